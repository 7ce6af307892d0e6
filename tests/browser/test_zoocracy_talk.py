"""Zoocracy at the table: parties that are not proposing talk to each other, by pointer and by key."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewUser
from tests.browser.test_zoocracy import BOT, FRIEND, ME, flaws, tab_to
from tests.browser.variants import variants
from tests.browser.zoocracy_player import ZoocracyPlayer


class Talks:
    """Three people about to form a government: who proposes now, and the two who propose later, in their order."""

    def __init__(self, new_user: NewUser, **how: object) -> None:
        people = [ZoocracyPlayer(new_user(name, **how)) for name in ("Ada", "Ben", "Cleo")]
        table = people[0].make_table(ME, FRIEND, FRIEND)
        people[1].user.go(f"/table/{table}")
        people[1].user.button("Take this seat").click()
        people[0].page.locator(".lobby").get_by_text("Ben").wait_for()
        people[2].user.take_seat(table)  # the last one: the game begins
        for one in people:
            one.user.board.wait_for()
        for _ in range(200):
            if all(one.view["step"] == "propose" for one in people):
                break
            for seat, one in enumerate(people):
                if one.view["step"] != "propose" and seat in one.user.waiting_on() and one.may_decide():
                    one.decide()
            people[0].page.wait_for_timeout(20)
        self.people = people
        self.order = people[0].view["proposers"]
        self.proposer, self.second, self.third = (people[seat] for seat in self.order)


def open_talk(party: ZoocracyPlayer) -> None:
    party.on_board(".side summary").click()


def choose(party: ZoocracyPlayer, *prizes: str) -> None:
    for prize in prizes:
        party.on_board(".side .form .pick").filter(has_text=prize).click()


@pytest.mark.parametrize("phone", variants([False, True], usual=1))
def test_two_who_are_not_proposing_agree_about_a_later_proposal(new_user: NewUser, phone: bool) -> None:
    from axe_playwright_python.sync_playwright import Axe

    talks = Talks(new_user, phone=phone)
    first, second, third = talks.order
    assert talks.proposer.on_board(".side").count() == 0, "the proposer makes ordinary offers"
    open_talk(talks.second)
    talks.second.on_board(".side .who").filter(has_text=["Ada", "Ben", "Cleo"][third]).click()
    assert talks.second.on_board(".side .say").is_disabled()
    choose(talks.second, "Finance", "Goal 2")
    assert "Offer Finance Minister and goal P2" in talks.second.on_board(".side .say").inner_text()
    assert not flaws(talks.second, Axe())
    with talks.second.user.expect_done("an offer on the side"):
        talks.second.on_board(".side .say").click()

    for one in talks.people:  # everybody hears it
        one.user.wait_until(lambda one=one: one.on_board(".side .offer.open").count() == 1)  # type: ignore[misc]
    assert talks.proposer.on_board(".side .answer").count() == 0
    with talks.third.user.expect_done("an agreement on the side"):
        talks.third.on_board(".side .answer .btn").first.click()
    talks.second.user.wait_until(lambda: talks.second.on_board(".side .offer.accepted").count() == 1)

    talks.proposer.propose()  # everything for itself
    for one in (talks.second, talks.third):
        one.user.wait_until(lambda one=one: one.view["step"] == "vote" and one.may_decide())
        one.vote(yes=False)
    talks.second.user.wait_until(lambda: talks.second.view["step"] == "propose" and talks.second.may_decide())
    # what was agreed is laid out already
    row = talks.second.on_board(f".partner[data-party='{third}']")
    row.locator(".offer.accepted").wait_for()
    assert row.locator(".assigned .prize").count() == 2
    assert first not in (second, third)


def test_a_demand_on_the_side_by_keyboard_is_declined(new_user: NewUser) -> None:
    talks = Talks(new_user)
    party = talks.third
    tab_to(party, ".board .side summary")
    party.page.keyboard.press("Enter")
    tab_to(party, ".board .side .kind[aria-pressed='false']")
    party.page.keyboard.press("Enter")
    tab_to(party, ".board .side .form .row:last-child .pick")
    party.page.keyboard.press("Enter")
    tab_to(party, ".board .side .say:not(:disabled)")
    with party.user.expect_done("a demand on the side"):
        party.page.keyboard.press("Enter")
    asked = talks.second
    asked.user.wait_until(lambda: asked.on_board(".side .answer .btn").count() == 2)
    tab_to(asked, ".board .side .answer .btn:last-child")
    with asked.user.expect_done("a refusal on the side"):
        asked.page.keyboard.press("Enter")
    party.user.wait_until(lambda: party.on_board(".side .offer.declined").count() == 1)
    assert party.on_board(".side .offer").inner_text().count("declined") == 1


def test_bots_answer_what_is_said_on_the_side(new_user: NewUser) -> None:
    """Two people and two bots; while one person proposes, the other talks to a bot that proposes later."""
    ada, ben = ZoocracyPlayer(new_user("Ada")), ZoocracyPlayer(new_user("Ben"))
    statesman = {"kind": "bot", "bot": "statesman"}
    table = ada.make_table(ME, FRIEND, statesman, {"kind": "bot", "bot": "backbencher"})
    ben.user.take_seat(table)
    ada.user.board.wait_for()
    both = [ada, ben]
    for _ in range(600):
        proposing = [one for one in both if one.view["step"] == "propose" and one.may_decide()]
        if proposing:
            other = both[1 - both.index(proposing[0])]
            other.user.wait_until(lambda other=other: other.view["step"] == "propose")  # type: ignore[misc]
            if other.on_board(".side summary").count():
                break
        for seat, one in enumerate(both):
            if seat in one.user.waiting_on() and one.may_decide():
                one.decide()
        ada.page.wait_for_timeout(20)
    else:
        raise AssertionError("no person proposes while a bot is still to propose")
    open_talk(other)
    bot = other.on_board(".side .who").filter(has_not_text="Ada").filter(has_not_text="Ben").first
    bot.click()
    choose(other, "Defense")
    with other.user.expect_done("something on the side"):
        other.on_board(".side .say").click()
    other.user.wait_until(
        lambda: other.on_board(".side .offer.accepted, .side .offer.declined").count() > 0, "the bot's answer"
    )


def may_be_loyal(party: ZoocracyPlayer) -> bool:
    return any(choice["action"]["type"] == "loyalty" for choice in party.seat_view()["choices"])


@pytest.mark.soak
def test_loyalty_asks_how_many_tokens_stay(new_user: NewUser) -> None:
    for bots in range(1, 6):  # until a game in which one comes up
        ada = ZoocracyPlayer(new_user("Ada"))
        ada.make_table(ME, *[BOT] * bots)
        ada.play(until=lambda ada=ada: ada.may_decide() and may_be_loyal(ada))  # type: ignore[misc]
        if not ada.is_over():
            break
    assert not ada.is_over(), "no Loyalty could be played"
    species = next(c["action"]["species"] for c in ada.seat_view()["choices"] if c["action"]["type"] == "loyalty")
    ada.on_board(".hand button.available").filter(has_text="Loyalty").first.click()
    amounts = ada.on_board(f"[data-species={species}] .feed button.available")
    assert [text.strip().split("\n")[-1] for text in amounts.all_inner_texts()][:2] == ["0", "1"]
    with ada.user.expect_done("one token stays"):
        amounts.nth(1).click()
    ada.user.wait_until(lambda: any("1 token of" in line for line in ada.user.log()))
