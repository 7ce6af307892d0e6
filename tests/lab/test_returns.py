"""The return of a game for each seat."""

import pytest

from menagerie.core.contract import Result, Standing
from menagerie.lab.returns import returns


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ((1, 2), (1, -1)),
        ((2, 1, 3, 4), (-1 / 3, 1, -1 / 3, -1 / 3)),
        ((1, 3, 1), (0.5, -1, 0.5)),
        ((1, 1), (0, 0)),
        ((1,), (0,)),
    ],
)
def test_winners_share_one_and_the_others_pay_it(ranks: tuple[int, ...], worth: tuple[float, ...]) -> None:
    standings = tuple(Standing(seat, rank, score=0) for seat, rank in enumerate(ranks))
    assert returns(Result(standings, "ending")) == pytest.approx(worth)
