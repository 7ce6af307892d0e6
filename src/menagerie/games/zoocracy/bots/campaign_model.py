"""A small, fast model of campaigns: food on species, and parties that feed greedily. For many trials."""

from __future__ import annotations

from typing import Final

from menagerie.core.generator import Generator
from menagerie.games.zoocracy.rules.campaign import MOST_BOOST, MOST_FED, food_limit
from menagerie.games.zoocracy.rules.cards import NEGATIVE, RALLY
from menagerie.games.zoocracy.rules.position import (
    CAMPAIGN,
    NOBODY,
    NOWHERE,
    PRIME_MINISTER,
    ROUNDS,
    SPECIES_COUNT,
    B,
    Position,
)
from menagerie.games.zoocracy.rules.vote_count import species_votes

USUAL_VARIATION: Final = 8
"""The usual random variation of a party's preferences, in sixteenths of a vote."""

BOLD_PORTION: Final = 2
"""The most food a bold party puts on a species at a time."""


class CampaignModel:
    """Food by species and party, and the votes of each species."""

    __slots__ = ("blockade", "first", "food", "funds", "players", "rallies", "second")

    def __init__(
        self,
        food: list[list[int]],
        first: list[int],
        second: list[int],
        blockade: int,
        funds: list[int],
        rallies: list[list[int]],
    ) -> None:
        self.players: int = len(funds)
        self.food: list[list[int]] = food
        self.first: list[int] = first
        self.second: list[int] = second
        self.blockade: int = blockade
        self.funds: list[int] = funds
        self.rallies: list[list[int]] = rallies

    def clone(self) -> CampaignModel:
        return CampaignModel(
            [tokens[:] for tokens in self.food],
            self.first[:],
            self.second[:],
            self.blockade,
            self.funds[:],
            [species[:] for species in self.rallies],
        )

    def votes(self, species: int, seat: int, count: int) -> int:
        """The votes the party would get there with so many tokens; -1 where that is a tie."""
        if count == 0:
            return 0
        ahead = 0
        tokens = self.food[species]
        for other in range(self.players):
            if other != seat:
                there = tokens[other]
                if there == count:
                    return -1
                if there > count:
                    ahead += 1
        if ahead == 0:
            return self.first[species]
        return self.second[species] if ahead == 1 else 0

    def tally(self) -> list[int]:
        """Seats by party, if the votes were counted now."""
        seats = [0] * self.players
        for species in range(SPECIES_COUNT):
            tokens = self.food[species]
            best, second = 0, 0
            leader, follower = NOBODY, NOBODY
            for seat in range(self.players):
                there = tokens[seat]
                if there > best:
                    second, follower = best, leader
                    best, leader = there, seat
                elif there > second:
                    second, follower = there, seat
            if leader != NOBODY:
                seats[leader] += self.first[species]
            if follower != NOBODY:
                seats[follower] += self.second[species]
        return seats

    def feed_greedily(
        self,
        seat: int,
        left: int,
        fed: list[int],
        rng: Generator,
        boost: bool,
        variation: int = USUAL_VARIATION,
        bold: bool = False,
    ) -> list[tuple[int, int]]:
        """A turn of a party that takes, step by step, what brings the most for the least food; returns its steps.

        A bold party takes what brings the most, with more than one token, so that it is not overtaken at once.

        Votes count most, votes taken from others somewhat less. The greater the variation (in sixteenths of a vote),
        the more turns differ from each other.
        """
        left = min(left, self.funds[seat])
        for species in self.rallies[seat]:
            self._place_rally(seat, species)
        if boost:
            self._boost_best(seat)
        random_bits = rng.bits(6 * SPECIES_COUNT)  # drawn once: random numbers are slow
        steps: list[tuple[int, int]] = []
        scores = [0] * SPECIES_COUNT
        foods = [0] * SPECIES_COUNT
        stale = -1  # the species to look at again; all of them at first, and when food runs short
        while left > 0:
            for species in range(SPECIES_COUNT):
                if stale == -1 or species == stale or left < MOST_FED:
                    preference = (random_bits >> 6 * species & 63) * variation >> 6
                    most = min(MOST_FED - fed[species], left)
                    scores[species], foods[species] = self._best_portion(species, seat, most, preference, bold)
            best = 0
            for species in range(1, SPECIES_COUNT):
                if scores[species] > scores[best]:
                    best = species
            if scores[best] <= 0:
                break
            food = foods[best]
            self.food[best][seat] += food
            self.funds[seat] -= food
            fed[best] += food
            left -= food
            steps.append((best, food))
            stale = best
        return steps

    def _best_portion(self, species: int, seat: int, most: int, preference: int, bold: bool) -> tuple[int, int]:
        """How much food to put there, and what it brings for each token, in sixteenths of a vote."""
        if species == self.blockade or most <= 0:
            return 0, 0
        tokens = self.food[species]
        held = tokens[seat]
        ahead, behind = 0, 0  # the two strongest of the others
        for other in range(self.players):
            there = tokens[other]
            if other != seat and there > behind:
                if there > ahead:
                    ahead, behind = there, ahead
                else:
                    behind = there
        first, second = self.first[species], self.second[species]
        now = 0 if held == 0 else first if held > ahead else second if held > behind else 0
        theirs = self._votes_of_others(first, second, ahead, behind, held)
        best_score, best_food = 0, 0
        for food in range(1, (min(most, BOLD_PORTION) if bold else most) + 1):
            count = held + food
            then = first if count > ahead else second if count > behind else 0
            if then <= now or count in tokens:
                continue
            lost = theirs - self._votes_of_others(first, second, ahead, behind, count)
            score = 16 * (then - now) + lost * (8 if self.players == 2 else 4) + preference
            if not bold:
                score //= food
            if score > best_score or (bold and score == best_score):
                best_score, best_food = score, food
        return best_score, best_food

    def _votes_of_others(self, first: int, second: int, ahead: int, behind: int, held: int) -> int:
        """The votes the others have there together."""
        if held > ahead:
            return second if ahead > 0 else 0
        if held > behind:
            return first
        return (first if ahead > 0 else 0) + (second if behind > 0 else 0)

    def _place_rally(self, seat: int, species: int) -> None:
        """A Rally, where it brings votes."""
        if species == self.blockade:
            return
        held = self.food[species][seat]
        for food in (MOST_BOOST, 1):
            if self.votes(species, seat, held + food) > self.votes(species, seat, held):
                self.food[species][seat] += food
                return

    def _boost_best(self, seat: int) -> None:
        """The Prime Minister's bonus where it brings most votes."""
        best_species, best_gain = NOWHERE, 0
        for species in range(SPECIES_COUNT):
            held = self.food[species][seat]
            gain = self.votes(species, seat, held + MOST_BOOST) - self.votes(species, seat, held)
            if species != self.blockade and gain > best_gain:
                best_species, best_gain = species, gain
        if best_species != NOWHERE:
            self.food[best_species][seat] += MOST_BOOST


def model_of(position: Position) -> CampaignModel:
    """The model of a position."""
    worths = [species_votes(position, species) for species in range(SPECIES_COUNT)]
    players = position.players
    return CampaignModel(
        [position.food[species * players : (species + 1) * players] for species in range(SPECIES_COUNT)],
        [first for first, _ in worths],
        [second for _, second in worths],
        position.blockade,
        position.funds[:],
        [[card - RALLY for card in hand if card < NEGATIVE] for hand in position.hands],
    )


def simulate_campaigns(position: Position, model: CampaignModel, rng: Generator) -> list[int]:
    """The rest of the campaign, and the next one if the election comes later; returns the seats by party.

    The party in turn, if there is one, has finished its own.
    """
    if position.phase == B:
        first = position.turn_index + 1 if position.step == CAMPAIGN else 0
        for place in range(first, position.players):
            seat = position.order[place]
            boost = position.holder[PRIME_MINISTER] == seat and position.face_up[PRIME_MINISTER]
            bold = position.players > 2 and rng.below(2) == 0
            model.feed_greedily(seat, food_limit(position), [0] * SPECIES_COUNT, rng, boost, USUAL_VARIATION, bold)
            model.rallies[seat] = []
    later = position.parliamentary_round - position.round
    for _ in range(min(later, 2)):
        model.blockade = NOWHERE
        for seat in position.order:
            bold = position.players > 2 and rng.below(2) == 0
            most = food_limit(position) - position.harvest
            model.feed_greedily(seat, most, [0] * SPECIES_COUNT, rng, False, USUAL_VARIATION, bold)
    return model.tally()


def election_round(position: Position) -> int:
    """The round of the next parliamentary election; the last one where none is left."""
    return min(max(position.parliamentary_round, position.round), ROUNDS)
