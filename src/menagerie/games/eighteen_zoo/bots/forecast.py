"""What players will be worth in the end: the rest of the game, played on in a small model without a map.

In the model families take their turns as in the game. A run brings what such squirrels usually bring at a table of this
size, measured against what the family's last run brought; the harvest is shared, or kept where it pays for the next
squirrel, and a squirrel is bought when the treasury can pay for one. Squirrels retire; who has none and no money takes
one from another family of the same player, or gets one by a forced purchase. In stock rounds everybody does what the
squirrel's rules of thumb say; who has passed is out, and nobody sells.
"""

from __future__ import annotations

from typing import Final

from menagerie.games.eighteen_zoo.bots.card_gain import FIRST_VALUE, LEAST_CARD, MONDAY, SOON_A_SQUIRREL, card_gain
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    COUSINS_ROUND,
    DIVIDEND,
    FAMILY_LIMIT,
    FAMILY_OF,
    K2J,
    K4J,
    K4S,
    K4S_PERM,
    KIND_COST,
    KIND_STOPS,
    LAST_CELL,
    LAST_TICKET,
    LAUNCH_BONUS,
    LAUNCH_CELL,
    LEFT,
    OPERATING_ROUND,
    PARENTS_BONUS,
    PHASE_4J,
    PHASE_4S,
    PHASE_5S,
    PHASE_BONUS,
    PHASE_BROUGHT_BY,
    PHASE_LAUNCH,
    PHASE_LIMIT,
    PRICE,
    RIGHT,
    ROUND_KIND,
    STOCK_ROUND,
    THRESHOLD,
    UP,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.position import END, NOBODY, NONE, SQUIRRELS, Position

SKILL_SPREAD: Final = 0.25
"""How far runs and what players like vary from one continuation to the next. A single one says little: a bag more or
less changes who buys what from then on."""
TASTE_SPREAD: Final = 0.3
NUTS_WITHOUT_STOPS: Final = 15
NUTS_FOR_A_STOP: Final = {
    2: (31, 37, 38, 43, 48, 50),
    3: (30, 33, 40, 43, 48, 50),
    4: (30, 29, 32, 43, 48, 50),
    5: (28, 28, 35, 43, 48, 50),
}
"""What runs brought in games between squirrels, by players, from the second operating round on: so many nuts for each
stop of the squirrels. More families stand in each other's way in the first rounds."""
SKILL_THAT_LASTS: Final = 0.6
"""How much of what a family's runs are above or below the usual is left a round later."""
LEAST_SKILL: Final = 0.6
MOST_SKILL: Final = 1.4
KITCHEN_INCOME: Final = 2
RUNNING_COSTS: Final = 1
"""What a family spends in a round on stations and hills."""
COST_OF_NEED: Final = 8
"""What a forced purchase beyond the cash costs besides, in cards sold low and tickets cashed early: at most so much."""
FINAL_ROUND: Final = len(ROUND_KIND) - 1


class Forecast:
    """One continuation of the position, to the end of the game: `worths`."""

    __slots__ = (
        "animals", "cards", "cash", "cells", "cousins", "deck_at", "families", "kinds", "kitchen", "launchable",
        "limit", "lounge", "order", "over", "parents", "phase", "players", "position", "round", "seed", "skill",
        "squirrels", "treasury",
    )  # fmt: skip

    def __init__(self, position: Position, seed: int = 1) -> None:
        self.position = position
        self.seed = seed
        self.players = position.players
        self.families = position.families
        self.cells = position.cell[:]
        self.treasury = position.treasury[:]
        self.squirrels = [[position.kind(one) for one in nest] for nest in position.squirrels]
        self.deck_at = position.deck_at
        self.kinds = position.kinds
        self.phase = position.phase
        self.cash = [cash - debt for cash, debt in zip(position.cash, position.debt, strict=True)]
        self.order = position.order[:]
        self.limit = position.card_limit
        self.cards = [len(hand) for hand in position.hands]
        self.kitchen = [len(cards) for cards in position.kitchen]
        self.cousins = position.cousins
        self.launchable = position.launchable
        self.over = position.reached_top != NONE
        count = len(self.cells)
        self.lounge = [CARDS - 1 - (not self.cousins)] * count
        self.parents = [NOBODY] * count
        self.animals = [[0] * count for _ in range(self.players)]
        for seat, hand in enumerate(position.hands):
            mine = self.animals[seat]
            for card in hand:
                family = card // CARDS
                if card % CARDS:
                    mine[family] += 1
                    self.lounge[family] -= 1
                else:
                    mine[family] += 2
                    self.parents[family] = seat
        for family in self.families:
            self.lounge[family] -= self.kitchen[family]
        self.skill = [1.0] * count
        index = squirrel_index(self.players)
        for ran in position.last_runs:
            stops = sum([KIND_STOPS[position.kind(index[one.squirrel])] for one in ran.runs if one.squirrel in index])
            if stops:
                usual = usual_nuts(self.players, stops, ROUND_KIND[: ran.round].count(OPERATING_ROUND))
                self.skill[FAMILY_OF[ran.family]] = min(MOST_SKILL, max(LEAST_SKILL, ran.nuts / usual))
        for family in self.families:
            self.skill[family] *= 1 + SKILL_SPREAD * self._noise()
        self._play()

    def _noise(self) -> float:
        """From -1 to 1, from a generator of its own: exact on every machine, and fast."""
        self.seed = (self.seed * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.seed >> 7 & 0xFFFF) / 32768.0 - 1.0

    def worths(self) -> list[int]:
        """By seat, with the tickets it has now."""
        found = []
        for seat in range(self.players):
            worth = self.cash[seat] + LAST_TICKET * self.position.tickets[seat]
            for family in self.families:
                held = self.animals[seat][family]
                if held:
                    worth += held * PRICE[self.cells[family]]
            found.append(worth)
        return found

    def _play(self) -> None:
        position = self.position
        for number in range(position.round, len(ROUND_KIND)):
            self.round = number
            if ROUND_KIND[number] == STOCK_ROUND:
                if number != position.round and number == COUSINS_ROUND and not self.cousins:
                    self.cousins = True
                    for family in self.families:
                        self.lounge[family] += 1
                self._stock_round(position.turn_index if number == position.round else 0)
            elif ROUND_KIND[number] == OPERATING_ROUND:
                self._operating_round(number == position.round)
                if self.over:
                    break

    # --- operating rounds

    def _operating_round(self, current: bool) -> None:
        position = self.position
        age = ROUND_KIND[: self.round].count(OPERATING_ROUND)
        if current and position.operating_order:
            order = position.operating_order[position.turn_index :]
            if order and position.step in (SQUIRRELS, END):  # its harvest is over
                if position.step == SQUIRRELS and not position.new_squirrel:
                    self._buy_squirrel(order[0])
                order = order[1:]
        else:
            launched = [family for family in self.families if self.cells[family] != NONE]
            order = sorted(launched, key=lambda family: -PRICE[self.cells[family]])
            for family in launched:
                self.treasury[family] += KITCHEN_INCOME * self.kitchen[family]
        for family in order:
            self._family_turn(family, age)

    def _family_turn(self, family: int, age: int) -> None:
        if self.treasury[family] > 0:
            self.treasury[family] -= RUNNING_COSTS
        cell = self.cells[family]
        stops = 0
        for kind in self.squirrels[family]:
            stops += 2 * KIND_STOPS[kind] if kind >= K4J else KIND_STOPS[kind]
        if stops == 0:
            self.cells[family] = LEFT[cell]
        else:
            nuts = self.skill[family] * usual_nuts(self.players, stops, age)
            self.skill[family] = 1 + SKILL_THAT_LASTS * (self.skill[family] - 1)
            if nuts < THRESHOLD[cell] and self._keeps(family, nuts):
                self.treasury[family] += bags_of(nuts)
                self.cells[family] = LEFT[cell]
                self._buy_squirrel(family)
                return
            if nuts >= THRESHOLD[cell]:
                cell = RIGHT[cell]
                self.cells[family] = cell
            each = DIVIDEND[cell]
            for seat in range(self.players):
                held = self.animals[seat][family]
                if held:
                    self.cash[seat] += each * held
            self.cash[self.parents[family]] += PARENTS_BONUS[cell]
        self._buy_squirrel(family)
        if self.cells[family] == LAST_CELL:
            self.over = True

    def _keeps(self, family: int, nuts: float) -> bool:
        """Whether what it ran pays for the next squirrel, and those it has may be gone soon."""
        if self.phase >= PHASE_4J or self.round == FINAL_ROUND or max(self.squirrels[family]) >= K4S_PERM:
            return False
        had = self.treasury[family]
        return had < KIND_COST[self.kinds[self.deck_at]] <= had + bags_of(nuts)

    def _buy_squirrel(self, family: int) -> None:
        nest = self.squirrels[family]
        if len(nest) >= PHASE_LIMIT[self.phase]:
            return
        kind = self.kinds[self.deck_at]
        if kind == K4J:
            kind = K2J
        cost = KIND_COST[kind]
        lacking = cost - self.treasury[family]
        if lacking > 0:
            if nest:
                return
            if self._takes_from_another(family):
                return
            cash = self.cash[self.parents[family]] - lacking
            self.cash[self.parents[family]] = cash - min(COST_OF_NEED, max(0, -cash))
            self.treasury[family] = 0
        else:
            self.treasury[family] -= cost
        self.deck_at += 1
        nest.append(kind)
        cell = RIGHT[self.cells[family]]
        phase = PHASE_BROUGHT_BY[kind]
        if phase > self.phase:
            self.phase = phase
            if PHASE_BONUS[phase]:
                cell = RIGHT[cell]
            self._retire(phase)
        self.cells[family] = cell

    def _takes_from_another(self, family: int) -> bool:
        """For one bag from a family of the same player that has two."""
        if self.treasury[family] < 1:
            return False
        for other in self.families:
            if self.parents[other] == self.parents[family] and len(self.squirrels[other]) > 1:
                self.squirrels[family].append(self.squirrels[other].pop(0))
                self.treasury[family] -= 1
                self.treasury[other] += 1
                return True
        return False

    def _retire(self, phase: int) -> None:
        last = 0 if phase == PHASE_4S else 1 if phase == PHASE_5S else K4S if phase == PHASE_4J else NONE
        if last == NONE:
            return
        for family in self.families:
            self.squirrels[family] = [kind for kind in self.squirrels[family] if kind > last]

    # --- stock rounds

    def _stock_round(self, first: int) -> None:
        players = self.players
        place, passes = first, 0
        position = self.position
        if self.round == position.round and position.bought:  # it has had its turn
            place += 1
        out = position.last_passed if self.round == position.round else 0
        while passes < players:
            seat = self.order[place % players]
            place += 1
            passes = 0 if not out >> seat & 1 and self._purchase(seat) else passes + 1
        for family in self.families:
            if self.cells[family] != NONE and not self.lounge[family] and not self.kitchen[family]:
                self.cells[family] = UP[self.cells[family]]
        self.order.sort(key=lambda seat: -self.cash[seat])

    def _purchase(self, seat: int) -> bool:
        """What the squirrel's rules of thumb say: a launch, else the card that brings most; with a taste of its own."""
        cash = self.cash[seat]
        if cash < 2 or self.cards[seat] >= self.limit:
            return False
        controls = seat in self.parents
        if not controls or self.round > MONDAY:
            highest = cash // 2 if controls else min(FIRST_VALUE, cash // 4)
            value = max([value for value in PHASE_LAUNCH[self.phase] if value <= highest], default=0)
            if value and self._launch(seat, value):
                return True
        best = self._best_card(seat)
        if best == NONE:
            return False
        self._buy(seat, best)
        return True

    def _best_card(self, seat: int) -> int:
        """Of which family."""
        cash, mine = self.cash[seat], self.animals[seat]
        rounds = ROUND_KIND[self.round :].count(OPERATING_ROUND)
        sold = self.position.sold_of[seat] if self.round == self.position.round else 0
        best, most = NONE, LEAST_CARD
        for family in self.families:
            cell = self.cells[family]
            if cell == NONE or PRICE[cell] > cash or sold >> family & 1:
                continue
            kitchen = self.kitchen[family]
            if not kitchen and (not self.lounge[family] or mine[family] >= FAMILY_LIMIT):
                continue
            able = bool(self.squirrels[family]) or self.treasury[family] >= SOON_A_SQUIRREL
            gain = card_gain(cell, rounds, able, self.parents[family] == seat, not kitchen)
            gain *= 1 + TASTE_SPREAD * self._noise()
            if gain > most:
                best, most = family, gain
        return best

    def _buy(self, seat: int, family: int) -> None:
        price = PRICE[self.cells[family]]
        self.cash[seat] -= price
        if self.kitchen[family]:
            self.kitchen[family] -= 1
        else:
            self.lounge[family] -= 1
            self.treasury[family] += price
        self.animals[seat][family] += 1
        self.cards[seat] += 1
        holder = self.parents[family]
        if holder != seat and self.animals[seat][family] > self.animals[holder][family]:
            self.parents[family] = seat
            self.cards[seat] -= 1
            self.cards[holder] += 1

    def _launch(self, seat: int, value: int) -> bool:
        free = [family for family in self.families if self.cells[family] == NONE]
        if not free:
            return False
        family = next((family for family in free if self.launchable >> family & 1), free[0])
        self.cells[family] = LAUNCH_CELL[value]
        self.treasury[family] = 2 * value + LAUNCH_BONUS[value]
        self.parents[family] = seat
        self.animals[seat][family] = 2
        self.cash[seat] -= 2 * value
        self.cards[seat] += 1
        return True


def usual_nuts(players: int, stops: int, age: int) -> float:
    """What squirrels with so many stops bring after so many operating rounds."""
    return NUTS_WITHOUT_STOPS + NUTS_FOR_A_STOP[players][max(1, age) - 1] * stops


def bags_of(nuts: float) -> int:
    """7.5: what a treasury gets for nuts that are kept."""
    return int(nuts + 24) // 25


def outlook(position: Position, number: int) -> list[float]:
    """What each seat will be worth in the end, on average over so many continuations.

    The random numbers are always the same, so that what two positions have in common cancels out."""
    totals = [0.0] * position.players
    for seed in range(1, number + 1):
        for seat, worth in enumerate(Forecast(position, seed * 7919).worths()):
            totals[seat] += worth
    return [total / number for total in totals]
