"""Moments that few games ever see: odd trades, late patches, forced sales with tickets, sleepers on the move."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.games.eighteen_zoo.actions import (
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuySquirrel,
    CashTicket,
    Decline,
    DiscardSquirrel,
    DrawnRun,
    DrawRuns,
    Launch,
    Lay,
    Mark,
    NamePrice,
    Pass,
    PutPatch,
    RunBest,
    Sell,
    Share,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.importer.canonical_state import canonical
from menagerie.games.eighteen_zoo.rules import family_turn
from menagerie.games.eighteen_zoo.rules.facts import CARDS, FAMILY_OF, POWER_OF, squirrel_index
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
    lay,
    nest,
    owned,
    refreshed,
    refusal,
    squirrel,
    stand,
    station,
    stock_round,
    to_step,
    treasury,
    violation,
)

GI, PB, PE = FAMILY_OF["GI"], FAMILY_OF["PB"], FAMILY_OF["PE"]


def buying(compat: str = RECORDS, money: int = 0, phase: int = 0, **families: int) -> EighteenZooState:
    """The giraffes, seat 0's, are about to buy squirrels."""
    state = owned(families={"GI": 0, **(families or {"PB": 1})}, compat=compat)
    enrich(state, "GI", money)
    state.operating_order = [GI, *[family for family in state.operating_order if family != GI]]
    state.turn_index, state.family = 0, GI
    stand(state, "GI", 1, 3)
    state.phase = phase
    state.step = "squirrels"
    return refreshed(state)


def trains(state: EighteenZooState, family: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = canonical(state, [0, 1])["families"][family]["trains"]
    return told


# --- cards


@pytest.mark.proves("18zoo", "6.2a", "10.34")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_single_card_too_many_sold_costs_the_parents(compat: str) -> None:
    """Level before, behind afterwards: the parents go over for two single cards, which the seller keeps."""
    state = stock_round(compat=compat)
    launch(state, "GI", 7)
    state.cousins = True
    deal_card(state, 0, "GI_1")
    deal_card(state, 1, "GI_3", "GI_2", "GI_4")
    do(state, Pass(), Pass())
    do(state, Sell("GI", (1,)))
    assert state.controller(GI) == 1
    assert [card % CARDS for card in state.hands[0]] == [3, 2]  # the first two that the other had
    assert [card % CARDS for card in state.hands[1]] == [4, 0]
    assert [card % CARDS for card in state.kitchen[GI]] == [1]
    assert cell(state, "GI") == (2, 1)


@pytest.mark.proves("18zoo", "6.2a", "10.34")
def test_of_a_part_sale_the_oldest_card_of_the_kitchen_comes_back() -> None:
    state = stock_round(3, compat=RECORDS)
    launch(state, "GI", 7)
    deal_card(state, 1, "GI_2", "GI_1")
    deal_card(state, 2, "GI_3")
    do(state, Pass(), Pass(), Sell("GI", (3,)), Pass())
    do(state, Sell("GI", (0,), True))
    assert [card % CARDS for card in state.hands[0]] == [3]
    assert [card % CARDS for card in state.kitchen[GI]] == [2, 1]
    assert state.cash[0] == 28 - 14 + 6


@pytest.mark.proves("18zoo", "6.2.1", "10.29")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_the_same_cards_sold_again_lower_nothing(compat: str) -> None:
    state = stock_round(3, compat=compat)
    launch(state, "GI", 7)
    deal_card(state, 1, "GI_1", "GI_2")
    do(state, Pass(), Sell("GI", (1, 2)), Pass())
    assert cell(state, "GI") == (3, 1)
    deal_card(state, 2, "GI_1", "GI_2")
    do(state, Sell("GI", (1, 2)))
    assert cell(state, "GI") == (3, 1)


@pytest.mark.proves("18zoo", "6.3.1")
def test_when_all_are_launched_nobody_is_nearby() -> None:
    state = stock_round(2)
    for family in ("PB", "PE", "LI", "TI", "GI"):
        cash(state, state.waiting_on[0], 60)
        launch(state, family, 5)
        do(state, Pass())
    assert state.launched.bit_count() == 5
    assert not any(isinstance(action, Launch) for action in state.legal(state.waiting_on[0]))


@pytest.mark.proves("18zoo", "6.3c")
def test_bonus_track_may_be_left_out() -> None:
    state = stock_round(compat=RECORDS)
    do(state, Launch("GI", 9))
    home = [action for action in state.legal(0) if isinstance(action, Lay)]
    do(state, home[0])
    assert state.pending == "bonus"
    do(state, Pass())
    assert (state.pending, state.waiting_on) == ("turn", (0,))


# --- a stock round's turn after the purchase


@pytest.mark.proves("18zoo", "4.3", "10.46", "10.47")
@pytest.mark.parametrize(
    ("power", "waits"),
    [("MIDAS", True), ("IT_S_ALL_GREEK_TO_ME", True), ("WHATSUP", True), ("DAYS_OFF", True), ("HOLE", False)],
)
def test_a_blue_power_keeps_the_turn_open_after_a_purchase(power: str, waits: bool) -> None:
    state = stock_round(compat=RECORDS)
    state.tickets = [0, 0]
    give(state, power, 0)
    launch(state, "GI", 7)
    assert (state.waiting_on == (0,)) == waits
    if power == "WHATSUP":
        poor = state.clone()
        poor.treasury[GI] = 6
        assert refreshed(poor).waiting_on == (1,)
        state.squirrels[GI] = [0]
        state.patched = 0
        assert refreshed(state).waiting_on == (0,)  # 10.74: a PATCH does not end the turn
    if power == "IT_S_ALL_GREEK_TO_ME":
        do(state, UsePower("IT_S_ALL_GREEK_TO_ME"))
        assert state.waiting_on == (0,)  # the next turn is hers at once
        assert not state.bought


# --- forced purchases of records


@pytest.mark.proves("18zoo", "10.39", "10.78")
def test_who_has_sold_more_may_buy_what_is_cheaper() -> None:
    state = buying(phase=5)
    state.deck_at = squirrel_index(2)["4J-0"]
    cash(state, 0, 38)
    deal_card(state, 0, "PB_1")
    stand(state, "PB", 1, 3)
    do(refreshed(state), Sell("PB", (1,)))
    assert state.cash[0] == 47
    cheaper = state.clone()
    do(cheaper, BuySquirrel("4J-0", "2J"))
    assert cheaper.cash[0] == 10
    do(state, BuySquirrel("4J-0", "4J"))
    assert state.cash[0] == 0
    assert state.family == PB  # with the player's money the turn is over


@pytest.mark.proves("18zoo", "7.6.1", "10.39", "10.40")
def test_what_may_be_sold_is_measured_by_the_dearest_squirrel() -> None:
    state = buying()
    state.deck_at = squirrel_index(2)["3S-0"]
    state.kitchen_squirrels = [squirrel_index(2)["4S-0"]]
    cash(state, 0, 12)
    deal_card(state, 0, "PB_1")
    stand(state, "PB", 1, 1)
    rich = refreshed(state).clone()
    cash(rich, 0, 20)
    assert refusal(rich, Sell("PB", (1,))) == "10.77"
    do(state, Sell("PB", (1,)))
    assert state.cash[0] == 19
    assert allowed(state, BuySquirrel("3S-0"))  # 10.78
    cash(state, 0, 20)
    do(state, BuySquirrel("4S-0"))
    assert (nest(state, "GI"), state.cash[0], state.phase) == (["4S-0"], 0, 0)  # from the kitchen no phase begins
    assert cell(state, "GI") == (1, 3)


@pytest.mark.proves("18zoo", "7.6.1")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_no_card_is_sold_that_brings_another_to_power(compat: str) -> None:
    state = buying(compat, phase=1)
    state.deck_at = squirrel_index(2)["4S-0"]
    cash(state, 0, 0)
    deal_card(state, 0, "GI_1")
    deal_card(state, 1, "GI_2", "GI_3", "GI_4")
    deal_card(state, 0, "PB_1")
    refreshed(state)
    if compat == "rulebook":
        do(state, BuySquirrel("4S-0"))
        assert state.pending == "forced"
    assert refusal(state, Sell("GI", (1,))) == "7.6.1"
    do(state, Sell("PB", (1,)))
    if compat == RECORDS:
        do(state, BuySquirrel("4S-0"))  # there is nothing left to sell
    assert state.debt[0] == 2 * (20 - 7)


@pytest.mark.proves("18zoo", "7.6.1", "7.6")
def test_where_nobody_is_forced_nothing_is_sold() -> None:
    state = buying("rulebook", money=10)
    squirrel(state, "GI", "2S-0")
    deal_card(state, 0, "PB_1")
    assert refusal(refreshed(state), Sell("PB", (1,))) == "7.6.1"


# --- trades


@pytest.mark.proves("18zoo", "7.6a")
def test_a_squirrel_needs_a_price_and_a_no_is_remembered() -> None:
    state = buying("rulebook", money=3)
    squirrel(state, "PB", "2S-0")
    poor = refreshed(state).clone()
    enrich(poor, "GI", 0)
    told = violation(refreshed(poor), Approach("2S-0"))
    assert (told.paragraph, told.facts) == ("7.6a", {"cost": 1, "treasury": 0})
    do(state, Approach("2S-0"))
    assert refusal(state, NamePrice(4)) == "7.6a"
    do(state, NamePrice(3))
    assert (state.pending, state.waiting_on) == ("offer", (1,))
    do(state, Decline())
    assert refusal(state, Approach("2S-0")) == "7.6a"


@pytest.mark.proves("18zoo", "7.6b", "11.19")
def test_room_is_needed_and_the_patched_one_stays() -> None:
    state = buying("rulebook", money=60, phase=4)
    state.deck_at = squirrel_index(2)["5S-1"]
    squirrel(state, "PB", "3S-0", "3S-1", "4S-0")
    squirrel(state, "GI", "4S-1", "5S-0")
    state.patched = squirrel_index(2)["3S-0"]
    give(state, "PATCH", "PB")
    assert (refreshed(state).pending, state.waiting_on) == ("discard", (1,))
    assert refusal(state, DiscardSquirrel("3S-0")) == "7.6b"
    do(state, DiscardSquirrel("4S-0"))
    assert state.pending == "end"  # the giraffes have two already, which is all phase 5S allows
    state.pending = "squirrels"
    assert refusal(state, BuySquirrel("5S-1")) == "7.6b"
    assert refusal(state, Approach("3S-1")) == "7.6b"


@pytest.mark.proves("18zoo", "7.6", "10.40")
def test_the_cheapest_may_lie_in_the_kitchen() -> None:
    """Whether a family is asked again depends on what it could pay for: here 7 in the kitchen, 20 on the deck."""
    state = buying(money=7)
    squirrel(state, "GI", "3S-0")
    state.tickets = [0, 0]
    state.deck_at = squirrel_index(2)["4S-0"]
    assert refreshed(state.clone()).pending == "end"
    state.kitchen_squirrels = [squirrel_index(2)["2S-0"]]
    assert refreshed(state).pending == "squirrels"
    do(state, BuySquirrel("2S-0"))
    assert (treasury(state, "GI"), nest(state, "GI"), state.pending) == (0, ["3S-0", "2S-0"], "end")


# --- the PATCH


@pytest.mark.proves("18zoo", "11.19", "7.6")
def test_a_patch_taken_off_at_the_end_may_force_a_purchase() -> None:
    state = buying(money=30, phase=2)
    squirrel(state, "GI", "2S-0")
    give(state, "PATCH", "GI")
    state.patched = 0
    state.deck_at = squirrel_index(2)["4S-1"]
    do(refreshed(state), Pass())
    assert state.pending == "end"
    do(state, TakeOffPatch())
    assert state.pending == "squirrels"
    assert refusal(state, Pass()) == "7.6"
    do(state, BuySquirrel("4S-1"))
    assert nest(state, "GI") == ["4S-1"]


@pytest.mark.proves("18zoo", "11.19", "3.5")
def test_the_patched_one_does_not_retire() -> None:
    state = buying(money=60, phase=3)
    squirrel(state, "PB", "3S-0", "3S-1")
    give(state, "PATCH", "PB")
    state.patched = squirrel_index(2)["3S-0"]
    state.deck_at = squirrel_index(2)["5S-0"]
    do(refreshed(state), BuySquirrel("5S-0"))
    assert nest(state, "PB") == ["3S-0"]
    assert state.pending != "patch"


@pytest.mark.proves("18zoo", "10.42")
def test_the_patch_is_for_one_squirrel_of_the_family() -> None:
    state = owned(families={"PB": 0, "GI": 1}, compat=RECORDS)
    squirrel(state, "PB", "2S-0")
    squirrel(state, "GI", "2S-1")
    family, other = ("PB", "2S-1") if state.family == PB else ("GI", "2S-0")
    assert refusal(state, PutPatch("2S-0")) == "11.19"
    give(state, "PATCH", family)
    assert refusal(state, PutPatch(other)) == "11.19"
    do(state, PutPatch("2S-0" if family == "PB" else "2S-1"))
    assert refusal(state, PutPatch("2S-0" if family == "PB" else "2S-1")) == "11.19"


# --- sleeping squirrels


def asleep(compat: str = RECORDS) -> EighteenZooState:
    """The first operating round; the giraffes' 2S sleeps, and their run to L4 is open."""
    state = owned(families={"GI": 0, "PB": 1}, compat=compat)
    state.operating_order, state.family = [GI, PB], GI
    lay(state, "K9", "57", 0)
    lay(state, "L4", "201", 5)
    squirrel(state, "GI", "2S-0")
    state.asleep, state.called_for = 1, GI
    family_turn.begin(state, GI)
    enrich(state, "GI", 20)
    return refreshed(state)


@pytest.mark.proves("18zoo", "11.6", "10.42", "10.66")
def test_a_sleeping_squirrel_with_the_patch_runs_in_records() -> None:
    state = asleep()
    give(state, "PATCH", "GI")
    sleepy = to_step(state.clone(), "squirrels")  # nobody runs
    assert sleepy.harvest == 0
    do(state, PutPatch("2S-0"))
    assert trains(state, "GI") == [{"id": "1S-0", "name": "1S"}]
    to_step(state, "run")
    do(state, RunBest())
    assert state.harvest == 20
    do(state, Share())
    assert trains(state, "GI") == [{"id": "1S-0", "name": "1S", "operated": True}]


@pytest.mark.proves("18zoo", "11.6", "10.66")
def test_a_sleeping_squirrel_that_is_sold_has_its_mark_when_its_first_family_acts() -> None:
    state = asleep()
    state.operating_order = [PB, GI]
    family_turn.begin(state, PB)
    state.asleep, state.operated = 1, 0
    enrich(refreshed(state), "PB", 20)
    to_step(state, "squirrels")
    do(state, Approach("2S-0"), NamePrice(1))
    assert trains(state, "PB") == [{"id": "2S-0", "name": "2S"}]
    while state.family == PB:
        do(state, Pass())
    assert trains(state, "PB") == [{"id": "2S-0", "name": "2S", "operated": True}]
    assert state.asleep == 0


@pytest.mark.proves("18zoo", "10.42")
def test_what_the_1s_did_is_not_what_the_squirrel_did() -> None:
    """Put on before the run and taken off after it: the 1S has operated, the 2S under it has not."""
    state = asleep()
    state.asleep = state.operated = 0
    give(state, "PATCH", "GI")
    do(state, PutPatch("2S-0"))
    to_step(state, "run")
    do(state, RunBest(), Share())
    assert trains(state, "GI") == [{"id": "1S-0", "name": "1S", "operated": True}]
    do(state, TakeOffPatch())
    assert trains(state, "GI") == [{"id": "2S-0", "name": "2S"}]
    late = asleep()
    give(late, "PATCH", "GI")
    late.asleep, late.operated = 0, 1
    do(late, PutPatch("2S-0"))
    assert trains(late, "GI") == [{"id": "1S-0", "name": "1S"}]
    do(late, TakeOffPatch())
    assert trains(late, "GI") == [{"id": "2S-0", "name": "2S", "operated": True}]


# --- powers out of place


@pytest.mark.proves("18zoo", "11.12", "11.20", "10.25")
def test_what_is_begun_is_finished_first() -> None:
    state = asleep()
    for power in ("ANCIENT_MAPS", "MOLES", "HOLE"):
        give(state, power, "GI")
    digging = state.clone()
    do(digging, Mark("HOLE", "C17"))
    assert digging.pending == "second-hole"
    assert refusal(digging, Mark("WHEAT", "K9")) == "4.3"
    give(digging, "WHEAT", "GI")
    assert refusal(digging, CashTicket(1)) == "11.20"
    assert canonical(digging, [0, 1])["holes"] == ["C17"]
    first = next(action for action in state.legal(0) if isinstance(action, Lay) and action.power == "ANCIENT_MAPS")
    do(state, first)
    assert state.pending == "second-map"
    assert refusal(state, CashTicket(1)) == "11.12"
    do(state, Pass())
    assert state.power_left[POWER_OF["ANCIENT_MAPS"]] == 0
    assert state.pending == "track"


@pytest.mark.proves("18zoo", "7.3", "4.4")
def test_without_a_station_or_a_ticket_left() -> None:
    state = asleep()
    state.stations_built[GI] = 1
    give(state, "ON_A_DIET", "GI")
    lay(state, "L6", "8", 1)
    lay(state, "K7", "8", 0)
    assert refusal(refreshed(state), BuildStation("L4", "ON_A_DIET")) == "7.3"
    state.tickets = [0, 0]
    assert refusal(state, CashTicket(1)) == "4.4"


@pytest.mark.proves("18zoo", "10.16")
def test_stored_runs_are_for_records_and_for_ones_own_squirrels() -> None:
    def stored(*names: str) -> DrawRuns:
        return DrawRuns(tuple([DrawnRun(name, ("K9",), 50, 0) for name in names]))

    for compat, paragraph in (("rulebook", "10.16"), (RECORDS, "7.4")):
        state = asleep(compat)
        state.asleep = 0
        station(state, "GI", "L4")
        squirrel(state, "PB", "2S-1")
        state.step = "run"
        state.patched = 0
        refreshed(state)
        assert refusal(state, stored("2S-1")) == paragraph
        assert refusal(state, stored("1S-0", "1S-0")) == paragraph
        assert refusal(state, stored("9S-0")) == paragraph
        assert allowed(state, stored("1S-0")) == (compat == RECORDS)


@pytest.mark.proves("18zoo", "7.1a", "6.4")
def test_powers_and_cards_are_paid_for() -> None:
    state = asleep()
    give(state, "RABBITS", 1)
    enrich(state, "GI", 2)
    assert refusal(state, AskForPower("RABBITS", 3)) == "7.1a"
    do(state, AskForPower("RABBITS", 2))
    assert (treasury(state, "GI"), state.cash[1]) == (0, 42)
    evening = stock_round()
    launch(evening, "GI", 7)
    cash(evening, 1, 6)
    do(evening, Pass())
    assert refusal(evening, BuyCard("GI", 1)) == "6.4"
