"""Reports and the texts that the host edits, on the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from menagerie.server.wire import NO_NUL, Identifier, Language, Wire
from menagerie.table import limits


class HouseRules(Wire, frozen=True):
    language: Language
    text: str
    """In a subset of Markdown: headings, paragraphs, lists, **strong**, *emphasis*, and links."""


class MakeReport(Wire, frozen=True):
    """Somebody disturbs me: a line of my log at a table, or a person."""

    table: Identifier | None = None
    entry: Annotated[int, Meta(ge=1, le=limits.REPLAY_MOVES)] | None = None
    """The number of the chat line in my log at that table."""
    person: Identifier | None = None
    why: Annotated[str, Meta(max_length=limits.CHAT_LENGTH, pattern=NO_NUL)] = ""


class ReportedLine(Wire, frozen=True):
    """A chat line as the one who reports it read it."""

    at: float
    name: str
    text: str
    whispered: bool
    reported: bool


class AdminReport(Wire, frozen=True):
    id: str
    at: float
    reporter: str
    reporter_id: str
    accused: str
    accused_id: str
    why: str
    table: str | None
    game: str | None
    lines: tuple[ReportedLine, ...]
    """The reported line with those around it; none where a person was reported."""
    open_reports: int
    """Open reports against the same person."""
    muted_until: float


class CloseReport(Wire, frozen=True):
    """The report is dealt with; the person it accuses may be told to be silent for so many hours."""

    mute_hours: Annotated[int, Meta(ge=0, le=limits.MUTE_HOURS)] = 0


class AdminText(Wire, frozen=True):
    """A text that the host edits."""

    name: Literal["word-list", "house-rules-en", "house-rules-fr"]
    text: str
    default: bool
    """Whether the host has left it as it came."""


class ChangeText(Wire, frozen=True):
    name: Literal["word-list", "house-rules-en", "house-rules-fr"]
    text: Annotated[str, Meta(max_length=limits.HOST_TEXT_LENGTH, pattern=NO_NUL)]
    """With nothing in it, the text is again as it came."""


SENT_BY_BROWSER: tuple[Any, ...] = (MakeReport, CloseReport, ChangeText)
