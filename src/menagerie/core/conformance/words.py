"""Checks on what is shown: the text twin speaks of everything in both languages, and numbers hold still."""

from __future__ import annotations

import math
from typing import Any

from menagerie.core.conformance.walk import walks
from menagerie.core.contract import AnyGame
from menagerie.core.ledger import ledger
from menagerie.core.words import LANGUAGES, words_for


def everything_has_words(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Views, actions and witnessed events are told in every language."""
    for number, walk in enumerate(walks(game, setups)):
        words = words_for(game, LANGUAGES[number % len(LANGUAGES)])
        while walk.state.waiting_on:
            for seat in (None, *range(walk.players)):
                view = walk.state.view(seat)
                if not game.describe(view, words).strip():
                    walk.broken("the text twin says nothing", "`describe` tells the view in words")
                if seat is not None:
                    for action in walk.state.legal(seat):
                        game.describe_action(action, view, words)
            _, _, events = walk.step()
            for event in events:
                for seat in (None, *range(walk.players)):
                    seen = game.witness(event, seat)
                    if seen is not None:
                        game.describe_event(seen, words)
        game.describe(walk.state.view(None), words)


def options_have_words(game: AnyGame, setups: list[tuple[int, Any]]) -> None:  # noqa: ARG001 - one shape for all checks
    """Every option has a name and an explanation, the game a title and a summary, in every language."""
    for language in LANGUAGES:
        words = words_for(game, language)
        wanted = ["game-title", "game-summary"]
        for field in game.options_type.__struct_fields__:
            wanted += [f"option-{field}", f"option-{field}-help"]
        missing = [message for message in wanted if not words.has(message)]
        if missing:
            raise AssertionError(f"{game.name}, {language}: the catalogue lacks {', '.join(missing)}")


def ledger_is_bilingual(game: AnyGame, setups: list[tuple[int, Any]]) -> None:  # noqa: ARG001 - one shape for all checks
    """The rules have the same paragraphs in every language."""
    english = ledger(game, "en")
    if not english.paragraphs:
        raise AssertionError(f"{game.name}: rules.en.md has no paragraphs")
    for language in LANGUAGES:
        if ledger(game, language).numbers != english.numbers:
            apart = sorted(set(ledger(game, language).numbers) ^ set(english.numbers))
            raise AssertionError(
                f"{game.name}: the rules in en and {language} differ in: {', '.join(apart) or 'order'}"
            )


def features_are_numbers(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Equally many finite numbers in every view of a set-up."""
    for walk in walks(game, setups):
        length = len(game.features(walk.state.view(None)))
        for state in walk:
            for seat in (None, *range(walk.players)):
                features = game.features(state.view(seat))
                if len(features) != length:
                    walk.broken(f"{len(features)} features after {length}", "fill missing things with zeros")
                if not all(math.isfinite(number) for number in features):
                    walk.broken("a feature is no finite number", "use plain numbers")
