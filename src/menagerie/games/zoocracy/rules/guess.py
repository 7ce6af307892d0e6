"""What a seat cannot see, and what it might be.

Everybody may know: the discards, how many cards each hand holds, the events that were revealed, and (2.4) what has
gone in and out of each party's funds since the last election paid out. A guess deals out the rest.
"""

from __future__ import annotations

from typing import Final

from menagerie.core.generator import Generator
from menagerie.games.zoocracy.rules.cards import CARDS
from menagerie.games.zoocracy.rules.editions import END_OF_GAME, rulebook
from menagerie.games.zoocracy.rules.position import BID, NOTHING, TOKENS_PER_PARTY, VOTE, Position
from menagerie.games.zoocracy.rules.presidency import MOST_BID

_EARLY: Final = rulebook().early_events
_EVENTS: Final = rulebook().event_cards
_START_FOOD: Final[tuple[int, ...]] = rulebook().start_food


def fill_with_guess(position: Position, seat: int, rng: Generator) -> None:
    """Replaces everything the seat does not know. The position must be a copy."""
    position.rng = rng.spawn()
    _guess_cards(position, seat, rng)
    _guess_events(position, rng)
    _guess_funds(position, seat, rng)
    _guess_open_choices(position, seat, rng)


def _guess_cards(position: Position, seat: int, rng: Generator) -> None:
    """The cards the seat has not seen, dealt over the other hands and the deck."""
    counts = position.edition.copies[:]
    for card in position.hands[seat]:
        counts[card] -= 1
    for card in position.discards:
        counts[card] -= 1
    unseen = [card for card in range(len(CARDS)) for _ in range(counts[card])]
    rng.shuffle(unseen)
    for other in range(position.players):
        if other != seat:
            size = len(position.hands[other])
            position.hands[other] = sorted(unseen[:size])
            unseen = unseen[size:]
    position.deck = unseen


def _guess_events(position: Position, rng: Generator) -> None:
    """3.5: the end of the game is among the last four."""
    past = position.past_events
    left = [number for number in range(_EVENTS) if number not in past]
    rng.shuffle(left)
    late, early = left[: _EVENTS - _EARLY], left[_EVENTS - _EARLY :]
    if END_OF_GAME not in past:
        late.append(END_OF_GAME)
        rng.shuffle(late)
    position.event_deck = late + early


def _guess_funds(position: Position, seat: int, rng: Generator) -> None:
    """2.4: what was seen to come and go, and perhaps something saved before; exactly known until the first election."""
    first = position.round == 1 and not position.election_held
    most = 5 + _START_FOOD[position.players - 2] // 2  # a guess at what could have been saved before
    for other in range(position.players):
        if other == seat:
            continue
        saved = 0 if first else rng.below(most)
        funds = max(0, position.seen[other] + saved)
        if position.strict_supply:
            funds = min(funds, TOKENS_PER_PARTY - _on_board(position, other))
        position.supply[other] += position.funds[other] - funds
        position.funds[other] = funds


def _on_board(position: Position, seat: int) -> int:
    return sum(position.food[seat :: position.players])


def _guess_open_choices(position: Position, seat: int, rng: Generator) -> None:
    """Secret choices others have made and not yet shown."""
    for other in range(position.players):
        if other == seat or other in position.waiting_on:
            continue
        if position.step == BID and position.bids[other] != NOTHING:
            position.bids[other] = rng.below(min(position.funds[other], MOST_BID) + 1)
        elif position.step == VOTE and other != position.active:
            position.votes[other] = rng.below(2)
