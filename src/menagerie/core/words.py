"""What we say, in the reader's language: Fluent catalogues, shared with the browser.

The house's own messages lie in ``locales/<language>/``; a game's lie in its folder as ``text/words.<language>.ftl``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from menagerie.core.contract import AnyGame, BadSetup, Fact, RuleViolation

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from menagerie.core.player import Reason

LANGUAGES = ("en", "fr")
_MOST = 10**15


class Words:
    """Speaks one language, of one game or of none, to people who sit at one table."""

    def __init__(self, language: str, bundle: FluentBundle, names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.names = names
        self._bundle = bundle

    def __call__(self, message: str, **facts: Fact) -> str:
        """The message with its facts filled in. Facts named ``seat`` or ``...-seat`` are spoken as players' names."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{self.language}: {message} says nothing")
        spoken = {name: self.seat(fact) if _is_seat(name, fact) else _sayable(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise KeyError(f"{self.language}: {message}: {errors}")
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def seat(self, seat: Fact) -> str:
        """The name of whoever sits there."""
        number = int(_sayable(seat))
        return self.names[number] if 0 <= number < len(self.names) else self("seat-name", number=number + 1)

    def names_of(self, seats: tuple[int, ...] | list[int]) -> str:
        """Several players in one phrase: "Ada, Ben and Cleo"."""
        return self.listing([self.seat(seat) for seat in seats])

    def listing(self, things: list[str] | tuple[str, ...]) -> str:
        """Several things in one phrase: "a lion, a fox and a panda"."""
        if not things:
            return self("list-empty")
        if len(things) == 1:
            return things[0]
        return self("list-and", most=", ".join(things[:-1]), last=things[-1])

    def called(self, names: tuple[str, ...]) -> Words:
        """The same language, among people of these names."""
        return Words(self.language, self._bundle, names)

    def problem(self, problem: BadSetup) -> str:
        """Why a table cannot be set up."""
        return self(problem.reason, **problem.facts)

    def violation(self, violation: RuleViolation) -> str:
        """A refusal: what is wrong, and which rule says so."""
        what = self(violation.reason, **self._translated(violation.facts))
        return self("refusal", what=what, paragraph=violation.paragraph)

    def reason(self, reason: Reason) -> str:
        """Why a bot does what it does."""
        return self(reason.message, **self._translated(reason.facts))

    def _translated(self, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Facts the catalogue has a word for, in that word: ``card: wild-fox`` is spoken as ``card-wild-fox`` says."""
        return {
            name: self(word) if isinstance(fact, str) and self.has(word := f"{name}-{fact}") else fact
            for name, fact in facts.items()
        }


def _is_seat(name: str, fact: Fact) -> bool:
    return isinstance(fact, int) and (name == "seat" or name.endswith("_seat"))


def _sayable(fact: Fact) -> Fact:
    """Numbers no table needs come from people who try things; the catalogues cannot say them all."""
    return max(-_MOST, min(fact, _MOST)) if isinstance(fact, int) and not isinstance(fact, bool) else fact


def words_of(package: str | None, language: str) -> Words:
    """The house's words, and those of the game in that package."""
    return Words(language, _bundle(language, package))


@cache
def core_words(language: str) -> Words:
    """The house's own words."""
    return words_of(None, language)


def words_for(game: AnyGame, language: str, names: tuple[str, ...] = ()) -> Words:
    """The house's words and the game's."""
    return words_of(game.package, language).called(names)


@cache
def _bundle(language: str, package: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for the language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogues(language, package):
        bundle.add_resource(FluentResource(text))
    return bundle


def catalogues(language: str, package: str | None) -> Iterator[str]:
    """The texts of the catalogues: the house's, then the game's."""
    house = files("menagerie") / "locales" / language
    for file in sorted(house.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.read_text("utf-8")
    if package is not None:
        yield (files(package) / "text" / f"words.{language}.ftl").read_text("utf-8")
