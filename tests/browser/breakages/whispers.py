"""What ``test_whispers.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

BREAKAGES = (
    Breakage(
        "whispers are for two", "src/menagerie/table/reader_log.py",
        "and perspective not in (entry.seat, entry.to)", "and perspective == -1",
        "test_whispers.py::test_a_whisper_reaches_one_and_no_byte_of_it_the_others",
    ),
    Breakage(
        "a table can do without whispers", "web/src/pages/NewTable.svelte",
        "        whispers,\n", "",
        "test_whispers.py::test_a_table_can_be_made_without_whispers",
    ),
)  # fmt: skip
