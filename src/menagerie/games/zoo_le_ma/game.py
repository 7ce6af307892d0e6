"""Zoo le Ma as the registry finds it."""

from __future__ import annotations

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
from menagerie.games.zoo_le_ma.actions import Bid, ZooLeMaAction
from menagerie.games.zoo_le_ma.bots.beginners import Beaver, Monkey
from menagerie.games.zoo_le_ma.bots.builder import Builder
from menagerie.games.zoo_le_ma.bots.expected_scores import expected_scores
from menagerie.games.zoo_le_ma.bots.gambler import Gambler
from menagerie.games.zoo_le_ma.bots.strategist import Strategist
from menagerie.games.zoo_le_ma.events import ZooLeMaEvent
from menagerie.games.zoo_le_ma.explanations import EXPLANATIONS
from menagerie.games.zoo_le_ma.features import feature_groups, features
from menagerie.games.zoo_le_ma.foresight import foresee
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.piece_uses import piece_uses
from menagerie.games.zoo_le_ma.rules.all_actions import all_actions
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState, deal
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS, tile_set
from menagerie.games.zoo_le_ma.text import log
from menagerie.games.zoo_le_ma.text.actions import describe_choice
from menagerie.games.zoo_le_ma.text.describe import describe, question
from menagerie.games.zoo_le_ma.text.events import describe_event
from menagerie.games.zoo_le_ma.text.guide import guide
from menagerie.games.zoo_le_ma.view import PlacementForesight, ZooLeMaView, redact

if TYPE_CHECKING:
    from menagerie.core.features import Group
    from menagerie.core.player import BotMaker
    from menagerie.core.words import Words

_BOTH = (False, True)


class ZooLeMa(Game[ZooLeMaOptions, ZooLeMaAction, ZooLeMaEvent, ZooLeMaView]):
    name = "zoo-le-ma"
    title = "Zoo le Ma"
    rules_version = 1
    players = (2, 4)
    weight = 2
    package = __package__
    options_type = ZooLeMaOptions
    forced_types: tuple[str, ...] = ("place",)
    action_type = ZooLeMaAction
    event_type = ZooLeMaEvent
    view_type = ZooLeMaView
    explanations = EXPLANATIONS
    search_settings = SearchSettings(
        prior_bot="strategist", inner_prior_bot="builder", rollout_bot=None, puzzle_iterations=2_000
    )
    foresight_type = PlacementForesight

    def setup_error(self, players: int, options: ZooLeMaOptions) -> BadSetup | None:  # noqa: ARG002 - the contract's
        """1.3: a set of tiles must make sense."""
        try:
            tile_set(options.tiles)
        except BadSetup as problem:
            return problem
        return None

    def deal(self, players: int, options: ZooLeMaOptions, seed: str) -> ZooLeMaState:
        return deal(players, options, seed)

    def setups(self) -> Iterator[tuple[int, ZooLeMaOptions]]:
        for professional, lone, one_bench, strict, by_flag in product(_BOTH, repeat=5):
            for players in (2, 3, 4):
                yield (
                    players,
                    ZooLeMaOptions(
                        professional=professional,
                        lone_bush_one_tree=lone,
                        one_bench_a_tile=one_bench,
                        strict_bank=strict,
                        flag_breaks_ties=by_flag,
                    ),
                )

    def redact(self, event: ZooLeMaEvent, seat: int | None) -> ZooLeMaEvent | None:
        return redact(event, seat)

    def census(self, state: State[ZooLeMaAction, ZooLeMaEvent, ZooLeMaView]) -> Mapping[str, int]:
        """Every tile by its number, and all coins, flags, visitors, trees and benches, wherever they lie."""
        assert isinstance(state, ZooLeMaState)
        tiles = [
            *state.stack,
            *state.row[state.lot :],
            *(tile for zoo in state.zoos for tile, _, _, _ in zoo.tiles),
            *(tile for _, tile, _, _ in state.lost),
        ]
        counted = {f"tile-{tile.id}": tiles.count(place) for place, tile in enumerate(state.tile_set.tiles)}
        for kind, animal in enumerate(ANIMALS):
            counted[f"visitors-{animal}"] = state.visitor_supply[kind] + sum(state.visitors[kind])
        return {
            **counted,
            "coins": state.bank + sum(state.coins),
            "flags": len(set(state.flags)),
            "trees": state.tree_supply + sum(state.trees),
            "benches": state.bench_supply + sum(zoo.benches for zoo in state.zoos),
            "bench-corners": state.bench_supply + sum(len(set(zoo.bench_corners)) for zoo in state.zoos),
        }

    def all_actions(self, players: int, options: ZooLeMaOptions) -> tuple[ZooLeMaAction, ...]:  # noqa: ARG002 - as above
        return all_actions(options.strict_bank)

    def feature_groups(self, players: int, options: ZooLeMaOptions) -> tuple[Group, ...]:
        return feature_groups(players, options)

    def features(self, state: State[ZooLeMaAction, ZooLeMaEvent, ZooLeMaView], seat: int) -> bytes:
        assert isinstance(state, ZooLeMaState)
        return features(state, seat)

    def foresee(
        self,
        view: ZooLeMaView,
        actions: Sequence[ZooLeMaAction],
        guess: State[ZooLeMaAction, ZooLeMaEvent, ZooLeMaView] | None = None,  # noqa: ARG002 - the view is enough
    ) -> tuple[PlacementForesight | None, ...]:
        return foresee(view, actions)

    def question(self, view: ZooLeMaView, words: Words) -> str:
        return question(view, words)

    def guide(self, view: ZooLeMaView, words: Words) -> Guide:
        return guide(view, words)

    def describe(self, view: ZooLeMaView, words: Words) -> str:
        return describe(view, words)

    def describe_action(self, action: ZooLeMaAction, view: ZooLeMaView | None, words: Words) -> str:
        return describe_choice(action, view, words).long

    def describe_choice(self, action: ZooLeMaAction, view: ZooLeMaView, words: Words) -> ChoiceText:
        return describe_choice(action, view, words)

    def number_in(self, action: ZooLeMaAction) -> int | None:
        return action.coins if isinstance(action, Bid) else None

    def describe_event(self, event: ZooLeMaEvent, words: Words) -> str:
        return describe_event(event, words)

    def event_heading(self, event: ZooLeMaEvent, words: Words) -> Heading | None:
        return log.event_heading(event, words)

    def first_headings(self, view: ZooLeMaView, words: Words) -> tuple[Heading, ...]:
        return log.first_headings(view, words)

    def is_important(self, event: ZooLeMaEvent) -> bool:
        return log.IMPORTANT[type(event)]

    def repeated(self, events: Sequence[ZooLeMaEvent]) -> frozenset[int]:
        return log.repeated(events)

    @property
    def playthroughs(self) -> tuple[Playthrough, ...]:
        everything = ZooLeMaOptions(
            professional=True,
            lone_bush_one_tree=True,
            one_bench_a_tile=True,
            strict_bank=True,
            flag_breaks_ties=True,
        )
        return (
            Playthrough("base", 2),
            Playthrough("professional", 2, ZooLeMaOptions(professional=True), seed="4", language="fr"),
            Playthrough("all-options", 3, everything, seed="5"),
        )

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        return {
            "monkey": Monkey,
            "beaver": Beaver,
            "builder": Builder,
            "gambler": Gambler,
            "strategist": Strategist,
        }

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(self.bots)

    def expected_scores(self, state: State[ZooLeMaAction, ZooLeMaEvent, ZooLeMaView]) -> Sequence[ExpectedScore]:
        assert isinstance(state, ZooLeMaState)
        return expected_scores(state)

    def piece_uses(
        self,
        state: State[ZooLeMaAction, ZooLeMaEvent, ZooLeMaView],  # noqa: ARG002 - the events say it all
        event: ZooLeMaEvent,
    ) -> Sequence[PieceUse]:
        return piece_uses(event)


GAME = ZooLeMa()
