"""What a table grants and what it declines."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from menagerie.core.contract import Result, Standing, state_bytes
from menagerie.table import requests
from menagerie.table.entries import Abandoned, AbandonRequested, CameBack, Ended, HandedOver, Resigned
from menagerie.table.requests import Declined, clean
from menagerie.table.table import resigned_last
from tests.table.tables import Match


def never_here(_person: str) -> bool:
    return False


def test_a_late_decision_is_known_as_late() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    point, action = match.state.point(seat), msgspec.to_builtins(match.state.legal(seat)[0])
    match.act(seat)
    before = state_bytes(match.state)
    with pytest.raises(Declined) as declined:
        requests.act(match.table, seat, point, action)
    assert declined.value.reason == "stale"
    assert state_bytes(match.state) == before


def test_against_the_rules_means_a_paragraph() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    with pytest.raises(Declined) as declined:
        requests.act(match.table, seat, match.state.point(seat), {"type": "choose", "card": "no such card"})
    assert declined.value.reason == "rule"
    assert declined.value.violation is not None
    assert declined.value.violation.paragraph == "3.1"
    assert declined.value.violation.instead in match.state.legal(seat)


@pytest.mark.parametrize("action", [{}, {"type": "fly"}, {"type": "choose"}, {"type": "choose", "card": 3}, {"a": []}])
def test_what_is_no_action_of_the_game_is_declined(action: dict[str, object]) -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    with pytest.raises(Declined) as declined:
        requests.act(match.table, seat, match.state.point(seat), action)
    assert declined.value.reason == "unknown-action"


def test_the_last_move_brings_the_end_with_it() -> None:
    match = Match("ada", "ben")
    match.play_out()
    assert isinstance(match.table.log[-1].entry, Ended)
    assert match.table.phase == "over"
    assert match.table.result == match.state.result()
    late: tuple[Callable[[], object], ...] = (
        lambda: requests.act(match.table, 0, "1.choose", {"type": "stand"}),
        lambda: requests.resign(match.table, 0),
        lambda: requests.ask_undo(match.table, 0),
        lambda: requests.abandon(match.table, "ada", 0),
        lambda: requests.hand_over(match.table, "ada", 1, None, never_here, 1e9),
    )
    for request in late:
        with pytest.raises(Declined) as declined:
            request()
        assert declined.value.reason == "not-running"


def test_at_an_old_table_the_owner_hands_over_at_once_and_others_after_a_while() -> None:
    match = Match("ada", "ben", "cleo")
    table = match.table
    entries = requests.hand_over(table, "ada", 1, "random", never_here, 0.0)
    assert [type(entry) for entry in entries] == [HandedOver]
    with pytest.raises(Declined, match="not-away-long"):
        requests.hand_over(table, "cleo", 1, "random", never_here, 299.0)
    assert requests.hand_over(table, "cleo", 1, "random", never_here, 300.0)
    with pytest.raises(Declined, match="only-players"):
        requests.hand_over(table, "a stranger", 1, "random", never_here, 1e9)
    with pytest.raises(Declined, match="is-here"):
        requests.hand_over(table, "ada", 1, "random", lambda _: True, 0.0)
    with pytest.raises(Declined, match="no-such-bot"):
        requests.hand_over(table, "ada", 1, "nobody", never_here, 0.0)


def test_an_absent_person_comes_back() -> None:
    match = Match("ada", "ben")
    seat = match.state.waiting_on[0]
    match.log([HandedOver(seat, "random", "Ada")])
    with pytest.raises(Declined, match="bot-plays-here"):
        match.act(seat, by="person")
    match.log(requests.reclaim_seat(match.table, seat))
    assert isinstance(match.table.log[-1].entry, CameBack)
    match.act(seat)
    with pytest.raises(Declined, match="no-bot-here"):
        requests.reclaim_seat(match.table, seat)


def test_at_an_old_table_resigning_lets_a_bot_play_on() -> None:
    match = Match("ada", "ben")
    match.log(requests.resign(match.table, 0))
    assert isinstance(match.table.log[-1].entry, Resigned)
    with pytest.raises(Declined, match="has-resigned"):
        requests.reclaim_seat(match.table, 0)
    while match.table.phase == "running":
        seat = match.state.waiting_on[0]
        match.act(seat, by="bot" if seat == 0 else "person")
    standings = match.table.standings
    assert standings is not None
    assert standings.winners == (1,)


def test_those_who_resigned_come_last_in_their_own_order() -> None:
    result = Result(tuple(Standing(seat, rank, 0) for seat, rank in enumerate((1, 2, 2, 4))), "ending-points")
    assert [standing.rank for standing in resigned_last(result, {0}).standings] == [4, 1, 1, 3]
    assert [standing.rank for standing in resigned_last(result, {0, 3}).standings] == [3, 1, 1, 4]
    assert resigned_last(result, set()) is result


def test_at_an_old_table_the_owner_ends_it_alone_and_the_others_together() -> None:
    match = Match("ada", "ben", "cleo")
    assert [type(entry) for entry in requests.abandon(match.table, "ada", 0)] == [Abandoned]
    match.log(requests.abandon(match.table, "ben", 1))
    assert isinstance(match.table.log[-1].entry, AbandonRequested)
    match.log([HandedOver(0, "random", "Ben")])
    match.log(requests.abandon(match.table, "cleo", 2))
    assert match.table.phase == "abandoned"


def test_text_is_cleaned_of_what_cannot_be_seen() -> None:
    assert clean("  Ada \n  Lovelace ") == "Ada Lovelace"
    assert clean("a\u202eb\u0000c\u200bd") == "abcd"
    assert clean("\u200b \u2028") == ""
    assert clean("<script>alert(1)</script>") == "<script>alert(1)</script>", "pages show text as text"
    assert clean("Élise") == "Élise"
