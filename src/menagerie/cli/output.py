"""Output: text wrapped to the width of the terminal, with labels in a column of their own."""

import re
import textwrap

from rich.console import Console
from rich.text import Text

_EMPHASIS = re.compile(r"(?<!\w)(\*\*|\*|`)(\S(?:.*?\S)?)\1(?!\w)")
WIDEST = 100  # longer lines are hard to read


def console() -> Console:
    """Standard output. What people wrote is never taken for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def error_console() -> Console:
    return Console(highlight=False, markup=False, emoji=False, stderr=True)


def without_markup(text: str) -> str:
    """A ledger's text without its asterisks."""
    return _EMPHASIS.sub(r"\2", text)


def labelled(out: Console, rows: list[tuple[str, str]]) -> None:
    """Labels, and their texts in a column beside them."""
    column = max(len(label) for label, _ in rows) + 2
    for label, text in rows:
        with_label(out, label, text, column)


def with_label(out: Console, label: str, text: str, column: int = 6, style: str = "bold") -> None:
    """The label, and the text beside it."""
    width = min(out.width, WIDEST)
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
    out.print(page, soft_wrap=True)


def paragraph(out: Console, text: str, style: str = "") -> None:
    """A wrapped paragraph."""
    width = min(out.width, WIDEST)
    wrapped = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
    out.print(Text("\n".join(wrapped), style=style), soft_wrap=True)
