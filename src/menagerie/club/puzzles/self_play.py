"""Games between bots of several levels, for puzzles before people have played any."""

from __future__ import annotations

from menagerie.bots import bots_for, levels
from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, observe
from menagerie.core.record import Record, Recorder, Seat

MOST_PLAYERS = 4
MOST_DECISIONS = 5_000


def game_between_bots(game: AnyGame, seed: str) -> Record | None:
    """A whole game; nothing where it does not end. All of it follows from the seed."""
    rng = Generator(f"puzzle game {seed}")
    fewest, most = game.players
    players = fewest + rng.below(max(1, min(MOST_PLAYERS, most) - fewest + 1))
    names = [list(levels(game))[rng.below(len(levels(game)))] for _ in range(players)]
    bots: list[Bot] = [bots_for(game)[name](Generator(f"{seed}/seat {seat}")) for seat, name in enumerate(names)]
    options = game.options_type()
    state = game.new(players, options, seed)
    recorder = Recorder(game, options, tuple(Seat(name, name) for name in names), seed)
    for _ in range(MOST_DECISIONS):
        if not state.waiting_on:
            return recorder.record(state.result())
        seat = state.waiting_on[0]
        action = bots[seat].choose(observe(state, seat)).action
        recorder.write(seat, state.point(seat) or "", action)
        state.apply(seat, action)
    return None
