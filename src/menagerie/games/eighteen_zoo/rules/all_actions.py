"""Every action a legal list could ever hold, in a stable order."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any

from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    Decline,
    DiscardSquirrel,
    EighteenZooAction,
    Keep,
    Launch,
    Lay,
    Mark,
    NamePrice,
    Pass,
    PutPatch,
    Rest,
    RunBest,
    Save,
    Sell,
    Share,
    TakeDaysOff,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    FAMILIES,
    GREEN,
    LAST_TICKET,
    LAUNCH_VALUES,
    POWER_COST,
    POWERS,
    squirrel_names,
)
from menagerie.games.eighteen_zoo.rules.map.board import GREY, HOME, R, Y
from menagerie.games.eighteen_zoo.rules.map.tiles import HOME_TILE, Y_TILE, tile_set
from menagerie.games.eighteen_zoo.rules.setup import board_of
from menagerie.games.eighteen_zoo.rules.trade import MOST_PRICE


@lru_cache(maxsize=64)
def all_actions(players: int, options: EighteenZooOptions) -> tuple[EighteenZooAction, ...]:
    board = board_of(options)
    families = [FAMILIES[family] for family in board.families]
    names = squirrel_names(players)
    first_jump = names.index("4J-0")
    stations = [board.hexes[hex] for hex in board.station_hexes]
    words: list[EighteenZooAction] = [
        Pass(), RunBest(), Rest(), Share(), Keep(), Accept(), Decline(), TakeOffPatch(),
        UsePower("MIDAS"), UsePower("IT_S_ALL_GREEK_TO_ME"), UsePower("TWO_BARRELS"),
    ]  # fmt: skip
    words += [BuyPower(power) for power in POWERS]
    words += [Launch(family, value) for family in families for value in LAUNCH_VALUES]
    words += [BuyCard(family, number) for family in families for number in range(1, CARDS)]
    for family in families:
        for count in range(1, CARDS + 1):
            for numbers in combinations(range(CARDS), count):
                words.append(Sell(family, numbers))
                if numbers[0] == 0:
                    words.append(Sell(family, numbers, True))
    words += [CashTicket(give) for give in range(LAST_TICKET)]
    words += [TakeDaysOff(family) for family in families]
    words += [
        AskForPower(name, price)
        for power, name in enumerate(POWERS)
        if GREEN[power]
        for price in range(POWER_COST[power] + 1)
    ]
    words += _lays(board)
    by_power: tuple[Any, ...] = (None, "ON_A_DIET", "THAT_S_MINE")
    words += [BuildStation(hex, power) for power in by_power for hex in stations]
    words += [Mark("HOLE", board.hexes[hex]) for hex in board.r_areas]
    marks: tuple[Any, ...] = ("WHEAT", "THAT_S_MINE", "WORK_IN_PROGRESS")
    words += [Mark(power, hex) for power in marks for hex in stations]
    jumps: tuple[Any, ...] = ("4J", "2J")
    bought: list[tuple[str, Any]] = [(name, None) for name in names]
    bought += [(name, kind) for name in names[first_jump:] for kind in jumps]
    words += [BuySquirrel(name, kind) for name, kind in bought]
    words += [CallSquirrel(family, name, kind) for family in families for name, kind in bought]
    for about in (Approach, DiscardSquirrel, Save, PutPatch):
        words += [about(name) for name in names]
    words += [NamePrice(price) for price in range(1, MOST_PRICE + 1)]
    return tuple(words)


def _lays(board: Any) -> list[EighteenZooAction]:
    """Tiles where they can go at all: each kind on its own areas, powers where they work."""
    tiles = tile_set()
    found: list[EighteenZooAction] = []
    powers: tuple[Any, ...] = (None, "RABBITS", "MOLES", "ANCIENT_MAPS")
    for power in powers:
        for hex, name in enumerate(board.hexes):
            area = board.kind[hex]
            if area in (R, GREY):
                continue
            wanted = HOME_TILE if area == HOME else Y_TILE if area == Y else 0
            for tile, number in enumerate(tiles.numbers):
                if tiles.kind[tile] != wanted or tiles.moles[tile] != (power == "MOLES"):
                    continue
                if power == "ANCIENT_MAPS" and tiles.colour[tile] != 0:
                    continue
                if power == "RABBITS" and tiles.colour[tile] == 0:
                    continue
                found += [Lay(name, number, rotation, power) for rotation in range(6)]
    return found
