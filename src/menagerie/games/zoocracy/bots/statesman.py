"""The statesman: tries its campaign and its bids in worlds it can imagine, and bargains for governments.

Campaigns and bids are searched: in each of a few guessed worlds the others play on, and what comes of it is compared.
Coalitions are reasoned about (`coalitions`): what each prize is worth to each party, who is needed, and what all can
hope for if the proposal fails. Offers are used to find out what a partner is content with. It keeps its word, and
remembers who does not.
"""

from __future__ import annotations

from time import process_time
from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation
from menagerie.games.zoocracy.actions import Bid, Blockade, Done, Feed, Manipulate, ZoocracyAction
from menagerie.games.zoocracy.bots import bidding, judgement
from menagerie.games.zoocracy.bots.backbencher import small_answer
from menagerie.games.zoocracy.bots.bargainer import Bargainer
from menagerie.games.zoocracy.bots.judgement import choice
from menagerie.games.zoocracy.bots.stakes import worth_of_parliament
from menagerie.games.zoocracy.bots.zoo_model import Zoo, play_on, zoo_of
from menagerie.games.zoocracy.rules import position as steps
from menagerie.games.zoocracy.rules.campaign import food_limit
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.rules.state import ZoocracyState
from menagerie.games.zoocracy.view import ZoocracyView

WORLDS = 10
"""So many worlds are imagined for a step of a campaign."""
FIRST_WORLDS = 3
SHORT_LIST = 6
"""After the first worlds, so many turns are tried on."""
WHIMS = (8,) * 6 + (24,) * 8 + (60,) * 6
"""So many turns are tried in each of them, the last ones wilder than the first."""
BID_WORLDS = 6
GUARD = 1.5
"""Seconds of thinking after which no further world is looked at. On any usual machine the worlds run out first."""

FOOD = 0.03
"""What a token left in the funds is worth, in goals."""


class Turn:
    """A way to go on with a turn: its next step, the zoo after the whole of it, and how it fared."""

    __slots__ = ("action", "seats", "total", "tried", "zoo")

    def __init__(self, action: ZoocracyAction, zoo: Zoo) -> None:
        self.action = action
        self.zoo = zoo
        self.total = 0.0
        self.seats = 0
        self.tried = 0

    def note(self, tally: list[int], seat: int, price: float) -> None:
        """What came of it in one more world."""
        self.total += worth_of_parliament(tally, seat) + price * self.zoo.funds[seat]
        self.seats += tally[seat]
        self.tried += 1

    def expected(self) -> int:
        """Seats on average."""
        return int(self.seats / self.tried + 0.5)


class Statesman:
    """See `menagerie.core.player.Bot`."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        view: ZoocracyView = observation.view
        legal: list[ZoocracyAction] = observation.legal
        if len(legal) == 1:
            return choice(legal[0], "reason-only-choice")
        step = view.step
        if step == steps.BID:
            return self._bid(observation)
        if step == steps.CAMPAIGN:
            return self._campaign(observation)
        if step in (steps.BLOCKADE, steps.MANIPULATE):
            return self._marker(observation)
        if step in (steps.PROPOSE, steps.ANSWER, steps.VOTE):
            return Bargainer(view, observation.seat, legal).choose()
        world = observation.guess(self._rng)
        assert isinstance(world, ZoocracyState)
        return small_answer(view, world, observation.seat, legal)

    def act_unprompted(self, observation: Observation[Any, Any]) -> Choice[Any] | None:
        """See `menagerie.core.player.UnpromptedBot`."""
        view: ZoocracyView = observation.view
        if view.step not in (steps.PROPOSE, steps.ANSWER) or view.proposal is None:
            return None
        return Bargainer(view, observation.seat, observation.legal).act_unprompted()

    def _worlds(self, observation: Observation[Any, Any], count: int) -> list[ZoocracyState]:
        """Guesses at how things stand."""
        found: list[ZoocracyState] = []
        for _ in range(count):
            world = observation.guess(self._rng)
            assert isinstance(world, ZoocracyState)
            found.append(world)
        return found

    # --- bids

    def _bid(self, observation: Observation[Any, Any]) -> Choice[ZoocracyAction]:
        """One of the best bids, against what others might bid in the worlds imagined."""
        worlds = self._worlds(observation, BID_WORLDS)
        funds = [{bidder: world.funds[bidder] for bidder in world.bidders} for world in worlds]
        weighed = bidding.Weighed(observation.view, observation.seat, funds)
        food = weighed.draw(self._rng)
        if food == 0:
            return choice(Bid(0), "reason-bid-nothing")
        return choice(Bid(food), "reason-bid-odds", food=food, odds=int(100 * weighed.chances[food] + 0.5))

    def _food_price(self, view: ZoocracyView) -> float:
        """Food is worth less and less towards the end."""
        return FOOD if view.round < 6 else FOOD / 2 if view.round < 7 else FOOD / 6

    # --- campaigns

    def _campaign(self, observation: Observation[Any, Any]) -> Choice[ZoocracyAction]:
        """The turn that, when all the others have answered it in the worlds imagined, leaves the best parliament; of
        that turn the next step. After a few worlds only the most promising turns are tried on."""
        seat = observation.seat
        worlds = self._worlds(observation, WORLDS)
        turns = [Turn(action, zoo) for action, zoo in self._turns(worlds[0], seat, observation.legal)]
        if len(turns) == 1:
            return choice(Done(), "reason-fed-enough")
        price = self._food_price(observation.view)
        began = process_time()
        for number, world in enumerate(worlds):
            if number and process_time() - began > GUARD:
                break
            if number == FIRST_WORLDS:
                turns.sort(key=lambda turn: -turn.total)
                del turns[SHORT_LIST:]
            seed = f"{self._rng.bits(64)}"
            rallies = zoo_of(world).rallies
            for turn in turns:
                then = turn.zoo.clone()
                then.funds = [*world.funds[:seat], turn.zoo.funds[seat], *world.funds[seat + 1 :]]
                then.rallies = [species[:] for species in rallies]
                turn.note(play_on(world, then, Generator(seed)), seat, price)
        best = max(turns, key=lambda turn: turn.total)
        if isinstance(best.action, Done):
            return choice(best.action, "reason-fed-enough")
        return choice(best.action, "reason-seats-expected", seats=best.expected(), worlds=best.tried)

    def _turns(self, world: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> list[tuple[ZoocracyAction, Zoo]]:
        """Ways to go on with the turn. Stopping is one."""
        zoo = zoo_of(world)
        found: list[tuple[ZoocracyAction, Zoo]] = [(Done(), zoo)]
        left = food_limit(world) - sum(world.fed)
        seen: set[tuple[tuple[int, int], ...]] = set()
        for whim in (1, *WHIMS):
            then = zoo.clone()
            then.rallies[seat] = []
            steps_taken = then.feed_greedily(seat, left, world.fed[:], self._rng, False, whim)
            key = tuple(sorted(steps_taken))
            if steps_taken and key not in seen:
                seen.add(key)
                species, food = steps_taken[0]
                found.append((Feed(SPECIES[species], food), then))
        now = zoo.tally()
        for action in legal:
            if isinstance(action, (Done, Feed)):
                continue
            then = judgement.after(zoo, seat, action)
            if judgement.swing(now, then.tally(), seat) > 0.2:
                then.rallies[seat] = []
                then.feed_greedily(seat, left, world.fed[:], self._rng, False, 1)
                found.append((action, then))
        return found

    def _marker(self, observation: Observation[Any, Any]) -> Choice[ZoocracyAction]:
        """5b.2: the species where a marker leaves the best parliament; or a later campaign may need it more."""
        seat = observation.seat
        worlds = self._worlds(observation, WORLDS)
        legal: list[ZoocracyAction] = observation.legal
        totals = [0.0] * len(legal)
        for world in worlds:
            seed = f"{self._rng.bits(64)}"
            for number, action in enumerate(legal):
                zoo = zoo_of(world)
                if isinstance(action, Blockade):
                    zoo.blockade = SPECIES.index(action.species)
                elif isinstance(action, Manipulate):
                    species = SPECIES.index(action.species)
                    zoo.first[species], zoo.second[species] = 4, 0
                elif world.parliamentary_round > world.round:
                    totals[number] += 0.08  # there is another campaign to use it in
                tally = play_on(world, zoo, Generator(seed))
                totals[number] += worth_of_parliament(tally, seat)
        best = max(range(len(legal)), key=lambda number: (totals[number], number))
        action = legal[best]
        if isinstance(action, (Blockade, Manipulate)):
            return choice(action, "reason-marker", species=action.species)
        return choice(action, "reason-later")
