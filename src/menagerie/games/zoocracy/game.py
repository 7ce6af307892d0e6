"""Zoocracy as the registry finds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from menagerie.core.contract import (
    BadSetup,
    ChoiceText,
    ExpectedScore,
    Game,
    Guide,
    Heading,
    PieceUse,
    Playthrough,
    State,
)
from menagerie.core.search_settings import SearchSettings
from menagerie.games.zoocracy.actions import Bid, ZoocracyAction
from menagerie.games.zoocracy.bots.backbencher import Backbencher
from menagerie.games.zoocracy.bots.expected_scores import expected_scores
from menagerie.games.zoocracy.bots.newcomer import Canvasser, Newcomer
from menagerie.games.zoocracy.bots.statesman import Statesman
from menagerie.games.zoocracy.bots.whip import Whip
from menagerie.games.zoocracy.events import ZoocracyEvent
from menagerie.games.zoocracy.explanations import EXPLANATIONS
from menagerie.games.zoocracy.features import feature_groups, features
from menagerie.games.zoocracy.foresight import ZoocracyForesight, foresee
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.piece_uses import piece_uses
from menagerie.games.zoocracy.rules.all_actions import all_actions
from menagerie.games.zoocracy.rules.cards import CARDS
from menagerie.games.zoocracy.rules.editions import BadEdition, edition_names, load_edition
from menagerie.games.zoocracy.rules.position import NOBODY
from menagerie.games.zoocracy.rules.state import ZoocracyState, deal
from menagerie.games.zoocracy.text import log
from menagerie.games.zoocracy.text.actions import describe_action, describe_choice
from menagerie.games.zoocracy.text.describe import describe, question
from menagerie.games.zoocracy.text.events import describe_event
from menagerie.games.zoocracy.text.guide import guide
from menagerie.games.zoocracy.view import ZoocracyView, redact

if TYPE_CHECKING:
    from menagerie.core.features import Group
    from menagerie.core.player import BotMaker
    from menagerie.core.words import Words

_BOTH = (False, True)


class Zoocracy(Game[ZoocracyOptions, ZoocracyAction, ZoocracyEvent, ZoocracyView]):
    name = "zoocracy"
    title = "Zoocracy"
    rules_version = 2
    players = (2, 6)
    weight = 3
    package = __package__
    options_type = ZoocracyOptions
    action_type = ZoocracyAction
    event_type = ZoocracyEvent
    view_type = ZoocracyView
    explanations = EXPLANATIONS
    search_settings = SearchSettings(
        prior_bot="statesman", inner_prior_bot="backbencher", rollout_bot=None, puzzle_iterations=2_000
    )
    foresight_type = ZoocracyForesight

    def setup_error(self, players: int, options: ZoocracyOptions) -> BadSetup | None:  # noqa: ARG002 - as declared
        """3.8: an edition must be one."""
        try:
            load_edition(options.edition)
        except BadEdition as trouble:
            return BadSetup(
                "setup-bad-edition", concerns="edition", edition=trouble.name, problems="; ".join(trouble.problems)
            )
        return None

    def deal(self, players: int, options: ZoocracyOptions, seed: str) -> ZoocracyState:
        return deal(players, options, seed)

    def setups(self) -> Iterator[tuple[int, ZoocracyOptions]]:
        """With two players there are no proposals, and neither offers nor a strict supply."""
        for early, named in product(_BOTH, edition_names()):
            for advanced in _BOTH:
                yield 2, ZoocracyOptions(advanced=advanced, play_before_draw=early, edition=named)
            for advanced, offers, strict in product(_BOTH, _BOTH, _BOTH):
                for players in range(3, 7):
                    yield (
                        players,
                        ZoocracyOptions(
                            advanced=advanced,
                            offers=offers,
                            strict_supply=strict,
                            play_before_draw=early,
                            edition=named,
                        ),
                    )

    def redact(self, event: ZoocracyEvent, seat: int | None) -> ZoocracyEvent | None:
        return redact(event, seat)

    def census(self, state: State[ZoocracyAction, ZoocracyEvent, ZoocracyView]) -> Mapping[str, int]:
        """Every action card and event by name, every office card, and every party's tokens, wherever they lie."""
        assert isinstance(state, ZoocracyState)
        cards = [*state.deck, *state.discards, *(card for hand in state.hands for card in hand)]
        events = [*state.event_deck, *state.past_events]
        found = Counter([*(CARDS[card].id for card in cards), *(state.edition.events[event].id for event in events)])
        for seat in range(state.players):
            on_board = sum(state.food[seat :: state.players])
            found[f"food-{seat}"] = state.supply[seat] + state.funds[seat] + on_board
        found["offices"] = sum(NOBODY <= holder < state.players for holder in state.holder)
        return found

    def all_actions(self, players: int, options: ZoocracyOptions) -> tuple[ZoocracyAction, ...]:
        copies = load_edition(options.edition).copies
        cards = tuple(card.id for card, there in zip(CARDS, copies, strict=True) if there)
        return all_actions(players, options.offers, cards)

    def feature_groups(self, players: int, options: ZoocracyOptions) -> tuple[Group, ...]:
        return feature_groups(players, options)

    def features(self, state: State[ZoocracyAction, ZoocracyEvent, ZoocracyView], seat: int) -> bytes:
        assert isinstance(state, ZoocracyState)
        return features(state, seat)

    def guide(self, view: ZoocracyView, words: Words) -> Guide:
        return guide(view, words)

    def describe(self, view: ZoocracyView, words: Words) -> str:
        return describe(view, words)

    def question(self, view: ZoocracyView, words: Words) -> str:
        return question(view, words)

    def describe_action(self, action: ZoocracyAction, view: ZoocracyView | None, words: Words) -> str:
        return describe_action(action, view, words)

    def number_in(self, action: ZoocracyAction) -> int | None:
        return action.food if isinstance(action, Bid) else None

    def describe_event(self, event: ZoocracyEvent, words: Words) -> str:
        return describe_event(event, words)

    def event_heading(self, event: ZoocracyEvent, words: Words) -> Heading | None:
        return log.event_heading(event, words)

    def first_headings(self, view: ZoocracyView, words: Words) -> tuple[Heading, ...]:
        return log.first_headings(view, words)

    def is_important(self, event: ZoocracyEvent) -> bool:
        return log.IMPORTANT[type(event)]

    def repeated(self, events: Sequence[ZoocracyEvent]) -> frozenset[int]:
        return log.repeated(events)

    def describe_choice(self, action: ZoocracyAction, view: ZoocracyView, words: Words) -> ChoiceText:
        return describe_choice(action, view, words)

    def foresee(
        self,
        view: ZoocracyView,
        actions: Sequence[ZoocracyAction],
        guess: State[ZoocracyAction, ZoocracyEvent, ZoocracyView] | None = None,  # noqa: ARG002 - the view is enough
    ) -> Sequence[ZoocracyForesight | None]:
        return foresee(view, actions)

    @property
    def playthroughs(self) -> tuple[Playthrough, ...]:
        """Short games, so that people read them; without offers where these are not the point, since random parties
        make many."""
        quiet = ZoocracyOptions(offers=False)
        advanced = ZoocracyOptions(advanced=True, offers=False, play_before_draw=True)
        return (
            Playthrough("two-parties", 2, seed="37"),
            Playthrough("base", 3, quiet, seed="10"),
            Playthrough("offers-fr", 3, seed="51", language="fr"),
            Playthrough("advanced", 3, advanced, seed="59"),
        )

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        return {
            "newcomer": Newcomer,
            "canvasser": Canvasser,
            "backbencher": Backbencher,
            "whip": Whip,
            "statesman": Statesman,
        }

    @property
    def levels(self) -> tuple[str, ...]:
        return ("newcomer", "canvasser", "backbencher", "whip", "statesman")

    def expected_scores(self, state: State[ZoocracyAction, ZoocracyEvent, ZoocracyView]) -> Sequence[ExpectedScore]:
        assert isinstance(state, ZoocracyState)
        return expected_scores(state)

    def piece_uses(
        self,
        state: State[ZoocracyAction, ZoocracyEvent, ZoocracyView],  # noqa: ARG002 - the events say it all
        event: ZoocracyEvent,
    ) -> Sequence[PieceUse]:
        return piece_uses(event)


GAME = Zoocracy()
