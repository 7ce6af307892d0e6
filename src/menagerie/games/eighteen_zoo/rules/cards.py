"""Animal cards: selling them, buying them, and who gets the parents (6.2 to 6.4)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Sell
from menagerie.games.eighteen_zoo.events import CardBought, CardsSold, EighteenZooEvent, Launched, ParentsExchanged
from menagerie.games.eighteen_zoo.rules import reputation
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    FAMILIES,
    FAMILY_LIMIT,
    LAUNCH_BONUS,
    LAUNCH_CELL,
    OPERATING_ROUND,
    PHASE_LAUNCH,
)
from menagerie.games.eighteen_zoo.rules.position import NOBODY, NONE, Position, numbers_of
from menagerie.games.eighteen_zoo.rules.refusals import refusal


def of_family(position: Position, seat: int, family: int) -> list[int]:
    """The cards of a family in a hand, in the order they came."""
    return [card for card in position.hands[seat] if card // CARDS == family]


def heir(position: Position, family: int, holder: int, left: int) -> int:
    """6.2: who would have more animals than the holder of the parents, who has so many left; or nobody.

    It takes two single cards to exchange. Of several who are level, the next in turn order after the holder.
    """
    best = NOBODY
    most = max(left, 1)
    players = position.players
    start = position.order.index(holder)
    for i in range(1, players):
        seat = position.order[(start + i) % players]
        count = position.animals(seat, family)
        if count > most:
            best, most = seat, count
    return best


def exchange(position: Position, family: int, old: int, new: int, events: list[EighteenZooEvent]) -> list[int]:
    """6.2: the parents card for two single ones, which are given back to be laid where they belong."""
    parents = CARDS * family
    given = [card for card in of_family(position, new, family) if card != parents][:2]
    for card in given:
        position.hands[new].remove(card)
    position.hands[new].append(parents)
    events.append(ParentsExchanged(FAMILIES[family], old, new, tuple([card % CARDS for card in given])))
    return given


def sell(
    position: Position, seat: int, family: int, cards: list[int], part: bool, events: list[EighteenZooEvent]
) -> None:
    """6.2: sells cards (by their numbers); the parents only by exchange. The price is the one before the sale."""
    parents = CARDS * family
    amount = animals_in(cards, part)
    holder = position.controller(family)
    proceeds = amount * reputation.price(position, family)
    rows = _rows(position, seat, cards, amount, holder)
    left = position.animals(holder, family) - (amount if holder == seat else 0)
    new = heir(position, family, holder, left)
    kitchen = position.kitchen[family]
    before = kitchen[:]
    hand = position.hands[seat]
    # 10.34: in records the first in the kitchen goes back to a part sale, so their order there matters
    for card in cards if position.compat.sold_in_order else [held for held in hand if held in cards]:
        hand.remove(card)
        if card != parents:
            kitchen.append(card)
    if new != NOBODY:
        if parents in cards:
            given = exchange(position, family, holder, new, events)
            if part and not position.compat.oldest_card_comes_back:
                hand.append(given.pop(0))
                part = False
            kitchen.extend(given)
            if part:
                hand.append(kitchen.pop(0))
        else:
            position.hands[holder].remove(parents)
            position.hands[holder].extend(exchange(position, family, holder, new, events))
    position.cash[seat] += proceeds
    position.bank -= proceeds
    sold = tuple(sorted([card % CARDS for card in kitchen if card not in before]))
    events.append(CardsSold(seat, FAMILIES[family], sold, amount, proceeds))
    if rows:
        reputation.move_down(position, family, rows, events)


def animals_in(cards: list[int], part: bool) -> int:
    """How many animals these cards are; of the parents, in part, one."""
    amount = len(cards)
    for card in cards:
        if card % CARDS == 0:
            amount += 1
    return amount - 1 if part else amount


def _rows(position: Position, seat: int, cards: list[int], amount: int, holder: int) -> int:
    """6.2, 6.2.1: how far the reputation falls; a card lowers it once a round unless the parents' holder sells it."""
    if seat == holder or position.round_kind() == OPERATING_ROUND:
        return amount
    sold = 0
    if position.compat.marks_by_sale:
        for card in cards:  # 10.51: the same cards in another order are another sale
            sold = (sold << 6) + card + 1
        if sold in position.sold_marks:
            return 0
        position.sold_marks.append(sold)
        return amount
    for card in cards:
        sold |= 1 << card
    marks = position.sold_marks[0] if position.sold_marks else 0
    position.sold_marks = [marks | sold]
    return sum([1 for card in cards if not (marks >> card) & 1])


def may_sell(position: Position, seat: int, family: int, cards: list[int], part: bool) -> bool:
    """6.2: the parents are sold only where somebody else then has more animals."""
    if CARDS * family not in cards:
        return not part
    left = position.animals(seat, family) - animals_in(cards, part)
    return heir(position, family, seat, left) != NOBODY


def saleable(position: Position, seat: int, family: int) -> list[EighteenZooAction]:
    """6.2: everything of one family that the player may sell: any cards; the parents whole or in part."""
    held = numbers_of(family, position.hands[seat])
    sales = every_sale(family, held)
    if not held & 1:
        return sales.actions
    animals = position.animals(seat, family)
    most = 0
    for other in range(position.players):
        if other != seat:
            most = max(most, position.animals(other, family))
    return [
        sales.actions[place]
        for place in range(len(sales.actions))
        if not sales.parents[place] or most > max(animals - sales.animals[place], 1)  # as `may_sell` by `heir`
    ]


class Sales:
    """All ways to sell some of these cards of one family."""

    __slots__ = ("actions", "animals", "parents")

    def __init__(self, family: int, held: int) -> None:
        self.actions: list[EighteenZooAction] = []
        self.animals: list[int] = []  # how many each of them sells
        self.parents: list[bool] = []  # whether the parents are among them
        numbers = [number for number in range(CARDS) if held >> number & 1]
        for count in range(1, len(numbers) + 1):
            for sold in combinations(numbers, count):
                for part in (False, True) if sold[0] == 0 else (False,):
                    self.actions.append(Sell(FAMILIES[family], sold, part))
                    self.animals.append(animals_in([*sold], part))
                    self.parents.append(sold[0] == 0)


_SALES: Final[dict[int, Sales]] = {}
"""By family and cards; each is made once."""


def every_sale(family: int, held: int) -> Sales:
    """The ways to sell some of these cards: a bit for each number."""
    sales = _SALES.get(family << CARDS | held)
    if sales is None:
        sales = _SALES[family << CARDS | held] = Sales(family, held)
    return sales


def refuse_sale(
    position: Position, seat: int, family: int, numbers: tuple[int, ...], part: bool
) -> RuleViolation | None:
    """6.2: cards one has, named in order; the parents only where somebody else then has more animals."""
    sold: list[int] = []
    last = -1
    for number in numbers:
        card = CARDS * family + number
        again = card in sold if position.compat.sold_in_order else number <= last
        if again or card not in position.hands[seat]:
            return refusal("6.2", "refusal-not-your-cards")
        last = number
        sold.append(card)
    if not sold:
        return refusal("6.2", "refusal-not-your-cards")
    if not may_sell(position, seat, family, sold, part):
        return refusal("6.2a", "refusal-no-heir")
    return None


# --- sales in a forced purchase


def forced_sales(position: Position, seat: int) -> list[tuple[int, int, bool]]:
    """7.6.1: single animals the player may sell: family, card, part of the parents or not."""
    found: list[tuple[int, int, bool]] = []
    for family in position.families:
        for number in range(CARDS):
            card = CARDS * family + number
            if card in position.hands[seat] and may_sell_when_forced(position, seat, family, [card], number == 0):
                found.append((family, number, number == 0))
    return found


def may_sell_when_forced(position: Position, seat: int, family: int, sold: list[int], part: bool) -> bool:
    """7.6.1: the family that buys must not change hands."""
    if not may_sell(position, seat, family, sold, part):
        return False
    if family != position.family:
        return True
    left = position.animals(seat, family) - animals_in(sold, part)
    return heir(position, family, seat, left) == NOBODY


# --- buying


def limit_reached(position: Position, seat: int) -> bool:
    """6.4: no more animal cards than the limit."""
    return len(position.hands[seat]) >= position.card_limit


def wins_parents(position: Position, seat: int, family: int) -> bool:
    """6.4: whether one more card would bring the parents, so that the limit is kept."""
    holder = position.controller(family)
    return holder != seat and position.animals(seat, family) + 1 > position.animals(holder, family)


def buy(position: Position, seat: int, card: int, events: list[EighteenZooEvent]) -> None:
    """6.4: from the lounge the family is paid, from the kitchen the bank."""
    family = card // CARDS
    cost = reputation.price(position, family)
    from_kitchen = card in position.kitchen[family]
    position.cash[seat] -= cost
    if from_kitchen:
        position.kitchen[family].remove(card)
        position.bank += cost
    else:
        position.treasury[family] += cost
    position.hands[seat].append(card)
    events.append(CardBought(seat, FAMILIES[family], card % CARDS, cost, from_kitchen))
    holder = position.controller(family)
    if holder != seat and position.animals(seat, family) > position.animals(holder, family):
        position.hands[holder].remove(CARDS * family)
        position.hands[holder].extend(exchange(position, family, holder, seat, events))


def may_buy_of(position: Position, seat: int, family: int) -> bool:
    """6.4 to 6.4c: a card of this family, whichever there is."""
    if (position.sold_of[seat] >> family) & 1 or reputation.price(position, family) > position.cash[seat]:
        return False
    return not limit_reached(position, seat) or (
        not position.compat.no_limit_exception and wins_parents(position, seat, family)
    )


def for_sale(position: Position, seat: int, family: int) -> list[int]:
    """6.4: any in the kitchen and the top card of the lounge; 6.4a: of the kitchen alone at the family's limit."""
    kitchen = position.kitchen[family]
    lounge = position.lounge(family)
    if not lounge or at_family_limit(position, seat, family):
        lounge = []
    elif not position.compat.any_lounge_card:
        lounge = [lounge[0]]
    if not kitchen:
        return lounge
    return sorted([*kitchen, *lounge])


def at_family_limit(position: Position, seat: int, family: int) -> bool:
    """6.4: four animals already."""
    return position.animals(seat, family) >= FAMILY_LIMIT


# --- launching


def launch(position: Position, seat: int, family: int, value: int, events: list[EighteenZooEvent]) -> None:
    """6.3: twice the value makes the treasury; the token is placed, and the first station."""
    position.cash[seat] -= 2 * value
    bonus = LAUNCH_BONUS[value]
    position.bank -= bonus
    position.treasury[family] += 2 * value + bonus
    position.hands[seat].append(CARDS * family)
    position.launched |= 1 << family
    events.append(Launched(seat, FAMILIES[family], value, position.treasury[family]))
    reputation.place(position, family, LAUNCH_CELL[value], events)
    position.track.launch(family)
    _look_for_neighbours(position, family)


def may_launch(position: Position, seat: int, family: int, value: int) -> bool:
    """6.3: next to the last one; a value the phase allows; twice the value in cash."""
    return (
        is_nearby(position, family)
        and (value in PHASE_LAUNCH[position.phase] or position.compat.launch_in_any_phase)
        and 2 * value <= position.cash[seat]
        and not limit_reached(position, seat)
    )


def is_nearby(position: Position, family: int) -> bool:
    """6.3.1: whether it is next to be launched; 9.2: with five players any is, and 10.33 leaves it to the pages."""
    return position.players == 5 or position.compat.launch_any_family or (position.launchable >> family) & 1 == 1


def _look_for_neighbours(position: Position, family: int) -> None:
    """6.3.1: after the first, its two neighbours; after the second, on in the same direction."""
    families = position.families
    here = families.index(family)
    if position.first_launch == NONE:
        position.first_launch = family
        position.launchable = _next_from(position, here, 1) | _next_from(position, here, -1)
    else:
        if position.last_launch == NONE:
            position.last_launch = family
        first = families.index(position.first_launch)
        second = families.index(position.last_launch)
        step = 1 if (first + 1) % len(families) == second else -1
        ahead = _next_from(position, here, step)  # 10.54: counted from the one launched last
        if ahead:
            position.launchable = ahead


def _next_from(position: Position, start: int, step: int) -> int:
    """The bit of the first family not yet launched in that direction."""
    families = position.families
    for i in range(1, len(families)):
        family = families[(start + i * step) % len(families)]
        if not position.is_launched(family):
            return 1 << family
    return 0
