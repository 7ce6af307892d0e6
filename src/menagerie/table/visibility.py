"""Who may see a table, and who may take a seat at it."""

from __future__ import annotations

from menagerie.table.table import Table


def belongs(table: Table, person: str | None) -> bool:
    """Whether that person made the table, sits at it, or was invited by its owner."""
    if person is None:
        return False
    return person == table.header.owner or person in table.settings.invited or bool(table.seats_of(person))


def may_see(table: Table, person: str | None, now: float) -> bool:
    """Whether that person may read the table at all; what is hidden in it is another matter."""
    if table.settings.spectators or belongs(table, person):
        return True
    if table.settings.daily is not None and seed_is_open(table, now):
        return True
    return table.phase == "gathering" and table.settings.visibility != "private"  # whoever has the link may join


def seed_is_open(table: Table, now: float) -> bool:
    """Whether the seed may be shown: the game is over, and so is the day where others play the same deal on it."""
    daily = table.settings.daily
    return table.finished and (daily is None or now >= daily.until)


def may_sit(table: Table, person: str) -> bool:
    return table.settings.visibility != "private" or belongs(table, person)


def is_open(table: Table) -> bool:
    """Whether the lobby lists it: anybody may take a seat."""
    return table.phase == "gathering" and table.settings.visibility == "open" and any(seat.open for seat in table.seats)


def is_watchable(table: Table) -> bool:
    """Whether the lobby lists it among the running games: its owner showed it to everybody, or a tournament does."""
    public = table.settings.visibility == "open" or table.settings.tournament is not None
    return table.phase == "running" and table.settings.spectators and public


def is_on_profiles(table: Table) -> bool:
    """Whether everybody may find the game, once it is over, on the profiles of those who played it. Whoever has the
    link of any other table shared it with chosen people."""
    public = table.settings.visibility == "open" or table.settings.tournament is not None or table.settings.rated
    return public and table.settings.spectators
