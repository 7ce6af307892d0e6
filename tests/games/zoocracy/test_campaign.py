"""5b: the player order, markers, food on the animals, and never a tie."""

from __future__ import annotations

import pytest

from menagerie.games.zoocracy.actions import (
    Blockade,
    Boost,
    Done,
    Feed,
    Manipulate,
    NegativeCampaign,
    Rally,
    Smear,
)
from menagerie.games.zoocracy.events import BlockadePlaced, CampaignTurn, CardPlayed, Fed, OfficeTurned, Smeared
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.rules.position import DEFENSE, FINANCE, NOWHERE, OPPOSITION_LEADER, PRIME_MINISTER
from tests.games.zoocracy.positions import (
    begin,
    bid,
    event_count,
    finish_phase,
    food_on,
    hand,
    midgame,
    new,
    only,
    play,
    refusal,
    take_bonus,
    to_round,
    why_not,
)


@pytest.mark.proves("zoocracy", "5b.1")
def test_a_turn_for_each_party_and_the_food_stays_until_an_election() -> None:
    state = midgame(3, seats=(12, 11, 10), parliamentary=4)
    begin(state, "B")
    for seat in (0, 1, 2):
        assert state.waiting_on == (seat,)
        play(state, seat, Feed("zebras", seat + 1), Done())
    to_round(state, 4)
    assert food_on(state, "zebras") == [1, 2, 3]
    play(state, 0, Feed("zebras", 3), Done())
    assert food_on(state, "zebras") == [4, 2, 3]


@pytest.mark.proves("zoocracy", "5b.2")
def test_defense_decides_before_finance_and_both_before_the_first_turn() -> None:
    state = midgame(3, seats=(12, 11, 10), offices={"defense-minister": 2, "finance-minister": 1})
    begin(state, "B")
    assert (state.step, state.waiting_on) == ("blockade", (2,))
    events = play(state, 2, Blockade("hippos"))
    assert only(events, BlockadePlaced) == BlockadePlaced(2, "hippos")
    assert only(events, OfficeTurned) == OfficeTurned("defense-minister", 2, face_up=False)
    assert (state.step, state.waiting_on) == ("manipulate", (1,))
    play(state, 1, Manipulate("hippos"))
    assert (state.step, state.waiting_on) == ("campaign", (0,))
    seen = next(species for species in state.view(None).species if species.id == "hippos")
    assert (seen.blocked, seen.manipulated) == (True, True)
    assert (state.face_up[DEFENSE], state.face_up[FINANCE]) == (False, False)


@pytest.mark.proves("zoocracy", "5b.2", "5b.13")
def test_a_marker_may_wait_for_a_later_campaign_but_is_used_once() -> None:
    state = midgame(3, seats=(12, 11, 10), offices={"defense-minister": 2, "finance-minister": 1}, parliamentary=7)
    begin(state, "B")
    play(state, 2, Done())
    play(state, 1, Manipulate("snakes"))
    to_round(state, 4)
    assert (state.step, state.waiting_on) == ("blockade", (2,))
    play(state, 2, Blockade("zebras"))
    assert state.step == "campaign", "the manipulation was used"


@pytest.mark.proves("zoocracy", "5b.2")
def test_in_the_first_round_nobody_has_markers() -> None:
    state = new(3)
    bid(state, 1, 0, 0)
    take_bonus(state)
    assert state.step == "campaign"


@pytest.mark.proves("zoocracy", "5b.3")
def test_most_seats_go_first() -> None:
    """The printed example: yellow with the most seats begins, blue with the fewest is last."""
    yellow, green, red, orange, black, blue = range(6)
    state = midgame(6, seats=(12, 11, 8, 7, 7, 6), goals=(0, 0, 0, 1, 0, 0))
    begin(state, "B")
    assert state.order == [yellow, green, red, orange, black, blue]
    assert state.waiting_on == (yellow,)


@pytest.mark.proves("zoocracy", "5b.4")
def test_the_whole_list_for_equal_seats() -> None:
    offices = {
        "prime-minister": 1,
        "defense-minister": 2,
        "finance-minister": 3,
        "president": 4,
        "opposition-leader": 5,
    }
    used = list(offices)
    for seed in range(5):
        state = midgame(6, seats=(7,) * 6, goals=(1, 0, 0, 0, 0, 0), offices=offices, used=used, seed=seed)
        begin(state, "B")
        assert state.order == [0, 1, 2, 3, 4, 5]
    # What comes earlier in the list counts for more than all that comes later.
    swapped = {
        "prime-minister": 5,
        "defense-minister": 4,
        "finance-minister": 4,
        "president": 4,
        "opposition-leader": 3,
    }
    state = midgame(6, seats=(7,) * 6, goals=(0, 0, 1, 0, 0, 0), offices=swapped, used=used)
    begin(state, "B")
    assert state.order[:4] == [2, 5, 4, 3]


@pytest.mark.proves("zoocracy", "5b.5")
def test_in_the_first_round_the_president_begins_and_the_others_follow_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        state = new(4, seed=seed)
        bid(state, 0, 0, 5, 0)
        take_bonus(state)
        assert state.order[0] == 2
        orders.add(tuple(state.order))
        before = list(state.order)
        play(state, 2, Done())
        assert state.order == before, "drawn once for the phase"
    assert len(orders) == 6


@pytest.mark.proves("zoocracy", "5b.6")
@pytest.mark.parametrize(("players", "limit"), [(2, 10), (3, 7), (4, 5), (5, 4), (6, 4)])
def test_so_much_food_in_a_turn(players: int, limit: int) -> None:
    state = midgame(players, funds=(30,) * players)
    events = begin(state, "B")
    assert only(events, CampaignTurn).limit == limit
    seat = state.active
    left = limit
    for species in SPECIES:
        if left:
            play(state, seat, Feed(species, min(left, 3)))
            left -= min(left, 3)
    violation = refusal(state, seat, Feed("polar-bears", 1))
    assert (violation.paragraph, violation.facts) == ("5b.6", {"most": limit, "fed": limit})


@pytest.mark.proves("zoocracy", "5b.6")
def test_only_food_one_has() -> None:
    state = midgame(3, funds=(2, 2, 2), seats=(12, 11, 10))
    begin(state, "B")
    assert why_not(state, 0, Feed("snakes", 3)) == ("5b.6", "refusal-funds")
    play(state, 0, Feed("snakes", 2))
    assert state.funds[0] == 0
    assert state.legal(0) == [Done()]


@pytest.mark.proves("zoocracy", "5b.7")
def test_three_on_one_species_all_together_and_cards_on_top() -> None:
    state = midgame(3, seats=(12, 11, 10), hands={0: "rally:snakes"}, offices={"prime-minister": 0})
    begin(state, "B")
    play(state, 0, Feed("snakes", 2))
    violation = refusal(state, 0, Feed("snakes", 2))
    assert (violation.paragraph, violation.facts, violation.instead) == (
        "5b.7",
        {"most": 3, "fed": 2},
        Feed("snakes", 1),
    )
    assert why_not(state, 0, Feed("snakes", 0)) == ("5b.7", "refusal-species-limit")
    play(state, 0, Feed("snakes", 1), Rally("snakes", 2), Boost("snakes", 2), Feed("hippos", 3), Feed("zebras", 1))
    assert food_on(state, "snakes") == [7, 0, 0]
    assert why_not(state, 0, Feed("zebras", 1)) == ("5b.6", "refusal-turn-limit")


@pytest.mark.proves("zoocracy", "5b.8")
def test_never_a_tie_on_a_species() -> None:
    state = midgame(3, seats=(12, 11, 10), food={"snakes": (0, 2, 3), "hippos": (0, 0, 0)}, hands={0: "rally:snakes"})
    begin(state, "B")
    assert [food for food in (1, 2, 3) if Feed("snakes", food) in state.legal(0)] == [1]
    violation = refusal(state, 0, Feed("snakes", 3))
    assert (violation.paragraph, violation.reason) == ("5b.8", "refusal-tie")
    assert violation.facts == {"species": "snakes", "count": 3}
    assert why_not(state, 0, Rally("snakes", 2)) == ("5b.8", "refusal-tie")
    assert Feed("hippos", 3) in state.legal(0), "nothing and nothing are no tie"
    play(state, 0, Feed("snakes", 1))  # 1, 2, 3: free again from here
    assert why_not(state, 0, Feed("snakes", 1)) == ("5b.8", "refusal-tie")
    assert why_not(state, 0, Rally("snakes", 1)) == ("5b.8", "refusal-tie")
    assert why_not(state, 0, Rally("snakes", 2)) == ("5b.8", "refusal-tie")


@pytest.mark.proves("zoocracy", "5b.8", "9a.2")
def test_the_order_of_steps_is_free() -> None:
    """A swap first may make room for what would have been a tie."""
    state = midgame(3, seats=(12, 11, 10), food={"snakes": (0, 3, 0)}, hands={0: "negative-campaign:snakes"})
    begin(state, "B")
    assert why_not(state, 0, Feed("snakes", 3)) == ("5b.8", "refusal-tie")
    play(state, 0, NegativeCampaign("snakes", 1), Feed("snakes", 3))
    assert food_on(state, "snakes") == [4, 2, 0]


@pytest.mark.proves("zoocracy", "5b.9")
def test_a_blocked_species_takes_no_food_from_anywhere() -> None:
    state = midgame(
        3,
        seats=(12, 11, 10),
        food={"snakes": (0, 2, 0)},
        hands={0: "rally:snakes negative-campaign:snakes"},
        offices={"defense-minister": 2, "prime-minister": 0, "opposition-leader": 0},
    )
    begin(state, "B")
    play(state, 2, Blockade("snakes"))
    for action in (
        Feed("snakes", 1),
        Rally("snakes", 1),
        Boost("snakes", 1),
        NegativeCampaign("snakes", 1),
        Smear("snakes", 1),
    ):
        assert why_not(state, 0, action) == ("5b.9", "refusal-blocked")
    play(state, 0, Done())
    play(state, 1, Done())
    assert why_not(state, 2, Feed("snakes", 1)) == ("5b.9", "refusal-blocked"), "the minister's own party as well"


@pytest.mark.proves("zoocracy", "5b.10", "9a.2")
def test_the_printed_example_of_the_polar_bears() -> None:
    red, green = 0, 1
    state = midgame(
        3, seats=(12, 11, 10), food={"polar-bears": (0, 2, 0)}, hands={red: "negative-campaign:polar-bears"}
    )
    begin(state, "B")
    events = play(state, red, Feed("polar-bears", 3), NegativeCampaign("polar-bears", green))
    assert food_on(state, "polar-bears") == [4, 1, 0]
    assert only(events, CardPlayed) == CardPlayed(red, "negative-campaign:polar-bears")
    assert only(events, Smeared) == Smeared(red, "polar-bears", green, "card")
    assert (hand(state, red), len(state.discards)) == ([], 1)
    assert state.funds[red] == 7, "the new token came from the supply"


@pytest.mark.proves("zoocracy", "5b.11", "5b.13")
@pytest.mark.parametrize("food", [1, 2])
def test_the_prime_ministers_bonus_is_one_or_two_tokens_on_one_species_once(food: int) -> None:
    state = midgame(3, seats=(12, 11, 10), offices={"prime-minister": 0})
    begin(state, "B")
    events = play(state, 0, Boost("zebras", food))
    assert only(events, Fed) == Fed(0, "zebras", food, "prime-minister", food)
    assert (state.face_up[PRIME_MINISTER], state.funds[0]) == (False, 10)
    assert why_not(state, 0, Boost("hippos", 1)) == ("5b.11", "refusal-no-power")
    assert why_not(state, 0, Feed("hippos", 0)) == ("5b.7", "refusal-species-limit")


@pytest.mark.proves("zoocracy", "5b.11")
def test_only_the_prime_minister_has_that_bonus_and_never_three_tokens() -> None:
    state = midgame(3, seats=(12, 11, 10), offices={"prime-minister": 1})
    begin(state, "B")
    assert why_not(state, 0, Boost("zebras", 1)) == ("5b.11", "refusal-no-power")
    play(state, 0, Done())
    assert why_not(state, 1, Boost("zebras", 3)) == ("5b.11", "refusal-boost")


@pytest.mark.proves("zoocracy", "5b.12", "5b.13")
def test_the_opposition_leaders_negative_campaign_needs_no_card() -> None:
    state = midgame(3, seats=(12, 11, 10), food={"hippos": (0, 3, 0)}, offices={"opposition-leader": 0})
    begin(state, "B")
    events = play(state, 0, Smear("hippos", 1))
    assert only(events, Smeared) == Smeared(0, "hippos", 1, "office")
    assert (food_on(state, "hippos"), state.face_up[OPPOSITION_LEADER]) == ([1, 2, 0], False)
    assert why_not(state, 0, Smear("hippos", 1)) == ("5b.12", "refusal-no-power")


@pytest.mark.proves("zoocracy", "5b.14")
def test_the_blockade_ends_with_the_round_and_the_manipulation_with_the_count() -> None:
    state = midgame(3, seats=(12, 11, 10), offices={"defense-minister": 0, "finance-minister": 0}, parliamentary=4)
    begin(state, "B")
    play(state, 0, Blockade("snakes"), Manipulate("snakes"))
    play(state, 0, Done())
    assert state.blockade == SPECIES.index("snakes")
    to_round(state, 4)
    assert (state.blockade, state.manipulation) == (NOWHERE, SPECIES.index("snakes"))
    finish_phase(state, "B")
    finish_phase(state, "C")
    assert state.manipulation == NOWHERE


@pytest.mark.proves("zoocracy", "9a.1")
def test_rally() -> None:
    state = midgame(3, seats=(12, 11, 10), hands={0: "rally:snakes"})
    begin(state, "B")
    assert why_not(state, 0, Rally("snakes", 3)) == ("9a.1", "refusal-boost")
    violation = refusal(state, 0, Rally("hippos", 1))
    assert (violation.paragraph, violation.reason) == ("5.3", "refusal-not-held-species")
    events = play(state, 0, Rally("snakes", 2))
    assert only(events, Fed) == Fed(0, "snakes", 2, "rally", 2)
    assert (state.funds[0], hand(state, 0)) == (10, [])


@pytest.mark.proves("zoocracy", "9a.2")
def test_a_negative_campaign_takes_a_token_of_a_party_one_chooses() -> None:
    state = midgame(
        3, seats=(12, 11, 10), food={"snakes": (2, 4, 1), "hippos": (0, 0, 0)},
        hands={0: "negative-campaign:snakes negative-campaign:hippos"},
    )  # fmt: skip
    begin(state, "B")
    assert why_not(state, 0, NegativeCampaign("snakes", 0)) == ("9a.2", "refusal-own-food")
    assert why_not(state, 0, NegativeCampaign("hippos", 1)) == ("9a.2", "refusal-no-food-there")
    assert why_not(state, 0, NegativeCampaign("snakes", 1)) == ("5b.8", "refusal-tie-swap"), "3 and 3"
    assert why_not(state, 0, NegativeCampaign("snakes", 9)) == ("1.1", "refusal-no-such-seat")
    play(state, 0, NegativeCampaign("snakes", 2))
    assert food_on(state, "snakes") == [3, 4, 0]


@pytest.mark.proves("zoocracy", "9a.2")
def test_a_victim_may_not_end_up_level_with_a_third_party() -> None:
    state = midgame(3, seats=(12, 11, 10), food={"snakes": (5, 3, 2)}, hands={0: "negative-campaign:snakes"})
    begin(state, "B")
    assert why_not(state, 0, NegativeCampaign("snakes", 1)) == ("5b.8", "refusal-tie-swap")
    assert NegativeCampaign("snakes", 2) in state.legal(0)


@pytest.mark.proves("zoocracy", "9b.4", "9b.5")
@pytest.mark.parametrize(("event", "limit"), [("good-harvest", 9), ("crop-failure", 5), ("strike", 7)])
def test_a_harvest_changes_the_limit_of_the_next_round_only(event: str, limit: int) -> None:
    state = midgame(3, seats=(12, 11, 10), event=event, parliamentary=9, presidential=9)
    begin(state, "E")
    to_round(state, 4)
    campaign = state.view(None).campaign
    assert campaign is not None
    assert (campaign.limit, state.view(None).harvest) == (limit, limit - 7)
    to_round(state, 5)
    campaign = state.view(None).campaign
    assert campaign is not None
    later = {"good-harvest": 2, "crop-failure": -2}.get(state.edition.events[state.past_events[-1]].kind, 0)
    assert campaign.limit == 7 + later


@pytest.mark.proves("zoocracy", "9b.5")
def test_a_crop_failure_leaves_cards_and_the_limit_of_a_species_alone() -> None:
    state = midgame(6, seats=(12, 11, 10, 9, 8, 7), hands={0: "rally:snakes"})
    state.harvest = -2
    begin(state, "B")
    play(state, 0, Feed("snakes", 2), Rally("snakes", 2))
    assert why_not(state, 0, Feed("hippos", 1)) == ("5b.6", "refusal-turn-limit")
    state.harvest = -9
    assert event_count(play(state, 0, Done()), CampaignTurn) == 1
    campaign = state.view(None).campaign
    assert campaign is not None
    assert campaign.limit == 0
