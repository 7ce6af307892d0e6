"""What ``test_decision_area.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

AREA = "test_decision_area.py::test_"
TABLE = "web/src/table"
PLACE = AREA + "the_board_keeps_its_place_through_a_whole_game_of_zoo_le_ma[desk]"
BID = AREA + "the_number_typed_for_a_bid_is_the_bid[zoo-le-ma]"
DIGIT = AREA + "a_digit_opens_the_list_and_enter_decides_and_the_list_is_gone"
FORCED = AREA + "the_only_choice_is_made_by_itself_and_says_so"

BREAKAGES = (
    Breakage(
        "the phase is marked", TABLE + "/GuideLines.svelte",
        'aria-current={index === guide.phase ? "step" : undefined}', "",
        AREA + "goal_and_phases_stand_above_every_decision[zoo-le-ma-en-GB-have the most points after 5 years-Auction]",
    ),
    Breakage(
        "on a phone the goal stands above the decision", TABLE + "/GuideLines.svelte",
        ".goal.yields {\n      display: block;", ".goal.yields {\n      display: none;",
        AREA + "on_a_phone_the_heading_the_goal_and_the_purpose_can_be_read",
    ),
    Breakage(
        "on a phone a long question leaves the goal in sight", TABLE + "/Decision.svelte",
        "      flex: 0 0 2.9rem;", "      flex: 0 0 1.6rem;",
        AREA + "on_a_phone_a_long_question_leaves_the_goal_in_sight",
    ),
    Breakage(
        "on a phone undo is one word", TABLE + "/DecisionTools.svelte",
        't(prefs.wide ? `undo-${undoKind}` : "undo-label")', "t(`undo-${undoKind}`)",
        AREA + "on_a_phone_the_tools_stand_in_one_row",
    ),
    Breakage(
        "on a desk the tools stand in one row", TABLE + "/Decision.svelte",
        "    .listed .tools :global(.word) {", "    .listed .tools :global(.words) {",
        AREA + "beside_the_question_the_tools_stand_in_one_row",
    ),
    Breakage(
        "hidden goal and phases stay hidden", "web/src/lib/play_prefs.svelte.ts",
        'write("guide", on ? null : "off");', "",
        AREA + "goal_and_phases_are_hidden_for_good_by_those_who_know_the_game",
    ),
    Breakage(
        "phases are names", "web/src/games/zoocracy/Tracks.svelte",
        '<span class="name">', "<b>{view.phase}</b><span>",
        AREA + "the_phases_of_zoocracy_are_names_and_not_letters",
    ),
    Breakage(
        "a notice leaves the board as it is", TABLE + "/Decision.svelte",
        "    height: calc(var(--question) + var(--above) + 1.4rem + env(safe-area-inset-bottom));", "",
        PLACE,
    ),
    Breakage(
        "the list closes with the decision", TABLE + "/Decision.svelte",
        "    void point;\n    open = false;", "    void point;\n    open = choices.length > 0;",
        DIGIT,
    ),
    Breakage(
        "a number that is not in view is shown first", TABLE + "/Decision.svelte",
        "typed.index !== null && shown && !typed.open", "typed.index !== null && !typed.open",
        DIGIT,
    ),
    Breakage(
        "a bid is what was typed", TABLE + "/typed_number.ts",
        "isNumeric(choices) ? choices.map((choice) => choice.number ?? 0) :", "",
        BID,
    ),
    Breakage(
        "a bid is confirmed", TABLE + "/Decision.svelte",
        "!typed.open && !numeric) return", "!typed.open) return",
        BID,
    ),
    Breakage(
        "a tile that is clicked asks once", "web/src/games/zoo_le_ma",
        "else placement.ask();", "else placement.confirm();",
        AREA + "a_tile_placed_by_mouse_asks_once",
    ),
    Breakage(
        "whoever wants no question gets none", "web/src/games/zoo_le_ma",
        'playPrefs.confirmMoves === "off"', "false",
        AREA + "whoever_wants_no_question_places_at_once",
    ),
    Breakage(
        "every move is asked about", "web/src/pages/Table.svelte",
        'playPrefs.confirmMoves === "all" && !confirmed', "false",
        AREA + "every_move_is_asked_about_where_one_wants_that",
    ),
    Breakage(
        "the only choice is made", TABLE + "/forced_choice.svelte.ts",
        "act(choice.action);", "",
        FORCED,
    ),
    Breakage(
        "animations can be switched off", "web/src/lib/play_prefs.svelte.ts",
        "fast: 0.5, off: 0 }", "fast: 0.5, off: 1 }",
        AREA + "speeds_are_remembered_and_without_animation_nothing_moves",
    ),
    Breakage(
        "a tile is enlarged", "web/src/games/zoo_le_ma/TileRow.svelte",
        "onclick={() => (enlarged = tile.id)}", "",
        AREA + "a_tile_of_the_market_is_enlarged_by_click_and_by_key",
    ),
    Breakage(
        "the ranks stand side by side", TABLE + "/GameOver.svelte",
        "grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));", "",
        AREA + "the_end_uses_the_width",
    ),
)  # fmt: skip
