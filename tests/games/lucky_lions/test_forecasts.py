"""The keeper's probabilities are exact: equal to counting every world by hand, and to what happens in many guesses."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import sqrt

import pytest

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.actions import (
    Challenge,
    Choose,
    Exclude,
    Keep,
    LuckyLionsAction,
    Pick,
    Replace,
    Reroll,
    Stand,
)
from menagerie.games.lucky_lions.bots.battle_forecast import LOSS, TIE, VOID, WIN, Forecast, cannot_win
from menagerie.games.lucky_lions.bots.dice_distribution import KINDS, DiceDistribution
from menagerie.games.lucky_lions.bots.keeper import Evaluation
from menagerie.games.lucky_lions.events import Compared, LuckyLionsEvent, TieSettled, Voided
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.best_animal import best_animals
from menagerie.games.lucky_lions.rules.cards import (
    CARDS,
    KIND_OF,
    WILD_DOLPHIN,
    WILD_FLAMINGO,
    WILD_FOX,
    WILD_LION,
    WILD_PANDA,
    ZooCard,
    animal_cards,
)
from menagerie.games.lucky_lions.rules.dice import roll_die
from menagerie.games.lucky_lions.rules.position import CHALLENGE, CHOOSE, EXCLUDE, FOX, KEEP, NOBODY, PANDA, PICK
from menagerie.games.lucky_lions.rules.seen_cards import certain_cards
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from menagerie.games.lucky_lions.rules.zoo_deck import fixed_deck
from tests.games.lucky_lions.positions import kinds, new, random_move, state_with, zoo

World = dict[int, list[int]]
"""The dice of the others."""

BASE = LuckyLionsOptions()
WILD = LuckyLionsOptions(wild_animals=True, busy_zoo=True)
QUEUE = LuckyLionsOptions(no_shuffle=True)


# --- small tables, and every world that fits them


def small(
    *dice: str,
    pool: str,
    options: LuckyLionsOptions = BASE,
    known: dict[int, list[str]] | None = None,
    tails: dict[int, str] | None = None,
    secret: tuple[tuple[int, str], ...] = (),
    market: list[ZooCard] | None = None,
) -> LuckyLionsState:
    """A table with few unseen cards: those in the dice of the others, the secret discards and the pool; all other
    cards were laid away openly."""
    state = state_with(
        *dice, market=market or [zoo("A"), zoo("B", score=2)], options=options, pile=pool, discards=secret
    )
    counts = Counter({kind: count for kind, count in enumerate(animal_cards(options.wild_animals)) if count})
    counts.subtract(kind for die in state.dice for kind in die)
    counts.subtract(state.pile)
    counts.subtract(kind for _, kind in state.discards)
    state.discards += [(NOBODY, kind) for kind in counts.elements()]
    for seat, layers in (known or {}).items():
        state.known[seat] = [kinds(layer) for layer in layers]
    for seat, tail in (tails or {}).items():
        state.tail[seat] = kinds(tail)
    return state


def deals(counts: list[int], cards: int) -> Iterator[tuple[list[int], list[int], Fraction]]:
    """Every way to deal so many cards, the counts after it, and its probability."""
    if cards == 0:
        yield [], counts, Fraction(1)
        return
    for kind in range(KINDS):
        if counts[kind]:
            left = counts[:]
            left[kind] -= 1
            for more, rest, probability in deals(left, cards - 1):
                yield [kind, *more], rest, probability * Fraction(counts[kind], sum(counts))


def lay_away(had: list[tuple[int, int]], discards: int, step: int = 0) -> Iterator[tuple[list[int], Fraction]]:
    """Every way the secret discards may have gone."""
    if step == discards:
        yield [kind for kind, _ in had], Fraction(1)
        return
    could_go = [i for i, (_, outlived) in enumerate(had) if outlived <= step]
    for gone in could_go:
        for left, probability in lay_away(had[:gone] + had[gone + 1 :], discards, step + 1):
            yield left, probability / len(could_go)


def worlds(state: LuckyLionsState, seat: int) -> list[tuple[World, Fraction]]:
    """What the others may hold, by the rule of `rules.guess.fill_with_guess`, every possibility counted out."""
    counts = list(animal_cards(state.options.wild_animals))
    for kind in state.dice[seat]:
        counts[kind] -= 1
    for owner, kind in state.discards:
        if owner in (seat, NOBODY):
            counts[kind] -= 1
    others = [other for other in range(state.players) if other != seat]
    certain = {other: certain_cards(state.known[other]) for other in others}
    for other in others:
        for kind, _ in certain[other]:
            counts[kind] -= 1
    found: list[tuple[World, list[int], Fraction]] = [({}, counts, Fraction(1))]
    for other in others:
        discards = len(state.known[other]) - 1
        unseen = len(state.dice[other]) + discards - len(certain[other])
        found = [
            ({**world, other: die}, rest, probability * share * went)
            for world, left, probability in found
            for dealt, rest, share in deals(left, unseen)
            for die, went in lay_away([*certain[other], *((kind, 0) for kind in dealt)], discards)
        ]
    alike: dict[tuple[tuple[int, ...], ...], Fraction] = defaultdict(Fraction)
    for world, _, probability in found:
        alike[tuple(tuple(sorted(die)) for die in world.values())] += probability
    return [(dict(zip(others, map(list, dice), strict=True)), probability) for dice, probability in alike.items()]


def orders(die: list[int], tail: list[int]) -> list[list[int]]:
    """Every order a queue may have."""
    front = die[:]
    for kind in tail:
        front.remove(kind)
    return [[*order, *tail] for order in permutations(front)]


def two_rolls(die: list[int], queue: bool, tail: list[int], picked: int = 0) -> Counter[tuple[int, int]]:
    """Two rolls in a row, each way counted once; of so many cards picked at random where they are."""
    counted: Counter[tuple[int, int]] = Counter()
    size = picked or len(die)
    for order in orders(die, tail) if queue else [die]:
        for places in combinations(range(len(die)), size):
            cards = [order[place] for place in places]
            if queue:
                counted[cards[0], cards[1 % size]] += 1
            else:
                counted.update(product(cards, cards))
    return counted


def same(probabilities: dict[int, Fraction], floats: list[float]) -> None:
    for kind in range(KINDS):
        assert floats[kind] == pytest.approx(float(probabilities.get(kind, Fraction(0))), abs=1e-12), CARDS[kind]


POSITIONS: dict[str, LuckyLionsState] = {
    "nothing seen": small("lion fox", "lion lion panda", "fox dolphin", pool="panda flamingo lion"),
    "something seen": small("lion fox", "lion lion panda", "fox dolphin", pool="panda lion", known={1: ["lion"]}),
    "a secret discard": small(
        "lion fox", "lion panda", "fox dolphin", pool="panda flamingo", known={1: ["lion fox", "panda"]},
        secret=((1, "fox"),),
    ),
    "two secret discards": small(
        "lion", "lion panda", "fox fox", pool="panda", known={1: ["lion fox", "panda", "lion"], 2: ["fox fox", ""]},
        secret=((1, "fox"), (2, "lion"), (1, "fox")),
    ),
    "a discard before anything was seen": small(
        "lion", "lion panda", "fox fox", pool="panda", known={1: ["lion"]}, secret=((1, "fox"),)
    ),
    "wild": small(
        "lion", "wild-fox panda", "fox wild-dolphin", pool="wild-fox lion", options=WILD, known={2: ["fox"]}
    ),
}  # fmt: skip

QUEUES: dict[str, LuckyLionsState] = {
    "no order known": small("lion fox", "lion lion panda", "fox", pool="panda", options=QUEUE),
    "a known bottom": small(
        "lion fox", "fox lion panda", "fox", pool="panda", options=QUEUE, known={1: ["panda"]}, tails={1: "panda"}
    ),
    "all but the top known": small(
        "lion fox", "fox lion panda", "fox", pool="panda dolphin", options=QUEUE, known={1: ["lion panda"]},
        tails={1: "lion panda"},
    ),
    "the whole order known": small(
        "lion fox", "fox lion panda", "fox", pool="panda", options=QUEUE, known={1: ["fox lion panda"]},
        tails={1: "fox lion panda"},
    ),
    "a discard since": small(
        "lion fox", "fox lion panda", "fox", pool="panda", options=QUEUE, known={1: ["lion panda", "panda"]},
        tails={1: "panda"}, secret=((1, "lion"),),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", [*POSITIONS, *QUEUES])
@pytest.mark.parametrize("picked", [0, 1, 2])
def test_rolls_equal_the_count_of_all_worlds(name: str, picked: int) -> None:
    state = POSITIONS.get(name) or QUEUES[name]
    queue = state.options.no_shuffle
    dice = DiceDistribution(state.view(0))
    for other in range(1, state.players):
        first: dict[int, Fraction] = defaultdict(Fraction)
        pairs: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        for world, probability in worlds(state, 0):
            size = picked if picked < len(world[other]) else 0
            counted = two_rolls(world[other], queue, state.tail[other], size)
            for (one, two), ways in counted.items():
                share = probability * Fraction(ways, counted.total())
                first[one] += share
                pairs[one, two] += share
        assert sum(first.values()) == 1
        rolls = dice.rolls(other, picked)
        same(first, rolls.first)
        for one in range(KINDS):
            same({two: pairs.get((one, two), Fraction(0)) for two in range(KINDS)}, rolls.pairs[one])


def outcome(card: ZooCard, results: list[int]) -> int:
    """How a battle ends for the first of the battlers, wild lions, flamingos and dolphins included."""
    if WILD_DOLPHIN in results:
        return VOID
    deck = fixed_deck(True)
    index = deck.index[card.id]
    animals = [kind % 5 for kind in results]
    tied = best_animals(deck.special[index], deck.named[index], deck.places[index], deck.arrows[index], animals)
    lions = [place for place in tied if results[place] == WILD_LION]
    others = [place for place in tied if results[place] != WILD_FLAMINGO]
    if len(tied) > 1:
        tied = lions or others or tied
    return LOSS if 0 not in tied else WIN if tied == [0] else TIE


def agree(forecast: Forecast, counted: dict[int, Fraction]) -> None:
    assert sum(counted.values()) == 1
    for how in (WIN, TIE, LOSS, VOID):
        assert forecast.probability(how) == pytest.approx(float(counted.get(how, Fraction(0))), abs=1e-12)


@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "wild"])
@pytest.mark.parametrize("card", [card for card in fixed_deck(True).cards if card.special in (None, "extra-rule")])
def test_battles_of_two_equal_the_count_of_all_worlds(name: str, card: ZooCard) -> None:
    state = POSITIONS[name]
    evaluation = Evaluation(state.view(0))
    for other in range(1, state.players):
        counted: dict[int, Fraction] = defaultdict(Fraction)
        for world, probability in worlds(state, 0):
            for mine, theirs in product(state.dice[0], world[other]):
                ways = len(state.dice[0]) * len(world[other])
                counted[outcome(card, [mine, theirs])] += probability / ways
        agree(evaluation.battle(card, [0, other]), counted)


def finals(die: list[int], rerolls: bool) -> list[tuple[int, Fraction]]:
    """What a battler ends up with, a wild fox rolling again where that is the habit."""
    share = Fraction(1, len(die))
    shown: dict[int, Fraction] = defaultdict(Fraction)
    for kind in die:
        if kind == WILD_FOX and rerolls:
            for again in die:
                shown[again] += share * share
        else:
            shown[kind] += share
    return list(shown.items())


def wild_duel(
    card: ZooCard, market: list[ZooCard], dice: tuple[list[int], list[int]], first: int
) -> Iterator[tuple[int, int, Fraction]]:
    """Every way a battle of two may go with the habits of `battle_forecast`: how it ends for the first die, for how
    many points, and its probability. The battler ``first`` is asked first."""
    share = Fraction(1, len(dice[0]) * len(dice[1]))
    for rolled in product(*dice):
        shown: list[tuple[list[int], Fraction]] = [(list(rolled), share)]
        for battler in (first, 1 - first):
            after: list[tuple[list[int], Fraction]] = []
            for results, probability in shown:
                mine, theirs = tame(results[battler]), tame(results[1 - battler])
                if rolled[battler] != WILD_FOX or outcome(card, [mine, theirs]) == WIN:
                    after.append((results, probability))
                    continue
                for again in dice[battler]:
                    new_results = results[:]
                    new_results[battler] = again
                    after.append((new_results, probability / len(dice[battler])))
            shown = after
        for results, probability in shown:
            used, left = card, market[:]
            for battler in (0, 1):
                if results[battler] == WILD_PANDA and "panda" not in (used.cycle or used.named) and left:
                    order = [results[battler], tame(results[1 - battler])]
                    weights = {WIN: 1.0, TIE: 0.5, LOSS: -1.0}
                    preference = [weights[outcome(other, order)] * other.score for other in left]
                    place = preference.index(max(preference))
                    used, left[place] = left[place], used
            ending = outcome(used, results)
            yield ending, 0 if ending == VOID else used.score, probability


WILD_DUELS: dict[str, tuple[str, str, str]] = {
    "foxes": ("wild-fox lion", "wild-fox panda", "wild-fox dolphin"),
    "foxes and dolphins": ("wild-fox wild-dolphin", "wild-fox panda lion", "wild-dolphin fox"),
    "pandas": ("wild-panda fox", "wild-panda dolphin", "lion flamingo"),
    "ties": ("wild-lion wild-flamingo", "wild-lion wild-flamingo", "lion flamingo"),
}


@pytest.mark.parametrize("name", WILD_DUELS)
@pytest.mark.parametrize("active", [0, 1])
def test_wild_battles_of_two_equal_the_count_of_all_worlds(name: str, active: int) -> None:
    """7.3-7.11: with the points that are won, since a wild panda may change them."""
    mine, theirs, pool = WILD_DUELS[name]
    deck = fixed_deck(True)
    market = [deck.cards[deck.index[name]] for name in ("B01", "B10", "B14", "B19", "B05")]
    state = small(mine, theirs, pool=pool, options=WILD, market=market)
    state.active = active
    evaluation = Evaluation(state.view(0))
    for card in market:
        counted: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        others = [other for other in market if other != card]
        for world, probability in worlds(state, 0):
            for how, points, share in wild_duel(card, others, (state.dice[0], world[1]), active):
                counted[how, points] += probability * share
        assert sum(counted.values()) == 1
        forecast = evaluation.battle(card, [0, 1]).probabilities
        assert forecast == pytest.approx({key: float(probability) for key, probability in counted.items()}, abs=1e-12)


BATTLES_OF_ALL: dict[str, LuckyLionsState] = {
    "base": small(
        "lion fox panda", "lion lion panda", "fox dolphin", "fox", pool="panda flamingo", known={1: ["lion"]},
        options=LuckyLionsOptions(busy_zoo=True),
    ),
    "base with discards": small(
        "flamingo dolphin", "lion panda", "fox", "panda lion", pool="flamingo fox", known={1: ["lion fox", "panda"]},
        secret=((1, "fox"), (3, "lion")), options=LuckyLionsOptions(busy_zoo=True),
    ),
    "ties": small(
        "lion wild-lion wild-flamingo", "wild-lion lion", "wild-flamingo flamingo", "lion", pool="flamingo fox",
        options=WILD, known={2: ["flamingo"]},
    ),
    "foxes": small(
        "wild-fox lion", "wild-fox panda", "fox lion", "dolphin lion", pool="wild-dolphin", options=WILD,
        known={3: ["dolphin"]},
    ),
    "two foxes in one die": small(
        "lion", "wild-fox wild-fox", "fox lion", "dolphin", pool="panda", options=WILD, known={3: ["dolphin"]}
    ),
    "foxes that were seen": small(
        "lion panda", "wild-fox panda", "wild-fox lion", "fox flamingo", pool="wild-dolphin", options=WILD,
        known={1: ["wild-fox", ""], 2: ["wild-fox lion"]}, secret=((1, "lion"),),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BATTLES_OF_ALL)
def test_battles_of_all_equal_the_count_of_all_worlds(name: str) -> None:
    """The others draw from one pool, so their rolls depend on one another."""
    state = BATTLES_OF_ALL[name]
    evaluation = Evaluation(state.view(0))
    possible = worlds(state, 0)
    for card in fixed_deck(True).cards:
        if card.special in ("extra-rule", "die-split", "double-roll"):
            continue  # the first is never fought by all, the others have their own tests
        rerolls = state.options.wild_animals and cannot_win(card, WILD_FOX % 5)
        counted: dict[int, Fraction] = defaultdict(Fraction)
        for world, probability in possible:
            for shown in product(*(finals(die, rerolls) for die in (state.dice[0], *world.values()))):
                share = probability
                for _, part in shown:
                    share *= part
                counted[outcome(card, [kind for kind, _ in shown])] += share
        agree(evaluation.battle(card, list(range(state.players))), counted)


# --- guesses and the rules themselves


def in_play(players: int, options: LuckyLionsOptions, seed: str, turns: int, step: str = CHOOSE) -> LuckyLionsState:
    """A game some turns old, at random play."""
    rng = Generator(f"in play {seed}")
    for attempt in range(200):
        state = new(players, options, f"{seed} {attempt}")
        while state.waiting_on and (state.turn <= turns or state.step != step):
            random_move(state, rng)
        if state.waiting_on:
            return state
    raise AssertionError("no such game")


def near(count: int, tries: int, probability: float) -> None:
    """A frequency five standard errors around its probability, and a little more for probabilities near 0 or 1."""
    error = sqrt(probability * (1 - probability) / tries)
    assert abs(count / tries - probability) < 5 * error + 0.002, f"{count} of {tries}, expected {probability:.4f}"


EVERYTHING = LuckyLionsOptions(more_decisions=True, no_shuffle=True, longer=True, busy_zoo=True, wild_animals=True)


@pytest.mark.parametrize(
    ("options", "turns"),
    [
        (BASE, 6),
        (LuckyLionsOptions(wild_animals=True), 8),
        (QUEUE, 7),
        (LuckyLionsOptions(no_shuffle=True, longer=True, wild_animals=True), 8),
        (LuckyLionsOptions(longer=True), 8),
    ],
)
def test_rolls_equal_what_guesses_roll(options: LuckyLionsOptions, turns: int) -> None:
    state = in_play(3, options, "rolls", turns)
    seat = state.active
    dice = DiceDistribution(state.view(seat))
    rng = Generator("guesses")
    tries = 3000
    for other in range(3):
        counted: Counter[tuple[int, ...]] = Counter()
        for _ in range(tries):
            guess = state.guess(seat, rng)
            roll_die(guess, other, [])
            roll_die(guess, other, [])
            counted[tuple(guess.rolled[other])] += 1
        rolls = dice.own_rolls() if other == seat else dice.rolls(other)
        for one in range(KINDS):
            near(sum(count for (first, _), count in counted.items() if first == one), tries, rolls.first[one])
            for two in range(KINDS):
                near(counted[one, two], tries, rolls.pairs[one][two])


@pytest.mark.parametrize(
    "options",
    [
        LuckyLionsOptions(wild_animals=True),
        LuckyLionsOptions(wild_animals=True, more_decisions=True),
        LuckyLionsOptions(wild_animals=True, no_shuffle=True),
        LuckyLionsOptions(wild_animals=True, no_shuffle=True, more_decisions=True),
    ],
)
def test_the_second_roll_of_a_fox_equals_what_guesses_roll(options: LuckyLionsOptions) -> None:
    """7.4: in the middle of a battle, with smaller dice too."""
    games = (in_play(2, options, f"fox {seed}", 3, FOX) for seed in range(50))
    state = next(game for game in games if all(game.smaller_die_size) == options.more_decisions)
    (seat,) = state.waiting_on
    evaluation = Evaluation(state.view(seat))
    battle = evaluation.view.battle
    assert battle is not None
    rng = Generator("foxes")
    tries = 3000
    for other in range(2):
        expected = (
            evaluation.rerolled(battle)
            if other == seat
            else evaluation.dice.next_roll(other, [KIND_OF[card] for card in battle.rolled[other]], battle.smaller_die)
        )
        counted: Counter[int] = Counter()
        for _ in range(tries):
            guess = state.guess(seat, rng)
            roll_die(guess, other, [])
            counted[guess.rolled[other][-1]] += 1
        for kind in range(KINDS):
            near(counted[kind], tries, expected[kind])


class Habits:
    """Decides a battle as the forecasts assume: see `battle_forecast`. The seat itself picks the given smaller die."""

    def __init__(self, seat: int, picks: list[int], rng: Generator) -> None:
        self.seat = seat
        self.picks = picks
        self.rng = rng

    def decide(self, state: LuckyLionsState, seat: int) -> LuckyLionsAction:
        if state.step == PICK:
            return self.pick(state, seat)
        if state.step == KEEP:
            return self.keep(state, seat)
        if state.step == FOX:
            return self.fox(state, seat)
        return self.panda(state, seat)

    def pick(self, state: LuckyLionsState, seat: int) -> LuckyLionsAction:
        """Others pick by card, not by kind, so that every handful is as likely."""
        picked = state.picks[seat]
        if seat == self.seat:
            return Pick(CARDS[self.picks[len(picked)]])
        return Pick(CARDS[self.rng.choice(sorted((Counter(state.dice[seat]) - Counter(picked)).elements()))])

    def keep(self, state: LuckyLionsState, seat: int) -> LuckyLionsAction:
        if len(state.battlers) > 2:
            return self.rng.choice(state.legal(seat))
        card = state.deck.cards[state.zoo]
        (rival,) = (other for other in state.battlers if other != seat)

        def preference(kind: int) -> int:
            return sum(outcome(card, [tame(kind), tame(other)]) for other in state.rolled[rival])

        return Keep(CARDS[max(sorted(state.rolled[seat]), key=preference)])

    def fox(self, state: LuckyLionsState, seat: int) -> LuckyLionsAction:
        card = state.deck.cards[state.zoo]
        if card.special == "double-roll":
            return Stand()
        if len(state.battlers) > 2:
            return Reroll() if cannot_win(card, WILD_FOX % 5) else Stand()
        (rival,) = (other for other in state.battlers if other != seat)
        return Stand() if outcome(card, [WILD_FOX, tame(state.results[rival])]) == WIN else Reroll()

    def panda(self, state: LuckyLionsState, seat: int) -> LuckyLionsAction:
        assert state.step == PANDA
        results = [state.results[seat], *(state.results[other] for other in state.battlers if other != seat)]

        def preference(action: LuckyLionsAction) -> float:
            assert isinstance(action, Replace)
            card = state.deck.cards[state.deck.index[action.card]]
            return {WIN: 1.0, TIE: 0.5, LOSS: -1.0}[outcome(card, results)] * card.score

        return max(state.legal(seat), key=preference)


def tame(kind: int) -> int:
    """A wild dolphin is compared like any other until it ends the battle."""
    return kind % 5 if kind == WILD_DOLPHIN else kind


def ended(events: list[LuckyLionsEvent], seat: int) -> int:
    """How a battle ended for the seat."""
    tied: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, Voided):
            return VOID
        if isinstance(event, Compared):
            tied = event.best_seats
        elif isinstance(event, TieSettled):
            tied = event.left_seats
    return LOSS if seat not in tied else WIN if tied == (seat,) else TIE


def battle_on(state: LuckyLionsState, card: ZooCard, opponent: int, habits: Habits) -> int:
    """One battle over the card, to its end."""
    seat = habits.seat
    events = state.apply(seat, Choose(card.id))
    if state.step == CHALLENGE:
        events += state.apply(seat, Challenge(opponent))
    elif state.step == EXCLUDE:
        events += state.apply(seat, Exclude(opponent))
    while state.step in (PICK, KEEP, FOX, PANDA):
        mover = state.waiting_on[0]
        events += state.apply(mover, habits.decide(state, mover))
    return ended(events, seat)


def forecast_of(evaluation: Evaluation, card: ZooCard, opponent: int) -> Forecast:
    if not (evaluation.view.options.busy_zoo and card.people):
        return evaluation.battle(card, [evaluation.seat, opponent])
    return evaluation.all_roll(card, opponent if card.special == "player-exclude" else None)[1]


def planned_picks(evaluation: Evaluation, card: ZooCard, opponent: int) -> list[int]:
    """The smaller die the keeper would roll."""
    everybody = evaluation.view.options.busy_zoo and card.people
    rivals = [seat for seat in range(evaluation.players) if seat != evaluation.seat] if everybody else [opponent]
    if card.special == "player-exclude":
        rivals.remove(opponent)
    if not 0 < evaluation.valuation.cards_rolled(card) < len(evaluation.dice.own):
        return []
    return list(evaluation.smaller_die(card, rivals, []))


@pytest.mark.parametrize(
    ("players", "options", "cards", "turns"),
    [
        (2, BASE, "B02 B17 B24", 6),
        (3, BASE, "B05 B20", 8),
        (3, LuckyLionsOptions(more_decisions=True), "B05 B17", 7),
        (3, LuckyLionsOptions(no_shuffle=True), "B05 B17", 7),
        (3, LuckyLionsOptions(no_shuffle=True, more_decisions=True), "B05 B17", 7),
        (3, LuckyLionsOptions(longer=True), "B07", 8),
        (2, LuckyLionsOptions(wild_animals=True), "B02 B07 B10 B18", 6),
        (3, LuckyLionsOptions(wild_animals=True, no_shuffle=True), "B07 B16 B26", 7),
        (3, LuckyLionsOptions(busy_zoo=True), "Z01 Z03 Z07 Z12 B15 Z11", 7),
        (4, LuckyLionsOptions(busy_zoo=True), "Z05 B14 B24 Z10", 8),
        (3, LuckyLionsOptions(busy_zoo=True, no_shuffle=True), "Z13 Z11 B19", 7),
        (5, WILD, "B04 B24 Z05 Z06", 8),
        (3, WILD, "Z08 Z09 Z10 Z11 Z12", 6),
        (3, EVERYTHING, "B17 Z05 Z10 Z12", 6),
    ],
)
def test_forecasts_equal_what_happens_in_guesses(
    players: int, options: LuckyLionsOptions, cards: str, turns: int
) -> None:
    """In a world like any the seat may be in, with players of the assumed habits, by the rules themselves."""
    state = in_play(players, options, "battles", turns)
    seat = state.active
    opponent = (seat + 1) % players
    wanted = [state.deck.index[name] for name in cards.split()]
    others = [card for card in state.market if card not in wanted]
    for card in wanted:
        # the card lies in the market, and no unknown one fills its place, which a wild panda could choose
        there = state.clone()
        there.market = [card, *others][:4]
        there.zoo_deck, there.buried, there.won = [], 0, [[] for _ in range(players)]
        zoo_card = state.deck.cards[card]
        evaluation = Evaluation(there.view(seat))
        forecast = forecast_of(evaluation, zoo_card, opponent)
        assert sum(forecast.probabilities.values()) == pytest.approx(1)
        picks = planned_picks(evaluation, zoo_card, opponent)
        rng = Generator(f"worlds {zoo_card.id}")
        tries = 1200
        counted = Counter(
            battle_on(there.guess(seat, rng), zoo_card, opponent, Habits(seat, picks, rng)) for _ in range(tries)
        )
        for how in (WIN, TIE, LOSS, VOID):
            near(counted[how], tries, forecast.probability(how))
