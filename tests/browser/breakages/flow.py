"""What ``test_flow.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

FLOW = "test_flow.py::test_"
SINCE = FLOW + "since_my_last_move_plays_what_was_missed_and_comes_back_to_now"
LOG_LINE = FLOW + "a_log_line_leads_to_its_moment_where_nothing_can_be_decided"
AUTO_PASS = FLOW + "the_table_passes_for_one_and_no_byte_of_it_reaches_the_other"
SKIPPED_PASSES = FLOW + "a_replay_goes_over_passes_also_after_a_reload"

BREAKAGES = (
    Breakage(
        "what was missed is played to its end", "web/src/table/look_back.svelte.ts",
        "else this.back();", "else this.playing = false;",
        SINCE,
    ),
    Breakage(
        "what was missed is played step by step", "web/src/table/look_back.svelte.ts",
        "this.#steps.slice(place + 1)", "this.#steps.slice(place + 2)",
        SINCE,
    ),
    Breakage(
        "a log line leads to its moment", "web/src/table",
        "onclick={() => show(entry.number)}", "onclick={() => show(1)}",
        LOG_LINE,
    ),
    Breakage(
        "the log stays whole while the past is looked at", "web/src/lib/table.svelte.ts",
        "if (!this.#held) this.log", "this.log",
        LOG_LINE,
    ),
    Breakage(
        "nothing can be decided in the past", "src/menagerie/server/replayed_tables.py",
        "decides=False", "decides=True",
        LOG_LINE,
    ),
    Breakage(
        "undo takes back one decision and no more", "src/menagerie/table/requests.py",
        "return [Undone(seat, (move.seq,), False)]",
        "return [Undone(seat, tuple(one.seq for one in table.moves), False)]",
        FLOW + "undo_restores_the_view_exactly_and_at_once",
    ),
    Breakage(
        "a turn is reset to its beginning", "src/menagerie/table/requests.py",
        "return [Undone(seat, tuple(move.seq for move in moves), False)]",
        "return [Undone(seat, (moves[-1].seq,), False)]",
        FLOW + "one_click_resets_the_turn_of_a_family",
    ),
    Breakage(
        "whom the table passes for is a secret", "src/menagerie/server/rendering.py",
        "chosen = table.auto_passes.get(seat)", "chosen = next(iter(table.auto_passes.values()), None)",
        AUTO_PASS,
    ),
    Breakage(
        "a launch stops the passes", "src/menagerie/games/eighteen_zoo/auto_pass.py",
        "if name == \"launch\" and family.launched", "if name == \"\" and family.launched",
        AUTO_PASS,
    ),
    Breakage(
        "a trade in a family of one's own stops the passes", "src/menagerie/games/eighteen_zoo/auto_pass.py",
        "if name == \"trade\" and family.family in mine", "if name == \"trade\" and family.family not in mine",
        AUTO_PASS,
    ),
    Breakage(
        "passes for a person can be stopped", "web/src/table/AutoPass.svelte",
        "seat, on: false })", "seat, on: true })",
        AUTO_PASS,
    ),
    Breakage(
        "passes for a person end with the round", "src/menagerie/games/eighteen_zoo/auto_pass.py",
        "        return ROUND\n", "        return None\n",
        AUTO_PASS,
    ),
    Breakage(
        "only what is named stops the passes", "src/menagerie/games/eighteen_zoo/auto_pass.py",
        "if name in exceptions and _holds", "if _holds",
        FLOW + "what_is_not_named_does_not_stop_it",
    ),
    Breakage(
        "a replay goes over passes", "web/src/pages/Replay.svelte",
        "direction > 0 ? found.next_stop", "direction > 0 ? from + 1",
        SKIPPED_PASSES,
    ),
    Breakage(
        "that passes are skipped is remembered", "web/src/lib/prefs.svelte.ts",
        'write("skip-passes", on ? "on" : null);', "",
        SKIPPED_PASSES,
    ),
)  # fmt: skip
