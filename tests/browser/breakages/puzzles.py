"""The puzzles of the day, broken on purpose."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

PUZZLES = "test_puzzles.py::test_a_puzzle_is_"

BREAKAGES = (
    Breakage(
        "an answer is asked about before it is given", "web/src/pages/Puzzle.svelte",
        "if (confirmed) void answer(action);", "if (confirmed || action) void answer(action);",
        PUZZLES + "solved_from_the_list_of_choices",
    ),
    Breakage(
        "an answer is sent", "web/src/pages/Puzzle.svelte",
        "confirm={() => asked !== null && void answer(asked)}", "confirm={() => (asked = null)}",
        PUZZLES + "solved_from_the_list_of_choices",
    ),
    Breakage(
        "the result says which choice is the best", "web/src/pages/today/PuzzleResult.svelte",
        "choice.solution ? t(", "!choice.solution ? t(",
        PUZZLES + "solved_from_the_list_of_choices",
    ),
    Breakage(
        "the result marks my choice", "web/src/pages/today/PuzzleResult.svelte",
        "class:mine={choice.mine}", "class:mine={choice.solution}",
        PUZZLES + "missed_on_the_board",
    ),
    Breakage(
        "the first answer is the only one", "src/menagerie/server/club/puzzles.py",
        "if await self.store.answer(given):", "if await self.store.answer(given) or True:",
        PUZZLES + "missed_on_the_board",
    ),
    Breakage(
        "nothing is told before the answer", "src/menagerie/server/club/puzzles_api.py",
        "if mine is not None:", "if mine is None:",
        PUZZLES + "solved_from_the_list_of_choices",
    ),
)  # fmt: skip
