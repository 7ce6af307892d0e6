"""The variants a table may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from menagerie.core.contract import Options
from menagerie.games.zoocracy.rules.editions import edition_names

if TYPE_CHECKING:
    Edition = str
else:  # whatever editions lie in data/editions; written out here, a new one could not simply be laid there
    Edition = Literal[edition_names()]


class ZoocracyOptions(Options, frozen=True, kw_only=True):
    """Each field is explained to players by ``option-<field>`` in the catalogue. Two players play by chapter 7."""

    advanced: bool = False
    """8: the Prime Minister names the party whose goal it is, and every round may see a vote of no confidence."""
    offers: bool = True
    """5d.20: structured offers before a proposal."""
    strict_supply: bool = False
    """2.2: a party has its 25 food tokens and no more. Not with two players (7.4)."""
    play_before_draw: bool = False
    """5g.3: in phase G cards are played before the new ones are drawn."""
    edition: Edition = "reconstructed"
    """3.8: which votes, action cards and events are played with."""
