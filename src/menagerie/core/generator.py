"""The random number generator: the only source of randomness in a game.

Specification (version 1, never to change):

* The key is ``SHA-256("menagerie generator 1\\n" + seed)``, the seed being text encoded as UTF-8.
* Block ``i`` (0, 1, 2, ...) is ``SHA-256(key + i)`` with ``i`` as eight bytes, big end first,
  read as one 256-bit number, big end first.
* ``bits(k)`` takes the ``k`` lowest bits of what is left of the current block. When fewer than ``k`` are left
  they are discarded and the next block begins.
* ``below(n)`` draws ``bits(k)`` with the smallest ``k`` that can hold ``n - 1``, until the number is below ``n``
  (rejection: no number is likelier than another). ``below(1)`` draws nothing.
* ``shuffle`` is Fisher and Yates from the end: for ``i`` from ``len - 1`` down to 1, swap ``i`` with ``below(i + 1)``.

Why a hash in counter mode and not one of the fast small generators: their whole state can be worked out from a
handful of dice everybody has seen, and every hidden card follows from the state. From this one nothing can be learned
but what it has already dealt. One block serves some eighty dice, so in Python it is also the faster choice.

Test vectors for the seed ``"zoo"``: see ``tests/core/test_generator.py``.
"""

from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

_DOMAIN = b"menagerie generator 1\n"
_BLOCK: Final = 256
_MOST_SHORT: Final = 512
"""Numbers below this, which is what games draw, have at most nine bits: two bytes of the block hold them."""
_WIDTH: Final[list[int]] = [max(0, n - 1).bit_length() for n in range(_MOST_SHORT + 1)]
"""How many bits it takes to hold ``n - 1``."""


# Compiled, it still allows what plain Python does: to be made by __new__, copied, pickled and subclassed.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Generator:
    """A stream of fair random numbers, the same on every machine for the same seed."""

    __slots__ = ("_block", "_key", "_left", "_next")

    def __init__(self, seed: str) -> None:
        self._key: bytes = sha256(_DOMAIN + seed.encode()).digest()
        self._next: int = 0  # the number of the next block
        self._block: bytes = b""  # the current one, its low end first; whole, however much of it is drawn
        self._left: i64 = 0  # how many bits of it are still to be drawn

    def bits(self, k: int) -> int:
        """``k`` fresh bits (at most 256) as a number."""
        if self._left < k:
            if k > _BLOCK:
                raise ValueError(f"at most {_BLOCK} bits can be drawn at once, not {k}")
            self._begin_block()
        drawn = self._rest() & ((1 << k) - 1)
        self._left -= k
        return drawn

    def _begin_block(self) -> None:
        # the zero byte behind it: where a number begins, there are always two bytes to read
        self._block = sha256(self._key + self._next.to_bytes(8, "big")).digest()[::-1] + b"\0"
        self._left = _BLOCK
        self._next += 1

    def _rest(self) -> int:
        """What is left of the current block."""
        drawn: int = _BLOCK - self._left  # not `i64`: what is left is more than the machine can hold in one number
        return int.from_bytes(self._block, "little") >> drawn

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely."""
        if n <= 1:
            if n == 1:
                return 0
            raise ValueError(f"there is no number from 0 to {n - 1} to draw")
        if n > _MOST_SHORT:
            k = (n - 1).bit_length()
            while True:
                drawn = self.bits(k)
                if drawn < n:
                    return drawn
        # As `bits`, with small numbers alone, which the machine calculates with: a game draws by the hundred.
        most: i64 = n
        width: i64 = _WIDTH[n]
        while True:
            if self._left < width:
                self._begin_block()
            first: i64 = _BLOCK - self._left
            self._left -= width
            place: i64 = first >> 3
            low: i64 = self._block[place]
            high: i64 = self._block[place + 1]
            short: i64 = (low | high << 8) >> (first & 7) & ((1 << width) - 1)
            if short < most:
                return short

    def choice(self, things: "list[T] | tuple[T, ...]") -> T:
        """One of the things, each equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Puts the list in a random order, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            if j != i:
                things[i], things[j] = things[j], things[i]

    def spawn(self) -> "Generator":
        """A new generator, independent of this one from here on; its seed is drawn from this one."""
        return Generator(f"{self.bits(256):064x}")

    def clone(self) -> "Generator":
        """A copy that will draw the same numbers from here on."""
        copied: Generator = Generator.__new__(Generator)
        copied._key = self._key
        copied._next = self._next
        copied._block = self._block
        copied._left = self._left
        return copied

    def snapshot(self) -> tuple[str, int, str, int]:
        """Its whole state, for comparing two states byte by byte. Never part of a view."""
        return self._key.hex(), self._next, f"{self._rest():x}", self._left
