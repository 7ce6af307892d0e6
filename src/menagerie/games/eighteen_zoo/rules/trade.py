"""7.6a, 7.1a: a family buys a squirrel of another family, or a power of a player. Another player is asked first."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    Decline,
    EighteenZooAction,
    NamePrice,
)
from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    OfferDeclined,
    OfferMade,
    PowerSold,
    SquirrelBought,
)
from menagerie.games.eighteen_zoo.rules import squirrels
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILIES,
    GREEN,
    KINDS,
    POWER_COST,
    POWER_LIMIT,
    POWER_OF,
    POWERS,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.position import NONE, POWER, SQUIRREL, WITH_FAMILY, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal

MOST_PRICE = 999


# --- 7.1a: a power of a player


def offer_ask_for_power(position: Position, _seat: int) -> list[EighteenZooAction]:
    offers: list[EighteenZooAction] = []
    for power in range(len(POWERS)):
        if 0 <= position.power_at[power] < position.players:
            offers += [AskForPower(POWERS[power], price) for price in range(POWER_COST[power] + 1)]
    return offers


def refuse_ask_for_power(position: Position, _seat: int, action: AskForPower) -> RuleViolation | None:
    """7.1a: a green power, for nothing up to its printed cost; 6.5.1: three a family."""
    family = position.family
    power, price = POWER_OF[action.power], action.price
    if not 0 <= position.power_at[power] < position.players:
        return refusal("7.1a", "refusal-nobody-has-it")
    if not GREEN[power]:
        return refusal("4.3", "refusal-blue-power")
    if position.power_count(WITH_FAMILY + family) >= POWER_LIMIT:
        return refusal("6.5.1", "refusal-three-powers")
    if not 0 <= price <= POWER_COST[power]:
        return refusal("7.1a", "refusal-power-price", cost=POWER_COST[power])
    if price > position.treasury[family]:
        return refusal("7.1a", "refusal-treasury", cost=price, treasury=position.treasury[family])
    if position.declined_price(POWER, power) >= price:
        return refusal("7.6a", "refusal-declined")
    return None


def apply_ask_for_power(position: Position, seat: int, action: AskForPower) -> list[EighteenZooEvent]:
    """The player's own is sold at once; another player is asked."""
    power = POWER_OF[action.power]
    owner = position.power_at[power]
    if owner == seat or position.compat.trades_without_asking:
        return [_sell_power(position, power, owner, action.price)]
    _make_offer(position, POWER, power, action.price, owner)
    return [OfferMade(FAMILIES[position.family], owner, action.price, POWERS[power])]


def _sell_power(position: Position, power: int, owner: int, price: int) -> PowerSold:
    family = position.family
    position.treasury[family] -= price
    position.cash[owner] += price
    position.power_at[power] = WITH_FAMILY + family
    return PowerSold(FAMILIES[family], owner, POWERS[power], price)


# --- 7.6a: a squirrel of another family: which one, then its price


def offer_approaches(position: Position, _seat: int) -> list[EighteenZooAction]:
    return [Approach(position.squirrel_name(squirrel)) for squirrel in position.every_squirrel()]


def refuse_approach(position: Position, _seat: int, action: Approach) -> RuleViolation | None:
    """One that may be sold, with room for it, and money that was not declined yet."""
    squirrel = squirrel_index(position.players).get(action.squirrel, NONE)
    owner = NONE if squirrel == NONE else position.owner_family(squirrel)
    if owner in (NONE, position.family) or not squirrels.is_for_sale(position, squirrel):
        return refusal("7.6a", "refusal-not-for-sale")
    found = squirrels.refuse_more_squirrels(position)
    if found is not None:
        return found
    treasury = position.treasury[position.family]
    if treasury < 1:
        return refusal("7.6a", "refusal-treasury", cost=1, treasury=treasury)
    if position.declined_price(SQUIRREL, squirrel) >= treasury:
        return refusal("7.6a", "refusal-declined")
    return None


def apply_approach(position: Position, _seat: int, action: Approach) -> list[EighteenZooEvent]:
    """Its price is named next."""
    position.wanted_squirrel = squirrel_index(position.players)[action.squirrel]
    return []


def asks_price(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    return () if position.wanted_squirrel == NONE else (position.controller(position.family),)


def offer_prices(position: Position, _seat: int) -> list[EighteenZooAction]:
    least = position.declined_price(SQUIRREL, position.wanted_squirrel) + 1
    most = min(position.treasury[position.family], MOST_PRICE)
    return [NamePrice(price) for price in range(max(1, least), most + 1)]


def refuse_price(position: Position, _seat: int, action: NamePrice) -> RuleViolation | None:
    treasury = position.treasury[position.family]
    if not 1 <= action.price <= treasury:
        return refusal("7.6a", "refusal-squirrel-price", treasury=treasury)
    if position.declined_price(SQUIRREL, position.wanted_squirrel) >= action.price:
        return refusal("7.6a", "refusal-declined")
    return None


def apply_price(position: Position, seat: int, action: NamePrice) -> list[EighteenZooEvent]:
    """Between two families of one player the squirrel is sold at once; another player is asked."""
    squirrel = position.wanted_squirrel
    position.wanted_squirrel = NONE
    owner = position.controller(position.owner_family(squirrel))
    if owner == seat or position.compat.trades_without_asking:
        return [_sell_squirrel(position, squirrel, action.price)]
    _make_offer(position, SQUIRREL, squirrel, action.price, owner)
    name = position.squirrel_name(squirrel)
    return [OfferMade(FAMILIES[position.family], owner, action.price, None, name)]


def _sell_squirrel(position: Position, squirrel: int, price: int) -> SquirrelBought:
    """7.6a: from one family to the other, at the price agreed upon."""
    family = position.family
    owner = position.owner_family(squirrel)
    position.treasury[family] -= price
    position.treasury[owner] += price
    position.squirrels[owner].remove(squirrel)
    position.squirrels[family].append(squirrel)
    kind = KINDS[position.kind(squirrel)]
    return SquirrelBought(FAMILIES[family], position.squirrel_name(squirrel), kind, price, FAMILIES[owner])


# --- the other player's answer


def _make_offer(position: Position, kind: int, thing: int, price: int, seat: int) -> None:
    position.offer_kind, position.offered = kind, thing
    position.offer_price, position.offer_seat = price, seat


def asks_answer(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    return (position.offer_seat,) if position.offer_kind else ()


def offer_answers(_position: Position, _seat: int) -> list[EighteenZooAction]:
    return [Accept(), Decline()]


def apply_accept(position: Position, _seat: int, _action: Accept) -> list[EighteenZooEvent]:
    kind = position.offer_kind
    position.offer_kind = 0
    if kind == POWER:
        return [_sell_power(position, position.offered, position.offer_seat, position.offer_price)]
    return [_sell_squirrel(position, position.offered, position.offer_price)]


def apply_decline(position: Position, seat: int, _action: Decline) -> list[EighteenZooEvent]:
    """In this turn only a higher price may be offered for it."""
    position.declined += [position.offer_kind * 1000 + position.offered, position.offer_price]
    position.offer_kind = 0
    return [OfferDeclined(seat)]
