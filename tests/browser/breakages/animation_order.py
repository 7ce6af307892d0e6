"""What ``test_animation_order.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ANIMATION = "test_animation_order.py::test_"
ZOOCRACY = "web/src/games/zoocracy"
ZOO_LE_MA = "web/src/games/zoo_le_ma"

BREAKAGES = (
    Breakage(
        "Zoo le Ma's last sale waits for the reveal", ZOO_LE_MA + "/Board.svelte",
        "const view = $derived(animation.view);", "const view = $derived(props.view);",
        ANIMATION + "no_bid_or_winner_of_zoo_le_ma_is_readable_before_its_reveal",
    ),
    Breakage(
        "the log waits for the reveal", "web/src/lib/table.svelte.ts",
        "this.entries.slice(0, this.queue.revealed)", "this.entries",
        ANIMATION + "no_bid_or_winner_of_zoo_le_ma_is_readable_before_its_reveal",
    ),
    Breakage(
        "opened hands of Zoocracy stay open", ZOOCRACY + "/animations.ts",
        "{ bids, step, second_bid, bidders, bid: null, waiting_on: [] }", "{ bids, waiting_on: [] }",
        ANIMATION + "opened_hands_of_zoocracy_stay_open",
    ),
    Breakage(
        "a replay's scores wait for the battle", "web/src/pages/Replay.svelte",
        "scoresIn(seatView?.view,", "scoresIn(queue.shown?.after.views[0]?.view,",
        ANIMATION + "a_replay_shows_scores_and_winner_only_when_the_battle_is_decided",
    ),
    Breakage(
        "the question waits for the animation", "web/src/lib/animation_queue.svelte.ts",
        "return this.settled ? (this.shown?.after ?? null) : this.#from;", "return this.shown?.after ?? null;",
        ANIMATION + "turn_and_question_follow_the_animation",
    ),
)  # fmt: skip
