"""3: the bid, and the auction it decides."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoo_le_ma.actions import Bid, ZooLeMaAction
from menagerie.games.zoo_le_ma.events import BidMade, BidReady, BidsOpened, FlagDropped, TileWon, ZooLeMaEvent
from menagerie.games.zoo_le_ma.rules import placement
from menagerie.games.zoo_le_ma.rules.position import NO_BID, Position

_BIDS: Final[list[ZooLeMaAction]] = []
"""A bid of each number of coins; as many as were needed so far."""


def asks_for_bid(position: Position, seat: int) -> bool:
    """3.1: everybody bids, and may change the bid until the last one is in."""
    return 0 <= seat < position.players


def offer_bid(position: Position, seat: int) -> list[ZooLeMaAction]:
    """3.5, 3.6: from nothing to all one has."""
    coins = position.coins[seat]
    while len(_BIDS) <= coins:
        _BIDS.append(Bid(len(_BIDS)))
    return _BIDS[: coins + 1]


def refuse_bid(position: Position, seat: int, action: Bid) -> RuleViolation | None:
    """3.5: no less than nothing; 3.6: no more than one has."""
    if action.coins < 0:
        return RuleViolation("3.5", "refusal-negative-bid")
    held = position.coins[seat]
    if action.coins > held:
        return RuleViolation("3.6", "refusal-too-few-coins", {"coins": action.coins, "held": held})
    return None


def apply_bid(position: Position, seat: int, action: Bid) -> list[ZooLeMaEvent]:
    """3.1: coins in a closed fist, for the first time or anew; with the last bid all are opened."""
    events: list[ZooLeMaEvent] = [BidMade(seat, action.coins)]
    if position.bids[seat] == NO_BID:
        events.append(BidReady(seat))
    position.bids[seat] = action.coins
    position.waiting_on = tuple([other for other in range(position.players) if position.bids[other] == NO_BID])
    if not position.waiting_on:
        _open_bids(position, events)
    return events


def _open_bids(position: Position, events: list[ZooLeMaEvent]) -> None:
    """3.2: the highest bid pays and takes the tile; 3.3: of equal ones, the one whose flag hangs highest."""
    bids = tuple(position.bids)
    price = max(bids)
    tied = tuple([seat for seat in range(position.players) if bids[seat] == price])
    winner = tied[0] if len(tied) == 1 else next(seat for seat in position.flags if seat in tied)
    position.coins[winner] -= price
    position.bank += price
    position.bids = [NO_BID] * position.players
    position.last = (position.auction, position.current_tile(), bids, winner)
    events.append(BidsOpened(bids))
    events.append(TileWon(winner, position.current_tile_id(), price, tied if len(tied) > 1 else ()))
    if len(tied) > 1:  # 3.4
        position.flags.remove(winner)
        position.flags.append(winner)
        events.append(FlagDropped(winner, tuple(position.flags)))
    placement.begin_placement(position, winner, events)
