"""7.6, 3: buying squirrels, phases, retirement, limits, trades, forced purchases; 8: the end."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuySquirrel,
    CashTicket,
    Decline,
    DiscardSquirrel,
    EndByHand,
    Launch,
    NamePrice,
    OfferSquirrel,
    Pass,
    Sell,
    Withdraw,
)
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF, squirrel_index
from menagerie.games.eighteen_zoo.rules.scoring import worth
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.state_builders import (
    RECORDS,
    allowed,
    cash,
    cell,
    deal_card,
    do,
    enrich,
    give,
    launch,
    nest,
    owned,
    refreshed,
    refusal,
    squirrel,
    stand,
    stock_round,
    to_step,
    treasury,
    violation,
)

GI, PB = FAMILY_OF["GI"], FAMILY_OF["PB"]


def buying(families: dict[str, int] | None = None, money: int = 100, **options: Any) -> EighteenZooState:
    """The giraffes are about to buy squirrels."""
    state = owned(families=families or {"GI": 0, "PB": 1}, **options)
    enrich(state, "GI", money)
    stand(state, "GI", 1, 3)
    state.step = "squirrels"
    return refreshed(state)


def goes_on_from(state: EighteenZooState, name: str) -> EighteenZooState:
    """The deck begins with this squirrel; the phase is the one before it."""
    state.deck_at = squirrel_index(state.players)[name]
    kind = name.rpartition("-")[0]
    state.phase = {"2S": 0, "3S": 0, "3S Long": 1, "4S": 1, "4S Perm": 2, "5S": 3, "4J": 4}[kind]
    return refreshed(state)


@pytest.mark.proves("18zoo", "7.6", "10.40")
def test_from_the_top_of_the_deck_or_the_kitchen() -> None:
    state = buying()
    assert refusal(state, Pass()) == "7.6"  # without a squirrel it must buy one
    assert refusal(state, BuySquirrel("2S-1")) == "7.6"
    do(state, BuySquirrel("2S-0"))
    assert treasury(state, "GI") == 93
    assert nest(state, "GI") == ["2S-0"]
    assert allowed(state, Pass())
    state.kitchen_squirrels = [squirrel_index(2)["3S-0"]]
    before = cell(state, "GI")
    do(state, BuySquirrel("3S-0"))
    assert treasury(state, "GI") == 81
    assert cell(state, "GI") == before  # no bonus for the kitchen's
    enrich(state, "GI", 3)
    refreshed(state)
    assert state.pending == "squirrels"  # with tickets there is enough
    assert refusal(state, BuySquirrel("2S-1")) == "7.6"


@pytest.mark.proves("18zoo", "7.6c", "3.5", "10.40")
def test_the_first_squirrel_of_a_turn_and_a_new_phase_move_the_token() -> None:
    state = buying()
    do(state, BuySquirrel("2S-0"))
    assert cell(state, "GI") == (1, 4)
    do(state, BuySquirrel("2S-1"))
    assert cell(state, "GI") == (1, 4)
    do(state, BuySquirrel("3S-0"))
    assert cell(state, "GI") == (1, 5)  # a new phase, not the first of the turn
    perm = goes_on_from(buying(), "4S Perm-0")
    do(perm, BuySquirrel("4S Perm-0"))
    assert cell(perm, "GI") == (1, 4)
    assert perm.phase == 3
    both = goes_on_from(buying(), "5S-0")
    do(both, BuySquirrel("5S-0"))
    assert cell(both, "GI") == (1, 5)


@pytest.mark.proves("18zoo", "3.3", "3.5")
def test_the_old_retire_when_the_new_come() -> None:
    state = goes_on_from(buying(), "4S-0")
    squirrel(state, "PB", "2S-0", "3S-0")
    state.kitchen_squirrels = [squirrel_index(2)["2S-1"]]
    state.deck_at = squirrel_index(2)["4S-0"]
    do(state, BuySquirrel("4S-0"))
    assert nest(state, "PB") == ["3S-0"]
    assert state.kitchen_squirrels == []
    later = goes_on_from(buying(), "5S-0")
    squirrel(later, "PB", "3S-0", "3S Long-0")
    later.deck_at = squirrel_index(2)["5S-0"]
    do(later, BuySquirrel("5S-0"))
    assert nest(later, "PB") == ["3S Long-0"]


@pytest.mark.proves("18zoo", "3.6", "10.43", "3.6a")
def test_last_runs() -> None:
    state = goes_on_from(buying(families={"GI": 0, "PB": 1, "PE": 1}), "4J-0")
    squirrel(state, "GI", "4S-0")
    squirrel(state, "PB", "4S-1", "4S Perm-0")
    state.kitchen_squirrels = [squirrel_index(2)["3S Long-0"]]
    state.deck_at = squirrel_index(2)["4J-0"]
    refreshed(state)
    do(state, BuySquirrel("4J-0", "2J"))
    assert nest(state, "GI") == ["4J-0"]
    assert nest(state, "PB") == ["4S-1", "4S Perm-0"]
    assert state.kitchen_squirrels == []
    assert state.counted(PB) == 1
    do(state, Pass(), Pass())
    while state.family != PB:
        do(state, Pass())
    assert refusal(state, Approach("4S-1")) in ("7.1", "7.6a")
    do(state, Pass())  # nowhere to run: they leave all the same
    assert nest(state, "PB") == ["4S Perm-0"]


@pytest.mark.proves("18zoo", "3.6")
def test_those_on_their_last_run_are_not_sold() -> None:
    state = goes_on_from(buying(), "4J-0")
    squirrel(state, "PB", "4S-1", "5S-1")
    state.last_run = 1 << squirrel_index(2)["4S-1"]
    refreshed(state)
    assert refusal(state, Approach("4S-1")) == "7.6a"
    assert allowed(state, Approach("5S-1"))


@pytest.mark.proves("18zoo", "3.7")
def test_4j_or_2j_is_chosen_at_the_purchase() -> None:
    state = goes_on_from(buying(), "4J-0")
    assert refusal(state, BuySquirrel("4J-0")) == "3.7"
    do(state, BuySquirrel("4J-0", "2J"))
    assert treasury(state, "GI") == 63
    assert state.view(None).families[0].squirrels[0].kind == "2J"
    do(state, BuySquirrel("4J-1", "4J"))
    assert treasury(state, "GI") == 16
    from menagerie.games.eighteen_zoo.rules import run

    runners = [run.runner(state, number) for number in state.squirrels[GI]]
    assert [(gait.stops, gait.jumping) for gait in runners] == [(2, True), (4, True)]


@pytest.mark.proves("18zoo", "3.2", "7.6b")
def test_the_limit_and_the_surplus() -> None:
    state = buying(families={"GI": 0, "PB": 1, "PE": 0})
    squirrel(state, "GI", "2S-0", "2S-1", "3S-0", "3S-1")
    refreshed(state)
    assert state.pending == "end"  # four are enough
    crowd = goes_on_from(buying(families={"GI": 0, "PB": 1, "PE": 0}), "4S-0")
    squirrel(crowd, "PB", "3S-0", "3S-1", "3S-2", "3S Long-0")
    squirrel(crowd, "PE", "2S-0")
    crowd.deck_at = squirrel_index(2)["4S-0"]
    do(crowd, BuySquirrel("4S-0"))
    assert crowd.pending == "discard"
    assert crowd.waiting_on == (1,)
    assert refusal(crowd, DiscardSquirrel("4S-0")) == "7.6b"
    assert refusal(crowd, Pass()) == "7.6b"
    do(crowd, DiscardSquirrel("3S-1"))
    assert crowd.pending == "squirrels"
    assert crowd.kitchen_squirrels == [squirrel_index(2)["3S-1"]]
    assert allowed(crowd, BuySquirrel("3S-1"))


# --- trades


@pytest.mark.proves("18zoo", "7.6a", "10.44")
def test_another_players_squirrel_is_asked_for() -> None:
    state = buying()
    squirrel(state, "PB", "2S-0", "2S-1")
    refreshed(state)
    do(state, Approach("2S-0"))
    assert refusal(state, Pass()) == "7.6a"
    assert refusal(state, NamePrice(101)) == "7.6a"
    assert violation(state, NamePrice(0), 0).reason == "refusal-squirrel-price"
    do(state, NamePrice(5))
    assert (state.pending, state.waiting_on) == ("offer", (1,))
    do(state, Decline())
    do(state, Approach("2S-0"))
    assert refusal(state, NamePrice(5)) == "7.6a"
    do(state, NamePrice(6))
    before = treasury(state, "PB")
    place = cell(state, "GI")
    do(state, Accept())
    assert nest(state, "GI") == ["2S-0"]
    assert treasury(state, "PB") == before + 6
    assert cell(state, "GI") == place


@pytest.mark.proves("18zoo", "7.6a", "10.44")
def test_between_ones_own_families_and_in_records_nobody_is_asked() -> None:
    own = buying(families={"GI": 0, "PB": 0})
    records = buying(compat=RECORDS)
    for state in (own, records):
        squirrel(state, "PB", "2S-0")
        refreshed(state)
        do(state, Approach("2S-0"), NamePrice(1))
        assert nest(state, "GI") == ["2S-0"]


@pytest.mark.proves("18zoo", "7.1a", "7.6a", "10.3")
def test_a_power_for_the_family() -> None:
    state = buying()
    give(state, "HOLE", 1)
    give(state, "MIDAS", 0)
    give(state, "MOLES", 0)
    assert refusal(state, AskForPower("HOLE", 3)) == "7.1a"
    assert refusal(state, AskForPower("WINGS", 0)) == "7.1a"
    assert refusal(state, AskForPower("MIDAS", 0)) == "4.3"
    do(state, AskForPower("HOLE", 1))
    assert (state.pending, state.waiting_on) == ("offer", (1,))
    do(state, Decline())
    assert refusal(state, AskForPower("HOLE", 1)) == "7.6a"
    money = state.cash[1]
    do(state, AskForPower("HOLE", 2), Accept())
    assert state.cash[1] == money + 2
    assert state.family_has(GI, 9)
    money = state.cash[0]
    do(state, AskForPower("MOLES", 2))
    assert state.cash[0] == money + 2
    enrich(state, "GI", 0)
    give(state, "WHEAT", 0)
    assert refusal(state, AskForPower("WHEAT", 1)) == "7.1a"
    give(state, "WINGS", "GI")
    assert refusal(state, AskForPower("WHEAT", 0)) == "6.5.1"


# --- forced purchases


@pytest.mark.proves("18zoo", "7.6.1")
def test_the_player_helps_and_the_turn_ends() -> None:
    state = goes_on_from(buying(money=8), "5S-0")
    cash(state, 0, 30)
    do(state, BuySquirrel("5S-0"))
    assert (treasury(state, "GI"), state.cash[0]) == (0, 8)
    assert state.family == PB


@pytest.mark.proves("18zoo", "7.6.1", "10.37", "10.38")
def test_cards_are_sold_one_by_one() -> None:
    state = goes_on_from(buying(families={"GI": 0, "PB": 1, "PE": 1}, money=8), "5S-0")
    cash(state, 0, 2)
    deal_card(state, 0, "PB_1", "PB_2")
    deal_card(state, 0, "PE_1")
    stand(state, "PB", 1, 1)
    stand(state, "PE", 1, 1)
    give(state, "MOLES", "GI")
    do(state, BuySquirrel("5S-0"))
    assert state.pending == "forced"
    assert refusal(state, CashTicket(5)) == "7.6.1"
    assert refusal(state, AskForPower("HOLE", 0)) == "7.6.1"
    assert refusal(state, Sell("PB", (1, 2))) == "7.6.1"
    do(state, Sell("PB", (1,)))
    assert state.cash[0] == 9
    do(state, Sell("PB", (2,)))
    assert state.cash[0] == 15
    do(state, Sell("PE", (1,)))  # 2, 7, 6 and 7 are the 22 that were lacking
    assert (state.cash[0], state.debt[0]) == (0, 0)
    assert state.family != GI


@pytest.mark.proves("18zoo", "7.6.1")
def test_the_family_that_buys_does_not_change_hands() -> None:
    state = goes_on_from(buying(money=0), "5S-0")
    cash(state, 0, 0)
    deal_card(state, 0, "GI_1")
    deal_card(state, 1, "GI_2", "GI_3")
    do(state, BuySquirrel("5S-0"))
    assert state.pending == "forced"
    assert refusal(state, Sell("GI", (0,), True)) in ("6.2a", "7.6.1")
    do(state, Sell("GI", (1,)))
    assert state.controller(GI) == 0


@pytest.mark.proves("18zoo", "7.6.1", "10.39", "7.6d")
def test_no_force_where_the_treasury_can_pay() -> None:
    state = goes_on_from(buying(money=40), "4J-0")
    assert allowed(state, BuySquirrel("4J-0", "2J"))
    assert allowed(state, BuySquirrel("4J-0", "4J"))  # it may be forced to jump further
    state = goes_on_from(buying(money=21), "4S-0")
    state.kitchen_squirrels = [squirrel_index(2)["5S-0"]]
    assert refusal(state, BuySquirrel("5S-0")) == "7.6.1"
    enrich(state, "GI", 19)
    assert allowed(state, BuySquirrel("5S-0"))


@pytest.mark.proves("18zoo", "7.6.1a", "10.39")
def test_the_bank_lends_at_double() -> None:
    state = goes_on_from(buying(money=20), "5S-0")
    cash(state, 0, 4)
    do(state, BuySquirrel("5S-0"))
    assert (treasury(state, "GI"), state.cash[0], state.debt[0]) == (0, 0, 12)
    assert nest(state, "GI") == ["5S-0"]


@pytest.mark.proves("18zoo", "10.37", "10.38", "10.39")
def test_in_records_the_sales_come_first() -> None:
    state = goes_on_from(buying(money=8, compat=RECORDS), "5S-0")
    cash(state, 0, 2)
    deal_card(state, 0, "PB_1", "PB_2")
    stand(state, "PB", 1, 1)
    assert allowed(state, CashTicket(5))
    assert refusal(state, BuySquirrel("5S-0")) == "10.39"
    do(state, Sell("PB", (1, 2)))  # both for the price before
    assert state.cash[0] == 16
    do(state, BuySquirrel("5S-0"))
    assert (state.cash[0], state.debt[0]) == (0, 12)


@pytest.mark.proves("18zoo", "10.39")
def test_in_records_no_more_is_sold_than_needed() -> None:
    state = goes_on_from(buying(money=8, compat=RECORDS), "4S-0")
    cash(state, 0, 6)
    deal_card(state, 0, "PB_1", "PB_2")
    stand(state, "PB", 1, 1)
    assert refusal(state, Sell("PB", (1, 2))) == "10.77"
    do(state, Sell("PB", (1,)))
    assert refusal(state, Sell("PB", (2,))) == "10.77"
    do(state, BuySquirrel("4S-0"))
    assert state.cash[0] == 1


@pytest.mark.proves("18zoo", "10.7", "7.0", "6.1")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_forced_sale_sorts_those_still_to_come_in_records_alone(compat: str) -> None:
    penguins = FAMILY_OF["PE"]
    state = goes_on_from(buying(families={"GI": 0, "PB": 1, "PE": 1}, money=0, compat=compat), "5S-0")
    stand(state, "PB", 1, 2)
    stand(state, "PE", 1, 1)
    state.operating_order = [GI, PB, penguins]
    cash(state, 0, 0)
    deal_card(state, 0, "PB_1", "PB_2")
    if compat == "rulebook":
        do(state, BuySquirrel("5S-0"))
    do(state, Sell("PB", (1,)), Sell("PB", (2,)))
    assert state.operating_order == ([GI, PB, penguins] if compat == "rulebook" else [GI, penguins, PB])


# --- the end


@pytest.mark.proves("18zoo", "8.1")
def test_three_days_and_then_it_is_over() -> None:
    state = stock_round()
    rounds = [state.round]
    while state.waiting_on:
        do(state, Pass())
        if state.round != rounds[-1]:
            rounds.append(state.round)
    assert rounds == [1, 4, 7, 10]  # nobody launched: the operating rounds are skipped
    result = state.result()
    assert result is not None
    assert result.ended_by == "ending-last-round"
    assert refusal(state, Pass(), seat=0) == "8.1"


@pytest.mark.proves("18zoo", "8.2")
def test_the_cousins_come_on_wednesday() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    do(state, Pass())
    assert [card % 5 for card in state.lounge(GI)] == [1, 2, 3]
    state.round = 6
    from menagerie.games.eighteen_zoo.rules import rounds

    rounds.next_round(state, [])
    assert [card % 5 for card in state.lounge(GI)] == [1, 2, 3, 4]


@pytest.mark.proves("18zoo", "8.3", "10.48")
def test_the_score() -> None:
    state = buying(compat=RECORDS)
    stand(state, "GI", 0, 8)
    stand(state, "PB", 1, 1)
    deal_card(state, 0, "GI_1", "PB_1")
    cash(state, 0, 11)
    state.debt[0] = 6
    state.tickets[0] = 2
    state.apply(1, EndByHand())
    assert worth(state, 0) == 11 + 3 * 15 + 7 + 40 - 6
    result = state.result()
    assert result is not None
    assert result.scores[0] == worth(state, 0)
    assert result.ended_by == "ending-by-hand"
    assert refusal(buying(), EndByHand()) == "10.48"


@pytest.mark.proves("18zoo", "8.4")
def test_of_equals_the_first_in_turn_order_wins() -> None:
    state = stock_round(compat=RECORDS)
    state.order = [1, 0]
    state.apply(0, EndByHand())
    result = state.result()
    assert result is not None
    assert result.winners == (1,)
    assert result.decided_by == "turn-order"


@pytest.mark.proves("18zoo", "7.6")
def test_nothing_is_bought_out_of_step() -> None:
    state = owned()
    assert refusal(state, BuySquirrel("2S-0")) == "7.1"
    assert refusal(state, Launch("PB", 5)) == "7.1"
    assert to_step(state, "squirrels").pending == "squirrels"


# --- trades that are begun by the seller, taken back, or asked for before a forced purchase


@pytest.mark.proves("18zoo", "7.6a")
def test_an_offer_is_taken_back() -> None:
    state = buying()
    squirrel(state, "PB", "2S-0", "2S-1")
    refreshed(state)
    do(state, Approach("2S-0"), Withdraw())
    assert state.pending == "squirrels"
    do(state, Approach("2S-0"), NamePrice(5))
    assert state.waiting_on == (1,)
    assert state.legal(0) == [Withdraw()]
    assert state.point(0) is not None
    assert refusal(state, Withdraw(), seat=1) == "7.6a"
    state.apply(0, Withdraw())
    assert (state.pending, state.waiting_on) == ("squirrels", (0,))
    do(state, Approach("2S-0"))
    assert refusal(state, NamePrice(5)) == "7.6a"


@pytest.mark.proves("18zoo", "7.6a", "10.44")
def test_a_seller_begins_a_trade() -> None:
    state = buying(money=20)
    squirrel(state, "PB", "2S-0", "2S-1")
    refreshed(state)
    assert refusal(state, OfferSquirrel("2S-0", 5), seat=0) == "7.6a"
    assert refusal(state, OfferSquirrel("2S-0", 99), seat=1) == "7.6a"
    state.apply(1, OfferSquirrel("2S-0", 9))
    assert (state.pending, state.waiting_on) == ("squirrels", (0,))
    assert [(offered.squirrel, offered.price) for offered in state.view(0).proposals] == [("2S-0", 9)]
    assert refusal(state, OfferSquirrel("2S-0", 9), seat=1) == "7.6a"
    taken_back = state.clone()
    taken_back.apply(1, Withdraw())
    assert taken_back.view(0).proposals == ()
    do(state, Approach("2S-0"))
    assert refusal(state, NamePrice(10)) == "7.6a"
    do(state, NamePrice(9))  # nobody is asked any more
    assert nest(state, "GI") == ["2S-0"]
    records = buying(compat=RECORDS)
    squirrel(records, "PB", "2S-0")
    assert refusal(refreshed(records), OfferSquirrel("2S-0", 5), seat=1) == "7.6a"


@pytest.mark.proves("18zoo", "7.6", "7.6.1")
def test_before_a_forced_purchase_the_others_are_asked() -> None:
    state = goes_on_from(buying(money=8), "5S-0")
    cash(state, 0, 30)
    squirrel(state, "PB", "3S-0", "3S-1")
    state.deck_at = squirrel_index(2)["5S-0"]
    do(refreshed(state), BuySquirrel("5S-0"))
    assert (state.pending, state.waiting_on) == ("sellers", (1,))
    forced = state.clone()
    do(forced, Pass())
    assert nest(forced, "GI") == ["5S-0"]
    do(state, OfferSquirrel("3S-0", 8))
    assert (state.pending, state.waiting_on) == ("squirrels", (0,))
    refused = state.clone()
    do(refused, BuySquirrel("5S-0"))  # nobody is asked twice
    assert nest(refused, "GI") == ["5S-0"]
    do(state, Approach("3S-0"), NamePrice(8))
    assert (nest(state, "GI"), treasury(state, "GI")) == (["3S-0"], 0)
