"""The text twin: the table in words, for terminals, screen readers, logs and playthroughs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.contract import Fact, kebab
from menagerie.games.zoo_le_ma.actions import Bid, ZooLeMaAction
from menagerie.games.zoo_le_ma.events import (
    BenchesGained,
    BidsOpened,
    Ended,
    FlagDropped,
    IncomePaid,
    TilePlaced,
    TileWon,
    TreesMoved,
    VisitorsMoved,
    YearBegan,
    YearScored,
    ZooLeMaEvent,
)
from menagerie.games.zoo_le_ma.foresight import foresee
from menagerie.games.zoo_le_ma.rules.tiles import Animal, ZooTile
from menagerie.games.zoo_le_ma.view import Enclosure, PlacedTile, PlacementForesight, ZooLeMaView, ZooView

if TYPE_CHECKING:
    from menagerie.core.words import Words


WAYS = ("east", "south", "west", "north")
"""Where half b lies from half a, by rotation."""


def describe(view: ZooLeMaView, words: Words) -> str:
    """Everything the seat may know, the question first."""
    lines = [_question(view, words)]
    if view.bid is not None:
        lines.append(words("twin-bid", count=view.bid))
    lines.append(words("twin-year", year=view.year, stack=view.stack))
    for place, tile in enumerate(view.row):
        mark = "gone" if place < view.lot else "up" if place == view.lot else "to-come"
        lines.append("  " + words(f"twin-row-{mark}", tile=tile_text(tile, words)))
    if view.last is not None:
        bids = _by_seat([str(bid) for bid in view.last.bids], words)
        lines.append(words("twin-last", tile=view.last.tile, bids=bids, winner_seat=view.last.winner))
    lines.append(words("twin-flags", players=words.names_of(view.flags)))
    if view.seat is not None and (own := view.coins[view.seat]) is not None:
        lines.append(words("twin-coins", count=own))
    lines.append(words("twin-bank", count=view.bank))
    for seat, zoo in enumerate(view.zoos):
        lines += _zoo(seat, zoo, view.scores[seat], words)
    if view.lost:
        lost = words.join_list([str(sale.tile) for sale in view.lost])
        lines.append(words("twin-lost", count=len(view.lost), tiles=lost))
    return "\n".join(lines)


def _question(view: ZooLeMaView, words: Words) -> str:
    """The one sentence that says what is asked, or whom we wait for."""
    if view.result is not None:
        return words("twin-over", how=words(view.result.ended_by), winners=words.names_of(view.result.winners))
    tile = view.row[view.lot].id
    if view.seat is not None and view.seat in view.waiting_on:
        return words(f"asked-{view.step}", tile=tile)
    if view.point is not None:
        return words("twin-may-change", players=words.names_of(view.waiting_on))
    return words(f"waiting-{view.step}", players=words.names_of(view.waiting_on), tile=tile)


def _zoo(seat: int, zoo: ZooView, points: int, words: Words) -> list[str]:
    lines = [
        words(
            "twin-zoo",
            seat=seat,
            zoo=words(f"entrance-{zoo.entrance}"),
            points=points,
            tiles=len(zoo.tiles),
            visitors=zoo.visitors,
            trees=zoo.trees,
            benches=len(zoo.benches),
            bushes=zoo.bushes,
        )
    ]
    if zoo.enclosures:
        lines.append("  " + words("twin-enclosures", what=_enclosures(zoo, words)))
    if zoo.tiles:
        lines.append("  " + words("twin-tiles", what="; ".join(placed_text(placed, words) for placed in zoo.tiles)))
    return lines


def _enclosures(zoo: ZooView, words: Words) -> str:
    return words.join_list([_enclosure(pen, words) for pen in zoo.enclosures])


def _enclosure(pen: Enclosure, words: Words) -> str:
    animal = animal_name(pen.animal, words)
    if not pen.best:
        return words("twin-enclosure", animal=animal, stars=pen.stars)
    return words("twin-enclosure-best", animal=animal, stars=pen.stars, visitors=pen.visitors)


def animal_name(animal: Animal, words: Words) -> str:
    return words(f"animal-{animal}")


def tile_text(tile: ZooTile, words: Words) -> str:
    """A tile in one line."""
    return words(
        "tile",
        tile=tile.id,
        animal=animal_name(tile.a.animal, words),
        stars=tile.a.stars,
        other=animal_name(tile.b.animal, words),
        other_stars=tile.b.stars,
        bushes=tile.bushes,
        paths=words.join_list([words(f"port-{port.lower()}") for port in tile.ports]),
    )


def placed_text(placed: PlacedTile, words: Words) -> str:
    return words("twin-placed", tile=placed.tile.id, where=_where(placed.x, placed.y, placed.rotation, words))


def _where(x: int, y: int, rotation: int, words: Words) -> str:
    return words("place", x=x, y=y, way=words(f"way-{WAYS[rotation]}"))


def _by_seat(figures: list[str], words: Words) -> str:
    """ "Ada 3, Ben 0 and Cleo 2" """
    return words.join_list([words("by-seat", seat=seat, figure=figure) for seat, figure in enumerate(figures)])


def describe_action(action: ZooLeMaAction, view: ZooLeMaView | None, words: Words) -> str:
    """What a player could do, in words; of a placement also what it would bring."""
    if isinstance(action, Bid):
        return words("action-bid", count=action.coins)
    said = words("action-place", where=_where(action.x, action.y, action.rotation, words))
    if view is None or view.placing is None:
        return said
    (seen,) = foresee(view, [action])
    return said if seen is None else words("placement-brings", what=said, brings=_foreseen(seen, view.placing, words))


def _foreseen(seen: PlacementForesight, seat: int, words: Words) -> str:
    """What a placement brings, in half a sentence."""
    brings = [words("brings-stars", animal=animal_name(pen.animal, words), stars=pen.stars) for pen in seen.enclosures]
    if seen.visitors[seat]:
        brings.append(words("brings-visitors", count=seen.visitors[seat]))
    if seen.trees[seat]:
        brings.append(words("brings-trees", count=seen.trees[seat]))
    if seen.benches:
        brings.append(words("brings-benches", count=len(seen.benches)))
    return words.join_list(brings)


def describe_event(event: ZooLeMaEvent, words: Words) -> str:
    """What happened, in words, as far as the reader witnessed it."""
    facts: dict[str, Fact] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field.endswith("_seats"):
            facts["players"] = words.names_of(value) if value else ""
        elif field == "animal":
            facts["animal"] = words(f"animal-{value}")
        elif isinstance(value, int):
            facts[field] = value
    match event:
        case YearBegan():
            facts["tiles"] = words.join_list([str(tile.id) for tile in event.row])
        case BidsOpened():
            facts["bids"] = _by_seat([str(bid) for bid in event.bids], words)
        case FlagDropped():
            facts["flags"] = words.names_of(event.flags)
        case BenchesGained():
            facts["count"] = len(event.spots)
        case YearScored():
            facts["points"] = _by_seat([str(points) for points in event.points], words)
            facts["totals"] = _by_seat([str(points) for points in event.totals], words)
        case IncomePaid():
            facts["coins"] = _by_seat([str(coins) for coins in event.coins], words)
        case TilePlaced():
            facts["where"] = _where(event.x, event.y, event.rotation, words)
        case _:
            pass
    return words(f"event-{kebab(type(event).__name__)}{_variant(event)}", **facts)


def _variant(event: ZooLeMaEvent) -> str:
    """Which of an event's sentences fits."""
    match event:
        case TileWon(tied_seats=(_, *_)):
            return "-tied"
        case VisitorsMoved(from_seat=None) | TreesMoved(from_seat=None):
            return "-from-middle"
        case Ended(winner_seats=(_, _, *_)):
            return "-shared"
        case YearBegan(row=()):
            return "-empty"
        case _:
            return ""
