"""Which decisions are open, and why another one is not.

``legal`` lists what nothing can be objected to, ``objection`` says what is wrong with an action; both ask the same
tests, so that the list and the reasons cannot disagree.
"""

from __future__ import annotations

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.zoo_le_ma.actions import Bid, Place, ZooLeMaAction
from menagerie.games.zoo_le_ma.rules.ground import EAST, ROW, STEPS, cell_of, half_b, x_of, y_of
from menagerie.games.zoo_le_ma.rules.position import BID, OVER, PLACE, Position
from menagerie.games.zoo_le_ma.rules.zoo import Zoo

_PARAGRAPH = {BID: "3.1", PLACE: "4.1", OVER: "9.1"}
"""The paragraph each decision comes from."""


def has_open_decision(position: Position, seat: int) -> bool:
    """A bid may be changed until the last one is in (3.1); placing is the winner's."""
    if seat < 0 or seat >= position.players:
        return False
    return position.step == BID or (position.step == PLACE and seat == position.placing)


def legal(position: Position, seat: int) -> list[ZooLeMaAction]:
    if not has_open_decision(position, seat):
        return []
    if position.step == BID:
        return [Bid(coins) for coins in range(position.coins[seat] + 1)]
    places = position.zoos[seat].placements(position.tile())
    return [Place(x_of(cell), y_of(cell), rotation) for cell, rotation in places]


def objection(position: Position, seat: int, action: ZooLeMaAction) -> RuleViolation | None:
    """What is wrong with the action, or nothing."""
    step = position.step
    if seat < 0 or seat >= position.players:
        return _no("1.1", "refusal-no-such-seat", players=position.players)
    if step == OVER:
        return _no("9.1", "refusal-game-over")
    if not has_open_decision(position, seat):
        return _no("4.1", "refusal-not-asked", asked_seat=position.placing)
    if type(action) is Bid:
        if step == PLACE:
            return _no(_PARAGRAPH[step], "refusal-asked-place")
        return _object_to_bid(position.coins[seat], action.coins)
    if type(action) is Place:
        if step == BID:
            return _no(_PARAGRAPH[step], "refusal-asked-bid")
        return _object_to_place(position.zoos[seat], position.tile(), action)
    raise TypeError(f"no decision of this game: {action!r}")


def _no(paragraph: str, reason: str, **facts: Fact) -> RuleViolation:
    return RuleViolation(paragraph, reason, facts)


def _object_to_bid(held: int, coins: int) -> RuleViolation | None:
    if coins < 0:
        return _no("3.5", "refusal-less-than-nothing")
    if coins > held:
        return _no("3.6", "refusal-too-few-coins", coins=coins, held=held)
    return None


def _object_to_place(zoo: Zoo, tile: int, action: Place) -> RuleViolation | None:
    """4.2 to 4.5, from what is plain to see to what is not."""
    if not 0 <= action.rotation <= 3:
        return _no("4.4", "refusal-rotation")
    if not (-EAST < action.x < ROW - EAST - 1 and -ROW < action.y < ROW):
        return _no("4.2", "refusal-far-away")
    cell = cell_of(action.x, action.y)
    other = half_b(cell, action.rotation)
    if cell < 0 or other < 0:
        return _no("4.5", "refusal-south")
    if cell in zoo.cells or other in zoo.cells:
        return _no("4.4", "refusal-covered")
    if zoo.joined(tile, cell, action.rotation):
        return None
    layout = zoo.layout
    turn = 4 * tile + action.rotation
    for half, ports in ((cell, layout.ports_a[turn]), (other, layout.ports_b[turn])):
        borders = zoo.fringe.get(half, 0)
        if borders & 15 & ~ports:
            return _no("4.3", "refusal-grass-on-path", **_beside(half, borders & 15 & ~ports))
        if borders >> 4 & ports:
            return _no("4.3", "refusal-path-on-grass", **_beside(half, borders >> 4 & ports))
    return _no("4.2", "refusal-no-path")


def _beside(cell: int, mask: int) -> dict[str, Fact]:
    """The covered cell that does not match, in the first direction of the mask."""
    direction = next(direction for direction in range(4) if mask >> direction & 1)
    there = cell + STEPS[direction]
    return {"x": x_of(there), "y": y_of(there)}


def all_actions(most_tiles: int, most_coins: int) -> tuple[ZooLeMaAction, ...]:
    """Every action there can be: a zoo of so many tiles reaches two cells further with each."""
    reach = 2 * most_tiles
    return (
        *(Bid(coins) for coins in range(most_coins + 1)),
        *(
            Place(x, y, rotation)
            for y in range(reach + 1)
            for x in range(y - reach, reach + 2 - y)
            for rotation in range(4)
        ),
    )
