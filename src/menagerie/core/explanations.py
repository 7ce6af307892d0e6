"""Explanations: what each piece, icon and number of a game is, what it does, when it may be used, and its rule.

Which things there are stands in a game's ``explanations.py``, what is said of them in its
``text/explain.<language>.ftl``: the message ``explain-card-rally`` is the name of ``card:rally``, and its attributes
``text`` and ``when`` say what it does and when it may be used. They may use messages of the game's other catalogues.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from menagerie.core.contract import AnyGame


class Explanation(Struct, frozen=True):
    """One thing that a person may ask about."""

    id: str
    """Its name in the marks of the board: ``card:rally``."""
    group: str
    """Where it stands in the legend; its title is the message ``explain-group-<group>``."""
    paragraph: str
    """The ledger paragraph that says most about it."""


class ExplanationText(Struct, frozen=True):
    """What is said of a thing, in one language."""

    name: str
    text: str
    when: str | None


def explained(groups: dict[str, dict[str, str]]) -> tuple[Explanation, ...]:
    """The things of a game: by group, each with its paragraph."""
    return tuple(
        Explanation(name, group, paragraph) for group, things in groups.items() for name, paragraph in things.items()
    )


def explanation_text(game: AnyGame, thing: str, language: str) -> ExplanationText:
    """The texts of that thing; raises a `KeyError` where one is missing."""
    bundle = _bundle(game.package, language)
    message = bundle.get_message(_message(thing))
    texts = {}
    for name, pattern in [("name", message.value), *message.attributes.items()]:
        if pattern is None:
            raise KeyError(f"{language}: {thing} has no {name}")
        text, errors = bundle.format_pattern(pattern)
        if errors:
            raise KeyError(f"{language}: {thing}: {errors}")
        texts[name] = str(text)
    return ExplanationText(texts["name"], texts["text"], texts.get("when"))


def group_title(game: AnyGame, group: str, language: str) -> str:
    """The title of a group in the legend."""
    bundle = _bundle(game.package, language)
    pattern = bundle.get_message(f"explain-group-{group}").value
    if pattern is None:
        raise KeyError(f"{language}: the group {group} has no title")
    return str(bundle.format_pattern(pattern)[0])


def explanation_source(package: str, language: str) -> str:
    """The Fluent text of a game's explanations."""
    return (files(package) / "text" / f"explain.{language}.ftl").read_text("utf-8")


def _message(thing: str) -> str:
    return "explain-" + thing.replace(":", "-").replace(" ", "-")


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    from menagerie.core.words import catalogues

    bundle = FluentBundle([language], use_isolating=False)
    for text in (*catalogues(language, package), explanation_source(package, language)):
        bundle.add_resource(FluentResource(text))
    return bundle
