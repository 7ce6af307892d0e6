"""Every lesson is played through: what its script does, what it wants, and what it answers, by the real rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from menagerie.bots import bots_for
from menagerie.core.contract import Action, AnyGame, AnyState
from menagerie.core.ledger import ledger
from menagerie.core.lesson import (
    BadLesson,
    Lesson,
    Place,
    SeatAction,
    Text,
    judge,
    lesson_of,
    matches,
    play,
    read_lesson,
)
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.core.words import LANGUAGES
from menagerie.table.limits import LESSON_STEPS

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "web" / "src"
TAUGHT = [(game, lesson) for game in all_games() if (lesson := lesson_of(game)) is not None]

each_lesson = pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=[game.name for game, _ in TAUGHT])
each_lesson_alone = pytest.mark.parametrize(
    "lesson", [lesson for _, lesson in TAUGHT], ids=[game.name for game, _ in TAUGHT]
)

FEWEST, MOST = 12, 30
"""Steps: three to five minutes."""
MINUTES = (3, 5)
LONGEST_TEXT = 230
"""Characters of a bubble: it is read on a phone, above the board it speaks of."""


def name(place: Place) -> str:
    return f"step {place.number + 1} ({place.step.text.en[:40]}…)"


def state_at(game: AnyGame, lesson: Lesson, number: int) -> AnyState:
    return play(game, lesson.places[number], lesson.moves_to(number))


def decoded(game: AnyGame, action: dict[str, Any]) -> Action:
    found: Action = msgspec.convert(action, game.action_type)
    return found


def wanted(game: AnyGame, place: Place, state: AnyState) -> list[Action]:
    """Every listed action the step accepts, the one it names first."""
    assert place.step.action is not None
    legal = [one for one in state.legal(place.setup.seat) if judge(place, state, one).kind == "wanted"]
    named = decoded(game, place.step.action)
    return [named, *(one for one in legal if one != named)]


def test_there_are_lessons() -> None:
    assert "lucky-lions" in [game.name for game, _ in TAUGHT]


@each_lesson
def test_the_script_is_legal_from_the_deal_to_the_end(game: AnyGame, lesson: Lesson) -> None:
    for place in lesson.places:
        state = state_at(game, lesson, place.number)  # raises where the rules refuse a move of the script
        if place.step.action is None:
            continue
        action = decoded(game, place.step.action)
        violation = state.check(place.setup.seat, action)
        assert violation is None, f"{name(place)} wants {action}, which {violation} forbids"
        assert action in state.legal(place.setup.seat), f"{name(place)}: {action} is not among the listed choices"


@each_lesson
def test_every_wanted_action_leads_through_the_rest_of_its_chapter(game: AnyGame, lesson: Lesson) -> None:
    """Also one that only `also` accepts: the script that follows must be possible after it."""
    for place in lesson.places:
        if place.step.action is None:
            continue
        state = state_at(game, lesson, place.number)
        for action in wanted(game, place, state)[1:]:
            other = state.clone()
            other.apply(place.setup.seat, action)
            for later in lesson.places[place.number + 1 :]:
                if later.setup is not place.setup:
                    break
                for move in later.step.moves:
                    other.apply(move.seat, decoded(game, move.action))
                if later.step.action is not None:
                    other.apply(place.setup.seat, decoded(game, later.step.action))


@each_lesson
def test_every_pattern_fits_something(game: AnyGame, lesson: Lesson) -> None:
    """A pattern of `also` and of an answer fits a legal action that is not wanted otherwise."""
    for place in lesson.places:
        if place.step.action is None:
            continue
        state = state_at(game, lesson, place.number)
        named = decoded(game, place.step.action)
        legal = [one for one in state.legal(place.setup.seat) if one != named]
        for pattern in place.step.also:
            assert any(matches(pattern, msgspec.to_builtins(one)) for one in legal), f"{name(place)}: {pattern}"
        for answer in place.step.answers:
            answered = [one for one in legal if judge(place, state, one).answer == answer.text]
            refused = (
                [
                    violation
                    for one in game.all_actions(place.setup.players or 0, state_options(game, place))
                    if matches(answer.to, msgspec.to_builtins(one))
                    and (violation := state.check(place.setup.seat, one)) is not None
                ]
                if not answered
                else []
            )
            assert answered or refused, f"{name(place)}: nothing that can be tried is answered by {answer.to}"
            numbers = ledger(game, "en").numbers
            assert all(violation.paragraph in numbers for violation in refused)


def state_options(game: AnyGame, place: Place) -> Any:
    return msgspec.convert(place.setup.options, game.options_type)


@each_lesson
def test_a_step_waits_for_the_learner_when_it_wants_something(game: AnyGame, lesson: Lesson) -> None:
    for place in lesson.places:
        if place.step.action is not None:
            state = state_at(game, lesson, place.number)
            assert state.point(place.setup.seat) is not None, name(place)


@each_lesson
def test_every_try_gets_an_answer(game: AnyGame, lesson: Lesson) -> None:
    """Whatever the learner clicks: wanted, or answered; and a step that is only read accepts nothing."""
    for place in lesson.places:
        state = state_at(game, lesson, place.number)
        if state.result() is not None:
            continue
        kinds = {judge(place, state, one).kind for one in state.legal(place.setup.seat)}
        assert kinds <= ({"wanted", "answered"} if place.step.action is not None else {"look"}), name(place)


# --- how long it is, and how it is written


@each_lesson_alone
def test_the_length_is_three_to_five_minutes(lesson: Lesson) -> None:
    assert FEWEST <= len(lesson.places) <= min(MOST, LESSON_STEPS)
    done = [place for place in lesson.places if place.step.action is not None]
    assert 3 * len(done) >= len(lesson.places), "a learner does something in every third step at least"
    assert MINUTES[0] <= lesson.minutes <= MINUTES[1]


@each_lesson
def test_it_ends_with_a_game_against_a_bot_there_is(game: AnyGame, lesson: Lesson) -> None:
    assert lesson.opponent in bots_for(game)
    fewest, most = game.players
    assert fewest <= lesson.opponents + 1 <= most
    assert lesson.places[-1].step.action is None


def texts(lesson: Lesson) -> Iterator[Text]:
    for chapter in lesson.chapters:
        yield chapter.title
        for step in chapter.steps:
            yield step.text
            yield from (answer.text for answer in step.answers)
            if step.otherwise is not None:
                yield step.otherwise


@each_lesson_alone
def test_every_text_is_there_in_both_languages(lesson: Lesson) -> None:
    for text in texts(lesson):
        both = [text.read(language) for language in LANGUAGES]
        assert all(one.strip() == one and one for one in both), text
        assert len(set(both)) == len(both) or text.en[:1].isdigit(), f"not translated: {text.en}"
        for one in both:
            assert len(one) <= LONGEST_TEXT, f"{len(one)} characters: {one}"
            assert "  " not in one, one


@each_lesson_alone
def test_the_french_is_set_as_french_is(lesson: Lesson) -> None:
    for text in texts(lesson):
        assert not re.search(r"[^\u00a0\u202f][?!;:»]", text.fr), f"no no-break space: {text.fr}"
        assert not re.search(r"«[^\u00a0\u202f]", text.fr), text.fr
        assert "'" not in text.fr, f"a straight apostrophe: {text.fr}"


# --- anchors

_IN_SOURCE = re.compile(r"""(?:data-anchor|anchor)=(?:"([^"]+)"|\{`([^`]+)`\}|\{"([^"]+)"\})""")
_CHOSEN = re.compile(r"""data-anchor=\{(?![`"])(.+?)\}(?=[\s>])""")
"""An anchor that depends: ``{ghost ? undefined : `token-${family}`}``."""
_LITERAL = re.compile(r"""[?:] (?:"([^"]+)"|`([^`]+)`)""")
_HOLE = re.compile(r"\$?\{[^}]*\}")


@cache
def anchor_patterns(folder: str) -> tuple[re.Pattern[str], ...]:
    """The anchors in the sources of a board, as patterns: ``zoo-{zoo.id}`` is `zoo-` and anything."""
    found = []
    for file in chain((PAGES / "games" / folder).rglob("*.svelte"), (PAGES / "table").rglob("*.svelte")):
        source = file.read_text("utf-8")
        chosen = chain.from_iterable(_LITERAL.finditer(match[1]) for match in _CHOSEN.finditer(source))
        for match in chain(_IN_SOURCE.finditer(source), chosen):
            written = next(group for group in match.groups() if group is not None)
            fixed = [re.escape(part) for part in _HOLE.split(written)]
            if any(fixed):
                found.append(re.compile(".+".join(fixed)))
    return tuple(found)


def board_folder(game: AnyGame) -> str:
    names = (game.name, game.name.replace("-", "_"), game.package.rpartition(".")[2])
    return next(one for one in names if (PAGES / "games" / one).is_dir())


@each_lesson
@pytest.mark.source_only
def test_every_anchor_is_on_the_board(game: AnyGame, lesson: Lesson) -> None:
    known = anchor_patterns(board_folder(game))
    for place in lesson.places:
        for anchor in (place.step.anchor or "").split():
            assert any(one.fullmatch(anchor) for one in known), f"{name(place)}: no {anchor} there"


# --- patterns and judgements


def test_a_pattern_names_fields_ranges_and_alternatives() -> None:
    bid = {"type": "bid", "amount": 3, "coins": (1, 2), "to": {"seat": 1, "name": "Pip"}}
    assert matches({"type": "bid"}, bid)
    assert matches({"amount": 3, "coins": [1, 2]}, bid)
    assert matches({"amount": {"from": 2, "to": 4}}, bid)
    assert matches({"amount": {"one_of": [1, {"from": 3, "to": 3}]}}, bid)
    assert matches({"to": {"seat": 1}}, bid)
    assert not matches({"amount": {"from": 4, "to": 9}}, bid)
    assert not matches({"amount": {"one_of": [1, 2]}}, bid)
    assert not matches({"coins": [2, 1]}, bid)
    assert not matches({"price": 3}, bid)
    assert not matches({"type": {"from": 1, "to": 2}}, bid)


LIONS = find_game("lucky-lions")


def lions() -> Lesson:
    lesson = lesson_of(LIONS)
    assert lesson is not None
    return lesson


def first_wish(lesson: Lesson) -> Place:
    return next(place for place in lesson.places if place.step.action is not None)


def test_a_try_is_wanted_answered_or_refused_by_its_rule() -> None:
    place = first_wish(lions())
    state = state_at(LIONS, lions(), place.number)
    assert judge(place, state, decoded(LIONS, {"type": "choose", "card": "B18"})).kind == "wanted"
    other = judge(place, state, decoded(LIONS, {"type": "choose", "card": "B02"}))
    assert other.kind == "answered"
    assert other.answer is not None
    assert "no lion" in other.answer.en
    refused = judge(place, state, decoded(LIONS, {"type": "discard", "card": "lion"}))
    assert refused.kind == "illegal"
    assert refused.violation is not None
    assert refused.violation.paragraph in ledger(LIONS, "en").numbers


def test_the_moves_to_a_step_are_those_of_its_own_position() -> None:
    lesson = lions()
    jumps = [place.number for place in lesson.places if place.number and not lesson.continues(place.number)]
    assert len(jumps) == 1  # the last chapter stands further on
    assert lesson.moves_to(jumps[0]) == lesson.places[jumps[0]].setup.start
    assert lesson.moves_to(0) == ()
    first = first_wish(lesson)
    assert first.step.action is not None
    assert lesson.moves_to(first.number + 1)[-1] == SeatAction(0, first.step.action)


SOUND = (ROOT / "src" / "menagerie" / "games" / "lucky_lions" / "lesson.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes = 4", "minutes = 4\nlevel = 2", "level"),
        ("minutes = 4", "minutes =", "Invalid value"),
        ('text.fr = "Bienvenue', 'text.de = "Bienvenue', "chapters"),
        ('{ type = "choose", card = "B18" }', '{ type = "chose", card = "B18" }', "chapter 1, step 6"),
        ('to = { type = "choose", card = "B02" }', 'to = { type = "choose", zoo = "B02" }', "zoo"),
        ('to = { type = "choose", card = "B02" }', 'to = { type = "chose" }', "there are"),
        ("players = 3\n", "players = 9\n", "chapter 1"),
        ('seed = "lions-8536"\n', "", "seed"),
        ('title.en = "The battle"', 'seed = "x"\ntitle.en = "The battle"', "chapter 2"),
        ('anchor = "die-0"\n', 'also = [{ type = "choose" }]\n', "nothing to answer"),
        ('text.en = "Fight Pip once more."', 'text.en = " "', "empty"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_with_the_place(old: str, new: str, said: str) -> None:
    assert old in SOUND
    with pytest.raises(BadLesson, match=re.escape(said)) as refused:
        read_lesson(LIONS, SOUND.replace(old, new, 1))
    assert "lucky-lions" in str(refused.value)


def test_the_last_step_only_congratulates() -> None:
    cut = SOUND[: SOUND.rindex("[[chapters.steps]]")]
    with pytest.raises(BadLesson, match="last step"):
        read_lesson(LIONS, cut)
