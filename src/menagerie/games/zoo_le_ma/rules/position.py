"""Where everything lies: the state of a game as plain numbers and lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.ground import ANIMAL_KINDS
from menagerie.games.zoo_le_ma.rules.tiles import TileSet
from menagerie.games.zoo_le_ma.rules.zoo import Zoo

# What the table waits for. The names are the last part of a decision's address.
BID: Final = "bid"
PLACE: Final = "place"
OVER: Final = "over"

NOBODY: Final = -1
NOTHING: Final = -1

COINS: Final = 35  # 8.6: in the box
START_COINS: Final = 8  # 1.4
YEARS: Final = 5  # 2.2
TILES_A_YEAR: Final = 5  # 2.2
BUSH_TILES_A_YEAR: Final = 3  # 10.1

Sale = tuple[int, int, tuple[int, ...], int]
"""An auction's number, the tile, the bids by seat, and the winner."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class Position:
    """Everything on the table. A tile is its place in the set."""

    __slots__ = (
        "auction", "bids", "coins", "flags", "last", "lost", "lot", "options", "placing", "players", "rng", "row",
        "scores", "sheet", "stack", "step", "tile_set", "trees", "visitors", "waiting_on", "year", "year_ends", "zoos",
    )  # fmt: skip

    def __init__(self, players: int, options: ZooLeMaOptions, tile_set: TileSet, rng: Generator) -> None:
        self.players: int = players
        self.options: ZooLeMaOptions = options
        self.tile_set: TileSet = tile_set
        self.rng: Generator = rng

        self.stack: list[int] = []  # its top is the end
        self.row: list[int] = []
        self.lot: int = 0  # which of the row is up
        self.year: int = 0
        self.auction: int = 0
        self.step: str = BID
        self.waiting_on: tuple[int, ...] = ()
        self.placing: int = NOBODY

        self.coins: list[int] = [START_COINS] * players
        self.bids: list[int] = [NOTHING] * players  # in closed fists; still part of the coins
        self.flags: list[int] = list(range(players))  # from the top
        self.zoos: list[Zoo] = [Zoo(tile_set.layout)] * players  # a zoo never changes, so all may begin with the same
        self.visitors: list[list[int]] = [[0] * players for _ in range(ANIMAL_KINDS)]  # by kind, then by seat
        self.trees: list[int] = [0] * players
        self.scores: list[int] = [0] * players
        self.sheet: list[tuple[tuple[int, ...], ...]] = []  # a year: visitors, trees, benches, points, each by seat
        self.year_ends: list[int] = []  # the last auction of each year that is over
        self.last: Sale | None = None
        self.lost: list[Sale] = []

    def copy_to(self, twin: Position) -> None:
        """Makes the twin equal to this, sharing only what never changes."""
        twin.players = self.players
        twin.options = self.options
        twin.tile_set = self.tile_set
        twin.rng = self.rng.clone()
        twin.stack = self.stack[:]
        twin.row = self.row[:]
        twin.lot = self.lot
        twin.year = self.year
        twin.auction = self.auction
        twin.step = self.step
        twin.waiting_on = self.waiting_on
        twin.placing = self.placing
        twin.coins = self.coins[:]
        twin.bids = self.bids[:]
        twin.flags = self.flags[:]
        twin.zoos = self.zoos[:]
        twin.visitors = [held[:] for held in self.visitors]
        twin.trees = self.trees[:]
        twin.scores = self.scores[:]
        twin.sheet = self.sheet[:]
        twin.year_ends = self.year_ends[:]
        twin.last = self.last
        twin.lost = self.lost[:]

    def snapshot(self) -> dict[str, object]:
        """Everything it is, by name."""
        return {
            "auction": self.auction,
            "bids": self.bids,
            "coins": self.coins,
            "flags": self.flags,
            "last": self.last,
            "lost": self.lost,
            "lot": self.lot,
            "options": self.options,
            "placing": self.placing,
            "players": self.players,
            "rng": self.rng.snapshot(),
            "row": self.row,
            "scores": self.scores,
            "sheet": self.sheet,
            "stack": self.stack,
            "step": self.step,
            "tile_set": self.tile_set.tiles,
            "trees": self.trees,
            "visitors": self.visitors,
            "waiting_on": self.waiting_on,
            "year": self.year,
            "year_ends": self.year_ends,
            "zoos": [zoo.snapshot() for zoo in self.zoos],
        }

    def bank(self) -> int:
        """1.4, 8.6: the coins in the middle; below zero where more are in hand than the box holds."""
        return COINS - sum(self.coins)

    def tile(self) -> int:
        """The tile that is up."""
        return self.row[self.lot]

    def year_of(self, auction: int) -> int:
        """The year an auction was in."""
        year = 1
        for last in self.year_ends:
            if auction > last:
                year += 1
        return year
