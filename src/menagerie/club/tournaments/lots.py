"""Lots: whatever is left to chance follows from the published seed, so that anybody can draw it again."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256


def lot(seed: str, purpose: str, entrant: int) -> str:
    return sha256(f"{seed} {purpose} {entrant}".encode()).hexdigest()


def drawn(seed: str, purpose: str, entrants: Iterable[int]) -> list[int]:
    """The entrants in the order of their lots, whatever order they came in."""
    return sorted(entrants, key=lambda entrant: lot(seed, purpose, entrant))
