"""Lessons: a game taught on its own board by its own rules. The format is described in ``docs/lessons.md``.

A lesson is the file ``lesson.toml`` in a game's folder. It is read and checked here. What follows from it is pure:
where a step stands (`Place`), which moves lead there (`Lesson.moves_to`), and what a try is worth (`judge`). The server
and the terminal only show it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from menagerie.core.contract import Action, AnyGame, AnyState, BadSetup, RuleViolation

FILE = "lesson.toml"


class BadLesson(ValueError):
    """A lesson file that cannot be used: which game, where in the file, and what is wrong."""


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence or a few, in every language."""

    en: str
    fr: str

    def read(self, language: str) -> str:
        text: str = getattr(self, language)
        return text


class SeatAction(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the script: who does what."""

    seat: int
    action: dict[str, Any]


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says to a try that is allowed but not wanted now."""

    to: dict[str, Any]
    """A pattern: see `matches`."""
    text: Text


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One bubble of the coach: moves that happen first, a text, and what the learner does."""

    text: Text
    anchor: str | None = None
    """The ``data-anchor`` of the thing the bubble points at; of several names the first that is on the screen."""
    moves: tuple[SeatAction, ...] = ()
    """Done before the text is shown, one after the other."""
    action: dict[str, Any] | None = None
    """What the learner is to do, whole; without it the step is only read, and a button leads on."""
    also: tuple[dict[str, Any], ...] = ()
    """Patterns of actions that are as good."""
    answers: tuple[Answer, ...] = ()
    """The first that matches an action which is not wanted."""
    otherwise: Text | None = None
    """The answer where none of them matches."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps from one position on. A chapter without ``players`` goes on where the one before it ended."""

    title: Text
    steps: tuple[LessonStep, ...]
    players: int | None = None
    seat: int = 0
    """The learner's."""
    options: dict[str, Any] = {}
    seed: str = ""
    start: tuple[SeatAction, ...] = ()
    """The moves from the deal to the position."""


class Place(Struct, frozen=True):
    """A step of the lesson, and the chapters it belongs to."""

    number: int
    chapter: Chapter
    setup: Chapter
    """The chapter that set up the position."""
    step: LessonStep


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A whole lesson. Its steps are numbered through all chapters, from 0."""

    minutes: int
    """How long it takes, as people are told."""
    opponent: str
    """The bot of the first real game, which is offered at the end."""
    opponents: int
    """How many of them."""
    chapters: tuple[Chapter, ...]

    @property
    def places(self) -> tuple[Place, ...]:
        """Every step in order."""
        found: tuple[Place, ...] | None = self.__dict__.get("_places")
        if found is None:
            found = self.__dict__["_places"] = tuple(_places(self))
        return found

    def moves_to(self, number: int) -> tuple[SeatAction, ...]:
        """Every move from the deal to the moment when that step's text is shown, the learner's among them."""
        setup = self.places[number].setup
        moves = list(setup.start)
        for place in self.places[: number + 1]:
            if place.setup is not setup:
                continue
            moves.extend(place.step.moves)
            if place.number < number and place.step.action is not None:
                moves.append(SeatAction(setup.seat, place.step.action))
        return tuple(moves)

    def continues(self, number: int) -> bool:
        """Whether that step goes on in the position of the step before it."""
        return number > 0 and self.places[number].setup is self.places[number - 1].setup


def _places(lesson: Lesson) -> list[Place]:
    found: list[Place] = []
    setup = lesson.chapters[0]
    for chapter in lesson.chapters:
        setup = setup if chapter.players is None else chapter
        for step in chapter.steps:
            found.append(Place(len(found), chapter, setup, step))
    return found


# --- what a try is worth


class Verdict(Struct, frozen=True):
    """What becomes of a try: it is what the step wants, or it is answered."""

    kind: Literal["wanted", "answered", "illegal", "look"]
    """``look``: the step is only read. ``illegal``: the violation says why."""
    answer: Text | None = None
    """The coach's; without one the common answer is given."""
    violation: RuleViolation | None = None


def judge(place: Place, state: AnyState, action: Action) -> Verdict:
    """What the learner's try is worth at that step."""
    violation = state.check(place.setup.seat, action)
    if violation is not None:
        return Verdict("illegal", violation=violation)
    step = place.step
    if step.action is None:
        return Verdict("look")
    plain = msgspec.to_builtins(action)
    if _is(step.action, action) or any(matches(pattern, plain) for pattern in step.also):
        return Verdict("wanted")
    found = next((answer.text for answer in step.answers if matches(answer.to, plain)), step.otherwise)
    return Verdict("answered", answer=found)


def _is(written: dict[str, Any], action: Action) -> bool:
    """Whether that is the action, also where the file leaves fields at their default."""
    try:
        return bool(msgspec.convert(written, type(action)) == action)
    except msgspec.ValidationError:
        return False


def matches(pattern: Any, value: Any) -> bool:
    """Whether a value fits a pattern: the fields that the pattern names are as it says, and others do not matter.

    ``{from = 2, to = 4}`` fits the numbers from 2 to 4, ``{one_of = [..]}`` any of several; anything else is equal.
    """
    if not isinstance(pattern, dict):
        return bool(pattern == _plain(value))
    if set(pattern) == {"one_of"}:
        return any(matches(one, value) for one in pattern["one_of"])
    if set(pattern) == {"from", "to"}:
        return isinstance(value, int) and bool(pattern["from"] <= value <= pattern["to"])
    return isinstance(value, dict) and all(key in value and matches(part, value[key]) for key, part in pattern.items())


def _plain(value: Any) -> Any:
    """Tuples as the lists that a file holds."""
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def play(game: AnyGame, place: Place, moves: tuple[SeatAction, ...]) -> AnyState:
    """The position after these moves from the deal of the place's chapter; the rules may refuse one (`Refused`)."""
    setup = place.setup
    assert setup.players is not None
    state = game.new(setup.players, msgspec.convert(setup.options, game.options_type), setup.seed)
    for move in moves:
        state.apply(move.seat, msgspec.convert(move.action, game.action_type))
    return state


# --- reading and checking the file


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The game's lesson, where it has one; raises `BadLesson`."""
    file = files(game.package) / FILE
    return read_lesson(game, file.read_text("utf-8")) if file.is_file() else None


def read_lesson(game: AnyGame, text: str) -> Lesson:
    """Checks everything that can be checked without playing: fields, languages, actions, seats, set-ups."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game.name}: {FILE}: {error}") from None
    if not lesson.chapters or lesson.chapters[0].players is None:
        raise BadLesson(f"{game.name}: the first chapter needs `players`")
    for number, chapter in enumerate(lesson.chapters, start=1):
        _check_chapter(game, chapter, f"{game.name}: chapter {number}")
    last = lesson.places[-1].step
    if last.action is not None:
        raise BadLesson(f"{game.name}: the last step congratulates; it has no `action`")
    return lesson


def _check_chapter(game: AnyGame, chapter: Chapter, where: str) -> None:
    if not chapter.steps:
        raise BadLesson(f"{where} has no steps")
    if chapter.players is None:
        if chapter.seed or chapter.start or chapter.options or chapter.seat:
            raise BadLesson(f"{where} has no `players`, so it goes on where the last one ended: it sets up nothing")
    else:
        if not chapter.seed:
            raise BadLesson(f"{where} needs a `seed`")
        try:
            game.check_new(chapter.players, msgspec.convert(chapter.options, game.options_type))
        except (msgspec.ValidationError, BadSetup) as error:
            raise BadLesson(f"{where}: {error}") from None
    for move in chapter.start:
        _check_action(game, move.action, f"{where}, start")
    for number, step in enumerate(chapter.steps, start=1):
        _check_step(game, step, f"{where}, step {number}")


def _check_step(game: AnyGame, step: LessonStep, where: str) -> None:
    texts = [step.text, *(answer.text for answer in step.answers), *([step.otherwise] if step.otherwise else [])]
    for text in texts:
        if not text.en.strip() or not text.fr.strip():
            raise BadLesson(f"{where} has an empty text")
    if step.action is None and (step.also or step.answers or step.otherwise):
        raise BadLesson(f"{where} has no `action`, so there is nothing to answer")
    for action in (*(move.action for move in step.moves), *([step.action] if step.action else [])):
        _check_action(game, action, where)
    for pattern in (*step.also, *(answer.to for answer in step.answers)):
        _check_pattern(game, pattern, where)


def _check_action(game: AnyGame, action: dict[str, Any], where: str) -> None:
    try:
        msgspec.convert(action, game.action_type)
    except msgspec.ValidationError as error:
        raise BadLesson(f"{where}: {action} is no action of this game: {error}") from None


def _check_pattern(game: AnyGame, pattern: dict[str, Any], where: str) -> None:
    """A field that no action has would never match, and nobody would notice."""
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(game.action_type) or (game.action_type,)}
    named = pattern.get("type")
    if named is not None and not isinstance(named, dict) and named not in kinds:
        raise BadLesson(f"{where}: no action of this game has the type {named!r}; there are {', '.join(sorted(kinds))}")
    wanted = [kinds[named]] if isinstance(named, str) else list(kinds.values())
    known = {"type"}.union(*(kind.__struct_fields__ for kind in wanted))
    if unknown := sorted(set(pattern) - known):
        raise BadLesson(f"{where}: no such action has {', '.join(unknown)}")
