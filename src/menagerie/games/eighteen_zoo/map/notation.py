"""Runs as 18xx.games writes them down."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.games.eighteen_zoo.map.track import Track


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
    if not sections:
        return []
    for first in (sections[0], sections[0][::-1]):
        chain = first[:]
        for section in sections[1:]:
            if section[0] == chain[-1]:
                chain += section[1:]
            elif section[-1] == chain[-1]:
                chain += section[-2::-1]
            else:
                break
        else:
            return chain
    return []


def _without_tunnel(track: Track, section: list[int]) -> list[int]:
    """The two R areas of the HOLE next to each other."""
    one, other = track.hole
    if one in section and other in section:
        begin, end = sorted((section.index(one), section.index(other)))
        section = section[: begin + 1] + section[end:]
    return [hex for hex in section if hex >= 0]
