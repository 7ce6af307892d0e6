"""What a message asks of a table: the entries that it would add to the log. Who asks is settled before."""

from __future__ import annotations

from menagerie.server import wire
from menagerie.table import consent, requests
from menagerie.table.entries import AnyEntry
from menagerie.table.live_table import LiveTable
from menagerie.table.phrases import say_phrase
from menagerie.table.requests import Declined
from menagerie.table.store import PersonRow
from menagerie.table.table import Table
from menagerie.table.whispers import whisper

SeatRequest = (
    wire.Act
    | wire.AskUndo
    | wire.ResetTurn
    | wire.SetAutoPass
    | wire.AnswerUndo
    | wire.ReclaimSeat
    | wire.Resign
    | wire.Abandon
)
"""Requests that only the holder of the seat may make."""
TableRequest = (
    SeatRequest | wire.Say | wire.SayPhrase | wire.Whisper | wire.HandOver | wire.AnswerProposal | wire.SetReady
)
"""Everything that changes this table."""


def entries_of(live: LiveTable, table: Table, person: PersonRow, message: TableRequest) -> list[AnyEntry]:
    """The entries that the message would add to the log; raises `Declined`."""
    if isinstance(message, wire.Say):
        return requests.say(table, person.id, person.name, message.text)
    if isinstance(message, wire.SayPhrase):
        return say_phrase(table, person.id, person.name, message.phrase)
    if isinstance(message, wire.Whisper):
        return whisper(table, person.id, message.seat, message.text)
    if isinstance(message, wire.HandOver):
        check_seat(table, message.seat)
        return consent.hand_over(table, person.id, message.seat, message.bot, live)
    if isinstance(message, wire.AnswerProposal):
        return consent.answer(table, person.id, message.agree, live)
    if isinstance(message, wire.SetReady):
        return requests.set_ready(table, person.id, message.ready)
    if isinstance(message, wire.Abandon) and person.id == table.header.owner:
        return consent.abandon(table, person.id, message.seat, live)
    must_hold(table, person.id, message.seat)
    return _for_seat(live, table, person.id, message)


def _for_seat(live: LiveTable, table: Table, person: str, message: SeatRequest) -> list[AnyEntry]:
    match message:
        case wire.Act():
            return requests.act(table, message.seat, message.point, message.action)
        case wire.AskUndo():
            return requests.ask_undo(table, message.seat)
        case wire.ResetTurn():
            return requests.reset_turn(table, message.seat)
        case wire.SetAutoPass():
            return requests.set_auto_pass(table, message.seat, message.on, message.exceptions)
        case wire.AnswerUndo():
            return requests.answer_undo(table, message.seat, message.agree)
        case wire.ReclaimSeat():
            return requests.reclaim_seat(table, message.seat)
        case wire.Resign():
            return requests.resign(table, message.seat)
        case wire.Abandon():
            return consent.abandon(table, person, message.seat, live)


def check_seat(table: Table, seat: int) -> None:
    if seat >= table.players:
        raise Declined("unknown", "table-no-such-seat", players=table.players)


def must_hold(table: Table, person: str, seat: int) -> None:
    check_seat(table, seat)
    if seat not in table.seats_of(person):
        raise Declined("not-your-seat", "wire-not-your-seat")
