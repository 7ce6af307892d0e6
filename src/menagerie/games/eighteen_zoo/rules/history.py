"""Keeps the history: the last lays and runs, and an entry for each round that is over. No rule looks at it."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.events import SquirrelRun
from menagerie.games.eighteen_zoo.history import FamilyRuns, LaidTile, RoundHistory
from menagerie.games.eighteen_zoo.rules import scoring
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, OPERATING_ROUND, PRICE, Family
from menagerie.games.eighteen_zoo.rules.position import Position


def tile_laid(position: Position, hex: int, rotation: int) -> None:
    """Added to the others of the same turn; the first of a turn replaces those of the last one."""
    turn = position.round, position.family
    laid = LaidTile(position.track.board.hexes[hex], position.track.label(hex), rotation, FAMILIES[position.family])
    position.last_lays = (*position.last_lays, laid) if position.last_lays_turn == turn else (laid,)
    position.last_lays_turn = turn


def ran(position: Position, runs: tuple[SquirrelRun, ...], nuts: int, waters: int) -> None:
    family = FAMILIES[position.family]
    _replace(position, FamilyRuns(family, runs, nuts, waters, None, position.round))


def harvest_decided(position: Position, shared: bool) -> None:
    """Also for a family that did not run, of which there is nothing to keep."""
    family = FAMILIES[position.family]
    for last in position.last_runs:
        if last.family == family and last.round == position.round:
            _replace(position, FamilyRuns(family, last.runs, last.nuts, last.waters, shared, last.round))


def _replace(position: Position, runs: FamilyRuns) -> None:
    others = [last for last in position.last_runs if last.family != runs.family]
    position.last_runs = (*others, runs)


def round_over(position: Position) -> None:
    prices: dict[Family, int] = {}
    revenue: dict[Family, int] = {}
    operating = position.round_kind() == OPERATING_ROUND
    for family in position.families:
        if position.is_launched(family):
            prices[FAMILIES[family]] = PRICE[position.cell[family]]
            if operating:
                revenue[FAMILIES[family]] = 0
    if operating:
        for last in position.last_runs:
            if last.round == position.round:
                revenue[last.family] = last.nuts
    worth = tuple([scoring.worth_at_the_end(position, seat) for seat in range(position.players)])
    entry = RoundHistory(position.round, worth, tuple(position.cash), prices, revenue, position.decisions_made)
    position.history = (*position.history, entry)
