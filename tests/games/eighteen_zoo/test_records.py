"""10: games of 18xx.games, played again: our own small ones, and the shared ones where they are at hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from menagerie.core.contract import RuleViolation
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.eighteen_zoo.actions import CashTicket, Launch, Pass
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.importer.canonical_state import canonical
from menagerie.games.eighteen_zoo.importer.file import RecordedGame, UnreadableGame, read, surviving
from menagerie.games.eighteen_zoo.importer.replay import Replay, replay
from menagerie.games.eighteen_zoo.importer.strict_replay import Difference, compare, in_words, ruling
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILY_OF,
    PATCH,
    POWERS,
)
from menagerie.games.eighteen_zoo.rules.position import (
    BONUS,
    DISCARD,
    DRAFT,
    END,
    HARVEST,
    HOME,
    OVER,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SQUIRRELS,
    STATION,
    TRACK,
    TURN,
    WITH_FAMILY,
)
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.shared_records import FIXTURES, needs_records, probes, record_parameters, states
from tests.games.eighteen_zoo.state_builders import RECORDS, new, owned

ORDERS = {
    1: "ON_A_DIET HOLE WHATSUP MIDAS MOLES THAT_S_MINE TOO_MUCH_RESPONSIBILITY WORK_IN_PROGRESS",
    61692: "A_TIP_OF_SUGAR TOO_MUCH_RESPONSIBILITY RABBITS WHEAT TWO_BARRELS HOLE PATCH ON_A_DIET",
    335542188: "WINGS TWO_BARRELS RABBITS MIDAS ANCIENT_MAPS TOO_MUCH_RESPONSIBILITY WORK_IN_PROGRESS DAYS_OFF",
    9541327: "WHEAT WHATSUP RABBITS PATCH WORK_IN_PROGRESS LEPRECHAUN_POT_OF_GOLD SHINING_GOLD TOO_MUCH_RESPONSIBILITY",
}


def player(type_: str, name: str, **fields: Any) -> dict[str, Any]:
    return {"type": type_, "entity": name, "entity_type": "player", **fields}


def family(type_: str, name: str, **fields: Any) -> dict[str, Any]:
    return {"type": type_, "entity": name, "entity_type": "corporation", **fields}


def power(type_: str, name: str, **fields: Any) -> dict[str, Any]:
    return {"type": type_, "entity": name, "entity_type": "company", **fields}


OPENING = [
    player("pass", "Ben"),
    player("pass", "Ada"),
    player("par", "Ada", corporation="GI", share_price="7,1,1"),
    family("lay_tile", "GI", hex="K9", tile="57-0", rotation=0),
    power("choose_ability", "ZOOTicket 1 - Ada", choice={"type": "sell"}),
    player("pass", "Ada"),
    player("buy_shares", "Ben", shares=["GI_1"], percent=20),
    player("pass", "Ben"),
    player("pass", "Ada"),
    player("pass", "Ben"),
    family("lay_tile", "GI", hex="L4", tile="201-1", rotation=5),
    family("pass", "GI"),
    family("place_token", "GI", city="201-1-0", slot=0),
    family("buy_train", "GI", train="2S-0", price=7, variant="2S"),
    family("pass", "GI"),
    family("pass", "GI"),
    family("pass", "GI"),
    family(
        "run_routes", "GI", routes=[{"train": "2S-0", "connections": [["L4", "L6", "K7", "K9"]], "hexes": ["K9", "L4"]}]
    ),
    family("dividend", "GI", kind="payout"),
    {"type": "end_game", "entity": "GI", "entity_type": "corporation"},
]


def game(actions: list[dict[str, Any]], **fields: Any) -> RecordedGame:
    numbered = [{"id": number, **action} for number, action in enumerate(actions, start=1)]
    raw = {
        "id": "hs_x_1",
        "title": "18ZOO - Map A",
        "players": [{"name": "Ada"}, {"name": "Ben"}],
        "settings": {"seed": 1, "optional_rules": []},
        "actions": numbered,
        "result": {},
        **fields,
    }
    return read(json.dumps(raw).encode())


@pytest.mark.proves("18zoo", "10.0")
def test_a_recorded_game_is_played_again() -> None:
    outcome, state = replay(game(OPENING))
    assert outcome.refused is None
    assert outcome.ok
    assert outcome.applied == len(OPENING)
    assert state.harvest == 50
    assert outcome.result == {"Ada": 40 - 14 + 4 + 2 + 14 + 40, "Ben": 40 - 7 + 1 + 7 + 60}


@pytest.mark.proves("18zoo", "10.0")
@pytest.mark.parametrize(
    "action",
    [
        player("pass", "Cleo"),
        player("dance", "Ada"),
        player("par", "Ada", corporation="XX", share_price="5,3,1"),
        player("par", "Ada", corporation="GI"),
        family("pass", "PB"),
        power("assign", "MIDAS", target="K9"),
        power("choose_ability", "ZOOTicket 1 - Zoe", choice={"type": "sell"}),
        player("sell_shares", "Ada", shares=["GI_1", "PB_1"], percent=40),
        player("sell_shares", "Ada", shares=["GI_1"], percent=60),
        player("buy_company", "Ada", company="NOTHING", price=1),
        player("buy_company", "Ada", company="HOLE", price=None),
        player("buy_company", "Ada", company="HOLE", price=1.5),
        player("buy_company", "Ada", company="HOLE", price=True),
        player("pass", "Ada", auto_actions=7),
        player("pass", "Ada", auto_actions=["pass"]),
        power("choose_ability", "ZOOTicket 4 - Ada", choice={"type": "sell"}),
        power("choose_ability", "ZOOTicket 0 - Ada", choice={"type": "sell"}),
        power("pass", "HOLE"),
        player("log", "Ada"),
        power("choose_ability", "HOLE", choice={"type": "days_off", "corporation_id": "GI"}),
        power("choose_ability", "DAYS_OFF", choice={"type": "sleep"}),
    ],
)
def test_what_makes_no_sense_is_refused(action: dict[str, Any]) -> None:
    outcome, _ = replay(game([*OPENING[:2], action]))
    assert outcome.refused is not None
    assert outcome.refused.action == 3
    assert not outcome.ok


@pytest.mark.proves("18zoo", "10.0")
def test_a_ticket_is_spent_once() -> None:
    outcome, _ = replay(game([*OPENING[:5], OPENING[4]]))
    assert outcome.refused is not None
    assert outcome.refused.violation.paragraph == "4.4"


@pytest.mark.proves("18zoo", "5.1", "10.0")
@pytest.mark.parametrize("seed", ORDERS)
def test_the_seed_gives_the_same_powers(seed: int) -> None:
    state = new(seed=str(seed), compat=RECORDS)
    assert [POWERS[number] for number in state.power_order[:8]] == ORDERS[seed].split()


def test_the_seed_may_be_part_of_the_id() -> None:
    assert game([], settings={}, id="hs_gzmdxlaz_9541327").seed == "9541327"
    assert game([], settings={"optional_rules": ["power_visible", "base_2"]}).options.base == "BASE-2"
    assert game([], settings={"optional_rules": ["power_visible", "base_2"]}).options.revealed_powers
    assert game([], settings={"optional_rules": None}).options.base == "BASE-1"


def test_players_by_id_or_by_name() -> None:
    """By id where there is one, by name else; a ticket goes by the name."""
    recorded = game([], players=[{"id": 2, "name": "Ada"}, {"id": 1, "name": "2"}])
    assert [recorded.seat(key) for key in (2, "2", 1, "Ada", 3)] == [0, 0, 1, 0, -1]
    assert [recorded.seat_named(name) for name in ("2", "Ada", "Ben")] == [1, 0, -1]


def left(*actions: dict[str, Any]) -> list[Any]:
    return [played.raw.get("id") for played in surviving(list(actions))]


def a(number: int) -> dict[str, Any]:
    return {"type": "pass", "id": number}


def test_undo_and_redo() -> None:
    undo, redo = {"type": "undo", "id": 90}, {"type": "redo", "id": 91}
    assert left(a(1), a(2), undo) == [1]
    assert left(a(1), a(2), undo, undo) == []
    assert left(a(1), a(2), undo, redo) == [1, 2]
    assert left(a(1), a(2), a(3), {"type": "undo", "action_id": 1}, redo) == [1, 2, 3]
    assert left(a(1), a(2), a(3), {"type": "undo", "action_id": 0}) == []
    assert left(a(1), a(2), undo, a(4), redo) == [1, 4]
    assert left(a(1), undo, a(5), a(6), {"type": "undo", "action_id": 5}, redo) == [5, 6]
    message = {"type": "message", "id": 7}
    assert left(a(1), message, undo) == [7]


def test_automatic_actions_follow_the_one_that_holds_them() -> None:
    program = player("program_share_pass", "Ben", auto_actions=[player("pass", "Ben")])
    actions = [*OPENING[:6], program, player("pass", "Ada"), player("pass", "Ben")]
    outcome, state = replay(game(actions))
    assert outcome.refused is None or outcome.refused.number == 9
    assert state.round == 2


@pytest.mark.proves("18zoo", "4.4", "10.45")
def test_by_the_rulebook_the_home_tile_comes_first() -> None:
    state = new(2, "A")
    for seat in (1, 0):
        state.apply(seat, Pass())
    state.apply(0, Launch("GI", 7))
    assert state.pending == HOME
    assert state.check(0, CashTicket()) is not None


@pytest.mark.proves("18zoo", "9.3")
def test_powers_that_lie_open_are_called_future() -> None:
    open_powers = game([], settings={"seed": 1, "optional_rules": ["power_visible"]})
    for recorded, future in ((game([]), 4), (open_powers, 12)):
        state = Replay(recorded).state
        assert list(canonical(state, recorded.ids)["powers"].values()).count("future") == future


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"{", "import-not-json"),
        (b"[]", "import-not-json"),
        (b'{"players": []}', "import-no-players"),
        (b'{"players": [{"name": "A"}, {"name": "B"}], "title": "1846"}', "import-other-game"),
        (b'{"players": [{"name": "A"}, {"name": "B"}], "title": "18ZOO - Map A"}', "import-no-actions"),
        (b'{"players": [1, 2], "title": "18ZOO - Map A", "actions": []}', "import-not-json"),
        (b'{"players": [{}, {}], "title": "18ZOO - Map A", "actions": [], "result": {"A": "x"}}', "import-not-json"),
    ],
)
def test_other_files_are_not_read(raw: bytes, reason: str) -> None:
    with pytest.raises(UnreadableGame) as trouble:
        read(raw)
    assert trouble.value.reason == reason


@pytest.mark.proves("18zoo", "10.16")
def test_a_stored_revenue_is_taken() -> None:
    told = family(
        "run_routes",
        "GI",
        routes=[{"train": "2S-0", "connections": [["K9", "K11"]], "hexes": [], "revenue": 120, "subsidy": 2}],
    )
    outcome, state = replay(game([*OPENING[:17], told]))
    assert outcome.refused is None
    assert (state.harvest, state.waters) == (120, 2)
    strict = compare(game([*OPENING[:17], told]))
    assert strict.refused is not None
    assert strict.refused.number == 18


@pytest.mark.proves("18zoo", "10.16")
def test_water_that_was_not_stored_is_counted() -> None:
    """N12 is an O area: a run over it brings 1 $N even where the record keeps the nuts alone."""
    routes = [{"train": "2S-0", "connections": [["K9", "N12"], ["N12", "L4"]], "revenue": 60}]
    outcome, state = replay(game([*OPENING[:17], family("run_routes", "GI", routes=routes)]))
    assert outcome.refused is None
    assert (state.harvest, state.waters) == (60, 1)


@pytest.mark.proves("18zoo", "10.3")
def test_prices_of_an_older_edition_are_taken() -> None:
    bid = player("bid", "Ben", company="MIDAS", price=2)
    outcome, state = replay(game([bid]))
    assert outcome.refused is None
    assert state.cash[1] == 38
    strict = compare(game([bid]))
    assert strict.refused is not None
    assert strict.refused.violation.paragraph == "10.3"


@pytest.mark.proves("18zoo", "10.0", "10.48")
def test_a_strict_replay_names_the_first_difference() -> None:
    strict = compare(game(OPENING))
    assert strict.refused is not None
    assert strict.refused.violation.paragraph == "10.48"
    assert strict.applied == len(OPENING) - 1


@pytest.mark.parametrize(
    ("raw", "reason", "paragraph"),
    [
        (family("lay_tile", "GI", tile="X24-0"), "refusal-closed-side", "10.22"),
        (family("lay_tile", "GI", tile="24-0"), "refusal-closed-side", "7.2a"),
        (family("lay_tile", "GI", tile="14-0"), "refusal-phase-too-early", "10.21"),
        (family("run_routes", "GI"), "refusal-not-an-end", "10.18"),
        (player("sell_shares", "Ada", shares=["PB_1"]), "refusal-no-need-to-sell", "10.39"),
        (player("sell_shares", "Ada", shares=["PB_1", "PB_2"]), "refusal-no-need-to-sell", "10.37"),
        (power("place_token", "ON_A_DIET"), "refusal-treasury", "10.20"),
        (power("assign", "WORK_IN_PROGRESS"), "refusal-unlaunched-home", "10.60"),
        (power("choose_ability", "WHATSUP"), "refusal-patched-buys-none", "10.74"),
    ],
)
def test_what_the_rulebook_refuses_goes_by_its_ruling(raw: dict[str, Any], reason: str, paragraph: str) -> None:
    assert ruling(raw, RuleViolation("7.2a", reason)).paragraph == paragraph


@needs_records
@pytest.mark.parametrize("path", record_parameters(soak=True))
def test_a_shared_record_differs_from_the_rulebook_at_a_ruling(path: Path) -> None:
    """The first difference is one of section 10."""
    refused = compare(read(path.read_bytes())).refused
    assert refused is None or refused.violation.paragraph.startswith("10.")


@pytest.mark.proves("18zoo", "10.1")
def test_four_players_on_map_a() -> None:
    assert new(4, "A").cash[0] == 23
    assert new(4, "A", compat=RECORDS).cash[0] == 27
    assert new(4, "B", compat=RECORDS).cash[0] == 23


@pytest.mark.proves("18zoo", "10.2")
def test_stations_of_the_elephants() -> None:
    assert new(2, "C").station_costs(7) == [2, 4, 4]
    assert new(2, "C", compat=RECORDS).station_costs(7) == [2, 4]


@pytest.mark.proves("18zoo", "10.18")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_a_run_to_a_stub(compat: str) -> None:
    state = owned(letter="A", compat=compat)
    assert state.track.compat.run_to_stub == (compat == RECORDS)
    assert state.track.compat.any_two_stops == (compat == RECORDS)


@pytest.mark.proves("18zoo", "10.22")
@pytest.mark.parametrize("compat", ["rulebook", RECORDS])
def test_tiles_on_water(compat: str) -> None:
    state = owned(letter="A", compat=compat)
    track, tiles = state.track, state.track.board.tiles
    water = track.board.index["N12"]
    face = track.face_of(water, tiles.index["23"], 0)
    copied = track.face_of(water, tiles.index["24"], 0)
    faces = track.board.faces
    dry = faces.exits[tiles.dry_face[tiles.index["23"]]]
    assert (faces.exits[face] == dry) == (compat == "rulebook")
    assert (faces.exits[copied] == dry) == (compat == RECORDS)


def at_the_end_of(name: str, *, compat: str = RECORDS) -> tuple[Replay, EighteenZooState]:
    """A table of records where Ada's family has all but ended its turn."""
    table = Replay(game([]))
    table.state = table.translator.position = state = owned(families={name: 0}, compat=compat)
    state.squirrels[FAMILY_OF[name]] = [0]
    state.deck_at = 2
    state.step = state.pending = END
    return table, state


@pytest.mark.proves("18zoo", "10.34")
@pytest.mark.parametrize(("named", "back"), [(["GI_1", "GI_2", "GI_0"], "GI_1"), (["GI_2", "GI_1", "GI_0"], "GI_2")])
def test_of_parents_sold_in_part_the_card_named_first_comes_back(named: list[str], back: str) -> None:
    """The heir's two come into the kitchen last; what lay there before would have gone first."""
    table = Replay(game([]))
    state = table.state
    for action in OPENING[:2]:
        assert table.play(action) is None
    assert table.play(OPENING[2]) is None
    assert table.play(OPENING[3]) is None
    gi = 5 * FAMILY_OF["GI"]
    state.bought = False
    state.hands = [[gi, gi + 1, gi + 2], [gi + 3, gi + 4]]
    assert table.play(player("sell_shares", "Ada", shares=named, percent=60)) is None
    assert state.controller(FAMILY_OF["GI"]) == 1
    assert canonical(state, ["Ada", "Ben"])["players"]["Ada"]["cards"] == {"GI": [back]}


@pytest.mark.proves("18zoo", "10.42")
def test_the_patch_from_the_hand_of_the_player_in_control() -> None:
    table, state = at_the_end_of("GI")
    state.power_at[PATCH] = 0
    patch = power("choose_ability", "PATCH", choice={"type": "patch", "train_id": "2S-0"})
    assert table.play(patch) is None
    assert (state.patched, state.power_at[PATCH]) == (0, WITH_FAMILY + FAMILY_OF["GI"])


def test_an_id_of_nothing_is_the_name() -> None:
    recorded = game([], players=[{"id": None, "name": "Ada"}, {"id": 4, "name": None}])
    assert (recorded.ids, recorded.names) == (["Ada", 4], ["Ada", "4"])


# --- the shared records

STEPS = {
    DRAFT: "SimpleDraft",
    TURN: "BuySellParShares",
    HOME: "HomeTrack",
    BONUS: "BonusTracks",
    TRACK: "Track",
    STATION: "Token",
    RUN: "Route",
    HARVEST: "Dividend",
    SQUIRRELS: "BuyTrain",
    END: "BuyOrUsePowerOnOr",
    SAVE: "TrainProtection",
    DISCARD: "DiscardTrain",
    SECOND_HOLE: "Assign",
    SECOND_MAP: "SpecialTrack",
    OVER: None,
}
"""What we ask, and what the other engine calls it: both wait for the same, all the time."""


@needs_records
@pytest.mark.parametrize("path", record_parameters())
def test_a_shared_record_ends_as_recorded_and_equals_it_step_by_step(path: Path) -> None:
    expected = states(path)
    recorded = read(path.read_bytes())
    assert len(expected) == len(recorded.actions) + 1

    def watch(number: int, _played: object, state: EighteenZooState) -> None:
        told = expected[number]["state"]
        active = told.pop("active")
        assert active["step"] == STEPS[state.pending], f"after action {number}"
        if active["type"] == "player" and state.pending != SAVE:
            assert [recorded.ids[seat] for seat in state.waiting_on] == [active["entity"]], f"after action {number}"
        assert json.loads(json.dumps(canonical(state, recorded.ids))) == told, f"after action {number}"

    outcome, _ = replay(recorded, watch)
    assert outcome.refused is None
    assert outcome.result == recorded.expected
    assert outcome.ok


@needs_records
@pytest.mark.parametrize(
    "probe", probes(), ids=lambda probe: f"{Path(probe['fixture']).stem}-{probe['upto_action_id']}"
)
def test_probes_of_the_other_engine(probe: dict[str, Any]) -> None:
    recorded = read((FIXTURES / probe["fixture"]).read_bytes())
    table = Replay(recorded)
    for played in recorded.actions:
        for raw in played.parts:
            assert table.play(raw) is None
        if played.id == probe["upto_action_id"]:
            break
    if "first" in probe:
        assert table.play(probe["first"]) is None
    violation = table.play(probe["action"])
    assert (violation is None) == (probe["expect"] == "accepted"), (violation, probe["why"])


def fields_of_the_canonical_state() -> dict[str, str]:
    """Every field in which two states may differ, with what it belongs to."""
    state = canonical(new(2, "A", compat=RECORDS), ["Ada", "Ben"])
    fields = dict.fromkeys(state.keys() - {"players", "families", "tiles", "cities", "powers"}, "game")
    fields |= dict.fromkeys(("result", "game_end_reason"), "game")
    fields |= dict.fromkeys((*state["families"]["GI"], "assigned"), "family") | dict.fromkeys(
        state["players"]["Ada"], "seat"
    )
    return fields


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_has_words(language: str) -> None:
    words = words_for(GAME, language, ("Ada", "Ben"))
    for field, owner in fields_of_the_canonical_state().items():
        path = {"game": (field,), "family": ("families", "GI", field), "seat": ("players", "Ada", field)}[owner]
        for values in ((1, 2), (None, ["x"])):
            text = words.violation(in_words(Difference(path, *values), game(OPENING), "10.1"))
            assert words(f"difference-{field}") in text
            assert "_" not in text
    for path in (("tiles", "K9"), ("cities", "K9"), ("powers", "MIDAS")):
        text = words.violation(in_words(Difference(path, None, None), game(OPENING), "10.1"))
        assert not any(key in text for key in ("tiles", "cities", "powers", "MIDAS"))
