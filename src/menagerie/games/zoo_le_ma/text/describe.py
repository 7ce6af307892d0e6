"""The position in words, and the question: for terminals, screen readers, logs and playthroughs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.zoo_le_ma.rules.tiles import tile_set
from menagerie.games.zoo_le_ma.text.map import draw
from menagerie.games.zoo_le_ma.text.names import animal_name, by_seat, place_in_words, tile_in_words, tile_name
from menagerie.games.zoo_le_ma.view import Enclosure, PlacedTile, ZooLeMaView, ZooView

if TYPE_CHECKING:
    from menagerie.core.words import Words


def question(view: ZooLeMaView, words: Words) -> str:
    """What the seat is asked, or whom the table waits for, in one sentence."""
    if view.result is not None:
        return words("question-over", how=words(view.result.ended_by), winners=words.names_of(view.result.winners))
    up = view.row[view.lot]
    tile = tile_name((up.a.animal, up.b.animal), words)
    if view.seat is not None and view.seat in view.waiting_on:
        return words(f"question-{view.step}", tile=tile)
    if view.point is not None:
        return words("question-change-bid", players=words.names_of(view.waiting_on))
    return words(f"question-waiting-{view.step}", players=words.names_of(view.waiting_on), tile=tile)


def describe(view: ZooLeMaView, words: Words) -> str:
    """Everything the seat may know."""
    lines = []
    if view.bid is not None:
        lines.append(words("position-bid", count=view.bid))
    lines.append(words("position-year", year=view.year, stack=view.stack))
    for place, tile in enumerate(view.row):
        mark = "gone" if place < view.lot else "up" if place == view.lot else "to-come"
        lines.append("  " + words(f"position-row-{mark}", tile=tile_in_words(tile, words)))
    if view.last is not None:
        bids = by_seat(view.last.bids, words)
        lines.append(words("position-last-auction", bids=bids, winner_seat=view.last.winner))
    lines.append(words("position-flags", players=words.names_of(view.flags)))
    if view.seat is not None and (own := view.coins[view.seat]) is not None:
        lines.append(words("position-coins", count=own))
    borrowed = view.bank < 0  # 8.6
    lines.append(words("position-bank-empty" if borrowed else "position-bank", count=abs(view.bank)))
    start = tile_set(view.options.tiles).start
    mapped = False
    for seat, zoo in enumerate(view.zoos):
        lines += _zoo(seat, zoo, view.scores[seat], words)
        if zoo.tiles or seat == view.placing:  # the first tile, too, is placed by the figures at the map's edges
            lines += ["    " + line for line in draw(zoo, start, words)]
            mapped = True
    if mapped:
        lines.append(words("map-signs"))
    if view.lost:
        lines.append(words("position-lost", count=len(view.lost)))
    return "\n".join(lines)


def _zoo(seat: int, zoo: ZooView, points: int, words: Words) -> list[str]:
    lines = [
        words(
            "position-zoo",
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
        enclosures = words.join_list([_enclosure(enclosure, words) for enclosure in zoo.enclosures])
        lines.append("  " + words("position-enclosures", what=enclosures))
    if zoo.tiles:
        placed = words("tiles-separator").join([_placed(one, words) for one in zoo.tiles])
        lines.append("  " + words("position-tiles", what=placed))
    return lines


def _enclosure(enclosure: Enclosure, words: Words) -> str:
    animal = animal_name(enclosure.animal, words)
    if not enclosure.best:
        return words("position-enclosure", animal=animal, stars=enclosure.stars)
    return words("position-enclosure-best", animal=animal, stars=enclosure.stars, visitors=enclosure.visitors)


def _placed(placed: PlacedTile, words: Words) -> str:
    return place_in_words(placed.x, placed.y, placed.rotation, placed.tile, words)
