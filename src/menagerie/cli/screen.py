"""The terminal as a table: what is said, what is asked, and the curtain between two people.

Several people at one screen must not see each other's cards. So for them the game runs on the terminal's alternate
screen, which has no scrollback, and every hand-over wipes it (and, to be sure, the scrollback as well). Lines are read
without an editor, so that the arrow keys bring nothing back. Where the output is no terminal (a pipe, a file) the
curtain is a line of its own, and whoever reads the file sees everything.
"""

from __future__ import annotations

import sys
from types import TracebackType

from rich.cells import cell_len
from rich.text import Text

from menagerie.cli.page import console
from menagerie.core.words import Words

_WIPE = "\x1b[2J\x1b[3J\x1b[H"
_RULE = "═" * 40


class Left(Exception):
    """Nobody is typing any more, or somebody wants to go."""


class Screen:
    def __init__(self, words: Words, shared: bool) -> None:
        self.words = words
        self.shared = shared
        self.paper = console()
        self._alternate = False
        self._rows = 0

    def __enter__(self) -> Screen:
        if self.shared:
            self._alternate = self.paper.set_alt_screen(True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leaves nothing private behind."""
        if self.shared:
            self._wipe()
        if self._alternate:
            self.paper.set_alt_screen(False)
            self._alternate = False

    def say(self, text: str = "", style: str = "") -> None:
        """One or several lines. What runs off the top of the alternate screen is gone, so there a full screen waits."""
        rows = sum(max(1, -(-cell_len(line) // self.paper.width)) for line in text.split("\n"))
        if self._alternate and self._rows + rows > self.paper.height - 2:
            self.ask(self.words("cli-play-more"))
        self._rows += rows
        self.paper.print(Text(text, style=style), soft_wrap=True)

    def ask(self, question: str) -> str:
        """One line from the keyboard; raises `Left` when there is none."""
        self.paper.print(Text(f"{question} ", style="bold"), end="", soft_wrap=True)
        sys.stdout.flush()
        line = sys.stdin.readline()
        self._rows = 0
        if not sys.stdin.isatty():
            self.paper.print()  # nobody pressed Enter, so the line is still open
        if not line:
            raise Left
        return line.strip()

    def curtain(self, message: str, question: str) -> str:
        """Hides everything that was said, and waits until the right person sits here."""
        self._wipe()
        self.say(_RULE, "dim")
        self.say(message, "bold")
        answer = self.ask(question)
        self._wipe()
        return answer

    def _wipe(self) -> None:
        self._rows = 0
        if not self.paper.is_terminal:
            return
        if self.paper.is_dumb_terminal or self.paper.legacy_windows:
            self.paper.print("\n" * 500)  # all such a terminal understands
        else:
            self.paper.file.write(_WIPE)
            self.paper.file.flush()
