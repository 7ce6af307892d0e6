"""What people did on 18xx.games: every lay, station and run in the shared records is legal, and brings what it did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from menagerie.games.eighteen_zoo.rules.compat import RECORDS
from menagerie.games.eighteen_zoo.rules.map import lays, refusal_codes
from menagerie.games.eighteen_zoo.rules.map.board import FAMILIES
from menagerie.games.eighteen_zoo.rules.map.notation import hexes_of_record
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.map.run_check import RunCheck, check_runs
from menagerie.games.eighteen_zoo.rules.map.runs import RunModifiers, Runner
from menagerie.games.eighteen_zoo.rules.map.stations import claim_refusal, station_refusal
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.map.track import NEUTRAL, Track, bare
from tests.games.eighteen_zoo.shared_records import (
    FIXTURES,
    board_of_record,
    needs_records,
    probes,
    record_parameters,
    steps,
)

pytestmark = needs_records

GREY = 3
COLOUR = {"2S": 0, "3S": 1, "4S": 1, "4S Perm": 2, "5S": 2, "4J": 3, "4J/2J": 3}
STOPS = {"2S": 2, "3S": 3, "3S Long": 3, "4S": 4, "4S Perm": 4, "5S": 5, "4J": 4, "2J": 2, "1S": 1}
POWERS = {"RABBITS": lays.RABBITS, "MOLES": lays.MOLES, "ANCIENT_MAPS": lays.ANCIENT_MAPS}


def track_of(record: Path, state: dict[str, Any]) -> Track:
    """The track and stations of a recorded state."""
    track = bare(board_of_record(record), RECORDS)
    index = track.board.index
    for hex, (label, rotation) in state["tiles"].items():
        track.lay(index[hex], tile_named(label), rotation)
    for hex, city in state["cities"].items():
        place = track.board.station_index[index[hex]]
        for i, who in enumerate(city["slots"]):
            if who is not None:
                track.spaces[3 * place + i] = NEUTRAL if who == "BLOCK" else FAMILIES.index(who)
        for i, who in enumerate(city["reserved"]):
            track.reserved[3 * place + i] = -1 if who is None else FAMILIES.index(who)
        for who in city["extra"]:
            track.extra[place] = FAMILIES.index(who)
    for name, family in state["families"].items():
        for hex in family["stations"]:
            track.stands[FAMILIES.index(name)] |= 1 << track.board.station_index[index[hex]]
    if len(state["holes"]) == 2:
        track.dig(*[index[hex] for hex in state["holes"]])
    return track


def family_of(action: dict[str, Any], before: dict[str, Any]) -> int:
    """Who acts, also where a power is named in its place."""
    if action["entity_type"] == "corporation":
        return FAMILIES.index(action["entity"])
    return next(FAMILIES.index(name) for name, it in before["families"].items() if action["entity"] in it["powers"])


def runners(state: dict[str, Any], family: str) -> list[Runner]:
    names = [squirrel["name"] for squirrel in state["families"][family]["trains"]]
    return [Runner(STOPS[name], jumping=name in ("4J", "2J"), patched=name == "1S") for name in names]


def modifiers_of(track: Track, state: dict[str, Any], family: str) -> RunModifiers:
    powers = state["families"][family]["powers"]
    assigned = state["families"][family].get("assigned", ())
    wheat = [hex for hex in state["wheat"] if "WHEAT" in assigned and hex in state["families"][family]["stations"]]
    return RunModifiers(
        60 if COLOUR[state["phase"]] >= 2 else 30,
        wings="WINGS" in powers,
        sugar="A_TIP_OF_SUGAR" in powers,
        barrels="BARREL" in assigned,
        wheat=track.board.index[wheat[0]] if wheat else -1,
    )


def check_recorded(track: Track, state: dict[str, Any], family: str, routes: list[dict[str, Any]]) -> RunCheck:
    ids = [squirrel["id"] for squirrel in state["families"][family]["trains"]]
    drawn = [(ids.index(route["train"]), hexes_of_record(track, route["connections"])) for route in routes]
    modifiers = modifiers_of(track, state, family)
    return check_runs(track, FAMILIES.index(family), runners(state, family), drawn, modifiers)


@pytest.mark.proves("18zoo", "7.2", "11.12", "11.13", "11.14", "10.23")
@pytest.mark.parametrize("record", record_parameters(soak=True))
def test_recorded_lays_are_legal(record: Path) -> None:
    for action, before in steps(record):
        if action["type"] != "lay_tile":
            continue
        track = track_of(record, before)
        family = family_of(action, before)
        hex = track.board.index[action["hex"]]
        mode = POWERS.get(action["entity"], lays.ORDINARY)
        colour = GREY  # 10.21: in any phase
        if before["round"]["kind"] == "SR":
            mode = lays.FIRST_HOME if track.board.homes[family] == hex else lays.BONUS
            colour = COLOUR[before["phase"]]
        lay = (hex, tile_named(action["tile"]), action["rotation"])
        assert lays.lay_refusal(track, family, *lay, mode, colour) == refusal_codes.ALLOWED, action
        assert lay in lays.legal_lays(track, family, mode, colour)


@pytest.mark.proves("18zoo", "7.3")
@pytest.mark.parametrize("record", record_parameters(soak=True))
def test_recorded_stations_are_legal(record: Path) -> None:
    for action, before in steps(record):
        if action["type"] != "place_token":
            continue
        track = track_of(record, before)
        family = family_of(action, before)
        tile = action["city"].rpartition("-")[0]
        hexes = [hex for hex in track.board.station_hexes if tile_named(tile) == track.tile(hex)]
        if action["entity"] == "THAT_S_MINE":
            found = [claim_refusal(track, family, hex) for hex in hexes]
        else:
            found = [station_refusal(track, family, hex, action["entity"] == "ON_A_DIET") for hex in hexes]
        assert refusal_codes.ALLOWED in found, action


@pytest.mark.proves("18zoo", "7.4", "7.4g", "10.16")
@pytest.mark.parametrize("record", record_parameters(soak=True))
def test_recorded_runs_bring_what_they_brought(record: Path) -> None:
    for action, before in steps(record):
        if action["type"] != "run_routes":
            continue
        family = action["entity"]
        track = track_of(record, before)
        assert network_of(track, FAMILIES.index(family)).meets or "1S" in str(before["families"][family]["trains"])
        checked = check_recorded(track, before, family, action["routes"])
        assert checked.code == refusal_codes.ALLOWED, action
        assert checked.harvest is not None
        for route, run in zip(action["routes"], checked.harvest.runs, strict=True):
            assert route.get("revenue", run.nuts) == run.nuts
            assert route.get("subsidy", run.waters) == run.waters
        modifiers = modifiers_of(track, before, family)
        best = best_harvest(track, FAMILIES.index(family), runners(before, family), modifiers)
        assert best.proved
        assert best.nuts >= checked.harvest.nuts


def probes_of(kind: str) -> list[dict[str, Any]]:
    return [probe for probe in probes() if probe["action"]["type"] == kind]


def state_after(fixture: str, action_id: int) -> tuple[Path, dict[str, Any]]:
    record = FIXTURES / fixture
    after: dict[str, Any] = {}
    taken = False
    for action, before in steps(record):
        if taken:
            after = before
            taken = False
        taken = action.get("id") == action_id
    if taken or not after:
        pytest.skip("nothing follows that action in the trace")
    return record, after


@pytest.mark.parametrize("probe", probes_of("run_routes"), ids=lambda probe: probe["why"])
def test_probed_runs(probe: dict[str, Any]) -> None:
    record, state = state_after(probe["fixture"], probe["upto_action_id"])
    action = probe["action"]
    checked = check_recorded(track_of(record, state), state, action["entity"], action["routes"])
    assert (checked.code == refusal_codes.ALLOWED) == (probe["expect"] == "accepted")


@pytest.mark.parametrize("probe", probes_of("lay_tile"), ids=lambda probe: f"{probe['why']} {probe['action']['tile']}")
def test_probed_lays(probe: dict[str, Any]) -> None:
    record, state = state_after(probe["fixture"], probe["upto_action_id"])
    track = track_of(record, state)
    if "first" in probe:
        first = probe["first"]
        track.lay(track.board.index[first["hex"]], tile_named(first["tile"]), first["rotation"])
    action = probe["action"]
    code = lays.lay_refusal(
        track,
        family_of(action, state),
        track.board.index[action["hex"]],
        tile_named(action["tile"]),
        action["rotation"],
        POWERS.get(action["entity"], lays.ORDINARY),
        COLOUR[state["phase"]],
    )
    assert (code == refusal_codes.ALLOWED) == (probe["expect"] == "accepted")
