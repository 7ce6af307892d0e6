"""Checks on features: they fit what the game says about them, in every position, for every seat."""

from __future__ import annotations

from typing import Any

from menagerie.core.conformance.playout import Playout, fail, playouts
from menagerie.core.contract import AnyGame
from menagerie.core.features import Layout


def features_fit_their_fields(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """As many numbers as the fields have, each within its bounds."""
    for playout in playouts(game, setups):
        try:
            layout = Layout(game.feature_groups(playout.players, playout.options))
        except TypeError as error:
            fail(game, f"`feature_groups` makes no sense: {error}", "see menagerie/core/features.py")
        while playout.state.waiting_on:
            for seat in playout.seats_to_check(range(playout.players)):
                _check(playout, layout, seat)
            playout.step()
        for seat in range(playout.players):
            _check(playout, layout, seat)


def _check(playout: Playout, layout: Layout, seat: int) -> None:
    try:
        numbers = layout.numbers(playout.game.features(playout.state, seat))
    except ValueError as error:
        playout.fail(f"the features of seat {seat} do not fit: {error}", "write zeros for what is not there")
    for number, least, most, name in zip(numbers, layout.least, layout.most, layout.names, strict=True):
        if not least <= number <= most:
            playout.fail(
                f"the feature {name} of seat {seat} is {number}, and should be from {least} to {most}",
                "say in `feature_groups` how far it goes, or write as much as it may show",
            )
