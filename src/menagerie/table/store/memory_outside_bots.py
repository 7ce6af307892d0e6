"""Outside bots in memory."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from menagerie.table.store.outside_bot_store import ApiToken, Invitation, OnlineBot
from menagerie.table.store.rows import PersonRow


class MemoryOutsideBots:
    def __init__(self, people: dict[str, PersonRow]) -> None:
        self._people = people
        self._tokens: dict[str, ApiToken] = {}
        self._online: dict[str, tuple[float, OnlineBot]] = {}
        self._invitations: dict[tuple[str, str], Invitation] = {}

    async def add_token(self, token: ApiToken, newcomer: PersonRow | None = None) -> None:
        if newcomer is not None:
            self._people[newcomer.id] = newcomer
        self._tokens[token.digest] = token

    async def token(self, digest: str) -> ApiToken | None:
        return self._tokens.get(digest)

    async def tokens_of(self, owner: str) -> list[tuple[ApiToken, str]]:
        return [(one, self._people[one.bot].name) for one in self._tokens.values() if one.owner == owner]

    async def touch(self, token: str, used: float) -> None:
        for one in list(self._tokens.values()):
            if one.id == token:
                self._tokens[one.digest] = replace(one, used=used)

    async def revoke(self, token: str) -> None:
        self._tokens = {digest: one for digest, one in self._tokens.items() if one.id != token}

    async def come_online(self, bot: str, owner: str, games: Iterable[str], until: float) -> None:
        self._online[bot] = (
            until,
            OnlineBot(bot, self._people[bot].name, self._people[owner].name, tuple(games)),
        )

    async def go_offline(self, bot: str) -> None:
        self._online.pop(bot, None)

    async def online(self, now: float, most: int) -> list[OnlineBot]:
        found = [one for until, one in self._online.values() if until > now]
        return sorted(found, key=lambda one: one.name)[:most]

    async def invite(self, invitation: Invitation) -> None:
        self._invitations.pop((invitation.table, invitation.bot), None)
        self._invitations[invitation.table, invitation.bot] = invitation

    async def invitation(self, invitation: str) -> Invitation | None:
        return next((one for one in self._invitations.values() if one.id == invitation), None)

    async def invitations_of(self, bot: str, since: float, most: int) -> list[Invitation]:
        mine = (one for one in self._invitations.values() if one.bot == bot and one.state == "open")
        return [one for one in mine if one.created >= since][:most]

    async def invitations_to(self, table: str) -> list[tuple[Invitation, str]]:
        return [(one, self._people[one.bot].name) for one in self._invitations.values() if one.table == table]

    async def answer(self, invitation: str, state: str) -> None:
        for key, one in self._invitations.items():
            if one.id == invitation:
                self._invitations[key] = replace(one, state=state)
