"""What ``test_18zoo_powers.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18 = "web/src/games/18zoo"
ZOO_18_POWERS = "test_18zoo_powers.py::test_"

BREAKAGES = (
    Breakage(
        "18ZOO: a power is bought in the draft", ZOO_18 + "/stock",
        "else if (found) board.props().act(found);", "else if (found) return;",
        ZOO_18_POWERS + "a_power_is_bought_in_the_draft",
    ),
    Breakage(
        "18ZOO: a power without a target has a button", ZOO_18 + "/purchases",
        'byTarget.get("nothing") ?? []', "[] as Choice[]",
        ZOO_18_POWERS + "a_power_that_needs_no_target_is_used_at_once[MIDAS]",
    ),
    Breakage(
        "18ZOO: a power acts on the family that is clicked", ZOO_18 + "/purchases",
        'onclick={() => act(choice)}\n            onfocus', "onfocus",
        ZOO_18_POWERS + "days_off_are_for_a_family",
    ),
    Breakage(
        "18ZOO: WHATSUP names the families that may call a squirrel", ZOO_18 + "/purchases/power_choices.ts",
        'return "WHATSUP";', 'return "PATCH";',
        ZOO_18_POWERS + "whatsup_calls_a_squirrel_for_a_family",
    ),
    Breakage(
        "18ZOO: a power that lays track lights its hexes alone", ZOO_18 + "/purchases",
        'else if (first?.type === "lay") tools.lay.usePower(first.power);', "",
        ZOO_18_POWERS + "a_power_lays_a_tile[MOLES]",
    ),
    Breakage(
        "18ZOO: a power that needs a hex lights the map", ZOO_18 + "/purchases",
        'if (targets.has("hex")) tools.place.use(power);\n    else if', "if",
        ZOO_18_POWERS + "a_marker_is_put_on_a_hex[WHEAT]",
    ),
    Breakage(
        "18ZOO: the second hex of a hole is asked for", ZOO_18 + "/purchases",
        'if (this.board.view.step === "second-hole") return "HOLE";', "",
        ZOO_18_POWERS + "a_hole_is_marked_on_two_hexes",
    ),
    Breakage(
        "18ZOO: a station by a power is built by it", ZOO_18 + "/purchases",
        "if (power !== null ? action.power !== power : ", "if (power !== null ? action.power === power : ",
        ZOO_18_POWERS + "a_station_is_built_by_a_power[ON_A_DIET]",
    ),
    Breakage(
        "18ZOO: the PATCH is put where it is clicked", ZOO_18 + "/purchases",
        'case "save":\n    case "put-patch":\n    case "take-off-patch":', 'case "take-off-patch":',
        ZOO_18_POWERS + "the_patch_keeps_a_squirrel",
    ),
    Breakage(
        "18ZOO: a power is sold at the price that was set", ZOO_18 + "/purchases",
        "choices.ask.find(({ action }) => action.price === price);", "choices.ask[0];",
        ZOO_18_POWERS + "a_power_is_sold_to_the_family",
    ),
)  # fmt: skip
