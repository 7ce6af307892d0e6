"""A tournament's table that does not wait any longer for those who have not come."""

from __future__ import annotations

from menagerie.bots import best_bot
from menagerie.table.entries import Abandoned, AnyEntry, HandedOver, NonceOffered
from menagerie.table.requests import deal
from menagerie.table.table import Table


def absent_seats(table: Table) -> tuple[int, ...]:
    """The seats whose people have not come: a browser that opens the table offers its nonce."""
    return tuple(seat.number for seat in table.seats if seat.person is not None and seat.person not in table.nonces)


def wait_no_longer(table: Table) -> list[AnyEntry]:
    """The game begins, and bots play for the absent until they come; nothing is played where fewer than two came."""
    if table.phase != "gathering":
        return []
    absent = absent_seats(table)
    if table.players - len(absent) < 2:
        return [Abandoned()]
    nonces = [NonceOffered(table.seats[seat].person or "", "") for seat in absent]
    bots = [HandedOver(seat, best_bot(table.game), "") for seat in absent]
    return [*nonces, deal(table), *bots]


def never_came(table: Table) -> tuple[int, ...]:
    """The seats whose people made no move, and left the game to a bot to its end."""
    moved = {move.seat for move in table.moves if move.by == "person"}
    return tuple(
        seat.number
        for seat in table.seats
        if seat.person is not None and seat.bot is not None and not seat.resigned and seat.number not in moved
    )
