"""5g: parties draw cards, play Assertiveness, discard, and implement the goals of the government's program."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import Assertiveness, Discard, Done, Name, Pay, ZoocracyAction
from menagerie.games.zoocracy.events import GoalMissed, GoalNamed, ResistancePaid, TurnPassed, ZoocracyEvent
from menagerie.games.zoocracy.rules.board import reach_goal
from menagerie.games.zoocracy.rules.card_moves import discard_card, draw_cards, may_be_hidden, play_card
from menagerie.games.zoocracy.rules.cards import ASSERTIVENESS, CARDS, NUMBER_OF
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.identifiers import OFFICE_NUMBER, OFFICES
from menagerie.games.zoocracy.rules.offers import record_program_promise
from menagerie.games.zoocracy.rules.position import (
    DISCARD,
    NAME,
    NOBODY,
    NOTHING,
    OPPOSITION,
    PRIME_MINISTER,
    PROGRESS_CARDS,
    RESIST,
    ROUNDS,
    Position,
)
from menagerie.games.zoocracy.rules.refusals import refuse_card_not_held, refuse_unknown_party
from menagerie.games.zoocracy.rules.turn_order import set_player_order

HAND_LIMIT: Final = rulebook().hand_limit
RESISTANCE_PRICE: Final = rulebook().resistance_price

ASSERTIONS: Final = [Assertiveness(office) for office in OFFICES]
DISCARDS: Final = [Discard(card.id) for card in CARDS]
NAMES: Final = [Name(party) for party in range(rulebook().players[1])]
PAY: Final = Pay()
_DONE: Final = Done()


def begin_progress(position: Position, events: list[ZoocracyEvent]) -> None:
    """5g.3: draw, play, discard, and then the agreed goal; or play first, where the options say so."""
    set_player_order(position, events)
    if not position.options.play_before_draw:
        _draw(position, events)
    position.turn_index = -1
    _ask_next_party(position, events)


def _draw(position: Position, events: list[ZoocracyEvent]) -> None:
    """5g.1: parties in opposition draw two, all others one."""
    for seat in position.order:
        draw_cards(position, seat, 2 if position.side[seat] == OPPOSITION else 1, events)


# --- Assertiveness


def _ask_next_party(position: Position, events: list[ZoocracyEvent]) -> None:
    """5g.2: one pass; 5.4: who has no office has nothing to play."""
    position.turn_index += 1
    while position.turn_index < position.players:
        seat = position.order[position.turn_index]
        if position.hands[seat] and _card_possible(position, seat):
            position.ask(PROGRESS_CARDS, seat)
            return
        position.turn_index += 1
    if position.options.play_before_draw:
        _draw(position, events)
    _ask_discards(position, events)


def _card_possible(position: Position, seat: int) -> bool:
    """5.4: whether, for all that everybody knows, the party could hold a card for one of its offices."""
    return any(
        position.holder[office] == seat and may_be_hidden(position, ASSERTIVENESS + office)
        for office in range(len(OFFICES))
    )


def offer_progress_cards(position: Position, seat: int) -> list[ZoocracyAction]:
    hand = position.hands[seat]
    offices = [office for office in range(len(OFFICES)) if position.holder[office] == seat]
    return [*[ASSERTIONS[office] for office in offices if ASSERTIVENESS + office in hand], _DONE]


def refuse_assertiveness(position: Position, seat: int, action: Assertiveness) -> RuleViolation | None:
    office = OFFICE_NUMBER[action.office]
    missing = refuse_card_not_held(position, seat, ASSERTIVENESS + office)
    if missing is not None:
        return missing
    if position.holder[office] != seat:
        return RuleViolation("9a.11", "refusal-no-office", {"office": action.office})
    return None


def apply_assertiveness(position: Position, seat: int, action: Assertiveness) -> list[ZoocracyEvent]:
    """9a.11: a goal for the holder of the office."""
    events: list[ZoocracyEvent] = []
    play_card(position, seat, ASSERTIVENESS + OFFICE_NUMBER[action.office], events)
    reach_goal(position, seat, "assertiveness", events)
    return events


def apply_end_progress_turn(position: Position, seat: int, _action: Done) -> list[ZoocracyEvent]:
    """The next party's turn, or what comes after all of them."""
    events: list[ZoocracyEvent] = [TurnPassed(seat)]
    _ask_next_party(position, events)
    return events


# --- discards


def _ask_discards(position: Position, events: list[ZoocracyEvent]) -> None:
    """5g.4: all who hold too many discard, at the same time."""
    position.step = DISCARD
    position.active = NOBODY
    position.waiting_on = tuple([seat for seat in range(position.players) if len(position.hands[seat]) > HAND_LIMIT])
    if not position.waiting_on:
        _begin_goals(position, events)


def offer_discard(position: Position, seat: int) -> list[ZoocracyAction]:
    return [DISCARDS[card] for card in sorted(set(position.hands[seat]))]


def refuse_discard(position: Position, seat: int, action: Discard) -> RuleViolation | None:
    card = NUMBER_OF.get(action.card, NOTHING)
    if card == NOTHING:
        return RuleViolation("5g.4", "refusal-no-such-card")
    return refuse_card_not_held(position, seat, card)


def apply_discard(position: Position, seat: int, action: Discard) -> list[ZoocracyEvent]:
    """5g.4"""
    events: list[ZoocracyEvent] = []
    discard_card(position, seat, NUMBER_OF[action.card], events)
    _ask_discards(position, events)
    return events


# --- goals of the program


def _begin_goals(position: Position, events: list[ZoocracyEvent]) -> None:
    """5g.6 to 5g.9: whose goals are due, or why none is."""
    position.goals_due = []
    position.goals_to_name = 0
    if not position.government_exists():
        events.append(GoalMissed(None, "no-government"))
    elif not position.has_majority():
        events.append(GoalMissed(None, "no-majority"))
    elif position.event_kind() == "strike":
        events.append(GoalMissed(None, "strike"))
    else:
        promised = _promised_parties(position)
        if position.interim:
            position.goals_to_name = 1
        elif _prime_minister_names(position):
            position.goals_to_name = len(promised)
        else:
            position.goals_due = [party for party in promised if party != NOBODY]
            if not position.goals_due:
                events.append(GoalMissed(None, "no-program"))
    _next_goal(position, events)


def _prime_minister_names(position: Position) -> bool:
    """5g.9: of an interim government; 8.1: of any in the advanced game, 8.5: but not with two players."""
    return position.interim or (position.options.advanced and position.players > 2)


def _promised_parties(position: Position) -> list[int]:
    """5g.6: P1 in a round with an election, else P2; 5g.7: both when there is an election in the last round."""
    if not position.election_held:
        return [position.p2]
    if position.round == ROUNDS:
        return [position.p1, position.p2]
    return [position.p1]


def _next_goal(position: Position, events: list[ZoocracyEvent]) -> None:
    """Goals one after the other: named where that is due, paid for where there is resistance."""
    while position.goals_due:
        position.goal_party = position.goals_due.pop(0)
        if position.event_kind() == "resistance":
            position.ask(RESIST, position.goal_party)
            return
        _implement_goal(position, events)
    if position.goals_to_name:
        position.ask(NAME, position.holder[PRIME_MINISTER])
        return
    position.goal_party = NOBODY
    position.ask_nobody()


def _implement_goal(position: Position, events: list[ZoocracyEvent]) -> None:
    reach_goal(position, position.goal_party, "named" if _prime_minister_names(position) else "program", events)


# --- the Prime Minister names a party


def offer_name(position: Position, _seat: int) -> list[ZoocracyAction]:
    return [*NAMES[: position.players]]


def refuse_name(position: Position, _seat: int, action: Name) -> RuleViolation | None:
    return refuse_unknown_party(position, action.party)


def apply_name(position: Position, seat: int, action: Name) -> list[ZoocracyEvent]:
    """5g.9, 8.1: the Prime Minister's choice."""
    events: list[ZoocracyEvent] = [GoalNamed(seat, action.party)]
    if not position.interim:
        promised = _promised_parties(position)
        expected = promised[len(promised) - position.goals_to_name]
        if expected not in (NOBODY, seat):
            record_program_promise(position, seat, expected, action.party, events)
    position.goals_to_name -= 1
    position.goals_due = [action.party]
    _next_goal(position, events)
    return events


# --- resistance


def offer_resistance(position: Position, seat: int) -> list[ZoocracyAction]:
    return [PAY, _DONE] if refuse_pay(position, seat, PAY) is None else [_DONE]


def refuse_pay(position: Position, seat: int, _action: Pay) -> RuleViolation | None:
    if position.funds[seat] < RESISTANCE_PRICE:
        return RuleViolation("9b.3", "refusal-funds", {"funds": position.funds[seat], "food": RESISTANCE_PRICE})
    return None


def apply_pay(position: Position, seat: int, _action: Pay) -> list[ZoocracyEvent]:
    """9b.3: five food for the goal."""
    position.pay(seat, RESISTANCE_PRICE)
    events: list[ZoocracyEvent] = [ResistancePaid(seat, RESISTANCE_PRICE)]
    _implement_goal(position, events)
    _next_goal(position, events)
    return events


def apply_forgo_goal(position: Position, seat: int, _action: Done) -> list[ZoocracyEvent]:
    """9b.3: or no goal."""
    events: list[ZoocracyEvent] = [GoalMissed(seat, "resistance")]
    _next_goal(position, events)
    return events
