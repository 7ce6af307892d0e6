"""What ``test_log.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

LOG = "test_log.py::test_"
HEADINGS = LOG + "turns_have_headings_and_lines_have_names"
FILTER = LOG + "the_filter_is_chosen_by_keys_and_remembered"
COPY = LOG + "the_log_is_copied_as_text_with_its_headings"

BREAKAGES = (
    Breakage(
        "a turn has a heading", "src/menagerie/server/rendering.py",
        "for heading in line.headings]),", "for heading in ()]),",
        HEADINGS,
    ),
    Breakage(
        "rings are written with arrows", "src/menagerie/games/lucky_lions/text/names.py",
        '" → ".join(', '" > ".join(',
        HEADINGS,
    ),
    Breakage(
        "the filter leaves out what is not mine", "web/src/table/log_lines.ts",
        "return entry.about.some((seat) => mine.includes(seat));", "return true;",
        FILTER,
    ),
    Breakage(
        "the filter is remembered", "web/src/lib/prefs.svelte.ts",
        'write("log-filter", filter === "all" ? null : filter);', "",
        FILTER,
    ),
    Breakage(
        "the copy has headings", "web/src/table/log_lines.ts",
        'lines.push(`${"#".repeat(item.level)} ${item.heading}`);', "",
        COPY,
    ),
    Breakage(
        "without a clipboard the text is selected", "web/src/table/Log.svelte",
        "$effect(() => byHand?.select());", "",
        LOG + "without_a_clipboard_the_text_is_there_to_be_copied",
    ),
)  # fmt: skip
