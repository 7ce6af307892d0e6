"""18ZOO's playmats in a browser: who loses which squirrels, charts that lead to a moment, and the final table."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.test_pages import serious
from tests.games.eighteen_zoo.shared_records import FIXTURES, needs_records

PATCHED = FIXTURES / "more" / "mapE_3p_seed1726173392_warren.json"
"""A game through all phases, in which the PATCH keeps a 2S when the others retire."""
TIED = FIXTURES / "more" / "mapC_3p_seed1861238769_patchy.json"
"""A game decided by the turn order."""
FAMILIES = {
    "CR": "Crocodiles", "GI": "Giraffes", "PB": "Polar Bears", "PE": "Penguins", "LI": "Lions", "TI": "Tigers",
    "BB": "Brown Bears", "EL": "Elephants",
}  # fmt: skip
PHASES = ("2S", "3S", "4S", "4S Perm", "5S", "4J")
RETIRES = {"4S": "2S", "5S": "3S"}
WORDS = ("", "one", "two", "three", "4")

pytestmark = needs_records


class Record:
    """The recorded game, open as a replay."""

    def __init__(self, user: BrowserUser, file: Path) -> None:
        self.user = user
        self.table = user.post("/api/records", json.loads(file.read_text("utf-8")))["id"]
        user.go(f"/replay/{self.table}")
        slider(user.page).wait_for()
        self.last = int(slider(user.page).get_attribute("max") or "0")
        self.view = cache(self._view)

    def _view(self, decision: int) -> Any:
        return self.user.get(f"/api/tables/{self.table}/positions/{decision}?language=en")["views"][0]["view"]

    def before_phase(self, phase: int) -> int:
        """The last decision before that phase: they only go up."""
        return bisect_left(range(self.last + 1), phase, key=lambda at: PHASES.index(self.view(at)["phase"])) - 1


def slider(page: Page) -> Locator:
    return page.locator("input.slider")


def go_to(page: Page, decision: int) -> None:
    slider(page).fill(str(decision))
    expect(page.locator(".controls .place")).to_contain_text(f"{decision} of ")


def panel(page: Page, name: str) -> Locator:
    page.locator(".board").get_by_role("tab", name=name, exact=True).click()
    return page.locator("#zoo-panel")


def squirrels(view: Any) -> dict[str, tuple[str, str, bool]]:
    """Where each squirrel is, what it is, and whether it is on its last run."""
    found = {one["id"]: ("", one["kind"], False) for one in view["kitchen"]}
    for family in view["families"]:
        found |= {one["id"]: (family["family"], one["kind"], one["last_run"]) for one in family["squirrels"]}
    return found


def listed(view: Any, losses: Counter[str], verb: str) -> str:
    """ "Giraffes lose one, Lions two"."""
    counts = [(FAMILIES[one["family"]], WORDS[losses[one["family"]]]) for one in view["families"]]
    said = [f"{name} {verb} {count}" for name, count in counts if count]
    return ", ".join([text if place == 0 else text.replace(f" {verb} ", " ") for place, text in enumerate(said)])


def test_retires_names_exactly_what_then_retires(new_user: NewUser) -> None:
    ada = new_user("Ada")
    record = Record(ada, PATCHED)
    kept = 0
    for place, phase in enumerate(PHASES[1:], start=1):
        decision = record.before_phase(place)
        before, after = record.view(decision), record.view(decision + 1)
        go_to(ada.page, decision)
        said = panel(ada.page, "Squirrels").locator(".coming li").first
        expect(said).to_contain_text(f"The first {phase.upper().replace('4J', '4J/2J')} ")
        old, new = squirrels(before), squirrels(after)
        leaving = [name for name in old if name not in new or new[name][2] > old[name][2]]
        losses = Counter(old[name][0] for name in leaving)
        if kitchen := losses.pop("", 0):
            expect(said).to_contain_text(
                "leaves the kitchen too" if kitchen == 1 else f"{kitchen} leave the kitchen too"
            )
        if losses:
            expect(said).to_contain_text(f": {listed(before, losses, 'have' if phase == '4J' else 'lose')}.")
        else:
            expect(said).to_contain_text("no family has one now" if phase in ("4S", "5S") else "retires nothing")
        patched = [home for name, (home, kind, _) in old.items() if kind == "1S" and name[:-2] == RETIRES.get(phase)]
        for home in patched:
            expect(said).to_contain_text(f"The squirrel of the {FAMILIES[home]} stays as long as it wears the patch.")
            kept += 1
    assert kept


def owned(players: Locator) -> dict[tuple[int, str], int]:
    """How many animals of which family each seat has, by the table of all players."""
    found = players.locator("[data-holding]:has(.animals)").evaluate_all(
        "all => all.map((one) => [one.dataset.holding, one.querySelector('.animals').textContent])"
    )
    return {(int(place[0]), place[2:]): int(count) for place, count in found}


def test_a_chart_leads_to_its_moment_and_the_table_adds_up(new_user: NewUser) -> None:
    ada = new_user("Ada")
    record = Record(ada, TIED)
    view = record.view(record.last)
    go_to(ada.page, record.last)
    end = ada.page.locator("section.end")
    end.wait_for()
    standings = sorted(view["result"]["standings"], key=lambda one: one["rank"])
    totals = end.locator("table").first.locator("tr.total td").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in totals] == [one["score"] for one in standings]
    names = [ada.state()["seats"][one["seat"]]["name"] for one in standings]
    assert [one["score"] for one in standings] == [30, 30, 26]  # 8.4: this game is decided by the turn order
    expect(end.locator(".verdict")).to_have_text(
        f"{names[0]} and {names[1]} have 30 each; {names[0]} is first in turn order and wins."
    )
    charts = panel(ada.page, "Charts")
    for seat, row in enumerate(charts.locator("tbody tr").all()):
        figures = [int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()]
        assert figures == [entry["worth"][seat] for entry in view["history"]]
    found = list(serious(Axe().run(ada.page, options={"resultTypes": ["violations"]}).response))
    assert not found, json.dumps(found, indent=1)
    entry = view["history"][4]
    charts.locator("button.moment").nth(4).click()
    expect(ada.page.locator(".controls .place")).to_contain_text(f"{entry['decision']} of ")
    then = record.view(entry["decision"])
    assert [player["worth"] for player in then["players"]] == entry["worth"]
    animals = Counter(
        (seat, card[:2])
        for seat, player in enumerate(then["players"])
        for card in player["cards"]
        for _ in range(2 if card.endswith("_0") else 1)  # the parents are two
    )
    assert owned(panel(ada.page, "Players")) == animals
    parents = panel(ada.page, "Players").locator("[data-holding]:has(.parents)")
    assert {one.get_attribute("data-holding") for one in parents.all()} == {
        f"{family['controller']}-{family['family']}" for family in then["families"] if family["launched"]
    }
