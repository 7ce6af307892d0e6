"""Texts in the reader's language: Fluent catalogues, shared with the browser.

The messages common to all games lie in ``locales/<language>/``, a game's in its folder: ``text/words.<language>.ftl``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.core.contract import AnyGame, BadSetup, Fact, RuleViolation
from menagerie.core.elision import FUNCTIONS
from menagerie.core.removed_names import MARK, REMOVED_NAME

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from menagerie.core.player import Reason

T = TypeVar("T")

LANGUAGES = ("en", "fr")
_SEAT = ("seat", "_seat")
"""The last five letters of a fact that is a seat."""
_LARGEST = 10**15
_KEPT, _LONGEST_KEPT = 8_000, 80
"""How many formatted messages a catalogue keeps, with facts of what length: what people say is not kept."""
_LONGEST_FILLED = 1_000
_EXPLANATIONS = "explain."
"""The explanations are no part of the catalogues: a page asks for them only when something is explained."""


class Words:
    """Formats messages: in one language, of one game or of none, with the names of the players."""

    def __init__(
        self,
        language: str,
        bundle: FluentBundle,
        names: tuple[str, ...] = (),
        formatted: dict[Hashable, Any] | None = None,
    ) -> None:
        self.language = language
        self._bundle = bundle
        self._formatted = {} if formatted is None else formatted
        """Messages already formatted with these facts, and what was made of them (`kept`), shared by all `Words` of a
        catalogue: Fluent takes much longer than looking them up."""
        self.names = tuple([self.shown_names(name) for name in names]) if MARK in "".join(names) else names

    def __call__(self, message: str, **facts: Fact) -> str:
        """The message with its facts filled in. Facts named ``seat`` or ``...-seat`` are replaced by players' names."""
        known: str | None
        if not facts:
            known = self._formatted.get(message)
            return self._keep(message, self._format(message, {})) if known is None else known
        kept = True
        for name, fact in facts.items():
            kind = type(fact)
            if kind is str:
                if MARK in fact:  # type: ignore[operator]
                    facts[name] = self.shown_names(str(fact))
                if len(fact) > _LONGEST_KEPT:  # type: ignore[arg-type]
                    kept = False
            elif kind is int:
                if name[-5:] in _SEAT:
                    facts[name] = self.seat(fact)
                elif not -_LARGEST <= fact <= _LARGEST:  # type: ignore[operator]
                    facts[name] = _bounded(fact)
            else:  # equal values of other types may read differently: True equals 1
                facts[name], kept = self.seat(fact) if _is_seat(name, fact) else _bounded(fact), False
        if not kept:
            return self._format(message, facts)
        key = (message, *facts, *facts.values())
        known = self._formatted.get(key)
        return self._keep(key, self._format(message, facts)) if known is None else known

    def kept(self, make: Callable[..., T], *facts: Hashable) -> T:
        """``make(words, *facts)``: what is made of several messages, once for the same facts. Players are named among
        the facts, not by their seats."""
        key = make, facts
        found: T | None = self._formatted.get(key)
        return self._keep(key, make(self, *facts)) if found is None else found

    def several(self, messages: tuple[str, ...]) -> tuple[str, ...]:
        """Messages without facts."""
        return self.kept(Words._several, messages)

    def _several(self, messages: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([self(message) for message in messages])

    def _keep(self, key: Hashable, made: T) -> T:
        self._formatted[key] = made
        if len(self._formatted) > _KEPT:
            self._formatted.clear()
        return made

    def _format(self, message: str, values: dict[str, Fact]) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{self.language}: {message} has no text")
        if (filled := _filled(pattern, values)) is not None:
            return filled
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.language}: {message}: {errors}")
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def seat(self, seat: Fact) -> str:
        """The name of the player on that seat."""
        number = seat if type(seat) is int else int(_bounded(seat))
        return self.names[number] if 0 <= number < len(self.names) else self("seat-name", number=number + 1)

    def names_of(self, seats: tuple[int, ...] | list[int]) -> str:
        """Several players in one phrase: "Ada, Ben and Cleo"."""
        return self.join_list([self.seat(seat) for seat in seats])

    def join_list(self, things: list[str] | tuple[str, ...]) -> str:
        """Several things in one phrase: "a lion, a fox and a panda"."""
        if not things:
            return self("list-empty")
        if len(things) == 1:
            return things[0]
        return self("list-and", most=", ".join(things[:-1]), last=things[-1])

    def shown_names(self, text: str) -> str:
        """The text with those who have removed themselves called so in this language."""
        return text.replace(REMOVED_NAME, self("removed-player")) if MARK in text else text

    def with_names(self, names: tuple[str, ...]) -> Words:
        """The same language, among people of these names."""
        return Words(self.language, self._bundle, names, self._formatted)

    def setup_error(self, error: BadSetup) -> str:
        """Why a set-up is not possible."""
        return self(error.reason, **error.facts)

    def violation(self, violation: RuleViolation) -> str:
        """A refusal: what is wrong, and which rule says so."""
        return self("refusal", what=self.what_is_wrong(violation), paragraph=violation.paragraph)

    def what_is_wrong(self, violation: RuleViolation) -> str:
        """A refusal without its paragraph."""
        return self(violation.reason, **self._translated(violation.facts))

    def reason(self, reason: Reason) -> str:
        """Why a bot does what it does."""
        return self(reason.message, **self._translated(reason.facts))

    def _translated(self, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Facts that have a message of their own, as its text: ``card: wild-fox`` as that of ``card-wild-fox``."""
        return {
            name: self(word) if isinstance(fact, str) and self.has(word := f"{name}-{fact}") else fact
            for name, fact in facts.items()
        }


def _filled(pattern: Any, values: dict[str, Fact]) -> str | None:
    """The text of a pattern that only has names and other texts filled in, as most lines of a log; nothing for all
    others. Fluent's own way takes ten times as long."""
    from fluent.syntax import ast

    parts: list[str] = []
    for element in getattr(pattern, "elements", ()):
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        expression = getattr(element, "expression", None)
        value = values.get(expression.id.name) if isinstance(expression, ast.VariableReference) else None
        if not isinstance(value, str) or len(value) > _LONGEST_FILLED:
            return None
        parts.append(value)
    return "".join(parts) or None


def _is_seat(name: str, fact: Fact) -> bool:
    return isinstance(fact, int) and name[-5:] in _SEAT


def _bounded(fact: Fact) -> Fact:
    """Fluent cannot format numbers of any size, and an action may hold any number that somebody sends."""
    return max(-_LARGEST, min(fact, _LARGEST)) if isinstance(fact, int) and not isinstance(fact, bool) else fact


def words_of(package: str | None, language: str) -> Words:
    """The common messages, and those of the game in that package."""
    return Words(language, _bundle(language, package), (), _formatted(language, package))


@cache
def core_words(language: str) -> Words:
    """The common messages alone."""
    return words_of(None, language)


def words_for(game: AnyGame, language: str, names: tuple[str, ...] = ()) -> Words:
    """The common messages and the game's."""
    return words_of(game.package, language).with_names(names)


def load_catalogues(packages: Iterable[str]) -> None:
    """Reads the catalogues of these games in all languages, which takes a while, before they are needed."""
    for package in packages:
        for language in LANGUAGES:
            words_of(package, language)


@cache
def _formatted(_language: str, _package: str | None) -> dict[Hashable, Any]:
    """One memory for each catalogue."""
    return {}


@cache
def _bundle(language: str, package: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for the language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in catalogues(language, package):
        bundle.add_resource(FluentResource(text))
    return bundle


def catalogues(language: str, package: str | None, skip: tuple[str, ...] = ()) -> Iterator[str]:
    """The texts of the catalogues: the common ones, then the game's (``words`` and those of its board).

    Files whose names begin with one of ``skip`` are left out.
    """
    skipped = (_EXPLANATIONS, *skip)
    yield from _texts(files("menagerie") / "locales" / language, ".ftl", skipped)
    if package is not None:
        yield from _texts(files(package) / "text", f".{language}.ftl", skipped)


def _texts(folder: Traversable, ending: str, skipped: tuple[str, ...]) -> Iterator[str]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(ending) and not file.name.startswith(skipped):
            yield file.read_text("utf-8")
