"""Estimates of a hint's action and its alternatives: from what the seat knows, the same for equal luck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from menagerie.bots import best_bot, bots_for, levels
from menagerie.bots.move_estimates import MOST_ACTIONS, with_estimates
from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.player import Choice, observe
from menagerie.core.record import to_record
from menagerie.core.registry import game as find_game
from menagerie.core.words import LANGUAGES, words_for
from menagerie.table.bot_workers import ActionEstimate, BotDecision
from menagerie.table.hint_words import estimate_sentences

GAMES = ("lucky-lions", "zoo-le-ma", "zoocracy")


def decisions(game: AnyGame, players: int, step: int) -> Iterator[tuple[Any, int, Choice[Any]]]:
    """Some decisions of a game between its levels, with what the best bot chooses."""
    makers = [bots_for(game)[name] for name in levels(game)]
    state = game.new(players, None, "estimates")
    bots = [makers[seat % len(makers)](Generator(f"{seat}")) for seat in range(players)]
    for number in range(120):
        if not state.waiting_on:
            return
        seat = state.waiting_on[0]
        if number % step == 0 and len(state.legal(seat)) > 1:
            best = bots_for(game)[best_bot(game)](Generator(f"best {number}"))
            yield state, seat, best.choose(observe(state, seat))
        state.apply(seat, bots[seat].choose(observe(state, seat)).action)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_no_estimate(name: str) -> None:
    game = find_game(name)
    compared = 0
    for state, seat, choice in decisions(game, 3, 17):
        here = with_estimates(game, observe(state, seat), choice, Generator("luck"), 3)
        other = state.guess(seat, Generator("another world"))
        there = with_estimates(game, observe(other, seat), choice, Generator("luck"), 3)
        assert here == there
        compared += 1
    assert compared > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_chosen_action_is_estimated_first_and_with_its_uncertainty(name: str) -> None:
    game = find_game(name)
    estimated = 0
    for _, _, choice in _estimated(game, 8):
        if not choice.estimates:
            continue
        estimated += 1
        actions = [one.action for one in choice.estimates]
        assert actions[0] == choice.action
        assert 2 <= len(actions) == len(set(actions)) <= MOST_ACTIONS
        assert all(0 <= one.win_probability <= 1 and one.error > 0 and one.tried == 8 for one in choice.estimates)
    assert estimated > 1


def _estimated(game: AnyGame, worlds: int) -> Iterator[tuple[Any, int, Choice[Any]]]:
    for state, seat, choice in decisions(game, 2, 13):
        yield state, seat, with_estimates(game, observe(state, seat), choice, Generator("luck"), worlds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_estimates_are_said_in_words(language: str) -> None:
    game = find_game("lucky-lions")
    state, seat, choice = next(found for found in _estimated(game, 8) if found[2].estimates)
    told = tuple(ActionEstimate(to_record(one.action), 0.5, 0.1, 8) for one in choice.estimates)
    decision = BotDecision(to_record(choice.action), choice.reason, estimates=told)
    first, instead = estimate_sentences(game, decision, state.view(seat), words_for(game, language))
    assert "8" in first
    assert "50" in first
    assert "20" in instead
