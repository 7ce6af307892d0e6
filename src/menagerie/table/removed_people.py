"""A log without the name and the messages of somebody who had them removed.

Seats, moves and results stay, so that the games of others can be played on, replayed and verified; the shuffle needs
the person's share of it, which says nothing of them. It works on entries alone: a log whose rules are no longer known
here is changed as well. Doing it again changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from menagerie.core.removed_names import is_removed_name, removed_name
from menagerie.table.entries import (
    AnyEntry,
    HandedOver,
    Logged,
    Ready,
    Rematched,
    Said,
    SatDown,
    StoodUp,
    Whispered,
)

NAMING = (SatDown, StoodUp, Said, Whispered, Ready, HandedOver, Rematched)
"""The entries that hold a name, or what somebody wrote."""


def without_person(log: Iterable[Logged], person: str) -> tuple[list[Logged], dict[str, str]]:
    """The log without them, and what stands there now for each name they had at this table."""
    entries = list(log)
    names = _new_names(entries, person)
    others = {one.entry.name for one in entries if isinstance(one.entry, SatDown) and one.entry.person != person}
    seats: dict[int, str] = {}
    changed = []
    for logged in entries:
        entry = logged.entry
        if isinstance(entry, SatDown):
            seats[entry.seat] = entry.person
        fresh = _without(entry, person, seats, names, others)
        if isinstance(entry, StoodUp):
            seats.pop(entry.seat, None)
        changed.append(logged if fresh is entry else msgspec.structs.replace(logged, entry=fresh))
    return changed, names


def _new_names(entries: list[Logged], person: str) -> dict[str, str]:
    taken = {one.entry.name for one in entries if isinstance(one.entry, SatDown | Said)}
    names: dict[str, str] = {}
    for logged in entries:
        entry = logged.entry
        if isinstance(entry, SatDown | Said | Ready) and entry.person == person and entry.name not in names:
            known = is_removed_name(entry.name)
            same = "" if isinstance(entry, SatDown) else next(iter(names.values()), "")  # said before they were renamed
            names[entry.name] = entry.name if known else same or removed_name(taken)
            taken.add(names[entry.name])
    return names


def _without(entry: AnyEntry, person: str, seats: dict[int, str], names: dict[str, str], others: set[str]) -> AnyEntry:
    """The entry, changed where it names the person or is a message of theirs."""
    name = next(iter(names.values()), removed_name(()))
    match entry:
        case SatDown() if entry.person == person:
            return msgspec.structs.replace(entry, name=names[entry.name])
        case StoodUp() if seats.get(entry.seat) == person:
            return msgspec.structs.replace(entry, name=names.get(entry.name, name))
        case Ready() if entry.person == person:
            return msgspec.structs.replace(entry, name=names[entry.name])
        case Said() if person == (entry.person or _writer(entry, seats, names, person)):
            return Said(names.get(entry.name, name), entry.seat, "", person)
        case Whispered() if seats.get(entry.seat) == person:
            return msgspec.structs.replace(entry, text="")
        case HandedOver() if entry.by in names:
            return msgspec.structs.replace(entry, by=names[entry.by])
        case Rematched() if names and entry.name not in others and not is_removed_name(entry.name):
            return msgspec.structs.replace(entry, name=name)  # it may be a later name of theirs
        case _:
            return entry


def _writer(entry: Said, seats: dict[int, str], names: dict[str, str], person: str) -> str | None:
    """Who wrote a message of an old log, which does not say so."""
    if entry.seat is not None:
        return seats.get(entry.seat)
    return person if entry.name in names else None
