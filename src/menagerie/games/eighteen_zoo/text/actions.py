"""Actions in words: with what they cost, and where track would lead.

An action of which there can be very many has a group, a hex, a family or a power, which stands before it
(``G2: lay tile 8 ↑↘``); a long list of choices is arranged by these groups.
"""

from __future__ import annotations

from typing import assert_never

from menagerie.core.contract import ChoiceText, kebab
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuyPowerFor,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    Decline,
    DiscardSquirrel,
    DrawRuns,
    EighteenZooAction,
    EndByHand,
    Keep,
    Launch,
    Lay,
    Mark,
    NamePrice,
    OfferSquirrel,
    Pass,
    PutPatch,
    Rest,
    RunBest,
    Save,
    Sell,
    Share,
    TakeDaysOff,
    TakeOffPatch,
    UsePower,
    Withdraw,
)
from menagerie.games.eighteen_zoo.rules.facts import KIND_COST, KIND_OF, POWER_COST, POWER_OF
from menagerie.games.eighteen_zoo.rules.position import SAVE, TURN
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

JUMPS = ("4J", "2J")
_SWAPPED = {"23": "24", "24": "23"}
"""10.22: in records these two have each other's shape on water."""


def describe_action(action: EighteenZooAction, view: EighteenZooView | None, words: Words) -> str:
    """The whole action, its group included."""
    group = group_of(action, view, words)
    choice = _within_group(action, view, words)
    return words("choice-in-group", group=group, choice=choice) if group else choice


def describe_choice(action: EighteenZooAction, view: EighteenZooView, words: Words) -> ChoiceText:
    """The action as a list of choices shows it."""
    group = group_of(action, view, words)
    choice = _within_group(action, view, words)
    long = words("choice-in-group", group=group, choice=choice) if group else choice
    return ChoiceText(long, choice, group)


def group_of(action: EighteenZooAction, view: EighteenZooView | None, words: Words) -> str:
    """The heading it stands under in a long list: a hex, a family, a power or the ticket; empty for none."""
    match action:
        case Lay(hex):
            return hex
        case Sell(family):
            return family_name(family, words)
        case AskForPower(power):
            return power_name(power, words)
        case CallSquirrel():
            return power_name("WHATSUP", words)
        case OfferSquirrel(squirrel):
            return known_squirrel(squirrel, view, words)
        case CashTicket():
            return words("group-ticket") if _for_family(view) is not None else ""
        case _:
            return ""


def _for_family(view: EighteenZooView | None) -> str | None:
    """4.4: the family that may get a part of a ticket now."""
    return view.family if view is not None and view.round == "operating" else None


def _within_group(  # noqa: C901 - one sentence a kind
    action: EighteenZooAction, view: EighteenZooView | None, words: Words
) -> str:
    message = f"action-{kebab(type(action).__name__)}"
    match action:
        case Pass():
            if view is not None and view.step == TURN and (view.sold or view.bought):
                return words("choice-pass-end-turn")
            return words("choice-pass-save-none") if view is not None and view.step == SAVE else words(message)
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
            receiver = _for_family(view)
            if receiver is None:
                return words("choice-cash-ticket-value", value=view.ticket)
            name = family_name(receiver, words)
            return words("choice-cash-ticket-family", keep=view.ticket - give, family=name, give=give)
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
            drawn = [
                words("run-drawn", squirrel=known_squirrel(run.squirrel, view, words), way=way(run.hexes))
                for run in runs
            ]
            return words(message, runs=words.join_list(drawn))
        case BuySquirrel(squirrel, kind):
            return _buy_squirrel(squirrel, kind or jump_kind(squirrel, view), view, words)
        case Approach(squirrel):
            return _approach(squirrel, view, words)
        case Save(squirrel) | PutPatch(squirrel) | DiscardSquirrel(squirrel):
            return words(message, squirrel=known_squirrel(squirrel, view, words))
        case NamePrice(price):
            return words(message, price=price)
        case OfferSquirrel(_, price):
            buyer = None if view is None else view.family
            if buyer is None:
                return words(message, price=price)
            return words("choice-offer-squirrel-to", price=price, family=family_name(buyer, words))
        case RunBest() | Rest() | Share() | Keep() | Accept() | Decline() | TakeOffPatch() | EndByHand() | Withdraw():
            return words(message)
    assert_never(action)


def jump_kind(squirrel: str, view: EighteenZooView | None) -> str | None:
    """4J or 2J, where a family or the kitchen has this squirrel."""
    if view is not None:
        for owned in (*view.kitchen, *[found for family in view.families for found in family.squirrels]):
            if owned.id == squirrel and owned.kind in JUMPS:
                return owned.kind
    return None


def known_squirrel(squirrel: str, view: EighteenZooView | None, words: Words) -> str:
    return squirrel_name(squirrel, words, jump_kind(squirrel, view))


def _buy_squirrel(squirrel: str, kind: str | None, view: EighteenZooView | None, words: Words) -> str:
    """7.6.1: where the treasury is not enough, what the others give."""
    bought = kind or squirrel.rpartition("-")[0]
    cost = KIND_COST[KIND_OF[bought]] if bought in KIND_OF else 0
    name = squirrel_name(squirrel, words, kind)
    buyer = None if view is None else _family(view.family, view)
    if view is None or buyer is None or buyer.controller is None or cost <= buyer.treasury:
        return words("action-buy-squirrel", squirrel=name, cost=cost)
    helped = min(cost - buyer.treasury, view.players[buyer.controller].cash)
    lacking = cost - buyer.treasury - helped
    return words(
        "choice-buy-squirrel-forced",
        squirrel=name,
        cost=cost,
        treasury=buyer.treasury,
        helped=helped,
        lacking=lacking,
    )


def way(hexes: tuple[str, ...]) -> str:
    return "-".join(hexes)


def _family(family: str | None, view: EighteenZooView | None) -> FamilyView | None:
    return None if view is None else next((seen for seen in view.families if seen.family == family), None)


def _ask_for_power(power: str, price: int, view: EighteenZooView | None, words: Words) -> str:
    """Another player who has it is named, since that player is asked."""
    if view is not None:
        owner = next((seat for seat, player in enumerate(view.players) if power in player.powers), None)
        if owner is not None and owner != view.seat:
            return words("choice-ask-for-power-from", price=price, seat=owner)
    return words("action-ask-for-power", price=price)


def _buy_card(family: str, number: int, view: EighteenZooView | None, words: Words) -> str:
    card = cards_of(family, (number,), words)
    seen = _family(family, view)
    if seen is None or seen.price is None:
        return words("action-buy-card", card=card)
    kitchen = f"{family}_{number}" in seen.kitchen
    return words("choice-buy-card-kitchen" if kitchen else "choice-buy-card-lounge", card=card, price=seen.price)


def _sell(action: Sell, view: EighteenZooView | None, words: Words) -> str:
    sold = the_cards(action.cards, words)
    message = "action-sell-part" if action.part else "action-sell"
    text = words(message, cards=sold)
    seen = _family(action.family, view)
    if seen is None or seen.price is None:
        return text
    animals = len(action.cards) + action.cards.count(0) - action.part  # the parents are two
    return f"{text} {words('price-for', cost=animals * seen.price)}"


def _lay(action: Lay, view: EighteenZooView | None, words: Words) -> str:
    """``lay tile 8 ↑↘``; a tile that lies there is upgraded."""
    upgraded, shape = False, action.tile
    if view is not None:
        below = next((hex for hex in view.hexes if hex.hex == action.hex), None)
        upgraded = below is not None and below.tile is not None
        if below is not None and below.area == "O" and view.options.compat == "18xx.games":
            shape = _SWAPPED.get(shape, shape)
    text = words(
        "choice-lay-upgrade" if upgraded else "action-lay",
        tile=tile_name(action.tile),
        leads=tile_arrows(shape, action.rotation),
    )
    if any(tile_arrows(shape, less) == tile_arrows(shape, action.rotation) for less in range(action.rotation)):
        text += " " + words("choice-same-rotation", rotation=action.rotation)  # both rotations are offered
    return text + _with(action.power, words)


def _build_station(hex: str, power: str | None, view: EighteenZooView | None, words: Words) -> str:
    text = words("action-build-station", hex=hex)
    seen = None if view is None else _family(view.family, view)
    if power is None and seen is not None and seen.station_costs:
        text += " " + words("price-for", cost=seen.station_costs[0])
    return text + _with(power, words)


def _approach(squirrel: str, view: EighteenZooView | None, words: Words) -> str:
    owners = [] if view is None else view.families
    for family in owners:
        for owned in family.squirrels:
            if owned.id == squirrel:
                name = squirrel_name(squirrel, words, owned.kind)
                text = words("choice-approach-family", squirrel=name, family=family_name(family.family, words))
                asked = [offered.price for offered in view.proposals if offered.squirrel == squirrel] if view else []
                return f"{text} {words('choice-asked-price', price=asked[0])}" if asked else text
    return words("action-approach", squirrel=squirrel_name(squirrel, words))


def _with(power: str | None, words: Words) -> str:
    return "" if power is None else " " + words("choice-by-power", power=power_name(power, words))
