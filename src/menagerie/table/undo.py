"""The undo policy: how a seat may undo its latest decision.

``free``: until something new was revealed or someone else acted. ``consent``: after that, if the other people agree.
``marked``: bots cannot agree, so where there is nobody to ask it can still be done, but the log and everything that
shows the result say so. ``none``: there is nothing to undo.
"""

from __future__ import annotations

from typing import Literal

from menagerie.core.contract import AnyGame, AnyState, Refused
from menagerie.core.generator import Generator
from menagerie.table.table import AppliedMove, LastDecision, Table

UndoKind = Literal["free", "consent", "marked", "none"]
_GUESSES = 6  # how many guesses at the hidden things have to agree that nothing was revealed


def last_move(table: Table, seat: int) -> AppliedMove | None:
    """The seat's latest decision that a person made and that still counts."""
    last = table.last_decisions.get(seat)
    return None if last is None else last.move


def undo_kind(table: Table, seat: int) -> UndoKind:
    """How the seat may undo its latest decision."""
    last = table.last_decisions.get(seat)
    if table.phase != "running" or not table.seats[seat].person_plays or last is None:
        return "none"
    if is_free(table, last):
        return "free"
    return "consent" if table.others(seat) else "marked"


def is_free(table: Table, last: LastDecision) -> bool:
    """Whether nobody has learnt anything or acted since, as far as the seat can know.

    What others did in secret since does not count: the seat must not even find out that they did. Such moves stay.
    """
    seat, move = last.move.seat, last.move
    later = []
    for other in reversed(table.moves):
        if other.seq <= move.seq:
            break
        later.append(other)
    if any(_noticed(table, other, seat) for other in later):
        return False
    if move.seq not in table.revealing:
        table.revealing[move.seq] = reveals(table.game, table.players, last.before, move)
    return not table.revealing[move.seq] and (not later or table.can_stand((move.seq,)))


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
