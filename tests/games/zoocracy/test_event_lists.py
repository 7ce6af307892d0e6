"""Everything that happens after an action, in full and in order: no event is missing and every figure is right."""

from __future__ import annotations

import pytest

from menagerie.games.zoocracy.actions import (
    Bid,
    Blockade,
    Boost,
    Defectors,
    Done,
    Draw,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Feed,
    Grant,
    Loyalty,
    Manipulate,
    Migration,
    NegativeCampaign,
    OverhangMandate,
    Pass,
    Rally,
    Smear,
    Vote,
)
from menagerie.games.zoocracy.events import (
    BidChosen,
    BidsOpened,
    BidsTied,
    BlockadeLifted,
    BlockadePlaced,
    CampaignTurn,
    CardPlayed,
    Defected,
    Donated,
    Drew,
    Ended,
    EventRevealed,
    Fed,
    FellToProposer,
    FoodCleared,
    FoodStayed,
    GoalMissed,
    GoalReached,
    GovernmentFormed,
    GovernmentStays,
    Granted,
    IncomePaid,
    LoyaltyPledged,
    ManipulationLifted,
    ManipulationPlaced,
    MarkerMoved,
    MigrationCounted,
    NoGovernment,
    OfficeMoved,
    OfficeTurned,
    OrderSet,
    OverhangCounted,
    ParliamentCleared,
    ParliamentSeated,
    PhaseBegan,
    PresidencyUndecided,
    PresidentElected,
    ProgramSet,
    ProposalPassed,
    ProposalTurn,
    Proposed,
    Ready,
    RoundBegan,
    Smeared,
    SpeciesCounted,
    TurnPassed,
    VoteCast,
    VotesOpened,
)
from menagerie.games.zoocracy.rules.identifiers import SPECIES, Prize
from menagerie.games.zoocracy.rules.position import NOBODY
from tests.games.zoocracy.positions import begin, bid, hand, midgame, new, play, propose, vote

ALL_PRIZES: tuple[Prize, ...] = ("prime-minister", "finance-minister", "defense-minister", "p1", "p2")


# --- the presidential election


@pytest.mark.proves("zoocracy", "5a.3", "5a.4", "5a.7", "5a.8", "5a.10")
def test_an_election_that_is_won_and_the_card_that_is_drawn() -> None:
    state = midgame(3, presidential=3, seats=(12, 11, 10))
    assert begin(state, "A") == [PhaseBegan("A")]
    assert bid(state, 4, 3, None) == [BidChosen(0, 4), Ready(0), BidChosen(1, 3), Ready(1)]
    assert play(state, 2, Bid(0)) == [
        BidChosen(2, 0),
        Ready(2),
        BidsOpened((4, 3, 0), (2, 2, 0), second=False),
        PresidentElected(0),
        OfficeMoved("president", 0, face_up=True),
        MarkerMoved("presidential", 5),
        GoalReached(0, 1, "president"),
    ]
    assert (state.funds, state.supply, state.seen) == ([8, 8, 10], [17, 17, 15], [8, 8, 10])
    top = state.deck[-1]
    assert play(state, 0, Draw()) == [
        Drew(0, 1, tuple(hand(state, 0))),
        OfficeTurned("president", 0, face_up=False),
        PhaseBegan("B"),
        CampaignTurn(0, 7),
    ]
    assert (state.hands[0], len(state.deck)) == ([top], 46)
    bids = state.view(1).bids
    assert bids is not None
    assert (bids.round, bids.first, bids.second, bids.winner) == (3, (4, 3, 0), (), 0)


@pytest.mark.proves("zoocracy", "5a.5", "5a.6", "5a.7", "5a.10")
def test_a_tie_a_second_tie_and_the_next_round() -> None:
    state = midgame(3, presidential=3, seats=(12, 11, 10), offices={"president": 2})
    begin(state, "A")
    assert bid(state, 2, 2, 1)[-2:] == [BidsOpened((2, 2, 1), (1, 1, 1), second=False), BidsTied((0, 1))]
    assert bid(state, 3, 3, None)[-4:] == [
        PresidencyUndecided(2),
        MarkerMoved("presidential", 4),
        PhaseBegan("B"),
        CampaignTurn(0, 7),
    ]
    bids = state.view(1).bids
    assert bids is not None
    assert (bids.first, bids.second, bids.winner) == ((2, 2, 1), (3, 3, None), None)
    assert (state.bidders, state.second_bid, state.bids) == ((), False, [-1, -1, -1])


@pytest.mark.proves("zoocracy", "5a.10", "5g.5")
def test_a_president_who_finds_no_card_anywhere_is_not_asked() -> None:
    state = midgame(3, presidential=3, seats=(12, 11, 10))
    state.hands[2] = sorted(state.deck)
    state.deck = []
    begin(state, "A")
    assert bid(state, 1, 0, 0)[-4:] == [
        TurnPassed(0),
        OfficeTurned("president", 0, face_up=False),
        PhaseBegan("B"),
        CampaignTurn(0, 7),
    ]


@pytest.mark.proves("zoocracy", "5a.10")
def test_a_president_who_leaves_the_card() -> None:
    state = midgame(3, presidential=3, seats=(12, 11, 10))
    begin(state, "A")
    bid(state, 1, 0, 0)
    assert play(state, 0, Done())[:2] == [TurnPassed(0), OfficeTurned("president", 0, face_up=False)]
    assert hand(state, 0) == []


# --- campaigning


@pytest.mark.proves("zoocracy", "5b.2")
def test_both_markers_and_the_first_turn() -> None:
    state = midgame(3, seats=(12, 11, 10), offices={"defense-minister": 2, "finance-minister": 1})
    begin(state, "B")
    assert play(state, 2, Blockade("hippos")) == [
        OfficeTurned("defense-minister", 2, face_up=False),
        BlockadePlaced(2, "hippos"),
    ]
    assert play(state, 1, Manipulate("snakes")) == [
        OfficeTurned("finance-minister", 1, face_up=False),
        ManipulationPlaced(1, "snakes"),
        CampaignTurn(0, 7),
    ]
    view = state.view(None)
    assert [species.id for species in view.species if species.blocked] == ["hippos"]
    assert [species.id for species in view.species if species.manipulated] == ["snakes"]


@pytest.mark.proves("zoocracy", "5b.2")
def test_both_ministers_keep_their_markers() -> None:
    state = midgame(3, seats=(12, 11, 10), offices={"defense-minister": 2, "finance-minister": 1})
    begin(state, "B")
    assert play(state, 2, Done()) == [TurnPassed(2)]
    assert play(state, 1, Done()) == [TurnPassed(1), CampaignTurn(0, 7)]
    assert state.face_up[1:4] == [False, True, True], "Finance and Defense are unused"


@pytest.mark.proves("zoocracy", "5b.7", "5b.11", "5b.12", "9a.1", "9a.2")
def test_every_way_to_place_food() -> None:
    state = midgame(
        3, seats=(12, 11, 10), food={"zebras": (0, 3, 0), "hippos": (0, 2, 0)},
        hands={0: "rally:snakes negative-campaign:zebras"}, offices={"prime-minister": 0, "opposition-leader": 0},
    )  # fmt: skip
    begin(state, "B")
    addresses = [state.point(0)]
    steps = (
        (Feed("snakes", 2), [Fed(0, "snakes", 2, "funds", 2)]),
        (Rally("snakes", 2), [CardPlayed(0, "rally:snakes"), Fed(0, "snakes", 2, "rally", 4)]),
        (
            Boost("snakes", 1),
            [OfficeTurned("prime-minister", 0, face_up=False), Fed(0, "snakes", 1, "prime-minister", 5)],
        ),
        (
            NegativeCampaign("zebras", 1),
            [CardPlayed(0, "negative-campaign:zebras"), Smeared(0, "zebras", 1, "card")],
        ),
        (Feed("hippos", 3), [Fed(0, "hippos", 3, "funds", 3)]),
        (
            Smear("hippos", 1),
            [OfficeTurned("opposition-leader", 0, face_up=False), Smeared(0, "hippos", 1, "office")],
        ),
    )
    for action, events in steps:
        assert play(state, 0, action) == events
        addresses.append(state.point(0))
    assert addresses == [f"3B.0.campaign-{number}" for number in range(7)], "every action has an address of its own"
    campaign = state.view(None).campaign
    assert campaign is not None
    assert (campaign.seat, campaign.limit, campaign.fed) == (0, 7, (0, 0, 0, 2, 0, 0, 0, 3, 0))
    food = {species.id: species.food for species in state.view(None).species if any(species.food)}
    assert food == {"snakes": (5, 0, 0), "zebras": (1, 2, 0), "hippos": (4, 1, 0)}
    assert (state.funds, state.seen) == ([5, 10, 10], [5, 10, 10])
    assert state.supply == [25 - 5 - 10, 25 - 10 - 3, 15], "what lies on the board or in the funds is not in the supply"
    assert play(state, 0, Done()) == [TurnPassed(0), CampaignTurn(1, 7)]
    assert state.point(1) == "3B.1.campaign-0"
    campaign = state.view(None).campaign
    assert campaign is not None
    assert campaign.fed == (0,) * 9


# --- the parliamentary election


@pytest.mark.proves("zoocracy", "5c.1", "5c.3", "5c.4", "5c.5", "5c.6", "5c.7", "5c.8", "5c.9", "9a.5", "9a.6", "9a.7")
def test_a_whole_election() -> None:
    state = midgame(
        3, seats=(12, 11, 10), funds=(1, 2, 3), parliamentary=3, round=3,
        food={"elephants": (1, 3, 2), "snakes": (0, 1, 0), "hippos": (4, 1, 0)},
        hands={0: "loyalty:hippos migration", 1: "overhang-mandate:zebras overhang-mandate:elephants"},
    )  # fmt: skip
    state.manipulation = SPECIES.index("hippos")
    assert begin(state, "C") == [PhaseBegan("C"), ParliamentCleared()]
    assert play(state, 0, Loyalty("hippos", 2), Migration(), Done()) == [
        CardPlayed(0, "loyalty:hippos"),
        LoyaltyPledged(0, "hippos", 2),
        CardPlayed(0, "migration"),
        TurnPassed(0),
    ]
    play(state, 1, OverhangMandate("zebras"), OverhangMandate("elephants"))
    count = state.view(None).count
    assert count is not None
    assert (count.wet, count.dry, count.migrations, count.overhangs) == (
        False,
        False,
        (1, 0, 0),
        ("zebras", "elephants"),
    )
    assert (count.loyal, count.loyal_food) == ((*[None] * 7, 0, None), (*[0] * 7, 2, 0))
    assert state.view(None).forecast == (5, 10, 3)
    events = play(state, 1, Done())
    assert events[:20] == [
        TurnPassed(1),
        SpeciesCounted("elephants", 1, 6, 2, 3, False, False, (0, 6, 3)),
        SpeciesCounted("monkeys", None, 0, None, 0, False, False, (0, 6, 3)),
        SpeciesCounted("zebras", None, 0, None, 0, False, False, (0, 6, 3)),
        SpeciesCounted("snakes", 1, 3, None, 0, False, False, (0, 9, 3)),
        SpeciesCounted("parrots", None, 0, None, 0, False, False, (0, 9, 3)),
        SpeciesCounted("penguins", None, 0, None, 0, False, False, (0, 9, 3)),
        SpeciesCounted("flamingos", None, 0, None, 0, False, False, (0, 9, 3)),
        SpeciesCounted("hippos", 0, 4, None, 0, False, True, (4, 9, 3)),
        SpeciesCounted("polar-bears", None, 0, None, 0, False, False, (4, 9, 3)),
        OverhangCounted("zebras", None, (4, 9, 3)),
        OverhangCounted("elephants", 1, (4, 10, 3)),
        MigrationCounted(0, (5, 10, 3)),
        ParliamentSeated((5, 10, 3), 18, 10),
        ManipulationLifted("hippos"),
        FoodStayed(0, "hippos", 2),
        FoodCleared((3, 5, 2)),
        MarkerMoved("parliamentary", 5),
        IncomePaid((5, 10, 3)),
        PhaseBegan("D"),
    ]
    assert (state.funds, state.seen) == ([6, 12, 6], [5, 10, 3])
    assert state.supply == [25 - 6 - 2, 25 - 12, 25 - 6]
    assert (state.migrations, state.overhangs, state.loyal) == ([0, 0, 0], [], [NOBODY] * 9), "for one election only"
    assert state.loyal_food == [0] * 9
    assert state.view(None).count is None


# --- governments


@pytest.mark.proves("zoocracy", "5d.1", "5d.4", "5d.5", "5d.9", "5d.10", "5d.11", "5d.12", "5d.13", "5d.14")
def test_a_whole_formation() -> None:
    state = midgame(
        4,
        seats=(14, 13, 12, 11),
        offices={"prime-minister": 3},
        used=["prime-minister"],
        election_held=True,
        p1=3,
        p2=2,
    )
    assert begin(state, "D") == [
        PhaseBegan("D"),
        ProgramSet(None, None),
        OrderSet((0, 1, 2, 3), proposing=True),
        ProposalTurn(0, ALL_PRIZES),
    ]
    assert state.point(0) == "3D.0.propose-0"
    assert play(state, 0, Pass()) == [ProposalPassed(0), ProposalTurn(1, ALL_PRIZES)]
    assert state.point(1) == "3D.1.propose-0"
    assert play(state, 1, Grant("prime-minister", 3)) == [Granted(1, "prime-minister", 3)]
    assert state.point(1) == "3D.1.propose-1"
    grants: tuple[tuple[Prize, int], ...] = (("finance-minister", 0), ("defense-minister", 2), ("p1", 1))
    play(state, 1, *[Grant(prize, party) for prize, party in grants])
    assert play(state, 1, Grant("p2", 0)) == [
        Granted(1, "p2", 0),
        Proposed(1, (("prime-minister", 3), *grants, ("p2", 0))),
    ]
    assert {state.point(seat) for seat in (0, 2, 3)} == {"3D.1.vote"}
    assert play(state, 0, Vote(False)) == [VoteCast(0, False), Ready(0)]
    assert play(state, 2, Vote(True)) == [VoteCast(2, True), Ready(2)]
    events = play(state, 3, Vote(True))
    assert events[:10] == [
        VoteCast(3, True),
        Ready(3),
        VotesOpened(1, (False, True, True, True), 36, 26, accepted=True),
        GovernmentFormed((1, 2, 3), (0,)),
        OfficeMoved("prime-minister", 3, face_up=True),
        FellToProposer(1, "finance-minister", 0),
        OfficeMoved("finance-minister", 1, face_up=True),
        OfficeMoved("defense-minister", 2, face_up=True),
        FellToProposer(1, "p2", 0),
        ProgramSet(1, 1),
    ]
    assert events[10:12] == [OfficeMoved("opposition-leader", 0, face_up=True), PhaseBegan("E")]
    votes = state.view(None).votes
    assert votes is not None
    assert (votes.round, votes.phase, votes.proposer, votes.yes, votes.majority) == (3, "D", 1, 36, 26)
    assert votes.grants == (("prime-minister", 3), *grants, ("p2", 0))
    assert (votes.votes, votes.accepted) == ((False, True, True, True), True)
    assert (state.proposers, state.prizes, state.grants, state.votes) == ([], (), [], [-1] * 4)
    assert state.interim is False


@pytest.mark.proves("zoocracy", "5d.16", "5d.17", "5d.19")
def test_all_proposals_declined() -> None:
    offices = {"prime-minister": 0, "finance-minister": 1, "defense-minister": 0, "opposition-leader": 2}
    state = midgame(3, seats=(12, 6, 10), offices=offices, used=["opposition-leader"], government=[0, 1])
    begin(state, "D")
    propose(state, 0, 0, 0, 0, 0)
    assert vote(state, [])[-2:] == [
        VotesOpened(0, (True, False, False), 12, 15, accepted=False),
        ProposalTurn(2, ALL_PRIZES),
    ]
    play(state, 2, Pass())
    assert play(state, 1, Pass())[:4] == [
        ProposalPassed(1),
        GovernmentStays((0, 1), interim=True),
        MarkerMoved("parliamentary", 4),
        PhaseBegan("E"),
    ]
    assert state.interim is True


@pytest.mark.proves("zoocracy", "7.1", "7.5")
def test_the_government_of_two_parties() -> None:
    state = midgame(2, seats=(11, 14), election_held=True)
    assert begin(state, "D")[:8] == [
        PhaseBegan("D"),
        GovernmentFormed((1,), (0,)),
        OfficeMoved("prime-minister", 1, face_up=True),
        OfficeMoved("finance-minister", 1, face_up=True),
        OfficeMoved("defense-minister", 1, face_up=True),
        OfficeMoved("opposition-leader", 0, face_up=True),
        ProgramSet(1, 1),
        PhaseBegan("E"),
    ]


@pytest.mark.proves("zoocracy", "7.2")
@pytest.mark.parametrize("governed", [True, False])
def test_two_parties_with_equal_seats(governed: bool) -> None:
    state = midgame(2, seats=(11, 11), government=[1] if governed else None, election_held=True)
    events = begin(state, "D")
    expected = [GovernmentStays((1,), interim=False), ProgramSet(1, None)] if governed else [NoGovernment()]
    assert events[: len(expected) + 3] == [
        PhaseBegan("D"),
        *expected,
        MarkerMoved("parliamentary", 4),
        PhaseBegan("E"),
    ]


@pytest.mark.proves("zoocracy", "7.3")
@pytest.mark.parametrize(
    ("p1", "election_held", "program"), [(0, True, (1, 1)), (NOBODY, False, (None, 1)), (0, False, (1, 1))]
)
def test_two_parties_change_sides(p1: int, election_held: bool, program: tuple[int | None, int]) -> None:
    """The goals still to come change with the government: both in the round of an election, P2 in the round after."""
    offices = {"prime-minister": 0, "finance-minister": 0, "defense-minister": 0, "opposition-leader": 1}
    state = midgame(
        2, seats=(12, 9), offices=offices, used=["prime-minister"], government=[0], p1=p1, p2=0,
        hands={1: "defectors"}, election_held=election_held,
    )  # fmt: skip
    begin(state, "E")
    events = play(state, 1, Defectors(0), Done())
    assert events[:10] == [
        CardPlayed(1, "defectors"),
        Defected(1, 0, 4),
        TurnPassed(1),
        PhaseBegan("F"),
        GovernmentFormed((1,), (0,)),
        OfficeMoved("prime-minister", 1, face_up=False),
        OfficeMoved("finance-minister", 1, face_up=True),
        OfficeMoved("defense-minister", 1, face_up=True),
        OfficeMoved("opposition-leader", 0, face_up=True),
        ProgramSet(*program),
    ]


# --- events, rounds and the end


@pytest.mark.proves("zoocracy", "5e.1", "9b.1", "2.2")
def test_a_donation_is_paid_from_the_supply() -> None:
    state = midgame(3, event="donation", offices={"prime-minister": 1, "defense-minister": 1}, seats=(12, 11, 10))
    events = begin(state, "E")
    assert events[:4] == [
        PhaseBegan("E"),
        EventRevealed("donation:1", "donation"),
        Donated(1, "prime-minister", 2),
        Donated(1, "defense-minister", 2),
    ]
    assert (state.funds[1], state.supply[1], state.seen[1]) == (14, 11, 14)


@pytest.mark.proves("zoocracy", "9a.8", "9a.9", "9a.10")
def test_the_cards_after_an_event() -> None:
    cards = "early-presidential-election early-parliamentary-election defectors"
    state = midgame(3, seats=(12, 11, 10), hands={0: cards}, government=[0, 1], p1=0, p2=1, election_held=True)
    begin(state, "E")
    assert state.legal(0) == [
        EarlyPresidentialElection(),
        EarlyParliamentaryElection(),
        Defectors(1),
        Defectors(2),
        Done(),
    ]
    assert play(state, 0, EarlyPresidentialElection()) == [
        CardPlayed(0, "early-presidential-election"),
        MarkerMoved("presidential", 4),
    ]
    assert play(state, 0, EarlyParliamentaryElection()) == [
        CardPlayed(0, "early-parliamentary-election"),
        MarkerMoved("parliamentary", 4),
        ProgramSet(0, None),
    ]
    assert play(state, 0, Defectors(2)) == [CardPlayed(0, "defectors"), Defected(0, 2, 3)]
    assert state.point(0) == "3E.0.event-cards-3"
    assert [card.id for card in state.view(None).discards] == [
        "early-presidential-election",
        "early-parliamentary-election",
        "defectors",
    ]


@pytest.mark.proves("zoocracy", "5g.10", "5b.14", "5.2")
def test_the_end_of_a_round() -> None:
    state = midgame(3, seats=(12, 11, 10), presidential=4, parliamentary=5)
    state.blockade = SPECIES.index("parrots")
    events = begin(state, "G")
    assert events[-4:] == [
        GoalMissed(None, "no-government"),
        BlockadeLifted("parrots"),
        RoundBegan(4, presidential=True, parliamentary=False),
        PhaseBegan("A"),
    ]
    assert (state.round, state.waiting_on) == (4, (0, 1, 2))


@pytest.mark.proves("zoocracy", "6.1", "6.2", "6.3")
def test_the_end_of_the_game_names_all_winners_and_shows_all_funds() -> None:
    state = midgame(3, seats=(12, 11, 10), goals=(5, 8, 8), funds=(9, 6, 6))
    assert begin(state, "G")[-1] == Ended((1, 2), (9, 6, 6))
    assert (state.step, state.waiting_on, state.active) == ("over", (), NOBODY)


@pytest.mark.proves("zoocracy", "5b.3", "5b.5")
def test_the_order_is_an_event_in_the_first_round_and_whenever_it_changes() -> None:
    state = new(3)
    bid(state, 1, 0, 0)
    events = play(state, 0, Done())
    order = tuple(state.order)
    assert events[2:] == [PhaseBegan("B"), OrderSet(order, proposing=False), CampaignTurn(0, 7)]
    state = midgame(3, seats=(10, 12, 11))
    assert begin(state, "B") == [PhaseBegan("B"), OrderSet((1, 2, 0), proposing=False), CampaignTurn(1, 7)]
    state = midgame(3, seats=(12, 11, 10))
    assert begin(state, "B") == [PhaseBegan("B"), CampaignTurn(0, 7)], "it is the same as before"


@pytest.mark.proves("zoocracy", "3.7", "5a.7", "5c.7")
@pytest.mark.parametrize(("round", "to"), [(5, 7), (6, 8), (7, None), (8, None)])
def test_election_markers_reach_the_last_round_and_no_further(round: int, to: int | None) -> None:  # noqa: A002
    state = midgame(3, seats=(12, 11, 10), round=round, presidential=round, parliamentary=round)
    begin(state, "A")
    assert MarkerMoved("presidential", to) in bid(state, 1, 0, 0)
    state = midgame(3, seats=(12, 11, 10), round=round, presidential=round, parliamentary=round)
    assert MarkerMoved("parliamentary", to) in begin(state, "C")
    view = state.view(None)
    assert view.parliamentary_round == to
