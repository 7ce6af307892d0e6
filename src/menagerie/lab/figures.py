"""Figures as people read them, in the reader's language."""

from __future__ import annotations

from menagerie.core.words import Words


def decimal(figure: float, words: Words, digits: int = 1) -> str:
    shown = f"{figure:.{digits}f}".replace("-", "−")
    return shown.replace(".", words("cli-decimal-point"))


def percent(share: float | None, words: Words, digits: int = 1) -> str:
    return "–" if share is None else words("cli-percent", figure=decimal(100 * share, words, digits))


def percent_range(interval: tuple[float, float] | None, words: Words) -> str:
    if interval is None:
        return "–"
    low, high = (decimal(100 * end, words) for end in interval)
    return words("cli-percent-range", low=low, high=high)
