"""The game in words: everything by its name, and a map that can be read."""

from __future__ import annotations

import re

import pytest

from menagerie.core.generator import Generator
from menagerie.core.words import LANGUAGES, Words, words_for
from menagerie.games.eighteen_zoo.actions import (
    BuildStation,
    BuySquirrel,
    CallSquirrel,
    DiscardSquirrel,
    DrawnRun,
    DrawRuns,
    EighteenZooAction,
    Launch,
    Lay,
    Mark,
    Pass,
    PutPatch,
    Sell,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.events import (
    HarvestKept,
    Passed,
    Ran,
    SquirrelBought,
    SquirrelDiscarded,
    SquirrelRun,
    TileLaid,
)
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.rules.facts import CELL_AT, FAMILY_OF, POWER_OF, THRESHOLD, squirrel_index
from menagerie.games.eighteen_zoo.rules.map.board import STEPS
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.text.map import sign
from menagerie.games.eighteen_zoo.text.names import hand, squirrel_name, tile_arrows
from menagerie.games.eighteen_zoo.view import HexView
from tests.games.eighteen_zoo.state_builders import (
    RECORDS,
    cash,
    deal_card,
    do,
    enrich,
    give,
    launch,
    lay,
    new,
    owned,
    refreshed,
    squirrel,
    stand,
    stock_round,
    to_step,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
ENGLISH = words_for(GAME, "en", NAMES)
FRENCH = words_for(GAME, "fr", NAMES)
POINTS = {"↓": (0, 1), "↙": (-1, 1), "↖": (-1, -1), "↑": (0, -1), "↗": (1, -1), "↘": (1, 1)}
AN_ID = re.compile(r"\b[A-Z]{2}_\d|\b\d[SJ]( Long| Perm)?-\d|\b[A-Z]+_[A-Z]|\bBLOCK\b")


@pytest.mark.parametrize(
    ("tile", "rotation", "expected"),
    [
        ("9", 0, "↑↓"),
        ("8", 3, "↑↘"),
        ("7", 5, "↘↓"),
        ("57", 1, "↗↙"),
        ("14", 0, "↑↗↓↙"),  # a station joins them all
        ("23", 0, "↓-↑↗"),  # from one side to either of two
        ("16", 0, "↓↖+↑↙"),  # two tracks that do not meet
        ("80", 0, "↓↙↖"),  # a junction
        ("39", 0, "↓↙↖"),
        ("43", 0, "↓-↑↖+↙-↑↖"),
    ],
)
def test_arrows_show_where_track_leads(tile: str, rotation: int, expected: str) -> None:
    assert tile_arrows(tile, rotation) == expected


def test_arrows_point_to_the_neighbours() -> None:
    for edge, (right, down) in enumerate(STEPS):
        first, second = tile_arrows("9", edge), tile_arrows("7", edge)
        (arrow,) = set(first) & set(second) - set(tile_arrows("7", (edge + 3) % 6))
        assert POINTS[arrow] == (right, (down > 0) - (down < 0))


def test_signs_of_the_map() -> None:
    assert sign(HexView("G2", "plain")) == "."
    assert sign(HexView("K9", "home", home="GI")) == "H2"
    assert sign(HexView("G2", "O", tile="X8", rotation=3, tracks=((3, 6), (5, 6)))) == "o8↑↘"
    assert sign(HexView("G2", "home", tile="GI_455", tracks=tuple((edge, 6) for edge in range(6)))) == "455↑↗↘↓↙↖"
    assert sign(HexView("G2", "R", tracks=((0, 6),), hole=True)) == "R↓*"


def test_cards_and_squirrels_go_by_their_names() -> None:
    assert hand(("CR_1", "GI_0", "GI_4"), ENGLISH) == "Crocodiles (child 1), Giraffes (parents and cousin)"
    assert squirrel_name("2S-0", ENGLISH) == "2S no. 1"
    assert squirrel_name("3S Long-0", ENGLISH) == "3S Long"
    assert squirrel_name("4J-2", ENGLISH) == "4J/2J no. 3"
    assert squirrel_name("4J-2", FRENCH, "2J") == "2J n°\u00a03"
    assert squirrel_name("3S-1", ENGLISH, "1S") == "3S no. 2 (patched, a 1S)"
    assert GAME.describe_action(Sell("GI", (0, 2)), None, ENGLISH) == "Giraffes: sell the parents and child 2"
    assert GAME.describe_action(BuySquirrel("4J-0", "2J"), None, ENGLISH) == "Buy squirrel 2J no. 1 for 37"
    runs = DrawRuns((DrawnRun("2S-1", ("K9", "K11")),))
    assert GAME.describe_action(runs, None, FRENCH) == "Courir\u00a0: 2S n°\u00a02 K9-K11"


def test_events_count_properly() -> None:
    assert GAME.describe_event(HarvestKept("GI", 0, 0), ENGLISH) == "The Giraffes harvest nothing."
    bought = SquirrelBought("GI", "2S-0", "2S", 7, None)
    assert GAME.describe_event(bought, ENGLISH) == "The Giraffes buy squirrel 2S no. 1 for 7."
    gold = TileLaid("GI", "K11", "9", 0, -2, "SHINING_GOLD")
    assert "which brings 2" in GAME.describe_event(gold, ENGLISH)
    ran = Ran("GI", (SquirrelRun("2S-0", ("K9", "K11"), 50, 1),), 50, 1)
    assert GAME.describe_event(ran, ENGLISH) == "The Giraffes run 2S no. 1: K9-K11 (50): 50 nuts in all, with 1 water."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "letter", "compat"), [(2, "A", "rulebook"), (5, "F", RECORDS)])
def test_no_text_shows_an_id_and_no_two_choices_have_the_same_text(
    language: str, players: int, letter: str, compat: str
) -> None:
    words = words_for(GAME, language, NAMES)
    state, rng = new(players, letter, "words", compat=compat), Generator(f"words {players}")
    moves = 0
    while state.waiting_on and moves < 300:
        (seat,) = state.waiting_on
        view, legal = state.view(seat), state.legal(seat)
        if moves % 12 == 0:
            expected = [GAME.describe_action(action, view, words) for action in legal]
            assert len(set(expected)) == len(expected)
            text = "\n".join([*expected, GAME.describe(view, words)])
            assert not AN_ID.search(text), AN_ID.search(text)
            _check_map(text)
        for event in state.apply(seat, rng.choice(legal)):
            text = GAME.describe_event(event, words)
            assert not AN_ID.search(text), text
        moves += 1
    assert moves > 200


def _check_map(text: str) -> None:
    lines = text.splitlines()
    start = next(place for place, line in enumerate(lines) if re.fullmatch(r"   ([A-Z] {5})+[A-Z]", line))
    assert max(len(line) for line in lines[start:]) <= 100
    for line in lines[start + 1 :]:
        assert re.fullmatch(r"\d* *(\S{1,11}( +|$))+", line), line


@pytest.mark.parametrize(
    ("language", "met", "missed"), [("en", "is met", "is missed"), ("fr", "est atteint", "n’est pas")]
)
def test_the_question_of_the_harvest_names_what_each_answer_does(language: str, met: str, missed: str) -> None:
    words = words_for(GAME, language, NAMES)
    state, rng = new(seed="harvest"), Generator("harvest")
    seen = set()
    while state.waiting_on:
        (seat,) = state.waiting_on
        view = state.view(seat)
        if view.step == "harvest":
            running = next(family for family in view.families if family.family == view.family)
            threshold = THRESHOLD[CELL_AT[(running.row or 0, running.column or 0)]]
            question = GAME.question(view, words)
            assert (met if view.harvest >= threshold else missed) in question
            seen.add(view.harvest >= threshold)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert seen


def test_a_tile_that_looks_the_same_turned_round_says_so() -> None:
    def lay(rotation: int, words: Words = ENGLISH) -> str:
        return GAME.describe_action(Lay("K11", "9", rotation), None, words)

    assert lay(0) == "K11: lay tile 9 ↑↓"
    assert lay(3) == "K11: lay tile 9 ↑↓ (the same in rotation 3)"


@pytest.mark.proves("18zoo", "6.2.1", "11.1", "11.2")
def test_turned_cards_and_announced_powers_are_shown() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    do(state, Pass())
    deal_card(state, 1, "GI_1")
    give(state, "MIDAS", 1)
    give(state, "IT_S_ALL_GREEK_TO_ME", 1)
    do(state, Sell("GI", (1,)), UsePower("MIDAS"), UsePower("IT_S_ALL_GREEK_TO_ME"))
    view = state.view(0)
    assert (view.turned, view.midas, view.greek) == (("GI_1",), 1, True)
    text = GAME.describe(view, ENGLISH)
    assert "Turned over until the end of the stock round: Giraffes (child 1)." in text
    assert "Announced: Midas. Announced: It’s all Greek to me." in text


@pytest.mark.proves("18zoo", "11.7", "11.14")
def test_the_uses_left_of_powers_are_shown() -> None:
    state = owned(families={"GI": 0})
    give(state, "RABBITS", "GI")
    give(state, "TWO_BARRELS", "GI")
    state.power_left[POWER_OF["RABBITS"]] = 1
    assert state.view(None).uses_left == {"RABBITS": 1, "TWO_BARRELS": 2}
    do(refreshed(state), UsePower("TWO_BARRELS"))
    view = state.view(1)
    assert (view.barrels, view.uses_left["TWO_BARRELS"]) == (True, 1)
    text = GAME.describe(view, ENGLISH)
    assert "Powers: Rabbits (1 use left) and Two barrels (1 use left). Announced: Two barrels." in text


# --- words that must not mislead


def reason(state: EighteenZooState, action: EighteenZooAction) -> str:
    found = state.check(state.waiting_on[0], action)
    assert found is not None
    return found.reason


@pytest.mark.proves("18zoo", "11.6", "11.19", "3.7", "7.3", "7.2b")
def test_refusals_say_what_is_the_matter() -> None:
    evening = stock_round()
    launch(evening, "GI", 7)
    give(evening, "WHATSUP", 0)
    give(evening, "PATCH", "GI")
    squirrel(evening, "GI", "2S-0")
    evening.patched = 0
    enrich(evening, "GI", 90)
    assert reason(evening, CallSquirrel("GI", "2S-1")) == "refusal-patched-buys-none"
    state = owned(families={"GI": 0})
    assert reason(state, BuildStation("K9")) == "refusal-station-step"
    state.phase = 1
    lay(state, "K9", "57", 0)
    lay(state, "K11", "9", 0)
    do(refreshed(state), Lay("K9", "15", 0))
    assert reason(state, Lay("K11", "23", 0)) == "refusal-one-upgrade"
    to_step(state, "squirrels")
    assert reason(state, BuildStation("K9")) == "refusal-station-over"
    state.deck_at = squirrel_index(2)["4J-0"]
    assert reason(state, BuySquirrel("4J-0")) == "refusal-4j-or-2j"
    give(state, "THAT_S_MINE", "GI")
    give(state, "WORK_IN_PROGRESS", "GI")
    lay(state, "L4", "201", 5)
    do(state, Mark("THAT_S_MINE", "L4"))
    assert reason(state, Mark("WORK_IN_PROGRESS", "L4")) == "refusal-space-kept-already"


@pytest.mark.proves("18zoo", "7.6", "6.2b", "6.3b")
def test_no_question_offers_a_pass_that_is_refused() -> None:
    state = owned(families={"GI": 0})
    to_step(state, "squirrels")
    assert "pass" not in GAME.question(state.view(0), ENGLISH)
    evening = stock_round()
    launch(evening, "GI", 7)
    do(evening, Pass(), Pass())
    deal_card(evening, 0, "GI_1")
    evening.card_limit = 1
    assert GAME.question(evening.view(0), ENGLISH) == "You hold 2 cards and may have 1: sell first."
    late = stock_round()
    late.phase = 1
    lay(late, "K9", "57", 0)
    do(late, Launch("GI", 9))
    assert GAME.question(late.view(0), ENGLISH) == "Replace the home tile of the Giraffes, or pass."


@pytest.mark.proves("18zoo", "7.6.1", "7.6.1a")
def test_a_forced_purchase_says_so() -> None:
    state = owned(families={"GI": 0})
    enrich(state, "GI", 3)
    cash(state, 0, 1)
    to_step(state, "squirrels")
    text = GAME.describe_action(BuySquirrel("2S-0"), state.view(0), ENGLISH)
    assert text.startswith("Forced purchase of squirrel 2S no. 1 for 7: the treasury gives 3, you give 1; for the")
    enrich(state, "GI", 7)
    assert GAME.describe_action(BuySquirrel("2S-0"), state.view(0), ENGLISH) == "Buy squirrel 2S no. 1 for 7"


@pytest.mark.proves("18zoo", "3.7")
def test_a_2j_is_called_a_2j() -> None:
    state = owned(families={"GI": 0})
    squirrel(state, "GI", "4J-0")
    state.two_jumps = 1 << squirrel_index(2)["4J-0"]
    assert GAME.describe_action(DiscardSquirrel("4J-0"), state.view(0), ENGLISH) == "Put 2J no. 1 into the kitchen"
    discarded = SquirrelDiscarded("4J-0", "GI", state.jump_kind(squirrel_index(2)["4J-0"]))
    assert "2J no. 1" in GAME.describe_event(discarded, ENGLISH)
    patched = owned(families={"GI": 0}, compat=RECORDS)  # 10.42: in records a 2J may get the PATCH
    squirrel(patched, "GI", "4J-0")
    patched.two_jumps = state.two_jumps
    give(patched, "PATCH", "GI")
    for event in do(patched, PutPatch("4J-0"), TakeOffPatch())[:2]:
        assert "quirrel 2J no. 1" in GAME.describe_event(event, ENGLISH)
    state.squirrels[FAMILY_OF["GI"]] = []
    state.kitchen_squirrels = [squirrel_index(2)["4J-0"]]
    enrich(state, "GI", 60)
    to_step(state, "squirrels")
    assert GAME.describe_action(BuySquirrel("4J-0"), state.view(0), ENGLISH) == "Buy squirrel 2J no. 1 for 37"


@pytest.mark.proves("18zoo", "7.5a", "7.5b", "6.1b")
@pytest.mark.parametrize(
    ("row", "column", "shared", "kept"),
    [(1, 2, "moves right", "moves left"), (1, 0, "moves right", "moves down"), (3, 4, "moves up", "moves left")],
)
def test_the_question_of_the_harvest_says_where_the_token_goes(row: int, column: int, shared: str, kept: str) -> None:
    state = owned(families={"GI": 0})
    stand(state, "GI", row, column)
    state.step, state.harvest = "harvest", 300
    question = GAME.question(refreshed(state).view(0), ENGLISH)
    assert f"and the token {shared}. Kept" in question
    assert question.endswith(f"and the token {kept}.")


@pytest.mark.proves("18zoo", "6.6")
def test_a_turn_with_a_purchase_ends_and_is_not_a_pass() -> None:
    state = stock_round()
    launch(state, "GI", 5)
    (event,) = [event for event in do(state, Pass()) if isinstance(event, Passed)]
    assert GAME.describe_event(event, ENGLISH) == "Ada ends the turn."
    (event,) = [event for event in do(state, Pass()) if isinstance(event, Passed)]
    assert GAME.describe_event(event, ENGLISH) == "Ben passes."


@pytest.mark.proves("18zoo", "8.3", "6.5", "6.3.1", "1.2")
def test_the_view_counts_what_will_be() -> None:
    state = stock_round(revealed_powers=True)
    assert state.view(None).players[0].worth == 40 + 3 * 20
    assert len(state.view(None).coming or ()) == 4  # the last four of the deck never come
    for family in ("PB", "PE", "LI", "TI", "GI"):
        cash(state, state.waiting_on[0], 60)
        launch(state, family, 5)
        do(state, Pass())
    assert state.view(None).nearby == ()
    beyond_the_homes = sum(len(state.station_costs(family)) for family in range(8))
    assert beyond_the_homes + 8 == 26
