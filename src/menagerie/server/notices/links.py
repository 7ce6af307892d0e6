"""Links that work without a session: to confirm a mail address, and to end notices. Each is signed."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Literal, cast, get_args

from msgspec import Struct

from menagerie.table.limits import CONFIRMATION_SECONDS, LINK_LENGTH

Purpose = Literal["confirm-mail", "end-mail", "end-push"]


class Link(Struct, frozen=True):
    purpose: Purpose
    person: str
    subject: str
    """Which mail address (its digest), or which subscription."""


def digest(text: str) -> str:
    """A short name for an address that does not show it."""
    return sha256(text.encode()).hexdigest()[:32]


_BETWEEN = "~"
"""No dot: an address with one looks like a file to the server of the pages."""


class Links:
    """Makes the tokens in such links, and reads them again."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def token(self, link: Link, now: float) -> str:
        body = _BETWEEN.join((link.purpose, link.person, link.subject, str(int(now))))
        return f"{body}{_BETWEEN}{self._signature(body)}"

    def read(self, token: str, now: float) -> Link | None:
        """Nothing where the signature is wrong, or a confirmation comes too late. Ending never expires."""
        body, _, signature = token[:LINK_LENGTH].rpartition(_BETWEEN)
        if not hmac.compare_digest(signature.encode(), self._signature(body).encode()):
            return None
        purpose, person, subject, made = body.split(_BETWEEN)
        if purpose not in get_args(Purpose):
            return None
        if purpose == "confirm-mail" and now - int(made) > CONFIRMATION_SECONDS:
            return None
        return Link(cast("Purpose", purpose), person, subject)

    def _signature(self, body: str) -> str:
        return hmac.new(self._key, f"notice {body}".encode(), sha256).hexdigest()
