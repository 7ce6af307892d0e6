"""What each seat may know. This is the only place where hidden information is dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from menagerie.core.contract import Event, Result, View
from menagerie.games.lucky_lions.events import (
    Awarded,
    CardRefused,
    Challenged,
    Chosen,
    Compared,
    Discarded,
    DiscarderNamed,
    Distance,
    DolphinLeft,
    DolphinStayed,
    Drew,
    Ended,
    FoxNotUsed,
    FoxUsed,
    Gained,
    Gathered,
    Kept,
    LastCardKept,
    LuckyLionsEvent,
    PandaReplaced,
    Picked,
    PileRenewed,
    Ready,
    Rolled,
    Shuffled,
    SmallerDie,
    TieSettled,
    TurnedUp,
    Voided,
)
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.battle import distances
from menagerie.games.lucky_lions.rules.cards import CARDS, Card, ZooCard
from menagerie.games.lucky_lions.rules.position import MOST_PLAYERS, NOBODY, NOTHING, PICK, Position
from menagerie.games.lucky_lions.rules.smaller_die import picks_wanted


class DieView(Struct, frozen=True, gc=False):
    """One player's die."""

    size: int
    cards: tuple[Card, ...] | None
    """For its owner alone; sorted, because even the owner does not know the order."""
    known: tuple[tuple[Card, ...], ...]
    """1.7: what everybody has seen in it: the last entry is certainly there now; each entry before it was there one
    more secret discard ago."""
    tail: tuple[Card, ...]
    """With *no shuffle*: what lies at the bottom, in order."""


class DiscardView(Struct, frozen=True, gc=False):
    """A card that was discarded."""

    owner: int | None
    """Nobody where it was discarded openly."""
    card: Card | None
    """For its owner, or for all where it was discarded openly."""


class BattleView(Struct, frozen=True, gc=False):
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
    distances: tuple[Distance, ...]
    """Of the animals that were rolled, once all results are there and their arrows count."""
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


def card_names(kinds: list[int]) -> tuple[Card, ...]:
    return tuple([CARDS[kind] for kind in kinds])


def view(position: Position, seat: int | None, point: str | None, result: Result | None) -> LuckyLionsView:
    """What the seat may know; a spectator knows what everybody does."""
    public = public_view(position, result)
    return public if seat is None else own_view(public, position, seat, point)


def public_view(position: Position, result: Result | None) -> LuckyLionsView:
    """What everybody knows."""
    cards = position.deck.cards
    return LuckyLionsView(
        seat=None,
        waiting_on=position.waiting_on,
        point=None,
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
            [DiscardView(None, CARDS[kind]) if owner == NOBODY else _HIDDEN[owner] for owner, kind in position.discards]
        ),
        dice=tuple([_die(position, owner) for owner in range(position.players)]),
        scores=tuple(position.scores),
        won=tuple([tuple([cards[card] for card in won]) for won in position.won]),
        battle=_battle(position) if position.battlers or position.zoo != NOTHING else None,
        result=result,
    )


_HIDDEN = tuple([DiscardView(owner, None) for owner in range(MOST_PLAYERS)])
"""A card that only its owner knows."""


def own_view(public: LuckyLionsView, position: Position, seat: int, point: str | None) -> LuckyLionsView:
    """What everybody knows, and what only this seat knows: its discards, its die, its secret choices."""
    discards, battle = public.discards, public.battle
    if discards:
        thrown = zip(discards, position.discards, strict=True)
        discards = tuple([DiscardView(seat, CARDS[kind]) if owner == seat else one for one, (owner, kind) in thrown])
    die = public.dice[seat]
    own = DieView(die.size, card_names(sorted(position.dice[seat])), die.known, die.tail)
    if battle is not None and (position.picks[seat] or position.kept[seat] != NOTHING):
        kept = position.kept[seat]
        battle = replace(battle, picks=card_names(position.picks[seat]), kept=None if kept == NOTHING else CARDS[kept])
    return replace(
        public,
        seat=seat,
        point=point,
        discards=discards,
        dice=(*public.dice[:seat], own, *public.dice[seat + 1 :]),
        battle=battle,
    )


def _die(position: Position, owner: int) -> DieView:
    known = position.known[owner]
    tail = position.tail[owner]
    return DieView(
        size=len(position.dice[owner]),
        cards=None,
        known=tuple([card_names(layer) if layer else () for layer in known]),
        tail=card_names(tail) if tail else (),
    )


def _battle(position: Position) -> BattleView:
    return BattleView(
        zoo=None if position.zoo == NOTHING else position.deck.cards[position.zoo],
        battlers=tuple(position.battlers),
        smaller_die=picks_wanted(position) if position.step == PICK else max(position.smaller_die_size),
        picks=(),
        rolled=tuple([card_names(rolled) if rolled else () for rolled in position.rolled]),
        kept=None,
        results=tuple([None if kind == NOTHING else CARDS[kind] for kind in position.results]),
        distances=_distances(position),
        fox_used=tuple(position.fox_used),
        tied=tuple(position.tied),
        gainer=None if position.gainer == NOBODY else position.gainer,
        discarder=None if position.discarder == NOBODY else position.discarder,
    )


def _distances(position: Position) -> tuple[Distance, ...]:
    results = [position.results[seat] for seat in position.battlers]
    if not results or position.zoo == NOTHING or NOTHING in results:
        return ()
    return distances(position, [kind % 5 for kind in results])


def redact(event: LuckyLionsEvent, seat: int | None) -> LuckyLionsEvent | None:
    """What the seat sees of an event."""
    hide = _HIDE[type(event)]
    return event if hide is None else hide(event, seat)


def _hide_picked(event: Picked, seat: int | None) -> Picked | None:
    """5a.2: a pick is secret."""
    return event if event.seat == seat else None


def _hide_kept(event: Kept, seat: int | None) -> Kept | None:
    """6.15: the choice between two results is secret until all have chosen."""
    return event if event.open or event.seat == seat else None


def _hide_drew(event: Drew, seat: int | None) -> Drew:
    """5c.4, 7.6: only the owner sees what was drawn."""
    return event if event.seat == seat else Drew(event.seat, event.count, ())


def _hide_discarded(event: Discarded, seat: int | None) -> Discarded:
    """3.8: a discard is secret."""
    return event if event.seat == seat else Discarded(event.seat, None)


_HIDE: dict[type[Event], Callable[[Any, int | None], LuckyLionsEvent | None] | None] = {
    Chosen: None,
    Challenged: None,
    Gathered: None,
    Picked: _hide_picked,
    Ready: None,
    SmallerDie: None,
    Rolled: None,
    Kept: _hide_kept,
    FoxUsed: None,
    FoxNotUsed: None,
    PandaReplaced: None,
    Voided: None,
    DolphinLeft: None,
    DolphinStayed: None,
    Compared: None,
    TieSettled: None,
    Awarded: None,
    DiscarderNamed: None,
    Gained: None,
    CardRefused: None,
    Drew: _hide_drew,
    PileRenewed: None,
    Discarded: _hide_discarded,
    LastCardKept: None,
    Shuffled: None,
    TurnedUp: None,
    Ended: None,
}
"""What hides a part of each kind of event from the seats that may not see it; nothing for what all see."""

if {*_HIDE} != {*get_args(LuckyLionsEvent)}:
    raise TypeError(f"_HIDE and LuckyLionsEvent differ: { ({*_HIDE} ^ {*get_args(LuckyLionsEvent)}) }")
