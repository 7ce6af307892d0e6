"""The connection of a lesson: a table connection that also sends the coach's steps and weighs every try."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from menagerie.core.words import core_words
from menagerie.server import wire
from menagerie.server.context import Context, browser_language, context_of
from menagerie.server.sign_ins import Visitor
from menagerie.server.table_connection import UNKNOWN_TABLE, AnySocket, TableConnection, admitted, reject
from menagerie.server.table_requests import must_hold
from menagerie.table.entries import AnyEntry
from menagerie.table.lessons import LessonTable, NotWanted, step_of
from menagerie.table.requests import Declined
from menagerie.table.table import Table

_SAME_AS_AT_A_TABLE = (wire.Hello, wire.SetLanguage, wire.SetText, wire.Ping, wire.Why, wire.Analyse)


@websocket("/ws/lessons/{table:str}")
async def lesson_socket(socket: AnySocket, table: FromPath[str]) -> None:
    """A lesson's table, for its learner alone: the messages of a table, `LessonStep` and `LessonJump`."""
    context, words = context_of(socket), core_words(browser_language(socket))
    if not await admitted(socket, context, words):
        return
    live, visitor = context.lessons.find(table), await context.visitor(socket)
    began = step_of(table)
    if (
        live is None
        and began is not None
        and visitor is not None
        and context.limiters.lessons.allows(visitor.person.id)
    ):
        live = await context.lessons.open(*began, visitor.person, table)  # another worker had it, or dropped it
    if live is None or visitor is None or visitor.person.id != live.learner:
        await reject(socket, "unknown", words("wire-unknown-table"), UNKNOWN_TABLE)
        return
    LessonConnection(context, socket, live, visitor).open()


class LessonConnection(TableConnection):
    __slots__ = ("_lesson_table",)

    def __init__(self, context: Context, socket: AnySocket, live: LessonTable, visitor: Visitor) -> None:
        super().__init__(context, socket, live, visitor)
        self._lesson_table = live

    def _greet(self, since: int) -> None:
        super()._greet(since)
        self._send_step()

    def _send_step(self) -> None:
        live = self._lesson_table
        place, steps = live.place, len(live.lesson.places)
        self.send(
            wire.LessonStep(
                step=place.number,
                steps=steps,
                chapter=place.chapter.title.read(self._language),
                text=place.step.text.read(self._language),
                anchor=place.step.anchor,
                next=place.step.action is None,
                last=place.number == steps - 1,
            )
        )

    async def _carry_out(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.LessonNext):
            if message.step == self._lesson_table.number and self._lesson_table.place.step.action is None:
                await self._advance()
            self.send(wire.Done(token=message.token))
        elif isinstance(message, wire.Act):
            await self._act(message)
        elif isinstance(message, _SAME_AS_AT_A_TABLE):
            await super()._carry_out(message)
            if isinstance(message, wire.SetLanguage):
                self._send_step()
        else:  # undo, hints, chat and the like: a lesson has its own way back, and nobody to talk to
            raise Declined("not-running", "lesson-not-here")

    async def _act(self, message: wire.Act) -> None:
        live, person = self._lesson_table, self._known().id
        before = live.version

        def wanted(table: Table) -> list[AnyEntry]:
            must_hold(table, person, message.seat)
            return live.try_action(table, message.seat, message.point, message.action)

        try:
            await live.request(person, message.token, wanted)
        except NotWanted as tried:
            self.send(wire.Refusal(token=message.token, reason="lesson", text=self._answer_to(tried)))
            return
        if live.version != before:  # a token that came twice leads on once
            await self._advance()
        self.send(wire.Done(token=message.token))

    def _answer_to(self, tried: NotWanted) -> str:
        answer = tried.verdict.answer
        if answer is not None:
            return answer.read(self._language)
        if tried.verdict.kind == "look":
            return self._words("lesson-read-first")
        return self._words("lesson-not-wanted")

    async def _advance(self) -> None:
        live = self._lesson_table
        if await live.advance():
            self._send_step()
        elif live.number + 1 < len(live.lesson.places):
            self.send(wire.LessonJump(step=live.number + 1))
