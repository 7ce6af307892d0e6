"""Writes games of ours as records of 18xx.games, so that the importer can be tested with any game."""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import (
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    DiscardSquirrel,
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
from menagerie.games.eighteen_zoo.game import census
from menagerie.games.eighteen_zoo.importer.file import RecordedGame
from menagerie.games.eighteen_zoo.rules import run
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    CELLS,
    FAMILIES,
    FAMILY_OF,
    KIND_COST,
    KIND_OF,
    KINDS,
    LAUNCH_CELL,
    OPERATING_ROUND,
    PATCH,
    PHASE_COLOUR,
    PHASE_LAUNCH,
    POWER_COST,
    POWER_LIMIT,
    POWER_OF,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map.board import O
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.map.runs import Run
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_set
from menagerie.games.eighteen_zoo.rules.position import DRAFT, NONE, SAVE, SECOND_MAP, WITH_FAMILY
from menagerie.games.eighteen_zoo.rules.retirement import patch_family
from menagerie.games.eighteen_zoo.rules.setup import deal
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.rules.tickets import family_of_ticket

Raw = dict[str, Any]
CHOICE_TYPES = {"MIDAS": "midas", "IT_S_ALL_GREEK_TO_ME": "greek", "TWO_BARRELS": "two_barrels"}


class Writer:
    """Writes each action down just before it is done."""

    def __init__(self, state: EighteenZooState, names: list[str]) -> None:
        self.state = state
        self.names = names
        self.actions: list[Raw] = []
        self.lying: dict[str, str] = {}
        self.tickets = [0] * state.players
        self.wanted = ""

    def _write(self, type_: str, entity: str, entity_type: str, fields: Raw) -> None:
        number = len(self.actions) + 1
        self.actions.append({"id": number, "type": type_, "entity": entity, "entity_type": entity_type, **fields})

    def player(self, type_: str, seat: int, **fields: Any) -> None:
        self._write(type_, self.names[seat], "player", fields)

    def family(self, type_: str, family: int = NONE, **fields: Any) -> None:
        self._write(type_, FAMILIES[self.state.family if family == NONE else family], "corporation", fields)

    def power(self, type_: str, name: str, **fields: Any) -> None:
        self._write(type_, name, "company", fields)

    def holder(self, type_: str, seat: int, **fields: Any) -> None:
        """Whoever answers for the PATCH."""
        place = self.state.power_at[PATCH]
        if place >= WITH_FAMILY:
            self.family(type_, place - WITH_FAMILY, **fields)
        else:
            self.player(type_, seat, **fields)

    def write(self, seat: int, action: EighteenZooAction) -> None:
        done = self._in_a_stock_round(seat, action) or self._on_the_map(action) or self._of_squirrels(seat, action)
        assert done, action

    def _in_a_stock_round(self, seat: int, action: EighteenZooAction) -> bool:
        state = self.state
        match action:
            case Pass():
                self._pass(seat)
            case BuyPower(power):
                kind = "bid" if state.pending == DRAFT else "buy_company"
                self.player(kind, seat, company=power, price=POWER_COST[POWER_OF[power]])
            case Launch(family, value):
                row, column = CELLS[LAUNCH_CELL[value]]
                self.player("par", seat, corporation=family, share_price=f"{value},{row},{column}")
            case BuyCard(family, card):
                self.player("buy_shares", seat, shares=[f"{family}_{card}"], percent=20)
            case Sell(family, cards, part):
                percent = 20 * (len(cards) + (0 in cards) - part)
                self.player("sell_shares", seat, shares=[f"{family}_{card}" for card in cards], percent=percent)
            case CashTicket(give):
                self.tickets[seat] += 1
                choice: Raw = {"type": "sell"}
                if state.round_kind() == OPERATING_ROUND:
                    choice |= {"price": give, "corporation": FAMILIES[family_of_ticket(state)]}
                self.power("choose_ability", f"ZOOTicket {self.tickets[seat]} - {self.names[seat]}", choice=choice)
            case UsePower(power):
                self.power("choose_ability", power, choice={"type": CHOICE_TYPES[power]})
            case TakeDaysOff(family):
                self.power("choose_ability", "DAYS_OFF", choice={"type": "days_off", "corporation_id": family})
            case CallSquirrel(family, squirrel, kind_):
                choice = {"type": "whatsup", "corporation_id": family, "train_id": squirrel, "variant": kind_}
                self.power("choose_ability", "WHATSUP", choice=choice)
            case _:
                return False
        return True

    def _pass(self, seat: int) -> None:
        state = self.state
        if state.pending == SAVE:
            self.holder("pass", seat)
        elif state.pending == SECOND_MAP:
            self.power("pass", "ANCIENT_MAPS")
        elif state.family != NONE:
            self.family("pass")
        else:
            self.player("pass", seat)

    def _on_the_map(self, action: EighteenZooAction) -> bool:
        match action:
            case Lay(hex, tile, rotation, power):
                self._lay(hex, tile, rotation, power)
            case BuildStation(hex, None):
                self.family("place_token", city=f"{self.lying[hex]}-0", slot=0)
            case BuildStation(hex, str(power)):
                self.power("place_token", power, city=f"{self.lying[hex]}-0", slot=0)
            case Mark(power, hex):
                self.power("assign", power, target=hex, target_type="hex")
            case Rest():
                self.family("run_routes", routes=[])
            case RunBest():
                self.family("run_routes", routes=self._routes())
            case Share():
                self.family("dividend", kind="payout")
            case Keep():
                self.family("dividend", kind="withhold")
            case AskForPower(power, price):
                self.family("buy_company", company=power, price=price)
            case _:
                return False
        return True

    def _lay(self, hex: str, tile: str, rotation: int, power: str | None) -> None:
        board = self.state.track.board
        name = f"X{tile}" if board.kind[board.index[hex]] == O else tile
        used = set(self.lying.values())
        copy = next(f"{name}-{number}" for number in range(40) if f"{name}-{number}" not in used)
        self.lying[hex] = copy
        if power is None:
            self.family("lay_tile", hex=hex, tile=copy, rotation=rotation)
        else:
            self.power("lay_tile", power, hex=hex, tile=copy, rotation=rotation)

    def _routes(self) -> list[Raw]:
        state = self.state
        able = run.able_squirrels(state, state.family)
        runners = [run.runner(state, squirrel) for squirrel in able]
        modifiers = run.modifiers(state, state.family)
        harvest = best_harvest(state.track, state.family, runners, modifiers, prefer_water=not state.barrels)
        names = ["1S-0" if squirrel == state.patched else state.squirrel_name(squirrel) for squirrel in able]
        return [{"train": names[run.squirrel], "connections": self._sections(run)} for run in harvest.runs]

    def _sections(self, run: Run) -> list[list[str]]:
        """Cut at stations and O areas; every other section is written backwards."""
        board = self.state.track.board
        hexes = [board.hexes[hex] for hex in run.hexes]
        if len(hexes) == 1:
            return [["local", hexes[0]]]
        sections: list[list[str]] = [[hexes[0]]]
        for place, hex in enumerate(run.hexes[1:], start=1):
            sections[-1].append(hexes[place])
            if place < len(hexes) - 1 and (board.station_index[hex] >= 0 or board.kind[hex] == O):
                sections.append([hexes[place]])
        return [section if number % 2 else section[::-1] for number, section in enumerate(sections)]

    def _of_squirrels(self, seat: int, action: EighteenZooAction) -> bool:
        state = self.state
        index = squirrel_index(state.players)
        match action:
            case BuySquirrel(squirrel, kind):
                bought = kind or KINDS[state.kind(index[squirrel])]
                self.family("buy_train", train=squirrel, price=KIND_COST[KIND_OF[bought]], variant=bought)
            case Approach(squirrel):
                self.wanted = squirrel
            case NamePrice(price):
                self.family("buy_train", train=self.wanted, price=price)
            case Save(squirrel):
                self.holder("choose", seat, choice=squirrel)
            case PutPatch(squirrel):
                self.power("choose_ability", "PATCH", choice={"type": "patch", "train_id": squirrel})
            case TakeOffPatch():
                choice = {"type": "remove_bandage", "corporation": FAMILIES[patch_family(state)]}
                self.power("choose_ability", "PATCH", choice=choice)
            case DiscardSquirrel(squirrel):
                name = "1S-0" if index[squirrel] == state.patched else squirrel
                self.family("discard_train", state.owner_family(index[squirrel]), train=name)
            case _:
                return False
        return True


def play_and_write(game: RecordedGame, rng: Generator) -> tuple[EighteenZooState, list[Raw]]:
    """A random game with the switches of 18xx.games, to its end; passes and tickets are chosen less often."""
    state = deal(len(game.names), game.options, game.seed)
    writer = Writer(state, game.names)
    while state.waiting_on:
        seat = rng.choice(list(state.waiting_on))
        open_to_it = state.legal(seat)
        action = rng.choice(open_to_it)
        if isinstance(action, Pass | Rest | CashTicket | Sell):
            action = rng.choice(open_to_it)
        writer.write(seat, action)
        state.apply(seat, action)
    return state, writer.actions


def play_rare_moments(game: RecordedGame, rng: Generator) -> tuple[EighteenZooState, list[Raw]]:
    """The same, by kinds of action first, so that rare ones come up; nothing is lost, and nobody is asked in vain."""
    state = deal(len(game.names), game.options, game.seed)
    writer = Writer(state, game.names)
    there = census(state)
    while state.waiting_on:
        seat = rng.choice(list(state.waiting_on))
        open_to_it = state.legal(seat)
        assert open_to_it, state.pending
        kinds = sorted({type(action).__name__ for action in open_to_it})
        kind = rng.choice(kinds)
        if kind in ("Pass", "Rest", "CashTicket", "Sell"):
            kind = rng.choice(kinds)
        action = rng.choice([action for action in open_to_it if type(action).__name__ == kind])
        writer.write(seat, action)
        state.apply(seat, action)
        assert census(state) == there, action
        assert min(*state.cash, *state.treasury) >= 0, action
    return state, writer.actions


def play_close_to_the_rulebook(game: RecordedGame, rng: Generator) -> list[Raw]:
    """The same, without what the rulebook refuses in nearly every turn: what differs then differs late and seldom."""
    state = deal(len(game.names), game.options, game.seed)
    writer = Writer(state, game.names)
    while state.waiting_on:
        seat = rng.choice(list(state.waiting_on))
        open_to_it = [action for action in state.legal(seat) if not _refused_by_the_rulebook(state, seat, action)]
        kinds = sorted({type(action).__name__ for action in open_to_it})
        kind = rng.choice(kinds)
        if kind in ("Pass", "Rest", "CashTicket", "Sell", "Keep"):
            kind = rng.choice(kinds)
        action = rng.choice([action for action in open_to_it if type(action).__name__ == kind])
        writer.write(seat, action)
        state.apply(seat, action)
    return writer.actions


def _refused_by_the_rulebook(state: EighteenZooState, seat: int, action: EighteenZooAction) -> bool:
    match action:
        case Launch(family, value):
            first = state.first_launch == NONE or state.players == 5
            near = first or state.launchable >> FAMILY_OF[family] & 1 == 1
            return not near or value not in PHASE_LAUNCH[state.phase]
        case BuyCard(family, number):
            lounge = state.lounge(FAMILY_OF[family])
            return CARDS * FAMILY_OF[family] + number in lounge[1:]
        case BuyPower():
            return state.power_count(seat) >= POWER_LIMIT
        case Lay(_, tile, _, power):
            tiles = tile_set()
            number = tiles.index[tile]
            early = power is None and tiles.colour[number] > PHASE_COLOUR[state.phase]
            return early or state.track.left[number] <= 0
        case PutPatch() | EndByHand():
            return True
    return False
