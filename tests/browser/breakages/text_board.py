"""What ``test_text_board.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

BREAKAGES = (
    Breakage(
        "a map in words keeps its columns", "web/src/lib/PositionText.svelte",
        "{#if part.drawn}", "{#if part.drawn && part.text === text}",
        "test_text_board.py::test_eighteen_zoo_is_played_in_words",
    ),
    Breakage(
        "the position in words comes to a page that shows it", "web/src/lib/table.svelte.ts",
        'this.#socket.send({ type: "set-text", text: wanted });', "",
        "test_text_board.py::test_eighteen_zoo_is_played_in_words",
    ),
    Breakage(
        "long lists of choices are grouped", "web/src/lib/choice_groups.ts",
        "GROUPED_FROM = 17;", "GROUPED_FROM = 1700;",
        "test_text_board.py::test_eighteen_zoo_is_played_in_words",
    ),
)  # fmt: skip
