"""What a card, an office, a power or another thing of a game is: its name, what it does, when it may be used, and its
rules. The texts are those that the boards show (`menagerie.core.explanations`)."""

from __future__ import annotations

import unicodedata

from msgspec import Struct

from menagerie.core.contract import AnyGame
from menagerie.core.explanations import explanation_text, group_title
from menagerie.core.ledger import Ledger, Paragraph

MOST_PARAGRAPHS = 4


class Thing(Struct, frozen=True):
    name: str
    group: str
    """The title of its group: "Action cards"."""
    text: str
    when: str | None
    paragraph: str
    """The one that says most about it."""


def find(game: AnyGame, wanted: str, language: str) -> list[Thing]:
    """The things of that name; those whose name holds the words where none is called so."""
    plain = _plain(wanted)
    if not plain:
        return []
    things = []
    for one in game.explanations:
        texts = explanation_text(game, one.id, language)
        group = group_title(game, one.group, language)
        things.append(Thing(texts.name, group, texts.text, texts.when, one.paragraph))
    exact = [thing for thing in things if _plain(thing.name) == plain]
    return exact or [thing for thing in things if plain in _plain(thing.name)]


def rules_of(thing: Thing, book: Ledger) -> tuple[Paragraph, ...]:
    """The paragraph that says most about it, and the first others that name it."""
    most = book.paragraph(thing.paragraph)
    others = [found for found in book.search(thing.name) if found != most]
    return tuple(([most] if most else []) + others)[:MOST_PARAGRAPHS]


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).strip()
