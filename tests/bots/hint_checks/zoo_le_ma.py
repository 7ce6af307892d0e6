"""Zoo le Ma: what a tile brings is computed anew from whole zoos, and the chances of a bid from fresh guesses."""

from __future__ import annotations

from typing import Any

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.actions import Bid, Place
from menagerie.games.zoo_le_ma.bots.expected_points import PointsForecast, expected_points
from menagerie.games.zoo_le_ma.bots.placement_value import GROWTH, coins_worth_paying
from menagerie.games.zoo_le_ma.rules.grid import cell_of, half_b_cell
from tests.bots.hint_checks.checks import Checks, Claimed, Hint, Near, likelihoods, nothing
from tests.bots.hint_checks.search import declare_search

ZOO_LE_MA = Checks()
COURSES = 200
SPREAD = 30
"""Rivals bid by up to so many percent above or below what a tile is worth to them."""


def forecast(state: Any) -> PointsForecast:
    return PointsForecast(
        state.tile_set.tile_facts,
        state.players,
        state.year,
        state.row[state.lot + 1 :],
        state.stack,
        state.options.lone_bush_one_tree,
    )


def placements(state: Any, seat: int) -> list[tuple[float, list[float]]]:
    """For each place in that zoo: how good it is, and what everybody gains or loses by it."""
    expected = forecast(state)
    before = expected_points(expected, state.zoos)
    tile, zoo = state.current_tile(), state.zoos[seat]
    facts = state.tile_set.tile_facts
    found = []
    for cell, rotation in zoo.placements(tile):
        then = list(state.zoos)
        then[seat] = zoo.with_tile(tile, cell, rotation, state.auction, state.options.one_bench_a_tile, False)
        gains = [after - was for after, was in zip(expected_points(expected, then), before, strict=True)]
        stars = zoo.stars_with(facts.animal_a[tile], facts.stars_a[tile], cell)
        stars += zoo.stars_with(facts.animal_b[tile], facts.stars_b[tile], half_b_cell(cell, rotation))
        found.append((lead(gains, seat) + GROWTH * stars, gains))
    return found


def lead(gains: list[float], seat: int) -> float:
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)


def best_of(state: Any) -> list[tuple[float, list[float]] | None]:
    return [max(placements(state, seat), key=lambda one: one[0], default=None) for seat in range(state.players)]


def loss(state: Any, seat: int) -> float:
    """What it costs the seat's lead if the rival to whom the tile is worth most gets it."""
    rivals = [best for other, best in enumerate(best_of(state)) if other != seat and best is not None]
    return -lead(max(rivals, key=lambda one: one[0])[1], seat) if rivals else 0.0


@ZOO_LE_MA.explains("reason-bid", Bid)
def bid(hint: Hint) -> Claimed:
    own = best_of(hint.state)[hint.seat]
    coins = hint.state.coins[hint.seat]
    assert 0 <= hint.action.coins <= coins
    return {
        "points": Near(0.0 if own is None else max(0.0, own[1][hint.seat]), 0.51),
        "loss": Near(max(0.0, loss(hint.state, hint.seat)), 0.51),
        "coins": hint.action.coins,
        "left": coins - hint.action.coins,
    }


@ZOO_LE_MA.explains("reason-bid-half", Bid)
def bids_half(hint: Hint) -> Claimed:
    coins = hint.state.coins[hint.seat]
    assert hint.action.coins in (coins // 2, (coins + 1) // 2)
    return {"coins": coins}


@ZOO_LE_MA.explains("reason-bid-even", Bid)
def bids_evenly(hint: Hint) -> Claimed:
    coins, tiles = hint.state.coins[hint.seat], len(hint.state.row) - hint.state.lot
    assert abs(hint.action.coins - coins / tiles) <= 1
    return {"coins": coins, "tiles": tiles}


@ZOO_LE_MA.explains("reason-place-stars", Place)
def stars_come_together(hint: Hint) -> Claimed:
    state, zoo = hint.state, hint.state.zoos[hint.seat]
    tile, facts = state.current_tile(), state.tile_set.tile_facts
    cell = cell_of(hint.action.x, hint.action.y)
    stars = zoo.stars_with(facts.animal_a[tile], facts.stars_a[tile], cell)
    stars += zoo.stars_with(facts.animal_b[tile], facts.stars_b[tile], half_b_cell(cell, hint.action.rotation))
    return {"stars": stars}


def win_share(hint: Hint) -> float:
    """How often the bid wins if everybody bids about what the tile is worth to them, with coins that are guessed."""
    state, seat = hint.state, hint.seat
    best = best_of(state)
    worth = [
        0.0 if one is None else coins_worth_paying(state, state.lot, one[0] + loss(state, other))
        for other, one in enumerate(best)
    ]
    rank = [state.flags.index(other) for other in range(state.players)]
    won = 0
    rng = Generator("rivals")
    for number in range(COURSES):
        coins = state.guess(seat, Generator(f"{number}")).coins
        beaten = True
        for other in range(state.players):
            if other != seat:
                wanted = worth[other] * (100 - SPREAD + rng.below(2 * SPREAD + 1)) / 100
                theirs = min(coins[other], int(wanted + rng.below(100) / 100))
                beaten &= (hint.action.coins, -rank[seat]) > (theirs, -rank[other])
        won += beaten
    return won / COURSES


@ZOO_LE_MA.explains("reason-plan", Bid)
def plan(hint: Hint) -> Claimed:
    state = hint.state
    assert hint.action.coins > 0
    return {
        "likelihood": likelihoods(win_share(hint), 0.3),
        "coins": hint.action.coins,
        "left": state.coins[hint.seat] - hint.action.coins,
        "more": len(state.row) - state.lot - 1,
    }


@ZOO_LE_MA.explains("reason-plan-nothing", Bid)
def plan_nothing(hint: Hint) -> Claimed:
    assert hint.action.coins == 0
    return {"likelihood": likelihoods(win_share(hint), 0.3), "left": hint.state.coins[hint.seat]}


def enclosure(hint: Hint) -> tuple[Claimed, int]:
    """The larger of the enclosures that the tile's halves are part of once it lies there, and the benches it brings."""
    state = hint.state
    before, after = state.zoos[hint.seat], hint.after().zoos[hint.seat]
    tile = state.tile_set.tiles[state.current_tile()]
    cells = [cell for cell in after.cells if cell not in before.cells]
    halves = []
    for cell in cells:
        number = after.cells[cell]
        if number >= 0:
            halves.append((after.enclosure_stars[number], after.enclosure_animal[number]))
    named = {hint.choice.reason.facts["animal"]: hint.choice.reason.facts["stars"]}
    animal = hint.choice.reason.facts["animal"]
    assert animal in (tile.a.animal, tile.b.animal)
    most = max((stars for stars, _ in halves), default=0)
    assert named[animal] == most, (named, halves)
    return {"animal": animal, "stars": most}, after.benches - before.benches


@ZOO_LE_MA.explains("reason-place", Place)
def place(hint: Hint) -> Claimed:
    claimed, benches = enclosure(hint)
    assert benches == 0
    return claimed


@ZOO_LE_MA.explains("reason-place-bench", Place)
def place_bench(hint: Hint) -> Claimed:
    claimed, benches = enclosure(hint)
    return {**claimed, "benches": benches}


ZOO_LE_MA.explains("reason-random")(nothing)
ZOO_LE_MA.explains("reason-only-choice")(nothing)
declare_search(ZOO_LE_MA)
