"""The contract: what a game promises to the code that plays, shows, stores or studies it.

A game is a pure function of ``(players, options, seed, actions)``. All of it stands on this page:

* `Game`: a set of rules. ``game.new(players, options, seed)`` gives a `State`.
* `State`: a position. Who owes a decision (``waiting_on``), what that seat may do (``legal``), why not
  (``check``), do it (``apply``), what a seat may know (``view``), a full state that fits it (``guess``).
* `Action`, `Event`, `View`, `Options`: frozen structs, JSON both ways. They are made from the inside out, so none can
  hold itself: with ``gc=False`` the collector of reference cycles need not look at the thousands of them.
* `RuleViolation`: a refusal as a value: the paragraph, the facts it needs, what could be done instead.

Seats are numbered from 0. ``None`` in the place of a seat is a spectator.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from menagerie.core.search_settings import SearchingBot, SearchSettings

if TYPE_CHECKING:
    from typing import Self

    from menagerie.core.explanations import Explanation
    from menagerie.core.features import Group
    from menagerie.core.foreign import ForeignGame
    from menagerie.core.generator import Generator
    from menagerie.core.player import BotMaker
    from menagerie.core.words import Words


def kebab(name: str) -> str:
    """``DrawInstead`` as ``draw-instead``: how a struct's class is named on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, gc=False, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """One small decision of one seat. One subclass for each kind of decision."""


class SealedAction(Action, frozen=True):
    """A choice hidden from the others until everyone's is in: a bid, a vote. It may be changed until then."""


class SecretAction(Action, frozen=True):
    """A choice hidden from the others for ever."""


class UnlistedAction(Action, frozen=True):
    """A choice of free form, such as a route drawn by hand: there are too many of them to list.

    ``legal`` and ``all_actions`` leave it out; only ``check`` says whether it may be done. Something that is listed is
    always open beside it, so that bots and learning programs can go on.
    """


class FreeAction(Action, frozen=True):
    """A public action that a seat may take though nobody waits for it, such as withdrawing an offer.

    The others go on without it. So it may be open to a seat that owes no decision.
    """


class Event(Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """One thing that happened, in full. `Game.redact` gives what a seat sees of it."""


class View(Struct, frozen=True, gc=False):
    """What one seat may know."""

    seat: int | None
    """Whose view it is; nothing for a spectator."""
    waiting_on: tuple[int, ...]
    """The seats that owe a decision."""
    point: str | None
    """The address of the decision that is open to this seat."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants that are played: one field for each, with a default."""


Fact = int | str


class RuleViolation(Struct, frozen=True, gc=False):
    """Why an action is refused."""

    paragraph: str
    """The ledger paragraph that forbids it."""
    reason: str
    """What is wrong: the id of a message in the game's catalogue (``refusal-...``)."""
    facts: dict[str, Fact] = {}
    """The variables of that message ("you hold 3, this needs 5")."""
    instead: Action | None = None
    """The most similar legal action of that seat, where there is one."""


class Refused(Exception):
    """Raised by ``apply``; the state is unchanged, to the byte."""

    def __init__(self, violation: RuleViolation) -> None:
        super().__init__(f"{violation.paragraph}: {violation.reason} {violation.facts or ''}".rstrip())
        self.violation = violation


class TieBreak(Struct, frozen=True, gc=False):
    """A number that was compared because scores were equal."""

    name: str
    value: int


class Standing(Struct, frozen=True, gc=False):
    """The final place of one seat."""

    seat: int
    rank: int
    """1 for the winners; seats that are equal after every tie-break share a rank."""
    score: int
    tie_breaks: tuple[TieBreak, ...] = ()


class Result(Struct, frozen=True, gc=False):
    """How the game ended."""

    standings: tuple[Standing, ...]
    """In seat order."""
    ended_by: str
    """What ended it: the id of a message in the game's catalogue (``ending-...``)."""
    decided_by: str | None = None
    """The tie-break that made the difference, or nothing when scores alone did, or when victory is shared."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(standing.score for standing in self.standings)


A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)
O = TypeVar("O", bound=Options)  # noqa: E741 - the letter the contract's four types go by


class State(Protocol[A, E, V_co]):
    """A position. Plain slotted classes over ints, lists and tuples; changed only by ``apply``."""

    @property
    def waiting_on(self) -> tuple[int, ...]:
        """The seats that owe a decision now, in order; none when the game is over. Public knowledge."""
        ...

    def point(self, seat: int) -> str | None:
        """The address of the decision open to the seat; nothing when none is.

        It stays the same until that decision can no longer be changed, and never comes again. A seat may have an
        open decision and owe nothing: it has answered, others have not, and until then it may change its choice; or
        there is a `FreeAction` it may take.
        """
        ...

    def legal(self, seat: int) -> list[A]:
        """Every action open to the seat, in a stable order, without any `UnlistedAction`."""
        ...

    def check(self, seat: int, action: A) -> RuleViolation | None:
        """Nothing, or why the seat may not do this now: nothing for exactly the actions that ``legal`` lists.

        An `UnlistedAction` is never listed; only this method decides about it.
        """
        ...

    def apply(self, seat: int, action: A) -> list[E]:
        """Changes the state and returns the events; raises `Refused` and changes nothing where it is not legal."""
        ...

    def clone(self) -> Self:
        """An independent copy."""
        ...

    def view(self, seat: int | None) -> V_co:
        """What the seat may know."""
        ...

    def guess(self, seat: int, rng: Generator) -> Self:
        """A full state this seat cannot tell from the real one.

        Made from the seat's view and the given generator alone: for two states with equal views, and equal generators,
        the guesses are equal, so that nothing hidden can leak into them.
        """
        ...

    def result(self) -> Result | None:
        """Final scores, ranks and what decided; nothing while the game runs."""
        ...

    def snapshot(self) -> dict[str, object]:
        """The whole state, secrets included, as plain values by name: equal snapshots are equal states.

        The generator's snapshot stands under ``rng``.
        """
        ...


AnyState = State[Any, Any, Any]


def state_bytes(state: AnyState) -> bytes:
    """The state's snapshot as canonical bytes."""
    return msgspec.json.encode(state.snapshot(), order="deterministic")


class BadSetup(Exception):
    """A set-up that is not possible: a player count, an option, or a combination of them."""

    def __init__(self, reason: str, *, concerns: str = "", **facts: Fact) -> None:
        super().__init__(reason)  # alone, so that it can be pickled
        self.reason = reason
        self.facts = facts
        self.concerns = concerns
        """The option that has to be changed, or ``seats``; empty where no single one can be named."""
        self.package: str | None = None
        """The package of the game whose catalogue has the message, where a game raised it."""

    def __str__(self) -> str:
        from menagerie.core.words import words_of

        words = words_of(self.package, "en")
        return words.setup_error(self) if words.has(self.reason) else f"{self.reason} {self.facts or ''}".rstrip()


class ExpectedScore(Struct, frozen=True):
    """What a seat may be expected to have in the end, judged from the whole position."""

    score: float
    deviation: float
    """About two times in three the final score is no further away than this."""


class PieceUse(Struct, frozen=True):
    """A seat got or used a piece of the box."""

    seat: int
    kind: str
    """What it is: ``card``, ``tile``, ``power``; its title is the message ``balance-kind-<kind>``."""
    piece: str
    """Which one; ``<kind>:<piece>`` is explained where it has a name of its own."""


class ChoiceText(Struct, frozen=True, gc=False):
    """One legal action as a list of choices shows it."""

    long: str
    """The whole action in a sentence: "Lay tile 7 on K15 for 2 nuts"."""
    short: str
    """The same under its group's heading: "tile 7, for 2 nuts"."""
    group: str = ""
    """The heading it stands under in a long list: a place on the map, a family. Empty for none."""
    number: int | None = None
    """What is typed to choose it, where the decision is a number: the coins of a bid."""


class Guide(Struct, frozen=True, gc=False):
    """What helps somebody who does not know the game yet: what one wants, what the decision is for, where in the turn
    or round it is."""

    goal: str = ""
    """What one has to do to win, in one sentence; it is read after "Goal: "."""
    purpose: str = ""
    """What the decision is for, in one sentence; empty for those who are not asked."""
    heading: str = ""
    """What the phases are parts of: "Year 2 of 5"."""
    phases: tuple[str, ...] = ()
    """The parts of the turn or round, in order, each in a word or two."""
    phase: int | None = None
    """Which of them it is now."""


class Heading(Struct, frozen=True, gc=False):
    """A heading of the log: where a round, a phase or a turn begins. It stands above the line of its event."""

    text: str
    level: int = 1
    """1 for the largest part of a game; a heading of level 2 stands within one of level 1."""


class Playthrough(Struct, frozen=True):
    """A random game that is kept as a golden file; see `menagerie.core.playthrough`."""

    name: str
    players: int
    options: Options | None = None
    """Nothing for the defaults."""
    seed: str = "1"
    language: str = "en"


class Game(ABC, Generic[O, A, E, V]):
    """A set of rules, and everything that belongs to it. One instance for each game, named ``GAME`` in its folder."""

    name: ClassVar[str]
    """Its name on the command line and in records: ``lucky-lions``."""
    title: ClassVar[str]
    """Its name on the box."""
    rules_version: ClassVar[int] = 1
    """Raised whenever the same seed and actions would give another game; old records keep the old number."""
    players: ClassVar[tuple[int, int]]
    """Fewest and most players, over all options."""
    weight: ClassVar[int] = 2
    """How heavy, from 1: the games of the home page go from light to heavy."""
    finished: ClassVar[bool] = True
    """A finished game has a test for every paragraph of its ledger."""
    package: ClassVar[str]
    """The import name of the game's folder, where its rules and its messages lie."""

    options_type: type[O]
    action_type: Any
    """The union of the game's actions, for decoding."""
    event_type: Any
    """The union of the game's events, for decoding."""
    view_type: type[V]
    foresight_type: Any = None
    """The struct that `foresee` returns, in a game that overrides it."""
    document_type: Any = None
    """The struct that `static_document` returns, in a game that overrides it."""
    query_type: Any = None
    """The union of the questions that `analyse` answers, in a game that overrides it."""
    answer_type: Any = None
    """The union of its answers."""

    explanations: tuple[Explanation, ...] = ()
    """Everything on its board that a person may ask about, in the order of the legend."""

    record_options: tuple[str, ...] = ()
    """Options that only records have, and games continued from them: a new table is neither offered them nor takes
    them."""

    foreign_sources: tuple[str, ...] = ()
    """The programs whose files `read_foreign` reads: the names of the foreign parts of its records."""

    def new(self, players: int, options: O | None = None, seed: int | str = 0) -> State[A, E, V]:
        """A fresh state. The seed is any text; a number stands for its decimal digits."""
        chosen = self.options_type() if options is None else options
        self.check_new(players, chosen)
        return self.deal(players, chosen, str(seed))

    def start(self, players: int, options: O, seed: int | str = 0) -> State[A, E, V]:
        """The first state of a recorded game: as `new`, also with options that only records may have."""
        self.check_setup(players, options)
        return self.deal(players, options, str(seed))

    def check_new(self, players: int, options: O) -> None:
        """Raises `BadSetup` where no new table can be made with these options."""
        self.check_setup(players, options)
        for name in self.chosen_for_records(options):
            raise BadSetup("bad-option-for-records", concerns=name, game=self.title, option=name)

    def chosen_for_records(self, options: O) -> tuple[str, ...]:
        """The options among these that only a record may have."""
        usual = self.options_type()
        return tuple([name for name in self.record_options if getattr(options, name) != getattr(usual, name)])

    def check_setup(self, players: int, options: O) -> None:
        """Raises `BadSetup` where this many players cannot play with these options."""
        fewest, most = self.players
        if not fewest <= players <= most:
            raise BadSetup(
                "bad-player-count", concerns="seats", game=self.title, players=players, fewest=fewest, most=most
            )
        try:  # bounds hold however the options were built
            checked = msgspec.convert(msgspec.to_builtins(options), self.options_type)
        except msgspec.ValidationError as error:
            raise BadSetup("bad-option", game=self.title, detail=str(error)) from None
        bad_setup = self.setup_error(players, checked)
        if bad_setup is not None:
            bad_setup.package = self.package
            raise bad_setup

    def setup_error(self, players: int, options: O) -> BadSetup | None:  # noqa: ARG002 - for games to override
        """What is wrong with this combination, beyond the player count and each option's own bounds."""
        return None

    @abstractmethod
    def deal(self, players: int, options: O, seed: str) -> State[A, E, V]:
        """The state at the start of a game whose set-up has been checked."""

    @abstractmethod
    def setups(self) -> Iterator[tuple[int, O]]:
        """Every player count with every combination of options that makes sense, for the conformance kit."""

    def views(self, state: State[A, E, V], seats: Sequence[int | None]) -> list[V]:
        """What each of these seats may know: as ``view`` says, with less work where they know much of the same."""
        return [state.view(seat) for seat in seats]

    @abstractmethod
    def redact(self, event: E, seat: int | None) -> E | None:
        """What the seat sees of the event: all, a part, or nothing."""

    @abstractmethod
    def census(self, state: State[A, E, V]) -> Mapping[str, int]:
        """How many of each thing there are, wherever they lie: the same from the first move to the last."""

    @abstractmethod
    def all_actions(self, players: int, options: O) -> tuple[A, ...]:
        """Every action ``legal`` could ever list in such a game, in a stable order."""

    @abstractmethod
    def feature_groups(self, players: int, options: O) -> tuple[Group, ...]:
        """What `features` writes for such a table: see `menagerie.core.features`."""

    @abstractmethod
    def features(self, state: State[A, E, V], seat: int) -> bytes:
        """What the seat may know as numbers for learning machines, equal for equal views. It is asked for at every
        decision, so it is written from the state itself, without a view."""

    @abstractmethod
    def question(self, view: V, words: Words) -> str:
        """What the view's seat is asked now, or whom the table waits for, in one sentence."""

    def guide(self, view: V, words: Words) -> Guide:  # noqa: ARG002 - for games to override
        """What the seat wants in this game, what its decision is for, and the parts of the turn or round."""
        return Guide()

    @abstractmethod
    def describe(self, view: V, words: Words) -> str:
        """The position in words, without the question, for terminals, screen readers and playthroughs."""

    @abstractmethod
    def describe_action(self, action: A, view: V | None, words: Words) -> str:
        """An action in words, with more detail where a view is given."""

    def describe_choice(self, action: A, view: V, words: Words) -> ChoiceText:
        """A legal action as a list of choices shows it. Its long text is that of `describe_action`."""
        text = self.describe_action(action, view, words)
        return ChoiceText(text, text)

    def number_in(self, action: A) -> int | None:  # noqa: ARG002 - for games to override
        """The number that an action is, where a decision is a number: a bid, a price. Who types it means it."""
        return None

    @abstractmethod
    def describe_event(self, event: E, words: Words) -> str:
        """A redacted event in words: a line of the log. Empty where it needs no line, as where its heading says all."""

    def event_heading(self, event: E, words: Words) -> Heading | None:  # noqa: ARG002 - for games to override
        """The heading of the log that this redacted event opens: a round, a phase, a turn; nothing for most."""
        return None

    def first_headings(self, view: V, words: Words) -> tuple[Heading, ...]:  # noqa: ARG002 - for games to override
        """The headings above the first move, whose round no event opens. The view is a spectator's, before it."""
        return ()

    def is_important(self, event: E) -> bool:  # noqa: ARG002 - for games to override
        """Whether the event stays in a log that shows only what matters most."""
        return True

    def repeated(self, events: Sequence[E]) -> frozenset[int]:  # noqa: ARG002 - for games to override
        """Which events of one move, by their place, need no line of the log: another one of them says the same.

        They are redacted for one reader.
        """
        return frozenset()

    def unlisted_examples(self, state: State[A, E, V], seat: int) -> Sequence[A]:  # noqa: ARG002 - to be overridden
        """Some `UnlistedAction`s for the conformance kit to try in this position, legal ones where there are any.

        A game that has such a type overrides this; the kit fails where none of its examples is ever legal.
        """
        return ()

    pass_types: tuple[str, ...] = ()
    """The types of the actions that only pass, as they are called on the wire."""

    def is_pass(self, action: Mapping[str, Any]) -> bool:
        """Whether a recorded action only passes: who goes through a game may want to skip it."""
        return action.get("type") in self.pass_types

    forced_types: tuple[str, ...] = ()
    """The types of the actions that a page may do by itself where they are the only choice, as they are called on the
    wire. Only such whose being the only one follows from what all can see: when it is done at once, the others notice.
    So never a sealed or secret action, and no pass that says something about a hidden hand."""

    def is_forced(self, state: State[A, E, V], seat: int, legal: Sequence[A]) -> bool:
        """Whether the seat has one choice alone, and all know it."""
        if seat not in state.waiting_on or len(legal) != 1 or _tag(legal[0]) not in self.forced_types:
            return False
        return all(state.check(seat, action) is not None for action in self.unlisted_examples(state, seat))

    def turn_of(self, state: State[A, E, V], seat: int) -> str:
        """Names the turn that the seat is in: what it decides in one turn, one thing after another, can be undone at
        once. Here the first part of its decision's address."""
        return (state.point(seat) or "").partition(".")[0]

    auto_pass_exceptions: tuple[str, ...] = ()
    """What may end passing on a person's behalf, by name; empty in a game that does not offer it."""

    def can_auto_pass(self, view: V) -> bool:  # noqa: ARG002 - this one and the next four: for games to override
        """Whether the view's seat may ask now that the table passes for it until the round is over."""
        return False

    def auto_pass(self, view: V) -> A | None:  # noqa: ARG002
        """The pass that is due for the view's seat; nothing where something else is asked of it."""
        return None

    def auto_pass_ended(self, since: V, view: V, exceptions: frozenset[str]) -> str | None:  # noqa: ARG002
        """Why the table no longer passes for the seat: the name of an exception, or another word for the end of the
        round. ``since`` is the seat's view from when it asked."""
        return None

    def describe_auto_pass(self, exception: str, words: Words) -> str:  # noqa: ARG002
        """An exception in words."""
        return exception

    def describe_auto_pass_end(self, reason: str, words: Words) -> str:  # noqa: ARG002
        """What `auto_pass_ended` returned, in words."""
        return reason

    def foresee(
        self,
        view: V,  # noqa: ARG002 - all three: for games to override
        actions: Sequence[A],  # noqa: ARG002
        guess: State[A, E, V] | None = None,  # noqa: ARG002
    ) -> Sequence[Struct | None]:
        """What each of the view's seat's actions would change at once, for a board to show before one is chosen.

        One struct for each action, in the same order, or nothing for those whose outcome the seat cannot know; empty
        in a game that does not override this. Made from the view, or from a state guessed from it, so that it shows
        nothing hidden.
        """
        return ()

    def static_document(self, players: int, options: O) -> Struct | None:  # noqa: ARG002 - for games to override
        """What a board needs to know of such a table and never changes; none where the view holds all."""
        return None

    def guess_of_spectator(self, state: State[A, E, V], rng: Generator) -> State[A, E, V] | None:  # noqa: ARG002
        """A full state that a spectator cannot tell from the real one, as `State.guess` makes it for a seat.

        Made from the spectator's view and the generator alone. Nothing in a game that does not override this: there,
        spectators cannot ask for an analysis.
        """
        return None

    def analyse(
        self,
        guess: State[A, E, V],
        seat: int | None,
        query: Any,
        words: Words,
    ) -> Struct:
        """Answers a question of a board about a position, which changes nothing. ``guess`` is a state guessed from what
        the seat knows (none: a spectator), so that no answer shows anything hidden.
        Raises `Refused` where the question has no answer."""
        raise NotImplementedError(f"{self.title} answers no questions")

    def read_foreign(self, raw: bytes, language: str) -> ForeignGame | None:  # noqa: ARG002 - for games to override
        """A game exported by another program, replayed by the rules here; nothing where the file is none of that kind.

        Raises `UnreadableForeignGame` where it is of that kind and cannot be read.
        """
        return None

    @property
    def playthroughs(self) -> tuple[Playthrough, ...]:
        """The golden files of this game. Together they should play every variant."""
        return (Playthrough("base", self.players[0]),)

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        """The game's own bots by name; ``random`` plays every game and is not among them. A bot that is no longer
        offered stays here, so that stored tables which name it can go on."""
        return {}

    searching_bots: ClassVar[Mapping[str, SearchingBot]] = {}
    """Bots that are the search that plays any game, with settings of this game, by name."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots that people are offered, weakest first: the first has one paw, the next two, and so on to five.

        Names of `bots`, `searching_bots` or ``random``. Each has a name, a way of playing in a few words, and a
        sentence about it in the game's catalogue: ``bot-<name>-name``, ``bot-<name>``, ``bot-<name>-about``."""
        return ("random", *self.bots)

    estimate_bot: ClassVar[str] = "random"
    """The bot that plays positions to their end, to estimate probabilities to win; see `menagerie.bots.estimate`."""
    hint_bot: ClassVar[str | None] = None
    """Plays on from the actions that a hint compares, so it must be quick; nothing: `estimate_bot`. See
    `menagerie.bots.move_estimates`."""
    estimate_decisions: ClassVar[int] = 100_000
    """How many decisions of that bot the estimates of one whole game may take."""

    def expected_scores(self, state: State[A, E, V]) -> Sequence[ExpectedScore] | None:  # noqa: ARG002 - for games to override
        """What each seat may be expected to have in the end, in a game too long to be played to its end many times.
        Made from the whole state, so it is for games that are over. Nothing where `estimate_bot` plays on instead."""
        return None

    def lead(self, state: State[A, E, V]) -> Sequence[float] | None:
        """How far each seat is, in points: the highest leads. Made from the whole state, so it is for studies. Nothing
        where the game cannot say."""
        expected = self.expected_scores(state)
        return None if expected is None else [one.score for one in expected]

    def piece_uses(
        self,
        state: State[A, E, V],  # noqa: ARG002 - both: for games to override
        event: E,  # noqa: ARG002
    ) -> Sequence[PieceUse]:
        """The cards, tiles, powers and the like that seats got or used by this event, for the study of balance; the
        state is the one after it."""
        return ()

    search_settings: ClassVar[SearchSettings] = SearchSettings()
    """How the search that plays any game uses this game's own bots; see `menagerie.bots.search`."""

    def action_weights(
        self,
        state: State[A, E, V],  # noqa: ARG002 - all three: for games to override
        seat: int,  # noqa: ARG002
        legal: Sequence[A],  # noqa: ARG002
    ) -> Sequence[float] | None:
        """How promising each of these actions is at first sight, for a search: positive numbers in the same order.
        Nothing in a game that does not override this: then its bots say what to try first."""
        return None

    def decode_action(self, raw: bytes | str) -> A:
        """An action from JSON; raises ``msgspec.ValidationError`` or ``msgspec.DecodeError``."""
        action: A = msgspec.json.decode(raw, type=self.action_type)
        return action


AnyGame = Game[Any, Any, Any, Any]


def _tag(action: Action) -> object:
    """The type of an action as it is called on the wire."""
    return type(action).__struct_config__.tag


def nearest(action: A, legal: list[A]) -> A | None:
    """The legal action most similar to the refused one: of its type if possible, with the closest numbers."""
    best: A | None = None
    best_distance = float("inf")
    for candidate in legal:
        distance = _distance(action, candidate)
        if distance < best_distance:
            best, best_distance = candidate, distance
    return best


def _distance(a: Action, b: Action) -> float:
    if type(a) is not type(b):
        return 1e6
    apart = 0.0
    for field in a.__struct_fields__:
        x, y = getattr(a, field), getattr(b, field)
        if x == y:
            continue
        numbers = isinstance(x, int) and isinstance(y, int)
        apart += min(abs(x - y), 1000) if numbers else 1000
    return apart
