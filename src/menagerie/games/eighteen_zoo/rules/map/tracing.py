"""7.2, 7.3: tracing what a family reaches: runs of any length, as squirrels would run them.

A squirrel never travels the same side of a hex twice nor passes an O area twice, never turns back on a switch, passes
no tokened-out station and no R area (but the HOLE, once). So a way has to be found for every arrival, not just a
connection. A breadth-first search keeps one way for each arrival; where that way is itself the
obstacle, the arrival is doubtful, and an exact search backwards from it decides.

New track takes no way from a family, so a network is not traced anew after it: the search goes on from the hexes that
have more track now, and the arrivals that were in doubt are asked for again where that track leads anywhere.
"""

from __future__ import annotations

from menagerie.games.eighteen_zoo.rules.map.board import Board
from menagerie.games.eighteen_zoo.rules.map.network import Network
from menagerie.games.eighteen_zoo.rules.map.tiles import R_AREA, STATION
from menagerie.games.eighteen_zoo.rules.map.track import Track


def network_of(track: Track, family: int) -> Network:
    """What the family reaches now."""
    network = track.networks[family]
    if network is None:
        network = _Tracer(track, family).trace()
        track.networks[family] = network
    elif network.grown:
        network = _Tracer(track, family).trace_on(network)
        track.networks[family] = network
    return network


def meets(track: Track, family: int) -> bool:
    """Whether some station of the family reaches another stop of any kind: `Network.meets`, often known at once."""
    network = track.networks[family]
    if network is not None and network.meets_others:  # more track takes nothing away
        return True
    return network_of(track, family).meets


def is_traced(track: Track, family: int) -> bool:
    """Whether `network_of` has nothing to do."""
    network = track.networks[family]
    return network is not None and not network.grown


def own_stations(track: Track, family: int) -> list[int]:
    """The hexes with a station of the family."""
    stands = track.stands[family]
    return [hex for place, hex in enumerate(track.board.station_hexes) if stands >> place & 1]


class WorkLimit:
    """How many steps a search backwards may still take; where they run out, it finds nothing."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps: int = steps


def traced_within(track: Track, family: int, steps: int) -> Network:
    """What the family reaches, traced anew with a limit: where it runs out, places in doubt are left out."""
    return _Tracer(track, family, WorkLimit(steps)).trace()


class _Tracer:
    def __init__(self, track: Track, family: int, work: WorkLimit | None = None) -> None:
        self.track: Track = track
        self.family: int = family
        self.work: WorkLimit | None = work
        self.network: Network = Network(len(track.board.hexes))
        self.queue: list[int] = []
        self.doubtful: list[int] = []

    def trace(self) -> Network:
        homes = own_stations(self.track, self.family)
        for hex in homes:
            self.network.stations |= 1 << self.track.board.station_index[hex]
            self._set_out(hex)
        return self._finished(homes)

    def trace_on(self, known: Network) -> Network:
        """The network with what the hexes that have more track add to it."""
        track = self.track
        self.network = known.copy()
        if any(self._joins(hex) for hex in known.grown):
            self.doubtful = known.unreached[:]
        else:
            self.network.unreached = known.unreached[:]
        for hex in known.grown:
            for edge in range(6):
                if known.arrived[hex] >> edge & 1:
                    self.queue.append(6 * hex + edge)
            if track.stands_at(self.family, hex):
                self._set_out(hex)
        return self._finished(own_stations(track, self.family))

    def _joins(self, hex: int) -> bool:
        """Whether a way can pass this hex: one that leads nowhere gives no other hex a way."""
        track = self.track
        open_ways = 0
        for edge in track.board.faces.ways_out[track.face[hex]]:
            open_ways += track.leads_on(hex, edge)
            if open_ways > 1:
                return True
        return False

    def _finished(self, homes: list[int]) -> Network:
        self._follow(0)
        self._settle_doubts()
        network = self.network
        network.meets_others = network.meets
        if network.came_home and not network.meets and len(homes) > 1:
            network.meets = self._own_stations_meet(homes)
        return network

    def _set_out(self, hex: int) -> None:
        for edge in self.track.board.faces.ways_out[self.track.face[hex]]:
            self._leave(hex, edge, 0)

    def _leave(self, hex: int, edge: int, trail: int) -> None:
        board = self.track.board
        out = 6 * hex + edge
        arrival = board.across[out]
        network = self.network
        if arrival < 0 or arrival in network.trails:
            return
        side = board.side[out]
        if trail & side:
            self.doubtful.append(arrival)
            return
        network.trails[arrival] = trail | side
        network.arrived[arrival // 6] |= 1 << (arrival % 6)
        self.queue.append(arrival)

    def _follow(self, begun: int) -> None:
        """Goes on from every arrival in the queue. The ways of whole games come here: few calls."""
        track = self.track
        board = track.board
        faces = board.faces
        across = board.across
        sides = board.side
        shown = track.face
        trails = self.network.trails
        arrived = self.network.arrived
        queue = self.queue
        two_waters = track.compat.two_waters
        i = begun
        while i < len(queue):
            arrival = queue[i]
            i += 1
            hex = arrival // 6
            face = shown[hex]
            if face == 0:
                continue
            trail = trails[arrival]
            entry = 6 * face + arrival % 6
            through = faces.through[entry]
            if through:
                water = 0 if two_waters else board.water[hex]  # as `water_of`
                for edge in through:  # as `_leave`
                    out = 6 * hex + edge
                    beyond = across[out]
                    if beyond < 0 or beyond in trails:
                        continue
                    side = sides[out]
                    if trail & (water | side):
                        self.doubtful.append(beyond)
                        continue
                    trails[beyond] = trail | water | side
                    arrived[beyond // 6] |= 1 << (beyond % 6)
                    queue.append(beyond)
            for stop in faces.stops[entry]:
                kind = faces.stop_kind[face][stop]
                if kind == STATION:
                    self._come_to_station(hex, arrival % 6, trail)
                    continue
                self.network.meets = True
                if kind == R_AREA and track.hole[0] >= 0:
                    self._go_down(hex, trail)

    def _come_to_station(self, hex: int, edge: int, trail: int) -> None:
        track = self.track
        network = self.network
        place = 1 << track.board.station_index[hex]
        if track.stands[self.family] & place:
            network.came_home = True
            return
        network.meets = True
        network.stations |= place
        if track.tokened_out(self.family, hex):
            return
        for other in track.board.faces.ways_out[track.face[hex]]:
            if other != edge:
                self._leave(hex, other, trail)

    def _go_down(self, hex: int, trail: int) -> None:
        """HOLE: in by one R area, out by the other."""
        one, other = self.track.hole
        if hex == other:
            one, other = other, one
        if hex != one:
            return
        board = self.track.board
        closed = hole_used_up(self.track, trail)
        for edge in board.faces.ways_out[board.printed[other]]:
            if closed:
                beyond = board.across[6 * other + edge]
                if beyond >= 0 and beyond not in self.network.trails:
                    self.doubtful.append(beyond)
            else:
                self._leave(other, edge, through_hole(board, trail))

    def _settle_doubts(self) -> None:
        network = self.network
        settled = set(network.unreached)
        while self.doubtful:
            arrival = self.doubtful.pop()
            if arrival in network.trails or arrival in settled:
                continue
            settled.add(arrival)
            trail = way_back(self.track, self.family, arrival, 0, self.work)
            if trail:
                network.trails[arrival] = trail
                network.arrived[arrival // 6] |= 1 << (arrival % 6)
                self.queue.append(arrival)
                self._follow(len(self.queue) - 1)
            else:
                network.unreached.append(arrival)

    def _own_stations_meet(self, homes: list[int]) -> bool:
        """Whether one of them comes to another, and not only back to itself."""
        for hex in homes:
            alone = _Tracer(self.track, self.family)
            alone._set_out(hex)
            alone._follow(0)
            for other in homes:
                if other != hex and alone.network.arrived[other] & self.track.board.faces.exits[self.track.face[other]]:
                    return True
        return False


def hole_used_up(track: Track, trail: int) -> bool:
    """Whether this way may not pass the HOLE again: it passes once, as a squirrel does; by 10.58 twice."""
    tracks = (3 if track.compat.hole_has_two_tracks else 1) * track.board.underground
    return trail & tracks == tracks


def through_hole(board: Board, trail: int) -> int:
    """The way with one passage of the HOLE more."""
    return trail | (2 * board.underground if trail & board.underground else board.underground)


def water_of(track: Track, hex: int) -> int:
    """7.4c: the bit of an O area, which a run passes once, whatever tracks lie on it; not so by 10.12."""
    return 0 if track.compat.two_waters else track.board.water[hex]


def way_back(track: Track, family: int, arrival: int, used: int, work: WorkLimit | None = None) -> int:
    """The sides and O areas of some way from a station of the family to this arrival, none used yet; 0 where none is.

    Searches backwards, exhaustively: asked only in doubt.
    """
    board = track.board
    out = board.across[arrival]
    if out < 0:  # off the map
        return 0
    if work is not None:
        work.steps -= 1
        if work.steps < 0:
            return 0
    side = board.side[arrival]
    if used & side:
        return 0
    used |= side
    hex = out // 6
    face = track.face[hex]
    entry = 6 * face + out % 6
    water = water_of(track, hex)
    if not used & water:
        for edge in board.faces.through[entry]:
            trail = way_back(track, family, 6 * hex + edge, used | water, work)
            if trail:
                return trail
    for stop in board.faces.stops[entry]:
        kind = board.faces.stop_kind[face][stop]
        if kind == STATION:
            if track.stands_at(family, hex):
                return used
            if not track.tokened_out(family, hex):
                trail = _back_from(track, family, hex, out % 6, used, work)
                if trail:
                    return trail
        elif kind == R_AREA and hex in track.hole and not hole_used_up(track, used):
            other = track.hole[1] if hex == track.hole[0] else track.hole[0]
            trail = _back_from(track, family, other, -1, through_hole(board, used), work)
            if trail:
                return trail
    return 0


def _back_from(track: Track, family: int, hex: int, but: int, used: int, work: WorkLimit | None) -> int:
    """Backwards out of a stop over any of its edges but one."""
    for edge in track.board.faces.ways_out[track.face[hex]]:
        if edge != but:
            trail = way_back(track, family, 6 * hex + edge, used, work)
            if trail:
                return trail
    return 0
