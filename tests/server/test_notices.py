"""Turn notices: who gets one, when, and what it says, by Web Push and by mail."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from menagerie.server.notices import push_endpoint
from menagerie.server.notices.mail import BadMailAddress, check_mail_address
from menagerie.server.notices.push_endpoint import BadEndpoint, check_endpoint
from menagerie.server.notices.settings import BadNoticeSettings, NoticeSettings, Smtp, notice_settings
from menagerie.server.notices.web_push import decode, encode, encrypt
from menagerie.server.settings import Limits
from menagerie.table.limits import NOTICE_RETRY_SECONDS, PUSH_DEVICES, Rate
from tests.server.guests import AMPLE, FREE, Guest, Server, TestTime, serving
from tests.server.mail_server import MailServer, mail_server
from tests.server.push_service import Browser, PushService, push_service, until, verified_claims

GRACE = 60.0
ADDRESS = "https://zoo.example"


class Ground:
    """A server with a push service, a mail server and a clock that the test turns."""

    def __init__(self, server: Server, push: PushService, mail: MailServer, time: TestTime) -> None:
        self.server, self.push, self.mail, self.time = server, push, mail, time

    @asynccontextmanager
    async def game(self) -> AsyncIterator[Game]:
        """Ada and Ben play; both are connected until they leave."""
        async with self.server.guest() as ada, self.server.guest("fr") as ben:
            await ada.named("Ada")
            await ben.named("Ben")
            table = await ada.table("me", "friend")
            await ben.join(table)
            yield Game(table, ada, ben)


class Game:
    def __init__(self, table: str, ada: Guest, ben: Guest) -> None:
        self.table, self.ada, self.ben = table, ada, ben

    async def start(self) -> tuple[Guest, Guest]:
        """Who is to move, and the other one; nobody stays connected."""
        async with self.ada.at(self.table) as a, self.ben.at(self.table) as b:
            for seat in (a, b):
                await seat.until_phase("running")
                await seat.settle()
            first = a.views["waiting_on"][0]
        return (self.ada, self.ben) if first == 0 else (self.ben, self.ada)

    async def hand_over(self, mover: Guest) -> None:
        """Plays until the other one is to move, and leaves."""
        async with mover.at(self.table) as seat:
            await seat.settle()
            mine = seat.views["views"][0]["seat"]
            while mine in seat.views["waiting_on"]:
                answer = await seat.act(await seat.decision())
                assert answer["type"] == "done", answer
                await seat.settle()


@contextmanager
def ground(folder: Path, limits: Limits = FREE, **settings: Any) -> Iterator[Ground]:
    time = TestTime()
    with push_service() as push, mail_server() as mail:
        smtp = Smtp(host="127.0.0.1", port=mail.port, sender="zoo@zoo.example")
        notices = NoticeSettings(address=ADDRESS, smtp=smtp, grace=GRACE, loopback_endpoints=True, **settings)
        with serving(folder / "zoo.sqlite3", time=time, notices=notices, limits=limits) as server:
            yield Ground(server, push, mail, time)


async def subscribe(guest: Guest, browser: Browser, **more: str) -> Any:
    return (await guest.http.put("/api/me/notices/push", json={**browser.subscription, **more})).json()


async def confirm(ground: Ground, guest: Guest, address: str, language: str = "en") -> None:
    before = len(ground.mail.mails)
    done = await guest.http.put("/api/me/notices/mail", json={"address": address, "language": language})
    assert done.json()["mail_confirmed"] is False
    text = ground.mail.wait_for(before + 1)[-1].get_content()
    await guest.post("/api/notices/" + link_in(text))


def link_in(text: str) -> str:
    line = next(line for line in text.splitlines() if "/notices/" in line)
    return line.strip().removeprefix(f"{ADDRESS}/notices/")


# --- the encryption


def test_a_payload_is_encrypted_as_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    secret = decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sender = ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1())
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
        sender,
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# --- who is told, and what


async def test_an_absent_person_is_told_once_by_push_until_they_come_back(tmp_path: Path) -> None:
    with ground(tmp_path) as here:
        async with here.game() as game:
            mover, other = await game.start()
            device = Browser(here.push)
            mine = await subscribe(other, device, language="fr")
            assert mine["devices"] == 1
            await game.hand_over(mover)
            here.time.pass_by(GRACE - 1)
            here.time.pass_by(1)
            (push,) = here.push.wait_for(1)
            shown = device.decrypt(push)
            assert shown["title"] == "À toi de jouer\u00a0: Lucky Lions"
            assert shown["table"] == f"/table/{game.table}"
            assert "Ada" in shown["body"]
            assert set(shown) == {"title", "body", "table", "end", "end_label", "tag", "language"}
            claims = verified_claims(push, mine["push_key"])
            assert claims["aud"] == here.push.origin
            assert claims["sub"] == "mailto:zoo@zoo.example"
            assert here.time.now() < claims["exp"] <= here.time.now() + 24 * 3600
            assert int(push.headers["ttl"]) > 0

            # They come, play and leave; the next turn is announced again.
            await game.hand_over(other)
            await game.hand_over(mover)
            here.time.pass_by(GRACE)
            assert len(here.push.wait_for(2)) == 2


async def test_nobody_is_told_who_is_there_or_who_did_not_ask_for_it(tmp_path: Path) -> None:
    with ground(tmp_path) as here:
        async with here.game() as game:
            mover, other = await game.start()
            await subscribe(mover, Browser(here.push, "/mover"))
            device = Browser(here.push, "/other")
            await subscribe(other, device)
            async with other.at(game.table) as seat:
                await seat.settle()
                await game.hand_over(mover)
                await seat.decision()
                here.time.pass_by(GRACE)
                await seat.settle()
            await game.hand_over(other)
            await other.http.post("/api/me/notices/push/end", json={"endpoint": device.endpoint})
            here.time.pass_by(GRACE)
            (push,) = here.push.wait_for(1)
            assert push.path == "/mover"


async def test_alone_with_bots_nobody_is_told(tmp_path: Path) -> None:
    with ground(tmp_path) as here:
        async with here.server.guest() as ada:
            await subscribe(ada, Browser(here.push))
            table = await ada.table("me", "bot")
            async with ada.at(table) as seat:
                await seat.decision()
            here.time.pass_by(GRACE)
            async with here.game() as game:  # where two people play, the same does ring
                mover, other = await game.start()
                await subscribe(other, Browser(here.push, "/two"))
                await game.hand_over(mover)
                here.time.pass_by(GRACE)
                assert [push.path for push in here.push.wait_for(1)] == ["/two"]


async def test_a_mark_outlives_the_server(tmp_path: Path) -> None:
    """After a restart nobody is told again what they were told before."""
    with push_service() as push:
        notices = NoticeSettings(grace=GRACE, loopback_endpoints=True)
        time = TestTime()
        device = Browser(push)
        with serving(tmp_path / "zoo.sqlite3", time=time, notices=notices) as server:
            async with server.guest() as ada, server.guest() as ben:
                await ada.named("Ada")
                table = await ada.table("me", "friend")
                await ben.join(table)
                game = Game(table, ada, ben)
                mover, other = await game.start()
                key = (await subscribe(other, device))["push_key"]
                await game.hand_over(mover)
                time.pass_by(GRACE)
                push.wait_for(1)
                cookies = dict(other.http.cookies)
        with serving(tmp_path / "zoo.sqlite3", time=time, notices=notices) as server:
            async with server.guest() as again:
                again.http.cookies.update(cookies)
                mine = await again.get("/api/me/notices")
                assert mine["push_key"] == key, "a new key would end every subscription"
                assert mine["devices"] == 1
                await again.get(f"/api/tables/{table}")
                time.pass_by(GRACE)
                time.pass_by(GRACE)
                await again.get(f"/api/tables/{table}")
        assert len(push.received) == 1


async def test_subscriptions_that_expired_are_removed(tmp_path: Path) -> None:
    with ground(tmp_path) as here:
        async with here.game() as game:
            mover, other = await game.start()
            await subscribe(other, Browser(here.push))
            here.push.status = 410
            await game.hand_over(mover)
            here.time.pass_by(GRACE)
            here.push.wait_for(1)
            for _ in range(500):
                if (await other.get("/api/me/notices"))["devices"] == 0:
                    break
                await asyncio.sleep(0.01)
            assert (await other.get("/api/me/notices"))["devices"] == 0


async def test_what_fails_is_tried_again_and_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with ground(tmp_path) as here, caplog.at_level(logging.WARNING):
        async with here.game() as game:
            mover, other = await game.start()
            device = Browser(here.push)
            await subscribe(other, device)
            here.push.status = 500
            await game.hand_over(mover)
            here.time.pass_by(GRACE)
            here.push.wait_for(1)
            until(lambda: "cannot be sent" in caplog.text, "the failure is logged")
            for count, pause in enumerate(NOTICE_RETRY_SECONDS, 2):
                until(lambda: here.time._sleepers, "the next try waits")
                await asyncio.sleep(0)
                here.time.pass_by(pause)
                here.push.wait_for(count)
            assert caplog.text.count("cannot be sent") == 1


async def test_the_rate_of_one_persons_notices_is_bounded(tmp_path: Path) -> None:
    with ground(tmp_path, rate=Rate(1, 0)) as here:
        async with here.game() as one, here.game() as two:
            mover, other = await one.start()
            await subscribe(other, Browser(here.push, "/one"))
            await one.hand_over(mover)
            here.time.pass_by(GRACE)
            here.push.wait_for(1)
            mover, last = await two.start()
            await subscribe(last, Browser(here.push, "/two"))
            again = await other.table("me", "friend")
            await last.join(again)
            third = Game(again, other, last)
            first, _ = await third.start()
            await third.hand_over(first)
            await two.hand_over(mover)
            here.time.pass_by(GRACE)
            paths = [push.path for push in here.push.wait_for(2)]
            assert paths.count("/one") == 1


async def test_a_notice_can_be_ended_by_its_link_without_a_session(tmp_path: Path) -> None:
    with ground(tmp_path) as here:
        async with here.game() as game, here.server.guest() as stranger:
            mover, other = await game.start()
            device = Browser(here.push)
            await subscribe(other, device)
            await game.hand_over(mover)
            here.time.pass_by(GRACE)
            end = device.decrypt(here.push.wait_for(1)[0])["end"]
            token = end.removeprefix("/notices/")
            assert (await stranger.get(f"/api/notices/{token}"))["purpose"] == "end-push"
            assert (await other.get("/api/me/notices"))["devices"] == 1, "reading a link changes nothing"
            assert (await stranger.post(f"/api/notices/{token}"))["purpose"] == "end-push"
            assert (await other.get("/api/me/notices"))["devices"] == 0
            for wrong in (token[:-1], token.replace("end-push", "end-mail"), "x", "....", "é.é"):
                assert (await stranger.http.post(f"/api/notices/{wrong}")).status_code == 404


# --- mail


async def test_mail_needs_confirmation_speaks_the_language_and_can_be_ended(tmp_path: Path) -> None:
    with ground(tmp_path) as here:
        async with here.game() as game, here.server.guest() as program:
            mover, other = await game.start()
            await other.http.put("/api/me/notices/mail", json={"address": "ben@post.example", "language": "fr"})
            asked = here.mail.wait_for(1)[0]
            assert asked["To"] == "ben@post.example"
            assert asked["Subject"] == "Menagerie\u00a0: confirme ton adresse"
            await game.hand_over(mover)
            here.time.pass_by(GRACE)
            await game.hand_over(other)  # not confirmed: no mail about that turn
            assert len(here.mail.mails) == 1

            token = link_in(asked.get_content())
            assert (await program.get(f"/api/notices/{token}"))["purpose"] == "confirm-mail"
            assert (await other.get("/api/me/notices"))["mail_confirmed"] is False
            await program.post(f"/api/notices/{token}")
            assert (await other.get("/api/me/notices"))["mail_confirmed"] is True
            await game.hand_over(mover)
            here.time.pass_by(GRACE)
            mail = here.mail.wait_for(2)[1]
            assert mail["Subject"] == "À toi de jouer\u00a0: Lucky Lions"
            assert f"{ADDRESS}/table/{game.table}" in mail.get_content()

            # What a mail program posts when its own button is pressed.
            one_click = mail["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            ended = await program.http.post(one_click, data={"List-Unsubscribe": "One-Click"})
            assert ended.status_code == 200
            assert (await other.get("/api/me/notices"))["mail_address"] is None
            assert (await program.http.post(one_click)).status_code == 200, "twice is no error"


async def test_a_confirmation_expires_and_fits_one_address(tmp_path: Path) -> None:
    with ground(tmp_path) as here:
        async with here.server.guest() as ada:
            await ada.http.put("/api/me/notices/mail", json={"address": "ada@post.example"})
            first = link_in(here.mail.wait_for(1)[0].get_content())
            await ada.http.put("/api/me/notices/mail", json={"address": "other@post.example"})
            second = link_in(here.mail.wait_for(2)[1].get_content())
            assert (await ada.http.post(f"/api/notices/{first}")).status_code == 404
            here.time.pass_by(3 * 24 * 3600)
            assert (await ada.http.post(f"/api/notices/{second}")).status_code == 404
            assert (await ada.get("/api/me/notices"))["mail_confirmed"] is False


async def test_nobody_is_flooded_with_confirmations(tmp_path: Path) -> None:
    limits = Limits(reads=AMPLE, writes=AMPLE, confirmations=Rate(2, 0))
    with ground(tmp_path, limits=limits) as here:
        async with here.server.guest() as ada:
            codes = [
                (await ada.http.put("/api/me/notices/mail", json={"address": "a@post.example"})).status_code
                for _ in range(3)
            ]
            assert codes == [200, 200, 429]


async def test_without_a_mail_server_no_mail_is_offered(server: Server) -> None:
    async with server.guest() as ada:
        assert (await ada.get("/api/me/notices"))["mail_offered"] is False
        refused = await ada.http.put("/api/me/notices/mail", json={"address": "a@post.example"})
        assert (refused.status_code, refused.json()["reason"]) == (409, "no-mail")


async def test_mail_is_encrypted_where_the_server_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = self_signed(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with mail_server(str(certificate)) as mail:
        smtp = Smtp(host="127.0.0.1", port=mail.port, sender="zoo@zoo.example", user="zoo", password="secret")
        notices = NoticeSettings(address=ADDRESS, smtp=smtp)
        with serving(tmp_path / "zoo.sqlite3", notices=notices) as server:
            async with server.guest() as ada:
                await ada.http.put("/api/me/notices/mail", json={"address": "ada@post.example"})
                mail.wait_for(1)
    assert mail.encrypted == [True]
    assert len(mail.logins) == 1


def self_signed(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "server.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + certificate.public_bytes(Encoding.PEM))
    return file


# --- what is refused


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.8/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[fd00::1]/x",
        "https://user@push.example/x",
        "https://push.example:8443/x",
        "https://push.example/a b",
        "https://push.example/\r\nHost: x",
        "ftp://push.example/x",
        "https:///x",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_only_public_addresses_are_push_services(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint)


@pytest.mark.parametrize("found", ["127.0.0.1", "10.1.2.3", "::1", "169.254.169.254"])
def test_a_name_that_leads_inside_is_not_called(found: str) -> None:
    answers = [(0, 0, 0, "", ("93.184.215.14", 443)), (0, 0, 0, "", (found, 443))]
    with (
        patch("socket.getaddrinfo", return_value=answers),
        patch("socket.create_connection", side_effect=AssertionError("connected")),
        pytest.raises(BadEndpoint),
    ):
        push_endpoint.post("https://push.example/x", {}, b"")


def test_a_public_push_service_is_accepted() -> None:
    assert check_endpoint("https://push.example/send/abc?x=1").hostname == "push.example"


async def test_subscriptions_are_checked_and_bounded(tmp_path: Path) -> None:
    with ground(tmp_path) as here:
        async with here.server.guest() as ada:
            good = Browser(here.push).subscription
            point = encode(b"\x04" + b"\x01" * 64)
            for wrong in ({"endpoint": "https://10.0.0.1/"}, {"p256dh": "AAAA"}, {"p256dh": point}, {"auth": "AAAA"},
                          {"p256dh": "é"}, {"auth": "!"}):  # fmt: skip
                refused = await ada.http.put("/api/me/notices/push", json={**good, **wrong})
                assert refused.status_code == 400, wrong
            for number in range(PUSH_DEVICES + 2):
                here.time.pass_by(1)
                await subscribe(ada, Browser(here.push, f"/{number}"))
            assert (await ada.get("/api/me/notices"))["devices"] == PUSH_DEVICES
            again = Browser(here.push, "/0")
            async with here.server.guest() as ben:  # another person uses the same browser
                assert (await subscribe(ben, again))["devices"] == 1


@pytest.mark.parametrize(
    "address", ["", "a", "a@b", "a@b@c.example", "a b@c.example", "Ada <a@c.example>", "a@c.example\nBcc: x@y.example",
                "a@-c.example", "a@c..example", "é@c.example", "@c.example", "a@", "x" * 250 + "@c.example"],
)  # fmt: skip
def test_what_is_no_mail_address(address: str) -> None:
    with pytest.raises(BadMailAddress):
        check_mail_address(address)


def test_a_mail_address() -> None:
    assert check_mail_address(" ada.l+zoo@post.example ") == "ada.l+zoo@post.example"


def test_settings_come_from_the_command_line_or_the_environment() -> None:
    environment = {"MENAGERIE_SMTP_PASSWORD": "secret", "MENAGERIE_ADDRESS": "https://zoo.example/"}
    found = notice_settings(None, "smtp://zoo%40x@mail.example", "zoo@zoo.example", environment)
    assert found.address == "https://zoo.example"
    assert found.smtp == Smtp(host="mail.example", port=587, sender="zoo@zoo.example", user="zoo@x", password="secret")
    implicit = notice_settings("https://z.example", "smtps://mail.example", "z@z.example", {})
    assert implicit.smtp is not None
    assert (implicit.smtp.port, implicit.smtp.implicit_tls) == (465, True)
    assert notice_settings(None, None, None, {}) == NoticeSettings()


@pytest.mark.parametrize(
    ("address", "smtp", "sender", "message"),
    [
        ("zoo.example", None, None, "serve-bad-address"),
        (None, "smtp://mail.example", "z@z.example", "serve-mail-incomplete"),
        ("https://z.example", "smtp://mail.example", None, "serve-mail-incomplete"),
        ("https://z.example", "mail.example:25", "z@z.example", "serve-bad-smtp"),
        ("https://z.example", "smtp://a:b@mail.example", "z@z.example", "serve-bad-smtp"),
        ("https://z.example", "smtp://mail.example:x", "z@z.example", "serve-bad-smtp"),
    ],
)
def test_settings_that_do_not_fit(address: str | None, smtp: str | None, sender: str | None, message: str) -> None:
    with pytest.raises(BadNoticeSettings) as problem:
        notice_settings(address, smtp, sender, {})
    assert problem.value.message == message
