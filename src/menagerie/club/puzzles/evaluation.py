"""What each choice of a decision is worth, and whether one of them is clearly better than all others.

Everything is calculated from what the seat may know: equal views get equal evaluations, byte for byte. The random
numbers follow from the view, never from the seed of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from typing import Any

import msgspec
from msgspec import Struct

from menagerie.bots.move_estimates import Comparison
from menagerie.bots.search import Budget
from menagerie.club.puzzles.thorough_search import Distinct, ThoroughSearch
from menagerie.core.contract import AnyGame, AnyState, Refused, SealedAction, SecretAction
from menagerie.core.generator import Generator
from menagerie.core.player import observe

SURE = 3.0
"""So many standard errors between two choices are no accident, even where many positions were looked at."""
MARGIN = 0.05
"""A choice that wins so many games fewer, of 1, is clearly worse."""
SEEMS_CLEAR = MARGIN / 2
"""The same at the first look, which is less exact."""
ALIKE = 0.02
"""Choices nearer to each other than this, or than their errors, are as good as each other."""
MOST_SOLUTIONS = 3
PLAYED_OFTEN = 0.8
"""A secret choice is a solution only where it need not be mixed with others: so much of the strategy is theirs."""
FIRST_WORLDS, MORE_WORLDS = 16, 48
"""Of the first, cheap look; it goes on where a choice may be clearly better."""
WORLDS_COMPARED = 2
"""Two choices are the same one where they lead to the same position in so many worlds."""


class Worth(Struct, frozen=True):
    """What is expected of one choice."""

    win: float
    """How likely the seat is to win after it."""
    error: float
    """One standard error of that, from the number of tries alone."""
    tried: int


class Evaluation(Struct, frozen=True):
    """Of every legal choice, in the order of the list."""

    worths: tuple[Worth, ...]
    solutions: tuple[int, ...]
    """The places of the best choice and of those as good, the best first; none where no choice is clearly better."""
    tried: int


def seed_of(view: Any) -> str:
    """What the random numbers for this position follow from."""
    return f"puzzle {sha256(msgspec.json.encode(view, order='deterministic')).hexdigest()}"


def first_look(game: AnyGame, state: AnyState, seat: int) -> tuple[float, int] | None:
    """How far the best choice seems to be ahead of those that are not as good, and its place among the legal ones."""
    legal = state.legal(seat)
    rng = Generator(f"{seed_of(state.view(seat))}/first look")
    observation = observe(state, seat)
    compared = Comparison(game, seat, legal)
    for _ in range(FIRST_WORLDS):
        compared.add_world(observation.guess(rng.spawn()), rng)
    if _ahead(compared) is None:
        return None
    for _ in range(MORE_WORLDS):
        compared.add_world(observation.guess(rng.spawn()), rng)
    return _ahead(compared)


def _ahead(compared: Comparison) -> tuple[float, int] | None:
    if not compared.worlds:
        return None
    wins = [one.win_probability for one in compared.estimates()]
    order = sorted(range(len(wins)), key=lambda place: -wins[place])
    best = wins[order[0]]
    behind = [wins[place] for place in order if best - wins[place] > ALIKE]
    alike = len(wins) - len(behind)
    if not behind or alike > most_solutions(len(wins)) or best - behind[0] < SEEMS_CLEAR:
        return None
    return best - behind[0], order[0]


def evaluate(game: AnyGame, state: AnyState, seat: int, iterations: int | None = None) -> Evaluation:
    """By the search, with so many iterations: as many as the game says."""
    legal = state.legal(seat)
    seed = seed_of(state.view(seat))
    kinds = _same_choices(state, seat, legal, seed)
    distinct = [legal[place] for place in dict.fromkeys(kinds)]
    search = ThoroughSearch(game, Generator(seed))
    budget = Budget(game.search_settings.puzzle_iterations if iterations is None else iterations)
    found = search.run(Distinct(state, seat, distinct), budget)
    by_action = {one.action: one for one in found.candidates}
    worths = []
    for place in kinds:
        one = by_action.get(legal[place])
        if one is None:
            return Evaluation((), (), found.iterations)
        # where every try ended alike, one more might have ended otherwise
        error = max(one.error, 0.5 / one.visits)
        worths.append(Worth(round(min(1.0, max(0.0, one.win_probability)), 4), round(error, 4), one.visits))
    solutions = clear_solutions(worths, kinds)
    if isinstance(legal[0], (SealedAction, SecretAction)) and solutions:
        shares = {kinds[place]: by_action[legal[kinds[place]]].share for place in solutions}
        if sum(shares.values()) < PLAYED_OFTEN:
            solutions = ()
    return Evaluation(tuple(worths), solutions, found.iterations)


def clear_solutions(worths: Sequence[Worth], kinds: Sequence[int] | None = None) -> tuple[int, ...]:
    """The best choice and those as good as it; nothing where another one is neither as good nor clearly worse, or
    where too many are as good. ``kinds`` names for each choice the first one that is the same."""
    kinds = range(len(worths)) if kinds is None else kinds
    order = sorted(range(len(worths)), key=lambda place: -worths[place].win)
    best = worths[order[0]]
    solutions = []
    for place in order:
        one = worths[place]
        behind, error = best.win - one.win, sqrt(best.error**2 + one.error**2)
        if behind <= max(ALIKE, error):
            solutions.append(place)
        elif behind < max(MARGIN, SURE * error):
            return ()
    different = len({kinds[place] for place in solutions})
    return tuple(solutions) if different <= most_solutions(len(set(kinds))) else ()


def most_solutions(choices: int) -> int:
    return max(1, min(MOST_SOLUTIONS, choices // 3))


def _same_choices(state: AnyState, seat: int, legal: Sequence[Any], seed: str) -> list[int]:
    """For each choice the place of the first one that leads to the same positions."""
    rng = Generator(f"{seed}/same choices")
    worlds = [state.guess(seat, rng.spawn()) for _ in range(WORLDS_COMPARED)]
    first: dict[bytes, int] = {}
    found = []
    for place, action in enumerate(legal):
        reached: list[object] = []
        for world in worlds:
            then = world.clone()
            try:
                then.apply(seat, action)
            except Refused:  # legal where the seat sits, and not in this world: then it is compared with nothing
                reached.append(place)
                continue
            reached.append(then.snapshot())
        key = msgspec.json.encode(reached, order="deterministic")
        found.append(first.setdefault(key, place))
    return found
