"""`menagerie rules`: a game's ledger, whole, by paragraph, or by word."""

from difflib import get_close_matches
from typing import Annotated

import typer
from rich.console import Console

from menagerie.cli.errors import CliError
from menagerie.cli.output import console, with_label, without_markup
from menagerie.cli.output import paragraph as print_paragraph
from menagerie.cli.table_setup import game_named
from menagerie.core.ledger import Ledger, Paragraph, Section, Summary, ledger
from menagerie.core.words import Words


def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    paragraph: Annotated[str | None, typer.Argument(metavar="PARAGRAPH")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD")] = None,
) -> None:
    words: Words = ctx.obj
    book = ledger(game_named(game, words), words.language)
    out = console()
    if paragraph is None and search is None:
        out.print(book.title, style="bold")
        if book.summary is not None:
            show_summary(out, book.summary)
        for section in book.sections:
            show_section(out, section, words)
        return
    wanted = book.paragraphs if paragraph is None else under(book, paragraph)
    if not wanted:
        assert paragraph is not None
        wanted = () if paragraph[:1].isdigit() else book.search(paragraph)  # a word, where a number was expected
    if not wanted:
        assert paragraph is not None
        raise CliError(no_such_paragraph(book, paragraph, words))
    if search is not None:
        wanted = tuple(one for one in book.search(search) if one in wanted)
        if not wanted:
            raise CliError(words("cli-rules-nothing-found", word=search[:40]), code=1)
    elif paragraph is not None and (section_wanted := book.section(paragraph)) is not None:
        show_section(out, section_wanted, words)
        return
    show_paragraphs(out, wanted, words)


def under(book: Ledger, number: str) -> tuple[Paragraph, ...]:
    """The paragraph of that number, or all of the section."""
    section = book.section(number)
    if section is not None:
        return section.paragraphs
    one = book.paragraph(number)
    return () if one is None else (one,)


def no_such_paragraph(book: Ledger, number: str, words: Words) -> str:
    """Names the nearest there are: of the same section first, then those written alike."""
    section = number.split(".", maxsplit=1)[0]
    known = [*(one.number for one in book.sections), *book.numbers]
    beside = [one for one in book.numbers if one.split(".")[0] == section]
    close = get_close_matches(number, beside or known, n=4, cutoff=0.1) or [one.number for one in book.sections][:8]
    return words("cli-rules-no-paragraph", number=number[:20], game=book.title, close=", ".join(close))


def show_summary(out: Console, summary: Summary) -> None:
    out.print()
    out.print(summary.title, style="bold")
    print_paragraph(out, without_markup(summary.goal))
    for point in summary.points:
        with_label(out, "-", without_markup(f"{point.title} {point.text}".lstrip()), column=2)


def show_section(out: Console, section: Section, words: Words) -> None:
    out.print()
    out.print(f"{section.number} {section.title}", style="bold")
    for one in section.paragraphs:
        show_paragraph(out, one, words)


def show_paragraphs(out: Console, wanted: tuple[Paragraph, ...], words: Words) -> None:
    """Paragraphs from here and there, each section named once."""
    section = ""
    for one in wanted:
        if one.section != section:
            section = one.section
            out.print(f"{one.number.split('.')[0]} {section}", style="bold")
        show_paragraph(out, one, words)


def show_paragraph(out: Console, one: Paragraph, words: Words) -> None:
    mark = f"{words('cli-rules-ruling')} " if one.ruling else ""
    with_label(out, one.number, mark + without_markup(one.text))
