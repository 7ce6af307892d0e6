"""The session cookie: a guest's id and that of the session, signed, where no script can read them."""

from __future__ import annotations

import hmac
from hashlib import sha256

from msgspec import Struct

COOKIE = "menagerie"
_A_YEAR = 365 * 24 * 3600


class SignedIn(Struct, frozen=True):
    """What a cookie says: whose it is, and by which session."""

    person: str
    session: str


class SessionCookie:
    """Makes session cookies, and checks the signature of those that come back."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, signed_in: SignedIn) -> str:
        return f"{signed_in.person}.{signed_in.session}.{self._signature(signed_in)}"

    def read(self, cookie: str | None) -> SignedIn | None:
        """What the cookie was made for; nothing where its signature is wrong."""
        parts = (cookie or "").split(".")
        if len(parts) == 2:  # made before there were sessions: all of a person's are one, which has the person's id
            person, signature = parts
            return SignedIn(person, person) if _same(signature, self.derived(f"person {person}")) else None
        if len(parts) != 3:
            return None
        signed_in = SignedIn(parts[0], parts[1])
        return signed_in if _same(parts[2], self._signature(signed_in)) else None

    def _signature(self, signed_in: SignedIn) -> str:
        return self.derived(f"session {signed_in.person} {signed_in.session}")

    def derived(self, text: str) -> str:
        """What only this server can make of the text."""
        return hmac.new(self._key, text.encode(), sha256).hexdigest()

    def header(self, signed_in: SignedIn, secure: bool) -> str:
        """The value of the Set-Cookie header."""
        return f"{COOKIE}={self.sign(signed_in)}; Path=/; Max-Age={_A_YEAR}; {_more(secure)}"

    def forget(self, secure: bool) -> str:
        """The value of the Set-Cookie header that ends it."""
        return f"{COOKIE}=; Path=/; Max-Age=0; {_more(secure)}"


def _more(secure: bool) -> str:
    return "HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def _same(given: str, right: str) -> bool:
    return hmac.compare_digest(given.encode(), right.encode())
