"""Ratings: which games count, what they change, and that time makes them uncertain without changing their order."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.bots import levels
from menagerie.club import ratings
from menagerie.club.ratings import DAY, RatedGame, RatedSeat, Rating, rate, rated_game
from menagerie.core.registry import all_games
from menagerie.table import requests
from menagerie.table.entries import Abandoned, HandedOver, Undone
from menagerie.table.settings import ClockRule
from menagerie.table.table import Table
from tests.table.tables import Match

FAIR: dict[str, Any] = {"rated": True, "hints": False, "hindsight": False, "by_agreement": True}


def played(*who: str | None, **more: Any) -> Match:
    match = Match(*who, settings={**FAIR, **more})
    match.play_out()
    return match


def counted(table: Table) -> RatedGame:
    found = rated_game(table)
    assert isinstance(found, RatedGame), found
    return found


def ranks(game: RatedGame) -> list[int]:
    return [seat.rank for seat in game.seats]


def test_a_game_among_people_counts_by_the_ranks_of_the_rules() -> None:
    match = played("ada", "ben", "cem")
    game = counted(match.table)
    assert game.opponents == "people"
    assert match.table.result is not None
    assert ranks(game) == [standing.rank for standing in match.table.result.standings]
    assert [seat.person for seat in game.seats] == ["ada", "ben", "cem"]
    assert game.ended == match.now


def test_a_game_with_a_bot_counts_on_another_list_and_the_bot_keeps_its_rating() -> None:
    game = counted(played("ada", None).table)
    assert game.opponents == "bots"
    bot = ratings.bot_ratings("lucky-lions")["random"]
    ada, other = rate(game, [Rating(), bot])
    assert other == bot
    assert (ada.mu > 25) == (game.seats[0].rank == 1)


@pytest.mark.parametrize(("settings", "why"), [({"hints": True}, "hints"), ({"hindsight": True}, "hindsight")])
def test_help_makes_a_game_unfair(settings: dict[str, bool], why: str) -> None:
    assert rated_game(played("ada", "ben", **settings).table) == why


def test_one_person_in_two_seats_bots_alone_and_games_broken_off_count_for_nothing() -> None:
    assert rated_game(played("ada", "ada").table) == "several-seats"
    assert rated_game(played(None, None).table) == "nobody"
    match = Match("ada", "ben", settings=FAIR)
    match.log([Abandoned()])
    assert rated_game(match.table) == "broken-off"


def test_a_bot_that_nobody_measured_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "bot_ratings", lambda _game: {})
    assert rated_game(played("ada", None).table) == "unrated-bot"
    assert isinstance(rated_game(played("ada", "ben").table), RatedGame)


def test_an_undo_that_the_others_agreed_to_makes_a_game_unfair() -> None:
    match = Match("ada", "ben", settings=FAIR)
    mover = match.state.waiting_on[0]
    match.act(mover)
    match.log([Undone(mover, (match.table.moves[-1].seq,), True)])
    match.play_out()
    assert rated_game(match.table) == "hindsight"


def test_a_shuffle_that_does_not_follow_from_what_was_promised_counts_for_nothing() -> None:
    table = played("ada", "ben").table
    forged = table.fork()
    forged.header = msgspec.structs.replace(table.header, secret="6" * 64)
    assert rated_game(forged) == "shuffle"


def test_who_resigns_is_last() -> None:
    match = Match("ada", "ben", "cem", settings=FAIR)
    match.log(requests.resign(match.table, 1))
    match.play_out()
    assert ranks(counted(match.table))[1] == 3
    two = Match("ada", "ben", settings=FAIR)
    two.log(requests.resign(two.table, 0))
    assert ranks(counted(two.table)) == [2, 1]


def test_who_runs_out_of_time_once_is_behind_everybody_who_did_not() -> None:
    match = Match("ada", "ben", "cem", settings=FAIR, clock=ClockRule("move", 60))
    late = match.state.waiting_on[0]
    match.act(late, by="clock")
    match.play_out()
    assert ranks(counted(match.table))[late] == 3


def test_who_leaves_the_seat_to_a_bot_is_last_also_after_coming_back() -> None:
    match = Match("ada", "ben", settings=FAIR)
    left = match.state.waiting_on[0]
    match.log([HandedOver(left, "keeper", "ben")])
    match.act(left, by="bot")
    match.log(requests.reclaim_seat(match.table, left))
    match.play_out()
    assert ranks(counted(match.table))[left] == 2


def test_every_bot_that_is_offered_was_measured() -> None:
    for game in all_games():
        assert set(levels(game)) <= set(ratings.bot_ratings(game.name))


# --- the figures

PEOPLE = st.lists(
    st.builds(
        Rating,
        mu=st.floats(0, 50),
        sigma=st.floats(1, ratings.BEGIN_SIGMA),
        games=st.integers(1, 500),
        played=st.floats(0, 1000 * DAY),
    ),
    min_size=2,
    max_size=6,
)


def a_game(order: list[int], ended: float = 1000 * DAY) -> RatedGame:
    return RatedGame(
        "table", "toy", "people", ended, tuple(RatedSeat(f"p{n}", None, rank) for n, rank in enumerate(order))
    )


@given(PEOPLE)
def test_the_winner_never_loses_points_and_the_last_never_gains_any(before: list[Rating]) -> None:
    after = rate(a_game(list(range(1, len(before) + 1))), before)
    assert after[0].mu >= before[0].mu
    assert after[-1].mu <= before[-1].mu
    assert all(new.games == old.games + 1 for new, old in zip(after, before, strict=True))
    assert all(0 < new.sigma <= ratings.BEGIN_SIGMA + 0.1 for new in after)


@given(PEOPLE, st.floats(0, 400))
def test_the_order_of_a_leaderboard_is_that_of_the_cautious_ratings_on_every_day(
    people: list[Rating], later: float
) -> None:
    """As long as nobody is as uncertain as a newcomer: until then they have left the leaderboard."""
    now = 1000 * DAY + later * DAY
    shown = [one for one in people if one.games >= ratings.FLOOR_GAMES and ratings.board_until(one) > now]
    by_key = sorted(shown, key=lambda one: ratings.board_key(one) or 0.0)
    cautious = [one.mu - 2 * ratings.sigma_at(one, now) for one in by_key]
    assert all(before <= after + 1e-6 for before, after in pairwise(cautious))


def test_time_makes_a_rating_uncertain_but_never_more_than_a_newcomers() -> None:
    one = Rating(30.0, 3.0, 40, 0.0)
    assert ratings.sigma_at(one, 0) == 3.0
    assert ratings.sigma_at(one, 100 * DAY) == pytest.approx(4.0)
    assert ratings.sigma_at(one, 10_000 * DAY) == ratings.BEGIN_SIGMA
    assert ratings.board_until(one) == pytest.approx(400 * DAY)


def test_below_the_floor_of_games_nobody_is_on_a_leaderboard() -> None:
    assert ratings.board_key(Rating(40.0, 1.0, ratings.FLOOR_GAMES - 1)) is None
    assert ratings.board_key(Rating(40.0, 1.0, ratings.FLOOR_GAMES)) is not None


def test_a_newcomer_has_a_thousand_points() -> None:
    assert ratings.points(ratings.BEGIN_MU) == 1000
