"""What one may do, in words: with what it costs, and where track would lead.

Where there can be very many, what they are about comes first (``G2: ...``): a long list is then grouped by it.
"""

from __future__ import annotations

from menagerie.core.contract import kebab
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.actions import (
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuyPowerFor,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    DiscardSquirrel,
    DrawRuns,
    EighteenZooAction,
    Launch,
    Lay,
    Mark,
    NamePrice,
    Pass,
    PutPatch,
    Save,
    Sell,
    TakeDaysOff,
    UsePower,
)
from menagerie.games.eighteen_zoo.rules.facts import KIND_COST, KIND_OF, POWER_COST, POWER_OF
from menagerie.games.eighteen_zoo.rules.position import TURN
from menagerie.games.eighteen_zoo.text.names import (
    cards_of,
    family_name,
    power_name,
    squirrel_name,
    the_cards,
    tile_arrows,
    tile_name,
)
from menagerie.games.eighteen_zoo.view import EighteenZooView, FamilyView

_CROSSED = {"23": "24", "24": "23"}
"""10.22: in records these two have each other's shape on water."""


def describe_action(  # noqa: C901 - one sentence a kind
    action: EighteenZooAction, view: EighteenZooView | None, words: Words
) -> str:
    message = f"action-{kebab(type(action).__name__)}"
    match action:
        case Pass():
            if view is not None and view.step == TURN and (view.sold or view.bought):
                return words("twin-done")
            return words("twin-no-patch") if view is not None and view.step == "patch" else words(message)
        case BuyPower(power):
            return words(message, power=power_name(power, words), price=POWER_COST[POWER_OF[power]])
        case UsePower(power):
            return words(message, power=power_name(power, words))
        case BuyPowerFor(power, price):
            return words(message, power=power_name(power, words), price=price)
        case AskForPower(power, price):
            return _ask_for_power(power, price, view, words)
        case Launch(family, value):
            return words(message, family=family_name(family, words), value=value, cost=2 * value)
        case BuyCard(family, number):
            return _buy_card(family, number, view, words)
        case Sell():
            return _sell(action, view, words)
        case CashTicket(give):
            if view is None:
                return words(message)
            if view.round != "operating" or view.family is None:
                return words("twin-cash-ticket", value=view.ticket)
            name = family_name(view.family, words)
            return words("twin-ticket-for-family", keep=view.ticket - give, family=name, give=give)
        case TakeDaysOff(family):
            return words(message, family=family_name(family, words))
        case CallSquirrel(family, squirrel, kind):
            return words(message, family=family_name(family, words), squirrel=squirrel_name(squirrel, words, kind))
        case Lay():
            return _lay(action, view, words)
        case BuildStation(hex, power):
            return _build_station(hex, power, view, words)
        case Mark(power, hex):
            return words(message, power=power_name(power, words), hex=hex)
        case DrawRuns(runs):
            told = [words("twin-run", squirrel=squirrel_name(run.squirrel, words), way=way(run.hexes)) for run in runs]
            return words(message, runs=words.join_list(told))
        case BuySquirrel(squirrel, kind):
            bought = kind or squirrel.rpartition("-")[0]
            cost = KIND_COST[KIND_OF[bought]] if bought in KIND_OF else 0
            return words(message, squirrel=squirrel_name(squirrel, words, kind), cost=cost)
        case Approach(squirrel):
            return _approach(squirrel, view, words)
        case Save(squirrel) | PutPatch(squirrel) | DiscardSquirrel(squirrel):
            return words(message, squirrel=squirrel_name(squirrel, words))
        case NamePrice(price):
            return words(message, price=price)
    return words(message)


def way(hexes: tuple[str, ...]) -> str:
    return "-".join(hexes)


def _family(family: str | None, view: EighteenZooView | None) -> FamilyView | None:
    return None if view is None else next((seen for seen in view.families if seen.family == family), None)


def _ask_for_power(power: str, price: int, view: EighteenZooView | None, words: Words) -> str:
    """Whoever has it is named where somebody else has to be asked."""
    name = power_name(power, words)
    if view is not None:
        owner = next((seat for seat, player in enumerate(view.players) if power in player.powers), None)
        if owner is not None and owner != view.seat:
            return words("twin-ask-for-power-from", power=name, price=price, seat=owner)
    return words("action-ask-for-power", power=name, price=price)


def _buy_card(family: str, number: int, view: EighteenZooView | None, words: Words) -> str:
    card = cards_of(family, (number,), words)
    seen = _family(family, view)
    if seen is None or seen.price is None:
        return words("action-buy-card", card=card)
    kitchen = f"{family}_{number}" in seen.kitchen
    return words("twin-buy-card-kitchen" if kitchen else "twin-buy-card-lounge", card=card, price=seen.price)


def _sell(action: Sell, view: EighteenZooView | None, words: Words) -> str:
    sold = the_cards(action.cards, words)
    message = "action-sell-part" if action.part else "action-sell"
    told = words(message, family=family_name(action.family, words), cards=sold)
    seen = _family(action.family, view)
    if seen is None or seen.price is None:
        return told
    animals = len(action.cards) + action.cards.count(0) - action.part  # the parents are two
    return f"{told} {words('twin-for', cost=animals * seen.price)}"


def _lay(action: Lay, view: EighteenZooView | None, words: Words) -> str:
    """``G2: lay tile 8 ↑↘``; a tile that lies there is replaced."""
    upgraded, shape = False, action.tile
    if view is not None:
        below = next((hex for hex in view.hexes if hex.hex == action.hex), None)
        upgraded = below is not None and below.tile is not None
        if below is not None and below.area == "O" and view.options.compat == "18xx.games":
            shape = _CROSSED.get(shape, shape)
    told = words(
        "twin-upgrade" if upgraded else "action-lay",
        hex=action.hex,
        tile=tile_name(action.tile),
        leads=tile_arrows(shape, action.rotation),
    )
    if any(tile_arrows(shape, less) == tile_arrows(shape, action.rotation) for less in range(action.rotation)):
        told += " " + words("twin-turned", rotation=action.rotation)  # both are there to choose
    return told + _with(action.power, words)


def _build_station(hex: str, power: str | None, view: EighteenZooView | None, words: Words) -> str:
    told = words("action-build-station", hex=hex)
    seen = None if view is None else _family(view.family, view)
    if power is None and seen is not None and seen.station_costs:
        told += " " + words("twin-for", cost=seen.station_costs[0])
    return told + _with(power, words)


def _approach(squirrel: str, view: EighteenZooView | None, words: Words) -> str:
    owners = [] if view is None else view.families
    for family in owners:
        for owned in family.squirrels:
            if owned.id == squirrel:
                name = squirrel_name(squirrel, words, owned.kind)
                return words("twin-approach-family", squirrel=name, family=family_name(family.family, words))
    return words("action-approach", squirrel=squirrel_name(squirrel, words))


def _with(power: str | None, words: Words) -> str:
    return "" if power is None else " " + words("twin-with", power=power_name(power, words))
