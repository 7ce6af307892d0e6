"""18ZOO: harvests are searched anew with many more steps; money and reputations are read off the position after."""

from __future__ import annotations

from typing import Any

from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuySquirrel,
    CashTicket,
    Decline,
    Keep,
    Launch,
    Lay,
    Mark,
    NamePrice,
    RunBest,
    Save,
    Sell,
    Share,
    TakeDaysOff,
)
from menagerie.games.eighteen_zoo.rules import position as steps
from menagerie.games.eighteen_zoo.rules import run
from menagerie.games.eighteen_zoo.rules.facts import (
    DIVIDEND,
    FAMILY_OF,
    KIND_COST,
    OPERATING_ROUND,
    POWER_COST,
    POWER_OF,
    PRICE,
    ROUND_KIND,
)
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from tests.bots.hint_checks.checks import Checks, Claimed, Hint, Near, nothing
from tests.bots.hint_checks.search import declare_search

EIGHTEEN_ZOO = Checks()
STEPS = 30_000
"""Of the search for the best runs: the bot takes a tenth of them."""


@EIGHTEEN_ZOO.explains("reason-launch", Launch)
def launch(hint: Hint) -> Claimed:
    return {"value": hint.action.value, "left": hint.after().cash[hint.seat]}


def operating_rounds(state: Any) -> int:
    return ROUND_KIND[state.round :].count(OPERATING_ROUND)


@EIGHTEEN_ZOO.explains("reason-card", BuyCard)
def card(hint: Hint) -> Claimed:
    each = DIVIDEND[hint.state.cell[FAMILY_OF[hint.action.family]]]
    assert each > 0
    return {"each": each, "rounds": operating_rounds(hint.state)}


@EIGHTEEN_ZOO.explains("reason-card-value", BuyCard)
def card_value(hint: Hint) -> Claimed:
    assert DIVIDEND[hint.state.cell[FAMILY_OF[hint.action.family]]] == 0 or not operating_rounds(hint.state)
    return {}


@EIGHTEEN_ZOO.explains("reason-power", BuyPower)
def power(hint: Hint) -> Claimed:
    cost = POWER_COST[POWER_OF[hint.action.power]]
    assert hint.state.cash[hint.seat] >= cost >= hint.state.cash[hint.seat] - hint.after().cash[hint.seat]
    return {"cost": cost}


@EIGHTEEN_ZOO.explains("reason-power-to-family", AskForPower)
def power_to_family(hint: Hint) -> Claimed:
    number = POWER_OF[hint.action.power]
    assert hint.state.power_at[number] == hint.seat
    assert hint.action.price == POWER_COST[number] <= hint.state.treasury[hint.state.family]
    return {"price": hint.action.price}


@EIGHTEEN_ZOO.explains("reason-days-off", TakeDaysOff)
def days_off(hint: Hint) -> Claimed:
    family = FAMILY_OF[hint.action.family]
    assert hint.state.controller(family) == hint.seat
    assert PRICE[hint.after().cell[family]] >= PRICE[hint.state.cell[family]]
    return {}


@EIGHTEEN_ZOO.explains("reason-wheat", Mark)
def wheat(hint: Hint) -> Claimed:
    assert hint.action.power == "WHEAT"
    return {}


def nuts(state: Any, family: int) -> int:
    able = [squirrel for squirrel in state.squirrels[family] if not (state.last_run >> squirrel) & 1]
    assert able
    runners = [run.runner(state, squirrel) for squirrel in able]
    return best_harvest(state.track, family, runners, run.modifiers(state, family), STEPS).nuts


def more_nuts(hint: Hint) -> Claimed:
    family = hint.state.family
    before, after = nuts(hint.state, family), nuts(hint.after(), family)
    assert after > before
    return {"nuts": Near(after, 0), "before": Near(before, 0)}


EIGHTEEN_ZOO.explains("reason-track-more", Lay)(more_nuts)
EIGHTEEN_ZOO.explains("reason-station-more", BuildStation)(more_nuts)
EIGHTEEN_ZOO.explains("reason-track", Lay)(nothing)
EIGHTEEN_ZOO.explains("reason-station", BuildStation)(nothing)
EIGHTEEN_ZOO.explains("reason-run", RunBest)(nothing)


def shared(hint: Hint) -> tuple[Claimed, bool]:
    """What the hint may claim, and whether the reputation rises."""
    state, after = hint.state, hint.after()
    family = state.family
    threshold = threshold_of(state, family)
    income = after.cash[hint.seat] - state.cash[hint.seat]
    rises = PRICE[after.cell[family]] > PRICE[state.cell[family]]
    return {"harvest": state.harvest, "threshold": threshold, "income": income}, rises


def threshold_of(state: Any, family: int) -> int:
    """The least harvest that moves the reputation, found by trying."""
    view_box = state.cell[family]
    low, high = 0, 1000
    while low < high:
        middle = (low + high) // 2
        trial = state.clone()
        trial.harvest = middle
        trial.apply(trial.controller(family), Share())
        if trial.cell[family] != view_box:
            high = middle
        else:
            low = middle + 1
    return low


@EIGHTEEN_ZOO.explains("reason-share", Share)
def share(hint: Hint) -> Claimed:
    claimed, rises = shared(hint)
    assert rises
    return claimed


@EIGHTEEN_ZOO.explains("reason-share-below", Share)
def share_below(hint: Hint) -> Claimed:
    claimed, rises = shared(hint)
    assert not rises
    kept = hint.state.clone()
    kept.apply(hint.seat, Keep())
    family = hint.state.family
    assert PRICE[kept.cell[family]] < PRICE[hint.state.cell[family]] or kept.cell[family] == hint.state.cell[family]
    return claimed


def next_cost(state: Any) -> int:
    kind: int = state.kinds[state.deck_at]
    return KIND_COST[kind]


@EIGHTEEN_ZOO.explains("reason-keep", Keep)
def keep(hint: Hint) -> Claimed:
    treasury, cost = hint.after().treasury[hint.state.family], next_cost(hint.state)
    assert hint.state.treasury[hint.state.family] < cost <= treasury
    return {"treasury": treasury, "cost": cost}


@EIGHTEEN_ZOO.explains("reason-keep-low", Keep)
def keep_low(hint: Hint) -> Claimed:
    claimed, rises = shared(hint)
    assert not rises
    return {"harvest": claimed["harvest"], "threshold": claimed["threshold"]}


@EIGHTEEN_ZOO.explains("reason-squirrel", BuySquirrel)
def squirrel(hint: Hint) -> Claimed:
    assert hint.state.squirrels[hint.state.family]
    assert hint.after().treasury[hint.state.family] >= 0
    return {}


@EIGHTEEN_ZOO.explains("reason-squirrel-needed", BuySquirrel)
def squirrel_needed(hint: Hint) -> Claimed:
    assert not hint.state.squirrels[hint.state.family]
    return {}


@EIGHTEEN_ZOO.explains("reason-squirrel-own", Approach)
def squirrel_own(hint: Hint) -> Claimed:
    state = hint.state
    assert not state.squirrels[state.family]
    sellers = [family for family in state.families if hint.action.squirrel in names_of(state, family)]
    assert len(sellers) == 1
    assert state.controller(sellers[0]) == hint.seat
    assert len(state.squirrels[sellers[0]]) > 1
    return {}


def names_of(state: Any, family: int) -> list[str]:
    from menagerie.games.eighteen_zoo.rules.facts import squirrel_index

    index = squirrel_index(state.players)
    return [name for name, number in index.items() if number in state.squirrels[family]]


@EIGHTEEN_ZOO.explains("reason-ticket", CashTicket)
def ticket(hint: Hint) -> Claimed:
    state = hint.state
    assert not state.squirrels[state.family]
    missing = next_cost(state) - state.treasury[state.family]
    assert state.tickets[hint.seat] * state.ticket() >= missing > 0
    return {"missing": missing}


@EIGHTEEN_ZOO.explains("reason-price", NamePrice)
def price(hint: Hint) -> Claimed:
    prices = [one.price for one in hint.state.legal(hint.seat) if isinstance(one, NamePrice)]
    assert hint.action.price == min(prices)
    return {"price": hint.action.price}


@EIGHTEEN_ZOO.explains("reason-patch", Save)
def patch(hint: Hint) -> Claimed:
    before = sum(len(hint.state.squirrels[family]) for family in hint.state.families)
    assert sum(len(hint.after().squirrels[family]) for family in hint.state.families) <= before
    return {}


def offer(hint: Hint) -> tuple[int, int]:
    """The price that is offered, and what the thing costs when it is new."""
    state = hint.state
    power = state.offer_kind == steps.POWER
    return state.offer_price, POWER_COST[state.offered] if power else KIND_COST[state.kind(state.offered)]


@EIGHTEEN_ZOO.explains("reason-good-price", Accept)
def good_price(hint: Hint) -> Claimed:
    price, cost = offer(hint)
    assert price >= cost
    return {"price": price, "cost": cost}


@EIGHTEEN_ZOO.explains("reason-low-price", Decline)
def low_price(hint: Hint) -> Claimed:
    price, cost = offer(hint)
    assert price < cost
    return {"price": price, "cost": cost}


@EIGHTEEN_ZOO.explains("reason-last-squirrel", Decline)
def last_squirrel(hint: Hint) -> Claimed:
    state = hint.state
    assert state.offer_kind != steps.POWER
    assert len(state.squirrels[state.owner_family(state.offered)]) == 1
    return {}


@EIGHTEEN_ZOO.explains("reason-sell-over-limit", Sell)
def sell_over_limit(hint: Hint) -> Claimed:
    state = hint.state
    held = len(state.hands[hint.seat])
    assert held > state.card_limit
    return {"held": held, "limit": state.card_limit}


@EIGHTEEN_ZOO.explains("reason-sell-for-squirrel", Sell)
def sell_for_squirrel(hint: Hint) -> Claimed:
    assert not hint.state.squirrels[hint.state.family]
    return {}


@EIGHTEEN_ZOO.explains("reason-must")
def must(hint: Hint) -> Claimed:
    assert len(hint.state.legal(hint.seat)) == 1
    return {}


EIGHTEEN_ZOO.explains("reason-nothing-better")(nothing)
EIGHTEEN_ZOO.explains("reason-random")(nothing)
EIGHTEEN_ZOO.explains("reason-only-choice")(nothing)
declare_search(EIGHTEEN_ZOO)
