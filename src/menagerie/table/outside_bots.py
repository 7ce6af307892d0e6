"""What the names of outside bots look like: the mark is part of the name, so that every list, log and record has it."""

from __future__ import annotations

from menagerie.table.requests import clean

_MARK = "(bot)"


def bot_name(wanted: str) -> str:
    """The name of a bot whose maker calls it that; empty where nothing is left of it."""
    name = clean(wanted)
    while is_bot_name(name):
        name = name[: name.casefold().rindex(_MARK)].strip()
    return f"{name} {_MARK}" if name else ""


def is_bot_name(name: str) -> bool:
    """Whether people would take it for the name of a bot."""
    return clean(name).casefold().endswith(_MARK)
