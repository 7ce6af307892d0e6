"""Games that seek out rare moments, by both readings of the rules: nothing is lost, nobody is stuck, records read back.

A failure names its seed and its move: ``rare_game(seed, records)`` plays the same game again.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import Any, Final

import pytest

from menagerie.core.contract import FreeAction
from menagerie.core.generator import Generator
from menagerie.core.record import Recorder, Seat, decode, encode, verify
from menagerie.games.eighteen_zoo.actions import DrawRuns, EighteenZooAction, EndByHand
from menagerie.games.eighteen_zoo.game import GAME, census
from menagerie.games.eighteen_zoo.importer.canonical_state import canonical
from menagerie.games.eighteen_zoo.importer.file import RecordedGame, read
from menagerie.games.eighteen_zoo.importer.replay import replay
from menagerie.games.eighteen_zoo.options import MODULES, EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import (
    OPERATING_ROUND,
    PATCHED_NAME,
    PHASE_LIMIT,
    POWER_OF,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map.modules import map_problem
from menagerie.games.eighteen_zoo.rules.map.runs import Run
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    BY_HAND,
    DISCARD,
    FUTURE,
    OFFER,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
)
from menagerie.games.eighteen_zoo.rules.setup import deal
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.rare_moments import MOMENTS, OUTCOMES, rare_moments
from tests.games.eighteen_zoo.rare_play import STYLES, WISHES, WISHING, kind_of, moves
from tests.games.eighteen_zoo.record_writer import Writer

BASES: Final = ("BASE-1", "BASE-2", "BASE-1", "BASE-3")
RULES: Final[dict[str, list[str]]] = {"BASE-1": [], "BASE-2": ["base_2"], "BASE-3": ["base_3"]}
MOST_MOVES: Final = 6000
SEEDS_APART: Final = 100_000
MOST_WISHES: Final = 3
"""So many of the powers that a style wants come early."""
RICH_GAMES: Final = 3
"""In every third game of a style that wants powers, treasuries are filled as no game does: such a game is no record."""
GIFT: Final = 25


def some_modules(rng: Generator) -> tuple[str, ...]:
    """2.1: any modules that make a map, also one with a single R area or a single family."""
    while True:
        others = list(MODULES[2:])
        rng.shuffle(others)
        modules = (rng.choice(MODULES[:2]), *others[: 1 + rng.below(5)])
        if map_problem(modules) is None:
            return modules


class RareWriter(Writer):
    """Writes down also what no list offers."""

    def write(self, seat: int, action: EighteenZooAction) -> None:
        match action:
            case EndByHand():
                self.player("end_game", seat)
            case DrawRuns(runs):
                index = self.state.track.board.index
                number = squirrel_index(self.state.players)
                routes = [
                    {
                        "train": PATCHED_NAME if number[run.squirrel] == self.state.patched else run.squirrel,
                        "connections": self._sections(Run(0, [index[hex] for hex in run.hexes], 0, 0, [], False)),
                    }
                    for run in runs
                ]
                self.family("run_routes", routes=routes)
            case _:
                super().write(seat, action)


class RareGame:
    """A game of a seed: its set-up and its style follow from the number."""

    def __init__(self, seed: int, records: bool) -> None:
        self.seed = seed
        rng = Generator(f"rare {seed}")
        self.style = sorted(STYLES | WISHING)[seed % len(STYLES | WISHING)]
        self.players = 2 + rng.below(4)
        place = rng.below(8)
        base = BASES[rng.below(4 if records else 3)]
        self.options = EighteenZooOptions(
            map="ABCDEF"[place] if place < 6 else "custom",  # type: ignore[arg-type]  # letters of the maps
            base=base if place < 6 else "BASE-1",  # type: ignore[arg-type]  # one of the bases
            modules=() if place < 6 else some_modules(rng),
            revealed_powers=rng.below(2) == 1,
            compat="18xx.games" if records else "rulebook",
        )
        self.rng = rng
        self.number = seed
        self.state: EighteenZooState = deal(self.players, self.options, str(seed))
        while not self._wishes_come_early():
            self.number += SEEDS_APART
            self.state = deal(self.players, self.options, str(self.number))
        self.names = [f"Player {seat + 1}" for seat in range(self.players)]
        self.rich = seed % RICH_GAMES == 0 and self.style in WISHING
        # 18xx.games knows no custom maps
        self.writer = RareWriter(self.state, self.names) if records and place < 6 and not self.rich else None
        self.recorder = Recorder(GAME, self.options, tuple(Seat(name) for name in self.names), str(self.number))
        self.moves = 0
        self.met: Counter[tuple[str, str]] = Counter()
        self.shown: Counter[str] = Counter()

    def _wishes_come_early(self) -> bool:
        """Whether the powers the style wants are for sale in the draft or in Monday's stock round."""
        early = self.state.power_order[: len(self.state.powers_of(AVAILABLE)) + len(self.state.powers_of(FUTURE))]
        return all(POWER_OF[name] in early for name in WISHES.get(self.style, ())[:MOST_WISHES])

    def __str__(self) -> str:
        options = self.options
        return (
            f"seed {self.seed}, move {self.moves}, {self.style}, {self.players} players, {options.compat}, "
            f"map {options.map} {options.base} {options.modules}, {self.state.pending}"
        )

    def play(self) -> None:
        """To the end, looking at everything after each action; a record is cut off and read once on the way."""
        before = census(self.state)
        cut = 20 + self.rng.below(600)
        for seat, action in moves(self.state, self.style, self.rng, unlisted=True):
            self.met[(self.state.pending, kind_of(action))] += 1
            if self.writer is not None:
                self.writer.write(seat, action)
            self.recorder.write(seat, self.state.point(seat) or "", action)
            then = self.state.clone()
            self.state.apply(seat, action)
            self.shown.update(rare_moments(then, self.state, seat, action))
            if self.rich and self.state.round > then.round:
                self._fill_treasuries()
            self.moves += 1
            assert self.moves < MOST_MOVES, f"{self}: no end"
            now = census(self.state)
            assert now == before, f"{self}: after {action} {dict(now.items() ^ before.items())}"
            self.look(f"{self}: after {action} of {seat}")
            if self.moves == cut:
                self.read_back()
        self.read_back()

    def _fill_treasuries(self) -> None:
        """So that families have as many squirrels as they may, and too many when a phase comes."""
        state = self.state
        for family in state.operating_order if state.round_kind() == OPERATING_ROUND else []:
            state.treasury[family] += GIFT
            state.bank -= GIFT

    def look(self, where: str) -> None:
        """What holds at every moment of a game."""
        state = self.state
        assert bool(state.waiting_on) == (state.result() is None), where
        for seat in range(self.players):
            legal = state.legal(seat)
            if seat in state.waiting_on:
                assert legal, f"{where}: seat {seat} has nothing to do"
            else:
                assert all(isinstance(action, FreeAction) for action in legal), f"{where}: {legal}"
            assert len(legal) == len(set(legal)), f"{where}: offered twice"
            assert (state.point(seat) is None) == (not legal), where
        assert min(state.cash) >= 0, f"{where}: {state.cash}"
        assert min(state.treasury) >= 0, f"{where}: {state.treasury}"
        assert min(state.debt) >= 0, f"{where}: {state.debt}"
        assert min(state.tickets) >= 0, f"{where}: {state.tickets}"
        for family in state.families:
            # 7.6: too many only as long as somebody is asked about it
            limit = PHASE_LIMIT[state.phase]
            asked = state.pending in (DISCARD, SAVE, OFFER)  # 10.57, 10.59: or what came in between
            asked = asked or (state.compat.others_act_in_between and state.pending in (SECOND_MAP, SECOND_HOLE))
            assert state.counted(family) <= limit or asked, where
            assert (state.controller(family) >= 0) == state.is_launched(family), where
            kept = [card for hand in state.hands for card in hand] + state.kitchen[family]
            assert len(kept) == len(set(kept)), f"{where}: a card lies twice"

    def read_back(self) -> None:
        """What was written so far is read to the same table: as a record of ours, and as one of 18xx.games."""
        if self.rich:
            return
        ours = self.recorder.record(self.state.result())
        assert decode(encode(ours)) == ours, str(self)
        if ours.result is not None and self.state.ended != BY_HAND:
            verify(ours, GAME)
        if self.writer is None:
            return
        ids = [70 + seat for seat in range(self.players)]
        table = canonical(self.state, ids)
        recorded = self.record(self.writer.actions, table["result"] if self.state.result() is not None else None)
        outcome, again = replay(recorded)
        if outcome.refused is not None:
            raw = self.writer.actions[outcome.refused.number - 1]
            raise AssertionError(f"{self}: refused in the record: {raw}, {outcome.refused}")
        read_table = canonical(again, recorded.ids)
        differences = {key: (table[key], read_table.get(key)) for key in table if table[key] != read_table.get(key)}
        assert not differences, f"{self}: written, read: {differences}"

    def record(self, actions: list[dict[str, Any]], result: object) -> RecordedGame:
        raw: dict[str, Any] = {
            "title": f"18ZOO - Map {self.options.map}",
            "players": [{"id": 70 + seat, "name": name} for seat, name in enumerate(self.names)],
            "settings": {
                "seed": self.number,
                "optional_rules": RULES[self.options.base] + ["power_visible"] * self.options.revealed_powers,
            },
            "actions": actions,
        }
        if result is not None:
            raw["result"] = result
        return read(json.dumps(raw).encode())


def rare_game(seed: int, records: bool) -> RareGame:
    game = RareGame(seed, records)
    assert GAME.setup_error(game.players, game.options) is None, str(game)
    game.play()
    return game


@pytest.mark.proves("18zoo", "10.0")
@pytest.mark.parametrize(("seed", "records"), list(product(range(9, 17), (True, False))))
def test_rare_moments_lose_nothing_and_leave_nobody_stuck(seed: int, records: bool) -> None:
    rare_game(seed, records)


@pytest.mark.soak
@pytest.mark.parametrize(("seed", "records"), list(product((*range(9), *range(17, 400)), (True, False))))
def test_many_rare_moments_lose_nothing_and_leave_nobody_stuck(seed: int, records: bool) -> None:
    rare_game(seed, records)


@pytest.mark.soak
def test_the_rare_moments_do_come() -> None:
    """Every kind of question, and powers in every step where they are allowed."""
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(24, 72):
        met += rare_game(seed, seed % 3 != 0).met
    questions = {pending for pending, _ in met}
    assert questions >= {"patch", "discard", "offer", "price", "forced", "second-map", "second-hole", "bonus"}
    for step in ("track", "station", "run", "harvest", "squirrels"):
        assert (step, "LayByPower") in met, step


@pytest.mark.soak
def test_most_moments_in_which_records_differ_do_come() -> None:
    """How often is told where too few come: `rare_moments` names them all."""
    shown: Counter[str] = Counter()
    for seed in range(1000, 1400):
        shown += rare_game(seed, True).shown
    never = [name for name in (*MOMENTS, *OUTCOMES) if not shown[name]]
    assert len(never) < (len(MOMENTS) + len(OUTCOMES)) // 3, (never, shown)
