"""What a store keeps about outside bots: their tokens, who is online, and the invitations they get."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from menagerie.table.store.rows import PersonRow


class ApiToken(Struct, frozen=True):
    """A token of the Bot API. The token itself is not kept."""

    digest: str
    """SHA-256 of the token."""
    id: str
    """By which it is listed and revoked."""
    owner: str
    """The person who made it."""
    bot: str
    """The person as whom it acts: a bot."""
    scopes: tuple[str, ...]
    created: float
    used: float
    """When it was last used, give or take an hour; 0 for never."""


class OnlineBot(Struct, frozen=True):
    """A bot that reads its events."""

    bot: str
    name: str
    owner: str
    """The name of the person who made it."""
    games: tuple[str, ...]
    """What it plays."""


class Invitation(Struct, frozen=True):
    """A bot is asked to sit down at a table."""

    id: str
    table: str
    bot: str
    by: str
    """The person who invites."""
    created: float
    state: str
    """``open``, ``accepted`` or ``declined``."""


class OutsideBotStore(Protocol):
    async def add_token(self, token: ApiToken, newcomer: PersonRow | None = None) -> None:
        """Together with its bot, where that is new."""
        ...

    async def token(self, digest: str) -> ApiToken | None: ...

    async def tokens_of(self, owner: str) -> list[tuple[ApiToken, str]]:
        """Each with the name of its bot; the oldest first."""
        ...

    async def touch(self, token: str, used: float) -> None: ...

    async def revoke(self, token: str) -> None: ...

    async def come_online(self, bot: str, owner: str, games: Iterable[str], until: float) -> None:
        """The bot reads its events; unless this is said again, until then."""
        ...

    async def go_offline(self, bot: str) -> None: ...

    async def online(self, now: float, most: int) -> list[OnlineBot]:
        """By name."""
        ...

    async def invite(self, invitation: Invitation) -> None:
        """Replaces what the same bot was asked about the same table before."""
        ...

    async def invitation(self, invitation: str) -> Invitation | None: ...

    async def invitations_of(self, bot: str, since: float, most: int) -> list[Invitation]:
        """The open ones that are no older; the oldest first."""
        ...

    async def invitations_to(self, table: str) -> list[tuple[Invitation, str]]:
        """Each with the name of its bot."""
        ...

    async def answer(self, invitation: str, state: str) -> None: ...
