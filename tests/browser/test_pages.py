"""Every page: accessibility, both languages, phone and desktop, and download size."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser

from tests.browser.browser_user import BrowserUser, open_browser
from tests.browser.conftest import NewUser
from tests.browser.server_process import ServerProcess
from tests.browser.variants import variants

ME, BOT, FRIEND, HERE = {"kind": "me"}, {"kind": "bot"}, {"kind": "friend"}, {"kind": "here", "name": "Ben"}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# What is still fading from one light to the other has no contrast worth measuring.
SETTLED = "light => document.documentElement.dataset.theme === light && !document.getAnimations().length"


def visit_pages(user: BrowserUser) -> Iterator[str]:
    """Opens every page, one after the other."""
    page = user.page
    user.make_table(ME, FRIEND)
    page.locator(".lobby li").first.wait_for()
    yield "lobby"
    user.make_table(ME, HERE)
    user.pass_device.wait_for()
    yield "pass device"
    table = user.make_table(ME, BOT, options={"busy_zoo": True, "wild_animals": True})
    user.wait_until(user.may_act)
    yield "table"
    for place, panel in enumerate((".log", ".chat", ".paragraph", ".about")):
        page.locator("[role=tab]:visible").nth(place - 4).click()  # from the end: a phone has one more
        page.locator(panel).first.wait_for()
        yield f"table {panel}"
    if page.locator(".phone-tabs").is_visible():
        page.locator("[role=tab]:visible").first.click()
        page.wait_for_timeout(200)
    user.play_on_board()
    yield "end"
    page.locator("section.game-over button[aria-expanded]").click()
    page.locator(".verify ol").wait_for()
    yield "verified"
    user.go(f"/replay/{table}?at=3")
    page.locator(".place").wait_for()
    page.locator(".log li:not(.soft)").first.wait_for()
    yield "replay"
    user.go("/")
    page.locator(".box h2").first.wait_for()
    page.locator("a.table-card").first.wait_for()
    yield "home"
    for path, sign in (
        ("/new/lucky-lions", "#who"), ("/rules/lucky-lions", ".paragraph"), ("/games", "a.table-card"),
        ("/lobby", "#running"), ("/today", "#main h2"), ("/ratings", "#how-title"), ("/house-rules", "#main h2"),
        ("/settings", "#main h2"), ("/bots", "#main h1"), ("/nowhere", "#main h1"),
    ):  # fmt: skip
        user.go(path)
        page.locator(sign).first.wait_for()
        yield path


@pytest.mark.parametrize("phone", variants([False, True], usual=1), ids=["desk", "phone"])
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(new_user: NewUser, phone: bool) -> None:
    user = new_user("Ada", phone=phone, language="fr-FR" if phone else "en-GB")  # French words are longer
    screen = user.page.viewport_size
    assert screen is not None
    axe, found = Axe(), []
    for where in visit_pages(user):
        # Against the screen itself: a phone's browser widens its window to what does not fit.
        width = user.page.evaluate("document.documentElement.scrollWidth")
        assert width <= screen["width"], where
        for light in LIGHTS:
            user.page.emulate_media(color_scheme=light)
            user.page.wait_for_function(SETTLED, arg=light)
            asked = {"resultTypes": ["violations"]} | ({} if light == "light" else {"runOnly": ["color-contrast"]})
            found += [f"{where}, {light}: {line}" for line in serious(axe.run(user.page, options=asked).response)]
    assert not found, "\n".join(found)


def serious(response: dict[str, Any]) -> Iterator[str]:
    for violation in response["violations"]:
        if violation["impact"] in ("serious", "critical"):
            for node in violation["nodes"]:
                yield f"{violation['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:200]}"


def test_on_a_phone_what_is_asked_is_always_on_screen(new_user: NewUser) -> None:
    user = new_user("Ada", phone=True)
    user.make_table(ME, BOT, BOT, options={"more_decisions": True})
    asked: set[str] = set()
    for _ in range(30):
        user.wait_until(lambda: user.may_act() or user.is_over())
        if user.is_over():
            break
        question = user.page.locator("#decision .question")
        asked.add(question.inner_text()[:12])
        for thing in (question, *user.available_actions.all()):
            box = thing.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= 390
            assert box["y"] + box["height"] <= 844
        assert user.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        user.click_first_action()
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
    """All messages of one language."""

    def __init__(self, user: BrowserUser, code: str) -> None:
        first = user.get(f"/api/words/{code}")
        rest = [user.get(f"/api/words/{code}/{game}")[game] for game in first if game]
        texts = [*first.values(), *rest]
        entries = (entry for text in texts for entry in FluentParser().parse(text).body)
        said = [entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value]
        rules = user.get(f"/api/games/lucky-lions/rules?language={code}")
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
        return any(self.says(part) and not own.composes(part) for part in {text, *text.split(" · ")})

    def composes(self, text: str) -> bool:
        """Whether it is one message, or several with commas between them."""
        return self.says(text) or all(self.says(piece) for piece in text.split(", "))


ALL_TEXTS = """() => {
    const said = [document.title];
    const seen = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = seen.currentNode; node; node = seen.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
        else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
            if (node.hasAttribute(name) && !node.closest("[lang]:not(html)")) said.push(node.getAttribute(name));
    }
    return said.map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


@pytest.mark.parametrize(("own", "other"), variants([("fr", "en"), ("en", "fr")]))
def test_no_page_shows_the_other_language(new_user: NewUser, own: str, other: str) -> None:
    user = new_user("Zoé", language={"fr": "fr-FR", "en": "en-GB"}[own])
    mine, foreign = Language(user, own), Language(user, other)
    strays: list[str] = []
    understood = 0
    for where in visit_pages(user):
        assert user.page.evaluate("document.documentElement.lang") == own
        for text in user.page.evaluate(ALL_TEXTS):
            understood += mine.says(text)
            if foreign.strays(text, mine):
                strays.append(f"{where}: {text}")
    assert not strays, "\n".join(dict.fromkeys(strays))
    assert understood > 300  # otherwise the scan itself would be blind


def test_the_language_is_switched_at_once_and_everywhere(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.make_table(ME, BOT)
    user.wait_until(user.may_act)
    user.click_first_action()
    english, french = Language(user, "en"), Language(user, "fr")
    loads = sum(address.endswith(f"/table/{user.table}") for address in user.requested_urls)
    user.button("Français").click()
    user.wait_until(lambda: not any(english.strays(text, french) for text in user.page.evaluate(ALL_TEXTS)), "French")
    user.button("English").click()
    user.wait_until(lambda: not any(french.strays(text, english) for text in user.page.evaluate(ALL_TEXTS)), "English")
    assert sum(address.endswith(f"/table/{user.table}") for address in user.requested_urls) == loads


# --- weight


def test_a_table_needs_few_bytes(server: ServerProcess, chromium: Browser) -> None:
    with open_browser(server, chromium, name="Ada") as ada:
        table = ada.make_table(ME, BOT)
        ada.board.wait_for()
    with open_browser(server, chromium) as eve:  # nothing is in her cache
        line = eve.context.new_cdp_session(eve.page)
        line.send("Network.enable")
        sizes: list[float] = []
        line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        eve.go(f"/table/{table}")
        eve.board.wait_for()
        eve.page.wait_for_load_state("networkidle")
        received = sum(len(frame.encode()) for frame in eve.raw_frames)
        assert len(sizes) > 5
        assert sum(sizes) + received < 240_000, f"{sum(sizes)} bytes of files and {received} of news"
