"""The decision area: goal and phases, a height that never changes, the list as a sheet, keys, settings."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.eighteen_zoo_player import EighteenZooPlayer
from tests.browser.seat_connection import Players, is_stock_turn, zoo_table
from tests.browser.variants import variants
from tests.browser.zoo_le_ma_player import ZooLeMaPlayer
from tests.browser.zoocracy_player import ZoocracyPlayer

ME = {"kind": "me"}
BOTS = {"lucky-lions": "roller", "zoo-le-ma": "builder", "zoocracy": "backbencher", "18zoo": "random"}

# Every size and place the board's area has while there is something to decide or to watch.
WATCH_BOARD = """() => {
    const stage = document.querySelector(".stage");
    window.boxes = new Set();
    const look = () => {
        if (document.querySelector(".game-over")) return;
        const { x, y, width, height } = stage.getBoundingClientRect();
        window.boxes.add([x, y, width, height].map(Math.round).join(" "));
    };
    look();
    new ResizeObserver(look).observe(stage);
    new MutationObserver(look).observe(document.querySelector("#decision"), { subtree: true, childList: true });
}"""


def assert_board_stayed(user: BrowserUser) -> None:
    """The area of the board was never anywhere else, nor of another size; half a pixel is rounding."""
    found = [[int(number) for number in box.split()] for box in user.page.evaluate("[...window.boxes]")]
    assert all(max(numbers) - min(numbers) <= 1 for numbers in zip(*found, strict=True)), found


def table_with_bot(user: BrowserUser, game: str, players: int = 2, **more: Any) -> str:
    bot = {"kind": "bot", "bot": bot_of(user, game)}
    table = user.make_table(ME, *[bot] * (players - 1), game=game, **more)
    user.page.locator("#decision .question").wait_for()
    user.board.first.wait_for()
    return table


def bot_of(user: BrowserUser, game: str) -> str:
    """The weakest bot: it is quick."""
    answer = user.get("/api/games")
    games = answer if isinstance(answer, list) else answer["games"]
    return str(next(one for one in games if one["name"] == game)["bots"][0]["name"])


def guide(user: BrowserUser) -> Locator:
    return user.page.locator("#decision .guide")


def sheet(user: BrowserUser) -> Locator:
    return user.page.locator("#decision .list-sheet")


def store(user: BrowserUser, **settings: str) -> None:
    """Settings of this browser, before a page is opened."""
    for key, value in settings.items():
        user.context.add_init_script(f"localStorage.setItem('{key.replace('_', '-')}', '{value}')")


# --- goal and phases


@pytest.mark.parametrize(
    ("game", "language", "goal", "phase"),
    variants(
        [
            ("lucky-lions", "en-GB", "be the first to have 10 points", "Zoo card"),
            ("zoo-le-ma", "en-GB", "have the most points after 5 years", "Auction"),
            ("zoocracy", "fr-FR", "avoir le plus d’objectifs", "Présidence"),
            ("18zoo", "fr-FR", "valoir le plus mercredi soir", ""),
        ],
        usual=2,
    ),
)
def test_goal_and_phases_stand_above_every_decision(
    new_user: NewUser, game: str, language: str, goal: str, phase: str
) -> None:
    user = new_user("Ada", language=language)
    table_with_bot(user, game)
    user.wait_until(user.owes_decision, "a decision")
    expect(guide(user)).to_contain_text(goal)
    (view,) = user.seat_views()
    expect(guide(user)).to_contain_text(view["guide"]["purpose"])
    user.page.get_by_role("tab", name="Table").locator("visible=true").click()
    expect(user.page.locator(".about section").first).to_contain_text(goal)
    if phase:
        expect(guide(user).locator("[aria-current=step]")).to_contain_text(
            view["guide"]["phases"][view["guide"]["phase"]]
        )
        expect(guide(user).locator("ol")).to_contain_text(phase)


def test_goal_and_phases_are_hidden_for_good_by_those_who_know_the_game(new_user: NewUser) -> None:
    user = new_user("Ada")
    table_with_bot(user, "zoo-le-ma")
    guide(user).wait_for()
    user.open_menu()
    user.button("Hide goal and phases").click()
    expect(guide(user)).to_have_count(0)
    user.page.reload()
    user.board.wait_for()
    expect(guide(user)).to_have_count(0)
    user.open_menu()
    user.button("Show goal and phases").click()
    guide(user).wait_for()


def test_the_phases_of_zoocracy_are_names_and_not_letters(new_user: NewUser) -> None:
    user = new_user("Ada")
    table_with_bot(user, "zoocracy", 4)
    user.board.wait_for()
    letters = re.compile(r"^[A-G]$")
    assert [text for text in user.board.locator("span, b").all_inner_texts() if letters.match(text.strip())] == []


def test_on_a_phone_the_heading_the_goal_and_the_purpose_can_be_read(new_user: NewUser) -> None:
    """Whatever the present phase is: only the phases are scrolled, and no line is cut off."""
    user = new_user("Ada", phone=True, language="fr-FR")
    table_with_bot(user, "zoo-le-ma")
    user.wait_until(user.owes_decision, "a decision")
    heading = guide(user).locator(".heading")
    expect(heading).to_be_in_viewport(ratio=1)
    assert heading.evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    expect(guide(user).locator("[aria-current=step]")).to_be_in_viewport(ratio=1)
    expect(guide(user).locator(".goal")).to_be_in_viewport(ratio=1)
    assert guide(user).locator(".what").evaluate("it => it.scrollHeight - it.clientHeight") <= 1


def test_on_a_phone_a_long_question_leaves_the_goal_in_sight(new_user: NewUser) -> None:
    user = new_user("Ada", phone=True, language="fr-FR")
    table_with_bot(user, "zoocracy", 3)
    user.wait_until(user.owes_decision, "a bid")
    question = user.page.locator("#decision .question.long")
    expect(guide(user).locator(".goal")).to_be_in_viewport(ratio=1)
    assert question.evaluate("it => it.scrollHeight - it.clientHeight") <= 1


def test_on_a_phone_the_tools_stand_in_one_row(new_user: NewUser) -> None:
    """With the longest text of undo, in French."""
    user = new_user("Ada", phone=True, language="fr-FR")
    table_with_bot(user, "lucky-lions", 3)
    user.wait_until(user.owes_decision, "a decision")
    user.click_first_action()
    user.page.get_by_role("button", name="Annuler (les autres le verront)").wait_for()
    tools = user.page.locator("#decision .tools")
    parts = tools.locator("> :visible").all()
    boxes = [box for part in parts if (box := part.bounding_box()) and box["height"] > 1]
    assert len(boxes) >= 4
    assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes)
    assert max(box["height"] for box in boxes) <= 48  # nothing is set in two lines
    assert all(
        button.evaluate("it => it.scrollWidth - it.clientWidth") <= 0 for button in tools.locator("> button").all()
    )


def test_beside_the_question_the_tools_stand_in_one_row(new_user: NewUser) -> None:
    """In French, with all tools there are: they cover neither the question, nor what stands above it, nor the list."""
    user = new_user("Ada", language="fr-FR")
    table_with_bot(user, "lucky-lions", 3)
    for _ in range(4):  # until there is a move to look back to
        user.wait_until(user.may_act, "a decision")
        user.click_first_action()
    user.wait_until(user.may_act, "a decision")
    user.page.get_by_role("button", name="Depuis mon dernier coup").wait_for()
    for width, height in ((1440, 900), (1920, 1080), (1024, 768)):
        user.page.set_viewport_size({"width": width, "height": height})
        # The page settles a moment after its window has changed.
        user.wait_until(partial(well_placed, user, height), f"a good layout at {width}")


def well_placed(user: BrowserUser, height: float) -> bool:
    return not wrong_places(user, height)


def wrong_places(user: BrowserUser, height: float) -> list[str]:
    """What lies where it should not."""
    decision = user.page.locator("#decision")
    parts = decision.locator(".tools > :visible").all()
    boxes = [box for part in parts if (box := part.bounding_box()) and box["height"] > 1]
    question, above = decision.locator(".question").bounding_box(), decision.locator(".above").bounding_box()
    others = [other.bounding_box() for other in decision.locator(".above, .question, .inline-list").all()]
    if len(boxes) < 5 or question is None or above is None or None in others:
        return ["something is missing"]
    found = {
        "the tools are in several rows": max(box["y"] for box in boxes) >= min(b["y"] + b["height"] for b in boxes),
        "the question covers what is above": overlap(question, above),
        "the question ends below the window": question["y"] + question["height"] > height,
        "a tool covers something": any(place and overlap(box, place) for box in boxes for place in others),
        "a tool ends below the window": any(box["y"] + box["height"] > height for box in boxes),
    }
    return [what for what, is_so in found.items() if is_so]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] - 1 and other["x"] < one["x"] + one["width"] - 1
    return across and one["y"] < other["y"] + other["height"] - 1 and other["y"] < one["y"] + one["height"] - 1


# --- a fixed height


@pytest.mark.soak
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_board_keeps_its_place_through_a_whole_game_of_zoo_le_ma(new_user: NewUser, phone: bool) -> None:
    ada = ZooLeMaPlayer(new_user("Ada", phone=phone))
    table_with_bot(ada.user, "zoo-le-ma")
    ada.wait_for_decision()
    ada.page.evaluate(WATCH_BOARD)
    ada.page.locator("#decision").get_by_role("button", name="Hint").click()
    ada.page.locator("#decision .note").first.wait_for()
    ada.page.locator("#decision").get_by_role("button", name=re.compile("choices$")).click()
    sheet(ada.user).wait_for()
    ada.user.button("Close").click()
    ada.play()
    assert ada.user.is_over()
    assert_board_stayed(ada.user)


@pytest.mark.parametrize("phone", variants([False, True], usual=1), ids=["desk", "phone"])
def test_the_board_keeps_its_place_through_a_whole_game_of_lucky_lions(new_user: NewUser, phone: bool) -> None:
    user = new_user("Ada", phone=phone)
    table_with_bot(user, "lucky-lions", 3)
    user.wait_until(user.may_act, "a decision")
    user.page.evaluate(WATCH_BOARD)
    user.page.locator("#decision").get_by_role("button", name="Hint").click()
    user.page.locator("#decision .note").first.wait_for()
    user.play_on_board()
    assert_board_stayed(user)


@pytest.mark.soak
def test_the_board_keeps_its_place_in_zoocracy_and_18zoo(new_user: NewUser) -> None:
    party = ZoocracyPlayer(new_user("Ada"))
    table_with_bot(party.user, "zoocracy", 3)
    party.user.wait_until(party.may_decide, "a decision")
    party.user.page.evaluate(WATCH_BOARD)
    party.play(until=lambda: party.view["round"] > 1)
    assert_board_stayed(party.user)

    zoo = EighteenZooPlayer(new_user("Ben"))
    table_with_bot(zoo.user, "18zoo")
    zoo.wait_for_decision()
    zoo.page.evaluate(WATCH_BOARD)
    for _ in range(6):
        zoo.wait_for_decision()
        launches, lays = zoo.legal("launch"), zoo.legal("lay")
        action = (lays or launches or zoo.legal("pass"))[0]
        zoo.do(action)
    assert_board_stayed(zoo.user)


# --- the list, digits and Enter


def test_a_digit_opens_the_list_and_enter_decides_and_the_list_is_gone(new_user: NewUser) -> None:
    ada = EighteenZooPlayer(new_user("Ada"))
    table_with_bot(ada.user, "18zoo")
    ada.wait_for_decision()
    keyboard = ada.page.keyboard
    assert len(ada.choices) > 2
    keyboard.press("2")
    expect(sheet(ada.user).locator(".choice.typed")).to_contain_text(ada.choices[1]["short"])
    assert not ada.sent_actions()
    keyboard.press("Escape")
    expect(sheet(ada.user)).to_have_count(0)
    wanted = ada.choices[1]["action"]
    keyboard.press("2")
    with ada.user.expect_done("the second choice"):
        keyboard.press("Enter")
    assert ada.sent_actions()[-1] == wanted
    expect(sheet(ada.user)).to_have_count(0)

    ada.wait_for_decision()
    opened = ada.page.locator("#decision").get_by_role("button", name=re.compile("choices?$"))
    opened.click()
    wanted = ada.choices[0]["action"]
    if len(ada.choices) < 10:  # in a list that is in view, the number is enough
        with ada.user.expect_done("the first choice"):
            keyboard.press("1")
        assert ada.sent_actions()[-1] == wanted
        expect(sheet(ada.user)).to_have_count(0)


@pytest.mark.parametrize("game", ["zoo-le-ma", "zoocracy"])
def test_the_number_typed_for_a_bid_is_the_bid(new_user: NewUser, game: str) -> None:
    user = new_user("Ada")
    table_with_bot(user, game, 3)
    user.wait_until(user.owes_decision, "a bid")
    user.wait_until(lambda: bool(user.seat_views()[0]["choices"]), "the bids")
    user.page.keyboard.press("3")
    expect(user.page.locator("#decision .typing")).to_contain_text("Number 3")
    expect(user.board.locator("output").first).to_have_text("3")
    assert not user.sent("act")
    with user.expect_done("the bid"):
        user.page.keyboard.press("Enter")
    (sent,) = user.sent("act")
    assert 3 in sent["action"].values()


def test_the_keys_are_explained_in_the_menu(new_user: NewUser) -> None:
    user = new_user("Ada")
    table_with_bot(user, "zoo-le-ma")
    user.open_menu()
    user.button("Keys").click()
    user.page.get_by_text("Enter does what is marked or focused.").wait_for()
    user.page.keyboard.press("Escape")
    user.page.keyboard.press("Escape")
    expect(user.page.locator(".table-menu[open]")).to_have_count(0)


# --- what is asked about once more


def test_a_tile_placed_by_mouse_asks_once(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada"))
    table_with_bot(ada.user, "zoo-le-ma")
    ada.win_tile()
    before = len(ada.user.sent("act"))
    ask = ada.user.board.locator(".ask")
    ada.spots.first.click()
    ask.wait_for()
    where = ada.user.board.locator(".middle [data-position]").get_attribute("data-position")
    ada.spots.last.hover()
    assert ada.user.board.locator(".middle [data-position]").get_attribute("data-position") == where
    ask.get_by_role("button", name="Not here").click()
    expect(ask).to_have_count(0)
    assert len(ada.user.sent("act")) == before
    ada.place()
    assert len(ada.user.sent("act")) == before + 1


def test_whoever_wants_no_question_places_at_once(new_user: NewUser) -> None:
    user = new_user("Ada")
    user.go("/settings")
    user.page.get_by_label("Ask before a move is made").select_option("off")
    ada = ZooLeMaPlayer(user)
    table_with_bot(user, "zoo-le-ma")
    ada.win_tile()
    with user.expect_done("the tile"):
        ada.spots.first.click()


def test_every_move_is_asked_about_where_one_wants_that(new_user: NewUser) -> None:
    user = new_user("Ada")
    store(user, confirm_moves="all")
    table_with_bot(user, "lucky-lions", 3)
    user.wait_until(user.may_act, "a decision")
    user.available_actions.first.click()
    user.button("Not yet").click()
    assert not user.sent("act")
    user.available_actions.first.click()
    expect(user.page.locator("#decision .note")).to_contain_text("Do this")
    with user.expect_done("the move"):
        user.page.keyboard.press("Enter")  # the answer has the focus


# --- what is done by itself


def test_the_only_choice_is_made_by_itself_and_says_so(new_user: NewUser) -> None:
    ada, ben = new_user("Ada", forced_choices=True), new_user("Ben", forced_choices=True)
    with Players(zoo_table(ada, ben), ada, ben) as players:
        players.play(is_stock_turn, "pass")
        for _ in range(2):
            for kind in ("launch", "lay", "pass"):
                players.act(kind)
        kinds = ("cash-ticket", "pass", "rest", "keep", "buy-squirrel", "run-best", "share", "decline")
        view = players.play(lambda one: bool(one["forced"]), *kinds, most=120)
        user = (ada, ben)[view["seat"]]
        (only,) = view["choices"]
        user.go(f"/table/{players.table}")
        user.wait_until(lambda: bool(user.sent("act")), "the choice")
        assert user.sent("act")[0]["action"] == only["action"]
        user.page.locator("#decision .note", has_text="There was only one choice").wait_for()
        with user.expect_done("undo"):
            user.page.get_by_role("button", name="Undo", exact=True).click()
        user.wait_until(lambda: user.seat_views()[0]["point"] == view["point"], "the decision again")


# --- one Undo, speeds, tiles, the end


def test_there_is_one_undo_button(new_user: NewUser) -> None:
    user = new_user("Ada")
    table_with_bot(user, "lucky-lions", 2, options={"more_decisions": True})
    user.play_until_asked("you have 0")
    user.board.locator(".hand button.available").first.click()
    user.wait_until(lambda: "you have 1" in user.question)
    expect(user.page.get_by_role("button", name=re.compile("^Undo"))).to_have_count(1)


def test_speeds_are_remembered_and_without_animation_nothing_moves(new_user: NewUser) -> None:
    user = new_user("Ada", motion=True)
    user.go("/settings")
    user.page.get_by_label("Pace of the bots").select_option("instant")
    user.page.get_by_label("Animations").select_option("off")
    user.page.reload()
    expect(user.page.get_by_label("Pace of the bots")).to_have_value("instant")
    expect(user.page.get_by_label("Animations")).to_have_value("off")
    table_with_bot(user, "lucky-lions")
    user.wait_until(user.may_act, "a decision")
    user.page.evaluate("""() => {
        window.moved = 0;
        new MutationObserver(() => (window.moved += document.querySelectorAll(".room.playing").length))
            .observe(document.querySelector(".stage"), { subtree: true, attributes: true, attributeFilter: ["class"] });
    }""")
    user.play_on_board()
    assert user.page.evaluate("window.moved") == 0


def test_a_tile_of_the_market_is_enlarged_by_click_and_by_key(new_user: NewUser) -> None:
    ada = ZooLeMaPlayer(new_user("Ada"))
    table_with_bot(ada.user, "zoo-le-ma")
    tile = ada.user.board.locator(".row button.tile").nth(2)
    small = tile.locator("svg").bounding_box()
    tile.click()
    large = ada.user.board.locator(".zoom svg").first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 3 * small["width"]
    ada.page.keyboard.press("Escape")
    expect(ada.user.board.locator(".zoom")).to_have_count(0)
    tile.focus()
    ada.page.keyboard.press("Enter")
    ada.user.board.locator(".zoom").wait_for()
    ada.page.keyboard.press("Enter")  # the button that closes it has the focus
    expect(ada.user.board.locator(".zoom")).to_have_count(0)


def test_the_end_uses_the_width(new_user: NewUser) -> None:
    user = new_user("Ada")
    table_with_bot(user, "lucky-lions", 3)
    user.play_on_board()
    ranks, end = user.end.locator(".ranks").bounding_box(), user.end.bounding_box()
    assert ranks is not None
    assert end is not None
    assert ranks["width"] > 0.9 * end["width"]
    tops = {box["y"] for one in user.end.locator(".ranks li").all() if (box := one.bounding_box()) is not None}
    assert len(tops) == 1, "side by side"
