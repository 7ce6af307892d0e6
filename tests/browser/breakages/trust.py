"""What ``test_trust.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

TRUST = "test_trust.py::test_"
FRIENDS = TRUST + "friends_are_asked_for_names_see_how_it_is_played_and_begin_when_all_are_ready"
ERRORS = TRUST + "an_error_stands_at_its_field_and_goes_away_when_mended"

BREAKAGES = (
    Breakage(
        "a guest is asked for a name", "web/src/table/Lobby.svelte",
        "if (person.asksName) naming = seat;\n    else void join(seat);", "void join(seat);",
        FRIENDS,
    ),
    Breakage(
        "the game waits until all are ready", "src/menagerie/table/requests.py",
        "deal(table) if taken and here and not unready(table) else None", "deal(table) if taken and here else None",
        FRIENDS,
    ),
    Breakage(
        "the lobby has a QR code", "web/src/table/Lobby.svelte",
        '<QrCode {address} label={t("lobby-qr")} />', "",
        FRIENDS,
    ),
    Breakage(
        "undo is off between people", "src/menagerie/server/tables_api.py",
        "undo=_chosen(data.undo, alone),", "undo=True,",
        FRIENDS,
    ),
    Breakage(
        "everybody sees what the table allows", "web/src/table/AboutTable.svelte",
        "<HowPlayed {table} />", "",
        FRIENDS,
    ),
    Breakage(
        "the made-up name may be kept", "web/src/lib/NameForm.svelte",
        "    person.nameAsked();\n    done();", "    person.nameAsked();",
        TRUST + "a_guest_may_keep_the_made_up_name_and_play_now_asks_nothing",
    ),
    Breakage(
        "breaking off needs everybody", "src/menagerie/table/consent.py",
        "    if must_agree(table, proposal.what, presence) - proposal.agreed:\n        return []\n", "",
        TRUST + "nobody_breaks_a_game_off_alone",
    ),
    Breakage(
        "a rematch waits for an answer", "src/menagerie/table/rematch.py",
        "return all(table.rematch_answers.get(person) for person in table.people() if person not in table.removed)",
        "return True",
        TRUST + "who_does_not_play_again_is_replaced_only_by_choice",
    ),
    Breakage(
        "only the seat that looks is called you", "web/src/table/Players.svelte",
        "if (seat.mine && (!shared || seat.number === viewer))", "if (seat.mine)",
        TRUST + "at_a_shared_screen_only_the_one_who_looks_is_called_you",
    ),
    Breakage(
        "an error names its field", "src/menagerie/server/games_api.py",
        "field=bad.problem.concerns or None", "field=None",
        ERRORS,
    ),
    Breakage(
        "an error goes away when it is mended", "web/src/pages/NewTable.svelte",
        "if (problem && problem.about !== now) void checkAgain(now);", "",
        ERRORS,
    ),
)  # fmt: skip
