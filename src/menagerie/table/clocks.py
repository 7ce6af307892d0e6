"""The clocks: whose time is running, and how much is left. Computed from the log alone; they never read the time."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.table.settings import ClockRule


class Clocks:
    """One clock a seat. A decision is timed by its point, so changing a sealed choice costs and gains nothing."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self._left = [float(rule.seconds)] * seats
        self._since: list[float | None] = [None] * seats
        self._point: list[str | None] = [None] * seats

    def copy(self) -> Clocks:
        copied = Clocks(self.rule, len(self._left))
        copied._left, copied._since, copied._point = self._left[:], self._since[:], self._point[:]
        return copied

    def turn(self, at: float, deciding: Mapping[int, str]) -> None:
        """From now on exactly these seats owe a decision, at these points."""
        for seat in range(len(self._left)):
            point = deciding.get(seat)
            if point == self._point[seat]:
                continue
            if self._point[seat] is not None:
                self._stop(seat, at)
            if point is not None:
                self._start(seat, at)
            self._point[seat] = point

    def restart(self, at: float) -> None:
        """The time until now does not count for open decisions."""
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
        """When each running clock will have run out, by seat."""
        return {seat: since + self._left[seat] for seat, since in enumerate(self._since) if since is not None}
