"""A family's turn: track towards its best next run, stations, runs, the harvest, squirrels, and what comes in between.

Money in a treasury is worth nothing at the end, reputation is; so a squirrel is bought whenever the family can, for the
step to the right, the harvest is shared, and tickets are kept for their 20.
"""

from __future__ import annotations

from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuildStation,
    BuySquirrel,
    CashTicket,
    Decline,
    EighteenZooAction,
    Keep,
    Lay,
    Mark,
    NamePrice,
    Pass,
    RunBest,
    Save,
    Sell,
    Share,
)
from menagerie.games.eighteen_zoo.bots.answers import Answer, Legal, first, operating_rounds_left, passing, why
from menagerie.games.eighteen_zoo.bots.forecast_turn import value_after
from menagerie.games.eighteen_zoo.bots.stock_turn import cheapest_sale
from menagerie.games.eighteen_zoo.bots.style import Style
from menagerie.games.eighteen_zoo.bots.track_value import open_end_value
from menagerie.games.eighteen_zoo.rules import position as steps
from menagerie.games.eighteen_zoo.rules import run
from menagerie.games.eighteen_zoo.rules.facts import (
    KIND_COST,
    PHASE_4J,
    POWER_COST,
    POWER_OF,
    THRESHOLD,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map import runs
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

_BUDGET = 3000
"""Steps of the optimiser for one run."""
_USED = ("A_TIP_OF_SUGAR", "WHEAT", "SHINING_GOLD", "WINGS", "A_SQUEEZE")
"""Green powers that work by themselves, or nearly so."""


# --- track and stations


def _able(state: EighteenZooState, family: int) -> list[int]:
    """The family's squirrels that can run."""
    return [squirrel for squirrel in state.squirrels[family] if not (state.last_run >> squirrel) & 1]


def _harvest(state: EighteenZooState, family: int) -> int:
    """What the family's squirrels would bring on this track; a 2S or 3S where it has none."""
    runners = [run.runner(state, squirrel) for squirrel in _able(state, family)] or [
        runs.Runner(2 if state.phase == 0 else 3)
    ]
    return best_harvest(state.track, family, runners, run.modifiers(state, family), _BUDGET).nuts


def _value(style: Style, state: EighteenZooState, family: int) -> float:
    return _harvest(state, family) + style.open_ends * open_end_value(state.track, family)


def lay_track(style: Style, state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    """The lay after which the runs and the open ends are worth most."""
    used = _use_powers(state, seat, legal)
    if used is not None:
        return used
    family = state.family
    lays = [action for action in legal if type(action) is Lay]
    if not lays:
        return passing(legal)
    estimates: list[tuple[float, int]] = []
    for place, action in enumerate(lays):
        after = state.clone()
        after.apply(seat, action)
        spent = state.treasury[family] - after.treasury[family]
        estimates.append((open_end_value(after.track, family) - 0.4 * spent, -place))
    estimates.sort(reverse=True)
    searched = [-place for _, place in estimates[: style.lays_searched]]
    best: EighteenZooAction | None = None
    most = _value(style, state, family) if any(type(action) is Pass for action in legal) else -1000.0
    for place in searched:
        after = state.clone()
        after.apply(seat, lays[place])
        spent = state.treasury[family] - after.treasury[family]
        value = _value(style, after, family) - 4 * spent
        if value > most + 0.01:
            best, most = lays[place], value
    if best is None:
        return passing(legal)
    after = state.clone()
    after.apply(seat, best)
    before, then = _harvest(state, family), _harvest(after, family)
    if then > before and _able(state, family):
        return best, why("track-more", nuts=then, before=before)
    return best, why("track")


def build_station(_style: Style, state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    family = state.family
    before = _harvest(state, family)
    best: EighteenZooAction | None = None
    most = before + 9
    nuts = before
    for action in legal:
        if type(action) is BuildStation:
            after = state.clone()
            after.apply(seat, action)
            harvest = _harvest(after, family)
            value = harvest + (10 if state.treasury[family] > 20 else 0)
            if value > most:
                best, most, nuts = action, value, harvest
    if best is None:
        return passing(legal)
    if nuts > before and _able(state, family):
        return best, why("station-more", nuts=nuts, before=before)
    return best, why("station")


def _use_powers(state: EighteenZooState, seat: int, legal: Legal) -> Answer | None:
    """Sells the player's own powers to the family at full price, and puts the wheat down."""
    for action in legal:
        if type(action) is AskForPower and action.power in _USED:
            power = POWER_OF[action.power]
            spare = state.treasury[state.family] - action.price
            if state.power_at[power] == seat and action.price == POWER_COST[power] and spare >= 7:
                return action, why("power-to-family", price=action.price)
    marks = [action for action in legal if type(action) is Mark and action.power == "WHEAT"]
    return (marks[0], why("wheat")) if marks else None


# --- runs, harvest, squirrels


def run_squirrels(_style: Style, state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    used = _use_powers(state, seat, legal)
    if used is not None:
        return used
    best = first(legal, RunBest)
    return passing(legal) if best is None else (best, why("run"))


def share_or_keep(style: Style, state: EighteenZooState, seat: int, _legal: Legal) -> Answer:
    """Shares, unless the money is needed for the next squirrel and would be enough."""
    family = state.family
    cell = state.cell[family]
    lasting = [squirrel for squirrel in state.squirrels[family] if state.kinds[squirrel] >= 4]
    cost = KIND_COST[state.kinds[state.deck_at]]
    treasury = state.treasury[family]
    kept = treasury + (state.harvest + 24) // 25
    threatened = not lasting and state.phase < PHASE_4J and operating_rounds_left(state) > 1
    below = state.harvest < THRESHOLD[cell]
    if below and style.keeps_low_harvests:
        return Keep(), why("keep-low", harvest=state.harvest, threshold=THRESHOLD[cell])
    if treasury < cost <= kept:
        if style.forecasts:
            keep = value_after(style, state, seat, Keep()) > value_after(style, state, seat, Share())
        else:
            keep = below and threatened
        if keep:
            return Keep(), why("keep", treasury=kept, cost=cost)
    facts = {"harvest": state.harvest, "threshold": THRESHOLD[cell]}
    received = state.clone()
    received.apply(seat, Share())
    facts["income"] = received.cash[seat] - state.cash[seat]
    return Share(), why("share" if state.harvest >= THRESHOLD[cell] else "share-below", **facts)


def buy_squirrels(style: Style, state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    """A squirrel whenever there is money for one; in need, first with tickets, then from a family of one's own."""
    family = state.family
    purchases = [action for action in legal if type(action) is BuySquirrel]
    treasury = state.treasury[family]
    must = not state.squirrels[family]
    cost = KIND_COST[state.kinds[state.deck_at]]
    if not must and not style.squirrels_for_reputation:
        return passing(legal)
    if style.forecasts and purchases and not must:
        best = max(purchases, key=lambda action: value_after(style, state, seat, action))
        if value_after(style, state, seat, best) > value_after(style, state, seat, Pass()):
            return best, why("squirrel")
        return passing(legal)
    if purchases and (treasury >= cost or any(action.kind == "2J" for action in purchases)):
        worth_it = must or not state.new_squirrel
        payable = [action for action in purchases if action.kind != "4J" or treasury >= cost]
        if worth_it and payable and (must or treasury >= KIND_COST[7 if payable[0].kind == "2J" else 0]):
            return payable[0], why("squirrel-needed" if must else "squirrel")
    if must and treasury < cost:
        own_squirrels = [action for action in legal if type(action) is Approach and _own(state, seat, action.squirrel)]
        if own_squirrels:
            return own_squirrels[0], why("squirrel-own")
        tickets = [action for action in legal if type(action) is CashTicket]
        if tickets and treasury + state.tickets[seat] * state.ticket() >= cost:
            return tickets[-1], why("ticket", missing=cost - treasury)
        sales = [action for action in legal if type(action) is Sell]
        if purchases:
            return purchases[-1], why("squirrel-needed")
        if sales:
            return cheapest_sale(state, legal), why("sell-for-squirrel")
    return passing(legal)


def _own(state: EighteenZooState, seat: int, squirrel: str) -> bool:
    """Whether it is with a family of one's own that can spare it."""
    owner = state.owner_family(squirrel_index(state.players)[squirrel])
    return state.controller(owner) == seat and len(state.squirrels[owner]) > 1


def name_price(_style: Style, _state: EighteenZooState, _seat: int, legal: Legal) -> Answer:
    price = next((action for action in legal if type(action) is NamePrice), None)
    if price is None:
        return legal[0], why("nothing-better")
    lowest = NamePrice(1) if NamePrice(1) in legal else price
    return lowest, why("price", price=lowest.price)


def answer_offer(_style: Style, state: EighteenZooState, _seat: int, _legal: Legal) -> Answer:
    """Powers for money; squirrels only at their full cost, and never the last one."""
    if state.offer_kind == steps.POWER:
        cost = POWER_COST[state.offered]
        spare = True
    else:
        owner = state.owner_family(state.offered)
        cost = KIND_COST[state.kind(state.offered)]
        spare = len(state.squirrels[owner]) > 1
    if not spare:
        return Decline(), why("last-squirrel")
    if state.offer_price < cost:
        return Decline(), why("low-price", price=state.offer_price, cost=cost)
    return Accept(), why("good-price", price=state.offer_price, cost=cost)


def save_squirrel(_style: Style, _state: EighteenZooState, _seat: int, legal: Legal) -> Answer:
    saved = first(legal, Save)
    return passing(legal) if saved is None else (saved, why("patch"))


def sell_for_squirrel(_style: Style, state: EighteenZooState, _seat: int, legal: Legal) -> Answer:
    return cheapest_sale(state, legal), why("sell-for-squirrel")
