"""Every page: for all eyes and hands, in both languages, on a phone and on a desk, and light to carry."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser

from tests.browser.conftest import Invite
from tests.browser.visitors import Visitor, visiting
from tests.browser.zoo import Zoo

ME, BOT, FRIEND, HERE = {"kind": "me"}, {"kind": "bot"}, {"kind": "friend"}, {"kind": "here", "name": "Ben"}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# What is still fading from one light to the other has no contrast worth measuring.
SETTLED = "light => document.documentElement.dataset.theme === light && !document.getAnimations().length"


def walk(visitor: Visitor) -> Iterator[str]:
    """Every page there is, one after the other, each as a person would find it."""
    page = visitor.page
    visitor.lays(ME, FRIEND)
    page.locator(".gathering li").first.wait_for()
    yield "gathering"
    visitor.lays(ME, HERE)
    visitor.curtain.wait_for()
    yield "curtain"
    table = visitor.lays(ME, BOT, options={"busy_zoo": True, "wild_animals": True})
    visitor.waits_for(visitor.may_act)
    yield "table"
    for place, panel in enumerate((".log", ".chat", ".paragraph", ".about")):
        page.locator("[role=tab]:visible").nth(place - 4).click()  # from the end: a phone has one more
        page.locator(panel).first.wait_for()
        yield f"table {panel}"
    if page.locator(".phone-tabs").is_visible():
        page.locator("[role=tab]:visible").first.click()
        page.wait_for_timeout(200)
    visitor.plays_on_the_board()
    yield "end"
    page.locator("section.end button[aria-expanded]").click()
    page.locator(".verify ol").wait_for()
    yield "verified"
    visitor.go(f"/replay/{table}?at=3")
    page.locator(".place").wait_for()
    page.locator(".log li:not(.soft)").first.wait_for()
    yield "replay"
    visitor.go("/")
    page.locator(".box h2").first.wait_for()
    page.locator("a.slip").first.wait_for()
    yield "front"
    for path, sign in (
        ("/new/lucky-lions", "#who"), ("/rules/lucky-lions", ".paragraph"), ("/games", "a.slip"), ("/me", "#main h2"),
        ("/nowhere", "#main h1"),
    ):  # fmt: skip
        visitor.go(path)
        page.locator(sign).first.wait_for()
        yield path


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(invite: Invite, phone: bool) -> None:
    visitor = invite("Ada", phone=phone)
    screen = visitor.page.viewport_size
    assert screen is not None
    axe, found = Axe(), []
    for where in walk(visitor):
        # Against the screen itself: a phone's browser widens its window to what does not fit.
        width = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert width <= screen["width"], where
        for light in LIGHTS:
            visitor.page.emulate_media(color_scheme=light)
            visitor.page.wait_for_function(SETTLED, arg=light)
            asked = {"resultTypes": ["violations"]} | ({} if light == "light" else {"runOnly": ["color-contrast"]})
            found += [f"{where}, {light}: {told}" for told in serious(axe.run(visitor.page, options=asked).response)]
    assert not found, "\n".join(found)


def serious(response: dict[str, Any]) -> Iterator[str]:
    for violation in response["violations"]:
        if violation["impact"] in ("serious", "critical"):
            for node in violation["nodes"]:
                yield f"{violation['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:200]}"


def test_on_a_phone_what_is_asked_is_always_on_screen(invite: Invite) -> None:
    visitor = invite("Ada", phone=True)
    visitor.lays(ME, BOT, BOT, options={"more_decisions": True})
    asked: set[str] = set()
    for _ in range(30):
        visitor.waits_for(lambda: visitor.may_act() or visitor.is_over())
        if visitor.is_over():
            break
        question = visitor.page.locator("#decision .question")
        asked.add(question.inner_text()[:12])
        for thing in (question, *visitor.open_things.all()):
            box = thing.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= 390
            assert box["y"] + box["height"] <= 844
        assert visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        visitor.decides_on_the_board()
    assert len(asked) > 2


# --- two languages


def shapes(pattern: ast.Pattern) -> Iterator[list[str | None]]:
    """Everything a message can become: its words, and nothing where a fact stands."""
    parts: list[list[list[str | None]]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([[element.value]])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([shape for variant in element.expression.variants for shape in shapes(variant.value)])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([[element.expression.value]])
        else:
            parts.append([[None]])
    for chosen in itertools.product(*parts):
        yield [piece for shape in chosen for piece in shape]


class Language:
    """All that is ever said in one language."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        texts = visitor.get(f"/api/words/{code}").values()
        entries = (entry for text in texts for entry in FluentParser().parse(text).body)
        said = [entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value]
        rules = visitor.get(f"/api/games/lucky-lions/rules?language={code}")
        self.paragraphs = [
            " ".join(re.sub(r"\*", "", one["text"]).split())[:40]
            for section in rules["sections"]
            for one in section["paragraphs"]
        ]
        self.whole: set[str] = set()
        self.long: set[str] = set()
        for shape in {tuple(shape) for pattern in said for shape in shapes(pattern)}:
            words = [" ".join(piece.split()) for piece in shape if piece is not None]
            if sum(len(re.findall(r"[^\W\d_]", piece)) for piece in words) < 3:
                continue
            pieces = (".*?" if piece is None else re.escape(re.sub(r"\s+", " ", piece)) for piece in shape)
            self.whole.add("".join(pieces).strip())
            self.long |= {piece.strip() for piece in words if len(piece.split()) >= 3 and len(piece) >= 14}
        self._whole = re.compile("|".join(f"(?:{one})" for one in sorted(self.whole)), re.IGNORECASE)
        self.everything = "\n".join(sorted(self.long))

    def says(self, text: str) -> bool:
        return self._whole.fullmatch(text) is not None

    def strays(self, text: str, own: Language) -> bool:
        """Whether this text is of this language, and could not be of the reader's own as well."""
        if any(start in text for start in self.paragraphs if start not in own.paragraphs):
            return True
        if any(piece in text and piece not in own.everything for piece in self.long):
            return True
        return any(self.says(part) and not own.says(part) for part in {text, *text.split(" · ")})


EVERYTHING_SAID = """() => {
    const said = [document.title];
    const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = seen.currentNode; node; node = seen.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
        else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
            if (node.hasAttribute(name) && !node.closest("[lang]:not(html)")) said.push(node.getAttribute(name));
    }
    return said.map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


@pytest.mark.parametrize(("own", "other"), [("fr", "en"), ("en", "fr")])
def test_no_page_speaks_the_other_language(invite: Invite, own: str, other: str) -> None:
    visitor = invite("Zoé", language={"fr": "fr-FR", "en": "en-GB"}[own])
    mine, foreign = Language(visitor, own), Language(visitor, other)
    strays: list[str] = []
    understood = 0
    for where in walk(visitor):
        assert visitor.page.evaluate("document.documentElement.lang") == own
        for text in visitor.page.evaluate(EVERYTHING_SAID):
            understood += mine.says(text)
            if foreign.strays(text, mine):
                strays.append(f"{where}: {text}")
    assert not strays, "\n".join(dict.fromkeys(strays))
    assert understood > 300  # otherwise the scan itself would be blind


def test_the_language_is_switched_at_once_and_everywhere(invite: Invite) -> None:
    visitor = invite("Ada")
    visitor.lays(ME, BOT)
    visitor.waits_for(visitor.may_act)
    visitor.decides_on_the_board()
    english, french = Language(visitor, "en"), Language(visitor, "fr")
    loads = sum(address.endswith(f"/table/{visitor.table}") for address in visitor.asked)
    visitor.button("Français").click()
    visitor.waits_for(
        lambda: not any(english.strays(text, french) for text in visitor.page.evaluate(EVERYTHING_SAID)), "French"
    )
    visitor.button("English").click()
    visitor.waits_for(
        lambda: not any(french.strays(text, english) for text in visitor.page.evaluate(EVERYTHING_SAID)), "English"
    )
    assert sum(address.endswith(f"/table/{visitor.table}") for address in visitor.asked) == loads


# --- weight


def test_a_table_is_light_to_carry(zoo: Zoo, chromium: Browser) -> None:
    with visiting(zoo, chromium, name="Ada") as ada:
        table = ada.lays(ME, BOT)
        ada.board.wait_for()
    with visiting(zoo, chromium) as eve:  # nothing is in her cache
        line = eve.context.new_cdp_session(eve.page)
        line.send("Network.enable")
        sizes: list[float] = []
        line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
        eve.go(f"/table/{table}")
        eve.board.wait_for()
        eve.page.wait_for_load_state("networkidle")
        heard = sum(len(frame.encode()) for frame in eve.frames)
        assert len(sizes) > 5
        assert sum(sizes) + heard < 200_000, f"{sum(sizes)} bytes of files and {heard} of news"
