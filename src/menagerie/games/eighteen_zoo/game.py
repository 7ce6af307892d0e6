"""18ZOO as the registry finds it: its name, its set-ups, its counts and its texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, get_args, get_type_hints

from msgspec.structs import replace

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
from menagerie.core.features import Group
from menagerie.core.foreign import ForeignGame
from menagerie.core.generator import Generator
from menagerie.core.player import BotMaker
from menagerie.core.search_settings import SearchSettings
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo import auto_pass
from menagerie.games.eighteen_zoo.actions import DrawnRun, DrawRuns, EighteenZooAction, NamePrice, RunBest
from menagerie.games.eighteen_zoo.analysis import EighteenZooAnswer, EighteenZooQuery
from menagerie.games.eighteen_zoo.analysis_answers import answer
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Ran
from menagerie.games.eighteen_zoo.explanations import EXPLANATIONS
from menagerie.games.eighteen_zoo.features import feature_groups, features
from menagerie.games.eighteen_zoo.foresight import EighteenZooForesight, foresee
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.all_actions import all_actions
from menagerie.games.eighteen_zoo.rules.facts import CARDS, FAMILIES, K4J, OPERATING_ROUND, POWERS
from menagerie.games.eighteen_zoo.rules.map.modules import map_problem
from menagerie.games.eighteen_zoo.rules.setup import deal
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.static_document import StaticDocument, static_document
from menagerie.games.eighteen_zoo.text import actions as action_text
from menagerie.games.eighteen_zoo.text import describe as position_text
from menagerie.games.eighteen_zoo.text import events as event_text
from menagerie.games.eighteen_zoo.text import log
from menagerie.games.eighteen_zoo.text.guide import guide
from menagerie.games.eighteen_zoo.view import EighteenZooView, redact

MAPS: Final = get_args(get_type_hints(EighteenZooOptions)["map"])
CUSTOM = ("BASE-2", "1A", "2ABE", "3ABDE", "4ADEF")
"""2.1: a small custom map, for tests."""


class EighteenZoo(Game[EighteenZooOptions, EighteenZooAction, EighteenZooEvent, EighteenZooView]):
    name = "18zoo"
    title = "18ZOO"
    players = (2, 5)
    weight = 4
    rules_version = 3
    package = __package__
    options_type = EighteenZooOptions
    record_options: tuple[str, ...] = ("compat",)
    pass_types: tuple[str, ...] = ("pass",)
    forced_types: tuple[str, ...] = ("pass", "rest", "sell", "buy-squirrel", "discard-squirrel")  # hands are open
    auto_pass_exceptions: tuple[str, ...] = auto_pass.EXCEPTIONS
    foreign_sources: tuple[str, ...] = ("18xx.games",)
    action_type = EighteenZooAction
    event_type = EighteenZooEvent
    view_type = EighteenZooView
    explanations = EXPLANATIONS
    search_settings = SearchSettings(
        prior_bot="squirrel", inner_prior_bot="squirrel", rollout_bot=None, puzzle_iterations=1_200
    )
    foresight_type = EighteenZooForesight
    document_type = StaticDocument
    query_type = EighteenZooQuery
    answer_type = EighteenZooAnswer

    def setup_error(self, players: int, options: EighteenZooOptions) -> BadSetup | None:  # noqa: ARG002 - any number
        """2.1: the modules must make a map; 10.5: BASE-3 is only in the records."""
        digital = options.compat == "18xx.games"
        if options.map != "custom":
            if options.modules:
                return BadSetup("setup-modules-unused", concerns="modules")
            if options.base == "BASE-3" and not digital:
                return BadSetup("setup-base-3", concerns="base")
            return None
        return map_problem(options.modules, digital)

    def deal(self, players: int, options: EighteenZooOptions, seed: str) -> EighteenZooState:
        return deal(players, options, seed)

    def setups(self) -> Iterator[tuple[int, EighteenZooOptions]]:
        """Every map with every number of players; rulebook and 18xx.games, the bases and open powers take turns."""
        for players in range(2, 6):
            for number, name in enumerate(MAPS):
                digital = (players + number) % 2 == 1
                options = EighteenZooOptions(
                    map=name,
                    modules=CUSTOM if name == "custom" else (),
                    revealed_powers=(players + number) % 4 == 0,
                    compat="18xx.games" if digital else "rulebook",
                )
                if name in "CF":
                    options = replace(options, base="BASE-3" if digital else "BASE-2")
                yield players, options

    def redact(self, event: EighteenZooEvent, seat: int | None) -> EighteenZooEvent | None:
        return redact(event, seat)

    def census(self, state: State[EighteenZooAction, EighteenZooEvent, EighteenZooView]) -> Mapping[str, int]:
        """Money, cards, tiles, stations, squirrels and powers, wherever they lie."""
        assert isinstance(state, EighteenZooState)
        return census(state)

    def all_actions(self, players: int, options: EighteenZooOptions) -> tuple[EighteenZooAction, ...]:
        return all_actions(players, options)

    def unlisted_examples(
        self, state: State[EighteenZooAction, EighteenZooEvent, EighteenZooView], seat: int
    ) -> tuple[EighteenZooAction, ...]:
        """7.4: the best runs, drawn by hand; and with the first of them drawn twice, which is refused."""
        if RunBest() not in state.legal(seat):
            return ()
        events = state.clone().apply(seat, RunBest())
        runs = tuple([DrawnRun(run.squirrel, run.hexes) for ran in events if isinstance(ran, Ran) for run in ran.runs])
        return DrawRuns(runs), DrawRuns((*runs, *runs[:1]))

    def guess_of_spectator(
        self, state: State[EighteenZooAction, EighteenZooEvent, EighteenZooView], rng: Generator
    ) -> State[EighteenZooAction, EighteenZooEvent, EighteenZooView]:
        """Everybody knows the same: what is face down is face down for all (5.1)."""
        return state.guess(0, rng)

    def can_auto_pass(self, view: EighteenZooView) -> bool:
        return auto_pass.can_auto_pass(view)

    def auto_pass(self, view: EighteenZooView) -> EighteenZooAction | None:
        return auto_pass.auto_pass(view)

    def auto_pass_ended(self, since: EighteenZooView, view: EighteenZooView, exceptions: frozenset[str]) -> str | None:
        return auto_pass.ended(since, view, exceptions)

    def describe_auto_pass(self, exception: str, words: Words) -> str:
        return words(f"auto-pass-{exception}")

    def describe_auto_pass_end(self, reason: str, words: Words) -> str:
        return words(f"auto-pass-ended-{reason}")

    def turn_of(self, state: State[EighteenZooAction, EighteenZooEvent, EighteenZooView], seat: int) -> str:
        """A family's turn in an operating round; in other rounds the seat's, which others' turns separate."""
        assert isinstance(state, EighteenZooState)
        whose = f"family-{state.family}" if state.round_kind() == OPERATING_ROUND else f"seat-{seat}"
        return f"{state.round}.{whose}"

    def feature_groups(self, players: int, options: EighteenZooOptions) -> tuple[Group, ...]:
        return feature_groups(players, options)

    def features(self, state: State[EighteenZooAction, EighteenZooEvent, EighteenZooView], seat: int) -> bytes:
        assert isinstance(state, EighteenZooState)
        return features(state, seat)

    def question(self, view: EighteenZooView, words: Words) -> str:
        return position_text.question(view, words)

    def guide(self, view: EighteenZooView, words: Words) -> Guide:
        return guide(view, words)

    def describe(self, view: EighteenZooView, words: Words) -> str:
        return position_text.describe(view, words)

    def describe_action(self, action: EighteenZooAction, view: EighteenZooView | None, words: Words) -> str:
        return action_text.describe_action(action, view, words)

    def describe_choice(self, action: EighteenZooAction, view: EighteenZooView, words: Words) -> ChoiceText:
        return action_text.describe_choice(action, view, words)

    def number_in(self, action: EighteenZooAction) -> int | None:
        return action.price if isinstance(action, NamePrice) else None

    def describe_event(self, event: EighteenZooEvent, words: Words) -> str:
        return event_text.describe_event(event, words)

    def event_heading(self, event: EighteenZooEvent, words: Words) -> Heading | None:
        return log.event_heading(event, words)

    def first_headings(self, view: EighteenZooView, words: Words) -> tuple[Heading, ...]:
        return log.first_headings(view, words)

    def is_important(self, event: EighteenZooEvent) -> bool:
        return log.IMPORTANT[type(event)]

    def repeated(self, events: Sequence[EighteenZooEvent]) -> frozenset[int]:
        return log.repeated(events)

    def read_foreign(self, raw: bytes, language: str) -> ForeignGame | None:
        """A game exported from 18xx.games."""
        from menagerie.games.eighteen_zoo.importer.foreign import read_foreign

        return read_foreign(self, raw, language)

    def foresee(
        self,
        view: EighteenZooView,
        actions: Sequence[EighteenZooAction],
        guess: State[EighteenZooAction, EighteenZooEvent, EighteenZooView] | None = None,
    ) -> Sequence[EighteenZooForesight | None]:
        """Needs a guess: a view has not all that the rules ask for."""
        if guess is None or view.seat is None:
            return ()
        assert isinstance(guess, EighteenZooState)
        return foresee(actions, guess, view.seat)

    def analyse(
        self,
        guess: State[EighteenZooAction, EighteenZooEvent, EighteenZooView],
        seat: int | None,
        query: EighteenZooQuery,
        words: Words,
    ) -> EighteenZooAnswer:
        assert isinstance(guess, EighteenZooState)
        return answer(guess, seat, query, words)

    def static_document(self, players: int, options: EighteenZooOptions) -> StaticDocument:
        return static_document(players, options)

    @property
    def playthroughs(self) -> tuple[Playthrough, ...]:
        fresh = EighteenZooOptions(map="custom", modules=CUSTOM, revealed_powers=True)
        return (
            Playthrough("base", 2),
            Playthrough("map-f-fr", 4, EighteenZooOptions(map="F"), seed="2", language="fr"),
            Playthrough("five-players", 5, EighteenZooOptions(map="D"), seed="3"),
            Playthrough("records", 3, EighteenZooOptions(map="B", compat="18xx.games"), seed="4"),
            Playthrough("custom-fr", 2, fresh, seed="5", language="fr"),
        )

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        from menagerie.games.eighteen_zoo.bots.squirrel import Dealer, Hoarder, Learner, Magnate, Squirrel

        return {"learner": Learner, "hoarder": Hoarder, "dealer": Dealer, "squirrel": Squirrel, "magnate": Magnate}

    @property
    def levels(self) -> tuple[str, ...]:
        return ("learner", "hoarder", "dealer", "squirrel", "magnate")

    def expected_scores(
        self, state: State[EighteenZooAction, EighteenZooEvent, EighteenZooView]
    ) -> Sequence[ExpectedScore]:
        from menagerie.games.eighteen_zoo.bots.expected_scores import expected_scores

        assert isinstance(state, EighteenZooState)
        return expected_scores(state)

    def piece_uses(
        self, state: State[EighteenZooAction, EighteenZooEvent, EighteenZooView], event: EighteenZooEvent
    ) -> Sequence[PieceUse]:
        from menagerie.games.eighteen_zoo.piece_uses import piece_uses

        assert isinstance(state, EighteenZooState)
        return piece_uses(state, event)


def census(state: EighteenZooState) -> Mapping[str, int]:
    """How many of each thing there are."""
    found: Counter[str] = Counter()
    found["money"] = sum(state.cash) + sum(state.treasury) + state.bank
    for family in state.families:
        name = FAMILIES[family]
        held = [card for hand in state.hands for card in hand if card // CARDS == family]
        found[f"cards-{name}"] = len(held) + len(state.kitchen[family]) + len(state.lounge(family))
        found[f"cards-{name}"] += 0 if state.cousins else 1  # the cousin is still away
        stands = state.track.spaces.count(family) + state.track.extra.count(family)
        left = len(state.station_costs(family)) - state.stations_built[family]
        found[f"stations-{name}"] = stands + left + (0 if state.is_launched(family) else 1)
    track = state.track
    laid = Counter(track.tile(hex) for hex in range(len(track.board.hexes)))
    for tile, number in enumerate(track.board.tiles.numbers):
        found[f"tile-{number}"] = track.left[tile] + laid[tile]
    finite = state.kinds.index(K4J)
    living = [squirrel for family in state.families for squirrel in state.squirrels[family]] + state.kitchen_squirrels
    found["squirrels-twice"] = len(living) - len(set(living))
    found["squirrels-unborn"] = sum(1 for squirrel in living if squirrel >= state.deck_at)
    found["squirrels"] = finite
    found["powers"] = sum(1 for power in range(len(POWERS)) if state.power_at[power] >= -4)
    found["tokens"] = sum(len(stack) for stack in state.stacks) - state.launched.bit_count()
    return found


GAME = EighteenZoo()
