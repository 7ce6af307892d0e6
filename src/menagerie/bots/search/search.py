"""One search for every game: many worlds that fit what a seat knows, and one tree for each seat over all of them.

Each iteration guesses a world (`Observation.guess`), and plays it from the decision on. A seat decides by its own tree,
in which a node is what that seat has seen: where choices are open, the action whose chance to win promises most
(PUCT); where they are secret, a mixed strategy by regret matching. Beyond the tree the position is valued
(`LeafValue`), and what came out is recorded in every node that was passed.

Secret choices that others have already made, and may still change, are made anew in every world: it makes no difference
who was asked first.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Any

import msgspec

from menagerie.bots import bots_for
from menagerie.bots.estimate import WinProbabilities
from menagerie.bots.search.budget import Budget
from menagerie.bots.search.findings import Findings, findings_of
from menagerie.bots.search.leaf import LeafValue
from menagerie.bots.search.priors import priors
from menagerie.bots.search.tree import Node
from menagerie.core.contract import AnyGame, AnyState, SealedAction, SecretAction
from menagerie.core.generator import Generator
from menagerie.core.player import BotMaker, Observation
from menagerie.core.search_settings import SearchSettings

TRIED_OUT = 0.15
"""How often a secret choice is drawn from the priors and not from the strategy, so that nothing is overlooked."""
MOST_DEPTH = 200
"""Decisions in one iteration within the tree."""
LEAST_SPREAD = 0.01
RESOLUTION = 1 << 30

_encode = msgspec.json.Encoder(order="deterministic").encode


class _World:
    """One iteration: a world, and where each seat is in its tree."""

    __slots__ = ("at", "events", "since", "state")

    def __init__(self, state: AnyState) -> None:
        self.state = state
        self.events: list[Any] = []
        self.at: dict[int, tuple[Node, int]] = {}
        """The last node of each seat and the action it took there, by its number."""
        self.since: dict[int, int] = {}
        """How many events it had seen by then."""


class Search:
    """A search for one seat of one game. It keeps what it learned about its next decision (`Search.run`)."""

    def __init__(self, game: AnyGame, rng: Generator, settings: SearchSettings | None = None) -> None:
        self._game = game
        self._rng = rng
        self.settings = game.search_settings if settings is None else settings
        bots = bots_for(game)

        def maker(name: str | None) -> BotMaker | None:
            return None if name is None else bots[name]

        self._prior = maker(self.settings.prior_bot)
        self._inner_prior = maker(self.settings.inner_prior_bot)
        self._leaf = LeafValue(game, self.settings, maker(self.settings.rollout_bot))
        self._next: dict[bytes, Node] = {}
        """What was learned about the seat's next decision, by its view of it."""
        self.root = Node(sealed=False)
        self.reused = 0
        """How many visits the root had before the last run: what was kept of the run before."""
        self._expected: list[float] = []
        self._worlds = 0
        self._values = 0
        self._sum = 0.0
        self._squares = 0.0
        self.rivals: dict[int, dict[int, int]] = {}
        """At a secret choice of a number: how often each of the others chose each number; see `Findings.rivals`."""

    @property
    def rollout_decisions(self) -> int:
        return self._leaf.decisions

    def run(self, observation: Observation[Any, Any], budget: Budget) -> Findings:
        """Searches the decision that is open to the observation's seat."""
        deadline = budget.deadline()
        seat, legal = observation.seat, observation.legal
        kept = self._next.get(_encode(observation.view)) if self._next else None
        self._next = {}
        sealed = isinstance(legal[0], (SealedAction, SecretAction))
        if kept is None or kept.numbers.keys() != set(legal):
            kept = Node(sealed=sealed)
            first = observation.guess(self._rng.spawn())
            self._fill(kept, first, seat, legal, self._prior)
        self.root, self.reused = kept, kept.visits
        self._expected, self._worlds = [], 0
        others: dict[int, Node] = {}
        self.rivals = {}
        done = 0
        while done < budget.iterations and (deadline is None or done == 0 or monotonic() < deadline):
            self._iterate(observation, sealed, others, 2 * done >= budget.iterations or deadline is not None)
            done += 1
        return findings_of(self.root, done, self.rivals)

    def _without_luck(self, values: WinProbabilities, expected: WinProbabilities) -> WinProbabilities:
        """The values less what this world was worth before anything was done, plus the average of that: what differs
        between worlds and not between actions cancels out, and the averages stay right."""
        if len(self._expected) != len(expected):
            self._expected = [0.0] * len(expected)
        self._worlds += 1
        for seat, value in enumerate(expected):
            self._expected[seat] += (value - self._expected[seat]) / self._worlds
        return tuple([value - one + usual for value, one, usual in zip(values, expected, self._expected, strict=True)])

    # --- one iteration

    def _iterate(
        self, observation: Observation[Any, Any], sealed: bool, others: dict[int, Node], counted: bool
    ) -> None:
        seat = observation.seat
        world = _World(observation.guess(self._rng.spawn()))
        state = world.state
        expected = self._leaf.at_once(state)
        path: list[tuple[Node, int, int, list[int], list[float], float]] = []
        first = who_may_still_choose(self._game, state, seat) if sealed else []
        first.append(seat)
        fresh = False
        for depth in range(MOST_DEPTH):
            if depth < len(first):
                mover = first[depth]
            else:
                waiting = state.waiting_on
                if not waiting:
                    break
                mover = waiting[0]
            legal = state.legal(mover)
            node, is_new = self._node(world, mover, seat, legal, others)
            number, candidates, strategy, probability = self._select(node, legal, everything=node is self.root)
            action = node.actions[number]
            if depth < len(first) and mover != seat and counted:
                self._count_rival(mover, action)
            path.append((node, number, mover, candidates, strategy, probability))
            world.at[mover] = node, number
            point = state.point(mover)
            world.events += state.apply(mover, action)
            fresh |= is_new and node is not self.root
            still_open = isinstance(action, SealedAction) and state.point(mover) == point
            if fresh and depth >= len(first) - 1 and not still_open:
                break
        values = self._leaf.win_probabilities(state, self._rng)
        if values is None:
            return
        if expected is not None:
            values = self._without_luck(values, expected)
        self._values += 1
        self._sum += values[seat]
        self._squares += values[seat] * values[seat]
        for node, number, mover, candidates, strategy, probability in path:
            value = values[mover]
            node.record(number, value)
            if node.regret is not None:
                node.regret.update(candidates, strategy, number, probability, value)

    def _node(
        self, world: _World, mover: int, seat: int, legal: list[Any], others: dict[int, Node]
    ) -> tuple[Node, bool]:
        """The node of the seat that decides, and whether it is new."""
        since = world.since.get(mover, 0)
        world.since[mover] = len(world.events)
        if mover not in world.at:
            if mover == seat:
                return self.root, self.root.visits == 0
            world.at[mover] = others.setdefault(mover, Node(sealed=False)), -1
            others[mover].visits += 1
        before, action = world.at[mover]
        redact = self._game.redact
        seen = [redacted for event in world.events[since:] if (redacted := redact(event, mover)) is not None]
        key = before.child_key(action, _encode(seen))
        known = before.children.get(key)
        if known is not None:
            return known, False
        node = before.children[key] = Node(sealed=isinstance(legal[0], (SealedAction, SecretAction)))
        self._fill(node, world.state, mover, legal, self._inner_prior)
        if before is self.root and key[1] is not None:
            self._next[_encode(world.state.view(mover))] = node
        return node, True

    def _fill(self, node: Node, world: AnyState, seat: int, legal: list[Any], maker: BotMaker | None) -> None:
        """Adds the actions of a new node. Equally promising ones are tried in random order, not in that of the list."""
        found = priors(self._game, world, seat, legal, maker, self.settings.prior_share, self._rng)
        pairs = list(zip(legal, found, strict=True))
        self._rng.shuffle(pairs)
        for action, prior in pairs:
            node.add(action, prior)
        node.sort()

    def _select(self, node: Node, legal: list[Any], *, everything: bool) -> tuple[int, list[int], list[float], float]:
        """An action's number, the candidates, and of a secret choice the strategy and the probability of the action."""
        settings = self.settings
        if everything:
            candidates = node.candidates(None, settings.width, settings.growth)
        else:
            numbers = set()
            added = False
            for action in legal:
                number = node.numbers.get(action)
                if number is None:  # another world of the same node: other cards in the same hand
                    number = node.add(action, min(node.priors, default=1.0))
                    added = True
                numbers.add(number)
            if added:
                node.sort()
            candidates = node.candidates(numbers, settings.width, settings.growth)
        if len(candidates) == 1:
            return candidates[0], candidates, [1.0], 1.0
        if node.regret is not None:
            return self._draw(node, candidates)
        return self._most_promising(node, candidates), candidates, [], 1.0

    def _draw(self, node: Node, candidates: list[int]) -> tuple[int, list[int], list[float], float]:
        assert node.regret is not None
        strategy = node.regret.strategy(candidates, node.priors)
        total = sum([node.priors[number] for number in candidates])
        drawn = [
            (1 - TRIED_OUT) * share + TRIED_OUT * (0.5 * node.priors[number] / total + 0.5 / len(candidates))
            for share, number in zip(strategy, candidates, strict=True)
        ]
        place = draw(drawn, self._rng)
        return candidates[place], candidates, strategy, drawn[place]

    def _most_promising(self, node: Node, candidates: list[int]) -> int:
        """PUCT: the average so far, and a bonus for what is promising and was seldom tried."""
        counts, priors_ = node.counts, node.priors
        visits = 0
        sum_of_values = 0.0
        sum_of_priors = 0.0
        for number in candidates:
            visits += counts[number]
            sum_of_values += node.totals[number]
            sum_of_priors += priors_[number]
        spread = self._spread()
        unknown = sum_of_values / visits - 0.3 * spread if visits else 0.0
        factor = self.settings.exploration * spread * sqrt(visits + 1) / sum_of_priors
        best, most = candidates[0], float("-inf")
        for number in candidates:
            count = counts[number]
            score = (node.totals[number] / count if count else unknown) + factor * priors_[number] / (1 + count)
            if score > most:
                best, most = number, score
        return best

    def _spread(self) -> float:
        """How far the values are from their average, so that what is tried out does not depend on their scale."""
        if self._values < 2:
            return 0.3
        mean = self._sum / self._values
        return max(LEAST_SPREAD, sqrt(max(0.0, self._squares / self._values - mean * mean)))

    def _count_rival(self, mover: int, action: Any) -> None:
        number = self._game.number_in(action)
        if number is not None:
            counted = self.rivals.setdefault(mover, {})
            counted[number] = counted.get(number, 0) + 1


def draw(probabilities: list[float], rng: Generator) -> int:
    """A place at random, each with its probability."""
    point = rng.below(RESOLUTION) / RESOLUTION * sum(probabilities)
    for place, probability in enumerate(probabilities):
        point -= probability
        if point < 0.0:
            return place
    return max(range(len(probabilities)), key=probabilities.__getitem__)


def who_may_still_choose(game: AnyGame, state: AnyState, seat: int) -> list[int]:
    """The other seats that make a secret choice at the same time, whether they have made it already or not."""
    found = []
    for other in range(game.players[1]):
        legal = state.legal(other) if other != seat else []
        if legal and isinstance(legal[0], SealedAction):
            found.append(other)
    return found
