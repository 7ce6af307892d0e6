"""What the pages get of people."""

from __future__ import annotations

from typing import Any, Literal

from menagerie.server.wire import Wire


class GamesPlayed(Wire, frozen=True):
    """How often somebody played a game."""

    game: str
    among_people: int
    """Games with at least one other person, and"""
    among_people_won: int
    """how many of them were won."""
    with_bots: int
    """Games with bots alone, and"""
    with_bots_won: int


class FavouriteSetup(Wire, frozen=True):
    game: str
    options: dict[str, Any]
    seats: int
    games: int


class LastPlayer(Wire, frozen=True):
    name: str
    person: str | None
    """The id, for the link to the profile; null for a bot."""


class LastGame(Wire, frozen=True):
    """A game that is over, with its replay."""

    table: str
    game: str
    ended: float
    rank: int | None
    """Null where the person held several seats, or the game gave none."""
    players: tuple[LastPlayer, ...]
    """In the order of their seats."""


RelationKind = Literal["follow", "mute", "block"]


class Related(Wire, frozen=True):
    """Somebody whom I follow, mute or block. Nobody but me is told."""

    kind: RelationKind
    person: str
    name: str
    since: float


class SetRelation(Wire, frozen=True):
    """Follow, mute or block somebody from now on, or no longer."""

    kind: RelationKind
    on: bool


class Profile(Wire, frozen=True):
    """What everybody may know of a person. Games that are still running are not part of it."""

    id: str
    name: str
    kind: Literal["member", "guest", "bot"]
    """A guest has no passphrase, and no profile: what follows is empty. A bot is a program that plays here."""
    mine: bool
    since: float | None
    """When the person first came; seconds since 1970."""
    games: tuple[GamesPlayed, ...]
    """The game that was played most first."""
    counted: int
    """Of how many games at most, the latest."""
    favourites: tuple[FavouriteSetup, ...]
    last: tuple[LastGame, ...]
    """The latest that the reader may know of, at tables that everybody could find and where both sat."""


SENT_BY_BROWSER: tuple[Any, ...] = (SetRelation,)
