"""Tournaments in the browser: organising one, taking part, a Swiss of four people, and the sheet for print."""

from __future__ import annotations

import itertools
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from menagerie.club.tournaments import published
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser
from tests.browser.seat_connection import Players
from tests.browser.test_ratings import play_together
from tests.browser.variants import variants

_numbers = itertools.count(1)


def accessible(user: BrowserUser) -> None:
    found = Axe().run(user.page)
    assert found.violations_count == 0, found.generate_report()


def fits(user: BrowserUser) -> None:
    assert user.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


def member(new_user: NewUser, **how: object) -> BrowserUser:
    """Somebody with a passphrase, under a name that nobody else of these tests has."""
    user = new_user(f"Cup keeper {next(_numbers)}", **how)
    user.context.request.put(f"{user.server.address}/api/me/passphrase", data={"passphrase": "a long secret phrase"})
    return user


def made(user: BrowserUser, **wanted: object) -> str:
    usual = {"name": "Sunday cup", "game": "lucky-lions", "pause_minutes": 0}
    return str(user.post("/api/tournaments", {**usual, **wanted})["id"])


def status(user: BrowserUser) -> Locator:
    return user.page.get_by_role("region", name=re.compile("^(Now|Maintenant)$"))


def standings(user: BrowserUser) -> Locator:
    return user.page.locator("section[aria-labelledby=standings] tbody tr")


def play_out(table: str, *users: BrowserUser) -> None:
    """A game that runs in pages, by the first choice each time and without clicks."""
    with Players(table, *users) as players:
        while users[0].get(f"/api/tables/{table}")["phase"] != "over":
            players.settle()
            asked = next(((one, view) for one in players.connections if (view := one.asked())), None)
            if asked is not None:
                players.send(*asked, asked[1]["choices"][0]["action"])


def go_to_table(user: BrowserUser) -> str:
    """By the button that appears when the table is ready."""
    status(user).get_by_role("link", name="Play").click()
    user.page.wait_for_url(re.compile("/table/"))
    return user.table


def test_four_people_play_a_swiss_of_two_rounds(new_user: NewUser) -> None:
    ada = member(new_user)
    others = [new_user("Ben"), new_user("Cleo", phone=True), new_user("Dan")]
    ada.go("/tournaments")
    ada.page.get_by_role("link", name="Organise a tournament").click()
    form = ada.page
    form.get_by_label("Name", exact=True).fill("Sunday <b>cup</b>")
    form.get_by_label("What people should know").fill("Bring biscuits.")
    form.get_by_label("Game", exact=True).select_option("lucky-lions")
    form.get_by_role("radio", name="Swiss").check()
    form.get_by_label("Rounds", exact=True).fill("2")
    form.get_by_label("Minutes from the end of a round").fill("0")
    accessible(ada)
    form.get_by_role("button", name="Make the tournament").press("Enter")
    expect(form.locator("h1")).to_have_text("Sunday <b>cup</b>")  # what people write is text
    cup = ada.page.url.rsplit("/", 1)[1]
    expect(ada.button("Begin now")).to_be_disabled()

    for user in (ada, *others):
        user.go("/tournaments")
        user.page.get_by_role("link", name="Sunday <b>cup</b>").first.click()
        user.button("Take part").click()
        expect(status(user)).to_contain_text("You take part")
    expect(standings(ada)).to_have_count(4)  # it is live: nobody loaded the page again
    accessible(ada)
    for user in others:
        expect(user.page.get_by_role("button", name="Begin now")).to_have_count(0)
    ada.button("Begin now").click()

    met: set[frozenset[int]] = set()
    for number in (1, 2):
        expect(status(ada).get_by_role("heading")).to_have_text(f"Round {number} of 2")
        at: dict[str, list[BrowserUser]] = {}
        for user in (ada, *others):
            at.setdefault(go_to_table(user), []).append(user)
        assert sorted(map(len, at.values())) == [2, 2]
        for user in (ada, *others):
            user.board.wait_for()  # the game begins when both have come
        for table, (one, other) in at.items():
            met.add(frozenset(map(id, (one, other))))
            if number == 1 and one is ada:
                play_together(one, other)  # by clicks
            else:
                play_out(table, one, other)
        for user in (ada, *others):
            user.end.get_by_role("link", name="Back to the tournament").click()
            user.page.wait_for_url(re.compile(f"/tournament/{cup}$"))
    assert len(met) == 4, "nobody met anybody twice"

    for user in (ada, *others):
        expect(status(user)).to_contain_text("has won.")
        expect(standings(user)).to_have_count(4)
    points = [float(text) for text in standings(ada).locator("td.figure").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 4
    expect(standings(ada).filter(has_text="(you)")).to_have_count(1)
    rounds = ada.page.locator("section[aria-labelledby=rounds]")
    expect(rounds.get_by_role("link", name=re.compile("^Replay of"))).to_have_count(2)
    rounds.get_by_role("button", name="Before").click()
    expect(rounds.get_by_role("heading")).to_have_text("Round 1")
    first = ada.get(f"/api/tournaments/{cup}/rounds/1")
    for table in first["tables"]:
        expect(rounds.locator(f"a[href='/replay/{table['id']}']")).to_have_count(1)
    accessible(ada)
    accessible(others[1])
    fits(others[1])

    seed = ada.page.locator("details", has_text="The seed is the one that was promised")
    seed.locator("summary").press("Enter")
    with ada.page.expect_download() as download:
        seed.get_by_role("link", name="The tournament as a file").click()
    found = published.check(published.decode(download.value.path().read_bytes()))
    assert found.ok
    ada.page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    ada.button("Print").click()
    ada.wait_until(lambda: bool(ada.page.evaluate("() => window.printed === true")), "the print dialog")
    ada.page.emulate_media(media="print")
    expect(ada.page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Round 2")).to_have_count(1)
    expect(ada.page.get_by_role("navigation").first).to_be_hidden()


@pytest.mark.parametrize(
    ("language", "phone", "dark"), variants([("fr-FR", True, True), ("en-GB", False, False)], usual=0)
)
def test_the_organiser_adds_bots_takes_somebody_out_and_cancels(
    new_user: NewUser, language: str, phone: bool, dark: bool
) -> None:
    french = language == "fr-FR"
    eve = member(new_user, language=language, phone=phone, dark=dark)
    ben = new_user("Ben")
    cup = made(eve, size=4, fewest=3, rounds=3)
    ben.post(f"/api/tournaments/{cup}/join", {})
    eve.go(f"/tournament/{cup}")
    expect(eve.page.get_by_text("Il manque encore 2" if french else "2 entrants more are needed")).to_be_visible()
    eve.page.get_by_label("Faire participer des robots" if french else "Let bots take part").fill("3")
    eve.button("Ajouter" if french else "Add").click()
    expect(standings(eve)).to_have_count(4)
    accessible(eve)
    fits(eve)
    ben.go(f"/tournament/{cup}")
    expect(ben.page.get_by_role("button", name="Cancel the tournament")).to_have_count(0)
    eve.page.get_by_text("Retirer quelqu’un" if french else "Take somebody out").click()
    eve.button("Retirer Ben" if french else "Take Ben out").click()
    eve.button("Retirer Ben pour de bon" if french else "Take Ben out for good").click()
    expect(status(ben)).to_contain_text("The organiser has taken you out")
    expect(ben.page.get_by_role("button", name="Take part again")).to_have_count(0)
    eve.button("Annuler le tournoi" if french else "Cancel the tournament").click()
    eve.button("L’annuler" if french else "Cancel it").click()
    expect(status(eve)).to_contain_text("l’a annulé" if french else "has cancelled it")
    expect(status(ben)).to_contain_text("has cancelled it")
    eve.go("/tournaments")
    listed = eve.page.locator("section[aria-labelledby=section-over] article").first
    expect(listed).to_contain_text("Annulé" if french else "Cancelled")
    accessible(eve)
    fits(eve)


def test_a_guest_leaves_and_comes_back_and_cannot_organise(new_user: NewUser) -> None:
    host = member(new_user)
    cup = made(host, late_rounds=1)
    guest = new_user("")
    guest.go("/new-tournament")
    expect(guest.page.get_by_text("Whoever organises a tournament needs a passphrase.")).to_be_visible()
    guest.go(f"/tournament/{cup}")
    guest.button("Take part").click()
    guest.page.get_by_label("Your name").fill("Gus")
    guest.page.locator(".ask-name button.main").click()
    expect(standings(guest)).to_contain_text(["Gus"])
    guest.button("Leave the tournament").click()
    expect(status(guest)).to_contain_text("Your points stay")
    guest.button("Take part again").click()
    expect(status(guest)).to_contain_text("You take part")
    guest.go("/tournament/nothing")
    expect(guest.page.locator("h1")).to_have_text("Page not found")
    guest.console_errors.clear()  # the browser reports the answer 404, which the page shows in words
