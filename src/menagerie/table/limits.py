"""Every numeric limit of a request, in one place: sizes, depths, counts, times, quotas and rate limits.

No request may do unbounded work. The limits that an operator can change are fields of
`menagerie.server.settings.Limits`; their defaults stand here too. JSON that is nested too deeply is refused by the
decoder itself.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

# --- sizes of what a client sends

MESSAGE_BYTES: Final = 16 * 1024
"""A WebSocket message, or the body of an HTTP request."""
RECORD_BYTES: Final = 1024 * 1024
"""An imported record."""
NAME_LENGTH: Final = 30
CHAT_LENGTH: Final = 500
TOKEN_LENGTH: Final = (8, 64)
NONCE_LENGTH: Final = 128
POINT_LENGTH: Final = 80
IDENTIFIER_LENGTH: Final = 40
"""Names of games and bots, ids of tables."""
PASSPHRASE_LENGTH: Final = (8, 200)
CODE_LENGTH: Final = (4, 40)
HEADER_LENGTH: Final = 200
"""How much of an Accept-Language header is read."""

# --- counts and depths

SEATS: Final = 8
RECORD_MOVES: Final = 20_000
"""Moves of an imported record, those of the games it continues included."""
RECORD_DEPTH: Final = 8
"""How many games an imported record may continue, one from another."""
REPLAY_MOVES: Final = 1_000_000
"""The highest move number a client can ask for."""
CHAT_LINES: Final = 5_000
"""Chat messages and whispers of one table."""
TABLES_LISTED: Final = 200
"""Tables in one person's list."""
UNSENT_MESSAGES: Final = 4_000
"""A reader who is further behind is disconnected, and catches up after reconnecting."""
THROTTLED_MESSAGES: Final = 200
"""Messages refused by the rate limit before the connection is closed."""

# --- times, in seconds

RECORD_SECONDS: Final = 30.0
"""How long the check of an imported record may take."""
CLOCK_SECONDS: Final = (5, 1_209_600)
INCREMENT_SECONDS: Final = 3_600
ABSENCE_MINUTES: Final = (1, 10_080)
BOT_RETRY_SECONDS: Final = (0.5, 60.0)
"""The first and the longest pause before a bot's move that could not be stored is tried again."""

# --- what is kept in memory

LIVE_TABLES: Final = 500
KNOWN_PEOPLE: Final = 10_000
KNOWN_POSITIONS: Final = 64
"""Positions a bot worker keeps between questions."""
RATE_LIMITED_KEYS: Final = 20_000
COMMIT_JOBS: Final = 200
"""Writes that share one commit."""
RECORD_CHECKS: Final = 2
"""Imported records that are checked at the same time."""


class Rate(Struct, frozen=True):
    """A rate limit: so many at once, and then so many a second."""

    burst: float
    per_second: float


# --- rate limits

READS: Final = Rate(400, 40)
"""HTTP requests that change nothing, by address."""
WRITES: Final = Rate(120, 4)
"""HTTP requests that change something, by address."""
PASSPHRASES: Final = Rate(10, 0.1)
"""Attempts at a passphrase, by address."""
SOCKETS: Final = Rate(60, 2)
"""New WebSockets, by address."""
MESSAGES: Final = Rate(60, 15)
"""Messages over one WebSocket."""
HINTS: Final = Rate(5, 0.5)
"""Hints over one WebSocket: each keeps a worker process busy."""
CHECKS: Final = Rate(30, 5)
"""Actions checked without doing them (`Why`), over one WebSocket."""
NEW_TABLES: Final = Rate(60, 1 / 60)
"""Quota of new tables, by person."""
IMPORTS: Final = Rate(20, 1 / 60)
"""Quota of imported records, by person or address: each is replayed by the rules."""
