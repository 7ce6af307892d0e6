"""5d and 5f: a party proposes a government, all vote, and a government is formed or not."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import Grant, Pass, Vote, ZoocracyAction
from menagerie.games.zoocracy.events import (
    FellToProposer,
    GovernmentFormed,
    GovernmentStays,
    Granted,
    NoGovernment,
    OrderSet,
    ProposalPassed,
    ProposalTurn,
    Proposed,
    Ready,
    VoteCast,
    VotesOpened,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.board import give_office, move_parliamentary_marker, set_program
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.identifiers import PRIZES
from menagerie.games.zoocracy.rules.offers import (
    begin_offers,
    end_offers,
    lapse_agreements,
    lapse_open_offers,
    offer_answers_to_demands,
    settle_agreements,
)
from menagerie.games.zoocracy.rules.position import (
    DEFENSE,
    FINANCE,
    GOVERNMENT,
    NOBODY,
    NOTHING,
    OPPOSITION,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
    PRIZE_DEFENSE,
    PRIZE_FINANCE,
    PRIZE_P1,
    PRIZE_P2,
    PRIZE_PRIME_MINISTER,
    PROPOSE,
    ROUNDS,
    VOTE,
    D,
    Position,
)
from menagerie.games.zoocracy.rules.refusals import refuse_unknown_party
from menagerie.games.zoocracy.rules.turn_order import largest_opposition, proposing_order

_GOVERNMENT_OFFICES: Final[tuple[int, ...]] = (PRIME_MINISTER, FINANCE, DEFENSE)
_OFFICE_PRIZES: Final[tuple[int, ...]] = (PRIZE_PRIME_MINISTER, PRIZE_FINANCE, PRIZE_DEFENSE)
_PARTIES: Final = range(rulebook().players[1])

GRANTS: Final = [[Grant(prize, party) for party in _PARTIES] for prize in PRIZES]
PASS: Final = Pass()
YES: Final = Vote(True)
NO: Final = Vote(False)


# --- D, the formation of a government


def begin_formation(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.1: the program markers leave the board, and the parties propose in turn; 7.1: with two parties none does."""
    set_program(position, NOBODY, NOBODY, events)
    if position.players == 2:
        _form_government_of_two(position, events)
        return
    position.proposers = proposing_order(position)
    events.append(OrderSet(tuple(position.proposers), proposing=True))
    position.turn_index = 0
    _ask_proposal(position, (*_OFFICE_PRIZES, PRIZE_P1, PRIZE_P2), events)


def _ask_proposal(position: Position, prizes: tuple[int, ...], events: list[ZoocracyEvent]) -> None:
    """5d.4: one party may propose now."""
    seat = position.proposers[position.turn_index]
    position.prizes = prizes
    position.grants = []
    events.append(ProposalTurn(seat, tuple([PRIZES[prize] for prize in prizes])))
    begin_offers(position)
    position.ask(PROPOSE, seat)


def _next_proposal(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.16: the next party proposes, until all have; 5f.5: in a vote of no confidence there is only one."""
    position.turn_index += 1
    if position.turn_index < len(position.proposers):
        _ask_proposal(position, position.prizes, events)
        return
    if position.phase == D:
        _form_no_government(position, events)
    _end_proposals(position)


def _end_proposals(position: Position) -> None:
    position.proposers = []
    position.prizes = ()
    position.grants = []
    position.votes = [NOTHING] * position.players
    position.ask_nobody()
    end_offers(position)


# --- the proposal


def offer_propose(position: Position, seat: int) -> list[ZoocracyAction]:
    """5d.5, 5d.8, 5d.21: the proposer grants, passes, or answers demands. `offers.offer_terms` has the offers."""
    if seat != position.active:
        return []
    found = offer_answers_to_demands(position)
    found.extend(GRANTS[position.prizes[len(position.grants)]][: position.players])
    if not position.grants:
        found.append(PASS)
    return found


def refuse_grant(position: Position, _seat: int, action: Grant) -> RuleViolation | None:
    """5d.5: one prize after the other, in their order."""
    wanted = PRIZES[position.prizes[len(position.grants)]]
    if action.prize != wanted:
        return RuleViolation("5d.5", "refusal-other-prize", {"prize": wanted})
    return refuse_unknown_party(position, action.party)


def apply_grant(position: Position, seat: int, action: Grant) -> list[ZoocracyEvent]:
    """5d.5: one line of the proposal; with the last one it is complete, and all vote."""
    events: list[ZoocracyEvent] = []
    if not position.grants:
        lapse_open_offers(position, events)
    position.grants.append(action.party)
    position.action_count += 1
    events.append(Granted(seat, action.prize, action.party))
    if len(position.grants) == len(position.prizes):
        grants = zip(position.prizes, position.grants, strict=True)
        events.append(Proposed(seat, tuple([(PRIZES[prize], party) for prize, party in grants])))
        position.votes = [NOTHING] * position.players
        position.votes[seat] = 1  # 5d.9
        position.step = VOTE
        position.waiting_on = tuple([voter for voter in range(position.players) if voter != seat])
    return events


def refuse_pass(position: Position, _seat: int, _action: Pass) -> RuleViolation | None:
    return RuleViolation("5d.8", "refusal-proposal-begun") if position.grants else None


def apply_pass(position: Position, seat: int, _action: Pass) -> list[ZoocracyEvent]:
    """5d.8: no proposal."""
    events: list[ZoocracyEvent] = []
    lapse_open_offers(position, events)
    events.append(ProposalPassed(seat))
    settle_agreements(position, events)
    _next_proposal(position, events)
    return events


# --- the vote


def offer_vote(_position: Position, _seat: int) -> list[ZoocracyAction]:
    return [YES, NO]


def apply_vote(position: Position, seat: int, action: Vote) -> list[ZoocracyEvent]:
    """5d.9: a sealed vote, or another one in its place."""
    position.votes[seat] = 1 if action.yes else 0
    events: list[ZoocracyEvent] = [VoteCast(seat, action.yes)]
    if seat in position.waiting_on:
        position.waiting_on = tuple([other for other in position.waiting_on if other != seat])
        events.append(Ready(seat))
    if not position.waiting_on:
        _open_votes(position, events)
    return events


def _open_votes(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.10: all votes at once; with a majority of the seats the proposal is accepted."""
    proposer = position.active
    yes = sum([position.seats[seat] for seat in range(position.players) if position.votes[seat] == 1])
    accepted = yes >= position.majority
    events.append(
        VotesOpened(proposer, tuple([vote == 1 for vote in position.votes]), yes, position.majority, accepted)
    )
    position.last_votes = (
        position.round, position.phase, proposer, position.prizes, tuple(position.grants), tuple(position.votes),
        yes, position.majority,
    )  # fmt: skip
    settle_agreements(position, events)
    if accepted:
        _elect_government(position, proposer, events)
        lapse_agreements(position, events)
        _end_proposals(position)
    else:
        _next_proposal(position, events)


# --- the government


def _elect_government(position: Position, proposer: int, events: list[ZoocracyEvent]) -> None:
    """5d.11 to 5d.15, 5f.4: who voted yes governs, and the prizes go where the proposal said."""
    yes = [seat for seat in range(position.players) if position.votes[seat] == 1]
    no = [seat for seat in range(position.players) if position.votes[seat] != 1]
    refresh = position.phase == D
    for seat in range(position.players):
        position.side[seat] = GOVERNMENT if seat in yes else OPPOSITION
    position.interim = False
    events.append(GovernmentFormed(tuple(yes), tuple(no)))
    p1, p2 = NOBODY, NOBODY
    for prize, party in zip(position.prizes, position.grants, strict=True):
        if party not in yes:  # 5d.13
            events.append(FellToProposer(proposer, PRIZES[prize], party))
            party = proposer
        if prize == PRIZE_P1:
            p1 = party
        elif prize == PRIZE_P2:
            p2 = party
        else:
            give_office(position, _GOVERNMENT_OFFICES[prize], party, refresh, events)
    set_program(position, p1, p2, events)
    _choose_opposition_leader(position, refresh, events)


def _choose_opposition_leader(position: Position, refresh: bool, events: list[ZoocracyEvent]) -> None:
    """5d.14; 5d.15: where all govern, the card goes back to the side."""
    leader = largest_opposition(position)
    give_office(position, OPPOSITION_LEADER, leader, refresh and leader != NOBODY, events)


def _form_no_government(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.17: the former government stays as an interim one; 5d.18: if there was one; 5d.19: the next election."""
    if position.government_exists():
        position.interim = True
        governing = [seat for seat in range(position.players) if position.side[seat] == GOVERNMENT]
        events.append(GovernmentStays(tuple(governing), interim=True))
        _choose_opposition_leader(position, False, events)
    else:
        events.append(NoGovernment())
    move_parliamentary_marker(position, position.round + 1, events)


# --- two players


def _form_government_of_two(position: Position, events: list[ZoocracyEvent]) -> None:
    """7.1: most seats govern, 7.5: with both goals; 7.2: with equal seats all stays as it is, and there is another
    election next round, so only the goal of this one is left."""
    one, other = position.seats
    if one != other:
        winner = 0 if one > other else 1
        _let_one_govern(position, winner, True, events)
        set_program(position, winner, winner, events)
        return
    if position.government_exists():
        governing = position.side.index(GOVERNMENT)
        events.append(GovernmentStays((governing,), interim=False))
        set_program(position, governing, NOBODY, events)
    else:
        events.append(NoGovernment())
    move_parliamentary_marker(position, position.round + 1, events)


def _let_one_govern(position: Position, seat: int, refresh: bool, events: list[ZoocracyEvent]) -> None:
    """7.1: all three offices for one, the other leads the opposition."""
    position.side[seat] = GOVERNMENT
    position.side[1 - seat] = OPPOSITION
    events.append(GovernmentFormed((seat,), (1 - seat,)))
    for office in _GOVERNMENT_OFFICES:
        give_office(position, office, seat, refresh, events)
    give_office(position, OPPOSITION_LEADER, 1 - seat, refresh, events)


# --- F, the vote of no confidence


def no_confidence_is_due(position: Position) -> bool:
    """5f.1: an elected government lost its majority; 5f.6: not one that stays because no proposal was accepted;
    8.2: in the advanced game always. It takes an opposition."""
    if not position.government_exists():
        return False
    if position.players == 2:  # 7.3
        governing = position.side.index(GOVERNMENT)
        return position.seats[1 - governing] > position.seats[governing]
    if position.holder[OPPOSITION_LEADER] == NOBODY:
        return False
    return position.options.advanced or not (position.interim or position.has_majority())


def begin_no_confidence(position: Position, events: list[ZoocracyEvent]) -> None:
    """5f.2: the Opposition Leader may propose; 7.3: with two parties they simply change sides."""
    if position.players == 2:
        winner = position.side.index(OPPOSITION)
        _let_one_govern(position, winner, False, events)
        p1, p2 = [NOBODY if party == NOBODY else winner for party in (position.p1, position.p2)]
        set_program(position, p1, p2, events)
        return
    position.proposers = [position.holder[OPPOSITION_LEADER]]
    position.turn_index = 0
    _ask_proposal(position, _no_confidence_prizes(position), events)


def _no_confidence_prizes(position: Position) -> tuple[int, ...]:
    """5f.3: the goals that are still to come before the next election; 5g.7: in the last round there is none."""
    if not position.election_held:
        return (*_OFFICE_PRIZES, PRIZE_P2)
    if position.parliamentary_round == position.round + 1 <= ROUNDS:
        return (*_OFFICE_PRIZES, PRIZE_P1)
    return (*_OFFICE_PRIZES, PRIZE_P1, PRIZE_P2)
