"""A game as it is played in the terminal: the position, the record, who has seen what, and the way back."""

from __future__ import annotations

from typing import Any, NamedTuple

from menagerie.core.contract import Action, AnyGame, AnyState, Options, Refused
from menagerie.core.generator import Generator
from menagerie.core.record import Record, Recorder, Seat

WORLDS = 32
"""In how many imagined worlds a move must have looked the same before we say that it revealed nothing."""


class Step(NamedTuple):
    """A move that was made, and what stood before it."""

    before: AnyState
    seat: int
    action: Action
    told: int
    """How much had been told by then."""


class Sitting:
    """One game at one terminal."""

    def __init__(self, game: AnyGame, options: Options, seats: tuple[Seat, ...], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.state: AnyState = game.new(len(seats), options, seed)
        self.recorder = Recorder(game, options, seats, seed)
        self.steps: list[Step] = []
        self.told: list[Any] = []
        """Every event, in full; `news` says what a seat saw of them."""
        self.heard = [0] * len(seats)
        self._chance = Generator(f"{seed}/other worlds")

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.seats) if who.bot is None)

    def decide(self, seat: int, action: Action) -> None:
        """Plays the move and writes it down; raises `Refused` where the rules do."""
        before = self.state.clone()
        point = self.state.point(seat)
        events = self.state.apply(seat, action)
        self.recorder.write(seat, point or "", action)
        self.steps.append(Step(before, seat, action, len(self.told)))
        self.told += events

    def news(self, seat: int) -> list[Any]:
        """What the seat has redacted since it last asked."""
        fresh = self.told[self.heard[seat] :]
        self.heard[seat] = len(self.told)
        return [seen for event in fresh if (seen := self.game.redact(event, seat)) is not None]

    def record(self) -> Record:
        return self.recorder.record(self.state.result())

    # --- the way back ---

    def undo_problem(self, seat: int) -> str | None:
        """Why the seat may not take its last decision back: a message of the catalogue; nothing where it may.

        Against bots alone everything may be taken back. Among people only the very last decision may, and only while
        it has told its player nothing new.
        """
        last = self._last_of(seat)
        if last is None:
            return "cli-undo-nothing"
        if len(self.people) == 1:
            return None
        if last != len(self.steps) - 1:
            return "cli-undo-others"
        return "cli-undo-revealed" if self._revealed(self.steps[last]) else None

    def undo(self, seat: int) -> None:
        """Back to the seat's previous decision."""
        last = self._last_of(seat)
        assert last is not None
        step = self.steps[last]
        self.state = step.before
        del self.steps[last:]
        del self.recorder.moves[last:]
        del self.told[step.told :]
        self.heard = [min(heard, step.told) for heard in self.heard]

    def _last_of(self, seat: int) -> int | None:
        return next((at for at in range(len(self.steps) - 1, -1, -1) if self.steps[at].seat == seat), None)

    def _revealed(self, step: Step) -> bool:
        """Whether the move told its player something: it would have looked different in a world that this player
        could not tell from the real one before."""
        seat = step.seat
        seen = self._seen(self.told[step.told :], seat), self.state.view(seat)
        for _ in range(WORLDS):
            world = step.before.guess(seat, self._chance)
            try:
                events = world.apply(seat, step.action)
            except Refused:
                return True
            if (self._seen(events, seat), world.view(seat)) != seen:
                return True
        return False

    def _seen(self, events: list[Any], seat: int) -> list[Any]:
        return [self.game.redact(event, seat) for event in events]
