"""What a card, an office, a power or another thing of a game is: its name, what it does, and the rules that name it."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from msgspec import Struct

from menagerie.core.contract import AnyGame
from menagerie.core.ledger import Ledger, Paragraph
from menagerie.core.words import Words, catalogues

_NOUNS = ("card", "office", "power", "prize", "species", "animal", "family", "phase", "special")
"""What the messages that name a thing begin with: ``card-rally``, ``office-president``."""
_DOES = ("board-does", "board-power", "board-powers", "round-event", "explain", "option")
"""What the messages that say what it does begin with: ``board-does-rally``."""
MOST_PARAGRAPHS = 4


class Thing(Struct, frozen=True):
    kind: str
    """``card``, ``office``..."""
    id: str
    name: str
    does: tuple[str, ...]
    """What it does, in sentences of the catalogue that need no facts."""


def find(game: AnyGame, wanted: str, words: Words) -> list[Thing]:
    """The things of that name; those whose name holds the words where none is called so."""
    things = _things(game, words)
    plain = _plain(wanted)
    if not plain:
        return []
    exact = [thing for thing in things if _plain(thing.name) == plain]
    return exact or [thing for thing in things if plain in _plain(thing.name)]


def rules_of(thing: Thing, book: Ledger) -> tuple[Paragraph, ...]:
    """The first paragraphs that name it."""
    return book.search(thing.name)[:MOST_PARAGRAPHS]


def _things(game: AnyGame, words: Words) -> list[Thing]:
    found: dict[tuple[str, str], Thing] = {}
    for message in _messages(game.package, words.language):
        kind, _, name = message.partition("-")
        if kind not in _NOUNS or not name or (text := _without_facts(words, message)) is None:
            continue
        does = [_without_facts(words, f"{prefix}-{ending}") for prefix in _DOES for ending in _endings(kind, name)]
        found.setdefault((text, name), Thing(kind, name, text, tuple(dict.fromkeys(one for one in does if one))))
    return list(found.values())


def _endings(kind: str, name: str) -> tuple[str, ...]:
    """``wild-lion`` has the power of ``lion``; a family or an animal alone has none."""
    if kind == "card" and name.startswith("wild-"):
        return (name, name.removeprefix("wild-"))
    return (name, f"{kind}-{name}") if kind in ("card", "office", "power", "prize", "special") else (f"{kind}-{name}",)


def _without_facts(words: Words, message: str) -> str | None:
    if not words.has(message):
        return None
    try:
        return words(message)
    except KeyError:
        return None


@cache
def _messages(package: str, language: str) -> tuple[str, ...]:
    return tuple(
        name for text in catalogues(language, package) for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    )


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).strip()
