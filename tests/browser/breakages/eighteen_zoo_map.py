"""What ``test_18zoo_map.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18_MAP = "web/src/games/18zoo/map"
MAP = "test_18zoo_map.py::test_"

BREAKAGES = (
    Breakage(
        "18ZOO: every hex has its words", ZOO_18_MAP + "/HexTarget.svelte",
        "aria-label={label}", 'aria-label=""',
        MAP + "every_map_is_drawn_whole_and_every_hex_has_its_words[A]",
    ),
    Breakage(
        "18ZOO: the whole map is in view at first", ZOO_18_MAP + "/viewport.svelte.ts",
        "this.scale = this.fitScale;", "this.scale = 2 * this.fitScale;",
        MAP + "every_map_is_drawn_whole_and_every_hex_has_its_words[A]",
    ),
    Breakage(
        "18ZOO: arrow keys go from hex to hex", ZOO_18_MAP + "/GameMap.svelte",
        'if (key === "ArrowUp") return over(3);', 'if (key === "ArrowUp") return over(0);',
        MAP + "arrow_keys_go_from_hex_to_hex_and_other_keys_zoom",
    ),
    Breakage(
        "18ZOO: the wheel zooms the map", ZOO_18_MAP + "/GameMap.svelte",
        "viewport.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at);", "void at;",
        MAP + "wheel_and_drag_move_the_map_and_choose_nothing",
    ),
    Breakage(
        "18ZOO: a layer shows coordinates", ZOO_18_MAP + "/HexTop.svelte",
        "{#if coordinates}", "{#if !facts}",
        MAP + "layers_show_coordinates_and_escape_closes_the_list",
    ),
    Breakage(
        "18ZOO: on a phone hexes fit a finger", ZOO_18_MAP + "/GameMap.svelte",
        "viewport.show(interesting(), TOUCHABLE);", "viewport.fit();",
        MAP + "on_a_phone_hexes_fit_a_finger_and_two_fingers_zoom",
    ),
    Breakage(
        "18ZOO: two fingers zoom the map", ZOO_18_MAP + "/GameMap.svelte",
        "viewport.zoom(distanceBetween(at, other) / (distanceBetween(before, other) || 1), middle);", "void middle;",
        MAP + "on_a_phone_hexes_fit_a_finger_and_two_fingers_zoom",
    ),
)  # fmt: skip
