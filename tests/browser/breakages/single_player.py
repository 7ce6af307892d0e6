"""What ``test_single_player.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

SINGLE = "test_single_player.py::test_"
LIONS = "web/src/games/lucky_lions"
ONE_SCREEN = SINGLE + "on_a_shared_screen_hands_stay_hidden"
BATTLE = SINGLE + "the_battle_is_animated_and_a_touch_ends_the_animation"

BREAKAGES = (
    Breakage(
        "a lifted button stays under the mouse", "web/src/lib/BoardButton.svelte",
        "inset: 100% 0 -4px;", "inset: 100% 0 0;",
        "test_single_player.py::test_a_lifted_button_stays_under_the_mouse",
    ),
    Breakage(
        "a click on the board decides", LIONS,
        "if (found) act(found);", "if (found) return;",
        SINGLE + "one_click_leads_from_the_home_page_into_a_game_and_clicks_to_its_end",
    ),
    Breakage(
        "the keyboard reaches the board", "web/src/lib",
        "tabindex={button.available", "tabindex={false && button.available",
        SINGLE + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "number keys decide", "web/src/table",
        "if (choices.length) typeKey(event.key);", "if (!choices.length) typeKey(event.key);",
        SINGLE + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "the focus is seen", "web/src/app.css",
        ":focus-visible {", ":focus-visible {\n  outline: none !important;",
        SINGLE + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "nothing is shown until the next person confirms", "web/src/table",
        "onMount(() => button?.focus());", "onMount(() => confirm());",
        ONE_SCREEN,
    ),
    Breakage(
        "the page holds one hand at a time", "web/src/table/AboutTable.svelte",
        "<PositionText {text} /></div>",
        "<PositionText {text} />{live.queue.shown?.after.views.map((one) => one.text).join()}</div>",
        ONE_SCREEN,
    ),
    Breakage(
        "a battle is animated", "web/src/pages/Table.svelte",
        "motion: prefs.motion &&", "motion: false &&",
        BATTLE,
    ),
    Breakage(
        "whoever wants no motion gets none", "web/src/lib",
        "return !this.#reducedMotion;", "return true;",
        BATTLE,
    ),
    Breakage(
        "a touch ends an animation", LIONS,
        "animation.finish();", "",
        BATTLE,
    ),
    Breakage(
        "undo is free while nothing was revealed", "src/menagerie/table/undo.py",
        "return _kind(table, seat, is_free(table, last))", "return _kind(table, seat, False)",
        SINGLE + "undo_is_free_while_nothing_was_revealed",
    ),
    Breakage(
        "a hint is marked on the board", "web/src/pages/Table.svelte",
        "hint: hint?.action ?? null,", "hint: null,",
        SINGLE + "a_hint_says_what_a_bot_would_do_and_why",
    ),
    Breakage(
        "a refusal opens its paragraph", "web/src/pages/Table.svelte",
        'show("rules");', 'show("log");',
        SINGLE + "what_cannot_be_done_says_why_and_opens_the_paragraph",
    ),
    Breakage(
        "the rules are searched", "web/src/lib/rules_search.svelte.ts",
        "this.found = found;", "this.found = found.slice(0, 0);",
        SINGLE + "the_rules_are_searched_word_by_word",
    ),
    Breakage(
        "a page asks nobody else", "web/src/App.svelte",
        "function skip(", 'void fetch("http://127.0.0.1:9/x").catch(() => 0);\n  function skip(',
        SINGLE + "the_rules_are_searched_word_by_word",
    ),
)  # fmt: skip
