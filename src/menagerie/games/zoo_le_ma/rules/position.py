"""Where everything lies: the state of a game as plain numbers and lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules.grid import ANIMAL_KINDS, TileFacts
from menagerie.games.zoo_le_ma.rules.tiles import TileSet
from menagerie.games.zoo_le_ma.rules.zoo import Zoo

# The step the game is in: what the table waits for. The names are the last part of a decision's address.
BID: Final = "bid"
PLACE: Final = "place"
OVER: Final = "over"
STEP_NAMES: Final = (BID, PLACE, OVER)

NOBODY: Final = -1
NO_BID: Final = -1

COINS: Final = 35  # in the box: 1.4, 8.6
VISITORS_OF_A_KIND: Final = 3  # 5.3
TREES: Final = 3  # 6.1
BENCHES: Final = 15  # 7.7
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
        "auction", "bank", "bench_supply", "bids", "coins", "flags", "last", "lost", "lot", "options", "placing",
        "players", "rng", "row", "scores", "sheet", "stack", "step", "tile_facts", "tile_set", "tree_supply", "trees",
        "visitor_supply", "visitors", "waiting_on", "year", "year_ends", "zoos",
    )  # fmt: skip

    def __init__(self, players: int, options: ZooLeMaOptions, tile_set: TileSet, rng: Generator) -> None:
        self.players: int = players
        self.options: ZooLeMaOptions = options
        self.tile_set: TileSet = tile_set
        self.tile_facts: TileFacts = tile_set.tile_facts
        self.rng: Generator = rng

        self.stack: list[int] = []  # its top is the end
        self.row: list[int] = []
        self.lot: int = 0  # the place in the row of the tile that is up
        self.year: int = 0
        self.auction: int = 0
        self.step: str = BID
        self.waiting_on: tuple[int, ...] = ()
        self.placing: int = NOBODY

        # 1.4: what lies in the middle of the table; below zero where more is in use than the box holds (7.7, 8.6)
        self.bank: int = COINS - START_COINS * players
        self.visitor_supply: list[int] = [VISITORS_OF_A_KIND] * ANIMAL_KINDS
        self.tree_supply: int = TREES
        self.bench_supply: int = BENCHES

        self.coins: list[int] = [START_COINS] * players
        self.bids: list[int] = [NO_BID] * players  # in closed fists; still part of the coins
        self.flags: list[int] = list(range(players))  # from the top
        self.zoos: list[Zoo] = [Zoo(tile_set.tile_facts)] * players  # a zoo never changes, so all may share the first
        self.visitors: list[list[int]] = [[0] * players for _ in range(ANIMAL_KINDS)]  # by kind, then by seat
        self.trees: list[int] = [0] * players
        self.scores: list[int] = [0] * players
        self.sheet: list[tuple[tuple[int, ...], ...]] = []  # a year: visitors, trees, benches, points, each by seat
        self.year_ends: list[int] = []  # the last auction of each year that is over
        self.last: Sale | None = None
        self.lost: list[Sale] = []

    def copy_to(self, other: Position) -> None:
        """Makes the other equal to this, sharing only what never changes."""
        other.players = self.players
        other.options = self.options
        other.tile_set = self.tile_set
        other.tile_facts = self.tile_facts
        other.rng = self.rng.clone()
        other.stack = self.stack[:]
        other.row = self.row[:]
        other.lot = self.lot
        other.year = self.year
        other.auction = self.auction
        other.step = self.step
        other.waiting_on = self.waiting_on
        other.placing = self.placing
        other.bank = self.bank
        other.visitor_supply = self.visitor_supply[:]
        other.tree_supply = self.tree_supply
        other.bench_supply = self.bench_supply
        other.coins = self.coins[:]
        other.bids = self.bids[:]
        other.flags = self.flags[:]
        other.zoos = self.zoos[:]
        other.visitors = [held[:] for held in self.visitors]
        other.trees = self.trees[:]
        other.scores = self.scores[:]
        other.sheet = self.sheet[:]
        other.year_ends = self.year_ends[:]
        other.last = self.last
        other.lost = self.lost[:]

    def snapshot(self) -> dict[str, object]:
        """Everything it is, by name."""
        return {
            "auction": self.auction,
            "bank": self.bank,
            "bench_supply": self.bench_supply,
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
            "tile_facts": self.tile_facts.ids,
            "tile_set": self.tile_set.tiles,
            "tree_supply": self.tree_supply,
            "trees": self.trees,
            "visitor_supply": self.visitor_supply,
            "visitors": self.visitors,
            "waiting_on": self.waiting_on,
            "year": self.year,
            "year_ends": self.year_ends,
            "zoos": [zoo.snapshot() for zoo in self.zoos],
        }

    def current_tile(self) -> int:
        """The tile that is up for auction, or that was won and is being placed."""
        return self.row[self.lot]

    def current_tile_id(self) -> int:
        """The number printed on it."""
        return self.tile_facts.ids[self.row[self.lot]]

    def year_of(self, auction: int) -> int:
        """The year an auction was in."""
        year = 1
        for last in self.year_ends:
            if auction > last:
                year += 1
        return year
