"""What ``test_zoo_le_ma.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_LE_MA = "web/src/games/zoo_le_ma"
ZOO_LE_MA_TESTS = "test_zoo_le_ma.py::test_"
ZOO_CLICKS = ZOO_LE_MA_TESTS + "a_whole_game_by_clicks_and_every_tile_changes_what_was_previewed"
ZOO_KEYS = ZOO_LE_MA_TESTS + "a_whole_game_by_keyboard_alone"
ZOO_MOMENTS = ZOO_LE_MA_TESTS + "envelopes_open_together_and_the_year_is_scored"
ZOO_SECRETS = ZOO_LE_MA_TESTS + "no_message_reveals_other_coins_or_bids"

BREAKAGES = (
    Breakage(
        "a click places the tile", ZOO_LE_MA,
        "this.#props().act(option.place, true);", "void option;",
        ZOO_CLICKS,
    ),
    Breakage(
        "a preview says whose visitors would walk", ZOO_LE_MA,
        'if (count) lines.push(say("board-brings-visitors"', 'if (count > 0) lines.push(say("board-brings-visitors"',
        ZOO_CLICKS,
    ),
    Breakage(
        "what is foreseen is what happens", "src/menagerie/games/zoo_le_ma/foresight.py",
        "new - old for old, new", "old - new for old, new",
        ZOO_CLICKS,
    ),
    Breakage(
        "the wheel turns the tile", ZOO_LE_MA,
        "placement.turn(event.deltaY < 0 ? -1 : 1);", "",
        ZOO_LE_MA_TESTS + "wheel_and_button_turn_the_tile_and_a_click_elsewhere_says_why",
    ),
    Breakage(
        "a key turns the tile", ZOO_LE_MA,
        "placement.turn(event.shiftKey ? -1 : 1);", "void 0;",
        ZOO_KEYS,
    ),
    Breakage(
        "digits are a bid", "web/src/table/Decision.svelte",
        "preview(choice?.action ?? null);", "",
        ZOO_KEYS,
    ),
    Breakage(
        "the focus moves from the bid to the tile", "web/src/lib",
        "$effect(() => this.#trackFocus());", "",
        ZOO_KEYS,
    ),
    Breakage(
        "a first touch only previews", ZOO_LE_MA,
        "const touch = finger && event.detail > 0;", "const touch = false;",
        ZOO_LE_MA_TESTS + "a_whole_game_by_finger_on_a_phone",
    ),
    Breakage(
        "envelopes open together", ZOO_LE_MA,
        "            {open}\n", "            open={open && who === 0}\n",
        ZOO_MOMENTS,
    ),
    Breakage(
        "a scored year is shown", ZOO_LE_MA,
        'if (scored || view.result) chosen = "block";', 'if (view.result) chosen = "block";',
        ZOO_MOMENTS,
    ),
    Breakage(
        "visitors walk over", ZOO_LE_MA,
        "walking.push({ what: animal, tile: null, ...way });", "void way;",
        ZOO_LE_MA_TESTS + "visitors_walk_from_zoo_to_zoo",
    ),
    Breakage(
        "a hint previews the placement", ZOO_LE_MA,
        "untrack(() => placement.showHint(hinted));", "void hinted;",
        ZOO_LE_MA_TESTS + "a_hint_marks_the_bid_and_previews_the_placement",
    ),
    Breakage(
        "the focus follows from one decision to the next", "web/src/lib",
        "document.activeElement === document.body && this.#restoreFocus()", "0",
        ZOO_LE_MA_TESTS + "a_placement_is_undone_freely_until_the_next_bid",
    ),
    Breakage(
        "in a replay nothing can be bid", "web/src/pages/Replay.svelte",
        "replay: true,", "replay: false,",
        ZOO_CLICKS,
    ),
    Breakage(
        "undo stands beside the question", "web/src/table/DecisionTools.svelte",
        '{#if undoKind !== "none"}', "{#if false}",
        ZOO_LE_MA_TESTS + "a_placement_is_undone_freely_until_the_next_bid",
    ),
    Breakage(
        "coins are hidden behind the entrance", "src/menagerie/games/zoo_le_ma/view.py",
        "coins if owner == seat else None for", "coins for",
        ZOO_SECRETS,
    ),
    Breakage(
        "a bid stays in its envelope", "src/menagerie/games/zoo_le_ma/view.py",
        "return event if event.seat == seat else None", "return event",
        ZOO_SECRETS,
    ),
    Breakage(
        "on a shared screen each sees their own coins", ZOO_LE_MA,
        "(view.coins[seat] ?? null)", "(view.coins.find((one) => one !== null) ?? null) && 3",
        ZOO_LE_MA_TESTS + "on_a_shared_screen_coins_and_bids_stay_hidden",
    ),
    Breakage(
        "the slider has a name", ZOO_LE_MA,
        '<label for={uid}>{say("board-your-bid")}</label>', '<b>{say("board-your-bid")}</b>',
        ZOO_LE_MA_TESTS + "axe_finds_nothing_serious[desk]",
    ),
    Breakage(
        "Zoo le Ma's board is in French", ZOO_LE_MA + "/PlacementPanel.svelte",
        '{say("board-turn")}', "{\"Turn\"}",
        ZOO_LE_MA_TESTS + "the_board_speaks_one_language",
    ),
)  # fmt: skip
