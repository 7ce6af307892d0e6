"""Bad input of every kind is refused with a clear answer, and changes nothing."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from menagerie.core.registry import all_games
from menagerie.server.middleware import is_cross_site
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.settings import Limits
from menagerie.table.limits import Rate
from tests.server.guests import AMPLE, FREE, Couple, Server, couple, legal, serving

NONSENSE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "hello",
    '{"type": "hello"',
    '{"type": "fly", "token": "12345678"}',
    '{"type": "act", "token": "12345678"}',
    '{"type": "act", "token": "12345678", "seat": -1, "point": "1.choose", "action": {}}',
    '{"type": "act", "token": "12345678", "seat": 0, "point": "1.choose", "action": []}',
    '{"type": "act", "token": "12345678", "seat": 0, "point": 7, "action": {}}',
    '{"type": "act", "token": "short", "seat": 0, "point": "1.choose", "action": {}}',
    '{"type": "act", "token": "12345678", "seat": 0, "point": "x", "action": {}, "more": 1}',
    '{"type": "say", "token": "12345678", "text": ""}',
    '{"type": "say", "token": "12345678", "text": "' + "x" * 501 + '"}',
    '{"type": "say", "token": "12345678", "text": "\\ud800"}',
    '{"type": "hello", "since": "many"}',
    "[" * 5000,
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


async def state_of(two: Couple) -> tuple[object, object]:
    await two.settle()
    return two.a.views, two.b.views


@pytest.mark.parametrize("raw", NONSENSE, ids=range(len(NONSENSE)))
async def test_nonsense_over_the_socket_changes_nothing(server: Server, raw: str | bytes) -> None:
    async with couple(server) as two:
        before = await state_of(two)
        await two.a.send_raw(raw)
        refused = await two.a.until(lambda tell: tell["type"] == "refusal")
        assert refused["reason"] == "malformed"
        assert refused["text"]
        assert await state_of(two) == before


async def test_random_bytes_over_the_socket_change_nothing(server: Server) -> None:
    rng = random.Random(7)
    async with couple(server) as two:
        before = await state_of(two)
        good = msgspec.json.encode({"type": "act", "token": "12345678", "seat": 0, "point": "1.choose", "action": {}})
        for _ in range(60):
            broken = bytearray(good)
            for _ in range(rng.randint(1, 5)):
                broken[rng.randrange(len(broken))] = rng.randrange(256)
            await two.a.send_raw(bytes(broken))
            await two.a.until(lambda tell: tell["type"] == "refusal")
        assert await state_of(two) == before


async def test_a_message_before_hello_and_a_huge_one(server: Server) -> None:
    async with couple(server) as two:
        before = await state_of(two)
        async with two.ada.at(two.table, hello=False) as rude:
            assert (await rude.ask(type="resign", seat=0))["reason"] == "malformed"
        async with two.ada.at(two.table) as loud:
            await loud.settle()
            await loud.send_raw('{"type": "say", "token": "12345678", "text": "' + "x" * 20_000 + '"}')
            refused = await loud.until(lambda tell: tell["type"] == "refusal")
            assert refused["reason"] == "too-large"
            assert refused["token"] == "12345678"
            await loud.send_raw("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await loud.settle()
        assert await state_of(two) == before


async def test_actions_of_another_seat_game_or_moment(server: Server) -> None:
    async with couple(server) as two:
        mover, other = await two.to_move()
        before = await state_of(two)
        seat_view = mover.seat_view()
        seat, point, action = seat_view["seat"], seat_view["point"], legal(seat_view)[0]

        async def asked(who: object, **change: object) -> object:
            move = {"type": "act", "seat": seat, "point": point, "action": action, **change}
            return (await who.ask(**move))["reason"]  # type: ignore[attr-defined]  # either of the two

        assert await asked(other) == "not-your-seat"
        assert await asked(mover, seat=1 - seat) == "not-your-seat"
        assert await asked(mover, seat=7) == "unknown"
        assert await asked(mover, point="0.choose") == "stale"
        assert await asked(mover, action={"type": "bid", "amount": 3}) == "unknown-action"
        assert await asked(mover, action={"type": "choose", "card": "none"}) == "rule"
        refusal = mover.heard[-1]
        assert refusal["paragraph"] == "3.1"
        assert refusal["instead"] in legal(seat_view)
        assert refusal["text"]
        assert "3.1" not in refusal["text"], "the page shows the paragraph as a link"
        for request in ("ask-undo", "reclaim-seat", "resign"):
            assert (await mover.ask(type=request, seat=1 - seat))["reason"] == "not-your-seat"
        assert (await mover.ask(type="hand-over", seat=7))["reason"] == "unknown"
        assert (await mover.ask(type="reclaim-seat", seat=seat))["reason"] == "not-running"
        assert await state_of(two) == before


JUNK: tuple[object, ...] = (
    None, True, 0, -1, 7, 1.5, 10**30, -(10**30), "", "x" * 300, "\x00", "__proto__", [], [[]],
    ["x"] * 50, {}, {"type": "pass"},
)  # fmt: skip


@pytest.mark.parametrize("game", [game.name for game in all_games()])
async def test_whatever_stands_in_an_action_is_answered(server: Server, game: str) -> None:
    """No field of any action can bring a table down, nor get past the rules."""
    rng = random.Random(game)
    bots = [{"kind": "bot", "bot": "random"}] * 2
    async with server.guest() as ada:
        table = (await ada.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *bots]}))["id"]
        async with ada.at(table) as seat:
            for _ in range(5):
                seat_view = await seat.decision(0)
                for action in rng.sample(legal(seat_view), min(4, len(legal(seat_view)))):
                    for field in action:
                        strange = {**action, field: rng.choice(JUNK)}
                        if strange in legal(seat_view):
                            continue
                        asked = {"token": "a-strange-one", "seat": 0, "point": seat_view["point"], "action": strange}
                        await seat.send_raw(json.dumps({"type": "act", **asked}))
                        answer = await seat.until(lambda tell: tell["type"] in ("done", "refusal"))
                        assert answer["type"] == "refusal", strange
                        assert answer["text"], strange
                answer = await seat.act(seat_view, rng.randrange(len(legal(seat_view))))
                assert answer["type"] == "done", answer


async def test_script_in_names_and_chat_stays_text(server: Server) -> None:
    async with couple(server) as two:
        await two.ada.named("<script>alert(1)</script>"[:30])
        assert (await two.a.ask(type="say", text="<img src=x onerror=alert(1)> { $name }"))["type"] == "done"
        await two.settle()
        assert two.b.entries[-1]["chat"]["text"] == "<img src=x onerror=alert(1)> { $name }"
        page = await two.ada.http.get(f"/api/tables/{two.table}")
        assert page.headers["content-type"].startswith("application/json")
        assert page.headers["x-content-type-options"] == "nosniff"


async def test_unknown_tables(server: Server) -> None:
    async with server.guest() as eve:
        for name in ("nowhere", "..%2f..%2fetc", "%00", "x" * 300, "' OR 1=1 --"):
            answer = await eve.http.get(f"/api/tables/{name}")
            assert answer.status_code in (400, 404), name
            assert answer.json()["text"]
        async with eve.at("nowhere", hello=False) as seat:
            assert (await seat.hear())["reason"] == "unknown"
            with pytest.raises(ConnectionClosed) as closed:
                await seat.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


async def test_pages_of_other_sites_are_kept_out(server: Server) -> None:
    async with couple(server) as two:
        before = await state_of(two)
        for origin in ("http://evil.example", "null", f"http://{server.address}.evil.example", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refused:
                async with two.ada.at(two.table, headers={"Origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
            answer = await two.ada.http.post("/api/play-now", json={"game": "lucky-lions"}, headers={"Origin": origin})
            assert answer.status_code == 403
            assert answer.json()["reason"] == "cross-site"
        own = {"Origin": f"http://{server.address}"}
        async with two.ada.at(two.table, headers=own) as welcome:
            await welcome.settle()
        assert (await two.ada.http.post("/api/play-now", json={"game": "lucky-lions"}, headers=own)).status_code == 201
        assert await state_of(two) == before


def test_what_is_cross_site() -> None:
    assert not is_cross_site({"host": "zoo.example"})
    assert not is_cross_site({"host": "zoo.example", "origin": "https://zoo.example"})
    assert not is_cross_site({"host": "Zoo.example:81", "origin": "http://zoo.example:81"})
    assert is_cross_site({"host": "zoo.example", "origin": "https://zoo.example:81"})
    assert is_cross_site({"host": "zoo.example", "origin": "null"})
    assert is_cross_site({"host": "zoo.example", "sec-fetch-site": "cross-site"})


async def test_too_many_messages(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, messages=Rate(12, 0))
    with serving(tmp_path / "zoo.sqlite3", limits=limits) as server:
        async with server.guest() as ada:
            table = await (await ada.named("Ada")).table("me", "friend")
            async with ada.at(table) as seat:
                answers = [await seat.ask(type="say", text=f"no. {number}") for number in range(20)]
                refused = [answer for answer in answers if answer["type"] == "refusal"]
                assert len(refused) == 9
                assert {answer["reason"] for answer in refused} == {"too-fast"}
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(300):
                        await seat.send(type="ping")
                with pytest.raises(ConnectionClosed):
                    await seat.until(lambda tell: tell["type"] == "pong")
            async with ada.at(table) as seat:
                await seat.settle()
                assert len([entry for entry in seat.entries if entry["kind"] == "chat"]) == 11


async def test_too_many_requests(tmp_path: Path) -> None:
    limits = Limits(reads=Rate(5, 0), writes=Rate(2, 0), sockets=Rate(1, 0), messages=AMPLE)
    with serving(tmp_path / "zoo.sqlite3", limits=limits) as server:
        async with server.guest("fr") as ada:
            made = [await ada.http.post("/api/play-now", json={"game": "lucky-lions"}) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 429]
            assert made[-1].json()["text"].startswith("Trop de requêtes")
            assert made[-1].headers["content-security-policy"]
            read = [(await ada.http.get("/api/games")).status_code for _ in range(7)]
            assert read == [200] * 5 + [429] * 2
            table = made[0].json()["id"]
            async with ada.at(table) as seat:
                await seat.settle()
            async with ada.at(table, hello=False) as seat:
                assert (await seat.hear())["reason"] == "too-fast"


def test_restraint_lets_go_with_time() -> None:
    now = [0.0]
    limiter = RateLimiter(Rate(2, 0.5), lambda: now[0])
    assert [limiter.allows("a") for _ in range(3)] == [True, True, False]
    assert limiter.allows("b")
    now[0] = 2.0
    assert [limiter.allows("a") for _ in range(2)] == [True, False]


BAD_BODIES: list[tuple[str, str, object]] = [
    ("POST", "/api/play-now", {"game": "chess"}),
    ("POST", "/api/play-now", {"game": 3}),
    ("POST", "/api/play-now", {}),
    ("POST", "/api/play-now", []),
    ("POST", "/api/tables", {"game": "lucky-lions", "seats": []}),
    ("POST", "/api/tables", {"game": "lucky-lions", "seats": [{"kind": "me"}]}),
    ("POST", "/api/tables", {"game": "lucky-lions", "seats": [{"kind": "me"}] * 2}),
    ("POST", "/api/tables", {"game": "lucky-lions", "seats": [{"kind": "bot", "bot": "nobody"}] * 2}),
    ("POST", "/api/tables", {"game": "lucky-lions", "seats": [{"kind": "bot"}] * 7}),
    ("POST", "/api/tables", {"game": "lucky-lions", "seats": [{"kind": "bot"}] * 2, "options": {"market": 99}}),
    ("POST", "/api/tables", {"game": "lucky-lions", "seats": [{"kind": "bot"}] * 2, "options": {"chess": True}}),
    ("POST", "/api/tables", {"game": "lucky-lions", "seats": [{"kind": "bot"}] * 2, "clock": {"kind": "sun"}}),
    ("PATCH", "/api/me", {"name": 7}),
    ("PATCH", "/api/me", {"language": "tlh"}),
    ("PATCH", "/api/me", {"admin": True}),
]


@pytest.mark.parametrize(("method", "path", "body"), BAD_BODIES)
async def test_bad_bodies_are_refused_in_words(server: Server, method: str, path: str, body: object) -> None:
    async with server.guest() as eve:
        answer = await eve.http.request(method, path, json=body)
        assert answer.status_code in (400, 404)
        problem = answer.json()
        assert problem["status"] == answer.status_code
        assert problem["text"]
        assert await eve.get("/api/me/tables") == []


async def test_bodies_that_are_no_json_or_too_large(server: Server) -> None:
    async with server.guest() as eve:
        for content, kind in ((b"{", "application/json"), (b"\xff", "application/json"), (b"game=x", "text/plain")):
            answer = await eve.http.post("/api/play-now", content=content, headers={"Content-Type": kind})
            assert answer.status_code in (400, 415), answer.text
            assert answer.json()["text"]
        big = await eve.http.post("/api/play-now", json={"game": "x" * 100_000})
        assert big.status_code == 413
        assert big.json()["reason"] == "too-large"


@pytest.mark.parametrize(
    "path", ["/", "/api", "/api/me", "/api/games", "/api/nowhere", "/api/schema/openapi.json", "/assets/none.js"]
)
async def test_every_answer_wears_its_headers(server: Server, path: str) -> None:
    async with server.guest() as eve:
        for method in ("GET", "POST", "DELETE"):
            answer = await eve.http.request(method, path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-frame-options"] == "DENY"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert "Traceback" not in answer.text
            assert answer.status_code < 500 or answer.status_code == 503


async def test_path_tricks_find_no_files(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Menagerie</title>")
    (pages / "assets" / "app-1234.js").write_text("export {};")
    (pages / "assets" / "app-1234.js.gz").write_bytes(b"packed")
    (pages / "assets" / "app-1234.js.br").write_bytes(b"packed better")
    (tmp_path / "secret.txt").write_text("secret")
    (pages / ".hidden").write_text("secret")
    with serving(tmp_path / "zoo.sqlite3", pages=pages) as server:
        async with server.guest() as eve:
            for path in ("/", "/tables/abc", "/fr/anything"):
                page = await eve.http.get(path)
                assert page.status_code == 200
                assert "Menagerie" in page.text
                assert page.headers["cache-control"] == "no-cache"
            known = await eve.http.get("/", headers={"If-None-Match": page.headers["etag"]})
            assert (known.status_code, known.content) == (304, b"")
            plain = await eve.http.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
            assert plain.text == "export {};"
            assert plain.headers["content-type"].startswith("text/javascript")
            assert "immutable" in plain.headers["cache-control"]
            for coding, packed in (("gzip", b"packed"), ("gzip, br", b"packed better")):
                request = eve.http.build_request("GET", "/assets/app-1234.js", headers={"Accept-Encoding": coding})
                answer = await eve.http.send(request, stream=True)
                assert b"".join([part async for part in answer.aiter_raw()]) == packed
                assert answer.headers["content-encoding"] in coding
            tricks = ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt")
            more = ("/.hidden", "/%5c..%5csecret.txt", "/assets/%00.js", "//etc/passwd", "/assets/none.js")
            for path in (*tricks, *more):
                raw = httpx.Request("GET", httpx.URL(f"http://{server.address}").copy_with(raw_path=path.encode()))
                answer = await eve.http.send(raw)
                assert "secret" not in answer.text.replace("secret.txt", ""), path
                assert "root:" not in answer.text
