"""4, 6.4-6.7: which animal is worth most, checked against a slow calculation that follows the arrows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest

from menagerie.games.lucky_lions.events import Compared, Gained
from menagerie.games.lucky_lions.rules.best_animal import arrows_decide, best_animals, gap
from menagerie.games.lucky_lions.rules.cards import ANIMALS, KIND_OF
from menagerie.games.lucky_lions.rules.zoo_deck import ZooDeck
from tests.games.lucky_lions.positions import PLAIN, fight, kinds, only, state_with, zoo

ALL_CYCLES = [cycle for length in range(2, 6) for cycle in permutations(ANIMALS, length)]


def places(cycle: str) -> tuple[int, ...]:
    return ZooDeck((zoo("A", cycle),)).places[0]


def arrows_between(cycle: str, one: str, other: str) -> int:
    return gap(places(cycle), len(cycle.split()), KIND_OF[one], kinds(f"{one} {other}"))


def winners(cycle: str, rolled: str) -> list[int]:
    return best_animals("", (), places(cycle), len(cycle.split()), kinds(rolled))


def follow_arrows(cycle: tuple[str, ...], start: str) -> Iterator[str]:
    """The animals one meets along the arrows, once round, back to where one began."""
    here = cycle.index(start)
    for _ in cycle:
        here = here + 1 if here + 1 < len(cycle) else 0
        yield cycle[here]


def steps(cycle: tuple[str, ...], start: str, wanted: set[str]) -> int:
    """How many arrows until one of the wanted is met, or all have been followed."""
    count = 0
    for met in follow_arrows(cycle, start):
        count += 1
        if met in wanted:
            break
    return count


def naive_winners(cycle: tuple[str, ...], rolled: tuple[str, ...]) -> list[int]:
    """6.4-6.6, calculated slowly."""
    shown = {animal for animal in rolled if animal in cycle}
    if not shown:
        return list(range(len(rolled)))
    longest = max(steps(cycle, animal, shown - {animal}) for animal in shown)
    winning = {animal for animal in shown if steps(cycle, animal, shown - {animal}) == longest}
    return [i for i, animal in enumerate(rolled) if animal in winning]


def naive_duel(cycle: tuple[str, ...], one: str, other: str) -> list[int]:
    """4.2-4.5, calculated slowly."""
    if one == other or (one not in cycle and other not in cycle):
        return [0, 1]
    if one not in cycle:
        return [1]
    if other not in cycle:
        return [0]
    there, back = steps(cycle, one, {other}), steps(cycle, other, {one})
    return [0, 1] if there == back else [0 if there > back else 1]


def test_there_are_as_many_cycles_as_there_should_be() -> None:
    assert len(ALL_CYCLES) == 20 + 60 + 120 + 120


@pytest.mark.proves("lucky-lions", "4.1", "4.2", "6.4", "6.5", "6.6")
def test_the_best_animal_on_every_cycle_in_every_battle_of_two_to_four() -> None:
    for cycle in ALL_CYCLES:
        where = tuple(cycle.index(animal) if animal in cycle else -1 for animal in ANIMALS)
        for count in (2, 3, 4):
            for rolled in combinations_with_replacement(range(5), count):
                named = tuple(ANIMALS[animal] for animal in rolled)
                found = best_animals("", (), where, len(cycle), list(rolled))
                assert found == naive_winners(cycle, named), f"{cycle}: {named}"


@pytest.mark.proves("lucky-lions", "6.7", "4.2", "4.3", "4.4", "4.5")
def test_a_duel_is_a_group_of_two() -> None:
    for cycle in ALL_CYCLES:
        where = tuple(cycle.index(animal) if animal in cycle else -1 for animal in ANIMALS)
        for one in range(5):
            for other in range(5):
                by_gap = best_animals("", (), where, len(cycle), [one, other])
                by_distance = naive_duel(cycle, ANIMALS[one], ANIMALS[other])
                assert by_gap == by_distance, f"{cycle}: {ANIMALS[one]} against {ANIMALS[other]}"


@pytest.mark.proves("lucky-lions", "4.1")
def test_arrows_have_a_direction() -> None:
    assert winners("lion fox panda", "lion panda") == [0]
    assert winners("panda fox lion", "lion panda") == [1]


@pytest.mark.proves("lucky-lions", "4.2")
def test_dolphin_beats_lion_three_to_one() -> None:
    cycle = "lion dolphin flamingo fox"
    assert arrows_between(cycle, "dolphin", "lion") == 3
    assert arrows_between(cycle, "lion", "dolphin") == 1
    assert winners(cycle, "dolphin lion") == [0]


@pytest.mark.proves("lucky-lions", "4.2")
def test_lion_beats_panda_two_to_one() -> None:
    cycle = "lion fox panda"
    assert arrows_between(cycle, "lion", "panda") == 2
    assert arrows_between(cycle, "panda", "lion") == 1
    assert winners(cycle, "panda lion") == [1]


@pytest.mark.proves("lucky-lions", "4.1", "4.2", "3.6")
def test_the_example_at_the_table() -> None:
    market = [zoo("A", "lion dolphin flamingo fox", 3), zoo("B")]
    state = state_with("lion", "dolphin", market=market, options=PLAIN)
    events = fight(state, "A", 1)
    assert only(events, Compared).best_seats == (1,)
    assert only(events, Gained) == Gained(1, "A", 3, 3)


@pytest.mark.proves("lucky-lions", "4.3", "4.5")
def test_a_missing_animal_is_worth_less_than_any_on_the_cycle() -> None:
    for shown in ("lion", "fox", "panda"):
        assert winners("lion fox panda", f"dolphin {shown}") == [1]
        assert winners("lion fox panda", f"{shown} flamingo") == [0]


@pytest.mark.proves("lucky-lions", "4.3", "4.5")
def test_missing_animals_are_equal() -> None:
    assert winners("lion fox panda", "dolphin flamingo") == [0, 1]


@pytest.mark.proves("lucky-lions", "4.4")
def test_the_same_animal_ties_on_the_cycle_or_not() -> None:
    for animal in ANIMALS:
        assert winners("lion fox panda", f"{animal} {animal}") == [0, 1]


@pytest.mark.proves("lucky-lions", "4.6")
def test_opposite_places_tie_two_to_two() -> None:
    cycle = "lion dolphin flamingo fox"
    for one, other in (("lion", "flamingo"), ("dolphin", "fox")):
        assert arrows_between(cycle, one, other) == arrows_between(cycle, other, one) == 2
        assert winners(cycle, f"{one} {other}") == [0, 1]


@pytest.mark.proves("lucky-lions", "4.7")
def test_a_cycle_of_two_ties_one_to_one() -> None:
    assert (
        arrows_between("flamingo lion", "flamingo", "lion") == arrows_between("flamingo lion", "lion", "flamingo") == 1
    )
    assert winners("flamingo lion", "flamingo lion") == [0, 1]
    for shown in ("flamingo", "lion"):
        for missing in ("fox", "panda", "dolphin"):
            assert winners("flamingo lion", f"{missing} {shown}") == [1]


@pytest.mark.proves("lucky-lions", "6.4", "6.5")
def test_gaps_of_two_two_one_one() -> None:
    cycle, rolled = "fox dolphin flamingo lion panda", kinds("flamingo fox panda panda")
    assert [gap(places(cycle), 5, animal, rolled) for animal in rolled] == [2, 2, 1, 1]
    assert winners(cycle, "flamingo fox panda panda") == [0, 1]


@pytest.mark.proves("lucky-lions", "6.5")
def test_all_who_hold_the_winning_animal_win() -> None:
    # lion to panda: 2; panda to lion: 1
    assert winners("lion fox panda", "lion panda lion dolphin") == [0, 2]


@pytest.mark.proves("lucky-lions", "6.6")
def test_one_kind_alone_on_the_cycle_wins_for_all_its_holders() -> None:
    assert winners("lion fox panda", "dolphin panda flamingo") == [1]
    assert winners("lion fox panda", "panda dolphin panda") == [0, 2]
    assert gap(places("lion fox panda"), 3, 2, [2, 4, 2]) == 3


@pytest.mark.proves("lucky-lions", "6.6")
def test_nobody_on_the_cycle_ties_everybody() -> None:
    assert winners("lion fox panda", "dolphin flamingo dolphin") == [0, 1, 2]


@pytest.mark.proves("lucky-lions", "6.4", "6.10", "6.11", "6.13")
def test_when_the_arrows_are_counted() -> None:
    """Distances are shown only where they decided."""
    named = tuple(kinds("fox lion"))
    assert arrows_decide("", (), kinds("fox lion"))
    assert not arrows_decide("", (), kinds("fox fox"))
    assert not arrows_decide("autowin", named[:1], kinds("fox lion"))
    assert not arrows_decide("autolose", named[:1], kinds("fox lion"))
    assert not arrows_decide("extra-rule", named, kinds("lion fox"))
    assert arrows_decide("extra-rule", named, kinds("lion panda"))
    assert arrows_decide("extra-rule", named, kinds("lion fox lion")), "6.13 is for two who battle"
