"""3.4, 6.15: the battlers roll; after two rolls each chooses the result that counts."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import Keep, LuckyLionsAction
from menagerie.games.lucky_lions.events import Kept, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.card_lists import kinds_in
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF
from menagerie.games.lucky_lions.rules.dice import roll_die
from menagerie.games.lucky_lions.rules.position import KEEP, NOTHING, Position
from menagerie.games.lucky_lions.rules.ready import mark_ready
from menagerie.games.lucky_lions.rules.wild_fox import ask_next_fox

_KEEP: Final = [Keep(card) for card in CARDS]


def roll_all(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.4: all battlers roll; 6.15: on some cards twice."""
    if position.deck.special[position.zoo] != "double-roll":
        for seat in position.battlers:
            roll_die(position, seat, events)
        _set_results(position, events)
        return
    for seat in position.battlers:
        roll_die(position, seat, events)
        roll_die(position, seat, events)
    choosers = tuple([seat for seat in sorted(position.battlers) if must_keep(position, seat)])
    if choosers:
        position.wait_for(KEEP, choosers)
    else:
        _set_results(position, events)


def must_keep(position: Position, seat: int) -> bool:
    """6.15: only who rolled two different cards has a choice."""
    rolled = position.rolled[seat]
    return len(rolled) == 2 and rolled[0] != rolled[1]


def offer_keep(position: Position, seat: int) -> list[LuckyLionsAction]:
    return [_KEEP[kind] for kind in kinds_in(position.rolled[seat])]


def refuse_keep(position: Position, seat: int, action: Keep) -> RuleViolation | None:
    """6.15: one of the two results."""
    if KIND_OF[action.card] not in position.rolled[seat]:
        return RuleViolation("6.15", "refusal-not-rolled", {"card": action.card})
    return None


def apply_keep(position: Position, seat: int, action: Keep) -> list[LuckyLionsEvent]:
    """6.15: a secret choice, until all have chosen."""
    position.kept[seat] = KIND_OF[action.card]
    events: list[LuckyLionsEvent] = [Kept(seat, action.card, open=False)]
    mark_ready(position, seat, events)
    if not position.waiting_on:
        choosers = [battler for battler in position.battlers if must_keep(position, battler)]
        events.extend([Kept(battler, CARDS[position.kept[battler]], open=True) for battler in choosers])
        _set_results(position, events)
    return events


def _set_results(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.4, 6.15: every battler has one result that counts; 7.3: then the wild animals act."""
    for seat in position.battlers:
        kept = position.kept[seat]
        position.results[seat] = position.rolled[seat][0] if kept == NOTHING else kept  # of two equal ones the first
    position.next_wild = 0
    ask_next_fox(position, events)
