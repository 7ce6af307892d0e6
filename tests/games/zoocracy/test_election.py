"""5c: cards before the count, votes, seats, the majority, and what follows."""

from __future__ import annotations

from copy import copy

import pytest

from menagerie.games.zoocracy.actions import (
    Done,
    DrySeason,
    Loyalty,
    Migration,
    OverhangMandate,
    WetSeason,
    ZoocracyAction,
)
from menagerie.games.zoocracy.events import (
    FoodCleared,
    FoodStayed,
    IncomePaid,
    LoyaltyPledged,
    MarkerMoved,
    MigrationCounted,
    OverhangCounted,
    ParliamentCleared,
    ParliamentSeated,
    SpeciesCounted,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.rules.position import NOWHERE
from menagerie.games.zoocracy.rules.state import ZoocracyState
from menagerie.games.zoocracy.rules.vote_count import seat_parliament, species_votes
from tests.games.zoocracy.positions import (
    begin,
    event_count,
    finish_phase,
    food_on,
    hand,
    midgame,
    only,
    play,
    refusal,
    why_not,
)


def whole_election(state: ZoocracyState) -> list[ZoocracyEvent]:
    """The whole phase; nobody plays a card."""
    events = begin(state, "C")
    return events + finish_phase(state, "C")


def counted(events: list[ZoocracyEvent]) -> dict[str, SpeciesCounted]:
    return {event.species: event for event in events if isinstance(event, SpeciesCounted)}


@pytest.mark.proves("zoocracy", "5c.1", "5c.2")
def test_the_track_is_cleared_and_cards_are_played_in_the_order_of_the_campaign() -> None:
    cards = {0: "migration", 1: "wet-season", 2: "dry-season"}
    state = midgame(3, seats=(8, 12, 10), hands=cards, parliamentary=3)
    begin(state, "B")
    for seat in (1, 2):
        play(state, seat, Done())
    events = play(state, 0, Done())
    assert event_count(events, ParliamentCleared) == 1
    view = state.view(None)
    assert ([party.seats for party in view.parties], view.majority, view.order) == ([0, 0, 0], None, (1, 2, 0))
    for seat in (1, 2, 0):
        assert (state.step, state.waiting_on) == ("election-cards", (seat,))
        play(state, seat, Done())
    assert state.phase == 3


@pytest.mark.proves("zoocracy", "5c.3", "5c.4")
def test_the_most_food_takes_the_first_number_and_the_second_most_the_second() -> None:
    state = midgame(3, food={"elephants": (1, 3, 2), "hippos": (2, 0, 0), "polar-bears": (2, 1, 0)})
    votes = counted(whole_election(state))
    assert (votes["elephants"].first_seat, votes["elephants"].first_votes) == (1, 6)
    assert (votes["elephants"].second_seat, votes["elephants"].second_votes) == (2, 3)
    assert (votes["hippos"].first_seat, votes["hippos"].second_seat) == (0, None), "the second number is lost"
    assert (votes["polar-bears"].first_seat, votes["polar-bears"].second_seat) == (0, None), "there is none"
    assert votes["zebras"].first_seat is None
    assert state.seats == [12, 6, 3]
    assert [event.species for event in votes.values()] == list(SPECIES), "the elephants first, then along the path"
    assert votes["polar-bears"].tally == (12, 6, 3)


@pytest.mark.proves("zoocracy", "5c.4")
def test_seats_change_the_player_order() -> None:
    state = midgame(3, seats=(12, 11, 10), food={"elephants": (0, 1, 2)})
    whole_election(state)
    finish_phase(state, "D")
    assert state.order == [2, 1, 0]


@pytest.mark.proves("zoocracy", "5c.5")
@pytest.mark.parametrize(("total", "majority"), [(51, 26), (50, 26), (49, 25), (1, 1)])
def test_more_than_half_is_a_majority(total: int, majority: int) -> None:
    """The printed example: 51 seats, and the marker goes on 26."""
    state = midgame(6)
    events: list[ZoocracyEvent] = []
    seat_parliament(state, [total, 0, 0, 0, 0, 0], events)
    assert only(events, ParliamentSeated).majority == majority
    assert state.view(None).majority == majority


@pytest.mark.proves("zoocracy", "5c.6", "5c.8")
def test_the_food_is_cleared_away_and_every_seat_brings_a_token() -> None:
    state = midgame(3, food={"elephants": (1, 3, 2), "zebras": (2, 0, 0)}, funds=(1, 2, 3))
    events = whole_election(state)
    assert sum(state.food) == 0
    assert only(events, IncomePaid).food == (4, 6, 3)
    assert state.funds == [5, 8, 6]
    assert state.supply == [25 - 5, 25 - 8, 25 - 6]


@pytest.mark.proves("zoocracy", "5c.7", "5c.10")
@pytest.mark.parametrize("event", ["donation", "strike", "resistance", "good-harvest", "crop-failure"])
def test_the_next_election_is_in_two_rounds_whatever_the_event(event: str) -> None:
    state = midgame(3, food={"elephants": (3, 2, 0)}, event=event, parliamentary=3, presidential=4)
    events = whole_election(state)
    assert only(events, MarkerMoved) == MarkerMoved("parliamentary", 5)
    state.phase = 3
    begin(state, "E")
    finish_phase(state, "E")
    assert (state.presidential_round, state.parliamentary_round) == (4, 5)


@pytest.mark.proves("zoocracy", "5c.9", "9a.12")
def test_a_manipulated_species_gives_four_votes_to_the_first_alone() -> None:
    for cards, first in (("", 4), ("wet-season", 3), ("dry-season", 4)):
        state = midgame(3, food={"elephants": (3, 2, 0)}, hands={0: cards} if cards else {})
        state.manipulation = SPECIES.index("elephants")
        events = begin(state, "C")
        if cards:
            play(state, 0, WetSeason() if cards == "wet-season" else DrySeason())
        votes = counted([*events, *finish_phase(state, "C")])["elephants"]
        assert (votes.first_votes, votes.second_seat, votes.second_votes, votes.manipulated) == (first, None, 0, True)
        assert state.seats == [first, 0, 0]
        assert state.manipulation == NOWHERE


@pytest.mark.proves("zoocracy", "9a.3", "9a.4", "9a.12")
@pytest.mark.parametrize(
    ("card", "dry_land", "wet_land"), [("wet-season", -1, 0), ("dry-season", 0, -1), ("migration", 0, 0)]
)
def test_seasons(card: str, dry_land: int, wet_land: int) -> None:
    everywhere = dict.fromkeys(SPECIES, (3, 1, 0))
    state = midgame(3, food=everywhere, hands={0: card})
    begin(state, "C")
    cards: dict[str, ZoocracyAction] = {
        "wet-season": WetSeason(),
        "dry-season": DrySeason(),
        "migration": Migration(),
    }
    play(state, 0, cards[card])
    votes = counted(play(state, 0, Done()))
    holes = ("penguins", "flamingos", "hippos", "polar-bears")
    for place, species in enumerate(SPECIES):
        less = wet_land if species in holes else dry_land
        assert votes[species].first_votes == state.edition.first[place] + less
        assert votes[species].second_votes == state.edition.second[place], "never the second number"
        assert votes[species].season == bool(less)


@pytest.mark.proves("zoocracy", "9a.12")
def test_nothing_falls_below_zero() -> None:
    state = midgame(3, food={"snakes": (1, 0, 0)})
    state.wet = True
    state.edition = copy(state.edition)
    state.edition.first = [0] * len(SPECIES)
    assert species_votes(state, SPECIES.index("snakes")) == (0, 0)


@pytest.mark.proves("zoocracy", "9a.5")
def test_migration_brings_a_seat_that_counts_everywhere() -> None:
    state = midgame(3, food={"polar-bears": (1, 0, 0)}, hands={1: "migration"}, funds=(0, 0, 0))
    begin(state, "C")
    events = play(state, 1, Migration(), Done())
    assert only(events, MigrationCounted) == MigrationCounted(1, (6, 1, 0))
    seated = only(events, ParliamentSeated)
    assert (seated.seats, seated.total, seated.majority, state.funds) == ((6, 1, 0), 7, 4, [6, 1, 0])


@pytest.mark.proves("zoocracy", "9a.6")
def test_an_overhang_mandate_helps_whoever_leads() -> None:
    cards = {1: "overhang-mandate:polar-bears overhang-mandate:snakes"}
    state = midgame(3, food={"polar-bears": (2, 1, 0)}, hands=cards, funds=(0, 0, 0))
    begin(state, "C")
    events = play(state, 1, OverhangMandate("polar-bears"), OverhangMandate("snakes"), Done())
    helped = [event for event in events if isinstance(event, OverhangCounted)]
    assert [event.seat for event in helped] == [0, None]
    assert (state.seats, state.majority, state.funds) == ([7, 0, 0], 4, [7, 0, 0])


@pytest.mark.proves("zoocracy", "9a.7", "5c.6")
@pytest.mark.parametrize(("tokens", "choices"), [(1, [0, 1]), (2, [0, 1, 2]), (5, [0, 1, 2])])
def test_loyal_animals_keep_none_one_or_two_of_ones_own_tokens(tokens: int, choices: list[int]) -> None:
    state = midgame(3, food={"snakes": (tokens, 6, 3)}, hands={0: "loyalty:snakes"})
    begin(state, "C")
    assert [action.food for action in state.legal(0) if isinstance(action, Loyalty)] == choices
    for food in (-1, choices[-1] + 1):
        violation = refusal(state, 0, Loyalty("snakes", food))
        assert (violation.paragraph, violation.reason) == ("9a.7", "refusal-loyal-food")
        assert violation.facts == {"most": choices[-1]}
    for food in choices:
        then = state.clone()
        played = play(then, 0, Loyalty("snakes", food))
        assert only(played, LoyaltyPledged) == LoyaltyPledged(0, "snakes", food)
        events = play(then, 0, Done())
        stayed = [event for event in events if isinstance(event, FoodStayed)]
        assert stayed == ([FoodStayed(0, "snakes", food)] if food else [])
        assert food_on(then, "snakes") == [food, 0, 0]
        assert only(events, FoodCleared).food == (tokens - food, 6, 3)


@pytest.mark.proves("zoocracy", "9a.7")
def test_loyalty_needs_food_there_and_goes_to_one_party_only() -> None:
    state = midgame(3, food={"snakes": (2, 1, 0)}, hands={0: "loyalty:snakes loyalty:hippos"}, seats=(12, 11, 10))
    begin(state, "C")
    assert why_not(state, 0, Loyalty("hippos", 1)) == ("9a.7", "refusal-no-own-food")
    state.hands[1] = state.hands[0][:1]
    state.hands[0].append(state.hands[0][0])  # as if there were two of them
    play(state, 0, Loyalty("snakes", 1))
    assert why_not(state, 0, Loyalty("snakes", 1)) == ("9a.7", "refusal-loyal-already")
    assert len(hand(state, 0)) == 2
