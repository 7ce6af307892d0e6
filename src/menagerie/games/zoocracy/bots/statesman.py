"""The statesman: tries its campaigns and bids in guessed states, and negotiates for governments.

A campaign is searched: in a few states guessed from the view the other parties' turns are simulated, and the resulting
parliaments compared. For a bid the rivals' bids are modelled (`bidding`). Governments are searched (`coalitions`): the
value of each prize to each party, whose votes are needed, and what all can expect if the proposal fails. Offers are
used to find out what a partner accepts (`negotiator`). It keeps its promises unless that costs too much, and makes no
agreements with parties that broke theirs.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation
from menagerie.games.zoocracy.actions import Blockade, Done, Feed, Manipulate, ZoocracyAction
from menagerie.games.zoocracy.bots import bidding, heuristics, two_parties
from menagerie.games.zoocracy.bots.backbencher import choose_by_rule
from menagerie.games.zoocracy.bots.campaign_model import CampaignModel, election_round, model_of, simulate_campaigns
from menagerie.games.zoocracy.bots.evaluation import parliament_value
from menagerie.games.zoocracy.bots.heuristics import choice
from menagerie.games.zoocracy.bots.negotiator import Negotiator
from menagerie.games.zoocracy.bots.promises import admit_broken_promise
from menagerie.games.zoocracy.rules import position
from menagerie.games.zoocracy.rules.campaign import food_limit
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.rules.state import ZoocracyState
from menagerie.games.zoocracy.view import ZoocracyView

GUESSES = 10
"""The number of states guessed for one step of a campaign."""
FIRST_GUESSES = 3
SHORT_LIST = 6
"""After the first guesses only so many of the best turns are tried in the others."""
MOST_TRIALS = 600
"""A step of a campaign tries at most so many turns in guessed states. Work is counted, not time, so that equal seeds
give equal choices on every machine. The usual step needs fewer than 200."""
VARIATIONS = (8,) * 6 + (24,) * 8 + (60,) * 6
"""For each a turn is made up, with so much random variation in its choices (see `CampaignModel.feed_greedily`)."""

FOOD_VALUE = 0.03
"""The value of a token left in the funds, in goals."""


class CandidateTurn:
    """A way to complete a campaign turn: its next action, the model after it, and its results in guessed states."""

    __slots__ = ("action", "model", "total")

    def __init__(self, action: ZoocracyAction, model: CampaignModel) -> None:
        self.action = action
        self.model = model
        self.total = 0.0

    def add_result(self, value: float) -> None:
        """What it led to in one more guessed state."""
        self.total += value


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
        if step == position.BID:
            return bidding.choose_bid(observation, self._rng)
        if step == position.CAMPAIGN:
            return self._campaign(observation)
        if step in (position.BLOCKADE, position.MANIPULATE):
            return self._marker(observation)
        if step in (position.PROPOSE, position.ANSWER, position.VOTE):
            found = Negotiator(view, observation.seat, legal).choose()
            return admit_broken_promise(view, observation.seat, found)
        guess = observation.guess(self._rng)
        assert isinstance(guess, ZoocracyState)
        return choose_by_rule(view, guess, observation.seat, legal)

    def act_unprompted(self, observation: Observation[Any, Any]) -> Choice[Any] | None:
        """See `menagerie.core.player.UnpromptedBot`."""
        view: ZoocracyView = observation.view
        if view.step not in (position.PROPOSE, position.ANSWER) or view.proposal is None:
            return None
        return Negotiator(view, observation.seat, observation.legal).act_unprompted()

    def _guesses(self, observation: Observation[Any, Any], count: int) -> list[ZoocracyState]:
        """States that the seat cannot tell from the real one."""
        found: list[ZoocracyState] = []
        for _ in range(count):
            guess = observation.guess(self._rng)
            assert isinstance(guess, ZoocracyState)
            found.append(guess)
        return found

    def _food_price(self, game_round: int) -> float:
        """Food loses value towards the end of the game."""
        return FOOD_VALUE if game_round < 6 else FOOD_VALUE / 2 if game_round < 7 else FOOD_VALUE / 6

    def _worth(self, guess: ZoocracyState, tally: list[int], then: CampaignModel, left: int, seat: int) -> float:
        """The value of a parliament, and of the food that is left."""
        if guess.players == 2:
            return two_parties.parliament_worth(tally, then.funds, seat, election_round(guess))
        return parliament_value(tally, seat) + self._food_price(guess.round) * left

    # --- campaigns

    def _campaign(self, observation: Observation[Any, Any]) -> Choice[ZoocracyAction]:
        """The next action of the turn that leads to the best parliament after the other parties' simulated turns.
        After a few guessed states only the best turns are tried further."""
        seat = observation.seat
        guesses = self._guesses(observation, GUESSES)
        turns = [CandidateTurn(action, model) for action, model in self._turns(guesses[0], seat, observation.legal)]
        if len(turns) == 1:
            return choice(Done(), "reason-fed-enough")
        trials = 0
        for number, guess in enumerate(guesses):
            if number == FIRST_GUESSES:
                turns.sort(key=lambda turn: -turn.total)
                del turns[SHORT_LIST:]
            if number and trials + len(turns) > MOST_TRIALS:
                break
            trials += len(turns)
            seed = f"{self._rng.bits(64)}"
            rallies = model_of(guess).rallies
            for turn in turns:
                then = turn.model.clone()
                then.funds = [*guess.funds[:seat], turn.model.funds[seat], *guess.funds[seat + 1 :]]
                then.rallies = [species[:] for species in rallies]
                tally = simulate_campaigns(guess, then, Generator(seed))
                turn.add_result(self._worth(guess, tally, then, turn.model.funds[seat], seat))
        best = max(turns, key=lambda turn: turn.total)
        if isinstance(best.action, Done):
            return choice(best.action, "reason-fed-enough")
        now = model_of(guesses[0])
        then = heuristics.model_after(now, seat, best.action)
        return heuristics.campaign_choice(best.action, now.tally(), then.tally(), seat)

    def _turns(
        self, guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]
    ) -> list[tuple[ZoocracyAction, CampaignModel]]:
        """Ways to complete the turn. To end it now is one."""
        model = model_of(guess)
        found: list[tuple[ZoocracyAction, CampaignModel]] = [(Done(), model)]
        left = food_limit(guess) - sum(guess.fed)
        seen: set[tuple[tuple[int, int], ...]] = set()
        for number, variation in enumerate((1, 1, *VARIATIONS)):
            then = model.clone()
            then.rallies[seat] = []
            bold = number % 2 == 1
            steps_taken = then.feed_greedily(seat, left, guess.fed[:], self._rng, False, variation, bold)
            for end in range(1 if variation == 1 else len(steps_taken), len(steps_taken) + 1):
                key = tuple(sorted(steps_taken[:end]))
                if steps_taken and key not in seen:
                    seen.add(key)
                    species, food = steps_taken[0]
                    found.append((Feed(SPECIES[species], food), after_steps(model, seat, steps_taken[:end])))
        now = model.tally()
        for action in legal:
            if isinstance(action, (Done, Feed)):
                continue
            then = heuristics.model_after(model, seat, action)
            if heuristics.seat_swing(now, then.tally(), seat) > 0.2:
                then.rallies[seat] = []
                then.feed_greedily(seat, left, guess.fed[:], self._rng, False, 1)
                found.append((action, then))
        return found

    def _marker(self, observation: Observation[Any, Any]) -> Choice[ZoocracyAction]:
        """5b.2: the species where the marker leads to the best parliament; or it is kept for a later campaign."""
        seat = observation.seat
        guesses = self._guesses(observation, GUESSES)
        legal: list[ZoocracyAction] = observation.legal
        totals = [0.0] * len(legal)
        for guess in guesses:
            seed = f"{self._rng.bits(64)}"
            for number, action in enumerate(legal):
                model = model_of(guess)
                if isinstance(action, Blockade):
                    model.blockade = SPECIES.index(action.species)
                elif isinstance(action, Manipulate):
                    species = SPECIES.index(action.species)
                    model.first[species], model.second[species] = 4, 0
                elif guess.parliamentary_round > guess.round:
                    totals[number] += 0.08  # there is another campaign to use it in
                tally = simulate_campaigns(guess, model, Generator(seed))
                totals[number] += self._worth(guess, tally, model, model.funds[seat], seat)
        best = max(range(len(legal)), key=lambda number: (totals[number], number))
        action = legal[best]
        if isinstance(action, (Blockade, Manipulate)):
            return choice(action, "reason-marker", species=action.species)
        return choice(action, "reason-later")


def after_steps(model: CampaignModel, seat: int, steps: list[tuple[int, int]]) -> CampaignModel:
    """The model after a party's rallies are gone and it has put so much food on these species."""
    then = model.clone()
    then.rallies[seat] = []
    for species, food in steps:
        then.food[species][seat] += food
        then.funds[seat] -= food
    return then
