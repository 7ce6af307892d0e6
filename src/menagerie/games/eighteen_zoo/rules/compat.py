"""Where 18xx.games plays otherwise than the rulebook: one switch a difference, with its paragraph in the rules.

A table plays by the rulebook with all switches off. Records of 18xx.games are replayed with all of them on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class Compat:
    """All switches; what each one does when it is on stands beside it."""

    __slots__ = (
        "any_lounge_card",
        "any_two_stops",
        "barrels_after_doubling",
        "cash_27_on_map_a",
        "dividend_with_water",
        "end_by_hand",
        "fewer_elephant_stations",
        "forced_sale_first",
        "forced_sale_sorts",
        "free_diet_station",
        "home_always_asked",
        "kept_on_top",
        "late_water",
        "launch_any_family",
        "launch_in_any_phase",
        "marks_by_sale",
        "no_centre_hole",
        "no_limit_exception",
        "no_sale_down_to_limit",
        "oldest_card_comes_back",
        "over_three_powers",
        "patch_at_any_time",
        "patch_when_forced",
        "player_acts_at_launch",
        "powers_shown_late",
        "recorded_prices",
        "recorded_runs",
        "records",
        "run_through_r",
        "run_to_stub",
        "second_map_at_once",
        "skips_by_the_moment",
        "sold_again",
        "sold_in_order",
        "ticket_for_family_only",
        "tiles_in_any_phase",
        "trades_without_asking",
        "two_in_hole",
        "two_waters",
        "unpatched_runs_once_more",
        "water_copy_kept",
        "water_tiles_swapped",
        "whatsup_from_kitchen",
        "whatsup_keeps_last_runs",
        "work_on_unlaunched_homes",
    )  # fmt: skip

    def __init__(self, records: bool) -> None:
        self.records: bool = records
        # set-up and money
        self.cash_27_on_map_a: bool = records  # 10.1: four players on map A start with 27
        self.fewer_elephant_stations: bool = records  # 10.2: the Elephants have two stations beyond the home
        self.recorded_prices: bool = records  # 10.3: the price a record names for a power is taken
        # the stock board and the harvest
        self.kept_on_top: bool = records  # 10.6: a token that stays in its box keeps its place in the stack
        self.dividend_with_water: bool = records  # 10.10: the dividend is looked up with the water income added
        # runs
        self.run_through_r: bool = records  # 10.11: a run may pass through an R area, which counts as a stop
        self.two_waters: bool = records  # 10.12: an O hex with two separate tracks is two O areas
        self.barrels_after_doubling: bool = records  # 10.13: a 4J or 2J doubles before TWO BARRELS add their 10
        self.late_water: bool = records  # 10.15: water is paid with the harvest, not with the run
        self.recorded_runs: bool = records  # 10.16: the nuts and waters a record names for a run are taken
        self.run_to_stub: bool = records  # 10.18: a run may end on a stub of track, which counts nothing
        self.any_two_stops: bool = records  # 10.18: an O or a stub is one of the two stops a run needs
        self.two_in_hole: bool = records  # 10.19: at most two squirrels of a family run through the HOLE
        self.no_centre_hole: bool = records  # 10.19: the R area in the centre of BASE-2 takes no HOLE
        # track and stations
        self.free_diet_station: bool = records  # 10.20: a station with ON A DIET costs nothing
        self.tiles_in_any_phase: bool = records  # 10.21: tiles of every colour, since only its pages check the phase
        self.launch_in_any_phase: bool = records  # 10.21: launches at every value, for the same reason
        self.water_tiles_swapped: bool = records  # 10.22: on an O hex tiles 23 and 24 have each other's shape
        self.water_copy_kept: bool = records  # 10.22: bonus track takes 7 or X7 out of the supply, not both
        self.second_map_at_once: bool = records  # 10.25: the second tile of ANCIENT MAPS follows the first at once
        self.home_always_asked: bool = records  # 10.28: a launch is followed by one action, if only a pass
        # cards and launches
        self.marks_by_sale: bool = records  # 10.29: the same set of cards, not each card, lowers the reputation once
        self.sold_again: bool = records  # 10.29: cards of a family may be sold several times in a turn
        self.no_limit_exception: bool = records  # 10.30: no card beyond the limit, not even for the parents
        self.no_sale_down_to_limit: bool = records  # 10.31: too many cards need not be sold
        self.over_three_powers: bool = records  # 10.32: a fourth power is not refused
        self.launch_any_family: bool = records  # 10.33: any family may be launched next
        self.any_lounge_card: bool = records  # 10.34: any card of the lounge, not only the top one
        self.sold_in_order: bool = records  # 10.34: cards come into the kitchen in the order they are named
        # squirrels
        self.forced_sale_first: bool = records  # 10.37, 10.39: cards are sold first, the squirrel is bought afterwards
        self.whatsup_keeps_last_runs: bool = records  # 10.41: a 4J by WHATSUP leaves the buyer's own a last run
        self.whatsup_from_kitchen: bool = records  # 10.41: WHATSUP may buy from the kitchen
        self.patch_at_any_time: bool = records  # 10.42: the PATCH may be put on a squirrel that does not retire
        self.trades_without_asking: bool = records  # 10.44: the other player is not asked
        # tickets and the end
        self.ticket_for_family_only: bool = records  # 10.45: at least 1 for the family; none in the draft
        self.player_acts_at_launch: bool = records  # 10.45: tickets and blue powers before the home tile is laid
        self.end_by_hand: bool = records  # 10.48: the players may agree to stop
        # a family's turn
        self.skips_by_the_moment: bool = records  # 10.24: a step is skipped even if a power could make it possible
        self.unpatched_runs_once_more: bool = records  # 10.43: a 4S or 3S LONG without its PATCH has a last run
        self.oldest_card_comes_back: bool = records  # 10.34: in a part sale the oldest in the kitchen returns
        self.patch_when_forced: bool = records  # 10.38: the PATCH may be used after a forced purchase
        self.work_on_unlaunched_homes: bool = records  # 10.27: WORK IN PROGRESS beside a kept home space
        self.powers_shown_late: bool = records  # 10.36: powers to come are put up when the next stock round begins
        self.forced_sale_sorts: bool = records  # 10.7: a forced sale sorts the families still to come anew


RULEBOOK: Final = Compat(False)
RECORDS: Final = Compat(True)


def compat_of(records: bool) -> Compat:
    return RECORDS if records else RULEBOOK
