"""5g and 6: cards, goals, and the end of the game."""

from __future__ import annotations

import pytest

from menagerie.core.contract import TieBreak
from menagerie.games.zoocracy.actions import Assertiveness, Discard, Done, Name, Pay
from menagerie.games.zoocracy.events import (
    CardPlayed,
    DeckRenewed,
    Discarded,
    Drew,
    Ended,
    GoalMissed,
    GoalNamed,
    GoalReached,
    ResistancePaid,
    RoundBegan,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.position import NOBODY
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import begin, event_count, finish_phase, midgame, only, play, refusal, why_not

OFFICES = {"prime-minister": 0, "finance-minister": 1, "defense-minister": 1, "opposition-leader": 2}


def governed(event: str = "good-harvest", **more: object) -> ZoocracyState:
    """Parties 0 and 1 govern three; the event of round 3 has just been revealed."""
    facts: dict[str, object] = {
        "seats": (12, 8, 10),
        "government": [0, 1],
        "offices": OFFICES,
        "used": list(OFFICES),
        "p1": 0,
        "p2": 1,
        "event": event,
    }
    state = midgame(3, **(facts | more))  # type: ignore[arg-type]
    state.past_events.append(state.event_deck.pop())
    return state


def goals(events: list[ZoocracyEvent]) -> list[tuple[int, str]]:
    return [(event.seat, event.by) for event in events if isinstance(event, GoalReached)]


@pytest.mark.proves("zoocracy", "5g.1")
def test_the_opposition_draws_two_and_the_government_one() -> None:
    state = governed()
    events = begin(state, "G")
    assert [(event.seat, event.count) for event in events if isinstance(event, Drew)] == [(0, 1), (2, 2), (1, 1)]


@pytest.mark.proves("zoocracy", "5g.2", "9a.11")
def test_assertiveness_in_player_order_for_offices_one_holds() -> None:
    state = governed(
        hands={0: "assertiveness:prime-minister assertiveness:president", 2: "assertiveness:opposition-leader"}
    )
    begin(state, "G")
    assert (state.step, state.waiting_on) == ("progress-cards", (0,))
    assert why_not(state, 0, Assertiveness("president")) == ("9a.11", "refusal-no-office")
    assert why_not(state, 0, Assertiveness("defense-minister")) == ("5.3", "refusal-not-held-office")
    events = play(state, 0, Assertiveness("prime-minister"))
    assert only(events, CardPlayed).card == "assertiveness:prime-minister"
    assert goals(events) == [(0, "assertiveness")], "its card lies face down, which does not matter"
    play(state, 0, Done())
    assert state.waiting_on == (2,)


@pytest.mark.proves("zoocracy", "9a.11")
def test_several_at_once() -> None:
    state = governed(hands={1: "assertiveness:finance-minister assertiveness:defense-minister"})
    begin(state, "G")
    while state.waiting_on != (1,):
        play(state, state.waiting_on[0], Done())
    events = play(state, 1, Assertiveness("finance-minister"), Assertiveness("defense-minister"))
    assert goals(events) == [(1, "assertiveness")] * 2
    assert state.goals == [0, 2, 0]


@pytest.mark.proves("zoocracy", "5g.3")
@pytest.mark.parametrize("early", [False, True])
def test_draw_then_play_unless_the_table_wants_it_the_other_way(early: bool) -> None:
    state = governed(
        hands={0: "assertiveness:prime-minister"}, options=ZoocracyOptions(offers=False, play_before_draw=early)
    )
    events = begin(state, "G")
    assert (event_count(events, Drew) == 0) == early
    events += play(state, 0, Assertiveness("prime-minister"), Done())
    while state.round == 3:
        events += play(state, state.waiting_on[0], Done())
    assert event_count(events, Drew) == 3
    assert goals(events) == [(0, "assertiveness"), (1, "program")], "the agreed goal comes last"


@pytest.mark.proves("zoocracy", "5g.4")
def test_down_to_five_cards_all_at_the_same_time() -> None:
    five = "rally:snakes rally:hippos rally:zebras rally:parrots rally:monkeys"
    other = "loyalty:snakes loyalty:hippos loyalty:zebras loyalty:parrots"
    state = governed(hands={0: five, 2: other}, offices={})
    state.holder = [NOBODY] * 5
    begin(state, "G")
    assert (state.step, state.waiting_on) == ("discard", (0, 2))
    assert why_not(state, 0, Discard("loyalty:snakes")) == ("5.3", "refusal-not-held-species")
    assert why_not(state, 0, Discard("a pineapple")) == ("5g.4", "refusal-no-such-card")
    assert why_not(state, 1, Discard("migration")) == ("5g.4", "refusal-others-decide")
    play(state, 2, Discard("loyalty:hippos"))
    events = play(state, 0, Discard("rally:hippos"))
    assert only(events, Discarded) == Discarded(0, "rally:hippos")
    assert [len(hand) for hand in state.hands] == [5, 1, 5]
    assert [card.id for card in state.view(None).discards] == ["rally:hippos", "loyalty:hippos"]
    assert state.round == 4


@pytest.mark.proves("zoocracy", "5g.5")
def test_the_open_pile_becomes_the_deck_and_when_all_is_gone_fewer_are_drawn() -> None:
    state = governed()
    state.discards = sorted(state.deck[1:3])
    held = state.deck[3:]
    state.deck = state.deck[:1]
    state.hands[1] = sorted(held)  # out of the way
    events = begin(state, "G")
    assert only(events, DeckRenewed).count == 2
    assert [(event.seat, event.count) for event in events if isinstance(event, Drew)] == [(0, 1), (2, 2), (1, 0)]
    assert (state.deck, state.discards) == ([], [])


@pytest.mark.proves("zoocracy", "5g.6")
@pytest.mark.parametrize(("election_held", "party"), [(True, 0), (False, 1)])
def test_p1_after_an_election_and_p2_in_the_round_without(election_held: bool, party: int) -> None:
    state = governed(election_held=election_held)
    events = begin(state, "G") + finish_phase(state, "G")
    assert goals(events) == [(party, "program")]


@pytest.mark.proves("zoocracy", "5g.7")
@pytest.mark.parametrize(("election_held", "expected"), [(True, [0, 1]), (False, [1])])
def test_both_goals_with_an_election_in_round_eight(election_held: bool, expected: list[int]) -> None:
    state = governed(round=8, election_held=election_held, presidential=9, parliamentary=10)
    events = begin(state, "G") + finish_phase(state, "G")
    assert [seat for seat, _ in goals(events)] == expected


@pytest.mark.proves("zoocracy", "5g.7")
@pytest.mark.parametrize(("p1", "p2", "expected"), [(0, NOBODY, [0]), (NOBODY, 1, [1]), (NOBODY, NOBODY, [])])
def test_in_round_eight_an_empty_space_takes_nothing_from_the_other(p1: int, p2: int, expected: list[int]) -> None:
    state = governed(round=8, election_held=True, presidential=9, parliamentary=10, p1=p1, p2=p2)
    events = begin(state, "G") + finish_phase(state, "G")
    assert [seat for seat, _ in goals(events)] == expected
    assert (GoalMissed(None, "no-program") in events) == (not expected)


@pytest.mark.proves("zoocracy", "5g.7", "5g.9")
def test_an_interim_government_implements_one_goal_in_round_eight_too() -> None:
    state = governed(round=8, election_held=True, presidential=9, parliamentary=9, p1=NOBODY, p2=NOBODY)
    state.interim = True
    begin(state, "G")
    while state.step == "progress-cards":
        play(state, state.active, Done())
    assert goals(play(state, 0, Name(1))) == [(1, "named")]
    assert state.step == "over"


@pytest.mark.proves("zoocracy", "5g.7", "9b.6", "6.1")
def test_when_the_end_comes_earlier_p2_is_lost() -> None:
    state = governed("end-of-game", round=5, election_held=True)
    events = begin(state, "G") + finish_phase(state, "G")
    assert goals(events) == [(0, "program")]
    assert (state.waiting_on, state.step) == ((), "over")
    result = state.result()
    assert result is not None
    assert result.ended_by == "ending-card"


@pytest.mark.proves("zoocracy", "5g.8", "9b.2")
def test_no_program_goal_under_strike_but_goals_by_cards() -> None:
    state = governed("strike", hands={0: "assertiveness:prime-minister"})
    begin(state, "G")
    events = play(state, 0, Assertiveness("prime-minister"), Done()) + finish_phase(state, "G")
    assert goals(events) == [(0, "assertiveness")]
    assert GoalMissed(None, "strike") in events


@pytest.mark.proves("zoocracy", "5g.8")
def test_no_program_goal_without_a_majority() -> None:
    state = governed(seats=(9, 5, 20))
    events = begin(state, "G") + finish_phase(state, "G")
    assert goals(events) == []
    assert GoalMissed(None, "no-majority") in events


@pytest.mark.proves("zoocracy", "5g.9", "9b.2")
@pytest.mark.parametrize(
    ("seats", "event", "named"),
    [((12, 8, 10), "good-harvest", True), ((9, 5, 20), "good-harvest", False), ((12, 8, 10), "strike", False)],
)
def test_an_interim_government_with_a_majority_lets_its_prime_minister_name_a_party(
    seats: tuple[int, ...], event: str, named: bool
) -> None:
    state = governed(event, seats=seats, p1=NOBODY, p2=NOBODY, election_held=True)
    state.interim = True
    begin(state, "G")
    finish_phase(state, "G") if not named else None
    if named:
        while state.step != "name":
            play(state, state.waiting_on[0], Done())
        assert state.waiting_on == (0,)
        assert state.legal(0) == [Name(0), Name(1), Name(2)]
        events = play(state, 0, Name(2))
        assert only(events, GoalNamed) == GoalNamed(0, 2)
        assert goals(events) == [(2, "named")]
    else:
        assert state.goals == [0, 0, 0]


@pytest.mark.proves("zoocracy", "9b.3")
@pytest.mark.parametrize(("funds", "can_pay"), [(5, True), (4, False)])
def test_resistance_costs_five_food_or_the_goal(funds: int, can_pay: bool) -> None:
    state = governed("resistance", funds=(10, funds, 10))
    begin(state, "G")
    while state.step != "resist":
        play(state, state.waiting_on[0], Done())
    assert (state.waiting_on, state.view(None).goal_party) == ((1,), 1)
    assert (Pay() in state.legal(1)) == can_pay
    if can_pay:
        events = play(state.clone(), 1, Pay())
        assert only(events, ResistancePaid) == ResistancePaid(1, 5)
        assert goals(events) == [(1, "program")]
    else:
        assert refusal(state, 1, Pay()).facts == {"funds": 4, "food": 5}
    events = play(state, 1, Done())
    assert GoalMissed(1, "resistance") in events
    assert (state.goals, state.funds[1]) == ([0, 0, 0], funds)


@pytest.mark.proves("zoocracy", "9b.3")
def test_in_round_eight_each_goal_is_paid_for_by_itself() -> None:
    state = governed("resistance", round=8, election_held=True, presidential=9, parliamentary=10)
    begin(state, "G")
    while state.step != "resist":
        play(state, state.waiting_on[0], Done())
    assert state.waiting_on == (0,)
    play(state, 0, Pay())
    assert (state.step, state.waiting_on) == ("resist", (1,))
    play(state, 1, Done())
    assert (state.goals, state.funds) == ([1, 0, 0], [5, 10, 10])


@pytest.mark.proves("zoocracy", "9b.3", "5g.9")
def test_a_named_party_pays_as_well() -> None:
    state = governed("resistance", election_held=True)
    state.interim = True
    begin(state, "G")
    while state.step != "name":
        play(state, state.waiting_on[0], Done())
    play(state, 0, Name(2))
    assert (state.step, state.waiting_on) == ("resist", (2,))
    play(state, 2, Pay())
    assert (state.goals, state.funds[2]) == ([0, 0, 1], 5)


@pytest.mark.proves("zoocracy", "5g.10")
def test_then_the_next_round_begins() -> None:
    state = governed()
    events = begin(state, "G") + finish_phase(state, "G")
    assert only(events, RoundBegan).round == 4


@pytest.mark.proves("zoocracy", "5g.11", "6.1", "6.2")
def test_the_goal_track_ends_at_eight_and_so_does_the_game() -> None:
    state = governed(goals=(3, 7, 2), hands={1: "assertiveness:finance-minister"})
    begin(state, "G")
    while state.waiting_on != (1,):
        play(state, state.waiting_on[0], Done())
    play(state, 1, Assertiveness("finance-minister"))
    assert (state.goals[1], state.step) == (8, "progress-cards"), "the round is played to its end"
    events = play(state, 1, Done()) + finish_phase(state, "G")
    assert goals(events) == []
    assert state.goals == [3, 8, 2]
    assert only(events, Ended).winner_seats == (1,)
    result = state.result()
    assert result is not None
    assert (result.ended_by, result.winners, result.scores, result.decided_by) == (
        "ending-goals",
        (1,),
        (3, 8, 2),
        None,
    )
    assert [standing.rank for standing in result.standings] == [2, 1, 3]


def end_with(state: ZoocracyState) -> ZoocracyState:
    begin(state, "G")
    finish_phase(state, "G")
    assert state.result() is not None
    return state


@pytest.mark.proves("zoocracy", "6.3", "6.4")
def test_equal_goals_are_decided_by_food() -> None:
    state = end_with(governed("end-of-game", round=5, goals=(4, 3, 4), funds=(6, 9, 7), election_held=False))
    result = state.result()  # P2 gave party 1 its fourth goal
    assert result is not None
    assert (result.winners, result.decided_by, result.scores) == ((1,), "food", (4, 4, 4))
    assert [standing.rank for standing in result.standings] == [3, 1, 2]
    assert result.standings[1].tie_breaks == (TieBreak("food", 9),)
    assert [party.funds for party in state.view(None).parties] == [6, 9, 7], "all funds are shown"


@pytest.mark.proves("zoocracy", "6.3")
def test_what_is_still_equal_is_shared() -> None:
    result = end_with(governed("end-of-game", round=5, goals=(4, 3, 1), funds=(9, 9, 20))).result()
    assert result is not None
    assert (result.winners, result.decided_by) == ((0, 1), None)
    assert [standing.rank for standing in result.standings] == [1, 1, 3]


@pytest.mark.proves("zoocracy", "6.4")
def test_several_on_the_last_space_compare_their_food() -> None:
    state = governed(goals=(8, 7, 8), funds=(6, 9, 7))
    result = end_with(state).result()
    assert result is not None
    assert (result.ended_by, result.winners, result.decided_by) == ("ending-goals", (1,), "food")


@pytest.mark.proves("zoocracy", "6.1")
def test_both_ends_at_once() -> None:
    result = end_with(governed("end-of-game", round=5, goals=(8, 0, 0))).result()
    assert result is not None
    assert result.ended_by == "ending-both"


@pytest.mark.proves("zoocracy", "6.2", "6.3")
@pytest.mark.parametrize(
    ("goals", "funds", "winners", "decided_by"),
    [
        ((4, 4, 1), (9, 6, 20), (0,), "food"),
        ((4, 4, 1), (6, 6, 20), (0, 1), None),
        ((4, 3, 3), (1, 6, 6), (0,), None),
    ],
)
def test_food_decides_only_between_the_leaders(
    goals: tuple[int, ...], funds: tuple[int, ...], winners: tuple[int, ...], decided_by: str | None
) -> None:
    result = end_with(governed("end-of-game", round=5, goals=goals, funds=funds, government=None)).result()
    assert result is not None
    assert (result.winners, result.decided_by, result.ended_by) == (winners, decided_by, "ending-card")
