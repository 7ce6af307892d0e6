"""One reader of one table over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from menagerie.core.registry import UnknownGame
from menagerie.core.words import Words, core_words
from menagerie.server import speech, wire
from menagerie.server.context import Context, address_of, browser_language, context_of
from menagerie.server.guard import is_foreign
from menagerie.server.restraint import Restraint
from menagerie.table import requests
from menagerie.table.entries import AnyEntry
from menagerie.table.house import UnknownTable
from menagerie.table.live import LiveTable
from menagerie.table.requests import Declined
from menagerie.table.store import PersonRow
from menagerie.table.table import OldRules, Table
from menagerie.table.telling import Eyes, eyes_of
from menagerie.table.whispers import whisper

_log = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, Any]

UNKNOWN_TABLE, FOREIGN, TOO_MANY, TOO_SLOW = 4404, 4403, 4429, 4408
_MOST_UNSENT = 4000  # a reader so far behind had better come again
_MOST_TOO_FAST = 200  # refusals for haste, before the socket is closed

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
_TOKEN = re.compile(rb'"token"\s*:\s*"([^"\\]{1,64})"')
_encode = msgspec.json.Encoder().encode


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    """A live table: see `wire` for what is said."""
    context = context_of(socket)
    if is_foreign(socket.headers):
        await socket.close(code=FOREIGN)
        return
    await socket.accept()
    words = core_words(browser_language(socket))
    if not context.sockets.allows(address_of(socket)):
        await _turn_away(socket, "too-fast", words("http-too-fast"), TOO_MANY)
        return
    try:
        live = await context.house.table(table)
    except (UnknownTable, UnknownGame):
        await _turn_away(socket, "unknown", words("wire-unknown-table"), UNKNOWN_TABLE)
        return
    except OldRules:
        await _turn_away(socket, "unknown", words("table-old-rules"), UNKNOWN_TABLE)
        return
    visitor = Visitor(context, socket, live, await context.person(socket))
    await visitor.stay()


async def _turn_away(socket: AnySocket, reason: Any, text: str, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        refusal = _encode(wire.Refusal(token=None, reason=reason, text=text))
        await socket.send_data(_bundled([refusal]), mode="text")
        await socket.close(code=code)


class Visitor:
    """Someone at the table, or beside it."""

    def __init__(self, context: Context, socket: AnySocket, live: LiveTable, person: PersonRow | None) -> None:
        self._context = context
        self._socket = socket
        self._live = live
        self._guest = person
        self._language: str = (person.language if person else None) or browser_language(socket)
        self._greeted = False
        self._eyes: Eyes = None
        self._sent = 0
        self._last_views = b""
        self._last_table: wire.TableState | None = None
        self._last_presence: tuple[int, tuple[bool, ...]] | None = None
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._messages = Restraint(context.settings.limits.messages)
        self._hints = Restraint(context.settings.limits.hints)
        self._checks = Restraint(context.settings.limits.checks)
        self._hasty = 0
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def person(self) -> str | None:
        return None if self._guest is None else self._guest.id

    @property
    def _words(self) -> Words:
        return speech.words_at(self._live.table, self._language)

    # --- coming and going

    async def stay(self) -> None:
        """Until the connection is gone."""
        sender = asyncio.create_task(self._send())
        try:
            while not sender.done():
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self._hear(_raw(message))
        except WebSocketDisconnect:
            pass
        finally:
            self._live.leave(self)
            for errand in self._errands:
                errand.cancel()
            self._outbox.put_nowait(None)
            await sender

    async def _send(self) -> None:
        """Sends what is in the outbox, in order: whatever lies there by now goes out together."""
        leaving = False
        try:
            while not leaving:
                waiting = [await self._outbox.get()]
                if self._outbox.qsize() > _MOST_UNSENT:
                    await self._socket.close(code=TOO_SLOW)
                    return
                while not self._outbox.empty():
                    waiting.append(self._outbox.get_nowait())
                leaving = None in waiting
                messages = [message for message in waiting if message is not None]
                if messages:
                    await self._socket.send_data(_bundled(messages), mode="text")
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # gone; the receiving side notices as well

    def tell(self, tell: wire.ServerMessage) -> None:
        self._outbox.put_nowait(_encode(tell))

    # --- telling what changed

    def _greet(self, since: int) -> None:
        """The table now, what was missed, and the sights."""
        live = self._live
        self._eyes = eyes_of(live.table, self.person)
        heard = live.telling.to(live.table, self._eyes)
        fits = 0 <= since <= len(heard)
        self._last_table = speech.table_state(live, self.person, self._eyes)
        self.tell(wire.Welcome(table=self._last_table, entries=len(heard), caught_up=fits))
        self._sent = since if fits else 0
        self._greeted = True
        self._last_presence = None
        self.update_presence()
        self._tell_entries()
        self._tell_views(force=True)

    def update(self) -> None:
        """Sends what is new *to this reader*, and nothing where that is nothing: not even that others moved."""
        if not self._greeted:
            return
        if eyes_of(self._live.table, self.person) != self._eyes and self._live.table.phase != "gathering":
            self._greet(-1)
            return
        self._eyes = eyes_of(self._live.table, self.person)
        fresh = self._tell_entries()
        self._tell_views()
        self._tell_table(force=fresh and self._live.table.clocks is not None)
        self.update_presence()

    def update_presence(self) -> None:
        """Sends who is connected, where that has changed; seconds pass by themselves."""
        if not self._greeted:
            return
        presence = speech.presence(self._live)
        here = presence.spectators, tuple(seat.here for seat in presence.seats)
        if here != self._last_presence:
            self._last_presence = here
            self.tell(presence)

    def _tell_entries(self) -> bool:
        live, words = self._live, self._words
        heard = live.telling.to(live.table, self._eyes)
        first = self._sent
        for number, thing in enumerate(heard[first:], start=first + 1):
            self.tell(speech.entry(live.table, number, thing, words))
        self._sent = len(heard)
        return self._sent > first

    def _tell_views(self, force: bool = False) -> None:
        views = _encode(speech.seat_views(self._live, self.person, self._eyes, self._words))
        if force or views != self._last_views:
            self._last_views = views
            self._outbox.put_nowait(views)

    def _tell_table(self, force: bool) -> None:
        state = speech.table_state(self._live, self.person, self._eyes)
        if force or self._last_table is None or _without_time(state) != _without_time(self._last_table):
            self._last_table = state
            self.tell(wire.TableChanged(table=state))

    # --- hearing

    async def _hear(self, raw: bytes) -> None:
        limits = self._context.settings.limits
        token = _token_in(raw[: limits.message_bytes])
        if not self._messages.allows():
            self._hasty += 1
            if self._hasty > _MOST_TOO_FAST:
                await self._socket.close(code=TOO_MANY)
                raise WebSocketDisconnect(detail="too fast", code=TOO_MANY)
            self._refuse(token, "too-fast", "http-too-fast")
            return
        if len(raw) > limits.message_bytes:
            self._refuse(token, "too-large", "http-too-large")
            return
        try:
            request = _decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(token, "malformed", "http-malformed")
            return
        if not self._greeted and not isinstance(request, wire.Hello):
            self._refuse(token, "malformed", "wire-say-hello")
            return
        await self._answer(request)

    async def _answer(self, request: wire.ClientMessage) -> None:
        token = getattr(request, "token", None)
        try:
            await self._carry_out(request)
        except Declined as declined:
            self._decline(token, declined)
        except Exception:  # noqa: BLE001 - whoever asked is told, and the table goes on
            _log.exception("a request failed")
            self._refuse(token, "server", "http-server")

    def _decline(self, token: str | None, declined: Declined) -> None:
        violation = declined.violation
        self.tell(
            wire.Refusal(
                token=token,
                reason="not-running" if declined.why == "not-over" else declined.why,
                text=speech.refusal_text(declined, self._words),
                paragraph=None if violation is None else violation.paragraph,
                instead=None if violation is None else violation.instead,
            )
        )
        if declined.why == "stale":
            self._tell_views(force=True)

    def _refuse(self, token: str | None, reason: Any, message: str) -> None:
        self.tell(wire.Refusal(token=token, reason=reason, text=self._words(message)))

    async def _carry_out(self, request: wire.ClientMessage) -> None:
        match request:
            case wire.Hello():
                await self._say_hello(request)
            case wire.SetLanguage():
                self._language = request.language
                self._sent = 0
                self._tell_entries()
                self._tell_views(force=True)
            case wire.Ping():
                self.tell(wire.Pong(token=request.token))
            case wire.AskHint():
                self._start_hint(request)
            case wire.Why():
                self._explain(request)
            case wire.Rematch():
                guest = self._known()
                await self._context.house.rematch(self._live, guest, request.token)
                self.tell(wire.Done(token=request.token))
            case _:
                await self._live.ask(self._known().id, request.token, lambda now: self._ask(now, request))
                self.tell(wire.Done(token=request.token))

    def _known(self) -> PersonRow:
        if self._guest is None:
            raise Declined("unknown", "wire-who-are-you")
        return self._guest

    async def _say_hello(self, hello: wire.Hello) -> None:
        self._language = hello.language
        if self._guest is not None:
            person = self._guest.id
            self._guest = await self._context.house.people.find(person) or self._guest
            await self._live.ask(person, None, lambda now: requests.offer(now, person, hello.nonce))
        if self not in self._live.readers:
            self._live.enter(self)
        self._greet(hello.since)

    def _ask(self, now: Table, request: wire.ClientMessage) -> list[AnyEntry]:
        """What the request would add to the log."""
        guest = self._known()
        if isinstance(request, wire.Say):
            return requests.say(now, guest.id, guest.name, request.text)
        if isinstance(request, wire.Whisper):
            return whisper(now, guest.id, request.seat, request.text)
        if isinstance(request, wire.HandOver):
            holder = now.chairs[request.seat].person if request.seat < now.players else None
            away = 0.0 if holder is None else self._live.away_seconds(holder)
            self._seat_there(now, request.seat)
            return requests.hand_over(now, guest.id, request.seat, request.bot, self._live.is_here, away)
        if isinstance(request, wire.Abandon) and guest.id == now.deed.owner:
            return requests.abandon(now, guest.id, request.seat)
        return self._ask_for_seat(now, guest.id, request)

    def _ask_for_seat(self, now: Table, person: str, request: wire.ClientMessage) -> list[AnyEntry]:
        """Requests that only the holder of the seat may make."""
        assert isinstance(
            request, wire.Act | wire.AskUndo | wire.AnswerUndo | wire.ReclaimSeat | wire.Resign | wire.Abandon
        )
        self._must_hold(now, person, request.seat)
        match request:
            case wire.Act():
                return requests.act(now, request.seat, request.point, request.action)
            case wire.AskUndo():
                return requests.ask_undo(now, request.seat)
            case wire.AnswerUndo():
                return requests.answer_undo(now, request.seat, request.agree)
            case wire.ReclaimSeat():
                return requests.come_back(now, request.seat)
            case wire.Resign():
                return requests.resign(now, request.seat)
            case wire.Abandon():
                return requests.abandon(now, person, request.seat)

    def _seat_there(self, now: Table, seat: int) -> None:
        if seat >= now.players:
            raise Declined("unknown", "table-no-such-seat", players=now.players)

    def _must_hold(self, now: Table, person: str, seat: int) -> None:
        self._seat_there(now, seat)
        if seat not in now.seats_of(person):
            raise Declined("not-your-seat", "wire-not-your-seat")

    def _explain(self, request: wire.Why) -> None:
        """Answers a `Why`. It changes nothing; it has a rate limit of its own because a check costs work."""
        table = self._live.table
        self._must_hold(table, self._known().id, request.seat)
        if not self._checks.allows():
            self._refuse(request.token, "too-fast", "http-too-fast")
            return
        action = requests.decoded(table, request.action)
        if table.state is None:
            raise Declined("not-running", f"table-phase-{table.phase}")
        self.tell(speech.why_answer(table, request.token, request.seat, action, self._words))

    # --- hints

    def _start_hint(self, request: wire.AskHint) -> None:
        """A bot may think for a while; other requests do not wait for it."""
        self._must_hold(self._live.table, self._known().id, request.seat)
        if not self._hints.allows():
            self._refuse(request.token, "too-fast", "http-too-fast")
            return
        errand = asyncio.create_task(self._hint(request))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _hint(self, request: wire.AskHint) -> None:
        try:
            thought = await self._live.hint(request.seat)
        except Declined as declined:
            self._decline(request.token, declined)
            return
        except Exception:  # noqa: BLE001 - whoever asked is told
            _log.exception("a hint failed")
            self._refuse(request.token, "server", "http-server")
            return
        table, words = self._live.table, self._words
        state = table.state
        assert state is not None
        action = msgspec.convert(thought.action, table.game.action_type)
        what = table.game.describe_action(action, state.view(request.seat), words)
        text = words("hint", what=what, why=words.reason(thought.reason))
        self.tell(wire.Hint(token=request.token, seat=request.seat, action=action, text=text))


def _bundled(messages: list[bytes]) -> str:
    """A frame is a list of messages."""
    return (b"[" + b",".join(messages) + b"]").decode()


def _raw(message: Mapping[str, Any]) -> bytes:
    text, raw = message.get("text"), message.get("bytes")
    return text.encode("utf-8", "replace") if isinstance(text, str) else bytes(raw or b"")


def _token_in(raw: bytes) -> str | None:
    """The token of a message we may not be able to read otherwise, so that its sender knows which one is meant."""
    found = _TOKEN.search(raw)
    return None if found is None else found[1].decode("utf-8", "replace")


def _without_time(state: wire.TableState) -> wire.TableState:
    """What is worth telling; seconds pass by themselves."""
    seats = tuple(msgspec.structs.replace(seat, clock_ms=None) for seat in state.seats)
    return msgspec.structs.replace(state, seats=seats)
