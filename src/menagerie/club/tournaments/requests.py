"""What people may ask of a tournament, and what it does by itself. Each request answers with the entries it would add,
or declines."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.club.tournaments.entries import (
    AnyEntry,
    Began,
    Cancelled,
    CancelledWhy,
    Ended,
    EntrantRemoved,
    Joined,
    Left,
    LeftWhy,
    Returned,
)
from menagerie.club.tournaments.pairing import next_round
from menagerie.club.tournaments.settings import TournamentSettings, most_entrants
from menagerie.club.tournaments.tournament import Entrant, Tournament
from menagerie.core.removed_names import is_removed_name, removed_name
from menagerie.table.limits import (
    ARENA_PATIENCE_SECONDS,
    TOURNAMENT_BOTS,
    TOURNAMENT_ENTRIES,
    TOURNAMENT_OPEN_SECONDS,
    TOURNAMENT_RETURNS,
)
from menagerie.table.requests import Declined
from menagerie.table.seat_names import distinct_name


def join(tournament: Tournament, person: str, name: str) -> list[AnyEntry]:
    """A new entrant; or one who had left takes part again."""
    _must_not_be_over(tournament)
    known = tournament.of_person(person)
    if known is not None:
        return _come_back(known)
    _must_let_newcomers_in(tournament)
    _must_have_room(tournament, 1)
    return [
        Joined(len(tournament.entrants) + 1, distinct_name(name, [one.name for one in tournament.entrants]), person)
    ]


def _come_back(entrant: Entrant) -> list[AnyEntry]:
    if entrant.left is None:
        return []
    if entrant.left == "removed":
        raise Declined("not-allowed", "tournament-removed")
    if entrant.returns >= TOURNAMENT_RETURNS:
        raise Declined("too-many", "tournament-too-many-returns", most=TOURNAMENT_RETURNS)
    return [Returned(entrant.number)]


def add_bots(tournament: Tournament, bots: Sequence[tuple[str, str]]) -> list[AnyEntry]:
    """Bots, each with its name, of the organiser's choice."""
    _must_not_be_over(tournament)
    _must_let_newcomers_in(tournament)
    _must_have_room(tournament, len(bots))
    if sum(one.bot is not None for one in tournament.entrants) + len(bots) > TOURNAMENT_BOTS:
        raise Declined("too-many", "tournament-too-many-bots", most=TOURNAMENT_BOTS)
    taken = {one.name for one in tournament.entrants}
    entries: list[AnyEntry] = []
    for bot, wanted in bots:
        name = distinct_name(wanted, taken)
        taken.add(name)
        entries.append(Joined(len(tournament.entrants) + len(entries) + 1, name, bot=bot))
    return entries


def _must_let_newcomers_in(tournament: Tournament) -> None:
    if not newcomers_get_in(tournament):
        raise Declined("not-running", "tournament-closed")


def _must_have_room(tournament: Tournament, more: int) -> None:
    most = most_entrants(tournament.settings)
    if len(tournament.entrants) + more > most:
        raise Declined("too-many", "tournament-full", most=most)
    _must_have_entries(tournament)


def _must_have_entries(tournament: Tournament) -> None:
    """Whoever comes and goes without end must not fill the log; results have their place in any case."""
    if len(tournament.log) >= TOURNAMENT_ENTRIES:
        raise Declined("too-many", "tournament-log-full")


def leave(tournament: Tournament, person: str) -> list[AnyEntry]:
    known = tournament.of_person(person)
    if known is None:
        raise Declined("not-allowed", "tournament-not-in")
    return _take_out(tournament, known, "asked")


def remove(tournament: Tournament, number: int) -> list[AnyEntry]:
    """The organiser takes an entrant out, for good."""
    if not 1 <= number <= len(tournament.entrants):
        raise Declined("unknown", "tournament-no-such-entrant")
    return _take_out(tournament, tournament.entrant(number), "removed")


def remove_person(tournament: Tournament, person: str) -> list[AnyEntry]:
    """The person had everything of theirs removed: they take part no more, and have no name here."""
    known = tournament.of_person(person)
    if known is None:
        return []
    leaving = [] if tournament.finished else _take_out(tournament, known, "asked")
    if is_removed_name(known.name):
        return leaving
    taken = [one.name for one in tournament.entrants]
    return [*leaving, EntrantRemoved(known.number, removed_name(taken))]


def absent(tournament: Tournament, numbers: Sequence[int]) -> list[AnyEntry]:
    """These did not come to their table."""
    return [Left(number, "absent") for number in numbers if tournament.entrant(number).left is None]


def _take_out(tournament: Tournament, entrant: Entrant, why: LeftWhy) -> list[AnyEntry]:
    _must_not_be_over(tournament)
    if entrant.left == "removed" or entrant.left == why:
        return []
    return [Left(entrant.number, why)]


def _must_not_be_over(tournament: Tournament) -> None:
    if tournament.finished:
        raise Declined("not-running", "tournament-over")


def begin(tournament: Tournament, seed: str) -> list[AnyEntry]:
    if tournament.phase != "open":
        raise Declined("not-running", "tournament-begun")
    fewest = tournament.settings.fewest
    if len(tournament.active) < fewest:
        raise Declined("not-running", "tournament-too-few", fewest=fewest)
    return [Began(seed)]


def cancel(tournament: Tournament, why: CancelledWhy = "organiser") -> list[AnyEntry]:
    _must_not_be_over(tournament)
    return [Cancelled(why)]


# --- what it does by itself


def next_step(tournament: Tournament, now: float, seed: str) -> AnyEntry | None:
    """What is due: the beginning, a round, the end; nothing while it waits."""
    if tournament.finished:
        return None
    if tournament.phase == "open":
        return _of_open(tournament, now, seed)
    return _of_arena(tournament, now) if tournament.settings.format == "arena" else _of_rounds(tournament, now)


def _of_open(tournament: Tournament, now: float, seed: str) -> AnyEntry | None:
    settings = tournament.settings
    if now < begins_or_ends_at(settings, tournament.header.created):
        return None
    if settings.starts is None:
        return Cancelled("never-begun")
    return Began(seed) if len(tournament.active) >= settings.fewest else Cancelled("too-few")


def _of_rounds(tournament: Tournament, now: float) -> AnyEntry | None:
    if tournament.rounds:
        if not tournament.rounds[-1].complete:
            return None
        following = next_round(tournament)
        if following is None:
            return Ended()
        at = next_round_at(tournament)
        return None if at is not None and now < at else following
    return next_round(tournament) or Ended()


def _of_arena(tournament: Tournament, now: float) -> AnyEntry | None:
    ends = tournament.ends
    assert ends is not None
    if now >= ends or len(tournament.log) >= TOURNAMENT_ENTRIES:
        return None if tournament.running_tables() else Ended()
    playing = tournament.playing()
    since = [one.since for one in tournament.active if one.number not in playing and one.person is not None]
    patient = bool(since) and now - max(min(since), tournament.began or 0.0) >= ARENA_PATIENCE_SECONDS
    full = next_round(tournament)
    return full if full is not None or not patient else next_round(tournament, small=True)


def next_round_at(tournament: Tournament) -> float | None:
    """When the pause between two rounds is over; nothing where there is none."""
    if tournament.phase != "running" or tournament.settings.format == "arena":
        return None
    if not tournament.rounds or not tournament.rounds[-1].complete:
        return None
    return tournament.updated_round + 60 * tournament.settings.pause_minutes


def begins_or_ends_at(settings: TournamentSettings, created: float) -> float:
    """When an open tournament begins by itself, or is cancelled because nobody has begun it."""
    return created + TOURNAMENT_OPEN_SECONDS if settings.starts is None else settings.starts


def newcomers_get_in(tournament: Tournament) -> bool:
    settings = tournament.settings
    if tournament.phase == "open" or settings.format == "arena":
        return not tournament.finished
    return settings.format == "swiss" and not tournament.finished and len(tournament.rounds) <= settings.late_rounds
