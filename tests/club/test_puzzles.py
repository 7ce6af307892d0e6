"""Puzzles: what is one and what is none, how hard it is, and that nothing hidden changes it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from menagerie.bots import levels
from menagerie.club.puzzles import collection
from menagerie.club.puzzles.collection import Part, collected, decode, encode, parts, shipped
from menagerie.club.puzzles.evaluation import ALIKE, MARGIN, Worth, clear_solutions, evaluate, most_solutions
from menagerie.club.puzzles.finding import candidates, judged, puzzle_at
from menagerie.club.puzzles.puzzle import (
    ANSWERS_THAT_GRADE,
    NEARLY,
    Puzzle,
    UnusablePuzzle,
    game_of,
    grade,
    id_of,
    place_of,
    position,
    verdict,
)
from menagerie.club.puzzles.self_play import game_between_bots
from menagerie.core import record as records
from menagerie.core.contract import state_bytes
from menagerie.core.generator import Generator
from menagerie.core.player import Choice, MoveEstimate
from menagerie.core.record import Record
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.core.words import LANGUAGES, words_for
from tests.bots.hint_checks.checks import Hint
from tests.bots.test_hints import CHECKS

GAMES = tuple(game.name for game in all_games())
FEWEST_SHIPPED = 10
FORCED_WIN, FORCED_WIN_AT = "forced 17", 73
"""A game of Zoo le Ma between bots for two, and the moment when one placement wins in every world."""


def worths(*wins: float, error: float = 0.005) -> list[Worth]:
    return [Worth(win, error, 400) for win in wins]


def forced_win() -> Record:
    record = game_between_bots(find_game("zoo-le-ma"), FORCED_WIN)
    assert record is not None
    return record


def some_puzzle(game: str = "zoo-le-ma") -> Puzzle:
    return next(iter(shipped(find_game(game)).values()))


# --- what is a puzzle


def test_a_choice_has_to_be_clearly_better_than_every_other() -> None:
    assert clear_solutions(worths(0.3, 0.6, 0.4)) == (1,)
    assert clear_solutions(worths(0.3, 0.6, 0.6 - MARGIN + 0.001)) == (), "too near to be worse, too far to be as good"
    assert clear_solutions(worths(0.3, 0.6, 0.4, error=0.06)) == (), "the errors are too large"
    assert clear_solutions(worths(0.5, 0.5, 0.5)) == (), "equals"


def test_choices_as_good_as_the_best_are_solutions_too_where_they_are_few() -> None:
    few = worths(0.3, 0.6, 0.6 - ALIKE / 2, 0.3, 0.2, 0.1)
    assert clear_solutions(few) == (1, 2)
    assert clear_solutions(worths(0.3, 0.6, 0.6)) == (), "two of three"
    same = [0, 1, 1, 3, 4, 5]
    assert clear_solutions(worths(0.3, 0.6, 0.6, 0.3, 0.2, 0.1), same) == (1, 2)
    assert clear_solutions(worths(0.3, 0.6, 0.6), [0, 1, 1]) == (1, 2), "the same choice twice is one"
    assert most_solutions(3) == 1


def test_a_forced_win_is_found_and_graded() -> None:
    record = forced_win()
    puzzle = puzzle_at(record, FORCED_WIN_AT)
    assert puzzle is not None
    assert len(puzzle.solutions) == 1
    assert puzzle.worths[puzzle.best].win == 1.0
    assert all(one.win < 0.6 for place, one in enumerate(puzzle.worths) if place != puzzle.best)
    assert grade(puzzle) in ("easy", "medium", "hard")
    assert puzzle.found_by is None or 1 <= puzzle.found_by <= puzzle.levels == len(levels(find_game("zoo-le-ma")))
    state = position(puzzle)
    assert state_bytes(state) == state_bytes(state_at(record, FORCED_WIN_AT))
    assert verdict(puzzle, puzzle.best) == "right"
    then = state.clone()
    then.apply(puzzle.seat, state.legal(puzzle.seat)[puzzle.best])


def test_the_first_look_finds_decisions_and_leaves_the_opening_out() -> None:
    record = forced_win()
    found = candidates(record, first_looks=8)
    assert all(one.at >= len(record.actions) // 10 for one in found)
    for one in found:
        state = state_at(record, one.at)
        assert state.waiting_on == (record.actions[one.at].seat,)
        assert one.best in range(len(state.legal(record.actions[one.at].seat)))


def test_a_position_of_equals_is_no_puzzle() -> None:
    """At the beginning of Lucky Lions all opponents are the same."""
    game = find_game("lucky-lions")
    state = game.new(4, None, "equals")
    while len(state.legal(state.waiting_on[0])) < 3 or not isinstance_challenge(state):
        seat = state.waiting_on[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.waiting_on[0]
    found = evaluate(game, state, seat, 120)
    assert len(found.worths) == len(state.legal(seat)) >= 3
    assert found.solutions == ()
    assert judged(game, state, seat, best=0, iterations=120) is None


def isinstance_challenge(state: Any) -> bool:
    return "opponent" in msgspec.to_builtins(state.legal(state.waiting_on[0])[0])


def state_at(record: Record, at: int) -> Any:
    state = records.start(record)
    game = records.game_of(record)
    for number, move in enumerate(record.actions[:at], start=1):
        state.apply(move.seat, records.decode_move(game, move, number))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_no_puzzle(name: str) -> None:
    """Everything the seat cannot see is exchanged: the evaluation, the reason and the grade stay the same."""
    game = find_game(name)
    puzzle = max(shipped(game).values(), key=lambda one: -len(one.worths))
    state = position(puzzle)
    other = state.guess(puzzle.seat, Generator("another world"))
    assert state_bytes(other) != state_bytes(state)
    here, there = (judged(game, one, puzzle.seat, puzzle.best, 60) for one in (state, other))
    assert here == there
    assert evaluate(game, state, puzzle.seat, 60) == evaluate(game, other, puzzle.seat, 60)
    assert id_of(game, other.view(puzzle.seat)) == puzzle.id


# --- how hard it is, and what an answer is worth


def test_a_puzzle_is_graded_by_bots_and_later_by_people() -> None:
    puzzle = some_puzzle()

    def found_by(paws: int | None) -> str:
        return grade(msgspec.structs.replace(puzzle, found_by=paws, levels=5))

    assert [found_by(paws) for paws in (1, 2, 4, 5, None)] == ["easy", "medium", "medium", "hard", "hard"]
    easy = msgspec.structs.replace(puzzle, found_by=1)
    few, enough = ANSWERS_THAT_GRADE - 1, ANSWERS_THAT_GRADE
    assert grade(easy, few, 0) == "easy"
    assert [grade(easy, enough, right) for right in (0, enough // 2, enough)] == ["hard", "medium", "easy"]


def test_an_answer_is_right_nearly_right_or_wrong_by_the_stored_evaluation() -> None:
    best = 0.6
    puzzle = msgspec.structs.replace(
        some_puzzle(), worths=tuple(worths(best, best - 0.01, best - NEARLY + 0.01, 0.1)), solutions=(0, 1)
    )
    assert [verdict(puzzle, place) for place in range(4)] == ["right", "right", "nearly", "wrong"]


# --- the collections that are shipped


@pytest.mark.parametrize("name", GAMES)
def test_every_shipped_puzzle_can_be_reached_and_says_something_true(name: str) -> None:
    game = find_game(name)
    known = shipped(game)
    assert len(known) >= FEWEST_SHIPPED
    assert len({grade(puzzle) for puzzle in known.values()}) >= 2
    for puzzle in known.values():
        state = position(puzzle)
        legal = state.legal(puzzle.seat)
        assert state.waiting_on == (puzzle.seat,)
        assert puzzle.id == id_of(game, state.view(puzzle.seat))
        assert len(puzzle.worths) == len(legal) == len(set(legal))
        assert place_of(legal, msgspec.convert(puzzle.played, game.action_type)) is not None
        solved, others = (
            [one for place, one in enumerate(puzzle.worths) if (place in puzzle.solutions) is wanted]
            for wanted in (True, False)
        )
        assert min(one.win for one in solved) - max(one.win for one in others) > MARGIN - ALIKE
        assert [point.at for point in puzzle.curve] == sorted({point.at for point in puzzle.curve})
        assert {0, len(puzzle.moves), puzzle.length} <= {point.at for point in puzzle.curve}
        _check_reason(name, puzzle, state, legal)


def _check_reason(name: str, puzzle: Puzzle, state: Any, legal: list[Any]) -> None:
    best, facts = puzzle.worths[puzzle.best], puzzle.reason.facts
    names = tuple(f"P{seat}" for seat in range(puzzle.players))
    for language in LANGUAGES:
        assert words_for(find_game(name), language).with_names(names).reason(puzzle.reason)
    if puzzle.reason.message == "reason-search-better":
        others = [one.win for place, one in enumerate(puzzle.worths) if place not in puzzle.solutions]
        assert facts == {"win": round(100 * best.win), "other": round(100 * max(others)), "tried": puzzle.tried}
        return
    estimate = MoveEstimate(legal[puzzle.best], best.win, best.error, best.tried, 1.0)
    choice = Choice(legal[puzzle.best], puzzle.reason, estimates=(estimate,))
    CHECKS[name].verify(Hint(state, puzzle.seat, choice))


@pytest.mark.parametrize("name", GAMES)
def test_the_search_sees_again_what_is_recorded(name: str) -> None:
    """With the same seed, on every machine."""
    game = find_game(name)
    puzzle = min(shipped(game).values(), key=lambda one: (len(one.worths), -len(one.moves)))
    found = evaluate(game, position(puzzle), puzzle.seat)
    assert (found.worths, found.solutions, found.tried) == (puzzle.worths, puzzle.solutions, puzzle.tried)


def test_a_collection_is_read_as_it_is_written_and_mixed() -> None:
    puzzles = list(shipped(find_game("zoocracy")).values())
    assert list(decode(encode(puzzles))) == puzzles
    chosen = collected([puzzles, puzzles], 12)
    assert len({puzzle.id for puzzle in chosen}) == len(chosen) == 12
    assert {grade(puzzle) for puzzle in chosen} == {grade(puzzle) for puzzle in puzzles}
    assert collected([list(reversed(puzzles))], 100) == sorted(puzzles, key=lambda one: one.id)


def test_puzzles_of_other_rules_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = some_puzzle()
    with pytest.raises(UnusablePuzzle):
        game_of(msgspec.structs.replace(puzzle, rules=puzzle.rules + 1))
    game = find_game("zoo-le-ma")
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    assert collection.shipped.__wrapped__(game) == {}


def test_the_games_of_a_collection_follow_from_the_seed() -> None:
    game = find_game("lucky-lions")
    assert parts(game, 2, "0") == [Part("lucky-lions", "lucky-lions puzzles 0 0"), *parts(game, 2, "0")[1:]]
    assert game_between_bots(game, "x") == game_between_bots(game, "x") != game_between_bots(game, "y")
