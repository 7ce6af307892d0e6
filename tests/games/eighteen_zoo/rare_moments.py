"""Moments in which records of 18xx.games differ, by the number of the difference: how a game of the tests knows them.

``MOMENTS`` looks at the state before an action, ``OUTCOMES`` at the state before and after it.
"""

# ruff: noqa: ARG005 - every look has the same arguments

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from menagerie.games.eighteen_zoo.actions import (
    AskForPower,
    BuildStation,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    DiscardSquirrel,
    EighteenZooAction,
    Keep,
    Lay,
    Mark,
    Pass,
    PutPatch,
    Save,
    Sell,
    Share,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.rules import discard, squirrels
from menagerie.games.eighteen_zoo.rules.facts import (
    A_SQUEEZE,
    ANCIENT_MAPS,
    DRAFT_ROUND,
    FAMILY_OF,
    GREEK,
    K3S_LONG,
    K4S,
    OPERATING_ROUND,
    PATCH,
    PHASE_4J,
    STOCK_ROUND,
    THATS_MINE,
    TWO_BARRELS,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named
from menagerie.games.eighteen_zoo.rules.position import (
    CLOSED,
    DISCARD,
    END,
    FUTURE,
    HARVEST,
    HIDDEN,
    NOBODY,
    NONE,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SQUIRRELS,
    TURN,
    WITH_FAMILY,
)
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

Moment = Callable[[EighteenZooState, int, EighteenZooAction], bool]
Outcome = Callable[[EighteenZooState, EighteenZooState, EighteenZooAction], bool]


def _hex(state: EighteenZooState, name: str) -> int:
    return state.track.board.index[name]


def _squirrel(state: EighteenZooState, action: DiscardSquirrel | PutPatch | Save | BuySquirrel) -> int:
    name = action.squirrel
    return state.patched if name == "1S-0" else squirrel_index(state.players)[name]


def _kept_for(state: EighteenZooState, family: int, hex: int) -> bool:
    first = 3 * state.track.board.station_index[hex]
    return family in state.track.reserved[first : first + 3]


def _by_thats_mine(state: EighteenZooState, action: BuildStation) -> bool:
    mine = state.family_has(state.family, THATS_MINE) and state.power_left[THATS_MINE] == 0
    return mine and _kept_for(state, state.family, _hex(state, action.hex))


def _by_power(action: EighteenZooAction) -> bool:
    return isinstance(action, Lay | BuildStation | Mark)


def _water(state: EighteenZooState, action: EighteenZooAction) -> bool:
    return isinstance(action, Share | Keep) and state.ownerless_water and state.waters > 0


def _takes_off(state: EighteenZooState, action: EighteenZooAction, kinds: tuple[int, ...]) -> bool:
    return isinstance(action, TakeOffPatch) and state.kinds[state.patched] in kinds and state.phase >= PHASE_4J


def _sells_early(state: EighteenZooState, action: EighteenZooAction) -> bool:
    return isinstance(action, Sell) and state.pending == SQUIRRELS


MOMENTS: Final[dict[str, Moment]] = {
    "D49 announced without sale or purchase": lambda s, _, a: (
        isinstance(a, UsePower) and a.power == "IT_S_ALL_GREEK_TO_ME" and not (s.sold or s.bought)
    ),
    "D55 more laid than the box holds": lambda s, _, a: isinstance(a, Lay) and s.track.left[tile_named(a.tile)] <= 0,
    "D56 a second ordinary lay on a hex": lambda s, _, a: (
        isinstance(a, Lay)
        and a.power is None
        and s.round_kind() == OPERATING_ROUND
        and s.last_lays_turn == (s.round, s.family)
        and a.hex in [lay.hex for lay in s.last_lays]
        and s.lays == 1
        and not s.laid
    ),
    "D57 a mark between two maps": lambda s, _, a: s.pending == SECOND_MAP and isinstance(a, Mark),
    "D57 a lay between two maps": lambda s, _, a: (
        s.pending == SECOND_MAP and isinstance(a, Lay) and a.power != "ANCIENT_MAPS"
    ),
    "D57 the second map declined": lambda s, _, a: s.pending == SECOND_MAP and isinstance(a, Pass),
    "D57 spent maps fill the family": lambda s, _, a: (
        isinstance(a, AskForPower)
        and s.family_has(s.family, ANCIENT_MAPS)
        and s.power_left[ANCIENT_MAPS] == 0
        and s.power_count(WITH_FAMILY + s.family) == 2
    ),
    "D59 a mark between two R areas": lambda s, _, a: (
        s.pending == SECOND_HOLE and isinstance(a, Mark) and a.power != "HOLE"
    ),
    "D59 the second R area later": lambda s, _, a: s.second_hole_later and isinstance(a, Mark) and a.power == "HOLE",
    "D60 in the space of a family to come": lambda s, _, a: (
        isinstance(a, Mark)
        and a.power == "WORK_IN_PROGRESS"
        and (home := s.track.board.home_of[_hex(s, a.hex)]) >= 0
        and not s.is_launched(home)
    ),
    "D61 an ordinary station in the kept space": lambda s, _, a: (
        isinstance(a, BuildStation) and a.power is None and _by_thats_mine(s, a)
    ),
    "D61 a station by THAT'S MINE": lambda s, _, a: isinstance(a, BuildStation) and a.power == "THAT_S_MINE",
    "D62 beside the kept space": lambda s, _, a: (
        isinstance(a, BuildStation) and a.power == "ON_A_DIET" and _by_thats_mine(s, a)
    ),
    "D63 wheat without a tile": lambda s, _, a: (
        isinstance(a, Mark) and a.power == "WHEAT" and s.track.tile(_hex(s, a.hex)) < 0
    ),
    "D64 barrels for the second time": lambda s, _, a: (
        isinstance(a, UsePower) and a.power == "TWO_BARRELS" and s.power_left[TWO_BARRELS] == 1
    ),
    "D65 water without an owner": lambda s, _, a: _water(s, a),
    "D65 with barrels": lambda s, _, a: _water(s, a) and s.barrels,
    "D65 with A SQUEEZE of the family": lambda s, _, a: _water(s, a) and s.family_has(s.family, A_SQUEEZE),
    "D65 with A SQUEEZE to come": lambda s, _, a: _water(s, a) and s.power_at[A_SQUEEZE] in (FUTURE, HIDDEN),
    "D66 the PATCH on one that has run": lambda s, _, a: (
        isinstance(a, PutPatch | Save) and s.operated >> _squirrel(s, a) & 1 == 1
    ),
    "D66 the PATCH on a sleeper": lambda s, _, a: (
        isinstance(a, PutPatch) and s.called_for == s.family and s.pending != END and s.operated >> _squirrel(s, a) == 1
    ),
    "D67 off between run and harvest": lambda s, _, a: (
        isinstance(a, TakeOffPatch) and s.pending == HARVEST and s.kinds[s.patched] in (K3S_LONG, K4S)
    ),
    "D70 a power before the answer": lambda s, _, a: s.pending == SAVE and _by_power(a),
    "D70 saved from the hand": lambda s, _, a: isinstance(a, Save) and s.power_at[PATCH] < WITH_FAMILY,
    "D70 saved by the family": lambda s, _, a: isinstance(a, Save) and s.power_at[PATCH] >= WITH_FAMILY,
    "D70 not saved": lambda s, _, a: s.pending == SAVE and isinstance(a, Pass),
    "D70 one of several saved": lambda s, _, a: isinstance(a, Save) and len(s.retiring) > 1,
    "D71 a discard before the answer": lambda s, _, a: (
        isinstance(a, DiscardSquirrel) and s.patch_seat != NOBODY and s.round_kind() == STOCK_ROUND
    ),
    "D71 of one that waits for it": lambda s, _, a: isinstance(a, DiscardSquirrel) and _squirrel(s, a) in s.retiring,
    "D72 a ticket": lambda s, _, a: s.pending == DISCARD and isinstance(a, CashTicket),
    "D72 the PATCH on": lambda s, _, a: s.pending == DISCARD and isinstance(a, PutPatch),
    "D72 the PATCH off": lambda s, _, a: s.pending == DISCARD and isinstance(a, TakeOffPatch),
    "D72 a power of the acting family": lambda s, _, a: s.pending == DISCARD and _by_power(a),
    "D72 a power is bought": lambda s, _, a: s.pending == DISCARD and isinstance(a, AskForPower),
    "D72 several families": lambda s, _, a: (
        s.pending == DISCARD and sum(discard.surplus(s, family) > 0 for family in s.families) > 1
    ),
    "D73 the 1S is discarded": lambda s, _, a: isinstance(a, DiscardSquirrel) and _squirrel(s, a) == s.patched,
    "D73 and comes back": lambda s, _, a: isinstance(a, TakeOffPatch) and s.discarded_patched(),
    "D73 squirrels bought meanwhile": lambda s, _, a: (
        isinstance(a, BuySquirrel) and s.discarded_patched() and s.family_has(s.family, PATCH)
    ),
    "D74 for a family with the PATCH": lambda s, _, a: (
        isinstance(a, CallSquirrel) and s.wears_patch(FAMILY_OF[a.family])
    ),
    "D75 off after the purchases, one left": lambda s, _, a: (
        isinstance(a, TakeOffPatch) and s.pending == END and len(s.squirrels[s.family]) > 1
    ),
    "D76 saved by the question, off": lambda s, _, a: _takes_off(s, a, (K3S_LONG, K4S)) and s.saved_by_question,
    "D76 put on at will, off": lambda s, _, a: _takes_off(s, a, (K3S_LONG, K4S)) and not s.saved_by_question,
    "D77 half of the parents": lambda s, _, a: (
        _sells_early(s, a) and isinstance(a, Sell) and a.cards == (0,) and a.part
    ),
    "D77 several cards at once": lambda s, _, a: _sells_early(s, a) and isinstance(a, Sell) and len(a.cards) > 1,
    "D79 sold without need": lambda s, _, a: _sells_early(s, a) and not squirrels.must_buy(s, s.family),
    "D80 a phase with MIDAS announced": lambda s, _, a: isinstance(a, CallSquirrel) and s.midas != NOBODY,
    "D80 a phase with GREEK announced": lambda s, _, a: isinstance(a, CallSquirrel) and s.greek,
}


def _round_ended(before: EighteenZooState, after: EighteenZooState) -> bool:
    return before.round_kind() == STOCK_ROUND and after.round > before.round


OUTCOMES: Final[dict[str, Outcome]] = {
    "D50, D52 a turn that ends by itself": lambda b, s, a: (
        b.pending == TURN and not isinstance(a, Pass) and s.round == b.round and s.turns_ended > b.turns_ended
    ),
    "D52 a turn that nobody is asked for": lambda b, s, _: (
        b.round_kind() == STOCK_ROUND and s.round == b.round and s.turns_ended > b.turns_ended + 1
    ),
    "D52 a round that ends by itself": lambda b, s, a: _round_ended(b, s) and not isinstance(a, Pass),
    "D58 the HOLE is dug": lambda b, s, _: s.track.hole[0] != NONE and b.track.hole[0] == NONE,
    "D64 barrels left by a run that was not": lambda b, s, _: (
        b.pending == RUN and s.power_left[TWO_BARRELS] == 0 and s.power_at[TWO_BARRELS] != CLOSED and s.pending != RUN
    ),
    "D66 a run left out by a mark": lambda b, s, a: (
        isinstance(a, TakeOffPatch) and b.pending == RUN and s.pending != RUN and len(s.squirrels[b.family]) > 0
    ),
    "D67 its last run is to come": lambda b, s, _: s.unpatched_after_run != NONE and b.unpatched_after_run == NONE,
    "D68 over before the answer": lambda b, s, a: isinstance(a, BuySquirrel) and s.pending == SAVE and s.buying_over,
    "D68 not over before the answer": lambda b, s, a: (
        isinstance(a, BuySquirrel) and s.pending == SAVE and not s.buying_over
    ),
    "D69 over before the answer": lambda b, s, a: (
        not isinstance(a, BuySquirrel | Share | Keep) and b.pending != SAVE and s.pending == SAVE and s.buying_over
    ),
    "D69 not over before the answer": lambda b, s, a: (
        not isinstance(a, BuySquirrel | Share | Keep | CallSquirrel)
        and b.pending != SAVE
        and s.pending == SAVE
        and not s.buying_over
    ),
    "D69 a family without a squirrel": lambda b, s, _: (
        s.pending == END and not s.squirrels[s.family] and s.round_kind() == OPERATING_ROUND
    ),
    "D70 asked after a last run": lambda b, s, a: isinstance(a, Share | Keep) and s.pending == SAVE,
    "D70 some leave at once, others wait": lambda b, s, a: (
        isinstance(a, BuySquirrel | CallSquirrel)
        and s.pending == SAVE
        and sum(map(len, s.squirrels)) < sum(map(len, b.squirrels)) + 1
    ),
    "D75 off after the purchases, none left": lambda b, s, a: (
        isinstance(a, TakeOffPatch) and b.pending == END and not s.squirrels[b.family]
    ),
    "D78 a squirrel of the kitchen": lambda b, s, a: (
        isinstance(a, BuySquirrel) and b.kitchen_squirrels != [] and len(s.kitchen_squirrels) < len(b.kitchen_squirrels)
    ),
    "D81 a round that ends with GREEK": lambda b, s, _: (
        _round_ended(b, s) and s.power_at[GREEK] == CLOSED and b.power_at[GREEK] != CLOSED
    ),
    "3.3 squirrels of the kitchen retire": lambda b, s, a: (
        s.phase > b.phase and any(squirrel not in s.kitchen_squirrels for squirrel in b.kitchen_squirrels)
    ),
    "6.2a a child sold brings the parents to another": lambda b, s, a: (
        isinstance(a, Sell)
        and 0 not in a.cards
        and b.controller(FAMILY_OF[a.family]) != s.controller(FAMILY_OF[a.family])
    ),
    "7.6.1a a loan": lambda b, s, _: sum(s.debt) > sum(b.debt),
    "7.5c a game that ends at 24": lambda b, s, _: b.ended == 0 and s.ended == 2,
    "8.1 a round without a family": lambda b, s, _: s.round > b.round + 1 and b.round_kind() != DRAFT_ROUND,
}


def rare_moments(before: EighteenZooState, after: EighteenZooState, seat: int, action: EighteenZooAction) -> list[str]:
    """The names of all that this action showed."""
    found = [name for name, shows in MOMENTS.items() if shows(before, seat, action)]
    return found + [name for name, shows in OUTCOMES.items() if shows(before, after, action)]
