"""What ``test_contrast.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

CONTRAST = "test_contrast.py::test_"

BREAKAGES = (
    Breakage(
        "the message of a link that is not valid stands out", "web/src/app.css",
        ".error {\n  color: var(--danger);", ".error {\n  color: var(--line);",
        CONTRAST + "settings_that_were_refused_and_links_that_are_not_valid",
    ),
    Breakage(
        "an error of the form stands out", "web/src/app.css",
        ".error {\n  color: var(--danger);", ".error {\n  color: var(--line);",
        CONTRAST + "a_game_that_is_over_its_replay_and_its_rules[lucky-lions]",
    ),
)  # fmt: skip
