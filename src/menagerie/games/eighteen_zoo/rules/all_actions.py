"""Every action a legal list could ever hold, in a stable order."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, get_args

from menagerie.core.contract import UnlistedAction
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
    OfferSquirrel,
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
    Withdraw,
)
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    FAMILIES,
    FAMILY_OF,
    GREEN,
    LAST_TICKET,
    LAUNCH_VALUES,
    POWER_COST,
    POWERS,
    squirrel_names,
)
from menagerie.games.eighteen_zoo.rules.map.board import GREY, HOME, Board, O, R, Y
from menagerie.games.eighteen_zoo.rules.map.tiles import HOME_TILE, Y_TILE, tile_set
from menagerie.games.eighteen_zoo.rules.setup import board_of
from menagerie.games.eighteen_zoo.rules.trade import MOST_ASKED, MOST_PRICE


class Setup:
    """What the actions of a game depend on."""

    def __init__(self, players: int, options: EighteenZooOptions) -> None:
        self.board = board_of(options)
        self.families = [FAMILIES[family] for family in self.board.families]
        self.squirrels = squirrel_names(players)
        self.stations = [self.board.hexes[hex] for hex in self.board.station_hexes]

    def purchases(self) -> list[tuple[str, Any]]:
        """Every squirrel, with what a 4J/2J may be bought as."""
        jumps: tuple[Any, ...] = ("4J", "2J")
        first_jump = self.squirrels.index("4J-0")
        plain: list[tuple[str, Any]] = [(name, None) for name in self.squirrels]
        return plain + [(name, kind) for name in self.squirrels[first_jump:] for kind in jumps]


def _just(action: EighteenZooAction) -> Callable[[Setup], list[EighteenZooAction]]:
    return lambda _: [action]


def _sales(setup: Setup) -> list[EighteenZooAction]:
    found: list[EighteenZooAction] = []
    for family in setup.families:
        for count in range(1, CARDS + 1):
            for numbers in combinations(range(CARDS), count):
                found.append(Sell(family, numbers))
                if numbers[0] == 0:
                    found.append(Sell(family, numbers, True))
    return found


def _powers_asked_for(_: Setup) -> list[EighteenZooAction]:
    return [
        AskForPower(name, price)
        for power, name in enumerate(POWERS)
        if GREEN[power]
        for price in range(POWER_COST[power] + 1)
    ]


def _stations(setup: Setup) -> list[EighteenZooAction]:
    powers: tuple[Any, ...] = (None, "ON_A_DIET", "THAT_S_MINE")
    return [BuildStation(hex, power) for power in powers for hex in setup.stations]


def _marks(setup: Setup) -> list[EighteenZooAction]:
    powers: tuple[Any, ...] = ("WHEAT", "THAT_S_MINE", "WORK_IN_PROGRESS")
    found: list[EighteenZooAction] = [Mark("HOLE", setup.board.hexes[hex]) for hex in setup.board.r_areas]
    return found + [Mark(power, hex) for power in powers for hex in setup.stations]


EVERY: Final[dict[type, Callable[[Setup], list[EighteenZooAction]]]] = {
    Pass: _just(Pass()),
    RunBest: _just(RunBest()),
    Rest: _just(Rest()),
    Share: _just(Share()),
    Keep: _just(Keep()),
    Accept: _just(Accept()),
    Decline: _just(Decline()),
    TakeOffPatch: _just(TakeOffPatch()),
    UsePower: lambda _: [UsePower("MIDAS"), UsePower("IT_S_ALL_GREEK_TO_ME"), UsePower("TWO_BARRELS")],
    BuyPower: lambda _: [BuyPower(power) for power in POWERS],
    Launch: lambda setup: [Launch(family, value) for family in setup.families for value in LAUNCH_VALUES],
    BuyCard: lambda setup: [BuyCard(family, number) for family in setup.families for number in range(1, CARDS)],
    Sell: _sales,
    CashTicket: lambda _: [CashTicket(give) for give in range(LAST_TICKET)],
    TakeDaysOff: lambda setup: [TakeDaysOff(family) for family in setup.families],
    AskForPower: _powers_asked_for,
    Lay: lambda setup: _lays(setup.board),
    BuildStation: _stations,
    Mark: _marks,
    BuySquirrel: lambda setup: [BuySquirrel(name, kind) for name, kind in setup.purchases()],
    CallSquirrel: lambda setup: [
        CallSquirrel(family, name, kind) for family in setup.families for name, kind in setup.purchases()
    ],
    Approach: lambda setup: [Approach(name) for name in setup.squirrels],
    DiscardSquirrel: lambda setup: [DiscardSquirrel(name) for name in setup.squirrels],
    Save: lambda setup: [Save(name) for name in setup.squirrels],
    PutPatch: lambda setup: [PutPatch(name) for name in setup.squirrels],
    NamePrice: lambda _: [NamePrice(price) for price in range(1, MOST_PRICE + 1)],
    OfferSquirrel: lambda setup: [
        OfferSquirrel(name, price) for name in setup.squirrels for price in range(1, MOST_ASKED + 1)
    ],
    Withdraw: _just(Withdraw()),
}
"""By kind of action; the order is that of `all_actions`."""
_LISTED = {kind for kind in get_args(EighteenZooAction) if not issubclass(kind, UnlistedAction)}
assert set(EVERY) == _LISTED, f"kinds of actions without a row: {_LISTED ^ set(EVERY)}"


@lru_cache(maxsize=64)
def all_actions(players: int, options: EighteenZooOptions) -> tuple[EighteenZooAction, ...]:
    setup = Setup(players, options)
    return tuple([action for every in EVERY.values() for action in every(setup)])


def _lays(board: Board) -> list[EighteenZooAction]:
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
                found += [Lay(name, number, rotation, power) for rotation in _rotations(board, hex, tile)]
    return found


def _rotations(board: Board, hex: int, tile: int) -> list[int]:
    """4.2: those in which no track of the tile leads off the map or against what is printed there."""
    tiles = board.tiles
    only = tiles.home[tile]
    if only and board.home_of[hex] != FAMILY_OF[only]:
        return []
    # 10.22: records may have another shape of the tile on an O area.
    shapes = (tiles.wet_face, tiles.crossed_face) if board.kind[hex] == O else (tiles.dry_face,)
    exits, closed = board.faces.exits, ~board.open[hex]
    return [
        rotation
        for rotation in range(6)
        if any(shape[tile] >= 0 and not exits[shape[tile] + rotation] & closed for shape in shapes)
    ]
