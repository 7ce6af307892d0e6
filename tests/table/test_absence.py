"""Tables of a tournament: they do not wait for ever, and nobody but the tournament says when they begin and end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from menagerie.core.registry import game
from menagerie.server.notices.turn_notices import people_to_move
from menagerie.table import consent, rematch, requests
from menagerie.table.absence import absent_seats, never_came, wait_no_longer
from menagerie.table.entries import NonceOffered, RematchAnswered, RematchProposed, SatDown
from menagerie.table.requests import Declined
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.table import Table


def table(people: tuple[str, ...], come: tuple[str, ...], bots: int = 0, **settings: Any) -> Table:
    """A tournament's table for these people, of whom some have come."""
    lions = game("lucky-lions")
    seats = (*(SeatSettings() for _ in people), *(SeatSettings("random", f"Bot {n}") for n in range(bots)))
    chosen = TableSettings(
        game="lucky-lions",
        options={},
        seats=seats,
        **{"by_agreement": True, "visibility": "private", "tournament": "cup", **settings},
    )
    found = Table(
        TableHeader(id="t", settings=chosen, rules=lions.rules_version, owner="olga", secret="5" * 64, created=0.0)
    )
    found.add(1.0, [SatDown(seat, person, person.title()) for seat, person in enumerate(people)])
    found.add(1.0, [NonceOffered(person, "n") for person in come])
    return found


def finish(one: Table) -> None:
    while one.phase == "running":
        assert one.state is not None
        seat = one.state.waiting_on[0]
        point = one.state.point(seat)
        assert point is not None
        recorded = msgspec.to_builtins(one.state.legal(seat)[0])
        by: Any = "person" if one.seats[seat].person_plays else "bot"
        one.add(2.0, requests.act(one, seat, point, recorded, by))
        while (more := requests.follow_up(one)) is not None:
            one.add(2.0, [more])


def test_the_game_begins_without_the_absent_for_whom_a_bot_plays() -> None:
    one = table(("ada", "ben", "cleo"), ("ada", "ben"))
    assert absent_seats(one) == (2,)
    one.add(5.0, wait_no_longer(one))
    assert one.phase == "running"
    assert [seat.bot is None for seat in one.seats] == [True, True, False]
    one.add(6.0, requests.reclaim_seat(one, 2))
    assert one.seats[2].person_plays, "they may still come"


def test_whoever_never_came_is_known_at_the_end() -> None:
    one = table(("ada", "ben", "cleo"), ("ada", "ben"))
    one.add(5.0, wait_no_longer(one))
    finish(one)
    assert never_came(one) == (2,)


def test_nothing_is_played_where_fewer_than_two_came() -> None:
    one = table(("ada", "ben"), ("ada",))
    one.add(5.0, wait_no_longer(one))
    assert (one.phase, one.seed) == ("abandoned", None)
    assert wait_no_longer(one) == []
    with_bot = table(("ada",), (), bots=1)
    with_bot.add(5.0, wait_no_longer(with_bot))
    assert with_bot.phase == "abandoned", "a bot alone is not a game"
    with_two = table(("ada",), (), bots=2)
    with_two.add(5.0, wait_no_longer(with_two))
    assert with_two.phase == "running"


class _AllHere:
    def is_here(self, _person: str) -> bool:
        return True

    def away_seconds(self, _person: str) -> float:
        return 0.0


def test_neither_players_nor_the_organiser_decide_when_it_begins_and_ends() -> None:
    one = table(("ada", "ben"), ("ada",))
    refused: tuple[Callable[[], object], ...] = (
        lambda: requests.stand_up(one, "ada"),
        lambda: requests.resign(one, 0),
        lambda: requests.begin(one, "olga", "random"),
        lambda: consent.abandon(one, "olga", 0, _AllHere()),
        lambda: consent.abandon(one, "ada", 0, _AllHere()),
    )
    for request in refused:
        with pytest.raises(Declined, match="table-of-tournament"):
            request()
    one.add(2.0, [NonceOffered("ben", "n")])
    one.add(2.0, [requests.deal(one)])
    with pytest.raises(Declined, match="table-of-tournament"):
        consent.abandon(one, "ada", 0, _AllHere())
    one.add(3.0, requests.resign(one, 0))
    assert one.phase == "over", "to resign is everybody's own affair"


def test_a_rematch_is_a_game_of_friends() -> None:
    one = table(("ada", "ben"), ("ada", "ben"))
    one.add(2.0, [requests.deal(one)])
    finish(one)
    one.add(3.0, [RematchProposed(0), RematchAnswered(1, True)])
    settings, _ = rematch.new_table(one, with_bots=False)
    assert (settings.tournament, settings.visibility) == (None, "link")


def test_a_notice_tells_of_a_table_that_waits() -> None:
    assert people_to_move(table(("ada", "ben"), ("ada",))) == {"ben"}
    assert people_to_move(table(("ada", "ben"), ("ada",), tournament=None)) == frozenset()
