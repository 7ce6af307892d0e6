"""Whispers: read by two, and by nobody's machine besides."""

from __future__ import annotations

from tests.browser.conftest import Invite

ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}
SECRET = "the flamingos are mine"


def test_a_whisper_reaches_one_and_no_byte_of_it_the_others(invite: Invite) -> None:
    ada, ben, cleo = invite("Ada"), invite("Ben"), invite("Cleo")
    table = ada.lays(ME, FRIEND, FRIEND, BOT)
    ben.go(f"/table/{table}")
    ben.button("Sit down").click()
    ada.page.locator(".gathering").get_by_text("Ben").wait_for()
    cleo.sits_down(table)  # the last one: the game begins
    for one in (ada, ben):
        one.board.wait_for()
    eve = invite("Eve")
    eve.go(f"/table/{table}")
    eve.board.wait_for()

    ada.tab("Chat")
    ears = ada.page.get_by_label("To whom")
    assert ears.locator("option").all_inner_texts() == ["To everybody", "Whisper to Ben", "Whisper to Cleo"]
    ears.select_option("Whisper to Ben")
    ada.page.get_by_label("Say something").fill(SECRET)
    with ada.is_answered("a whisper"):
        ada.button("Send").click()
    ben.page.get_by_text("(new)").first.wait_for(state="attached")
    ben.tab("Chat")
    line = ben.page.locator(".chat li.whisper")
    assert line.inner_text().split("\n")[0].startswith("Ada (to you alone)")
    assert SECRET in line.inner_text()
    assert SECRET not in " ".join(ben.log())

    ears.select_option("To everybody")  # the others hear what comes after it
    ada.page.get_by_label("Say something").fill("hello, all")
    with ada.is_answered("a word to all"):
        ada.button("Send").click()
    for other in (cleo, eve):
        other.waits_for(lambda other=other: "hello, all" in "".join(other.frames))  # type: ignore[misc]  # the default binds this one
        assert SECRET not in "".join(other.frames)
        assert SECRET not in "".join(answer.text() for answer in other.answers if "/api/" in answer.url)
        other.page.reload()
        other.board.wait_for()
        other.waits_for(lambda other=other: "".join(other.frames).count("hello, all") > 1)  # type: ignore[misc]  # as above
        assert SECRET not in "".join(other.frames)
        other.tab("Chat")
        assert other.page.locator(".chat li.whisper").count() == 0
    assert eve.page.get_by_label("To whom").count() == 0, "a spectator whispers to nobody"


def test_a_table_can_be_made_without_whispers(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    ada.go("/new/lucky-lions")
    ada.page.get_by_label("Players may whisper to each other").uncheck()
    ada.button("Make the table").click()
    ada.page.locator(".gathering").wait_for()
    ben.sits_down(ada.table)
    ada.board.wait_for()
    assert ada.state()["whispers"] is False
    ada.tab("Chat")
    assert ada.page.get_by_label("To whom").count() == 0
