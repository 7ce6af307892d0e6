"""Why an action is refused: the paragraph, the reason and the facts, in every situation where one can be."""

from __future__ import annotations

import pytest

from menagerie.core.contract import Fact
from menagerie.games.zoocracy.actions import (
    Accept,
    Assertiveness,
    Bid,
    Blockade,
    Boost,
    Counter,
    Decline,
    Defectors,
    Demand,
    Discard,
    Done,
    Draw,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Feed,
    Grant,
    Loyalty,
    Manipulate,
    Migration,
    Name,
    NegativeCampaign,
    Offer,
    OverhangMandate,
    Pass,
    Pay,
    Rally,
    Smear,
    Vote,
    WetSeason,
    Withdraw,
    ZoocracyAction,
)
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.cards import NUMBER_OF
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import PLAIN, QUIET, begin, midgame, new, play, propose, refusal

STRICT = ZoocracyOptions(strict_supply=True, offers=False)


def refused(
    state: ZoocracyState, seat: int, action: ZoocracyAction, paragraph: str, reason: str, **facts: Fact
) -> None:
    found = refusal(state, seat, action)
    assert (found.paragraph, found.reason, found.facts) == (paragraph, f"refusal-{reason}", facts)


def at(step: str) -> ZoocracyState:
    """Four parties at that step; seat 0 decides where one party does."""
    offices = {"prime-minister": 0, "defense-minister": 0, "finance-minister": 0, "opposition-leader": 3}
    state = midgame(
        4, options=PLAIN, seats=(14, 13, 12, 11), offices=offices, hands={0: "rally:snakes"}, government=[0, 1, 2],
        election_held=True, presidential=3, parliamentary=5, event="resistance", p1=0, p2=1,
    )  # fmt: skip
    phase = {
        "bid": "A", "bonus": "A", "blockade": "B", "manipulate": "B", "campaign": "B", "election-cards": "C",
        "propose": "D", "answer": "D", "vote": "D", "event-cards": "E", "progress-cards": "G", "discard": "G",
        "name": "G", "resist": "G",
    }[step]  # fmt: skip
    if step == "discard":
        state.hands[0] = [state.deck.pop(0) for _ in range(5)]
        state.holder = [-1] * 5
    if step == "name":
        state.interim = True
    if phase == "G" and step != "progress-cards":
        state.past_events.append(state.event_deck.pop())
        state.hands[0] = state.hands[0] if step == "discard" else []
        state.holder[3] = -1
        for office in range(5):  # all Assertiveness is played, so nobody is asked for it
            card = 36 + office
            if card in state.deck:
                state.deck.remove(card)
                state.discards.append(card)
    begin(state, phase)
    if step == "bonus":
        for seat in range(4):
            play(state, seat, Bid(1 if seat == 0 else 0))
    if step in ("manipulate", "campaign"):
        play(state, 0, Done())
    if step == "campaign":
        play(state, 0, Done())
    if step == "answer":
        play(state, 0, Offer(1, ("p1",)))
    if step == "vote":
        propose(state, 0, 0, 0, 0, 0)
    assert state.step == step
    return state


ONE_SEAT = (
    ("bonus", "5a.10", Draw()),
    ("blockade", "5b.2", Blockade("snakes")),
    ("manipulate", "5b.2", Manipulate("snakes")),
    ("campaign", "5b.3", Feed("snakes", 1)),
    ("election-cards", "5c.2", Done()),
    ("propose", "5d.4", Grant("prime-minister", 0)),
    ("event-cards", "5e.2", Done()),
    ("progress-cards", "5g.2", Done()),
    ("name", "5g.9", Name(0)),
    ("resist", "9b.3", Pay()),
)


@pytest.mark.parametrize(("step", "paragraph", "action"), ONE_SEAT)
def test_out_of_turn(step: str, paragraph: str, action: ZoocracyAction) -> None:
    """The refusal names the step's paragraph and the party whose turn it is."""
    state = at(step)
    assert state.check(0, action) is None
    refused(state, 2, action, paragraph, "not-your-turn", turn_seat=0)


@pytest.mark.parametrize(
    ("step", "paragraph"),
    [*[(step, paragraph) for step, paragraph, _ in ONE_SEAT], ("bid", "5a.2"), ("answer", "5d.21"), ("vote", "5d.9")],
)
def test_an_action_that_does_not_answer_the_step(step: str, paragraph: str) -> None:
    other: ZoocracyAction = Discard("migration")
    refused(at(step), 0, other, paragraph, f"step-{step}")


@pytest.mark.proves("zoocracy", "5g.4")
def test_while_others_discard() -> None:
    state = at("discard")
    refused(state, 0, Done(), "5g.4", "step-discard")
    refused(state, 1, Discard("migration"), "5g.4", "not-your-turn", turn_seat=0)
    card = next(card for card in NUMBER_OF if NUMBER_OF[card] not in state.hands[0] and card.startswith("loyalty"))
    refused(state, 0, Discard(card), "5.3", "not-held-species", card="loyalty", species=card.partition(":")[2])
    refused(state, 0, Discard("nonsense"), "5g.4", "no-such-card")


@pytest.mark.proves("zoocracy", "5.3")
@pytest.mark.parametrize(
    ("step", "phase", "action"),
    [
        ("election-cards", "B", Rally("snakes", 1)),
        ("election-cards", "B", NegativeCampaign("snakes", 1)),
        ("campaign", "C", WetSeason()),
        ("campaign", "C", DrySeason()),
        ("campaign", "C", Migration()),
        ("campaign", "C", OverhangMandate("snakes")),
        ("campaign", "C", Loyalty("snakes", 1)),
        ("campaign", "E", Defectors(1)),
        ("campaign", "E", EarlyPresidentialElection()),
        ("campaign", "E", EarlyParliamentaryElection()),
        ("campaign", "G", Assertiveness("president")),
    ],
)
def test_a_card_in_another_phase(step: str, phase: str, action: ZoocracyAction) -> None:
    refused(at(step), 0, action, "5.3", "other-phase", phase=phase)


@pytest.mark.proves("zoocracy", "5.3")
def test_a_card_of_this_phase_at_another_step() -> None:
    refused(at("blockade"), 0, Rally("snakes", 1), "5b.2", "step-blockade")


@pytest.mark.proves("zoocracy", "5.3")
@pytest.mark.parametrize(
    ("step", "action", "reason", "facts"),
    [
        ("campaign", Rally("hippos", 1), "not-held-species", {"card": "rally", "species": "hippos"}),
        (
            "campaign",
            NegativeCampaign("hippos", 1),
            "not-held-species",
            {"card": "negative-campaign", "species": "hippos"},
        ),
        ("election-cards", WetSeason(), "not-held", {"card": "wet-season"}),
        ("election-cards", DrySeason(), "not-held", {"card": "dry-season"}),
        ("election-cards", Migration(), "not-held", {"card": "migration"}),
        (
            "election-cards",
            OverhangMandate("zebras"),
            "not-held-species",
            {"card": "overhang-mandate", "species": "zebras"},
        ),
        ("election-cards", Loyalty("zebras", 1), "not-held-species", {"card": "loyalty", "species": "zebras"}),
        ("event-cards", Defectors(1), "not-held", {"card": "defectors"}),
        ("event-cards", EarlyPresidentialElection(), "not-held", {"card": "early-presidential-election"}),
        ("event-cards", EarlyParliamentaryElection(), "not-held", {"card": "early-parliamentary-election"}),
        (
            "progress-cards",
            Assertiveness("finance-minister"),
            "not-held-office",
            {"card": "assertiveness", "office": "finance-minister"},
        ),
    ],
)
def test_a_card_one_does_not_hold(step: str, action: ZoocracyAction, reason: str, facts: dict[str, Fact]) -> None:
    refused(at(step), 0, action, "5.3", reason, **facts)


@pytest.mark.proves("zoocracy", "1.1")
@pytest.mark.parametrize("party", [-1, 4])
def test_a_party_that_is_not_there(party: int) -> None:
    players = {"players": 4}
    refused(at("propose"), 0, Grant("prime-minister", party), "1.1", "no-such-seat", **players)
    refused(at("propose"), 0, Offer(party, ("p1",)), "1.1", "no-such-seat", **players)
    refused(at("name"), 0, Name(party), "1.1", "no-such-seat", **players)
    refused(at("event-cards"), 0, Defectors(party), "1.1", "no-such-seat", **players)
    state = midgame(4, seats=(14, 13, 12, 11), offices={"opposition-leader": 0}, hands={0: "negative-campaign:snakes"})
    begin(state, "B")
    refused(state, 0, Smear("snakes", party), "1.1", "no-such-seat", **players)
    refused(state, 0, NegativeCampaign("snakes", party), "1.1", "no-such-seat", **players)
    refused(state, party, Done(), "1.1", "no-such-seat", **players)


@pytest.mark.proves("zoocracy", "6.1")
def test_when_the_game_is_over() -> None:
    state = midgame(3, goals=(8, 0, 0))
    begin(state, "G")
    refused(state, 0, Done(), "6.1", "game-over")
    assert state.legal(0) == []
    assert state.point(0) is None


@pytest.mark.proves("zoocracy", "5a.2", "5a.5", "5a.12")
def test_bids() -> None:
    state = midgame(3, presidential=3, funds=(3, 150, 0))
    begin(state, "A")
    refused(state, 0, Bid(4), "5a.2", "funds", funds=3, food=4)
    refused(state, 1, Bid(100), "5a.12", "bid-range", most=99)
    refused(state, 0, Bid(-1), "5a.12", "bid-range", most=99)
    assert len(state.legal(1)) == 100
    for seat, food in enumerate((2, 2, 0)):
        play(state, seat, Bid(food))
    refused(state, 2, Bid(0), "5a.5", "not-tied")


@pytest.mark.proves("zoocracy", "5b.6", "5b.7", "5b.8", "5b.9")
def test_feeding() -> None:
    state = midgame(3, seats=(12, 11, 10), funds=(9, 9, 9), food={"snakes": (1, 4, 0), "zebras": (0, 1, 0)})
    state.blockade = 7
    begin(state, "B")
    refused(state, 0, Feed("snakes", 0), "5b.7", "species-limit", most=3, fed=0)
    refused(state, 0, Feed("snakes", 4), "5b.7", "species-limit", most=3, fed=0)
    refused(state, 0, Feed("snakes", 3), "5b.8", "tie", species="snakes", count=4)
    refused(state, 0, Feed("zebras", 1), "5b.8", "tie", species="zebras", count=1)
    refused(state, 0, Feed("hippos", 1), "5b.9", "blocked", species="hippos")
    play(state, 0, Feed("snakes", 2), Feed("monkeys", 3))
    refused(state, 0, Feed("snakes", 2), "5b.7", "species-limit", most=3, fed=2)
    refused(state, 0, Feed("zebras", 3), "5b.6", "turn-limit", most=7, fed=5)
    state = midgame(3, seats=(12, 11, 10), funds=(2, 9, 9))
    begin(state, "B")
    refused(state, 0, Feed("snakes", 3), "5b.6", "funds", funds=2, food=3)


@pytest.mark.proves("zoocracy", "5b.11", "9a.1", "2.2", "5b.8", "5b.9")
def test_food_from_the_supply() -> None:
    state = midgame(
        3, options=STRICT, seats=(12, 11, 10), funds=(22, 9, 9), food={"snakes": (1, 2, 0), "hippos": (1, 3, 0)},
        offices={"prime-minister": 0}, hands={0: "rally:snakes rally:hippos rally:zebras"},
    )  # fmt: skip
    state.blockade = 2
    begin(state, "B")
    assert state.supply[0] == 1
    for food in (0, 3):
        refused(state, 0, Rally("snakes", food), "9a.1", "boost", most=2)
        refused(state, 0, Boost("snakes", food), "5b.11", "boost", most=2)
    refused(state, 0, Rally("snakes", 2), "2.2", "supply", left=1)
    refused(state, 0, Boost("snakes", 2), "2.2", "supply", left=1)
    refused(state, 0, Rally("snakes", 1), "5b.8", "tie", species="snakes", count=2)
    refused(state, 0, Boost("snakes", 1), "5b.8", "tie", species="snakes", count=2)
    refused(state, 0, Rally("zebras", 1), "5b.9", "blocked", species="zebras")
    assert state.check(0, Rally("hippos", 1)) is None
    play(state, 0, Boost("parrots", 1))
    refused(state, 0, Boost("hippos", 1), "5b.11", "no-power", office="prime-minister")
    refused(state, 0, Rally("hippos", 1), "2.2", "supply", left=0)


@pytest.mark.proves("zoocracy", "9a.2", "5b.12", "2.2", "5b.8", "5b.9")
def test_swapping_a_token() -> None:
    state = midgame(
        3, options=STRICT, seats=(12, 11, 10), funds=(17, 9, 9),
        food={"snakes": (2, 4, 1), "hippos": (0, 1, 0), "zebras": (5, 3, 2)},
        offices={"opposition-leader": 0}, hands={0: "negative-campaign:snakes"},
    )  # fmt: skip
    state.blockade = 7
    begin(state, "B")
    assert state.supply[0] == 1
    refused(state, 0, Smear("snakes", 0), "9a.2", "own-food")
    refused(state, 0, NegativeCampaign("snakes", 0), "9a.2", "own-food")
    refused(state, 0, Smear("hippos", 1), "5b.9", "blocked", species="hippos")
    refused(state, 0, Smear("parrots", 1), "9a.2", "no-food-there", species="parrots", victim_seat=1)
    refused(state, 0, Smear("snakes", 1), "5b.8", "tie-swap", species="snakes")
    refused(state, 0, Smear("zebras", 1), "5b.8", "tie-swap", species="zebras")
    play(state, 0, NegativeCampaign("snakes", 2))
    refused(state, 0, Smear("zebras", 2), "2.2", "supply", left=0)
    state.face_up[4] = False
    refused(state, 0, Smear("zebras", 2), "5b.12", "no-power", office="opposition-leader")


@pytest.mark.proves("zoocracy", "9a.2", "5b.8")
def test_a_last_token_that_is_swapped_ties_with_nobody() -> None:
    """The victim has none left then, like the parties that never had any."""
    state = midgame(3, seats=(12, 11, 10), food={"snakes": (2, 1, 0)}, offices={"opposition-leader": 0})
    begin(state, "B")
    play(state, 0, Smear("snakes", 1))
    assert state.food[9:12] == [3, 0, 0]


@pytest.mark.proves("zoocracy", "9a.7", "9a.11")
def test_loyalty_and_assertiveness() -> None:
    state = midgame(3, seats=(12, 11, 10), hands={0: "loyalty:snakes"})
    begin(state, "C")
    refused(state, 0, Loyalty("snakes", 1), "9a.7", "no-own-food", species="snakes")
    state = midgame(3, seats=(12, 11, 10), hands={0: "loyalty:snakes"}, food={"snakes": (1, 0, 0)})
    begin(state, "C")
    state.loyal[3] = 1
    refused(state, 0, Loyalty("snakes", 1), "9a.7", "loyal-already", species="snakes")
    state = midgame(3, seats=(12, 11, 10), hands={0: "assertiveness:president"}, offices={"finance-minister": 0})
    begin(state, "G")
    refused(state, 0, Assertiveness("president"), "9a.11", "no-office", office="president")


@pytest.mark.proves("zoocracy", "9a.8", "9a.9", "9a.10")
@pytest.mark.parametrize(
    ("round", "planned", "reason"),
    [(3, 4, "election-due"), (7, 8, "election-due"), (8, 9, "last-round"), (8, 10, "last-round")],
)
def test_early_elections(round: int, planned: int, reason: str) -> None:  # noqa: A002 - the game's own word
    cards = "early-presidential-election early-parliamentary-election defectors"
    state = midgame(
        3, seats=(12, 11, 10), hands={0: cards}, round=round, presidential=planned, parliamentary=planned,
        event="end-of-game" if round == 8 else "strike",
    )  # fmt: skip
    begin(state, "E")
    refused(state, 0, EarlyPresidentialElection(), "9a.8", reason)
    refused(state, 0, EarlyParliamentaryElection(), "9a.9", reason)
    refused(state, 0, Defectors(0), "9a.10", "own-seats")


@pytest.mark.proves("zoocracy", "9b.3")
def test_resistance() -> None:
    state = at("resist")
    state.funds[0] = 4
    refused(state, 0, Pay(), "9b.3", "funds", funds=4, food=5)
    state.funds[0] = 5
    assert state.check(0, Pay()) is None


@pytest.mark.proves("zoocracy", "5d.5", "5d.8", "5d.20")
def test_proposals_and_offers() -> None:
    state = at("propose")
    refused(state, 0, Grant("p1", 0), "5d.5", "other-prize", prize="prime-minister")
    refused(state, 0, Offer(0, ("p1",)), "5d.20", "own-offer")
    refused(state, 0, Offer(1, ()), "5d.20", "terms")
    refused(state, 0, Offer(1, ("p2", "p1")), "5d.20", "terms")
    refused(state, 0, Accept(1), "5d.21", "no-demand")
    refused(state, 0, Decline(1), "5d.21", "no-demand")
    refused(state, 0, Accept(0), "5d.21", "no-demand")
    refused(state, 0, Demand(("p1",)), "5d.22", "own-demand")
    refused(state, 1, Demand(()), "5d.20", "terms")
    refused(state, 0, Withdraw(), "5d.4", "step-propose")
    refused(state, 1, Offer(2, ("p1",)), "5d.4", "not-your-turn", turn_seat=0)
    play(state, 3, Demand(("p1",)))
    refused(state, 3, Demand(("p2",)), "5d.22", "asked-already")
    assert state.check(0, Accept(3)) is None
    play(state, 0, Grant("prime-minister", 0))
    refused(state, 0, Pass(), "5d.8", "proposal-begun")
    refused(state, 0, Offer(1, ("p1",)), "5d.20", "proposal-begun")
    refused(state, 0, Accept(3), "5d.21", "no-demand")
    refused(state, 1, Demand(("p1",)), "5d.22", "proposal-begun")
    refused(state, 0, Grant("prime-minister", 0), "5d.5", "other-prize", prize="finance-minister")


@pytest.mark.proves("zoocracy", "5d.20")
def test_no_fourth_offer() -> None:
    state = at("propose")
    for _ in range(3):
        assert state.check(0, Offer(1, ("p1",))) is None
        play(state, 0, Offer(1, ("p1",)))
        play(state, 1, Decline(0))
    refused(state, 0, Offer(1, ("p1",)), "5d.20", "enough-offers", most=3)


@pytest.mark.proves("zoocracy", "5d.21", "5d.22", "5d.23")
def test_answers() -> None:
    state = at("answer")
    refused(state, 1, Accept(2), "5d.21", "other-offer", proposer_seat=0)
    refused(state, 1, Decline(2), "5d.21", "other-offer", proposer_seat=0)
    refused(state, 1, Counter(()), "5d.20", "terms")
    refused(state, 2, Counter(("p1",)), "5d.21", "not-your-turn", turn_seat=1)
    refused(state, 0, Accept(1), "5d.21", "not-your-turn", turn_seat=1)
    refused(state, 1, Demand(("p1",)), "5d.21", "step-answer")
    refused(state, 1, Withdraw(), "5d.23", "only-proposer", proposer_seat=0)
    refused(state, 0, Demand(("p1",)), "5d.22", "own-demand")
    refused(state, 0, Grant("prime-minister", 0), "5d.21", "step-answer")


@pytest.mark.proves("zoocracy", "5d.20")
def test_a_table_without_offers() -> None:
    state = midgame(4, options=QUIET, seats=(14, 13, 12, 11), election_held=True)
    begin(state, "D")
    refused(state, 0, Offer(1, ("p1",)), "5d.20", "no-offers")
    refused(state, 0, Accept(1), "5d.20", "no-offers")
    refused(state, 0, Decline(1), "5d.20", "no-offers")
    refused(state, 1, Demand(("p1",)), "5d.20", "no-offers")
    assert state.view(None).offers_left == 0


@pytest.mark.proves("zoocracy", "5d.9")
def test_votes() -> None:
    state = at("vote")
    refused(state, 0, Vote(True), "5d.9", "others-decide")
    play(state, 1, Vote(True))
    play(state, 2, Vote(True))
    refused(state, 0, Vote(True), "5d.9", "not-your-turn", turn_seat=3)
    assert state.legal(1) == [Vote(True), Vote(False)], "changeable until all have voted"


@pytest.mark.proves("zoocracy", "5a.2")
def test_the_nearest_legal_action_is_named() -> None:
    state = new(3)
    assert refusal(state, 0, Bid(20)).instead == Bid(14)
