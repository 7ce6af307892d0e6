"""Positions for tests: tiles made to measure, who wins them, and where they go.

A zoo is easily built as a tower: straight tiles, whose path runs from one short end to the other, stand on the west
end of the start path (column 0) or on the east end (column 1), one above the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest

from menagerie.core.contract import Refused, RuleViolation
from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.actions import Bid, Place, ZooLeMaAction
from menagerie.games.zoo_le_ma.events import ZooLeMaEvent
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules import years
from menagerie.games.zoo_le_ma.rules.grid import x_of
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS, PORTS, Half, TileSet, ZooTile, tile_set
from menagerie.games.zoo_le_ma.view import Enclosure

E = TypeVar("E", bound=ZooLeMaEvent)

PLAIN = ZooLeMaOptions()
STRAIGHT = "AW BE"
EVERYWHERE = " ".join(PORTS)
RICH = 50


def half(text: str) -> Half:
    """``half("apes 3")``"""
    animal, stars = text.split()
    return Half(ANIMALS[ANIMALS.index(animal)], int(stars))


def tile(a: str, b: str, ports: str = STRAIGHT, bushes: int = 0, number: int = 0) -> ZooTile:
    """A tile; `scenario` gives it its number."""
    return ZooTile(number, half(a), half(b), bushes, tuple(PORTS[PORTS.index(port)] for port in ports.split()))


def new(players: int, options: ZooLeMaOptions = PLAIN, seed: int | str = 0) -> ZooLeMaState:
    """A game as it begins."""
    state = GAME.new(players, options, seed)
    assert isinstance(state, ZooLeMaState)
    return state


def scenario(
    players: int,
    *row: ZooTile,
    options: ZooLeMaOptions = PLAIN,
    flags: Sequence[int] = (),
    coins: int = RICH,
    start: str = "AN BN",
) -> ZooLeMaState:
    """The first year with just these tiles, numbered from 1; the stack is filled up with straight ones."""
    filler = [tile("apes 1", "birds 1")] * (25 - len(row))
    tiles = [
        ZooTile(number, one.a, one.b, one.bushes, one.ports) for number, one in enumerate((*row, *filler), start=1)
    ]
    ports = tuple(PORTS[PORTS.index(port)] for port in start.split())
    state = ZooLeMaState(players, options, TileSet(tuple(tiles), ports), Generator("scene"))
    state.year = 1
    state.row = list(range(len(row)))
    state.stack = list(range(len(row), 25))
    state.flags = list(flags) or list(range(players))
    give_coins(state, [coins] * players)
    years.begin_auction(state, [])
    return state


def give_coins(state: ZooLeMaState, coins: Sequence[int]) -> None:
    """Everybody holds these, by seat; the bank has the rest of the 35."""
    state.coins = list(coins)
    state.bank = 35 - sum(coins)


def bid(state: ZooLeMaState, *bids: int) -> list[ZooLeMaEvent]:
    """Everybody bids, in seat order."""
    events: list[ZooLeMaEvent] = []
    for seat, coins in enumerate(bids):
        events += state.apply(seat, Bid(coins))
    return events


def win(state: ZooLeMaState, seat: int) -> list[ZooLeMaEvent]:
    """This seat takes the tile, alone, for one coin."""
    return bid(state, *(int(other == seat) for other in range(state.players)))


def build(state: ZooLeMaState, seat: int, x: int, y: int, rotation: int = 0) -> list[ZooLeMaEvent]:
    """This seat wins the tile and places it there."""
    return win(state, seat) + state.apply(seat, Place(x, y, rotation))


def tower(state: ZooLeMaState, seat: int, low: str = "a", column: int = 0) -> list[ZooLeMaEvent]:
    """This seat wins the tile, a straight one, and puts it on top of a tower, this half at the bottom."""
    height = sum(2 for _, cell, _, _ in state.zoos[seat].tiles if x_of(cell) == column)
    if low == "a":
        return build(state, seat, column, height + 1, 3)
    return build(state, seat, column, height + 2, 1)


def refusal(state: ZooLeMaState, seat: int, action: ZooLeMaAction) -> RuleViolation:
    """Why not; the same from `check` and from `apply`."""
    with pytest.raises(Refused) as refused:
        state.apply(seat, action)
    assert state.check(seat, action) == refused.value.violation
    return refused.value.violation


def only(events: Iterable[ZooLeMaEvent], kind: type[E]) -> E:
    """The one event of that kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def all_of(events: Iterable[ZooLeMaEvent], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def visitors(state: ZooLeMaState, animal: str) -> list[int]:
    """By seat."""
    return state.visitors[ANIMALS.index(animal)]


def best(state: ZooLeMaState, seat: int, animal: str) -> int:
    """The stars of the seat's best enclosure of that kind."""
    return state.zoos[seat].best_stars[ANIMALS.index(animal)]


def enclosures(state: ZooLeMaState, seat: int, animal: str) -> list[Enclosure]:
    """The seat's enclosures of that kind, as the view shows them."""
    return [enclosure for enclosure in state.view(None).zoos[seat].enclosures if enclosure.animal == animal]


def play_out(state: ZooLeMaState, rng: Generator, moves: int = 20_000) -> list[ZooLeMaEvent]:
    """Random play to the end, or for so many moves."""
    events: list[ZooLeMaEvent] = []
    while state.waiting_on and moves:
        seat = rng.choice(state.waiting_on)
        events += state.apply(seat, rng.choice(state.legal(seat)))
        moves -= 1
    return events


def reconstructed() -> TileSet:
    return tile_set("reconstructed")
