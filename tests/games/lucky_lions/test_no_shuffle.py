"""5b: the die as a queue, in examples and against a slow model of all queues that are possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.actions import Award, Choose, Discard, DrawInstead, Keep, Pick, Reroll
from menagerie.games.lucky_lions.events import (
    Compared,
    Discarded,
    DolphinLeft,
    Drew,
    Gained,
    LuckyLionsEvent,
    Picked,
    Rolled,
    Shuffled,
    SmallerDie,
    Voided,
)
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import (
    cards,
    fight,
    happened,
    kinds,
    new,
    only,
    play,
    random_move,
    rolled,
    state_with,
    zoo,
)

QUEUE = LuckyLionsOptions(no_shuffle=True)
BUSY = LuckyLionsOptions(no_shuffle=True, busy_zoo=True)
WILD = LuckyLionsOptions(no_shuffle=True, wild_animals=True)
MORE = LuckyLionsOptions(no_shuffle=True, more_decisions=True)
LONGER = LuckyLionsOptions(no_shuffle=True, longer=True)
# On a cycle of all five, places one arrow apart never tie.
FIVE = [zoo(name, "lion fox panda flamingo dolphin") for name in "ABCDEFG"]


@pytest.mark.proves("lucky-lions", "5b.1")
def test_the_die_is_shuffled_at_the_start() -> None:
    sorted_dice = sum(die == sorted(die) for seed in range(60) for die in new(3, QUEUE, seed).dice)
    assert sorted_dice < 30, "a dealt queue is sorted only by accident"
    assert all(die == sorted(die) for die in new(3, seed=1).dice)


@pytest.mark.proves("lucky-lions", "5b.1", "5b.2")
def test_a_queue_comes_round_in_its_order() -> None:
    state = state_with("lion panda dolphin", "fox fox flamingo", market=FIVE, options=QUEUE)
    shown: list[list[str]] = [[], []]
    for name in "ABCDEF":
        events = fight(state, name, 1)
        for event in events:
            if isinstance(event, Rolled):
                shown[event.seat].append(event.card)
        assert not happened(events, Shuffled)
        assert state.step == "choose"
        state.scores = [0, 0]
    assert shown[0] == ["lion", "panda", "dolphin"] * 2
    assert shown[1] == ["fox", "fox", "flamingo"] * 2


@pytest.mark.proves("lucky-lions", "5b.2")
@pytest.mark.parametrize("first", ["lion", "panda"])
def test_the_top_card_goes_to_the_bottom_for_winner_and_loser(first: str) -> None:
    other = "panda" if first == "lion" else "lion"
    state = state_with(f"{first} fox dolphin", f"{other} fox flamingo", market=[zoo("A"), zoo("B")], options=QUEUE)
    fight(state, "A", 1)
    assert cards(state.dice[0]) == ["fox", "dolphin", first]
    assert cards(state.dice[1]) == ["fox", "flamingo", other]
    assert sorted(state.scores) == [0, 1]


@pytest.mark.proves("lucky-lions", "5b.3")
@pytest.mark.parametrize(
    ("before", "score", "shuffles"), [(1, 3, 0), (2, 3, 1), (4, 1, 1), (4, 3, 1), (5, 1, 0), (6, 3, 0)]
)
def test_reaching_five_points_shuffles_the_own_die_once(before: int, score: int, shuffles: int) -> None:
    state = state_with(
        "lion fox", "panda fox", market=[zoo("A", score=score), zoo("B")], options=QUEUE, scores=[before, before]
    )
    events = fight(state, "A", 1)
    assert [event for event in events if isinstance(event, Shuffled)] == [Shuffled(0)] * shuffles
    assert cards(state.dice[1]) == ["fox", "panda"], "nobody else's"


@pytest.mark.proves("lucky-lions", "5b.3")
def test_the_shuffle_is_one() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(240):
        state = state_with("lion fox panda", "panda", market=[zoo("A"), zoo("B")], options=QUEUE, scores=[4, 0])
        state.rng = Generator(f"five {seed}")
        fight(state, "A", 1)
        orders[tuple(state.dice[0])] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 20


@pytest.mark.proves("lucky-lions", "5b.3")
def test_without_the_variant_nothing_is_shuffled_at_five() -> None:
    state = state_with("lion fox", "panda", market=[zoo("A"), zoo("B")], scores=[4, 0])
    assert not happened(fight(state, "A", 1, "lion panda"), Shuffled)


@pytest.mark.proves("lucky-lions", "5b.4")
def test_drawing_shuffles_the_die() -> None:
    state = state_with(
        "lion fox", "panda", market=[zoo("A", score=2), zoo("B")], pile="dolphin flamingo", options=LONGER
    )
    fight(state, "A", 1)
    events = state.apply(0, DrawInstead())
    assert only(events, Shuffled) == Shuffled(0)
    assert sorted(state.dice[0]) == sorted(kinds("lion fox dolphin flamingo"))
    assert state.view(1).dice[0].tail == ()


@pytest.mark.proves("lucky-lions", "5b.4", "7.6")
def test_a_replaced_dolphin_shuffles_the_die_of_its_owner_alone() -> None:
    firsts = set()
    for seed in range(60):
        state = state_with("wild-dolphin fox", "lion panda", market=[zoo("A"), zoo("B")], pile="lion", options=WILD)
        state.rng = Generator(f"dolphin {seed}")
        events = fight(state, "A", 1)
        assert only(events, Shuffled) == Shuffled(0)
        assert cards(state.dice[1]) == ["panda", "lion"]
        firsts.add(cards(state.dice[0])[0])
    assert firsts == {"fox", "lion"}


@pytest.mark.proves("lucky-lions", "5b.5")
def test_a_discard_leaves_the_order_of_the_rest() -> None:
    state = state_with("lion fox panda dolphin", "lion", market=[zoo("A"), zoo("B")], options=QUEUE)
    fight(state, "A", 1)
    state.apply(0, Award(1))
    state.apply(0, Discard("panda"))
    assert cards(state.dice[0]) == ["fox", "dolphin", "lion"]


@pytest.mark.proves("lucky-lions", "5b.5")
def test_of_equal_cards_a_random_one_leaves() -> None:
    left: Counter[tuple[str, ...]] = Counter()
    for seed in range(100):
        state = state_with("lion fox lion panda", "lion", market=[zoo("A"), zoo("B")], options=QUEUE)
        state.rng = Generator(f"equal {seed}")
        fight(state, "A", 1)
        state.apply(0, Award(1))
        state.apply(0, Discard("lion"))
        left[tuple(cards(state.dice[0]))] += 1
    assert set(left) == {("fox", "panda", "lion"), ("fox", "lion", "panda")}
    assert min(left.values()) > 30


@pytest.mark.proves("lucky-lions", "5b.5", "1.7")
def test_owners_know_the_content_and_not_the_order() -> None:
    state = state_with("lion fox panda", "lion", market=[zoo("A"), zoo("B")], options=QUEUE)
    other_state = state_with("panda lion fox", "lion", market=[zoo("A"), zoo("B")], options=QUEUE)
    for seat in (None, 0, 1):
        assert state.view(seat) == other_state.view(seat)
    assert state.view(0).dice[0].cards == ("lion", "fox", "panda")
    fight(state, "A", 1)
    assert state.view(1).dice[0].tail == ("lion",), "but everybody saw what went to the bottom"


@pytest.mark.proves("lucky-lions", "5b.6")
def test_a_double_roll_takes_the_next_card_from_the_top() -> None:
    card = zoo("A", special="double-roll")
    state = state_with("lion fox panda dolphin", "panda", market=[card, zoo("B")], options=BUSY)
    assert rolled(fight(state, "A", 1)) == ["lion", "fox", "panda", "panda"]
    assert cards(state.dice[0]) == ["panda", "dolphin", "lion", "fox"]
    state.apply(0, Keep("lion"))
    assert cards(state.dice[0]) == ["panda", "dolphin", "lion", "fox"], "in the order they were shown"


@pytest.mark.proves("lucky-lions", "5b.6")
def test_a_fox_takes_the_next_card_from_the_top() -> None:
    state = state_with("wild-fox lion dolphin", "panda", market=[zoo("A"), zoo("B")], options=WILD)
    fight(state, "A", 1)
    assert rolled(state.apply(0, Reroll())) == ["lion"]
    assert cards(state.dice[0]) == ["dolphin", "wild-fox", "lion"]


@pytest.mark.proves("lucky-lions", "5b.6")
def test_a_queue_of_one_shows_its_card_again() -> None:
    state = state_with("wild-fox", "panda", market=[zoo("A"), zoo("B")], options=WILD)
    fight(state, "A", 1)
    assert rolled(state.apply(0, Reroll())) == ["wild-fox"]


@pytest.mark.proves("lucky-lions", "5b.7")
def test_picked_cards_keep_their_order_and_come_to_lie_below() -> None:
    state = state_with("lion fox panda dolphin flamingo", "panda", market=[zoo("A"), zoo("B")], options=MORE)
    state.apply(0, Choose("A"))
    events = play(state, 0, Pick("flamingo"), Pick("fox"), Pick("dolphin"))
    assert rolled(events) == ["fox", "panda"]
    assert cards(state.dice[0]) == ["lion", "panda", "dolphin", "flamingo", "fox"]


@pytest.mark.proves("lucky-lions", "5b.7")
def test_of_equal_cards_random_ones_are_picked() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(100):
        state = state_with("lion fox lion panda", "panda", market=[zoo("A", "lion fox"), zoo("B")], options=MORE)
        state.rng = Generator(f"picked {seed}")
        state.apply(0, Choose("A"))
        events = play(state, 0, Pick("fox"), Pick("lion"))
        firsts[rolled(events)[0]] += 1
        aside = cards(state.dice[0])[:2]
        assert aside == ["lion", "panda"]
    assert min(firsts["lion"], firsts["fox"]) > 30, "the lion above the fox, or the one below it"


# --- a slow model: every queue a die could be, one event at a time


class Queues:
    """The queues one die could be; while a smaller die is rolled, the cards set aside and the rest."""

    def __init__(self, die: Iterable[int]) -> None:
        self.could_be: set[tuple[tuple[str, ...], tuple[str, ...]]] = {((), tuple(cards(die)))}
        self.picked: Counter[str] = Counter()

    def roll(self, card: str) -> None:
        self.could_be = {(aside, (*rest[1:], rest[0])) for aside, rest in self.could_be if rest[0] == card}

    def split(self) -> None:
        split = set()
        for _, queue in self.could_be:
            for places in combinations(range(len(queue)), self.picked.total()):
                part = tuple(queue[place] for place in places)
                if Counter(part) == self.picked:
                    aside = tuple(card for place, card in enumerate(queue) if place not in places)
                    split.add((aside, part))
        self.could_be = split
        self.picked.clear()

    def join(self) -> None:
        self.could_be = {((), (*aside, *part)) for aside, part in self.could_be}

    def lose(self, card: str) -> None:
        self.could_be = {
            ((), (*queue[:place], *queue[place + 1 :]))
            for _, queue in self.could_be
            for place, held in enumerate(queue)
            if held == card
        }


def follow(queues: list[Queues], events: list[LuckyLionsEvent]) -> set[int]:
    """What the events do to the queues; whose was shuffled."""
    shuffled = set()
    for event in events:
        if isinstance(event, Picked):
            queues[event.seat].picked[event.card] += 1
            if event.instead_of is not None:
                queues[event.seat].picked[event.instead_of] -= 1
        elif isinstance(event, SmallerDie):
            queues[event.seat].split()
        elif isinstance(event, Rolled):
            queues[event.seat].roll(event.card)
        elif isinstance(event, (Compared, Voided)):
            for queue in queues:
                queue.join()
        elif isinstance(event, DolphinLeft):
            queues[event.seat].lose("wild-dolphin")
        elif isinstance(event, Discarded):
            assert event.card is not None
            queues[event.seat].lose(event.card)
        elif isinstance(event, Shuffled):
            shuffled.add(event.seat)
    return shuffled


def due_shuffles(events: list[LuckyLionsEvent]) -> set[int]:
    """5b.3, 5b.4: who has to shuffle."""
    due = {event.seat for event in events if isinstance(event, Drew)}
    for event in events:
        if isinstance(event, Gained) and event.total - event.points < 5 <= event.total < 10:
            due.add(event.seat)
    return due


def check_queues(state: LuckyLionsState, queues: list[Queues], shuffled: set[int]) -> None:
    for seat, queue in enumerate(queues):
        die = tuple(cards(state.dice[seat]))
        if seat not in shuffled:
            assert queue.could_be, f"player {seat} showed a card that was not on top"
            assert die in {(*aside, *part) for aside, part in queue.could_be}
        split = len(die) - state.cards_to_roll(seat)
        queue.could_be = {(die[:split], die[split:])}


@pytest.mark.proves("lucky-lions", "5b.1", "5b.2", "5b.3", "5b.4", "5b.5", "5b.6", "5b.7")
@settings(max_examples=60)
@given(
    seed=st.integers(0, 10**6),
    players=st.integers(2, 5),
    more=st.booleans(),
    longer=st.booleans(),
    busy=st.booleans(),
    wild=st.booleans(),
)
def test_every_queue_is_one_the_model_allows(
    seed: int, players: int, more: bool, longer: bool, busy: bool, wild: bool
) -> None:
    options = LuckyLionsOptions(no_shuffle=True, more_decisions=more, longer=longer, busy_zoo=busy, wild_animals=wild)
    state, rng = new(players, options, seed), Generator(f"queues {seed}")
    queues = [Queues(die) for die in state.dice]
    for _ in range(150):
        if not state.waiting_on:
            break
        events = random_move(state, rng)
        shuffled = follow(queues, events)
        assert shuffled == due_shuffles(events)
        check_queues(state, queues, shuffled)
