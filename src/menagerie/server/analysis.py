"""Questions of a board about a position: decoded, answered on a state guessed from what the asking seat knows.

Most answers take less than a millisecond, but the best runs of many squirrels take up to a tenth of a second, so they
are computed in a thread.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from menagerie.core.contract import AnyGame, AnyState, Refused
from menagerie.core.generator import Generator
from menagerie.core.words import Words
from menagerie.table.requests import Declined


class Question(Struct, frozen=True):
    """A question that can be answered without the table: in a thread, while the game goes on."""

    game: AnyGame
    guess: AnyState
    seat: int | None
    query: Any
    words: Words


def question(game: AnyGame, state: AnyState, seat: int | None, query: dict[str, Any], words: Words) -> Question:
    """A board's question; declined where the game takes no such question.

    The answer reveals nothing but what the seat (none: a spectator) can see: the game gets a state guessed from that
    seat's view, never the real one. Equal views give equal answers.
    """
    if game.query_type is None:
        raise Declined("unknown", "table-no-questions")
    try:
        decoded = msgspec.convert(query, game.query_type)
    except msgspec.ValidationError:
        raise Declined("malformed", "table-unknown-question") from None
    rng = Generator("analysis")
    guess = game.guess_of_spectator(state, rng) if seat is None else state.guess(seat, rng)
    if guess is None:
        raise Declined("not-your-seat", "table-no-questions-of-spectators")
    return Question(game, guess, seat, decoded, words)


def answer(asked: Question) -> msgspec.Raw:
    """The answer, encoded; declined where there is none."""
    try:
        return msgspec.Raw(msgspec.json.encode(asked.game.analyse(asked.guess, asked.seat, asked.query, asked.words)))
    except Refused as refused:
        raise Declined("rule", refused.violation.reason, refused.violation) from None
