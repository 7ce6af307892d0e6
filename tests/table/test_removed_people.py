"""What a log says of somebody who had everything of theirs removed."""

from __future__ import annotations

from menagerie.core.removed_names import REMOVED_NAME, is_removed_name, plain_name, removed_name
from menagerie.core.words import core_words
from menagerie.table import rematch
from menagerie.table.entries import (
    HandedOver,
    Logged,
    NonceOffered,
    PersonRemoved,
    Ready,
    RematchAnswered,
    Rematched,
    RematchProposed,
    Said,
    SatDown,
    StoodUp,
    Whispered,
)
from menagerie.table.log_lines import log_line, table_words
from menagerie.table.removed_people import without_person
from menagerie.table.requests import clean
from menagerie.table.table import Table
from tests.table.tables import Match

SECOND = f"{REMOVED_NAME} 2"


def logged(*entries: object) -> list[Logged]:
    return [Logged(seq, 1.0, entry) for seq, entry in enumerate(entries, start=1)]  # type: ignore[arg-type]


def without(person: str, *entries: object) -> list[object]:
    return [one.entry for one in without_person(logged(*entries), person)[0]]


def test_names_and_messages_go_and_those_of_others_stay() -> None:
    assert without(
        "a",
        SatDown(0, "a", "Ada"),
        SatDown(1, "b", "Ben"),
        Ready("a", "Ada", True),
        Ready("b", "Ben", True),
        Said("Ada", 0, "hello", "a"),
        Said("Ben", 1, "hello Ada", "b"),
        Whispered(0, 1, "psst"),
        Whispered(1, 0, "what?"),
        HandedOver(1, "random", "Ada"),
        HandedOver(0, "random", "Ben"),
        Rematched("next", "Ada"),
        Rematched("next", "Ben"),
    ) == [
        SatDown(0, "a", REMOVED_NAME),
        SatDown(1, "b", "Ben"),
        Ready("a", REMOVED_NAME, True),
        Ready("b", "Ben", True),
        Said(REMOVED_NAME, 0, "", "a"),
        Said("Ben", 1, "hello Ada", "b"),
        Whispered(0, 1, ""),
        Whispered(1, 0, "what?"),
        HandedOver(1, "random", REMOVED_NAME),
        HandedOver(0, "random", "Ben"),
        Rematched("next", REMOVED_NAME),
        Rematched("next", "Ben"),
    ]


def test_a_phrase_is_a_message_too() -> None:
    assert without("a", Said("Ada", None, "", "a", "hello")) == [Said(REMOVED_NAME, None, "", "a")]


def test_who_stood_up_has_no_name_either_and_whoever_came_after_keeps_theirs() -> None:
    before = (SatDown(0, "a", "Ada"), StoodUp(0, "Ada"), SatDown(0, "b", "Ada"), StoodUp(0, "Ada"))
    assert without("a", *before) == [SatDown(0, "a", REMOVED_NAME), StoodUp(0, REMOVED_NAME), *before[2:]]


def test_old_logs_do_not_say_who_wrote() -> None:
    before = (SatDown(0, "a", "Ada"), SatDown(1, "b", "Ben"), Said("Ada", 0, "hi"), Said("Ben", 1, "hi"))
    assert without("a", *before)[2:] == [Said(REMOVED_NAME, 0, "", "a"), Said("Ben", 1, "hi")]
    assert without("a", *before, Said("Ada", None, "hi"))[-1] == Said(REMOVED_NAME, None, "", "a")


def test_several_seats_and_several_removed_people_have_names_of_their_own() -> None:
    log = logged(SatDown(0, "a", "Ada"), SatDown(1, "a", "Tom"), SatDown(2, "b", "Ben"))
    once, names = without_person(log, "a")
    assert names == {"Ada": REMOVED_NAME, "Tom": SECOND}
    twice = [one.entry for one in without_person(once, "b")[0]]
    assert [entry.name for entry in twice if isinstance(entry, SatDown)] == [
        REMOVED_NAME, SECOND, f"{REMOVED_NAME} 3",
    ]  # fmt: skip


def test_doing_it_again_changes_nothing() -> None:
    log = logged(SatDown(0, "a", "Ada"), SatDown(1, "a", "Tom"), Said("Tom", 1, "hi", "a"), Rematched("next", "Ada"))
    once, _ = without_person(log, "a")
    assert without_person(once, "a")[0] == once


def test_a_table_forgets_and_goes_on() -> None:
    match = Match("ada", "ben", "cleo")
    match.log([Said("Ada 0", 0, "hello", "ada")])
    before = match.table
    match.log([PersonRemoved("ada")])
    assert before.names[0] == "Ada 0", "the version before it is another one"
    assert match.table.names == (REMOVED_NAME, "Ben 1", "Cleo 2")
    assert match.table.to_record().seats[0].name == "a player"
    assert match.table.updated == before.updated, "no list shows that something happened"
    lines = {
        language: [log_line(match.table, entry, table_words(match.table, language)).text for entry in match.entries(1)]
        for language in ("en", "fr")
    }
    assert "a player: (removed)" in lines["en"]
    assert "un joueur\u00a0: (supprimé)" in lines["fr"]
    assert not any("Ada" in line for line in (*lines["en"], *lines["fr"]))
    match.play_out()
    assert match.table.phase == "over"
    again = match.again()
    assert (again.names, again.phase, again.log) == (match.table.names, "over", match.table.log)


def test_nobody_can_take_such_a_name() -> None:
    assert not is_removed_name(clean(REMOVED_NAME))
    assert plain_name(REMOVED_NAME) == "a player"
    assert removed_name([REMOVED_NAME, SECOND]) == f"{REMOVED_NAME} 3"


def test_it_is_put_into_words_wherever_a_name_stands() -> None:
    words = core_words("fr").with_names((SECOND, "Ben"))
    assert words.names == ("un joueur 2", "Ben")
    assert words("log-said", name=REMOVED_NAME, text="x").startswith("un joueur")
    assert words("log-said", name="Ben, " + REMOVED_NAME, text="x").startswith("Ben, un joueur")


def test_who_is_removed_before_the_game_begins_resigns_when_it_does() -> None:
    """At a table of a tournament they cannot stand up."""
    match = Match("ada", "ben", "cleo")
    match.table = Table(match.header)
    match.log([SatDown(seat, name, name.title()) for seat, name in enumerate(("ada", "ben", "cleo"))])
    match.log([NonceOffered("ada", ""), PersonRemoved("ada"), NonceOffered("ben", "")])
    assert match.table.seed is None
    match.log([NonceOffered("cleo", "")])
    assert match.table.state is not None, "it runs"
    assert [seat.resigned for seat in match.table.seats] == [True, False, False]


def test_a_rematch_is_made_without_who_is_removed() -> None:
    match = Match("ada", "ben", "cleo")
    match.play_out()
    match.log([RematchProposed(0)])
    match.log([RematchAnswered(1, True), RematchAnswered(2, True)])
    assert set(rematch.new_table(match.table, with_bots=False)[1]) == {0, 1, 2}
    match.log([PersonRemoved("ada")])
    assert rematch.all_accepted(match.table)
    settings, seated = rematch.new_table(match.table, with_bots=False)
    assert set(seated) == {1, 2}
    assert settings.seats[0].bot is None
