"""What goes wrong before anything is played: told in one line on stderr."""

import io
import sys

from menagerie.core.words import Words

_FRENCH_SPACES = "\u00a0\u202f"  # these keep a line together


class Problem(Exception):
    """A request that cannot be met, in the reader's language."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code


def one_line(text: str) -> str:
    """The text without line breaks, and without anything that could play tricks on a terminal."""
    return "".join(letter if letter.isprintable() or letter in _FRENCH_SPACES else " " for letter in text).strip()


def small_number(text: str) -> int | None:
    """The number that was typed; nothing where it is none, or one nobody counts to."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def proper_text(name: str, text: str, words: Words) -> str:
    """The text, if it can be written down: a shell may hand us bytes that are no letters."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Problem(words("cli-not-text", name=name)) from None
    return text


def complain(text: str) -> None:
    """One line on stderr. Plain print: Rich would fold it."""
    print(f"menagerie: {one_line(text)}", file=sys.stderr)


def speak_any_letter() -> None:
    """A terminal that lacks a letter shows a question mark, and the program goes on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


_KNOWN = (
    (FileNotFoundError, "cli-os-missing"),
    (IsADirectoryError, "cli-os-directory"),
    (NotADirectoryError, "cli-os-not-a-directory"),
    (FileExistsError, "cli-os-not-a-directory"),  # what `mkdir` meets where a file stands
    (PermissionError, "cli-os-forbidden"),
)


def reason_of(error: OSError, words: Words) -> str:
    """What is wrong with a file; in the system's own words where we have none."""
    for kind, message in _KNOWN:
        if isinstance(error, kind):
            return words(message)
    return error.strerror or type(error).__name__
