"""The return of a game for each seat, as one number, for learning and search."""

from __future__ import annotations

from menagerie.core.contract import Result


def returns(result: Result) -> tuple[float, ...]:
    """By seat: the winners share 1 between them, the others share -1; nobody gains where everybody wins.

    The sum is always 0, and a seat gets between -1 and 1. Points do not count beyond what they decided.
    """
    players, winners = len(result.standings), len(result.winners)
    if winners == players:
        return (0.0,) * players
    won, lost = 1 / winners, -1 / (players - winners)
    return tuple(won if standing.rank == 1 else lost for standing in result.standings)
