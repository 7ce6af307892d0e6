"""The questions of a board: answered at any time, for anybody, within bounds, and without changing anything."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from menagerie.core.contract import Refused, state_bytes
from menagerie.core.generator import Generator
from menagerie.core.ledger import ledger
from menagerie.core.words import words_for
from menagerie.games.eighteen_zoo import analysis_answers
from menagerie.games.eighteen_zoo.actions import (
    BuildStation,
    BuyCard,
    DrawnRun,
    DrawRuns,
    EighteenZooAction,
    Launch,
    Lay,
    Pass,
    RunBest,
    Sell,
)
from menagerie.games.eighteen_zoo.analysis import (
    AskBestRuns,
    AskDrawnRuns,
    AskFits,
    AskHex,
    AskReach,
    AskTurn,
    EighteenZooAnswer,
    EighteenZooQuery,
    FitsAnswer,
    HexAnswer,
    PlannedTile,
    ReachAnswer,
    RunsAnswer,
    TurnAnswer,
)
from menagerie.games.eighteen_zoo.events import Ran
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules import hex_refusals
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, FAMILY_OF, OPERATING_ROUND
from menagerie.games.eighteen_zoo.rules.map.lays import ORDINARY, legal_lays
from menagerie.games.eighteen_zoo.rules.map.stations import station_places
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named
from menagerie.games.eighteen_zoo.rules.position import NONE, OVER
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.games.eighteen_zoo.eager_play import EagerGame
from tests.games.eighteen_zoo.state_builders import do, enrich, launch, lay, new, owned, squirrel, stock_round, to_step

SETUPS = list(GAME.setups())
WORDS = words_for(GAME, "en", ("Ada", "Ben", "Cleo", "Dan", "Eve"))
FRENCH = words_for(GAME, "fr", ("Ada", "Ben", "Cleo", "Dan", "Eve"))
PARAGRAPHS = set(ledger(GAME).numbers)


def ask(state: EighteenZooState, query: EighteenZooQuery, seat: int | None = 0) -> EighteenZooAnswer:
    """Asked as a server asks; the state stays as it is, and the answer goes over the wire."""
    guess = state.guess(0, Generator("analysis"))
    before = state_bytes(guess)
    found = GAME.analyse(guess, seat, query, WORDS)
    assert state_bytes(guess) == before
    decoded: EighteenZooAnswer = msgspec.json.decode(msgspec.json.encode(found), type=GAME.answer_type)
    assert decoded == found
    return found


def refused(state: EighteenZooState, query: EighteenZooQuery, seat: int | None = 0) -> str:
    with pytest.raises(Refused) as caught:
        ask(state, query, seat)
    assert WORDS.violation(caught.value.violation)
    return caught.value.violation.paragraph


def asked_of(state: EighteenZooState, hex: str, seat: int | None = 0) -> HexAnswer:
    found = ask(state, AskHex(hex), seat)
    assert isinstance(found, HexAnswer)
    return found


def best(state: EighteenZooState, family: Any, **parts: Any) -> RunsAnswer:
    found = ask(state, AskBestRuns(family, **parts), None)
    assert isinstance(found, RunsAnswer)
    return found


# --- a hex


@pytest.mark.parametrize("number", range(0, len(SETUPS), 3))
def test_every_hex_has_a_reason_or_takes_a_tile(number: int) -> None:
    players, options = SETUPS[number]
    game = EagerGame(players, options, f"hexes {number}")
    rng = Generator(f"hexes {number}")
    for seat, legal in game.moves():
        if rng.below(12):
            continue
        state = game.state
        hexes = [rng.choice(state.track.board.hexes) for _ in range(8)]
        laid = {action.hex for action in legal if isinstance(action, Lay)}
        built = {action.hex for action in legal if isinstance(action, BuildStation)}
        hexes += [rng.choice(sorted(found)) for found in (laid, built) if found]
        for hex in hexes:
            for asker in (seat, None):
                found = asked_of(state, hex, asker)
                assert (found.lay is None) == (hex in laid), (hex, found)
                assert (found.station is None) == (hex in built), (hex, found)
                for reason in (found.lay, found.station):
                    if reason is not None:
                        assert reason.text
                        assert reason.paragraph in PARAGRAPHS
                        assert "refusal" not in reason.text
            GAME.analyse(state.guess(0, Generator("g")), seat, AskHex(hex), FRENCH)


def test_every_hex_of_the_map_answers_at_every_kind_of_decision() -> None:
    """Each step once in a game: lit exactly where a tile or a station is possible, and everywhere else a paragraph."""
    game = EagerGame(2, EighteenZooOptions(map="A"), "every hex")
    asked: Counter[tuple[str, str]] = Counter()
    for seat, legal in game.moves():
        state = game.state
        laid = {action.hex for action in legal if isinstance(action, Lay)}
        built = {action.hex for action in legal if isinstance(action, BuildStation)}
        key = (state.step, f"{bool(laid)} {bool(built)}")
        asked[key] += 1
        if asked[key] > 1:
            continue
        for hex in state.track.board.hexes:
            found = asked_of(state, hex, seat)
            assert (found.lay is None) == (hex in laid), (hex, found)
            assert (found.station is None) == (hex in built), (hex, found)
            for reason in (found.lay, found.station):
                assert reason is None or (reason.text and reason.paragraph in PARAGRAPHS)
    assert {"track", "station", "home", "run", "turn"} <= {step for step, _ in asked}, asked


def test_a_station_comes_later_for_a_family_that_is_not_in_turn() -> None:
    """In its own turn another rule says why not: the step, or that one was built."""
    game = EagerGame(2, EighteenZooOptions(map="A"), "every hex")
    reasons: Counter[str] = Counter()
    for seat, _ in game.moves():
        state = game.state
        if state.round_kind() != OPERATING_ROUND or state.step not in ("track", "run"):
            continue
        assert hex_refusals.family_asked_about(state, seat) == state.family
        for hex in state.track.board.station_hexes:
            found = hex_refusals.refuse_every_station(state, state.family, hex)
            reasons["" if found is None else found.reason] += 1
    assert reasons["refusal-station-step"] + reasons["refusal-station-over"] > 3, reasons
    assert not reasons["refusal-station-later"]


@pytest.mark.proves("18zoo", "7.1", "8.1")
def test_out_of_turn_it_is_later_and_after_the_game_it_is_over() -> None:
    state = owned(families={"GI": 0, "PB": 1})
    lay(state, "K9", "57", 0)
    lay(state, "L4", "201", 5)
    giraffes, state.family = FAMILY_OF["GI"], FAMILY_OF["PB"]
    enrich(state, "GI", 20)
    track = legal_lays(state.track, giraffes, ORDINARY, 0)[0][0]
    [station] = station_places(state.track, giraffes)
    for paragraph, reason in (("7.1", "refusal-track-later"), ("8.1", "refusal-game-over")):
        found = hex_refusals.refuse_every_lay(state, giraffes, track)
        assert found is not None
        assert (found.paragraph, found.reason) == (paragraph, reason)
        found = hex_refusals.refuse_every_station(state, giraffes, station)
        assert found is not None
        assert (found.paragraph, found.reason) == (paragraph, reason.replace("track", "station"))
        state.family, state.pending, state.waiting_on = NONE, OVER, ()


def test_the_rule_that_lasts_longest_is_named() -> None:
    state = owned(families={"GI": 0, "PB": 1})
    enrich(state, "GI", 0)
    home = state.track.board.hexes[state.track.board.homes[FAMILY_OF["GI"]]]
    grey = next(hex.hex for hex in state.view(0).hexes if hex.area == "grey")
    of_grey, of_home = [asked_of(state, hex).lay for hex in (grey, home)]
    assert of_grey is not None
    assert of_grey.paragraph == "4.1a"
    assert of_home is not None
    assert of_home.paragraph == "3.1", "green comes later, and that is all that is wrong"
    far = next(hex.hex for hex in reversed(state.view(0).hexes) if hex.area == "plain")
    reason = asked_of(state, far).lay
    assert reason is not None
    assert reason.paragraph == "7.2"
    assert asked_of(state, home).station is not None
    assert asked_of(state, home).asked
    other = asked_of(state, far, 1)
    assert not other.asked
    assert other.family == "GI"
    assert other.lay is not None
    assert other.lay.text.startswith("Giraffes: ")
    assert other.lay.text.endswith(reason.text)


def test_a_hex_in_a_stock_round_and_before_the_first_launch() -> None:
    state = stock_round()
    plain = next(hex.hex for hex in state.view(0).hexes if hex.area == "plain")
    early = asked_of(state, plain)
    assert early.family is None
    assert early.lay is not None
    assert early.station is not None
    assert (early.lay.paragraph, early.station.paragraph) == ("7.1", "7.3")
    launch(state, "GI", 7)
    later = asked_of(state, plain)
    assert later.family == "GI"
    assert later.lay is not None


# --- runs


def test_the_best_runs_are_those_of_the_action() -> None:
    seen: Counter[str] = Counter()
    for number, (players, options) in enumerate(SETUPS[::4]):
        game = EagerGame(players, options, f"best {number}")
        for seat, legal in game.moves():
            state = game.state
            if RunBest() not in legal:
                continue
            after = state.clone()
            ran = next(event for event in after.apply(seat, RunBest()) if isinstance(event, Ran))
            found = best(state, ran.family)
            assert found.best
            assert (found.nuts, found.waters, found.runs) == (ran.nuts, ran.waters, ran.runs)
            drawn = tuple([DrawnRun(one.squirrel, one.hexes) for one in ran.runs])
            told = ask(state, AskDrawnRuns(ran.family, drawn), None)
            assert isinstance(told, RunsAnswer)
            assert (told.nuts, told.runs, told.best, told.refused) == (ran.nuts, ran.runs, True, None)
            assert state.check(seat, DrawRuns(drawn)) is None
            seen["runs"] += len(ran.runs)
            if drawn:
                twice = ask(state, AskDrawnRuns(ran.family, (*drawn, drawn[0])))
                assert isinstance(twice, RunsAnswer)
                assert twice.refused is not None
                violation = state.check(seat, DrawRuns((*drawn, drawn[0])))
                assert violation is not None
                assert twice.refused.paragraph == violation.paragraph
                assert twice.refused.text in WORDS.violation(violation)
    assert seen["runs"] > 20


def test_fewer_runs_than_the_best_are_not_called_the_best() -> None:
    state = owned(families={"GI": 0})
    found = ask(state, AskDrawnRuns("GI", ()))
    assert isinstance(found, RunsAnswer)
    assert (found.nuts, found.best, found.refused) == (0, True, None)  # it has no squirrel
    state = southern()
    found = ask(state, AskDrawnRuns("PB", ()))
    assert isinstance(found, RunsAnswer)
    assert (found.nuts, found.best) == (0, False)


def southern() -> EighteenZooState:
    """Polar bears with a 2S, their home at N10, and the Y area of L4 within reach."""
    from tests.games.eighteen_zoo.state_builders import lay

    state = owned(families={"PB": 0, "GI": 1})
    lay(state, "N10", "57", 0)
    lay(state, "L4", "201", 5)
    squirrel(state, "PB", "2S-0")
    return state


def test_ghost_tiles_other_squirrels_and_planned_stations() -> None:
    state = southern()
    assert best(state, "PB").nuts == 20 + 30
    with_water = best(state, "PB", tiles=(PlannedTile("N12", "9", 0),))
    assert (with_water.nuts, with_water.waters) == (20 + 30 + 10, 1)
    assert with_water.runs[0].stops[-1].kind in ("O", "station")
    upgraded = best(state, "PB", tiles=(PlannedTile("N10", "14", 0),))
    assert upgraded.nuts == 30 + 30
    jumping = best(state, "PB", kinds=("2J",))
    assert jumping.nuts == 2 * (20 + 30)
    assert jumping.runs[0].squirrel == jumping.runs[0].kind == "2J"
    assert best(state, "PB", kinds=()).nuts == 0
    assert best(state, "PB", kinds=("1S",)).nuts == 20
    there = best(state, "PB", stations=("L4",), kinds=("1S",))
    assert there.nuts == 30
    assert best(state, "PB").nuts == 20 + 30, "nothing was laid"


def test_a_search_that_is_cut_short_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = southern()
    assert best(state, "PB").best
    monkeypatch.setattr(analysis_answers, "GRAPH_STEPS", 2)
    assert not best(state, "PB").best
    monkeypatch.undo()
    monkeypatch.setattr(analysis_answers, "SEARCH_STEPS", 1)
    found = best(state, "PB")
    assert found.nuts <= 50
    assert not found.best


# --- what a question may not name


def test_questions_about_things_that_do_not_exist() -> None:
    state = southern()
    assert refused(state, AskHex("Z99")) == "4.1"
    assert refused(state, AskFits("Z99")) == "4.1"
    assert refused(state, AskBestRuns("PB", (PlannedTile("Z99", "8", 0),))) == "4.1"
    assert refused(state, AskBestRuns("PB", (PlannedTile("N12", "999", 0),))) == "4.2"
    assert refused(state, AskBestRuns("PB", (PlannedTile("N12", "57", 0),))) == "4.2"
    assert refused(state, AskBestRuns("PB", (PlannedTile("N12", "23", 0),))) == "7.2"
    assert refused(state, AskBestRuns("PB", stations=("N12",))) == "7.3"
    assert refused(state, AskBestRuns("PB", stations=("N10",))) == "7.3a"
    assert refused(state, AskBestRuns("PB", stations=("Z99",))) == "4.1"
    assert refused(state, AskBestRuns("PB", kinds=("9S",))) == "7.4"
    assert refused(state, AskBestRuns("LI")) == "6.4"
    absent = next(family for family in FAMILIES if FAMILY_OF[family] not in state.families)
    assert refused(state, AskReach(absent)) == "2.2"
    assert refused(state, AskTurn((Pass(),)), None) == "1.1"


def test_drawn_runs_that_make_no_sense() -> None:
    state = southern()
    for run, paragraph in (
        (DrawnRun("9S-9", ("N10",)), "7.4"),
        (DrawnRun("4J-0", ("N10",)), "7.4"),
        (DrawnRun("2S-0", ("Z99", "N10")), "4.1"),
        (DrawnRun("2S-0", ("N10",)), "7.4a"),
        (DrawnRun("2S-0", ()), "7.4a"),
        (DrawnRun("2S-0", ("N10", "L4")), "7.4"),
        (DrawnRun("2S-0", ("N10", "N8") * 2000), "7.4c"),
        (DrawnRun("2S-0", ("N10",), 900, 3), "7.4a"),
    ):
        found = ask(state, AskDrawnRuns("PB", (run,)))
        assert isinstance(found, RunsAnswer)
        assert found.refused is not None, run
        assert found.refused.paragraph == paragraph, (run.hexes[:4], found.refused)


# --- reach and fit


def test_what_a_family_reaches_holds_every_hex_it_may_lay_on() -> None:
    for number, (players, options) in enumerate(SETUPS[::5]):
        game = EagerGame(players, options, f"reach {number}")
        rng = Generator(f"reach {number}")
        for _ in game.moves():
            state = game.state
            launched = [family for family in state.families if state.is_launched(family)]
            if not launched or rng.below(10):
                continue
            family = rng.choice(launched)
            found = ask(state, AskReach(FAMILIES[family]), None)
            assert isinstance(found, ReachAnswer)
            names = state.track.board.hexes
            assert {names[hex] for hex, _, _ in legal_lays(state.track, family, ORDINARY, 3)} <= set(found.hexes)
            assert set(found.stations) <= set(found.hexes)


def test_what_fits_holds_every_legal_lay() -> None:
    seen = 0
    for number, (players, options) in enumerate(SETUPS[::5]):
        game = EagerGame(players, options, f"fits {number}")
        rng = Generator(f"fits {number}")
        for _, legal in game.moves():
            lays = [action for action in legal if isinstance(action, Lay)]
            if not lays or rng.below(6):
                continue
            hex = rng.choice(lays).hex
            found = ask(game.state, AskFits(hex))
            assert isinstance(found, FitsAnswer)
            fitting = {(tile.tile, tile.rotation) for tile in found.lays}
            assert {(lay.tile, lay.rotation) for lay in lays if lay.hex == hex} <= fitting
            one = rng.choice(found.lays)
            ask(game.state, AskFits(hex, (one,)))  # what fits can be planned
            seen += 1
    assert seen > 20


def test_a_ghost_takes_its_tile_from_the_supply() -> None:
    state = new()
    number = tile_named("5")
    homes = [hex.hex for hex in state.view(0).hexes if hex.area == "home"]
    assert state.track.left[number] == 2
    fitting = [ask(state, AskFits(hex)) for hex in homes]
    ghosts = []
    for found in fitting:
        assert isinstance(found, FitsAnswer)
        ghosts.append(next(tile for tile in found.lays if tile.tile == "5"))
    third = ask(state, AskFits(homes[2], tuple(ghosts[:2])))
    assert isinstance(third, FitsAnswer)
    assert "5" not in {tile.tile for tile in third.lays}
    assert refused(state, AskFits(homes[2], tuple(ghosts[:3]))) == "1.2"


def test_grey_tiles_fit_only_their_home() -> None:
    state = new(letter="A")
    for hex in state.view(0).hexes:
        found = ask(state, AskFits(hex.hex))
        assert isinstance(found, FitsAnswer)
        assert bool(found.lays) == (hex.area not in ("R", "grey"))


# --- a planned turn


def test_a_planned_turn_step_by_step() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    do(state, Pass(), Pass())
    seat = state.waiting_on[0]
    plan: tuple[EighteenZooAction, ...] = (Sell("GI", (0,)), BuyCard("GI", 1), BuyCard("GI", 2))
    for end in range(len(plan) + 1):
        found = ask(state, AskTurn(plan[:end]), seat)
        assert isinstance(found, TurnAnswer)
        after = state.clone()
        for action, step in zip(plan, found.steps, strict=False):
            if step.refused is not None:
                assert after.check(seat, action) is not None
                break
            after.apply(seat, action)
        assert list(found.next) == (after.legal(seat) if seat in after.waiting_on else [])
        if found.total is not None:
            assert found.total.cash == tuple(
                new_cash - old for new_cash, old in zip(after.cash, state.cash, strict=True)
            )
    nothing = ask(state, AskTurn(()), seat)
    assert isinstance(nothing, TurnAnswer)
    assert (nothing.steps, nothing.total) == ((), None)
    assert list(nothing.next) == state.legal(seat)


def test_the_sum_of_a_turn_is_the_sum_of_its_steps() -> None:
    game = EagerGame(3, SETUPS[9][1], "turns")
    rng = Generator("turns")
    seen = 0
    for seat, legal in game.moves():
        if rng.below(5):
            continue
        actions = [rng.choice(legal)]
        after = game.state.clone()
        after.apply(seat, actions[0])
        while seat in after.waiting_on and len(actions) < 5:
            actions.append(rng.choice(after.legal(seat)))
            after.apply(seat, actions[-1])
        found = ask(game.state, AskTurn(tuple(actions)), seat)
        assert isinstance(found, TurnAnswer)
        assert found.total is not None
        steps = [step.foresight for step in found.steps]
        for place in range(3):
            assert sum(step.cash[place] for step in steps if step) == found.total.cash[place]
            assert sum(step.worth[place] for step in steps if step) == found.total.worth[place]
        seen += len(actions)
    assert seen > 50


def test_a_turn_out_of_turn_is_refused_and_says_why() -> None:
    state = stock_round()
    other = 1 - state.waiting_on[0]
    found = ask(state, AskTurn((Launch("GI", 5), Pass())), other)
    assert isinstance(found, TurnAnswer)
    assert len(found.steps) == 1
    assert found.steps[0].refused is not None
    assert found.total is None
    assert found.next == ()


def test_questions_when_the_game_is_over() -> None:
    game = EagerGame(2, SETUPS[0][1], "over")
    for _ in game.moves():
        pass
    state = game.state
    for hex in state.view(None).hexes:
        assert asked_of(state, hex.hex).lay is not None
    family = next(FAMILIES[family] for family in state.families if state.is_launched(family))
    assert best(state, family).refused is None
    turn = ask(state, AskTurn((Pass(),)), 0)
    assert isinstance(turn, TurnAnswer)
    assert turn.steps[0].refused is not None
    assert turn.steps[0].refused.paragraph == "8.1"


def test_answers_are_the_same_whatever_lies_face_down() -> None:
    game = EagerGame(3, GAME.options_type(map="B"), "secret")
    rng = Generator("secret")
    for seat, legal in game.moves():
        if rng.below(8):
            continue
        one, other = [game.state.guess(seat, Generator(name)) for name in ("one", "other")]
        queries: list[EighteenZooQuery] = [AskTurn(tuple(legal[:1])), AskHex(game.state.track.board.hexes[20])]
        for query in queries:
            assert GAME.analyse(one, seat, query, WORDS) == GAME.analyse(other, seat, query, WORDS)


def test_a_question_is_decoded_strictly() -> None:
    for raw in (
        b'{"type": "ask-hex"}',
        b'{"type": "ask-hex", "hex": "K9", "seat": 1}',
        b'{"type": "ask-best-runs", "family": "XX"}',
        b'{"type": "ask-fits", "hex": "K9", "tiles": [{"hex": "K9", "tile": "8", "rotation": 6}]}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(raw, type=GAME.query_type)


def test_runs_after_the_run_are_those_of_the_next_round() -> None:
    state = southern()
    to_step(state, "end") if state.family == FAMILY_OF["PB"] else None
    assert best(state, "PB").nuts == 50
