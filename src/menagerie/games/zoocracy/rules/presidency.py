"""5a: the presidential election: the sealed bids, and the President's bonus card."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import Bid, Done, Draw, ZoocracyAction
from menagerie.games.zoocracy.events import (
    BidChosen,
    BidsOpened,
    BidsTied,
    OfficeMoved,
    PresidencyUndecided,
    PresidentElected,
    Ready,
    TurnPassed,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.board import move_presidential_marker, reach_goal, turn_office_down
from menagerie.games.zoocracy.rules.card_moves import draw_cards
from menagerie.games.zoocracy.rules.position import BID, BONUS, NOBODY, NOTHING, PRESIDENT, Position

MOST_BID: Final = 99  # 5a.12
BIDS: Final = [Bid(food) for food in range(MOST_BID + 1)]
DRAW: Final = Draw()
_DONE: Final = Done()


def begin_presidential_election(position: Position, _events: list[ZoocracyEvent]) -> None:
    """5a.2: every party bids."""
    position.second_bid = False
    _ask_bids(position, tuple(range(position.players)))


def _ask_bids(position: Position, bidders: tuple[int, ...]) -> None:
    position.bidders = bidders
    position.bids = [NOTHING] * position.players
    position.step = BID
    position.waiting_on = bidders


# --- the bid


def offer_bid(position: Position, seat: int) -> list[ZoocracyAction]:
    return [*BIDS[: position.funds[seat] + 1]]


def refuse_bid(position: Position, seat: int, action: Bid) -> RuleViolation | None:
    if action.food < 0 or action.food > MOST_BID:
        return RuleViolation("5a.12", "refusal-bid-range", {"most": MOST_BID})
    if action.food > position.funds[seat]:
        return RuleViolation("5a.2", "refusal-funds", {"funds": position.funds[seat], "food": action.food})
    return None


def apply_bid(position: Position, seat: int, action: Bid) -> list[ZoocracyEvent]:
    """5a.2: a sealed bid, or another one in its place."""
    position.bids[seat] = action.food
    events: list[ZoocracyEvent] = [BidChosen(seat, action.food)]
    if seat in position.waiting_on:
        position.waiting_on = tuple([other for other in position.waiting_on if other != seat])
        events.append(Ready(seat))
    if not position.waiting_on:
        _open_bids(position, events)
    return events


def _open_bids(position: Position, events: list[ZoocracyEvent]) -> None:
    """5a.3 to 5a.6: the bids are opened, half of each is paid, and one party is President; or not."""
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
        return
    position.bidders = ()
    position.second_bid = False
    position.bids = [NOTHING] * position.players
    if len(tied) == 1:
        _elect_president(position, tied[0], events)
        return
    incumbent = position.holder[PRESIDENT]
    events.append(PresidencyUndecided(None if incumbent == NOBODY else incumbent))
    move_presidential_marker(position, position.round + 1, events)


def _elect_president(position: Position, seat: int, events: list[ZoocracyEvent]) -> None:
    """5a.3, 5a.7, 5a.8: the card, the marker, and a goal at once; 5a.9: for one who is elected again as well."""
    position.holder[PRESIDENT] = seat
    position.face_up[PRESIDENT] = True
    events.append(PresidentElected(seat))
    events.append(OfficeMoved("president", seat, face_up=True))
    move_presidential_marker(position, position.round + 2, events)
    reach_goal(position, seat, "president", events)
    if position.deck or position.discards:
        position.ask(BONUS, seat)
    else:  # 5g.5: there is nothing to draw
        _leave_bonus(position, seat, events)


# --- the bonus card


def offer_bonus(_position: Position, _seat: int) -> list[ZoocracyAction]:
    return [DRAW, _DONE]


def apply_draw(position: Position, seat: int, _action: Draw) -> list[ZoocracyEvent]:
    """5a.10: the President draws a card, and the office card is turned."""
    events: list[ZoocracyEvent] = []
    draw_cards(position, seat, 1, events)
    turn_office_down(position, PRESIDENT, seat, events)
    position.ask_nobody()
    return events


def apply_leave_bonus(position: Position, seat: int, _action: Done) -> list[ZoocracyEvent]:
    """5a.10: or draws none; the office card is turned all the same."""
    events: list[ZoocracyEvent] = []
    _leave_bonus(position, seat, events)
    return events


def _leave_bonus(position: Position, seat: int, events: list[ZoocracyEvent]) -> None:
    events.append(TurnPassed(seat))
    turn_office_down(position, PRESIDENT, seat, events)
    position.ask_nobody()
