"""What ``test_18zoo_foresight.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18 = "web/src/games/18zoo"
ZOO_18_FORESIGHT = "test_18zoo_foresight.py::test_"
ZOO_18_LAYS = ZOO_18_FORESIGHT + "each_lay_costs_and_brings_what_the_fan_shows"
ZOO_18_SALES = ZOO_18_FORESIGHT + "a_sale_shows_the_cash_the_box_and_the_new_parent"

BREAKAGES = (
    Breakage(
        "18ZOO: the treasury after a lay is shown", ZOO_18 + "/track",
        '{ treasury: treasury - cost }', '{ treasury }',
        ZOO_18_LAYS,
    ),
    Breakage(
        "18ZOO: the fan tells the best harvest before and after", ZOO_18 + "/track/track_words.ts",
        'say("board-track-harvest", { before, after })', 'say("board-track-harvest", { before: after, after: before })',
        ZOO_18_LAYS,
    ),
    Breakage(
        "18ZOO: the harvest is foreseen with the new tile", "src/menagerie/games/eighteen_zoo/foresight.py",
        "now = search.best_nuts(new, old.step", "now = search.best_nuts(old, old.step",
        ZOO_18_LAYS,
    ),
    Breakage(
        "18ZOO: a station says what it costs and brings", ZOO_18 + "/purchases",
        'parts.push(say("board-purchases-harvest-change", { change: signed(change) }));', "void change;",
        ZOO_18_FORESIGHT + "each_station_costs_and_brings_what_the_panel_shows",
    ),
    Breakage(
        "18ZOO: a purchase names all that retire", ZOO_18 + "/purchases",
        "group.squirrels.push(one.squirrel);", "if (!group.squirrels.length) group.squirrels.push(one.squirrel);",
        ZOO_18_FORESIGHT + "a_squirrel_costs_and_retires_what_the_purchase_shows",
    ),
    Breakage(
        "18ZOO: sharing and keeping tell everybody's income", ZOO_18 + "/routes",
        "income: foresight?.cash ?? [],", "income: foresight?.worth ?? [],",
        ZOO_18_FORESIGHT + "sharing_and_keeping_lead_where_the_two_futures_say",
    ),
    Breakage(
        "18ZOO: a sale names the new parents", ZOO_18 + "/stock/plan_text.ts",
        "Object.entries(foresight.parents ?? {})", "Object.entries({} as Record<string, number>)",
        ZOO_18_SALES,
    ),
    Breakage(
        "18ZOO: a ghost token stands where a launch or a purchase would put it", ZOO_18 + "/stock",
        "(this.#shownForesight()?.reputation ?? [])", "[]",
        ZOO_18_FORESIGHT + "a_card_and_a_launch_show_what_they_cost_and_change",
    ),
    Breakage(
        "18ZOO: a pass tells what the end of the round brings", ZOO_18 + "/stock",
        "{#each effects(board, pass.foresight, plan.seat) as piece (piece)}", "{#each [] as piece (piece)}",
        ZOO_18_FORESIGHT + "a_pass_shows_what_the_end_of_the_round_brings",
    ),
    Breakage(
        "18ZOO: a power on display tells what it costs", ZOO_18 + "/stock",
        "else plan.consider(power && buy(power));", "else plan.consider(null);",
        ZOO_18_FORESIGHT + "a_ticket_and_powers_show_what_they_cost_and_bring",
    ),
    Breakage(
        "18ZOO: what is considered moves nothing", ZOO_18 + "/stock/PlanSummary.svelte",
        "height: 4.1em;", "",
        ZOO_18_FORESIGHT + "a_card_and_a_launch_show_what_they_cost_and_change",
    ),
)  # fmt: skip
