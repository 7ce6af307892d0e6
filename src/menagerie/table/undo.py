"""Taking back: free until something new came to light or someone else acted, by consent of the others after that.

Bots cannot consent. Where there is nobody to ask, one may still take back, but it is done in hindsight: the log says
so, and so does everything that tells how the game ended.
"""

from __future__ import annotations

from typing import Literal

from menagerie.core.contract import AnyGame, AnyState, Refused
from menagerie.core.generator import Generator
from menagerie.table.table import Before, Played, Table

Undo = Literal["free", "consent", "marked", "none"]
_WORLDS = 6  # how many guesses at the hidden things have to agree that nothing came to light


def last_move(table: Table, seat: int) -> Played | None:
    """The seat's latest decision that a person made and that still counts."""
    before = table.before.get(seat)
    return None if before is None else before.move


def how(table: Table, seat: int) -> Undo:
    """How the seat may take back its latest decision."""
    before = table.before.get(seat)
    if table.phase != "running" or not table.chairs[seat].decides or before is None:
        return "none"
    if is_free(table, before):
        return "free"
    return "consent" if table.others(seat) else "marked"


def is_free(table: Table, before: Before) -> bool:
    """Whether nobody has learnt anything or acted since, as far as the seat can tell.

    What others secretly did since does not count: the seat must not even find out that they did. Such moves stay.
    """
    seat, move = before.move.seat, before.move
    later = [other for other in table.moves if other.seq > move.seq]
    if any(_noticed(table, other, seat) for other in later):
        return False
    if move.seq not in table.revealing:
        table.revealing[move.seq] = reveals(table.game, table.players, before.state, move)
    return not table.revealing[move.seq] and (not later or table.can_stand((move.seq,)))


def _noticed(table: Table, move: Played, seat: int) -> bool:
    return move.seat == seat or any(table.game.redact(event, seat) is not None for event in table.happened[move.seq])


def reveals(game: AnyGame, players: int, state: AnyState, move: Played) -> bool:
    """Whether the move brings anything to light, for anyone.

    It does when chance was asked, or when in another world that looks the same to the mover the same move would have
    been followed by something else.
    """
    after = state.clone()
    readers = (None, *range(players))
    events = after.apply(move.seat, move.action)
    if after.snapshot()["rng"] != state.snapshot()["rng"]:
        return True
    seen = [[game.redact(event, reader) for event in events] for reader in readers]
    view = after.view(move.seat)
    rng = Generator(f"undo {move.seq}")
    for _ in range(_WORLDS):
        world = state.guess(move.seat, rng.spawn())
        try:
            happened = world.apply(move.seat, move.action)
        except Refused:
            return True
        if world.view(move.seat) != view:
            return True
        if [[game.redact(event, reader) for event in happened] for reader in readers] != seen:
            return True
    return False
