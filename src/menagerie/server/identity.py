"""Who is asking: a guest's id in a cookie that only we can have signed and no script can read."""

from __future__ import annotations

import hmac
from hashlib import sha256

COOKIE = "menagerie"
_A_YEAR = 365 * 24 * 3600


class Signet:
    """Signs, and knows its own signature again."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, person: str) -> str:
        return f"{person}.{self._seal(person)}"

    def read(self, cookie: str | None) -> str | None:
        """The person the cookie was made for; nothing where we did not make it."""
        person, dot, seal = (cookie or "").partition(".")
        if not dot or not hmac.compare_digest(seal.encode(), self._seal(person).encode()):
            return None
        return person

    def _seal(self, person: str) -> str:
        return hmac.new(self._key, f"person {person}".encode(), sha256).hexdigest()

    def cookie(self, person: str, secure: bool) -> str:
        """The header that hands it out."""
        only_encrypted = "; Secure" if secure else ""
        return f"{COOKIE}={self.sign(person)}; Path=/; Max-Age={_A_YEAR}; HttpOnly; SameSite=Lax{only_encrypted}"
