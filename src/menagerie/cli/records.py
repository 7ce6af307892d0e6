"""Reading records, and saying what is wrong with them."""

from pathlib import Path

from menagerie.cli.problem import one_line, reason_of
from menagerie.core.record import BadRecord, Record, UnreadableRecord, decode
from menagerie.core.record_errors import describe_record_error as complaint
from menagerie.core.words import Words


def read(path: str, words: Words) -> Record:
    """The record in that file; raises `UnreadableRecord` whatever may be the matter."""
    try:
        return decode(Path(path).read_bytes())
    except OSError as error:
        raise UnreadableRecord("cli-record-cannot-read", detail=reason_of(error, words)) from None
    except ValueError:  # a path no system can have
        raise UnreadableRecord("cli-record-cannot-read", detail=repr(path)) from None


def describe_record_error(bad: BadRecord, record: Record | None, words: Words) -> str:
    """The verdict in the reader's language; for an illegal move also what its rule says."""
    return complaint(bad, record, () if record is None else names_in(record), words)


def names_in(record: Record) -> tuple[str, ...]:
    """Who sat there; a file from elsewhere shall not play tricks on the terminal."""
    return tuple(one_line(seat.name)[:40] for seat in record.seats)
