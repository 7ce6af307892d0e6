"""Mail by the operator's SMTP server, encrypted on the way unless that server is on this machine."""

from __future__ import annotations

import ipaddress
import re
import smtplib
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid

from menagerie.server.notices.settings import Smtp
from menagerie.table.limits import MAIL_ADDRESS_LENGTH, NOTICE_TIMEOUT

_PART = r"[\w!#$%&'*+/=?^`{|}~-]+"
_LABEL = r"[a-z\d]([a-z\d-]{0,61}[a-z\d])?"
_ADDRESS = re.compile(rf"{_PART}(\.{_PART})*@({_LABEL}\.)+{_LABEL}", re.ASCII | re.IGNORECASE)
"""Without quoted parts, comments and letters beyond ASCII: hardly any mailbox needs them."""


class BadMailAddress(ValueError):
    """Not an address that mail can be sent to."""


def check_mail_address(text: str) -> str:
    """One plain address, without a name; raises `BadMailAddress`."""
    address = text.strip()
    if len(address) > MAIL_ADDRESS_LENGTH or _ADDRESS.fullmatch(address) is None:
        raise BadMailAddress
    return address


def message(smtp: Smtp, to: str, subject: str, text: str, end: str | None = None) -> EmailMessage:
    """A mail in plain text. ``end`` is an address that a mail program may post to, to end these mails (RFC 8058)."""
    mail = EmailMessage()
    mail["From"] = smtp.sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2].strip(">") or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    if end is not None:
        mail["List-Unsubscribe"] = f"<{end}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


def send(smtp: Smtp, mail: EmailMessage) -> None:
    """Raises `OSError` or `smtplib.SMTPException`; runs in a thread of its own."""
    context = ssl.create_default_context()
    if smtp.implicit_tls:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=NOTICE_TIMEOUT, context=context)
    else:
        connection = smtplib.SMTP(smtp.host, smtp.port, timeout=NOTICE_TIMEOUT)
    with connection:
        if not smtp.implicit_tls:
            connection.ehlo()
            if connection.has_extn("starttls") or not _on_this_machine(smtp.host):
                connection.starttls(context=context)  # raises where the server cannot
        if smtp.user is not None:
            connection.login(smtp.user, smtp.password)
        connection.send_message(mail)


def _on_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
