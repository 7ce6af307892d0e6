"""Peanuts as the registry finds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from menagerie.core.contract import ChoiceText, Game, Playthrough, State
from tests.peanuts.actions import Choose, KeepStill, PeanutsAction
from tests.peanuts.bots.appraiser import Appraiser
from tests.peanuts.events import PeanutsEvent
from tests.peanuts.features import feature_groups, features
from tests.peanuts.options import PeanutsOptions
from tests.peanuts.rules.box import BAG_SIZES
from tests.peanuts.rules.state import PeanutsState, deal
from tests.peanuts.text import actions, describe, events
from tests.peanuts.view import PeanutsView, redact

if TYPE_CHECKING:
    from menagerie.core.features import Group
    from menagerie.core.player import BotMaker
    from menagerie.core.words import Words


class Peanuts(Game[PeanutsOptions, PeanutsAction, PeanutsEvent, PeanutsView]):
    name = "peanuts"
    title = "Peanuts"
    players = (2, 4)
    package = __package__
    options_type = PeanutsOptions
    action_type = PeanutsAction
    event_type = PeanutsEvent
    view_type = PeanutsView

    def deal(self, players: int, options: PeanutsOptions, seed: str) -> PeanutsState:
        return deal(players, options.rounds, seed)

    def setups(self) -> Iterator[tuple[int, PeanutsOptions]]:
        for players in (2, 3, 4):
            for rounds in (3, 4, 5, 6):
                yield players, PeanutsOptions(rounds=rounds)

    def redact(self, event: PeanutsEvent, seat: int | None) -> PeanutsEvent | None:
        return redact(event, seat)

    def census(self, state: State[PeanutsAction, PeanutsEvent, PeanutsView]) -> Mapping[str, int]:
        """Every bag by its size and every treat by its points, wherever they lie."""
        assert isinstance(state, PeanutsState)
        bags = [*state.larder, *(bag for place in (*state.hands, *state.eaten) for bag in place)]
        treats = [*state.deck, *state.stolen, *(treat for won in state.won for treat in won)]
        if not state.over:
            treats.append(state.treat)
        return Counter([*(f"bag-{size}" for size in bags), *(f"treat-{points}" for points in treats)])

    def all_actions(self, players: int, options: PeanutsOptions) -> tuple[PeanutsAction, ...]:  # noqa: ARG002
        return (*[Choose(size) for size in BAG_SIZES], KeepStill())

    def feature_groups(self, players: int, options: PeanutsOptions) -> tuple[Group, ...]:
        return feature_groups(players, options.rounds)

    def features(self, state: State[PeanutsAction, PeanutsEvent, PeanutsView], seat: int) -> bytes:
        assert isinstance(state, PeanutsState)
        return features(state, seat)

    def question(self, view: PeanutsView, words: Words) -> str:
        return describe.question(view, words)

    def describe(self, view: PeanutsView, words: Words) -> str:
        return describe.describe(view, words)

    def describe_action(self, action: PeanutsAction, view: PeanutsView | None, words: Words) -> str:  # noqa: ARG002
        return actions.describe_action(action, words)

    def describe_choice(self, action: PeanutsAction, view: PeanutsView, words: Words) -> ChoiceText:  # noqa: ARG002
        return actions.describe_choice(action, words)

    def describe_event(self, event: PeanutsEvent, words: Words) -> str:
        return events.describe_event(event, words)

    @property
    def playthroughs(self) -> tuple[Playthrough, ...]:
        return (
            Playthrough("base", 2),
            Playthrough("short-fr", 3, PeanutsOptions(rounds=3), language="fr"),
        )

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        return {"appraiser": Appraiser}


GAME = Peanuts()
