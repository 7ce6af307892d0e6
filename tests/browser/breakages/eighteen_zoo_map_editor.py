"""What ``test_18zoo_map_editor.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18 = "web/src/games/18zoo"
ZOO_18_EDITOR = "test_18zoo_map_editor.py::test_"
OWN_MAP = ZOO_18_EDITOR + "a_custom_map_is_built_shared_and_played"

BREAKAGES = (
    Breakage(
        "18ZOO: a module goes to its own place only", ZOO_18 + "/editor",
        "if (fits) {", "if (ended.over) {",
        OWN_MAP,
    ),
    Breakage(
        "18ZOO: a custom map is in its link", ZOO_18 + "/editor",
        "modulesIn(location.search, modules)", 'modulesIn("", modules)',
        OWN_MAP,
    ),
    Breakage(
        "18ZOO: modules that do not fit are marked", ZOO_18 + "/editor",
        'mark={wrong.has(shape.module) ? "wrong" : "plain"}', 'mark="plain"',
        ZOO_18_EDITOR + "what_does_not_make_a_map_says_so_in_the_rules_words",
    ),
)  # fmt: skip
