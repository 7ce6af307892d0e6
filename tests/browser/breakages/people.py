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
        'return table.phase == "over"', "return False",
        PEOPLE + "a_profile_shows_games_and_their_replays",
    ),
    Breakage(
        "a phrase is read in one's own language", "src/menagerie/table/log_lines.py",
        'chat = Chat(said.name, words(f"phrase-{said.phrase}"), writer_of(table, said))',
        "chat = Chat(said.name, said.phrase, writer_of(table, said))",
        PEOPLE + "strangers_talk_in_phrases_and_a_line_is_reported",
    ),
    Breakage(
        "a report says which line it is", "web/src/table/Chat.svelte",
        "entry: reported.number", "entry: 1",
        PEOPLE + "strangers_talk_in_phrases_and_a_line_is_reported",
    ),
    Breakage(
        "a link of the rules leads to the web", "web/src/lib/markdown.ts",
        "if (address !== undefined && !ADDRESS.test(address)) continue;", "",
        PEOPLE + "the_host_writes_the_rules_of_the_house_and_they_stay_text",
    ),
)  # fmt: skip
