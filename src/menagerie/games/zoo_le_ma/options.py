"""The variants a table may choose."""

from typing import TYPE_CHECKING, Literal

from menagerie.core.contract import Options
from menagerie.games.zoo_le_ma.rules.tiles import set_names

if TYPE_CHECKING:
    TileSetName = str
else:  # one choice for every file under data/tiles, so that a set that is put there is offered and checked
    TileSetName = Literal[set_names()]


class ZooLeMaOptions(Options, frozen=True, kw_only=True):
    """Each field is explained to players by ``option-<field>`` in the catalogue."""

    professional: bool = False
    """10.1: a year lasts until three tiles with bushes have been drawn."""
    lone_bush_one_tree: bool = False
    """6.4: who alone has bushes gets one tree instead of two."""
    one_bench_a_tile: bool = False
    """7.5: a tile brings one bench at most, however many areas it closes."""
    strict_bank: bool = False
    """8.6: there are 35 coins and no more; income is paid as far as they reach."""
    flag_breaks_ties: bool = False
    """9.3: of equal points, the higher flag wins."""
    tiles: TileSetName = "reconstructed"
    """1.3: which set of zoo tiles is played with."""
