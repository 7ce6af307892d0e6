"""What each seat may know. This is the one place where secrets are dropped."""

from __future__ import annotations

from msgspec import Struct

from menagerie.core.contract import Result, View
from menagerie.games.lucky_lions.events import Discarded, Drew, Kept, LuckyLionsEvent, Picked
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import CARDS, Card, ZooCard
from menagerie.games.lucky_lions.rules.decisions import picks_wanted
from menagerie.games.lucky_lions.rules.position import NOBODY, NOTHING, PICK, Position


class DieView(Struct, frozen=True):
    """One player's die."""

    size: int
    cards: tuple[Card, ...] | None
    """For its owner alone; sorted, since even the owner does not know the order."""
    known: tuple[tuple[Card, ...], ...]
    """What everybody has seen in it: the last entry is certainly there now, each one before that was there one
    more of the latest secret discards ago."""
    tail: tuple[Card, ...]
    """With *no shuffle*: what lies at the bottom, in order."""


class DiscardView(Struct, frozen=True):
    """A card that was laid away."""

    owner: int | None
    """Nobody's where it was laid away openly."""
    card: Card | None
    """For who laid it away, or for all where it was done openly."""


class BattleView(Struct, frozen=True):
    """The battle that is being fought."""

    zoo: ZooCard | None
    """Nothing once it has been gained or has gone under the deck."""
    battlers: tuple[int, ...]
    """Nobody as long as the opponent is not chosen."""
    smaller_die: int
    """How many cards each battler picks; 0 when whole dice are rolled."""
    picks: tuple[Card, ...]
    """The seat's own."""
    rolled: tuple[tuple[Card, ...], ...]
    """The open results, by seat."""
    kept: Card | None
    """The seat's own choice between two results."""
    results: tuple[Card | None, ...]
    """The result that counts, by seat."""
    fox_used: tuple[bool, ...]
    tied: tuple[int, ...]
    gainer: int | None
    discarder: int | None


class LuckyLionsView(View, frozen=True):
    """The table as one seat sees it."""

    options: LuckyLionsOptions
    turn: int
    active: int
    step: str
    """What is being decided."""
    market: tuple[ZooCard, ...]
    zoo_deck: int
    buried: tuple[ZooCard, ...]
    """The cards everybody has seen go under the deck, the next to come up first."""
    unseen: tuple[ZooCard, ...]
    """The rest of the zoo deck; which cards they are is known, their order is not."""
    pile: int
    discards: tuple[DiscardView, ...]
    dice: tuple[DieView, ...]
    scores: tuple[int, ...]
    won: tuple[tuple[ZooCard, ...], ...]
    battle: BattleView | None
    result: Result | None


def names(kinds: list[int]) -> tuple[Card, ...]:
    return tuple([CARDS[kind] for kind in kinds])


def view(position: Position, seat: int | None, point: str | None, result: Result | None) -> LuckyLionsView:
    """What the seat may know; a spectator knows what everybody does."""
    cards = position.deck.cards
    return LuckyLionsView(
        seat=seat,
        waiting_on=position.waiting_on,
        point=point,
        options=position.options,
        turn=position.turn,
        active=position.active,
        step=position.step,
        market=tuple([cards[card] for card in position.market]),
        zoo_deck=len(position.zoo_deck),
        buried=tuple([cards[card] for card in reversed(position.zoo_deck[: position.buried])]),
        unseen=tuple([cards[card] for card in sorted(position.zoo_deck[position.buried :])]),
        pile=len(position.pile),
        discards=tuple(
            [
                DiscardView(
                    None if owner == NOBODY else owner,
                    CARDS[kind] if owner in (NOBODY, seat) else None,
                )
                for owner, kind in position.discards
            ]
        ),
        dice=tuple([_die(position, owner, owner == seat) for owner in range(position.players)]),
        scores=tuple(position.scores),
        won=tuple([tuple([cards[card] for card in won]) for won in position.won]),
        battle=_battle(position, seat) if position.battlers or position.zoo != NOTHING else None,
        result=result,
    )


def _die(position: Position, owner: int, own: bool) -> DieView:
    return DieView(
        size=len(position.dice[owner]),
        cards=names(sorted(position.dice[owner])) if own else None,
        known=tuple([names(layer) for layer in position.known[owner]]),
        tail=names(position.tail[owner]),
    )


def _battle(position: Position, seat: int | None) -> BattleView:
    kept = NOTHING if seat is None else position.kept[seat]
    return BattleView(
        zoo=None if position.zoo == NOTHING else position.deck.cards[position.zoo],
        battlers=tuple(position.battlers),
        smaller_die=picks_wanted(position) if position.step == PICK else max(position.cup),
        picks=() if seat is None else names(position.picks[seat]),
        rolled=tuple([names(rolled) for rolled in position.rolled]),
        kept=None if kept == NOTHING else CARDS[kept],
        results=tuple([None if kind == NOTHING else CARDS[kind] for kind in position.results]),
        fox_used=tuple(position.fox_used),
        tied=tuple(position.tied),
        gainer=None if position.gainer == NOBODY else position.gainer,
        discarder=None if position.discarder == NOBODY else position.discarder,
    )


def redact(event: LuckyLionsEvent, seat: int | None) -> LuckyLionsEvent | None:
    """What the seat sees of an event."""
    if isinstance(event, Picked):
        return event if event.seat == seat else None
    if isinstance(event, Kept):
        return event if event.open or event.seat == seat else None
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, event.count, ())
    if isinstance(event, Discarded) and event.seat != seat:
        return Discarded(event.seat, None)
    return event
