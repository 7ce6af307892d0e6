"""`menagerie --version`: the version, and whether the rules are compiled."""

from importlib.resources import files
from importlib.util import find_spec

from menagerie import __version__
from menagerie.core.words import Words

_COMPILED_MODULE = "menagerie.core.generator"  # all of pyproject.toml's list are compiled, or none
_NOTE = "plain_python.txt"  # written into a wheel that was not compiled, by hatch_build.py
# The first stands for a checkout and an editable install; the others are what the note may say.
REASONS = ("source", "refused", "no-compiler", "no-headers", "compiler-fails", "compiling-failed")


def version_text(words: Words) -> str:
    reason = why_plain()
    return words("cli-version" if reason is None else f"cli-version-{reason}", version=__version__)


def why_plain() -> str | None:
    """Nothing when the rules are compiled; otherwise why not, in one word."""
    spec = find_spec(_COMPILED_MODULE)
    if spec is not None and spec.origin is not None and not spec.origin.endswith(".py"):
        return None
    note = files("menagerie") / _NOTE
    said = note.read_text(encoding="ascii").strip() if note.is_file() else ""
    return said if said in REASONS else REASONS[0]
