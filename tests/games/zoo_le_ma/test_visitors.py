"""5: enclosures, and the visitors they attract."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_le_ma.events import EnclosureGrew, VisitorsMoved
from tests.games.zoo_le_ma.scenarios import all_of, best, build, enclosures, scenario, tile, tower, visitors


@pytest.mark.proves("zoo-le-ma", "5.1", "5.2")
def test_halves_that_lie_together_are_one_enclosure() -> None:
    """Figure 3a: three tiles make one blue enclosure of six stars."""
    state = scenario(
        2, tile("apes 1", "sea 1"), tile("sea 3", "birds 1"), tile("apes 2", "sea 2"), tile("birds 1", "reptiles 1")
    )
    tower(state, 0, "a")
    assert best(state, 0, "sea") == 1
    tower(state, 0, "a")
    assert best(state, 0, "sea") == 4
    # the second tower: sea at (1, 2) lies beside sea at (0, 2)
    tower(state, 0, "a", column=1)
    assert best(state, 0, "sea") == 6
    (enclosure,) = enclosures(state, 0, "sea")
    assert {(cell.x, cell.y) for cell in enclosure.cells} == {(0, 2), (0, 3), (1, 2)}
    assert (enclosure.stars, enclosure.best, enclosure.visitors) == (6, True, 1)


@pytest.mark.proves("zoo-le-ma", "5.1")
def test_corners_do_not_count() -> None:
    """Figure 3b: two blue enclosures that touch at a corner only stay two."""
    state = scenario(2, tile("sea 2", "apes 1"), tile("birds 1", "sea 3"))
    tower(state, 0, "a")
    tower(state, 0, "a", column=1)
    assert best(state, 0, "sea") == 3
    assert [enclosure.stars for enclosure in enclosures(state, 0, "sea")] == [2, 3]


@pytest.mark.proves("zoo-le-ma", "5.1")
def test_paths_between_enclosures_do_not_matter() -> None:
    """Side by side with grass between them, or one above the other with a path: the same."""
    beside = scenario(2, tile("apes 2", "birds 1"), tile("apes 2", "sea 1"))
    tower(beside, 0, "a")
    tower(beside, 0, "a", column=1)
    above = scenario(2, tile("birds 1", "apes 2"), tile("apes 2", "sea 1"))
    tower(above, 0, "a")
    tower(above, 0, "a")
    assert best(beside, 0, "apes") == best(above, 0, "apes") == 4


@pytest.mark.proves("zoo-le-ma", "5.1", "5.2")
def test_enclosures_grow_in_every_direction() -> None:
    """Beside each other and one above the other, as towers grow."""
    state = scenario(
        2,
        tile("apes 1", "sea 3"),
        tile("birds 1", "apes 1"),
        tile("reptiles 1", "sea 2"),
        tile("sea 1", "mammals 1"),
    )
    tower(state, 0)  # sea at (0, 2)
    tower(state, 0, column=1)
    tower(state, 0, column=1)  # sea at (1, 4)
    assert [enclosure.stars for enclosure in enclosures(state, 0, "sea")] == [3, 2]
    tower(state, 0, "b")  # sea at (0, 4), beside (1, 4) and not above (0, 2)
    assert best(state, 0, "sea") == 3
    joined = scenario(2, *[tile("sea 1", "apes 1")] * 3, tile("birds 1", "sea 2"), tile("sea 3", "birds 1"))
    tower(joined, 0)  # sea at (0, 1)
    tower(joined, 0, column=1)  # sea at (1, 1): joined with it
    assert best(joined, 0, "sea") == 2
    tower(joined, 0, "b")  # sea at (0, 4)
    tower(joined, 0, column=1)  # sea at (1, 4)
    assert best(joined, 0, "sea") == 3
    tower(joined, 0, column=1)  # sea at (1, 5), above the one at (1, 4)
    assert best(joined, 0, "sea") == 6


@pytest.mark.proves("zoo-le-ma", "5.2")
def test_only_the_best_enclosure_of_a_kind_counts() -> None:
    """A second one of one's own is invisible, even if it beats the best of somebody else."""
    state = scenario(3, tile("sea 3", "apes 1"), tile("birds 1", "sea 2"), tile("sea 1", "mammals 1"))
    tower(state, 0, "a")
    tower(state, 0, "a", column=1)
    tower(state, 1, "a")
    assert visitors(state, "sea") == [2, 1, 0]
    shown = [
        (enclosure.stars, enclosure.best, enclosure.visitors)
        for enclosure in state.view(None).zoos[0].enclosures
        if enclosure.animal == "sea"
    ]
    assert shown == [(3, True, 2), (2, False, 0)]


@pytest.mark.proves("zoo-le-ma", "5.3")
def test_two_visitors_for_the_best_and_one_for_the_second() -> None:
    state = scenario(4, *(tile(f"apes {stars}", "birds 1") for stars in (1, 3, 2)))
    for seat in range(3):
        tower(state, seat)
    assert visitors(state, "apes") == [0, 2, 1, 0]
    assert visitors(state, "mammals") == [0, 0, 0, 0]


@pytest.mark.proves("zoo-le-ma", "5.3", "5.4")
def test_visitors_move_after_every_tile() -> None:
    """From the middle of the table first, then from zoo to zoo."""
    state = scenario(3, *(tile(f"apes {stars}", "birds 1") for stars in (1, 2, 3)))
    events = tower(state, 0)
    assert all_of(events, VisitorsMoved)[0] == VisitorsMoved("apes", 1, None, 0)
    assert all_of(events, EnclosureGrew)[0] == EnclosureGrew(0, "apes", 0, 1)
    events = tower(state, 1)
    assert all_of(events, VisitorsMoved)[0] == VisitorsMoved("apes", 2, None, 1)
    events = tower(state, 2)
    moved = [event for event in all_of(events, VisitorsMoved) if event.animal == "apes"]
    assert moved == [VisitorsMoved("apes", 1, 0, 2), VisitorsMoved("apes", 1, 1, 2)]
    assert visitors(state, "apes") == [0, 1, 2]


@pytest.mark.proves("zoo-le-ma", "5.4")
def test_the_only_owner_of_a_kind_has_one_visitor_until_another_builds_it() -> None:
    state = scenario(2, tile("apes 3", "birds 1"), tile("apes 1", "sea 1"), tile("apes 1", "sea 1"))
    tower(state, 0)
    assert visitors(state, "apes") == [1, 0]
    tower(state, 1)
    assert visitors(state, "apes") == [2, 1]
    assert visitors(state, "birds") == [1, 0]


@pytest.mark.proves("zoo-le-ma", "5.5")
def test_of_equal_enclosures_the_newer_goes_first() -> None:
    """Figure 4b: a tile that draws level takes a visitor from the older enclosure."""
    state = scenario(2, tile("apes 1", "reptiles 3"), tile("birds 1", "reptiles 2"), tile("reptiles 1", "sea 1"))
    tower(state, 0, "a")
    tower(state, 1, "a")
    assert visitors(state, "reptiles") == [2, 1]
    events = tower(state, 1, "a")
    assert best(state, 0, "reptiles") == best(state, 1, "reptiles") == 3
    assert visitors(state, "reptiles") == [1, 2]
    walked = [event for event in all_of(events, VisitorsMoved) if event.animal == "reptiles"]
    assert walked == [VisitorsMoved("reptiles", 1, 0, 1)]


@pytest.mark.proves("zoo-le-ma", "5.6")
def test_a_tile_that_does_not_raise_the_best_does_not_make_it_newer() -> None:
    """Seat 0 reaches 2, seat 1 reaches 2 later; then seat 0 builds another 2 apart, and elsewhere: still older."""
    state = scenario(
        2,
        tile("apes 2", "birds 1"),
        tile("apes 2", "birds 1"),
        tile("sea 1", "apes 2"),
        tile("sea 1", "mammals 1"),
    )
    tower(state, 0, "a")  # apes at (0, 1)
    tower(state, 1, "a")
    assert visitors(state, "apes") == [1, 2]
    events = tower(state, 0, "a", column=1)  # apes at (1, 2): touches no other apes
    assert [enclosure.stars for enclosure in enclosures(state, 0, "apes")] == [2, 2]
    assert not [event for event in all_of(events, EnclosureGrew) if event.animal == "apes"]
    assert visitors(state, "apes") == [1, 2]
    tower(state, 0, "a")
    assert visitors(state, "apes") == [1, 2]
    first = [enclosure for enclosure in enclosures(state, 0, "apes") if enclosure.best]
    assert [(enclosure.since, [(cell.x, cell.y) for cell in enclosure.cells]) for enclosure in first] == [(1, [(0, 1)])]


@pytest.mark.proves("zoo-le-ma", "5.6")
def test_each_new_worth_is_as_new_as_its_tile() -> None:
    """Who falls behind and draws level again is the newer one."""
    state = scenario(
        2, tile("birds 1", "apes 2"), tile("birds 1", "apes 2"), tile("apes 1", "sea 1"), tile("apes 1", "sea 1")
    )
    tower(state, 0, "a")
    tower(state, 1, "a")
    assert visitors(state, "apes") == [1, 2]
    tower(state, 0, "a")
    assert visitors(state, "apes") == [2, 1]
    tower(state, 1, "a")
    assert visitors(state, "apes") == [1, 2]


@pytest.mark.proves("zoo-le-ma", "5.7")
def test_ties_for_the_second_place_go_to_the_newer_too() -> None:
    """Figure 8a: Klaus built his three stars later than Reiner."""
    state = scenario(3, tile("birds 3", "apes 1"), tile("birds 3", "sea 1"), tile("mammals 1", "birds 2"),
                  tile("birds 2", "reptiles 1"))  # fmt: skip
    tower(state, 0)
    tower(state, 1)
    tower(state, 2, "a")
    tower(state, 2, "a")
    assert visitors(state, "birds") == [0, 1, 2]


@pytest.mark.proves("zoo-le-ma", "5.7")
def test_of_three_equal_enclosures_the_oldest_has_nobody() -> None:
    state = scenario(3, *[tile("apes 2", "birds 1")] * 3)
    for seat in (2, 0, 1):
        tower(state, seat)
    assert visitors(state, "apes") == [1, 2, 0]


@pytest.mark.proves("zoo-le-ma", "5.8")
def test_two_players_have_no_rule_of_their_own() -> None:
    state = scenario(2, tile("apes 1", "birds 1"), tile("apes 3", "sea 2"))
    tower(state, 0)
    tower(state, 1)
    assert visitors(state, "apes") == [1, 2]
    assert visitors(state, "birds") == [1, 0]
    assert visitors(state, "sea") == [0, 1]


@pytest.mark.proves("zoo-le-ma", "5.3")
def test_both_new_enclosures_have_their_event() -> None:
    state = scenario(2, tile("apes 1", "birds 1"))
    grew = all_of(build(state, 0, 0, 1, 3), EnclosureGrew)
    assert grew == [EnclosureGrew(0, "apes", 0, 1), EnclosureGrew(0, "birds", 0, 1)]
