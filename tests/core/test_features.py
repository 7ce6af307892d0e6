"""Features: how a layout reads them, and that the page about them is up to date."""

from __future__ import annotations

import pytest

from menagerie.core.features import Field, Group, Layout

NARROW = Group("table", "what lies there", (Field("step", "which", 1, 2), Field("year", "when", 5)))
SEATS = Group("seats", "a seat", (Field("coins", "how many", 255),), 2)
WIDE = Group("debts", "a seat", (Field("owed", "how much", 1000, 1, -1000),), 2)


def test_a_layout_names_and_bounds_every_number() -> None:
    layout = Layout((NARROW, SEATS, WIDE))
    assert layout.names == [
        "table.step[0]", "table.step[1]", "table.year", "seats[0].coins", "seats[1].coins", "debts[0].owed",
        "debts[1].owed",
    ]  # fmt: skip
    assert (layout.width, layout.one_byte, layout.bytes) == (7, 5, 9)
    assert (layout.least, layout.most) == ([0] * 5 + [-1000] * 2, [1, 1, 5, 255, 255, 1000, 1000])


def test_bytes_are_read_as_numbers_one_byte_or_two() -> None:
    layout = Layout((NARROW, SEATS, WIDE))
    raw = bytes([0, 1, 4, 255, 7, 0xE8, 0x03, 0xFF, 0xFF])
    assert layout.numbers(raw) == [0, 1, 4, 255, 7, 1000, -1]
    with pytest.raises(ValueError, match="there are 8 bytes, and 9 belong there"):
        layout.numbers(raw[:-1])


def test_without_wide_numbers_every_number_is_a_byte() -> None:
    layout = Layout((NARROW, SEATS))
    assert (layout.width, layout.one_byte, layout.bytes) == (5, 5, 5)


def test_wide_numbers_come_last_and_no_name_comes_twice() -> None:
    with pytest.raises(TypeError, match="the group table must stand before"):
        Layout((WIDE, NARROW))
    with pytest.raises(TypeError, match="two fields have the same name"):
        Layout((NARROW, NARROW))
    with pytest.raises(TypeError, match=r"the bounds of table\.much do not fit"):
        Layout((Group("table", "too much", (Field("much", "more than fits", 40_000),)),))
