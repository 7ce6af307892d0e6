"""Lucky Lions as the registry finds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Literal

from menagerie.core.contract import BadSetup, ChoiceText, Game, Guide, Heading, PieceUse, Playthrough, State
from menagerie.core.search_settings import SearchSettings
from menagerie.games.lucky_lions.actions import LuckyLionsAction
from menagerie.games.lucky_lions.bots.beginners import Cub, Peacock
from menagerie.games.lucky_lions.bots.keeper import Keeper
from menagerie.games.lucky_lions.bots.tortoise import Tortoise
from menagerie.games.lucky_lions.events import LuckyLionsEvent
from menagerie.games.lucky_lions.explanations import EXPLANATIONS
from menagerie.games.lucky_lions.features import feature_groups, features
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.piece_uses import piece_uses
from menagerie.games.lucky_lions.rules.all_actions import all_actions
from menagerie.games.lucky_lions.rules.cards import CARDS
from menagerie.games.lucky_lions.rules.position import NOTHING
from menagerie.games.lucky_lions.rules.state import LuckyLionsState, deal
from menagerie.games.lucky_lions.rules.zoo_deck import fixed_deck
from menagerie.games.lucky_lions.text import log
from menagerie.games.lucky_lions.text.actions import describe_action, describe_choice
from menagerie.games.lucky_lions.text.describe import describe, question
from menagerie.games.lucky_lions.text.events import describe_event
from menagerie.games.lucky_lions.text.guide import guide
from menagerie.games.lucky_lions.view import LuckyLionsView, own_view, public_view, redact

if TYPE_CHECKING:
    from menagerie.core.features import Group
    from menagerie.core.player import BotMaker
    from menagerie.core.words import Words

_DECKS: tuple[Literal["fixed", "fresh"], ...] = ("fixed", "fresh")
_BOTH = (False, True)


class LuckyLions(Game[LuckyLionsOptions, LuckyLionsAction, LuckyLionsEvent, LuckyLionsView]):
    name = "lucky-lions"
    title = "Lucky Lions"
    rules_version = 1
    players = (2, 6)
    weight = 1
    package = __package__
    options_type = LuckyLionsOptions
    forced_types: tuple[str, ...] = ("choose", "challenge", "exclude", "replace", "award", "sentence")
    action_type = LuckyLionsAction
    event_type = LuckyLionsEvent
    view_type = LuckyLionsView
    explanations = EXPLANATIONS
    search_settings = SearchSettings(prior_bot="keeper", puzzle_iterations=3_000)
    hint_bot: ClassVar[str | None] = "tortoise"

    def setup_error(self, players: int, options: LuckyLionsOptions) -> BadSetup | None:
        """1.1: six players need more animal cards than the base game has."""
        if players == 6 and not options.wild_animals:
            return BadSetup("setup-six-need-wild", concerns="wild_animals")
        return None

    def deal(self, players: int, options: LuckyLionsOptions, seed: str) -> LuckyLionsState:
        return deal(players, options, seed)

    def setups(self) -> Iterator[tuple[int, LuckyLionsOptions]]:
        for picks, queue, longer, busy, wild, deck in product(_BOTH, _BOTH, _BOTH, _BOTH, _BOTH, _DECKS):
            for players in range(2, 7 if wild else 6):
                yield (
                    players,
                    LuckyLionsOptions(
                        more_decisions=picks,
                        no_shuffle=queue,
                        longer=longer,
                        busy_zoo=busy,
                        wild_animals=wild,
                        market=2 + (players + picks + queue + longer) % 5,  # every size turns up with everything
                        deck=deck,
                    ),
                )

    def views(
        self, state: State[LuckyLionsAction, LuckyLionsEvent, LuckyLionsView], seats: Sequence[int | None]
    ) -> list[LuckyLionsView]:
        assert isinstance(state, LuckyLionsState)
        public = public_view(state, state.result())
        return [public if seat is None else own_view(public, state, seat, state.point(seat)) for seat in seats]

    def redact(self, event: LuckyLionsEvent, seat: int | None) -> LuckyLionsEvent | None:
        return redact(event, seat)

    def census(self, state: State[LuckyLionsAction, LuckyLionsEvent, LuckyLionsView]) -> Mapping[str, int]:
        """How many animal cards of each kind and how many zoo cards of each name there are, wherever they lie."""
        assert isinstance(state, LuckyLionsState)
        animals = [*state.pile, *(kind for _, kind in state.discards), *(kind for die in state.dice for kind in die)]
        zoo = [*state.zoo_deck, *state.market, *(card for won in state.won for card in won)]
        if state.zoo != NOTHING:
            zoo.append(state.zoo)
        names: list[str] = [*(CARDS[kind] for kind in animals), *(state.deck.cards[card].id for card in zoo)]
        return Counter(names)

    def all_actions(self, players: int, options: LuckyLionsOptions) -> tuple[LuckyLionsAction, ...]:
        cards = fixed_deck(options.busy_zoo).cards
        if options.deck == "fresh":
            return all_actions(players, tuple(f"F{i:02}" for i in range(1, len(cards) + 1)))
        return all_actions(players, tuple(card.id for card in cards))

    def feature_groups(self, players: int, options: LuckyLionsOptions) -> tuple[Group, ...]:
        return feature_groups(players, options)

    def features(self, state: State[LuckyLionsAction, LuckyLionsEvent, LuckyLionsView], seat: int) -> bytes:
        assert isinstance(state, LuckyLionsState)
        return features(state, seat)

    def question(self, view: LuckyLionsView, words: Words) -> str:
        return question(view, words)

    def guide(self, view: LuckyLionsView, words: Words) -> Guide:
        return guide(view, words)

    def describe(self, view: LuckyLionsView, words: Words) -> str:
        return describe(view, words)

    def describe_action(self, action: LuckyLionsAction, view: LuckyLionsView | None, words: Words) -> str:
        return describe_action(action, view, words)

    def describe_choice(self, action: LuckyLionsAction, view: LuckyLionsView, words: Words) -> ChoiceText:
        return describe_choice(action, view, words)

    def describe_event(self, event: LuckyLionsEvent, words: Words) -> str:
        return describe_event(event, words)

    def event_heading(self, event: LuckyLionsEvent, words: Words) -> Heading | None:
        return log.event_heading(event, words)

    def is_important(self, event: LuckyLionsEvent) -> bool:
        return log.IMPORTANT[type(event)]

    def repeated(self, events: Sequence[LuckyLionsEvent]) -> frozenset[int]:
        return log.repeated(events)

    @property
    def playthroughs(self) -> tuple[Playthrough, ...]:
        """Seeds with short games, so that people read them."""
        expansions = LuckyLionsOptions(busy_zoo=True, wild_animals=True, deck="fresh")
        return (
            Playthrough("base", 3, seed="6"),
            Playthrough("base-fr", 2, seed="2", language="fr"),
            Playthrough("more-decisions", 2, LuckyLionsOptions(more_decisions=True, market=3)),
            Playthrough("no-shuffle", 2, LuckyLionsOptions(no_shuffle=True), seed="4"),
            Playthrough("longer", 2, LuckyLionsOptions(longer=True), seed="7", language="fr"),
            Playthrough("busy-zoo", 4, LuckyLionsOptions(busy_zoo=True), seed="7", language="fr"),
            Playthrough("wild-animals", 3, LuckyLionsOptions(wild_animals=True), seed="8"),
            Playthrough("fresh-deck-and-expansions", 3, expansions, seed="3", language="fr"),
        )

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        return {"cub": Cub, "peacock": Peacock, "tortoise": Tortoise, "keeper": Keeper}

    @property
    def levels(self) -> tuple[str, ...]:
        return ("cub", "peacock", "tortoise", "keeper")

    def lead(self, state: State[LuckyLionsAction, LuckyLionsEvent, LuckyLionsView]) -> Sequence[float]:
        assert isinstance(state, LuckyLionsState)
        return [float(score) for score in state.scores]

    def piece_uses(
        self,
        state: State[LuckyLionsAction, LuckyLionsEvent, LuckyLionsView],  # noqa: ARG002 - the events say it all
        event: LuckyLionsEvent,
    ) -> Sequence[PieceUse]:
        return piece_uses(event)


GAME = LuckyLions()
