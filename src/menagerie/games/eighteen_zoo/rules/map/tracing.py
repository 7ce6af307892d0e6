"""7.2, 7.3: tracing what a family reaches: runs of any length, as squirrels would run them.

A squirrel never travels the same side of a hex twice nor passes an O area twice, never turns back on a switch, passes
no tokened-out station and no R area (but the HOLE, twice: it has two tracks, 10.58). So a way has to be found for every
arrival, not just a connection. A breadth-first search keeps one way for each arrival; where that way is itself the
obstacle, the arrival is doubtful, and an exact search backwards from it decides.
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
    return network


def own_stations(track: Track, family: int) -> list[int]:
    """The hexes with a station of the family."""
    stands = track.stands[family]
    return [hex for place, hex in enumerate(track.board.station_hexes) if stands >> place & 1]


class _Tracer:
    def __init__(self, track: Track, family: int) -> None:
        self.track: Track = track
        self.family: int = family
        self.network: Network = Network(len(track.board.hexes))
        self.queue: list[int] = []
        self.doubtful: list[int] = []
        self.came_home: bool = False

    def trace(self) -> Network:
        homes = own_stations(self.track, self.family)
        for hex in homes:
            self.network.stations |= 1 << self.track.board.station_index[hex]
            self._set_out(hex)
        self._follow(0)
        self._settle_doubts()
        if self.came_home and not self.network.meets and len(homes) > 1:
            self.network.meets = self._own_stations_meet(homes)
        return self.network

    def _set_out(self, hex: int) -> None:
        exits = self.track.board.faces.exits[self.track.face[hex]]
        for edge in range(6):
            if exits >> edge & 1:
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
        """Goes on from every arrival in the queue."""
        track = self.track
        board = track.board
        faces = board.faces
        trails = self.network.trails
        i = begun
        while i < len(self.queue):
            arrival = self.queue[i]
            i += 1
            hex = arrival // 6
            face = track.face[hex]
            if face == 0:
                continue
            trail = trails[arrival]
            entry = 6 * face + arrival % 6
            water = water_of(track, hex)
            for edge in faces.through[entry]:
                if not trail & water:
                    self._leave(hex, edge, trail | water)
                elif board.across[6 * hex + edge] >= 0 and board.across[6 * hex + edge] not in trails:
                    self.doubtful.append(board.across[6 * hex + edge])
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
        if track.stands_at(self.family, hex):
            self.came_home = True
            return
        self.network.meets = True
        self.network.stations |= 1 << track.board.station_index[hex]
        if track.tokened_out(self.family, hex):
            return
        exits = track.board.faces.exits[track.face[hex]]
        for other in range(6):
            if other != edge and exits >> other & 1:
                self._leave(hex, other, trail)

    def _go_down(self, hex: int, trail: int) -> None:
        """HOLE: in by one R area, out by the other."""
        one, other = self.track.hole
        if hex == other:
            one, other = other, one
        if hex != one:
            return
        board = self.track.board
        exits = board.faces.exits[board.printed[other]]
        both = 3 * board.underground
        for edge in range(6):
            if not exits >> edge & 1:
                continue
            if trail & both == both:
                beyond = board.across[6 * other + edge]
                if beyond >= 0 and beyond not in self.network.trails:
                    self.doubtful.append(beyond)
            else:
                self._leave(other, edge, through_hole(board, trail))

    def _settle_doubts(self) -> None:
        network = self.network
        settled: set[int] = set()
        while self.doubtful:
            arrival = self.doubtful.pop()
            if arrival in network.trails or arrival in settled:
                continue
            settled.add(arrival)
            trail = way_back(self.track, self.family, arrival, 0)
            if trail:
                network.trails[arrival] = trail
                network.arrived[arrival // 6] |= 1 << (arrival % 6)
                self.queue.append(arrival)
                self._follow(len(self.queue) - 1)

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


def through_hole(board: Board, trail: int) -> int:
    """10.58: the way with one of the two tracks of the HOLE more."""
    return trail | (2 * board.underground if trail & board.underground else board.underground)


def water_of(track: Track, hex: int) -> int:
    """7.4c: the bit of an O area, which a run passes once, whatever tracks lie on it; not so by 10.12."""
    return 0 if track.compat.two_waters else track.board.water[hex]


def way_back(track: Track, family: int, arrival: int, used: int) -> int:
    """The sides and O areas of some way from a station of the family to this arrival, none used yet; 0 where none is.

    Searches backwards, exhaustively: asked only in doubt.
    """
    board = track.board
    side = board.side[arrival]
    if used & side:
        return 0
    used |= side
    out = board.across[arrival]
    hex = out // 6
    face = track.face[hex]
    entry = 6 * face + out % 6
    water = water_of(track, hex)
    if not used & water:
        for edge in board.faces.through[entry]:
            trail = way_back(track, family, 6 * hex + edge, used | water)
            if trail:
                return trail
    for stop in board.faces.stops[entry]:
        kind = board.faces.stop_kind[face][stop]
        if kind == STATION:
            if track.stands_at(family, hex):
                return used
            if not track.tokened_out(family, hex):
                trail = _back_from(track, family, hex, out % 6, used)
                if trail:
                    return trail
        elif kind == R_AREA and hex in track.hole and used & 3 * board.underground != 3 * board.underground:
            other = track.hole[1] if hex == track.hole[0] else track.hole[0]
            trail = _back_from(track, family, other, -1, through_hole(board, used))
            if trail:
                return trail
    return 0


def _back_from(track: Track, family: int, hex: int, but: int, used: int) -> int:
    """Backwards out of a stop over any of its edges but one."""
    exits = track.board.faces.exits[track.face[hex]]
    for edge in range(6):
        if edge != but and exits >> edge & 1 and track.board.across[6 * hex + edge] >= 0:
            trail = way_back(track, family, 6 * hex + edge, used)
            if trail:
                return trail
    return 0
