"""What a family reaches from its stations with a run of any length (7.2)."""

from __future__ import annotations


class Network:
    """Traced once, then kept until the track near it changes. See `tracing`.

    An arrival is ``6 * hex + edge``: a squirrel of the family could come into that hex over that edge.
    """

    __slots__ = ("arrived", "meets", "stations", "trails")

    def __init__(self, hexes: int) -> None:
        self.arrived: list[int] = [0] * hexes
        """By hex: a bit for every edge over which it is come into."""
        self.trails: dict[int, int] = {}
        """Arrival to the sides between hexes, and the O areas, that one way there passes."""
        self.stations: int = 0
        """A bit for every station hex come to, tokened-out ones and the family's own included."""
        self.meets: bool = False
        """Whether some station of the family reaches another stop of any kind."""
