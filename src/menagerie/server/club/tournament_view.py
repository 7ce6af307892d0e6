"""A tournament as its page shows it: the same for everybody."""

from __future__ import annotations

from collections.abc import Container
from itertools import islice

from menagerie.bots import levels
from menagerie.club.pace import CLOCKS
from menagerie.club.tournaments.pairing import planned_rounds
from menagerie.club.tournaments.points import POINT, table_points
from menagerie.club.tournaments.requests import newcomers_get_in, next_round_at
from menagerie.club.tournaments.settings import TournamentSettings, most_entrants
from menagerie.club.tournaments.standings import TIE_BREAKS, standings
from menagerie.club.tournaments.tournament import Round, Tournament
from menagerie.core.registry import game as find_game
from menagerie.core.removed_names import is_removed_name
from menagerie.server.club.tournaments_wire import (
    TournamentEntrant,
    TournamentRound,
    TournamentStanding,
    TournamentState,
    TournamentTable,
)
from menagerie.server.wire import Clock
from menagerie.table.limits import ARENA_TABLES_SHOWN


def tournament_state(tournament: Tournament, organiser_name: str, made: Container[str]) -> TournamentState:
    settings = tournament.settings
    paws = levels(find_game(settings.game))
    return TournamentState(
        id=tournament.id,
        seq=len(tournament.log),
        name=settings.name,
        about=settings.about,
        game=settings.game,
        options=settings.options,
        format=settings.format,
        size=settings.size,
        fewest=settings.fewest,
        minutes=settings.minutes,
        pace=settings.pace,
        clock=_clock(settings),
        rated=settings.rated,
        starts=settings.starts,
        absence_minutes=settings.absence_minutes,
        pause_minutes=settings.pause_minutes,
        late_rounds=settings.late_rounds,
        organiser=tournament.header.organiser,
        organiser_name=organiser_name,
        phase=tournament.phase,
        cancelled=tournament.cancelled,
        created=tournament.header.created,
        ends=tournament.ends,
        next_round_at=next_round_at(tournament),
        planned_rounds=planned_rounds(tournament),
        rounds=len(tournament.rounds),
        most_entrants=most_entrants(settings),
        newcomers=newcomers_get_in(tournament),
        commitment=tournament.header.commitment,
        seed=tournament.seed,
        entrants=tuple(
            TournamentEntrant(
                number=one.number,
                name=one.name,
                person=None if is_removed_name(one.name) else one.person,
                bot=one.bot,
                paws=None if one.bot is None else paws.get(one.bot),
                left=one.left,
            )
            for one in tournament.entrants
        ),
        tie_breaks=TIE_BREAKS[settings.format],
        standings=tuple(
            TournamentStanding(
                place=row.place,
                entrant=row.entrant,
                points=_rounded(float(row.points)),
                games=row.games,
                wins=row.wins,
                tie_breaks=tuple(_rounded(float(value)) for value in row.tie_breaks),
            )
            for row in standings(tournament)
        ),
        round=_latest(tournament, made),
    )


def _latest(tournament: Tournament, made: Container[str]) -> TournamentRound | None:
    if not tournament.rounds:
        return None
    if tournament.settings.format != "arena":
        return tournament_round(tournament, tournament.rounds[-1], made)
    tables = [(one, place, table.result is None) for one in tournament.rounds for place, table in enumerate(one.tables)]
    running = [(one, place) for one, place, plays in reversed(tables) if plays]
    done = ((one, place) for one, place, plays in reversed(tables) if not plays)
    shown = [*running, *islice(done, max(0, ARENA_TABLES_SHOWN - len(running)))]
    found = tuple(_table(tournament, one, place, made) for one, place in shown)
    return TournamentRound(number=0, stage=0, tables=found, byes=())


def tournament_round(tournament: Tournament, one: Round, made: Container[str]) -> TournamentRound:
    tables = tuple(_table(tournament, one, place, made) for place in range(len(one.tables)))
    return TournamentRound(number=one.number, stage=one.stage, tables=tables, byes=one.byes)


def _table(tournament: Tournament, one: Round, place: int, made: Container[str]) -> TournamentTable:
    table, name = one.tables[place], tournament.table_id(one.number, place)
    return TournamentTable(
        id=name,
        round=one.number,
        seats=table.seats,
        made=table.result is not None or name in made,
        result=None if table.result is None else table.result.kind,
        points=() if table.result is None else tuple(_rounded(points / POINT) for points in table_points(table)),
    )


def _clock(settings: TournamentSettings) -> Clock:
    rule = CLOCKS[settings.pace]
    assert rule is not None
    return Clock(kind=rule.kind, seconds=rule.seconds, increment=rule.increment)


def _rounded(value: float) -> float:
    return round(value, 3)
