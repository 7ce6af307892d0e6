"""A game from 18xx.games as a record of our own."""

from __future__ import annotations

from typing import Final

import msgspec

from menagerie.core.record import Record, Recorder, start
from menagerie.core.record import replay as replay_record
from menagerie.games.eighteen_zoo.importer.file import RecordedGame

SOURCE: Final = "18xx.games"
"""The name of the record's foreign part."""


def record_of(recorder: Recorder, whole: int, game: RecordedGame) -> Record:
    """The first decisions that were recorded, with the file they come from. The seed is known: the file names it."""
    del recorder.moves[whole:]
    record = msgspec.structs.replace(recorder.record(None), seed=game.seed, foreign={SOURCE: game.raw})
    end = start(record)
    for after, _, _, _ in replay_record(record):
        end = after
    return msgspec.structs.replace(record, result=end.result())
