"""The deal of the day: its seed, its set-up, its scores. Calculation alone; the server stores what is played.

Each day (in UTC) has one seed, made from a key that never leaves the server. Its commitment is shown from the beginning
of the day, the seed itself when the day is over. Everything else of the day follows from the seed and the date, in the
same way on every machine: the seed of each game's deal, the seats, the options, and what the bots draw while they
think. So whoever has the seed and the commitment can check the whole day (`menagerie daily`).

The key cannot be calculated from seeds, and one day's seed says nothing of another's: both is what HMAC promises.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, StructType, type_info

from menagerie.core.contract import AnyGame, BadSetup, Options
from menagerie.table import seed_commitment

State = Literal["open", "playing", "counted", "gave-up", "late"]
"""What a person has done with a deal: nothing yet; they play; it counts; they resigned, broke off or left the seat to a
bot; or they came to the end after the day."""

MOST_PLAYERS: Final = 4
"""Bots included: with more the games grow long."""
BARS: Final = 16
"""Bars of the distribution, at most."""
_DOMAIN: Final = "menagerie deal of the day 1\n"


# --- days


def date_at(now: float) -> str:
    """The day it is then, in UTC: such as 2026-11-19."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def begins(day: str) -> float:
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def ends(day: str) -> float:
    return begins(days_after(day, 1))


def days_after(day: str, count: int) -> str:
    return (date.fromisoformat(day) + timedelta(days=count)).isoformat()


def is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


# --- seeds


def day_seed(key: str, day: str) -> str:
    """The seed of a day; only who has the server's key can make it."""
    return hmac.new(key.encode(), f"{_DOMAIN}{day}".encode(), sha256).hexdigest()


def commitment(seed: str) -> str:
    """What is shown of a day's seed before the day is over."""
    return seed_commitment.promise(seed)


def game_seed(seed: str, game: str) -> str:
    """The seed that one game's deal is made from."""
    return seed_commitment.daily_seed(seed, game)


# --- set-ups


class Setup(Struct, frozen=True):
    """How a game is played on a day."""

    players: int
    options: dict[str, Any]
    seat: int
    """The person's; bots have the others."""
    bot: str


def setup(game: AnyGame, day: str) -> Setup:
    """On Mondays the usual options; on other days one of them is different, and the bots grow stronger until Sunday."""
    number = date.fromisoformat(day).toordinal()
    weekday = date.fromisoformat(day).weekday()
    fewest, most = game.players
    counts = range(fewest, max(fewest, min(most, MOST_PLAYERS)) + 1)
    players = counts[number % len(counts)]
    others = list(variations(game, players))
    options = game.options_type() if weekday == 0 or not others else others[number % len(others)]
    return Setup(
        players=players,
        options=msgspec.to_builtins(options),
        seat=number // len(counts) % players,
        bot=game.levels[weekday * len(game.levels) // 7],
    )


def variations(game: AnyGame, players: int) -> Iterator[Options]:
    """The set-ups that differ from the usual one in a single option, as a new table may choose it."""
    usual: Any = game.options_type()
    info = type_info(game.options_type)
    assert isinstance(info, StructType)
    for field in info.fields:
        if field.name in game.record_options:
            continue
        for value in _values(field.type):
            if value == field.default:
                continue
            changed = msgspec.structs.replace(usual, **{field.name: value})
            try:
                game.check_new(players, changed)
            except BadSetup:
                continue
            yield changed


def _values(kind: msgspec.inspect.Type) -> Iterable[bool | int | str]:
    """What an option may be; nothing where that is no single value."""
    more: dict[str, Any] = {}
    if isinstance(kind, Metadata):
        more, kind = kind.extra or {}, kind.type
    if isinstance(kind, BoolType):
        return (False, True)
    if isinstance(kind, IntType) and kind.ge is not None and kind.le is not None:
        return range(kind.ge, kind.le + 1)
    if isinstance(kind, LiteralType):
        return tuple(map(str, more.get("choices", kind.values)))
    return ()


# --- what was chosen


def histories(actions: Sequence[dict[str, Any]]) -> list[str]:
    """For each of a person's decisions, what tells it from all others of that deal: a digest of the choices before it.

    Equal choices give equal games, so people with equal digests sat before the same position.
    """
    found, before = [], sha256(_DOMAIN.encode()).hexdigest()
    for action in actions:
        found.append(before)
        before = sha256(f"{before}\n{canonical(action)}".encode()).hexdigest()
    return found


def canonical(action: dict[str, Any]) -> str:
    return msgspec.json.encode(action, order="deterministic").decode()


# --- the distribution


class Bar(Struct, frozen=True):
    """How many people have a score from `least` to `most`."""

    least: int
    most: int
    players: int


def distribution(scores: dict[int, int]) -> list[Bar]:
    """Bars of equal width for so many people by score; one for each score where that is not too many."""
    if not scores:
        return []
    low, high = min(scores), max(scores)
    width = -(-(high - low + 1) // BARS)
    return [
        Bar(
            least,
            least + width - 1,
            sum(count for score, count in scores.items() if least <= score < least + width),
        )
        for least in range(low, high + 1, width)
    ]


def place(scores: dict[tuple[int, int], int], score: int, rank: int) -> int:
    """The place of a score: behind all that are higher, and behind equal ones of games that ended better."""
    return 1 + sum(count for (other, place), count in scores.items() if (-other, place) < (-score, rank))
