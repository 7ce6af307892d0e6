"""Random play that looks for rare moments: each style prefers some kinds of action to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import (
    BuildStation,
    DrawnRun,
    DrawRuns,
    EighteenZooAction,
    EndByHand,
    Lay,
    RunBest,
    Sell,
)
from menagerie.games.eighteen_zoo.events import Ran
from menagerie.games.eighteen_zoo.rules.position import DISCARD, SAVE
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.rules.steps import steps_of

BY_POWER: Final = "ByPower"
"""Ends the kind of a lay or a station that a power brings."""

ORDINARY: Final = 10
"""The weight of a kind of action that a style does not name."""

POWERS: Final = {
    "BuyPower": 60,
    "AskForPower": 80,
    "LayByPower": 40,
    "BuildStationByPower": 30,
    "Mark": 30,
    "UsePower": 40,
    "TakeDaysOff": 30,
    "CallSquirrel": 60,
    "Save": 30,
    "PutPatch": 15,
    "TakeOffPatch": 4,
    "CashTicket": 2,
    "Rest": 1,
    "Sell": 2,
}
"""Powers are bought, handed to families and used as soon as they can be, so that two meet in one step."""

STYLES: Final[dict[str, dict[str, int]]] = {
    "powers": POWERS,
    # families that stay poor and grow old: forced purchases, with every mix of cards to sell
    "poor": {
        "Rest": 30,
        "RunBest": 2,
        "BuySquirrel": 40,
        "Share": 30,
        "Keep": 1,
        "Pass": 3,
        "CashTicket": 1,
        "Sell": 1,
    },
    # squirrels are bought one after the other: new phases, retirements, discards, the PATCH
    "hasty": POWERS | {"Keep": 60, "Share": 2, "RunBest": 60, "BuySquirrel": 90, "Pass": 3, "Launch": 30},
    # few families, rich by cards and tickets, with as many squirrels as they may have: discards, powers before them
    "hoarders": POWERS
    | {
        "BuySquirrel": 200,
        "BuyCard": 90,
        "CashTicket": 30,
        "Keep": 90,
        "RunBest": 90,
        "Launch": 2,
        "Share": 1,
        "Pass": 2,
    },
    # squirrels wander between families
    "traders": {"Approach": 90, "Accept": 30, "RunBest": 60, "Rest": 1, "BuySquirrel": 30, "Keep": 30, "Sell": 2},
    # cards go round and round: marks, exchanged parents, rounds that end late
    "sellers": {"Sell": 40, "BuyCard": 60, "Launch": 30, "UsePower": 40, "BuyPower": 20, "Pass": 2, "CashTicket": 4},
    # nothing is sold, everything is shared: reputations reach the top
    "climbers": {
        "RunBest": 90,
        "Rest": 0,
        "Share": 90,
        "Keep": 1,
        "Sell": 0,
        "BuyCard": 60,
        "BuySquirrel": 30,
        "Pass": 3,
    },
    # short rounds
    "idlers": {"Pass": 60, "CashTicket": 20},
    "even": {},
}


def kind_of(action: EighteenZooAction) -> str:
    name = type(action).__name__
    return name + BY_POWER if isinstance(action, Lay | BuildStation) and action.power is not None else name


def choose(style: dict[str, int], legal: list[EighteenZooAction], rng: Generator) -> EighteenZooAction:
    """First a kind of action by its weight, then any of that kind: a long list of lays hides nothing else."""
    kinds: dict[str, list[EighteenZooAction]] = {}
    for action in legal:
        kinds.setdefault(kind_of(action), []).append(action)
    weights = [(kind, style.get(kind, ORDINARY)) for kind in kinds]
    total = sum(weight for _, weight in weights)
    if total == 0:
        return rng.choice(legal)
    drawn = rng.below(total)
    for kind, weight in weights:
        if drawn < weight:
            return rng.choice(kinds[kind])
        drawn -= weight
    raise AssertionError("a weight is below 0")


def moves(
    state: EighteenZooState, style: str, rng: Generator, unlisted: bool = False
) -> Iterator[tuple[int, EighteenZooAction]]:
    """The next action of such a game, again and again; the caller applies it. A style fits a seat for a while only.

    ``unlisted``: also what no list offers and nothing refuses.
    """
    preferred = [STYLES[style]] * state.players
    while state.waiting_on:
        seat = rng.choice(list(state.waiting_on))
        if rng.below(60) == 0:
            preferred[seat] = STYLES[rng.choice(sorted(STYLES))]
        action = choose(preferred[seat], state.legal(seat), rng)
        if unlisted:
            seat, action = _unlisted(state, seat, action, rng)
        yield seat, action


def _unlisted(
    state: EighteenZooState, seat: int, action: EighteenZooAction, rng: Generator
) -> tuple[int, EighteenZooAction]:
    """Now and then another action in place of a listed one."""
    if state.options.compat == "18xx.games":
        if rng.below(1500) == 0:
            return 0, EndByHand()
        others = _in_between(state)
        if others and rng.below(2) == 0:
            return rng.choice(others)
        if isinstance(action, Sell) and len(action.cards) > 1:
            cards = list(action.cards)
            rng.shuffle(cards)
            turned = Sell(action.family, tuple(cards), action.part)
            return seat, turned if state.check(seat, turned) is None else action
    if isinstance(action, RunBest) and rng.below(3) == 0:
        return seat, _some_runs(state, seat, rng)
    return seat, action


def _in_between(state: EighteenZooState) -> list[tuple[int, EighteenZooAction]]:
    """10.70, 10.72: what seats that are not asked may do before a question about squirrels is answered."""
    if state.pending not in (DISCARD, SAVE):
        return []
    return [
        (seat, action)
        for seat in range(state.players)
        if seat not in state.waiting_on
        for offer in steps_of(state)[state.pending].offers
        for action in offer(state, seat)
        if state.check(seat, action) is None
    ]


def _some_runs(state: EighteenZooState, seat: int, rng: Generator) -> DrawRuns:
    """Some of the best runs, in any order, each from either end."""
    events = state.clone().apply(seat, RunBest())
    runs = [DrawnRun(run.squirrel, run.hexes) for ran in events if isinstance(ran, Ran) for run in ran.runs]
    rng.shuffle(runs)
    kept = runs[: rng.below(len(runs) + 1)]
    return DrawRuns(tuple(DrawnRun(run.squirrel, run.hexes[:: rng.choice((1, -1))]) for run in kept))
