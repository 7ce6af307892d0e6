"""What ``test_replay.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

REPLAY = "test_replay.py::test_"

BREAKAGES = (
    Breakage(
        "a replay is seen from any seat", "web/src/pages/Replay.svelte",
        'perspective === "decider" ? decider : perspective;', 'perspective === "decider" ? decider : 0;',
        REPLAY + "a_game_is_replayed_with_slider_and_keys_from_any_seat",
    ),
    Breakage(
        "a failed shuffle check is shown", "web/src/table",
        '{checked.ok ? t("shuffle-check-ok")', '{checked ? t("shuffle-check-ok")',
        REPLAY + "a_failed_shuffle_check_is_shown",
    ),
    Breakage(
        "the record is the game that was played", "src/menagerie/server/tables_api.py",
        "records.encode(live.table.to_record()),",
        "records.encode(live.table.to_record()).replace(b'\"seat\":0', b'\"seat\":1', 1),",
        REPLAY + "the_shuffle_is_verified_and_the_record_opens_elsewhere",
    ),
    Breakage(
        "one plays on from the position that is shown", "src/menagerie/server/tables_api.py",
        "live.table, data.at, data.seat", "live.table, max(0, data.at - 2), data.seat",
        REPLAY + "one_plays_on_from_any_position_with_what_the_seat_could_know",
    ),
)  # fmt: skip
