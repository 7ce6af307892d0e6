"""What ``test_outside_bots.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

PLAYS = "test_outside_bots.py::test_a_program_plays_against_a_person_who_clicks"

BREAKAGES = (
    Breakage(
        "a bot is invited", "web/src/pages/Bots.svelte",
        "await botApi.invite(table.id, bot.id);", "void bot.id;",
        PLAYS,
    ),
    Breakage(
        "a bot is marked at its seat", "web/src/table/Players.svelte",
        "seat.bot || seat.outside_bot", "seat.bot",
        PLAYS,
    ),
)  # fmt: skip
