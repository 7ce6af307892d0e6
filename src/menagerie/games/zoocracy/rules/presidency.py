"""5a: the presidential election. Functions that end the phase answer True."""

from __future__ import annotations

from menagerie.games.zoocracy.events import (
    BidChosen,
    BidsOpened,
    BidsTied,
    GoalReached,
    MarkerMoved,
    OfficeMoved,
    OfficeTurned,
    PresidencyUndecided,
    PresidentElected,
    Ready,
    TurnPassed,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.hands import draw
from menagerie.games.zoocracy.rules.position import BID, BONUS, GOALS, NOBODY, NOTHING, PRESIDENT, ROUNDS, Position


def begin(position: Position) -> None:
    """5a.2: every party bids."""
    position.second_bid = False
    position.active = NOBODY
    _ask_bids(position, tuple(range(position.players)))


def _ask_bids(position: Position, bidders: tuple[int, ...]) -> None:
    position.bidders = bidders
    position.bids = [NOTHING] * position.players
    position.step = BID
    position.waiting_on = bidders


def bid(position: Position, seat: int, food: int, events: list[ZoocracyEvent]) -> bool:
    """5a.2: a hand is closed, or what is in it is changed."""
    position.bids[seat] = food
    events.append(BidChosen(seat, food))
    if seat in position.waiting_on:
        position.waiting_on = tuple([other for other in position.waiting_on if other != seat])
        events.append(Ready(seat))
    if position.waiting_on:
        return False
    return _open_bids(position, events)


def _open_bids(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5a.3 to 5a.6: the hands are opened, half of each bid is gone, and one party is President; or not."""
    paid = [0] * position.players
    for seat in position.bidders:
        paid[seat] = (position.bids[seat] + 1) // 2
        position.pay(seat, paid[seat])
    shown = tuple(position.bids)
    events.append(BidsOpened(tuple([None if b == NOTHING else b for b in shown]), tuple(paid), position.second_bid))
    best = max(shown)
    tied = tuple([seat for seat in position.bidders if shown[seat] == best])
    first = position.last_bids[1] if position.second_bid else shown
    position.last_bids = (
        position.round, first, shown if position.second_bid else (), tied[0] if len(tied) == 1 else NOBODY,
    )  # fmt: skip
    if len(tied) > 1 and not position.second_bid:
        position.second_bid = True
        events.append(BidsTied(tied))
        _ask_bids(position, tied)
        return False
    _clear_bids(position)
    if len(tied) == 1:
        return _elect(position, tied[0], events)
    incumbent = position.holder[PRESIDENT]
    events.append(PresidencyUndecided(None if incumbent == NOBODY else incumbent))
    move_presidential_marker(position, position.round + 1, events)
    return True


def _clear_bids(position: Position) -> None:
    position.bidders = ()
    position.second_bid = False
    position.bids = [NOTHING] * position.players


def _elect(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """5a.3, 5a.7, 5a.8: the card, the marker, and a goal at once; 5a.9: for one who is elected again as well."""
    position.holder[PRESIDENT] = seat
    position.face[PRESIDENT] = True
    events.append(PresidentElected(seat))
    events.append(OfficeMoved("president", seat, face_up=True))
    move_presidential_marker(position, position.round + 2, events)
    reach_goal(position, seat, "president", events)
    if not position.deck and not position.discards:  # 5g.5: there is nothing to draw
        return leave_bonus(position, seat, events)
    position.step = BONUS
    position.active = seat
    position.waiting_on = (seat,)
    return False


def draw_bonus(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """5a.10: the President draws, and the card is turned."""
    draw(position, seat, 1, events)
    _turn(position, seat, events)
    return True


def leave_bonus(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """5a.10: or does not want to."""
    events.append(TurnPassed(seat))
    _turn(position, seat, events)
    return True


def _turn(position: Position, seat: int, events: list[ZoocracyEvent]) -> None:
    position.face[PRESIDENT] = False
    events.append(OfficeTurned("president", seat, face_up=False))


def move_presidential_marker(position: Position, to: int, events: list[ZoocracyEvent]) -> None:
    """5a.7; 3.7: beyond the last round it is off the board."""
    position.presidential_round = to
    events.append(MarkerMoved("presidential", to if to <= ROUNDS else None))


def reach_goal(position: Position, seat: int, by: str, events: list[ZoocracyEvent]) -> None:
    """A step on the political goal track; 5g.11: which ends at eight."""
    if position.goals[seat] < GOALS:
        position.goals[seat] += 1
        goals = position.goals[seat]
        if by == "president":
            events.append(GoalReached(seat, goals, "president"))
        elif by == "named":
            events.append(GoalReached(seat, goals, "named"))
        elif by == "assertiveness":
            events.append(GoalReached(seat, goals, "assertiveness"))
        else:
            events.append(GoalReached(seat, goals, "program"))
