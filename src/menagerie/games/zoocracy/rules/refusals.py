"""Refusals that several steps share. A refusal names its paragraph and the facts that matter."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import ZoocracyAction
from menagerie.games.zoocracy.rules.cards import CARDS
from menagerie.games.zoocracy.rules.position import Position


def refuse_nothing(_position: Position, _seat: int, _action: ZoocracyAction) -> RuleViolation | None:
    """For actions that are always allowed when their step is open to the seat."""
    return None


def refuse_unknown_party(position: Position, party: int) -> RuleViolation | None:
    """1.1"""
    if party < 0 or party >= position.players:
        return RuleViolation("1.1", "refusal-no-such-seat", {"players": position.players})
    return None


def refuse_card_not_held(position: Position, seat: int, card: int) -> RuleViolation | None:
    """5.3: only a card from one's own hand."""
    if card in position.hands[seat]:
        return None
    missing = CARDS[card]
    if missing.species is not None:
        return RuleViolation("5.3", "refusal-not-held-species", {"card": missing.kind, "species": missing.species})
    if missing.office is not None:
        return RuleViolation("5.3", "refusal-not-held-office", {"card": missing.kind, "office": missing.office})
    return RuleViolation("5.3", "refusal-not-held", {"card": missing.kind})
