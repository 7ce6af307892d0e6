"""Actions in words: what a player could do, in full, short, and under which heading."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from menagerie.core.contract import ChoiceText
from menagerie.games.zoo_le_ma.actions import Bid, Place, ZooLeMaAction
from menagerie.games.zoo_le_ma.foresight import foresee
from menagerie.games.zoo_le_ma.text.names import animal_name, direction_in_words, place_in_words
from menagerie.games.zoo_le_ma.view import PlacementForesight, ZooLeMaView

if TYPE_CHECKING:
    from menagerie.core.words import Words


def describe_choice(action: ZooLeMaAction, view: ZooLeMaView | None, words: Words) -> ChoiceText:
    """An action as a list of choices shows it; placements stand under the cell that half a would lie on."""
    match action:
        case Bid():
            coins = action.coins
            return ChoiceText(words("action-bid", count=coins), words("choice-bid", count=coins), number=coins)
        case Place():
            return _describe_placement(action, view, words)
        case _:
            assert_never(action)


def _describe_placement(action: Place, view: ZooLeMaView | None, words: Words) -> ChoiceText:
    tile = None if view is None or view.placing is None else view.row[view.lot]
    long = words("action-place", where=place_in_words(action.x, action.y, action.rotation, tile, words))
    short = direction_in_words(action.rotation, tile, words)
    group = words("choice-place-group", x=action.x, y=action.y)
    if view is None or view.placing is None:
        return ChoiceText(long, short, group)
    (foreseen,) = foresee(view, [action])
    assert foreseen is not None
    brings = _foresight_in_words(foreseen, view.placing, words)
    return ChoiceText(
        words("placement-brings", what=long, brings=brings),
        words("placement-brings", what=short, brings=brings),
        group,
    )


def _foresight_in_words(foreseen: PlacementForesight, seat: int, words: Words) -> str:
    """What a placement brings, in half a sentence."""
    brings = [
        words("brings-stars", animal=animal_name(enclosure.animal, words), stars=enclosure.stars)
        for enclosure in foreseen.enclosures
    ]
    if foreseen.visitors[seat]:
        brings.append(words("brings-visitors", count=foreseen.visitors[seat]))
    if foreseen.trees[seat]:
        brings.append(words("brings-trees", count=foreseen.trees[seat]))
    if foreseen.benches:
        brings.append(words("brings-benches", count=len(foreseen.benches)))
    return words.join_list(brings)
