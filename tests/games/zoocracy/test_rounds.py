"""5, 5e, 9b: which phases are played, which cards when, and the events."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.zoocracy.actions import (
    Assertiveness,
    Defectors,
    Done,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Feed,
    Migration,
    Rally,
)
from menagerie.games.zoocracy.events import (
    CardPlayed,
    Defected,
    Donated,
    EventRevealed,
    MarkerMoved,
    PhaseBegan,
    ProgramSet,
    RoundBegan,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.options import ZoocracyOptions
from tests.games.zoocracy.positions import (
    begin,
    event_count,
    finish_phase,
    midgame,
    new,
    only,
    play,
    play_out,
    to_round,
    why_not,
)


def phases(events: list[ZoocracyEvent]) -> str:
    return "".join(event.phase for event in events if isinstance(event, PhaseBegan))


@pytest.mark.proves("zoocracy", "5.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_phases_always_come_in_the_same_order(players: int) -> None:
    state = new(players, ZoocracyOptions(advanced=True))
    events = play_out(state, Generator("phases"))
    rounds: list[str] = ["A"]
    for event in events:
        if isinstance(event, RoundBegan):
            rounds.append("")
        elif isinstance(event, PhaseBegan):
            rounds[-1] += event.phase
    assert all(list(played) == sorted(set(played)) for played in rounds)
    assert all("B" in played and "E" in played and "G" in played for played in rounds)
    assert all(("C" in played) == ("D" in played) for played in rounds)


@pytest.mark.proves("zoocracy", "5.2")
@pytest.mark.parametrize(
    ("presidential", "parliamentary", "played"), [(4, 4, "AB"), (4, 5, "AB"), (5, 4, "B"), (5, 5, "B")]
)
def test_the_markers_say_what_is_played(presidential: int, parliamentary: int, played: str) -> None:
    """The printed example is the second: a presidential election and no parliamentary one."""
    state = midgame(3, seats=(12, 11, 10), presidential=presidential, parliamentary=parliamentary, event="strike")
    events = begin(state, "E")
    events += to_round(state, 4)
    began = only(events, RoundBegan)
    assert (began.presidential, began.parliamentary) == (presidential == 4, parliamentary == 4)
    events = finish_phase(state, "A")
    assert phases(events) == ("B" if played == "AB" else ""), "where it began with A, B comes after it"
    assert state.phase == 1
    later = finish_phase(state, "B")
    assert phases(later).startswith("C" if parliamentary == 4 else "E")


@pytest.mark.proves("zoocracy", "5.3")
def test_a_card_is_for_one_phase_and_for_who_holds_it() -> None:
    state = midgame(3, seats=(12, 11, 10), hands={0: "migration rally:snakes", 1: "defectors"})
    begin(state, "B")
    assert why_not(state, 0, Migration()) == ("5.3", "refusal-other-phase")
    assert why_not(state, 0, Defectors(1)) == ("5.3", "refusal-other-phase")
    assert why_not(state, 0, Rally("hippos", 1)) == ("5.3", "refusal-not-held-species")
    assert only(play(state, 0, Rally("snakes", 1)), CardPlayed) == CardPlayed(0, "rally:snakes")
    assert [card.id for card in state.view(None).discards] == ["rally:snakes"]
    state = midgame(3, seats=(12, 11, 10), hands={0: "rally:snakes", 1: "rally:hippos"})
    begin(state, "E")
    assert why_not(state, 0, Rally("snakes", 1)) == ("5.3", "refusal-other-phase")
    assert why_not(state, 0, Defectors(1)) == ("5.3", "refusal-not-held")
    assert why_not(state, 0, Feed("snakes", 1)) == ("5e.2", "refusal-step-event-cards")


@pytest.mark.proves("zoocracy", "5.4", "5e.2")
def test_one_pass_in_player_order_with_as_many_cards_as_one_likes() -> None:
    state = midgame(
        3, seats=(8, 12, 10), hands={0: "defectors", 1: "rally:snakes", 2: "migration"}, event="strike", presidential=5
    )
    begin(state, "E")
    for seat in (1, 2, 0):
        assert (state.step, state.waiting_on) == ("event-cards", (seat,))
        play(state, seat, Done())
    assert state.phase != 4
    state = midgame(
        3, hands={0: "defectors early-presidential-election early-parliamentary-election"}, seats=(12, 11, 10)
    )
    begin(state, "E")
    play(state, 0, Defectors(1), EarlyPresidentialElection(), EarlyParliamentaryElection())
    assert (state.step, state.waiting_on) == ("event-cards", (0,))


@pytest.mark.proves("zoocracy", "5.4")
def test_who_can_have_nothing_to_play_is_not_asked() -> None:
    state = midgame(3, seats=(12, 11, 10), hands={1: "rally:snakes"})
    begin(state, "E")
    assert state.waiting_on == (1,), "the others hold no cards"
    state = midgame(3, seats=(12, 11, 10), hands={1: "rally:snakes"}, round=8, presidential=9, parliamentary=9)
    card = next(number for number, copies in enumerate(state.edition.copies) if number == 46 and copies)
    state.deck.remove(card)
    state.discards.append(card)  # Defectors lies open, and in round 8 nothing else can be played
    begin(state, "E")
    assert state.phase != 4
    state = midgame(3, seats=(12, 11, 10), hands={0: "rally:snakes", 1: "rally:hippos"}, offices={"president": 1})
    begin(state, "G")
    assert (state.step, state.waiting_on) == ("progress-cards", (1,)), "only an office can be asserted"


@pytest.mark.proves("zoocracy", "5e.1", "9b.1")
def test_a_donation_pays_the_holders_of_its_offices() -> None:
    state = midgame(
        3,
        event="donation",
        offices={"prime-minister": 2, "finance-minister": 2, "defense-minister": 0, "president": 1},
        government=[0, 2],
    )
    events = begin(state, "E")
    assert only(events, EventRevealed).kind == "donation"
    assert [(event.seat, event.office, event.food) for event in events if isinstance(event, Donated)] == [
        (2, "prime-minister", 2),
        (2, "finance-minister", 2),
        (0, "defense-minister", 2),
    ]
    assert state.funds == [12, 10, 14]
    assert len(state.past_events) == 3
    assert state.view(None).event == state.edition.events[0]


@pytest.mark.proves("zoocracy", "9b.1")
def test_a_donation_to_an_office_nobody_holds_is_lost() -> None:
    state = midgame(3, event="donation")
    assert event_count(begin(state, "E"), Donated) == 0


@pytest.mark.proves("zoocracy", "9a.8")
def test_an_early_presidential_election() -> None:
    state = midgame(
        3, seats=(12, 11, 10), hands={0: "early-presidential-election"}, presidential=5, offices={"president": 1}
    )
    begin(state, "E")
    assert only(play(state, 0, EarlyPresidentialElection()), MarkerMoved) == MarkerMoved("presidential", 4)
    assert state.holder[0] == 1, "until then the President stays"
    to_round(state, 4)
    assert state.step == "bid"


@pytest.mark.proves("zoocracy", "9a.9")
def test_an_early_parliamentary_election_and_the_goal_that_lapses() -> None:
    state = midgame(
        3, seats=(12, 11, 10), hands={0: "early-parliamentary-election"}, parliamentary=5, government=[0, 1],
        election_held=True, p1=0, p2=1, offices={"prime-minister": 0}, used=["prime-minister"],
    )  # fmt: skip
    begin(state, "E")
    events = play(state, 0, EarlyParliamentaryElection())
    assert only(events, MarkerMoved) == MarkerMoved("parliamentary", 4)
    assert only(events, ProgramSet) == ProgramSet(0, None)
    to_round(state, 4)
    assert state.goals == [1, 0, 0], "this round's goal is untouched"


@pytest.mark.proves("zoocracy", "9a.8", "9a.9")
def test_no_early_election_where_there_is_one_anyway_or_no_next_round() -> None:
    cards = {0: "early-presidential-election early-parliamentary-election"}
    state = midgame(3, seats=(12, 11, 10), hands=cards, presidential=4, parliamentary=4)
    begin(state, "E")
    assert why_not(state, 0, EarlyPresidentialElection()) == ("9a.8", "refusal-election-due")
    assert why_not(state, 0, EarlyParliamentaryElection()) == ("9a.9", "refusal-election-due")
    state = midgame(3, seats=(12, 11, 10), hands=cards, round=7, presidential=8, parliamentary=8)
    state.round = 8
    state.past_events.append(state.event_deck.pop(1))
    state.presidential_round = state.parliamentary_round = 10
    begin(state, "E")
    assert why_not(state, 0, EarlyPresidentialElection()) == ("9a.8", "refusal-last-round")
    assert why_not(state, 0, EarlyParliamentaryElection()) == ("9a.9", "refusal-last-round")


@pytest.mark.proves("zoocracy", "9a.10")
@pytest.mark.parametrize(("players", "seats"), [(2, 4), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_defectors_bring_seats_by_number_of_players(players: int, seats: int) -> None:
    state = midgame(players, seats=(12, *[10] * (players - 1)), hands={0: "defectors"})
    majority = state.majority
    begin(state, "E")
    assert why_not(state, 0, Defectors(0)) == ("9a.10", "refusal-own-seats")
    assert only(play(state, 0, Defectors(1)), Defected) == Defected(0, 1, seats)
    assert state.seats[:2] == [12 + seats, 10 - seats]
    assert (state.majority, state.funds[:2]) == (majority, [10, 10])


@pytest.mark.proves("zoocracy", "9a.10")
def test_no_more_defectors_than_there_are_seats_and_the_order_changes_with_the_next_phase() -> None:
    state = midgame(3, seats=(12, 11, 1), hands={0: "migration", 1: "defectors", 2: "wet-season"})
    begin(state, "E")
    assert state.order == [0, 1, 2]
    play(state, 0, Done())
    assert only(play(state, 1, Defectors(2)), Defected).seats == 1
    assert state.order == [0, 1, 2]
    state = midgame(3, seats=(12, 11, 10), hands={0: "migration", 1: "defectors", 2: "wet-season"})
    begin(state, "E")
    play(state, 0, Done())
    play(state, 1, Defectors(0), Done())
    assert (state.waiting_on, state.order) == ((2,), [0, 1, 2])
    play(state, 2, Done())
    assert state.order == [1, 2, 0]


@pytest.mark.proves("zoocracy", "5.3", "9a.11")
def test_assertiveness_waits_for_progress() -> None:
    state = midgame(3, seats=(12, 11, 10), hands={0: "assertiveness:president"}, offices={"president": 0})
    begin(state, "E")
    assert why_not(state, 0, Assertiveness("president")) == ("5.3", "refusal-other-phase")
