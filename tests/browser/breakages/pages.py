"""What ``test_pages.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

PAGES = "test_pages.py::test_"
AXE = PAGES + "axe_finds_nothing_serious_and_nothing_scrolls_sideways"
LANGUAGES = PAGES + "no_page_shows_the_other_language"

BREAKAGES = (
    Breakage(
        "text stands out from its paper", "web/src/app.css",
        "--ink-2: #5c564a;", "--ink-2: #c9c0ae;",
        AXE + "[desk]",
    ),
    Breakage(
        "text stands out in the dark", "web/src/app.css",
        "--ink-2: #c3b8a2;", "--ink-2: #5c564a;",
        AXE + "[desk]",
    ),
    Breakage(
        "pages fit a phone", "web/src/app.css",
        "body {", "body {\n  min-width: 420px;",
        AXE + "[phone]",
    ),
    Breakage(
        "what is asked is on a phone's screen", "web/src/table",
        ".decision {\n    --question: 3.6rem;", ".decision {\n    --question: 3.6rem;\n    margin-bottom: -300px;",
        PAGES + "on_a_phone_what_is_asked_is_always_on_screen",
    ),
    Breakage(
        "every page is in French", "web/src/pages/Home.svelte",
        '{t("home-play-now")}', '{"Play now"}',
        LANGUAGES + "[fr-en]",
    ),
    Breakage(
        "the language changes at once", "web/src/lib",
        'this.#socket.send({ type: "set-language", language: next });', "void next;",
        PAGES + "the_language_is_switched_at_once_and_everywhere",
    ),
    Breakage(
        "a table needs few bytes", "src/menagerie/server/pages.py",
        '_PACKED = (("br", ".br"), ("gzip", ".gz"))', "_PACKED: tuple[tuple[str, str], ...] = ()",
        PAGES + "a_table_needs_few_bytes",
    ),
)  # fmt: skip
