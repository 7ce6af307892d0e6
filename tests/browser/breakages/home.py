"""What ``test_home.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

HOME = "test_home.py::test_"

BREAKAGES = (
    Breakage(
        "the shelf goes from light to heavy", "src/menagerie/server/games_api.py",
        "sorted(all_games(), key=lambda game: game.weight)", "all_games()",
        HOME + "the_shelf_goes_from_light_to_heavy",
    ),
    Breakage(
        "the chosen bots play", "web/src/pages/Home.svelte",
        "{ game, ...playNowOptions.of(game) }", "{ game }",
        HOME + "bots_and_number_of_players_are_chosen_and_remembered",
    ),
    Breakage(
        "the choice is remembered", "web/src/lib/play_now.svelte.ts",
        "localStorage.setItem(KEY, JSON.stringify(this.#chosen));", "",
        HOME + "bots_and_number_of_players_are_chosen_and_remembered",
    ),
)  # fmt: skip
