"""The strategist's weights, fitted to games of builders: what a lead in each figure was worth in points at the end."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

STAGES = ("first", "early", "late")
"""How far a year has come: before its first auction, before the next two, before the others."""


@cache
def fitted_weights(players: int) -> dict[int, list[float]]:
    """The weights by ``3 * year + stage``, in the order of the file's figures."""
    facts = tomllib.loads((files("menagerie.games.zoo_le_ma") / "data" / "fitted_weights.toml").read_text("utf-8"))
    weights = facts[f"players-{players}"]
    return {
        3 * year + stage: [float(figure) for figure in weights[f"year-{year}-{name}"]]
        for year in range(1, 6)
        for stage, name in enumerate(STAGES)
    }
