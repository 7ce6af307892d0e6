"""What a table grants and what it declines."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from menagerie.core.contract import Result, Standing, state_bytes
from menagerie.table import requests
from menagerie.table.entries import Abandoned, AbandonWished, CameBack, Ended, HandedOver, Resigned
from menagerie.table.requests import Declined, clean
from menagerie.table.table import behind
from tests.table.sittings import Sitting


def never_here(_person: str) -> bool:
    return False


def test_a_late_decision_is_known_as_late() -> None:
    sitting = Sitting("ada", "ben")
    seat = sitting.state.waiting_on[0]
    point, action = sitting.state.point(seat), msgspec.to_builtins(sitting.state.legal(seat)[0])
    sitting.act(seat)
    before = state_bytes(sitting.state)
    with pytest.raises(Declined) as declined:
        requests.act(sitting.table, seat, point, action)
    assert declined.value.why == "stale"
    assert state_bytes(sitting.state) == before


def test_against_the_rules_means_a_paragraph() -> None:
    sitting = Sitting("ada", "ben")
    seat = sitting.state.waiting_on[0]
    with pytest.raises(Declined) as declined:
        requests.act(sitting.table, seat, sitting.state.point(seat), {"type": "choose", "card": "no such card"})
    assert declined.value.why == "rule"
    assert declined.value.violation is not None
    assert declined.value.violation.paragraph == "3.1"
    assert declined.value.violation.instead in sitting.state.legal(seat)


@pytest.mark.parametrize("action", [{}, {"type": "fly"}, {"type": "choose"}, {"type": "choose", "card": 3}, {"a": []}])
def test_what_is_no_action_of_the_game_is_declined(action: dict[str, object]) -> None:
    sitting = Sitting("ada", "ben")
    seat = sitting.state.waiting_on[0]
    with pytest.raises(Declined) as declined:
        requests.act(sitting.table, seat, sitting.state.point(seat), action)
    assert declined.value.why == "unknown-action"


def test_the_last_move_brings_the_end_with_it() -> None:
    sitting = Sitting("ada", "ben")
    sitting.play_out()
    assert isinstance(sitting.table.log[-1].entry, Ended)
    assert sitting.table.phase == "over"
    assert sitting.table.result == sitting.state.result()
    late: tuple[Callable[[], object], ...] = (
        lambda: requests.act(sitting.table, 0, "1.choose", {"type": "stand"}),
        lambda: requests.resign(sitting.table, 0),
        lambda: requests.ask_undo(sitting.table, 0),
        lambda: requests.abandon(sitting.table, "ada", 0),
        lambda: requests.hand_over(sitting.table, "ada", 1, None, never_here, 1e9),
    )
    for request in late:
        with pytest.raises(Declined) as declined:
            request()
        assert declined.value.why == "not-running"


def test_the_owner_hands_over_at_once_and_others_after_a_while() -> None:
    sitting = Sitting("ada", "ben", "cleo")
    table = sitting.table
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
    sitting = Sitting("ada", "ben")
    seat = sitting.state.waiting_on[0]
    sitting.log([HandedOver(seat, "random", "Ada")])
    with pytest.raises(Declined, match="bot-plays-here"):
        sitting.act(seat, by="person")
    sitting.log(requests.come_back(sitting.table, seat))
    assert isinstance(sitting.table.log[-1].entry, CameBack)
    sitting.act(seat)
    with pytest.raises(Declined, match="nobody-stands-in"):
        requests.come_back(sitting.table, seat)


def test_resigning_is_for_good_and_cannot_win() -> None:
    sitting = Sitting("ada", "ben")
    sitting.log(requests.resign(sitting.table, 0))
    assert isinstance(sitting.table.log[-1].entry, Resigned)
    with pytest.raises(Declined, match="has-resigned"):
        requests.come_back(sitting.table, 0)
    while sitting.table.phase == "running":
        seat = sitting.state.waiting_on[0]
        sitting.act(seat, by="bot" if seat == 0 else "person")
    standings = sitting.table.standings
    assert standings is not None
    assert standings.winners == (1,)


def test_those_who_resigned_come_last_in_their_own_order() -> None:
    result = Result(tuple(Standing(seat, rank, 0) for seat, rank in enumerate((1, 2, 2, 4))), "ending-points")
    assert [standing.rank for standing in behind(result, {0}).standings] == [4, 1, 1, 3]
    assert [standing.rank for standing in behind(result, {0, 3}).standings] == [3, 1, 1, 4]
    assert behind(result, set()) is result


def test_the_owner_ends_the_table_alone_and_the_others_together() -> None:
    sitting = Sitting("ada", "ben", "cleo")
    assert [type(entry) for entry in requests.abandon(sitting.table, "ada", 0)] == [Abandoned]
    sitting.log(requests.abandon(sitting.table, "ben", 1))
    assert isinstance(sitting.table.log[-1].entry, AbandonWished)
    sitting.log([HandedOver(0, "random", "Ben")])
    sitting.log(requests.abandon(sitting.table, "cleo", 2))
    assert sitting.table.phase == "abandoned"


def test_text_is_cleaned_of_what_cannot_be_seen() -> None:
    assert clean("  Ada \n  Lovelace ") == "Ada Lovelace"
    assert clean("a\u202eb\u0000c\u200bd") == "abcd"
    assert clean("\u200b \u2028") == ""
    assert clean("<script>alert(1)</script>") == "<script>alert(1)</script>", "pages show text as text"
    assert clean("Élise") == "Élise"
