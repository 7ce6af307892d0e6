"""The bot `squirrel`: launches at a value that leaves cash, lays track towards its best next run, buys squirrels early.

Money in a treasury is worth nothing at the end, reputation is; so it buys a squirrel whenever the family can, for the
step to the right, shares what it harvests, and keeps its tickets for their 20.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
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
    EighteenZooAction,
    Keep,
    Launch,
    Lay,
    Mark,
    NamePrice,
    Pass,
    RunBest,
    Save,
    Sell,
    Share,
    TakeDaysOff,
)
from menagerie.games.eighteen_zoo.bots.track_value import open_end_value
from menagerie.games.eighteen_zoo.rules import position as steps
from menagerie.games.eighteen_zoo.rules import run
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    DIVIDEND,
    FAMILY_OF,
    KIND_COST,
    OPERATING_ROUND,
    PHASE_4J,
    POWER_COST,
    POWER_OF,
    PRICE,
    ROUND_KIND,
    THRESHOLD,
)
from menagerie.games.eighteen_zoo.rules.map import runs
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.view import EighteenZooView

_BUDGET = 3000
"""Steps of the optimiser for one run."""
_LAYS_SEARCHED = 14
"""So many lays are searched, those whose open ends are worth most."""
_WANTED = ("LEPRECHAUN_POT_OF_GOLD", "TOO_MUCH_RESPONSIBILITY", "A_TIP_OF_SUGAR", "WHEAT", "SHINING_GOLD")
"""Powers it likes, best first."""
_USED = ("A_TIP_OF_SUGAR", "WHEAT", "SHINING_GOLD", "WINGS", "A_SQUEEZE")
"""Green ones that work by themselves, or nearly so."""

_FIRST_LAUNCH = 7
"""The highest value of a first launch: four times as much buys the parents and two more cards of the family."""

Legal = list[EighteenZooAction]
Answer = tuple[EighteenZooAction, Reason]


def _why(name: str, **facts: int) -> Reason:
    return Reason(f"reason-{name}", dict(facts))


_NOTHING_BETTER = Reason("reason-nothing-better")
_MUST = Reason("reason-must")


class Squirrel:
    """One player's own; its generator only breaks exact ties."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[EighteenZooAction, EighteenZooView]) -> Choice[EighteenZooAction]:
        legal = observation.legal
        if len(legal) == 1:
            return Choice(legal[0], _MUST)
        state = observation.guess(self._rng)
        assert isinstance(state, EighteenZooState)
        choose = _CHOOSERS.get(state.pending, _pass)
        action, reason = choose(state, observation.seat, legal)
        return Choice(action, reason)


def _first(legal: Legal, kind: type[Any]) -> Any:
    """The first legal action of a kind, or nothing."""
    return next((action for action in legal if type(action) is kind), None)


def _pass(_state: EighteenZooState, _seat: int, legal: Legal) -> Answer:
    passing = _first(legal, Pass)
    return (legal[0] if passing is None else passing), _NOTHING_BETTER


def rounds_left(state: EighteenZooState) -> int:
    """Operating rounds still to come, this one included."""
    return sum(1 for kind in ROUND_KIND[state.round :] if kind == OPERATING_ROUND)


# --- stock rounds


def _draft(state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    for name in _WANTED:
        for action in legal:
            if type(action) is BuyPower and action.power == name:
                return action, _why("power", cost=POWER_COST[POWER_OF[name]])
    return _pass(state, seat, legal)


def _turn(state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    if len(state.hands[seat]) > state.card_limit:
        return _cheapest_sale(state, legal), _why(
            "sell-over-limit", held=len(state.hands[seat]), limit=state.card_limit
        )
    controlled = [family for family in state.families if state.controller(family) == seat]
    launches = [action for action in legal if type(action) is Launch]
    # On MONDAY one family alone: two at 7 leave nothing for their cards, so that both stay poor and cheap.
    if launches and (not controlled or state.round > 1):
        value = _launch_value(state, seat, controlled)
        fitting = [action for action in launches if action.value <= value]
        if fitting:
            best = max(fitting, key=lambda action: action.value)
            return best, _why("launch", value=best.value, left=state.cash[seat] - 2 * best.value)
    days_off = [action for action in legal if type(action) is TakeDaysOff and FAMILY_OF[action.family] in controlled]
    if days_off:
        return days_off[0], _why("days-off")
    bought = _best_card(state, seat, legal)
    if bought is not None:
        return bought, _card_reason(state, bought)
    return _draft(state, seat, legal)


def _launch_value(state: EighteenZooState, seat: int, controlled: list[int]) -> int:
    """As high as leaves money for two cards of the family at the first launch; later as high as can be."""
    cash = state.cash[seat]
    if controlled:
        return cash // 2
    return min(_FIRST_LAUNCH, cash // 4)


def _best_card(state: EighteenZooState, seat: int, legal: Legal) -> BuyCard | None:
    """The card that brings most over the rounds that are left, if any brings something."""
    best: BuyCard | None = None
    most = 0.5
    left = rounds_left(state)
    for action in legal:
        if type(action) is not BuyCard:
            continue
        family = FAMILY_OF[action.family]
        cell = state.cell[family]
        own = state.controller(family) == seat
        able = bool(state.squirrels[family]) or state.treasury[family] >= 12
        gain = DIVIDEND[cell] * left * (0.8 if able else 0.2) + (2.0 if own else 0.0)
        gain += 2.0 if THRESHOLD[cell] <= 100 and able else 0.0
        if own and CARDS * family + action.card not in state.kitchen[family]:
            gain += 1.5  # the treasury is ours to spend
        if gain > most:
            best, most = action, gain
    return best


def _card_reason(state: EighteenZooState, action: BuyCard) -> Reason:
    """What the card pays now whenever the family shares its harvest, and how often it may still do so."""
    each, rounds = DIVIDEND[state.cell[FAMILY_OF[action.family]]], rounds_left(state)
    return _why("card", each=each, rounds=rounds) if each and rounds else _why("card-value")


def _cheapest_sale(state: EighteenZooState, legal: Legal) -> EighteenZooAction:
    """One card of the family worth least, not the parents if it can be helped."""
    sales = [action for action in legal if type(action) is Sell]
    return min(
        sales,
        key=lambda sale: (len(sale.cards), 0 in sale.cards, PRICE[state.cell[FAMILY_OF[sale.family]]], sale.cards),
    )


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


def _value(state: EighteenZooState, family: int) -> float:
    return _harvest(state, family) + 12 * open_end_value(state.track, family)


def _laying(state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    """The lay after which the runs and the open ends are worth most."""
    used = _use_powers(state, seat, legal)
    if used is not None:
        return used
    family = state.family
    lays = [action for action in legal if type(action) is Lay]
    if not lays:
        return _pass(state, seat, legal)
    estimates: list[tuple[float, int]] = []
    for place, action in enumerate(lays):
        after = state.clone()
        after.apply(seat, action)
        spent = state.treasury[family] - after.treasury[family]
        estimates.append((open_end_value(after.track, family) - 0.4 * spent, -place))
    estimates.sort(reverse=True)
    searched = [-place for _, place in estimates[:_LAYS_SEARCHED]]
    best: EighteenZooAction | None = None
    most = _value(state, family) if any(type(action) is Pass for action in legal) else -1000.0
    for place in searched:
        after = state.clone()
        after.apply(seat, lays[place])
        spent = state.treasury[family] - after.treasury[family]
        value = _value(after, family) - 4 * spent
        if value > most + 0.01:
            best, most = lays[place], value
    if best is None:
        return _pass(state, seat, legal)
    after = state.clone()
    after.apply(seat, best)
    before, then = _harvest(state, family), _harvest(after, family)
    if then > before and _able(state, family):
        return best, _why("track-more", nuts=then, before=before)
    return best, _why("track")


def _station(state: EighteenZooState, seat: int, legal: Legal) -> Answer:
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
        return _pass(state, seat, legal)
    if nuts > before and _able(state, family):
        return best, _why("station-more", nuts=nuts, before=before)
    return best, _why("station")


def _use_powers(state: EighteenZooState, seat: int, legal: Legal) -> Answer | None:
    """Sells the player's own powers to the family at full price, and puts the wheat down."""
    for action in legal:
        if type(action) is AskForPower and action.power in _USED:
            power = POWER_OF[action.power]
            spare = state.treasury[state.family] - action.price
            if state.power_at[power] == seat and action.price == POWER_COST[power] and spare >= 7:
                return action, _why("power-to-family", price=action.price)
    marks = [action for action in legal if type(action) is Mark and action.power == "WHEAT"]
    return (marks[0], _why("wheat")) if marks else None


# --- runs, harvest, squirrels


def _run(state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    used = _use_powers(state, seat, legal)
    if used is not None:
        return used
    best = _first(legal, RunBest)
    return _pass(state, seat, legal) if best is None else (best, _why("run"))


def _sharing(state: EighteenZooState, seat: int, _legal: Legal) -> Answer:
    """Shares, unless the money is needed for the next squirrel and would be enough."""
    family = state.family
    cell = state.cell[family]
    lasting = [squirrel for squirrel in state.squirrels[family] if state.kinds[squirrel] >= 4]
    cost = KIND_COST[state.kinds[state.deck_at]]
    treasury = state.treasury[family]
    kept = treasury + (state.harvest + 24) // 25
    threatened = not lasting and state.phase < PHASE_4J and rounds_left(state) > 1
    if state.harvest < THRESHOLD[cell] and threatened and treasury < cost <= kept:
        return Keep(), _why("keep", treasury=kept, cost=cost)
    facts = {"harvest": state.harvest, "threshold": THRESHOLD[cell]}
    received = state.clone()
    received.apply(seat, Share())
    facts["income"] = received.cash[seat] - state.cash[seat]
    return Share(), _why("share" if state.harvest >= THRESHOLD[cell] else "share-below", **facts)


def _buying(state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    """A squirrel whenever there is money for one; in need, first with tickets, then from a family of one's own."""
    family = state.family
    purchases = [action for action in legal if type(action) is BuySquirrel]
    treasury = state.treasury[family]
    must = not state.squirrels[family]
    cost = KIND_COST[state.kinds[state.deck_at]]
    if purchases and (treasury >= cost or any(action.kind == "2J" for action in purchases)):
        worth_it = must or not state.new_squirrel
        payable = [action for action in purchases if action.kind != "4J" or treasury >= cost]
        if worth_it and payable and (must or treasury >= KIND_COST[7 if payable[0].kind == "2J" else 0]):
            return payable[0], _why("squirrel-needed" if must else "squirrel")
    if must and treasury < cost:
        own_squirrels = [action for action in legal if type(action) is Approach and _own(state, seat, action.squirrel)]
        if own_squirrels:
            return own_squirrels[0], _why("squirrel-own")
        tickets = [action for action in legal if type(action) is CashTicket]
        if tickets and treasury + state.tickets[seat] * state.ticket() >= cost:
            return tickets[-1], _why("ticket", missing=cost - treasury)
        sales = [action for action in legal if type(action) is Sell]
        if purchases:
            return purchases[-1], _why("squirrel-needed")
        if sales:
            return _cheapest_sale(state, legal), _why("sell-for-squirrel")
    return _pass(state, seat, legal)


def _own(state: EighteenZooState, seat: int, squirrel: str) -> bool:
    """Whether it is with a family of one's own that can spare it."""
    from menagerie.games.eighteen_zoo.rules.facts import squirrel_index

    owner = state.owner_family(squirrel_index(state.players)[squirrel])
    return state.controller(owner) == seat and len(state.squirrels[owner]) > 1


def _price(_state: EighteenZooState, _seat: int, legal: Legal) -> Answer:
    price = next((action for action in legal if type(action) is NamePrice), None)
    if price is None:
        return legal[0], _NOTHING_BETTER
    lowest = NamePrice(1) if NamePrice(1) in legal else price
    return lowest, _why("price", price=lowest.price)


def _answer(state: EighteenZooState, _seat: int, _legal: Legal) -> Answer:
    """Powers for money; squirrels only at their full cost, and never the last one."""
    if state.offer_kind == steps.POWER:
        cost = POWER_COST[state.offered]
        spare = True
    else:
        owner = state.owner_family(state.offered)
        cost = KIND_COST[state.kind(state.offered)]
        spare = len(state.squirrels[owner]) > 1
    if not spare:
        return Decline(), _why("last-squirrel")
    if state.offer_price < cost:
        return Decline(), _why("low-price", price=state.offer_price, cost=cost)
    return Accept(), _why("good-price", price=state.offer_price, cost=cost)


def _saving(state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    saved = _first(legal, Save)
    return _pass(state, seat, legal) if saved is None else (saved, _why("patch"))


def _selling(state: EighteenZooState, _seat: int, legal: Legal) -> Answer:
    return _cheapest_sale(state, legal), _why("sell-for-squirrel")


_CHOOSERS: dict[str, Callable[[EighteenZooState, int, Legal], Answer]] = {
    steps.DRAFT: _draft,
    steps.TURN: _turn,
    steps.HOME: _laying,
    steps.BONUS: _laying,
    steps.TRACK: _laying,
    steps.SECOND_MAP: _laying,
    steps.STATION: _station,
    steps.RUN: _run,
    steps.HARVEST: _sharing,
    steps.SQUIRRELS: _buying,
    steps.SAVE: _saving,
    steps.OFFER: _answer,
    steps.NAME_PRICE: _price,
    steps.FORCED_SALE: _selling,
}
