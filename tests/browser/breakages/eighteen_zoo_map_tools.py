"""What ``test_18zoo_map_tools.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18 = "web/src/games/18zoo"
ZOO_18_TOOLS = "test_18zoo_map_tools.py::test_"
ZOO_18_WHY_NOT = ZOO_18_TOOLS + "twenty_illegal_hexes_name_their_paragraph_and_send_nothing"
ZOO_18_LAYERS = ZOO_18_TOOLS + "layers_show_last_lays_runs_and_reach_and_the_wheel_turns_a_tile"
ZOO_18_DRAG = ZOO_18_TOOLS + "a_run_is_drawn_by_dragging_and_sent_only_then"
ZOO_18_PLAN = ZOO_18_TOOLS + "a_plan_changes_the_harvest_it_shows_stays_and_is_never_sent"

BREAKAGES = (
    Breakage(
        "18ZOO: a hex that cannot be used names its paragraph", ZOO_18 + "/track/HexReasonBubble.svelte",
        "{#if reasons.shown.paragraph}", "{#if !reasons.shown.paragraph}",
        ZOO_18_WHY_NOT,
    ),
    Breakage(
        "18ZOO: a click on a hex that cannot be used lays nothing", ZOO_18 + "/track",
        "    this.reasons.tell(hex);", """    this.reasons.tell(hex);
    const first = this.board.choices("lay")[0];
    if (first) this.board.props().act(first.action);""",
        ZOO_18_WHY_NOT,
    ),
    Breakage(
        "18ZOO: a tile of the supply lights every hex where it fits", ZOO_18 + "/track",
        "if (fitting.length) found.set(hex, fitting);", "if (fitting.length && !found.size) found.set(hex, fitting);",
        ZOO_18_TOOLS + "a_tile_of_the_supply_lights_exactly_the_hexes_where_it_fits",
    ),
    Breakage(
        "18ZOO: a layer shows what was laid last", ZOO_18 + "/map/GameMap.svelte",
        "lastLaid: lastLaid.has(facts.hex),", "lastLaid: false,",
        ZOO_18_LAYERS,
    ),
    Breakage(
        "18ZOO: the reach shown is that of the family chosen", ZOO_18 + "/map/GameMap.svelte",
        "(board.chosenFamily ?? view.family)", "view.family",
        ZOO_18_LAYERS,
    ),
    Breakage(
        "18ZOO: last runs are those of the family chosen", ZOO_18 + "/map/GameMap.svelte",
        "(board.chosenFamily === null || one.family === board.chosenFamily)", "true",
        ZOO_18_LAYERS,
    ),
    Breakage(
        "18ZOO: the wheel turns the tile that is shown", ZOO_18 + "/map/GameMap.svelte",
        "tool.rotate(turnedBy > 0 ? 1 : -1)", "false",
        ZOO_18_LAYERS,
    ),
    Breakage(
        "18ZOO: a drawn run is not sent by drawing it", ZOO_18 + "/routes",
        "    if (next !== runner.way) this.#change(runner.squirrel, next);",
        """    if (next !== runner.way) this.#change(runner.squirrel, next);
    const best = this.board.choices("run-best")[0];
    if (best) this.board.props().act(best.action);""",
        ZOO_18_DRAG,
    ),
    Breakage(
        "18ZOO: the total is that of the runs drawn", ZOO_18 + "/routes",
        "(this.isBest ? this.best : this.drawn)", "this.best",
        ZOO_18_DRAG,
    ),
    Breakage(
        "18ZOO: track dragged from a run back to it is a detour", ZOO_18 + "/routes",
        "return [...run.slice(0, low), ...forwards, ...run.slice(high + 1)];", "return run;",
        ZOO_18_DRAG,
    ),
    Breakage(
        "18ZOO: a box grows with its tokens and covers no number", ZOO_18 + "/stock",
        "height: Math.max(strip, all.length * (height + GAP)) };", "height: strip };",
        ZOO_18_TOOLS + "five_tokens_in_one_box_cover_no_number",
    ),
    Breakage(
        "18ZOO: a plan is kept for its table", ZOO_18 + "/track/plan_tool.svelte.ts",
        "    storePlan(browserStore(), this.board.props().table, plan);", '    storePlan(browserStore(), "", plan);',
        ZOO_18_PLAN,
    ),
    Breakage(
        "18ZOO: the harvest of a plan counts its tiles", ZOO_18 + "/track/plan_tool.svelte.ts",
        "family, tiles: this.fitting, stations", "family, tiles: [], stations",
        ZOO_18_PLAN,
    ),
    Breakage(
        "18ZOO: somebody who watches can plan", ZOO_18 + "/track/PlanBar.svelte",
        "{#if board.mapShown}", "{#if board.mapShown && (board.props().seat !== null || board.props().replay)}",
        ZOO_18_PLAN,
    ),
    Breakage(
        "18ZOO: a plan can be made in a replay", ZOO_18 + "/track/PlanBar.svelte",
        "{#if board.mapShown}", "{#if board.mapShown && !board.props().replay}",
        ZOO_18_TOOLS + "a_plan_works_in_a_replay",
    ),
    Breakage(
        "18ZOO: a card flies to its player", ZOO_18 + "/mats",
        'data-anchor="order-seat-{seat}"', "",
        ZOO_18_TOOLS + "what_moves_flies_between_places_in_view[card-BuyCard-.plan .do]",
    ),
    Breakage(
        "18ZOO: what flies is shown between its places", ZOO_18 + "/animations.ts",
        "inView(from) && inView(to)", "inView(from) && !inView(to)",
        ZOO_18_TOOLS + "what_moves_flies_between_places_in_view",
    ),
)  # fmt: skip
