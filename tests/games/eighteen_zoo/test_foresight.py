"""What is foreseen is what then happens: every field, for actions of random games on every map, by both readings."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

import msgspec
import pytest

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Lay, Pass
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, LastRunDue, Ran, SquirrelRetired
from menagerie.games.eighteen_zoo.foresight import EighteenZooForesight
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.run import able_squirrels, modifiers, runner
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.view import EighteenZooView
from tests.games.eighteen_zoo.eager_play import EagerGame

SETUPS = list(GAME.setups())
EVERY_KIND = ("Lay", "BuildStation", "Launch", "Sell", "BuyCard", "BuySquirrel", "Share", "Keep", "Pass")
MapName = Literal["A", "B", "C", "D", "E", "F"]
MORE_GAMES: list[tuple[int, MapName, str]] = [(3, "B", "every 3"), (4, "D", "every 4"), (5, "F", "every 5")]
TRIED = 1
"""So many actions of each decision are really done, on a copy."""


def change(before: EighteenZooView, after: EighteenZooView, events: list[EighteenZooEvent]) -> dict[str, Any]:
    """What two views and the events between them say has changed; without best harvests."""
    seats = list(zip(before.players, after.players, strict=True))
    families = list(zip(before.families, after.families, strict=True))
    debt = tuple(new.debt - old.debt for old, new in seats)
    retired = [(one.squirrel, one.family, False, False) for one in events if isinstance(one, SquirrelRetired)]
    retired += [(one.squirrel, one.family, True, False) for one in events if isinstance(one, LastRunDue)]
    holders = {squirrel.id: family.family for family in after.families for squirrel in family.squirrels}
    in_doubt = [name for name in after.retiring if name not in before.retiring]
    retired += [(name, holders.get(name), False, True) for name in in_doubt]
    return {
        "cash": tuple(new.cash - old.cash for old, new in seats),
        "worth": tuple(new.worth - old.worth for old, new in seats),
        "debt": debt if any(debt) else (),
        "treasury": {new.family: new.treasury - old.treasury for old, new in families if new.treasury != old.treasury},
        "reputation": tuple(
            (new.family, new.row, new.column, new.price)
            for old, new in families
            if (new.row, new.column) != (old.row, old.column)
        ),
        "parents": {new.family: new.controller for old, new in families if new.controller != old.controller},
        "retires": sorted(retired, key=str),
        "phase": after.phase if after.phase != before.phase else None,
        "nuts": next((event.nuts for event in events if isinstance(event, Ran)), None),
        "ends_turn": after.turn != before.turn or after.result is not None,
        "ends_round": len(after.history) != len(before.history),
        "ends_game": after.result is not None,
    }


def told(foreseen: EighteenZooForesight) -> dict[str, Any]:
    """The same of a foresight."""
    fields = msgspec.structs.asdict(foreseen)
    fields["reputation"] = tuple(msgspec.structs.astuple(one) for one in foreseen.reputation)
    fields["retires"] = sorted([msgspec.structs.astuple(one) for one in foreseen.retires], key=str)
    return {name: value for name, value in fields.items() if "harvest" not in name and name != "family"}


def really(state: EighteenZooState, seat: int, action: EighteenZooAction) -> dict[str, Any]:
    after = state.clone()
    events = after.apply(seat, action)
    return change(state.view(seat), after.view(seat), events)


def best_before_the_run(state: EighteenZooState, family: int) -> int:
    runners = [runner(state, squirrel) for squirrel in able_squirrels(state, family)]
    return best_harvest(state.track, family, runners, modifiers(state, family)).nuts


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_what_is_foreseen_is_what_happens(number: int) -> None:
    players, options = SETUPS[number]
    game = EagerGame(players, options, f"foresight {number}")
    rng = Generator(f"tried {number}")
    compared: Counter[str] = Counter()
    for seat, legal in game.moves():
        state = game.state
        tried = [rng.choice(legal) for _ in range(TRIED)]
        foreseen = GAME.foresee(state.view(seat), tried, state.guess(seat, Generator("guess")))
        for action, found in zip(tried, foreseen, strict=True):
            assert found is not None
            assert told(found) == really(state, seat, action), action
            compared[type(action).__name__] += 1
            if found.harvest_after is not None and state.step == "track" and rng.below(4) == 0:
                assert found.family is not None
                family = FAMILY_OF[found.family]
                after = state.clone()
                after.apply(seat, action)
                assert found.harvest_before == best_before_the_run(state, family)
                if after.family == family:
                    assert found.harvest_after == best_before_the_run(after, family)
                compared["harvest"] += 1
    assert min(compared[kind] for kind in ("Lay", "Sell", "Pass", "BuyCard", "harvest")) > 0, compared


EVERY_ACTION = [(2, "A", "every"), *[pytest.param(*game, marks=pytest.mark.soak) for game in MORE_GAMES]]


@pytest.mark.parametrize(("players", "map_name", "seed"), EVERY_ACTION)
def test_every_legal_action_of_a_game_is_foreseen(players: int, map_name: MapName, seed: str) -> None:
    """All of them at once, as a table asks: what looks alike shares a foresight, all share the search for harvests."""
    game = EagerGame(players, EighteenZooOptions(map=map_name), seed)
    compared: Counter[str] = Counter()
    for seat, legal in game.moves():
        state = game.state
        before = state.view(seat)
        foreseen = GAME.foresee(before, legal, state.guess(seat, Generator("guess")))
        assert len(foreseen) == len(legal)
        for action, found in zip(legal, foreseen, strict=True):
            assert found is not None
            after = state.clone()
            events = after.apply(seat, action)
            assert told(found) == change(before, after.view(seat), events), action
            compared[type(action).__name__] += 1
            if state.step == "track" and isinstance(action, Lay) and able_squirrels(state, state.family):
                # What the search did not prove within its budget is left out, never guessed.
                assert found.harvest_before in (None, best_before_the_run(state, state.family))
                assert found.harvest_after in (None, best_before_the_run(after, state.family)), action
                compared["left out" if None in (found.harvest_before, found.harvest_after) else "harvest"] += 1
    assert min(compared[kind] for kind in EVERY_KIND) > 0, compared
    assert compared["harvest"] > max(200, 4 * compared["left out"]), compared


@pytest.mark.parametrize("field", ["cash", "worth", "treasury", "reputation", "ends_turn", "parents", "retires"])
def test_a_wrong_foresight_would_be_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from menagerie.games.eighteen_zoo import foresight

    right = foresight.difference

    def wrong(*parts: Any) -> EighteenZooForesight:
        found = right(*parts)
        value = getattr(found, field)
        spoiled: Any = (not value) if isinstance(value, bool) else {} if isinstance(value, dict) else tuple(value)[:-1]
        return msgspec.structs.replace(found, **{field: spoiled})

    monkeypatch.setattr(foresight, "difference", wrong)
    game = EagerGame(3, SETUPS[7][1], "wrong")
    for seat, legal in game.moves():
        foreseen = GAME.foresee(game.state.view(seat), legal[:4], game.state.guess(seat, Generator("guess")))
        for action, found in zip(legal, foreseen, strict=False):
            assert found is not None
            if told(found) != really(game.state, seat, action):
                return
    pytest.fail("nobody noticed")


def test_nothing_hidden_is_foreseen() -> None:
    """Two worlds with another order of the powers face down look the same beforehand."""
    game = EagerGame(4, EighteenZooOptions(map="B"), "worlds")
    worlds = 0
    for seat, legal in game.moves():
        view = game.state.view(seat)
        one, other = [game.state.guess(seat, Generator(name)) for name in ("one", "other")]
        worlds += one.power_order != other.power_order
        assert GAME.foresee(view, legal[:6], one) == GAME.foresee(view, legal[:6], other)
    assert worlds


def test_what_is_refused_has_no_foresight() -> None:
    state = EagerGame(2, SETUPS[0][1], "refused").state
    seat = state.waiting_on[0]
    other = 1 - seat
    assert GAME.foresee(state.view(other), [Pass()], state.guess(other, Generator("g"))) == [None]
    assert GAME.foresee(state.view(seat), [Pass()], None) == ()
    assert GAME.foresee(state.view(None), [Pass()], state.guess(seat, Generator("g"))) == ()


def test_a_foresight_is_json_both_ways() -> None:
    game = EagerGame(2, SETUPS[0][1], "json")
    for seat, legal in game.moves():
        for found in GAME.foresee(game.state.view(seat), legal[:3], game.state.guess(seat, Generator("g"))):
            assert msgspec.json.decode(msgspec.json.encode(found), type=EighteenZooForesight) == found
