"""How a battle may end, with exact probabilities, for one battler.

Where others have choices in a battle, the forecast assumes a simple habit for each, and is exact for players with
these habits:

* a smaller die (5a, die-split) is picked at random by the others;
* double roll: in a battle of two each keeps the result that does better on average against the two of the other; in
  a battle of all, a random one of the two;
* a wild fox: in a battle of two it rolls again unless it wins as things stand (not after a double roll); in a battle
  of all it rolls again if a fox cannot win on this zoo card;
* a wild panda: its owner takes the market card that is best for the owner, counting a win as its points, a tie as
  half of them and a loss as their loss; in a battle of all, only one wild panda acts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from menagerie.games.lucky_lions.bots.dice_distribution import ANOTHER_UNPLACED, KINDS, UNPLACED, Pattern, Pool, Rolls
from menagerie.games.lucky_lions.rules.best_animal import MISSING, best_animals
from menagerie.games.lucky_lions.rules.cards import (
    PANDA_ANIMAL,
    WILD_DOLPHIN,
    WILD_FLAMINGO,
    WILD_FOX,
    WILD_LION,
    WILD_PANDA,
    ZooCard,
)
from menagerie.games.lucky_lions.rules.zoo_deck import ZooDeck

WIN, TIE, LOSS, VOID = 1, 0, -1, 2
"""How a battle ends for a battler."""

Market = tuple[ZooCard, ...]


class Forecast:
    """How likely each ending is, and for how many points."""

    def __init__(self) -> None:
        self.probabilities: dict[tuple[int, int], float] = {}

    def add(self, outcome: int, points: int, probability: float) -> None:
        key = outcome, points
        self.probabilities[key] = self.probabilities.get(key, 0.0) + probability

    def add_share(self, other: Forecast, share: float) -> None:
        for (outcome, points), probability in other.probabilities.items():
            self.add(outcome, points, share * probability)

    def probability(self, outcome: int) -> float:
        return sum(probability for (how, _), probability in self.probabilities.items() if how == outcome)


def average_forecast(forecasts: dict[int, Forecast], rolled: list[float]) -> Forecast:
    """The forecast of a die, from the forecasts of its results."""
    whole = Forecast()
    for kind, probability in enumerate(rolled):
        if probability:
            whole.add_share(forecasts[kind], probability)
    return whole


# --- results side by side


@lru_cache(maxsize=4096)
def _deck_of(card: ZooCard) -> ZooDeck:
    return ZooDeck((card,))


@lru_cache(maxsize=4096)
def _best_in_each_set(card: ZooCard) -> tuple[int, ...]:
    """6.4: for every set of animals that were rolled (as bits), the set of the best ones."""
    deck = _deck_of(card)
    special = "" if card.special == "extra-rule" else deck.special[0]  # 6.13: only in a battle of two
    found = [0]
    for rolled in range(1, 32):
        animals = [animal for animal in range(5) if rolled >> animal & 1]
        places = best_animals(special, deck.named[0], deck.places[0], deck.arrows[0], animals)
        found.append(sum(1 << animals[place] for place in places))
    return tuple(found)


def winners(card: ZooCard, results: list[int], duel: bool) -> list[int]:
    """3.6, 6.4, 7.10, 7.11: the places of the winners among these results; several are tied.

    In a battle of more than two the results may be given without repeating equal ones.
    """
    if duel:
        deck = _deck_of(card)
        animals = [kind % 5 for kind in results]
        places = best_animals(deck.special[0], deck.named[0], deck.places[0], deck.arrows[0], animals)
        return places if len(places) == 1 else _still_tied(results, places)
    return _best_of_all(_best_in_each_set(card), results)


def _best_of_all(best_in_sets: tuple[int, ...], results: list[int]) -> list[int]:
    rolled = 0
    for kind in results:
        rolled |= 1 << kind % 5
    good = best_in_sets[rolled]
    places = [place for place, kind in enumerate(results) if good >> kind % 5 & 1]
    return places if len(places) == 1 else _still_tied(results, places)


def _still_tied(results: list[int], places: list[int]) -> list[int]:
    """7.10, 7.11: wild lions win ties, wild flamingos lose them."""
    lions = [place for place in places if results[place] == WILD_LION]
    if lions:
        return lions
    return [place for place in places if results[place] != WILD_FLAMINGO] or places


@lru_cache(maxsize=4096)
def duel_table(card: ZooCard) -> tuple[tuple[int, ...], ...]:
    """How each kind does against each other one."""
    return tuple(
        tuple(_outcome(winners(card, [mine, theirs], duel=True), 0) for theirs in range(KINDS)) for mine in range(KINDS)
    )


def _outcome(winning: list[int], place: int) -> int:
    if place not in winning:
        return LOSS
    return WIN if len(winning) == 1 else TIE


def cannot_win(card: ZooCard, animal: int) -> bool:
    """Whether this animal is worth nothing on the card."""
    deck = _deck_of(card)
    if card.special == "autowin":
        return animal not in deck.named[0]
    if card.special == "autolose":
        return animal in deck.named[0]
    return deck.places[0][animal] == MISSING


@lru_cache(maxsize=4096)
def panda_is_missing(card: ZooCard) -> bool:
    """7.8: whether a wild panda changes the card."""
    deck = _deck_of(card)
    if card.cycle:
        return deck.places[0][PANDA_ANIMAL] == MISSING
    return PANDA_ANIMAL not in deck.named[0]


def card_after_pandas(card: ZooCard, results: list[int], duel: bool, market: Market) -> ZooCard:
    """7.8: the card that is used, after wild pandas have changed it.

    Of two in a battle of two either may act first: they tie on any card.
    """
    left = list(market)
    acted = False
    for owner in range(len(results)):
        if results[owner] != WILD_PANDA or not left or not panda_is_missing(card) or (acted and not duel):
            continue
        acted = True

        def preference(new: ZooCard, owner: int = owner) -> float:
            outcome = _outcome(winners(new, results, duel), owner)
            return (0.5, 1.0, -1.0)[outcome] * new.score  # of a tie, a win, a loss

        chosen = max(left, key=preference)
        left[left.index(chosen)] = card
        card = chosen
    return card


# --- battles of two


def forecast_duel(
    card: ZooCard, kinds: list[int], again: list[float], theirs: Rolls, market: Market, first: bool
) -> dict[int, Forecast]:
    """A battle of two for each of these results.

    ``again`` is what the own wild fox would roll; ``first`` says whether the own fox comes first.
    """
    table = duel_table(card)
    score = card.score
    switches = bool(market) and panda_is_missing(card)
    rolled = [(kind, probability) for kind, probability in enumerate(theirs.first) if probability]
    forecasts: dict[int, Forecast] = {}
    for mine in kinds:
        forecast = forecasts[mine] = Forecast()
        row = table[mine]
        for kind, probability in rolled:
            if mine < 5 and kind < 5:
                forecast.add(row[kind], score, probability)
                continue
            for own, other, share in _after_foxes(table, mine, kind, again, theirs, first):
                if WILD_DOLPHIN in (own, other):
                    forecast.add(VOID, 0, probability * share)
                elif switches and WILD_PANDA in (own, other):
                    new = card_after_pandas(card, [own, other], True, market)
                    forecast.add(duel_table(new)[own][other], new.score, probability * share)
                else:
                    forecast.add(table[own][other], score, probability * share)
    return forecasts


def _after_foxes(
    table: tuple[tuple[int, ...], ...], mine: int, theirs: int, again: list[float], rolls: Rolls, first: bool
) -> list[tuple[int, int, float]]:
    """7.4: both results and their probability, when wild foxes have been asked; 7.5: each once."""
    pairs = [(mine, theirs, 1.0)]
    for own_turn in (first, not first):
        if own_turn and mine == WILD_FOX:
            pairs = [
                (new, other, probability * share)
                for own, other, probability in pairs
                for new, share in (((own, 1.0),) if table[own][other] == WIN else enumerate(again))
                if share
            ]
        elif not own_turn and theirs == WILD_FOX:
            rerolled = rolls.again(WILD_FOX)
            pairs = [
                (own, new, probability * share)
                for own, other, probability in pairs
                for new, share in (((other, 1.0),) if table[own][other] == LOSS else enumerate(rerolled))
                if share
            ]
    return pairs


def forecast_double_roll_duel(card: ZooCard, mine: Rolls, theirs: Rolls, market: Market) -> Forecast:
    """6.15: a battle of two with two rolls each."""
    table = duel_table(card)
    forecast = Forecast()
    switches = bool(market) and panda_is_missing(card)
    others = _unordered(theirs)
    for own_pair, own_probability in _unordered(mine):
        for other_pair, other_probability in others:
            own = max(own_pair, key=lambda kind: sum(table[kind][other] for other in other_pair))
            other = max(other_pair, key=lambda kind: -sum(table[own][kind] for own in own_pair))
            probability = own_probability * other_probability
            if WILD_DOLPHIN in (own, other):
                forecast.add(VOID, 0, probability)
            elif switches and WILD_PANDA in (own, other):
                new = card_after_pandas(card, [own, other], True, market)
                forecast.add(duel_table(new)[own][other], new.score, probability)
            else:
                forecast.add(table[own][other], card.score, probability)
    return forecast


def _unordered(rolls: Rolls) -> list[tuple[tuple[int, int], float]]:
    """Both results of two rolls, whichever came first."""
    pairs = rolls.pairs
    return [
        ((kind, other), probability)
        for kind in range(KINDS)
        for other in range(kind, KINDS)
        if (probability := pairs[kind][other] + (pairs[other][kind] if other != kind else 0.0))
    ]


# --- battles of all

Terms = dict[tuple[int, int], float]
"""A sum over (ordinary cards, wild foxes) drawn from the pool."""


def forecast_battle_of_all(
    card: ZooCard, kinds: list[int], again: list[float], others: list[Rolls], pool: Pool, market: Market
) -> dict[int, Forecast]:
    """A battle of three or more for each of these own results.

    The others draw their unseen cards from one pool. The probability that all of them roll something out of a set of
    kinds has a closed form. From these follows, for each set, the probability that exactly these kinds turn up; which
    kinds turn up is all that the ending depends on.
    """
    rerolls = _fox_rerolls(card)
    switches = bool(market) and panda_is_missing(card)
    groups = _equivalent_kinds(card, switches, pool, others)
    shown = [members[0] for members in groups]
    turning_up = [
        ([kind for place, kind in enumerate(shown) if mask >> place & 1], probability)
        for mask, probability in enumerate(_exactly_these(_all_within(groups, others, pool, rerolls)))
        if probability > 1e-15  # rounding errors of what is really 0
    ]
    asked_again = rerolls and WILD_FOX in kinds
    wanted = {*kinds, *(kind for kind in range(KINDS) if again[kind])} if asked_again else {*kinds}
    forecasts = {mine: _against_all(card, mine, turning_up, market if switches else ()) for mine in sorted(wanted)}
    if asked_again:
        forecasts[WILD_FOX] = average_forecast(forecasts, again)
    return {kind: forecasts[kind] for kind in kinds}


def _fox_rerolls(card: ZooCard) -> bool:
    return card.special != "double-roll" and cannot_win(card, WILD_FOX % 5)


def probability_without_dolphin(card: ZooCard, others: list[Rolls], pool: Pool) -> float:
    """How likely these battlers fight their battle to its end."""
    everything = [[kind for kind in range(KINDS) if kind != WILD_DOLPHIN]]
    return _all_within(everything, others, pool, _fox_rerolls(card))[1]


def _against_all(card: ZooCard, mine: int, turning_up: list[tuple[list[int], float]], market: Market) -> Forecast:
    forecast = Forecast()
    fought = 0.0
    if mine != WILD_DOLPHIN:
        best_in_sets = _best_in_each_set(card)
        endings = [0.0, 0.0, 0.0]  # a tie, a win, a loss
        for shown, probability in turning_up:
            results = [mine, *shown]
            fought += probability
            if market and WILD_PANDA in results:
                used = card_after_pandas(card, results, False, market)
                forecast.add(_outcome(winners(used, results, duel=False), 0), used.score, probability)
            else:
                endings[_outcome(_best_of_all(best_in_sets, results), 0)] += probability
        for outcome in (WIN, TIE, LOSS):
            if endings[outcome]:
                forecast.add(outcome, card.score, endings[outcome])
    if fought < 1 - 1e-12:
        forecast.add(VOID, 0, 1 - fought)
    return forecast


def _equivalent_kinds(card: ZooCard, switches: bool, pool: Pool, others: list[Rolls]) -> list[list[int]]:
    """The kinds that might turn up, those together that the zoo card cannot tell apart; wild dolphins left out."""
    places = _deck_of(card).places[0]
    groups: dict[tuple[int, int], list[int]] = {}
    for kind in range(KINDS):
        possible = pool.counts[kind] or any(rolls.die.placed.count(kind) or rolls.die.one[0][kind] for rolls in others)
        if kind == WILD_DOLPHIN or not possible:
            continue
        animal = kind % 5
        by_itself = switches or not card.cycle
        alike = animal if by_itself or places[animal] != MISSING else MISSING
        power = kind if kind in (WILD_LION, WILD_FLAMINGO) or (kind == WILD_PANDA and switches) else 0
        groups.setdefault((alike, power), []).append(kind)
    return list(groups.values())


def _exactly_these(within: list[float]) -> list[float]:
    """For every set, the probability that all of it and nothing else turns up."""
    probabilities = within[:]
    step = 1
    while step < len(probabilities):
        for mask in range(len(probabilities)):
            if mask & step:
                probabilities[mask] -= probabilities[mask ^ step]
        step <<= 1
    return probabilities


def _all_within(groups: list[list[int]], others: list[Rolls], pool: Pool, rerolls: bool) -> list[float]:
    """For every set of groups, the probability that all of the others show something out of it."""
    foxes = pool.counts[WILD_FOX] if rerolls else 0  # without its second roll a wild fox is a card like any other
    ordinary = _sums(0, [sum(pool.counts[k] for k in group if not (rerolls and k == WILD_FOX)) for group in groups])
    battlers = [_terms_by_set(rolls, groups, _terms_with_fox if rerolls else _terms, foxes) for rolls in others]
    drawings = _drawings(pool.total, 2 * len(others))
    probabilities: list[float] = []
    for mask, cards in enumerate(ordinary):
        total: Terms = {(0, 0): 1.0}
        for terms in battlers:
            total = _multiply(total, [(key, weights[mask]) for key, weights in terms])
        probability = 0.0
        for (plain, fox), weight in total.items():
            if plain <= cards and fox <= foxes:
                probability += (
                    weight * _ordered_draws(cards, plain) * _ordered_draws(foxes, fox) / drawings[plain + fox]
                )
        probabilities.append(probability)
    return probabilities


def _sums(base: float, parts: list[Any]) -> list[Any]:
    """The sum of the base and some of the parts, for every set of parts."""
    sums = [base]
    for part in parts:
        sums += [one + part for one in sums]
    return sums


def _terms_by_set(
    rolls: Rolls, groups: list[list[int]], terms: Callable[[Rolls, list[bool]], Terms], foxes: int
) -> list[tuple[tuple[int, int], list[float]]]:
    """A battler's terms for every set of groups: each group adds its own."""
    nothing = terms(rolls, [False] * KINDS)
    alone = [terms(rolls, [kind in group for kind in range(KINDS)]) for group in groups]
    keys = sorted({key for one in (nothing, *alone) for key, weight in one.items() if weight and key[1] <= foxes})
    by_set: list[tuple[tuple[int, int], list[float]]] = []
    for key in keys:
        base = nothing.get(key, 0.0)
        by_set.append((key, _sums(base, [one.get(key, 0.0) - base for one in alone])))
    return by_set


def _drawings(cards: int, most: int) -> list[int]:
    """The ways to draw none, one, two ... of the cards."""
    return [_ordered_draws(cards, steps) for steps in range(most + 1)]


@cache
def _ordered_draws(number: int, steps: int) -> int:
    """The ways to draw so many cards, one after another."""
    ways = 1
    for i in range(steps):
        ways *= number - i
    return ways


def _multiply(one: Terms, other: list[tuple[tuple[int, int], float]]) -> Terms:
    product: Terms = {}
    for (more, more_fox), share in other:
        if share:
            for (plain, fox), weight in one.items():
                key = plain + more, fox + more_fox
                product[key] = product.get(key, 0.0) + weight * share
    return product


def _terms(rolls: Rolls, allowed: list[bool]) -> Terms:
    """One roll: a certain card that is allowed, or one from the pool."""
    certain, unseen = rolls.die.one
    within = sum(probability for kind, probability in enumerate(certain) if probability and allowed[kind])
    known = drawn = 0.0
    for probability, (ref,) in rolls.singles:
        if ref >= 0:
            known += probability * allowed[ref]
        else:
            known += probability * within
            drawn += probability * unseen
    return {key: weight for key, weight in (((0, 0), known), ((1, 0), drawn)) if weight}


def _terms_with_fox(rolls: Rolls, allowed: list[bool]) -> Terms:
    """One roll, and another one where it showed a wild fox."""
    terms: Terms = {}
    for probability, refs in rolls.doubles:
        for key, weight in _fox_pattern(rolls, allowed, refs).items():
            terms[key] = terms.get(key, 0.0) + probability * weight
    return terms


def _fox_pattern(rolls: Rolls, allowed: list[bool], refs: tuple[int, ...]) -> Terms:
    one, other = refs
    certain, unseen = rolls.die.one
    fox_allowed = allowed[WILD_FOX]
    if one >= 0 and one != WILD_FOX:
        return {(0, 0): float(allowed[one])}
    if other >= 0:
        if one == WILD_FOX:
            return {(0, 0): float(allowed[other])}
        known = sum(certain[kind] for kind in range(KINDS) if kind != WILD_FOX and allowed[kind])
        known += certain[WILD_FOX] * allowed[other]
        return {(0, 0): known, (1, 0): unseen, (0, 1): unseen * allowed[other]}
    if one == WILD_FOX or other == UNPLACED:  # the second roll is one random card of the rest, or the first card again
        known = sum(certain[kind] for kind in range(KINDS) if allowed[kind])
        return {(0, 0): known, (1, 0): unseen, (0, 1): unseen * fox_allowed}
    assert other == ANOTHER_UNPLACED
    both, alone, two_unseen = rolls.die.two
    known = sum(certain[kind] for kind in range(KINDS) if kind != WILD_FOX and allowed[kind])
    known += sum(both[WILD_FOX][kind] for kind in range(KINDS) if allowed[kind])
    fox_then_certain = sum(alone[kind] for kind in range(KINDS) if allowed[kind])
    return {
        (0, 0): known,
        (1, 0): unseen + alone[WILD_FOX],
        (0, 1): alone[WILD_FOX] * fox_allowed + fox_then_certain,
        (1, 1): two_unseen,
        (0, 2): two_unseen * fox_allowed,
    }


def one_of_two_rolls(rolls: Rolls) -> Rolls:
    """6.15 in a battle of all: one of two results, at random."""
    singles: list[Pattern] = []
    for probability, refs in rolls.doubles:
        singles += [(probability / 2, (UNPLACED if ref == ANOTHER_UNPLACED else ref,)) for ref in refs]
    return Rolls(rolls.die, rolls.pool, singles, rolls.doubles)
