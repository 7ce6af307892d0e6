"""7.6a, 7.1a: a family buys a squirrel of another family, or a power of a player. Another player is asked first."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    Decline,
    EighteenZooAction,
    NamePrice,
    OfferSquirrel,
    Pass,
    Withdraw,
)
from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    Passed,
    PowerSold,
    SquirrelBought,
    SquirrelOffered,
)
from menagerie.games.eighteen_zoo.rules import squirrels, still_possible
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
MOST_ASKED = 99
"""The most that a seller asks for a squirrel."""


# --- 7.1a: a power of a player


_ASK_FOR_POWER: Final = [
    [AskForPower(name, price) for price in range(POWER_COST[power] + 1)] for power, name in enumerate(POWERS)
]


def offer_ask_for_power(position: Position, _seat: int) -> list[EighteenZooAction]:
    """As `refuse_ask_for_power`: a green power for any price that can be paid and was not declined."""
    offers: list[EighteenZooAction] = []
    treasury = position.treasury[position.family]
    if treasury < 0 or position.power_count(WITH_FAMILY + position.family) >= POWER_LIMIT:
        return offers
    for power in range(len(POWERS)):
        if 0 <= position.power_at[power] < position.players and GREEN[power]:
            offers += _ASK_FOR_POWER[power][position.declined_price(POWER, power) + 1 : treasury + 1]
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


_APPROACH: Final[dict[str, EighteenZooAction]] = {}
"""By the squirrel's name; each is made once."""


def offer_approaches(position: Position, _seat: int) -> list[EighteenZooAction]:
    offers: list[EighteenZooAction] = []
    if squirrels.refuse_more_squirrels(position) is not None or position.treasury[position.family] < 1:
        return offers
    for squirrel in position.every_squirrel():
        if squirrel in position.squirrels[position.family] or not squirrels.is_for_sale(position, squirrel):
            continue
        if _may_be_named(position, squirrel):
            name = position.squirrel_name(squirrel)
            if name not in _APPROACH:
                _APPROACH[name] = Approach(name)
            offers.append(_APPROACH[name])
    return offers


def _may_be_named(position: Position, squirrel: int) -> bool:
    """7.6a: whether there is a price that was not declined, or is what its owner asks for."""
    treasury = position.treasury[position.family]
    return position.declined_price(SQUIRREL, squirrel) < treasury or 0 < asked_price(position, squirrel) <= treasury


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
    return None if _may_be_named(position, squirrel) else refusal("7.6a", "refusal-declined")


def apply_approach(position: Position, _seat: int, action: Approach) -> list[EighteenZooEvent]:
    """Its price is named next."""
    position.wanted_squirrel = squirrel_index(position.players)[action.squirrel]
    return []


def asks_price(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    return (position.controller(position.family),)


_NAME_PRICE: Final = [NamePrice(price) for price in range(MOST_PRICE + 1)]
_WITHDRAW: Final = Withdraw()


def offer_prices(position: Position, seat: int) -> list[EighteenZooAction]:
    """As `refuse_price`: what can be paid and was not declined, up to what the owner asks for."""
    offers: list[EighteenZooAction] = []
    squirrel = position.wanted_squirrel
    least = position.declined_price(SQUIRREL, squirrel) + 1
    asked = asked_price(position, squirrel)
    most = min(position.treasury[position.family], asked or MOST_PRICE)
    if most > 0:
        offers += _NAME_PRICE[max(1, least) : most + 1]
    if refuse_withdraw_offer(position, seat, _WITHDRAW) is None:
        offers.append(_WITHDRAW)
    return offers


def refuse_price(position: Position, _seat: int, action: NamePrice) -> RuleViolation | None:
    treasury = position.treasury[position.family]
    if not 1 <= action.price <= treasury:
        return refusal("7.6a", "refusal-squirrel-price", treasury=treasury)
    asked = asked_price(position, position.wanted_squirrel)
    if asked and action.price >= asked:
        return None if action.price == asked else refusal("7.6a", "refusal-more-than-asked", asked=asked)
    if position.declined_price(SQUIRREL, position.wanted_squirrel) >= action.price:
        return refusal("7.6a", "refusal-declined")
    return None


def apply_price(position: Position, seat: int, action: NamePrice) -> list[EighteenZooEvent]:
    """Between two families of one player the squirrel is sold at once; another player is asked."""
    squirrel = position.wanted_squirrel
    position.wanted_squirrel = NONE
    owner = position.controller(position.owner_family(squirrel))
    agreed = asked_price(position, squirrel) == action.price
    if owner == seat or agreed or position.compat.trades_without_asking:
        return [_sell_squirrel(position, squirrel, action.price)]
    _make_offer(position, SQUIRREL, squirrel, action.price, owner)
    name = position.squirrel_name(squirrel)
    return [OfferMade(FAMILIES[position.family], owner, action.price, None, name, position.jump_kind(squirrel))]


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


# --- 7.6a: another player offers a squirrel to the family that is buying


def asked_price(position: Position, squirrel: int) -> int:
    """What the squirrel was offered for in this turn; 0 where it was not, or can no longer be sold."""
    owner = position.owner_family(squirrel)
    if owner in (NONE, position.family) or not squirrels.is_for_sale(position, squirrel):
        return 0
    for i in range(0, len(position.proposals), 2):
        if position.proposals[i] == squirrel:
            return position.proposals[i + 1]
    return 0


def sellable(position: Position, seat: int) -> list[int]:
    """7.6: the squirrels that this player could sell to the family of another player whose turn it is."""
    if position.compat.trades_without_asking or position.controller(position.family) == seat:
        return []
    return [
        squirrel
        for family in position.families
        if family != position.family and position.controller(family) == seat
        for squirrel in sorted(position.squirrels[family])
        if squirrels.is_for_sale(position, squirrel)
    ]


def most_asked(position: Position) -> int:
    """What the family could pay in this turn, and no more than anybody asks."""
    return min(position.treasury[position.family] + still_possible.money_to_come(position), MOST_ASKED)


_OFFER_SQUIRREL: Final[dict[str, list[EighteenZooAction]]] = {}
"""By the squirrel's name, from the price of 1 on; each is made once."""


def offer_squirrels_for_sale(position: Position, seat: int) -> list[EighteenZooAction]:
    if squirrels.refuse_more_squirrels(position) is not None:
        return []
    found: list[EighteenZooAction] = []
    for squirrel in sellable(position, seat):
        name = position.squirrel_name(squirrel)
        if name not in _OFFER_SQUIRREL:
            _OFFER_SQUIRREL[name] = [OfferSquirrel(name, price) for price in range(1, MOST_ASKED + 1)]
        asked = asked_price(position, squirrel)
        most = most_asked(position)
        found += _OFFER_SQUIRREL[name][: max(0, min(asked - 1, most) if asked else most)]
    return found


def refuse_offer_squirrel(position: Position, seat: int, action: OfferSquirrel) -> RuleViolation | None:
    """One's own, for what the family could pay; once offered, only for less."""
    squirrel = squirrel_index(position.players).get(action.squirrel, NONE)
    if squirrel not in sellable(position, seat):
        return refusal("7.6a", "refusal-not-for-sale")
    found = squirrels.refuse_more_squirrels(position)
    if found is not None:
        return found
    most = most_asked(position)
    if not 1 <= action.price <= most:
        return refusal("7.6a", "refusal-asked-too-much", most=most)
    asked = asked_price(position, squirrel)
    if asked and action.price >= asked:
        return refusal("7.6a", "refusal-asked-before", asked=asked)
    return None


def apply_offer_squirrel(position: Position, seat: int, action: OfferSquirrel) -> list[EighteenZooEvent]:
    """It stands until the end of the turn: the family takes it by naming that price."""
    squirrel = squirrel_index(position.players)[action.squirrel]
    _drop_proposals(position, [squirrel])
    position.proposals += [squirrel, action.price]
    if seat in position.sellers_due:
        _seller_answered(position, seat)
    owner = FAMILIES[position.owner_family(squirrel)]
    kind = KINDS[position.kind(squirrel)]
    return [SquirrelOffered(seat, owner, position.squirrel_name(squirrel), kind, action.price)]


def _drop_proposals(position: Position, dropped: list[int]) -> None:
    pairs = [(position.proposals[i], position.proposals[i + 1]) for i in range(0, len(position.proposals), 2)]
    position.proposals = []
    for squirrel, price in pairs:
        if squirrel not in dropped:
            position.proposals += [squirrel, price]


# --- 7.6: before a forced purchase the others are asked


def ask_sellers(position: Position) -> None:
    """Everybody once a turn who has a squirrel the family could buy, in turn order."""
    if position.sellers_asked or position.compat.trades_without_asking or most_asked(position) < 1:
        return
    position.sellers_asked = True
    position.sellers_due = [
        seat
        for seat in position.order
        if any(asked_price(position, squirrel) == 0 for squirrel in sellable(position, seat))
    ]


def asks_sellers(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    return (position.sellers_due[0],) if position.sellers_due else ()


def apply_pass_seller(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    _seller_answered(position, seat)
    return [Passed(seat)]


def _seller_answered(position: Position, seat: int) -> None:
    """After the last answer the purchase goes on, unless there is something to think about."""
    position.sellers_due.remove(seat)
    if not position.sellers_due and position.proposals:
        position.purchase = position.purchase_kind = NONE


# --- taking back what was not answered yet


def offer_withdraw(position: Position, seat: int) -> list[EighteenZooAction]:
    return [Withdraw()] if _own_proposals(position, seat) else []


def _own_proposals(position: Position, seat: int) -> list[int]:
    return [squirrel for squirrel in sellable(position, seat) if asked_price(position, squirrel)]


def refuse_withdraw_proposals(position: Position, seat: int, _action: Withdraw) -> RuleViolation | None:
    return None if _own_proposals(position, seat) else refusal("7.6a", "refusal-nothing-offered")


def apply_withdraw_proposals(position: Position, seat: int, _action: Withdraw) -> list[EighteenZooEvent]:
    _drop_proposals(position, _own_proposals(position, seat))
    return [OfferWithdrawn(seat)]


def refuse_withdraw_offer(position: Position, seat: int, _action: Withdraw) -> RuleViolation | None:
    """By the player whose family buys; 10.44: in records nothing is asked, so nothing is taken back."""
    mine = position.controller(position.family) == seat and not position.compat.trades_without_asking
    return None if mine else refusal("7.6a", "refusal-nothing-offered")


def offer_withdraw_offer(position: Position, seat: int) -> list[EighteenZooAction]:
    return [Withdraw()] if position.controller(position.family) == seat else []


def apply_withdraw_offer(position: Position, seat: int, _action: Withdraw) -> list[EighteenZooEvent]:
    """As after a no, the same price is not offered again in this turn; before a price was named nothing was said."""
    if position.wanted_squirrel != NONE:
        position.wanted_squirrel = NONE
        return []
    position.declined += [position.offer_kind * 1000 + position.offered, position.offer_price]
    position.offer_kind = 0
    return [OfferWithdrawn(seat)]


# --- the other player's answer


def _make_offer(position: Position, kind: int, thing: int, price: int, seat: int) -> None:
    position.offer_kind, position.offered = kind, thing
    position.offer_price, position.offer_seat = price, seat


def asks_answer(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    return (position.offer_seat,)


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
