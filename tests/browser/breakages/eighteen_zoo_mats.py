"""What ``test_18zoo_mats.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18 = "web/src/games/18zoo"
ZOO_18_MATS = "test_18zoo_mats.py::test_"

BREAKAGES = (
    Breakage(
        "18ZOO: the PATCH keeps a squirrel that would retire", ZOO_18 + "/mats",
        "squirrel.kind !== PATCHED && !gone.has(squirrel.id)", "!gone.has(squirrel.id)",
        ZOO_18_MATS + "retires_names_exactly_what_then_retires",
    ),
    Breakage(
        "18ZOO: a round of a chart leads to its moment", ZOO_18 + "/mats",
        "onclick={() => showPosition(decision)}", "onclick={() => showPosition(0)}",
        ZOO_18_MATS + "a_chart_leads_to_its_moment_and_the_table_adds_up",
    ),
    Breakage(
        "18ZOO: one table shows who owns what, the parents as two", ZOO_18 + "/mats",
        "const animals = cards.length + (cards.includes(PARENTS) ? 1 : 0);", "const animals = cards.length;",
        ZOO_18_MATS + "a_chart_leads_to_its_moment_and_the_table_adds_up",
    ),
    Breakage(
        "18ZOO: of equals the first in turn order wins, and it is said", ZOO_18 + "/mats",
        "if (winner.total === second.total) {", "if (winner.total < second.total) {",
        ZOO_18_MATS + "a_chart_leads_to_its_moment_and_the_table_adds_up",
    ),
)  # fmt: skip
