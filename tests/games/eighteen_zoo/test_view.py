"""What a view tells of the turn: what was laid, sold, declined, passed, and what a forced purchase still needs."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.actions import (
    Approach,
    BuySquirrel,
    Decline,
    Launch,
    Lay,
    Mark,
    NamePrice,
    Pass,
    RunBest,
    Sell,
    Share,
)
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.state_builders import (
    RECORDS,
    cash,
    deal_card,
    do,
    enrich,
    give,
    launch,
    lay,
    owned,
    refreshed,
    squirrel,
    stand,
    stock_round,
    to_step,
)
from tests.games.eighteen_zoo.test_squirrels import buying, goes_on_from


def first_lay(state: EighteenZooState) -> Lay:
    return next(action for action in state.legal(state.waiting_on[0]) if isinstance(action, Lay))


def test_a_forced_purchase_and_its_debt() -> None:
    state = goes_on_from(buying(families={"GI": 0, "PB": 1}, money=4), "5S-0")
    cash(state, 0, 3)
    deal_card(state, 0, "PB_1")
    stand(state, "PB", 1, 2)
    assert state.view(0).forced is None
    do(state, BuySquirrel("5S-0"))
    view = state.view(1)
    assert view.step == "forced"
    assert view.forced is not None
    assert (view.forced.family, view.forced.squirrel, view.forced.kind) == ("GI", "5S-0", "5S")
    assert (view.forced.price, view.forced.treasury, view.forced.cash) == (30, 4, 3)
    assert (view.forced.missing, view.forced.debt) == (23, 46)
    events = do(state, Sell("PB", (1,)))
    view = state.view(1)
    assert view.forced is None, events
    assert view.players[0].debt == 2 * (23 - 8)


def test_what_was_declined_and_bought_in_the_turn() -> None:
    state = buying(families={"GI": 0, "PB": 1}, money=60)
    squirrel(state, "PB", "2S-0", "2S-1")
    do(refreshed(state), Approach("2S-0"), NamePrice(3), Decline())
    view = state.view(None)
    assert [(one.squirrel, one.power, one.price) for one in view.declined] == [("2S-0", None, 3)]
    assert view.new_squirrel is None
    do(state, BuySquirrel("3S-0"))
    assert state.view(None).new_squirrel == "3S-0"
    do(state, BuySquirrel("3S-1"))
    assert state.view(None).new_squirrel == "3S-1"
    to_step(state, "end")
    do(state, Pass())
    after = state.view(None)
    assert (after.family, after.new_squirrel, after.declined) == ("PB", None, ())


def test_lays_of_the_turn_and_bonus_track() -> None:
    state = stock_round(letter="A")
    state.phase = 1
    cash(state, 0, 40)
    do(refreshed(state), Launch("GI", 9))
    view = state.view(0)
    assert (view.step, view.bonus_left) == ("home", 2)
    do(state, first_lay(state))
    if state.pending == "bonus":
        do(state, first_lay(state))
        view = state.view(0)
        assert (view.bonus_left, len(view.last_lays), view.laid) == (1, 2, ())
    state = owned(families={"GI": 0, "PB": 1})
    enrich(state, "GI", 20)
    assert state.view(0).laid == ()
    chosen = first_lay(state)
    do(state, chosen)
    view = state.view(0)
    assert (view.laid, view.lays, view.upgraded, view.station_built) == ((chosen.hex,), 1, False, False)
    assert [(one.hex, one.family) for one in view.last_lays] == [(chosen.hex, "GI")]


def test_powers_that_are_half_used() -> None:
    state = owned(families={"GI": 0, "PB": 1})
    give(state, "ANCIENT_MAPS", "GI")
    give(state, "HOLE", "GI")
    refreshed(state)
    view = state.view(0)
    assert (view.ancient, view.hole_first) == (2, None)
    r_area = next(hex.hex for hex in view.hexes if hex.area == "R")
    do(state, Mark("HOLE", r_area))
    assert state.view(0).hole_first == r_area
    give(state, "ANCIENT_MAPS", "PB")
    assert state.view(0).ancient == 0


def test_who_passed_and_whose_cards_were_sold() -> None:
    for compat in ("rulebook", RECORDS):
        state = stock_round(3, compat=compat)
        assert state.view(0).passed == ()
        do(state, Pass())
        assert state.view(None).passed == (0,)
        do(state, Pass())
        assert state.view(None).passed == (0, 1)
        launch(state, "GI", 5)
        if state.waiting_on == (2,):
            do(state, Pass())
        assert 2 not in state.view(None).passed
    state = stock_round(2)
    launch(state, "GI", 5)
    do(state, Pass())
    deal_card(state, 1, "GI_1", "GI_2")
    do(refreshed(state), Sell("GI", (1,)))
    assert state.view(None).sold_of == ("GI",)
    do(state, Pass())
    assert state.view(None).sold_of == ()


def test_the_last_runs_and_what_became_of_them() -> None:
    state = owned(families={"PB": 0, "GI": 1})
    state.operating_order = [FAMILY_OF["PB"], FAMILY_OF["GI"]]
    state.family = FAMILY_OF["PB"]
    lay(state, "N10", "57", 0)
    lay(state, "L4", "201", 5)
    squirrel(state, "PB", "2S-0")
    to_step(refreshed(state), "run")
    do(state, RunBest())
    (ran,) = state.view(None).runs
    assert (ran.family, ran.nuts, ran.shared, ran.round) == ("PB", 50, None, 2)
    do(state, Share())
    (ran,) = state.view(None).runs
    assert ran.shared is True
    while state.round == 2:
        legal = state.legal(state.waiting_on[0])
        do(state, Pass() if Pass() in legal else legal[0])
    entry = state.view(None).history[-1]
    assert (entry.round, entry.revenue["PB"], entry.revenue["GI"]) == (2, 50, 0)
    assert set(entry.prices) == {"PB", "GI"}
