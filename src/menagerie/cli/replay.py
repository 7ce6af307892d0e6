"""`menagerie replay`: a recorded game move by move, as one seat saw it, or with open cards."""

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console

from menagerie.cli.errors import CliError, small_number
from menagerie.cli.output import console
from menagerie.cli.record_files import describe_record_error, names_in, read
from menagerie.cli.standings import show_result
from menagerie.core import record as records
from menagerie.core.contract import AnyGame, AnyState, Heading
from menagerie.core.event_lines import event_lines
from menagerie.core.record import BadRecord, Record, game_of, start
from menagerie.core.words import Words, words_for

_OPEN = ("open", "ouvert")


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="S")] = None,
) -> None:
    words: Words = ctx.obj
    record: Record | None = None
    try:
        record = read(file, words)
        if record.seed is None:
            game_of(record)
            raise BadRecord("record-no-seed")
        records.verify(record)
    except BadRecord as bad:
        code = 1 if bad.readable and bad.reason != "record-no-seed" else 2
        raise CliError(f"{file}: {describe_record_error(bad, record, words)}", code) from None
    player = Replay(record, seat, words)
    if at is None:
        player.show_game()
    elif 0 <= at <= len(record.actions):
        player.show_position(at)
    else:
        raise CliError(words("cli-replay-no-such-move", number=at, moves=len(record.actions)))


class Replay:
    """A record, as one seat or a spectator sees it."""

    def __init__(self, record: Record, seat: str | None, words: Words) -> None:
        self.record = record
        self.game: AnyGame = game_of(record)
        self.words = words_for(self.game, words.language, names_in(record))
        self.open = seat is not None and seat.lower() in _OPEN
        self.seat = None if self.open or seat is None else self._seat(seat)
        self.out: Console = console()

    def _seat(self, typed: str) -> int:
        """A seat by its number, counted from 1, or by the name of who sat there."""
        names = names_in(self.record)
        number = small_number(typed)
        if number is not None and 1 <= number <= len(names):
            return number - 1
        found = [seat for seat, name in enumerate(names) if name.casefold() == typed.casefold()]
        if len(found) == 1:
            return found[0]
        raise CliError(self.words("cli-replay-no-such-seat", name=typed[:40], players=len(names)))

    def show_game(self) -> None:
        """The whole game in words."""
        self._say(self.words("cli-replay-title", game=self.words("game-title"), players=self._everybody()))
        for number, (before, state, _, _, events) in enumerate(self._moves(), start=1):
            self._show_move(number, before, events)
            final = state
        if self.record.actions and (result := final.result()) is not None:
            self._say()
            show_result(self.out, result, self.words)

    def _show_move(self, number: int, before: AnyState, events: list[Any]) -> None:
        """A move's log lines under their headings."""
        if number == 1:
            for heading in self.game.first_headings(before.view(None), self.words):
                self._heading(heading)
        lines = event_lines(self.game, events, self.seat, self.words)
        label = f"{number}. "
        blank = " " * len(label)
        for line in lines:
            if line.heading is not None:
                self._heading(line.heading)
            if line.text:
                self._say(f"{label}{line.text}")
                label = blank
        if self.open:
            for text in self._privately(events, [line.text for line in lines]):
                self._say(f"{label}{text}")
                label = blank

    def _heading(self, heading: Heading) -> None:
        self._say(f"{'#' * heading.level} {heading.text}")

    def show_position(self, at: int) -> None:
        """The position after so many moves."""
        state = start(self.record)
        for number, (_, after, _, _, _) in enumerate(self._moves(), start=1):
            if number <= at:
                state = after.clone() if number == at else after
        self._say(self.words("cli-replay-position", number=at, moves=len(self.record.actions)))
        seats = range(len(self.record.seats)) if self.open else (self.seat,)
        for seat in seats:
            self._say()
            if self.open and seat is not None:
                self._say(self.words("cli-replay-view-of", seat=seat))
            view = state.view(seat)
            self._say(self.game.question(view, self.words))
            self._say(self.game.describe(view, self.words))

    def _everybody(self) -> str:
        return self.words.join_list(list(names_in(self.record)))

    def _moves(self) -> Iterator[tuple[AnyState, AnyState, int, Any, list[Any]]]:
        """The moves, each with the position before and after it."""
        before = start(self.record)
        for state, seat, action, events in records.replay(self.record):
            yield before, state, seat, action, events
            before = state.clone()

    def _privately(self, events: list[Any], common: list[str]) -> Iterator[str]:
        """With open cards: what only some saw."""
        for seat in range(len(self.record.seats)):
            for line in event_lines(self.game, events, seat, self.words):
                if line.text and line.text not in common:
                    yield self.words("cli-replay-privately", seat=seat, what=line.text)

    def _say(self, text: str = "") -> None:
        self.out.print(text, soft_wrap=True)
