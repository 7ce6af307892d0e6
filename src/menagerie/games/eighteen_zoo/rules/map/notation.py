"""Runs as 18xx.games writes them down."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.games.eighteen_zoo.rules.map.board import R
from menagerie.games.eighteen_zoo.rules.map.track import Track

_MOST_CHAINS = 64
_MOST_SECTIONS = 64
"""No run has so many stops, nor comes back to so many O areas, that there is more to read."""


def hexes_of_record(track: Track, connections: Sequence[Sequence[str]]) -> list[int]:
    """``connections`` of a recorded run as one chain of hexes from end to end; empty where they do not hang together.

    Each connection is a section between two stops, written in either direction. A section through the HOLE goes along
    hexes outside the map, which are left out. ``local`` stands before the one hex of a 1S that stays.
    """
    index = track.board.index
    sections: list[list[int]] = []
    for connection in connections:
        if connection and connection[0] == "local":
            return [index[name] for name in connection[1:2] if name in index]
        sections.append(_without_tunnel(track, [index.get(name, -1) for name in connection]))
    chains = _chains(sections)
    for chain in chains:
        if _follows_track(track, chain):
            return chain
    return chains[0] if chains else []


def _chains(sections: list[list[int]]) -> list[list[int]]:
    """All ways to hang them together; where a section comes back to its own hex, both ways round."""
    if not sections or not all(sections) or len(sections) > _MOST_SECTIONS:
        return []
    chains = [sections[0], sections[0][::-1]]
    for section in sections[1:]:
        longer = [chain + section[1:] for chain in chains if chain[-1] == section[0]]
        longer += [chain + section[-2::-1] for chain in chains if chain[-1] == section[-1]]
        chains = longer[:_MOST_CHAINS]
    return chains


def _follows_track(track: Track, chain: list[int]) -> bool:
    """Whether track leads on at every hex, and no station is met twice."""
    board = track.board
    stations = [hex for hex in chain if board.station_index[hex] >= 0]
    if len(stations) > len(set(stations)):
        return False
    for before, hex, after in zip(chain, chain[1:], chain[2:], strict=False):
        beside = [across // 6 if across >= 0 else -1 for across in board.across[6 * hex : 6 * hex + 6]]
        if board.station_index[hex] >= 0 or board.kind[hex] == R or before not in beside or after not in beside:
            continue
        if beside.index(after) not in board.faces.through[6 * track.face[hex] + beside.index(before)]:
            return False
    return True


def _without_tunnel(track: Track, section: list[int]) -> list[int]:
    """The two R areas of the HOLE next to each other."""
    one, other = track.hole
    if one in section and other in section:
        begin, end = sorted((section.index(one), section.index(other)))
        section = section[: begin + 1] + section[end:]
    return [hex for hex in section if hex >= 0]
