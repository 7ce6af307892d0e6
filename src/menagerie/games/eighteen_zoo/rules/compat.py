"""Where the rulebook and 18xx.games part: one switch a divergence, named as the ledger's section 10 numbers them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class Readings:
    """All off is the rulebook, all on is what records of 18xx.games follow. Those of the map are in `map.reading`."""

    __slots__ = (
        "any_card",
        "cash_a_on_map_a",
        "dividend_with_water",
        "end_by_hand",
        "fewer_elephants",
        "first_launch_colour",
        "forced_in_bulk",
        "free_diet",
        "hand_at_launch",
        "hasty_maps",
        "home_always_asked",
        "kept_on_top",
        "late_water",
        "marks_by_set",
        "no_limit_exception",
        "no_sale_forced",
        "no_sale_needed",
        "open_phase",
        "over_three_powers",
        "patch_at_will",
        "powers_when_forced",
        "recorded_prices",
        "recorded_runs",
        "records",
        "sold_again",
        "sold_in_order",
        "tickets_for_families",
        "unasked_trades",
        "whatsup_kitchen",
        "whatsup_spares",
        "wide_launch",
    )  # fmt: skip

    def __init__(self, records: bool) -> None:
        self.records: bool = records
        self.cash_a_on_map_a: bool = records  # D01
        self.fewer_elephants: bool = records  # D02
        self.recorded_prices: bool = records  # D03
        self.kept_on_top: bool = records  # D06
        self.dividend_with_water: bool = records  # D10
        self.late_water: bool = records  # D15
        self.recorded_runs: bool = records  # D16
        self.free_diet: bool = records  # D20
        self.open_phase: bool = records  # D21, tiles
        self.first_launch_colour: bool = records  # D21, launches
        self.hasty_maps: bool = records  # D25
        self.home_always_asked: bool = records  # D28: a launch is followed by one action, if only a pass
        self.marks_by_set: bool = records  # D29
        self.sold_again: bool = records  # D29: a family's cards in several sales of one turn
        self.no_limit_exception: bool = records  # D30
        self.no_sale_forced: bool = records  # D31
        self.over_three_powers: bool = records  # D32
        self.wide_launch: bool = records  # D33
        self.any_card: bool = records  # D34: any card of the lounge, not just the top one
        self.sold_in_order: bool = records  # D34: cards come into the kitchen in the order they are named
        self.forced_in_bulk: bool = records  # D37
        self.powers_when_forced: bool = records  # D38
        self.no_sale_needed: bool = records  # D39: sales first, the purchase afterwards
        self.whatsup_spares: bool = records  # D41, last runs
        self.whatsup_kitchen: bool = records  # D41, kitchen
        self.patch_at_will: bool = records  # D42
        self.unasked_trades: bool = records  # D44
        self.tickets_for_families: bool = records  # D45
        self.hand_at_launch: bool = records  # D45: tickets and blue powers before the home tile is laid
        self.end_by_hand: bool = records  # D48


RULEBOOK: Final = Readings(False)
RECORDS: Final = Readings(True)
