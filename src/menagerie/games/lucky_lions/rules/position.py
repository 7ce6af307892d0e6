"""Where everything lies: the state of a game as plain numbers and lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import ZooDeck

# What the table waits for. The names are the last part of a decision's address.
CHOOSE: Final = "choose"
CHALLENGE: Final = "challenge"
EXCLUDE: Final = "exclude"
PICK: Final = "pick"
KEEP: Final = "keep"
FOX: Final = "fox"
PANDA: Final = "panda"
AWARD: Final = "award"
SENTENCE: Final = "sentence"
TAKE: Final = "take"
DISCARD: Final = "discard"
OVER: Final = "over"

NOBODY: Final = -1
NOTHING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class Position:
    """Everything on the table. A die is a list of kinds of cards, its top first.

    Without the variant *no shuffle* a die has no order of its own: it is kept sorted, so that equal dice are equal
    lists. While a battler rolls a smaller die, the cards that take part are the last ``cup`` of the list.
    """

    __slots__ = (
        "active", "asked", "battlers", "buried", "cup", "deck", "dice", "discarder", "discards", "fox_used", "gainer",
        "kept", "known", "market", "options", "picks", "pile", "players", "results", "rng", "rolled", "scores", "step",
        "tail", "tied", "turn", "waiting_on", "won", "zoo", "zoo_deck",
    )  # fmt: skip

    def __init__(self, players: int, options: LuckyLionsOptions, deck: ZooDeck, rng: Generator) -> None:
        self.players: int = players
        self.options: LuckyLionsOptions = options
        self.deck: ZooDeck = deck
        self.rng: Generator = rng

        self.dice: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = []  # its top is the end
        self.discards: list[tuple[int, int]] = []  # owner and kind; NOBODY's were laid away openly
        self.zoo_deck: list[int] = []  # its top is the end
        self.buried: int = 0  # how many at the bottom of the zoo deck everybody has seen go there
        self.market: list[int] = []
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.scores: list[int] = [0] * players

        self.turn: int = 1
        self.active: int = 0
        self.step: str = CHOOSE
        self.waiting_on: tuple[int, ...] = ()

        # the battle
        self.zoo: int = NOTHING
        self.battlers: list[int] = []  # the active player first, then clockwise
        self.picks: list[list[int]] = [[] for _ in range(players)]  # secret until the battle
        self.cup: list[int] = [0] * players  # how many cards of the die take part; 0 for all
        self.rolled: list[list[int]] = [[] for _ in range(players)]  # every open result of this battle
        self.kept: list[int] = [NOTHING] * players  # secret choice between two results
        self.results: list[int] = [NOTHING] * players  # the result that counts
        self.fox_used: list[bool] = [False] * players
        self.asked: int = NOTHING  # the place among the battlers whose wild animal is next
        self.tied: list[int] = []
        self.gainer: int = NOBODY
        self.discarder: int = NOBODY

        # what everybody has seen of each die: see `knowledge`
        self.known: list[list[list[int]]] = [[[]] for _ in range(players)]
        self.tail: list[list[int]] = [[] for _ in range(players)]

    def copy_to(self, twin: Position) -> None:
        """Makes the twin equal to this, sharing only what never changes."""
        twin.players = self.players
        twin.options = self.options
        twin.deck = self.deck
        twin.rng = self.rng.clone()
        twin.dice = [die[:] for die in self.dice]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.zoo_deck = self.zoo_deck[:]
        twin.buried = self.buried
        twin.market = self.market[:]
        twin.won = [cards[:] for cards in self.won]
        twin.scores = self.scores[:]
        twin.turn = self.turn
        twin.active = self.active
        twin.step = self.step
        twin.waiting_on = self.waiting_on
        twin.zoo = self.zoo
        twin.battlers = self.battlers[:]
        twin.picks = [cards[:] for cards in self.picks]
        twin.cup = self.cup[:]
        twin.rolled = [cards[:] for cards in self.rolled]
        twin.kept = self.kept[:]
        twin.results = self.results[:]
        twin.fox_used = self.fox_used[:]
        twin.asked = self.asked
        twin.tied = self.tied[:]
        twin.gainer = self.gainer
        twin.discarder = self.discarder
        twin.known = [[layer[:] for layer in layers] for layers in self.known]
        twin.tail = [cards[:] for cards in self.tail]

    def snapshot(self) -> dict[str, object]:
        """Everything it is, by name."""
        return {
            "active": self.active,
            "asked": self.asked,
            "battlers": self.battlers,
            "buried": self.buried,
            "cup": self.cup,
            "deck": self.deck.cards,
            "dice": self.dice,
            "discarder": self.discarder,
            "discards": self.discards,
            "fox_used": self.fox_used,
            "gainer": self.gainer,
            "kept": self.kept,
            "known": self.known,
            "market": self.market,
            "options": self.options,
            "picks": self.picks,
            "pile": self.pile,
            "players": self.players,
            "results": self.results,
            "rng": self.rng.snapshot(),
            "rolled": self.rolled,
            "scores": self.scores,
            "step": self.step,
            "tail": self.tail,
            "tied": self.tied,
            "turn": self.turn,
            "waiting_on": self.waiting_on,
            "won": self.won,
            "zoo": self.zoo,
            "zoo_deck": self.zoo_deck,
        }

    def cup_size(self, seat: int) -> int:
        """How many cards the seat rolls."""
        return self.cup[seat] or len(self.dice[seat])

    def people_counts(self, card: int) -> bool:
        """6.2, 6.3: whether everybody fights over this card."""
        return self.options.busy_zoo and self.deck.people[card]

    def drawable(self) -> int:
        """5c.3, 7.7: how many animal cards could be drawn, the discards included."""
        return len(self.pile) + len(self.discards)
