"""What the pieces and choices of a study are called."""

from __future__ import annotations

from menagerie.core.contract import AnyGame
from menagerie.core.explanations import explanation_text
from menagerie.core.words import Words

_EXPLAINED_AS = {"rolled": "card", "power-used": "power", "card-of-family": "family", "station": "family"}
"""Kinds whose pieces are explained under another one."""


def kind_title(kind: str, words: Words) -> str:
    return words(f"balance-kind-{kind}")


def piece_name(game: AnyGame, kind: str, piece: str, words: Words) -> str:
    """Its name as the game explains it; otherwise its own."""
    own = f"balance-piece-{kind}-{piece}"
    if words.has(own):
        return words(own)
    main, _, more = piece.partition(":")
    things = {explanation.id for explanation in game.explanations}
    name = _explained(game, _EXPLAINED_AS.get(kind, kind), main, things, words)
    if name is None:
        return piece
    added = _explained(game, "office", more, things, words) or more
    return f"{name} ({added})" if added else name


def choice_text(game: AnyGame, choice: str, words: Words) -> str:
    """The kind of the action as it stands in records, and the name of the piece it is about."""
    action, _, about = choice.partition(" ")
    things = {explanation.id for explanation in game.explanations}
    groups = sorted({thing.partition(":")[0] for thing in things})
    names = [_explained(game, group, about, things, words) for group in groups] if about else []
    return " · ".join([action, next((name for name in names if name), about)]) if about else action


def _explained(game: AnyGame, group: str, piece: str, things: set[str], words: Words) -> str | None:
    thing = f"{group}:{piece}"
    return explanation_text(game, thing, words.language).name if thing in things else None
