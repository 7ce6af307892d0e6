"""How the server was asked to send turn notices."""

from __future__ import annotations

import os
from collections.abc import Mapping
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from menagerie.core.contract import Fact
from menagerie.table.limits import NOTICE_GRACE_SECONDS, NOTICES, Rate

ADDRESS_EXAMPLE = "https://zoo.example"
SMTP_EXAMPLE = "smtp://name@mail.example:587"


class BadNoticeSettings(ValueError):
    """Settings that do not fit; the message is of the shared catalogue."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


class Smtp(Struct, frozen=True, kw_only=True):
    host: str
    port: int
    sender: str
    """The address that mails come from."""
    user: str | None = None
    password: str = ""
    implicit_tls: bool = False
    """Encrypted from the first byte (``smtps:``); otherwise by STARTTLS."""


class NoticeSettings(Struct, frozen=True, kw_only=True):
    address: str | None = None
    """Where people reach this server, such as ``https://zoo.example``; the links in mails begin with it."""
    smtp: Smtp | None = None
    grace: float = NOTICE_GRACE_SECONDS
    """Seconds between the beginning of a turn and its notice."""
    rate: Rate = NOTICES
    loopback_endpoints: bool = False
    """Whether a push service may be on this machine, without TLS: for tests."""

    @property
    def contact(self) -> str | None:
        """Whom a push service can turn to."""
        if self.smtp is not None:
            return f"mailto:{self.smtp.sender}"
        return self.address if self.address is not None and self.address.startswith("https:") else None


def notice_settings(
    address: str | None, smtp: str | None, mail_from: str | None, environment: Mapping[str, str] = os.environ
) -> NoticeSettings:
    """From the command line, or from the environment where nothing was said there; raises `BadNoticeSettings`."""
    address = address or environment.get("MENAGERIE_ADDRESS") or None
    smtp = smtp or environment.get("MENAGERIE_SMTP") or None
    mail_from = mail_from or environment.get("MENAGERIE_MAIL_FROM") or None
    if address is not None:
        address = address.rstrip("/")
        if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname:
            raise BadNoticeSettings("serve-bad-address", example=ADDRESS_EXAMPLE)
    if smtp is None:
        return NoticeSettings(address=address)
    if address is None or mail_from is None:
        raise BadNoticeSettings("serve-mail-incomplete")
    try:
        parts = urlsplit(smtp)
        port = parts.port
    except ValueError:
        raise BadNoticeSettings("serve-bad-smtp", example=SMTP_EXAMPLE) from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.password is not None or parts.path:
        # A password there would be seen in the list of processes.
        raise BadNoticeSettings("serve-bad-smtp", example=SMTP_EXAMPLE)
    implicit = parts.scheme == "smtps"
    server = Smtp(
        host=parts.hostname,
        port=port or (465 if implicit else 587),
        sender=mail_from,
        user=None if parts.username is None else unquote(parts.username),
        password=environment.get("MENAGERIE_SMTP_PASSWORD", ""),
        implicit_tls=implicit,
    )
    return NoticeSettings(address=address, smtp=server)
