"""How the server was asked to run, and the limits an operator can change."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from menagerie.server.notices.settings import NoticeSettings
from menagerie.server.operation_settings import Operation
from menagerie.table import limits
from menagerie.table.limits import REMOVAL_SECONDS, QuotaLimits, Rate
from menagerie.table.live_table import Pace
from menagerie.table.nodes import NodeTimes


class Limits(Struct, frozen=True, kw_only=True):
    """Sizes and rate limits of requests; `menagerie.table.limits` says what each is, and holds the fixed ones."""

    message_bytes: int = limits.MESSAGE_BYTES
    record_bytes: int = limits.RECORD_BYTES
    open_sockets: int = limits.OPEN_SOCKETS
    lobby_sockets: int = limits.LOBBY_SOCKETS
    tournament_sockets: int = limits.TOURNAMENT_SOCKETS
    reads: Rate = limits.READS
    writes: Rate = limits.WRITES
    passphrases: Rate = limits.PASSPHRASES
    sockets: Rate = limits.SOCKETS
    messages: Rate = limits.MESSAGES
    checks: Rate = limits.CHECKS
    analyses: Rate = limits.ANALYSES
    lessons: Rate = limits.LESSONS
    past_positions: Rate = limits.PAST_POSITIONS_READ
    reviews: Rate = limits.REVIEWS_READ
    puzzles: Rate = limits.PUZZLES_READ
    bot_requests: Rate = limits.BOT_REQUESTS
    confirmations: Rate = limits.CONFIRMATIONS
    quotas: QuotaLimits = QuotaLimits()


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8700
    database: str
    """An SQLAlchemy address."""
    pages: Path | None = None
    """The folder of the built pages; nothing for where they are built to."""
    limits: Limits = Limits()
    pace: Pace = Pace()
    notices: NoticeSettings = NoticeSettings()
    operation: Operation = Operation()
    bot_workers: int | None = None
    """How many processes think for bots; nothing leaves it to the number of cores."""
    node_times: NodeTimes = NodeTimes()
    removal_seconds: float = REMOVAL_SECONDS
    """How often removals of people that are not finished are looked for."""
