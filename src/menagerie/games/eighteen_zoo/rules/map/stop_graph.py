"""7.4: the stops a family's squirrels can come to, and the sections of track between them.

A section is track from one stop to the next without any on the way. Two sections get along when they share no side of
a hex; since only that matters, sides that always occur together are one bit, which keeps the numbers small.
"""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.rules.map.runs import WHEAT_NUTS, RunModifiers
from menagerie.games.eighteen_zoo.rules.map.tiles import R_AREA, STATION, STUB, WATER
from menagerie.games.eighteen_zoo.rules.map.tracing import own_stations
from menagerie.games.eighteen_zoo.rules.map.track import NEUTRAL, Track

GRAPH_BUDGET: Final = 10_000_000
"""Steps along track: far more than any map needs; searches that are only for show have less."""


class StopGraph:
    """Stops and sections are places in these lists."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.hex: list[int] = []
        self.nuts: list[int] = []
        """Of a station or R area, WHEAT included; nothing for the others."""
        self.area: list[int] = []
        """A bit; two tracks over the same O area share it."""
        self.own: list[bool] = []
        self.passable: list[bool] = []
        self.flown: list[bool] = []
        """Tokened out, but WINGS carry over it."""
        self.leaving: list[list[int]] = []
        """The sections that begin at the stop."""
        self.goal: list[int] = []
        """By section: the stop it leads to."""
        self.sides: list[int] = []
        """By section: a bit for every piece of track it uses."""
        self.hexes: list[list[int]] = []
        """By section: its hexes, those of both stops included."""
        self.hole: int = -1
        """The stop that the two R areas of the HOLE make."""
        self.pieces: int = 0
        """How many bits sides have."""
        self.complete: bool = True
        """Whether the builder's budget was enough for all sections."""

    def shape(self) -> tuple[object, ...]:
        """All that decides which nuts can be brought: equal shapes, equal harvests."""
        return (
            tuple(self.kind),
            tuple(self.nuts),
            tuple(self.area),
            tuple(self.own),
            tuple(self.passable),
            tuple(self.flown),
            tuple([tuple(sections) for sections in self.leaving]),
            tuple(self.goal),
            tuple(self.sides),
            self.hole,
        )


class _GraphBuilder:
    """Finds the stops from the family's stations outwards."""

    def __init__(self, track: Track, family: int, modifiers: RunModifiers, budget: int) -> None:
        self.track: Track = track
        self.family: int = family
        self.modifiers: RunModifiers = modifiers
        self.budget: int = budget
        """Hexes still to be looked at."""
        self.graph: StopGraph = StopGraph()
        self.known: dict[int, int] = {}
        self.areas: dict[int, int] = {}
        self.edges: list[list[int]] = []
        """By stop: the ways out, ``6 * hex + edge``."""

    def build(self) -> StopGraph:
        for hex in own_stations(self.track, self.family):
            face = self.track.face[hex]
            if face:
                self._stop(hex, 0, face)
        explored = 0
        while explored < len(self.edges):  # grows while we look
            if self.graph.passable[explored] or self.graph.flown[explored]:
                for out in self.edges[explored]:
                    arrival = self.track.board.across[out]
                    if arrival >= 0:
                        self._follow(explored, arrival, self.track.board.side[out], [out // 6])
            explored += 1
        self._join_pieces()
        return self.graph

    def _follow(self, start: int, arrival: int, sides: int, hexes: list[int]) -> None:
        self.budget -= 1
        if self.budget < 0:
            self.graph.complete = False
            return
        board = self.track.board
        faces = board.faces
        hex = arrival // 6
        face = self.track.face[hex]
        entry = 6 * face + arrival % 6
        graph = self.graph
        for place in faces.stops[entry]:
            if faces.stop_kind[face][place] == STUB and not self.track.compat.run_to_stub:
                continue
            stop = self._stop(hex, place, face)
            if graph.area[stop] == graph.area[start]:
                continue
            graph.leaving[start].append(len(graph.goal))
            graph.goal.append(stop)
            graph.sides.append(sides)
            graph.hexes.append([*hexes, hex])
        for edge in faces.dry[entry]:
            out = 6 * hex + edge
            side = board.side[out]
            if board.across[out] >= 0 and not sides & side:
                self._follow(start, board.across[out], sides | side, [*hexes, hex])

    def _stop(self, hex: int, place: int, face: int) -> int:
        track = self.track
        faces = track.board.faces
        kind = faces.stop_kind[face][place]
        tunnel = kind == R_AREA and hex in track.hole
        key = 8 * track.hole[0] if tunnel else 8 * hex + place
        stop = self.known.get(key, -1)
        if stop >= 0:
            return stop
        graph = self.graph
        stop = len(graph.kind)
        self.known[key] = stop
        graph.kind.append(kind)
        graph.hex.append(hex)
        graph.leaving.append([])
        own = kind == STATION and track.stands_at(self.family, hex)
        graph.own.append(own)
        nuts = 0
        flown = False
        passable = kind == WATER
        if kind == STATION:
            nuts = track.board.tiles.nuts[track.tile(hex)]
            if own and hex == self.modifiers.wheat:
                nuts += WHEAT_NUTS
            passable = not track.tokened_out(self.family, hex)
            built_over = track.space_count(hex) == 1 and track.spaces[3 * track.board.station_index[hex]] == NEUTRAL
            flown = not passable and self.modifiers.wings and not built_over
        elif kind == R_AREA:
            nuts = self.modifiers.r_value
            passable = tunnel or track.compat.run_through_r
        graph.nuts.append(nuts)
        graph.passable.append(passable)
        graph.flown.append(flown)
        water = kind == WATER and not track.compat.two_waters
        graph.area.append(self._area(-1 - hex if water else key))
        ways = [6 * hex + edge for edge in faces.stop_edges[face][place]]
        if tunnel:
            graph.hole = stop
            ways = []
            for r_area in track.hole:
                printed = track.board.printed[r_area]
                ways += [6 * r_area + edge for edge in range(6) if faces.exits[printed] >> edge & 1]
        self.edges.append(ways)
        return stop

    def _area(self, key: int) -> int:
        if key not in self.areas:
            self.areas[key] = 1 << len(self.areas)
        return self.areas[key]

    def _join_pieces(self) -> None:
        """Sides that the same sections use are one piece."""
        graph = self.graph
        users: dict[int, int] = {}
        for section, sides in enumerate(graph.sides):
            while sides:
                side = sides & -sides
                sides ^= side
                users[side] = users.get(side, 0) | 1 << section
        piece_of: dict[int, int] = {}
        for using in users.values():
            if using not in piece_of:
                piece_of[using] = 1 << len(piece_of)
        for section, sides in enumerate(graph.sides):
            pieces = 0
            while sides:
                side = sides & -sides
                sides ^= side
                pieces |= piece_of[users[side]]
            graph.sides[section] = pieces
        graph.pieces = len(piece_of)


def stop_graph(track: Track, family: int, modifiers: RunModifiers, budget: int = GRAPH_BUDGET) -> StopGraph:
    """All the family's squirrels can come to, wherever they run; past the budget a part of it."""
    return _GraphBuilder(track, family, modifiers, budget).build()


def changes_graph(track: Track, hex: int, face: int) -> bool:
    """Whether showing this face on the hex could change any family's stops or sections."""
    faces = track.board.faces
    shown = track.face[hex]
    if faces.stop_kind[shown] or faces.stop_kind[face] or faces.joined[shown] & ~faces.joined[face]:
        return True
    added = faces.joined[face] & ~faces.joined[shown]
    ends = [edge for edge in faces.ways_out[face] if track.leads_on(hex, edge)]
    return any(added >> (6 * one + other) & 1 for one in ends for other in ends)
