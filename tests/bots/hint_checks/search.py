"""What a search claims, which is checked by another search of the same position: with other worlds and other luck."""

from __future__ import annotations

from menagerie.bots.search import Budget, Search
from menagerie.bots.search.findings import Findings
from menagerie.core.contract import AnyGame, SealedAction
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.core.registry import all_games
from tests.bots.hint_checks.checks import Checks, Claimed, Hint, Near, nothing

TRIES = 200
OFF = 22
"""So many games of 100 two searches may differ by, of a few hundred tries each."""
SELDOM = 4


def _game(hint: Hint) -> AnyGame:
    return next(game for game in all_games() if isinstance(hint.state, type(game.new(game.players[0]))))


def _second_opinion(hint: Hint) -> Findings:
    return Search(_game(hint), Generator("second opinion")).run(observe(hint.state, hint.seat), Budget(TRIES))


def _tried(hint: Hint) -> int:
    """Every estimate comes from tries, and together they are no more than the tries that are claimed."""
    claimed = hint.choice.reason.facts["tried"]
    assert isinstance(claimed, int)
    assert 0 < sum(one.tried for one in hint.choice.estimates) <= claimed
    return claimed


def _chance(hint: Hint, found: Findings, action: object) -> Near:
    chance = next(
        (one.win_probability for one in found.candidates if one.action == action and one.visits >= SELDOM), None
    )
    if chance is None:  # the other search had no time for it: the one in doubt is asked itself
        chance = next(one.win_probability for one in hint.choice.estimates if one.action == action)
    return Near(100 * chance, OFF)


def _only(hint: Hint) -> Claimed:
    assert len(hint.choice.estimates) == 1
    return {"win": _chance(hint, _second_opinion(hint), hint.action), "tried": _tried(hint)}


def _compared(hint: Hint) -> tuple[Claimed, float, float]:
    """The facts; how much better the chosen action is, and how much of that is chance."""
    chosen, *others = hint.choice.estimates
    assert chosen.action == hint.action
    other = max(others, key=lambda one: one.win_probability)
    found = _second_opinion(hint)
    facts: Claimed = {"win": _chance(hint, found, hint.action), "tried": _tried(hint)}
    facts["other"] = Near(100 * other.win_probability, OFF)
    return facts, chosen.win_probability - other.win_probability, (chosen.error**2 + other.error**2) ** 0.5


def _better(hint: Hint) -> Claimed:
    facts, difference, error = _compared(hint)
    assert difference >= error
    return facts


def _close(hint: Hint) -> Claimed:
    return _compared(hint)[0]


def _rival(hint: Hint) -> Claimed:
    """The other does choose at the same time, and chooses more about as often in another search."""
    assert isinstance(hint.action, SealedAction)
    number = _game(hint).number_in(hint.action)
    seat = hint.choice.reason.facts["seat"]
    assert seat != hint.seat
    counted = dict(dict(_second_opinion(hint).rivals)[int(seat)])
    assert number is not None
    higher = sum(times for other, times in counted.items() if other > number)
    return {"number": number, "seat": seat, "higher": Near(100 * higher / sum(counted.values()), 30)}


def declare_search(checks: Checks) -> None:
    checks.explains("reason-outside")(nothing)
    checks.explains("reason-search-only")(_only)
    checks.explains("reason-search-better")(_better)
    checks.explains("reason-search-close")(_close)
    checks.explains("reason-search-rival")(_rival)
