"""What ``test_rules_panel.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

PANEL = "test_rules_panel.py::test_"
BESIDE = PANEL + "a_refusal_stands_beside_what_was_clicked_and_takes_over_nothing"
CLOSES = PANEL + "a_refusal_closes_by_escape_by_a_click_and_with_the_position"

BREAKAGES = (
    Breakage(
        "the rules open with their summary", "web/src/lib/RulesText.svelte",
        '<p class="goal">{@render words(rules.summary.goal)}</p>', '<p class="goal"></p>',
        PANEL + "the_panel_opens_with_the_goal_has_contents_and_shows_the_pieces",
    ),
    Breakage(
        "the contents lead to a section", "web/src/lib/RulesText.svelte",
        "heading?.focus({ preventScroll: true });", "void heading;",
        PANEL + "the_panel_opens_with_the_goal_has_contents_and_shows_the_pieces",
    ),
    Breakage(
        "what is found is highlighted", "web/src/lib/RuleWords.svelte",
        "{#if piece.marked}<mark>", "{#if !piece.text}<mark>",
        PANEL + "everyday_words_are_found_highlighted_and_stepped_through",
    ),
    Breakage(
        "everyday words find their paragraph", "src/menagerie/core/ledger_search.py",
        "worth = _THE_QUESTION if asked == wanted else", "worth = -_THE_QUESTION if asked == wanted else",
        PANEL + "everyday_words_are_found_highlighted_and_stepped_through",
    ),
    Breakage(
        "a refusal does not switch the tab", "web/src/pages/Table.svelte",
        'live.send({ type: "why",', 'show("rules");\n    live.send({ type: "why",',
        BESIDE,
    ),
    Breakage(
        "a refusal does not take the focus", "web/src/table/RefusalBubble.svelte",
        "root.showPopover();", "root.showPopover();\n    link?.focus();",
        BESIDE,
    ),
    Breakage(
        "a refusal stands beside what was clicked", "web/src/table/bubble_place.ts",
        "if (above >= GAP) return { left: middle, top: above };", "if (above >= GAP) return { left: GAP, top: GAP };",
        BESIDE,
    ),
    Breakage(
        "a refusal goes with its position", "web/src/table/RefusalBubble.svelte",
        "untrack(() => refusal && close());", "untrack(() => refusal);",
        CLOSES,
    ),
    Breakage(
        "Tab leads from a refusal to its rule", "web/src/table/RefusalBubble.svelte",
        "link.focus({ preventScroll: true });", "link.blur();",
        PANEL + "by_keyboard_tab_leads_from_a_refusal_to_its_rule_and_escape_back",
    ),
    Breakage(
        "on a phone a refusal stands above the decision", "web/src/table/RefusalBubble.svelte",
        "if (prefs.narrow || !about) {", "if (!about) {",
        PANEL + "on_a_phone_a_refusal_stands_above_the_decision",
    ),
)  # fmt: skip
