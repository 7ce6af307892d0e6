"""What ``test_explain.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

EXPLAIN = "test_explain.py::test_"
HOVER = EXPLAIN + "a_mouse_at_rest_is_told_what_is_there_and_its_rule"
PRESS = EXPLAIN + "a_long_press_explains_and_decides_nothing"
KEY = EXPLAIN + "the_key_explains_what_has_the_focus"
LEGEND = EXPLAIN + "the_legend_shows_everything_and_is_one_key_away"
GESTURES = "web/src/table/explain/gestures.ts"
POPOVER = "web/src/table/explain/Explain.svelte"

BREAKAGES = (
    Breakage(
        "a mouse at rest asks", GESTURES,
        'this.#on.show(thing, "hover", at)', "void at",
        HOVER + "[zoo-le-ma]",
    ),
    Breakage(
        "an explanation leaves with the mouse", GESTURES,
        'if (this.#on.shown()?.how === "hover") this.#on.hide();', "",
        HOVER + "[lucky-lions]",
    ),
    Breakage(
        "an explanation leads to its rule", POPOVER,
        "void tick().then(() => showRule(paragraph));", "void tick();",
        HOVER + "[zoocracy]",
    ),
    Breakage(
        "a long press is no click", GESTURES,
        "this.#swallow = true;", "this.#swallow = false;",
        PRESS + "[zoo-le-ma]",
    ),
    Breakage(
        "a long press explains", GESTURES,
        'this.#on.show(thing, "press", at);', "void at;",
        PRESS + "[18zoo]",
    ),
    Breakage(
        "on a phone the explanation lies at the bottom", POPOVER,
        "prefs.narrow && shown !== null", "!prefs.narrow && shown !== null",
        PRESS + "[lucky-lions]",
    ),
    Breakage(
        "the key explains what has the focus", POPOVER,
        "const thing = own ?? near[0];", "const thing = own;",
        KEY + "[zoocracy]",
    ),
    Breakage(
        "the focus comes back from an explanation", POPOVER,
        "if (inside && focusBefore?.isConnected)", "if (!inside && focusBefore?.isConnected)",
        KEY + "[18zoo]",
    ),
    Breakage(
        "the legend is one key away", POPOVER,
        'event.key === "l" ||', 'event.key === "j" ||',
        LEGEND + "[18zoo]",
    ),
    Breakage(
        "the legend leaves nothing out", "web/src/table/explain/Legend.svelte",
        "{#each group.things as thing", "{#each group.things.slice(1) as thing",
        LEGEND + "[zoo-le-ma]",
    ),
    Breakage(
        "writing opens no legend", POPOVER,
        "textarea, select, [contenteditable]", "select, [contenteditable]",
        EXPLAIN + "the_key_without_anything_there_opens_the_legend_and_writing_does_not",
    ),
    Breakage(
        "explanations speak the language of the page", "web/src/lib/explanations.svelte.ts",
        "const key = `${game} ${language}`;", "const key = game;",
        EXPLAIN + "the_language_of_explanations_follows_the_page",
    ),
    Breakage(
        "an action card says what it does", "web/src/games/zoocracy/ActionCard.svelte",
        "{say(`board-does-${card.kind}`)}", "",
        EXPLAIN + "action_cards_say_what_they_do",
    ),
    Breakage(
        "a wild card says what it does", "web/src/games/lucky_lions/Hand.svelte",
        "card={held.card} worded", "card={held.card}",
        EXPLAIN + "wild_cards_say_what_they_do",
    ),
)  # fmt: skip
