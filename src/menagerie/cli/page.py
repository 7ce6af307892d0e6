"""Text on a page: wrapped to the width of the terminal, with a hanging label."""

import re
import textwrap

from rich.console import Console
from rich.text import Text

_EMPHASIS = re.compile(r"(?<!\w)(\*\*|\*|`)(\S(?:.*?\S)?)\1(?!\w)")
WIDEST = 100  # longer lines are hard to read


def console() -> Console:
    """Where answers go. What people wrote is never taken for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def error_console() -> Console:
    return Console(highlight=False, markup=False, emoji=False, stderr=True)


def plain(text: str) -> str:
    """A ledger's text without its asterisks."""
    return _EMPHASIS.sub(r"\2", text)


def entries(paper: Console, rows: list[tuple[str, str]]) -> None:
    """Labels, and their texts in a column beside them."""
    column = max(len(label) for label, _ in rows) + 2
    for label, text in rows:
        hanging(paper, label, text, column)


def hanging(paper: Console, label: str, text: str, column: int = 6, style: str = "bold") -> None:
    """The label, and the text beside it."""
    width = min(paper.width, WIDEST)
    indent = max(len(label) + 2, min(column, width // 3))
    lines = textwrap.wrap(
        f"{label.ljust(indent - 1)} {text}",
        width,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    page = Text("\n".join(lines))
    page.stylize(style, 0, len(label))
    paper.print(page, soft_wrap=True)


def paragraph(paper: Console, text: str, style: str = "") -> None:
    """A paragraph from edge to edge."""
    width = min(paper.width, WIDEST)
    wrapped = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
    paper.print(Text("\n".join(wrapped), style=style), soft_wrap=True)
