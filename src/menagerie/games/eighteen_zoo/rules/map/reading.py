"""How the rules of the map are read: by the rulebook, or as 18xx.games plays them."""

from __future__ import annotations

from typing import Final


class Reading:
    """One flag a divergence that touches the map; all off is the rulebook."""

    __slots__ = (
        "any_two_stops",
        "barrels_after_doubling",
        "crossed_waters",
        "no_centre_hole",
        "run_to_stub",
        "through_r",
        "twin_forgotten",
        "two_in_the_hole",
        "two_waters",
    )

    def __init__(self, records: bool = False) -> None:
        self.through_r = records
        """D11: a run may pass through an R area, which counts as a stop."""
        self.two_waters = records
        """D12: an O hex with two separate tracks is two O areas, and one squirrel may visit both."""
        self.barrels_after_doubling = records
        """D13: TWO BARRELS add 10 an O after a 4J or 2J has doubled, not before."""
        self.run_to_stub = records
        """D18: a run may end on a stub of track, which counts nothing."""
        self.any_two_stops = records
        """D18: an O or a stub is as good as a STOP where a run needs two of them."""
        self.two_in_the_hole = records
        """D19: at most two squirrels of a family run through the HOLE, however many exits there are."""
        self.no_centre_hole = records
        """D19: the R area in the centre of BASE-2 cannot be chosen for the HOLE."""
        self.crossed_waters = records
        """D22: on an O hex tiles 23 and 24 have each other's shape."""
        self.twin_forgotten = records
        """D22: bonus track of a launch does not take its twin (7 and X7) out of the supply."""

    def flags(self) -> tuple[bool, ...]:
        """In the order of their names."""
        return (
            self.any_two_stops,
            self.barrels_after_doubling,
            self.crossed_waters,
            self.no_centre_hole,
            self.run_to_stub,
            self.through_r,
            self.twin_forgotten,
            self.two_in_the_hole,
            self.two_waters,
        )


def reading_of(flags: tuple[bool, ...]) -> Reading:
    """The reading with these flags."""
    reading = Reading()
    reading.any_two_stops = flags[0]
    reading.barrels_after_doubling = flags[1]
    reading.crossed_waters = flags[2]
    reading.no_centre_hole = flags[3]
    reading.run_to_stub = flags[4]
    reading.through_r = flags[5]
    reading.twin_forgotten = flags[6]
    reading.two_in_the_hole = flags[7]
    reading.two_waters = flags[8]
    return reading


RULEBOOK: Final = Reading()
RECORDS: Final = Reading(records=True)
