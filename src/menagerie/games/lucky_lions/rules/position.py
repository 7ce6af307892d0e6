"""Where everything lies: the state of a game as plain numbers and lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.zoo_deck import ZooDeck

# The steps of a turn, named after the decision they wait for. The text is the last part of a decision's address and
# stands in stored games, so it stays as it is.
CHOOSE: Final = "choose"
CHALLENGE: Final = "challenge"
EXCLUDE: Final = "exclude"
PICK: Final = "pick"
KEEP: Final = "keep"
FOX: Final = "fox"
PANDA: Final = "panda"
AWARD: Final = "award"
NAME_DISCARDER: Final = "sentence"
TAKE: Final = "take"
DISCARD: Final = "discard"
OVER: Final = "over"

STEP_NAMES: Final = (CHOOSE, CHALLENGE, EXCLUDE, PICK, KEEP, FOX, PANDA, AWARD, NAME_DISCARDER, TAKE, DISCARD, OVER)

MOST_PLAYERS: Final = 6  # 1.1
NOBODY: Final = -1
NOTHING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class Position:
    """Everything on the table. A die is a list of kinds of cards, its top first.

    Without the variant *no shuffle* a die has no order: it is kept sorted, so that equal dice are equal lists. While a
    battler rolls a smaller die, the cards that take part are the last ``smaller_die_size`` of the list.
    """

    __slots__ = (
        "active", "battlers", "buried", "busy_zoo", "deck", "dice", "discarder", "discards", "fox_used", "gainer",
        "kept", "known", "longer", "market", "market_size", "more_decisions", "next_wild", "no_shuffle", "options",
        "picks", "pile", "players", "results", "rng", "rolled", "scores", "smaller_die_size", "step", "tail", "tied",
        "turn", "waiting_on", "won", "zoo", "zoo_deck",
    )  # fmt: skip

    def __init__(self, players: int, options: LuckyLionsOptions, deck: ZooDeck, rng: Generator) -> None:
        self.players: int = players
        self.options: LuckyLionsOptions = options
        # the options that moves ask about: a look into the struct takes longer
        self.more_decisions: bool = options.more_decisions
        self.no_shuffle: bool = options.no_shuffle
        self.longer: bool = options.longer
        self.busy_zoo: bool = options.busy_zoo
        self.market_size: int = options.market
        self.deck: ZooDeck = deck
        self.rng: Generator = rng

        self.dice: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = []  # its top is the end
        self.discards: list[tuple[int, int]] = []  # owner and kind; NOBODY owns what was discarded openly
        self.zoo_deck: list[int] = []  # its top is the end
        self.buried: int = 0  # how many at the bottom of the zoo deck everybody has seen go there
        self.market: list[int] = []
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.scores: list[int] = [0] * players

        self.turn: int = 1
        self.active: int = NOBODY
        self.step: str = CHOOSE
        self.waiting_on: tuple[int, ...] = ()

        # the battle
        self.zoo: int = NOTHING  # the zoo card that is fought over
        self.battlers: list[int] = []  # the active player first, then clockwise
        self.picks: list[list[int]] = [[] for _ in range(players)]  # secret until the battle
        self.smaller_die_size: list[int] = [0] * players  # how many cards of the die are rolled; 0 for all
        self.rolled: list[list[int]] = [[] for _ in range(players)]  # every open result of this battle
        self.kept: list[int] = [NOTHING] * players  # secret choice between two results
        self.results: list[int] = [NOTHING] * players  # the result that counts
        self.fox_used: list[bool] = [False] * players
        self.next_wild: int = NOTHING  # the place among the battlers whose wild animal acts next
        self.tied: list[int] = []
        self.gainer: int = NOBODY
        self.discarder: int = NOBODY

        # what everybody has seen of each die: see `seen_cards`
        self.known: list[list[list[int]]] = [[[]] for _ in range(players)]
        self.tail: list[list[int]] = [[] for _ in range(players)]

    def copy_to(self, copy: Position) -> None:
        """Makes the copy equal to this, sharing only what never changes."""
        copy.players = self.players
        copy.options = self.options
        copy.more_decisions = self.more_decisions
        copy.no_shuffle = self.no_shuffle
        copy.longer = self.longer
        copy.busy_zoo = self.busy_zoo
        copy.market_size = self.market_size
        copy.deck = self.deck
        copy.rng = self.rng.clone()
        copy.dice = [die[:] for die in self.dice]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.zoo_deck = self.zoo_deck[:]
        copy.buried = self.buried
        copy.market = self.market[:]
        copy.won = [cards[:] for cards in self.won]
        copy.scores = self.scores[:]
        copy.turn = self.turn
        copy.active = self.active
        copy.step = self.step
        copy.waiting_on = self.waiting_on
        copy.zoo = self.zoo
        copy.battlers = self.battlers[:]
        copy.picks = [cards[:] for cards in self.picks]
        copy.smaller_die_size = self.smaller_die_size[:]
        copy.rolled = [cards[:] for cards in self.rolled]
        copy.kept = self.kept[:]
        copy.results = self.results[:]
        copy.fox_used = self.fox_used[:]
        copy.next_wild = self.next_wild
        copy.tied = self.tied[:]
        copy.gainer = self.gainer
        copy.discarder = self.discarder
        copy.known = [[layer[:] for layer in layers] for layers in self.known]
        copy.tail = [cards[:] for cards in self.tail]

    def snapshot(self) -> dict[str, object]:
        """Everything it is, by name."""
        return {
            "active": self.active,
            "battlers": self.battlers,
            "buried": self.buried,
            "busy_zoo": self.busy_zoo,
            "deck": self.deck.cards,
            "dice": self.dice,
            "discarder": self.discarder,
            "discards": self.discards,
            "fox_used": self.fox_used,
            "gainer": self.gainer,
            "kept": self.kept,
            "known": self.known,
            "longer": self.longer,
            "market": self.market,
            "market_size": self.market_size,
            "more_decisions": self.more_decisions,
            "next_wild": self.next_wild,
            "no_shuffle": self.no_shuffle,
            "options": self.options,
            "picks": self.picks,
            "pile": self.pile,
            "players": self.players,
            "results": self.results,
            "rng": self.rng.snapshot(),
            "rolled": self.rolled,
            "scores": self.scores,
            "smaller_die_size": self.smaller_die_size,
            "step": self.step,
            "tail": self.tail,
            "tied": self.tied,
            "turn": self.turn,
            "waiting_on": self.waiting_on,
            "won": self.won,
            "zoo": self.zoo,
            "zoo_deck": self.zoo_deck,
        }

    def wait_for(self, step: str, seats: tuple[int, ...]) -> None:
        """The game goes on when these seats have decided."""
        self.step = step
        self.waiting_on = seats

    def cards_to_roll(self, seat: int) -> int:
        """How many cards the seat rolls."""
        return self.smaller_die_size[seat] or len(self.dice[seat])

    def people_counts(self, card: int) -> bool:
        """6.2, 6.3: whether everybody fights over this card."""
        return self.busy_zoo and self.deck.people[card]

    def drawable(self) -> int:
        """5c.3, 7.7: how many animal cards could be drawn, the discards included."""
        return len(self.pile) + len(self.discards)

    def next_owner(self, wild: int) -> int:
        """7.3: the next battler whose result is this wild animal, the active player first; each comes once."""
        while self.next_wild < len(self.battlers):
            seat = self.battlers[self.next_wild]
            self.next_wild += 1
            if self.results[seat] == wild:
                return seat
        return NOBODY
