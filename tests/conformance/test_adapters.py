"""Every game, by way of the research libraries: their own test suites, and that they show nobody a secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import msgspec
import pytest

import menagerie
from menagerie.core.conformance.kit import share_of_setups
from menagerie.core.contract import AnyGame, AnyState, Options, state_bytes
from menagerie.core.generator import Generator


def tables() -> Iterator[Any]:
    """Of every game a few set-ups, spread over all that make sense; if its games are long, the first and the last."""
    for game in menagerie.all_games():
        setups = [setup for setup in game.setups() if not game.chosen_for_records(setup[1])]
        few = 5 if share_of_setups(game) == 1 else 2
        chosen = sorted({round(i * (len(setups) - 1) / (few - 1)) for i in range(few)})
        for i in chosen:
            yield pytest.param(game, *setups[i], id=f"{game.name}-{i}")


every_table = pytest.mark.parametrize(("game", "players", "options"), list(tables()))


@pytest.fixture
def zoo() -> Any:
    return pytest.importorskip("menagerie.lab.pettingzoo_env", reason="no PettingZoo here", exc_type=ImportError)


@pytest.fixture
def spiel() -> Any:
    return pytest.importorskip("menagerie.lab.openspiel_game", reason="no OpenSpiel here", exc_type=ImportError)


def positions(game: AnyGame, players: int, options: Options, seed: str) -> Iterator[AnyState]:
    """A game played at random, move by move."""
    rng = Generator(f"moves of {seed}")
    state = game.new(players, options, seed)
    while state.waiting_on:
        yield state
        seat = rng.choice(state.waiting_on)
        state.apply(seat, rng.choice(state.legal(seat)))
    yield state


def stride(game: AnyGame) -> int:
    """Of the longest games every third position is looked at."""
    return 3 if game.name == "18zoo" else 1


def holds_secrets(state: AnyState, players: int) -> bool:
    """Whether some seat knows more than a spectator; what nobody knows is no seat's secret."""
    shown = msgspec.structs.replace(state.view(None), point=None)
    return any(msgspec.structs.replace(state.view(seat), seat=None, point=None) != shown for seat in range(players))


# --- PettingZoo

# Its test suite loads one of its own games the way it calls old.
old_way = pytest.mark.filterwarnings("ignore:The old environment creation API has been deprecated:DeprecationWarning")


# A dictionary with a mask is PettingZoo's own form for games with illegal actions, yet its test knows only the names of
# its own games that use it; and it looks at the mask of agents whose game is over, who can do nothing.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@old_way
@every_table
def test_pettingzoo_finds_the_environment_in_order(zoo: Any, game: AnyGame, players: int, options: Options) -> None:
    from pettingzoo.test import api_test

    api_test(zoo.env(game, players, options), num_cycles=60)


@old_way
@every_table
def test_pettingzoo_finds_the_seed_respected(zoo: Any, game: AnyGame, players: int, options: Options) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo.env(game, players, options), num_cycles=60)


@pytest.mark.usefixtures("capsys")
@old_way
@every_table
def test_pettingzoo_finds_the_rendering_in_order(zoo: Any, game: AnyGame, players: int, options: Options) -> None:
    from pettingzoo.test import render_test

    render_test(lambda render_mode: zoo.env(game, players, options, render_mode=render_mode))


@every_table
def test_an_environment_plays_the_game_itself(zoo: Any, game: AnyGame, players: int, options: Options) -> None:
    from menagerie.lab.returns import returns

    env = zoo.raw_env(game, players, options)
    env.reset(seed=11)
    state = game.new(players, options, 11)
    rng = Generator("environment")
    while state.waiting_on:
        seat = state.waiting_on[0]
        assert env.agent_selection == f"player_{seat}"
        mask = env.observe(env.agent_selection)["action_mask"]
        legal = state.legal(seat)
        assert {env.encoding.all_actions[place] for place in mask.nonzero()[0]} == set(legal)
        action = rng.choice(legal)
        env.step(env.encoding.all_actions.index(action))
        state.apply(seat, action)
    assert state_bytes(env.table) == state_bytes(state)
    assert all(env.terminations.values())
    result = state.result()
    assert result is not None
    assert tuple(env.rewards.values()) == returns(result)


@every_table
def test_an_observation_holds_no_secret(zoo: Any, game: AnyGame, players: int, options: Options) -> None:
    env = zoo.raw_env(game, players, options)
    env.reset(seed=0)
    rng = Generator("observations")
    others_differed = secrets = False
    for state in islice(positions(game, players, options, "secrets"), 0, None, stride(game)):
        secrets = secrets or holds_secrets(state, players)
        seat = rng.below(players)
        agent, others = env.possible_agents[seat], env.possible_agents[:seat] + env.possible_agents[seat + 1 :]
        seen = []
        for world in (state, state.guess(seat, rng)):
            env.table = world
            env.agent_selection = agent
            seen.append({name: env.observe(name) for name in env.possible_agents})
        true, guessed = seen
        assert (true[agent]["observation"] == guessed[agent]["observation"]).all()
        assert (true[agent]["action_mask"] == guessed[agent]["action_mask"]).all()
        others_differed |= any((true[name]["observation"] != guessed[name]["observation"]).any() for name in others)
    assert others_differed or not secrets, "the worlds were the same, so this proved nothing"


# --- OpenSpiel


def load(spiel: Any, game: AnyGame, players: int, options: Options, **parameters: int) -> Any:
    return spiel.OpenSpielGame(game, {"players": players, **parameters, **spiel.as_parameters(options)})


@every_table
def test_openspiel_finds_the_game_in_order(spiel: Any, game: AnyGame, players: int, options: Options) -> None:
    import pyspiel

    # It stores the game after every move, and rebuilding a long game each time is slow.
    loaded = load(spiel, game, players, options, deals=20, max_moves=150)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_openspiel_loads_every_game_by_name(spiel: Any) -> None:
    import pyspiel

    for game in menagerie.all_games():
        loaded = pyspiel.load_game(spiel.short_name(game))
        assert loaded.num_players() == game.players[0]
        assert loaded.num_distinct_actions() == len(game.all_actions(game.players[0], game.options_type()))


@every_table
def test_openspiel_plays_the_game_itself(spiel: Any, game: AnyGame, players: int, options: Options) -> None:
    from menagerie.lab.returns import returns

    loaded = load(spiel, game, players, options)
    theirs = loaded.new_initial_state()
    theirs.apply_action(11)
    ours = game.new(players, options, 11)
    rng = Generator("openspiel")
    while ours.waiting_on:
        seat = theirs.current_player()
        assert seat == ours.waiting_on[0]
        assert {loaded.all_actions[place] for place in theirs.legal_actions()} == set(ours.legal(seat))
        place = rng.choice(theirs.legal_actions())
        theirs.apply_action(place)
        ours.apply(seat, loaded.all_actions[place])
    assert str(theirs).encode() == state_bytes(ours)
    assert theirs.is_terminal()
    result = ours.result()
    assert result is not None
    assert theirs.returns() == pytest.approx(list(returns(result)))


@every_table
def test_an_information_state_holds_no_secret(spiel: Any, game: AnyGame, players: int, options: Options) -> None:
    rng = Generator("information")
    state = load(spiel, game, players, options).new_initial_state()
    state.apply_action(rng.below(1000))
    others_differed = secrets = False
    for number in count():
        if state.is_terminal():
            break
        if number % stride(game):
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        secrets = secrets or holds_secrets(state.dealt.state, players)
        seat = rng.below(players)
        world = state.resample_from_infostate(seat, lambda: rng.below(1 << 30) / (1 << 30))
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        others_differed |= any(
            world.observation_string(other) != state.observation_string(other)
            for other in range(players)
            if other != seat
        )
        state.apply_action(rng.choice(state.legal_actions()))
    assert others_differed or not secrets, "the worlds were the same, so this proved nothing"


@every_table
def test_a_resampled_world_can_be_copied_stored_and_played(
    spiel: Any, game: AnyGame, players: int, options: Options
) -> None:
    rng = Generator("resampled")
    loaded = load(spiel, game, players, options)
    state = loaded.new_initial_state()
    state.apply_action(0)
    for _ in range(10):
        further = state.child(rng.choice(state.legal_actions()))
        if further.is_terminal():  # a short game
            break
        state = further
    world = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    world.apply_action(rng.choice(world.legal_actions()))
    for copy in (world.clone(), loaded.deserialize_state(world.serialize())):
        assert str(copy) == str(world)
        for seat in range(players):
            assert copy.information_state_string(seat) == world.information_state_string(seat)
    while not world.is_terminal():
        world.apply_action(rng.choice(world.legal_actions()))
    assert sum(world.returns()) == pytest.approx(0)


@every_table
def test_openspiels_own_searchers_play_it(spiel: Any, game: AnyGame, players: int, options: Options) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    loaded = load(spiel, game, players, options, deals=50)
    rng = np.random.RandomState(3)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    for bot in (
        mcts.MCTSBot(loaded, 1.4, 3, rollouts, random_state=rng),
        ismcts.ISMCTSBot(loaded, rollouts, 1.4, 3, random_state=rng),
    ):
        state = loaded.new_initial_state()
        state.apply_action(7)
        for _ in range(4):
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
