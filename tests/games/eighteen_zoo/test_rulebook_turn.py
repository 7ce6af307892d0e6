"""A family's turn by the rulebook, in moments where a shorter way would take something from the player."""

from __future__ import annotations

import pytest

from menagerie.games.eighteen_zoo.actions import (
    AskForPower,
    BuildStation,
    BuySquirrel,
    Lay,
    Pass,
    RunBest,
    Save,
    TakeOffPatch,
)
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF, POWER_OF, squirrel_index
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.state_builders import (
    RECORDS,
    allowed,
    cash,
    do,
    enrich,
    give,
    lay,
    nest,
    owned,
    refreshed,
    squirrel,
    station,
    to_step,
)

GI, PB, PE, LI = FAMILY_OF["GI"], FAMILY_OF["PB"], FAMILY_OF["PE"], FAMILY_OF["LI"]


# --- 7.1, 4.3: powers at any time: a step waits while one could make it possible


def penguins(compat: str = "rulebook") -> EighteenZooState:
    """The penguins' turn on map A: home on K17, a 2S, track to J16, and the Y area of K15 one tile away."""
    state = owned(families={"PE": 0, "GI": 1}, compat=compat)
    state.operating_order, state.turn_index, state.family = [PE, GI], 0, PE
    squirrel(state, "PE", "2S-0")
    lay(state, "K17", "57", 0)
    return refreshed(state)


@pytest.mark.proves("18zoo", "7.1", "4.3", "10.24")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_the_run_waits_for_the_ancient_maps(compat: str) -> None:
    state = penguins(compat)
    give(state, "ANCIENT_MAPS", "PE")
    state.stations_built[PE] = 3
    do(state, Pass())
    assert (state.pending == "run") == (compat == "rulebook")
    if compat == "rulebook":
        do(state, Lay("K15", "621", 0, "ANCIENT_MAPS"), RunBest())
        assert state.harvest == 50


@pytest.mark.proves("18zoo", "7.1", "7.1a")
def test_the_run_waits_for_a_power_in_a_hand() -> None:
    state = penguins()
    give(state, "ANCIENT_MAPS", 0)
    state.stations_built[PE] = 3
    do(state, Pass())
    assert state.pending == "run"
    do(state, AskForPower("ANCIENT_MAPS", 0), Lay("K15", "621", 0, "ANCIENT_MAPS"), RunBest())
    assert state.harvest == 50
    declined = penguins()
    give(declined, "ANCIENT_MAPS", 1)
    declined.stations_built[PE] = 3
    declined.declined = [1000 + POWER_OF["ANCIENT_MAPS"], 2]
    do(declined, Pass())
    assert declined.pending == "squirrels"  # it cannot be had in this turn any more


@pytest.mark.proves("18zoo", "7.1", "7.3")
def test_the_station_step_waits_for_the_rabbits() -> None:
    state = penguins()
    lay(state, "K15", "621", 0)
    station(state, "GI", "K15")
    give(state, "RABBITS", "PE")
    do(refreshed(state), Pass())
    assert state.pending == "station"
    upgrades = [action for action in state.legal(0) if isinstance(action, Lay) and action.tile == "792"]
    do(state, upgrades[0])
    assert allowed(state, BuildStation("K15"))
    without = penguins()
    lay(without, "K15", "621", 0)
    station(without, "GI", "K15")
    do(refreshed(without), Pass())
    assert without.pending == "run"


@pytest.mark.proves("18zoo", "7.1", "11.11")
def test_the_purchase_waits_for_money_from_the_hills() -> None:
    state = owned(families={"LI": 0})
    lay(state, "E15", "5", 5)
    squirrel(state, "LI", "2S-0")
    state.tickets = [0, 0]
    enrich(state, "LI", 5)
    state.step = "squirrels"
    assert refreshed(state.clone()).pending == "end"
    give(state, "SHINING_GOLD", "LI")
    give(state, "ANCIENT_MAPS", "LI")
    assert refreshed(state).pending == "squirrels"
    do(state, Lay("E17", "8", 3, "ANCIENT_MAPS"), BuySquirrel("2S-1"))
    assert len(state.squirrels[LI]) == 2
    assert to_step(state, "end").treasury[LI] == 0


@pytest.mark.proves("18zoo", "11.11")
def test_hills_that_are_built_on_bring_no_money() -> None:
    state = owned(families={"LI": 0})
    lay(state, "E15", "5", 5)
    squirrel(state, "LI", "2S-0")
    state.tickets = [0, 0]
    enrich(state, "LI", 5)
    state.step = "squirrels"
    give(state, "SHINING_GOLD", "LI")
    give(state, "ANCIENT_MAPS", "LI")
    board = state.track.board
    hills = [hex for hex in range(len(board.hexes)) if board.cost[hex]]
    for hex in hills[1:]:
        lay(state, board.hexes[hex], "7", 0)
    assert refreshed(state.clone()).pending == "squirrels"
    lay(state, board.hexes[hills[0]], "7", 0)
    assert refreshed(state).pending == "end"


# --- 11.19: the PATCH


@pytest.mark.proves("18zoo", "11.19", "10.43")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_in_the_last_phase_a_4s_goes_with_its_patch(compat: str) -> None:
    """The giraffes buy the first 4J and put the PATCH on their 4S; it does not live on when the PATCH comes off."""
    state = owned(families={"GI": 0, "PB": 1}, compat=compat)
    state.operating_order, state.turn_index, state.family = [GI, PB], 0, GI
    squirrel(state, "GI", "4S-0")
    state.deck_at, state.phase, state.step = squirrel_index(2)["4J-0"], 4, "squirrels"
    give(state, "PATCH", "GI")
    enrich(state, "GI", 50)
    do(refreshed(state), BuySquirrel("4J-0", "2J"), Save("4S-0"))
    assert nest(state, "GI") == ["4S-0", "4J-0"]
    do(state, TakeOffPatch())
    assert nest(state, "GI") == ["4J-0"]


@pytest.mark.proves("18zoo", "7.6.1", "11.19", "10.38")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_forced_purchase_leaves_nobody_the_patch(compat: str) -> None:
    state = owned(families={"GI": 0, "PB": 1}, compat=compat)
    state.operating_order, state.turn_index, state.family = [GI, PB], 0, GI
    squirrel(state, "PB", "2S-0")
    state.deck_at, state.phase, state.step = squirrel_index(2)["4S-0"], 1, "squirrels"
    give(state, "PATCH", "PB")
    enrich(state, "GI", 0)
    cash(state, 0, 30)
    do(refreshed(state), BuySquirrel("4S-0"))
    if compat == "rulebook":
        do(state, Pass())  # the other player sells no squirrel
    assert (state.pending == "patch") == (compat == RECORDS)
    assert nest(state, "PB") == ([] if compat == "rulebook" else ["2S-0"])
