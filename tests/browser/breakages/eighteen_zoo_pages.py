"""What ``test_18zoo_pages.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18_PAGES = "test_18zoo_pages.py::test_"
ZOO_18_FINGERS = ZOO_18_PAGES + "360_pixels_are_enough_and_every_target_fits_a_finger"
ZOO_18_DROP = ZOO_18_PAGES + "a_dropped_file_opens_as_a_replay_with_its_recorded_result"

BREAKAGES = (
    Breakage(
        "18ZOO: a dropped file is opened", "web/src/lib/OpenRecord.svelte",
        "void open(event.dataTransfer?.files[0]);", "void 0;",
        ZOO_18_DROP + "[18ZOOMapA__bankrupt.player_debt]",
    ),
    Breakage(
        "18ZOO: an imported game says whether its result is the recorded one",
        "src/menagerie/games/eighteen_zoo/importer",
        "if outcome.expected == outcome.result:", "if outcome.expected != outcome.result:",
        ZOO_18_DROP + "[18ZOOMapA__bankrupt.player_debt]",
    ),
    Breakage(
        "18ZOO: a replay fits 360 pixels", "web/src/pages/Replay.svelte",
        "flex-wrap: wrap;\n    align-items: center;\n    gap: 0.5rem;", "align-items: center;\n    gap: 0.5rem;",
        ZOO_18_FINGERS,
    ),
    Breakage(
        "18ZOO: targets fit a finger", "web/src/games/18zoo/track/TileSupply.svelte",
        "min-width: 44px;\n      min-height: 44px;", "min-height: 32px;",
        ZOO_18_FINGERS,
    ),
    Breakage(
        "18ZOO: in a replay on a phone the map keeps its room", "web/src/pages/Replay.svelte",
        "min-height: max(50dvh, calc(100dvh - 3.4rem - 9.3rem));", "min-height: 0;",
        ZOO_18_FINGERS,
    ),
    Breakage(
        "18ZOO: the map keeps six tenths of the board", "web/src/games/18zoo/Board.svelte",
        "const MAP_AND_STOCK = 2900;", "const MAP_AND_STOCK = 1000;",
        ZOO_18_PAGES + "axe_finds_nothing_serious_and_the_map_keeps_its_share[1440]",
    ),
    Breakage(
        "18ZOO: soft text is readable", "web/src/games/18zoo/track/LayPanel.svelte",
        ".note {\n    font-size: 15px;", ".note {\n    font-size: 15px;\n    color: var(--line-strong);",
        ZOO_18_PAGES + "axe_finds_nothing_serious_and_the_map_keeps_its_share[1440]",
    ),
    Breakage(
        "18ZOO: a table needs few bytes", "src/menagerie/server/pages.py",
        '_PACKED = (("br", ".br"), ("gzip", ".gz"))', "_PACKED: tuple[tuple[str, str], ...] = ()",
        ZOO_18_PAGES + "a_table_of_18zoo_needs_few_bytes",
    ),
)  # fmt: skip
