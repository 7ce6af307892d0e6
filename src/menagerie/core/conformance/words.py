"""Checks on what is shown: the text twin speaks of everything in both languages, and numbers hold still."""

from __future__ import annotations

import math
from typing import Any

from menagerie.core.conformance.walk import broken, walks
from menagerie.core.contract import AnyGame
from menagerie.core.ledger import Ledger, LedgerError, ledger
from menagerie.core.words import LANGUAGES, catalogues, words_for


def everything_has_words(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Views, actions, redacted events and results are told in every language."""
    for number, walk in enumerate(walks(game, setups)):
        language = LANGUAGES[number % len(LANGUAGES)]
        words = words_for(game, language)
        while walk.state.waiting_on:
            for seat in walk.listeners:
                view = walk.state.view(seat)
                with walk.telling(f"what {seat} sees", language):
                    if not game.describe(view, words).strip():
                        walk.broken("the text twin says nothing", "`describe` tells the view in words")
                for action in [] if seat is None else walk.state.legal(seat):
                    with walk.telling(action, language):
                        game.describe_action(action, view, words)
            _, _, events = walk.step()
            for event in events:
                for seat in (None, *range(walk.players)):
                    seen = game.redact(event, seat)
                    with walk.telling(seen, language):
                        if seen is not None:
                            game.describe_event(seen, words)
        result = walk.state.result()
        assert result is not None
        for language in LANGUAGES:
            words = words_for(game, language)
            with walk.telling("the end", language):
                game.describe(walk.state.view(None), words)
                words(result.ended_by)
                for tie_break in result.standings[0].tie_breaks:
                    words(f"tie-break-{tie_break.name}")


def options_have_words(game: AnyGame, setups: list[tuple[int, Any]]) -> None:  # noqa: ARG001 - one shape for all checks
    """Every option has a name and an explanation, every bot its line, the game a title and a summary."""
    for language in LANGUAGES:
        words = words_for(game, language)
        wanted = ["game-title", "game-summary"]
        for field in game.options_type.__struct_fields__:
            wanted += [f"option-{field}", f"option-{field}-help"]
        wanted += [f"bot-{bot}" for bot in game.bots]
        missing = [message for message in wanted if not words.has(message)]
        if missing:
            broken(game, f"nobody says {', '.join(missing)}", f"add it to words.{language}.ftl")


def catalogues_are_bilingual(game: AnyGame, setups: list[tuple[int, Any]]) -> None:  # noqa: ARG001 - as above
    """The catalogues read well, and have the same messages in every language."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message

    said: dict[str, set[str]] = {}
    for language in LANGUAGES:
        *_, text = catalogues(language, game.package)
        entries = FluentResource(text).body
        for entry in entries:
            if isinstance(entry, Junk):
                line = (entry.content or "").strip().splitlines()[0]
                broken(
                    game, f"words.{language}.ftl: not a message: {line!r}", "write `name = text`, as Fluent wants it"
                )
        said[language] = {entry.id.name for entry in entries if isinstance(entry, Message)}
    for language in LANGUAGES:
        lacking = sorted(set().union(*said.values()) - said[language])
        if lacking:
            broken(game, f"words.{language}.ftl lacks {', '.join(lacking)}", "each message is there in every language")


def ledger_is_bilingual(game: AnyGame, setups: list[tuple[int, Any]]) -> None:  # noqa: ARG001 - one shape for all checks
    """The rules have the same paragraphs in every language."""
    english = _read(game, "en")
    if not english.paragraphs:
        broken(
            game, "rules.en.md has no paragraphs", "write the rules as `**2.1** A paragraph.` under `## 2 A heading`"
        )
    for language in LANGUAGES:
        other = _read(game, language)
        if other.numbers != english.numbers:
            apart = sorted(set(other.numbers) ^ set(english.numbers))
            broken(
                game,
                f"the rules in en and {language} differ in: {', '.join(apart) or 'order'}",
                "the same paragraphs, with the same numbers, in every language",
            )


def _read(game: AnyGame, language: str) -> Ledger:
    try:
        return ledger(game, language)
    except FileNotFoundError:
        broken(game, f"there is no rules.{language}.md", "tell the rules in every language, in the game's folder")
    except LedgerError as trouble:
        broken(game, f"the rules do not read: {trouble}", "see the head of menagerie/core/ledger.py for how they look")


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
