"""Goes through a lesson in the browser: reads every bubble, and does what it wants, by pointer or by keyboard.

Everything comes from the lesson's own file, so that a new lesson needs no test of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TookTooLong

from menagerie.core.contract import AnyGame
from menagerie.core.lesson import Lesson, Place
from tests.browser.browser_user import BrowserUser

How = Literal["clicks", "keys"]

# The boxes of the bubble, of the ring, and of what the ring is drawn around: the first named thing that has a size.
BOXES = """names => {
    const box = (it) => { const b = it?.getBoundingClientRect(); return b && [b.left, b.top, b.right, b.bottom]; };
    const seen = (it) => it.getBoundingClientRect().width > 0 && it.getBoundingClientRect().height > 0;
    const find = (name) => [...document.querySelectorAll(`main [data-anchor="${CSS.escape(name)}"]`)].find(seen);
    // How much of the thing is seen: nothing lies over it, and no part that scrolls cuts it off.
    const uncovered = (it) => {
        if (!it) return 0;
        const { left, top, width, height } = it.getBoundingClientRect();
        const whole = (part) => part.closest("svg, button");
        const related = (other) =>
            other && (it.contains(other) || other.contains(it) || (whole(other) && whole(other) === whole(it)));
        let hits = 0;
        const along = [0.1, 0.3, 0.5, 0.7, 0.9];
        for (const x of along) for (const y of along)
            if (related(document.elementFromPoint(left + x * width, top + y * height))) hits++;
        return hits / 25;
    };
    return {
        anchor: box(names.map(find).find(Boolean)), bubble: box(document.querySelector(".coach")),
        ring: box(document.querySelector(".coach-ring")), width: innerWidth, height: innerHeight,
        floating: document.querySelector(".coach.floating") !== null,
        uncovered: uncovered(names.map(find).find(Boolean)),
    };
}"""


class Learner:
    """One person who goes through one lesson."""

    def __init__(self, user: BrowserUser, game: AnyGame, lesson: Lesson, language: str) -> None:
        self.user, self.game, self.lesson, self.language = user, game, lesson, language

    @property
    def coach(self) -> Locator:
        return self.user.page.locator("section.coach")

    @property
    def next_button(self) -> Locator:
        return self.coach.locator("button.next")

    def open(self) -> None:
        self.user.go(f"/learn/{self.game.name}")

    def wait_for_step(self, number: int) -> Place:
        """The bubble of that step is there, in the right words, and the board has shown what led to it."""
        self.user.page.locator(f"section.coach[data-step='{number}']:not(.waiting)").wait_for()
        place = self.lesson.places[number]
        expect(self.coach.locator(".text")).to_have_text(place.step.text.read(self.language))
        return place

    def check_step(self, number: int) -> None:
        """The ring is around the thing that is named, in sight, and the bubble does not cover it."""
        place = self.wait_for_step(number)
        names = (place.step.anchor or "").split()
        if not names:
            return
        found: dict[str, Any] = {}

        def in_sight() -> bool:
            nonlocal found
            found = self.user.page.evaluate(BOXES, names)
            anchor, ring = found["anchor"], found["ring"]
            if not anchor or not ring:
                return False
            around = ring[0] <= anchor[0] and ring[1] <= anchor[1] and ring[2] >= anchor[2] and ring[3] >= anchor[3]
            wide = min(anchor[2], found["width"]) - max(anchor[0], 0)
            tall = min(anchor[3], found["height"]) - max(anchor[1], 0)
            visible = 2 * wide >= min(anchor[2] - anchor[0], found["width"]) and (
                2 * tall >= min(anchor[3] - anchor[1], found["height"])
            )
            return bool(around and visible)

        try:
            self.user.wait_until(in_sight)
        except TookTooLong:
            raise AssertionError(f"step {number + 1}: {place.step.anchor} is not in sight: {found}") from None
        assert found["uncovered"] >= 0.4, f"step {number + 1}: {found['uncovered']} of {place.step.anchor} can be seen"
        left, top, right, bottom = found["anchor"]
        bubble = found["bubble"]
        if found["floating"]:
            covers = bubble[0] < right and left < bubble[2] and bubble[1] < bottom and top < bubble[3]
            assert not covers, f"step {number + 1}: the bubble covers what it points at"
            assert bubble[0] >= 0
            assert bubble[1] >= 0
            assert bubble[2] <= found["width"]
            assert bubble[3] <= found["height"]

    # --- doing what a step wants

    def lead_on(self, how: How) -> None:
        expect(self.next_button).to_be_enabled()
        if how == "clicks":
            self.next_button.click()
        else:
            self.user.page.keyboard.press("Enter")

    def do(self, action: Any, how: How) -> None:
        """Chooses that action: on the board where it is a button there, otherwise in the list of choices."""
        index, choice = self.choice_of(action)
        page = self.user.page
        on_board = page.locator("main button.available", has=page.get_by_text(choice["long"], exact=True))
        listed = page.locator(f"#decision [data-choice='{index}']")
        if how == "clicks" and on_board.count() == 1:
            on_board.click()
            sure = page.locator("main .board .ask button.main")
            if sure.count():
                sure.click()
            return
        if how == "keys" and listed.locator("kbd").count():
            self.user.page.keyboard.press(str(index + 1))
            return
        press: Callable[[Locator], None] = Locator.click if how == "clicks" else _press_enter
        if not listed.count():
            press(self.user.page.locator("#decision .tools [aria-expanded='false']"))
        listed.wait_for()
        press(listed)

    def choice_of(self, action: Any) -> tuple[int, dict[str, Any]]:
        """The place of that action in the list of choices, once it is offered."""
        wanted = msgspec.to_builtins(msgspec.convert(action, self.game.action_type))

        def find() -> tuple[int, dict[str, Any]] | None:
            choices = [choice for view in self.user.seat_views() for choice in view["choices"]]
            same = [
                (number, choice)
                for number, choice in enumerate(choices)
                if msgspec.to_builtins(msgspec.convert(choice["action"], self.game.action_type)) == wanted
            ]
            return same[0] if same else None

        self.user.wait_until(lambda: find() is not None, f"{action} among the choices")
        found = find()
        assert found is not None
        return found

    def take_step(self, number: int, how: How) -> None:
        place = self.lesson.places[number]
        self.check_step(number)
        if place.step.action is None:
            self.lead_on(how)
        else:
            self.do(place.step.action, how)

    def go_through(self, how: How, first: int = 0) -> None:
        """Every step up to the last, which is shown at the end."""
        last = len(self.lesson.places) - 1
        for number in range(first, last):
            self.take_step(number, how)
        self.check_step(last)


def _press_enter(thing: Locator) -> None:
    thing.focus()
    thing.press("Enter")
