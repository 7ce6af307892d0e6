"""10.49 to 10.87: what records of 18xx.games may hold, each in a small scene of its own."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.games.eighteen_zoo.actions import (
    BuildStation,
    BuyCard,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    DiscardSquirrel,
    DrawnRun,
    DrawRuns,
    Keep,
    Launch,
    Lay,
    Mark,
    Pass,
    PutPatch,
    Rest,
    RunBest,
    Save,
    Sell,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.importer.canonical_state import canonical
from menagerie.games.eighteen_zoo.importer.replay import Replay
from menagerie.games.eighteen_zoo.rules import family_turn, rounds, stock_turn
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILY_OF,
    PHASE_4J,
    PHASE_4S,
    POWER_COST,
    POWER_OF,
    POWERS,
    STOCK_ROUND,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map import stations
from menagerie.games.eighteen_zoo.rules.map.board import O
from menagerie.games.eighteen_zoo.rules.map.track import NEUTRAL
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    BONUS,
    CLOSED,
    DISCARD,
    END,
    HARVEST,
    HIDDEN,
    HOME,
    NONE,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SQUIRRELS,
    TRACK,
    TURN,
    WITH_FAMILY,
)
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.state_builders import (
    RECORDS,
    allowed,
    cash,
    cell,
    deal_card,
    do,
    enrich,
    give,
    launch,
    lay,
    nest,
    owned,
    refreshed,
    refusal,
    squirrel,
    stand,
    stock_round,
    to_step,
    treasury,
    violation,
)
from tests.games.eighteen_zoo.test_records import family, game, player, power

GI, PB, PE, BB = FAMILY_OF["GI"], FAMILY_OF["PB"], FAMILY_OF["PE"], FAMILY_OF["BB"]
GREEK = "IT_S_ALL_GREEK_TO_ME"


def trading(compat: str = RECORDS, **families: int) -> EighteenZooState:
    """Monday's stock round; families that belong to seats; the first player's turn, no power for sale, no tickets."""
    state = stock_round(compat=compat)
    for name, seat in (families or {"GI": 0}).items():
        cash(state, state.waiting_on[0], 40)
        if state.waiting_on[0] != seat:
            do(state, Pass())
        launch(state, name, 7)
        while state.waiting_on[0] != 0:
            do(state, Pass())
    while state.waiting_on[0] != 0:
        do(state, Pass())
    state.tickets = [0] * state.players
    state.power_at = [HIDDEN if place == AVAILABLE else place for place in state.power_at]
    state.last_passed = state.passes = 0
    stock_turn.begin(state)
    return state


def acting(
    *names: str, step: str = SQUIRRELS, phase: int = 0, compat: str = RECORDS, money: int = 0
) -> EighteenZooState:
    """The giraffes of seat 0 with these squirrels in a step of their turn; the polar bears are seat 1's."""
    state = owned(families={"GI": 0, "PB": 1}, compat=compat)
    state.operating_order, state.turn_index = [GI, PB], 0
    squirrel(state, "GI", *names)
    family_turn.begin(state, GI)
    enrich(state, "GI", money)
    state.phase, state.step = phase, step
    return refreshed(state)


def shown(state: EighteenZooState, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = canonical(state, list(range(state.players)))["families"][name]["trains"]
    return found


def spent(state: EighteenZooState, name: str, owner: str) -> bool:
    """Still with its family, but of no use."""
    number = POWER_OF[name]
    return state.power_at[number] == WITH_FAMILY + FAMILY_OF[owner] and state.power_left[number] == 0


# --- the stock round


@pytest.mark.proves("18zoo", "10.49")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_greek_after_somebody_has_launched(compat: str) -> None:
    state = stock_round(compat=compat)
    launch(state, "GI")
    do(state, Pass())
    give(state, GREEK, 1)
    if compat == "rulebook":
        assert refusal(state, UsePower("IT_S_ALL_GREEK_TO_ME")) == "11.2"
        return
    do(state, UsePower("IT_S_ALL_GREEK_TO_ME"))
    assert refusal(state, UsePower("IT_S_ALL_GREEK_TO_ME")) == "11.2"
    do(state, Pass())
    assert state.waiting_on == (1,)  # Ben's second turn
    assert state.power_at[POWER_OF[GREEK]] == CLOSED


@pytest.mark.proves("18zoo", "10.50", "10.52")
def test_a_family_is_sold_once_a_turn_and_then_nothing_is_left() -> None:
    state = trading(GI=1)
    deal_card(state, 0, "GI_1", "GI_2")
    cash(state, 0, 0)
    stand(state, "GI", 4, 1)  # at 4 a sale brings less than any card costs
    again = state.clone()
    again.tickets[0] = 1
    do(again, Sell("GI", (1,)))
    assert refusal(again, Sell("GI", (2,))) == "6.2"
    do(state, Sell("GI", (1,)))
    assert state.waiting_on == (1,)


@pytest.mark.proves("18zoo", "10.51")
def test_the_same_cards_in_another_order_are_another_sale() -> None:
    state = trading(GI=1)
    deal_card(state, 0, "GI_1", "GI_2")
    stand(state, "GI", 1, 1)
    state.tickets[0] = 1
    do(state, Sell("GI", (1, 2)))
    assert cell(state, "GI") == (3, 1)
    for order, row in (((2, 1), 5), ((1, 2), 3)):
        later = state.clone()
        deal_card(later, 0, "GI_1", "GI_2")
        later.sold_now = 0
        do(later, Sell("GI", order))
        assert cell(later, "GI") == (row, 1)


@pytest.mark.proves("18zoo", "10.52", "10.32")
@pytest.mark.parametrize(
    ("change", "waits"),
    [
        ("nothing", False),
        ("ticket", True),
        ("power for sale", True),
        ("card to sell", True),
        ("parents with an heir", True),
        ("money for a card", True),
        ("money for a launch", True),
        ("full hand", False),
        ("MIDAS", True),
        ("HOLE", False),
    ],
)
def test_a_turn_ends_by_itself_when_nothing_is_left(change: str, waits: bool) -> None:
    state = trading(GI=0)
    cash(state, 0, 9)
    stand(state, "GI", 0, 3)  # at 10
    match change:
        case "ticket":
            state.tickets[0] = 1
        case "power for sale":
            state.power_at[POWER_OF["HOLE"]] = AVAILABLE
            for name in ("MOLES", "RABBITS", "WINGS"):
                give(state, name, 0)
        case "card to sell":
            deal_card(state, 0, "GI_1")
        case "parents with an heir":
            deal_card(state, 1, "GI_1", "GI_2")
        case "money for a card":
            stand(state, "GI", 1, 3)  # at 9
        case "money for a launch":
            cash(state, 0, 10)
        case "full hand":
            cash(state, 0, 40)
            state.card_limit = 1
        case "MIDAS" | "HOLE":
            give(state, change, 0)
    assert (refreshed(state).waiting_on == (0,)) == waits


@pytest.mark.proves("18zoo", "10.53", "10.45")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_nothing_between_a_launch_and_its_tiles(compat: str) -> None:
    state = stock_round(compat=compat)
    state.phase = 5
    give(state, "MIDAS", 0)
    do(state, Launch("GI", 9))
    for pending in (HOME, BONUS):
        assert state.pending == pending
        assert refusal(state, CashTicket()) == "6.3b" if pending == HOME else "6.3c"
        assert not allowed(state, UsePower("MIDAS"))
        home = next((action for action in state.legal(0) if isinstance(action, Lay)), Pass())
        do(state, home if pending == HOME else Pass())
    assert state.pending == TURN
    assert allowed(state, CashTicket())


@pytest.mark.proves("18zoo", "10.54", "10.33")
def test_the_next_family_is_counted_from_the_last_launch() -> None:
    state = stock_round(letter="D", compat=RECORDS)
    order = state.families
    names = [name for number in order for name, found in FAMILY_OF.items() if found == number]
    for name in (names[0], names[1], names[4]):
        state.bought = False
        cash(state, state.waiting_on[0], 40)
        launch(state, name)
        if state.bought:
            do(state, Pass())
    assert state.launchable == 1 << order[5]


@pytest.mark.proves("18zoo", "10.80")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
@pytest.mark.parametrize("new_phase", [True, False])
def test_a_phase_by_whatsup_closes_what_was_announced(compat: str, new_phase: bool) -> None:
    state = trading(compat, GI=0)
    give(state, "WHATSUP", 0)
    give(state, "MIDAS", 1)
    give(state, GREEK, 0)
    state.midas, state.greek, state.tickets = 1, True, [1, 1]
    enrich(state, "GI", 40)
    name = "3S-0" if new_phase else "2S-0"
    state.deck_at = squirrel_index(2)[name]
    do(refreshed(state), CallSquirrel("GI", name))
    closed = new_phase and compat == RECORDS
    assert (state.power_at[POWER_OF["MIDAS"]] == CLOSED) == closed
    assert (state.midas == NONE) == closed
    assert (state.power_at[POWER_OF[GREEK]] == CLOSED) == closed


@pytest.mark.proves("18zoo", "10.81", "10.47")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_pass_in_the_second_turn_ends_the_round_where_all_others_had_passed(compat: str) -> None:
    state = stock_round(compat=compat)
    launch(state, "GI")
    do(state, Pass(), Pass())  # Ben passes
    give(state, GREEK, 0)
    stand(state, "GI", 4, 1)
    do(state, BuyCard("GI", 1), UsePower("IT_S_ALL_GREEK_TO_ME"), Pass())
    assert state.waiting_on == (0,)
    do(state, Pass())
    assert (state.round_kind() == STOCK_ROUND) == (compat == "rulebook")


@pytest.mark.proves("18zoo", "10.81", "10.49")
def test_a_second_turn_may_be_lost_with_the_round() -> None:
    state = stock_round(compat=RECORDS)
    launch(state, "GI")
    do(state, Pass(), Pass())
    give(state, GREEK, 0)
    do(state, UsePower("IT_S_ALL_GREEK_TO_ME"), Pass())
    assert state.round_kind() != STOCK_ROUND
    assert state.power_at[POWER_OF[GREEK]] == CLOSED


# --- track, stations, marks


@pytest.mark.proves("18zoo", "10.55")
def test_more_tiles_may_lie_than_the_box_holds() -> None:
    state = owned(compat=RECORDS)
    nine = state.track.board.tiles.index["9"]
    lay(state, "K9", "57", 0)
    state.track.left[nine] = 0
    assert allowed(refreshed(state), Lay("K11", "9", 0))
    strict = owned()
    lay(strict, "K9", "57", 0)
    strict.track.left[nine] = 0
    assert refusal(refreshed(strict), Lay("K11", "9", 0)) == "1.2"


@pytest.mark.proves("18zoo", "10.55", "10.85")
def test_a_copy_that_lies_elsewhere_stops_the_import() -> None:
    table = Replay(game([]))
    table.state = table.translator.position = state = owned(compat=RECORDS)
    lay(state, "K9", "57", 0)
    assert table.play(family("lay_tile", "GI", hex="K11", tile="9-0", rotation=0)) is None
    found = table.play(family("lay_tile", "GI", hex="K13", tile="9-0", rotation=0))
    assert found is not None
    assert (found.paragraph, found.reason, found.facts) == ("10.55", "refusal-driven-by-hand", {"entry": "D55"})
    assert table.play(family("lay_tile", "GI", hex="K13", tile="9-1", rotation=0)) is None


@pytest.mark.proves("18zoo", "10.55", "6.3c")
def test_a_copy_and_its_twin_for_water_may_lie_at_once() -> None:
    """9-0 as bonus track, X9-0 on water; replaced by RABBITS, that copy is in the supply again and laid elsewhere."""
    table = Replay(game([]))
    table.state = table.translator.position = state = owned(families={"PB": 0}, compat=RECORDS)
    nine, box = state.track.board.tiles.index["9"], state.track.left[state.track.board.tiles.index["9"]]
    lay(state, "N10", "15", 0)
    give(state, "RABBITS", "PB")
    state.family, state.step, state.bonus_left = PB, BONUS, 1
    refreshed(state)
    assert state.pending == BONUS
    plain = next(
        lay
        for lay in state.legal(0)
        if isinstance(lay, Lay) and lay.tile == "9" and state.track.board.kind[track_index(state, lay.hex)] != O
    )
    assert table.play(family("lay_tile", "PB", hex=plain.hex, tile="9-0", rotation=plain.rotation)) is None
    state.operating_order, state.turn_index = [PB], 0
    family_turn.begin(state, PB)
    refreshed(state)
    assert table.play(family("lay_tile", "PB", hex="N12", tile="X9-0", rotation=0)) is None
    assert state.track.left[nine] == box - 2
    green = next(lay for lay in state.legal(0) if isinstance(lay, Lay) and lay.power == "RABBITS" and lay.hex == "N12")
    raw = power("lay_tile", "RABBITS", hex="N12", tile=f"X{green.tile}-0", rotation=green.rotation)
    assert table.play(raw) is None
    again = next(lay for lay in state.legal(0) if lay == Lay("N14", "9", 0))
    assert table.play(family("lay_tile", "PB", hex=again.hex, tile="X9-0", rotation=0)) is None
    found = table.play(power("lay_tile", "RABBITS", hex="N16", tile="9-0", rotation=0))
    assert found is not None
    assert found.facts == {"entry": "D55"}


@pytest.mark.proves("18zoo", "10.56")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_lay_by_a_power_forgets_the_ordinary_one(compat: str) -> None:
    state = owned(compat=compat)
    lay(state, "K9", "57", 0)
    state.phase = 5
    give(state, "RABBITS", "GI")
    do(refreshed(state), Lay("K11", "9", 0))
    green = next(
        action
        for action in state.legal(0)
        if isinstance(action, Lay) and action.power == "RABBITS" and action.hex == "K11"
    )
    do(state, green)
    assert (track_index(state, "K11") in state.laid) == (compat == "rulebook")
    found = state.check(0, Lay("K11", "80", 0))
    assert found is not None
    assert (found.reason == "refusal-same-hex") == (compat == "rulebook")


def track_index(state: EighteenZooState, hex: str) -> int:
    return state.track.board.index[hex]


@pytest.mark.proves("18zoo", "10.57")
def test_powers_between_two_maps_and_maps_that_are_spent() -> None:
    state = owned(compat=RECORDS)
    lay(state, "K9", "57", 0)
    for name in ("ANCIENT_MAPS", "WHEAT", "MOLES"):
        give(state, name, "GI")
    do(refreshed(state), Lay("K11", "9", 0, "ANCIENT_MAPS"))
    assert state.pending == SECOND_MAP
    assert refusal(state, Lay("K13", "9", 0)) == "7.1"
    do(state, Mark("WHEAT", "K9"))
    assert state.pending == SECOND_MAP
    do(state, next(action for action in state.legal(0) if isinstance(action, Lay) and action.power == "MOLES"))
    assert state.pending == SECOND_MAP
    do(state, Pass())
    assert state.pending == TRACK
    assert spent(state, "ANCIENT_MAPS", "GI")
    assert not [action for action in state.legal(0) if isinstance(action, Lay) and action.power == "ANCIENT_MAPS"]
    assert state.power_count(WITH_FAMILY + GI) == 2


@pytest.mark.proves("18zoo", "10.58")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_one_way_passes_the_hole_once_and_in_records_twice(compat: str) -> None:
    """From K17 into I19, out of C17, round a loop back into C17, and out of I19 by another exit."""
    state = owned(families={"PE": 0}, compat=compat)
    lay(state, "K17", "57", 1)
    lay(state, "J18", "9", 1)
    state.track.dig(track_index(state, "I19"), track_index(state, "C17"))
    _join(state, "C15", "7", 0, 5)
    assert refusal(refreshed(state), Lay("I17", "9", 0)) == "7.2"
    _join(state, "D16", "7", 1, 2)
    assert allowed(refreshed(state), Lay("I17", "9", 0)) == (compat == RECORDS)


def _join(state: EighteenZooState, hex: str, tile: str, *edges: int) -> None:
    """A tile in the rotation that joins these edges."""
    track = state.track
    tile_number = track.board.tiles.index[tile]
    wanted = sum(1 << edge for edge in edges)
    faces = {rotation: track.face_of(track_index(state, hex), tile_number, rotation) for rotation in range(6)}
    lay(state, hex, tile, next(rotation for rotation in faces if track.board.faces.exits[faces[rotation]] == wanted))


@pytest.mark.proves("18zoo", "10.59")
def test_wheat_ends_the_waiting_for_the_second_r_area() -> None:
    state = owned(compat=RECORDS)
    lay(state, "K9", "57", 0)
    for name in ("HOLE", "WHEAT"):
        give(state, name, "GI")
    do(refreshed(state), Mark("HOLE", "C17"))
    assert state.pending == SECOND_HOLE
    assert refusal(state, CashTicket(1)) == "11.20"
    do(state, Mark("WHEAT", "K9"))
    assert state.pending == TRACK
    do(state, Lay("K11", "9", 0))
    other = next(action for action in state.legal(0) if isinstance(action, Mark))
    do(state, other)
    assert state.power_at[POWER_OF["HOLE"]] == CLOSED
    assert min(state.track.hole) >= 0


@pytest.mark.proves("18zoo", "10.60")
def test_work_in_progress_in_the_space_of_a_family_to_come() -> None:
    state = owned(letter="D", families={"GI": 0}, compat=RECORDS)
    home = state.track.board.hexes[state.track.board.homes[BB]]
    lay(state, home, "619", 0)
    give(state, "WORK_IN_PROGRESS", "GI")
    do(refreshed(state), Mark("WORK_IN_PROGRESS", home))
    spaces = canonical(state, [0, 1])["cities"][home]
    assert (spaces["slots"], spaces["reserved"]) == (["BLOCK", None], ["BB"])
    state.track.launch(BB)
    assert canonical(state, [0, 1])["cities"][home]["slots"] == ["BB", None]
    assert NEUTRAL not in state.track.spaces


def keeping(compat: str) -> tuple[EighteenZooState, str]:
    """The giraffes have a space by THAT'S MINE on a tile with two spaces that they reach."""
    state = owned(families={"GI": 0}, compat=compat)
    lay(state, "K9", "57", 0)
    lay(state, "L4", "201", 5)
    for rotation in range(6):
        if not stations.station_places(state.track, GI):
            lay(state, "L4", "576", rotation)
    for name in ("THAT_S_MINE", "ON_A_DIET"):
        give(state, name, "GI")
    enrich(state, "GI", 20)
    do(refreshed(state), Mark("THAT_S_MINE", "L4"))
    return to_step(state, "station"), "L4"


@pytest.mark.proves("18zoo", "10.61")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_an_ordinary_station_in_the_kept_space(compat: str) -> None:
    state, hex = keeping(compat)
    by_power = state.clone()
    do(by_power, BuildStation(hex, "THAT_S_MINE"))
    assert by_power.power_at[POWER_OF["THAT_S_MINE"]] == CLOSED
    do(state, BuildStation(hex))
    assert spent(state, "THAT_S_MINE", "GI") == (compat == RECORDS)
    assert GI not in state.track.reserved


@pytest.mark.proves("18zoo", "10.62")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_station_beside_the_kept_space_ends_the_keeping(compat: str) -> None:
    state, hex = keeping(compat)
    do(state, BuildStation(hex, "ON_A_DIET"))
    assert spent(state, "THAT_S_MINE", "GI")
    assert GI not in state.track.reserved


@pytest.mark.proves("18zoo", "10.63")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_wheat_on_a_bare_home(compat: str) -> None:
    state = owned(compat=compat)
    state.track.face[track_index(state, "K9")] = state.track.board.printed[track_index(state, "K9")]
    give(state, "WHEAT", "GI")
    do(refreshed(state), Mark("WHEAT", "K9"))
    assert state.wheat[GI] == track_index(state, "K9")
    assert refusal(state, Mark("WHEAT", "L4")) == "4.3"


# --- runs


def running(*names: str, compat: str = RECORDS) -> EighteenZooState:
    """The giraffes are about to run between K9 and L4."""
    state = owned(families={"GI": 0, "PB": 1}, compat=compat)
    state.operating_order, state.turn_index = [GI, PB], 0
    lay(state, "K9", "57", 0)
    lay(state, "L4", "201", 5)
    squirrel(state, "GI", *names)
    family_turn.begin(state, GI)
    enrich(state, "GI", 0)
    state.step = RUN
    return refreshed(state)


@pytest.mark.proves("18zoo", "10.64")
def test_barrels_go_with_the_run() -> None:
    state = running("2S-0")
    give(state, "TWO_BARRELS", "GI")
    early = state.clone()
    early.step = TRACK
    assert refusal(refreshed(early), UsePower("TWO_BARRELS")) == "10.64"
    state.power_left[POWER_OF["TWO_BARRELS"]] = 1
    do(state, UsePower("TWO_BARRELS"))
    assert spent(state, "TWO_BARRELS", "GI")
    do(state, RunBest())
    assert (state.pending, state.power_at[POWER_OF["TWO_BARRELS"]]) == (HARVEST, CLOSED)
    assert state.barrels


@pytest.mark.proves("18zoo", "10.65")
@pytest.mark.parametrize(
    ("squeeze", "first", "paid"),
    [("family", "1S-0", 1), ("hidden", "1S-0", 4), ("player", "1S-0", 1), ("family", "2S-1", 4), ("hidden", "2S-1", 1)],
)
def test_water_goes_by_the_owner_of_the_first_runner(squeeze: str, first: str, paid: int) -> None:
    state = running("2S-0", "2S-1")
    give(state, "PATCH", "GI")
    if squeeze == "hidden":
        state.power_at[POWER_OF["A_SQUEEZE"]] = HIDDEN
    else:
        give(state, "A_SQUEEZE", "GI" if squeeze == "family" else 1)
    do(state, PutPatch("2S-0"))
    other = "2S-1" if first == "1S-0" else "1S-0"
    do(state, DrawRuns((DrawnRun(first, (), 50, 1), DrawnRun(other, (), 30, 0))))
    do(state, TakeOffPatch())
    before = treasury(state, "GI")
    do(state, Keep())
    assert treasury(state, "GI") - before - (80 + 24) // 25 == paid


@pytest.mark.proves("18zoo", "10.66")
def test_a_mark_under_the_patch_outlives_the_round() -> None:
    state = running("2S-0")
    give(state, "PATCH", "GI")
    do(state, RunBest(), Keep())
    to_step(state, END)
    do(state, PutPatch("2S-0"))
    state.round += 1
    rounds.begin_operating_round(state, [])
    family_turn.begin(state, GI)
    state.step = RUN
    assert shown(refreshed(state), "GI") == [{"id": "1S-0", "name": "1S"}]
    stand(state, "GI", 3, 2)
    do(state, TakeOffPatch())
    assert shown(state, "GI") == [{"id": "2S-0", "name": "2S", "operated": True}]
    assert cell(state, "GI") == (3, 1)  # no run, nothing kept


@pytest.mark.proves("18zoo", "10.67", "10.43", "10.42")
def test_a_last_run_is_put_off_when_the_patch_came_off_after_the_run() -> None:
    state = running("4S-0")
    give(state, "PATCH", "GI")
    do(state, PutPatch("4S-0"))
    state.phase, state.deck_at = PHASE_4J, squirrel_index(2)["4J-0"] + 1
    do(state, RunBest(), TakeOffPatch(), Keep())
    assert nest(state, "GI") == ["4S-0"]
    assert state.last_run == 1 << squirrel_index(2)["4S-0"]


@pytest.mark.proves("18zoo", "10.65", "10.67")
def test_a_patch_put_on_after_the_run_changes_nothing_of_it() -> None:
    """It ran as a 4S: when the PATCH comes off again before the harvest, this was its last run, and it has an owner."""
    state = running("4S-0")
    give(state, "PATCH", "GI")
    give(state, "A_SQUEEZE", "GI")
    state.phase, state.deck_at = PHASE_4J, squirrel_index(2)["4J-0"] + 1
    state.last_run = 1 << squirrel_index(2)["4S-0"]
    do(state, DrawRuns((DrawnRun("4S-0", (), 50, 1),)), PutPatch("4S-0"), TakeOffPatch())
    do(state, Keep())
    assert treasury(state, "GI") == 2 + 1 + 3
    assert nest(state, "GI") == []


# --- squirrels and the PATCH


@pytest.mark.proves("18zoo", "10.68")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_whether_more_is_bought_is_decided_before_the_question(compat: str) -> None:
    state = acting("2S-0", "3S-0", phase=1, compat=compat, money=99)
    give(state, "PATCH", "GI")
    state.deck_at = squirrel_index(2)["4S-0"]
    do(refreshed(state), BuySquirrel("4S-0"))
    assert state.pending == SAVE
    do(state, Pass())
    assert nest(state, "GI") == ["3S-0", "4S-0"]
    assert state.pending == (END if compat == RECORDS else SQUIRRELS)


@pytest.mark.proves("18zoo", "10.69")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_family_may_be_left_without_a_squirrel(compat: str) -> None:
    state = acting("3S Long-0", phase=PHASE_4J, compat=compat, step=TRACK)
    give(state, "PATCH", "GI")
    state.deck_at = squirrel_index(2)["4J-0"] + 1
    state.last_run = 1 << squirrel_index(2)["3S Long-0"]
    state.tickets[0] = 0
    state.treasury[GI] = 0
    do(refreshed(state), Pass())
    if state.pending == RUN:
        do(state, Rest())
    assert state.pending == SAVE
    do(state, Pass())
    assert nest(state, "GI") == []
    assert state.pending == (END if compat == RECORDS else SQUIRRELS)


@pytest.mark.proves("18zoo", "10.70")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_powers_before_the_patch_is_answered(compat: str) -> None:
    """Seat 1 is asked for the polar bears; the giraffes, whose turn it is, may still lay and mark."""
    state = acting("3S-0", phase=1, compat=compat, money=99)
    squirrel(state, "PB", "2S-0")
    give(state, "PATCH", 1)
    for name in ("WHEAT", "ANCIENT_MAPS"):
        give(state, name, "GI")
    state.deck_at = squirrel_index(2)["4S-0"]
    do(refreshed(state), BuySquirrel("4S-0"))
    assert (state.pending, state.waiting_on) == (SAVE, (1,))
    assert allowed(state, Mark("WHEAT", "K9"), 0) == (compat == RECORDS)
    lay_in_turn = violation(state, Lay("L8", "7", 0), 0)
    if compat == RECORDS:
        assert (lay_in_turn.paragraph, lay_in_turn.reason) == ("10.70", "refusal-answer-first")
    assert not allowed(state, CashTicket(1), 0)
    assert not allowed(state, Mark("WHEAT", "K9"), 1)
    if compat == RECORDS:
        state.apply(0, Mark("WHEAT", "K9"))
        assert (state.pending, state.waiting_on) == (SAVE, (1,))
    do(state, Save("2S-0"))
    assert shown(state, "PB") == [{"id": "1S-0", "name": "1S"}]


@pytest.mark.proves("18zoo", "10.57", "10.59", "10.70", "10.72")
@pytest.mark.parametrize("question", [SAVE, DISCARD])
def test_what_a_power_has_begun_is_ended_before_the_question(question: str) -> None:
    """The giraffes lay a first map, or name a first R area, while the owner of the polar bears is asked."""
    state = acting("3S-0", phase=1, money=99) if question == SAVE else discarding()
    for name in ("ANCIENT_MAPS", "HOLE"):
        give(state, name, "GI")
    lay(state, "K9", "57", 0)
    if question == SAVE:
        squirrel(state, "PB", "2S-0")
        give(state, "PATCH", 1)
        state.deck_at = squirrel_index(2)["4S-0"]
        do(refreshed(state), BuySquirrel("4S-0"))
    assert (state.pending, state.waiting_on) == (question, (1,))
    table = Replay(game([]))
    table.state = table.translator.position = state
    assert table.play(power("lay_tile", "ANCIENT_MAPS", hex="K11", tile="9-0", rotation=0)) is None
    assert (state.pending, state.waiting_on) == (SECOND_MAP, (0,))
    assert table.play(power("assign", "HOLE", target="C17", target_type="hex")) is None
    assert (state.pending, state.waiting_on) == (SECOND_HOLE, (0,))
    assert table.play(power("assign", "HOLE", target="I19", target_type="hex")) is None
    assert table.play(power("pass", "ANCIENT_MAPS")) is None
    assert spent(state, "ANCIENT_MAPS", "GI")
    assert (state.pending, state.waiting_on) == (question, (1,))


@pytest.mark.proves("18zoo", "10.70")
def test_squirrels_the_patch_can_not_help_go_at_once() -> None:
    state = acting("3S-0", phase=1, money=99)
    squirrel(state, "PB", "2S-0")
    give(state, "PATCH", 1)
    for name in ("TWO_BARRELS", "MOLES", "ANCIENT_MAPS"):
        give(state, name, "PB")
    state.power_left[POWER_OF["ANCIENT_MAPS"]] = 0  # spent ones count
    state.deck_at = squirrel_index(2)["4S-0"]
    do(refreshed(state), BuySquirrel("4S-0"))
    assert state.pending != SAVE
    assert nest(state, "PB") == []


@pytest.mark.proves("18zoo", "10.71")
def test_in_a_stock_round_the_discards_come_before_the_question() -> None:
    state = trading(GI=0)
    for name in ("WHATSUP", "PATCH"):
        give(state, name, 0)
    squirrel(state, "GI", "2S-0", "2S-1", "3S-0")
    state.phase, state.deck_at = 1, squirrel_index(2)["4S-0"]
    enrich(state, "GI", 99)
    do(refreshed(state), CallSquirrel("GI", "4S-0"))
    assert state.pending == DISCARD
    assert refusal(state, CashTicket()) == "7.6b" or not state.tickets[0]
    do(state, DiscardSquirrel("2S-0"))
    assert (state.pending, state.kitchen_squirrels) == (SAVE, [0])
    assert refusal(state, Save("2S-0")) == "11.19"
    do(state, Pass())
    assert nest(state, "GI") == ["3S-0", "4S-0"]
    assert state.kitchen_squirrels == []


def discarding(compat: str = RECORDS) -> EighteenZooState:
    """In the giraffes' turn the polar bears of seat 1 have to discard; they wear the PATCH."""
    state = acting("4S Perm-0", phase=4, compat=compat, money=20)
    squirrel(state, "PB", "3S Long-0", "4S-0", "4S-1")
    state.deck_at = squirrel_index(2)["5S-0"] + 1
    give(state, "PATCH", "PB")
    state.patched = squirrel_index(2)["4S-0"]
    assert (refreshed(state).pending, state.waiting_on) == (DISCARD, (1,))
    return state


@pytest.mark.proves("18zoo", "10.72", "10.45")
def test_tickets_and_the_patch_while_a_family_has_to_discard() -> None:
    state = discarding()
    value, had = state.ticket(), treasury(state, "PB")
    assert not allowed(state, CashTicket(1), 0)
    assert not allowed(state, CashTicket(0), 1)
    state.apply(1, CashTicket(1))
    assert (treasury(state, "PB"), state.pending) == (had + 1, DISCARD)
    assert value > 1
    off = state.clone()
    off.apply(1, TakeOffPatch())
    assert (off.patched, off.pending) == (NONE, DISCARD)
    give(state, "WHEAT", "GI")
    state.apply(0, Mark("WHEAT", "K9"))
    assert (state.wheat[GI], state.pending) == (track_index(state, "K9"), DISCARD)
    forced = state.clone()
    forced.turn_over = True
    assert not allowed(forced, CashTicket(1), 1)
    assert not allowed(discarding("rulebook"), CashTicket(1), 1)


@pytest.mark.proves("18zoo", "10.72")
def test_a_ticket_of_a_record_names_the_family_that_discards() -> None:
    table = Replay(game([]))
    table.state = table.translator.position = state = discarding()
    had = treasury(state, "PB")
    ticket = power("choose_ability", "ZOOTicket 1 - Ben", choice={"type": "sell", "price": 2, "corporation": "GI"})
    assert table.play(ticket) is not None
    ticket["choice"]["corporation"] = "PB"
    assert table.play(ticket) is None
    assert treasury(state, "PB") == had + 2
    off = power("choose_ability", "PATCH", choice={"type": "remove_bandage", "corporation": "PB"})
    assert table.play(off) is None
    assert table.play(family("discard_train", "PB", train="4S-1")) is None
    assert state.kitchen_squirrels == [squirrel_index(2)["4S-1"]]


@pytest.mark.proves("18zoo", "10.73")
def test_the_1s_is_discarded_and_comes_back() -> None:
    strict = discarding("rulebook")
    assert refusal(strict, DiscardSquirrel("4S-0")) == "7.6b"
    state = discarding()
    do(state, DiscardSquirrel("1S-0"))
    table = canonical(state, [0, 1])
    assert (table["kitchen_trains"], table["patched_train"]) == (["1S-0"], "4S-0")
    assert (nest(state, "PB"), state.wears_patch(PB)) == (["3S Long-0", "4S-1"], False)
    assert state.family_has(PB, POWER_OF["PATCH"])
    assert refusal(state, BuySquirrel("4S-0")) == "7.6"
    family_turn.begin(state, PB)
    do(refreshed(state), TakeOffPatch())
    assert (nest(state, "PB"), state.kitchen_squirrels) == (["3S Long-0", "4S-1", "4S-0"], [])


@pytest.mark.proves("18zoo", "10.74")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_whatsup_for_a_family_with_the_patch(compat: str) -> None:
    state = trading(compat, GI=0)
    give(state, "WHATSUP", 0)
    give(state, "PATCH", "GI")
    squirrel(state, "GI", "2S-0", "3S-0")
    state.patched = 0
    state.phase = 1
    enrich(state, "GI", 40)
    name = state.squirrel_name(state.deck_at)
    assert allowed(refreshed(state), CallSquirrel("GI", name)) == (compat == RECORDS)


@pytest.mark.proves("18zoo", "10.75")
@pytest.mark.parametrize(
    ("compat", "left", "next_"), [(RECORDS, True, END), (RECORDS, False, SQUIRRELS), ("rulebook", True, SQUIRRELS)]
)
def test_a_patch_that_comes_off_after_the_purchases(compat: str, left: bool, next_: str) -> None:
    state = acting("2S-0", *(["3S-0"] if left else []), step=END, phase=PHASE_4S, compat=compat, money=40)
    give(state, "PATCH", "GI")
    state.patched = 0
    do(refreshed(state), TakeOffPatch())
    assert nest(state, "GI") == (["3S-0"] if left else [])
    assert state.pending == next_


@pytest.mark.proves("18zoo", "10.76")
def test_a_squirrel_saved_by_the_question_leaves_with_the_patch() -> None:
    state = acting("4S-0", step=HARVEST, phase=PHASE_4J, money=99)
    give(state, "PATCH", "GI")
    state.deck_at = squirrel_index(2)["4J-0"] + 1
    state.last_run = 1 << squirrel_index(2)["4S-0"]
    state.harvest, state.step = 20, HARVEST
    at_will = refreshed(state).clone()
    do(at_will, PutPatch("4S-0"), Keep(), TakeOffPatch())
    assert [train.get("obsolete") for train in shown(at_will, "GI")] == [True]
    do(state, Keep(), Save("4S-0"), TakeOffPatch())
    assert nest(state, "GI") == []
    assert refusal(state, Pass()) == "7.6"


@pytest.mark.proves("18zoo", "10.77")
def test_half_of_the_parents_may_be_sold_beyond_the_need() -> None:
    """Treasury 23, parents 11, only the 5S (30) on offer, surplus 4; at reputation 6."""
    state = acting("4S Perm-0", money=23, phase=4)
    state.deck_at = squirrel_index(2)["5S-0"]
    cash(state, 0, 11)
    deal_card(state, 0, "PB_0", "PB_1")
    deal_card(state, 1, "PB_2", "PB_3", "PB_4")
    stand(state, "PB", 3, 2)
    assert refusal(refreshed(state), Sell("PB", (1,))) == "10.77"
    do(state, Sell("PB", (0,), True))
    assert state.cash[0] == 17


@pytest.mark.proves("18zoo", "10.78")
def test_after_a_sale_the_cheaper_squirrel_may_be_bought() -> None:
    """Treasury 29, parents 11: 40 is below 47, cards are sold for 5, the 2J for 37 is bought, 8 stay."""
    state = acting(money=29, phase=5)
    state.deck_at = squirrel_index(2)["4J-0"]
    cash(state, 0, 11)
    deal_card(state, 0, "PB_1")
    stand(state, "PB", 3, 1)
    do(refreshed(state), Sell("PB", (1,)))
    assert state.cash[0] == 16
    do(state, BuySquirrel("4J-0", "2J"))
    assert state.cash[0] == 8


@pytest.mark.proves("18zoo", "10.79")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_cards_are_sold_without_need(compat: str) -> None:
    state = acting("2S-0", "2S-1", money=3, phase=1, compat=compat)
    state.deck_at = squirrel_index(2)["3S-1"]
    cash(state, 0, 8)
    deal_card(state, 0, "PB_1")
    stand(state, "PB", 3, 2)
    assert refreshed(state).pending == SQUIRRELS
    assert allowed(state, Sell("PB", (1,))) == (compat == RECORDS)
    assert refusal(state, Sell("GI", (0,))) in ("6.2a", "7.6.1")


# --- what the pages never offer


@pytest.mark.proves("18zoo", "10.82", "10.83", "10.84", "10.86", "10.87")
@pytest.mark.parametrize(
    ("raw", "entry"),
    [
        (family("buy_train", "GI", train="2S-0", price=1), 82),
        (power("choose_ability", "ZOOTicket 1 - Ada", choice={"type": "sell", "price": 99, "corporation": "GI"}), 82),
        (player("sell_shares", "Ada", shares=["GI_0"], percent=20), 83),
        (family("lay_tile", "GI", hex="K11", tile="80-0", rotation=0), 84),
        (family("buy_train", "GI", train="4S-0", price=20, variant="4S Perm"), 82),
        (power("assign", "WHEAT", target="L4", target_type="hex"), 86),
        (power("assign", "WHEAT", target="K11", target_type="hex"), 86),
        (power("assign", "HOLE", target="K11", target_type="hex"), 87),
    ],
)
def test_what_the_pages_never_offer_is_named_by_its_entry(raw: dict[str, Any], entry: int) -> None:
    table = Replay(game([]))
    step = SQUIRRELS if raw["type"] in ("buy_train", "sell_shares") else TRACK
    table.state = table.translator.position = state = acting(step=step)
    lay(state, "K9", "57", 0)
    lay(state, "K11", "9", 0)
    lay(state, "L4", "201", 5)
    state.kitchen_squirrels = [squirrel_index(2)["4S-0"]]
    for name in ("WHEAT", "HOLE"):
        give(state, name, "GI")
    found = table.play(raw)
    assert found is not None
    assert (found.paragraph, found.facts) == (f"10.{entry}", {"entry": f"D{entry}"})


@pytest.mark.proves("18zoo", "10.3")
def test_a_power_of_a_stock_round_has_its_printed_price() -> None:
    table = Replay(game([]))
    table.state = table.translator.position = state = stock_round(compat=RECORDS)
    name = POWERS[state.powers_of(AVAILABLE)[0]]
    cost = POWER_COST[POWER_OF[name]]
    found = table.play(player("buy_company", "Ada", company=name, price=cost + 1))
    assert found is not None
    assert (found.paragraph, found.facts) == ("10.3", {"cost": cost})
    assert table.play(player("buy_company", "Ada", company=name, price=cost)) is None
