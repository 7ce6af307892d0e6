"""The session: a guest's id in a signed cookie that no script can read."""

from __future__ import annotations

import hmac
from hashlib import sha256

COOKIE = "menagerie"
_A_YEAR = 365 * 24 * 3600


class SessionCookie:
    """Makes session cookies, and checks the signature of those that come back."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def read(self, cookie: str | None) -> str | None:
        """The person the cookie was made for; nothing where its signature is wrong."""
        person, dot, signature = (cookie or "").partition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._signature(person).encode()):
            return None
        return person

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, f"person {person}".encode(), sha256).hexdigest()

    def header(self, person: str, secure: bool) -> str:
        """The value of the Set-Cookie header."""
        only_encrypted = "; Secure" if secure else ""
        return f"{COOKIE}={self.sign(person)}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{only_encrypted}"
