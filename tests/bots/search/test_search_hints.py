"""What the search says of its choices is true, and another number is noticed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from menagerie.bots.search import Budget, SearchBot
from menagerie.core.generator import Generator
from menagerie.core.player import Reason, observe
from menagerie.core.registry import game as find_game
from tests.bots.hint_checks.checks import Hint, UntrueHint
from tests.bots.search.test_search import position
from tests.bots.test_hints import CHECKS, verified


def hint(name: str, players: int, moves: int) -> Hint:
    game = find_game(name)
    state = position(game, players, moves)
    seat = state.waiting_on[0]
    return Hint(state, seat, SearchBot(game, Generator("hint"), Budget(200)).choose(observe(state, seat)))


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize(
    "moves", [4, pytest.param(0, marks=pytest.mark.soak), pytest.param(12, marks=pytest.mark.soak)]
)
def test_every_claim_is_true_and_can_be_said(name: str, moves: int) -> None:
    found = hint(name, 3, moves)
    assert verified(find_game(name), found, CHECKS[name]).startswith("reason-search-")
    assert all(0 <= one.share <= 1 for one in found.choice.estimates)


@pytest.mark.parametrize(("name", "fact"), [("lucky-lions", "win"), ("zoo-le-ma", "higher"), ("lucky-lions", "tried")])
def test_a_wrong_number_is_noticed(name: str, fact: str) -> None:
    found = hint(name, 2, 0)
    reason = found.choice.reason
    claimed = reason.facts[fact]
    assert isinstance(claimed, int)
    facts = {**reason.facts, fact: 1 if fact == "tried" else (claimed + 50) % 100}
    with pytest.raises(UntrueHint):
        CHECKS[name].verify(found._replace(choice=replace(found.choice, reason=Reason(reason.message, facts))))
