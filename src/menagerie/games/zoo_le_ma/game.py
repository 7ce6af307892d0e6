"""Zoo le Ma as the registry finds it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from menagerie.core.contract import BadSetup, Game, Playthrough, State
from menagerie.games.zoo_le_ma.actions import ZooLeMaAction
from menagerie.games.zoo_le_ma.bots.builder import Builder
from menagerie.games.zoo_le_ma.bots.strategist import Strategist
from menagerie.games.zoo_le_ma.events import ZooLeMaEvent
from menagerie.games.zoo_le_ma.features import features
from menagerie.games.zoo_le_ma.foresight import foresee
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules import decisions
from menagerie.games.zoo_le_ma.rules.position import COINS, START_COINS, YEARS
from menagerie.games.zoo_le_ma.rules.state import ZooLeMaState, deal
from menagerie.games.zoo_le_ma.rules.tiles import TILES_IN_A_SET, tile_set
from menagerie.games.zoo_le_ma.text import describe as twin
from menagerie.games.zoo_le_ma.view import PlacementForesight, ZooLeMaView, redact

if TYPE_CHECKING:
    from menagerie.core.player import BotMaker
    from menagerie.core.words import Words

_BOTH = (False, True)


class ZooLeMa(Game[ZooLeMaOptions, ZooLeMaAction, ZooLeMaEvent, ZooLeMaView]):
    name = "zoo-le-ma"
    title = "Zoo le Ma"
    rules_version = 1
    players = (2, 4)
    package = __package__
    options_type = ZooLeMaOptions
    action_type = ZooLeMaAction
    event_type = ZooLeMaEvent
    view_type = ZooLeMaView
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
        """Every tile by its number, every coin, every flag, wherever they lie."""
        assert isinstance(state, ZooLeMaState)
        sold = state.row[: state.lot]
        places = [
            *state.stack,
            *state.row[state.lot :],
            *(tile for zoo in state.zoos for tile, _, _, _ in zoo.tiles),
            *(tile for _, tile, _, _ in state.lost),
        ]
        assert all(tile in places for tile in sold)
        counted = {f"tile-{tile.id}": places.count(place) for place, tile in enumerate(state.tile_set.tiles)}
        return {**counted, "coins": state.bank() + sum(state.coins), "flags": len(set(state.flags))}

    def all_actions(self, players: int, options: ZooLeMaOptions) -> tuple[ZooLeMaAction, ...]:  # noqa: ARG002 - as above
        return _vocabulary(options.strict_bank)

    def features(self, view: ZooLeMaView) -> tuple[float, ...]:
        return features(view)

    def foresee(self, view: ZooLeMaView, actions: Sequence[ZooLeMaAction]) -> tuple[PlacementForesight | None, ...]:
        return foresee(view, actions)

    def describe(self, view: ZooLeMaView, words: Words) -> str:
        return twin.describe(view, words)

    def describe_action(self, action: ZooLeMaAction, view: ZooLeMaView | None, words: Words) -> str:
        return twin.describe_action(action, view, words)

    def describe_event(self, event: ZooLeMaEvent, words: Words) -> str:
        return twin.describe_event(event, words)

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
        return {"builder": Builder, "strategist": Strategist}


@cache
def _vocabulary(strict_bank: bool) -> tuple[ZooLeMaAction, ...]:
    # If one player took every tile for nothing, each could bring at most an income in every year but the last.
    most_coins = COINS if strict_bank else START_COINS + TILES_IN_A_SET * (YEARS - 1)
    return decisions.all_actions(TILES_IN_A_SET, most_coins)


GAME = ZooLeMa()
