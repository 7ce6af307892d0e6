"""The undo policy, where undo is decided: how a seat may undo its latest decision.

``free``: until something new was revealed or someone else acted. ``consent``: after that, if the other people agree.
``marked``: bots cannot agree, so where there is nobody to ask it can still be done, but the log and everything that
shows the result say so. ``none``: there is nothing to undo, or the table is played without undo. Tables can be made
without any undo, or without hindsight: then ``consent`` and ``marked`` are not offered.
"""

from __future__ import annotations

from typing import Literal

from menagerie.core.contract import AnyGame, AnyState, Refused
from menagerie.core.generator import Generator
from menagerie.table.table import AppliedMove, Table

UndoKind = Literal["free", "consent", "marked", "none"]
_GUESSES = 6  # how many guesses at the hidden things have to agree that nothing was revealed


def last_move(table: Table, seat: int) -> AppliedMove | None:
    """The seat's latest decision that a person made and that still counts."""
    return table.last_decisions.get(seat)


def undo_kind(table: Table, seat: int) -> UndoKind:
    """How the seat may undo its latest decision."""
    last = table.last_decisions.get(seat)
    if table.phase != "running" or not table.seats[seat].person_plays or last is None or not table.settings.undo:
        return "none"
    return _kind(table, seat, is_free(table, last))


def _kind(table: Table, seat: int, free: bool) -> UndoKind:
    """As far as the table's settings allow it."""
    if not table.settings.undo:
        return "none"
    if free:
        return "free"
    if not table.settings.hindsight:
        return "none"
    return "consent" if table.others(seat) else "marked"


def why_not(table: Table, seat: int) -> str:
    """Why the seat cannot undo a decision it has made: a message of the catalogue."""
    if not table.settings.undo:
        return "table-without-undo"
    if not table.settings.hindsight and table.seats[seat].person_plays:
        return "table-without-hindsight"
    return "table-nothing-to-undo"


def moves_of_turn(table: Table, seat: int) -> list[AppliedMove]:
    """What the person has decided in the turn that the seat is in, oldest first, with nothing of others between."""
    found: list[AppliedMove] = []
    for move in reversed(table.moves):
        if move.seat == seat:
            if move.by != "person" or (found and move.turn != found[-1].turn):
                break
            found.append(move)
        elif _noticed(table, move, seat):
            break
    return found[::-1]


def reset_kind(table: Table, seat: int) -> UndoKind:
    """How the seat may undo all it has decided in its turn at once; not at all where that is a single decision."""
    if not table.settings.undo:
        return "none"
    moves = moves_of_turn(table, seat)
    if table.phase != "running" or not table.seats[seat].person_plays or len(moves) < 2:
        return "none"
    hidden = len(table.moves) - table.place_of(moves[0].seq) > len(moves)  # others decided in secret since
    free = not _any_reveals(table, moves) and (not hidden or table.can_stand([move.seq for move in moves]))
    return _kind(table, seat, free)


def _any_reveals(table: Table, moves: list[AppliedMove]) -> bool:
    return any(_reveals(table, move) for move in moves)


def is_free(table: Table, last: AppliedMove) -> bool:
    """Whether nobody has learnt anything or acted since, as far as the seat can know.

    What others did in secret since does not count: the seat must not even find out that they did. Such moves stay.
    """
    later = table.moves[table.place_of(last.seq) + 1 :]
    if any(_noticed(table, other, last.seat) for other in later):
        return False
    return not _reveals(table, last) and (not later or table.can_stand((last.seq,)))


def _reveals(table: Table, move: AppliedMove) -> bool:
    """Worked out once for each move: it is asked whenever the position is rendered."""
    found = table.revealing.get(move.seq)
    if found is None:
        before = table.state_after(table.place_of(move.seq))
        found = table.revealing[move.seq] = reveals(table.game, table.players, before, move)
    return found


def _noticed(table: Table, move: AppliedMove, seat: int) -> bool:
    return move.seat == seat or any(table.game.redact(event, seat) is not None for event in table.events_of(move.seq))


def reveals(game: AnyGame, players: int, state: AnyState, move: AppliedMove) -> bool:
    """Whether the move reveals anything, to anyone.

    It does when it drew from the rng, or when in another state that looks the same to the mover the same move would
    have been followed by something else.
    """
    after = state.clone()
    readers = (None, *range(players))
    events = after.apply(move.seat, move.action)
    if after.snapshot()["rng"] != state.snapshot()["rng"]:
        return True
    seen = [[game.redact(event, reader) for event in events] for reader in readers]
    view = after.view(move.seat)
    rng = Generator(f"undo {move.seq}")
    for _ in range(_GUESSES):
        guessed = state.guess(move.seat, rng.spawn())
        try:
            happened = guessed.apply(move.seat, move.action)
        except Refused:
            return True
        if guessed.view(move.seat) != view:
            return True
        if [[game.redact(event, reader) for event in happened] for reader in readers] != seen:
            return True
    return False
