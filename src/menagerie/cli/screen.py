"""The terminal's screen: what is printed, what is asked, and how it is passed on between two people.

Several people at one screen must not see each other's cards. So for them the game runs on the terminal's alternate
screen, which has no scrollback, and passing the screen on wipes it (and, to be sure, the scrollback as well). Lines are
read without an editor, so that the arrow keys bring nothing back. Where the output is no terminal (a pipe, a file), a
line of its own separates two people, and the file shows everything.
"""

from __future__ import annotations

import sys
from types import TracebackType

from rich.cells import cell_len
from rich.text import Text

from menagerie.cli.output import console
from menagerie.core.words import Words

_WIPE = "\x1b[2J\x1b[3J\x1b[H"
_RULE = "═" * 40


class PlayerQuit(Exception):
    """The input has ended, or somebody wants to quit."""


class Screen:
    def __init__(self, words: Words, shared: bool) -> None:
        self.words = words
        self.shared = shared
        self.console = console()
        self._alternate = False
        self._rows = 0

    def __enter__(self) -> Screen:
        if self.shared:
            self._alternate = self.console.set_alt_screen(True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leaves nothing private behind."""
        if self.shared:
            self._wipe()
        if self._alternate:
            self.console.set_alt_screen(False)
            self._alternate = False

    @property
    def paged(self) -> bool:
        """Whether somebody sits before a screen of so many rows; a pipe or a file takes any number of lines."""
        return self._alternate or (self.console.is_terminal and sys.stdin.isatty())

    @property
    def room(self) -> int:
        """The rows that fit on a screen together with the line that is typed."""
        return max(6, self.console.height - 2)

    def rows(self, text: str) -> int:
        """The rows that a text takes."""
        return sum(max(1, -(-cell_len(line) // self.console.width)) for line in text.split("\n"))

    def say(self, text: str = "", style: str = "") -> None:
        """One or several lines. What would run off the top of the screen unread waits for a key."""
        rows = self.rows(text)
        self.make_room(rows)
        self._rows += rows
        self.console.print(Text(text, style=style), soft_wrap=True)

    def make_room(self, rows: int) -> None:
        """Waits where so many more rows would push away what has not been read yet."""
        if self.paged and self._rows and self._rows + rows > self.room:
            self.ask(self.words("cli-play-more"))

    def ask(self, question: str) -> str:
        """One line from the keyboard; raises `PlayerQuit` when there is none."""
        self.console.print(Text(f"{question} ", style="bold"), end="", soft_wrap=True)
        sys.stdout.flush()
        line = sys.stdin.readline()
        self._rows = 0
        if not sys.stdin.isatty():
            self.console.print()  # nobody pressed Enter, so the line is still open
        if not line:
            raise PlayerQuit
        return line.strip()

    def pass_on(self, message: str, question: str) -> str:
        """Hides everything that was printed, and waits until the right person is at the screen."""
        self._wipe()
        self.say(_RULE, "dim")
        self.say(message, "bold")
        answer = self.ask(question)
        self._wipe()
        return answer

    def _wipe(self) -> None:
        self._rows = 0
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal or self.console.legacy_windows:
            self.console.print("\n" * 500)  # all such a terminal understands
        else:
            self.console.file.write(_WIPE)
            self.console.file.flush()
