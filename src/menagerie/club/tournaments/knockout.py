"""A knockout for two: the winner goes on. After a tie they play again with the seats exchanged, and after the third tie
the lot decides."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from menagerie.club.tournaments.entries import Paired
from menagerie.club.tournaments.history import History
from menagerie.club.tournaments.lots import drawn, lot
from menagerie.club.tournaments.points import table_points
from menagerie.club.tournaments.seats import seated
from menagerie.club.tournaments.tournament import Round, Tournament

GAMES: Final = 3
"""Of one match, at most."""
Slot = int | None
"""An entrant; nobody where there was none, or where neither of two came."""


class Match(Struct):
    one: Slot
    other: Slot
    games: int = 0
    winner: Slot = None
    decided: bool = False


class Stage(Struct):
    slots: int
    """How many are left in, empty places included; 2 is the final."""
    matches: list[Match]
    rounds: int = 0
    """How many rounds it has had."""

    @property
    def decided(self) -> bool:
        return all(match.decided for match in self.matches)


def first_slots(entrants: list[int]) -> list[Slot]:
    """The entrants in the order of their lots, with the byes far from each other: the first of them have one each."""
    places = [0]
    while len(places) < len(entrants):
        last = 2 * len(places) - 1
        places = [place for one in places for place in (one, last - one)]
    return [entrants[place] if place < len(entrants) else None for place in places]


def stages(tournament: Tournament, seed: str) -> list[Stage]:
    """All stages so far. Each but the last is decided; the last one too when the tournament is."""
    slots = first_slots(drawn(seed, "bracket", [one.number for one in tournament.entrants]))
    rounds = iter(tournament.rounds)
    found: list[Stage] = []
    while len(slots) > 1:
        stage = Stage(len(slots), [_match(*pair) for pair in zip(slots[::2], slots[1::2], strict=True)])
        found.append(stage)
        while not stage.decided:
            one = next(rounds, None)
            if one is None:
                return found
            stage.rounds += 1
            for match in stage.matches:
                if not match.decided:
                    _count(match, one, seed)
            if not one.complete:
                return found
        slots = [match.winner for match in stage.matches]
    return found


def _match(one: Slot, other: Slot) -> Match:
    match = Match(one, other)
    if one is None or other is None:
        match.winner, match.decided = one if other is None else other, True
    return match


def _count(match: Match, one: Round, seed: str) -> None:
    pair = {match.one, match.other}
    table = next((table for table in one.tables if set(table.seats) == pair), None)
    if table is None:  # one of them had left, or both
        match.winner = next((entrant for entrant in one.byes if entrant in pair), None)
        match.decided = True
        return
    if table.result is None:
        return
    match.games += 1
    points = table_points(table)
    if len(table.result.absent) == len(table.seats):
        match.decided = True
    elif points[0] != points[1]:
        match.winner, match.decided = table.seats[points[1] > points[0]], True
    elif match.games == GAMES:
        match.winner = min(table.seats, key=lambda entrant: lot(seed, f"match {sorted(table.seats)}", entrant))
        match.decided = True


def knockout_round(tournament: Tournament, seed: str) -> Paired | None:
    """The matches of this stage that are not decided; nothing once somebody has won."""
    known = stages(tournament, seed)
    if not known or known[-1].decided:
        return None
    stage = known[-1]
    number = len(tournament.rounds) + 1
    here = {one.number for one in tournament.active}
    pairs: list[tuple[int, int]] = []
    byes: list[int] = []
    for match in stage.matches:
        if match.decided:
            byes += [match.winner] if stage.rounds == 0 and match.winner is not None else []
            continue
        there = [entrant for entrant in (match.one, match.other) if entrant is not None and entrant in here]
        if len(there) > 1:
            pairs.append((there[0], there[1]))
        else:
            byes += there
    tables = seated(pairs, History(tournament), seed, f"round {number}")
    return Paired(number, tuple(tables), tuple(sorted(byes)), stage.slots)
