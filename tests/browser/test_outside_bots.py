"""A program plays against a person who clicks: the token from the settings, the invitation, the whole game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import NewUser

CLIENT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "api_bot.py"


def make_token(user: BrowserUser, bot: str) -> str:
    user.go("/settings")
    user.page.get_by_label("Name of the bot").fill(bot)
    user.button("Make a token").click()
    shown = user.page.locator("#api-tokens ~ .made code")
    shown.wait_for()
    return shown.inner_text()


@contextmanager
def client(user: BrowserUser, token: str) -> Iterator[None]:
    """The documented Python client."""
    process = subprocess.Popen([sys.executable, str(CLIENT), user.server.address, token, "lucky-lions"])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def test_a_program_plays_against_a_person_who_clicks(new_user: NewUser) -> None:
    maker, ada = new_user("Max"), new_user("Ada")
    token = make_token(maker, "Nimble")
    with client(maker, token):
        ada.go("/")
        ada.page.get_by_role("link", name="Bots", exact=True).click()
        ada.page.get_by_role("button", name="Play against Nimble (bot)").click(timeout=30_000)
        ada.board.wait_for()
        ada.play_on_board()
        ada.end.wait_for()
    seats = ada.state()["seats"]
    assert [seat["outside_bot"] for seat in seats] == [False, True]
    bot = ada.page.locator(".players li", has_text="Nimble (bot)").first
    assert bot.locator("svg").count() == 2, "the seat's badge, and the mark of a bot"
    maker.go("/settings")
    assert token not in maker.page.content()
    maker.page.get_by_role("button", name="Revoke the token of Nimble (bot)").click()
    maker.page.get_by_text("The token is revoked.").wait_for()
    answer = maker.context.request.get(
        f"{maker.server.address}/api/bot/account", headers={"Authorization": f"Bearer {token}"}
    )
    assert answer.status == 401
