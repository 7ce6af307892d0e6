"""Every lesson is gone through in the browser: by clicks and by keys, in both languages, on desk and phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from menagerie.core.contract import AnyGame
from menagerie.core.lesson import Lesson, lesson_of
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.lesson_learner import How, Learner
from tests.browser.variants import variants

LESSONS = [(game, lesson) for game in all_games() if (lesson := lesson_of(game)) is not None]
LIONS = find_game("lucky-lions")
HOW: tuple[How, ...] = ("clicks", "keys")
CELLS: list[tuple[How, str, bool]] = [
    (how, language, phone) for how in HOW for language in ("en", "fr") for phone in (False, True)
]
RUNS = [(game, lesson, *cell) for game, lesson in LESSONS for cell in CELLS]
USUAL: list[tuple[How, str, bool]] = [
    ("clicks", "en", False),
    ("keys", "fr", True),
    ("keys", "en", False),
    ("clicks", "fr", True),
]
"""One way through each lesson for every test run; `--soak` goes all of them."""


@pytest.mark.parametrize(
    ("game", "lesson", "how", "language", "phone"),
    variants(RUNS, usual=[len(CELLS) * n + CELLS.index(USUAL[n % len(USUAL)]) for n in range(len(LESSONS))]),
    ids=[f"{game.name}-{how}-{language}-{'phone' if phone else 'desk'}" for game, _, how, language, phone in RUNS],
)
def test_a_lesson_from_its_first_step_to_its_last(
    new_user: NewUser, game: AnyGame, lesson: Lesson, how: How, language: str, phone: bool
) -> None:
    user = new_user("Ada", language={"en": "en-GB", "fr": "fr-FR"}[language], phone=phone)
    learner = Learner(user, game, lesson, language)
    learner.open()
    learner.go_through(how)
    assert learner.coach.locator("button.main").is_visible()  # it leads to a first real game
    steps = len(lesson.places)
    assert user.page.locator(".lesson-bar progress").get_attribute("value") == str(steps)


def test_the_coach_turns_a_board_to_another_of_its_places(new_user: NewUser) -> None:
    """On a phone: the goals of Zoocracy are swiped away while the hands are asked for bids."""
    game = find_game("zoocracy")
    lesson = lesson_of(game)
    assert lesson is not None
    assert lesson.places[0].step.anchor == "goals"
    learner = Learner(new_user("Ada", phone=True), game, lesson, "en")
    learner.open()
    learner.check_step(0)
    tab = learner.user.page.get_by_role("tab", name="Parliament")
    expect(tab).to_have_attribute("aria-selected", "true")


def zoo_le_ma(new_user: NewUser, step: int, **how: object) -> Learner:
    """The lesson of Zoo le Ma, from that step on."""
    game = find_game("zoo-le-ma")
    lesson = lesson_of(game)
    assert lesson is not None
    learner = Learner(new_user("Ada", **how), game, lesson, "en")
    learner.open()
    learner.wait_for_step(0)
    jump_to(learner.user, game.name, step)
    learner.wait_for_step(step)
    return learner


def test_the_bubble_leaves_the_list_of_choices_free(new_user: NewUser) -> None:
    """The list lies over the board, where the bubble was: every choice can be clicked."""
    learner = zoo_le_ma(new_user, 3)
    learner.check_step(3)
    learner.user.page.locator("#decision .tools [aria-expanded='false']").click()
    learner.user.page.locator("#decision .list-sheet").wait_for()
    learner.user.page.locator("#decision [data-choice='3']").click()
    learner.wait_for_step(4)


def test_on_a_phone_the_coach_turns_to_the_zoo_it_speaks_of(new_user: NewUser) -> None:
    learner = zoo_le_ma(new_user, 8, phone=True)
    assert learner.lesson.places[8].step.anchor == "enclosure-1-mammals zoo-1"
    learner.check_step(8)
    expect(learner.user.board.locator(".middle .plate")).to_contain_text("Pip")


def test_on_a_phone_all_of_the_board_is_above_the_coach(new_user: NewUser) -> None:
    """Nothing has to be scrolled to before the button that a step asks for is in sight."""
    learner = zoo_le_ma(new_user, 5, phone=True)
    page = learner.user.page
    stage = page.locator(".stage")
    assert stage.evaluate("it => it.scrollHeight - it.clientHeight") <= 1
    buttons = learner.user.board.locator(".desk button")
    floor = page.locator("section.coach").evaluate("it => it.getBoundingClientRect().top")
    assert buttons.count() >= 2
    for button in buttons.all():
        assert button.evaluate("it => it.getBoundingClientRect().bottom") <= floor


# --- what every lesson has, tried with Lucky Lions


def lions(new_user: NewUser, **how: object) -> Learner:
    lesson = lesson_of(LIONS)
    assert lesson is not None
    return Learner(new_user("Ada", **how), LIONS, lesson, "en")


def test_a_try_that_is_not_wanted_is_answered_and_changes_nothing(new_user: NewUser) -> None:
    learner = lions(new_user)
    user, page = learner.user, learner.user.page
    learner.open()
    for number in range(5):
        learner.take_step(number, "clicks")
    place = learner.wait_for_step(5)
    before = user.seat_views()

    learner.do({"type": "choose", "card": "B02"}, "clicks")  # allowed, but not what the coach wants
    expect(learner.coach.locator(".answer")).to_have_text(place.step.answers[0].text.en)
    assert user.seat_views() == before

    page.locator(".hand button").first.click(force=True)  # not allowed: the real rule answers
    expect(page.get_by_role("button", name="Rule 3.1").first).to_be_visible()
    learner.do({"type": "choose", "card": "B18"}, "clicks")
    learner.wait_for_step(6)
    expect(learner.coach.locator(".answer")).to_have_count(0)


def test_back_restart_and_coming_back_later(new_user: NewUser) -> None:
    learner = lions(new_user)
    page = learner.user.page
    learner.open()
    for number in range(8):
        learner.take_step(number, "clicks")
    learner.wait_for_step(8)
    scores = learner.user.seat_views()[0]["view"]["scores"]

    page.reload()  # the browser remembers the step, and the position is the same
    learner.wait_for_step(8)
    assert learner.user.seat_views()[0]["view"]["scores"] == scores

    learner.user.button("Back one step").click()
    learner.wait_for_step(7)
    learner.user.button("Back one step").click()
    learner.wait_for_step(6)
    assert learner.user.seat_views()[0]["view"]["scores"] == [0, 0, 0]
    learner.take_step(6, "clicks")
    learner.wait_for_step(7)

    learner.user.button("Start again").click()
    learner.wait_for_step(0)
    page.get_by_role("link", name="Leave the lesson").click()
    learner.user.game_box("Lucky Lions").wait_for()


def test_the_first_play_now_offers_the_lesson_once(new_user: NewUser) -> None:
    user = new_user("Ada", newcomer=True)
    page = user.page
    user.go("/")
    box = user.game_box("Lucky Lions")
    box.get_by_role("button", name="Play now").click()
    box.get_by_role("link", name="Learn it in four minutes").wait_for()
    box.get_by_role("button", name="Just play").click()
    page.wait_for_url(re.compile("/table/"))
    user.board.wait_for()

    user.go("/")
    box.get_by_role("button", name="Play now").click()  # not asked again
    page.wait_for_url(re.compile("/table/"))


def test_a_finished_lesson_leads_to_a_game_and_is_marked_on_the_shelf(new_user: NewUser) -> None:
    learner = lions(new_user, newcomer=True)
    user, page = learner.user, learner.user.page
    user.go("/")
    box = user.game_box("Lucky Lions")
    box.get_by_role("button", name="Play now").click()
    box.get_by_role("link", name="Learn it in four minutes").click()
    learner.wait_for_step(0)
    jump_to(user, "lucky-lions", len(learner.lesson.places) - 2)
    learner.take_step(len(learner.lesson.places) - 2, "clicks")
    learner.check_step(len(learner.lesson.places) - 1)
    learner.coach.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/table/"))
    user.board.wait_for()
    assert [seat["bot"] for seat in user.state()["seats"]] == [None, "cub", "cub"]

    user.go("/")
    box.get_by_role("link", name="Learn (done)").wait_for()
    assert len(user.get("/api/me/tables")) == 1  # a lesson is no game of mine


def jump_to(user: BrowserUser, game: str, step: int) -> None:
    """The browser remembers the step: what a person sees who comes back there."""
    user.page.evaluate(f"localStorage.setItem('lessons', JSON.stringify({{ steps: {{ '{game}': {step} }} }}))")
    user.page.reload()


def test_a_lesson_reads_in_the_other_language_at_once(new_user: NewUser) -> None:
    learner = lions(new_user)
    learner.open()
    learner.wait_for_step(0)
    learner.user.page.get_by_role("button", name="FR").click()
    learner.language = "fr"
    learner.wait_for_step(0)
    expect(learner.user.page.locator(".lesson-bar .chapter")).to_have_text("Le cycle")
