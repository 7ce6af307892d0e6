"""People: broken on purpose, and the test that has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

PEOPLE = "test_people.py::test_"

BREAKAGES = (
    Breakage(
        "a name in the lobby leads to the profile", "web/src/lib/PersonName.svelte",
        'href="/people/{person}"', 'href="/people/{name}"',
        PEOPLE + "one_follows_and_blocks_another_from_the_lobby",
    ),
    Breakage(
        "tables of those whom I follow are marked", "web/src/pages/lobby/LobbyCard.svelte",
        'relations.has("follow", seat.person)', 'relations.has("mute", seat.person)',
        PEOPLE + "one_follows_and_blocks_another_from_the_lobby",
    ),
    Breakage(
        "the lobby hides tables of those whom I block", "src/menagerie/server/club/lobby.py",
        "if one.people.isdisjoint(apart))", "if one.people)",
        PEOPLE + "one_follows_and_blocks_another_from_the_lobby",
    ),
    Breakage(
        "a profile shows the curves of ratings", "web/src/pages/Profile.svelte",
        "<RatingCurve name={profile.name} {rating} />", "",
        PEOPLE + "a_profile_shows_games_and_their_replays",
    ),
    Breakage(
        "a game that is over is stored for profiles", "src/menagerie/server/club/played_games.py",
        "self._ended.put_nowait(live.table)", "self._stored.clear()",
        PEOPLE + "a_profile_shows_games_and_their_replays",
    ),
)  # fmt: skip
