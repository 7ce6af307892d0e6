"""5e and 5g: the event, and progress. Functions that end the phase answer True."""

from __future__ import annotations

from typing import Final

from menagerie.games.zoocracy.events import (
    Defected,
    Donated,
    EventRevealed,
    GoalMissed,
    GoalNamed,
    ResistancePaid,
    TurnPassed,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules import talks
from menagerie.games.zoocracy.rules.cards import ASSERTIVENESS, DEFECTORS, EARLY_PARLIAMENTARY, EARLY_PRESIDENTIAL
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.election import move_parliamentary_marker
from menagerie.games.zoocracy.rules.government import set_program
from menagerie.games.zoocracy.rules.hands import discard, draw, play_card
from menagerie.games.zoocracy.rules.nouns import OFFICES
from menagerie.games.zoocracy.rules.order import set_order
from menagerie.games.zoocracy.rules.position import (
    DISCARD,
    EVENT_CARDS,
    NAME,
    NOBODY,
    OPPOSITION,
    PRIME_MINISTER,
    PROGRESS_CARDS,
    RESIST,
    ROUNDS,
    Position,
)
from menagerie.games.zoocracy.rules.presidency import move_presidential_marker, reach_goal

HAND_LIMIT: Final = rulebook().hand_limit
PRICE: Final = rulebook().resistance_price
_HARVEST: Final = rulebook().harvest


# --- E, the event


def begin_event(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5e.1: the event of the round; 5e.2: then cards, in player order."""
    number = position.event_deck.pop()
    position.past_events.append(number)
    card = position.edition.events[number]
    events.append(EventRevealed(card.id, card.kind))
    if card.kind == "donation":
        for name in card.offices:
            holder = position.holder[OFFICES.index(name)]
            if holder != NOBODY:
                events.append(Donated(holder, name, position.earn(holder, card.food)))
    elif card.kind == "good-harvest":
        position.next_harvest = _HARVEST
    elif card.kind == "crop-failure":
        position.next_harvest = -_HARVEST
    set_order(position, events)
    position.asked = -1
    return _next_in_event(position)


def _next_in_event(position: Position) -> bool:
    position.asked += 1
    while position.asked < position.players:
        seat = position.order[position.asked]
        if position.hands[seat] and event_card_possible(position):
            return _ask(position, EVENT_CARDS, seat)
        position.asked += 1
    position.active = NOBODY
    return True


def _ask(position: Position, step: str, seat: int) -> bool:
    position.step = step
    position.active = seat
    position.waiting_on = (seat,)
    position.acts = 0
    return False


def event_card_possible(position: Position) -> bool:
    """5.4: whether, for all that everybody knows, some hand could hold a card to play now."""
    return (
        hidden(position, DEFECTORS)
        or (may_call_presidential(position) and hidden(position, EARLY_PRESIDENTIAL))
        or (may_call_parliamentary(position) and hidden(position, EARLY_PARLIAMENTARY))
    )


def hidden(position: Position, card: int) -> bool:
    """Whether a copy of the card is anywhere but on the open pile."""
    return position.edition.copies[card] > position.discards.count(card)


def may_call_presidential(position: Position) -> bool:
    """9a.8: not in the last round, nor when the election is next round anyway."""
    return position.round < ROUNDS and position.presidential_round != position.round + 1


def may_call_parliamentary(position: Position) -> bool:
    """9a.9: the same."""
    return position.round < ROUNDS and position.parliamentary_round != position.round + 1


def end_event_turn(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    events.append(TurnPassed(seat))
    return _next_in_event(position)


def defect(position: Position, seat: int, victim: int, events: list[ZoocracyEvent]) -> bool:
    """9a.10: seats change sides; the sum stays, and so does the majority."""
    play_card(position, seat, DEFECTORS, events)
    seats = min(position.edition.defectors[position.players - 2], position.seats[victim])
    position.seats[victim] -= seats
    position.seats[seat] += seats
    if position.government_exists() and position.has_majority():
        position.held_majority = True
    events.append(Defected(seat, victim, seats))
    position.acts += 1
    return False


def call_presidential(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """9a.8"""
    play_card(position, seat, EARLY_PRESIDENTIAL, events)
    move_presidential_marker(position, position.round + 1, events)
    position.acts += 1
    return False


def call_parliamentary(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """9a.9: and the goal agreed for the next round lapses."""
    play_card(position, seat, EARLY_PARLIAMENTARY, events)
    move_parliamentary_marker(position, position.round + 1, events)
    set_program(position, position.p1, NOBODY, events)
    position.acts += 1
    return False


# --- G, progress


def begin_progress(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5g.3: draw, play, discard, and then the agreed goal; or play first, where the table wants it so."""
    set_order(position, events)
    if not position.options.play_before_draw:
        _draw_cards(position, events)
    position.asked = -1
    return _next_in_progress(position, events)


def _draw_cards(position: Position, events: list[ZoocracyEvent]) -> None:
    """5g.1: parties in opposition draw two, all others one."""
    for seat in position.order:
        draw(position, seat, 2 if position.side[seat] == OPPOSITION else 1, events)


def _next_in_progress(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5g.2: one pass; 5.4: who has no office has nothing to play."""
    position.asked += 1
    while position.asked < position.players:
        seat = position.order[position.asked]
        if position.hands[seat] and assertion_possible(position, seat):
            return _ask(position, PROGRESS_CARDS, seat)
        position.asked += 1
    position.active = NOBODY
    if position.options.play_before_draw:
        _draw_cards(position, events)
    return _ask_discards(position, events)


def assertion_possible(position: Position, seat: int) -> bool:
    """5.4: whether, for all that everybody knows, the party could hold a card for one of its offices."""
    return any(position.holder[office] == seat and hidden(position, ASSERTIVENESS + office) for office in range(5))


def end_progress_turn(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    events.append(TurnPassed(seat))
    return _next_in_progress(position, events)


def assert_office(position: Position, seat: int, office: int, events: list[ZoocracyEvent]) -> bool:
    """9a.11: a goal for the holder of the office."""
    play_card(position, seat, ASSERTIVENESS + office, events)
    reach_goal(position, seat, "assertiveness", events)
    position.acts += 1
    return False


def _ask_discards(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5g.4: all who hold too many discard, at the same time."""
    position.step = DISCARD
    over = [seat for seat in range(position.players) if len(position.hands[seat]) > HAND_LIMIT]
    position.waiting_on = tuple(over)
    return False if over else _begin_goals(position, events)


def lay_away(position: Position, seat: int, card: int, events: list[ZoocracyEvent]) -> bool:
    discard(position, seat, card, events)
    return _ask_discards(position, events)


def _begin_goals(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5g.6 to 5g.9: whose goals are due, or why none is."""
    position.waiting_on = ()
    position.due = []
    position.names_left = 0
    if not position.government_exists():
        events.append(GoalMissed(None, "no-government"))
    elif not position.has_majority():
        events.append(GoalMissed(None, "no-majority"))
    elif position.event_now() == "strike":
        events.append(GoalMissed(None, "strike"))
    else:
        due = promised(position)
        if position.interim:
            position.names_left = 1
        elif position.options.advanced and position.players > 2:
            position.names_left = len(due)
        elif NOBODY in due:
            events.append(GoalMissed(None, "no-program"))
        else:
            position.due = due
    return _next_goal(position, events)


def promised(position: Position) -> list[int]:
    """5g.6: P1 in a round with an election, else P2; 5g.7: both when there is an election in the last round."""
    if not position.election_held:
        return [position.p2]
    if position.round == ROUNDS:
        return [position.p1, position.p2]
    return [position.p1]


def _next_goal(position: Position, events: list[ZoocracyEvent]) -> bool:
    """Goals one after the other: named where that is due, paid for where there is resistance."""
    while position.due:
        party = position.due.pop(0)
        position.goal_party = party
        if position.event_now() == "resistance":
            return _ask(position, RESIST, party)
        _reach(position, events)
    if position.names_left:
        return _ask(position, NAME, position.holder[PRIME_MINISTER])
    position.goal_party = NOBODY
    position.active = NOBODY
    return True


def _reach(position: Position, events: list[ZoocracyEvent]) -> None:
    named = position.interim or (position.options.advanced and position.players > 2)
    reach_goal(position, position.goal_party, "named" if named else "program", events)


def name(position: Position, seat: int, party: int, events: list[ZoocracyEvent]) -> bool:
    """5g.9, 8.1: the Prime Minister's choice."""
    events.append(GoalNamed(seat, party))
    if not position.interim:
        due = promised(position)
        expected = due[len(due) - position.names_left]
        if expected not in (NOBODY, seat):
            talks.judge_program(position, seat, expected, party, events)
    position.names_left -= 1
    position.due = [party]
    return _next_goal(position, events)


def resist(position: Position, seat: int, pays: bool, events: list[ZoocracyEvent]) -> bool:
    """9b.3: five food, or no goal."""
    if pays:
        position.pay(seat, PRICE)
        events.append(ResistancePaid(seat, PRICE))
        _reach(position, events)
    else:
        events.append(GoalMissed(seat, "resistance"))
    return _next_goal(position, events)
