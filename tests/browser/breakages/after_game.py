"""What ``test_after_game.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

AFTER = "test_after_game.py::test_"

BREAKAGES = (
    Breakage(
        "a turning point leads to its moment", "web/src/table/TurningPoints.svelte",
        'href="/replay/{table.id}?at={point.move - 1}"', 'href="/replay/{table.id}"',
        AFTER + "the_end_shows_the_turning_points_and_each_leads_to_its_moment",
    ),
    Breakage(
        "the turning points are marked in the picture", "web/src/table/TurningPoints.svelte",
        "marked={found.points.map((point) => point.move)}", "marked={[]}",
        AFTER + "the_end_shows_the_turning_points_and_each_leads_to_its_moment",
    ),
    Breakage(
        "one plays on from the turning point", "web/src/table/TurningPoints.svelte",
        "{ at: point.move - 1, seat: mine?.number ?? point.seat }", "{ at: 0, seat: mine?.number ?? point.seat }",
        AFTER + "in_the_replay_a_turning_point_is_shown_at_once_and_played_on_from",
    ),
    Breakage(
        "the coach is asked after a move", "web/src/lib/table.svelte.ts",
        "if (prefs.coach && this.lesson === null && playsAlone(this.table))",
        "if (!prefs.coach && playsAlone(this.table))",
        AFTER + "the_coach_speaks_after_a_move_and_only_when_it_is_on",
    ),
    Breakage(
        "the coach is for those who play alone", "web/src/table/coach.ts",
        "people.length === 1 &&", "people.length >= 1 &&",
        AFTER + "the_coach_is_not_offered_where_other_people_play",
    ),
)  # fmt: skip
