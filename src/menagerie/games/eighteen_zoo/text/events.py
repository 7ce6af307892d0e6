"""What happened, in words, for the log."""

from __future__ import annotations

from menagerie.core.contract import Fact, kebab
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.events import (
    CardBought,
    CardsSold,
    EighteenZooEvent,
    Ended,
    HarvestShared,
    OfferMade,
    ParentsExchanged,
    Passed,
    PatchPut,
    PatchTakenOff,
    PowersShown,
    Ran,
    RoundBegan,
    SquirrelBought,
    SquirrelDiscarded,
    SquirrelOffered,
    SquirrelRetired,
    SquirrelRun,
    StationBuilt,
    TicketCashed,
    TileLaid,
    TurnOrderSet,
)
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, POWERS
from menagerie.games.eighteen_zoo.text.actions import way
from menagerie.games.eighteen_zoo.text.names import (
    cards_of,
    family_home,
    family_name,
    place_name,
    power_name,
    powers,
    squirrel_name,
    the_cards,
    tile_arrows,
    tile_name,
)

_FAMILIES = frozenset(FAMILIES)
_POWERS = frozenset(POWERS)


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
        elif field == "squirrel":
            facts[field] = squirrel_name(value, words)
        elif isinstance(value, (int, str)):
            facts[field] = value
    variant = _variant(event, facts, words)
    return words(f"event-{kebab(type(event).__name__)}{variant}", **facts)


def _variant(event: EighteenZooEvent, facts: dict[str, Fact], words: Words) -> str:  # noqa: C901 - one a kind
    """Which of an event's sentences fits, and the facts it needs beyond the plain ones."""
    match event:
        case Passed(family=family, acted=acted):
            return ("-end" if acted else "") + ("-family" if family else "")
        case CardBought(family=family, card=card, kitchen=kitchen):
            facts["card"] = cards_of(family, (card,), words)
            return "-kitchen" if kitchen else ""
        case CardsSold(cards=cards) | ParentsExchanged(cards=cards):
            facts["cards"] = the_cards(cards, words)
        case TicketCashed(family=str(), given=given) if given:
            return "-for"
        case TileLaid(hex=hex, tile=tile, rotation=rotation, cost=cost, power=power, home=home):
            facts["hex"] = place_name(hex, home, words)
            facts |= {"tile": tile_name(tile), "leads": tile_arrows(tile, rotation), "price": _price(cost, words)}
            return "" if power is None else "-with"
        case StationBuilt(hex=hex, cost=cost, power=power, home=home):
            facts["hex"] = place_name(hex, home, words)
            facts["price"] = _price(cost, words)
            return "" if power is None else "-with"
        case Ran(runs=runs):
            made = [
                words(
                    "run-made",
                    squirrel=squirrel_name(run.squirrel, words, run.kind),
                    way=_stops(run, words),
                    nuts=run.nuts,
                )
                for run in runs
            ]
            facts["runs"] = words.join_list(made)
            return "" if runs else "-none"
        case HarvestShared(paid=paid):
            parts = [words("dividend-paid", seat=seat, amount=amount) for seat, amount in enumerate(paid) if amount]
            facts["paid"] = words.join_list(parts)
            facts["total"] = sum(paid)
        case SquirrelBought():
            facts["squirrel"] = squirrel_name(event.squirrel, words, event.kind)
            return _bought(event)
        case SquirrelOffered():
            facts["squirrel"] = squirrel_name(event.squirrel, words, event.kind)
        case SquirrelRetired(family=None):
            return "-kitchen"
        case SquirrelDiscarded() | PatchPut() | PatchTakenOff():
            facts["squirrel"] = squirrel_name(event.squirrel, words, event.kind)
        case OfferMade(squirrel=str() as squirrel, kind=kind):
            facts["squirrel"] = squirrel_name(squirrel, words, kind)
            return "-squirrel"
        case OfferMade(power=None):
            facts["power"] = ""
        case Ended(reason=reason):
            return f"-{reason}"
        case RoundBegan(kind=kind, day=day, future=future, available=available):
            facts["day"] = words(f"day-{day}")
            facts["powers"] = powers(available, words)
            facts["future"] = powers(future, words)
            facts |= {"new": len(available), "later": len(future)}
            return f"-{kind}"
        case PowersShown(available=available, future=future):
            facts["powers"] = powers(available, words)
            facts["future"] = powers(future, words)
            return "" if future else "-last"
        case TurnOrderSet(seats=seats):
            facts["players"] = words.names_of(seats)
        case _:
            pass
    return ""


def _stops(run: SquirrelRun, words: Words) -> str:
    """Where a squirrel stops, by name; its whole way where the stops are not known."""
    stops = [
        words(f"run-stop-{stop.kind.lower()}", hex=stop.hex) if stop.home is None else family_home(stop.home, words)
        for stop in run.stops
        if stop.kind != "O"
    ]
    return " – ".join(stops) if stops else way(run.hexes)


def _bought(event: SquirrelBought) -> str:
    if event.source is not None:
        return "-family"
    if event.from_seat is not None:
        return "-forced"
    return "-kitchen" if event.kitchen else ""


def _price(cost: int, words: Words) -> str:
    """Free, for so much, or (11.11: SHINING GOLD) bringing something."""
    if cost == 0:
        return words("price-free")
    return words("price-for", cost=cost) if cost > 0 else words("price-brings", amount=-cost)
