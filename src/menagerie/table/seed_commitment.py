"""The seed commitment: a fair shuffle that nobody can choose and everybody can check.

1. When a table is made the server draws a secret of 256 bits, written as 64 hexadecimal digits, and shows its
   *promise*: SHA-256 of those digits, as text. From then on the secret is fixed.
2. Everyone who sits down sends a nonce: text of their own, normally random. The server's secret is already fixed, so
   the server cannot choose the outcome; and a player who does not know the secret cannot either.
3. When everybody has answered, the seed is made::

       SHA-256("menagerie seed 1\\n" + secret + "\\n" + one line a seat: SHA-256(nonce) + "\\n")

   where every SHA-256 is written in hexadecimal digits; a seat without a nonce (a bot) counts as an empty one, and one
   person who plays several seats has the same nonce in each. Its *commitment*, SHA-256 of the seed, is shown before
   the first move.
4. At the end secret, nonces and seed are revealed, and each step can be computed again.

At a deal of the day everybody has the same secret, that of the day (see `club.daily`); its promise is the commitment
that is shown all day. There are no nonces, and the seed is made of the secret and the game's name alone.

What this cannot prevent: someone who runs the server *and* plays could read the secret and try out nonces. Against
that, let another person be the last to sit down.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex

_DOMAIN = "menagerie seed 1\n"
_DAILY_DOMAIN = "menagerie daily seed 1\n"


def new_secret() -> str:
    return token_hex(32)


def promise(secret: str) -> str:
    """What is shown when the table is made."""
    return sha256(secret.encode()).hexdigest()


def mix(secret: str, nonces: Sequence[str]) -> str:
    """The seed."""
    lines = "".join(f"{sha256(nonce.encode()).hexdigest()}\n" for nonce in nonces)
    return sha256(f"{_DOMAIN}{secret}\n{lines}".encode()).hexdigest()


def daily_seed(secret: str, game: str) -> str:
    """The seed of a game's deal of the day."""
    return sha256(f"{_DAILY_DOMAIN}{secret}\n{game}\n".encode()).hexdigest()
