"""Record errors: what is wrong with a record, in the reader's language."""

from __future__ import annotations

from menagerie.core.record import BadRecord, Record, game_of
from menagerie.core.words import Words, words_for


def describe_record_error(bad: BadRecord, record: Record | None, names: tuple[str, ...], words: Words) -> str:
    """What is wrong; for an illegal move also what its rule says. The record is missing where it could not be read."""
    if record is None or (bad.violation is None and bad.problem is None):
        return words(bad.reason, **bad.facts)
    own = words_for(game_of(record), words.language, names)
    if bad.violation is not None:
        said = own(bad.reason, **bad.facts).removesuffix(".")
        return own("record-because", said=said, why=own.violation(bad.violation))
    assert bad.problem is not None
    return own(bad.reason, **{**bad.facts, "detail": own.setup_error(bad.problem)})
