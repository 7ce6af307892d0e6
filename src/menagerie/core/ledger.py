"""The ledger: the text of a game's rules, in numbered paragraphs.

It is shown beside the board and quoted when a move is refused; tests name the paragraphs they prove; rulings are
written down in it. The file ``rules.<language>.md`` in a game's folder reads

    # Title
    ## 2 A heading
    **2.1** A paragraph, which may run over
    several lines.
    **2.2** *ruling* A paragraph where the rulebook is silent or contradicts itself.

A heading that ends with a letter in parentheses, as ``## 10 Differences (D)``, gives its paragraphs a second name by
which they are found: D22 is 10.22.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files

from msgspec import Struct

from menagerie.core.contract import AnyGame

_NUMBER = r"[0-9]+[a-z]?(?:\.[0-9]+[a-z]?)*"
_HEADING = re.compile(rf"^## ({_NUMBER}) (.+)$")
_PARAGRAPH = re.compile(rf"^\*\*({_NUMBER})\*\* (\*(?:ruling|décision)\*(?: |$))?(.*)$")

_LETTER = re.compile(r"\(([A-Z])\)$")
_SECOND_NAME = re.compile(r"^([a-z])0*([1-9][0-9]*)$")


class Paragraph(Struct, frozen=True):
    number: str
    section: str
    """The heading it stands under."""
    text: str
    ruling: bool = False
    """Whether it decides something on which the rulebook is silent or contradicts itself."""


class Section(Struct, frozen=True):
    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Ledger(Struct, frozen=True):
    title: str
    language: str
    sections: tuple[Section, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        return tuple(paragraph for section in self.sections for paragraph in section.paragraphs)

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(paragraph.number for paragraph in self.paragraphs)

    def paragraph(self, number: str) -> Paragraph | None:
        return next((paragraph for paragraph in self.paragraphs if paragraph.number == number), None)

    def section(self, number: str) -> Section | None:
        return next((section for section in self.sections if section.number == number), None)

    def search(self, words: str) -> tuple[Paragraph, ...]:
        """The paragraphs that hold every one of the words, whatever their case, accents and kind of apostrophe.

        A second name (``D22``) finds its paragraph alone.
        """
        wanted = _plain(words).split()
        return tuple(paragraph for paragraph in self.paragraphs if all(_holds(paragraph, word) for word in wanted))


def _holds(paragraph: Paragraph, word: str) -> bool:
    second = _LETTER.search(paragraph.section)
    named = _SECOND_NAME.match(word)
    if second is not None and named is not None and named[1] == second[1].casefold():
        return paragraph.number.split(".")[-1] == named[2]
    return word in _plain(f"{paragraph.number} {paragraph.section} {paragraph.text}")


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@cache
def _read(package: str, language: str) -> Ledger:
    text = (files(package) / f"rules.{language}.md").read_text("utf-8")
    return parse(text, language)


def ledger(game: AnyGame, language: str = "en") -> Ledger:
    """The game's rules in that language."""
    return _read(game.package, language)


class LedgerError(ValueError):
    """A ledger file that cannot be parsed."""


def parse(text: str, language: str) -> Ledger:
    """Parses a ledger; raises `LedgerError` with the line that does not fit."""
    title = ""
    sections: list[Section] = []
    heading: tuple[str, str] | None = None
    paragraphs: list[Paragraph] = []
    seen: set[str] = set()

    def close() -> None:
        if heading is not None:
            sections.append(Section(heading[0], heading[1], tuple(paragraphs)))
            paragraphs.clear()

    for line_number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("# "):
            if title:
                raise LedgerError(f"{language}, line {line_number}: a second title")
            title = line[2:]
        elif match := _HEADING.match(line):
            close()
            heading = match[1], match[2]
            if any(section.number == heading[0] for section in sections):
                raise LedgerError(f"{language}, line {line_number}: section {heading[0]} is there twice")
        elif match := _PARAGRAPH.match(line):
            number, ruling, words = match[1], match[2], match[3]
            if heading is None or not number.startswith(f"{heading[0]}."):
                raise LedgerError(f"{language}, line {line_number}: paragraph {number} stands under another heading")
            if number in seen:
                raise LedgerError(f"{language}, line {line_number}: paragraph {number} is there twice")
            seen.add(number)
            paragraphs.append(Paragraph(number, heading[1], words, ruling is not None))
        elif paragraphs and not line.startswith(("#", "**")):
            last = paragraphs[-1]
            paragraphs[-1] = Paragraph(last.number, last.section, f"{last.text} {line}".lstrip(), last.ruling)
        else:
            raise LedgerError(f"{language}, line {line_number}: neither heading nor paragraph: {line[:40]!r}")
    close()
    if not title:
        raise LedgerError(f"{language}, line 1: there is no title")
    return Ledger(title, language, tuple(sections))
