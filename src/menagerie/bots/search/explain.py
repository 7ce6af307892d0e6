"""What a search saw, as a choice with estimates and a sentence for beginners."""

from __future__ import annotations

from typing import Any

from menagerie.bots.search.findings import Candidate, Findings
from menagerie.core.contract import AnyGame
from menagerie.core.player import Choice, MoveEstimate, Reason

MOST_ALTERNATIVES = 4
"""So many candidates are told, the chosen one first."""
LEAST_VISITS = 8
"""One that was tried less often says nothing."""
CLEAR = 2.0
"""So many standard errors between two estimates are no accident."""


def choice_of(game: AnyGame, found: Findings, place: int) -> Choice[Any]:
    """The candidate at this place, with what the search can say about it."""
    chosen = found.candidates[place]
    others = [one for one in found.candidates if one is not chosen and one.visits >= LEAST_VISITS]
    others.sort(key=lambda one: -one.visits)
    told = [chosen, *others[: MOST_ALTERNATIVES - 1]]
    return Choice(chosen.action, _reason(game, found, chosen, others), estimates=tuple(_estimate(one) for one in told))


def _estimate(one: Candidate) -> MoveEstimate[Any]:
    return MoveEstimate(one.action, round(one.win_probability, 4), round(one.error, 4), one.visits, round(one.share, 4))


def _reason(game: AnyGame, found: Findings, chosen: Candidate, others: list[Candidate]) -> Reason:
    number = game.number_in(chosen.action)
    if found.mixed and number is not None and found.rivals:
        seat, higher, times = _most_dangerous(found, number)
        if times >= LEAST_VISITS:
            return Reason("reason-search-rival", {"number": number, "seat": seat, "higher": percent(higher, times)})
    win = round(100 * chosen.win_probability)
    if not others:
        return Reason("reason-search-only", {"win": win, "tried": found.iterations})
    next_best = max(others, key=lambda one: one.win_probability)
    error = (chosen.error**2 + next_best.error**2) ** 0.5
    name = "close" if chosen.win_probability - next_best.win_probability < CLEAR * error else "better"
    return Reason(
        f"reason-search-{name}",
        {"win": win, "other": round(100 * next_best.win_probability), "tried": found.iterations},
    )


def _most_dangerous(found: Findings, number: int) -> tuple[int, int, int]:
    """The rival who chose a higher number most often; how often, and of how many times."""
    counted = []
    for seat, numbers in found.rivals:
        times = sum(count for _, count in numbers)
        higher = sum(count for other, count in numbers if other > number)
        counted.append((higher / times, -seat, higher, times))
    _, seat, higher, times = max(counted)
    return -seat, higher, times


def percent(part: int, whole: int) -> int:
    return round(100 * part / whole)
