"""6: selling, buying, launching, passing, and what the end of a stock round brings."""

from __future__ import annotations

import pytest

from menagerie.games.eighteen_zoo.actions import (
    BuyCard,
    BuyPower,
    CashTicket,
    Launch,
    Lay,
    Pass,
    Sell,
    TakeDaysOff,
    UsePower,
)
from menagerie.games.eighteen_zoo.events import CardsSold, PowersShown
from menagerie.games.eighteen_zoo.rules.facts import CARDS, FAMILY_OF, POWERS
from menagerie.games.eighteen_zoo.rules.position import AVAILABLE
from tests.games.eighteen_zoo.state_builders import (
    RECORDS,
    allowed,
    cash,
    cell,
    deal_card,
    do,
    give,
    launch,
    owned,
    refreshed,
    refusal,
    stand,
    stock_round,
    to_step,
    treasury,
)

GI, PB, PE = FAMILY_OF["GI"], FAMILY_OF["PB"], FAMILY_OF["PE"]


def two_families() -> object:
    """Player 1 has launched the giraffes, player 2 the polar bears; player 1's turn again."""
    state = stock_round()
    launch(state, "GI", 7)
    do(state, Pass())
    launch(state, "PB", 7)
    do(state, Pass())
    return state


@pytest.mark.proves("18zoo", "6.0", "10.24")
def test_sell_first_then_buy_one_thing() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    assert refusal(state, BuyCard("GI", 1)) == "6.0"
    assert refusal(state, BuyPower(state.view(None).available[0])) == "6.0"
    do(state, Pass(), Pass())
    do(state, BuyCard("GI", 1))
    assert refusal(state, Sell("GI", (1,))) == "6.0"
    do(state, Pass(), Pass())
    do(state, Sell("GI", (1,)), BuyPower(state.view(None).available[0]))


@pytest.mark.proves("18zoo", "6.1")
def test_a_token_goes_below_those_in_the_box() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    do(state, Pass())
    launch(state, "PB", 5)
    assert state.stacks[state.cell[GI]] == [GI, PB]
    stand(state, "GI", 5, 0)
    stand(state, "PB", 5, 0)
    deal_card(state, 0, "GI_1")
    do(state, Pass(), Sell("GI", (1,)))
    assert state.stacks[state.cell[GI]] == [GI, PB]  # nowhere to fall: it keeps its place


@pytest.mark.proves("18zoo", "6.1a", "10.6")
@pytest.mark.parametrize(("compat", "stack"), [("rulebook", [PB, GI]), (RECORDS, [GI, PB])])
def test_a_token_that_stays_in_an_operating_round_goes_to_the_bottom(compat: str, stack: list[int]) -> None:
    state = owned(families={"GI": 0, "PB": 1}, compat=compat)
    stand(state, "GI", 5, 0)
    stand(state, "PB", 5, 0)
    assert state.family == GI
    do(state, Pass())  # no squirrel: nothing is kept, and there is no box to the left
    assert state.stacks[state.cell[GI]] == stack


@pytest.mark.proves("18zoo", "6.1b", "10.8")
def test_beyond_the_edge_of_the_board() -> None:
    from menagerie.games.eighteen_zoo.rules.facts import CELL_AT, DOWN, LEFT, RIGHT

    assert RIGHT[CELL_AT[(1, 8)]] == CELL_AT[(0, 8)]
    assert LEFT[CELL_AT[(2, 0)]] == CELL_AT[(3, 0)]
    assert LEFT[CELL_AT[(5, 0)]] == CELL_AT[(5, 0)]
    assert DOWN[CELL_AT[(0, 9)]] == CELL_AT[(0, 9)]
    assert RIGHT[CELL_AT[(0, 11)]] == CELL_AT[(0, 11)]


@pytest.mark.proves("18zoo", "6.2")
def test_a_sale_pays_the_price_before_it_and_lowers_a_row_an_animal() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    deal_card(state, 0, "GI_1", "GI_2")
    do(state, Pass(), Pass())
    before = state.cash[0]
    do(state, Sell("GI", (1, 2)))
    assert state.cash[0] == before + 14
    assert cell(state, "GI") == (3, 1)
    assert [card % CARDS for card in state.kitchen[GI]] == [1, 2]
    deal_card(state, 0, "GI_3")
    assert refusal(state, Sell("GI", (3,))) == "6.2"  # one sale of a family a turn
    assert refusal(state, Sell("PB", (1,))) == "6.2"


@pytest.mark.proves("18zoo", "6.2a", "10.34")
def test_parents_go_to_who_then_has_more() -> None:
    state = stock_round(3)
    launch(state, "GI", 7)
    deal_card(state, 0, "GI_1")
    do(state, Pass())
    assert refusal(state, Sell("GI", (0,)), seat=0) == "6.0"
    deal_card(state, 1, "GI_2", "GI_3")
    do(state, Pass(), Pass())
    assert state.waiting_on == (0,)
    assert refusal(state, Sell("GI", (0,), True)) == "6.2a"  # level is not more
    do(state, Sell("GI", (0,)))
    assert state.controller(GI) == 1
    assert state.animals(0, GI) == 1
    assert state.animals(1, GI) == 2
    assert len(state.kitchen[GI]) == 2


@pytest.mark.proves("18zoo", "6.2a")
def test_it_takes_two_cards_to_exchange() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    deal_card(state, 1, "GI_1")
    do(state, Pass(), Pass())
    assert refusal(state, Sell("GI", (0,))) == "6.2a"


@pytest.mark.proves("18zoo", "6.2a", "10.34")
def test_half_of_the_parents_may_be_sold() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    deal_card(state, 1, "GI_1", "GI_2")
    do(state, Pass(), Pass())
    do(state, Sell("GI", (0,), True))
    assert state.controller(GI) == 1
    assert [state.animals(seat, GI) for seat in (0, 1)] == [1, 2]
    assert len(state.kitchen[GI]) == 1
    assert cell(state, "GI") == (2, 1)


@pytest.mark.proves("18zoo", "6.2a", "10.34")
def test_of_equals_the_next_in_turn_order_takes_the_parents() -> None:
    state = stock_round(4, "D")
    launch(state, "GI", 5)
    deal_card(state, 1, "GI_1")
    deal_card(state, 3, "GI_2", "GI_4")
    deal_card(state, 2, "GI_3")
    deal_card(state, 2, "GI_1")
    do(state, Pass(), Pass(), Pass(), Pass())
    do(state, Sell("GI", (0,)))
    assert state.controller(GI) == 2


@pytest.mark.proves("18zoo", "6.2a")
def test_who_buys_more_takes_the_parents() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    deal_card(state, 1, "GI_1", "GI_2")
    do(state, Pass(), BuyCard("GI", 3))
    assert state.controller(GI) == 1
    assert sorted(card % CARDS for card in state.hands[0]) == [1, 2]
    assert sorted(card % CARDS for card in state.hands[1]) == [0, 3]


@pytest.mark.proves("18zoo", "6.2b", "10.31")
def test_above_the_limit_one_must_sell_first() -> None:
    for compat in ("rulebook", RECORDS):
        state = stock_round(compat=compat)
        launch(state, "GI", 5)
        deal_card(state, 0, "GI_1", "GI_2")
        do(state, Pass(), Pass())
        state.card_limit = 2
        power = next(power for power in state.view(None).available)
        if compat == RECORDS:
            assert allowed(state, Pass())
            assert allowed(state, BuyPower(power))
        else:
            assert refusal(state, Pass()) == "6.2b"
            assert refusal(state, BuyPower(power)) == "6.2b"
            do(state, Sell("GI", (1,)))
            assert allowed(state, Pass())


@pytest.mark.proves("18zoo", "6.2.1", "10.29")
@pytest.mark.parametrize(("compat", "row"), [("rulebook", 3), (RECORDS, 4)])
def test_a_card_lowers_the_reputation_once(compat: str, row: int) -> None:
    state = stock_round(compat=compat)
    launch(state, "GI", 7)
    deal_card(state, 1, "GI_1", "GI_2")
    deal_card(state, 0, "GI_3")
    do(state, Pass())
    do(state, Sell("GI", (1,)))
    assert cell(state, "GI") == (2, 1)
    deal_card(state, 1, "GI_1")
    state.sold_now = 0
    do(state, Sell("GI", (1, 2)))  # 1 is marked; another set of cards for 18xx.games
    assert cell(state, "GI") == (row, 1)
    do(state, Pass())
    deal_card(state, 0, "GI_1")
    before = cell(state, "GI")[0]
    do(state, Sell("GI", (1,)))
    assert cell(state, "GI")[0] == before + 1  # who holds the parents always lowers it


@pytest.mark.proves("18zoo", "6.2.1")
def test_the_marks_are_gone_after_the_round() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    deal_card(state, 1, "GI_1")
    do(state, Pass(), Sell("GI", (1,)), Pass(), Pass(), Pass())
    assert state.sold_marks == []


@pytest.mark.proves("18zoo", "6.3")
def test_a_launch_pays_twice_and_places_token_and_station() -> None:
    state = stock_round()
    cash(state, 0, 13)
    assert refusal(state, Launch("GI", 7)) == "6.3"
    do(state, Launch("GI", 6))
    assert (state.cash[0], treasury(state, "GI"), cell(state, "GI")) == (1, 12, (2, 1))
    home = state.track.board.homes[GI]
    assert state.track.stands_at(GI, home)
    assert state.controller(GI) == 0
    do(state, next(a for a in state.legal(0) if isinstance(a, Lay)), Pass())
    assert refusal(state, Launch("GI", 5)) == "6.3"


@pytest.mark.proves("18zoo", "6.3a", "10.21")
def test_high_launches_wait_for_their_phase_and_bring_more() -> None:
    state = stock_round()
    assert refusal(state, Launch("GI", 8)) == "6.3a"
    assert refusal(state, Launch("GI", 9)) == "6.3a"
    state.phase = 2
    assert allowed(state, Launch("GI", 9))
    assert refusal(state, Launch("GI", 12)) == "6.3a"
    state.phase = 3
    do(state, Launch("GI", 12))
    assert treasury(state, "GI") == 34
    assert allowed(stock_round(compat=RECORDS), Launch("GI", 12))


@pytest.mark.proves("18zoo", "6.3b")
@pytest.mark.parametrize(("value", "phase", "colours"), [(7, 0, {0}), (9, 1, {0, 1}), (12, 3, {0, 1, 2})])
def test_the_home_tile_must_be_laid(value: int, phase: int, colours: set[int]) -> None:
    state = stock_round()
    state.phase = phase
    do(state, Launch("GI", value))
    assert refusal(state, Pass()) == "6.3b"
    assert refusal(state, BuyCard("GI", 1)) == "6.3b"
    tiles = state.track.board.tiles
    lays = [action for action in state.legal(0) if isinstance(action, Lay)]
    assert {tiles.colour[tiles.index[lay.tile]] for lay in lays} == colours
    assert {lay.hex for lay in lays} == {"K9"}


@pytest.mark.proves("18zoo", "6.3b", "10.28")
def test_where_a_home_tile_lies_there_may_be_nothing_to_choose() -> None:
    for compat in ("rulebook", RECORDS):
        state = stock_round(compat=compat)
        home = state.track.board.homes[GI]
        state.track.lay(home, state.track.board.tiles.index["57"], 0)
        do(state, Launch("GI", 7))
        assert state.track.stands_at(GI, home)
        assert (state.pending == "home") == (compat == RECORDS)
    state = stock_round()
    state.phase = 1
    state.track.lay(home, state.track.board.tiles.index["57"], 0)
    do(state, Launch("GI", 9))
    assert state.pending == "home"  # a green one may replace it
    do(state, Pass())
    state = stock_round()
    for tile in ("5", "6", "57"):
        state.track.left[state.track.board.tiles.index[tile]] = 0
    do(state, Launch("GI", 7))
    assert state.pending == "turn"  # none is left, none is laid


@pytest.mark.proves("18zoo", "6.3c")
@pytest.mark.parametrize(("value", "phase", "count"), [(9, 1, 2), (12, 3, 4)])
def test_bonus_track_after_a_high_launch(value: int, phase: int, count: int) -> None:
    state = stock_round()
    state.phase = phase
    do(state, Launch("GI", value))
    do(state, next(a for a in state.legal(0) if isinstance(a, Lay)))
    tiles = state.track.board.tiles
    for _ in range(count):
        assert state.pending == "bonus"
        lays = [action for action in state.legal(0) if isinstance(action, Lay)]
        assert all(tiles.colour[tiles.index[lay.tile]] == 0 for lay in lays)
        do(state, lays[0])
    assert state.pending == "turn"


@pytest.mark.proves("18zoo", "6.3.1", "10.33")
def test_families_follow_their_neighbours() -> None:
    state = stock_round(3, "F")
    wide = stock_round(3, "F", compat=RECORDS)
    for table in (state, wide):
        launch(table, "CR", 5)
        do(table, Pass())
    nearby = {action.family for action in state.legal(1) if isinstance(action, Launch)}
    assert nearby == {"EL", "GI"}
    assert refusal(state, Launch("PE", 5)) == "6.3.1"
    assert allowed(wide, Launch("PE", 5))
    launch(state, "EL", 5)
    do(state, Pass())
    assert {action.family for action in state.legal(2) if isinstance(action, Launch)} == {"BB"}


@pytest.mark.proves("18zoo", "6.3.1")
def test_absent_families_are_skipped() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    do(state, Pass())
    assert {action.family for action in state.legal(1) if isinstance(action, Launch)} == {"PB", "TI"}
    launch(state, "TI", 5)
    do(state, Pass())
    assert {action.family for action in state.legal(0) if isinstance(action, Launch)} == {"LI"}


@pytest.mark.proves("18zoo", "6.4", "10.34")
def test_the_lounge_pays_the_family_the_kitchen_the_bank() -> None:
    state = stock_round()
    assert refusal(state, BuyCard("GI", 1)) == "6.4"
    launch(state, "GI", 5)
    do(state, Pass())
    assert refusal(state, BuyCard("GI", 2)) == "6.4"  # the top card first
    assert refusal(state, BuyCard("GI", 4)) == "6.4"  # the cousin is not there yet
    do(state, BuyCard("GI", 1))
    assert treasury(state, "GI") == 15
    do(state, Pass())
    state.kitchen[GI].append(CARDS * GI + 3)
    do(state, BuyCard("GI", 3))
    assert treasury(state, "GI") == 15
    assert state.cash[0] == 25
    wide = stock_round(compat=RECORDS)
    launch(wide, "GI", 5)
    do(wide, Pass())
    assert allowed(wide, BuyCard("GI", 3))


@pytest.mark.proves("18zoo", "6.4a")
def test_four_animals_are_enough_from_the_lounge() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    deal_card(state, 0, "GI_1", "GI_2")
    do(state, Pass(), Pass())
    assert refusal(state, BuyCard("GI", 3)) == "6.4a"
    state.kitchen[GI].append(CARDS * GI + 3)
    assert allowed(state, BuyCard("GI", 3))


@pytest.mark.proves("18zoo", "6.4b", "10.30")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_the_card_limit_and_its_exception(compat: str) -> None:
    state = stock_round(compat=compat)
    launch(state, "GI", 5)
    do(state, Pass())
    launch(state, "PB", 5)
    deal_card(state, 1, "GI_1", "GI_2")
    state.card_limit = 3
    do(state, Pass(), Pass())
    assert refusal(state, BuyCard("PB", 1)) == "6.4b"
    assert refusal(state, Launch("PE", 5)) == "6.4b"
    if compat == RECORDS:
        assert refusal(state, BuyCard("GI", 3)) == "6.4b"
    else:
        do(state, BuyCard("GI", 3))
        assert state.controller(GI) == 1
        assert len(state.hands[1]) == 3


@pytest.mark.proves("18zoo", "6.4c")
def test_who_has_sold_does_not_buy_back() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    deal_card(state, 1, "GI_1")
    do(state, Pass(), Sell("GI", (1,)))
    assert refusal(state, BuyCard("GI", 1)) == "6.4c"
    do(state, Pass(), Pass())
    assert refusal(state, BuyCard("GI", 2)) == "6.4c"
    do(state, Pass())
    while state.round < 4:
        do(state, state.legal(state.waiting_on[0])[0] if state.pending == "squirrels" else Pass())
    seat = 1
    while state.waiting_on != (seat,):
        do(state, Pass())
    assert allowed(state, BuyCard("GI", 1))


@pytest.mark.proves("18zoo", "6.5", "10.36")
def test_each_stock_round_brings_four_powers() -> None:
    state = stock_round()
    first = set(state.view(None).available)
    future = set(state.view(None).future)
    assert (len(first), len(future)) == (8, 4)
    do(state, Pass(), Pass())  # nobody launched: on to Tuesday
    assert state.round == 4
    assert set(state.view(None).available) == first | future
    do(state, Pass(), Pass())
    assert len(state.view(None).available) == 16
    assert state.view(None).future == ()


@pytest.mark.proves("18zoo", "6.5")
def test_a_power_costs_what_is_printed_on_it() -> None:
    state = stock_round()
    give(state, "HOLE", AVAILABLE)
    cash(state, 0, 1)
    assert refusal(state, BuyPower("HOLE")) == "6.5"
    cash(state, 0, 5)
    do(state, BuyPower("HOLE"))
    assert state.cash[0] == 3
    assert refusal(state, BuyPower(POWERS[state.power_order[-1]])) == "6.0"


@pytest.mark.proves("18zoo", "6.5.1", "10.32")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_three_powers_in_a_hand(compat: str) -> None:
    state = stock_round(compat=compat)
    for power in ("HOLE", "MOLES", "WINGS"):
        give(state, power, 0)
    give(state, "WHEAT", AVAILABLE)
    if compat == RECORDS:
        assert allowed(state, BuyPower("WHEAT"))
    else:
        assert refusal(state, BuyPower("WHEAT")) == "6.5.1"


@pytest.mark.proves("18zoo", "6.6")
def test_tickets_do_not_keep_one_from_passing() -> None:
    state = stock_round()
    do(state, CashTicket(), Pass(), Pass())
    assert state.round > 1
    assert state.cash[0] == 44


@pytest.mark.proves("18zoo", "6.7", "10.35")
def test_full_families_rise_and_the_richest_comes_first() -> None:
    state = stock_round(3)
    launch(state, "GI", 7)
    deal_card(state, 0, "GI_1", "GI_2", "GI_3")
    do(state, Pass())
    launch(state, "PB", 7)
    do(state, Pass())
    for seat, amount in enumerate((5, 9, 9)):
        cash(state, seat, amount)
    do(state, Pass(), Pass(), Pass())
    assert state.round == 2
    assert cell(state, "GI") == (0, 1)
    assert cell(state, "PB") == (1, 1)
    assert state.order == [1, 2, 0]


@pytest.mark.proves("18zoo", "4.4", "10.45")
def test_tickets_are_worth_what_the_round_says() -> None:
    state = stock_round()
    do(state, CashTicket())
    assert state.cash[0] == 44
    assert refusal(state, CashTicket(1)) == "4.4"
    state.tickets[0] = 0
    assert refusal(state, CashTicket()) == "4.4"


@pytest.mark.proves("18zoo", "4.4", "10.45")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_in_the_turn_of_a_family_a_part_may_go_to_it(compat: str) -> None:
    state = owned(compat=compat)
    before, had = state.cash[0], treasury(state, "GI")
    assert refusal(state, CashTicket(6)) == "4.4"
    assert allowed(state, CashTicket(0)) == (compat == "rulebook")
    do(state, CashTicket(2))
    assert (state.cash[0], treasury(state, "GI")) == (before + 3, had + 2)
    from tests.games.eighteen_zoo.state_builders import new

    draft = new(compat=compat)
    assert allowed(draft, CashTicket()) == (compat == "rulebook")


@pytest.mark.proves("18zoo", "6.0")
def test_a_turn_goes_on_after_a_purchase_only_with_something_in_hand() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    assert state.waiting_on == (0,)  # there are tickets
    state.tickets[0] = 0
    refreshed(state)
    assert state.waiting_on == (1,)
    assert to_step(state, "turn").pending == "turn"


@pytest.mark.proves("18zoo", "6.2", "6.2a", "6.2.1")
def test_of_parents_sold_in_part_one_exchanged_card_is_kept_whatever_lies_in_the_kitchen() -> None:
    state = stock_round(3)
    launch(state, "GI", 7)
    deal_card(state, 1, "GI_2", "GI_1")
    deal_card(state, 2, "GI_3")
    giraffes = FAMILY_OF["GI"]
    do(state, Pass(), Pass(), Sell("GI", (3,)), Pass())
    events = do(state, Sell("GI", (0,), True))
    assert [card % CARDS for card in state.hands[0]] == [2]
    assert [card % CARDS for card in state.kitchen[giraffes]] == [3, 1]
    (sold,) = [event for event in events if isinstance(event, CardsSold)]
    assert (sold.cards, sold.animals) == ((1,), 1)


@pytest.mark.proves("18zoo", "6.7", "10.36")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_the_next_powers_are_open_from_the_end_of_the_stock_round(compat: str) -> None:
    state = stock_round(compat=compat)
    launch(state, "GI", 5)
    before = state.view(None)
    while state.round == 1:
        events = do(state, Pass())
    view = state.view(None)
    assert state.round == 2
    if compat == RECORDS:
        assert (view.available, view.future) == (before.available, before.future)
        return
    assert set(view.available) == {*before.available, *before.future}
    assert (len(view.future), view.face_down) == (4, 4)
    (shown,) = [event for event in events if isinstance(event, PowersShown)]
    assert (set(shown.available), shown.future) == (set(before.future), view.future)


@pytest.mark.proves("18zoo", "6.2c", "6.2b")
def test_what_may_come_before_a_mandatory_sale() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    do(state, Pass(), Pass())
    deal_card(state, 0, "GI_1")
    state.card_limit = 1
    give(state, "MIDAS", 0)
    give(state, "DAYS_OFF", 0)
    assert allowed(state, CashTicket())
    assert allowed(state, UsePower("MIDAS"))
    assert refusal(state, TakeDaysOff("GI")) == "6.2b"
