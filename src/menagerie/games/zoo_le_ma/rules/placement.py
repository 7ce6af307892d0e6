"""4: where the tile goes; 5 to 7: the visitors, trees and benches that follow."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoo_le_ma.actions import Place, ZooLeMaAction
from menagerie.games.zoo_le_ma.events import (
    BenchesGained,
    Corner,
    EnclosureGrew,
    TileLost,
    TilePlaced,
    TreesMoved,
    VisitorsMoved,
    ZooLeMaEvent,
)
from menagerie.games.zoo_le_ma.rules import ranking, years
from menagerie.games.zoo_le_ma.rules.grid import (
    ALL_DIRECTIONS,
    NEIGHBOURS,
    WIDTH,
    X_OFFSET,
    cell_of,
    half_b_cell,
    x_of,
    y_of,
)
from menagerie.games.zoo_le_ma.rules.position import NOBODY, PLACE, Position
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS
from menagerie.games.zoo_le_ma.rules.zoo import Zoo

_PLACES: Final[dict[int, ZooLeMaAction]] = {}


def begin_placement(position: Position, winner: int, events: list[ZooLeMaEvent]) -> None:
    """4.1: the winner places the tile now; 4.6: where it fits nowhere, it leaves the game."""
    if position.zoos[winner].fits(position.current_tile()):
        position.step = PLACE
        position.placing = winner
        position.waiting_on = (winner,)
        return
    assert position.last is not None
    position.lost.append(position.last)
    events.append(TileLost(winner, position.current_tile_id()))
    years.next_tile(position, events)


def asks_for_placement(position: Position, seat: int) -> bool:
    """4.1: the winner of the tile, and nobody else."""
    return seat == position.placing


def offer_placement(position: Position, seat: int) -> list[ZooLeMaAction]:
    """4.2 to 4.5: every place where the tile fits."""
    return [_place(number) for number in position.zoos[seat].places(position.current_tile())]


def _place(number: int) -> ZooLeMaAction:
    """The action of a place as `Zoo.places` numbers them; each is made once."""
    action = _PLACES.get(number)
    if action is None:
        cell = number >> 2
        action = _PLACES[number] = Place(x_of(cell), y_of(cell), number & 3)
    return action


def refuse_placement(position: Position, seat: int, action: Place) -> RuleViolation | None:
    """4.2 to 4.5: `Zoo.paths_joined` decides, as in `Zoo.placements`; the rest finds out why not."""
    if not 0 <= action.rotation <= 3:
        return RuleViolation("4.4", "refusal-rotation")
    if not (-X_OFFSET < action.x < WIDTH - X_OFFSET - 1 and -WIDTH < action.y < WIDTH):
        return RuleViolation("4.2", "refusal-far-away")
    cell = cell_of(action.x, action.y)
    zoo = position.zoos[seat]
    tile = position.current_tile()
    if zoo.paths_joined(tile, cell, action.rotation):
        return None
    return _why_it_does_not_fit(zoo, tile, cell, action.rotation)


def _why_it_does_not_fit(zoo: Zoo, tile: int, cell: int, rotation: int) -> RuleViolation:
    other = half_b_cell(cell, rotation)
    if y_of(cell) < 0 or y_of(other) < 0:
        return RuleViolation("4.5", "refusal-south")
    if cell in zoo.cells or other in zoo.cells:
        return RuleViolation("4.4", "refusal-covered")
    turn = 4 * tile + rotation
    for half, ports in ((cell, zoo.tile_facts.ports_a[turn]), (other, zoo.tile_facts.ports_b[turn])):
        borders = zoo.frontier.get(half, 0)
        cut = borders & ALL_DIRECTIONS & ~ports
        if cut:
            there = _first_neighbour(half, cut)
            return RuleViolation("4.3", "refusal-grass-on-path", {"x": x_of(there), "y": y_of(there)})
        blocked = borders >> 4 & ports
        if blocked:
            there = _first_neighbour(half, blocked)
            return RuleViolation("4.3", "refusal-path-on-grass", {"x": x_of(there), "y": y_of(there)})
    return RuleViolation("4.2", "refusal-no-path")


def _first_neighbour(cell: int, mask: int) -> int:
    """The neighbour in the first direction of the mask."""
    direction = next(direction for direction in range(4) if mask >> direction & 1)
    return cell + NEIGHBOURS[direction]


def apply_placement(position: Position, seat: int, action: Place) -> list[ZooLeMaEvent]:
    """4.1: the tile goes into the zoo, 5 to 7: and visitors, trees and benches follow."""
    tile = position.current_tile()
    cell = cell_of(action.x, action.y)
    before = position.zoos[seat]
    joined = before.paths_joined(tile, cell, action.rotation)
    zoo = before.with_tile(tile, cell, action.rotation, position.auction, position.options.one_bench_a_tile, True)
    position.zoos[seat] = zoo
    events: list[ZooLeMaEvent] = [
        TilePlaced(seat, position.current_tile_id(), action.x, action.y, action.rotation, joined)
    ]
    tile_facts = position.tile_facts
    for animal in (tile_facts.animal_a[tile], tile_facts.animal_b[tile]):
        if zoo.best_stars[animal] > before.best_stars[animal]:
            events.append(EnclosureGrew(seat, ANIMALS[animal], before.best_stars[animal], zoo.best_stars[animal]))
            _move_visitors(position, animal, events)
    if tile_facts.bushes[tile]:
        _move_trees(position, events)
    corners = zoo.bench_corners[len(before.bench_corners) :]
    if corners:
        position.bench_supply -= len(corners)
        events.append(BenchesGained(seat, tuple([Corner(x_of(corner), y_of(corner)) for corner in corners])))
    position.placing = NOBODY
    years.next_tile(position, events)
    return events


def _move_visitors(position: Position, animal: int, events: list[ZooLeMaEvent]) -> None:
    """5.3: visitors of a kind go to the best enclosures of now."""
    after = ranking.visitors(position.zoos, animal)
    for count, giver, taker in ranking.transfers(position.visitors[animal], after):
        if giver == NOBODY:
            position.visitor_supply[animal] -= count
        events.append(VisitorsMoved(ANIMALS[animal], count, None if giver == NOBODY else giver, taker))
    position.visitors[animal] = after


def _move_trees(position: Position, events: list[ZooLeMaEvent]) -> None:
    """6.1: trees go where most bushes are now."""
    after = ranking.trees(position.zoos, position.options.lone_bush_one_tree)
    for count, giver, taker in ranking.transfers(position.trees, after):
        if giver == NOBODY:
            position.tree_supply -= count
        events.append(TreesMoved(count, None if giver == NOBODY else giver, taker))
    position.trees = after
