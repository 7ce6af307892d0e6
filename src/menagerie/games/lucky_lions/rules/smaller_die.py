"""5a, 6.14: before the roll, battlers pick some cards of their die."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import LuckyLionsAction, Pick, Swap
from menagerie.games.lucky_lions.events import LuckyLionsEvent, Picked, SmallerDie
from menagerie.games.lucky_lions.rules.card_lists import kinds_in, without
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF
from menagerie.games.lucky_lions.rules.position import PICK, Position
from menagerie.games.lucky_lions.rules.ready import mark_ready
from menagerie.games.lucky_lions.rules.roll import roll_all
from menagerie.games.lucky_lions.rules.seen_cards import forget_order

_PICK: Final = [Pick(card) for card in CARDS]
_SWAP: Final = [[Swap(out, into) for into in CARDS] for out in CARDS]


def ask_for_picks(position: Position, events: list[LuckyLionsEvent]) -> None:
    """5a.1, 6.14: battlers with too many cards pick some; the others roll their whole dice."""
    if not picks_wanted(position):
        roll_all(position, events)
        return
    pickers = tuple([seat for seat in sorted(position.battlers) if must_pick(position, seat)])
    if pickers:
        position.wait_for(PICK, pickers)
    else:
        roll_all(position, events)


def picks_wanted(position: Position) -> int:
    """5a.1, 6.14: how many cards a smaller die has in this battle; 0 when whole dice are rolled."""
    if position.more_decisions or position.deck.special[position.zoo] == "die-split":
        return position.deck.arrows[position.zoo]
    return 0


def must_pick(position: Position, seat: int) -> bool:
    """5a.3: only who has more cards than are wanted picks some."""
    wanted = picks_wanted(position)
    return wanted != 0 and seat in position.battlers and len(position.dice[seat]) > wanted


def may_change_picks(position: Position, seat: int) -> bool:
    """5a.2: whether another choice would make another die; not so where all its cards are alike."""
    return must_pick(position, seat) and len(kinds_in(position.dice[seat])) > 1


def offer_pick(position: Position, seat: int) -> list[LuckyLionsAction]:
    if len(position.picks[seat]) == picks_wanted(position):
        return []
    return [_PICK[kind] for kind in kinds_in(position.dice[seat]) if _may_pick(position, seat, kind)]


def refuse_pick(position: Position, seat: int, action: Pick) -> RuleViolation | None:
    """5a.1: as many cards as there are arrows, each from the own die."""
    wanted = picks_wanted(position)
    if len(position.picks[seat]) == wanted:
        return RuleViolation("5a.2", "refusal-picks-complete", {"wanted": wanted})
    return _refuse_picked_card(position, seat, KIND_OF[action.card])


def apply_pick(position: Position, seat: int, action: Pick) -> list[LuckyLionsEvent]:
    """5a.1: one more card."""
    picked = position.picks[seat]
    picked.append(KIND_OF[action.card])
    picked.sort()
    events: list[LuckyLionsEvent] = [Picked(seat, action.card)]
    if len(picked) == picks_wanted(position):
        mark_ready(position, seat, events)
        if not position.waiting_on:
            _make_smaller_dice(position, events)
            roll_all(position, events)
    return events


def offer_swap(position: Position, seat: int) -> list[LuckyLionsAction]:
    picked = position.picks[seat]
    if len(picked) < picks_wanted(position):
        return []
    held = [kind for kind in kinds_in(position.dice[seat]) if _may_pick(position, seat, kind)]
    return [_SWAP[out][into] for out in kinds_in(picked) for into in held if into != out]


def refuse_swap(position: Position, seat: int, action: Swap) -> RuleViolation | None:
    """5a.2: once all are picked, a card may be changed for another."""
    wanted, picked = picks_wanted(position), position.picks[seat]
    if len(picked) < wanted:
        return RuleViolation("5a.2", "refusal-picks-incomplete", {"wanted": wanted, "picked": len(picked)})
    if KIND_OF[action.out] not in picked:
        return RuleViolation("5a.2", "refusal-not-picked", {"card": action.out})
    if action.out == action.into:
        return RuleViolation("5a.2", "refusal-same-card", {"card": action.out})
    return _refuse_picked_card(position, seat, KIND_OF[action.into])


def apply_swap(position: Position, seat: int, action: Swap) -> list[LuckyLionsEvent]:
    """5a.2: until the last battler is ready, the choice may be changed."""
    picked = position.picks[seat]
    picked.remove(KIND_OF[action.out])
    picked.append(KIND_OF[action.into])
    picked.sort()
    return [Picked(seat, action.into, action.out)]


def _may_pick(position: Position, seat: int, kind: int) -> bool:
    """5a.1: one more card of this kind must be in the die."""
    return position.picks[seat].count(kind) < position.dice[seat].count(kind)


def _refuse_picked_card(position: Position, seat: int, kind: int) -> RuleViolation | None:
    if _may_pick(position, seat, kind):
        return None
    held = position.dice[seat].count(kind)
    return RuleViolation("5a.1", "refusal-not-enough-held", {"card": CARDS[kind], "held": held})


def _make_smaller_dice(position: Position, events: list[LuckyLionsEvent]) -> None:
    """5a.4: the other cards are set aside; 5b.7: in a queue they lie above, each part in its order."""
    for seat in position.battlers:
        if not must_pick(position, seat):
            continue
        picked = position.picks[seat]
        if position.no_shuffle:
            aside, taking_part = _split_queue(position, seat, picked)
            forget_order(position, seat)
        else:
            aside, taking_part = without(position.dice[seat], picked), picked
        position.dice[seat] = aside + taking_part
        position.smaller_die_size[seat] = len(picked)
        events.append(SmallerDie(seat, len(picked)))


def _split_queue(position: Position, seat: int, picked: list[int]) -> tuple[list[int], list[int]]:
    """5b.7: the queue without the picked cards, and those; of equal cards random ones are meant."""
    die = position.dice[seat]
    chosen: set[int] = set()
    for kind in kinds_in(picked):
        copies = [place for place, held in enumerate(die) if held == kind]
        position.rng.shuffle(copies)
        chosen.update(copies[: picked.count(kind)])
    aside = [kind for place, kind in enumerate(die) if place not in chosen]
    return aside, [kind for place, kind in enumerate(die) if place in chosen]
