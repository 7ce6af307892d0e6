"""Equal maps give equal answers: what random maps allow, refuse and bring is compared with stored digests.

The other tests of this folder say what is right, on maps made for it and against brute force. These notice that
anything has changed at all, the work of the search for the best runs included. Where a change is meant, write the
digests:

    python -m tests.games.eighteen_zoo.map.test_same_maps
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.rules.compat import RECORDS, RULEBOOK
from menagerie.games.eighteen_zoo.rules.map import lays, refusal_codes, stations
from menagerie.games.eighteen_zoo.rules.map.optimiser import BUDGET, best_harvest
from menagerie.games.eighteen_zoo.rules.map.run_check import check_runs
from menagerie.games.eighteen_zoo.rules.map.runs import Harvest, RunModifiers, Runner
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of, own_stations
from menagerie.games.eighteen_zoo.rules.map.track import Track
from tests.games.eighteen_zoo.map.random_tracks import some_modifiers, some_squirrels, some_track

DIGESTS = Path(__file__).with_name("map_digests.json")
MAPS = range(64)
ALL_MODES = (
    lays.ORDINARY, lays.UPGRADE_ONLY, lays.FIRST_HOME, lays.BONUS, lays.RABBITS, lays.MOLES, lays.ANCIENT_MAPS,
)  # fmt: skip
SQUIRRELS = 4
"""So many sets of squirrels run on each map."""


def some_map(number: int) -> tuple[Generator, Track]:
    """A random map, by turns with a HOLE between two R areas."""
    rng = Generator(f"map {number}")
    compat = RECORDS if number % 2 else RULEBOOK
    base = ("BASE-1", "BASE-2", "BASE-3" if compat is RECORDS else "BASE-1")[number % 3]
    track = some_track(rng, "ABCDEF"[number // 2 % 6], 25 + rng.below(80), compat, base)
    if number % 4 < 2 and track.hole[0] < 0:
        one, other = rng.choice(track.board.r_areas), rng.choice(track.board.r_areas)
        if stations.hole_refusal(track, one, other) == refusal_codes.ALLOWED:
            track.dig(one, other)
    return rng, track


def answers(number: int) -> Iterator[tuple[str, object]]:
    """Every answer of the map's modules about a random map."""
    rng, track = some_map(number)
    hexes = range(-1, len(track.board.hexes) + 1)
    yield "hole", [[stations.hole_refusal(track, one, hex) for hex in hexes] for one in (-1, *track.board.r_areas)]
    for family in track.board.families:
        network = network_of(track, family)
        yield "reach", [network.arrived, network.stations, network.meets]
        yield (
            "stations",
            [[stations.station_refusal(track, family, hex, extra) for hex in hexes] for extra in (False, True)],
        )
        yield (
            "marks",
            [
                [mark(track, family, hex) for hex in hexes]
                for mark in (stations.wheat_refusal, stations.reserve_refusal, stations.claim_refusal)
            ],
        )
        yield "works", [stations.block_refusal(track, hex, family) for hex in hexes]
        if track.launched >> family & 1:
            for mode in ALL_MODES:
                yield "lays", [lays.legal_lays(track, family, mode, colour) for colour in range(4)]
            tried = [
                (rng.below(len(hexes)) - 1, rng.below(len(track.board.tiles.numbers)), rng.below(6)) for _ in range(60)
            ]
            yield (
                "refused lays",
                [lays.lay_refusal(track, family, *one, rng.choice(ALL_MODES), rng.below(4)) for one in tried],
            )
    yield from runs(rng, track)


def runs(rng: Generator, track: Track) -> Iterator[tuple[str, object]]:
    launched = [family for family in track.board.families if track.launched >> family & 1]
    for _ in range(SQUIRRELS):
        family = max(launched, key=lambda one: len(own_stations(track, one))) if rng.below(2) else rng.choice(launched)
        squirrels, modifiers = some_squirrels(rng), some_modifiers(rng, track, family)
        for budget, water in ((BUDGET, False), (BUDGET, True), (rng.below(4_000), False)):
            found = best_harvest(track, family, squirrels, modifiers, budget, water)
            yield "runs", [facts_of(found), found.bound, found.steps]
            yield from drawn_runs(rng, track, family, squirrels, modifiers, found)


def facts_of(harvest: Harvest) -> object:
    return [[run.squirrel, list(run.hexes), run.nuts, run.waters] for run in harvest.runs]


def drawn_runs(
    rng: Generator, track: Track, family: int, squirrels: list[Runner], modifiers: RunModifiers, found: Harvest
) -> Iterator[tuple[str, object]]:
    """The best runs drawn by hand, and what is wrong with them once they are changed."""
    drawn = [(run.squirrel, list(run.hexes)) for run in found.runs]
    checked = check_runs(track, family, squirrels, drawn, modifiers)
    assert checked.harvest is not None
    assert checked.harvest.nuts == found.nuts
    assert checked.harvest.waters == found.waters
    for _ in range(6 if drawn else 0):
        changed = [(squirrel, path[:]) for squirrel, path in drawn]
        _, path = changed[rng.below(len(changed))]
        match rng.below(7):
            case 0:
                del path[rng.below(len(path))]
            case 1:
                path.insert(rng.below(len(path) + 1), rng.below(len(track.board.hexes)))
            case 2:
                path.reverse()
            case 3:
                path.append(path[0])
            case 4:
                del path[: rng.below(len(path))]
            case 5:
                changed = [((squirrel + 1) % len(squirrels), path) for squirrel, path in changed]
            case _:
                beyond = [one // 6 for one in track.board.across[6 * path[-1] : 6 * path[-1] + 6] if one >= 0]
                path.append(rng.choice(beyond) if beyond else -1)
        again = check_runs(track, family, squirrels, changed, modifiers)
        figures = None if again.harvest is None else facts_of(again.harvest)
        yield "drawn runs", [again.code, again.run, again.hex, figures]


def digests(number: int) -> dict[str, str]:
    """One for each kind of answer."""
    found: dict[str, hashlib._Hash] = {}
    for kind, answer in answers(number):
        found.setdefault(kind, hashlib.sha256()).update(json.dumps(answer).encode())
    return {kind: digest.hexdigest()[:12] for kind, digest in found.items()}


@pytest.mark.parametrize("number", MAPS)
def test_a_random_map_answers_as_it_did(number: int) -> None:
    assert digests(number) == json.loads(DIGESTS.read_text("utf-8"))[str(number)]


if __name__ == "__main__":
    DIGESTS.write_text(json.dumps({str(number): digests(number) for number in MAPS}, indent=1) + "\n", "utf-8")
