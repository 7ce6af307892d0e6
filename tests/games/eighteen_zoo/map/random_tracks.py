"""Random tracks for tests: families launched, track laid, stations built, all by the rules."""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.rules.compat import RULEBOOK, Compat
from menagerie.games.eighteen_zoo.rules.map import lays, refusal_codes
from menagerie.games.eighteen_zoo.rules.map.modules import board_named
from menagerie.games.eighteen_zoo.rules.map.runs import RunModifiers, Runner
from menagerie.games.eighteen_zoo.rules.map.stations import block_refusal, hole_refusal, reserve_refusal, station_places
from menagerie.games.eighteen_zoo.rules.map.tracing import own_stations
from menagerie.games.eighteen_zoo.rules.map.track import Track, bare

MODES = (lays.ORDINARY, lays.ORDINARY, lays.ORDINARY, lays.UPGRADE_ONLY, lays.RABBITS, lays.MOLES, lays.ANCIENT_MAPS)


def some_track(
    rng: Generator, name: str, moves: int, compat: Compat = RULEBOOK, base: str = "BASE-1", powers: bool = True
) -> Track:
    """So many lays and stations on a map, by families taking turns."""
    track = bare(board_named(name, base), compat)
    families = track.board.families[:]
    rng.shuffle(families)
    for family in families[: 1 + rng.below(len(families))]:
        track.launch(family)
        offers = lays.legal_lays(track, family, lays.FIRST_HOME, 0)
        if offers:
            track.lay(*rng.choice(offers))
    launched = [family for family in families if track.launched >> family & 1]
    for move in range(moves):
        family = rng.choice(launched)
        if rng.below(4) == 0:
            build_a_station(rng, track, family, extra=powers and rng.below(8) == 0)
            continue
        if powers and rng.below(12) == 0:
            use_a_power(rng, track, family)
            continue
        mode = rng.choice(MODES) if powers else lays.ORDINARY
        offers = lays.legal_lays(track, family, mode, min(3, 4 * move // moves))
        if offers:
            track.lay(*rng.choice(offers))
    return track


def build_a_station(rng: Generator, track: Track, family: int, extra: bool) -> None:
    places = station_places(track, family, extra)
    if not places or len(own_stations(track, family)) == 4:
        return
    if extra:
        track.place_extra(family, rng.choice(places))
    else:
        track.place(family, rng.choice(places))


def use_a_power(rng: Generator, track: Track, family: int) -> None:
    """HOLE, WORK IN PROGRESS or THAT'S MINE, where it is possible."""
    station = rng.choice(track.board.station_hexes)
    what = rng.below(3)
    if what == 0:
        met = [hex for hex in track.board.r_areas if is_joined(track, hex)] or track.board.r_areas
        one, other = rng.choice(met), rng.choice(met)
        if track.hole[0] < 0 and hole_refusal(track, one, other) == refusal_codes.ALLOWED:
            track.dig(one, other)
    elif what == 1:
        if block_refusal(track, station) == refusal_codes.ALLOWED:
            track.block(station)
    elif reserve_refusal(track, family, station) == refusal_codes.ALLOWED:
        track.reserve(family, station)


def is_joined(track: Track, r_area: int) -> bool:
    """Whether a tile leads to this R area."""
    faces = track.board.faces
    for beyond in track.board.across[6 * r_area : 6 * r_area + 6]:
        if beyond >= 0 and track.tile(beyond // 6) >= 0 and faces.exits[track.face[beyond // 6]] >> beyond % 6 & 1:
            return True
    return False


def some_squirrels(rng: Generator) -> list[Runner]:
    """One to four of any kind; at most one has the PATCH."""
    squirrels = [
        Runner(4, jumping=True) if kind == 6 else Runner(2, jumping=True) if kind == 7 else Runner(2 + kind % 4)
        for kind in [rng.below(8) for _ in range(1 + rng.below(4))]
    ]
    if rng.below(5) == 0:
        squirrels[0] = Runner(1, patched=True)
    return squirrels


def some_modifiers(rng: Generator, track: Track, family: int) -> RunModifiers:
    stations = own_stations(track, family)
    return RunModifiers(
        30 if rng.below(2) else 60,
        wings=rng.below(2) == 0,
        sugar=rng.below(3) == 0,
        barrels=rng.below(4) == 0,
        wheat=rng.choice(stations) if stations and rng.below(3) == 0 else -1,
    )
