"""The bots: sensible in every kind of decision, true to their word, and each better than the one before."""

from __future__ import annotations

import inspect
from itertools import count
from typing import Any

import pytest

from menagerie.bots import RandomBot
from menagerie.core.contract import FreeAction
from menagerie.core.generator import Generator
from menagerie.core.player import Bot, BotMaker, Choice, Observation, Reason, UnpromptedBot, observe
from menagerie.core.words import words_for
from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import (
    Accept,
    Assertiveness,
    Bid,
    Counter,
    Decline,
    Defectors,
    Demand,
    Done,
    Feed,
    Grant,
    Migration,
    Name,
    Offer,
    OverhangMandate,
    Pass,
    Pay,
    Vote,
    ZoocracyAction,
)
from menagerie.games.zoocracy.bots import bidding, statesman, two_parties
from menagerie.games.zoocracy.bots.backbencher import Backbencher
from menagerie.games.zoocracy.bots.campaign_model import model_of, simulate_campaigns
from menagerie.games.zoocracy.bots.coalitions import coalitions
from menagerie.games.zoocracy.bots.evaluation import parliament_value, voting_power
from menagerie.games.zoocracy.bots.newcomer import Newcomer
from menagerie.games.zoocracy.bots.promises import Account, account
from menagerie.games.zoocracy.bots.statesman import Statesman
from menagerie.games.zoocracy.bots.whip import Whip
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules import position
from menagerie.games.zoocracy.rules.identifiers import PRIZES
from menagerie.games.zoocracy.rules.state import ZoocracyState
from tests.games.zoocracy.positions import PLAIN, QUIET, begin, food_on, midgame, new, play, propose, vote

BOTS: list[BotMaker] = [Backbencher, Whip, Statesman]
each_bot = pytest.mark.parametrize("make", BOTS)


def choice_of(make: BotMaker, state: ZoocracyState, seat: int) -> Choice[ZoocracyAction]:
    """What a fresh bot would do there."""
    return make(Generator("bot")).choose(observe(state, seat))


def run(state: ZoocracyState, bots: list[Bot]) -> None:
    while state.waiting_on:
        seat = state.waiting_on[0]
        state.apply(seat, bots[seat].choose(observe(state, seat)).action)


def formation(seats: tuple[int, ...], options: ZoocracyOptions = PLAIN, **more: object) -> ZoocracyState:
    state = midgame(len(seats), seats=seats, options=options, election_held=True, **more)  # type: ignore[arg-type]
    begin(state, "D")
    return state


# --- evaluation


def test_coalitions_just_reach_the_majority() -> None:
    assert coalitions([12, 8, 7, 11, 7, 6], 26, 0) == [(1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (3, 4), (3, 5)]
    assert coalitions([30, 10, 11], 26, 0) == [()]
    assert coalitions([10, 0, 11], 11, 0) == [(2,)], "a party without seats is of no use"


def test_voting_power_is_not_the_share_of_seats() -> None:
    assert voting_power((26, 12, 13), 26) == (1.0, 0.0, 0.0)
    assert voting_power((17, 17, 17), 26) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert voting_power((24, 24, 3), 26) == pytest.approx((1 / 3, 1 / 3, 1 / 3)), (
        "three seats are as good as twenty-four"
    )


def test_a_better_parliament_is_worth_more() -> None:
    assert parliament_value([20, 15, 16], 0) > parliament_value([15, 20, 16], 0)
    assert parliament_value([20, 19], 0) > parliament_value([19, 20], 0)


def test_the_campaign_model_counts_votes_as_the_rules_do() -> None:
    state = midgame(3, food={"elephants": (1, 3, 2), "hippos": (2, 0, 0), "polar-bears": (2, 1, 0)})
    assert model_of(state).tally() == [12, 6, 3]
    begin(state, "C")
    assert state.seats == [12, 6, 3]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_turns_of_the_campaign_model_keep_the_rules(players: int) -> None:
    state = new(players)
    model = model_of(state)
    for number in range(3):
        for seat in range(players):
            fed = [0] * 9
            before = model.funds[seat]
            model.rallies[seat] = []
            model.feed_greedily(seat, 5, fed, Generator(f"{number}"), boost=False, variation=40)
            assert max(fed) <= 3
            assert before - model.funds[seat] == sum(fed) <= 5
            for tokens in model.food:
                there = [count for count in tokens if count]
                assert len(set(there)) == len(there), "never a tie"


def test_the_account_of_promises_is_drawn_from_what_all_can_see() -> None:
    """Promise after promise about the proposals of party 0: two kept, one broken by it, one by its partner."""
    state = formation((14, 13, 12, 11))
    assert account(state.view(0), 0) == Account(kept=0, broken=0)
    assert Account(0, 0).trust == 1.0
    for number, (prize_for_2, yes) in enumerate(((2, [2, 3]), (2, [2, 3]), (0, []), (2, []))):
        if number:
            begin(state, "D")
        play(state, 0, Offer(2, ("p2",)))
        play(state, 2, Accept(0))
        propose(state, 0, 0, 0, 0, prize_for_2)
        vote(state, yes)
    for seat in (None, 0, 1, 2, 3):
        accounts = [account(state.view(seat), party) for party in range(4)]
        assert accounts == [Account(3, 1), Account(0, 0), Account(2, 1), Account(0, 0)], seat
    assert accounts[0].due == 4
    assert 0.65 < accounts[2].trust < accounts[0].trust < 1
    assert Account(0, 1).trust < 0.65, "one broken promise, nothing kept"


def test_with_two_parties_food_loses_value_and_a_majority_gains_it() -> None:
    assert list(two_parties.TOKEN) == sorted(two_parties.TOKEN, reverse=True)
    assert list(two_parties.LEAD) == sorted(two_parties.LEAD)
    assert len(two_parties.TOKEN) == len(two_parties.LEAD) == position.ROUNDS
    worth = [two_parties.parliament_worth([26, 25], [5, 5], seat, 7) for seat in (0, 1)]
    assert worth[0] == pytest.approx(-worth[1]), "what one gains the other loses"
    assert (
        two_parties.parliament_worth([26, 25], [0, 20], 0, 1)
        < 0
        < two_parties.parliament_worth([26, 25], [0, 20], 0, 7)
    )


def test_a_bold_party_lays_two_tokens_where_a_thrifty_one_lays_one() -> None:
    for bold, portions in ((False, {1}), (True, {2, 1})):
        model = model_of(new(4))
        steps = model.feed_greedily(0, 5, [0] * 9, Generator("bold"), boost=False, variation=1, bold=bold)
        assert {food for _, food in steps} == portions, "with five tokens the last is a single one"


# --- what they do


@each_bot
def test_a_goal_at_hand_is_taken(make: BotMaker) -> None:
    state = midgame(3, hands={0: "assertiveness:president rally:snakes"}, offices={"president": 0}, seats=(12, 11, 10))
    begin(state, "G")
    assert choice_of(make, state, 0).action == Assertiveness("president")


@each_bot
def test_a_seat_for_nothing_is_taken(make: BotMaker) -> None:
    state = midgame(3, hands={0: "migration loyalty:snakes"}, seats=(12, 11, 10))
    begin(state, "C")
    assert choice_of(make, state, 0).action == Migration()
    state = midgame(3, hands={0: "overhang-mandate:snakes overhang-mandate:hippos"}, food={"hippos": (2, 1, 0)})
    begin(state, "C")
    assert choice_of(make, state, 0).action == OverhangMandate("hippos")


@each_bot
def test_defectors_bring_a_government_down(make: BotMaker) -> None:
    state = midgame(4, seats=(10, 9, 9, 9), government=[0, 1], hands={2: "defectors migration"})
    begin(state, "E")
    found = choice_of(make, state, 2).action
    assert isinstance(found, Defectors)
    assert found.party in (0, 1)


@each_bot
def test_five_food_are_paid_for_a_goal(make: BotMaker) -> None:
    state = midgame(3, seats=(12, 8, 10), government=[0, 1], p2=1, event="resistance")
    begin(state, "E")
    while state.step != "resist":
        state.apply(state.waiting_on[0], Done())
    assert choice_of(make, state, 1).action == Pay()


@each_bot
def test_food_goes_where_it_brings_votes(make: BotMaker) -> None:
    state = midgame(3, seats=(12, 11, 10), parliamentary=3)
    begin(state, "B")
    bot = make(Generator("campaign"))
    while state.active == 0 and state.step == "campaign":
        state.apply(0, bot.choose(observe(state, 0)).action)
    fed = {species: food_on(state, species)[0] for species in ("elephants", "hippos", "polar-bears", "monkeys")}
    assert sum(fed.values()) >= 4, "six votes are better than three"


def test_no_bid_is_higher_than_a_bid_may_be() -> None:
    """5a.12: a party may save more than twice that."""
    state = new(2)
    state.funds[0] = 400
    for make in (Newcomer, Backbencher, Statesman):
        action = choice_of(make, state, 0).action
        assert isinstance(action, Bid)
        assert state.check(0, action) is None


@each_bot
def test_no_bid_beyond_the_funds(make: BotMaker) -> None:
    state = new(3)
    found = choice_of(make, state, 0).action
    assert isinstance(found, Bid)
    assert 0 <= found.food <= 14


@pytest.mark.parametrize("players", range(2, 7))
def test_the_statesman_does_not_bid_all_it_has_nor_always_the_same(players: int) -> None:
    state = new(players)
    bids = [bid_of(f"{number}", state) for number in range(60)]
    assert len(set(bids)) > 1
    assert sum(food == state.funds[0] for food in bids) < 20
    assert sum(bids) < 60 * state.funds[0] / 2


def bid_of(seed: str, state: ZoocracyState) -> int:
    """A statesman's bid; and what it says of it names that very bid."""
    found = Statesman(Generator(seed)).choose(observe(state, 0))
    assert isinstance(found.action, Bid)
    assert found.reason.message == ("reason-bid-probability" if found.action.food else "reason-bid-zero")
    assert found.reason.facts.get("food", 0) == found.action.food
    assert 0 <= int(found.reason.facts.get("percent", 0)) <= 100
    return found.action.food


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_no_bid_is_made_that_is_much_worse_than_the_best(players: int) -> None:
    state = new(players)
    bid_values = bidding.BidValues(state.view(0), 0, [dict(enumerate(state.funds))])
    best = max(bid_values.values)
    drawn = {bid_values.draw(Generator(f"{number}")) for number in range(100)}
    assert all(bid_values.values[food] >= best - bidding.WORST for food in drawn)
    assert bid_values.win_probabilities == sorted(bid_values.win_probabilities), "more food wins more often"
    assert sum(bid_values.strategies) == pytest.approx(1)


def test_an_even_tie_is_an_even_draw() -> None:
    """5a.5: nobody has anything to bid, so all are tied, and each is as likely to win the second bid."""
    for players in range(2, 7):
        model = bidding.BidModel(new(players).view(0), dict.fromkeys(range(players), 0))
        assert model.win_probabilities(0) == pytest.approx([bidding.TIE_WIN_SHARE / players])


class ThreeBidder(Statesman):
    """Always bids 3 in the first election, and plays on as a statesman."""

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        if observation.view.step == position.BID and observation.view.round == 1 and Bid(3) in observation.legal:
            return Choice(Bid(3), Reason("reason-bid"))
        return super().choose(observation)


@pytest.mark.parametrize(("players", "most"), [(3, 16), (4, 29)])
def test_always_bidding_3_does_not_win_most_first_elections(players: int, most: int) -> None:
    """Rivals who nearly always bid 0 or 2 leave the first goal to whoever bids 3: 22 and 35 times of 40, once."""
    won = 0
    for number in range(40):
        state = new(players)
        bots: list[Bot] = [ThreeBidder(Generator(f"{number}"))]
        bots += [Statesman(Generator(f"{number} {seat}")) for seat in range(1, players)]
        while state.step == position.BID:
            seat = state.waiting_on[0]
            state.apply(seat, bots[seat].choose(observe(state, seat)).action)
        won += state.holder[position.PRESIDENT] == 0
    assert won < most


def test_who_can_outbid_everybody_in_the_last_election_does() -> None:
    state = midgame(3, seats=(12, 11, 10), round=7, presidential=7)
    begin(state, "A")
    bid_values = bidding.BidValues(state.view(0), 0, [{0: 24, 1: 3, 2: 2}])
    bids = [bid_values.draw(Generator(f"{number}")) for number in range(30)]
    assert all(food >= 2 for food in bids)
    assert sum(food > 3 for food in bids) > 15


def test_tied_statesmen_do_not_all_make_the_same_second_bid() -> None:
    state = new(4)
    for seat in range(4):
        play(state, seat, Bid(10))
    bids = [Statesman(Generator(f"{number}")).choose(observe(state, 0)).action for number in range(12)]
    assert len(set(bids)) > 1
    assert all(isinstance(found, Bid) and 0 <= found.food <= 5 for found in bids)


@each_bot
def test_a_party_with_a_majority_shares_with_nobody(make: BotMaker) -> None:
    state = formation((30, 12, 9))
    bot = make(Generator("alone"))
    while state.step == "propose":
        found = bot.choose(observe(state, 0)).action
        assert isinstance(found, Grant)
        assert found.party == 0
        state.apply(0, found)


@each_bot
def test_nothing_for_me_is_a_no_and_a_goal_for_me_a_yes(make: BotMaker) -> None:
    state = formation((14, 13, 12, 11))
    propose(state, 0, 0, 0, 0, 0)
    assert choice_of(make, state, 1).action == Vote(False)
    state = formation((14, 13, 12, 11))
    propose(state, 0, 0, 0, 3, 3)
    assert choice_of(make, state, 3).action == Vote(True)


def test_the_statesman_offers_little_first_and_more_when_that_is_declined() -> None:
    state = formation((14, 13, 12, 11))
    first = choice_of(Statesman, state, 0)
    assert isinstance(first.action, Offer)
    assert first.reason.message == "reason-offer"
    state.apply(0, first.action)
    play(state, first.action.party, Decline(0))
    second = choice_of(Statesman, state, 0)
    assert isinstance(second.action, Offer)
    assert second.reason.message == "reason-better-offer"
    assert second.action.party == first.action.party
    assert len(second.action.terms) > len(first.action.terms) or {"p1", "p2"} & set(second.action.terms)


def test_the_statesman_proposes_what_was_agreed() -> None:
    state = formation((14, 13, 12, 11))
    play(state, 0, Offer(2, ("finance-minister", "p2")))
    play(state, 2, Accept(0))
    bot = Statesman(Generator("word"))
    while state.step == "propose":
        action = bot.choose(observe(state, 0)).action
        if isinstance(action, Offer):
            state.apply(0, action)
            play(state, action.party, Decline(0))
        else:
            state.apply(0, action)
    given = dict(zip(PRIZES, state.grants, strict=True))
    assert (given["finance-minister"], given["p2"]) == (2, 2)


def test_the_statesman_keeps_its_promise_when_it_votes() -> None:
    state = formation((14, 13, 12, 11))
    play(state, 0, Offer(3, ("p2",)))
    play(state, 3, Accept(0))
    propose(state, 0, 0, 0, 0, 3)
    found = choice_of(Statesman, state, 3)
    assert (found.action, found.reason.message) == (Vote(True), "reason-my-word")


def test_the_statesman_asks_for_more_than_next_to_nothing() -> None:
    state = formation((14, 13, 12, 11))
    play(state, 0, Offer(1, ("defense-minister",)))
    found = choice_of(Statesman, state, 1)
    assert isinstance(found.action, Counter)
    assert set(found.action.terms) & {"p1", "p2"}


def test_the_statesman_makes_no_agreement_with_a_party_that_breaks_promises() -> None:
    state = with_a_promise_broken_by_0(partner=3)
    play(state, 0, Offer(3, ("p1", "p2")))
    found = choice_of(Statesman, state, 3)
    assert (found.action, found.reason.message) == (Decline(0), "reason-distrust")


# --- what they say


def test_the_backbencher_offers_each_partner_something() -> None:
    state = formation((14, 13, 12, 11))
    bot = Backbencher(Generator("offers"))
    first = bot.choose(observe(state, 0))
    assert first == Choice(Offer(2, ("p2",)), Reason("reason-simple-offer", {"party_seat": 2, "seats": 12}), aloud=True)
    state.apply(0, first.action)
    play(state, 2, Decline(0))
    assert isinstance(bot.choose(observe(state, 0)).action, Grant), "it does not ask twice"


def test_the_backbencher_accepts_a_demand_for_one_prize_and_proposes_what_was_agreed() -> None:
    state = formation((14, 13, 12, 11))
    bot = Backbencher(Generator("haggling"))
    play(state, 0, Offer(2, ("p2",)))
    play(state, 2, Counter(("p1",)))
    found = bot.choose(observe(state, 0))
    assert (found.action, found.reason.message) == (Accept(2), "reason-modest")
    play(state, 0, found.action)
    play(state, 3, Demand(("finance-minister",)))
    found = bot.choose(observe(state, 0))
    assert (found.action, found.reason.message) == (Decline(3), "reason-not-needed"), "it has no need of this party"
    play(state, 0, found.action)
    while state.step == "propose":
        state.apply(0, bot.choose(observe(state, 0)).action)
    assert dict(zip(PRIZES, state.grants, strict=True))["p1"] == 2
    assert choice_of(Backbencher, state, 2).action == Vote(True)


def test_the_backbencher_declines_offers_of_a_party_that_broke_a_promise_to_it() -> None:
    state = with_a_promise_broken_by_0(partner=3)
    play(state, 0, Offer(3, ("p1", "p2")))
    found = choice_of(Backbencher, state, 3)
    assert (found.action, found.reason) == (Decline(0), Reason("reason-broken-promise", {"party_seat": 0, "round": 3}))
    state = with_a_promise_broken_by_0(partner=3)
    play(state, 0, Offer(2, ("p2",)))
    assert choice_of(Backbencher, state, 2).action == Accept(0), "what event_count to others it does not mind"


def with_a_promise_broken_by_0(partner: int) -> ZoocracyState:
    """Party 0 has promised P2 and kept it for itself; and now it may propose again."""
    state = formation((14, 13, 12, 11))
    play(state, 0, Offer(partner, ("p2",)))
    play(state, partner, Accept(0))
    propose(state, 0, 0, 0, 0, 0)
    vote(state, [])
    begin(state, "D")
    return state


def told(reason: Reason) -> list[str]:
    names = ("Ada", "Ben", "Cleo", "Dan")
    return [words_for(GAME, language).with_names(names).reason(reason) for language in ("en", "fr")]


def test_the_statesman_says_how_many_promises_were_broken() -> None:
    state = with_a_promise_broken_by_0(partner=3)
    play(state, 0, Offer(2, ("p1", "p2")))
    found = choice_of(Statesman, state, 2)
    assert found.reason == Reason("reason-distrust", {"party_seat": 0, "broken": 1, "due": 1})
    assert told(found.reason) == [
        "Ada broke the only promise that has fallen due, so I agree on nothing beforehand.",
        "Ada a rompu la seule promesse arrivée à échéance, alors je ne conviens de rien à l’avance.",
    ]
    assert told(Reason("reason-distrust", {"party_seat": 1, "broken": 2, "due": 3})) == [
        "Ben broke 2 of 3 promises, so I agree on nothing beforehand.",
        "Ben a rompu 2 promesses sur 3, alors je ne conviens de rien à l’avance.",
    ]


def with_promises_of_0(kept: int, broken: int) -> ZoocracyState:
    """Party 0 promised party 3 as many prizes, and kept these and broke those; now it may propose again."""
    state = formation((14, 13, 12, 11))
    for number in range(kept + broken):
        play(state, 0, Offer(3, ("p2",)))
        play(state, 3, Accept(0))
        keeps = number < kept
        propose(state, 0, 0, 0, 0, 3 if keeps else 0)
        vote(state, [2, 3] if keeps else [])
        begin(state, "D")
    return state


def test_the_statesman_weighs_an_offer_by_the_account_and_says_so() -> None:
    """The same offer is enough from a party that kept its promises, and too little from one that broke some."""
    offered = Offer(2, ("p2",))
    state = with_promises_of_0(kept=3, broken=0)
    play(state, 0, offered)
    kept = choice_of(Statesman, state, 2)
    assert (kept.action, kept.reason) == (Accept(0), Reason("reason-accept-kept", {"party_seat": 0, "kept": 3}))
    state = with_promises_of_0(kept=2, broken=1)
    play(state, 0, offered)
    broken = choice_of(Statesman, state, 2)
    assert isinstance(broken.action, Counter)
    assert broken.reason == Reason("reason-counter-broken", {"party_seat": 0, "broken": 1, "due": 3})
    assert told(broken.reason) == [
        "Ada broke 1 of 3 promises, so for a promise of less I would rather let this proposal fail.",
        "Ada a rompu 1 promesse sur 3, alors pour une promesse moindre je préfère que cette proposition échoue.",
    ]
    play(state, 2, Decline(0))
    play(state, 0, Offer(2, ("p1", "p2")))
    more = choice_of(Statesman, state, 2)
    assert (more.action, more.reason.message) == (Accept(0), "reason-accept-broken"), "more outweighs the doubt"


def test_the_statesman_grants_a_fair_demand_and_declines_a_dear_one() -> None:
    state = formation((14, 13, 12, 11))
    play(state, 2, Demand(("finance-minister",)))
    found = choice_of(Statesman, state, 0)
    assert (found.action, found.reason.message) == (Accept(2), "reason-fair-demand")
    state = formation((14, 13, 12, 11))
    play(state, 3, Demand(PRIZES))
    found = choice_of(Statesman, state, 0)
    assert (found.action, found.reason.message) == (Decline(3), "reason-dear-demand")


def test_the_statesman_offers_no_partner_what_it_declined() -> None:
    state = formation((14, 13, 12, 11))
    for terms in ({"defense-minister"}, {"p2"}):
        found = choice_of(Statesman, state, 0).action
        assert isinstance(found, Offer)
        assert (found.party, {*found.terms}) == (2, terms)
        play(state, 0, found)
        play(state, 2, Decline(0))
    third = choice_of(Statesman, state, 0).action
    assert isinstance(third, Offer)
    assert third.party != 2 or not {*third.terms} <= {"p2"}, "more, or somebody else"


def unasked(state: ZoocracyState, seat: int) -> Choice[ZoocracyAction] | None:
    bot = Statesman(Generator("unasked"))
    assert isinstance(bot, UnpromptedBot)
    return bot.act_unprompted(observe(state, seat))


def test_the_statesman_demands_what_it_would_vote_for() -> None:
    state = formation((14, 13, 12, 11))
    found = unasked(state, 2)
    assert found is not None
    assert found.aloud
    assert isinstance(found.action, Demand)
    assert found.action in state.legal(2)
    assert len(found.action.terms) <= 2
    names = ("Ada", "Ben", "Cleo", "Dan")
    told = [words_for(GAME, language).with_names(names).reason(found.reason) for language in ("en", "fr")]
    assert told == [
        "I have 12 seats, and Ada may need me. For this I would vote yes.",
        "J’ai 12 sièges, et Ada peut avoir besoin de moi. Pour cela, je voterais oui.",
    ]
    play(state, 2, found.action)
    assert choice_of(Statesman, state, 0).action in (Accept(2), Decline(2)), "and a statesman answers"
    assert unasked(state, 2) is None, "once is enough"


def test_the_statesman_demands_nothing_where_that_is_of_no_use() -> None:
    state = formation((14, 13, 12, 11))
    assert unasked(state, 0) is None, "it is the proposer itself"
    assert unasked(formation((14, 13, 12, 11), QUIET), 2) is None, "this table makes no offers"
    assert unasked(formation((30, 12, 9)), 1) is None, "the proposer needs nobody"
    assert unasked(formation((20, 13, 12, 1)), 3) is None, "the proposer does not need this party"
    assert unasked(with_a_promise_broken_by_0(partner=3), 2) is None, "the proposer breaks promises"
    play(state, 0, Offer(2, ("p2",)))
    assert unasked(state, 2) is None, "it is asked, and will answer"


@each_bot
def test_reasons_told_to_all_use_only_what_all_can_see(make: BotMaker) -> None:
    """Bids, votes, campaigns and cards are explained to nobody but oneself; talk and proposals to everybody."""
    said = said_aloud(make, "aloud") | said_aloud(make, "aloud 1")  # where all is demanded, nothing need be offered
    assert {"Offer", "Accept", "Grant"} <= said
    assert ("Demand" in said) == (make is Statesman)


def said_aloud(make: BotMaker, seed: str) -> set[str]:
    """The kinds of things said in a game."""
    openly = (Offer, Accept, Decline, Counter, Demand, Grant, Pass, Name)
    state = new(4, ZoocracyOptions(), seed)
    bots = [make(Generator(f"{seat}")) for seat in range(4)]
    said: set[str] = set()
    while state.waiting_on:
        for seat, bot in enumerate(bots):
            unasked = (
                bot.act_unprompted(observe(state, seat))
                if isinstance(bot, UnpromptedBot) and state.step == "propose"
                else None
            )
            if unasked is not None:
                assert issubclass(type(unasked.action), FreeAction)
                state.apply(seat, unasked.action)
                said.add(type(unasked.action).__name__)
        seat = state.waiting_on[0]
        found = bots[seat].choose(observe(state, seat))
        if found.aloud:
            assert isinstance(found.action, openly)
            assert set(found.reason.facts) <= {
                "party_seat",
                "seats",
                "majority",
                "round",
                "count",
                "broken",
                "due",
                "kept",
            }
            said.add(type(found.action).__name__)
        elif isinstance(found.action, Grant):
            assert state.grants, "the first grant of a proposal is explained"
        state.apply(seat, found.action)
    return said


def test_a_prime_minister_who_may_name_anybody_names_itself() -> None:
    state = midgame(3, seats=(12, 8, 10), government=[0, 1], offices={"prime-minister": 0}, used=["prime-minister"])
    state.interim = True
    begin(state, "E")
    while state.step != "name":
        state.apply(state.waiting_on[0], Done())
    assert choice_of(Statesman, state, 0).action == Name(0)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_game_of_statesmen_with_offers(players: int) -> None:
    state = new(players, ZoocracyOptions(), f"statesmen {players}")
    run(state, [Statesman(Generator(f"{seat}")) for seat in range(players)])
    statuses = {offer.status for offer in state.view(None).offers}
    assert players == 2 or statuses & {"kept", "accepted"}, "some agreement was made and kept"


def wins(strong: BotMaker, weak: BotMaker, players: int, games: int) -> float:
    """The share of the stronger bot's wins, on every second seat."""
    won = 0.0
    for number in range(games):
        state = new(players, ZoocracyOptions(), f"match {number}")
        strong_seats = [seat for seat in range(players) if (seat + number) % 2 == 0]
        run(
            state,
            [(strong if seat in strong_seats else weak)(Generator(f"{number} {seat}")) for seat in range(players)],
        )
        result = state.result()
        assert result is not None
        won += len(set(result.winners) & set(strong_seats)) / len(result.winners)
    return won / games


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_backbencher_beats_random_play(players: int) -> None:
    assert wins(Backbencher, RandomBot, players, 12) > 0.8


def test_the_whip_bids_as_the_statesman_and_campaigns_as_the_backbencher() -> None:
    state = new(4)
    assert choice_of(Whip, state, 0) == choice_of(Statesman, state, 0)
    state = midgame(4, seats=(14, 13, 12, 11), parliamentary=3)
    begin(state, "B")
    assert choice_of(Whip, state, 0) == choice_of(Backbencher, state, 0)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_whip_beats_the_backbencher(players: int) -> None:
    assert wins(Whip, Backbencher, players, 60) > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_statesman_beats_the_backbencher(players: int) -> None:
    assert wins(Statesman, Backbencher, players, 40) > 0.5


def choices_of_a_game(seed: str) -> list[Choice[ZoocracyAction]]:
    """Everything four statesmen choose in the first two rounds, with the reasons."""
    state = new(4, ZoocracyOptions(), seed)
    bots: list[Bot] = [Statesman(Generator(f"{seed} {seat}")) for seat in range(4)]
    found = []
    while state.waiting_on and state.round < 3:
        seat = state.waiting_on[0]
        found.append(bots[seat].choose(observe(state, seat)))
        state.apply(seat, found[-1].action)
    return found


def test_equal_seeds_give_equal_choices_on_a_slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = choices_of_a_game("clock")
    clock = count(0, 3600)
    for name in ("time", "monotonic", "perf_counter", "process_time", "thread_time"):
        monkeypatch.setattr(f"time.{name}", lambda: float(next(clock)))
    assert choices_of_a_game("clock") == usual
    source = inspect.getsource(statesman)
    assert "import time" not in source
    assert "from time" not in source


def test_the_statesman_tries_no_more_turns_than_its_budget_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    state = midgame(4, seats=(14, 13, 12, 11), offices={"prime-minister": 0}, parliamentary=3)
    begin(state, "B")
    trials = 0

    def counted(*arguments: Any) -> list[int]:
        nonlocal trials
        trials += 1
        return simulate_campaigns(*arguments)

    monkeypatch.setattr(statesman, "simulate_campaigns", counted)
    choice_of(Statesman, state, 0)
    assert 60 < trials < statesman.MOST_TRIALS
    monkeypatch.setattr(statesman, "MOST_TRIALS", 60)
    trials = 0
    short = choice_of(Statesman, state, 0)
    assert 0 < trials <= 60, "one guess is always tried"
    assert short.action in state.legal(0)


def test_feeding_is_never_a_tie_in_a_game_of_bots() -> None:
    state = new(4, ZoocracyOptions(), "ties")
    bots: list[Bot] = [Backbencher(Generator(f"{seat}")) for seat in range(4)]
    while state.waiting_on:
        seat = state.waiting_on[0]
        action = bots[seat].choose(observe(state, seat)).action
        state.apply(seat, action)
        if isinstance(action, Feed):
            there = [count for count in food_on(state, action.species) if count]
            assert len(set(there)) == len(there)


def test_a_partner_that_is_needed_gets_a_goal() -> None:
    """Everybody expects the share of its voting power, so that a small office does not buy its vote."""
    for seats in ((14, 13, 16), (14, 13, 12, 11), (12, 11, 8, 7, 7, 6)):
        state = formation(seats)
        bots: list[Bot] = [Statesman(Generator(f"{seat}")) for seat in range(len(seats))]
        while state.step in ("propose", "answer"):
            seat = state.waiting_on[0]
            state.apply(seat, bots[seat].choose(observe(state, seat)).action)
        assert {*state.grants[3:]} - {state.active}, seats
