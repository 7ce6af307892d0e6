"""What a family reaches from its stations with a run of any length (7.2)."""

from __future__ import annotations


class Network:
    """Traced once, then kept until the track near it changes; clones of a track share it. See `tracing`.

    An arrival is ``6 * hex + edge``: a squirrel of the family could come into that hex over that edge.
    """

    __slots__ = ("arrived", "came_home", "grown", "meets", "meets_others", "stations", "trails", "unreached")

    def __init__(self, hexes: int) -> None:
        self.arrived: list[int] = [0] * hexes
        """By hex: a bit for every edge over which it is come into."""
        self.trails: dict[int, int] = {}
        """Arrival to the sides between hexes, and the O areas, that one way there passes."""
        self.stations: int = 0
        """A bit for every station hex come to, tokened-out ones and the family's own included."""
        self.meets: bool = False
        """Whether some station of the family reaches another stop of any kind."""
        self.meets_others: bool = False
        """The same without its own stations."""
        self.came_home: bool = False
        """Whether a way comes to a station of the family."""
        self.unreached: list[int] = []
        """Arrivals to which an exact search found no way: more track may give them one."""
        self.grown: tuple[int, ...] = ()
        """Hexes of the network that got more track since it was traced: it holds still, but there may be more."""

    def grown_at(self, hex: int) -> Network:
        """The same network when a hex of it gets more track and loses none."""
        grown = Network(0)
        grown.arrived = self.arrived
        grown.trails = self.trails
        grown.stations = self.stations
        grown.meets = self.meets
        grown.meets_others = self.meets_others
        grown.came_home = self.came_home
        grown.unreached = self.unreached
        grown.grown = (*self.grown, hex)
        return grown

    def copy(self) -> Network:
        """One to trace on; whether its own stations meet is not known then."""
        copy = Network(0)
        copy.arrived = self.arrived[:]
        copy.trails = self.trails.copy()
        copy.stations = self.stations
        copy.meets = copy.meets_others = self.meets_others
        copy.came_home = self.came_home
        return copy
