"""How long a search may take."""

from __future__ import annotations

from time import monotonic

from msgspec import Struct

MOST_ITERATIONS = 1_000_000


class Budget(Struct, frozen=True):
    """A number of iterations, so that equal seeds give equal moves on every machine; or seconds, at a table."""

    iterations: int = MOST_ITERATIONS
    seconds: float | None = None

    def share(self, parts: int, part: int) -> Budget:
        """What one of several processes gets: iterations are divided, seconds pass for all at once."""
        if self.seconds is not None:
            return self
        return Budget(self.iterations // parts + (part < self.iterations % parts))

    def deadline(self) -> float | None:
        return None if self.seconds is None else monotonic() + self.seconds


def read_budget(text: str) -> Budget:
    """``400`` is so many iterations, ``1.5s`` so many seconds."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if not 0 < seconds <= 3600:
                raise ValueError
            return Budget(seconds=seconds)
        iterations = int(text)
    except ValueError:
        iterations = 0
    if not 0 < iterations <= MOST_ITERATIONS:
        raise ValueError(f"{text!r} is no budget: write iterations such as 400, or seconds such as 1.5s")
    return Budget(iterations)
