"""Ids and codes that nobody can guess."""

from __future__ import annotations

import secrets
from hashlib import sha256

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that could be taken for another


def new_id(length: int = 16) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def code_from(number: int) -> str:
    """A code that a person can type, made of a number that nobody can guess."""
    letters = ""
    for _ in range(12):
        number, place = divmod(number, len(_LETTERS))
        letters += _LETTERS[place]
    return f"{letters[:4]}-{letters[4:8]}-{letters[8:]}"


def id_from(text: str, length: int = 16) -> str:
    """An id that follows from the text."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in sha256(text.encode()).digest()[:length])


def normalised_code(code: str) -> str:
    """A code however it was typed: capitals and spaces do not matter."""
    return "-".join("".join(code.split()).lower().split("-"))
