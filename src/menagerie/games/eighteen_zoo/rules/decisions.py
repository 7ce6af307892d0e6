"""Why an action is not allowed now, or nothing. Both `check` and the list of legal actions ask here."""

from __future__ import annotations

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuyPowerFor,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    Decline,
    DiscardSquirrel,
    DrawRuns,
    EighteenZooAction,
    EndByHand,
    Keep,
    Launch,
    Lay,
    Mark,
    NamePrice,
    Pass,
    PutPatch,
    Rest,
    RunBest,
    Save,
    Sell,
    Share,
    TakeDaysOff,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.rules import family_decisions, stock_decisions
from menagerie.games.eighteen_zoo.rules.position import (
    BONUS,
    DISCARD,
    DRAFT,
    END,
    FORCED_SALE,
    HARVEST,
    HOME,
    NAME_PRICE,
    OFFER,
    OVER,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SQUIRRELS,
    STATION,
    TRACK,
    TURN,
    Position,
)

_ANY_TIME: tuple[type, ...] = (
    CashTicket, AskForPower, UsePower, Lay, BuildStation, Mark, PutPatch, TakeOffPatch,
)  # fmt: skip
"""4.3, 4.4: what a family's turn allows at every step."""

_IN_HAND: tuple[type, ...] = (CashTicket, UsePower, TakeDaysOff, CallSquirrel)
"""10.45: what a player may do in records while the family just launched lays its track."""

ANSWERS: dict[str, tuple[type, ...]] = {
    DRAFT: (BuyPower, BuyPowerFor, Pass, CashTicket),
    TURN: (Pass, BuyPower, BuyPowerFor, Launch, BuyCard, Sell, CashTicket, UsePower, TakeDaysOff, CallSquirrel),
    HOME: (Lay, Pass),
    BONUS: (Lay, Pass),
    TRACK: (Pass, *_ANY_TIME),
    STATION: (Pass, *_ANY_TIME),
    RUN: (RunBest, Rest, DrawRuns, *_ANY_TIME),
    HARVEST: (Share, Keep, *_ANY_TIME),
    SQUIRRELS: (BuySquirrel, Approach, Sell, Pass, *_ANY_TIME),
    END: (Pass, *_ANY_TIME),
    SAVE: (Save, Pass),
    DISCARD: (DiscardSquirrel,),
    OFFER: (Accept, Decline),
    NAME_PRICE: (NamePrice,),
    FORCED_SALE: (Sell,),
    SECOND_HOLE: (Mark,),
    SECOND_MAP: (Lay, Pass),
    OVER: (),
}

PARAGRAPH: dict[str, str] = {
    DRAFT: "5.2", TURN: "6", HOME: "6.3b", BONUS: "6.3c", TRACK: "7.1", STATION: "7.1", RUN: "7.1", HARVEST: "7.5",
    SQUIRRELS: "7.6", END: "7.1", SAVE: "11.19", DISCARD: "7.6b", OFFER: "7.6a", NAME_PRICE: "7.6a", FORCED_SALE: "7.6.1",
    SECOND_HOLE: "11.20", SECOND_MAP: "11.12", OVER: "8.1",
}  # fmt: skip
PARAGRAPH[TURN] = "6.0"
"""The paragraph each decision comes from."""


def no(paragraph: str, reason: str, **facts: Fact) -> RuleViolation:
    return RuleViolation(paragraph, reason, facts)


def objection(position: Position, seat: int, action: EighteenZooAction) -> RuleViolation | None:
    """What is wrong with the action, or nothing."""
    if seat < 0 or seat >= position.players:
        return no("1.1", "refusal-no-such-seat", players=position.players)
    asked = position.pending
    if asked == OVER:
        return no("8.1", "refusal-game-over")
    kind = type(action)
    if kind is EndByHand:
        return None if position.compat.end_by_hand else no("10.48", "refusal-end-by-hand")
    if seat not in position.waiting_on:
        return no(PARAGRAPH[asked], "refusal-not-asked", asked_seat=position.waiting_on[0])
    busy = asked in (HOME, BONUS) and kind in _IN_HAND and position.compat.player_acts_at_launch
    if kind not in ANSWERS[asked] and not busy:
        return no(PARAGRAPH[asked], f"refusal-asked-{asked}")
    if asked in (DRAFT, TURN) or busy:
        return stock_decisions.objection(position, seat, action)
    return family_decisions.objection(position, seat, action)
