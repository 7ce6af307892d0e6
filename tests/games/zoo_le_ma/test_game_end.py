"""9 and 10: who wins, and the variant for professional directors."""

from __future__ import annotations

import pytest

from menagerie.core.contract import Result, TieBreak
from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.actions import Bid
from menagerie.games.zoo_le_ma.events import Ended, Offered, YearBegan, YearScored
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from tests.games.zoo_le_ma.scenarios import all_of, new, only, play_out, refusal, scenario, tile, tower

FLAG = ZooLeMaOptions(flag_breaks_ties=True)
PROFESSIONAL = ZooLeMaOptions(professional=True)
LINE = tile("apes 1", "birds 1")


@pytest.mark.proves("zoo-le-ma", "9.1")
def test_most_points_win_after_five_years() -> None:
    state = new(3, seed=4)
    events = play_out(state, Generator("4"))
    result = state.result()
    assert result is not None
    assert result.scores == tuple(state.scores)
    best = max(state.scores)
    assert result.winners == only(events, Ended).winner_seats == tuple(s for s in range(3) if state.scores[s] == best)
    assert result.ended_by == "ending-five-years"
    assert state.waiting_on == ()
    assert state.legal(0) == []
    assert refusal(state, 0, Bid(0)).paragraph == "9.1"


def last_tile(options: ZooLeMaOptions, scores: list[int]) -> Result:
    """The last auction of the game; seat 2 wins it, which brings ten points for two visitors."""
    state = scenario(3, LINE, options=options, flags=[2, 1, 0])
    state.year = 5
    state.scores = scores
    tower(state, 2)
    result = state.result()
    assert result is not None
    return result


@pytest.mark.proves("zoo-le-ma", "9.2")
def test_players_with_equal_points_share_the_victory() -> None:
    result = last_tile(ZooLeMaOptions(), [50, 60, 50])
    assert result.winners == (1, 2)
    assert [standing.rank for standing in result.standings] == [3, 1, 1]
    assert result.decided_by is None


@pytest.mark.proves("zoo-le-ma", "9.3")
def test_with_the_option_the_flag_decides() -> None:
    result = last_tile(FLAG, [60, 60, 50])
    assert result.winners == (2,)
    assert [standing.rank for standing in result.standings] == [3, 2, 1]
    assert result.decided_by == "flag"
    flags = [standing.tie_breaks for standing in result.standings]
    assert flags == [(TieBreak("flag", 3),), (TieBreak("flag", 2),), (TieBreak("flag", 1),)]


@pytest.mark.proves("zoo-le-ma", "9.3")
def test_the_flag_decides_nothing_where_points_do() -> None:
    result = last_tile(FLAG, [61, 60, 0])
    assert result.winners == (0,)
    assert result.decided_by is None


@pytest.mark.proves("zoo-le-ma", "10.1", "10.2")
@pytest.mark.parametrize("seed", range(20))
def test_a_professional_year_lasts_until_three_tiles_have_bushes(seed: int) -> None:
    state = new(2, PROFESSIONAL, seed)
    first = state.view(None).row
    drawn = [state.tile_set.tiles[place].id for place in [*state.row, *reversed(state.stack)]]
    events = play_out(state, Generator(f"{seed}"))
    rows = [first, *(event.row for event in all_of(events, YearBegan))]
    assert len(rows) == 5
    for row in rows[:4]:
        assert sum(one.bushes > 0 for one in row) == 3
        assert row[-1].bushes > 0, "the third one is the last"
    assert len(rows[4]) >= 3
    assert [one.id for row in rows for one in row] == drawn, "nothing is left over"
    assert [event.tile for event in all_of(events, Offered)] == drawn[1:]


@pytest.mark.proves("zoo-le-ma", "10.1")
def test_professional_years_are_of_different_length() -> None:
    lengths = {len(new(2, PROFESSIONAL, seed).row) for seed in range(60)}
    assert {3, 4, 5, 6} <= lengths


@pytest.mark.proves("zoo-le-ma", "10.3")
def test_years_without_tiles_are_scored_too() -> None:
    """A set with hardly any bushes: the first year takes all the tiles."""
    state = scenario(2, LINE, LINE, options=PROFESSIONAL)
    tower(state, 0)
    state.stack = []
    events = tower(state, 1)
    assert [event.row for event in all_of(events, YearBegan)] == [(), (), (), ()]
    scored = all_of(events, YearScored)
    assert [event.year for event in scored] == [1, 2, 3, 4, 5]
    assert [event.points for event in scored] == [(2 * year, 4 * year) for year in (1, 2, 3, 4, 5)]
    assert state.result() is not None


@pytest.mark.proves("zoo-le-ma", "10.3")
def test_our_set_never_runs_out_of_bushes() -> None:
    tiles = new(2).tile_set.tiles
    assert sum(one.bushes > 0 for one in tiles) == 15
    assert sum(one.bushes for one in tiles) == 20


@pytest.mark.proves("zoo-le-ma", "10.4")
def test_these_are_all_the_options_there_are() -> None:
    """No option turns over single tiles or pays by visitors: the row lies open, and income is a coin a tile."""
    assert ZooLeMaOptions.__struct_fields__ == (
        "professional", "lone_bush_one_tree", "one_bench_a_tile", "strict_bank", "flag_breaks_ties", "tiles",
    )  # fmt: skip
    assert len(new(2).view(None).row) == 5
    state = scenario(2, LINE)
    tower(state, 0)
    assert state.view(None).zoos[0].visitors == 2
    assert state.coins[0] == 50 - 1 + 1
