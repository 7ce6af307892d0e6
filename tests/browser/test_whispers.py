"""Whispers: read by two, and by nobody's machine besides."""

from __future__ import annotations

from tests.browser.conftest import NewUser

ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}
SECRET = "the flamingos are mine"


def test_a_whisper_reaches_one_and_no_byte_of_it_the_others(new_user: NewUser) -> None:
    ada, ben, cleo = new_user("Ada"), new_user("Ben"), new_user("Cleo")
    table = ada.make_table(ME, FRIEND, FRIEND, BOT)
    ben.go(f"/table/{table}")
    ben.button("Take this seat").click()
    ada.page.locator(".lobby").get_by_text("Ben").wait_for()
    cleo.take_seat(table)  # the last one: the game begins
    for one in (ada, ben):
        one.board.wait_for()
    eve = new_user("Eve")
    eve.go(f"/table/{table}")
    eve.board.wait_for()

    ada.tab("Chat")
    ears = ada.page.get_by_label("To whom")
    assert ears.locator("option").all_inner_texts() == ["To everybody", "Whisper to Ben", "Whisper to Cleo"]
    ears.select_option("Whisper to Ben")
    ada.page.get_by_label("Write a message").fill(SECRET)
    with ada.expect_done("a whisper"):
        ada.button("Send").click()
    ben.page.get_by_text("(new)").first.wait_for(state="attached")
    ben.tab("Chat")
    line = ben.page.locator(".chat li.whisper")
    assert line.inner_text().split("\n")[0].startswith("Ada (only to you)")
    assert SECRET in line.inner_text()
    assert SECRET not in " ".join(ben.log())

    ears.select_option("To everybody")  # the others hear what comes after it
    ada.page.get_by_label("Write a message").fill("hello, all")
    with ada.expect_done("a word to all"):
        ada.button("Send").click()
    for other in (cleo, eve):
        other.wait_until(lambda other=other: "hello, all" in "".join(other.raw_frames))  # type: ignore[misc]  # the default binds this one
        assert SECRET not in "".join(other.raw_frames)
        assert SECRET not in "".join(answer.text() for answer in other.responses if "/api/" in answer.url)
        other.page.reload()
        other.board.wait_for()
        other.wait_until(lambda other=other: "".join(other.raw_frames).count("hello, all") > 1)  # type: ignore[misc]  # as above
        assert SECRET not in "".join(other.raw_frames)
        other.tab("Chat")
        assert other.page.locator(".chat li.whisper").count() == 0
    assert eve.page.get_by_label("To whom").count() == 0, "a spectator whispers to nobody"


def test_a_table_can_be_made_without_whispers(new_user: NewUser) -> None:
    ada, ben = new_user("Ada"), new_user("Ben")
    ada.go("/new/lucky-lions")
    ada.page.get_by_label("Players may whisper to each other").uncheck()
    ada.button("Create the table").click()
    ada.page.locator(".lobby").wait_for()
    ben.go(f"/table/{ada.table}")
    ben.button("Take this seat").click()
    for user in (ben, ada):
        user.button("I am ready").click()
    ada.board.wait_for()
    assert ada.state()["whispers"] is False
    ada.tab("Chat")
    assert ada.page.get_by_label("To whom").count() == 0
