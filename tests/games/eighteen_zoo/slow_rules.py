"""What the rulebook allows, stated a second time: slow, simple, and written from its text.

Paragraph numbers are those of the rulebook. It reads where things lie, keeps its own account of what was done (which
families were launched, sold or booked a space), and tries everything. Only the rulebook's own game is stated here.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    Decline,
    DiscardSquirrel,
    EighteenZooAction,
    Keep,
    Launch,
    Lay,
    Mark,
    NamePrice,
    OfferSquirrel,
    Pass,
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
from menagerie.games.eighteen_zoo.rules.facts import CELLS, FAMILIES, POWERS
from menagerie.games.eighteen_zoo.rules.map.board import R
from menagerie.games.eighteen_zoo.rules.map.runs import RunModifiers, Runner
from menagerie.games.eighteen_zoo.rules.position import AVAILABLE, SQUIRREL, WITH_FAMILY
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.map.brute_force import PlainMap, legal_by_trying, most_nuts, reached_links

# 6: the prices on the stock board, row by row from the top
PRICES: Final = (
    (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 24),
    (6, 7, 8, 9, 10, 11, 12, 13, 14),
    (5, 6, 7, 8, 9, 10, 11),
    (4, 5, 6, 7, 8),
    (3, 4, 5),
    (2, 3),
)
# appendix: what the powers cost
BLUE: Final = (
    "MIDAS",
    "IT_S_ALL_GREEK_TO_ME",
    "TOO_MUCH_RESPONSIBILITY",
    "DAYS_OFF",
    "LEPRECHAUN_POT_OF_GOLD",
    "WHATSUP",
)
ONE: Final = ("MIDAS", "IT_S_ALL_GREEK_TO_ME", "TOO_MUCH_RESPONSIBILITY", "SHINING_GOLD", "ON_A_DIET")
THREE: Final = ("DAYS_OFF", "WHATSUP", "A_SQUEEZE", "RABBITS")
# 7.3: stations beyond the home
STATIONS: Final = {"GI": 1, "TI": 1, "LI": 2, "BB": 2, "CR": 3, "EL": 3, "PB": 3, "PE": 3}
# 3, 7.6: squirrels by their kinds in the order of the deck: price, stops
SQUIRRELS: Final = {
    "2S": (7, 2), "3S": (12, 3), "3S Long": (12, 3), "4S": (20, 4), "4S Perm": (20, 4), "5S": (30, 5),
    "4J": (47, 4), "2J": (37, 2),
}  # fmt: skip
PHASES: Final = ("2S", "3S", "4S", "4S Perm", "5S", "4J")
LIMITS: Final = (4, 4, 3, 3, 2, 2)
BEST_COLOUR: Final = (0, 1, 1, 2, 2, 3)
INTERRUPTIONS: Final = ("forced", "patch", "discard", "offer", "sellers", "price", "second-hole")
# 4.4: what a ticket is worth, round by round from the draft on
TICKETS: Final = (4, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18)
STOCK_ROUNDS: Final = (1, 4, 7)
# 2.3: cards by players; up to five families, or more
CARD_LIMITS: Final = {2: (10, 12), 3: (7, 9), 4: (5, 7), 5: (6, 6)}


class SlowRules:
    """Follows one game."""

    def __init__(self, state: EighteenZooState) -> None:
        self.state = state
        self.launches: list[int] = []
        self.home_colour = 0
        self.sold: set[tuple[int, int, int]] = set()  # round, seat, family
        self.sold_now: set[int] = set()  # families, in this turn of a stock round
        self.bought = False
        self.announced: set[str] = set()
        self.called = -1  # the family of WHATSUP
        self.declined: dict[str, int] = {}  # in this turn: the highest price for a power or a squirrel
        self.asked: dict[str, int] = {}  # in this turn: the price a seller wants
        self.booked: dict[int, int] = {}  # by family: the hex of THAT'S MINE
        self.mine_used = False
        self.built = [0] * len(FAMILIES)
        self.tiles_this_turn: list[int] = []
        self.turn = (0, 0)

    # --- bookkeeping

    def note_turn(self) -> None:
        """Whose turn it is; a new one begins with nothing done."""
        state = self.state
        turn = (state.turns_ended, state.family if state.round not in STOCK_ROUNDS else -1)
        if turn != self.turn:
            self.turn, self.tiles_this_turn = turn, []
            self.sold_now, self.bought, self.declined, self.asked = set(), False, {}, {}
            self.announced -= {"IT_S_ALL_GREEK_TO_ME", "TWO_BARRELS"}
            if state.round not in STOCK_ROUNDS:
                self.announced -= {"MIDAS"}

    def note(self, seat: int, action: EighteenZooAction) -> None:
        """What is about to be done."""
        state = self.state
        match action:
            case Launch(family, value):
                self.launches.append(FAMILIES.index(family))
                self.home_colour = {9: 1, 12: 2}.get(value, 0)  # 6.3: yellow, green, brown
                self.bought = True
            case BuyCard() | BuyPower():
                self.bought = True
            case Sell(family) if state.pending == "turn":
                self.sold.add((state.round, seat, FAMILIES.index(family)))
                self.sold_now.add(FAMILIES.index(family))
            case Lay(hex, power=None):
                self.tiles_this_turn.append(state.track.board.index[hex])
            case Mark("THAT_S_MINE", hex):
                self.booked[state.family] = state.track.board.index[hex]
                self.mine_used = True
            case BuildStation(hex):
                self.built[state.family] += 1
                if self.booked.get(state.family) == state.track.board.index[hex]:
                    del self.booked[state.family]
            case _:
                self.note_talk(seat, action)

    def note_talk(self, seat: int, action: EighteenZooAction) -> None:
        """Announcements, offers and answers."""
        state = self.state
        match action:
            case UsePower(power):
                self.announced.add(power)
            case CallSquirrel(family):
                self.called = FAMILIES.index(family)
            case OfferSquirrel(squirrel, price):
                self.asked[squirrel] = price
            case Decline() | Withdraw() if state.pending == "offer":  # what was said no to, or taken back
                thing = state.offered
                name = state.squirrel_name(thing) if state.offer_kind == SQUIRREL else POWERS[thing]
                self.declined[name] = max(state.offer_price, self.declined.get(name, -1))
            case Withdraw() if state.pending == "squirrels":
                own = [self.owner(squirrel) for squirrel in self.asked]
                self.asked = {
                    squirrel: price
                    for (squirrel, price), family in zip(self.asked.items(), own, strict=True)
                    if self.parents(family) != seat
                }
            case _:
                pass

    def phase(self) -> int:
        """3: by the best squirrel that has left the deck."""
        counts = (self.state.players, 3, 1, 2, 1, 2)
        kinds = ("2S", "3S", "3S Long", "4S", "4S Perm", "5S")
        deck = [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]
        gone = [*deck[: self.state.deck_at], *["4J"] * (self.state.deck_at - len(deck))]
        return max([PHASES.index(kind) for kind in gone if kind in PHASES], default=0)

    def top_of_deck(self) -> str:
        name = self.state.squirrel_name(self.state.deck_at)
        return name.rsplit("-", 1)[0]

    def price(self, family: int) -> int:
        row, column = CELLS[self.state.cell[family]]
        return PRICES[row][column]

    def animals(self, seat: int, family: int) -> int:
        held = [card % 5 for card in self.state.hands[seat] if card // 5 == family]
        return len(held) + (0 in held)

    def parents(self, family: int) -> int:
        return next((seat for seat in range(self.state.players) if 5 * family in self.state.hands[seat]), -1)

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.state.players) if other != seat]

    # --- 6: a turn in a stock round

    def draft(self, seat: int) -> set[EighteenZooAction]:
        """5: one power, or a pass; 4.4: a ticket at any time."""
        return {Pass()} | self.powers(seat) | ({CashTicket()} if self.state.tickets[seat] else set())

    def stock_turn(self, seat: int) -> set[EighteenZooAction]:
        state = self.state
        found: set[EighteenZooAction] = {CashTicket()} if state.tickets[seat] else set()
        found |= self.announcements(seat)
        if self.bought:  # strictly in this order: sell, buy
            return found | {Pass()} | self.blue_powers(seat)
        sales = self.sales(seat)
        found |= sales
        if len(state.hands[seat]) > self.card_limit() and sales:
            return found  # 6.2: mandatory sale
        found |= {Pass()} | self.cards(seat) | self.launchable(seat) | self.powers(seat)
        return found | self.blue_powers(seat)

    def in_hand(self, seat: int, power: str) -> bool:
        return self.state.power_at[POWERS.index(power)] == seat

    def announcements(self, seat: int) -> set[EighteenZooAction]:
        """Appendix: MIDAS in the stock round, IT'S ALL GREEK TO ME after a sale or a purchase; each once."""
        found: set[EighteenZooAction] = set()
        if self.in_hand(seat, "MIDAS") and "MIDAS" not in self.announced:
            found.add(UsePower("MIDAS"))
        greek = "IT_S_ALL_GREEK_TO_ME"
        if self.in_hand(seat, greek) and greek not in self.announced and (self.bought or self.sold_now):
            found.add(UsePower("IT_S_ALL_GREEK_TO_ME"))
        return found

    def blue_powers(self, seat: int) -> set[EighteenZooAction]:
        """Appendix: DAYS OFF for any launched family, WHATSUP for one's own with room and money."""
        found: set[EighteenZooAction] = set()
        if self.in_hand(seat, "DAYS_OFF"):
            found |= {TakeDaysOff(FAMILIES[family]) for family in self.launches}
        if self.in_hand(seat, "WHATSUP"):
            name, kind = self.state.squirrel_name(self.state.deck_at), self.top_of_deck()
            for family in self.launches:
                if self.parents(family) != seat or not self.has_room(family):
                    continue
                for choice in ("4J", "2J") if kind == "4J" else (None,):
                    if SQUIRRELS[choice or kind][0] <= self.state.treasury[family]:
                        found.add(CallSquirrel(FAMILIES[family], name, choice))
        return found

    def has_room(self, family: int) -> bool:
        """7.6: below the limit, not counting last runs; appendix: with the PATCH on, a family buys none."""
        state = self.state
        own = state.squirrels[family]
        counted = [squirrel for squirrel in own if not state.last_run >> squirrel & 1]
        return state.patched not in own and len(counted) < LIMITS[self.phase()]

    def card_limit(self) -> int:
        return CARD_LIMITS[self.state.players][len(self.state.families) > 5]

    def sales(self, seat: int) -> set[EighteenZooAction]:
        """6.2: all cards of a family in one go, and each family once in a turn."""
        found: set[EighteenZooAction] = set()
        for family in self.state.families:
            if family in self.sold_now:
                continue
            held = sorted(card % 5 for card in self.state.hands[seat] if card // 5 == family)
            for count in range(1, len(held) + 1):
                for numbers in combinations(held, count):
                    if 0 not in numbers:
                        found.add(Sell(FAMILIES[family], numbers))
                        continue
                    if self.may_part_with_parents(seat, family, count + 1):
                        found.add(Sell(FAMILIES[family], numbers))
                    if self.may_part_with_parents(seat, family, count):
                        found.add(Sell(FAMILIES[family], numbers, True))
        return found

    def may_part_with_parents(self, seat: int, family: int, sold: int) -> bool:
        """6.2: another has two cards of the family, and then the majority."""
        left = self.animals(seat, family) - sold
        return any(
            self.animals(other, family) >= 2 and self.animals(other, family) > left for other in self.others(seat)
        )

    def cards(self, seat: int) -> set[EighteenZooAction]:
        """6.4."""
        state = self.state
        found: set[EighteenZooAction] = set()
        in_hands = [card for hand in state.hands for card in hand]
        for family in self.launches:
            if (state.round, seat, family) in self.sold or self.price(family) > state.cash[seat]:
                continue
            holder = self.parents(family)
            exchanged = holder != seat and self.animals(seat, family) + 1 > self.animals(holder, family)
            if len(state.hands[seat]) + (0 if exchanged else 1) > self.card_limit() and not exchanged:
                continue
            children = [1, 2, 3, 4] if state.round >= 7 else [1, 2, 3]  # 8: the cousin arrives on Wednesday
            kitchen = [card % 5 for card in state.kitchen[family]]
            lounge = [n for n in children if n not in kitchen and 5 * family + n not in in_hands]
            found |= {BuyCard(FAMILIES[family], number) for number in kitchen}
            if lounge and self.animals(seat, family) < 4:
                found.add(BuyCard(FAMILIES[family], lounge[0]))
        return found

    def launchable(self, seat: int) -> set[EighteenZooAction]:
        """6.3, 6.3.1; 9: with five players any family."""
        state = self.state
        left = [family for family in state.families if family not in self.launches]
        if self.launches and state.players < 5:
            ways = [1, -1]
            if len(self.launches) > 1:
                ways = [way for way in ways if self.next_family(self.launches[:1], way) == self.launches[1]]
            left = [family for way in ways for family in [self.next_family(self.launches, way)] if family in left]
        values = [5, 6, 7] + [9] * (self.phase() >= 1) + [12] * (self.phase() >= 3)
        if len(state.hands[seat]) >= self.card_limit():
            return set()
        return {Launch(FAMILIES[f], value) for f in left for value in values if 2 * value <= state.cash[seat]}

    def next_family(self, launches: list[int], way: int) -> int:
        """The next in play beyond the last, that is not launched."""
        family = launches[-1]
        for _ in FAMILIES:
            family = (family + way) % len(FAMILIES)
            if family in self.state.families and family not in launches:
                return family
        return -1

    def powers(self, seat: int) -> set[EighteenZooAction]:
        """6.5, 6.5.1: on display, and no fourth in a hand."""
        state = self.state
        if state.power_at.count(seat) >= 3:
            return set()
        shown = [name for power, name in enumerate(POWERS) if state.power_at[power] == AVAILABLE]
        cost = {name: 1 if name in ONE else 3 if name in THREE else 2 for name in POWERS}
        return {BuyPower(name) for name in shown if cost[name] <= state.cash[seat]}

    # --- 7: a family's turn

    def has(self, power: str) -> bool:
        return self.state.power_at[POWERS.index(power)] == WITH_FAMILY + self.state.family

    def tickets(self, seat: int) -> set[EighteenZooAction]:
        """7: any part of it for the treasury."""
        if not self.state.tickets[seat]:
            return set()
        return {CashTicket(give) for give in range(TICKETS[self.state.round] + 1)}

    def lays(self, step: str) -> set[EighteenZooAction]:
        """7.2: two yellow tiles, or one and an upgrade; by powers beside them, at any time."""
        state = self.state
        found: set[EighteenZooAction] = set()
        if step == "track" and state.lays < 2:
            mode = "yellow" if state.upgraded else "ordinary"
            laid = [state.track.board.hexes[hex] for hex in self.tiles_this_turn]
            found |= {lay for lay in self.lays_of(mode, None) if lay.hex not in laid}
        for power, mode in (("RABBITS", "rabbits"), ("MOLES", "moles"), ("ANCIENT_MAPS", "maps")):
            if self.has(power):
                found |= self.lays_of(mode, power)
        return found

    def lays_of(self, mode: str, power: str | None) -> set[Lay]:
        state = self.state
        board = state.track.board
        tried = legal_by_trying(state.track, state.family, mode, BEST_COLOUR[self.phase()])
        return {
            Lay(board.hexes[hex], board.tiles.numbers[tile], rotation, power)  # type: ignore[arg-type]  # of the three
            for hex, tile, rotation in tried
            if self.cost_of_lay(hex) <= state.treasury[state.family]
        }

    def launch_lays(self, step: str) -> set[EighteenZooAction]:
        """6.3: the home tile, and yellow track after it."""
        state = self.state
        if step == "bonus":
            return set(self.lays_of("bonus", None))
        board = state.track.board
        tried = legal_by_trying(state.track, state.family, "home", self.home_colour)
        return {Lay(board.hexes[hex], board.tiles.numbers[tile], rotation) for hex, tile, rotation in tried}

    def cost_of_lay(self, hex: int) -> int:
        """4.2: the first tile on M costs 1, on MM 2; nothing with SHINING GOLD."""
        if self.state.track.tile(hex) >= 0 or self.has("SHINING_GOLD"):
            return 0
        return {1: 1, 2: 2}.get(self.state.track.board.kind[hex], 0)

    def stations(self, step: str) -> set[EighteenZooAction]:
        """7.3: one a turn, 2 for the first and 4 for each other; ON A DIET and THAT'S MINE at any time."""
        state = self.state
        family = state.family
        cost = 2 if self.built[family] == 0 else 4
        if state.station_built or self.built[family] >= STATIONS[FAMILIES[family]] or cost > state.treasury[family]:
            return set()
        sheet = PlainMap(state.track, family)
        reached = {end for _, ends in reached_links(sheet) for end in ends if isinstance(end, tuple)}
        found: set[EighteenZooAction] = set()
        for hex in state.track.board.station_hexes:
            place = state.track.board.places[hex]
            if state.track.tile(hex) < 0 or ("station", place, 0) not in reached or place in sheet.own():
                continue
            name = state.track.board.hexes[hex]
            free = sheet.spaces(place).count(-1)
            home = state.track.board.home_of[hex]
            kept = 1 if home in state.families and home not in self.launches else 0
            kept += sum(1 for other, booked in self.booked.items() if booked == hex and other != family)
            if step == "station" and free > kept:
                found.add(BuildStation(name))
            if self.has("ON_A_DIET") and state.track.extra[state.track.board.station_index[hex]] < 0:
                found.add(BuildStation(name, "ON_A_DIET"))
            if self.booked.get(family) == hex and self.has("THAT_S_MINE"):
                found.add(BuildStation(name, "THAT_S_MINE"))
        return found

    def best_run(self, limit: int) -> int | None:
        """7.4: the most nuts by trying all runs; nothing where they are too many."""
        state = self.state
        squirrels: list[Runner] = []
        for squirrel in state.squirrels[state.family]:
            if state.asleep >> squirrel & 1:
                continue
            kind = state.squirrel_name(squirrel).rsplit("-", 1)[0]
            kind = "2J" if state.two_jumps >> squirrel & 1 else kind
            patched = squirrel == state.patched
            squirrels.append(
                Runner(1 if patched else SQUIRRELS[kind][1], kind in ("4J", "2J") and not patched, patched)
            )
        modifiers = RunModifiers(
            60 if self.phase() >= 3 else 30,
            self.has("WINGS"),
            self.has("A_TIP_OF_SUGAR"),
            state.barrels,
            state.wheat[state.family],
        )
        return most_nuts(state.track, state.family, squirrels, modifiers, limit)

    def squirrels(self) -> set[EighteenZooAction]:
        """7.6: from the deck or the kitchen; 7.6.1: by force where nothing can be paid, a 4J of the deck always."""
        state = self.state
        family = state.family
        found: set[EighteenZooAction] = set() if not state.squirrels[family] else {Pass()}
        if not self.has_room(family):
            return found
        prices: dict[EighteenZooAction, int] = {}
        for squirrel in [state.deck_at, *state.kitchen_squirrels]:
            name = state.squirrel_name(squirrel)
            kind = name.rsplit("-", 1)[0]
            if kind == "4J" and squirrel == state.deck_at:
                prices |= {BuySquirrel(name, "4J"): 47, BuySquirrel(name, "2J"): 37}
                continue
            prices[BuySquirrel(name)] = SQUIRRELS["2J" if state.two_jumps >> squirrel & 1 else kind][0]
        paid = {buy for buy, price in prices.items() if price <= state.treasury[family]}
        if not state.squirrels[family]:
            paid = paid | {buy for buy in prices if isinstance(buy, BuySquirrel) and buy.kind == "4J"} or set(prices)
            if min(prices.values()) > state.treasury[family]:
                paid = set(prices)
        return found | paid | self.approaches()

    def owner(self, squirrel: str) -> int:
        state = self.state
        names = {state.squirrel_name(number): family for family in self.launches for number in state.squirrels[family]}
        return names.get(squirrel, -1)

    def sellable(self, family: int) -> list[str]:
        """3, 7.6: not on its last run; appendix: not with the PATCH."""
        state = self.state
        own = [squirrel for squirrel in state.squirrels[family] if squirrel != state.patched]
        return [state.squirrel_name(squirrel) for squirrel in own if not state.last_run >> squirrel & 1]

    def approaches(self) -> set[EighteenZooAction]:
        """7.6: a squirrel of another family, as long as there is a price to name."""
        return {
            Approach(squirrel)
            for family in self.launches
            if family != self.state.family
            for squirrel in self.sellable(family)
            if self.prices(squirrel)
        }

    def prices(self, squirrel: str) -> set[int]:
        """7.6: from 1 up to what the treasury holds; what was declined not again; never more than is asked."""
        asked = self.asked.get(squirrel, 0)
        found = set()
        for price in range(1, self.state.treasury[self.state.family] + 1):
            if price == asked or (price > self.declined.get(squirrel, -1) and (not asked or price < asked)):
                found.add(price)
        return found

    def sellers(self, seat: int) -> set[EighteenZooAction]:
        """7.6: squirrels a player who is not at turn could sell, without their prices: see `without_prices`."""
        if self.parents(self.state.family) == seat or not self.has_room(self.state.family):
            return set()
        own = [
            squirrel for family in self.launches if self.parents(family) == seat for squirrel in self.sellable(family)
        ]
        found: set[EighteenZooAction] = {OfferSquirrel(name, 0) for name in own if self.asked.get(name, 2) > 1}
        return found if self.money() else set()

    def money(self) -> int:
        """What the family has and its tickets; what SHINING GOLD could bring beyond that is not stated here."""
        state = self.state
        return state.treasury[state.family] + state.tickets[self.parents(state.family)] * TICKETS[state.round]

    # --- green powers

    def green_powers(self, seat: int, step: str) -> set[EighteenZooAction]:
        """7, appendix: at any time of the family's turn, buying them and using them."""
        state = self.state
        family = state.family
        found: set[EighteenZooAction] = self.power_purchases() | self.marks()
        if self.has("TWO_BARRELS") and "TWO_BARRELS" not in self.announced and step in ("track", "station", "run"):
            found.add(UsePower("TWO_BARRELS"))
        if self.has("PATCH") and state.patched in state.squirrels[family]:
            found.add(TakeOffPatch())
        return found | self.tickets(seat)

    def power_purchases(self) -> set[EighteenZooAction]:
        """7: from nothing up to the printed cost; 6.5.1: three a family."""
        state = self.state
        if state.power_at.count(WITH_FAMILY + state.family) >= 3:
            return set()
        found: set[EighteenZooAction] = set()
        for power, name in enumerate(POWERS):
            if 0 <= state.power_at[power] < state.players and name not in BLUE:
                cost = 1 if name in ONE else 3 if name in THREE else 2
                least = self.declined.get(name, -1) + 1
                found |= {AskForPower(name, price) for price in range(least, min(cost, self.treasury()) + 1)}
        return found

    def treasury(self) -> int:
        return self.state.treasury[self.state.family]

    def marks(self) -> set[EighteenZooAction]:
        """Appendix: HOLE, WHEAT, THAT'S MINE, WORK IN PROGRESS."""
        state = self.state
        board = state.track.board
        found: set[EighteenZooAction] = set()
        restaurants = [hex for hex in range(len(board.hexes)) if board.kind[hex] == R]
        if self.has("HOLE") and len(restaurants) > 1:
            found |= {Mark("HOLE", board.hexes[hex]) for hex in restaurants}
        sheet = PlainMap(state.track, state.family)
        for hex in board.station_hexes:
            place, name = board.places[hex], board.hexes[hex]
            own = place in sheet.own()
            if self.has("WHEAT") and own:
                found.add(Mark("WHEAT", name))
            if state.track.tile(hex) < 0:
                continue
            home = board.home_of[hex]
            unlaunched = home in state.families and home not in self.launches
            kept = unlaunched + list(self.booked.values()).count(hex)
            free = sheet.spaces(place).count(-1) > kept
            if self.has("THAT_S_MINE") and not self.mine_used and free and not own:
                found.add(Mark("THAT_S_MINE", name))
            if self.has("WORK_IN_PROGRESS") and free and not unlaunched:
                found.add(Mark("WORK_IN_PROGRESS", name))
        return found

    # --- squirrels that have to go

    def saves(self, seat: int) -> set[EighteenZooAction]:
        """3, appendix: those of the old kinds, of families that have the PATCH or could get it from their player."""
        state = self.state
        phase = PHASES[self.phase()]
        buyer = self.called if state.round in STOCK_ROUNDS else state.family
        patch = state.power_at[POWERS.index("PATCH")]
        found: set[EighteenZooAction] = {Pass()}
        for family in self.launches:
            from_hand = patch == seat and state.power_at.count(WITH_FAMILY + family) < 3
            if self.parents(family) != seat or not (patch == WITH_FAMILY + family or from_hand):
                continue
            for squirrel in state.squirrels[family]:
                name = state.squirrel_name(squirrel)
                kind = name.rsplit("-", 1)[0]
                old = (kind == "2S" and phase == "4S") or (kind == "3S" and phase == "5S")
                if old or (kind in ("3S Long", "4S") and phase == "4J" and family == buyer):
                    found.add(Save(name))
        return found

    def discards(self, seat: int) -> set[EighteenZooAction]:
        """7.6: of the families with too many; not the patched one, nor one on its last run."""
        state = self.state
        found: set[EighteenZooAction] = set()
        for family in self.launches:
            counted = [squirrel for squirrel in state.squirrels[family] if not state.last_run >> squirrel & 1]
            if self.parents(family) == seat and len(counted) > LIMITS[self.phase()]:
                found |= {DiscardSquirrel(name) for name in self.sellable(family)}
        return found

    def forced_sales(self, seat: int) -> set[EighteenZooAction]:
        """7.6.1: one animal at a time; the family that buys stays with its player."""
        found: set[EighteenZooAction] = set()
        for card in self.state.hands[seat]:
            family, number = divmod(card, 5)
            if family == self.state.family:
                left = self.animals(seat, family) - 1
                if number and not any(self.animals(other, family) > left for other in self.others(seat)):
                    found.add(Sell(FAMILIES[family], (number,)))
            elif number or self.may_part_with_parents(seat, family, 1):
                found.add(Sell(FAMILIES[family], (number,), number == 0))
        return found

    # --- all together

    def legal(self, seat: int, tracks: bool) -> set[EighteenZooAction]:
        """What the seat may do, whether it is asked or not; where trying all track is too slow, without it."""
        state = self.state
        step = state.pending
        if seat not in state.waiting_on:
            return self.unasked(seat, step)
        if step in ("draft", "turn"):
            return self.draft(seat) if step == "draft" else self.stock_turn(seat)
        if step in ("home", "bonus"):
            bare = state.track.tile(state.track.board.homes[state.family]) < 0
            found: set[EighteenZooAction] = set() if step == "home" and bare else {Pass()}
            return found | self.launch_lays(step) if tracks else found
        if step in INTERRUPTIONS:
            return self.interrupted(seat, step)
        found = self.green_powers(seat, step)
        if tracks:
            found |= self.lays(step) | self.stations(step)
        if step == "run":
            return found | {RunBest(), Rest()}
        if step == "harvest":
            return found | {Share(), Keep()}
        return found | (self.squirrels() if step == "squirrels" else {Pass()})

    def interrupted(self, seat: int, step: str) -> set[EighteenZooAction]:
        state = self.state
        if step == "forced":
            return self.forced_sales(seat)
        if step == "patch":
            return self.saves(seat)
        if step == "discard":
            return self.discards(seat)
        if step == "offer":
            return {Accept(), Decline()}
        if step == "sellers":
            return self.sellers(seat) | {Pass()}
        if step == "price":
            prices = self.prices(state.squirrel_name(state.wanted_squirrel))
            return {Withdraw(), *[NamePrice(price) for price in prices]}
        assert step == "second-hole", step
        board = state.track.board
        first = board.hexes[state.hole_first]
        restaurants = [name for hex, name in enumerate(board.hexes) if board.kind[hex] == R]
        return {Mark("HOLE", name) for name in restaurants if name != first}

    def unasked(self, seat: int, step: str) -> set[EighteenZooAction]:
        """7.6: sellers may begin, and what was offered is taken back, by the seller or by the buyer."""
        if step == "offer":
            return {Withdraw()} if self.parents(self.state.family) == seat else set()
        if step != "squirrels":
            return set()
        found = self.sellers(seat)
        offered = [self.owner(squirrel) for squirrel in self.asked if squirrel in self.all_sellable()]
        if any(family not in (-1, self.state.family) and self.parents(family) == seat for family in offered):
            found |= {Withdraw()} if self.parents(self.state.family) != seat else set()
        return found

    def all_sellable(self) -> list[str]:
        return [squirrel for family in self.launches for squirrel in self.sellable(family)]


def without_prices(actions: list[EighteenZooAction]) -> set[EighteenZooAction]:
    """The same with all prices of `OfferSquirrel` as one: 7.6 leaves them to the players."""
    return {OfferSquirrel(action.squirrel, 0) if isinstance(action, OfferSquirrel) else action for action in actions}
