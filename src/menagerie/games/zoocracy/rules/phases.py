"""5: a round from its first phase to its last, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from menagerie.games.zoocracy.events import Ended, PhaseBegan, RoundBegan, ZoocracyEvent
from menagerie.games.zoocracy.rules.editions import END_OF_GAME
from menagerie.games.zoocracy.rules.election import begin_parliamentary_election
from menagerie.games.zoocracy.rules.event_phase import begin_event
from menagerie.games.zoocracy.rules.government import begin_formation, begin_no_confidence, no_confidence_is_due
from menagerie.games.zoocracy.rules.identifiers import PHASES
from menagerie.games.zoocracy.rules.markers import begin_campaigning, lift_blockade
from menagerie.games.zoocracy.rules.position import GOALS, NOBODY, OVER, A, B, C, D, E, F, G, Position
from menagerie.games.zoocracy.rules.presidency import begin_presidential_election
from menagerie.games.zoocracy.rules.progress import begin_progress

_BEGIN: Final[dict[int, Callable[[Position, list[ZoocracyEvent]], None]]] = {
    A: begin_presidential_election,
    B: begin_campaigning,
    C: begin_parliamentary_election,
    D: begin_formation,
    E: begin_event,
    F: begin_no_confidence,
    G: begin_progress,
}
if len(_BEGIN) != len(PHASES):
    raise TypeError("a phase has no beginning")


def begin_round(position: Position, events: list[ZoocracyEvent]) -> None:
    """5.2: the election markers say which phases are played."""
    position.election_held = False
    position.harvest = position.next_harvest
    position.next_harvest = 0
    presidential = position.presidential_round == position.round
    events.append(RoundBegan(position.round, presidential, position.parliamentary_round == position.round))
    begin_phase(position, A if presidential else B, events)


def begin_phase(position: Position, phase: int, events: list[ZoocracyEvent]) -> None:
    """The phase marker moves. Where nobody has to decide, ``waiting_on`` is empty afterwards: the phase is over."""
    position.phase = phase
    position.action_count = 0
    position.ask_nobody()
    events.append(PhaseBegan(PHASES[phase]))
    _BEGIN[phase](position, events)


def advance(position: Position, events: list[ZoocracyEvent]) -> None:
    """While nobody has to decide: the next phase, the next round, or the end of the game."""
    while not position.waiting_on and position.step != OVER:
        following = next_phase(position)
        if following == NOBODY:
            _end_round(position, events)
        else:
            begin_phase(position, following, events)


def next_phase(position: Position) -> int:
    """5.1, 5.2: which phase comes after this one; none after progress."""
    if position.phase == B:
        return C if position.parliamentary_round == position.round else E
    if position.phase == D:
        return E
    if position.phase == E:
        return F if no_confidence_is_due(position) else G
    if position.phase == G:
        return NOBODY
    return position.phase + 1


def _end_round(position: Position, events: list[ZoocracyEvent]) -> None:
    """5g.10, 6.1: the blockade is lifted, and the game is over or goes on with the next round."""
    lift_blockade(position, events)
    if max(position.goals) >= GOALS or END_OF_GAME in position.past_events:
        position.step = OVER
        best = max([ranking(position, seat) for seat in range(position.players)])
        winners = [seat for seat in range(position.players) if ranking(position, seat) == best]
        events.append(Ended(tuple(winners), tuple(position.funds)))
    else:
        position.round += 1
        begin_round(position, events)


def ranking(position: Position, seat: int) -> tuple[int, int]:
    """6.2, 6.3: goals, then food."""
    return position.goals[seat], position.funds[seat]
