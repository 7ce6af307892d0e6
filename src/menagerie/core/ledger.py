"""The ledger: the text of a game's rules, in numbered paragraphs.

It is shown beside the board and quoted when a move is refused; tests name the paragraphs they prove; rulings are
written down in it. The file ``rules.<language>.md`` in a game's folder reads

    # Title
    ## In short
    The goal, in a sentence or two.
    - **First point** of the summary, without a number of its own (2.1).
    ## 2 A heading
    **2.1** A paragraph, which may run over
    several lines.
    **2.2** *ruling* A paragraph where the rulebook is silent or contradicts itself.

A heading that ends with a letter in parentheses, as ``## 10 Differences (D)``, gives its paragraphs a second name by
which they are found: D22 is 10.22. Rulings come last in their section, wherever they stand in the file. How paragraphs
are found by everyday words is described in `ledger_search`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from msgspec import Struct, structs

from menagerie.core.contract import AnyGame
from menagerie.core.ledger_search import NO_EVERYDAY_WORDS, EverydayWords, Found, Searched, everyday_words, find

_NUMBER = r"[0-9]+[a-z]?(?:\.[0-9]+[a-z]?)*"
_HEADING = re.compile(rf"^## ({_NUMBER}) (.+)$")
_PARAGRAPH = re.compile(rf"^\*\*({_NUMBER})\*\* (\*(?:ruling|décision)\*(?: |$))?(.*)$")

_SUMMARY = re.compile(r"^## (.+)$")
_POINT = re.compile(r"^- (?:\*\*([^*]+)\*\* )?(.*)$")
_LETTER = re.compile(r"\(([A-Z])\)$")


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


class SummaryPoint(Struct, frozen=True):
    title: str
    text: str


class Summary(Struct, frozen=True):
    """What a newcomer reads first. It has no paragraph numbers: nothing is refused or proved by it."""

    title: str
    goal: str
    points: tuple[SummaryPoint, ...]


class Ledger(Struct, frozen=True):
    title: str
    language: str
    sections: tuple[Section, ...]
    summary: Summary | None = None
    everyday: EverydayWords = NO_EVERYDAY_WORDS

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

    def find(self, words: str) -> tuple[Found, ...]:
        """The paragraphs that answer these words best, best first, with what is to be highlighted in each."""
        return find(self._searched(), self.everyday, words)

    def search(self, words: str) -> tuple[Paragraph, ...]:
        """The same without what is to be highlighted. A second name (``D22``) finds its paragraph alone."""
        numbered = {paragraph.number: paragraph for paragraph in self.paragraphs}
        return tuple(numbered[found.number] for found in self.find(words))

    def _searched(self) -> tuple[Searched, ...]:
        return tuple(
            Searched(one.number, one.section, one.text, one.ruling, second_name(one.number, section.title))
            for section in self.sections
            for one in section.paragraphs
        )


def second_name(number: str, heading: str) -> str:
    """``d22`` for 10.22 under a heading that ends with (D); empty where there is none."""
    letter = _LETTER.search(heading)
    return "" if letter is None else f"{letter[1].casefold()}{number.rsplit('.', maxsplit=1)[-1]}"


@cache
def _read(package: str, language: str) -> Ledger:
    text = (files(package) / f"rules.{language}.md").read_text("utf-8")
    read = parse(text, language)
    return structs.replace(read, everyday=everyday_words(package, language))


def ledger(game: AnyGame, language: str = "en") -> Ledger:
    """The game's rules in that language."""
    return _read(game.package, language)


class LedgerError(ValueError):
    """A ledger file that cannot be parsed."""


def parse(text: str, language: str) -> Ledger:
    """Parses a ledger; raises `LedgerError` with the line that does not fit."""
    title = ""
    summary: Summary | None = None
    sections: list[Section] = []
    heading: tuple[str, str] | None = None
    paragraphs: list[Paragraph] = []
    seen: set[str] = set()

    def close() -> None:
        if heading is not None:
            in_order = sorted(paragraphs, key=lambda paragraph: paragraph.ruling)
            sections.append(Section(heading[0], heading[1], tuple(in_order)))
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
        elif heading is None and (longer := _summary_with(summary, line)) is not None:
            summary = longer
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
    return Ledger(title, language, tuple(sections), summary)


def _summary_with(summary: Summary | None, line: str) -> Summary | None:
    """The summary with one more line; nothing where the line does not belong to it."""
    if summary is None:
        title = _SUMMARY.match(line)
        return title and Summary(title[1], "", ())
    if line.startswith("#"):
        return None
    point = _POINT.match(line)
    if point is not None:
        return structs.replace(summary, points=(*summary.points, SummaryPoint(point[1] or "", point[2])))
    if not summary.points:
        return structs.replace(summary, goal=f"{summary.goal} {line}".lstrip())
    last = summary.points[-1]
    longer = SummaryPoint(last.title, f"{last.text} {line}".lstrip())
    return structs.replace(summary, points=(*summary.points[:-1], longer))
