"""A view as numbers, for machine learning: small tables of fixed size, one after another."""

from __future__ import annotations

from functools import lru_cache

from menagerie.games.lucky_lions.rules.cards import ANIMALS, CARDS, KIND_OF, SPECIALS, Card, ZooCard
from menagerie.games.lucky_lions.rules.position import STEP_NAMES
from menagerie.games.lucky_lions.view import LuckyLionsView

_NO_CARD = (0.0,) * (3 + 2 * len(ANIMALS) + len(SPECIALS))


def features(view: LuckyLionsView) -> tuple[float, ...]:
    """Seats are counted from the viewer's own (from seat 0 for a spectator)."""
    players = len(view.dice)
    own = view.seat or 0
    order = [(own + i) % players for i in range(players)]
    numbers: list[float] = [float(view.step == step) for step in STEP_NAMES]
    numbers += [view.zoo_deck, view.pile, float(view.turn)]
    for place in range(view.options.market):
        numbers += _zoo_card(view.market[place] if place < len(view.market) else None)
    battle = view.battle
    numbers += _zoo_card(battle.zoo if battle else None)
    for seat in order:
        die = view.dice[seat]
        numbers += [float(view.active == seat), float(seat in view.waiting_on), view.scores[seat], die.size]
        numbers += _counts(die.known[-1])
        result = battle.results[seat] if battle else None
        numbers += _counts((result,) if result else ())
        numbers += [
            float(battle is not None and seat in battle.battlers),
            float(battle is not None and seat in battle.tied),
        ]
        numbers.append(float(battle is not None and battle.gainer == seat))
    numbers += _counts(view.dice[own].cards or ())
    numbers += _counts(battle.picks if battle else ())
    numbers += _counts(battle.rolled[own] if battle else ())
    return tuple(map(float, numbers))


def _counts(cards: tuple[Card, ...]) -> list[float]:
    counts = [0.0] * len(CARDS)
    for card in cards:
        counts[KIND_OF[card]] += 1
    return counts


@lru_cache(maxsize=1024)  # the same few cards are asked for at every move
def _zoo_card(card: ZooCard | None) -> tuple[float, ...]:
    if card is None:
        return _NO_CARD
    return (
        float(card.score),
        float(card.arrows),
        float(card.people),
        *(float(card.cycle.index(animal) + 1) if animal in card.cycle else 0.0 for animal in ANIMALS),
        *(float(card.named.index(animal) + 1) if animal in card.named else 0.0 for animal in ANIMALS),
        *(float(card.special == special) for special in SPECIALS),
    )
