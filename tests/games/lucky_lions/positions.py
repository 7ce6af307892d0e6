"""Positions built for tests: who has which die, which zoo cards lie where, and what is rolled.

Dice are written as words, ``"lion fox wild-panda"``; with *no shuffle* their top comes first. A die of one animal can
roll nothing else; for other dice `play` with ``rolls`` looks for an rng that gives the wanted results.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import pytest

from menagerie.core.contract import Refused, RuleViolation
from menagerie.core.generator import Generator
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import Award, Challenge, Choose, LuckyLionsAction
from menagerie.games.lucky_lions.events import LuckyLionsEvent, Rolled
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import ANIMALS, CARDS, KIND_OF, Animal, Card, Special, ZooCard
from menagerie.games.lucky_lions.rules.position import NAME_DISCARDER
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from menagerie.games.lucky_lions.rules.zoo_deck import ZooDeck

E = TypeVar("E", bound=LuckyLionsEvent)

PLAIN = LuckyLionsOptions()


def animals(words: str) -> tuple[Animal, ...]:
    return tuple(ANIMALS[ANIMALS.index(word)] for word in words.split())


def kinds(words: str) -> list[int]:
    return [KIND_OF[word] for word in words.split()]


def cards(held: Iterable[int]) -> list[Card]:
    return [CARDS[kind] for kind in held]


def zoo(
    name: str,
    cycle: str = "lion fox panda",
    score: int = 1,
    *,
    people: bool = False,
    special: Special | None = None,
    named: str = "",
    arrows: int | None = None,
) -> ZooCard:
    """A zoo card; its cycle in the direction of the arrows."""
    on_cycle = animals(cycle)
    count = len(on_cycle) if arrows is None else arrows
    return ZooCard(name, "busy" if special else "base", on_cycle, count, score, people, special, animals(named))


def new(players: int, options: LuckyLionsOptions = PLAIN, seed: int | str = 0) -> LuckyLionsState:
    """A game as it begins."""
    state = GAME.new(players, options, seed)
    assert isinstance(state, LuckyLionsState)
    return state


def state_with(
    *dice: str,
    market: Sequence[ZooCard],
    options: LuckyLionsOptions = PLAIN,
    zoo_deck: Sequence[ZooCard] = (),
    pile: str = "",
    discards: Sequence[tuple[int, str]] = (),
    scores: Sequence[int] = (),
    won: Mapping[int, Sequence[ZooCard]] | None = None,
    active: int = 0,
) -> LuckyLionsState:
    """A turn is about to begin. The zoo deck and the pile are given from the top."""
    state = new(len(dice), options)
    owned = won or {}
    every = [*market, *zoo_deck, *(card for seat in sorted(owned) for card in owned[seat])]
    state.deck = ZooDeck(tuple(every))
    state.market = list(range(len(market)))
    state.zoo_deck = list(range(len(market), len(market) + len(zoo_deck)))[::-1]
    for seat, own in owned.items():
        state.won[seat] = [state.deck.index[card.id] for card in own]
    state.dice = [kinds(die) if options.no_shuffle else sorted(kinds(die)) for die in dice]
    state.pile = kinds(pile)[::-1]
    state.discards = [(owner, KIND_OF[card]) for owner, card in discards]
    if scores:
        state.scores = list(scores)
    state.active = active
    state.waiting_on = (active,)
    return state


def play(
    state: LuckyLionsState, seat: int, *actions: LuckyLionsAction, rolls: str | None = None
) -> list[LuckyLionsEvent]:
    """Does these actions, one after the other; with ``rolls`` by an rng that gives these results in this order."""
    if rolls is not None:
        state.rng = _rng_that_rolls(state, seat, actions, rolls.split())
    return [event for action in actions for event in state.apply(seat, action)]


def _rng_that_rolls(
    state: LuckyLionsState, seat: int, actions: Sequence[LuckyLionsAction], wanted: list[str]
) -> Generator:
    for attempt in range(20_000):
        copy = state.clone()
        copy.rng = Generator(f"rolls {attempt}")
        if rolled(play(copy, seat, *actions)) == wanted:
            return Generator(f"rolls {attempt}")
    raise AssertionError(f"these dice never roll {wanted}")


def fight(state: LuckyLionsState, card: str, opponent: int, rolls: str | None = None) -> list[LuckyLionsEvent]:
    """The active player picks a card and, where there is a choice, an opponent."""
    if state.players == 2:
        return play(state, state.active, Choose(card), rolls=rolls)
    return play(state, state.active, Choose(card), Challenge(opponent), rolls=rolls)


def refusal(state: LuckyLionsState, seat: int, action: LuckyLionsAction) -> RuleViolation:
    """Why the action is refused; it must be, by ``check`` and ``apply`` alike."""
    violation = state.check(seat, action)
    assert violation is not None, f"{action} was to be refused"
    with pytest.raises(Refused) as refused:
        state.clone().apply(seat, action)
    assert refused.value.violation == violation
    return violation


def rolled(events: Iterable[LuckyLionsEvent]) -> list[str]:
    return [event.card for event in events if isinstance(event, Rolled)]


def only(events: Iterable[LuckyLionsEvent], kind: type[E]) -> E:
    """The one event of that kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def happened(events: Iterable[LuckyLionsEvent], kind: type[LuckyLionsEvent]) -> int:
    """How many events of that kind there were."""
    return sum(isinstance(event, kind) for event in events)


def names(state: LuckyLionsState, places: Iterable[int]) -> list[str]:
    """Zoo cards by name."""
    return [state.deck.cards[card].id for card in places]


def market(state: LuckyLionsState) -> list[str]:
    return names(state, state.market)


def zoo_deck(state: LuckyLionsState) -> list[str]:
    """From the top."""
    return names(state, reversed(state.zoo_deck))


def random_move(state: LuckyLionsState, rng: Generator) -> list[LuckyLionsEvent]:
    """A random legal action of a seat that owes a decision."""
    seat = rng.choice(state.waiting_on)
    return state.apply(seat, rng.choice(state.legal(seat)))


def play_out(state: LuckyLionsState, rng: Generator, moves: int = 20_000) -> list[LuckyLionsEvent]:
    """Random play to the end, or for so many moves."""
    events: list[LuckyLionsEvent] = []
    while state.waiting_on and moves:
        events += random_move(state, rng)
        moves -= 1
    return events


def state_at(step: str) -> LuckyLionsState:
    """A game of three in which player 0, or 1 for a discard, owes that decision."""
    card = {
        "exclude": zoo("A", people=True, special="player-exclude"),
        "keep": zoo("A", special="double-roll"),
        NAME_DISCARDER: zoo("A", people=True),
        "panda": zoo("A", "lion fox"),
    }.get(step, zoo("A"))
    dice = {
        "pick": ("lion lion lion fox", "lion", "lion"),
        "keep": ("lion fox", "lion", "lion"),
        "fox": ("wild-fox", "lion", "lion"),
        "panda": ("wild-panda", "lion", "lion"),
        "take": ("lion", "panda", "lion"),
    }.get(step, ("lion fox", "lion fox", "lion fox"))
    options = LuckyLionsOptions(busy_zoo=True, wild_animals=True, more_decisions=step == "pick", longer=step == "take")
    state = state_with(
        *dice, market=[card, zoo("B", "lion panda fox"), zoo("C", "fox lion")], options=options, pile="fox"
    )
    if step == "choose":
        return state
    if step in ("challenge", "exclude"):
        state.apply(0, Choose("A"))
    elif step == NAME_DISCARDER:
        play(state, 0, Choose("A"), rolls="lion lion lion")
        state.apply(0, Award(2))
    else:
        fight(state, "A", 1, {"keep": "lion fox lion lion", "award": "lion lion", "discard": "lion lion"}.get(step))
    if step == "discard":
        state.apply(0, Award(0))
    assert state.step == step
    return state
