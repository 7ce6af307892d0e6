"""Carries out an action that nothing could be objected to."""

from __future__ import annotations

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
)
from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    OfferDeclined,
    OfferMade,
    Passed,
    PowerBought,
    PowerPaid,
    PowerSold,
    PowerUsed,
    Ran,
    RunTold,
    TicketCashed,
)
from menagerie.games.eighteen_zoo.rules import cards, reputation, rounds, squirrels, tracklaying, turns
from menagerie.games.eighteen_zoo.rules.facts import (
    ANCIENT_MAPS,
    BONUS_TRACKS,
    CARDS,
    DAYS_OFF,
    FAMILIES,
    FAMILY_OF,
    GREEK,
    KIND_COST,
    LEPRECHAUN,
    MIDAS,
    OPERATING_ROUND,
    POWER_COST,
    POWER_OF,
    POWERS,
    RESPONSIBILITY,
    TWO_BARRELS,
    WHATSUP,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.family_decisions import home_tiles, judge, sellable
from menagerie.games.eighteen_zoo.rules.map import runs
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_set
from menagerie.games.eighteen_zoo.rules.position import (
    BONUS,
    BY_HAND,
    DRAFT,
    END,
    FORCED_SALE,
    HOME,
    NONE,
    POWER,
    RUN,
    SAVE,
    SECOND_MAP,
    SQUIRREL,
    SQUIRRELS,
    STATION,
    TRACK,
    TURN,
    WITH_FAMILY,
    Position,
)
from menagerie.games.eighteen_zoo.rules.stock_decisions import what_is_bought

RESPONSIBLE_PAY = 3


def do(position: Position, seat: int, action: EighteenZooAction, events: list[EighteenZooEvent]) -> None:
    """Does it, and goes on to the next decision."""
    position.decisions_made += 1
    _do(position, seat, action, events)
    rounds.go_on(position, events)


def _do(  # noqa: C901 - one line a kind of action
    position: Position, seat: int, action: EighteenZooAction, events: list[EighteenZooEvent]
) -> None:
    if type(action) is Pass:
        _pass(position, seat, events)
    elif type(action) is Lay:
        _lay(position, action, events)
    elif type(action) is BuyCard:
        cards.buy(position, seat, CARDS * FAMILY_OF[action.family] + action.card, events)
        position.bought = True
    elif type(action) is BuySquirrel:
        _buy_squirrel(position, seat, action, events)
    elif type(action) is CashTicket:
        _cash_ticket(position, seat, action.give, events)
    elif type(action) is Launch:
        _launch(position, seat, FAMILY_OF[action.family], action.value, events)
    elif type(action) is Sell:
        _sell(position, seat, FAMILY_OF[action.family], action.cards, action.part, events)
    elif type(action) is BuildStation:
        power = NONE if action.power is None else POWER_OF[action.power]
        tracklaying.build(position, position.family, position.track.board.index[action.hex], power, events)
    elif type(action) is DrawRuns:
        _run_drawn(position, action, events)
    elif type(action) is RunBest:
        _run_best(position, events)
    elif type(action) is Rest:
        events.append(Ran(FAMILIES[position.family], (), 0, 0))
        turns.collect(position, 0, 0, events)
    elif type(action) is Share:
        turns.take_harvest(position, True, events)
    elif type(action) is Keep:
        turns.take_harvest(position, False, events)
    elif type(action) is BuyPower:
        _buy_power(position, seat, POWER_OF[action.power], POWER_COST[POWER_OF[action.power]], events)
    elif type(action) is BuyPowerFor:
        _buy_power(position, seat, POWER_OF[action.power], action.price, events)
    elif type(action) is AskForPower:
        _ask_for_power(position, seat, POWER_OF[action.power], action.price, events)
    elif type(action) is Mark:
        hex = position.track.board.index[action.hex]
        tracklaying.mark(position, position.family, POWER_OF[action.power], hex, events)
    else:
        _do_rarer(position, seat, action, events)


def _do_rarer(position: Position, seat: int, action: EighteenZooAction, events: list[EighteenZooEvent]) -> None:
    if type(action) is UsePower:
        _use_power(position, seat, POWER_OF[action.power], events)
    elif type(action) is TakeDaysOff:
        events.append(PowerUsed(seat, POWERS[DAYS_OFF]))
        reputation.move_right(position, FAMILY_OF[action.family], 1, events)
        tracklaying.close(position, DAYS_OFF, events)
    elif type(action) is CallSquirrel:
        _call(position, seat, action, events)
    elif type(action) is Approach:
        position.wanted_squirrel = squirrel_index(position.players)[action.squirrel]
    elif type(action) is NamePrice:
        _offer_for_squirrel(position, seat, action.price, events)
    elif type(action) is Accept:
        _accept(position, events)
    elif type(action) is Decline:
        position.declined += [position.offer_kind * 1000 + position.offered, position.offer_price]
        position.offer_kind = 0
        events.append(OfferDeclined(seat))
    elif type(action) is Save:
        squirrels.answer_patch(position, squirrel_index(position.players)[action.squirrel], events)
    elif type(action) is PutPatch:
        squirrels.put_patch(position, squirrel_index(position.players)[action.squirrel], events)
    elif type(action) is TakeOffPatch:
        squirrels.take_off_patch(position, position.family, events)
        if position.step == END:
            position.step = SQUIRRELS  # 7.6: it may have to buy one now
    elif type(action) is DiscardSquirrel:
        squirrels.discard(position, squirrel_index(position.players)[action.squirrel], events)
    elif type(action) is EndByHand:
        rounds.end_game(position, BY_HAND, events)


def _pass(position: Position, seat: int, events: list[EighteenZooEvent]) -> None:
    asked = position.pending
    family = position.family
    events.append(Passed(seat, FAMILIES[family] if family != NONE else None))
    if asked == TURN:
        rounds.end_turn(position, events)
    elif asked == TRACK:
        position.step = STATION
    elif asked == STATION:
        position.step = RUN
    elif asked == SQUIRRELS:
        position.step = END
    elif asked == END:
        end_family_turn(position, events)
    elif asked == DRAFT:
        rounds.next_in_draft(position, events)
    elif asked == HOME:
        _after_home(position)
    elif asked == BONUS:
        _after_launch(position)
    elif asked == SECOND_MAP:
        position.second_map_due = False
        tracklaying.close(position, ANCIENT_MAPS, events)
    elif asked == SAVE:
        squirrels.answer_patch(position, NONE, events)


def end_family_turn(position: Position, events: list[EighteenZooEvent]) -> None:
    """7.1; 11.12: a second tile of the ANCIENT MAPS that was not laid is lost."""
    position.turn_over = True
    if position.family_has(position.family, ANCIENT_MAPS) and position.power_left[ANCIENT_MAPS] == 1:
        tracklaying.close(position, ANCIENT_MAPS, events)


# --- stock rounds


def _buy_power(position: Position, seat: int, power: int, cost: int, events: list[EighteenZooEvent]) -> None:
    """5.2, 6.5; 11.3, 11.5: two of them act at once."""
    position.cash[seat] -= cost
    position.bank += cost
    position.power_at[power] = seat
    events.append(PowerBought(seat, POWERS[power], cost))
    if power == RESPONSIBILITY:
        position.cash[seat] += RESPONSIBLE_PAY
        position.bank -= RESPONSIBLE_PAY
        events.append(PowerPaid(seat, POWERS[power], RESPONSIBLE_PAY))
        tracklaying.close(position, power, events)
    elif power == LEPRECHAUN:
        rounds.pay_leprechaun(position, seat, events)
    if position.pending == DRAFT:
        rounds.next_in_draft(position, events)
    else:
        position.bought = True


def _launch(position: Position, seat: int, family: int, value: int, events: list[EighteenZooEvent]) -> None:
    cards.launch(position, seat, family, value, events)
    position.bought = True
    position.family = family
    position.bonus_left = BONUS_TRACKS[value]
    position.step = HOME
    if not position.compat.home_always_asked and not home_tiles(position):
        _after_home(position)


def _after_home(position: Position) -> None:
    if position.bonus_left:
        position.step = BONUS
    else:
        _after_launch(position)


def _after_launch(position: Position) -> None:
    position.bonus_left = 0
    position.family = NONE
    position.step = TURN


def _lay(position: Position, action: Lay, events: list[EighteenZooEvent]) -> None:
    hex = position.track.board.index[action.hex]
    tile = tile_set().index[action.tile]
    power = NONE if action.power is None else POWER_OF[action.power]
    tracklaying.lay(position, position.family, hex, tile, action.rotation, power, events)
    if position.pending == HOME:
        _after_home(position)
    elif position.pending == BONUS:
        position.bonus_left -= 1
        if position.bonus_left == 0:
            _after_launch(position)


def _sell(
    position: Position, seat: int, family: int, numbers: tuple[int, ...], part: bool, events: list[EighteenZooEvent]
) -> None:
    sold = [CARDS * family + number for number in numbers]
    price = reputation.price(position, family)
    cards.sell(position, seat, family, sold, part, events)
    if position.pending == TURN:
        position.sold = True
        position.sold_of[seat] |= 1 << family
        position.sold_now |= 1 << family
        return
    position.last_sale = price
    later = position.operating_order[position.turn_index + 1 :]  # 10.7: who is still to come is sorted anew
    order = [other for other in reputation.operating_order(position) if other in later]
    position.operating_order = position.operating_order[: position.turn_index + 1] + order
    if position.pending == FORCED_SALE:
        _go_on_paying(position, seat, events)


def _cash_ticket(position: Position, seat: int, give: int, events: list[EighteenZooEvent]) -> None:
    """4.4"""
    value = position.ticket()
    family = position.family if position.round_kind() == OPERATING_ROUND else NONE
    position.tickets[seat] -= 1
    position.cash[seat] += value - give
    position.bank -= value
    if give:
        position.treasury[family] += give
    position.last_sale = 0  # 10.39: what came later was not sold too much
    events.append(TicketCashed(seat, value, FAMILIES[family] if family != NONE else None, give))


# --- powers


def _use_power(position: Position, seat: int, power: int, events: list[EighteenZooEvent]) -> None:
    events.append(PowerUsed(seat, POWERS[power]))
    if power == MIDAS:
        position.midas = seat
    elif power == GREEK:
        position.greek = True
    elif power == TWO_BARRELS:
        position.barrels = True
        position.power_left[power] -= 1
        if position.power_left[power] == 0:
            tracklaying.close(position, power, events)


def _call(position: Position, seat: int, action: CallSquirrel, events: list[EighteenZooEvent]) -> None:
    squirrel = squirrel_index(position.players)[action.squirrel]
    kind = what_is_bought(position, squirrel, action.kind)
    events.append(PowerUsed(seat, POWERS[WHATSUP]))
    tracklaying.close(position, WHATSUP, events)
    squirrels.buy_by_call(position, FAMILY_OF[action.family], squirrel, kind, events)


def _ask_for_power(position: Position, seat: int, power: int, price: int, events: list[EighteenZooEvent]) -> None:
    """7.1: one's own is sold at once; another player is asked."""
    owner = position.power_at[power]
    if owner == seat or position.compat.trades_without_asking:
        _sell_power(position, power, owner, price, events)
        return
    position.offer_kind, position.offered = POWER, power
    position.offer_price, position.offer_seat = price, owner
    events.append(OfferMade(FAMILIES[position.family], owner, price, POWERS[power]))


def _sell_power(position: Position, power: int, owner: int, price: int, events: list[EighteenZooEvent]) -> None:
    family = position.family
    position.treasury[family] -= price
    position.cash[owner] += price
    position.power_at[power] = WITH_FAMILY + family
    events.append(PowerSold(FAMILIES[family], owner, POWERS[power], price))


def _accept(position: Position, events: list[EighteenZooEvent]) -> None:
    if position.offer_kind == POWER:
        _sell_power(position, position.offered, position.offer_seat, position.offer_price, events)
    else:
        squirrels.buy_from_family(position, position.family, position.offered, position.offer_price, events)
    position.offer_kind = 0


# --- runs


def _run_best(position: Position, events: list[EighteenZooEvent]) -> None:
    family = position.family
    able = turns.runners(position, family)
    gaits = [turns.gait(position, squirrel) for squirrel in able]
    harvest = best_harvest(position.track, family, gaits, turns.modifiers(position, family))
    _tell_runs(position, able, harvest, events)
    turns.collect(position, harvest.nuts, harvest.waters, events)


def _tell_runs(position: Position, able: list[int], harvest: runs.Harvest, events: list[EighteenZooEvent]) -> None:
    hexes = position.track.board.hexes
    told = [
        RunTold(
            squirrels.name(position, able[run.squirrel]),
            tuple([hexes[hex] for hex in run.hexes]),
            run.nuts,
            run.waters,
        )
        for run in harvest.runs
    ]
    events.append(Ran(FAMILIES[position.family], tuple(told), harvest.nuts, harvest.waters))


def _run_drawn(position: Position, action: DrawRuns, events: list[EighteenZooEvent]) -> None:
    """7.4; 10.16: what a record says of a run is believed."""
    nuts = 0
    waters = 0
    told: list[RunTold] = []
    checked = judge(position, action)
    if checked is not None and checked.harvest is not None:
        nuts += checked.harvest.nuts
        waters += checked.harvest.waters
        judged = [run for run in action.runs if run.nuts is None]
        for drawn, run in zip(judged, checked.harvest.runs, strict=True):
            told.append(RunTold(drawn.squirrel, drawn.hexes, run.nuts, run.waters))
    for run_ in action.runs:
        if run_.nuts is not None:
            nuts += run_.nuts
            waters += run_.waters or 0
            told.append(RunTold(run_.squirrel, run_.hexes, run_.nuts, run_.waters or 0))
    events.append(Ran(FAMILIES[position.family], tuple(told), nuts, waters))
    turns.collect(position, nuts, waters, events)


# --- squirrels


def _buy_squirrel(position: Position, seat: int, action: BuySquirrel, events: list[EighteenZooEvent]) -> None:
    squirrel = squirrel_index(position.players)[action.squirrel]
    position.purchase = squirrel
    position.purchase_kind = what_is_bought(position, squirrel, action.kind)
    _go_on_paying(position, seat, events)


def _go_on_paying(position: Position, seat: int, events: list[EighteenZooEvent]) -> None:
    """7.6, 7.6.1: the family, then the player, then cards, then the bank; with help the turn is over."""
    family = position.family
    kind = position.purchase_kind
    lacking = KIND_COST[kind] - position.treasury[family]
    if lacking > position.cash[seat] and sellable(position, seat):
        return
    squirrel = position.purchase
    position.purchase = position.purchase_kind = NONE
    helped = 0 if lacking <= 0 else min(lacking, position.cash[seat])
    loan = 0 if lacking <= 0 else lacking - helped
    squirrels.buy(position, family, squirrel, kind, helped, loan, events)
    if lacking > 0:
        position.step = END
        end_family_turn(position, events)


def _offer_for_squirrel(position: Position, seat: int, price: int, events: list[EighteenZooEvent]) -> None:
    """7.6: between two families of one player it is done at once; another player is asked."""
    squirrel = position.wanted_squirrel
    position.wanted_squirrel = NONE
    owner = position.controller(position.owner_family(squirrel))
    if owner == seat or position.compat.trades_without_asking:
        squirrels.buy_from_family(position, position.family, squirrel, price, events)
        return
    position.offer_kind, position.offered = SQUIRREL, squirrel
    position.offer_price, position.offer_seat = price, owner
    name = squirrels.name(position, squirrel)
    events.append(OfferMade(FAMILIES[position.family], owner, price, None, name))
