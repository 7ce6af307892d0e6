"""The names of guests who have not chosen one: "Otter 4711"."""

from __future__ import annotations

import re
from functools import cache

from menagerie.core.words import LANGUAGES, core_words

_NUMBER = re.compile(r"[1-9]\d{3}")


def guest_name(language: str, number: int) -> str:
    """The number has four digits."""
    return core_words(language)("guest-name", number=str(number))


def is_guest_name(name: str) -> bool:
    """Whether the name was made here, in any language, and not chosen."""
    number = _NUMBER.search(name)
    return number is not None and name in _names_with(number[0])


@cache
def _words() -> tuple[str, ...]:
    return tuple(core_words(language)("guest-name", number="0000") for language in LANGUAGES)


def _names_with(number: str) -> tuple[str, ...]:
    return tuple(name.replace("0000", number) for name in _words())
