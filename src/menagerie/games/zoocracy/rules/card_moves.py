"""Action cards are drawn, played and discarded."""

from __future__ import annotations

from menagerie.games.zoocracy.events import CardPlayed, DeckRenewed, Discarded, Drew, ZoocracyEvent
from menagerie.games.zoocracy.rules.cards import CARDS
from menagerie.games.zoocracy.rules.position import Position


def draw_cards(position: Position, seat: int, count: int, events: list[ZoocracyEvent]) -> None:
    """Cards from the deck; 5g.5: when it is empty the discards become the deck, and when both are, fewer are drawn."""
    drawn: list[int] = []
    for _ in range(count):
        if not position.deck and position.discards:
            position.deck = position.discards
            position.discards = []
            position.rng.shuffle(position.deck)
            events.append(DeckRenewed(len(position.deck)))
        if position.deck:
            drawn.append(position.deck.pop())
    hand = position.hands[seat]
    hand.extend(drawn)
    hand.sort()
    events.append(Drew(seat, len(drawn), tuple([CARDS[card].id for card in drawn])))


def play_card(position: Position, seat: int, card: int, events: list[ZoocracyEvent]) -> None:
    """5b.10: a played card goes on the open pile. One more action in this step."""
    _to_discards(position, seat, card)
    events.append(CardPlayed(seat, CARDS[card].id))
    position.action_count += 1


def discard_card(position: Position, seat: int, card: int, events: list[ZoocracyEvent]) -> None:
    """5g.4"""
    _to_discards(position, seat, card)
    events.append(Discarded(seat, CARDS[card].id))


def _to_discards(position: Position, seat: int, card: int) -> None:
    position.hands[seat].remove(card)
    position.discards.append(card)
    position.discards.sort()


def may_be_hidden(position: Position, card: int) -> bool:
    """5.4: whether a copy of the card is in a hand or in the deck: anywhere but on the open pile."""
    return position.edition.copies[card] > position.discards.count(card)
