"""The guide of a decision as lines of text: where in the turn it is, what one wants, and what the decision is for."""

from __future__ import annotations

from collections.abc import Iterator

from menagerie.core.contract import Guide
from menagerie.core.words import Words


def guide_lines(guide: Guide, words: Words) -> Iterator[str]:
    """One line with the phases, one with goal and purpose; none where the game says nothing."""
    phases = [f"[{phase}]" if at == guide.phase else phase for at, phase in enumerate(guide.phases)]
    where = ". ".join(part for part in (guide.heading, " · ".join(phases)) if part)
    if where:
        yield where
    if guide.goal:
        yield " ".join(part for part in (words("guide-goal-label", goal=guide.goal), guide.purpose) if part)
