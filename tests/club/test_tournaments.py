"""Tournaments: nobody sits twice or is forgotten, opponents and seats are balanced, and the seed gives it all again."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.club.tournaments import published, requests
from menagerie.club.tournaments.entries import Began, Cancelled, Ended, Left, Logged, Paired, Played, ResultKind
from menagerie.club.tournaments.knockout import first_slots
from menagerie.club.tournaments.lots import drawn
from menagerie.club.tournaments.pairing import next_round, planned_rounds
from menagerie.club.tournaments.points import HALF, POINT, ranked_points
from menagerie.club.tournaments.settings import Format, TournamentSettings
from menagerie.club.tournaments.standings import TIE_BREAKS, standings
from menagerie.club.tournaments.tables import table_sizes
from menagerie.club.tournaments.tournament import Tournament, TournamentHeader
from menagerie.table.limits import ARENA_PATIENCE_SECONDS, TOURNAMENT_OPEN_SECONDS, TOURNAMENT_RETURNS
from menagerie.table.requests import Declined

SEED = "5eed" * 16


def tournament(kind: Format, entrants: int, size: int = 2, **more: object) -> Tournament:
    usual: dict[str, object] = {"fewest": max(2, size - 1), "rounds": 5 if kind == "swiss" else None}
    chosen = TournamentSettings(
        name="Sunday cup",
        game="lions",
        options={},
        format=kind,
        size=size,
        minutes=60 if kind == "arena" else None,
        pace="quick",
        absence_minutes=5,
        **{**usual, **more},  # type: ignore[arg-type]
    )
    header = TournamentHeader(
        id="cup", settings=chosen, organiser="o", commitment=published.commitment(SEED), created=0.0
    )
    found = Tournament(header)
    for number in range(1, entrants + 1):
        found.add(0.0, requests.join(found, f"p{number}", f"Person {number}"))
    return found


def begun(kind: Format, entrants: int, size: int = 2, **more: object) -> Tournament:
    found = tournament(kind, entrants, size, **more)
    found.add(0.0, requests.begin(found, SEED))
    return found


def play(one: Tournament, rng: random.Random, at: float = 1.0, kind: ResultKind = "played") -> None:
    """A result for every table of the round: without ties, at random."""
    for table in one.rounds[-1].tables:
        ranks = list(range(1, len(table.seats) + 1))
        rng.shuffle(ranks)
        place = one.rounds[-1].tables.index(table)
        one.add(at, [Played(one.rounds[-1].number, place, kind, tuple(ranks))])


def play_all(one: Tournament, rng: random.Random) -> None:
    while (step := requests.next_step(one, 1e9, SEED)) is not None:
        one.add(1.0, [step])
        if isinstance(step, Paired):
            play(one, rng)


def met(one: Tournament) -> Counter[frozenset[int]]:
    pairs = (pair for each in one.rounds for table in each.tables for pair in combinations(table.seats, 2))
    return Counter(frozenset(pair) for pair in pairs)


# --- tables


@given(st.integers(1, 300), st.integers(2, 6), st.data())
def test_as_many_as_possible_sit_at_as_few_tables_as_possible(count: int, size: int, data: st.DataObject) -> None:
    fewest = data.draw(st.integers(2, size))
    sizes, byes = table_sizes(count, size, fewest)
    assert sum(sizes) + byes == count
    assert all(fewest <= one <= size for one in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    possible = [
        seated for seated in range(count + 1) if any(fewest * n <= seated <= size * n for n in range(1, count + 1))
    ]
    assert sum(sizes) == max(possible, default=0)
    assert len(sizes) == -(-sum(sizes) // size)


def test_points_are_the_share_of_the_others_that_one_beats() -> None:
    assert ranked_points((1, 2)) == [POINT, 0]
    assert ranked_points((1, 1)) == [HALF, HALF]
    assert ranked_points((2, 1, 4, 3)) == [80, 120, 0, 40]
    assert ranked_points((1, 2, 2, 4)) == [120, 60, 60, 0]
    for size in range(2, 7):
        ranks = list(range(1, size + 1))
        assert sum(ranked_points(ranks)) * 2 == size * POINT


# --- every format


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["swiss", "round-robin", "knockout"]),
    st.integers(2, 17),
    st.integers(2, 6),
    st.integers(0, 2**32),
    st.booleans(),
)
def test_in_every_round_everybody_who_is_there_sits_once_or_has_a_bye(
    kind: Format, entrants: int, size: int, chance: int, leaving: bool
) -> None:
    size = 2 if kind == "knockout" else min(size, entrants)
    one, rng = begun(kind, entrants, size), random.Random(chance)
    alive = set(range(1, entrants + 1))
    while isinstance(step := requests.next_step(one, 1e9, SEED), Paired):
        one.add(1.0, [step])
        here = [*step.byes, *(seat for table in step.tables for seat in table)]
        assert len(here) == len(set(here)), "nobody sits twice"
        active = {each.number for each in one.active}
        assert set(here) <= active
        if kind != "knockout":
            assert set(here) == active, "nobody is forgotten"
        play(one, rng)
        if leaving and len(one.active) > 2 and rng.random() < 0.3:
            gone = rng.choice(one.active)
            one.add(1.0, [Left(gone.number, rng.choice(("asked", "absent")))])
    assert isinstance(step, Ended)
    one.add(1.0, [step])
    rows = standings(one)
    assert sorted(row.entrant for row in rows) == sorted(alive)
    assert published.check(published.decode(published.encode(one))).ok


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 24), st.integers(0, 2**32))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(entrants: int, chance: int) -> None:
    one = begun("round-robin", entrants)
    play_all(one, random.Random(chance))
    assert set(met(one).values()) == {1}
    assert len(met(one)) == entrants * (entrants - 1) // 2
    first = Counter(table.seats[0] for each in one.rounds for table in each.tables)
    second = Counter(table.seats[1] for each in one.rounds for table in each.tables)
    assert all(abs(first[number] - second[number]) <= 3 for number in range(1, entrants + 1))
    if entrants % 2:
        assert all(len(each.byes) == 1 for each in one.rounds)


@pytest.mark.parametrize(("entrants", "size"), [(8, 4), (9, 3), (12, 3), (13, 4), (16, 4), (18, 6), (10, 5), (24, 4)])
def test_at_larger_tables_nearly_everybody_meets_everybody(entrants: int, size: int) -> None:
    one = begun("round-robin", entrants, size)
    play_all(one, random.Random(1))
    times = met(one)
    assert len(times) >= 0.92 * comb(entrants, 2)
    if (entrants, size) in ((9, 3), (16, 4)):  # there is a schedule without any repetition, and it is found
        assert set(times.values()) == {1}


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 40), st.integers(0, 2**32))
def test_in_a_swiss_of_pairs_nobody_meets_twice(entrants: int, chance: int) -> None:
    rounds = min(6, entrants // 2)
    one = begun("swiss", entrants, rounds=rounds)
    play_all(one, random.Random(chance))
    assert len(one.rounds) == rounds
    assert max(met(one).values()) == 1
    byes = Counter(entrant for each in one.rounds for entrant in each.byes)
    assert max(byes.values(), default=0) <= 1, "nobody has a second bye before everybody has had one"


def test_a_swiss_brings_those_with_equal_points_together() -> None:
    one, rng = begun("swiss", 32, rounds=5), random.Random(3)
    play_all(one, rng)
    leader = standings(one)[0]
    assert leader.points == 5, "whoever wins all five is alone at the top of 32"
    assert [row.points for row in standings(one)].count(Fraction(5)) == 1


@settings(max_examples=15, deadline=None)
@given(st.integers(8, 40), st.integers(3, 6), st.integers(0, 2**32))
def test_seats_are_balanced(entrants: int, size: int, chance: int) -> None:
    one = begun("swiss", entrants, size, rounds=size)
    play_all(one, random.Random(chance))
    had = Counter(
        (seat, place) for each in one.rounds for table in each.tables for place, seat in enumerate(table.seats)
    )
    assert max(had.values()) <= 3
    twice = sum(count - 1 for count in had.values())
    assert twice <= 0.3 * sum(had.values())


def test_a_bye_goes_to_those_with_the_fewest_points_who_have_had_none() -> None:
    one, rng = begun("swiss", 5, rounds=3), random.Random(0)
    for _ in range(3):
        step = next_round(one)
        assert step is not None
        had = {entrant for each in one.rounds for entrant in each.byes}
        points = {row.entrant: row.points for row in standings(one)}
        fewest = min(points[entrant] for entrant in points if entrant not in had)
        assert points[step.byes[0]] == fewest
        one.add(1.0, [step])
        play(one, rng)


def test_at_larger_tables_nobody_is_left_out_where_smaller_tables_do() -> None:
    one = begun("swiss", 7, 4)
    step = next_round(one)
    assert step is not None
    assert sorted(map(len, step.tables)) == [3, 4]
    assert step.byes == ()


# --- knockout


@given(st.integers(1, 70))
def test_the_first_stage_of_a_knockout_gives_byes_to_single_entrants(entrants: int) -> None:
    slots = first_slots(list(range(1, entrants + 1)))
    assert len(slots) == 1 << (entrants - 1).bit_length()
    assert sorted(slot for slot in slots if slot is not None) == list(range(1, entrants + 1))
    assert all((one, other) != (None, None) for one, other in zip(slots[::2], slots[1::2], strict=False))


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 40), st.integers(0, 2**32))
def test_a_knockout_has_one_winner_and_whoever_loses_is_out(entrants: int, chance: int) -> None:
    one, rng = begun("knockout", entrants), random.Random(chance)
    lost: set[int] = set()
    while isinstance(step := requests.next_step(one, 1e9, SEED), Paired):
        one.add(1.0, [step])
        assert lost.isdisjoint([*step.byes, *(seat for table in step.tables for seat in table)])
        play(one, rng)
        for table in one.rounds[-1].tables:
            assert table.result is not None
            lost.add(table.seats[table.result.ranks.index(2)])
    assert len(lost) == entrants - 1
    rows = standings(one)
    assert rows[0].entrant not in lost
    assert [row.place for row in rows].count(1) == 1
    assert len(one.rounds) == (entrants - 1).bit_length()


def test_a_tie_in_a_knockout_is_played_again_with_the_seats_exchanged_and_then_drawn() -> None:
    one = begun("knockout", 2)
    seats = []
    for _ in range(3):
        step = next_round(one)
        assert step is not None
        one.add(1.0, [step])
        seats.append(step.tables[0])
        one.add(1.0, [Played(step.round, 0, "played", (1, 1))])
    assert seats[0] == seats[1][::-1] == seats[2] or seats[0] == seats[1][::-1]
    assert next_round(one) is None
    assert [row.place for row in standings(one)] == [1, 2]


def test_whoever_meets_somebody_who_has_left_goes_on() -> None:
    one = begun("knockout", 4)
    gone = one.entrants[0].number
    one.add(1.0, [Left(gone, "asked")])
    step = next_round(one)
    assert step is not None
    assert len(step.tables) == 1
    one.add(1.0, [step])
    play(one, random.Random(1))
    final = next_round(one)
    assert final is not None
    assert set(step.byes) <= set(final.tables[0])


def test_where_neither_comes_the_next_opponent_goes_on() -> None:
    one = begun("knockout", 4)
    step = next_round(one)
    assert step is not None
    one.add(1.0, [step, Played(1, 0, "forfeit", (1, 1), step.tables[0]), Played(1, 1, "played", (1, 2))])
    assert next_round(one) is None
    assert standings(one)[0].entrant == step.tables[1][0]


# --- arena


def test_an_arena_seats_those_who_wait_and_bots_only_with_people() -> None:
    one = tournament("arena", 3, 4)
    one.add(0.0, requests.add_bots(one, [("random", "Otto")] * 6))
    one.add(0.0, requests.begin(one, SEED))
    step = requests.next_step(one, 0.0, SEED)
    assert isinstance(step, Paired)
    assert len(step.tables) == 1
    assert {1, 2, 3} < set(step.tables[0]), "three people and a bot"
    one.add(0.0, [step])
    assert requests.next_step(one, 1.0, SEED) is None, "bots do not play among themselves"
    play(one, random.Random(1), at=10.0)
    assert isinstance(requests.next_step(one, 10.0, SEED), Paired)
    assert isinstance(requests.next_step(one, 3600.0, SEED), Ended)


def test_in_an_arena_a_smaller_table_does_after_a_while() -> None:
    one = begun("arena", 3, 4)
    assert requests.next_step(one, 0.0, SEED) is None
    step = requests.next_step(one, ARENA_PATIENCE_SECONDS, SEED)
    assert isinstance(step, Paired)
    assert (len(step.tables[0]), step.small) == (3, True)
    one.add(ARENA_PATIENCE_SECONDS, [step])
    assert published.check(published.decode(published.encode(one))).ok


def test_in_an_arena_two_do_not_meet_at_once_again_where_others_wait() -> None:
    one, rng = begun("arena", 8), random.Random(5)
    for number in range(6):
        step = requests.next_step(one, float(number), SEED)
        assert isinstance(step, Paired)
        before = {frozenset(table.seats) for table in one.rounds[-1].tables} if one.rounds else set()
        assert before.isdisjoint(map(frozenset, step.tables))
        one.add(float(number), [step])
        play(one, rng, at=float(number))


def test_a_game_that_began_in_time_counts_and_then_it_is_over() -> None:
    one = begun("arena", 2)
    step = requests.next_step(one, 0.0, SEED)
    assert step is not None
    one.add(0.0, [step])
    assert requests.next_step(one, 3700.0, SEED) is None
    play(one, random.Random(1), at=3800.0)
    assert isinstance(requests.next_step(one, 3800.0, SEED), Ended)
    assert standings(one)[0].points == 1


# --- who gets in


def test_newcomers_get_into_a_swiss_for_some_rounds_and_into_a_round_robin_never() -> None:
    swiss, rng = begun("swiss", 4, late_rounds=1), random.Random(2)
    for _ in range(2):
        step = next_round(swiss)
        assert step is not None
        swiss.add(1.0, [step])
        play(swiss, rng)
        if swiss.rounds[-1].number == 1:
            swiss.add(1.0, requests.join(swiss, "late", "Lea"))
    with pytest.raises(Declined, match="tournament-closed"):
        requests.join(swiss, "later", "Leo")
    assert len(swiss.entrants) == 5
    with pytest.raises(Declined, match="tournament-closed"):
        requests.join(begun("round-robin", 4), "late", "Lea")


def test_whoever_leaves_is_not_paired_and_may_come_back_but_not_for_ever() -> None:
    one, rng = begun("swiss", 6), random.Random(2)
    one.add(0.0, requests.leave(one, "p1"))
    for expected in (5, 6):
        step = next_round(one)
        assert step is not None
        assert len({*step.byes, *(seat for table in step.tables for seat in table)}) == expected
        one.add(1.0, [step])
        play(one, rng)
        one.add(1.0, requests.join(one, "p1", "Person 1"))
    for _ in range(TOURNAMENT_RETURNS - 1):
        one.add(1.0, requests.leave(one, "p1"))
        one.add(1.0, requests.join(one, "p1", "Person 1"))
    one.add(1.0, requests.leave(one, "p1"))
    with pytest.raises(Declined, match="tournament-too-many-returns"):
        requests.join(one, "p1", "Person 1")


def test_whoever_is_removed_stays_out() -> None:
    one = begun("swiss", 4)
    one.add(0.0, requests.remove(one, 2))
    with pytest.raises(Declined, match="tournament-removed"):
        requests.join(one, "p2", "Person 2")
    assert requests.leave(one, "p2") == []


def test_it_is_full_and_has_only_so_many_bots() -> None:
    with pytest.raises(Declined, match="tournament-full"):
        tournament("round-robin", 41)
    with pytest.raises(Declined, match="tournament-too-many-bots"):
        requests.add_bots(tournament("swiss", 1), [("random", "Otto")] * 65)


def test_no_two_entrants_have_one_name() -> None:
    one = tournament("swiss", 2)
    one.add(0.0, requests.join(one, "x", "Person 1"))
    one.add(0.0, requests.add_bots(one, [("random", "Otto")] * 3))
    names = [each.name for each in one.entrants]
    assert names == ["Person 1", "Person 2", "Person 1 2", "Otto", "Otto 2", "Otto 3"]


def test_it_begins_by_itself_at_its_time_or_is_cancelled_where_nobody_comes() -> None:
    planned = tournament("swiss", 4, starts=100.0)
    assert requests.next_step(planned, 99.0, SEED) is None
    assert requests.next_step(planned, 100.0, SEED) == Began(SEED)
    assert requests.next_step(tournament("swiss", 1, starts=100.0), 100.0, SEED) == Cancelled("too-few")
    waiting = tournament("swiss", 4)
    assert requests.next_step(waiting, TOURNAMENT_OPEN_SECONDS - 1, SEED) is None
    assert requests.next_step(waiting, TOURNAMENT_OPEN_SECONDS, SEED) == Cancelled("never-begun")


def test_the_next_round_waits_for_the_pause() -> None:
    one, rng = begun("swiss", 4, pause_minutes=2), random.Random(1)
    step = requests.next_step(one, 0.0, SEED)
    assert step is not None
    one.add(0.0, [step])
    assert requests.next_step(one, 1e9, SEED) is None, "tables are still playing"
    play(one, rng, at=50.0)
    assert requests.next_step(one, 169.0, SEED) is None
    assert isinstance(requests.next_step(one, 170.0, SEED), Paired)


def test_it_ends_early_where_too_few_are_left() -> None:
    one, rng = begun("swiss", 4), random.Random(1)
    step = next_round(one)
    assert step is not None
    one.add(0.0, [step])
    play(one, rng)
    for number in (1, 2, 3):
        one.add(1.0, requests.remove(one, number))
    assert isinstance(requests.next_step(one, 1e9, SEED), Ended)


# --- standings


def test_tie_breaks_count_in_the_order_that_is_stated() -> None:
    one = begun("round-robin", 4)
    circle = drawn(SEED, "circle", [1, 2, 3, 4])
    strong, *others = circle

    def ranks(seats: tuple[int, ...]) -> tuple[int, ...]:
        """The strongest loses to nobody; the other three beat each other in a circle."""
        first, second = seats
        if strong in seats:
            return (1, 2) if first == strong else (2, 1)
        return (1, 2) if (others.index(first) + 1) % 3 == others.index(second) else (2, 1)

    while (step := next_round(one)) is not None:
        one.add(1.0, [step])
        for place, table in enumerate(step.tables):
            one.add(1.0, [Played(step.round, place, "played", ranks(table))])
    rows = standings(one)
    assert [row.points for row in rows] == [3, 1, 1, 1]
    names = TIE_BREAKS["round-robin"]
    assert [row.tie_breaks[names.index("direct")] for row in rows[1:]] == [1, 1, 1]
    lots = [row.tie_breaks[names.index("lot")] for row in rows[1:]]
    assert lots == sorted(lots), "what nothing else decides, the lot does"


def test_forfeits_give_points_but_no_tie_breaks_and_a_broken_off_game_gives_none() -> None:
    one = begun("swiss", 4)
    step = next_round(one)
    assert step is not None
    (came, absent), (third, fourth) = step.tables
    one.add(1.0, [step, Played(1, 0, "forfeit", (1, 2), (absent,)), Played(1, 1, "broken-off", (1, 1))])
    rows = {row.entrant: row for row in standings(one)}
    assert [rows[number].points for number in (came, absent, third, fourth)] == [1, 0, 0, 0]
    assert rows[came].wins == rows[came].games == 0
    assert rows[came].tie_breaks[0] == 0


def test_whoever_never_came_to_a_table_that_was_played_has_no_points_there() -> None:
    one = begun("swiss", 4, 4)
    step = next_round(one)
    assert step is not None
    seats = step.tables[0]
    one.add(1.0, [step, Played(1, 0, "played", (1, 2, 3, 4), (seats[0],))])
    points = {row.entrant: row.points for row in standings(one)}
    assert [points[seat] for seat in seats] == [0, Fraction(2, 3), Fraction(1, 3), 0]


# --- the file


@pytest.mark.parametrize("kind", ["swiss", "round-robin", "knockout", "arena"])
def test_a_file_is_paired_again_to_the_same_and_a_changed_one_is_noticed(kind: Format) -> None:
    one, rng = begun(kind, 9, 2 if kind == "knockout" else 3), random.Random(7)
    for number in range(3):
        step = requests.next_step(one, 100.0 * number, SEED)
        assert step is not None
        one.add(100.0 * number, [step])
        play(one, rng, at=100.0 * number)
    found = published.decode(published.encode(one))
    assert published.check(found).ok
    other_seed = [msgspec.structs.replace(each, entry=Began("other")) if isinstance(each.entry, Began) else each
                  for each in found.log]  # fmt: skip
    changed = published.check(msgspec.structs.replace(found, log=tuple(other_seed)))
    assert not changed.seed
    assert not all(each.same for each in changed.rounds)
    swapped = published.check(msgspec.structs.replace(found, log=tuple(map(_swapped, found.log))))
    assert [each.same for each in swapped.rounds][-1] is False


def _swapped(logged: Logged) -> Logged:
    """The third round with two entrants exchanged."""
    entry = logged.entry
    if not isinstance(entry, Paired) or entry.round != 3:
        return logged
    (first, *rest), *tables = entry.tables
    return msgspec.structs.replace(logged, entry=msgspec.structs.replace(entry, tables=((*rest, first), *tables)))


def test_a_file_that_is_none_is_refused() -> None:
    with pytest.raises(published.BadTournamentFile):
        published.decode(b'{"format":"other"}')
    one = begun("swiss", 4)
    found = published.decode(published.encode(one))
    gap = msgspec.structs.replace(found, log=found.log[1:])
    with pytest.raises(published.BadTournamentFile):
        published.check(gap)
    with pytest.raises(published.BadTournamentFile):
        published.folded(gap)


def test_the_seed_is_in_the_file_once_it_has_begun() -> None:
    assert SEED.encode() not in published.encode(tournament("swiss", 4))
    assert SEED.encode() in published.encode(begun("swiss", 4))


def test_planned_rounds() -> None:
    assert planned_rounds(tournament("round-robin", 5)) == 5
    assert planned_rounds(tournament("round-robin", 13, 4)) == 6
    assert planned_rounds(tournament("swiss", 13, 4)) == 5
    assert planned_rounds(tournament("arena", 13, 4)) is None
