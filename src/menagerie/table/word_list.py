"""The words that the host does not allow in chat and names: a list that anybody can edit, one word a line.

Words are compared by what they look like (`name_skeleton`), and letters that are repeated count once, so that capitals,
accents, digits in place of letters and stretched words change nothing. Whole words are compared, so that a word that
merely contains another is not refused; ``word*`` stands for all that begin so. Letters written one by one are a word.
"""

from __future__ import annotations

import re
from itertools import groupby

from menagerie.table.limits import WORDS_LISTED
from menagerie.table.name_skeleton import name_skeleton

_SPELLED_OUT = 3
"""So many single letters in a row are read as one word."""
_WORDS = re.compile(r"[^\W_]+(?:[@$€|!*][^\W_]+)*|[@$€|]+[^\W_]+")


class WordList:
    def __init__(self, text: str = "") -> None:
        """From a list with a word a line; what follows ``#`` is a comment."""
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        words = [line for line in lines if line][:WORDS_LISTED]
        self._whole = frozenset(found for word in words if not word.endswith("*") and (found := _normal(word)))
        beginnings = {found for word in words if word.endswith("*") and (found := _normal(word.rstrip("*")))}
        self._beginnings = tuple(sorted(beginnings))

    def __len__(self) -> int:
        return len(self._whole) + len(self._beginnings)

    def refuses(self, text: str) -> bool:
        """Whether one of the words is in it."""
        words = [_normal(word) for word in _WORDS.findall(text)]
        return any(word in self._whole or word.startswith(self._beginnings) for word in [*words, *_spelled_out(words)])


def _normal(word: str) -> str:
    skeleton = name_skeleton(word) if any(letter.isalnum() for letter in word) else ""
    return "".join(letter for letter, _ in groupby(skeleton))


def _spelled_out(words: list[str]) -> list[str]:
    found = []
    for single, run in groupby(words, key=lambda word: len(word) == 1):
        letters = "".join(run) if single else ""
        if len(letters) >= _SPELLED_OUT:
            found.append("".join(letter for letter, _ in groupby(letters)))
    return found
