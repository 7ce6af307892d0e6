"""5d and 5f: proposals, votes and governments. Functions that end the phase answer True."""

from __future__ import annotations

from menagerie.games.zoocracy.events import (
    FellToProposer,
    GovernmentFormed,
    GovernmentStays,
    Granted,
    NoGovernment,
    OfficeMoved,
    OrderSet,
    ProgramSet,
    ProposalPassed,
    ProposalTurn,
    Proposed,
    Ready,
    VoteCast,
    VotesOpened,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules import talks
from menagerie.games.zoocracy.rules.election import move_parliamentary_marker
from menagerie.games.zoocracy.rules.nouns import OFFICES, PRIZES, Prize
from menagerie.games.zoocracy.rules.order import largest_opposition, proposing_order
from menagerie.games.zoocracy.rules.position import (
    DEFENSE,
    FINANCE,
    GOVERNMENT,
    NOBODY,
    NOTHING,
    OPPOSITION,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
    PRIZE_P1,
    PRIZE_P2,
    PROPOSE,
    VOTE,
    D,
    Position,
)

_OFFICES_OF_STATE = (PRIME_MINISTER, FINANCE, DEFENSE)


# --- D, the formation of a government


def begin_formation(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5d.1: the program markers leave the board, and the parties propose in turn; 7.1: with two parties none does."""
    set_program(position, NOBODY, NOBODY, events)
    if position.players == 2:
        _form_of_two(position, events)
        return True
    position.proposers = proposing_order(position)
    events.append(OrderSet(tuple(position.proposers), proposing=True))
    position.asked = 0
    return _ask_proposal(position, (0, 1, 2, PRIZE_P1, PRIZE_P2), events)


def _ask_proposal(position: Position, prizes: tuple[int, ...], events: list[ZoocracyEvent]) -> bool:
    """5d.4: one party may propose now."""
    seat = position.proposers[position.asked]
    position.prizes = prizes
    position.grants = []
    position.active = seat
    position.acts = 0
    events.append(ProposalTurn(seat, tuple([PRIZES[prize] for prize in prizes])))
    talks.begin(position)
    position.step = PROPOSE
    position.waiting_on = (seat,)
    return False


def grant(position: Position, seat: int, party: int, events: list[ZoocracyEvent]) -> bool:
    """5d.5: one line of the proposal; with the last one it is announced, and all vote."""
    prize = position.prizes[len(position.grants)]
    if not position.grants:
        talks.lapse(position, events)
    position.grants.append(party)
    position.acts += 1
    events.append(Granted(seat, PRIZES[prize], party))
    if len(position.grants) < len(position.prizes):
        return False
    events.append(Proposed(seat, grants_told(position.prizes, position.grants)))
    position.votes = [NOTHING] * position.players
    position.votes[seat] = 1  # 5d.9
    position.step = VOTE
    position.waiting_on = tuple([voter for voter in range(position.players) if voter != seat])
    return False


def grants_told(prizes: tuple[int, ...], grants: list[int]) -> tuple[tuple[Prize, int], ...]:
    return tuple([(PRIZES[prize], party) for prize, party in zip(prizes, grants, strict=True)])


def pass_on(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """5d.8: no proposal."""
    talks.lapse(position, events)
    events.append(ProposalPassed(seat))
    talks.settle(position, events)
    return _next_proposal(position, events)


def vote(position: Position, seat: int, yes: bool, events: list[ZoocracyEvent]) -> bool:
    """5d.9: a vote is laid down, or turned around."""
    position.votes[seat] = 1 if yes else 0
    events.append(VoteCast(seat, yes))
    if seat in position.waiting_on:
        position.waiting_on = tuple([other for other in position.waiting_on if other != seat])
        events.append(Ready(seat))
    if position.waiting_on:
        return False
    return _open_votes(position, events)


def _open_votes(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5d.10: all votes at once; with a majority of the seats the proposal is accepted."""
    proposer = position.proposers[position.asked]
    behind = sum([position.seats[seat] for seat in range(position.players) if position.votes[seat] == 1])
    accepted = behind >= position.majority
    events.append(
        VotesOpened(proposer, tuple([ballot == 1 for ballot in position.votes]), behind, position.majority, accepted)
    )
    position.last_votes = (
        position.round, position.phase, proposer, position.prizes, tuple(position.grants), tuple(position.votes),
        behind, position.majority,
    )  # fmt: skip
    talks.settle(position, events)
    if not accepted:
        return _next_proposal(position, events)
    _elect(position, proposer, events)
    _close(position)
    return True


def _next_proposal(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5d.16: the next party proposes, until all have; 5f.5: in a vote of no confidence there is only one."""
    position.asked += 1
    if position.asked < len(position.proposers):
        return _ask_proposal(position, position.prizes, events)
    if position.phase == D:
        _no_government(position, events)
    _close(position)
    return True


def _close(position: Position) -> None:
    position.proposers = []
    position.prizes = ()
    position.grants = []
    position.votes = [NOTHING] * position.players
    position.active = NOBODY
    talks.end(position)


def _elect(position: Position, proposer: int, events: list[ZoocracyEvent]) -> None:
    """5d.11 to 5d.15, 5f.4: who voted yes governs, and the prizes go where the proposal said."""
    yes = [seat for seat in range(position.players) if position.votes[seat] == 1]
    no = [seat for seat in range(position.players) if position.votes[seat] != 1]
    fresh = position.phase == D
    for seat in range(position.players):
        position.side[seat] = GOVERNMENT if seat in yes else OPPOSITION
    position.interim = False
    position.held_majority = True
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
            give_office(position, prize + 1, party, fresh, events)
    set_program(position, p1, p2, events)
    seat_opposition_leader(position, fresh, events)


def give_office(position: Position, office: int, seat: int, fresh: bool, events: list[ZoocracyEvent]) -> None:
    """5d.12: an office card changes hands; 5f.4: without a new government after an election it is not turned."""
    face_up = position.face[office] or fresh
    if position.holder[office] != seat or position.face[office] != face_up:
        position.holder[office] = seat
        position.face[office] = face_up
        events.append(OfficeMoved(OFFICES[office], None if seat == NOBODY else seat, face_up))


def set_program(position: Position, p1: int, p2: int, events: list[ZoocracyEvent]) -> None:
    if (p1, p2) != (position.p1, position.p2):
        position.p1 = p1
        position.p2 = p2
        events.append(ProgramSet(None if p1 == NOBODY else p1, None if p2 == NOBODY else p2))


def seat_opposition_leader(position: Position, fresh: bool, events: list[ZoocracyEvent]) -> None:
    """5d.14; 5d.15: where all govern, the card goes back to the side."""
    leader = largest_opposition(position)
    give_office(position, OPPOSITION_LEADER, leader, fresh and leader != NOBODY, events)


def _no_government(position: Position, events: list[ZoocracyEvent]) -> None:
    """5d.17: the former government stays as an interim one; 5d.18: if there was one; 5d.19: and all vote again soon."""
    if position.government_exists():
        position.interim = True
        position.held_majority = position.has_majority()
        governing = [seat for seat in range(position.players) if position.side[seat] == GOVERNMENT]
        events.append(GovernmentStays(tuple(governing), interim=True))
        seat_opposition_leader(position, fresh=False, events=events)
    else:
        events.append(NoGovernment())
    move_parliamentary_marker(position, position.round + 1, events)


# --- two players


def _form_of_two(position: Position, events: list[ZoocracyEvent]) -> None:
    """7.1: most seats govern; 7.2: with equal seats all stays as it is, and there is another election next round."""
    one, other = position.seats
    if one != other:
        govern(position, 0 if one > other else 1, fresh=True, events=events)
        return
    if position.government_exists():
        governing = position.side.index(GOVERNMENT)
        events.append(GovernmentStays((governing,), interim=False))
        set_program(position, governing, governing, events)
    else:
        events.append(NoGovernment())
    move_parliamentary_marker(position, position.round + 1, events)


def govern(position: Position, seat: int, fresh: bool, events: list[ZoocracyEvent]) -> None:
    """7.1: all three offices for one, the other leads the opposition; 7.5: and both goals."""
    position.side[seat] = GOVERNMENT
    position.side[1 - seat] = OPPOSITION
    events.append(GovernmentFormed((seat,), (1 - seat,)))
    for office in _OFFICES_OF_STATE:
        give_office(position, office, seat, fresh, events)
    give_office(position, OPPOSITION_LEADER, 1 - seat, fresh, events)
    both = position.p1 != NOBODY or position.election_held
    set_program(position, seat if both else NOBODY, seat, events)


# --- F, the vote of no confidence


def censure_is_due(position: Position) -> bool:
    """5f.1: the government lost the majority it had; 8.2: or in the advanced game, always. It takes an opposition."""
    if not position.government_exists():
        return False
    if position.players == 2:  # 7.3
        governing = position.side.index(GOVERNMENT)
        return position.seats[1 - governing] > position.seats[governing]
    if position.holder[OPPOSITION_LEADER] == NOBODY:
        return False
    return position.options.advanced or (position.held_majority and not position.has_majority())


def begin_censure(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5f.2: the Opposition Leader may propose; 7.3: with two parties they simply change sides."""
    if position.players == 2:
        govern(position, position.side.index(OPPOSITION), fresh=False, events=events)
        return True
    position.proposers = [position.holder[OPPOSITION_LEADER]]
    position.asked = 0
    return _ask_proposal(position, censure_prizes(position), events)


def censure_prizes(position: Position) -> tuple[int, ...]:
    """5f.3: the goals that are still to come before the next election."""
    if not position.election_held:
        return (0, 1, 2, PRIZE_P2)
    if position.parliamentary_round == position.round + 1:
        return (0, 1, 2, PRIZE_P1)
    return (0, 1, 2, PRIZE_P1, PRIZE_P2)
