"""7.4: runs drawn by hand are accepted, or refused with the rule they break."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.games.eighteen_zoo.rules.map import refusal_codes
from menagerie.games.eighteen_zoo.rules.map.runs import (
    WHEAT_NUTS,
    Harvest,
    Run,
    RunModifiers,
    Runner,
    Visit,
    water_value,
)
from menagerie.games.eighteen_zoo.rules.map.tiles import R_AREA, STATION, STUB, WATER
from menagerie.games.eighteen_zoo.rules.map.track import NEUTRAL, Track

DrawnPath = tuple[int, Sequence[int]]
"""A squirrel, and every hex of its run from end to end."""


class RunCheck:
    """The result of a check: the harvest, or the code of what is wrong and where it is."""

    __slots__ = ("code", "harvest", "hex", "run")

    def __init__(self, code: int, run: int = -1, hex: int = -1, harvest: Harvest | None = None) -> None:
        self.code: int = code
        self.run: int = run
        """Which of the runs."""
        self.hex: int = hex
        """Where on the map, or -1."""
        self.harvest: Harvest | None = harvest


class _Walk:
    """A run followed hex by hex."""

    def __init__(self, track: Track, family: int, modifiers: RunModifiers) -> None:
        self.track: Track = track
        self.family: int = family
        self.modifiers: RunModifiers = modifiers
        self.code: int = refusal_codes.ALLOWED
        self.hex: int = -1
        self.sides: int = 0
        self.nuts: int = 0
        """Without O areas, not doubled."""
        self.stops: int = 0
        """Stations and R areas."""
        self.waters: int = 0
        self.stubs: int = 0
        self.own: int = 0
        self.skipped: int = 0
        """Tokened-out stations flown over."""
        self.tunnels: int = 0
        self.seen: set[int] = set()
        """Stations and R areas by their hex; O areas below zero, see `_water`."""
        self.begun: int = 0
        """The O area where the run begins, and another where the same track might as well begin (10.12)."""
        self.spare: int = 0
        self.visits: list[Visit] = []

    def fail(self, code: int, hex: int) -> None:
        if self.code == refusal_codes.ALLOWED:
            self.code = code
            self.hex = hex

    def follow(self, hexes: Sequence[int]) -> None:
        track = self.track
        board = track.board
        for hex in hexes:
            if not 0 <= hex < len(board.hexes):
                return self.fail(refusal_codes.NO_SUCH_HEX, -1)
        last = len(hexes) - 1
        came = -1  # the edge by which we came in; -1 at the start, -2 up from the HOLE
        for i, hex in enumerate(hexes):
            goes = -1
            if i < last:
                goes = self._way_to(hex, hexes[i + 1])
                if goes == -1:
                    return self.fail(refusal_codes.NO_TRACK, hex)
            if came == -1 or goes == -1:
                self._end(hex, came if goes == -1 else goes, alone=last == 0)
            else:
                self._pass(hex, came, goes)
            if self.code:
                return None
            if goes >= 0:
                side = board.side[6 * hex + goes]
                if self.sides & side:
                    return self.fail(refusal_codes.TRACK_TWICE, hex)
                self.sides |= side
            came = (goes + 3) % 6 if goes >= 0 else goes
        return None

    def _way_to(self, hex: int, beside: int) -> int:
        """The edge towards a neighbour, -2 for the HOLE, -1 for neither."""
        board = self.track.board
        for edge in range(6):
            if board.across[6 * hex + edge] // 6 == beside and board.across[6 * hex + edge] >= 0:
                return edge
        one, other = self.track.hole
        return -2 if one >= 0 and (hex, beside) in ((one, other), (other, one)) else -1

    def _pass(self, hex: int, came: int, goes: int) -> None:
        """Through a hex."""
        track = self.track
        faces = track.board.faces
        face = track.face[hex]
        if came == -2 or goes == -2:
            edge = goes if came == -2 else came
            if edge < 0 or not faces.exits[face] >> edge & 1:
                return self.fail(refusal_codes.NO_TRACK, hex)
            if came == -2:
                self.tunnels += 1
                self._visit_r(hex)
            return None
        if came == goes:
            return self.fail(refusal_codes.TRACK_TWICE, hex)
        if goes in faces.dry[6 * face + came]:
            return None
        for stop in faces.stops[6 * face + came]:
            if goes not in faces.stop_edges[face][stop]:
                continue
            kind = faces.stop_kind[face][stop]
            if kind == WATER:
                return self._visit_water(hex, stop)
            if kind == STATION:
                return self._visit_station(hex, passing=True)
            if kind == R_AREA:
                if hex in track.hole:
                    return self.fail(refusal_codes.HOLE_SAME_HEX, hex)
                return self._visit_r(hex) if track.compat.run_through_r else self.fail(refusal_codes.THROUGH_R, hex)
        return self.fail(refusal_codes.NO_TRACK, hex)

    def _end(self, hex: int, edge: int, alone: bool) -> None:
        """The first or the last hex of a run; ``alone`` where it is both."""
        track = self.track
        faces = track.board.faces
        face = track.face[hex]
        if alone:
            if track.board.station_index[hex] < 0 or track.tile(hex) < 0:
                return self.fail(refusal_codes.NOT_AN_END, hex)
            return self._visit_station(hex, passing=False)
        if edge == -2:
            return self.fail(refusal_codes.HOLE_TWICE, hex)
        if not faces.exits[face] >> edge & 1:
            return self.fail(refusal_codes.NO_TRACK, hex)
        waters: list[int] = []
        for stop in faces.stops[6 * face + edge]:
            kind = faces.stop_kind[face][stop]
            if kind == STATION:
                return self._visit_station(hex, passing=False)
            if kind == R_AREA:
                return self._visit_r(hex)
            if kind == STUB and track.compat.run_to_stub:
                self.stubs += 1
                return None
            if kind == WATER:
                waters.append(stop)
        if not waters:
            return self.fail(refusal_codes.NOT_AN_END, hex)
        if not self.seen:
            self.begun = self._water(hex, waters[0])
            self.spare = self._water(hex, waters[-1])
        for stop in waters:
            if self._water(hex, stop) not in self.seen:
                return self._visit_water(hex, stop)
        return self._visit_water(hex, waters[0])

    def _water(self, hex: int, stop: int) -> int:
        """7.4: a hex is one O area; 10.12: a track is."""
        return -1 - (2 * hex + stop if self.track.compat.two_waters else 2 * hex)

    def _visit_water(self, hex: int, stop: int) -> None:
        water = self._water(hex, stop)
        if water in self.seen and water == self.begun:
            water = self.spare
        if water in self.seen:
            return self.fail(refusal_codes.WATER_TWICE, hex)
        self.seen.add(water)
        self.waters += 1
        self.visits.append((hex, WATER, 0, False, False))
        return None

    def _visit_r(self, hex: int) -> None:
        one, other = self.track.hole
        unified = one if hex == other else hex
        if unified in self.seen:
            return self.fail(refusal_codes.HOLE_TWICE if hex in (one, other) else refusal_codes.STOP_TWICE, hex)
        self.seen.add(unified)
        self.stops += 1
        self.nuts += self.modifiers.r_value
        self.visits.append((hex, R_AREA, self.modifiers.r_value, False, False))
        return None

    def _visit_station(self, hex: int, passing: bool) -> None:
        track = self.track
        if hex in self.seen:
            return self.fail(refusal_codes.STOP_TWICE, hex)
        self.seen.add(hex)
        if passing and track.tokened_out(self.family, hex):
            first = track.spaces[3 * track.board.station_index[hex]]
            if not self.modifiers.wings or (track.space_count(hex) == 1 and first == NEUTRAL):
                return self.fail(refusal_codes.TOKENED_OUT, hex)
            self.skipped += 1
            if self.skipped > 1:
                return self.fail(refusal_codes.WINGS_ONCE, hex)
            self.visits.append((hex, STATION, 0, False, True))
            return None
        self.stops += 1
        nuts = track.board.tiles.nuts[track.tile(hex)]
        wheat = False
        if track.stands_at(self.family, hex):
            self.own += 1
            if hex == self.modifiers.wheat:
                nuts += WHEAT_NUTS
                wheat = True
        self.nuts += nuts
        self.visits.append((hex, STATION, nuts, wheat, False))
        return None


def check_runs(
    track: Track, family: int, squirrels: Sequence[Runner], drawn: Sequence[DrawnPath], modifiers: RunModifiers
) -> RunCheck:
    """Whether the family's squirrels may run so, and what they bring."""
    sides = sugared = flown = tunnels = ran = 0
    runs: list[Run] = []
    for i, (which, hexes) in enumerate(drawn):
        if not 0 <= which < len(squirrels):
            return RunCheck(refusal_codes.NO_SUCH_SQUIRREL, i)
        if ran >> which & 1:
            return RunCheck(refusal_codes.SQUIRREL_TWICE, i)
        ran |= 1 << which
        squirrel = squirrels[which]
        walk = _Walk(track, family, modifiers)
        walk.follow(hexes)
        code = walk.code or _length_code(track, walk, squirrel, modifiers.sugar and not sugared)
        if code:
            return RunCheck(code, i, walk.hex)
        if walk.sides & sides:
            return RunCheck(refusal_codes.TRACK_SHARED, i)
        if walk.skipped and flown:
            return RunCheck(refusal_codes.WINGS_ONCE, i)
        sides |= walk.sides
        flown |= walk.skipped
        tunnels += walk.tunnels
        if track.compat.two_in_hole and tunnels > 2:
            return RunCheck(refusal_codes.HOLE_CROWDED, i)
        stops = walk.stops + walk.waters if squirrel.jumping else walk.stops
        with_sugar = not squirrel.patched and stops > squirrel.stops
        if with_sugar:
            sugared += 1
        nuts = walk.nuts * 2 if squirrel.jumping else walk.nuts
        nuts += walk.waters * water_value(squirrel.jumping, modifiers.barrels, track.compat)
        runs.append(Run(which, list(hexes), nuts, walk.waters, walk.visits, with_sugar))
    return RunCheck(refusal_codes.ALLOWED, harvest=Harvest(runs, sum([run.nuts for run in runs])))


def check_once(
    track: Track, family: int, squirrels: Sequence[Runner], drawn: Sequence[DrawnPath], modifiers: RunModifiers
) -> RunCheck:
    """The same; asked again about the same runs it remembers, since they are checked first and then made."""
    key = (
        family,
        tuple([(squirrel.stops, squirrel.jumping, squirrel.patched) for squirrel in squirrels]),
        tuple([(which, tuple(hexes)) for which, hexes in drawn]),
        (modifiers.r_value, modifiers.wings, modifiers.sugar, modifiers.barrels, modifiers.wheat),
    )
    found = track.checked
    if isinstance(found, RunCheck) and track.checked_key == key:
        return found
    check = check_runs(track, family, squirrels, drawn, modifiers)
    track.checked = check
    track.checked_key = key
    return check


def _length_code(track: Track, walk: _Walk, squirrel: Runner, sugar: bool) -> int:
    """Enough stops, not too many, and a station of the family among them."""
    if not walk.own:
        return refusal_codes.WITHOUT_STATION
    if squirrel.patched:
        return refusal_codes.ALLOWED if walk.stops == 1 else refusal_codes.PATCHED_ONE_STATION
    stops = walk.stops + walk.waters if squirrel.jumping else walk.stops
    counted = walk.stops + walk.waters + walk.stubs if track.compat.any_two_stops else stops
    if counted < 2:
        return refusal_codes.TOO_FEW_STOPS
    most = squirrel.stops + 1 if sugar and not squirrel.jumping else squirrel.stops
    return refusal_codes.TOO_MANY_STOPS if stops > most else refusal_codes.ALLOWED
