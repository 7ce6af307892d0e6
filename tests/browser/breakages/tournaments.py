"""What ``test_tournaments.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

TOURNAMENTS = "test_tournaments.py::test_"
SWISS = TOURNAMENTS + "four_people_play_a_swiss_of_two_rounds"
ORGANISER = TOURNAMENTS + "the_organiser_adds_bots_takes_somebody_out_and_cancels"

BREAKAGES = (
    Breakage(
        "a tournament's page is live", "web/src/lib/tournament.svelte.ts",
        "if (!this.#closed) this.#feed.open();", "void this.#closed;",
        SWISS,
    ),
    Breakage(
        "whoever plays is led to their table", "web/src/pages/tournament/facts.ts",
        "table.result === null && entrant !== null", "table.result !== null && entrant !== null",
        SWISS,
    ),
    Breakage(
        "an earlier round can be looked at", "web/src/pages/tournament/Rounds.svelte",
        "chosen = wanted >= tournament.rounds ? null", "chosen = wanted >= 0 ? null",
        SWISS,
    ),
    Breakage(
        "the printed sheet has all rounds", "web/src/pages/Tournament.svelte",
        "printed = await Promise.all(", "printed = []; void Promise.all(",
        SWISS,
    ),
    Breakage(
        "only the organiser sees what the organiser does", "web/src/pages/Tournament.svelte",
        "state.organiser === person.me?.id && (", "(",
        ORGANISER,
    ),
)  # fmt: skip
