"""5e: the event of the round, and the cards that are played after it."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import (
    Defectors,
    Done,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    ZoocracyAction,
)
from menagerie.games.zoocracy.events import Defected, Donated, EventRevealed, TurnPassed, ZoocracyEvent
from menagerie.games.zoocracy.rules.board import move_parliamentary_marker, move_presidential_marker, set_program
from menagerie.games.zoocracy.rules.card_moves import may_be_hidden, play_card
from menagerie.games.zoocracy.rules.cards import DEFECTORS, EARLY_PARLIAMENTARY, EARLY_PRESIDENTIAL
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.identifiers import OFFICE_NUMBER
from menagerie.games.zoocracy.rules.position import EVENT_CARDS, NOBODY, ROUNDS, Position
from menagerie.games.zoocracy.rules.refusals import refuse_card_not_held, refuse_unknown_party
from menagerie.games.zoocracy.rules.turn_order import set_player_order

_HARVEST: Final = rulebook().harvest

DEFECTIONS: Final = [Defectors(party) for party in range(rulebook().players[1])]
_EARLY_PRESIDENTIAL: Final = EarlyPresidentialElection()
_EARLY_PARLIAMENTARY: Final = EarlyParliamentaryElection()
_DONE: Final = Done()


def begin_event(position: Position, events: list[ZoocracyEvent]) -> None:
    """5e.1: the event of the round; 5e.2: then cards, in player order."""
    number = position.event_deck.pop()
    position.past_events.append(number)
    card = position.edition.events[number]
    events.append(EventRevealed(card.id, card.kind))
    if card.kind == "donation":
        for office in card.offices:
            holder = position.holder[OFFICE_NUMBER[office]]
            if holder != NOBODY:
                events.append(Donated(holder, office, position.earn(holder, card.food)))
    elif card.kind == "good-harvest":
        position.next_harvest = _HARVEST
    elif card.kind == "crop-failure":
        position.next_harvest = -_HARVEST
    set_player_order(position, events)
    position.turn_index = -1
    _ask_next_party(position)


def _ask_next_party(position: Position) -> None:
    """5.4: one pass; only parties that could hold a card to play."""
    position.turn_index += 1
    while position.turn_index < position.players:
        seat = position.order[position.turn_index]
        if position.hands[seat] and _card_possible(position):
            position.ask(EVENT_CARDS, seat)
            return
        position.turn_index += 1
    position.ask_nobody()


def _card_possible(position: Position) -> bool:
    """5.4: whether, for all that everybody knows, some hand could hold a card to play now."""
    return (
        may_be_hidden(position, DEFECTORS)
        or (_refuse_early_presidential(position) is None and may_be_hidden(position, EARLY_PRESIDENTIAL))
        or (_refuse_early_parliamentary(position) is None and may_be_hidden(position, EARLY_PARLIAMENTARY))
    )


def offer_event_cards(position: Position, seat: int) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    hand = position.hands[seat]
    if EARLY_PRESIDENTIAL in hand and _refuse_early_presidential(position) is None:
        found.append(_EARLY_PRESIDENTIAL)
    if EARLY_PARLIAMENTARY in hand and _refuse_early_parliamentary(position) is None:
        found.append(_EARLY_PARLIAMENTARY)
    if DEFECTORS in hand:
        found.extend([DEFECTIONS[party] for party in range(position.players) if party != seat])
    found.append(_DONE)
    return found


# --- Early Presidential Election


def refuse_early_presidential(
    position: Position, seat: int, _action: EarlyPresidentialElection
) -> RuleViolation | None:
    return refuse_card_not_held(position, seat, EARLY_PRESIDENTIAL) or _refuse_early_presidential(position)


def _refuse_early_presidential(position: Position) -> RuleViolation | None:
    """9a.8: not in the last round, nor when the election is next round anyway."""
    return _refuse_early_election(position, position.presidential_round, "9a.8")


def _refuse_early_election(position: Position, planned: int, paragraph: str) -> RuleViolation | None:
    if position.round == ROUNDS:
        return RuleViolation(paragraph, "refusal-last-round")
    if planned == position.round + 1:
        return RuleViolation(paragraph, "refusal-election-due")
    return None


def apply_early_presidential(position: Position, seat: int, _action: EarlyPresidentialElection) -> list[ZoocracyEvent]:
    """9a.8"""
    events: list[ZoocracyEvent] = []
    play_card(position, seat, EARLY_PRESIDENTIAL, events)
    move_presidential_marker(position, position.round + 1, events)
    return events


# --- Early Parliamentary Election


def refuse_early_parliamentary(
    position: Position, seat: int, _action: EarlyParliamentaryElection
) -> RuleViolation | None:
    return refuse_card_not_held(position, seat, EARLY_PARLIAMENTARY) or _refuse_early_parliamentary(position)


def _refuse_early_parliamentary(position: Position) -> RuleViolation | None:
    """9a.9: the same."""
    return _refuse_early_election(position, position.parliamentary_round, "9a.9")


def apply_early_parliamentary(
    position: Position, seat: int, _action: EarlyParliamentaryElection
) -> list[ZoocracyEvent]:
    """9a.9: and the goal agreed for the next round lapses."""
    events: list[ZoocracyEvent] = []
    play_card(position, seat, EARLY_PARLIAMENTARY, events)
    move_parliamentary_marker(position, position.round + 1, events)
    set_program(position, position.p1, NOBODY, events)
    return events


# --- Defectors


def refuse_defectors(position: Position, seat: int, action: Defectors) -> RuleViolation | None:
    if action.party == seat:
        return RuleViolation("9a.10", "refusal-own-seats")
    return refuse_unknown_party(position, action.party) or refuse_card_not_held(position, seat, DEFECTORS)


def apply_defectors(position: Position, seat: int, action: Defectors) -> list[ZoocracyEvent]:
    """9a.10: seats change sides; the sum stays, and so does the majority."""
    events: list[ZoocracyEvent] = []
    play_card(position, seat, DEFECTORS, events)
    seats = min(position.edition.defectors[position.players - 2], position.seats[action.party])
    position.seats[action.party] -= seats
    position.seats[seat] += seats
    events.append(Defected(seat, action.party, seats))
    return events


def apply_end_event_turn(position: Position, seat: int, _action: Done) -> list[ZoocracyEvent]:
    """The next party's turn, or the end of the phase."""
    _ask_next_party(position)
    return [TurnPassed(seat)]
