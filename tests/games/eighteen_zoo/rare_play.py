"""Random play that looks for rare moments: each style prefers some kinds of action to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import (
    AskForPower,
    BuildStation,
    BuyPower,
    DrawnRun,
    DrawRuns,
    EighteenZooAction,
    EndByHand,
    Launch,
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

HASTY: Final = POWERS | {"Keep": 60, "Share": 2, "RunBest": 60, "BuySquirrel": 90, "Pass": 3, "Launch": 30}
"""Squirrels are bought one after the other."""

HOARDERS: Final = POWERS | {
    "BuySquirrel": 200,
    "BuyCard": 90,
    "CashTicket": 30,
    "Keep": 90,
    "RunBest": 90,
    "Launch": 2,
    "Share": 1,
    "Pass": 2,
}

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
    "hasty": HASTY,
    # few families, rich by cards and tickets, with as many squirrels as they may have: discards, powers before them
    "hoarders": HOARDERS,
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

# styles that want certain powers, for moments in which records differ
WISHING: Final[dict[str, dict[str, int]]] = {
    # the PATCH waits with a family, or in a hand, for squirrels that retire
    "savers": HASTY | {"PutPatch": 0, "TakeOffPatch": 2, "Save": 30, "DiscardSquirrel": 30, "CallSquirrel": 5},
    # the PATCH goes on at will and comes off after the run, after the purchases, or where a squirrel is discarded
    "menders": HASTY
    | {
        "PutPatch": 4,
        "PutPatch@track": 90,
        "PutPatch@run": 90,
        "PutPatch@harvest": 60,
        "PutPatch@discard": 60,
        "TakeOffPatch": 0,
        "TakeOffPatch@run": 6,
        "TakeOffPatch@harvest": 30,
        "TakeOffPatch@end": 2,
        "TakeOffPatch@discard": 60,
        "Rest": 4,
    },
    # as many squirrels as a family may have, one of them perhaps with the PATCH, when a phase makes them too many
    "heapers": HOARDERS
    | {"PutPatch": 0, "PutPatch@end": 20, "TakeOffPatch": 1, "DiscardSquirrel": 60, "Pass@squirrels": 2},
    # phases by WHATSUP, with MIDAS and GREEK announced and the PATCH at hand
    "callers": HASTY
    | {
        "CallSquirrel": 12,
        "UsePower": 200,
        "BuySquirrel": 25,
        "CashTicket": 20,
        "Sell": 10,
        "PutPatch": 10,
        "TakeOffPatch": 1,
    },
    # short rounds with GREEK and MIDAS
    "heralds": {"UsePower": 300, "Pass": 40, "BuyPower": 40, "Launch": 40, "CashTicket": 40, "Sell": 3},
    # marks and tiles by powers, one before the other is ended
    "diggers": HASTY | {"Mark": 40, "LayByPower": 60, "BuildStation": 60, "BuildStationByPower": 20},
    # spaces kept, filled and built beside; many homes without their families
    "blockers": HASTY | {"Mark": 60, "Lay": 60, "BuildStation": 90, "BuildStationByPower": 20, "Launch": 4},
    # all families at once, so that home tiles run out
    "launchers": POWERS | {"Launch": 300, "BuyCard": 1, "Mark": 90, "CashTicket": 60},
    # water, by whomever it goes
    "bathers": HASTY
    | {
        "UsePower": 60,
        "PutPatch": 2,
        "PutPatch@track": 60,
        "PutPatch@run": 60,
        "TakeOffPatch": 0,
        "TakeOffPatch@harvest": 60,
        "Lay": 60,
        "DrawRuns": 60,
        "Rest": 1,
    },
}

WISHES: Final[dict[str, tuple[str, ...]]] = {
    "savers": ("PATCH", "WHATSUP"),
    "menders": ("PATCH",),
    "heapers": ("PATCH",),
    "callers": ("WHATSUP", "PATCH", "IT_S_ALL_GREEK_TO_ME", "MIDAS"),
    "heralds": ("IT_S_ALL_GREEK_TO_ME", "MIDAS"),
    "diggers": ("HOLE", "RABBITS", "ANCIENT_MAPS", "WHEAT"),
    "blockers": ("WORK_IN_PROGRESS", "THAT_S_MINE", "ON_A_DIET"),
    "launchers": ("WHEAT",),
    "bathers": ("TWO_BARRELS", "PATCH", "RABBITS"),
}
"""The powers such a style wants: they come up early in its games, and are bought before others."""


def kind_of(action: EighteenZooAction) -> str:
    name = type(action).__name__
    return name + BY_POWER if isinstance(action, Lay | BuildStation) and action.power is not None else name


def choose(style: dict[str, int], pending: str, legal: list[EighteenZooAction], rng: Generator) -> EighteenZooAction:
    """First a kind of action by its weight, then any of that kind: a long list of lays hides nothing else.

    A weight may be for one step alone: ``TakeOffPatch@harvest``.
    """
    kinds: dict[str, list[EighteenZooAction]] = {}
    for action in legal:
        kinds.setdefault(kind_of(action), []).append(action)
    weights = [(kind, style.get(f"{kind}@{pending}", style.get(kind, ORDINARY))) for kind in kinds]
    total = sum(weight for _, weight in weights)
    if total == 0:
        return rng.choice(legal)
    drawn = rng.below(total)
    for kind, weight in weights:
        if drawn < weight:
            return rng.choice(kinds[kind])
        drawn -= weight
    raise AssertionError("a weight is below 0")


def on_the_same_hex(state: EighteenZooState, action: EighteenZooAction, legal: list[EighteenZooAction]) -> list[Lay]:
    """Other lays of the same kind on hexes that have been laid on in this turn."""
    if not isinstance(action, Lay) or state.last_lays_turn != (state.round, state.family):
        return []
    hexes = [lay.hex for lay in state.last_lays]
    return [other for other in legal if isinstance(other, Lay) and other.power == action.power and other.hex in hexes]


FEW_FAMILIES: Final = {"heapers": 2, "savers": 3, "callers": 3, "menders": 4}
"""How many families are launched in games of a style, so that each has many squirrels."""


def open_to(state: EighteenZooState, seat: int, style: str) -> list[EighteenZooAction]:
    """What is offered, without launches where there are families enough."""
    legal = state.legal(seat)
    if state.launched.bit_count() < FEW_FAMILIES.get(style, len(state.families)):
        return legal
    return [action for action in legal if not isinstance(action, Launch)]


def wished(style: str, legal: list[EighteenZooAction]) -> list[EighteenZooAction]:
    """What brings a power that the style wants to a player or to a family."""
    wishes = WISHES.get(style, ())
    return [action for action in legal if isinstance(action, BuyPower | AskForPower) and action.power in wishes]


def moves(
    state: EighteenZooState, style: str, rng: Generator, unlisted: bool = False
) -> Iterator[tuple[int, EighteenZooAction]]:
    """The next action of such a game, again and again; the caller applies it.

    A style without wishes fits a seat for a while only.
    ``unlisted``: also what no list offers and nothing refuses.
    """
    preferred = [(STYLES | WISHING)[style]] * state.players
    while state.waiting_on:
        seat = rng.choice(list(state.waiting_on))
        if style not in WISHING and rng.below(60) == 0:
            preferred[seat] = STYLES[rng.choice(sorted(STYLES))]
        legal = open_to(state, seat, style)
        wanted = wished(style, legal)
        action = (
            rng.choice(wanted) if wanted and rng.below(2) == 0 else choose(preferred[seat], state.pending, legal, rng)
        )
        again = on_the_same_hex(state, action, legal) if style in WISHING else []
        if again and rng.below(3) == 0:
            action = rng.choice(again)
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
