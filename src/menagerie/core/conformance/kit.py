"""All checks together, each over as many of a game's set-ups as it can afford."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from menagerie.core.conformance import choices, fingerprint, play, secrecy, words
from menagerie.core.conformance.walk import Walk
from menagerie.core.contract import AnyGame

LONG = 40  # moves; in brief, games beyond that count the more the longer they are
FEWEST = 2

_Run = Callable[[AnyGame, list[tuple[int, Any]]], None]

_CHECKS: tuple[tuple[_Run, int], ...] = (
    (play.plays_to_the_end, 100_000),  # every combination of options is walked
    (play.same_moves_same_game, 60),
    (play.clones_are_independent, 60),
    (play.snapshot_is_complete, 1),
    (play.json_both_ways, 32),
    (play.records_verify, 60),
    (choices.every_legal_action_applies, 40),
    (choices.illegal_actions_are_refused, 60),
    (choices.addresses_hold, 120),
    (choices.sealed_choices_do_not_collide, 120),
    (choices.bots_choose_what_is_legal, 6),
    (secrecy.two_worlds_look_alike, 32),
    (secrecy.secret_choices_stay_secret, 32),
    (secrecy.guesses_fit_and_tell_nothing, 32),
    (secrecy.guesses_vary_what_was_dealt, 32),
    (words.everything_has_words, 24),
    (words.options_have_words, 1),
    (words.catalogues_are_bilingual, 1),
    (words.ledger_is_bilingual, 1),
    (words.features_are_numbers, 20),
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
        most = max(FEWEST, int(self._most * share(self.game))) if self._brief else self._most
        self._run(self.game, fingerprint.spread(list(self.game.setups()), most))

    def __str__(self) -> str:
        return f"{self.game.name}-{self.name}"


def checks(game: AnyGame, brief: bool = False) -> list[Check]:
    """Every check, for this game; in brief, a game with long games goes through fewer of its set-ups."""
    return [Check(game, run, most, brief) for run, most in _CHECKS]


@cache
def share(game: AnyGame) -> float:
    """How much of the kit a game can afford in brief, 1 at most: the longer its games, the less."""
    players, options = next(iter(game.setups()))
    walk = Walk(game, players, options, "how long")
    moves = 0
    while walk.state.waiting_on:
        walk.step()
        moves += 1
    return min(1.0, LONG / moves)
