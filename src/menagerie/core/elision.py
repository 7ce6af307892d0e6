"""French elision: "d’Anaïs" and "de Ben", "qu’Otto" and "que Zoé".

Messages write `{ DE($seat) }` and `{ QUE($seat) }` wherever a name follows *de* or *que*. The pages have the same two
functions: ``web/src/lib/elision.ts``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

_VOWELS = "aeiouœæ"
_AFTER_SILENT_H = "eiouyœ"
"""Hélène, Hugo and Hippolyte elide; Hans and Harry do not."""


def elides(name: str) -> bool:
    """Whether *de* and *que* lose their e before this name."""
    plain = "".join(
        letter for letter in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(letter)
    )
    first, second = plain[:1], plain[1:2]
    if not first:
        return False
    if first == "y":  # Yves, but not Yann
        return second.isalpha() and second not in _VOWELS
    if first == "h":
        return bool(second) and second in _AFTER_SILENT_H
    return first in _VOWELS


def de(name: object) -> str:
    text = str(name)
    return f"d’{text}" if elides(text) else f"de {text}"


def que(name: object) -> str:
    text = str(name)
    return f"qu’{text}" if elides(text) else f"que {text}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": de, "QUE": que}
