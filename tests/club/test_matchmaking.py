"""Matchmaking: nobody waits who could play, nobody is seated twice, and blocked people never sit together."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from menagerie.club.matchmaking import Match, Players, Wish, matches

GAMES: dict[str, Players] = {"lions": (2, 4), "zoo": (2, 3), "crowd": (3, 5)}
PEOPLE = [f"p{number}" for number in range(9)]
NOW = 1_000.0


def wish(person: str, since: float = 0.0, **more: object) -> Wish:
    usual: dict[str, object] = {"games": ("lions",), "fewest": 2, "most": 4, "pace": "free", "rated": False}
    return Wish(person=person, since=since, **{**usual, **more})  # type: ignore[arg-type]


@st.composite
def wishes(draw: st.DrawFn) -> list[Wish]:
    found = []
    for person in draw(st.lists(st.sampled_from(PEOPLE), unique=True)):
        fewest = draw(st.integers(2, 5))
        found.append(
            wish(
                person,
                draw(st.integers(0, 1_000)),
                games=tuple(draw(st.lists(st.sampled_from(sorted(GAMES)), min_size=1, unique=True))),
                fewest=fewest,
                most=draw(st.integers(fewest, 6)),
                pace=draw(st.sampled_from(["free", "slow"])),
                rated=draw(st.booleans()),
                bots_after=draw(st.sampled_from([None, 5.0, 600.0])),
                paws=draw(st.sampled_from([1, 3])),
                apart=frozenset(draw(st.lists(st.sampled_from(PEOPLE), max_size=3))),
            )
        )
    return found


def may_play(group: tuple[Wish, ...], game: str, size: int) -> bool:
    first = group[0]
    return (
        GAMES[game][0] <= size <= GAMES[game][1]
        and all(game in one.games and one.fewest <= size <= one.most for one in group)
        and all((one.pace, one.rated) == (first.pace, first.rated) for one in group)
        and all(b.person not in a.apart and a.person not in b.apart for a, b in combinations(group, 2))
    )


def could_play(waiting: list[Wish]) -> list[tuple[Wish, ...]]:
    """Every group of those who wait that could sit at a full table, with bots where that is due."""
    found = []
    for many in range(1, 6):
        for group in combinations(waiting, many):
            for game in GAMES:
                full = may_play(group, game, many) and many >= 2
                agreed = all(one.bots_after is not None and one.paws == group[0].paws for one in group)
                due = any(one.bots_after is not None and NOW - one.since >= one.bots_after for one in group)
                filled = agreed and due and any(may_play(group, game, size) for size in range(max(2, many), 6))
                found += [group] if full or filled else []
    return found


@given(wishes())
def test_nobody_waits_who_could_play_nobody_sits_twice_and_all_fit(all_wishes: list[Wish]) -> None:
    by_person = {one.person: one for one in all_wishes}
    tables = matches(all_wishes, NOW, GAMES)
    seated = [person for table in tables for person in table.people]
    assert len(seated) == len(set(seated))
    for table in tables:
        group = tuple(by_person[person] for person in table.people)
        assert may_play(group, table.game, len(group) + table.bots)
        assert (table.pace, table.rated) == (group[0].pace, group[0].rated)
        if table.bots:
            assert all(one.bots_after is not None and one.paws == table.paws for one in group)
            assert any(NOW - one.since >= (one.bots_after or 0) for one in group)
    assert could_play([one for one in all_wishes if one.person not in seated]) == []


@given(wishes(), st.randoms())
def test_the_order_in_which_wishes_arrive_changes_nothing(all_wishes: list[Wish], random: object) -> None:
    shuffled = list(all_wishes)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert matches(shuffled, NOW, GAMES) == matches(all_wishes, NOW, GAMES)


def test_two_who_want_the_same_play_at_once_and_a_third_waits_for_nobody() -> None:
    assert matches([wish("ada", 5.0), wish("ben", 3.0)], NOW, GAMES) == [
        Match("lions", ("ben", "ada"), 0, 3, "free", False)
    ]
    (table,) = matches([wish("ada"), wish("ben"), wish("eve")], NOW, GAMES)
    assert table.people == ("ada", "ben", "eve"), "the largest group that fits"


def test_bots_come_after_the_wait_and_only_where_all_agreed() -> None:
    alone = wish("ada", 0.0, bots_after=60.0)
    assert matches([alone], 59.0, GAMES) == []
    (table,) = matches([alone], 60.0, GAMES)
    assert (table.people, table.bots) == (("ada",), 1)
    three = [wish(name, 0.0, fewest=3, bots_after=60.0) for name in ("ada", "ben")]
    (table,) = matches(three, 60.0, GAMES)
    assert (table.people, table.bots) == (("ada", "ben"), 1)
    unwilling = [wish("ada", 0.0, fewest=3, bots_after=60.0), wish("ben", 0.0, fewest=3)]
    (table,) = matches(unwilling, 60.0, GAMES)
    assert (table.people, table.bots) == (("ada",), 2)


def test_who_is_blocked_by_everybody_waits_and_holds_up_nobody() -> None:
    people = [wish("eve", 0.0, apart=frozenset({"ada", "ben"})), wish("ada", 1.0), wish("ben", 2.0)]
    (table,) = matches(people, NOW, GAMES)
    assert table.people == ("ada", "ben")


def test_a_thousand_who_block_in_a_pattern_made_to_be_hard_are_given_up_on_and_the_others_play() -> None:
    sides = [[f"s{side}-{number}" for number in range(60)] for side in range(3)]
    hard = [
        wish(name, 0.0, games=("crowd",), fewest=5, most=5, apart=frozenset(side) - {name})
        for side in sides
        for name in side
    ]
    tables = matches([*hard, wish("ada", 9.0), wish("ben", 9.0)], NOW, GAMES)
    assert [table.people for table in tables] == [("ada", "ben")]
