"""Brings notices to people: by Web Push to each of their browsers, and by mail to their confirmed address."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from http.client import HTTPException
from typing import Literal
from urllib.parse import urlsplit

from menagerie.core.words import Words, core_words
from menagerie.server.notices import mail
from menagerie.server.notices.links import Link, Links, digest
from menagerie.server.notices.push_endpoint import BadEndpoint, post
from menagerie.server.notices.settings import NoticeSettings
from menagerie.server.notices.web_push import VapidKey, encrypt
from menagerie.table.limits import NOTICE_THREADS
from menagerie.table.log_lines import table_words
from menagerie.table.store import MailAddress, NoticeStore, PushSubscription
from menagerie.table.table import Table
from menagerie.table.time import Time

_log = logging.getLogger(__name__)
Channel = PushSubscription | MailAddress
Outcome = Literal["sent", "failed", "gone"]
PUSH_SECONDS = 24 * 3600
"""How long a push service keeps a notice for a browser that is not running."""


class Delivery:
    def __init__(self, store: NoticeStore, time: Time, settings: NoticeSettings, links: Links, vapid: VapidKey) -> None:
        self._store = store
        self._time = time
        self._settings = settings
        self.links = links
        self.vapid = vapid
        self._threads = ThreadPoolExecutor(NOTICE_THREADS, thread_name_prefix="notice")
        self._failing: set[str] = set()
        """The servers that failed since they last worked: each is logged once."""

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def channels(self, person: str) -> list[Channel]:
        """The ways in which that person wants notices."""
        found: list[Channel] = [*await self._store.subscriptions(person)]
        address = await self._store.mail_address(person)
        if address is not None and address.confirmed and self._settings.smtp is not None:
            found.append(address)
        return found

    async def send(self, channels: Sequence[Channel], table: Table) -> list[Channel]:
        """Tells a person that it is their turn; gives back the channels that failed and may be tried again."""
        outcomes = await asyncio.gather(*(self._send_one(channel, table) for channel in channels))
        return [channel for channel, outcome in zip(channels, outcomes, strict=True) if outcome == "failed"]

    async def _send_one(self, channel: Channel, table: Table) -> Outcome:
        if isinstance(channel, MailAddress):
            return await self._mail(self._turn_mail(channel, table))
        outcome = await self._push(channel, self._payload(channel, table), digest(table.id))
        if outcome == "gone":
            await self._store.remove_subscription(channel.id)
        return outcome

    # --- Web Push

    def _payload(self, subscription: PushSubscription, table: Table) -> bytes:
        """What the service worker shows. Nothing of the position: a notice lies on a screen that others see."""
        words = table_words(table, subscription.language)
        end = self.links.token(Link("end-push", subscription.person, subscription.id), self._time.now())
        shown = {
            "title": words("notice-title", game=words("game-title")),
            "body": words("notice-table", names=_names(table, words)),
            "table": f"/table/{table.id}",
            "end": f"/notices/{end}",
            "end_label": words("notice-end"),
            "tag": table.id,
            "language": subscription.language,
        }
        return json.dumps(shown, ensure_ascii=False).encode()

    async def _push(self, subscription: PushSubscription, payload: bytes, topic: str) -> Outcome:
        parts = urlsplit(subscription.endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "Authorization": self.vapid.authorization(origin, self._time.now()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(PUSH_SECONDS),
            "Urgency": "normal",
            "Topic": topic,
        }
        loopback = self._settings.loopback_endpoints

        def job() -> Outcome:
            body = encrypt(payload, subscription.p256dh, subscription.auth)
            status = post(subscription.endpoint, headers, body, loopback)
            if status in (404, 410):
                return "gone"
            if not 200 <= status < 300:
                raise OSError(f"the push service answered {status}")
            return "sent"

        return await self._in_thread(origin, job)

    # --- mail

    def _turn_mail(self, to: MailAddress, table: Table) -> EmailMessage:
        assert self._settings.smtp is not None
        words = table_words(table, to.language)
        end = self.links.token(Link("end-mail", to.person, digest(to.address)), self._time.now())
        text = words(
            "notice-mail-text",
            game=words("game-title"),
            names=_names(table, words),
            table=f"{self._settings.address}/table/{table.id}",
            end=f"{self._settings.address}/notices/{end}",
        )
        subject = words("notice-title", game=words("game-title"))
        return mail.message(
            self._settings.smtp, to.address, subject, text, f"{self._settings.address}/api/notices/{end}"
        )

    async def ask_to_confirm(self, to: MailAddress) -> None:
        """Sends the link that confirms the address."""
        assert self._settings.smtp is not None
        words = core_words(to.language)
        token = self.links.token(Link("confirm-mail", to.person, digest(to.address)), self._time.now())
        text = words("notice-confirm-text", link=f"{self._settings.address}/notices/{token}")
        await self._mail(mail.message(self._settings.smtp, to.address, words("notice-confirm-subject"), text))

    async def _mail(self, message: EmailMessage) -> Outcome:
        smtp = self._settings.smtp
        assert smtp is not None

        def job() -> Outcome:
            mail.send(smtp, message)
            return "sent"

        return await self._in_thread("SMTP", job)

    # --- both

    async def _in_thread(self, server: str, job: Callable[[], Outcome]) -> Outcome:
        try:
            outcome = await asyncio.get_running_loop().run_in_executor(self._threads, job)
        except BadEndpoint:
            return "gone"
        except (OSError, smtplib.SMTPException, HTTPException, ValueError) as error:
            if server not in self._failing:
                self._failing.add(server)
                _log.warning("turn notices cannot be sent by %s: %r", server, error)
            return "failed"
        self._failing.discard(server)
        return outcome


def _names(table: Table, words: Words) -> str:
    return words.shown_names(words.join_list(table.names))
