"""The variants a table may choose."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from menagerie.core.contract import Options

MODULES: Final = (
    "BASE-1", "BASE-2", "1A", "1BCDEF", "2ABDE", "2F", "3ABDE", "3F", "4ACDEF", "4B", "5ACDF", "5E", "6AD", "6CF", "7A",
    "7BD", "7CEF",
)  # fmt: skip
"""2.1: what a form offers for a custom map. The rulebook's own names of some of them are understood as well."""

BASES: Final = ("BASE-1", "BASE-2")
"""2.1: what a new table may choose as the middle of maps A to F."""


class EighteenZooOptions(Options, frozen=True, kw_only=True):
    """Each field is explained to players by ``option-<field>`` in the catalogue."""

    map: Literal["A", "B", "C", "D", "E", "F", "custom"] = "A"
    """2.1: one of the six maps, or one composed of ``modules``."""
    base: Annotated[Literal["BASE-1", "BASE-2", "BASE-3"], Meta(extra={"choices": BASES})] = "BASE-1"
    """2.1: the module in the middle of maps A to F; 10.5: BASE-3 is known to 18xx.games alone."""
    modules: Annotated[tuple[str, ...], Meta(max_length=8, extra={"choices": MODULES})] = ()
    """2.1: what a custom map is made of, such as ``("BASE-2", "1A", "2ABE")``."""
    revealed_powers: bool = False
    """9.3: the order of the powers is open from the start."""
    compat: Literal["rulebook", "18xx.games"] = "rulebook"
    """10: by the rulebook, or, for imported records alone, as 18xx.games plays."""
