"""What may be done in a family's turn, at its launch, and when something comes in between (6.3, 7, 11)."""

from __future__ import annotations

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    Approach,
    AskForPower,
    BuildStation,
    BuySquirrel,
    CashTicket,
    DiscardSquirrel,
    DrawRuns,
    EighteenZooAction,
    Lay,
    Mark,
    NamePrice,
    Pass,
    PutPatch,
    Save,
    Sell,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.rules import cards, reputation, squirrels, tracklaying, turns
from menagerie.games.eighteen_zoo.rules.facts import (
    ANCIENT_MAPS,
    CARDS,
    FAMILY_OF,
    GREEN,
    HOLE,
    K2J,
    K4J,
    KIND_COST,
    ON_A_DIET,
    PATCH,
    POWER_COST,
    POWER_LIMIT,
    POWER_OF,
    THATS_MINE,
    TWO_BARRELS,
    WHEAT,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map import lays, refusal_codes, run_check, stations
from menagerie.games.eighteen_zoo.rules.map.refusal_codes import ALLOWED
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_set
from menagerie.games.eighteen_zoo.rules.map_refusals import REFUSALS
from menagerie.games.eighteen_zoo.rules.position import (
    BONUS,
    FORCED_SALE,
    HOME,
    NOBODY,
    NONE,
    POWER,
    RUN,
    SECOND_HOLE,
    SECOND_MAP,
    SQUIRREL,
    SQUIRRELS,
    STATION,
    TRACK,
    WITH_FAMILY,
    Position,
)
from menagerie.games.eighteen_zoo.rules.stock_decisions import to_cards, what_is_bought


def no(paragraph: str, reason: str, **facts: Fact) -> RuleViolation:
    return RuleViolation(paragraph, reason, facts)


def _map_problem(problem: int) -> RuleViolation | None:
    if problem == ALLOWED:
        return None
    paragraph, reason = REFUSALS[problem]
    return RuleViolation(paragraph, reason, {})


def objection(position: Position, seat: int, action: EighteenZooAction) -> RuleViolation | None:  # noqa: C901 - a list
    """What is wrong with an action of the kind that is asked for."""
    if type(action) is Pass:
        return _to_pass(position)
    if type(action) is Lay:
        return _to_lay(position, action)
    if type(action) is CashTicket:
        return _to_ticket(position, seat, action.give)
    if type(action) is BuildStation:
        return _to_station(position, action)
    if type(action) is BuySquirrel:
        return _to_squirrel(position, seat, action)
    if type(action) is DrawRuns:
        return _to_runs(position, action)
    if type(action) is AskForPower:
        return _to_asking(position, POWER_OF[action.power], action.price)
    if type(action) is UsePower:
        return _to_power(position, POWER_OF[action.power])
    if type(action) is Mark:
        return _to_mark(position, POWER_OF[action.power], action.hex)
    if type(action) is Approach:
        return _to_approach(position, action.squirrel)
    if type(action) is NamePrice:
        return _to_price(position, action.price)
    if type(action) is Sell:
        return _to_forced_sale(position, seat, FAMILY_OF[action.family], action.cards, action.part)
    if type(action) is DiscardSquirrel:
        return _to_discard(position, seat, action.squirrel)
    if type(action) is Save:
        if squirrel_index(position.players).get(action.squirrel, NONE) not in position.retiring:
            return no("11.19", "refusal-not-retiring")
    elif type(action) is PutPatch:
        return _to_patch(position, action.squirrel)
    elif type(action) is TakeOffPatch and not position.wears_patch(position.family):
        return no("11.19", "refusal-no-patch")
    return None


def _to_pass(position: Position) -> RuleViolation | None:
    """7.1: what may be left undone. A squirrel must be bought where there is none; a home tile must be laid."""
    if position.pending == HOME:
        home = position.track.board.homes[position.family]
        if position.track.tile(home) < 0 and home_tiles(position):
            return no("6.3b", "refusal-home-tile")
    elif position.pending == SQUIRRELS and squirrels.must_buy(position, position.family):
        return no("7.6", "refusal-must-buy")
    return None


def home_tiles(position: Position) -> list[tuple[int, int, int]]:
    """6.3: the home tiles that could be laid."""
    return lays.legal_lays(position.track, position.family, lays.FIRST_HOME, tracklaying.colour_of(position))


# --- track, stations, markers


def _to_lay(position: Position, action: Lay) -> RuleViolation | None:
    family = position.family
    power = NONE if action.power is None else POWER_OF[action.power]
    track = position.track
    hex = track.board.index.get(action.hex, NONE)
    tile = tile_set().index.get(action.tile, NONE)
    if power != NONE:
        if position.pending in (HOME, BONUS) or not position.family_has(family, power):
            return no("4.3", "refusal-not-its-power")
        if position.pending == SECOND_MAP and power != ANCIENT_MAPS:
            return no("11.12", "refusal-asked-second-map")
    elif position.pending not in (TRACK, HOME, BONUS):
        return no("7.1", "refusal-track-done")
    elif hex in position.laid and position.pending == TRACK:
        return no("7.2d", "refusal-same-hex")
    mode = tracklaying.mode_of(position, power)
    problem = lays.lay_refusal(track, family, hex, tile, action.rotation, mode, tracklaying.colour_of(position))
    if problem != ALLOWED:
        return _map_problem(problem)
    cost = tracklaying.cost_of(position, family, hex)
    if cost > position.treasury[family]:
        return no("4.2", "refusal-treasury", cost=cost, treasury=position.treasury[family])
    return None


def _to_station(position: Position, action: BuildStation) -> RuleViolation | None:
    family = position.family
    power = NONE if action.power is None else POWER_OF[action.power]
    if power != NONE and not position.family_has(family, power):
        return no("4.3", "refusal-not-its-power")
    if power == NONE and position.pending != STATION:
        return no("7.1", "refusal-station-step")
    if position.station_built:
        return no("7.3", "refusal-one-station")
    cost = tracklaying.station_cost(position, family, power)
    if cost < 0:
        return no("7.3", "refusal-no-station-left")
    if cost > position.treasury[family]:
        return no("7.3", "refusal-treasury", cost=cost, treasury=position.treasury[family])
    hex = position.track.board.index.get(action.hex, NONE)
    if power == THATS_MINE:
        return _map_problem(stations.claim_refusal(position.track, family, hex))
    return _map_problem(stations.station_refusal(position.track, family, hex, power == ON_A_DIET))


def _to_mark(position: Position, power: int, name: str) -> RuleViolation | None:
    family = position.family
    if not position.family_has(family, power):
        return no("4.3", "refusal-not-its-power")
    if position.pending == SECOND_HOLE and power != HOLE:
        return no("11.20", "refusal-asked-second-hole")
    track = position.track
    hex = track.board.index.get(name, NONE)
    if power == HOLE:
        return _map_problem(stations.hole_refusal(track, position.hole_first, hex))
    if power == WHEAT:
        return _map_problem(stations.wheat_refusal(track, family, hex))
    if power == THATS_MINE:
        if position.power_left[THATS_MINE] == 0:
            return no("11.9", "refusal-used-already")
        return _map_problem(stations.reserve_refusal(track, family, hex))
    return _map_problem(stations.block_refusal(track, hex))


# --- tickets and powers


def _to_ticket(position: Position, seat: int, give: int) -> RuleViolation | None:
    """4.4: a part of it, or all, for the family; by 10.45 at least 1."""
    if position.tickets[seat] == 0:
        return no("4.4", "refusal-no-ticket")
    least = 1 if position.compat.ticket_for_family_only else 0
    if not least <= give <= position.ticket():
        return no("4.4", "refusal-ticket-part", least=least, value=position.ticket())
    return None


def _to_asking(position: Position, power: int, price: int) -> RuleViolation | None:
    """7.1: a green power of a player, for nothing up to its printed cost; three a family."""
    family = position.family
    owner = position.power_at[power]
    if not 0 <= owner < position.players:
        return no("7.1a", "refusal-nobody-has-it")
    if not GREEN[power]:
        return no("4.3", "refusal-blue-power")
    if position.power_count(WITH_FAMILY + family) >= POWER_LIMIT:
        return no("6.5.1", "refusal-three-powers")
    if not 0 <= price <= POWER_COST[power]:
        return no("7.1a", "refusal-power-price", cost=POWER_COST[power])
    if price > position.treasury[family]:
        return no("7.1a", "refusal-treasury", cost=price, treasury=position.treasury[family])
    if declined_at(position, POWER, power) >= price:
        return no("7.6a", "refusal-declined")
    return None


def declined_at(position: Position, kind: int, thing: int) -> int:
    """7.6: the highest price that was declined for it in this turn, or -1."""
    key = kind * 1000 + thing
    best = -1
    for i in range(0, len(position.declined), 2):
        if position.declined[i] == key and position.declined[i + 1] > best:
            best = position.declined[i + 1]
    return best


def _to_power(position: Position, power: int) -> RuleViolation | None:
    """11.7: TWO BARRELS, before the run, once a turn."""
    if power != TWO_BARRELS:
        return no("4.3", "refusal-blue-power")
    if not position.family_has(position.family, TWO_BARRELS):
        return no("4.3", "refusal-not-its-power")
    if position.barrels:
        return no("11.7", "refusal-used-already")
    if position.pending not in (TRACK, STATION, RUN):
        return no("11.7", "refusal-after-the-run")
    return None


def _to_patch(position: Position, name: str) -> RuleViolation | None:
    """10.42: PATCH at will, as 18xx.games has it."""
    if not position.compat.patch_at_any_time:
        return no("11.19", "refusal-patch-at-will")
    if not position.family_has(position.family, PATCH) or position.patched != NONE:
        return no("11.19", "refusal-no-patch")
    if squirrel_index(position.players).get(name, NONE) not in position.squirrels[position.family]:
        return no("11.19", "refusal-not-its-squirrel")
    return None


# --- runs


def _to_runs(position: Position, action: DrawRuns) -> RuleViolation | None:
    """7.4: each run as the rules want it; 10.16: what a record says is believed."""
    told = [run for run in action.runs if run.nuts is not None]
    if told and not position.compat.recorded_runs:
        return no("10.16", "refusal-recorded-runs")
    names = [run.squirrel for run in action.runs]
    for run in told:
        problem = ALLOWED if _runs_for(position, run.squirrel) else refusal_codes.NO_SUCH_SQUIRREL
        if names.count(run.squirrel) > 1:
            problem = refusal_codes.SQUIRREL_TWICE
        if problem != ALLOWED:
            paragraph, reason = REFUSALS[problem]
            return no(paragraph, reason, squirrel=run.squirrel[:12], hex="")
    checked = judge(position, action)
    if checked is None or checked.code == ALLOWED:
        return None
    facts: dict[str, Fact] = {}
    if 0 <= checked.run < len(action.runs):
        facts["squirrel"] = action.runs[checked.run].squirrel[:12]
    else:
        facts["squirrel"] = ""
    facts["hex"] = position.track.board.hexes[checked.hex] if checked.hex >= 0 else ""
    paragraph, reason = REFUSALS[checked.code]
    return RuleViolation(paragraph, reason, facts)


def _runs_for(position: Position, name: str) -> bool:
    """Whether the family has this squirrel."""
    squirrel = position.patched if name == "1S-0" else squirrel_index(position.players).get(name, NONE)
    return squirrel != NONE and squirrel in position.squirrels[position.family]


def judge(position: Position, action: DrawRuns) -> run_check.RunCheck | None:
    """The verdict over those runs that are not simply believed; nothing where all are."""
    family = position.family
    able = turns.runners(position, family)
    index = squirrel_index(position.players)
    board = position.track.board
    drawn_runs: list[tuple[int, list[int]]] = []
    for run in action.runs:
        if run.nuts is not None:
            continue
        squirrel = position.patched if run.squirrel == "1S-0" else index.get(run.squirrel, NONE)
        place = able.index(squirrel) if squirrel in able else -1
        drawn_runs.append((place, [board.index.get(hex, -1) for hex in run.hexes]))
    if not drawn_runs:
        return None
    gaits = [turns.gait(position, squirrel) for squirrel in able]
    return run_check.check_runs(position.track, family, gaits, drawn_runs, turns.modifiers(position, family))


# --- squirrels


def _to_buying(position: Position) -> RuleViolation | None:
    """7.6: room, and no PATCH."""
    family = position.family
    if position.wears_patch(family):
        return no("11.19", "refusal-patched-buys-none")
    if not position.has_room(family):
        return no("7.6b", "refusal-no-room")
    return None


def _to_squirrel(position: Position, seat: int, action: BuySquirrel) -> RuleViolation | None:
    family = position.family
    squirrel = squirrel_index(position.players).get(action.squirrel, NONE)
    kind = what_is_bought(position, squirrel, action.kind)
    if kind == NONE:
        return no("7.6", "refusal-not-for-sale")
    found = _to_buying(position)
    if found is not None:
        return found
    cost = KIND_COST[kind]
    treasury = position.treasury[family]
    if cost <= treasury:
        return None
    if not squirrels.must_buy(position, family):
        return no("7.6", "refusal-treasury", cost=cost, treasury=treasury)
    if not position.compat.forced_sale_first:
        jump = kind == K4J and squirrel == position.deck_at
        if squirrels.cheapest(position) <= treasury and not jump:
            return no("7.6.1", "refusal-not-forced")
        return None
    money = treasury + position.cash[seat]
    if cost > money and sellable(position, seat):
        return no("10.39", "refusal-sell-before", cost=cost, money=money)
    if position.last_sale and money - cost >= position.last_sale:
        return no("10.39", "refusal-sold-too-much", cost=cost)
    return None


def sellable(position: Position, seat: int) -> list[tuple[int, int, bool]]:
    """7.6.1: single animals the player may sell now: family, card, part of the parents or not."""
    found: list[tuple[int, int, bool]] = []
    for family in position.families:
        for number in range(CARDS):
            card = CARDS * family + number
            if card in position.hands[seat] and may_force(position, seat, family, [card], number == 0):
                found.append((family, number, number == 0))
    return found


def may_force(position: Position, seat: int, family: int, sold: list[int], part: bool) -> bool:
    """7.6.1: the family that buys must not change hands."""
    if not cards.may_sell(position, seat, family, sold, part):
        return False
    if family != position.family:
        return True
    left = position.animals(seat, family) - cards.animals_in(sold, part)
    return cards.heir(position, family, seat, left) == NOBODY


def _to_forced_sale(
    position: Position, seat: int, family: int, numbers: tuple[int, ...], part: bool
) -> RuleViolation | None:
    found = to_cards(position, seat, family, numbers, part)
    if found is not None:
        return found
    sold = [CARDS * family + number for number in numbers]
    if not may_force(position, seat, family, sold, part):
        return no("7.6.1", "refusal-forced-parents")
    animals = cards.animals_in(sold, part)
    if position.pending == FORCED_SALE:
        return no("7.6.1", "refusal-one-by-one") if animals != 1 else None
    if not position.compat.forced_sale_first or not squirrels.must_buy(position, position.family):
        return no("7.6.1", "refusal-no-need-to-sell")
    price = reputation.price(position, family)
    money = position.treasury[position.family] + position.cash[seat] + (animals - 1) * price
    top = position.kinds[position.deck_at]
    dearest = KIND_COST[K4J] if top in (K4J, K2J) else KIND_COST[top]
    for squirrel in position.kitchen_squirrels:
        dearest = max(dearest, KIND_COST[position.kind(squirrel)])
    if money >= dearest:
        return no("10.39", "refusal-no-need-to-sell")
    return None


def _to_approach(position: Position, name: str) -> RuleViolation | None:
    """7.6: a squirrel of another family that may be sold."""
    squirrel = squirrel_index(position.players).get(name, NONE)
    owner = NONE if squirrel == NONE else position.owner_family(squirrel)
    if owner in (NONE, position.family) or not squirrels.is_for_sale(position, squirrel):
        return no("7.6a", "refusal-not-for-sale")
    found = _to_buying(position)
    if found is not None:
        return found
    treasury = position.treasury[position.family]
    if treasury < 1:
        return no("7.6a", "refusal-treasury", cost=1, treasury=treasury)
    if declined_at(position, SQUIRREL, squirrel) >= treasury:
        return no("7.6a", "refusal-declined")
    return None


def _to_price(position: Position, price: int) -> RuleViolation | None:
    treasury = position.treasury[position.family]
    if not 1 <= price <= treasury:
        return no("7.6a", "refusal-squirrel-price", treasury=treasury)
    if declined_at(position, SQUIRREL, position.wanted_squirrel) >= price:
        return no("7.6a", "refusal-declined")
    return None


def _to_discard(position: Position, seat: int, name: str) -> RuleViolation | None:
    """7.6: one that counts, of a family with too many."""
    squirrel = squirrel_index(position.players).get(name, NONE)
    owner = NONE if squirrel == NONE else position.owner_family(squirrel)
    if owner == NONE or position.controller(owner) != seat or not squirrels.crowding(position, owner):
        return no("7.6b", "refusal-not-its-squirrel")
    if not squirrels.is_for_sale(position, squirrel):
        return no("7.6b", "refusal-cannot-discard")
    return None
