"""7: track, stations, runs, the harvest; 3, 4: what tiles and phases allow."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.games.eighteen_zoo.actions import (
    BuildStation,
    DrawnRun,
    DrawRuns,
    Keep,
    Lay,
    Pass,
    Rest,
    RunBest,
    Share,
)
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF, PHASE_COLOUR, PHASE_LIMIT, PHASE_R, PHASES
from menagerie.games.eighteen_zoo.rules.map.board import AREAS
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.state_builders import (
    RECORDS,
    allowed,
    cash,
    cell,
    deal_card,
    do,
    enrich,
    lay,
    owned,
    refreshed,
    refusal,
    squirrel,
    stand,
    station,
    to_step,
    treasury,
)

GI, PB, TI = FAMILY_OF["GI"], FAMILY_OF["PB"], FAMILY_OF["TI"]


def giraffes(families: dict[str, int] | None = None, **options: Any) -> EighteenZooState:
    """The giraffes' turn: home 57 on K9, a Y tile on L4 (over printed track), a 2S, and track south to K15."""
    state = owned(families=families or {"GI": 0}, **options)
    lay(state, "K9", "57", 0)
    lay(state, "L4", "201", 5)
    squirrel(state, "GI", "2S-0")
    return refreshed(state)


def run(squirrel: str, *hexes: str) -> DrawRuns:
    return DrawRuns((DrawnRun(squirrel, hexes),))


# --- phases and tiles


@pytest.mark.proves("18zoo", "3.1", "3.2", "3.4")
def test_what_each_phase_allows() -> None:
    assert PHASES == ("2S", "3S", "4S", "4S Perm", "5S", "4J")
    assert PHASE_COLOUR == [0, 1, 1, 2, 2, 3]
    assert PHASE_LIMIT == [4, 4, 3, 3, 2, 2]
    assert PHASE_R == [30, 30, 30, 60, 60, 60]


@pytest.mark.proves("18zoo", "3.1", "10.21")
def test_green_track_waits_for_its_phase() -> None:
    state = giraffes()
    upgrade = Lay("K9", "15", 0)
    assert refusal(state, upgrade) == "3.1"
    state.phase = 1
    assert allowed(state, upgrade)
    assert allowed(giraffes(compat=RECORDS), upgrade)


@pytest.mark.proves("18zoo", "3.4")
def test_r_areas_bring_more_later() -> None:
    state = giraffes()
    lay(state, "L4", "621", 0)
    state = to_step(state, "run") if state.pending != "run" else state
    harvests = []
    for phase in (2, 3):
        later = state.clone()
        later.phase = phase
        do(later, RunBest())
        harvests.append(later.harvest)
    assert harvests[0] in (50, 60, 80)
    view = state.view(None)
    assert view.r_value == 30


@pytest.mark.proves("18zoo", "4.1")
def test_areas_of_the_map() -> None:
    state = giraffes()
    board = state.track.board
    assert {AREAS[kind] for kind in board.kind} == set(AREAS)
    assert refusal(state, Lay("Z99", "9", 0)) == "4.1"


@pytest.mark.proves("18zoo", "4.1a")
def test_nothing_is_built_on_r_and_grey_areas() -> None:
    state = giraffes()
    assert refusal(state, Lay("M5", "9", 0)) == "4.1a"
    assert refusal(state, Lay("K7", "9", 0)) == "4.1a"


@pytest.mark.proves("18zoo", "4.2")
def test_each_area_has_its_tiles_and_hills_cost() -> None:
    state = giraffes()
    assert refusal(state, Lay("K11", "57", 0)) == "4.2"
    assert refusal(state, Lay("K11", "999", 0)) == "4.2"
    lay(state, "K11", "9", 0)
    lay(state, "K13", "9", 0)
    assert refusal(state, Lay("K15", "9", 0)) == "4.2"
    assert allowed(state, Lay("K15", "621", 0))
    hill = owned(families={"LI": 0})
    lay(hill, "E15", "5", 5)
    refreshed(hill)
    climb = Lay("E17", "8", 3)  # M
    before = treasury(hill, "LI")
    enrich(hill, "LI", 0)
    assert refusal(hill, climb) == "4.2"
    enrich(hill, "LI", before)
    do(hill, climb)
    assert treasury(hill, "LI") == before - 1


@pytest.mark.proves("18zoo", "4.2b")
def test_marked_tiles_are_not_upgraded() -> None:
    state = owned(families={"PB": 0})
    lay(state, "N10", "57", 0)
    lay(state, "N12", "9", 0)
    state.phase = 1
    refreshed(state)
    assert refusal(state, Lay("N12", "26", 3)) == "4.2b"


@pytest.mark.proves("18zoo", "4.2c")
def test_final_tiles_and_grey_homes() -> None:
    state = giraffes()
    state.phase = 5
    lay(state, "K11", "80", 0)
    assert refusal(state, Lay("K11", "23", 0)) in ("4.2c", "7.2b")
    lay(state, "K9", "611", 0)
    greys = [action for action in state.legal(0) if isinstance(action, Lay) and action.hex == "K9"]
    assert {action.tile for action in greys} == {"GI_455"}
    assert refusal(state, Lay("K9", "TI_455", 0)) == "4.2c"


# --- the turn and its track


@pytest.mark.proves("18zoo", "7.0", "10.7")
def test_kitchen_income_and_the_order_of_families() -> None:
    state = owned(families={"GI": 0, "PB": 1, "PE": 0}, value=5)
    stand(state, "GI", 1, 2)
    stand(state, "PE", 2, 3)
    stand(state, "PB", 2, 3)
    from menagerie.games.eighteen_zoo.rules.reputation import operating_order

    assert operating_order(state) == [FAMILY_OF["PE"], FAMILY_OF["PB"], GI]
    fixed = state.operating_order[:]
    stand(state, (fixed and "GI") or "GI", 0, 9)
    assert state.operating_order == fixed
    deal_card(state, 0, "GI_1")
    state.hands[0].remove(5 * GI + 1)
    state.kitchen[GI] = [5 * GI + 1, 5 * GI + 2]
    before = treasury(state, "GI")
    from menagerie.games.eighteen_zoo.rules import rounds

    rounds.begin_operating_round(state, [])
    assert treasury(state, "GI") == before + 4


@pytest.mark.proves("18zoo", "7.1")
def test_the_steps_of_a_turn() -> None:
    state = giraffes()
    seen = []
    while state.round == 2 and state.family == GI:
        seen.append(state.pending)
        do(state, RunBest() if state.pending == "run" else Share() if state.pending == "harvest" else Pass())
    assert seen == ["track", "station", "run", "harvest", "squirrels", "end"]


@pytest.mark.proves("18zoo", "7.1")
def test_steps_come_in_order() -> None:
    state = giraffes()
    assert refusal(state, BuildStation("L4")) == "7.1"
    assert refusal(state, RunBest()) == "7.1"
    do(state, Pass())
    assert refusal(state, Lay("K11", "9", 0)) == "7.1"
    bare = owned()
    do(bare, Pass())
    assert bare.pending == "squirrels"  # no station to build, no squirrel to run: skipped


@pytest.mark.proves("18zoo", "7.2", "10.23")
def test_new_track_is_within_reach() -> None:
    state = giraffes()
    assert allowed(state, Lay("K11", "9", 0))
    assert refusal(state, Lay("K13", "9", 0)) == "7.2"
    assert refusal(state, Lay("K11", "23", 0)) == "7.2"  # a bare hex takes yellow
    do(state, Lay("K11", "9", 0))
    assert allowed(state, Lay("K13", "9", 0))
    state.track.block(state.track.board.index["L4"])
    assert not [a for a in state.legal(0) if isinstance(a, Lay) and a.hex in ("J4", "J2")]


@pytest.mark.proves("18zoo", "7.2a")
def test_track_does_not_lead_to_closed_sides() -> None:
    state = giraffes()
    assert refusal(state, Lay("K11", "7", 3)) == "7.2a" or refusal(state, Lay("K11", "8", 3)) == "7.2a"


@pytest.mark.proves("18zoo", "7.2b", "10.24")
def test_two_yellow_tiles_or_one_and_an_upgrade() -> None:
    state = giraffes()
    state.phase = 1
    do(state, Lay("K9", "15", 0))
    assert state.lays == 1
    lay(state, "K11", "9", 0)
    refreshed(state)
    upgrades = [
        a for a in state.legal(0) if isinstance(a, Lay) and state.track.tile(state.track.board.index[a.hex]) >= 0
    ]
    assert upgrades == []
    assert refusal(state, Lay("L4", "793", 5)) == "7.2b"
    do(state, Lay("K13", "9", 0))
    assert state.pending == "station"
    other = giraffes()
    other.phase = 1
    do(other, Lay("K11", "9", 0), Lay("K9", "15", 0))
    assert other.pending == "station"


@pytest.mark.proves("18zoo", "7.2c")
def test_an_upgrade_keeps_paths_and_brings_something() -> None:
    state = giraffes()
    state.phase = 1
    assert refusal(state, Lay("K9", "14", 1)) == "7.2c"
    lay(state, "K11", "9", 0)
    lay(state, "J18", "9", 1)
    refreshed(state)
    assert refusal(state, Lay("J18", "20", 1)) in ("7.2c", "7.2")


@pytest.mark.proves("18zoo", "7.2d", "10.24")
def test_not_twice_on_the_same_hex() -> None:
    state = giraffes()
    state.phase = 1
    do(state, Lay("K11", "9", 0))
    assert refusal(state, Lay("K11", "23", 0)) == "7.2d"


@pytest.mark.proves("18zoo", "7.2e", "7.3")
def test_a_space_is_kept_for_a_family_not_launched() -> None:
    state = giraffes()
    lay(state, "K11", "9", 0)
    lay(state, "K13", "9", 0)
    lay(state, "K15", "621", 0)
    lay(state, "K17", "57", 0)
    enrich(state, "GI", 20)
    to_step(refreshed(state), "station")
    assert refusal(state, BuildStation("K17")) == "7.2e"
    lay(state, "K17", "15", 0)
    assert allowed(state, BuildStation("K17"))


@pytest.mark.proves("18zoo", "7.3")
def test_stations_cost_two_then_four() -> None:
    state = owned(families={"PB": 0})
    lay(state, "N10", "57", 0)
    assert [state.next_station_cost(PB), state.station_costs(PB)] == [2, [2, 4, 4]]
    assert [len(state.station_costs(family)) for family in range(8)] == [3, 1, 3, 3, 2, 1, 2, 3]
    state = giraffes()
    to_step(state, "station")
    enrich(state, "GI", 1)
    assert refusal(state, BuildStation("L4")) == "7.3"
    enrich(state, "GI", 5)
    assert refusal(state, BuildStation("K15")) == "7.3"
    do(state, BuildStation("L4"))
    assert treasury(state, "GI") == 3
    assert state.pending == "run"
    assert state.next_station_cost(GI) == -1


@pytest.mark.proves("18zoo", "7.3a")
def test_no_second_station_on_a_tile() -> None:
    state = giraffes()
    lay(state, "L4", "793", 5)
    station(state, "PB", "L4")
    to_step(refreshed(state), "station")
    assert refusal(state, BuildStation("K9")) == "7.3a"


# --- runs


def southern(**options: Any) -> EighteenZooState:
    """Giraffes with track south: K9, K15 (Y), K17 (home of the penguins), and R at M5 beyond L4."""
    state = giraffes(**options)
    for hex in ("K11", "K13"):
        lay(state, hex, "9", 0)
    lay(state, "K15", "621", 0)
    lay(state, "K17", "57", 0)
    while state.pending != "run":
        do(refreshed(state), Pass())
    return state


@pytest.mark.proves("18zoo", "7.4")
def test_any_runs_will_do_or_none() -> None:
    state = southern()
    assert [type(a) for a in state.legal(0)[:2]] == [RunBest, Rest]
    assert allowed(state, run("2S-0", "K9", "K7", "L6", "L4"))
    assert allowed(state, DrawRuns(()))
    assert refusal(state, run("2S-0", "K9", "K13", "K15")) == "7.4"
    assert refusal(state, run("2S-1", "K9", "K7", "L6", "L4")) == "7.4"
    assert refusal(state, run("2S-0", "K9", "K7", "L6")) == "7.4"
    twice = DrawRuns((DrawnRun("2S-0", ("K9", "K7", "L6", "L4")), DrawnRun("2S-0", ("K9", "K11", "K13", "K15"))))
    assert refusal(state, twice) == "7.4"
    do(state, Rest())
    assert state.harvest == 0
    assert state.pending == "squirrels"


@pytest.mark.proves("18zoo", "7.4a")
def test_two_stops_and_an_own_station() -> None:
    state = southern()
    assert refusal(state, run("2S-0", "K9")) in ("7.4a", "7.4")
    assert refusal(state, run("2S-0", "K15", "K17")) == "7.4a"


@pytest.mark.proves("18zoo", "7.4b")
def test_no_more_stops_than_the_squirrel_can() -> None:
    state = southern()
    long_run = run("2S-0", "L4", "L6", "K7", "K9", "K11", "K13", "K15")
    assert refusal(state, long_run) == "7.4b"
    state.squirrels[GI] = []
    squirrel(state, "GI", "3S-0")
    do(state, run("3S-0", "L4", "L6", "K7", "K9", "K11", "K13", "K15"))
    assert state.harvest == 30 + 20 + 30


@pytest.mark.proves("18zoo", "7.4c")
def test_nothing_twice_and_no_turning_back() -> None:
    state = southern()
    state.squirrels[GI] = []
    squirrel(state, "GI", "5S-0")
    back = run("5S-0", "K9", "K11", "K13", "K15", "K13", "K11", "K9")
    assert refusal(state, back) in ("7.4c", "7.4")


@pytest.mark.proves("18zoo", "7.4d", "10.11")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_r_areas_end_a_run(compat: str) -> None:
    state = owned(families={"LI": 0, "TI": 0}, compat=compat)
    lay(state, "E15", "14", 1)
    lay(state, "D16", "9", 1)
    lay(state, "D14", "9", 2)
    lay(state, "C15", "9", 0)
    lay(state, "C13", "7", 5)
    state.family = FAMILY_OF["LI"]
    squirrel(state, "LI", "5S-0")
    state.step = "run"
    refreshed(state)
    through = run("5S-0", "C13", "C15", "C17", "D16", "E15")
    if compat == RECORDS:
        assert allowed(state, through)
    else:
        assert refusal(state, through) == "7.4d"


@pytest.mark.proves("18zoo", "7.4e")
def test_full_stations_end_a_run() -> None:
    state = southern()
    station(state, "PB", "L4")
    state.squirrels[GI] = []
    squirrel(state, "GI", "3S-0")
    assert refusal(state, run("3S-0", "M5", "L4", "L6", "K7", "K9")) == "7.4e"
    assert allowed(state, run("3S-0", "L4", "L6", "K7", "K9"))


@pytest.mark.proves("18zoo", "7.4f")
def test_squirrels_share_stations_but_no_track() -> None:
    state = southern()
    squirrel(state, "GI", "2S-1")
    north, south = ("K9", "K7", "L6", "L4"), ("K9", "K11", "K13", "K15")
    assert refusal(state, DrawRuns((DrawnRun("2S-0", north), DrawnRun("2S-1", north)))) == "7.4f"
    do(state, DrawRuns((DrawnRun("2S-0", north), DrawnRun("2S-1", south))))
    assert state.harvest == 50 + 50


@pytest.mark.proves("18zoo", "7.4g", "10.15")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_water_brings_nuts_and_money(compat: str) -> None:
    state = owned(families={"PB": 0}, compat=compat)
    lay(state, "N10", "57", 0)
    lay(state, "N12", "9", 0)
    lay(state, "L4", "201", 5)
    squirrel(state, "PB", "2S-0")
    state.step = "run"
    refreshed(state)
    before = treasury(state, "PB")
    do(state, run("2S-0", "L4", "L6", "K7", "L8", "M9", "N8", "N10", "N12"))
    assert state.harvest == 30 + 20 + 10
    assert treasury(state, "PB") == before + (0 if compat == RECORDS else 1)
    do(state, Share())
    assert treasury(state, "PB") == before + 1


# --- the harvest


@pytest.mark.proves("18zoo", "7.5")
def test_an_empty_harvest_is_kept_unasked() -> None:
    state = southern()
    before = cell(state, "GI")
    do(state, Rest())
    assert cell(state, "GI") == (before[0], before[1] - 1)


@pytest.mark.proves("18zoo", "7.5a", "10.10")
def test_sharing_moves_right_at_the_threshold_and_pays_by_the_box() -> None:
    state = southern()
    deal_card(state, 1, "GI_1")
    stand(state, "GI", 3, 0)  # 4: threshold 50
    money = state.cash[:]
    do(state, RunBest())
    assert state.harvest == 50
    do(state, Share())
    assert cell(state, "GI") == (3, 1)
    assert [state.cash[0] - money[0], state.cash[1] - money[1]] == [2, 1]
    poor = southern()
    stand(poor, "GI", 0, 8)  # 15: threshold 350, dividend 3, bonus 3
    money = poor.cash[:]
    do(poor, RunBest(), Share())
    assert cell(poor, "GI") == (0, 8)
    assert poor.cash[0] - money[0] == 2 * 3 + 3


@pytest.mark.proves("18zoo", "10.10")
@pytest.mark.parametrize(("compat", "each"), [("rulebook", 1), (RECORDS, 2)])
def test_the_dividend_follows_the_token_but_not_in_records(compat: str, each: int) -> None:
    state = southern(compat=compat)
    stand(state, "GI", 1, 1)  # 7: threshold 100, dividend 1; the next box pays 2
    money = state.cash[0]
    state.step = "harvest"
    state.harvest, state.waters = 90, 10
    refreshed(state)
    do(state, Share())
    assert cell(state, "GI") == (1, 1)
    assert state.cash[0] - money == 2 * each


@pytest.mark.proves("18zoo", "7.5b")
@pytest.mark.parametrize(("nuts", "bags"), [(110, 5), (100, 4), (10, 1)])
def test_keeping_fills_bags_and_moves_left(nuts: int, bags: int) -> None:
    state = southern()
    state.step = "harvest"
    state.harvest = nuts
    refreshed(state)
    before = treasury(state, "GI")
    stand(state, "GI", 1, 2)
    do(state, Keep())
    assert treasury(state, "GI") == before + bags
    assert cell(state, "GI") == (1, 1)


@pytest.mark.proves("18zoo", "7.5c", "10.9")
def test_a_reputation_of_24_ends_the_game_with_the_round() -> None:
    state = southern(families={"GI": 0, "PB": 1})
    stand(state, "GI", 0, 10)
    state.step = "harvest"
    state.harvest = 450
    refreshed(state)
    do(state, Share())
    assert state.view(0).reached_top == "GI"
    assert not state.ended
    while state.waiting_on:
        legal = state.legal(state.waiting_on[0])
        do(state, Pass() if Pass() in legal else legal[0])
    assert state.round == 2
    result = state.result()
    assert result is not None
    assert result.ended_by == "ending-top-reputation"


@pytest.mark.proves("18zoo", "10.9")
def test_24_in_a_stock_round_ends_after_the_next_operating_round() -> None:
    from menagerie.games.eighteen_zoo.actions import TakeDaysOff
    from tests.games.eighteen_zoo.state_builders import give, launch, stock_round

    state = stock_round()
    launch(state, "GI", 5)
    stand(state, "GI", 0, 10)
    give(state, "DAYS_OFF", 0)
    cash(state, 0, 60)
    do(state, TakeDaysOff("GI"))
    while state.waiting_on:
        legal = state.legal(state.waiting_on[0])
        do(state, Pass() if Pass() in legal else legal[0])
    assert state.round == 2
