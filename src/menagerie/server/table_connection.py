"""A table connection: one reader of one table over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from menagerie.core.registry import UnknownGame
from menagerie.core.words import Words, core_words
from menagerie.server import analysis, rendering, wire
from menagerie.server.context import Context, address_of, browser_language, context_of, user_agent_of
from menagerie.server.middleware import is_cross_site
from menagerie.server.outbox import Outbox, joined
from menagerie.server.quotas import Kind, QuotaUsed
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.rendering import encode
from menagerie.server.sign_ins import Visitor
from menagerie.server.table_feed import TableFeed
from menagerie.server.table_requests import TableRequest, entries_of, must_hold
from menagerie.server.websocket_protocol import frames_of
from menagerie.table import consent, requests
from menagerie.table.hint_words import estimate_sentences
from menagerie.table.limits import OPEN_QUESTIONS, THROTTLED_MESSAGES, UNREAD_MESSAGES
from menagerie.table.live_table import LiveTable, NotStored
from menagerie.table.log_lines import table_words
from menagerie.table.reader_log import perspective_of
from menagerie.table.registry import UnknownTable
from menagerie.table.requests import Declined
from menagerie.table.store import PersonRow
from menagerie.table.table import UnsupportedRules
from menagerie.table.visibility import may_see

_log = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, Any]

UNKNOWN_TABLE, CROSS_SITE, TOO_MANY, SIGNED_OUT, NOT_ALLOWED = 4404, 4403, 4429, 4401, 4405
RESTART, INTERNAL_ERROR = 1012, 1011

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
_TOKEN = re.compile(rb'"token"\s*:\s*"([^"\\]{1,64})"')


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    """A live table: see `wire` for the messages."""
    context, words = context_of(socket), core_words(browser_language(socket))
    if not await admitted(socket, context, words):
        return
    try:
        live = await context.registry.table(table)
    except (UnknownTable, UnknownGame):
        await reject(socket, "unknown", words("wire-unknown-table"), UNKNOWN_TABLE)
        return
    except UnsupportedRules:
        await reject(socket, "unknown", words("table-unsupported-rules"), UNKNOWN_TABLE)
        return
    visitor = await context.visitor(socket)
    if not may_see(live.table, None if visitor is None else visitor.person.id, live.now()):
        await reject(socket, "not-allowed", words("table-no-spectators"), NOT_ALLOWED)
        return
    TableConnection(context, socket, live, visitor).open()


async def admitted(socket: AnySocket, context: Context, words: Words) -> bool:
    """Accepts the connection, unless another site asks for it or too many are asked for."""
    if is_cross_site(socket.headers):
        await socket.close(code=CROSS_SITE)
        return False
    await socket.accept()
    if context.draining:
        await socket.close(code=RESTART, reason="service restart")
        return False
    address = address_of(socket)
    is_full = sum(one.address == address for one in context.connections) >= context.settings.limits.open_sockets
    if is_full or not context.limiters.sockets.allows(address):
        await reject(socket, "too-fast", words("http-too-fast"), TOO_MANY)
        return False
    return True


async def reject(socket: AnySocket, reason: Any, text: str, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        refusal = encode(wire.Refusal(token=None, reason=reason, text=text))
        frames_of(socket.scope).write(joined([refusal]))
        await socket.close(code=code)


class TableConnection(TableFeed):
    """A player or spectator: receives requests, and sends what this reader may see.

    Messages are answered one after the other, each in a task of its own that nobody cancels: what was asked is carried
    out even when the one who asked disconnects.
    """

    __slots__ = (
        "_analyses", "_answering", "_background", "_browser", "_busy", "_checks", "_context", "_finishing", "_frames",
        "_gone", "_messages", "_open_questions", "_outbox", "_session", "_throttled", "_unread", "_visitor", "address",
    )  # fmt: skip

    def __init__(self, context: Context, socket: AnySocket, live: LiveTable, visitor: Visitor | None) -> None:
        guest = None if visitor is None else visitor.person
        language = (guest.language if guest else None) or browser_language(socket)
        self._frames = frames_of(socket.scope)
        self._outbox = Outbox(self._frames)
        super().__init__(context, live, guest, language, self._outbox)
        self._context = context
        self.address = address_of(socket)
        self._visitor = visitor
        self._session = None if visitor is None else visitor.signed_in.session
        self._browser = "" if visitor is None or visitor.stored else user_agent_of(socket)
        self._unread: list[bytes] = []
        self._answering: asyncio.Task[None] | None = None
        self._busy = False
        self._gone = self._finishing = False
        self._messages = RateLimiter(context.settings.limits.messages)
        self._checks: RateLimiter | None = None
        self._analyses: RateLimiter | None = None
        self._throttled = 0
        self._open_questions = 0
        self._background: set[asyncio.Task[None]] | None = None

    @property
    def _words(self) -> Words:
        return table_words(self._live.table, self._language)

    # --- the connection

    def open(self) -> None:
        """From now on messages are received, until the connection is closed."""
        self._context.connections.add(self)
        if self._session is not None:
            self._context.sign_ins.enter(self._session, self)
        self._frames.take_over(self)

    def received(self, message: bytes) -> None:
        self._unread.append(message)
        if len(self._unread) > UNREAD_MESSAGES:
            self._frames.pause_reading()
        if not self._busy:
            self._busy = True
            self._context.messages.add(self._answer_next)

    def _answer_next(self) -> None:
        message = self._unread.pop(0)
        if not self._unread:
            self._frames.resume_reading()
        self._answering = asyncio.create_task(self._receive(message))
        self._answering.add_done_callback(self._answered)

    def _answered(self, task: asyncio.Task[None]) -> None:
        self._answering = None
        if not task.cancelled() and task.exception() is not None:
            _log.error("a message could not be answered", exc_info=task.exception())
            self._outbox.close(INTERNAL_ERROR)
        if self._finishing:
            self._outbox.close(RESTART, "service restart")
        if self._unread:
            self._context.messages.add(self._answer_next)
            return
        self._busy = False
        if self._gone:
            self._end()

    def closed(self) -> None:
        self._gone = True
        if not self._busy:
            self._end()

    def _end(self) -> None:
        self._context.connections.discard(self)
        if self._session is not None:
            self._context.sign_ins.leave(self._session, self)
        self._live.leave(self)
        for task in self._background or ():
            task.cancel()
        if self._outbox.dropped:
            _log.info("a reader of table %s was too far behind", self._live.table.id)
        self._outbox.end()

    def finish(self) -> None:
        """The server stops: what was asked is answered, and then the reader is told to come back."""
        self._finishing = True
        if not self._busy:
            self._outbox.close(RESTART, "service restart")

    @property
    def unsent(self) -> int:
        return self._outbox.unsent

    def is_of(self, live: LiveTable, person: str) -> bool:
        return self._live is live and self.person == person

    def end_session(self) -> None:
        """The reader is signed out, and sees nothing more of the table."""
        self._live.leave(self)
        self._greeted = False
        self._outbox.close(SIGNED_OUT, "signed out")

    def relations_changed(self) -> None:
        self._start(self.read_relations())

    def _shut_out(self) -> None:
        super()._shut_out()
        self._outbox.close(NOT_ALLOWED, "no spectators")

    # --- receiving

    async def _receive(self, raw: bytes) -> None:
        limits = self._context.settings.limits
        token = _token_in(raw[: limits.message_bytes])
        if not self._messages.allows():
            self._throttled += 1
            if self._throttled > THROTTLED_MESSAGES:
                self._unread.clear()
                self._outbox.close(TOO_MANY, "over the rate limit")
                return
            self._refuse(token, "too-fast", "http-too-fast")
            return
        if len(raw) > limits.message_bytes:
            self._refuse(token, "too-large", "http-too-large")
            return
        try:
            message = _decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(token, "malformed", "http-malformed")
            return
        if not self._greeted and not isinstance(message, wire.Hello):
            self._refuse(token, "malformed", "wire-say-hello")
            return
        await self._answer(message)

    async def _answer(self, message: wire.ClientMessage) -> None:
        token = getattr(message, "token", None)
        self._outbox.hold()
        try:
            await self._carry_out(message)
        except Declined as declined:
            self._decline(token, declined)
        except QuotaUsed as used:
            text = self._words(used.message, minutes=used.minutes, seconds=used.seconds)
            self.send(wire.Refusal(token=token, reason="quota", text=text))
        except NotStored as error:
            _log.error("table %s: not stored: %s", self._live.table.id, error)
            self._refuse(token, "server", "http-not-stored")
        except Exception:  # noqa: BLE001 - the sender gets an error, and the table goes on
            _log.exception("a request failed")
            self._refuse(token, "server", "http-server")
        finally:
            self._outbox.release()

    def _decline(self, token: str | None, declined: Declined) -> None:
        self._context.metrics.refusals.labels(declined.reason).inc()
        self.send(rendering.refusal(token, declined, self._words))
        if declined.reason == "stale":
            self._send_views(force=True)

    def _refuse(self, token: str | None, reason: Any, message: str) -> None:
        self.send(wire.Refusal(token=token, reason=reason, text=self._words(message)))

    async def _carry_out(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello():
                await self._hello(message)
            case wire.SetLanguage():
                await self._cache.prepare(self._live, self._perspective, message.language)
                self._language = message.language
                self._sent = 0
                self._send_entries()
                self._send_views(force=True)
            case wire.SetText():
                self._text = message.text
                if message.text:
                    self._send_views(force=True)
            case wire.Ping():
                self.send(wire.Pong(token=message.token))
            case wire.AskHint():
                self._start_hint(message)
            case wire.AskAdvice():
                self._start_advice(message)
            case wire.Why():
                self._explain(message)
            case wire.Analyse():
                self._analyse(message)
            case wire.Rematch() | wire.AnswerRematch() | wire.RematchWithout():
                await self._carry_out_rematch(message)
            case wire.Act():
                metrics = self._context.metrics
                await self._live.until_people_may_act()
                with metrics.timed(metrics.move_seconds):
                    await self._carry_out_request(message)
                metrics.moves.labels(self._live.table.game.name).inc()
            case wire.Say() | wire.Whisper() | wire.SayPhrase():
                await self._must_not_be_muted()
                if not isinstance(message, wire.SayPhrase):
                    self._context.host_texts.check_words(message.text)
                await self._carry_out_request(message)
            case wire.LessonNext():
                raise Declined("malformed", "http-malformed")
            case _:
                await self._carry_out_request(message)

    async def _carry_out_rematch(self, message: wire.Rematch | wire.AnswerRematch | wire.RematchWithout) -> None:
        registry = self._context.registry
        await self._must_get_along()
        match message:
            case wire.Rematch():
                self._take("tables")
                await registry.rematch(self._live, self._known(), message.token)
            case wire.AnswerRematch():
                await registry.answer_rematch(self._live, self._known(), message.agree, message.token)
            case wire.RematchWithout():
                await registry.rematch_without(self._live, self._known(), message.with_bots)
        self.send(wire.Done(token=message.token))

    async def _carry_out_request(self, message: TableRequest) -> None:
        """What changes the table."""
        await self._keep()
        guest = self._known()
        await self._live.carry_out(guest.id, message.token, lambda table: entries_of(self._live, table, guest, message))
        self.send(wire.Done(token=message.token))

    async def _must_not_be_muted(self) -> None:
        if await self._context.sign_ins.muted(self._known().id):
            raise Declined("not-allowed", "table-muted")

    async def _must_get_along(self) -> None:
        """Nobody is seated again with people whom they have blocked, or who have blocked them."""
        me = self._known().id
        apart = await self._context.relations.apart(me)
        if not apart.blocked.isdisjoint(self._live.table.people()):
            raise Declined("not-allowed", "table-blocked")

    def _take(self, kind: Kind) -> None:
        """Counts one more of a quota; raises `QuotaUsed`."""
        self._context.quotas.take(kind, self.person, self.address)

    async def _keep(self) -> None:
        """What a guest does at a table is worth keeping, and so is the guest."""
        visitor = self._visitor
        if visitor is not None and not visitor.stored:
            self._take("guests")
            self._visitor = await self._context.sign_ins.keep(visitor, self._browser)

    def _known(self) -> PersonRow:
        if self._guest is None:
            raise Declined("unknown", "wire-who-are-you")
        return self._guest

    async def _hello(self, hello: wire.Hello) -> None:
        self._language, self._text, self._only_changes = hello.language, hello.text, hello.changes
        if self._guest is not None:
            person = self._guest.id
            self._guest = await self._context.registry.people.find(person) or self._guest
            await self._live.request(person, None, lambda table: requests.offer_nonce(table, person, hello.nonce))
            await self._live.request(person, None, lambda table: consent.returned(table, person))
        await self.read_relations()
        perspective = perspective_of(self._live.table, self.person)
        if hello.since > self._cache.count(self._live, perspective):  # they have heard more at another node
            await self._live.catch_up(self._live.table.next_seq)
        await self._cache.prepare(self._live, perspective, self._language, hello.since)
        if self not in self._live.readers:
            self._live.enter(self)
        self._greet(hello.since)

    def _explain(self, message: wire.Why) -> None:
        """Answers a `Why`. It changes nothing; it has a rate limit of its own because a check costs work."""
        table = self._live.table
        must_hold(table, self._known().id, message.seat)
        if self._checks is None:
            self._checks = RateLimiter(self._context.settings.limits.checks)
        if not self._checks.allows():
            self._refuse(message.token, "too-fast", "http-too-fast")
            return
        action = requests.decode_action(table, message.action)
        if table.state is None:
            raise Declined("not-running", f"table-phase-{table.phase}")
        self.send(rendering.why_answer(table.state, message.token, message.seat, action, self._words))

    def _analyse(self, message: wire.Analyse) -> None:
        """Answers an `Analyse`, also a spectator's. Boards ask while a pointer moves: the rate limit is its own."""
        table = self._live.table
        if message.seat is not None:
            must_hold(table, self._known().id, message.seat)
        if self._analyses is None:
            self._analyses = RateLimiter(self._context.settings.limits.analyses)
        if not self._analyses.allows() or self._open_questions >= OPEN_QUESTIONS:
            self._refuse(message.token, "too-fast", "http-too-fast")
            return
        if table.state is None:
            raise Declined("not-running", f"table-phase-{table.phase}")
        asked = analysis.question(table.game, table.state, message.seat, message.query, self._words)
        self._open_questions += 1
        self._start(self._send_analysis(message.token, asked))

    async def _send_analysis(self, token: str, asked: analysis.Question) -> None:
        try:
            async with self._context.analyses:
                found = await asyncio.to_thread(analysis.answer, asked)
            self.send(wire.Analysis(token=token, answer=found))
        except Declined as declined:
            self._decline(token, declined)
        except Exception:  # noqa: BLE001 - the sender gets an error
            _log.exception("a question about a position failed")
            self._refuse(token, "server", "http-server")
        finally:
            self._open_questions -= 1

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Other requests do not wait for it."""
        task = asyncio.create_task(work)
        if self._background is None:
            self._background = set()
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # --- hints

    def _start_hint(self, message: wire.AskHint) -> None:
        """A bot may think for a while; other requests do not wait for it."""
        must_hold(self._live.table, self._known().id, message.seat)
        self._take("hints")
        self._start(self._hint(message))

    async def _hint(self, message: wire.AskHint) -> None:
        try:
            decision = await self._live.hint(message.seat)
        except Declined as declined:
            self._decline(message.token, declined)
            return
        except Exception:  # noqa: BLE001 - the sender gets an error
            _log.exception("a hint failed")
            self._refuse(message.token, "server", "http-server")
            return
        table, words = self._live.table, self._words
        state = table.state
        assert state is not None
        action = msgspec.convert(decision.action, table.game.action_type)
        what = table.game.describe_action(action, state.view(message.seat), words)
        text = words("hint", what=what, why=words.reason(decision.reason))
        text = " ".join([text, *estimate_sentences(table.game, decision, state.view(message.seat), words)])
        self.send(wire.Hint(token=message.token, seat=message.seat, action=action, text=text))

    # --- the coach

    def _start_advice(self, message: wire.AskAdvice) -> None:
        must_hold(self._live.table, self._known().id, message.seat)
        self._take("hints")
        self._start(self._send_advice(message))

    async def _send_advice(self, message: wire.AskAdvice) -> None:
        try:
            advice = await self._live.advice(message.seat, message.point)
        except Declined as declined:
            self._decline(message.token, declined)
            return
        except Exception:  # noqa: BLE001 - the sender gets an error
            _log.exception("advice failed")
            self._refuse(message.token, "server", "http-server")
            return
        self.send(rendering.advice(self._live.table, message.token, message.seat, advice, self._words))


def _token_in(raw: bytes) -> str | None:
    """The token of a message that may not be readable otherwise, so that the refusal can name it."""
    found = _TOKEN.search(raw)
    return None if found is None else found[1].decode("utf-8", "replace")
