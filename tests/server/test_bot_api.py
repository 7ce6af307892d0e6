"""The Bot API: tokens, streams of lines, requests, and the two example clients in whole games."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from menagerie.server.club import outside_bots as service
from menagerie.table import limits
from menagerie.table.limits import Quota, Rate
from tests.server.guests import AMPLE, FREE, PATIENCE, Guest, Server, http_client, serving, strict_about

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
ALL = ["invitations", "play", "chat"]


async def token_of(guest: Guest, bot: str = "Nimble", scopes: list[str] = ALL) -> str:
    return str((await guest.post("/api/me/tokens", {"bot": bot, "scopes": scopes}))["token"])


class Bot:
    """A program with a token: its streams and what it posts."""

    def __init__(self, server: Server, token: str) -> None:
        self.http = http_client(server.address, {"Authorization": f"Bearer {token}"})

    async def __aenter__(self) -> Bot:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @contextlib.asynccontextmanager
    async def stream(self, path: str) -> AsyncIterator[Lines]:
        async with self.http.stream("GET", path) as answer:
            assert answer.status_code == 200, await answer.aread()
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield Lines(answer.aiter_lines())

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json={} if body is None else body)


class Lines:
    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines

    async def line(self) -> str:
        return await asyncio.wait_for(anext(self._lines), PATIENCE)

    async def until(self, fits: Callable[[Any], bool]) -> Any:
        while True:
            line = await self.line()
            if line and fits(message := json.loads(line)):
                return message

    async def of(self, kind: str) -> Any:
        return await self.until(lambda message: message["type"] == kind)

    async def end(self) -> None:
        """Hears until the stream ends."""
        with contextlib.suppress(StopAsyncIteration):
            while True:
                await self.line()


async def online(guest: Guest, name: str = "Nimble (bot)") -> str:
    """The id of the bot once it is online."""
    while True:
        for bot in await guest.get("/api/bots"):
            if bot["name"] == name:
                return str(bot["id"])
        await asyncio.sleep(0.02)


async def invite(guest: Guest, bot: str, game: str = "lucky-lions", **settings: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = str((await guest.post("/api/tables", {"game": game, "seats": seats, **settings}))["id"])
    assert (await guest.post(f"/api/tables/{table}/bots", {"bot": bot}))[-1]["state"] == "open"
    return table


@contextlib.asynccontextmanager
async def online_bot(server: Server, query: str = "", name: str = "Nimble") -> AsyncIterator[tuple[Guest, Bot, Lines]]:
    """A bot that reads its events, and its maker."""
    async with (
        server.guest() as ada,
        Bot(server, await token_of(ada, name)) as bot,
        bot.stream(f"/api/bot/events{query}") as events,
    ):
        await online(ada, f"{name} (bot)")
        yield ada, bot, events


@contextlib.asynccontextmanager
async def playing(server: Server, guest: Guest) -> AsyncIterator[tuple[Bot, Lines, str]]:
    """A bot that was invited, sits at a table that runs, and reads it."""
    async with Bot(server, await token_of(guest)) as bot, bot.stream("/api/bot/events") as events:
        table = await invite(guest, await online(guest), ready_check=False)
        invitation = await events.of("invitation")
        assert (await bot.post(f"/api/bot/invitations/{invitation['id']}/accept")).status_code == 200
        async with guest.at(table) as seat:
            assert (await events.of("game-begun"))["table"] == table
            async with bot.stream(f"/api/bot/tables/{table}") as lines:
                await seat.until(lambda _: seat.views is not None and seat.views["views"])
                yield bot, lines, table


# --- tokens


async def test_a_token_is_shown_once_and_stored_as_a_hash(tmp_path: Path) -> None:
    path = tmp_path / "zoo.sqlite3"
    with serving(path) as server:
        async with server.guest() as ada:
            made = await ada.post("/api/me/tokens", {"bot": "Nimble"})
            listed = await ada.get("/api/me/tokens")
            async with Bot(server, made["token"]) as bot:
                account = (await bot.http.get("/api/bot/account")).json()
    assert made["listed"]["bot"] == "Nimble (bot)"
    assert [one["id"] for one in listed] == [made["listed"]["id"]]
    assert account["name"] == "Nimble (bot)"
    assert account["scopes"] == ALL
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made["token"].encode() not in stored
    assert service._digest(made["token"]).encode() in stored


async def test_a_second_token_of_the_same_name_is_the_same_bot(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        accounts = []
        for guest in (ada, ada, ben):
            async with Bot(server, await token_of(guest)) as bot:
                accounts.append((await bot.http.get("/api/bot/account")).json()["id"])
    assert accounts[0] == accounts[1] != accounts[2]


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer nonsense", "Basic abc", "Bearer " + "x" * 500])
async def test_without_a_token_there_is_nothing(server: Server, header: str) -> None:
    async with http_client(server.address) as http:
        answer = await http.get("/api/bot/account", headers={"Authorization": header} if header else {})
    assert (answer.status_code, answer.json()["reason"]) == (401, "no-token")


async def test_a_revoked_token_is_worth_nothing_and_its_streams_end(server: Server) -> None:
    async with server.guest() as ada, Bot(server, await token_of(ada, "Short")) as bot:
        async with bot.stream("/api/bot/events") as events:
            await online(ada, "Short (bot)")
            (listed,) = await ada.get("/api/me/tokens")
            assert await ada.post(f"/api/me/tokens/{listed['id']}/revoke") == []
            await events.end()
        assert (await bot.http.get("/api/bot/account")).status_code == 401
        async with asyncio.timeout(20):  # the list hears of it a moment later
            while any(one["name"] == "Short (bot)" for one in await ada.get("/api/bots")):
                await asyncio.sleep(0.02)


async def test_nobody_revokes_the_token_of_another(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        token = await token_of(ada)
        (listed,) = await ada.get("/api/me/tokens")
        await ben.named("Ben")
        assert (await ben.http.post(f"/api/me/tokens/{listed['id']}/revoke")).status_code == 404
        async with Bot(server, token) as bot:
            assert (await bot.http.get("/api/bot/account")).status_code == 200


async def test_people_cannot_be_called_like_a_bot(server: Server) -> None:
    async with server.guest("fr") as ada:
        for name in ("Ada (bot)", "Ada (BOT) "):
            answer = await ada.http.patch("/api/me", json={"name": name})
            assert answer.status_code == 400
            assert "bot" in answer.json()["text"]


async def test_a_scope_that_is_missing_is_named(server: Server) -> None:
    async with server.guest() as ada, Bot(server, await token_of(ada, "Deaf", ["play"])) as bot:
        answer = await bot.http.get("/api/bot/events")
    assert (answer.status_code, answer.json()["reason"]) == (403, "scope")
    assert "invitations" in answer.json()["text"]


# --- a table


async def test_a_bot_is_invited_sees_its_own_view_and_is_marked(server: Server) -> None:
    async with server.guest() as ada, playing(server, ada) as (bot, lines, table):
        welcome = await lines.of("welcome")
        assert [seat["outside_bot"] for seat in welcome["table"]["seats"]] == [False, True]
        assert welcome["table"]["seats"][1]["name"] == "Nimble (bot)"
        assert welcome["table"]["seats"][1]["kind"] == "person"
        views = await lines.of("seat-views")
        assert [view["seat"] for view in views["views"]] == [1]
        state = await ada.get(f"/api/tables/{table}")
        assert state["seats"][1]["outside_bot"] is True
        assert [one["state"] for one in await ada.get(f"/api/tables/{table}/bots")] == ["accepted"]
        assert (await bot.post(f"/api/bot/tables/{table}", say("hello"))).json()["type"] == "done"
        entry = await lines.until(lambda message: message["type"] == "entry" and message["kind"] == "chat")
        assert entry["chat"]["name"] == "Nimble (bot)"


def say(text: str) -> dict[str, Any]:
    return {"type": "say", "token": "token-of-chat", "text": text}


async def test_what_comes_twice_is_carried_out_once_and_refusals_say_why(server: Server) -> None:
    async with server.guest() as ada, playing(server, ada) as (bot, lines, table):
        for _ in range(2):
            assert (await bot.post(f"/api/bot/tables/{table}", say("hello"))).status_code == 200
        assert (await bot.post(f"/api/bot/tables/{table}", {**say("bye"), "token": "another-token"})).is_success
        said: list[str] = []
        while "bye" not in said:
            entry = await lines.until(lambda message: message["type"] == "entry" and message["kind"] == "chat")
            said.append(entry["chat"]["text"])
        assert said == ["hello", "bye"]
        act = {"type": "act", "token": "token-of-act", "seat": 0, "point": "x", "action": {"type": "nothing"}}
        other = await bot.post(f"/api/bot/tables/{table}", act)
        assert (other.status_code, other.json()["reason"]) == (403, "not-your-seat")
        unknown = await bot.post(f"/api/bot/tables/{table}", {**act, "seat": 1})
        assert (unknown.status_code, unknown.json()["type"], unknown.json()["reason"]) == (
            400,
            "refusal",
            "unknown-action",
        )


async def test_a_game_of_a_bot_ends_and_its_events_say_so(server: Server) -> None:
    async with online_bot(server, "?games=zoocracy") as (ada, bot, events):
        table = await invite(ada, await online(ada), ready_check=False)
        invitation = await events.of("invitation")
        await bot.post(f"/api/bot/invitations/{invitation['id']}/accept")
        async with ada.at(table) as seat:
            await events.of("game-begun")
            await seat.until(lambda _: seat.table is not None and seat.table["phase"] == "running")
            await seat.send(type="resign", seat=0)
            assert await events.of("game-ended") == {"type": "game-ended", "table": table, "game": "lucky-lions"}


async def test_a_bot_reads_no_table_of_others_and_joins_none_that_is_not_open(server: Server) -> None:
    async with server.guest() as ada, Bot(server, await token_of(ada)) as bot:
        table = await ada.table("me", "friend")
        assert (await bot.http.get(f"/api/bot/tables/{table}")).status_code == 403
        refused = await bot.post(f"/api/bot/tables/{table}/join")
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-allowed")
        assert [seat["kind"] for seat in (await ada.get(f"/api/tables/{table}"))["seats"]] == ["person", "open"]


async def test_an_invitation_is_for_one_bot_and_can_be_declined(server: Server) -> None:
    async with online_bot(server) as (ada, bot, events), Bot(server, await token_of(ada, "Other")) as other:
        table = await invite(ada, await online(ada))
        number = (await events.of("invitation"))["id"]
        assert (await other.post(f"/api/bot/invitations/{number}/accept")).status_code == 404
        assert (await bot.post(f"/api/bot/invitations/{number}/decline")).status_code == 204
        assert (await bot.post(f"/api/bot/invitations/{number}/accept")).status_code == 404
        assert [one["state"] for one in await ada.get(f"/api/tables/{table}/bots")] == ["declined"]


async def test_only_those_at_the_table_invite_and_only_bots_that_are_online(server: Server) -> None:
    async with server.guest() as ada, server.guest() as ben:
        await ben.named("Ben")
        table = await ada.table("me", "friend")
        assert (await ben.http.post(f"/api/tables/{table}/bots", json={"bot": "x"})).status_code == 403
        assert (await ada.http.post(f"/api/tables/{table}/bots", json={"bot": "x"})).status_code == 404


# --- bounds


async def test_an_idle_stream_sends_empty_lines(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    monkeypatch.setattr(limits, "STREAM_KEEP_ALIVE_SECONDS", 0.02)
    async with online_bot(server, name="Idle") as (_, _, events):
        assert [await events.line() for _ in range(3)] == ["", "", ""]


async def test_over_its_limit_a_token_is_told_when_to_come_back(tmp_path: Path) -> None:
    strict = msgspec.structs.replace(FREE, bot_requests=Rate(3, 0.01))
    with serving(tmp_path / "zoo.sqlite3", limits=strict) as server:
        async with server.guest() as ada, Bot(server, await token_of(ada)) as bot:
            answers = [await bot.http.get("/api/bot/account") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert 90 <= int(answers[3].headers["Retry-After"]) <= 100


async def test_one_token_opens_only_so_many_streams(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    monkeypatch.setattr("menagerie.server.club.bot_api.BOT_STREAMS_OF_TOKEN", 1)
    async with online_bot(server, name="Greedy") as (ada, bot, _):
        await online(ada, "Greedy (bot)")
        refused = await bot.http.get("/api/bot/events")
        assert (refused.status_code, refused.headers["Retry-After"]) == (429, "6")


async def test_tokens_and_invitations_have_quotas(tmp_path: Path) -> None:
    few = strict_about(bots=Quota(Rate(2, 0.001), AMPLE), invitations=Quota(Rate(1, 0.001), AMPLE))
    with serving(tmp_path / "zoo.sqlite3", limits=few) as server:
        async with server.guest() as ada, Bot(server, await token_of(ada)) as bot:
            async with bot.stream("/api/bot/events"):
                await invite(ada, await online(ada))
                table = await ada.table("me", "friend")
                again = await ada.http.post(f"/api/tables/{table}/bots", json={"bot": await online(ada)})
                assert (again.status_code, again.headers["Retry-After"]) == (429, "1000")
            await token_of(ada)
            assert (await ada.http.post("/api/me/tokens", json={"bot": "Third"})).status_code == 429


async def test_a_bot_that_does_not_read_is_dropped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its connection is cut while the table goes on."""
    monkeypatch.setattr("menagerie.server.line_stream.UNSENT_BYTES", 100_000)
    monkeypatch.setattr(limits, "STREAM_KEEP_ALIVE_SECONDS", 0.2)
    with serving(tmp_path / "zoo.sqlite3") as server:
        async with server.guest() as ada, playing(server, ada) as (bot, _, table):
            token = bot.http.headers["Authorization"]
            host, _, port = server.address.partition(":")
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                deaf.connect((host, int(port)))
                deaf.sendall(
                    f"GET /api/bot/tables/{table} HTTP/1.1\r\nHost: x\r\nAuthorization: {token}\r\n\r\n".encode()
                )
                state = server._running._app.context.outside_bots
                while len(state.streams) < 3:
                    await asyncio.sleep(0.02)
                number = 0
                while len(state.streams) == 3:
                    number += 1
                    message = {"type": "say", "token": f"token-{number:06}", "text": "x" * 500}
                    assert (await bot.post(f"/api/bot/tables/{table}", message)).is_success
                    assert number < limits.CHAT_LINES - 100
            assert (await bot.post(f"/api/bot/tables/{table}", {**say("still here")})).is_success


# --- whole games


async def play_against(guest: Guest, table: str) -> Any:
    """Plays the first choice until the game is over; the result."""
    async with guest.at(table) as seat:
        await seat.until(lambda _: seat.table is not None and seat.table["phase"] != "gathering")
        await seat.play_on()
        return seat.table["result"]


@pytest.mark.parametrize("file", ["api_bot.py", "api_bot.mjs"])
@pytest.mark.parametrize("game", ["lucky-lions", "zoo-le-ma", "zoocracy", "18zoo"])
async def test_the_example_clients_play_whole_games(server: Server, game: str, file: str) -> None:
    runner = sys.executable if file.endswith(".py") else shutil.which("node")
    if runner is None:
        pytest.skip("there is no Node here")
    async with server.guest() as ada:
        name = f"{file[-4:].strip('.')} {game}"
        token = await token_of(ada, name)
        process = await asyncio.create_subprocess_exec(
            runner, str(EXAMPLES / file), f"http://{server.address}", token, game, stderr=asyncio.subprocess.PIPE
        )
        try:
            table = await invite(ada, await online(ada, f"{name} (bot)"), game, ready_check=False)
            result = await play_against(ada, table)
        finally:
            process.kill()
            _, errors = await process.communicate()
        assert [standing["rank"] for standing in result["standings"]]
        assert not errors, errors.decode()
        record = await ada.get(f"/api/tables/{table}/record")
        assert {move["seat"] for move in record["actions"]} == {0, 1}


def test_the_example_clients_are_short() -> None:
    for file in ("api_bot.py", "api_bot.mjs"):
        lines = (EXAMPLES / file).read_text().splitlines()
        assert sum(bool(line.strip()) and not line.startswith(("//", '"""')) for line in lines) <= 40
