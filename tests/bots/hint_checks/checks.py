"""What a hint claims, and how a test finds out by itself whether it is so.

Every message that may explain a move declares which kinds of action it explains, and a function that computes all its
facts anew from the position, by the rules and not by the bot. A claim without a number (such as "I lead here") is
asserted in the same function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from menagerie.core.contract import Action, Fact
from menagerie.core.player import Choice


class Hint(NamedTuple):
    """A bot's choice for a seat, and the position it was made in."""

    state: Any
    seat: int
    choice: Choice[Any]

    @property
    def action(self) -> Any:
        return self.choice.action

    @property
    def view(self) -> Any:
        return self.state.view(self.seat)

    def after(self) -> Any:
        """The position after the move."""
        then = self.state.clone()
        then.apply(self.seat, self.action)
        return then


class Near(NamedTuple):
    """A number that was found by sampling."""

    value: float
    within: float


class OneOf(NamedTuple):
    """Words of which any is right, near the edge between two of them."""

    words: frozenset[str]


Claimed = dict[str, Fact | Near | OneOf]
Check = Callable[[Hint], Claimed]


class Message(NamedTuple):
    actions: tuple[type[Action], ...]
    check: Check


class UntrueHint(AssertionError):
    """A hint that claims what is not so."""


class Checks:
    """The messages of one game."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}

    def explains(self, message: str, *actions: type[Action]) -> Callable[[Check], Check]:
        """The message explains actions of these kinds; no kinds: any action."""

        def declare(check: Check) -> Check:
            assert message not in self.messages, message
            self.messages[message] = Message(actions, check)
            return check

        return declare

    def verify(self, hint: Hint) -> str:
        """Raises `UntrueHint`, or returns the message that was verified."""
        reason = hint.choice.reason
        declared = self.messages.get(reason.message)
        if declared is None:
            raise UntrueHint(f"nobody declared what {reason.message} claims")
        if declared.actions and type(hint.action) not in declared.actions:
            raise UntrueHint(f"{reason.message} does not explain {hint.action}")
        try:
            true = declared.check(hint)
        except AssertionError as failed:
            raise UntrueHint(f"{reason.message} for {hint.action} by seat {hint.seat}: {failed}") from failed
        wrong = {
            name: (fact, true.get(name)) for name, fact in reason.facts.items() if not _agrees(fact, true.get(name))
        }
        if wrong or true.keys() != reason.facts.keys():
            raise UntrueHint(
                f"{reason.message} for {hint.action} by seat {hint.seat}: {wrong or reason.facts} / {true}"
            )
        return reason.message


def _agrees(claimed: Fact, true: Fact | Near | OneOf | None) -> bool:
    if isinstance(true, Near):
        return isinstance(claimed, int) and abs(claimed - true.value) <= true.within
    if isinstance(true, OneOf):
        return claimed in true.words
    return claimed == true


def nothing(_hint: Hint) -> Claimed:
    """For messages that claim nothing but the bot's own preference."""
    return {}


def likelihoods(probability: float, slack: float) -> OneOf:
    """The words that are right for such a probability, sampled with so much error: see ``how_likely`` of the bots."""
    edges = {"unlikely": (0.0, 0.3), "even": (0.3, 0.6), "likely": (0.6, 1.0)}
    return OneOf(frozenset(word for word, (low, high) in edges.items() if low - slack <= probability <= high + slack))
