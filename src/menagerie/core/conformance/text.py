"""Checks on what is shown: everything has words in both languages, and features are numbers."""

from __future__ import annotations

from typing import Any

from menagerie.core.conformance.playout import Playout, fail, playouts
from menagerie.core.contract import AnyGame, View
from menagerie.core.ledger import Ledger, LedgerError, ledger
from menagerie.core.words import LANGUAGES, Words, catalogues, words_for


def everything_has_words(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Questions, views, actions, choices, redacted events and results have words in every language."""
    for number, playout in enumerate(playouts(game, setups)):
        language = LANGUAGES[number % len(LANGUAGES)]
        words = words_for(game, language)
        while playout.state.waiting_on:
            for seat in playout.viewers:
                view = playout.state.view(seat)
                _check_view(playout, view, words)
                if seat is not None:
                    _check_choices(playout, seat, view, words)
            _, _, events = playout.step()
            for event in events:
                for seat in (None, *range(playout.players)):
                    seen = game.redact(event, seat)
                    with playout.requires_words(seen, language):
                        if seen is not None:
                            game.describe_event(seen, words)
        result = playout.state.result()
        assert result is not None
        for language in LANGUAGES:
            words = words_for(game, language)
            with playout.requires_words("the end", language):
                words(result.ended_by)
                for tie_break in result.standings[0].tie_breaks:
                    words(f"tie-break-{tie_break.name}")
            _check_view(playout, playout.state.view(None), words)


def _check_view(playout: Playout, view: View, words: Words) -> None:
    with playout.requires_words(f"what {view.seat} sees", words.language):
        description = playout.game.describe(view, words)
        if not description.strip():
            playout.fail("the description is empty", "`describe` puts the view in words")
    with playout.requires_words(f"the question for {view.seat}", words.language):
        question = playout.game.question(view, words)
        if not question.strip():
            playout.fail("the question is empty", "`question` says what the seat is asked, or who is waited for")
    if question in description.splitlines():
        playout.fail(f"the description repeats the question {question!r}", "`describe` leaves the question out")

    with playout.requires_words(f"the guide for {view.seat}", words.language):
        guide = playout.game.guide(view, words)
        if guide.phase is not None and not 0 <= guide.phase < len(guide.phases):
            playout.fail(
                f"the guide is in phase {guide.phase} of {len(guide.phases)}", "`Guide.phase` is one of its phases"
            )


def _check_choices(playout: Playout, seat: int, view: View, words: Words) -> None:
    """Each legal action has words, and a long and a short text for lists of choices."""
    for action in playout.state.legal(seat):
        with playout.requires_words(action, words.language):
            text = playout.game.describe_action(action, view, words)
            choice = playout.game.describe_choice(action, view, words)
        if not text.strip() or not choice.short.strip():
            playout.fail(f"{action} has an empty text", "`describe_action` and `describe_choice` cover every action")
        if choice.long != text:
            playout.fail(
                f"{action} is {choice.long!r} in a list of choices and {text!r} elsewhere",
                "`describe_choice` takes its long text from `describe_action`",
            )


def options_have_words(game: AnyGame, setups: list[tuple[int, Any]]) -> None:  # noqa: ARG001 - one shape for all checks
    """Every option has a name and an explanation, every bot its line, every level its name and sentence, the game a
    title and a summary."""
    for language in LANGUAGES:
        words = words_for(game, language)
        wanted = ["game-title", "game-summary"]
        for field in game.options_type.__struct_fields__:
            wanted += [f"option-{field}", f"option-{field}-help"]
        wanted += [f"bot-{bot}" for bot in (*game.bots, *game.searching_bots)]
        wanted += [f"bot-{bot}-{part}" for bot in game.levels for part in ("name", "about")]
        missing = [message for message in wanted if not words.has(message)]
        if missing:
            fail(game, f"there are no messages {', '.join(missing)}", f"add it to words.{language}.ftl")


def catalogues_are_bilingual(game: AnyGame, setups: list[tuple[int, Any]]) -> None:  # noqa: ARG001 - as above
    """The catalogues are valid Fluent, and have the same messages in every language."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message

    ids: dict[str, set[str]] = {}
    for language in LANGUAGES:
        *_, text = catalogues(language, game.package)
        entries = FluentResource(text).body
        for entry in entries:
            if isinstance(entry, Junk):
                line = (entry.content or "").strip().splitlines()[0]
                fail(game, f"words.{language}.ftl: not a message: {line!r}", "write `name = text`, as Fluent wants it")
        ids[language] = {entry.id.name for entry in entries if isinstance(entry, Message)}
    for language in LANGUAGES:
        lacking = sorted(set().union(*ids.values()) - ids[language])
        if lacking:
            fail(game, f"words.{language}.ftl lacks {', '.join(lacking)}", "each message is there in every language")


def ledger_is_bilingual(game: AnyGame, setups: list[tuple[int, Any]]) -> None:  # noqa: ARG001 - one shape for all checks
    """The rules have the same paragraphs in every language."""
    english = _read(game, "en")
    if not english.paragraphs:
        fail(game, "rules.en.md has no paragraphs", "write the rules as `**2.1** A paragraph.` under `## 2 A heading`")
    for language in LANGUAGES:
        other = _read(game, language)
        if other.numbers != english.numbers:
            apart = sorted(set(other.numbers) ^ set(english.numbers))
            fail(
                game,
                f"the rules in en and {language} differ in: {', '.join(apart) or 'order'}",
                "the same paragraphs, with the same numbers, in every language",
            )


def _read(game: AnyGame, language: str) -> Ledger:
    try:
        return ledger(game, language)
    except FileNotFoundError:
        fail(game, f"there is no rules.{language}.md", "write the rules in every language, in the game's folder")
    except LedgerError as error:
        fail(game, f"the rules cannot be parsed: {error}", "see the head of menagerie/core/ledger.py for how they look")
