"""What an organiser chooses."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from menagerie.table.limits import TOURNAMENT_ENTRANTS, TOURNAMENT_ROUND_ROBIN

Format = Literal["round-robin", "swiss", "knockout", "arena"]
TournamentPace = Literal["quick", "calm", "slow"]
"""With a clock always: a round has to end."""

LIVE: Final[tuple[TournamentPace, ...]] = ("quick", "calm")


class TournamentSettings(Struct, frozen=True, kw_only=True):
    name: str
    about: str = ""
    game: str
    options: dict[str, Any]
    format: Format
    size: int
    """How many sit at a full table."""
    fewest: int
    """How many at the smallest, where the entrants do not fill all tables."""
    rounds: int | None = None
    """Of a Swiss; the others have as many as they need."""
    minutes: int | None = None
    """How long an arena begins new games."""
    pace: TournamentPace
    rated: bool = False
    starts: float | None = None
    """When it begins by itself; nothing where the organiser begins it."""
    absence_minutes: int
    """How long a table waits for those who have not come."""
    pause_minutes: int = 0
    """From the end of a round to the next."""
    late_rounds: int = 0
    """In a Swiss: how many rounds may have been paired when newcomers still get in."""


def most_entrants(settings: TournamentSettings) -> int:
    return TOURNAMENT_ROUND_ROBIN if settings.format == "round-robin" else TOURNAMENT_ENTRANTS
