"""Legal track, compared with trying every tile everywhere."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.rules.compat import RECORDS, RULEBOOK
from menagerie.games.eighteen_zoo.rules.map import lays, refusal_codes
from menagerie.games.eighteen_zoo.rules.map.modules import board_named
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.map.track import Track, bare
from tests.games.eighteen_zoo.map.brute_force import legal_by_trying
from tests.games.eighteen_zoo.map.random_tracks import some_track

MODES = {
    lays.ORDINARY: "ordinary",
    lays.YELLOW_ONLY: "yellow",
    lays.UPGRADE_ONLY: "upgrade",
    lays.FIRST_HOME: "home",
    lays.BONUS: "bonus",
    lays.RABBITS: "rabbits",
    lays.MOLES: "moles",
    lays.ANCIENT_MAPS: "maps",
}


def some_position(seed: int) -> tuple[Generator, Track, int]:
    rng = Generator(f"lays {seed}")
    base = rng.choice(("BASE-1", "BASE-1", "BASE-2", "BASE-3"))
    compat = RECORDS if seed % 2 else RULEBOOK
    track = some_track(rng, "ABCDEF"[seed % 6], 5 + rng.below(45), compat, base)
    return rng, track, rng.choice([family for family in track.board.families if track.launched >> family & 1])


@pytest.mark.proves("18zoo", "7.2", "7.2a", "7.2c", "4.2", "11.13", "11.14")
@pytest.mark.parametrize("seed", range(24))
def test_every_lay_and_no_other(seed: int) -> None:
    compare(seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(24, 240))
def test_every_lay_and_no_other_for_long(seed: int) -> None:
    compare(seed)


def compare(seed: int) -> None:
    rng, track, family = some_position(seed)
    for mode in (lays.ORDINARY, rng.choice(list(MODES))):
        colour = rng.below(4)
        listed = lays.legal_lays(track, family, mode, colour)
        assert listed == sorted(set(listed))
        assert set(listed) == legal_by_trying(track, family, MODES[mode], colour)


@pytest.mark.parametrize("seed", range(4))
def test_the_direct_check_agrees_with_the_list(seed: int) -> None:
    _, track, family = some_position(1000 + seed)
    for mode in MODES:
        listed = set(lays.legal_lays(track, family, mode, 2))
        for hex in range(len(track.board.hexes)):
            for tile in range(len(track.board.tiles.numbers)):
                for rotation in range(6):
                    code = lays.lay_refusal(track, family, hex, tile, rotation, mode, 2)
                    assert (code == refusal_codes.ALLOWED) == ((hex, tile, rotation) in listed)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_kept_of_a_network_is_what_one_would_find_anew(seed: int) -> None:
    """Networks are kept from move to move where nothing near them changed, and traced on where track was added."""
    rng, track, _ = some_position(2000 + seed)
    for _ in range(25):
        launched = [family for family in track.board.families if track.launched >> family & 1]
        for family in launched:
            fresh = track.clone()
            fresh.networks = [None] * 8
            kept, anew = network_of(track, family), network_of(fresh, family)
            assert (kept.arrived, kept.stations, kept.meets) == (anew.arrived, anew.stations, anew.meets)
            assert kept.trails.keys() == anew.trails.keys()
            assert lays.legal_lays(track, family, 0, 2) == lays.legal_lays(fresh, family, 0, 2)
        offers = lays.legal_lays(track, rng.choice(launched), lays.RABBITS if rng.below(3) == 0 else lays.ORDINARY, 2)
        if offers:
            track.lay(*rng.choice(offers))


@pytest.mark.proves("18zoo", "7.2", "7.4c", "10.12")
def test_reach_passes_an_o_area_once_whatever_tracks_lie_on_it() -> None:
    """RABBITS have left two tracks on the water of J11: new track on J9 is reached only by passing it twice."""
    laid = (
        "K10 15 5, J11 26 4, I12 23 4, J9 24 5, I10 23 4, H11 16 4, H9 8 3, K12 26 3, G12 7 4, I8 8 3, H7 9 0, "
        "K14 8 1, I6 14 3, H13 7 2"
    )
    giraffes = 1
    track = bare(board_named("B", "BASE-1"), RULEBOOK)
    track.launch(giraffes)
    for hex, tile, rotation in [lay.split() for lay in laid.split(", ")]:
        track.lay(track.board.index[hex], tile_named(tile), int(rotation))
    listed = lays.legal_lays(track, giraffes, lays.ORDINARY, 2)
    assert (track.board.index["J9"], tile_named("42"), 2) not in listed
    assert set(listed) == legal_by_trying(track, giraffes, "ordinary", 2)
