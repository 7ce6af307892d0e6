"""Events in words: what turns an event into a log line, as far as the reader may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from menagerie.games.lucky_lions.events import (
    Awarded,
    CardRefused,
    Challenged,
    Chosen,
    Compared,
    Discarded,
    DiscarderNamed,
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
from menagerie.games.lucky_lions.text.names import card_name, card_names, distances_text, zoo_card, zoo_card_text

if TYPE_CHECKING:
    from menagerie.core.words import Words


def describe_event(event: LuckyLionsEvent, words: Words) -> str:  # noqa: C901 - one sentence a kind
    match event:
        case Chosen(seat, card, refill):
            named = zoo_card_text(card, False, words)
            if refill is None:
                return words("event-chosen-last", seat=seat, card=named)
            return words("event-chosen", seat=seat, card=named, refill=zoo_card(refill, words))
        case Challenged(seat, opponent):
            return words("event-challenged", seat=seat, opponent_seat=opponent)
        case Gathered(seat, excluded):
            if excluded is None:
                return words("event-gathered")
            return words("event-gathered-without", seat=seat, excluded_seat=excluded)
        case Picked(seat, card, old):
            if old is None:
                return words("event-picked", seat=seat, card=card_name(card, words))
            return words(
                "event-picked-instead", seat=seat, card=card_name(card, words), instead_of=card_name(old, words)
            )
        case Ready(seat):
            return words("event-ready", seat=seat)
        case SmallerDie(seat, size):
            return words("event-smaller-die", seat=seat, cards=size)
        case Rolled(seat, card):
            return words("event-rolled", seat=seat, card=card_name(card, words))
        case Kept(seat, card, shown):
            return words("event-kept" if shown else "event-kept-secretly", seat=seat, card=card_name(card, words))
        case FoxUsed(seat):
            return words("event-fox-used", seat=seat)
        case FoxNotUsed(seat):
            return words("event-fox-not-used", seat=seat)
        case PandaReplaced(seat, _, new):
            return words("event-panda-replaced", seat=seat, new=zoo_card_text(new, False, words))
        case Voided(seat, _):
            return words("event-voided", seat=seat)
        case DolphinLeft(seat):
            return words("event-dolphin-left", seat=seat)
        case DolphinStayed(seat):
            return words("event-dolphin-stayed", seat=seat)
        case Compared(seats, distances):
            outcome = words(
                "event-compared" if len(seats) == 1 else "event-compared-tie", players=words.names_of(seats)
            )
            if not distances:
                return outcome
            return words("event-compared-by", distances=distances_text(distances, words), outcome=outcome)
        case TieSettled(by, seats):
            return words(f"event-tie-settled-{by}", players=words.names_of(seats))
        case Awarded(seat, player):
            return words("event-awarded", seat=seat, player_seat=player)
        case DiscarderNamed(seat, player):
            return words("event-discarder-named", seat=seat, player_seat=player)
        case Gained(seat, _, points, total):
            return words("event-gained", seat=seat, points=points, total=total)
        case CardRefused(seat, _):
            return words("event-card-refused", seat=seat)
        case Drew(seat, count, cards):
            if cards:
                return words("event-drew-own", seat=seat, cards=card_names(cards, words))
            return words("event-drew", seat=seat, count=count)
        case PileRenewed(count):
            return words("event-pile-renewed", count=count)
        case Discarded(seat, discarded):
            if discarded is None:
                return words("event-discarded", seat=seat)
            return words("event-discarded-own", seat=seat, card=card_name(discarded, words))
        case LastCardKept(seat):
            return words("event-last-card-kept", seat=seat)
        case Shuffled(seat):
            return words("event-shuffled", seat=seat)
        case TurnedUp(card):
            return words("event-turned-up", card=zoo_card(card, words))
        case Ended(winners):
            return words("event-ended", players=words.names_of(winners))
        case _:
            assert_never(event)
