"""A file exported from 18xx.games as the table and the pages take it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from menagerie.core.contract import AnyGame
from menagerie.core.foreign import ForeignGame, UnreadableForeignGame
from menagerie.core.record import Recorder, Seat
from menagerie.core.words import words_for
from menagerie.games.eighteen_zoo.importer.file import RecordedAction, RecordedGame, UnreadableGame, read
from menagerie.games.eighteen_zoo.importer.replay import replay
from menagerie.games.eighteen_zoo.importer.text import claim_text, refusal_text, result_text
from menagerie.games.eighteen_zoo.importer.to_record import SOURCE, record_of

if TYPE_CHECKING:
    from menagerie.games.eighteen_zoo.actions import EighteenZooAction
    from menagerie.games.eighteen_zoo.rules.state import EighteenZooState


_SHOWN_NAME = 40
"""So much of a name stands in what is said of the file; the record keeps it whole."""


class _Mark(msgspec.Struct):
    """What every file of that server has, whatever game it is of."""

    title: str
    players: list[msgspec.Raw]
    actions: list[msgspec.Raw]


def read_foreign(game: AnyGame, raw: bytes, language: str) -> ForeignGame | None:
    """Replays the file; nothing where it is not from 18xx.games."""
    try:
        msgspec.json.decode(raw, type=_Mark)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    try:
        recorded = read(raw)
    except UnreadableGame as trouble:
        raise UnreadableForeignGame(words_for(game, language)(trouble.reason, **trouble.facts)) from None
    return _replayed(game, recorded, language)


def _replayed(game: AnyGame, recorded: RecordedGame, language: str) -> ForeignGame:
    recorder = Recorder(game, recorded.options, tuple(Seat(name) for name in recorded.names), recorded.seed)
    whole = 0

    def write(state: EighteenZooState, seat: int, action: EighteenZooAction) -> None:
        recorder.write(seat, state.point(seat) or "", action)

    def watch(_number: int, _played: RecordedAction | None, _state: EighteenZooState) -> None:
        nonlocal whole
        whole = len(recorder.moves)  # decisions of actions that were played to their end

    outcome, _ = replay(recorded, watch, write)
    words = words_for(game, language, tuple([name[:_SHOWN_NAME] for name in recorded.names]))
    return ForeignGame(
        record=record_of(recorder, whole, recorded),
        source=SOURCE,
        actions=outcome.actions,
        applied=outcome.applied,
        refused="" if outcome.refused is None else refusal_text(outcome.refused, words),
        result=result_text(outcome, recorded, words),
        differences=tuple(claim_text(claim, words) for claim in outcome.wrong_claims),
    )
