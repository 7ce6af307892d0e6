"""11: the twenty powers, to the letter; 10: where records read them otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.games.eighteen_zoo.actions import (
    Approach,
    BuildStation,
    BuyCard,
    BuyPower,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    DrawnRun,
    DrawRuns,
    Keep,
    Lay,
    Mark,
    NamePrice,
    Pass,
    PutPatch,
    RunBest,
    Save,
    Share,
    TakeDaysOff,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.events import Ran
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF, POWER_OF, squirrel_index
from menagerie.games.eighteen_zoo.rules.position import AVAILABLE, CLOSED
from menagerie.games.eighteen_zoo.rules.powers import has_usable_blue_power
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
    new,
    owned,
    refreshed,
    refusal,
    squirrel,
    stand,
    station,
    stock_round,
    to_step,
    treasury,
)

GI, PB, LI = FAMILY_OF["GI"], FAMILY_OF["PB"], FAMILY_OF["LI"]


def gone(state: EighteenZooState, power: str) -> bool:
    return state.power_at[POWER_OF[power]] == CLOSED


def run(squirrel: str, *hexes: str) -> DrawRuns:
    return DrawRuns((DrawnRun(squirrel, hexes),))


def bears(power: str = "", **options: Any) -> EighteenZooState:
    """Polar bears with a power, a 2S, their home, water at N12 and N14, and the Y area of L4 within reach."""
    state = owned(families={"PB": 0, "GI": 1}, **options)
    state.operating_order = [PB, GI]
    state.family = PB
    lay(state, "N10", "57", 0)
    lay(state, "N12", "9", 0)
    lay(state, "N14", "8", 1)
    lay(state, "L4", "201", 5)
    squirrel(state, "PB", "2S-0")
    enrich(state, "PB", 20)
    if power:
        give(state, power, "PB")
    return refreshed(state)


ALL_WATER = ("L4", "L6", "K7", "L8", "M9", "N8", "N10", "N12", "N14")


# --- blue ones


@pytest.mark.proves("18zoo", "11.1", "4.3")
def test_midas_is_first() -> None:
    state = stock_round(3)
    assert refusal(state, UsePower("MIDAS")) == "4.3"
    give(state, "MIDAS", 2)
    cash(state, 0, 50)
    do(state, Pass(), Pass(), UsePower("MIDAS"))
    assert refusal(state, UsePower("MIDAS")) == "11.1"
    do(state, Pass())
    assert state.order == [2, 0, 1]
    assert gone(state, "MIDAS")


@pytest.mark.proves("18zoo", "11.2", "10.47")
def test_greek_takes_another_turn() -> None:
    state = stock_round()
    give(state, "IT_S_ALL_GREEK_TO_ME", 0)
    give(state, "HOLE", AVAILABLE)
    give(state, "WHEAT", AVAILABLE)
    greek = UsePower("IT_S_ALL_GREEK_TO_ME")
    assert refusal(state, greek) == "11.2"
    do(state, BuyPower("HOLE"), greek)
    assert refusal(state, greek) == "11.2"
    do(state, Pass())
    assert state.waiting_on == (0,)
    assert gone(state, "IT_S_ALL_GREEK_TO_ME")
    do(state, BuyPower("WHEAT"), Pass())
    assert state.waiting_on == (1,)


@pytest.mark.proves("18zoo", "11.3", "10.46")
def test_responsibility_pays_at_once() -> None:
    for state in (stock_round(), new()):
        give(state, "TOO_MUCH_RESPONSIBILITY", AVAILABLE)
        seat = state.waiting_on[0]
        before = state.cash[seat]
        do(state, BuyPower("TOO_MUCH_RESPONSIBILITY"))
        assert state.cash[seat] == before + 2
        assert gone(state, "TOO_MUCH_RESPONSIBILITY")


@pytest.mark.proves("18zoo", "11.4", "4.3")
def test_days_off_move_any_family_right() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    do(state, Pass())
    give(state, "DAYS_OFF", 1)
    assert refusal(state, TakeDaysOff("PB")) == "11.4"
    do(state, TakeDaysOff("GI"))
    assert cell(state, "GI") == (3, 2)
    assert gone(state, "DAYS_OFF")
    assert refusal(state, TakeDaysOff("GI")) == "4.3"
    assert not state.bought


@pytest.mark.proves("18zoo", "11.5", "10.46")
def test_the_leprechaun_pays_every_evening() -> None:
    state = new()
    give(state, "LEPRECHAUN_POT_OF_GOLD", AVAILABLE)
    do(state, Pass(), BuyPower("LEPRECHAUN_POT_OF_GOLD"))
    assert state.cash[0] == 40 - 2 + 2 + 2
    do(state, Pass(), Pass())
    assert state.round == 4
    assert state.cash[0] == 44


@pytest.mark.proves("18zoo", "11.6", "4.3")
def test_whatsup_buys_a_sleeping_squirrel() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    assert refusal(state, CallSquirrel("GI", "2S-0")) == "4.3"
    give(state, "WHATSUP", 0)
    assert refusal(state, CallSquirrel("GI", "2S-1")) == "11.6"
    assert refusal(state, CallSquirrel("PB", "2S-0")) == "11.6"
    enrich(state, "GI", 6)
    assert refusal(state, CallSquirrel("GI", "2S-0")) == "11.6"
    enrich(state, "GI", 14)
    do(state, CallSquirrel("GI", "2S-0"))
    assert cell(state, "GI") == (1, 2)
    assert treasury(state, "GI") == 7
    assert gone(state, "WHATSUP")
    do(state, Pass(), Pass(), Pass())
    lay(state, "K9", "57", 0)
    lay(state, "L4", "201", 5)
    refreshed(state)
    state.tickets = [0, 0]
    enrich(state, "GI", 0)
    do(state, Pass())
    assert state.pending == "end"  # it slept; and the family has a squirrel
    do(state, Pass())
    assert state.round == 3
    do(state, Pass())
    assert state.pending == "run"


@pytest.mark.proves("18zoo", "11.6", "10.41")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_whatsup_brings_no_phase_bonus_and_jumps(compat: str) -> None:
    state = stock_round(compat=compat)
    launch(state, "GI", 7)
    give(state, "WHATSUP", 0)
    enrich(state, "GI", 90)
    squirrel(state, "GI", "4S-0")
    state.deck_at = squirrel_index(2)["4J-0"]
    state.phase = 4
    state.kitchen_squirrels = [squirrel_index(2)["5S-0"]]
    if compat == RECORDS:
        assert allowed(state, CallSquirrel("GI", "5S-0"))
    else:
        assert refusal(state, CallSquirrel("GI", "5S-0")) == "11.6"
    do(state, CallSquirrel("GI", "4J-0", "2J"))
    assert cell(state, "GI") == (1, 2)
    assert nest(state, "GI") == (["4S-0", "4J-0"] if compat == RECORDS else ["4J-0"])


@pytest.mark.proves("18zoo", "11.6", "7.6b")
def test_whatsup_keeps_the_limit() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    give(state, "WHATSUP", 0)
    squirrel(state, "GI", "2S-0", "2S-1", "3S-0")
    enrich(state, "GI", 90)
    offered = CallSquirrel("GI", state.squirrel_name(state.deck_at))
    assert offered in refreshed(state).legal(0)
    squirrel(state, "GI", "3S-1")
    assert not [action for action in refreshed(state).legal(0) if type(action) is CallSquirrel]
    assert refusal(state, CallSquirrel("GI", "3S-2")) == "7.6b"


@pytest.mark.proves("18zoo", "11.6", "7.6b")
def test_whatsup_without_room_for_a_squirrel_is_nothing_to_wait_for() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    give(state, "WHATSUP", 0)
    squirrel(state, "GI", "2S-0", "2S-1", "3S-0")
    enrich(state, "GI", 90)
    assert has_usable_blue_power(refreshed(state), 0)
    squirrel(state, "GI", "3S-1")
    assert not has_usable_blue_power(refreshed(state), 0)


# --- water


@pytest.mark.proves("18zoo", "11.7")
def test_barrels_double_the_water() -> None:
    state = bears("TWO_BARRELS")
    give(state, "A_SQUEEZE", "PB")
    do(state, UsePower("TWO_BARRELS"))
    assert refusal(state, UsePower("TWO_BARRELS")) == "11.7"
    to_step(state, "run")
    before = treasury(state, "PB")
    do(state, run("2S-0", *ALL_WATER))
    assert state.harvest == 30 + 20 + 2 * 20
    do(state, Share())
    assert treasury(state, "PB") == before
    assert not gone(state, "TWO_BARRELS")
    state.barrels = False
    state.step = "run"
    refreshed(state)
    do(state, UsePower("TWO_BARRELS"))
    assert gone(state, "TWO_BARRELS")
    do(state, RunBest())
    give(state, "TWO_BARRELS", "PB")
    state.barrels = False
    assert refusal(state, UsePower("TWO_BARRELS")) == "11.7"


@pytest.mark.proves("18zoo", "10.13")
@pytest.mark.parametrize(("compat", "nuts"), [("rulebook", 100 + 2 * 20 - 60 + 0), (RECORDS, 70)])
def test_barrels_and_jumping(compat: str, nuts: int) -> None:
    state = bears("TWO_BARRELS", compat=compat)
    state.squirrels[PB] = []
    squirrel(state, "PB", "4J-0")
    state.two_jumps = 1 << squirrel_index(2)["4J-0"]
    to_step(state, "run")
    do(state, UsePower("TWO_BARRELS"))
    do(state, run("4J-0", "N10", "N12"))
    assert state.harvest == (80 if compat == "rulebook" else nuts)


@pytest.mark.proves("18zoo", "11.8", "10.14", "11.8a")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_squeeze_adds_three(compat: str) -> None:
    state = bears("A_SQUEEZE", compat=compat)
    to_step(state, "run")
    before = treasury(state, "PB")
    do(state, run("2S-0", *ALL_WATER), Share())
    assert treasury(state, "PB") == before + 2 + 3
    assert not gone(state, "A_SQUEEZE")
    dry = bears("A_SQUEEZE")
    to_step(dry, "run")
    before = treasury(dry, "PB")
    do(dry, run("2S-0", *ALL_WATER[:7]), Share())
    assert treasury(dry, "PB") == before


# --- stations


@pytest.mark.proves("18zoo", "11.9", "10.27")
def test_thats_mine_books_a_space() -> None:
    state = bears("THAT_S_MINE")
    assert refusal(state, Mark("THAT_S_MINE", "K15")) == "7.3"  # no tile lies there
    assert refusal(state, BuildStation("L4", "THAT_S_MINE")) == "11.9"
    do(state, Mark("THAT_S_MINE", "L4"))
    assert refusal(state, Mark("THAT_S_MINE", "L4")) == "11.9"
    assert not gone(state, "THAT_S_MINE")
    assert state.view(None).hexes[state.track.board.index["L4"]].kept == ("PB",)
    assert allowed(state, BuildStation("L4", "THAT_S_MINE"))
    enrich(state, "PB", 1)
    assert refusal(state, BuildStation("L4", "THAT_S_MINE")) == "7.3"
    enrich(state, "PB", 2)
    do(state, BuildStation("L4", "THAT_S_MINE"))
    assert treasury(state, "PB") == 0
    assert gone(state, "THAT_S_MINE")
    assert state.station_built


@pytest.mark.proves("18zoo", "11.9", "11.10", "10.27")
def test_kept_and_full_spaces_are_not_booked_nor_blocked() -> None:
    state = bears("THAT_S_MINE")
    give(state, "WORK_IN_PROGRESS", "PB")
    lay(state, "K17", "57", 0)  # the home of the penguins, who are not launched
    assert refusal(state, Mark("THAT_S_MINE", "K17")) == "7.2e"
    assert refusal(state, Mark("WORK_IN_PROGRESS", "K17")) == "7.2e"
    station(state, "GI", "L4")
    assert refusal(state, Mark("WORK_IN_PROGRESS", "L4")) == "7.3"
    assert refusal(state, Mark("THAT_S_MINE", "N10")) in ("7.3", "7.3a")


@pytest.mark.proves("18zoo", "11.10")
def test_work_in_progress_fills_a_space() -> None:
    state = bears("WORK_IN_PROGRESS")
    do(state, Mark("WORK_IN_PROGRESS", "L4"))
    assert gone(state, "WORK_IN_PROGRESS")
    assert state.track.tokened_out(PB, state.track.board.index["L4"])
    assert state.view(None).hexes[state.track.board.index["L4"]].spaces == ("BLOCK",)


@pytest.mark.proves("18zoo", "11.16", "10.20")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_on_a_diet_builds_beside_the_spaces(compat: str) -> None:
    state = bears("ON_A_DIET", compat=compat)
    station(state, "GI", "L4")
    refreshed(state)
    before = treasury(state, "PB")
    do(state, BuildStation("L4", "ON_A_DIET"))
    assert treasury(state, "PB") == before - (0 if compat == RECORDS else 2)
    assert gone(state, "ON_A_DIET")
    lay(state, "L4", "793", 5)
    assert state.track.stands_at(PB, state.track.board.index["L4"])
    assert state.track.spaces.count(PB) == 1
    give(state, "ON_A_DIET", "PB")
    assert refusal(state, BuildStation("K9", "ON_A_DIET")) == "7.3"  # one station a turn


# --- track


@pytest.mark.proves("18zoo", "11.11")
def test_shining_gold_on_the_hills() -> None:
    state = owned(families={"LI": 0})
    lay(state, "E15", "5", 5)
    give(state, "SHINING_GOLD", "LI")
    before = treasury(refreshed(state), "LI")
    do(state, Lay("E17", "8", 3))
    assert treasury(state, "LI") == before + 2
    steep = owned(families={"LI": 0})
    give(steep, "SHINING_GOLD", "LI")
    from menagerie.games.eighteen_zoo.rules.track import cost_of_lay

    board = steep.track.board
    assert {cost_of_lay(steep, LI, hex) for hex in range(len(board.hexes)) if board.cost[hex] == 2} == {-1}


@pytest.mark.proves("18zoo", "11.12", "10.25")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_ancient_maps_are_two_tiles_more(compat: str) -> None:
    state = owned(families={"GI": 0}, compat=compat)
    lay(state, "K9", "57", 0)
    give(state, "ANCIENT_MAPS", "GI")
    refreshed(state)
    do(state, Lay("K11", "9", 0, "ANCIENT_MAPS"))
    assert (state.pending == "second-map") == (compat == RECORDS)
    if compat == RECORDS:
        assert refusal(state, CashTicket(1)) == "11.12"
        lost = state.clone()
        do(lost, Pass())
        assert refusal(lost, Lay("K13", "9", 0, "ANCIENT_MAPS")) == "4.3"
        assert lost.pending == "track"
    do(state, Lay("K13", "9", 0, "ANCIENT_MAPS"))
    assert gone(state, "ANCIENT_MAPS")
    assert state.lays == 0
    assert refusal(state, Lay("K15", "621", 0, "ANCIENT_MAPS")) == "4.3"


@pytest.mark.proves("18zoo", "11.12")
def test_the_second_map_is_lost_at_the_end_of_the_turn() -> None:
    state = owned(families={"GI": 0})
    lay(state, "K9", "57", 0)
    give(state, "ANCIENT_MAPS", "GI")
    squirrel(state, "GI", "2S-0")
    do(refreshed(state), Lay("K11", "9", 0, "ANCIENT_MAPS"))
    to_step(state, "end")
    do(state, Pass())
    assert gone(state, "ANCIENT_MAPS")


def lions(power: str, **options: Any) -> EighteenZooState:
    """Lions with track on a hill (E17) and on water (F18)."""
    state = owned(families={"LI": 0}, **options)
    lay(state, "E15", "5", 5)
    lay(state, "E17", "8", 3)
    lay(state, "F18", "8", 2)
    give(state, power, "LI")
    return refreshed(state)


@pytest.mark.proves("18zoo", "11.13", "10.26")
def test_moles_replace_yellow_tiles() -> None:
    state = lions("MOLES")
    assert refusal(state, Lay("E17", "80", 3)) in ("11.13", "7.2b", "4.2b")
    assert refusal(state, Lay("E15", "80", 0, "MOLES")) in ("11.13", "4.2")
    do(state, Lay("F18", "83", 5, "MOLES"), Lay("E17", "80", 3, "MOLES"))
    assert state.lays == 0
    assert state.power_left[POWER_OF["MOLES"]] == 2
    assert refusal(state, Lay("E17", "81", 3, "MOLES")) in ("4.2c", "11.13")
    state.power_left[POWER_OF["MOLES"]] = 1
    lay(state, "F16", "8", 5)
    do(refreshed(state), Lay("F16", "82", 4, "MOLES"))
    assert gone(state, "MOLES")


@pytest.mark.proves("18zoo", "11.14", "10.26")
def test_rabbits_upgrade_what_is_forbidden() -> None:
    state = bears("RABBITS")
    do(state, Lay("N12", "26", 3, "RABBITS"))
    assert state.phase == 0
    assert refusal(state, Lay("N12", "45", 3, "RABBITS")) in ("4.2b", "4.2c", "7.2b")
    assert not gone(state, "RABBITS")
    upgrades = [a for a in state.legal(0) if isinstance(a, Lay) and a.power == "RABBITS"]
    assert upgrades
    do(state, upgrades[0])
    assert gone(state, "RABBITS")
    assert state.lays == 0


@pytest.mark.proves("18zoo", "11.14", "10.12")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_both_tracks_over_water_have_it(compat: str) -> None:
    state = bears("RABBITS", compat=compat)
    face = state.track.face_of(state.track.board.index["N12"], state.track.board.tiles.index["26"], 3)
    kinds = state.track.board.faces.stop_kind[face]
    assert len(kinds) == 2
    assert state.track.compat.two_waters == (compat == RECORDS)


# --- runs


@pytest.mark.proves("18zoo", "11.15")
def test_wings_pass_one_full_station() -> None:
    state = bears("WINGS")
    station(state, "GI", "L4")
    to_step(refreshed(state), "run")
    over = run("2S-0", "M5", *ALL_WATER[:7])
    events = do(state, over)
    assert state.harvest == 30 + 20
    stops = [stop for event in events if isinstance(event, Ran) for stop in event.runs[0].stops]
    assert [(stop.hex, stop.nuts, stop.wings) for stop in stops] == [
        ("M5", 30, False), ("L4", 0, True), ("N10", 20, False),
    ]  # fmt: skip
    blocked = bears("WINGS")
    blocked.track.block(blocked.track.board.index["L4"])
    to_step(refreshed(blocked), "run")
    assert refusal(blocked, over) == "7.4e"
    grounded = bears()
    station(grounded, "GI", "L4")
    to_step(refreshed(grounded), "run")
    assert refusal(grounded, over) == "7.4e"


@pytest.mark.proves("18zoo", "11.17")
def test_wheat_on_an_own_station() -> None:
    state = bears("WHEAT")
    assert refusal(state, Mark("WHEAT", "L4")) == "11.17"
    do(state, Mark("WHEAT", "N10"))
    assert gone(state, "WHEAT")
    to_step(state, "run")
    jump = state.clone()
    do(state, run("2S-0", *ALL_WATER[:7]))
    assert state.harvest == 30 + 20 + 30
    jump.squirrels[PB] = []
    squirrel(jump, "PB", "4J-0")
    do(jump, run("4J-0", *ALL_WATER[:7]))
    assert jump.harvest == 2 * (30 + 20 + 30)


@pytest.mark.proves("18zoo", "11.18")
def test_sugar_goes_one_stop_further() -> None:
    plain, sweet = bears(), bears("A_TIP_OF_SUGAR")
    longer = run("2S-0", "M5", *ALL_WATER[:7])
    to_step(plain, "run")
    to_step(sweet, "run")
    assert refusal(plain, longer) == "7.4b"
    assert allowed(sweet, longer)
    sweet.squirrels[PB] = []
    squirrel(sweet, "PB", "4J-0")
    sweet.two_jumps = 1 << squirrel_index(2)["4J-0"]
    assert refusal(sweet, run("4J-0", "M5", *ALL_WATER[:7])) == "7.4b"


def patched(**options: Any) -> EighteenZooState:
    """The giraffes buy the first 4S; the polar bears' 2S could be saved by their PATCH."""
    state = owned(families={"GI": 0, "PB": 1}, **options)
    enrich(state, "GI", 50)
    give(state, "PATCH", "PB")
    squirrel(state, "PB", "2S-0", "2S-1")
    state.deck_at = squirrel_index(2)["4S-0"]
    state.phase = 1
    state.step = "squirrels"
    return refreshed(state)


@pytest.mark.proves("18zoo", "11.19")
def test_the_patch_saves_a_squirrel() -> None:
    state = patched()
    do(state, BuySquirrel("4S-0"))
    assert (state.pending, state.waiting_on) == ("patch", (1,))
    assert refusal(state, Save("4S-0")) == "11.19"
    lost = state.clone()
    do(lost, Pass())
    assert nest(lost, "PB") == []
    do(state, Save("2S-1"))
    assert nest(state, "PB") == ["2S-1"]
    assert state.view(None).families[1].squirrels[0].kind == "1S"
    do(state, Pass(), Pass())
    assert state.family == PB
    lay(state, "N10", "57", 0)
    lay(state, "N12", "9", 0)
    lay(state, "L4", "201", 5)
    enrich(refreshed(state), "PB", 60)
    to_step(state, "run")
    assert refusal(state, run("2S-1", *ALL_WATER[:8])) == "11.19"
    do(state, run("2S-1", "N10", "N12"), Keep())
    assert state.pending == "squirrels"
    assert refusal(state, BuySquirrel("4S-1")) == "11.19"
    do(state, TakeOffPatch())
    assert nest(state, "PB") == []
    assert gone(state, "PATCH")
    assert refusal(state, Pass()) == "7.6"
    assert refusal(state, TakeOffPatch()) == "11.19"


@pytest.mark.proves("18zoo", "11.19", "10.42")
def test_the_patch_from_a_players_hand() -> None:
    state = patched()
    give(state, "PATCH", 1)
    full = state.clone()
    do(state, BuySquirrel("4S-0"), Save("2S-0"))
    assert state.family_has(PB, POWER_OF["PATCH"])
    for power in ("HOLE", "WINGS", "MOLES"):
        give(full, power, "PB")
    do(full, BuySquirrel("4S-0"))
    assert full.pending != "patch"
    assert nest(full, "PB") == []


@pytest.mark.proves("18zoo", "10.42")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_the_patch_at_will_is_for_records(compat: str) -> None:
    state = bears("PATCH", compat=compat)
    if compat == RECORDS:
        do(state, PutPatch("2S-0"))
        assert state.patched == 0
    else:
        assert refusal(state, PutPatch("2S-0")) == "11.19"


@pytest.mark.proves("18zoo", "11.19", "10.43")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_after_the_last_run_the_patch_may_still_save(compat: str) -> None:
    state = bears("PATCH", compat=compat)
    state.squirrels[PB] = []
    squirrel(state, "PB", "4S-0")
    state.phase = 5
    state.last_run = 1 << squirrel_index(2)["4S-0"]
    to_step(state, "run")
    do(state, RunBest(), Share())
    assert state.pending == "patch"
    do(state, Save("4S-0"))
    assert nest(state, "PB") == ["4S-0"]
    assert state.last_run == 0


@pytest.mark.proves("18zoo", "10.43")
def test_a_patch_taken_off_after_the_run_leaves_the_last_run_to_come() -> None:
    state = bears("PATCH", compat=RECORDS)
    state.squirrels[PB] = []
    squirrel(state, "PB", "3S Long-0", "5S-1")
    state.phase = 5
    do(state, PutPatch("3S Long-0"))
    to_step(state, "run")
    do(state, RunBest(), TakeOffPatch(), Share())
    assert nest(state, "PB") == ["3S Long-0", "5S-1"]


@pytest.mark.proves("18zoo", "11.20", "10.19", "10.17")
def test_the_hole_joins_two_r_areas() -> None:
    state = owned(families={"LI": 0})
    lay(state, "E15", "14", 1)
    lay(state, "D16", "9", 1)
    lay(state, "I17", "8", 0)
    lay(state, "J16", "9", 2)
    lay(state, "K17", "5", 0)
    give(state, "HOLE", "LI")
    squirrel(state, "LI", "3S-0")
    refreshed(state)
    assert refusal(state, Mark("HOLE", "E15")) == "11.20"
    do(state, Mark("HOLE", "C17"))
    assert refusal(state, Pass()) == "11.20"
    assert refusal(state, Mark("HOLE", "C17")) == "11.20"
    do(state, Mark("HOLE", "I19"))
    assert gone(state, "HOLE")
    board = state.track.board
    assert set(state.track.hole) == {board.index["C17"], board.index["I19"]}
    reached = {action.hex for action in state.legal(0) if isinstance(action, Lay)}
    assert reached & {"J18", "H18", "I17", "J16"}


@pytest.mark.proves("18zoo", "10.19")
def test_the_middle_of_base_2_has_no_hole_in_records() -> None:
    for compat in ("rulebook", RECORDS):
        state = owned(families={"LI": 0}, base="BASE-2", compat=compat)
        give(state, "HOLE", "LI")
        refreshed(state)
        centre = state.track.board.hexes[state.track.board.centre]
        if compat == RECORDS:
            assert refusal(state, Mark("HOLE", centre)) == "10.19"
        else:
            assert allowed(state, Mark("HOLE", centre))


# --- whose, and when


@pytest.mark.proves("18zoo", "4.3")
def test_green_powers_are_for_families_in_their_turns() -> None:
    state = stock_round()
    give(state, "TWO_BARRELS", 0)
    assert refusal(state, UsePower("TWO_BARRELS")) == "4.3"
    table = bears()
    give(table, "MIDAS", 0)
    assert refusal(table, UsePower("MIDAS")) == "4.3"
    assert refusal(table, UsePower("TWO_BARRELS")) == "4.3"
    assert refusal(table, Lay("N12", "26", 3, "RABBITS")) == "4.3"
    assert refusal(table, BuildStation("L4", "ON_A_DIET")) == "4.3"
    assert refusal(table, Mark("WHEAT", "N10")) == "4.3"
    give(table, "WHEAT", "PB")
    for step in ("track", "station", "run"):
        to_step(table, step)
        assert allowed(table, Mark("WHEAT", "N10"))


@pytest.mark.proves("18zoo", "11.6", "10.46")
def test_blue_powers_keep_a_turn_open() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    state.tickets[0] = 0
    give(state, "DAYS_OFF", 0)
    refreshed(state)
    assert state.waiting_on == (0,)
    give(state, "DAYS_OFF", CLOSED)
    deal_card(state, 0, "GI_1")
    refreshed(state)
    assert state.waiting_on == (1,)
    stand(state, "GI", 1, 1)
    assert allowed(state, BuyCard("GI", 2))


@pytest.mark.proves("18zoo", "11.20", "2.1")
def test_a_map_with_one_r_area_has_no_hole() -> None:
    state = owned(letter="custom", families={"GI": 0}, modules=("BASE-1", "1A", "2ABDE"))
    give(state, "HOLE", "GI")
    refreshed(state)
    (only,) = state.track.board.r_areas
    assert refusal(state, Mark("HOLE", state.track.board.hexes[only])) == "11.20"


@pytest.mark.proves("18zoo", "11.10", "10.27")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_no_work_on_the_home_of_an_unlaunched_family(compat: str) -> None:
    state = bears("WORK_IN_PROGRESS", compat=compat)
    lay(state, "K17", "15", 0)  # green, with two spaces; one of them is kept for the penguins
    if compat == RECORDS:
        assert allowed(state, Mark("WORK_IN_PROGRESS", "K17"))
    else:
        assert refusal(state, Mark("WORK_IN_PROGRESS", "K17")) == "11.10"


@pytest.mark.proves("18zoo", "11.11a", "11.14")
def test_shining_gold_pays_for_the_first_tile_on_a_hill_alone() -> None:
    state = lions("RABBITS")
    give(state, "SHINING_GOLD", "LI")
    before = treasury(refreshed(state), "LI")
    upgrades = [a for a in state.legal(0) if isinstance(a, Lay) and a.power == "RABBITS" and a.hex == "E17"]
    do(state, upgrades[0])
    assert treasury(state, "LI") == before


@pytest.mark.proves("18zoo", "11.6a")
def test_a_sleeping_squirrel_wakes_with_its_new_family() -> None:
    state = owned(families={"PB": 0, "GI": 0})
    state.operating_order, state.turn_index, state.family = [PB, GI], 0, PB
    squirrel(state, "GI", "2S-0")
    state.asleep = 1
    enrich(state, "PB", 20)
    to_step(refreshed(state), "squirrels")
    do(state, Approach("2S-0"), NamePrice(1))
    assert state.asleep == 1
    while state.family == PB:
        do(state, Pass())
    assert (nest(state, "PB"), state.asleep) == (["2S-0"], 0)


@pytest.mark.proves("18zoo", "10.16")
@pytest.mark.parametrize(("nuts", "stops"), [(50, ["L4", "N10"]), (60, [])])
def test_a_recorded_run_has_stops_where_the_rules_count_the_same(nuts: int, stops: list[str]) -> None:
    state = bears(compat=RECORDS)
    to_step(state, "run")
    events = do(state, DrawRuns((DrawnRun("2S-0", ALL_WATER[:7], nuts, 0),)))
    assert state.harvest == nuts
    assert [stop.hex for event in events if isinstance(event, Ran) for stop in event.runs[0].stops] == stops
