"""What ``test_eighteen_zoo_lesson.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

LESSON = "test_eighteen_zoo_lesson.py::test_"
FAN = LESSON + "a_tile_is_laid_from_the_fan_and_the_coach_stays_readable"
LAUNCH = LESSON + "a_family_is_launched_and_a_card_is_bought"

BREAKAGES = (
    Breakage(
        "the map of 18ZOO shows the hex that the coach points at", "web/src/lesson/Coach.svelte",
        'new CustomEvent("bring-into-sight", { bubbles: true })', 'new CustomEvent("bring", { bubbles: true })',
        FAN + "[phone]",
    ),
    Breakage(
        "the fan of tiles does not lie over the coach", "web/src/games/18zoo/track/screen_place.ts",
        "Math.min(height, floor)", "height",
        FAN + "[phone]",
    ),
    Breakage(
        "pointing at a tile of the fan moves no tile", "web/src/games/18zoo/track/TileFan.svelte",
        "board.narrow && \"docked\"", "false && \"docked\"",
        FAN + "[phone]",
    ),
    Breakage(
        "the coach's bubble makes room for the fan of tiles", "web/src/lesson/Coach.svelte",
        ", main :popover-open button", "",
        LAUNCH,
    ),
    Breakage(
        "a turn that ends with its purchase takes two steps of a lesson", "web/src/games/18zoo/stock/turn_plan.ts",
        "? [...steps, pass] : steps", "? steps : steps",
        LAUNCH,
    ),
)  # fmt: skip
