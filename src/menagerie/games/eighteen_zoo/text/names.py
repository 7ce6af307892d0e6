"""What things are called in the reader's language: families, powers, cards, squirrels, tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.rules.facts import POWER_COST, POWER_OF, PowerName
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_set

ALONE = ("3S Long", "4S Perm")
"""2.4: of these there is but one, and they need no number."""
PATCHED = "1S"
_CARDS = ("parents", "first", "second", "third", "cousin")
"""A family's cards by their numbers; the three in the middle are children."""

_ARROWS = "↓↙↖↑↗↘"
"""The sides of a hex as they are numbered: clockwise from the south."""


def family_name(family: str, words: Words) -> str:
    return words(f"family-{family}")


def family_letters(family: str, words: Words) -> str:
    """Two letters for a family, on the map."""
    return words(f"letters-{family.lower()}")


def families(named: Sequence[str], words: Words) -> str:
    return words.join_list([family_name(family, words) for family in named])


def difference_name(field: str, words: Words) -> str:
    """A field of the canonical state: "the money"."""
    return words(f"difference-{field}")


def power_name(power: str, words: Words) -> str:
    return words(f"power-{power}")


def powers(
    named: Sequence[str], words: Words, priced: bool = False, uses: Mapping[PowerName, int] | None = None
) -> str:
    """In one phrase, on request with what they cost: "Midas (1) and Whatsup (3)"; or with the uses left."""
    texts = [power_name(power, words) for power in named]
    if uses is not None:
        left = {str(power): count for power, count in uses.items()}
        texts = [
            f"{name} {words('power-uses-left', uses=left[power])}" if power in left else name
            for name, power in zip(texts, named, strict=True)
        ]
    if priced:
        texts = [f"{name} ({POWER_COST[POWER_OF[power]]})" for name, power in zip(texts, named, strict=True)]
    return words.join_list(texts)


def the_cards(numbers: Sequence[int], words: Words) -> str:
    """In a sentence: "the parents and child 2"."""
    return words.join_list([words(f"the-card-{_CARDS[number]}") for number in numbers])


def cards_of(family: str, numbers: Sequence[int], words: Words) -> str:
    """With their family: "the parents and child 2 (Giraffes)"."""
    return words("cards-of-family", cards=the_cards(numbers, words), family=family_name(family, words))


def card_name(card: str, words: Words) -> str:
    """``GI_2`` among others of its family: "child 2"."""
    return words(f"card-{_CARDS[int(card.partition('_')[2])]}")


def hand(held: Sequence[str], words: Words) -> str:
    """Cards of several families, as ``GI_0`` and ``GI_3``: "Giraffes (parents and child 3)"."""
    texts: dict[str, list[str]] = {}
    for card in held:
        texts.setdefault(card.partition("_")[0], []).append(card_name(card, words))
    return ", ".join(f"{family_name(family, words)} ({words.join_list(own)})" for family, own in texts.items())


def squirrel_kind(squirrel: str, kind: str | None = None) -> str:
    """``3S-1`` is a 3S; what is not bought yet of the last ones is a 4J/2J."""
    printed = squirrel.rpartition("-")[0] or squirrel
    if kind is not None and kind != PATCHED:
        return kind
    return "4J/2J" if printed == "4J" else printed


def squirrel_name(squirrel: str, words: Words, kind: str | None = None) -> str:
    """``3S-1``: the second 3S."""
    named = squirrel_kind(squirrel, kind)
    number = squirrel.rpartition("-")[2]
    if named not in ALONE and number.isdecimal():
        named = words("squirrel-numbered", kind=named, number=str(int(number) + 1))
    return words("squirrel-patched", squirrel=named) if kind == PATCHED else named


def squirrels(named: Sequence[str], words: Words) -> str:
    return words.join_list([squirrel_name(squirrel, words) for squirrel in named])


def family_home(family: str, words: Words) -> str:
    """ "home of the Penguins" """
    return words("home-of", family=family_name(family, words))


def place_name(hex: str, home: str | None, words: Words) -> str:
    """A hex as it is printed on the board, with the family whose home it is: "K17, home of the Penguins"."""
    return hex if home is None else words("place-home", hex=hex, family=family_name(home, words))


def tile_name(tile: str) -> str:
    """The number printed on it: each of the three grey tiles is a 455."""
    return tile.rpartition("_")[2]


def arrows(tracks: Sequence[tuple[int, int]]) -> str:
    """Where track leads, as a view has it: sides that are joined stand together.

    ``↑↘`` joins two sides, ``↑↗↓`` any two of three, as a station does with its own. ``↓-↑↗`` joins one side with
    either of the others, and ``+`` stands between what does not meet.
    """
    middle = [edge for edge, end in tracks if end > 5]
    texts = [_pointing(middle)] if middle else []
    ways: dict[int, set[int]] = {}
    for one, other in tracks:
        if other <= 5:
            ways.setdefault(one, set()).add(other)
            ways.setdefault(other, set()).add(one)
    while ways:
        hub = min(ways, key=lambda edge: (-len(ways[edge]), edge))
        ends = ways.pop(hub)
        whole = all(ends - {end} <= ways[end] for end in ends)  # any two of them are joined as well
        texts.append(_pointing([hub, *ends]) if whole else f"{_ARROWS[hub]}-{_pointing(list(ends))}")
        for end in ends:
            ways[end] -= {hub, *ends} if whole else {hub}
            if not ways[end]:
                del ways[end]
    return "+".join(texts)


def _pointing(edges: Sequence[int]) -> str:
    return "".join(_ARROWS[edge] for edge in sorted(edges, key=lambda edge: (edge + 3) % 6))


@lru_cache(maxsize=1024)
def tile_arrows(tile: str, rotation: int) -> str:
    """Where a tile's track leads in that rotation."""
    tiles = tile_set()
    index = tiles.index.get(tile, -1)
    if index < 0:
        return ""
    faces, face = tiles.faces, tiles.dry_face[index] + rotation
    tracks = [(edge, 6) for edges in faces.stop_edges[face] for edge in edges]
    for edge in range(6):
        tracks += [(edge, other) for other in faces.dry[6 * face + edge] if edge < other]
    return arrows(tracks)
