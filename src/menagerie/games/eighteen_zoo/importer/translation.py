"""Translates an action of 18xx.games into decisions of ours: the seat, and the action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from menagerie.core.contract import RuleViolation
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
    DrawnRun,
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
    Save,
    Sell,
    Share,
    TakeDaysOff,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.importer.file import Raw, RecordedGame
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILY_OF,
    K4J,
    KIND_COST,
    KIND_OF,
    KINDS,
    PATCH,
    POWER_COST,
    POWER_OF,
    setup_of,
    squirrel_index,
    squirrel_names,
)
from menagerie.games.eighteen_zoo.rules.map.board import O
from menagerie.games.eighteen_zoo.rules.map.notation import hexes_of_record
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named, tile_set
from menagerie.games.eighteen_zoo.rules.position import DRAFT, END, NONE, SAVE, SECOND_MAP, TURN, WITH_FAMILY, Position
from menagerie.games.eighteen_zoo.rules.retirement import patch_family
from menagerie.games.eighteen_zoo.rules.tickets import family_of_ticket

TranslatedAction = tuple[int, EighteenZooAction]


class Untranslatable(Exception):
    """An action that makes no sense here: the paragraph it would fall under, and why."""

    def __init__(self, paragraph: str, reason: str, **facts: int | str) -> None:
        super().__init__(reason)
        self.violation = RuleViolation(paragraph, reason, facts)


class DrivenByHand(Untranslatable):
    """10.82: what the pages never offer: the number of its entry."""

    def __init__(self, entry: int) -> None:
        super().__init__(f"10.{entry}", "refusal-driven-by-hand", entry=f"D{entry}")


class Translator:
    """Keeps what records name and our rules do not: which copy of a tile lies where, which ticket is spent."""

    def __init__(self, game: RecordedGame, position: Position) -> None:
        self.game = game
        self.position = position
        self.copies: dict[str, str] = {}
        """Copy of a tile (``201-0``) to the hex it lies on."""
        self.lying: dict[str, str] = {}
        self.spent: set[str] = set()

    # --- who

    def _player(self, raw: Raw) -> int:
        seat = self.game.seat(raw.get("entity"))
        if seat < 0:
            raise Untranslatable("1.1", "refusal-no-such-seat", players=self.position.players)
        return seat

    def _family(self, raw: Raw) -> int:
        """The family that acts; it must be its turn."""
        family = FAMILY_OF.get(str(raw.get("entity")), NONE)
        if family == NONE or family != self.position.family:
            raise Untranslatable("7.1", "refusal-not-its-turn")
        return family

    def _power(self, raw: Raw) -> int:
        power = POWER_OF.get(str(raw.get("entity")), NONE)
        if power == NONE:
            raise Untranslatable("4.3", "refusal-not-its-power")
        return power

    def _operating(self) -> int:
        if self.position.family == NONE:
            raise Untranslatable("4.3", "refusal-not-its-turn")
        return self.position.controller(self.position.family)

    # --- what

    def steps(self, raw: Raw) -> list[TranslatedAction]:
        """Our decisions for this action, in order; raises `Untranslatable`."""
        find = _KINDS.get(str(raw.get("type")))
        if find is None:
            raise Untranslatable("10.0", "refusal-unknown-action", kind=str(raw.get("type"))[:20])
        try:
            return find(self, raw)
        except (KeyError, ValueError, TypeError, IndexError, AttributeError):
            raise Untranslatable("10.0", "refusal-unreadable-action", kind=str(raw.get("type"))[:20]) from None

    def played(self, raw: Raw) -> None:
        """Remembers what our rules do not: called when the action has been played."""
        if raw["type"] == "lay_tile":
            old = self.lying.get(raw["hex"])
            if old is not None:
                self.copies.pop(old, None)
            self.lying[raw["hex"]] = raw["tile"]
            self.copies[raw["tile"]] = raw["hex"]
        elif raw["type"] == "choose_ability" and str(raw["entity"]).startswith("ZOOTicket"):
            self.spent.add(raw["entity"])

    def _pass(self, raw: Raw) -> list[TranslatedAction]:
        position = self.position
        kind = raw.get("entity_type")
        if kind == "company":
            if position.pending != SECOND_MAP or raw.get("entity") != "ANCIENT_MAPS":
                raise Untranslatable("11.12", "refusal-not-its-turn")
            return [(self._operating(), Pass())]
        if position.pending == SAVE:
            return [(self._patch_seat(raw), Pass())]
        if position.pending == END:
            return [(self._operating(), Pass())]  # 18xx.games takes it from anybody
        if kind == "player":
            seat = self._player(raw)
            if position.pending not in (DRAFT, TURN):
                raise Untranslatable("7.1", "refusal-not-its-turn")
            return [(seat, Pass())]
        return [(position.controller(self._family(raw)), Pass())]

    def _patch_seat(self, raw: Raw) -> int:
        """Who answers for the PATCH: the player who has it, or its family."""
        position = self.position
        if raw.get("entity_type") == "player":
            return self._player(raw)
        family = FAMILY_OF.get(str(raw.get("entity")), NONE)
        if family == NONE or position.power_at[PATCH] != WITH_FAMILY + family:
            raise Untranslatable("11.19", "refusal-not-its-turn")
        return position.controller(family)

    def _patch_user(self) -> int:
        """10.72: the family that has to discard may use its PATCH, else the family whose turn it is."""
        family = patch_family(self.position)
        return self._operating() if family == NONE else self.position.controller(family)

    def _bid(self, raw: Raw) -> list[TranslatedAction]:
        return [(self._player(raw), self._purchase(raw))]

    def _purchase(self, raw: Raw) -> EighteenZooAction:
        name, price = raw["company"], _whole(raw["price"])
        cost = POWER_COST[POWER_OF[name]]
        if price != cost and self.position.pending == TURN:
            raise Untranslatable("10.3", "refusal-other-price", cost=cost)
        return BuyPower(name) if price == cost else BuyPowerFor(name, price)

    def _par(self, raw: Raw) -> list[TranslatedAction]:
        value = int(str(raw["share_price"]).split(",")[0])
        return [(self._player(raw), Launch(_known_family(raw["corporation"]), value))]

    def _buy_shares(self, raw: Raw) -> list[TranslatedAction]:
        [share] = raw["shares"]
        family, number = _card(share)
        return [(self._player(raw), BuyCard(family, number))]

    def _sell_shares(self, raw: Raw) -> list[TranslatedAction]:
        found = [_card(share) for share in raw["shares"]]
        family = found[0][0]
        if any(other != family for other, _ in found):
            raise Untranslatable("6.2", "refusal-not-your-cards")
        numbers = tuple([number for _, number in found])  # 10.34: in this order they come into the kitchen
        whole = 20 * len(numbers) + (20 if 0 in numbers else 0)
        percent = raw.get("percent", whole)
        if percent not in (whole, whole - 20) or (percent < whole and 0 not in numbers):
            raise Untranslatable("6.2", "refusal-not-your-cards")
        return [(self._player(raw), Sell(family, numbers, percent < whole))]

    def _buy_company(self, raw: Raw) -> list[TranslatedAction]:
        if raw.get("entity_type") == "player":
            return self._bid(raw)
        return [(self.position.controller(self._family(raw)), AskForPower(raw["company"], _whole(raw["price"])))]

    def _lay_tile(self, raw: Raw) -> list[TranslatedAction]:
        tile = tile_named(str(raw["tile"]))
        number = tile_set().numbers[tile] if tile >= 0 else "?"
        if raw.get("entity_type") == "company":
            power: Any = raw["entity"]
            seat = self._operating()
            if power not in ("RABBITS", "MOLES", "ANCIENT_MAPS"):
                raise Untranslatable("4.3", "refusal-not-its-power")
        else:
            power = None
            seat = self.position.controller(self._family(raw))
        if self.copies.get(str(raw["tile"]), raw["hex"]) != raw["hex"]:
            raise DrivenByHand(55)  # this copy lies elsewhere
        rotation = _whole(raw["rotation"])
        if not 0 <= rotation < 6:
            raise Untranslatable("4.2", "refusal-no-such-tile")
        return [(seat, Lay(str(raw["hex"]), number, rotation, power))]

    def _place_token(self, raw: Raw) -> list[TranslatedAction]:
        hex = self._hex_of_city(str(raw["city"]))
        if raw.get("entity_type") == "company":
            power: Any = raw["entity"]
            if power not in ("ON_A_DIET", "THAT_S_MINE"):
                raise Untranslatable("4.3", "refusal-not-its-power")
            return [(self._operating(), BuildStation(hex, power))]
        return [(self.position.controller(self._family(raw)), BuildStation(hex))]

    def _hex_of_city(self, city: str) -> str:
        """``201-0-0`` is the station of tile ``201-0``, wherever that lies; ``L4-3-1`` that of the bare hex L4."""
        tile = city.rpartition("-")[0]
        return self.copies.get(tile, city.partition("-")[0])

    def _assign(self, raw: Raw) -> list[TranslatedAction]:
        power: Any = raw["entity"]
        if power not in ("HOLE", "WHEAT", "THAT_S_MINE", "WORK_IN_PROGRESS"):
            raise Untranslatable("4.3", "refusal-not-its-power")
        return [(self._operating(), Mark(power, str(raw["target"])))]

    def _choose(self, raw: Raw) -> list[TranslatedAction]:
        return [(self._patch_seat(raw), Save(str(raw["choice"])))]

    def _choose_ability(self, raw: Raw) -> list[TranslatedAction]:
        choice = raw["choice"]
        kind = choice["type"]
        if kind == "sell":
            return [self._ticket(str(raw["entity"]), choice)]
        position = self.position
        power = self._power(raw)
        holder = position.power_at[power]
        if kind == "two_barrels":
            return [(self._operating(), UsePower("TWO_BARRELS"))]
        if kind == "patch":
            seat = self._patch_user()
            steps: list[TranslatedAction] = [(seat, PutPatch(str(choice["train_id"])))]
            if holder == seat:  # 10.42: from the hand of the player in control
                steps.insert(0, (seat, AskForPower("PATCH", 0)))
            return steps
        if kind == "remove_bandage":
            return [(self._patch_user(), TakeOffPatch())]
        if not 0 <= holder < position.players:
            raise Untranslatable("4.3", "refusal-not-your-power")
        if kind == "midas":
            return [(holder, UsePower("MIDAS"))]
        if kind == "greek":
            return [(holder, UsePower("IT_S_ALL_GREEK_TO_ME"))]
        if kind == "days_off":
            return [(holder, TakeDaysOff(_known_family(choice["corporation_id"])))]
        if kind == "whatsup":
            squirrel = str(choice["train_id"])
            family = _known_family(choice["corporation_id"])
            jump = self._jump(squirrel, choice)
            self._check_figures(squirrel, jump, choice)
            return [(holder, CallSquirrel(family, squirrel, jump))]
        raise Untranslatable("4.3", "refusal-unknown-action", kind=str(kind)[:20])

    def _ticket(self, name: str, choice: Raw) -> TranslatedAction:
        """``ZOOTicket 2 - Ada``: each once."""
        number, _, owner = name.removeprefix("ZOOTicket ").partition(" - ")
        seat = self.game.seat_named(owner)
        many: int = setup_of(self.position.players)["tickets"]
        if seat < 0 or number not in [str(1 + ticket) for ticket in range(many)] or name in self.spent:
            raise Untranslatable("4.4", "refusal-no-ticket")
        give = 0
        if "corporation" in choice:
            if FAMILY_OF.get(choice["corporation"], NONE) != family_of_ticket(self.position):
                raise Untranslatable("4.4", "refusal-not-its-turn")
            give = _whole(choice["price"])
            if give > self.position.ticket():
                raise DrivenByHand(82)
        return seat, CashTicket(give)

    def _jump(self, squirrel: str, raw: Raw) -> Any:
        """4J or 2J, where the squirrel on top of the deck is one of these; by its price where no variant is named."""
        position = self.position
        top = position.deck_at
        if squirrel_names(position.players)[top] != squirrel or position.kinds[top] != K4J:
            return None
        variant = raw.get("variant")
        if variant in ("4J", "2J"):
            return variant
        return "2J" if raw.get("price") == KIND_COST[K4J + 1] else "4J"

    def _check_figures(self, name: str, jump: Any, raw: Raw) -> None:
        """10.82: a squirrel of deck or kitchen is what it is, and costs what is printed on it."""
        squirrel = squirrel_index(self.position.players).get(name, NONE)
        if squirrel == NONE:
            return
        kind = self.position.kind(squirrel) if jump is None else KIND_OF[jump]
        price = raw.get("price")
        if price is not None and _whole(price) != KIND_COST[kind]:
            raise DrivenByHand(82)
        if (raw.get("variant") or KINDS[kind]) != KINDS[kind]:
            raise DrivenByHand(82)

    def _buy_train(self, raw: Raw) -> list[TranslatedAction]:
        position = self.position
        family = self._family(raw)
        seat = position.controller(family)
        name = str(raw["train"])
        squirrel = squirrel_index(position.players).get(name, NONE)
        owner = NONE if squirrel == NONE else position.owner_family(squirrel)
        if owner != NONE:
            if (raw.get("variant") or KINDS[position.kind(squirrel)]) != KINDS[position.kind(squirrel)]:
                raise DrivenByHand(82)
            return [(seat, Approach(name)), (seat, NamePrice(_whole(raw["price"])))]
        jump = self._jump(name, raw)
        self._check_figures(name, jump, raw)
        return [(seat, BuySquirrel(name, jump))]

    def _discard_train(self, raw: Raw) -> list[TranslatedAction]:
        family = FAMILY_OF.get(str(raw.get("entity")), NONE)
        if family == NONE:
            raise Untranslatable("7.6b", "refusal-not-its-squirrel")
        return [(self.position.controller(family), DiscardSquirrel(str(raw["train"])))]

    def _run_routes(self, raw: Raw) -> list[TranslatedAction]:
        seat = self.position.controller(self._family(raw))
        runs = tuple([self._run(route) for route in raw["routes"]])
        return [(seat, DrawRuns(runs))]

    def _run(self, route: Raw) -> DrawnRun:
        board = self.position.track.board
        chain = hexes_of_record(self.position.track, route.get("connections") or [])
        run = DrawnRun(str(route["train"]), tuple([board.hexes[hex] for hex in chain]))
        if route.get("revenue") is None:
            return run
        waters = route.get("subsidy")
        if waters is None:  # older records keep the nuts alone; the water is where the run passed
            waters = len([hex for hex in chain if board.kind[hex] == O])
        return msgspec.structs.replace(run, nuts=_whole(route["revenue"]), waters=_whole(waters))

    def _dividend(self, raw: Raw) -> list[TranslatedAction]:
        kind = raw["kind"]
        if kind not in ("payout", "withhold"):
            raise Untranslatable("7.5", "refusal-unknown-action", kind=str(kind)[:20])
        return [(self.position.controller(self._family(raw)), Share() if kind == "payout" else Keep())]

    def _end_game(self, raw: Raw) -> list[TranslatedAction]:  # noqa: ARG002 - anybody may say so
        return [(0, EndByHand())]


def _known_family(name: Any) -> Any:
    if name not in FAMILY_OF:
        raise Untranslatable("2.2", "refusal-not-in-play")
    return name


def _whole(number: Any) -> int:
    """A number as a whole one; what is none, or less than nothing, is not read."""
    found = int(number) if isinstance(number, str) else number
    if type(found) is not int or found < 0:
        raise ValueError(number)
    return found


def _card(name: str) -> tuple[Any, int]:
    family, _, number = name.partition("_")
    return _known_family(family), int(number)


_KINDS: dict[str, Callable[[Translator, Raw], list[TranslatedAction]]] = {
    "pass": Translator._pass,
    "bid": Translator._bid,
    "par": Translator._par,
    "buy_shares": Translator._buy_shares,
    "sell_shares": Translator._sell_shares,
    "buy_company": Translator._buy_company,
    "lay_tile": Translator._lay_tile,
    "place_token": Translator._place_token,
    "assign": Translator._assign,
    "choose": Translator._choose,
    "choose_ability": Translator._choose_ability,
    "run_routes": Translator._run_routes,
    "dividend": Translator._dividend,
    "buy_train": Translator._buy_train,
    "discard_train": Translator._discard_train,
    "end_game": Translator._end_game,
}
