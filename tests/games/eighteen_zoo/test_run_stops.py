"""What events say of a run: its stops, whose nuts make up the whole; what a view keeps of lays, runs and rounds."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.games.eighteen_zoo.actions import DrawnRun, DrawRuns
from menagerie.games.eighteen_zoo.events import Ran, SquirrelRun, TileLaid
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.eager_play import EagerGame
from tests.games.eighteen_zoo.map.track_builders import PARK
from tests.games.eighteen_zoo.state_builders import do, give, lay, owned, refreshed, squirrel, station, to_step

SETUPS = list(GAME.setups())


def check_stops(state: EighteenZooState, ran: Ran, run: SquirrelRun, seen: Counter[str]) -> None:
    """``state``: as it was before the run."""
    family = FAMILY_OF[ran.family]
    board, track = state.track.board, state.track
    assert run.stops
    assert sum(stop.nuts for stop in run.stops) == run.nuts
    assert sum(1 for stop in run.stops if stop.kind == "O") == run.waters
    places = [run.hexes.index(stop.hex) for stop in run.stops if stop.kind != "O"]
    assert places == sorted(places)
    jumping = run.kind is not None and run.squirrel != state.squirrel_name(state.patched)
    for stop in run.stops:
        hex = board.index[stop.hex]
        seen[stop.kind] += 1
        assert stop.kind == {"O": "O", "R": "R"}.get(
            "O" if board.water[hex] else "R" if hex in board.r_areas else "", "station"
        )
        assert stop.wings == (stop.nuts == 0)
        assert not stop.wings or track.tokened_out(family, hex)
        assert stop.wheat == (hex == state.wheat[family] and stop.kind == "station")
        assert stop.doubled == ((jumping and not stop.wings) or (stop.kind == "O" and state.barrels))
        for flag in ("wings", "wheat", "doubled", "sugar"):
            seen[flag] += getattr(stop, flag)
    assert sum(stop.sugar for stop in run.stops) <= 1


@pytest.mark.proves("18zoo", "7.4")
def test_the_stops_of_a_run_make_up_its_nuts() -> None:
    seen: Counter[str] = Counter()
    for number, (players, options) in enumerate(SETUPS):
        game = EagerGame(players, options, f"stops {number}")
        before = game.state
        for _ in game.moves():
            for event in game.events:
                if isinstance(event, Ran):
                    sugared = 0
                    for run in event.runs:
                        check_stops(before, event, run, seen)
                        sugared += any(stop.sugar for stop in run.stops)
                    assert sugared <= 1
                    drawn = DrawRuns(tuple(DrawnRun(run.squirrel, run.hexes) for run in event.runs))
                    seat = before.waiting_on[0]
                    again = [told for told in before.clone().apply(seat, drawn) if isinstance(told, Ran)]
                    assert [run.stops for run in again[0].runs] == [run.stops for run in event.runs]
            before = game.state.clone()
    assert min(seen[kind] for kind in ("station", "R", "O", "doubled", "wheat", "sugar")) > 0, seen


@pytest.mark.proves("18zoo", "7.4", "11.18")
def test_the_stop_more_by_sugar_is_the_last_one_also_before_water() -> None:
    state = owned(families={"PB": 0})
    squirrel(state, "PB", "2S-0")
    give(state, "A_TIP_OF_SUGAR", "PB")
    for placed in PARK.split(", "):
        hex, tile, rotation = placed.split()
        lay(state, hex, tile, int(rotation))
    station(state, "PB", "L4")
    to_step(refreshed(state), "run")
    way = ("M5", "L4", "L6", "K7", "L8", "M9", "N8", "N10", "N12", "N14")
    (ran,) = [told for told in do(state, DrawRuns((DrawnRun("2S-0", way),))) if isinstance(told, Ran)]
    stops = ran.runs[0].stops
    assert [(stop.hex, stop.sugar) for stop in stops[:3]] == [("M5", False), ("L4", False), ("N10", True)]
    assert [(stop.hex, stop.kind, stop.sugar) for stop in stops[3:]] == [("N12", "O", False), ("N14", "O", False)]


def test_a_view_keeps_the_last_lays_and_runs_and_an_entry_for_each_round() -> None:
    for number, (players, options) in enumerate(SETUPS[::3]):
        game = EagerGame(players, options, f"history {number}")
        for _ in game.moves():
            view = game.state.view(None)
            for laid in [event for event in game.events if isinstance(event, TileLaid)]:
                last = view.last_lays[-1]
                assert (last.hex, last.tile.removeprefix("X"), last.rotation) == (laid.hex, laid.tile, laid.rotation)
                assert {tile.family for tile in view.last_lays} == {laid.family}
                assert last.tile == next(hex.tile for hex in view.hexes if hex.hex == laid.hex)
            for event in game.events:
                if isinstance(event, Ran):
                    assert [one.runs for one in view.runs if one.family == event.family] == [event.runs]
            assert [entry.round for entry in view.history] == list(range(game.state.round))
            if view.round == "stock":
                assert len(view.passed) < players
        view = game.state.view(None)
        assert [entry.round for entry in view.history] == list(range(game.state.round + 1))
        assert view.history[-1].worth == tuple(player.worth for player in view.players)
        assert view.history[-1].decision == game.state.decisions_made
