"""2: the set-up of a game; 5.1: the powers are shuffled and the first shown."""

from __future__ import annotations

import re
from typing import Final

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules import rounds
from menagerie.games.eighteen_zoo.rules.compat import compat_of
from menagerie.games.eighteen_zoo.rules.facts import ANCIENT_MAPS, POWER_USES, POWERS, POWERS_A_ROUND, setup_of
from menagerie.games.eighteen_zoo.rules.map.board import Board
from menagerie.games.eighteen_zoo.rules.map.modules import board_named, compose
from menagerie.games.eighteen_zoo.rules.map.track import bare
from menagerie.games.eighteen_zoo.rules.position import AVAILABLE, FUTURE
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

SMALL_MAP: Final = 5
"""2.3: up to so many families."""


def board_of(options: EighteenZooOptions) -> Board:
    """2.1: the map the table chose."""
    if options.map == "custom":
        return compose(options.modules, options.compat == "18xx.games")
    return board_named(options.map, options.base)


def deal(players: int, options: EighteenZooOptions, seed: str) -> EighteenZooState:
    """2: money, tickets, powers; then the draft begins."""
    rng = Generator(seed)
    records = options.compat == "18xx.games"
    state = EighteenZooState(players, options, bare(board_of(options), compat_of(records)), rng)
    facts = setup_of(players)
    cash, state.card_limit = facts["small" if len(state.families) <= SMALL_MAP else "large"]
    if state.compat.cash_27_on_map_a and options.map == "A" and players == 4:
        cash = 27
    state.cash = [cash] * players
    state.bank = -cash * players
    state.tickets = [facts["tickets"]] * players
    state.launchable = sum([1 << family for family in state.families])
    state.power_left = POWER_USES[:]
    state.power_left[ANCIENT_MAPS] = 2
    state.power_order = power_order(seed, rng, records)
    rounds.show_powers(state, facts["draft"], AVAILABLE)
    rounds.show_powers(state, POWERS_A_ROUND, FUTURE)
    rounds.begin_draft(state)
    rounds.go_on(state, [])
    return state


def power_order(seed: str, rng: Generator, records: bool) -> list[int]:
    """5.1: shuffled by our own generator, or as 18xx.games does it for the number in its seed."""
    powers = list(range(len(POWERS)))
    digits = re.search(r"[0-9]+", seed)
    if not records or digits is None:
        rng.shuffle(powers)
        return powers
    key = int(digits[0]) % 2**31
    keys: list[tuple[int, int]] = []
    for power in powers:
        key = (1103515245 * key + 12345) % 2**31
        keys.append((key, power))
    return [power for _, power in sorted(keys)]
