"""Whose time is running, and how much is left. Worked out from the log alone: it never asks what time it is."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.table.plan import ClockRule


class Clocks:
    """One clock a seat. A decision is timed by its address: changing one's mind costs and brings nothing."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self._left = [float(rule.seconds)] * seats
        self._since: list[float | None] = [None] * seats
        self._point: list[str | None] = [None] * seats

    def copy(self) -> Clocks:
        twin = Clocks(self.rule, len(self._left))
        twin._left, twin._since, twin._point = self._left[:], self._since[:], self._point[:]
        return twin

    def turn(self, at: float, deciding: Mapping[int, str]) -> None:
        """From now on these seats owe these decisions, and no others."""
        for seat in range(len(self._left)):
            point = deciding.get(seat)
            if point == self._point[seat]:
                continue
            if self._point[seat] is not None:
                self._stop(seat, at)
            if point is not None:
                self._start(seat, at)
            self._point[seat] = point

    def forgive(self, at: float) -> None:
        """The time until now does not count for decisions that are open."""
        self._since = [None if since is None else at for since in self._since]

    def _start(self, seat: int, at: float) -> None:
        self._since[seat] = at
        if self.rule.kind == "move":
            self._left[seat] = float(self.rule.seconds)

    def _stop(self, seat: int, at: float) -> None:
        since = self._since[seat]
        assert since is not None
        self._since[seat] = None
        if self.rule.kind == "game":
            self._left[seat] = max(0.0, self._left[seat] - (at - since)) + self.rule.increment

    def left(self, seat: int, now: float) -> float:
        """Seconds."""
        since = self._since[seat]
        return self._left[seat] if since is None else max(0.0, self._left[seat] - (now - since))

    def deadlines(self) -> dict[int, float]:
        """When the time of each seat whose clock runs will be out."""
        return {seat: since + self._left[seat] for seat, since in enumerate(self._since) if since is not None}
