"""Any game as an OpenSpiel game. Importing this module registers every game.

>>> import pyspiel
>>> import menagerie.lab.openspiel_game
>>> game = pyspiel.load_game("menagerie_lucky_lions(players=3,deals=1000,busy_zoo=True)")

* Parameters: ``players`` (as few as the game allows), ``deals``, ``max_moves``, ``last_moves``, and the game's options
  by name.
* With ``last_moves`` other than 0, each deal begins late: a random game is played until it has so many moves left. So
  even the whole tree is small enough for what goes through all of it, such as CFR.
* All random numbers are drawn at the start: the first node deals one of ``deals`` equally likely seeds, which nobody
  sees. From there on the game depends only on what the players do.
* An action is its place in `all_actions`. Where several owe a secret decision at the same time, they are asked one
  after the other and see nothing of each other's; a decision is taken once.
* ``information_state_string`` is perfect recall: the seat's first view, its own actions and the events it saw since,
  and its view now. ``observation_string`` and ``observation_tensor`` are the view alone.
  ``state.describe(player)`` says it in words; ``str(state)`` is the position with all its secrets.
* ``resample_from_infostate`` is the game's ``guess``: Python's ISMCTS bot plays with it. Plain MCTS runs as well,
  but it knows the seed. OpenSpiel's bots in C++ do not work with games in Python.
* Returns: see `menagerie.lab.returns`. A game of ``max_moves`` moves is over, and all returns are 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cache
from typing import Any
from urllib.parse import quote, unquote

import msgspec

from menagerie.core.contract import AnyGame, AnyState, Options, state_bytes
from menagerie.core.features import Layout
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games
from menagerie.core.words import words_for
from menagerie.lab.returns import returns

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise ImportError(
        f"{missing.name} is not installed; OpenSpiel games need the extra: pip install 'menagerie[research]'"
    ) from missing

DEALS = 10_000
MAX_MOVES = 10_000

_OURS = {"players", "deals", "max_moves", "last_moves"}
_encode = msgspec.json.Encoder(order="deterministic").encode


def short_name(game: AnyGame) -> str:
    """Its name in OpenSpiel."""
    return "menagerie_" + game.name.replace("-", "_")


def register(game: AnyGame) -> None:
    """Makes it known to ``pyspiel.load_game``."""

    class Registered(OpenSpielGame):
        # OpenSpiel destroys this after Python has ended. Destroying a function would need Python then: hence a class.
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, parameters)

    pyspiel.register_game(_game_type(game), Registered)


def _game_type(game: AnyGame) -> pyspiel.GameType:
    fewest, most = game.players
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": fewest,
            "deals": DEALS,
            "max_moves": MAX_MOVES,
            "last_moves": 0,
            **as_parameters(game.options_type()),
        },
    )


def as_parameters(options: Options) -> dict[str, Any]:
    """The options as OpenSpiel can carry them: flags, numbers and texts as they are, anything else as JSON.

    In its texts a comma or a bracket would end the parameter, so there they are ``%2C``, ``%28`` and the like.
    """
    named = msgspec.to_builtins(options)
    if clash := _OURS & named.keys():
        raise ValueError(f"an option cannot have the name of one of our own parameters: {', '.join(sorted(clash))}")
    plain = (bool, int, float, str)
    return {
        name: value if isinstance(value, plain) else quote(_encode(value), safe='[]{}":')
        for name, value in named.items()
    }


def _as_options(game: AnyGame, parameters: Mapping[str, Any]) -> Options:
    usual = msgspec.to_builtins(game.options_type())
    chosen = {name: value for name, value in parameters.items() if name not in _OURS}
    for name, value in chosen.items():
        if not isinstance(usual.get(name), (bool, int, float, str)):
            chosen[name] = msgspec.json.decode(unquote(value))
    options: Options = msgspec.convert(chosen, game.options_type)
    return options


class DealtGame:
    """A game after its deal: the current state, and the moves that led to it."""

    __slots__ = ("_before", "_opening", "_segments", "game", "moves", "options", "players", "state")

    def __init__(self, game: AnyGame, players: int, options: Options, deal: int, last_moves: int = 0) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.state: AnyState = (
            late_state(game, players, options, deal, last_moves) if last_moves else game.new(players, options, deal)
        )
        self.moves: list[tuple[int, Any, list[Any]]] = []  # seat, action, events; since the guess, if it is one
        self._opening: AnyState = self.state.clone()
        self._before: tuple[str, ...] | None = (
            None  # in a guess: the earlier recall of each seat, and last a spectator's
        )
        self._segments: tuple[tuple[Any, ...], ...] = ((deal, last_moves),)  # how to rebuild it: see `__reduce__`

    def play(self, seat: int, action: Any) -> None:
        self.moves.append((seat, action, self.state.apply(seat, action)))

    def recall(self, seat: int | None) -> str:
        """The seat's first view, its own actions and the events it saw since."""
        if self._before is None:
            lines = [_encode(self._opening.view(seat)).decode()]
        else:
            lines = [self._before[-1 if seat is None else seat]]
        for mover, action, events in self.moves:
            if mover == seat:
                lines.append("> " + _encode(action).decode())
            seen = [event for event in (self.game.redact(event, seat) for event in events) if event is not None]
            if seen:
                lines.append(_encode(seen).decode())
        return "\n".join(lines)

    def information(self, seat: int) -> str:
        return f"seat {seat}\n{self.recall(seat)}\n= {_encode(self.state.view(seat)).decode()}"

    def guessed(self, seat: int, seed: str) -> DealtGame:
        """The same game as the seat knows it; the other seats recall what is public, and hold what is guessed."""
        state = self.state.guess(seat, Generator(seed))
        public = self.recall(None)
        before = [f"{public}\n{_encode(state.view(other)).decode()}" for other in range(self.players)]
        before[seat] = self.recall(seat)
        copied = copy(self)
        copied.state = state
        copied.moves = []
        copied._before = (*before, public)
        copied._segments = (*self._segments, (*self._encoded_moves(), ("guess", seat, seed)))
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> DealtGame:
        """OpenSpiel clones its states this way; what never changes again is shared."""
        copied = copy(self)
        copied.state = self.state.clone()
        copied.moves = self.moves[:]
        return copied

    def __copy__(self) -> DealtGame:
        copied: DealtGame = DealtGame.__new__(DealtGame)
        for name in DealtGame.__slots__:
            setattr(copied, name, getattr(self, name))
        return copied

    def _encoded_moves(self) -> tuple[Any, ...]:
        return tuple((seat, _encode(action)) for seat, action, _ in self.moves)

    def __reduce__(self) -> tuple[Callable[..., DealtGame], tuple[Any, ...]]:
        """It is pickled as its deal and its moves, and rebuilt from them."""
        return _rebuild, (self.game, self.players, _encode(self.options), (*self._segments, self._encoded_moves()))


def _rebuild(game: AnyGame, players: int, options: bytes, segments: tuple[tuple[Any, ...], ...]) -> DealtGame:
    (deal, last_moves), *rest = segments
    dealt = DealtGame(game, players, msgspec.json.decode(options, type=game.options_type), deal, last_moves)
    for step in (step for segment in rest for step in segment):
        if step[0] == "guess":
            dealt = dealt.guessed(step[1], step[2])
        else:
            dealt.play(step[0], game.decode_action(step[1]))
    return dealt


def late_state(game: AnyGame, players: int, options: Options, deal: int, last_moves: int) -> AnyState:
    """The position in a random game of that deal when so many moves were left, or its beginning if it was shorter."""
    random = Generator(f"last moves of deal {deal}")
    state = game.new(players, options, deal)
    played: list[tuple[int, Any]] = []
    while state.waiting_on:
        seat = state.waiting_on[0]
        played.append((seat, random.choice(state.legal(seat))))
        state.apply(*played[-1])
    state = game.new(players, options, deal)
    for seat, action in played[: max(0, len(played) - last_moves)]:
        state.apply(seat, action)
    return state


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its number of players and its options."""

    def __init__(self, game: AnyGame, parameters: Mapping[str, Any] | None = None) -> None:
        chosen = {**_game_type(game).parameter_specification, **(parameters or {})}
        self.rules = game
        self.players: int = chosen["players"]
        self.deals: int = chosen["deals"]
        self.max_moves: int = chosen["max_moves"]
        self.last_moves: int = chosen["last_moves"]
        if self.deals < 1 or self.max_moves < 1 or self.last_moves < 0:
            raise ValueError("there must be at least one deal and one move, and last_moves is 0 or more")
        self.options = _as_options(game, chosen)
        self.opening = game.new(self.players, self.options)
        self.all_actions = game.all_actions(self.players, self.options)
        self.places = {action: place for place, action in enumerate(self.all_actions)}
        self.layout = Layout(game.feature_groups(self.players, self.options))
        self.words = words_for(game, "en")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.all_actions),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_moves,
        )
        super().__init__(_game_type(game), info, chosen)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, parameters: Mapping[str, Any] | None = None) -> Observer:
        if parameters:
            raise ValueError(f"there are no parameters for observations, so not {dict(parameters)}")
        return Observer(self, recall=kind is not None and kind.perfect_recall)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position. OpenSpiel copies and stores whatever is in its ``__dict__``, which is `_dealt` alone."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self._dealt: DealtGame | None = None

    @property
    def dealt(self) -> DealtGame:
        if self._dealt is None:
            raise ValueError("nothing is dealt yet")
        return self._dealt

    def current_player(self) -> int:
        if self._dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self._dealt.state.waiting_on[0]

    def is_terminal(self) -> bool:
        if self._dealt is None:
            return False
        return not self._dealt.state.waiting_on or self.move_number() > self.get_game().max_moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _equally_likely(self.get_game().deals)

    def _legal_actions(self, player: int) -> list[int]:
        places = self.get_game().places
        return sorted([places[action] for action in self.dealt.state.legal(player)])

    def _apply_action(self, action: int) -> None:
        game: OpenSpielGame = self.get_game()
        if self._dealt is None:
            if not 0 <= action < game.deals:
                raise ValueError(f"there is no deal {action}: they go from 0 to {game.deals - 1}")
            self._dealt = DealtGame(game.rules, game.players, game.options, action, game.last_moves)
        else:
            self._dealt.play(self._dealt.state.waiting_on[0], game.all_actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}"
        game: OpenSpielGame = self.get_game()
        view = None if self._dealt is None else self._dealt.state.view(player)
        return game.rules.describe_action(game.all_actions[action], view, game.words)

    def returns(self) -> list[float]:
        result = None if self._dealt is None else self._dealt.state.result()
        return [0.0] * self.num_players() if result is None else list(returns(result))

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> OpenSpielState:
        """A state that the player cannot tell from this one."""
        copied: OpenSpielState = self.clone()
        copied._dealt = self.dealt.guessed(player, f"{random()} {random()} {random()} {random()}")
        return copied

    def describe(self, player: int | None = None) -> str:
        """The question and the position in words, for the player, or for a spectator."""
        game: OpenSpielGame = self.get_game()
        view = self.dealt.state.view(player)
        return f"{game.rules.question(view, game.words)}\n{game.rules.describe(view, game.words)}"

    def __str__(self) -> str:
        """The whole position, secrets included: OpenSpiel compares states by it."""
        return "nothing dealt yet" if self._dealt is None else state_bytes(self._dealt.state).decode()


@cache
def _equally_likely(count: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / count) for outcome in range(count)]


class Observer:
    """What a player sees, in OpenSpiel's form: a tensor of the features, and a text."""

    def __init__(self, game: OpenSpielGame, *, recall: bool) -> None:
        self._game = game
        self._recall = recall
        self.tensor = np.zeros(game.layout.width, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if state._dealt is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._game.layout.numbers(self._game.rules.features(state._dealt.state, player))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if state._dealt is None:
            return f"seat {player}"
        if self._recall:
            return state._dealt.information(player)
        return f"seat {player}\n= {_encode(state._dealt.state.view(player)).decode()}"


for _game in all_games():
    register(_game)
