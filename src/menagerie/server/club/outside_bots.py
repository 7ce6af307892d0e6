"""Outside bots: whose token a request has, which bots are online, and telling them what happens."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from hashlib import sha256

from msgspec import Struct

from menagerie.server import wire
from menagerie.server.club import bot_wire
from menagerie.server.line_stream import LineStream
from menagerie.server.rendering import encode
from menagerie.table.ids import code_from, new_id
from menagerie.table.limits import (
    BOT_ONLINE_SECONDS,
    INVITATION_SECONDS,
    INVITATIONS_LISTED,
    KNOWN_API_TOKENS,
    SESSION_CHECK_SECONDS,
    SESSION_SEEN_SECONDS,
    TOLD_GAMES,
)
from menagerie.table.live_table import LiveTable
from menagerie.table.nodes import Nodes
from menagerie.table.outside_bots import bot_name
from menagerie.table.registry import TableRegistry, UnknownTable
from menagerie.table.store import ApiToken, Invitation, PersonRow
from menagerie.table.table import UnsupportedRules
from menagerie.table.time import Time

_PREFIX = "mng_"


class Caller(Struct, frozen=True):
    """Who sends a request with a token."""

    token: ApiToken
    bot: PersonRow


class _Known(Struct):
    token: ApiToken | None
    checked: float
    used: float


class OutsideBots:
    """Also a `TableListener`: bots learn of games that begin and end."""

    def __init__(self, registry: TableRegistry, time: Time, nodes: Nodes | None) -> None:
        self._registry = registry
        self._store = registry.store.outside_bots
        self._time = time
        self._nodes = nodes
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self.streams: set[BotStream] = set()
        """All that are open: of events, and of tables."""
        self._tasks: set[asyncio.Task[None]] = set()
        if nodes is not None:
            nodes.on("bot", self._hear)
        registry.add_listener(self)

    def finish(self) -> None:
        """The server stops."""
        for stream in list(self.streams):
            stream.finish()

    # --- tokens

    async def make_token(
        self, owner: PersonRow, wanted: str, scopes: tuple[str, ...]
    ) -> tuple[str, ApiToken, PersonRow]:
        """A new token, shown this once; its bot is new where the owner has none of that name."""
        name = bot_name(wanted)
        mine = await self._store.tokens_of(owner.id)
        same = next((token.bot for token, called in mine if called == name), None)
        bot = None if same is None else await self._registry.people.find(same)
        known = bot
        if bot is None:
            bot = PersonRow(new_id(20), name, owner.language, code_from(secrets.randbits(80)), None, bot=True)
        text = _PREFIX + secrets.token_urlsafe(32)
        token = ApiToken(_digest(text), new_id(), owner.id, bot.id, scopes, self._time.now(), 0.0)
        await self._store.add_token(token, bot if known is None else None)
        return text, token, bot

    async def tokens_of(self, owner: str) -> list[tuple[ApiToken, str]]:
        return await self._store.tokens_of(owner)

    async def revoke(self, token: ApiToken) -> None:
        """It is worth nothing from now on, and what it reads ends; in other processes a few seconds later."""
        await self._store.revoke(token.id)
        self._known.pop(token.digest, None)
        for stream in list(self.streams):
            if stream.token == token.digest:
                stream.finish()

    async def caller(self, text: str) -> Caller | None:
        """Whose token that is."""
        digest = _digest(text)
        token = await self._token(digest)
        bot = None if token is None else await self._registry.people.find(token.bot)
        return None if token is None or bot is None else Caller(token, bot)

    async def is_valid(self, digest: str) -> bool:
        return await self._token(digest) is not None

    async def _token(self, digest: str) -> ApiToken | None:
        now = self._time.now()
        known = self._known.pop(digest, None)
        if known is None or not 0 <= now - known.checked < SESSION_CHECK_SECONDS:
            token = await self._store.token(digest)
            if token is None:
                return None
            known = _Known(token, now, token.used)
        if known.token is not None and now - known.used >= SESSION_SEEN_SECONDS:
            known.used = now
            await self._store.touch(known.token.id, now)
        self._known[digest] = known
        if len(self._known) > KNOWN_API_TOKENS:
            self._known.popitem(last=False)
        return known.token

    # --- events

    async def open_events(self, stream: EventStream) -> None:
        """The bot is online from now on, and hears of what is open and what runs."""
        self.streams.add(stream)
        await self.stay_online(stream)
        since = self._time.now() - INVITATION_SECONDS
        for invitation in await self._store.invitations_of(stream.bot, since, INVITATIONS_LISTED):
            await self._tell_invitation(stream, invitation)
        for row in await self._registry.store.tables_of(stream.bot, TOLD_GAMES):
            seats = tuple(seat for seat, holder in enumerate(row.summary.people) if holder == stream.bot)
            if row.phase == "running" and seats:
                stream.tell_game(bot_wire.GameBegun(table=row.id, game=row.game, seats=seats))

    async def stay_online(self, stream: EventStream) -> None:
        until = self._time.now() + BOT_ONLINE_SECONDS
        await self._store.come_online(stream.bot, stream.owner, stream.games, until)

    async def close_events(self, stream: EventStream) -> None:
        self.streams.discard(stream)
        if not any(isinstance(other, EventStream) and other.bot == stream.bot for other in self.streams):
            await self._store.go_offline(stream.bot)

    async def invited(self, invitation: Invitation) -> None:
        """Stores it, and tells the bot, wherever it is connected."""
        await self._store.invite(invitation)
        await self._tell(invitation)
        if self._nodes is not None:
            self._nodes.publish(f"bot invitation {invitation.id}")

    async def _tell(self, invitation: Invitation) -> None:
        for stream in list(self.streams):
            if isinstance(stream, EventStream) and stream.bot == invitation.bot:
                await self._tell_invitation(stream, invitation)

    async def _tell_invitation(self, stream: EventStream, invitation: Invitation) -> None:
        try:
            table = (await self._registry.table(invitation.table)).table
        except (UnknownTable, UnsupportedRules):
            return
        by = await self._registry.people.find(invitation.by)
        rule = table.settings.clock
        if table.phase == "gathering" and by is not None:
            stream.tell(
                bot_wire.Invitation(
                    id=invitation.id,
                    table=table.id,
                    game=table.game.name,
                    players=table.players,
                    options=table.all_options(),
                    clock=None
                    if rule is None
                    else wire.Clock(kind=rule.kind, seconds=rule.seconds, increment=rule.increment),
                    by=by.name,
                )
            )

    def table_changed(self, live: LiveTable) -> None:
        """A game of a bot may have begun or ended."""
        table = live.table
        bots = {seat.person for seat in table.seats if seat.outside_bot and seat.person is not None}
        if not bots or table.phase == "gathering" or (table.phase == "abandoned" and table.seed is None):
            return
        for bot in bots:
            seats = table.seats_of(bot)
            self._tell_game(bot, table.id, table.game.name, table.phase, seats)
            if self._nodes is not None:
                numbers = ",".join(map(str, seats))
                self._nodes.publish(f"bot game {bot} {table.id} {table.game.name} {table.phase} {numbers}")

    def _tell_game(self, bot: str, table: str, game: str, phase: str, seats: tuple[int, ...]) -> None:
        event: bot_wire.GameBegun | bot_wire.GameEnded
        if phase == "running":
            event = bot_wire.GameBegun(table=table, game=game, seats=seats)
        else:
            event = bot_wire.GameEnded(table=table, game=game)
        for stream in list(self.streams):
            if isinstance(stream, EventStream) and stream.bot == bot:
                stream.tell_game(event)

    def _hear(self, line: str) -> None:
        """What another node tells."""
        kind, *rest = line.split()
        if kind == "game" and len(rest) == 5:
            bot, table, game, phase, numbers = rest
            self._tell_game(bot, table, game, phase, tuple(int(number) for number in numbers.split(",")))
        elif kind == "invitation" and len(rest) == 1:
            task = asyncio.create_task(self._tell_stored(rest[0]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell_stored(self, invitation: str) -> None:
        """Of an invitation that another node has stored."""
        found = await self._store.invitation(invitation)
        if found is not None:
            await self._tell(found)


class BotStream(LineStream):
    """A stream that a token opened: it ends when the token is revoked."""

    def __init__(self, bots: OutsideBots, caller: Caller, address: str) -> None:
        super().__init__(address)
        self._bots = bots
        self.token = caller.token.digest
        self.bot = caller.bot.id

    async def beat(self) -> None:
        if not await self._bots.is_valid(self.token):
            self.finish()


class EventStream(BotStream):
    """What happens around a bot: invitations, and games that begin and end."""

    def __init__(self, bots: OutsideBots, caller: Caller, address: str, games: tuple[str, ...]) -> None:
        super().__init__(bots, caller, address)
        self.owner = caller.token.owner
        self.games = games
        self._told: OrderedDict[str, str] = OrderedDict()
        self._invitations: set[str] = set()

    def tell(self, event: bot_wire.Invitation) -> None:
        if event.id not in self._invitations:
            self._invitations.add(event.id)
            self.put(encode(event))

    def tell_game(self, event: bot_wire.GameBegun | bot_wire.GameEnded) -> None:
        """Several nodes may tell of the same."""
        kind = type(event).__name__
        if self._told.get(event.table) != kind:
            self._told[event.table] = kind
            if len(self._told) > TOLD_GAMES:
                self._told.popitem(last=False)
            self.put(encode(event))

    async def begin(self) -> None:
        await self._bots.open_events(self)

    async def beat(self) -> None:
        await super().beat()
        await self._bots.stay_online(self)

    async def end(self) -> None:
        await self._bots.close_events(self)


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
