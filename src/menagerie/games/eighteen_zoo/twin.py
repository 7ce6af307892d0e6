"""The text twin: views, actions and events in words, for terminals, screen readers and logs."""

from __future__ import annotations

from menagerie.core.contract import Fact, kebab
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.actions import (
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuyPowerFor,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    DrawRuns,
    EighteenZooAction,
    Launch,
    Lay,
    Mark,
    NamePrice,
    Pass,
    Sell,
    TakeDaysOff,
    UsePower,
)
from menagerie.games.eighteen_zoo.events import (
    CardsSold,
    EighteenZooEvent,
    Ended,
    HarvestShared,
    OfferMade,
    ParentsExchanged,
    Passed,
    Ran,
    RoundBegan,
    SquirrelBought,
    SquirrelRetired,
    StationBuilt,
    TicketCashed,
    TileLaid,
    TurnOrderSet,
)
from menagerie.games.eighteen_zoo.facts import FAMILIES, POWERS
from menagerie.games.eighteen_zoo.map_text import draw
from menagerie.games.eighteen_zoo.position import TURN
from menagerie.games.eighteen_zoo.view import EighteenZooView, FamilyView, PlayerView, SquirrelView

_FAMILIES = frozenset(FAMILIES)
_POWERS = frozenset(POWERS)


def family_name(family: str, words: Words) -> str:
    return words(f"family-{family}")


def power_name(power: str, words: Words) -> str:
    return words(f"power-{power}")


def card_name(card: str, words: Words) -> str:
    """``GI_0``: the parents of the giraffes."""
    family, _, number = card.partition("_")
    return words(f"card-{number}", family=family_name(family, words))


def _powers(powers: tuple[str, ...], words: Words) -> str:
    return words.listing([power_name(power, words) for power in powers])


# --- the view


def describe(view: EighteenZooView, words: Words) -> str:
    """The question first, then the rounds, the players, the families, the map."""
    lines = [_question(view, words)]
    lines.append(
        words(
            f"twin-round-{view.round}",
            day=words(f"day-{view.day}"),
            number=view.number,
            ticket=view.ticket,
            phase=view.phase,
            limit=view.limit,
            nuts=view.r_value,
        )
    )
    lines.append(words("twin-deck", squirrels=words.listing(view.deck), cost=view.next_cost))
    if view.kitchen:
        lines.append(words("twin-kitchen", squirrels=_squirrels(view.kitchen, words)))
    lines.append(words("twin-powers", powers=_powers(view.available, words)))
    if view.future:
        lines.append(words("twin-future", powers=_powers(view.future, words)))
    if view.coming:
        lines.append(words("twin-coming", powers=_powers(view.coming, words)))
    if view.nearby:
        nearby = [family_name(f.family, words) for f in view.families if not f.launched and f.family in view.nearby]
        if nearby:
            lines.append(words("twin-nearby", families=words.listing(nearby)))
    if view.operating_order:
        order = [family_name(family, words) for family in view.operating_order]
        lines.append(words("twin-operating-order", families=words.listing(order)))
    lines += [_player(view.players[seat], seat, words) for seat in view.order]
    lines += [_family(family, words) for family in view.families]
    lines += _stacks(view, words)
    lines.append(words("twin-map"))
    lines += draw(view)
    return "\n".join(lines)


def _question(view: EighteenZooView, words: Words) -> str:
    if view.result is not None:
        scores = [
            words("twin-score", seat=standing.seat, score=standing.score)
            for standing in sorted(view.result.standings, key=lambda standing: standing.rank)
        ]
        return words("twin-over", scores=words.listing(scores))
    facts: dict[str, Fact] = {
        "family": family_name(view.family, words) if view.family else "",
        "nuts": view.harvest,
        "waters": view.waters,
        "squirrels": words.listing(view.retiring),
        "squirrel": view.bargain or "",
        "lays": view.lays,
    }
    if view.offer is not None:
        what = view.offer.squirrel or power_name(view.offer.power or "", words)
        facts |= {"what": what, "price": view.offer.price}
    if view.seat in view.waiting_on:
        return words(f"ask-{view.step}", **facts)
    return words("twin-waiting", players=words.names_of(view.waiting_on), what=words(f"wait-{view.step}", **facts))


def _player(player: PlayerView, seat: int, words: Words) -> str:
    facts: dict[str, Fact] = {"cash": player.cash, "tickets": player.tickets, "worth": player.worth}
    line = words("twin-player", seat=seat, **facts)
    if player.debt:
        line += " " + words("twin-debt", debt=player.debt)
    if player.cards:
        line += " " + words("twin-cards", cards=" ".join(player.cards))
    if player.powers:
        line += " " + words("twin-player-powers", powers=_powers(player.powers, words))
    return line


def _squirrels(squirrels: tuple[SquirrelView, ...], words: Words) -> str:
    told = []
    for squirrel in squirrels:
        name = squirrel.id if squirrel.id.startswith(squirrel.kind) else f"{squirrel.id} ({squirrel.kind})"
        if squirrel.asleep:
            name += " " + words("twin-asleep")
        if squirrel.last_run:
            name += " " + words("twin-last-run")
        told.append(name)
    return words.listing(told)


def _family(family: FamilyView, words: Words) -> str:
    name = family_name(family.family, words)
    if not family.launched:
        return words("twin-unlaunched", family=name)
    line = words(
        "twin-family",
        family=name,
        seat=family.controller or 0,
        price=family.price or 0,
        treasury=family.treasury,
        squirrels=_squirrels(family.squirrels, words),
        stations=words.listing(family.stations),
        left=len(family.station_costs),
        lounge=len(family.lounge),
        kitchen=len(family.kitchen),
    )
    if family.powers:
        line += " " + words("twin-family-powers", powers=_powers(family.powers, words))
    if family.wheat:
        line += " " + words("twin-wheat", hex=family.wheat)
    return line


def _stacks(view: EighteenZooView, words: Words) -> list[str]:
    if not view.stacks:
        return []
    boxes = [f"{stack.row}/{stack.column}: {' '.join(stack.families)}" for stack in view.stacks]
    return [words("twin-stock-board", boxes="; ".join(boxes))]


# --- actions


def describe_action(  # noqa: C901 - one sentence a kind
    action: EighteenZooAction, view: EighteenZooView | None, words: Words
) -> str:
    message = f"action-{kebab(type(action).__name__)}"
    match action:
        case Pass():
            if view is not None and view.step == TURN and (view.sold or view.bought):
                return words("twin-done")
            return words("twin-no-patch") if view is not None and view.step == "patch" else words(message)
        case BuyPower(power) | UsePower(power):
            return words(message, power=power_name(power, words))
        case BuyPowerFor(power, price) | AskForPower(power, price):
            return words(message, power=power_name(power, words), price=price)
        case Launch(family, value):
            return words(message, family=family_name(family, words), value=value)
        case BuyCard(family, number):
            return words(message, card=card_name(f"{family}_{number}", words))
        case Sell(family, numbers, part):
            cards = words.listing([card_name(f"{family}_{number}", words) for number in numbers])
            return words(f"{message}-part" if part else message, cards=cards)
        case CashTicket(give):
            if view is None or view.family is None:
                return words(message)
            return words("twin-ticket-for", family=family_name(view.family, words), give=give)
        case TakeDaysOff(family):
            return words(message, family=family_name(family, words))
        case CallSquirrel(family, squirrel, kind):
            return words(message, family=family_name(family, words), squirrel=_bought(squirrel, kind))
        case Lay(hex, tile, rotation, power):
            return words(message, hex=hex, tile=tile, rotation=rotation) + _with(power, words)
        case BuildStation(hex, power):
            return words(message, hex=hex) + _with(power, words)
        case Mark(power, hex):
            return words(message, power=power_name(power, words), hex=hex)
        case DrawRuns(runs):
            told = [f"{run.squirrel}: {'-'.join(run.hexes)}" for run in runs]
            return words(message, runs=words.listing(told))
        case BuySquirrel(squirrel, kind):
            return words(message, squirrel=_bought(squirrel, kind))
        case NamePrice(price):
            return words(message, price=price)
    return words(message, **{field: getattr(action, field) for field in action.__struct_fields__})


def _bought(squirrel: str, kind: str | None) -> str:
    return squirrel if kind is None or squirrel.startswith(kind) else f"{squirrel} ({kind})"


def _with(power: str | None, words: Words) -> str:
    return "" if power is None else " " + words("twin-with", power=power_name(power, words))


# --- events


def describe_event(event: EighteenZooEvent, words: Words) -> str:
    facts: dict[str, Fact] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, bool) or value is None:
            continue
        if isinstance(value, str) and value in _FAMILIES:
            facts[field] = family_name(value, words)
        elif isinstance(value, str) and value in _POWERS:
            facts[field] = power_name(value, words)
        elif isinstance(value, (int, str)):
            facts[field] = value
    variant = _variant(event, facts, words)
    return words(f"event-{kebab(type(event).__name__)}{variant}", **facts)


def _variant(event: EighteenZooEvent, facts: dict[str, Fact], words: Words) -> str:  # noqa: C901 - one a kind
    """Which of an event's sentences fits, and the facts it needs beyond the plain ones."""
    match event:
        case Passed(family=str()):
            return "-family"
        case CardsSold(family=family, cards=cards):
            facts["cards"] = words.listing([card_name(f"{family}_{number}", words) for number in cards])
        case ParentsExchanged(family=family, cards=cards):
            facts["cards"] = words.listing([card_name(f"{family}_{number}", words) for number in cards])
        case TicketCashed(family=str(), given=given) if given:
            return "-for"
        case TileLaid(power=str()) | StationBuilt(power=str()):
            return "-with"
        case Ran(runs=runs):
            told = [f"{run.squirrel} {'-'.join(run.hexes)} ({run.nuts})" for run in runs]
            facts["runs"] = words.listing(told)
            return "" if runs else "-none"
        case HarvestShared(paid=paid):
            parts = [words("twin-paid", seat=seat, amount=amount) for seat, amount in enumerate(paid) if amount]
            facts["paid"] = words.listing(parts)
        case SquirrelBought(source=str()):
            return "-family"
        case SquirrelBought(from_seat=int()):
            return "-forced"
        case SquirrelBought(kitchen=True):
            return "-kitchen"
        case SquirrelRetired(family=None):
            return "-kitchen"
        case OfferMade(power=None):
            return "-squirrel"
        case Ended(reason=reason):
            return f"-{reason}"
        case RoundBegan(kind=kind, day=day, future=future, available=available):
            facts["day"] = words(f"day-{day}")
            facts["powers"] = _powers(available, words)
            facts["future"] = _powers(future, words)
            return f"-{kind}"
        case TurnOrderSet(seats=seats):
            facts["players"] = words.names_of(seats)
        case _:
            pass
    return ""
