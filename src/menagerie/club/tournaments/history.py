"""What has happened to each entrant so far: points, opponents, seats, byes."""

from __future__ import annotations

from collections import Counter

from menagerie.club.tournaments.points import bye_points, table_points
from menagerie.club.tournaments.tournament import Tournament


class History:
    def __init__(self, tournament: Tournament) -> None:
        self.points: Counter[int] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        """How often two were put at one table; the smaller number first."""
        self.seats: Counter[tuple[int, int]] = Counter()
        """How often an entrant had a seat."""
        self.byes: Counter[int] = Counter()
        self.last: dict[int, frozenset[int]] = {}
        """With whom each sat last."""
        bye = bye_points(tournament.settings)
        for one in tournament.rounds:
            for entrant in one.byes:
                self.byes[entrant] += 1
                self.points[entrant] += bye
            for table in one.tables:
                for seat, (entrant, points) in enumerate(zip(table.seats, table_points(table), strict=True)):
                    self.points[entrant] += points
                    self.seats[entrant, seat] += 1
                    self.last[entrant] = frozenset(table.seats) - {entrant}
                    for other in table.seats[seat + 1 :]:
                        self.met[min(entrant, other), max(entrant, other)] += 1

    def meetings(self, one: int, other: int) -> int:
        return self.met[min(one, other), max(one, other)]
