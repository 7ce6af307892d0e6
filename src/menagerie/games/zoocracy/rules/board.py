"""Moves on the board that several phases share: office cards, program markers, election markers, the goal track."""

from __future__ import annotations

from menagerie.games.zoocracy.events import (
    GoalReached,
    MarkerMoved,
    OfficeMoved,
    OfficeTurned,
    ProgramSet,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.identifiers import OFFICES, GoalSource
from menagerie.games.zoocracy.rules.position import GOALS, NOBODY, ROUNDS, Position


def turn_office_down(position: Position, office: int, seat: int, events: list[ZoocracyEvent]) -> None:
    """5b.13: an office's power is used, so its card is turned face down."""
    position.face_up[office] = False
    events.append(OfficeTurned(OFFICES[office], seat, face_up=False))


def give_office(position: Position, office: int, seat: int, refresh: bool, events: list[ZoocracyEvent]) -> None:
    """5d.12: an office card changes hands; 5f.4: it is turned face up only where it is to be refreshed."""
    face_up = position.face_up[office] or refresh
    if position.holder[office] != seat or position.face_up[office] != face_up:
        position.holder[office] = seat
        position.face_up[office] = face_up
        events.append(OfficeMoved(OFFICES[office], None if seat == NOBODY else seat, face_up))


def set_program(position: Position, p1: int, p2: int, events: list[ZoocracyEvent]) -> None:
    """5d.12: whose markers lie on P1 and P2."""
    if (p1, p2) != (position.p1, position.p2):
        position.p1 = p1
        position.p2 = p2
        events.append(ProgramSet(None if p1 == NOBODY else p1, None if p2 == NOBODY else p2))


def move_presidential_marker(position: Position, to: int, events: list[ZoocracyEvent]) -> None:
    """5a.7; 3.7: beyond the last round it is off the board."""
    position.presidential_round = to
    events.append(MarkerMoved("presidential", to if to <= ROUNDS else None))


def move_parliamentary_marker(position: Position, to: int, events: list[ZoocracyEvent]) -> None:
    """5c.7; 3.7: beyond the last round it is off the board."""
    position.parliamentary_round = to
    events.append(MarkerMoved("parliamentary", to if to <= ROUNDS else None))


def reach_goal(position: Position, seat: int, by: GoalSource, events: list[ZoocracyEvent]) -> None:
    """A step on the political goal track; 5g.11: which ends at eight."""
    if position.goals[seat] < GOALS:
        position.goals[seat] += 1
        events.append(GoalReached(seat, position.goals[seat], by))
