"""2.1, 2.3 to 2.5, 3: rounds begin, bags are opened, the game ends. Nobody decides anything here."""

from __future__ import annotations

from menagerie.core.contract import Result, Standing, TieBreak
from tests.peanuts.events import Ended, Opened, PeanutsEvent, Stolen, TurnedUp, Won
from tests.peanuts.rules.position import NO_TREAT, NOT_CHOSEN, STILL, Position


def begin_round(position: Position) -> None:
    """2.1"""
    position.round += 1
    position.treat = position.deck.pop()


def winner_of(bags: list[int]) -> int | None:
    """2.3, 2.4: the seat with the biggest bag that is the only one of its size."""
    alone = [bag for bag in bags if bag != STILL and bags.count(bag) == 1]
    return bags.index(max(alone)) if alone else None


def open_bags(position: Position) -> list[PeanutsEvent]:
    """2.3 to 2.5: in seat order, never in the order in which the choices came in."""
    events: list[PeanutsEvent] = [Opened(tuple(position.chosen))]
    winner = winner_of(position.chosen)
    if winner is None:
        position.stolen.append(position.treat)
        events.append(Stolen(position.treat))
    else:
        position.won[winner].append(position.treat)
        events.append(Won(winner, position.treat))
    for seat, bag in enumerate(position.chosen):
        if bag != STILL:
            position.hands[seat].remove(bag)
            position.eaten[seat].append(bag)
        position.chosen[seat] = NOT_CHOSEN
    if position.round < position.rounds:
        begin_round(position)
        events.append(TurnedUp(position.round, position.treat))
    else:
        position.treat = NO_TREAT  # 3.1
        events.append(Ended(tuple([tuple(hand) for hand in position.hands])))
    return events


def result(position: Position) -> Result | None:
    """3.1, 3.2: points in treats, then peanuts kept, then a shared rank."""
    if not position.over:
        return None
    figures = [(sum(won), sum(hand)) for won, hand in zip(position.won, position.hands, strict=True)]
    order = sorted(figures, reverse=True)
    tied = order[0][0] == order[1][0]
    return Result(
        standings=tuple(
            [
                Standing(seat, order.index((points, kept)) + 1, points, (TieBreak("peanuts-kept", kept),))
                for seat, (points, kept) in enumerate(figures)
            ]
        ),
        ended_by="ending-last-treat",
        decided_by="peanuts-kept" if tied and order[0] != order[1] else None,
    )
