"""1, 2, 5, 9: the table before the first move, and the draft."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from menagerie.core import record as records
from menagerie.core.contract import BadSetup
from menagerie.core.record import Recorder, Seat
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.eighteen_zoo.actions import BuyPower, Launch, Lay, Pass
from menagerie.games.eighteen_zoo.game import CUSTOM, GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, POWERS, STATION_COSTS, squirrel_names
from menagerie.games.eighteen_zoo.rules.position import AVAILABLE, FUTURE, HIDDEN
from tests.games.eighteen_zoo.state_builders import RECORDS, do, new, owned, refusal, stock_round

SMALL, LARGE = {"A": 5, "B": 5, "C": 5}, {"D": 7, "E": 7, "F": 7}


@pytest.mark.proves("18zoo", "1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadSetup):
        new(players)
    assert refusal(new(3), Pass(), seat=3) == "1.1"


@pytest.mark.proves("18zoo", "1.2")
def test_pieces_are_limited_and_tiles_come_back() -> None:
    state = owned(letter="A")
    track = state.track
    assert sum(track.board.tiles.count) == 100
    assert sum(1 + len(costs) for costs in STATION_COSTS) + 8 == 34
    nine = track.board.tiles.index["9"]
    track.left[nine] = 0
    lays = [action for action in state.legal(0) if isinstance(action, Lay)]
    assert lays
    assert not [action for action in lays if action.tile == "9"]
    before = track.left[:]
    home = track.tile(track.board.homes[1])
    track.lay(track.board.homes[1], track.board.tiles.index["14"], 0)
    assert track.left[home] == before[home] + 1


@pytest.mark.proves("18zoo", "1.3", "6.3")
def test_what_a_player_pays_and_a_family_has_are_two_things() -> None:
    state = stock_round()
    do(state, Launch("GI", 6))
    assert state.cash[0] == 40 - 12
    assert state.treasury[FAMILIES.index("GI")] == 12


@pytest.mark.proves("18zoo", "2.1")
@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        (("1A", "2ABE"), "bad-map-base"),
        (("BASE-1", "BASE-2", "1A"), "bad-map-base"),
        (("BASE-1", "9Z"), "bad-map-module"),
        (("BASE-1",), "bad-map-no-home"),
    ],
)
def test_a_map_of_ones_own_must_fit(modules: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(2, EighteenZooOptions(map="custom", modules=modules))
    assert refused.value.reason == reason
    assert str(refused.value) == words_for(GAME, "en").setup_error(refused.value)  # a sentence for programmers too
    for language in LANGUAGES:
        assert words_for(GAME, language).setup_error(refused.value)


@pytest.mark.proves("18zoo", "2.1")
def test_a_map_is_put_together_from_modules() -> None:
    state = new(letter="custom", modules=CUSTOM)
    assert len(state.track.board.modules) == len(CUSTOM)
    assert "BASE-2" in state.track.board.modules
    assert state.families
    with pytest.raises(BadSetup) as refused:
        GAME.new(2, EighteenZooOptions(map="A", modules=CUSTOM))
    assert refused.value.reason == "setup-modules-unused"


@pytest.mark.proves("18zoo", "2.2")
@pytest.mark.parametrize(("letter", "count"), [*SMALL.items(), *LARGE.items()])
def test_the_map_says_which_families_play(letter: str, count: int) -> None:
    state = new(letter=letter)
    assert len(state.families) == count
    absent = next((name for number, name in enumerate(FAMILIES) if number not in state.families), None)
    if absent is not None:
        do(state, Pass(), Pass())
        assert refusal(state, Launch(absent, 5)) == "2.2"


@pytest.mark.proves("18zoo", "2.3")
@pytest.mark.parametrize(
    ("players", "letter", "cash", "limit"),
    [(2, "A", 40, 10), (3, "B", 28, 7), (4, "A", 23, 5), (2, "D", 48, 12), (3, "E", 32, 9), (4, "F", 27, 7)],
)
def test_everybody_starts_alike(players: int, letter: str, cash: int, limit: int) -> None:
    state = new(players, letter)
    assert state.cash == [cash] * players
    assert state.card_limit == limit
    assert state.tickets == [3] * players


@pytest.mark.proves("18zoo", "9.1")
@pytest.mark.parametrize("letter", ["A", "D"])
def test_five_players_start_with_less(letter: str) -> None:
    state = new(5, letter)
    assert (state.cash[0], state.tickets[0], state.card_limit) == (22, 2, 6)
    assert squirrel_names(5)[:6] == ["2S-0", "2S-1", "2S-2", "2S-3", "2S-4", "3S-0"]
    assert state.power_at.count(AVAILABLE) == 6
    do(state, *[Pass()] * 5)
    assert state.power_at.count(AVAILABLE) == 10


@pytest.mark.proves("18zoo", "2.4", "10.4", "1.2")
def test_squirrels_leave_the_deck_in_a_fixed_order() -> None:
    assert squirrel_names(2)[:12] == [
        "2S-0", "2S-1", "3S-0", "3S-1", "3S-2", "3S Long-0", "4S-0", "4S-1", "4S Perm-0", "5S-0", "5S-1", "4J-0",
    ]  # fmt: skip
    assert squirrel_names(2)[12] == "4J-1"


@pytest.mark.proves("18zoo", "2.5", "10.4")
def test_the_first_turn_order_is_that_of_the_seats() -> None:
    assert new(4).order == [0, 1, 2, 3]
    assert new(4, compat=RECORDS).order == [0, 1, 2, 3]


@pytest.mark.proves("18zoo", "5.1")
def test_four_powers_for_sale_and_four_to_be_seen() -> None:
    state = new()
    assert Counter(state.power_at) == {AVAILABLE: 4, FUTURE: 4, HIDDEN: 12}
    assert len({tuple(new(seed=str(seed)).power_order) for seed in range(20)}) == 20
    view = state.view(0)
    assert (len(view.available), len(view.future), view.face_down, view.coming) == (4, 4, 12, None)


@pytest.mark.proves("18zoo", "5.2", "5.3")
def test_the_draft_goes_from_the_last_to_the_first() -> None:
    state = new(3)
    asked = []
    shown = state.view(None).available
    while state.pending == "draft":
        asked.append(state.waiting_on[0])
        if len(asked) == 1:
            do(state, BuyPower(shown[0]))
        else:
            do(state, Pass())
    assert asked == [2, 1, 0]
    assert state.power_at[POWERS.index(shown[0])] == 2
    assert set(shown[1:]) < set(state.view(None).available)
    assert len(state.view(None).available) == 7


@pytest.mark.proves("18zoo", "5.2")
def test_only_what_is_on_display_is_drafted_and_only_one() -> None:
    state = new()
    assert refusal(state, BuyPower(state.view(None).future[0])) == "6.5"
    assert refusal(state, Launch("GI", 5)) == "5.2"
    assert refusal(state, Pass(), seat=0) == "5.2"


@pytest.mark.proves("18zoo", "9.2")
def test_five_players_launch_any_family() -> None:
    state = stock_round(5, "D")
    do(state, Launch("GI", 5))
    while state.waiting_on[0] == 0:
        do(state, state.legal(0)[0] if state.pending == "home" else Pass())
    assert Launch("LI", 5) in state.legal(1)


@pytest.mark.proves("18zoo", "9.3")
def test_revealed_powers_show_their_order() -> None:
    state = new(revealed_powers=True)
    assert state.view(None).coming == tuple(
        POWERS[power] for power in state.power_order[8:16]
    )  # the last four never come
    from menagerie.core.generator import Generator

    assert state.guess(0, Generator("x")).power_order == state.power_order


@pytest.mark.proves("18zoo", "10.5")
def test_other_base_modules() -> None:
    assert new(letter="A", base="BASE-2").track.board.modules[0] == "BASE-2"
    with pytest.raises(BadSetup) as refused:
        new(letter="A", base="BASE-3")
    assert refused.value.reason == "setup-base-3"
    assert new(letter="A", base="BASE-3", compat=RECORDS).track.board.modules[0] == "BASE-3"


@pytest.mark.proves("18zoo", "10.0")
def test_the_reading_of_records_is_for_records_alone() -> None:
    options = EighteenZooOptions(compat="18xx.games")
    with pytest.raises(BadSetup) as refused:
        GAME.new(2, options)
    assert refused.value.reason == "bad-option-for-records"
    assert "only for imported records" in str(refused.value)
    assert GAME.start(2, options, "1").compat.end_by_hand  # type: ignore[attr-defined]  # a state of 18ZOO
    record = Recorder(GAME, options, (Seat("Ada"), Seat("Ben")), "1").record(None)
    assert records.start(msgspec.structs.replace(record, seed="1")).waiting_on
