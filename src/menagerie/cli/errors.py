"""Errors of the command line: one line on stderr."""

import io
import sys

from menagerie.core.words import Words

_FRENCH_SPACES = "\u00a0\u202f"  # these keep a line together


class CliError(Exception):
    """A command that cannot be carried out, in the reader's language, and the exit code."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code


def one_line(text: str) -> str:
    """The text without line breaks, and without control characters."""
    return "".join(letter if letter.isprintable() or letter in _FRENCH_SPACES else " " for letter in text).strip()


def small_number(text: str) -> int | None:
    """The number that was typed; nothing where it is no number, or a very long one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def valid_text(name: str, text: str, words: Words) -> str:
    """The text, if it can be encoded: a shell may pass bytes that are no characters."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CliError(words("cli-not-text", name=name)) from None
    return text


def print_error(text: str) -> None:
    """One line on stderr. Plain print: Rich would fold it."""
    print(f"menagerie: {one_line(text)}", file=sys.stderr)


def allow_any_character() -> None:
    """A terminal that cannot show a character gets a question mark, and the program goes on."""
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


def os_error_text(error: OSError, words: Words) -> str:
    """What is wrong with a file; the system's own text where the catalogue has none."""
    for kind, message in _KNOWN:
        if isinstance(error, kind):
            return words(message)
    return error.strerror or type(error).__name__
