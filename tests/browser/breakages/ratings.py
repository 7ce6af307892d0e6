"""Ratings: broken on purpose, and the test that has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

RATINGS = "test_ratings.py::test_"

BREAKAGES = (
    Breakage(
        "a rated game takes the hints away", "web/src/pages/NewTable.svelte",
        'return rated && name !== "undo";', "return false;",
        RATINGS + "two_people_play_a_rated_game_and_see_their_ratings_change",
    ),
    Breakage(
        "the end of a rated game shows what it changed", "web/src/table/GameOver.svelte",
        "{#if table.rated}<RatingChanges {table} />{/if}", "",
        RATINGS + "two_people_play_a_rated_game_and_see_their_ratings_change",
    ),
    Breakage(
        "who is rated sees a curve", "web/src/pages/Ratings.svelte",
        "{#if curve}<RatingCurve", "{#if curve && !curve.game}<RatingCurve",
        RATINGS + "two_people_play_a_rated_game_and_see_their_ratings_change",
    ),
    Breakage(
        "the list of games with bots is asked for", "web/src/pages/Ratings.svelte",
        "[game.name, opponents, after]", '[game.name, "people" as const, after]',
        RATINGS + "a_leaderboard_says_how_it_is_counted_and_shows_the_bots",
    ),
)  # fmt: skip
