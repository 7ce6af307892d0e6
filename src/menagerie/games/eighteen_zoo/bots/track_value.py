"""What the open ends of a family's track are worth, for bots that lay track."""

from __future__ import annotations

from functools import lru_cache

from menagerie.games.eighteen_zoo.rules.map.board import GREY, HOME, Board, R, Y
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.map.track import Track

FAR = 9


@lru_cache(maxsize=256)
def distances(board: Board, home: int) -> tuple[int, ...]:
    """By hex: how many steps over open edges to the nearest station area or R area other than this home."""
    goals = [hex for hex, kind in enumerate(board.kind) if kind in (Y, HOME, R) and hex != home]
    steps = [FAR] * len(board.hexes)
    ring = goals
    for hex in goals:
        steps[hex] = 0
    while ring:
        farther: list[int] = []
        for hex in ring:
            for edge in range(6):
                beyond = board.across[6 * hex + edge]
                if beyond < 0:
                    continue
                other = beyond // 6
                if board.kind[other] in (R, GREY) or not board.open[other] >> beyond % 6 & 1:
                    continue
                if steps[other] > steps[hex] + 1:
                    steps[other] = steps[hex] + 1
                    farther.append(other)
        ring = farther
    return tuple(steps)


def open_end_value(track: Track, family: int) -> float:
    """How near the open ends of the family's track are to new stops."""
    board = track.board
    steps = distances(board, board.homes[family])
    network = network_of(track, family)
    total = 0.0
    for hex in range(len(board.hexes)):
        if not network.arrived[hex] and not track.stands_at(family, hex):
            continue
        exits = board.faces.exits[track.face[hex]]
        for edge in range(6):
            if not exits >> edge & 1:
                continue
            beyond = board.across[6 * hex + edge]
            if beyond < 0 or track.tile(beyond // 6) >= 0:
                continue
            total += 1.0 / (1 + steps[beyond // 6])
    return total
