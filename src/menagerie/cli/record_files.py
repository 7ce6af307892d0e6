"""Record files: reading them, and what is wrong with one."""

from pathlib import Path

from menagerie.cli.errors import one_line, os_error_text
from menagerie.core.record import BadRecord, Record, UnreadableRecord, decode
from menagerie.core.record_errors import describe_record_error as describe_error
from menagerie.core.words import Words


def read(path: str, words: Words) -> Record:
    """The record in that file; raises `UnreadableRecord` whatever is wrong."""
    try:
        return decode(Path(path).read_bytes())
    except OSError as error:
        raise UnreadableRecord("cli-record-cannot-read", detail=os_error_text(error, words)) from None
    except ValueError:  # a path no system can have
        raise UnreadableRecord("cli-record-cannot-read", detail=repr(path)) from None


def describe_record_error(bad: BadRecord, record: Record | None, words: Words) -> str:
    """What is wrong, in the reader's language; for an illegal move also what its rule says."""
    return describe_error(bad, record, () if record is None else names_in(record), words)


def names_in(record: Record) -> tuple[str, ...]:
    """Who sat there, without control characters."""
    return tuple(one_line(seat.name)[:40] for seat in record.seats)
