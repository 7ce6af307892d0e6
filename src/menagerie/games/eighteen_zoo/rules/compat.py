"""Where 18xx.games plays otherwise than the rulebook: one switch a difference, with its number D and what it does.

A table plays by the rulebook with all switches off. Records of 18xx.games are replayed with all of them on. D06 is
paragraph 10.6 of the rules, and so on.
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
        "barrels_go_with_run",
        "block_in_kept_space",
        "buying_decided_first",
        "cash_27_on_map_a",
        "discards_before_patch",
        "dividend_with_water",
        "end_by_hand",
        "fewer_elephant_stations",
        "forced_sale_first",
        "forced_sale_sorts",
        "free_diet_station",
        "greek_after_launch",
        "hole_has_two_tracks",
        "home_always_asked",
        "idle_turns_end",
        "kept_on_top",
        "last_turns_passed",
        "late_patch_buys_none",
        "late_water",
        "launch_any_family",
        "launch_in_any_phase",
        "lay_again_after_power",
        "marked_as_run",
        "marks_by_sale",
        "no_centre_hole",
        "no_limit_exception",
        "no_sale_down_to_limit",
        "oldest_card_comes_back",
        "others_act_in_between",
        "over_three_powers",
        "patch_at_any_time",
        "patch_when_forced",
        "patched_discarded",
        "phase_closes_announced",
        "powers_shown_late",
        "recorded_prices",
        "recorded_runs",
        "records",
        "run_through_r",
        "run_to_stub",
        "sale_without_need",
        "saved_leave_at_once",
        "second_map_at_once",
        "skips_by_the_moment",
        "sold_in_order",
        "spent_maps_stay",
        "supply_not_checked",
        "thats_mine_stays",
        "ticket_for_family_only",
        "tiles_in_any_phase",
        "trades_without_asking",
        "two_in_hole",
        "two_waters",
        "unpatched_runs_once_more",
        "water_by_first_runner",
        "water_tiles_swapped",
        "whatsup_from_kitchen",
        "whatsup_keeps_last_runs",
        "whatsup_with_patch",
        "wheat_ends_waiting",
        "work_on_unlaunched_homes",
    )  # fmt: skip

    def __init__(self, records: bool) -> None:
        self.records: bool = records
        # set-up and money
        self.cash_27_on_map_a: bool = records  # D01: four players on map A start with 27
        self.fewer_elephant_stations: bool = records  # D02: the Elephants have two stations beyond the home
        self.recorded_prices: bool = records  # D03: the price a record names in the draft is taken
        # the stock board and the harvest
        self.kept_on_top: bool = records  # D06: a token that stays in its box keeps its place in the stack
        self.dividend_with_water: bool = records  # D10: the dividend is looked up with the water income added
        # runs
        self.run_through_r: bool = records  # D11: a run may pass through an R area, which counts as a stop
        self.two_waters: bool = records  # D12: an O hex with two separate tracks is two O areas
        self.barrels_after_doubling: bool = records  # D13: a 4J or 2J doubles before TWO BARRELS add their 10
        self.late_water: bool = records  # D15: water is paid with the harvest, not with the run
        self.recorded_runs: bool = records  # D16: the nuts and waters a record names for a run are taken
        self.run_to_stub: bool = records  # D18: a run may end on a stub of track, which counts nothing
        self.any_two_stops: bool = records  # D18: an O or a stub is one of the two stops a run needs
        self.two_in_hole: bool = records  # D19: at most two squirrels of a family run through the HOLE
        self.no_centre_hole: bool = records  # D19: the R area in the centre of BASE-2 takes no HOLE
        self.barrels_go_with_run: bool = records  # D64: TWO BARRELS at the run only; used up, they stay until a run
        self.water_by_first_runner: bool = records  # D65: water goes by the owner of the first squirrel in the list
        self.marked_as_run: bool = records  # D66: a mark keeps a squirrel from running, under the PATCH for longer
        # track and stations
        self.free_diet_station: bool = records  # D20: a station with ON A DIET costs nothing
        self.tiles_in_any_phase: bool = records  # D21: tiles of every colour, since only its pages check the phase
        self.launch_in_any_phase: bool = records  # D21: launches at every value, for the same reason
        self.water_tiles_swapped: bool = records  # D22: on an O hex tiles 23 and 24 have each other's shape
        self.second_map_at_once: bool = records  # D25: the second tile of ANCIENT MAPS follows the first at once
        self.home_always_asked: bool = records  # D28: a launch is followed by one action, if only a pass
        self.supply_not_checked: bool = records  # D55: copies come back twice, so more may lie than the box holds
        self.lay_again_after_power: bool = records  # D56: a lay by a power forgets the ordinary one on its hex
        self.spent_maps_stay: bool = records  # D57: ANCIENT MAPS declined after the first tile stay, spent
        self.hole_has_two_tracks: bool = records  # D58: for what a family reaches, one way may pass the HOLE twice
        self.wheat_ends_waiting: bool = records  # D59: WHEAT after the first R area: the second may come later
        self.block_in_kept_space: bool = records  # D60: WORK IN PROGRESS takes the space kept for a family to come
        self.thats_mine_stays: bool = records  # D61: an ordinary station in the kept space leaves THAT'S MINE, spent
        # cards and launches
        self.marks_by_sale: bool = records  # D29, D51: a list of cards in its order, not each card, is marked
        self.no_limit_exception: bool = records  # D30: no card beyond the limit, not even for the parents
        self.no_sale_down_to_limit: bool = records  # D31: too many cards need not be sold
        self.over_three_powers: bool = records  # D32: a fourth power is not refused
        self.launch_any_family: bool = records  # D33: any family may be launched next
        self.any_lounge_card: bool = records  # D34: any card of the lounge, not only the top one
        self.sold_in_order: bool = records  # D34: cards come into the kitchen in the order they are named
        # turns of a stock round
        self.greek_after_launch: bool = records  # D49: GREEK needs no sale or purchase once a family was launched
        self.idle_turns_end: bool = records  # D52: a turn in which nothing is left to do ends by itself
        self.phase_closes_announced: bool = records  # D80: a phase by WHATSUP closes MIDAS and GREEK if announced
        self.last_turns_passed: bool = records  # D81: a round ends when everybody's last turn was a pass
        # squirrels
        self.forced_sale_first: bool = records  # D37, D39: cards are sold first, the squirrel is bought afterwards
        self.whatsup_keeps_last_runs: bool = records  # D41: a 4J by WHATSUP leaves the buyer's own a last run
        self.whatsup_from_kitchen: bool = records  # D41: WHATSUP may buy from the kitchen
        self.patch_at_any_time: bool = records  # D42: the PATCH may be put on a squirrel that does not retire
        self.sale_without_need: bool = records  # D79: cards may be sold in any buy step
        self.buying_decided_first: bool = records  # D68, D69: whether more is bought, before the PATCH
        self.others_act_in_between: bool = records  # D57, D70, D72: what may come before a question is answered
        self.discards_before_patch: bool = records  # D71: in a stock round discards come before the PATCH
        self.patched_discarded: bool = records  # D73: the 1S may be discarded; it lies in the kitchen for 0
        self.whatsup_with_patch: bool = records  # D74: WHATSUP for a family that wears the PATCH
        self.late_patch_buys_none: bool = records  # D75: PATCH off after the buy step: only a family without buys
        self.saved_leave_at_once: bool = records  # D76: saved by the question, it leaves when the PATCH comes off
        self.trades_without_asking: bool = records  # D44: the other player is not asked
        # tickets and the end
        self.ticket_for_family_only: bool = records  # D45: at least 1 for the family; none in the draft
        self.end_by_hand: bool = records  # D48: the players may agree to stop
        # a family's turn
        self.skips_by_the_moment: bool = records  # D24: a step is skipped even if a power could make it possible
        self.unpatched_runs_once_more: bool = records  # D43: a 4S or 3S LONG without its PATCH has a last run
        self.oldest_card_comes_back: bool = records  # D34: in a part sale the oldest in the kitchen returns
        self.patch_when_forced: bool = records  # D38: the PATCH may be used after a forced purchase
        self.work_on_unlaunched_homes: bool = records  # D27: WORK IN PROGRESS beside a kept home space
        self.powers_shown_late: bool = records  # D36: powers to come are put up when the next stock round begins
        self.forced_sale_sorts: bool = records  # D07: a forced sale sorts the families still to come anew


RULEBOOK: Final = Compat(False)
RECORDS: Final = Compat(True)


def compat_of(records: bool) -> Compat:
    return RECORDS if records else RULEBOOK
