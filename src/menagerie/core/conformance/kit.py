"""All checks together, each with the number of set-ups it runs on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from menagerie.core.conformance import decisions, features, fingerprint, play, secrecy, text
from menagerie.core.conformance.playout import Playout
from menagerie.core.contract import AnyGame

LONG = 40  # moves; in a brief run, a game with longer games goes through fewer set-ups
FEWEST = 2

_Run = Callable[[AnyGame, list[tuple[int, Any]]], None]

_CHECKS: tuple[tuple[_Run, int], ...] = (
    (play.plays_to_the_end, 100_000),  # every combination of options is played
    (play.same_moves_same_game, 60),
    (play.clones_are_independent, 60),
    (play.snapshot_is_complete, 1),
    (play.json_both_ways, 32),
    (play.records_verify, 60),
    (decisions.every_legal_action_applies, 40),
    (decisions.illegal_actions_are_refused, 60),
    (decisions.unlisted_actions_are_checked, 16),
    (decisions.addresses_hold, 120),
    (decisions.sealed_choices_do_not_collide, 120),
    (decisions.bots_choose_what_is_legal, 6),
    (secrecy.two_worlds_look_alike, 32),
    (secrecy.secret_choices_stay_secret, 32),
    (secrecy.guesses_fit_the_view_alone, 32),
    (secrecy.guesses_vary_what_was_dealt, 32),
    (text.everything_has_words, 24),
    (text.options_have_words, 1),
    (text.catalogues_are_bilingual, 1),
    (text.ledger_is_bilingual, 1),
    (features.features_fit_their_fields, 32),
    (fingerprint.same_bytes_in_every_process, 8),
)
"""Each check with the most set-ups it runs on; they are spread evenly over all there are."""


class Check:
    """One check of one game; call it."""

    def __init__(self, game: AnyGame, run: _Run, most: int, brief: bool = False) -> None:
        self.game = game
        self.name = run.__name__.replace("_", "-")
        self._run = run
        self._most = most
        self._brief = brief

    def __call__(self) -> None:
        most = max(FEWEST, int(self._most * share_of_setups(self.game))) if self._brief else self._most
        self._run(self.game, fingerprint.spread(list(self.game.setups()), most))

    def __str__(self) -> str:
        return f"{self.game.name}-{self.name}"


def checks(game: AnyGame, brief: bool = False) -> list[Check]:
    """Every check, for this game; in a brief run, a game with long games goes through fewer of its set-ups."""
    return [Check(game, run, most, brief) for run, most in _CHECKS]


@cache
def share_of_setups(game: AnyGame) -> float:
    """The share of its set-ups that a game goes through in a brief run: the longer its games, the smaller."""
    players, options = next(iter(game.setups()))
    playout = Playout(game, players, options, "how long")
    moves = 0
    while playout.state.waiting_on:
        playout.step()
        moves += 1
    return min(1.0, LONG / moves)
