"""Root parallelism: several processes search the same decision with other luck, and what they found is added up.

A process is sent a guess, never the true position. From a guess the seat's view, its legal actions and all further
guesses are the same as from the truth.
"""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

from menagerie.bots.search.budget import Budget
from menagerie.bots.search.findings import Findings, findings_of
from menagerie.bots.search.search import Search
from menagerie.bots.search.tree import Node
from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.player import Observation, observe
from menagerie.core.registry import game as find_game
from menagerie.core.search_settings import SearchSettings

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

Rivals = dict[int, dict[int, int]]


class ParallelSearch:
    """A search in processes of its own, which stay until `close`. With a budget of iterations and equal seeds it
    finds the same, however the processes take turns."""

    def __init__(self, game: AnyGame, rng: Generator, processes: int, settings: SearchSettings | None = None) -> None:
        if processes < 1:
            raise ValueError("there must be at least one process")
        self._game = game
        self._rng = rng
        self._settings = game.search_settings if settings is None else settings
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def run(self, observation: Observation[Any, Any], budget: Budget) -> Findings:
        """Searches the decision that is open to the observation's seat."""
        if self._pool is None:
            import multiprocessing  # only where there are processes: everything else of the search stays light
            from concurrent.futures import ProcessPoolExecutor

            self._pool = ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))
        guess = pickle.dumps(observation.guess(self._rng.spawn()))
        parts = [budget.share(self._processes, part) for part in range(self._processes)]
        running = [
            self._pool.submit(
                search_part, self._game.name, guess, observation.seat, part, self._settings, f"{self._rng.bits(256):x}"
            )
            for part in parts
            if part.iterations > 0
        ]
        found = [pickle.loads(one.result()) for one in running]
        return merged(found)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def search_part(game: str, guess: bytes, seat: int, budget: Budget, settings: SearchSettings, seed: str) -> bytes:
    """In a process: one search; its root without what lies below, which is not needed."""
    state = pickle.loads(guess)
    search = Search(find_game(game), Generator(seed), settings)
    done = search.run(observe(state, seat), budget).iterations
    search.root.children = {}
    return pickle.dumps((done, search.root, search.rivals))


def merged(parts: list[tuple[int, Node, Rivals]]) -> Findings:
    """What several searches of the same decision found, added up in their order."""
    iterations, root, rivals = parts[0]
    for more, node, counted in parts[1:]:
        iterations += more
        root.merge(node)
        for seat, numbers in counted.items():
            for number, times in numbers.items():
                known = rivals.setdefault(seat, {})
                known[number] = known.get(number, 0) + times
    return findings_of(root, iterations, rivals)
