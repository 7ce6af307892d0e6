"""What ``test_18zoo_game.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18 = "web/src/games/18zoo"
ZOO_18_GAME = "test_18zoo_game.py::test_"
ZOO_18_CLICKS = ZOO_18_GAME + "a_whole_game_by_clicks_from_draft_to_score"
ZOO_18_KEYS = ZOO_18_GAME + "a_familys_whole_turn_by_keys_alone"
ZOO_18_LAUNCH = ZOO_18_GAME + "a_launch_at_nine_with_its_bonus_track"

BREAKAGES = (
    Breakage(
        "18ZOO: a click on a hex opens its tiles", ZOO_18 + "/track",
        "      else this.open(hex);", "      else this.close();",
        ZOO_18_CLICKS,
    ),
    Breakage(
        "18ZOO: the score shown is the result", ZOO_18 + "/mats",
        "{score.total < 0 ? signed(score.total) : score.total}", "{score.cash + score.cards}",
        ZOO_18_CLICKS,
    ),
    Breakage(
        "18ZOO: a key rotates the tile", ZOO_18 + "/track",
        "owner.rotate(event.shiftKey ? -1 : 1);", "",
        ZOO_18_KEYS,
    ),
    Breakage(
        "18ZOO: Enter on a picked hex builds the station", ZOO_18 + "/purchases",
        "if (this.picked === hex && this.confirm()) return;", "",
        ZOO_18_KEYS,
    ),
    Breakage(
        "18ZOO: a number key keeps the harvest", "web/src/table/Decision.svelte",
        "const { index } = typed;", "const index = null;",
        ZOO_18_KEYS,
    ),
    Breakage(
        "18ZOO: bonus track is laid on the map", ZOO_18 + "/track",
        '["home", "bonus", "track", "second-map"]', '["home", "track", "second-map"]',
        ZOO_18_LAUNCH,
    ),
    Breakage(
        "18ZOO: a launch says how many bonus tracks it brings", ZOO_18 + "/stock",
        "{#if facts.tracks}", "{#if false}",
        ZOO_18_LAUNCH,
    ),
    Breakage(
        "18ZOO: the debt is shown before the purchase", ZOO_18 + "/purchases",
        "(this.total.debt?.[seat] ?? 0)", "0",
        ZOO_18_GAME + "a_forced_purchase_by_the_buttons_offered[a loan]",
    ),
    Breakage(
        "18ZOO: cards for a forced purchase are sold by a button", ZOO_18 + "/purchases",
        "aria-label={saleText(choice, amount)}\n                onclick={() => board.props().act(choice.action)}", "",
        ZOO_18_GAME + "a_forced_purchase_by_the_buttons_offered[cards sold]",
    ),
)  # fmt: skip
