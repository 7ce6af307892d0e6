"""Every action there can be in a game, whatever happens in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from menagerie.games.zoo_le_ma.actions import Bid, Place, ZooLeMaAction, require_all_actions
from menagerie.games.zoo_le_ma.rules.position import COINS, START_COINS, YEARS
from menagerie.games.zoo_le_ma.rules.tiles import TILES_IN_A_SET


def _bids(strict_bank: bool) -> list[ZooLeMaAction]:
    """If one player took every tile for nothing, each would bring at most an income in every year but the last."""
    most = COINS if strict_bank else START_COINS + TILES_IN_A_SET * (YEARS - 1)
    return [Bid(coins) for coins in range(most + 1)]


def _placements(strict_bank: bool) -> list[ZooLeMaAction]:  # noqa: ARG001 - one signature for all
    """A zoo reaches at most two cells further with each tile."""
    reach = 2 * TILES_IN_A_SET
    return [
        Place(x, y, rotation)
        for y in range(reach + 1)
        for x in range(y - reach, reach + 2 - y)
        for rotation in range(4)
    ]


_LISTS: Final[dict[type, Callable[[bool], list[ZooLeMaAction]]]] = {Bid: _bids, Place: _placements}
require_all_actions(_LISTS, "rules/all_actions.py: _LISTS")


@cache
def all_actions(strict_bank: bool) -> tuple[ZooLeMaAction, ...]:
    """In a stable order: that of the types, then that of each list."""
    return tuple(action for actions in _LISTS.values() for action in actions(strict_bank))
