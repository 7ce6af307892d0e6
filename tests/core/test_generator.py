"""The generator: its specification, its vectors, its fairness."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.generator import Generator


def test_vectors() -> None:
    """Published for ever: another program that follows the docstring draws the same."""
    draw = Generator("zoo")
    assert [draw.bits(64) for _ in range(5)] == [
        0x2919CE2F8946EBF2,
        0xD933AB8C345FCCC0,
        0xC47720CF95EA5641,
        0xF99103905E0182DA,
        0xF900257F3EC46B13,
    ]
    assert Generator("").below(6) == 1
    die = Generator("zoo")
    assert [die.below(6) for _ in range(20)] == [2, 5, 5, 1, 2, 1, 1, 2, 4, 3, 1, 3, 4, 4, 2, 0, 0, 4, 1, 5]
    deck = list(range(10))
    Generator("zoo").shuffle(deck)
    assert deck == [1, 0, 5, 3, 7, 8, 9, 4, 6, 2]


def test_a_second_reading_of_the_specification_draws_the_same() -> None:
    """The docstring in other words: blocks as strings of binary digits, cut from the right."""
    key = sha256(b"menagerie generator 1\nlucky").digest()
    digits, block, expected = "", 0, []
    for n in [6, 33, 2, 1, 52, 1000, 6, 7] * 60:
        width = len(f"{n - 1:b}") if n > 1 else 0
        while width:
            if len(digits) < width:
                digest = sha256(key + block.to_bytes(8, "big")).hexdigest()
                digits, block = f"{int(digest, 16):0256b}", block + 1
            drawn, digits = int(digits[-width:], 2), digits[:-width]
            if drawn < n:
                break
        expected.append(drawn if width else 0)
    generator = Generator("lucky")
    assert [generator.below(n) for n in [6, 33, 2, 1, 52, 1000, 6, 7] * 60] == expected


@given(st.text(), st.integers(1, 10**40))
def test_numbers_stay_below(seed: str, n: int) -> None:
    generator = Generator(seed)
    assert all(0 <= generator.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 33])
def test_every_number_is_equally_likely(n: int) -> None:
    generator = Generator(f"fair {n}")
    draws = 3000 * n
    counts = [0] * n
    for _ in range(draws):
        counts[generator.below(n)] += 1
    chi_square = sum((count - 3000) ** 2 / 3000 for count in counts)
    assert chi_square < n + 6 * (2 * n) ** 0.5  # six standard deviations: fails only if it is not fair


def test_every_order_is_equally_likely() -> None:
    generator = Generator("orders")
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        generator.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 24
    assert all(800 < count < 1200 for count in seen.values())


@given(st.text(), st.lists(st.integers(1, 100), max_size=50))
def test_a_clone_draws_the_same_and_leaves_its_original_alone(seed: str, sizes: list[int]) -> None:
    generator = Generator(seed)
    generator.bits(5)
    copied = generator.clone()
    before = generator.snapshot()
    assert copied.snapshot() == before
    drawn = [copied.below(n) for n in sizes]
    assert generator.snapshot() == before
    assert [generator.below(n) for n in sizes] == drawn


def test_a_spawned_generator_goes_its_own_way() -> None:
    parent = Generator("parent")
    child, sibling = parent.spawn(), parent.spawn()
    streams = [tuple(g.bits(64) for _ in range(4)) for g in (parent, child, sibling)]
    assert len(set(streams)) == 3


def test_impossible_draws_are_refused() -> None:
    with pytest.raises(ValueError, match="no number"):
        Generator("x").below(0)
    with pytest.raises(ValueError, match="at most 256"):
        Generator("x").bits(257)


def test_the_commitment_is_not_the_key() -> None:
    """A table shows SHA-256 of the seed before the game: it must not be what the cards are drawn with."""
    assert sha256(b"secret").hexdigest() != Generator("secret").snapshot()[0]
