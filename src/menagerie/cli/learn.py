"""`menagerie learn`: a game's lesson in the terminal, step by step; or its outline, for those who write one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from menagerie.cli.errors import CliError, small_number
from menagerie.cli.output import console, paragraph
from menagerie.cli.screen import PlayerQuit, Screen
from menagerie.cli.table_setup import game_named
from menagerie.core.contract import Action, AnyGame, AnyState
from menagerie.core.lesson import Lesson, Place, SeatAction, judge, lesson_of, play
from menagerie.core.words import Words, words_for

_OUTLINED = 40
"""Legal actions that an outline lists at each step."""


def learn(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    outline: Annotated[bool, typer.Option("--outline")] = False,
) -> None:
    words: Words = ctx.obj
    rules = game_named(game, words)
    lesson = lesson_of(rules)
    own = words_for(rules, words.language)
    if lesson is None:
        raise CliError(words("lesson-missing"))
    if outline:
        show_outline(rules, lesson, own)
        return
    try:
        with Screen(own, shared=False) as screen:
            _Learning(rules, lesson, screen, own).run()
    except PlayerQuit:
        pass


class _Learning:
    def __init__(self, game: AnyGame, lesson: Lesson, screen: Screen, words: Words) -> None:
        self.game, self.lesson, self.screen = game, lesson, screen
        self._plain = words
        self.words = words
        self.state: AnyState | None = None

    def run(self) -> None:
        for place in self.lesson.places:
            self._set_up(place)
            self._say(place)
            if place.step.action is not None:
                self._ask(place)
            elif place.number < len(self.lesson.places) - 1:
                self._wait()

    def _set_up(self, place: Place) -> None:
        """The position of the step: a new one, or the last one with the moves of the script."""
        if self.lesson.continues(place.number):
            for move in place.step.moves:
                self._apply(place, move)
            return
        self.words = self._plain.with_names(seat_names(place, self._plain))
        self.state = play(self.game, place, self.lesson.moves_to(place.number))

    def _apply(self, place: Place, move: SeatAction) -> None:
        assert self.state is not None
        for event in self.state.apply(move.seat, msgspec.convert(move.action, self.game.action_type)):
            seen = self.game.redact(event, place.setup.seat)
            if seen is not None and (line := self.game.describe_event(seen, self.words)):
                self.screen.say(f"• {line}")

    def _say(self, place: Place) -> None:
        say, language = self.screen.say, self.words.language
        where = self.words("lesson-step", step=place.number + 1, steps=len(self.lesson.places))
        say()
        say(f"{place.chapter.title.read(language)} · {where}", "dim")
        say(place.step.text.read(language), "bold")

    def _wait(self) -> None:
        if self.screen.ask(self.words("cli-learn-next")).lower() == "q":
            raise PlayerQuit

    def _ask(self, place: Place) -> None:
        """Until the learner has done what the step wants."""
        seat, state = place.setup.seat, self.state
        assert state is not None
        legal, view = state.legal(seat), state.view(seat)
        self.screen.say()
        for line in self.game.describe(view, self.words).splitlines():
            self.screen.say(line)
        self.screen.say()
        self.screen.say(self.game.question(view, self.words), "bold")
        for number, action in enumerate(legal, start=1):
            self.screen.say(f"{number:4}  {self.game.describe_action(action, view, self.words)}")
        while True:
            typed = self.screen.ask(self.words("cli-learn-choose", count=len(legal)))
            if typed.lower() == "q":
                raise PlayerQuit
            chosen = small_number(typed)
            if chosen is None or not 1 <= chosen <= len(legal):
                continue
            verdict = judge(place, state, legal[chosen - 1])
            if verdict.kind == "wanted":
                self._apply(place, SeatAction(seat, msgspec.to_builtins(legal[chosen - 1])))
                return
            answer = verdict.answer
            self.screen.say(self.words("lesson-not-wanted") if answer is None else answer.read(self.words.language))


def seat_names(place: Place, words: Words) -> tuple[str, ...]:
    """The learner by the seat's number, the others by the names they have at the server."""
    from menagerie.table.seat_names import bot_names  # loaded here, so that the other commands do not wait for it

    others = bot_names()
    players = range(place.setup.players or 0)
    return tuple(words.seat(seat) if seat == place.setup.seat else next(others) for seat in players)


# --- for those who write one


def show_outline(game: AnyGame, lesson: Lesson, words: Words) -> None:
    """Every step with its question, what it wants, and what else is legal, as the file writes it."""
    out = console()
    for place in lesson.places:
        named = words.with_names(seat_names(place, words))
        state = play(game, place, lesson.moves_to(place.number))
        view = state.view(place.setup.seat)
        out.print()
        out.print(f"{place.number + 1}. {place.step.anchor or ''}", style="bold", markup=False)
        paragraph(out, place.step.text.read(words.language))
        paragraph(out, game.question(view, named))
        legal = state.legal(place.setup.seat)
        for action in legal[:_OUTLINED]:
            mark = "→" if judge(place, state, action).kind == "wanted" else " "
            out.print(f" {mark} {toml_of(action)}", markup=False, highlight=False, soft_wrap=True)
        if len(legal) > _OUTLINED:
            out.print(f"   … {len(legal) - _OUTLINED}")


def toml_of(action: Action) -> str:
    """An action as an inline table of TOML."""
    return _toml(msgspec.to_builtins(action))


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items() if one is not None) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return msgspec.json.encode(value).decode()
