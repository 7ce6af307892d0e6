"""What players will be worth in the end: the rest of the game, played on in a small model without a map.

In the model families take their turns as in the game. A run brings what such squirrels usually bring, measured against
what the family's last run brought; the harvest is shared, and a squirrel is bought when the treasury can pay for one.
Squirrels retire; who has none and no money gets one by a forced purchase. In stock rounds everybody buys what promises
most for its price, and launches families; nobody sells.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    COUSINS_ROUND,
    DIVIDEND,
    FAMILY_LIMIT,
    FAMILY_OF,
    K2J,
    K4J,
    K4S,
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
OWN_FAMILY: Final = 0.4
"""What is added to the return of a card where the buyer controls the family."""
NUTS_AT_FIRST: Final = 25.0
NUTS_FOR_A_STOP: Final = 32.0
NUTS_FOR_A_ROUND: Final = 11.0
"""What runs brought in games between bots: for each stop of the squirrels, and for each operating round before."""
LEAST_SKILL: Final = 0.6
MOST_SKILL: Final = 1.4
KITCHEN_INCOME: Final = 2
RUNNING_COSTS: Final = 1
"""What a family spends in a round on stations and hills."""
STEPS_A_ROUND: Final = 0.8
"""How far a family that can run moves right in an operating round, for choices in the model."""
LEAST_RETURN: Final = 1.05
"""What a bag must bring in the end to be spent in the model."""
FIRST_VALUE: Final = 7
"""The highest value of a first launch in the model: a quarter of the money, so that two cards can be bought as well."""


@cache
def card_return(cell: int, rounds: int) -> float:
    """What a card of a family that can run brings in the end, for each bag it costs now."""
    at, steps, paid = cell, 0.0, 0
    for _ in range(rounds):
        steps += STEPS_A_ROUND
        while steps >= 1:
            at, steps = RIGHT[at], steps - 1
        paid += DIVIDEND[at]
    return (paid + PRICE[at]) / PRICE[cell]


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
                usual = usual_nuts(stops, ROUND_KIND[: ran.round].count(OPERATING_ROUND))
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
            nuts = self.skill[family] * (NUTS_AT_FIRST + NUTS_FOR_A_STOP * stops + NUTS_FOR_A_ROUND * age)
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
            self.cash[self.parents[family]] -= lacking
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
        while passes < players:
            seat = self.order[place % players]
            place += 1
            passes = 0 if self._purchase(seat) else passes + 1
        for family in self.families:
            if self.cells[family] != NONE and not self.lounge[family] and not self.kitchen[family]:
                self.cells[family] = UP[self.cells[family]]
        self.order.sort(key=lambda seat: -self.cash[seat])

    def _purchase(self, seat: int) -> bool:
        """The seat buys what promises most for its price, or launches a family."""
        cash = self.cash[seat]
        if cash < 2 or self.cards[seat] >= self.limit:
            return False
        rounds = ROUND_KIND[self.round :].count(OPERATING_ROUND)
        mine = self.animals[seat]
        if seat not in self.parents:
            value = min(FIRST_VALUE, max(5, cash // 4))
            if 2 * value <= cash and self._launch(seat, value):
                return True
        best, most = NONE, LEAST_RETURN
        for family in self.families:
            cell = self.cells[family]
            if cell == NONE or PRICE[cell] > cash:
                continue
            if not self.kitchen[family] and (not self.lounge[family] or mine[family] >= FAMILY_LIMIT):
                continue
            able = self.squirrels[family] or self.treasury[family] + PRICE[cell] >= KIND_COST[self.kinds[self.deck_at]]
            worth = card_return(cell, rounds) if able else card_return(cell, rounds) / 2
            worth *= 1 + TASTE_SPREAD * self._noise()
            if self.parents[family] == seat:
                worth += OWN_FAMILY
            if worth > most:
                best, most = family, worth
        value = max([value for value in PHASE_LAUNCH[self.phase] if 2 * value <= cash], default=0)
        if value >= 9 or (value and self.round > 1 and best == NONE):
            cell = LAUNCH_CELL[value]
            if card_return(cell, rounds) > most and self._launch(seat, value):
                return True
        if best == NONE:
            return False
        price = PRICE[self.cells[best]]
        self.cash[seat] -= price
        if self.kitchen[best]:
            self.kitchen[best] -= 1
        else:
            self.lounge[best] -= 1
            self.treasury[best] += price
        mine[best] += 1
        self.cards[seat] += 1
        holder = self.parents[best]
        if holder != seat and mine[best] > self.animals[holder][best]:
            self.parents[best] = seat
            self.cards[seat] -= 1
            self.cards[holder] += 1
        return True

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


def usual_nuts(stops: int, age: int) -> float:
    return NUTS_AT_FIRST + NUTS_FOR_A_STOP * stops + NUTS_FOR_A_ROUND * age


def outlook(position: Position, number: int) -> list[float]:
    """What each seat will be worth in the end, on average over so many continuations.

    The random numbers are always the same, so that what two positions have in common cancels out."""
    totals = [0.0] * position.players
    for seed in range(1, number + 1):
        for seat, worth in enumerate(Forecast(position, seed * 7919).worths()):
            totals[seat] += worth
    return [total / number for total in totals]
