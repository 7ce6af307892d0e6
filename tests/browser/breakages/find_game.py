"""What ``test_find_game.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

FIND = "test_find_game.py::test_"
MEET = FIND + "two_strangers_meet_in_the_lobby_and_play_a_rated_game"
ALONE = FIND + "one_looks_stops_and_plays_with_bots_when_nobody_comes"

BREAKAGES = (
    Breakage(
        "whoever found a game is led to the table", "web/src/lib/lobby.svelte.ts",
        "this.#onFound(message.table);", "undefined;",
        MEET,
    ),
    Breakage(
        "a game that is found counts for ratings", "src/menagerie/server/club/game_finder.py",
        "        rated=match.rated,\n    )\n    return settings", "        rated=False,\n    )\n    return settings",
        MEET,
    ),
    Breakage(
        "whoever loads the lobby again goes on looking", "src/menagerie/server/club/lobby_api.py",
        "await context.game_finder.resume(self, self._visitor.person.id)", "pass",
        MEET,
    ),
    Breakage(
        "whoever is asked for a name looks afterwards", "web/src/pages/Lobby.svelte",
        "    then?.();\n", "    void then;\n",
        ALONE,
    ),
    Breakage(
        "bots come after the wait that was chosen", "web/src/pages/lobby/FindGame.svelte",
        "<option value={seconds}>", "<option value={seconds * 40}>",
        ALONE,
    ),
)  # fmt: skip
