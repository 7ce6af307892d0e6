"""The question, the choices and the log lines in words; and that a forgotten action or event is an error."""

from __future__ import annotations

import msgspec
import pytest

from menagerie.core.contract import ChoiceText
from menagerie.core.generator import Generator
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.actions import ACTION_TYPES, Bid, Place, require_all_actions
from menagerie.games.zoo_le_ma.events import (
    EVENT_TYPES,
    BenchesGained,
    BidMade,
    BidReady,
    BidsOpened,
    Corner,
    EnclosureGrew,
    Ended,
    FlagDropped,
    IncomePaid,
    Offered,
    TileLost,
    TilePlaced,
    TileWon,
    TreesMoved,
    VisitorsMoved,
    YearBegan,
    YearScored,
    ZooLeMaEvent,
)
from menagerie.games.zoo_le_ma.foresight import rebuilt
from menagerie.games.zoo_le_ma.rules.steps import STEPS
from menagerie.games.zoo_le_ma.text.names import animal_name, tile_name
from tests.games.zoo_le_ma.scenarios import bid, new, play_out, reconstructed

YEAR_TWO = "The tiles of year 2: apes and mammals; apes and mammals; apes and birds."
ENGLISH = words_for(GAME, "en", ("Ada", "Ben"))

LINES: list[tuple[ZooLeMaEvent, str]] = [
    (YearBegan(2, reconstructed().tiles[:3]), YEAR_TWO),
    (YearBegan(3, ()), "Year 3 begins, but no tiles are left."),
    (Offered(7, 12, ("apes", "sea")), "The tile with apes and sea creatures is up for auction."),
    (BidMade(0, 0), "Ada secretly bids 0 coins."),
    (BidReady(1), "Ben has bid."),
    (BidsOpened((3, 0)), "The bids: Ada (3) and Ben (0)."),
    (TileWon(0, 12, 1, ()), "Ada wins the tile for 1 coin."),
    (
        TileWon(1, 12, 0, (0, 1)),
        "A tie between Ada and Ben. Ben has the highest flag and wins the tile for 0 coins.",
    ),
    (FlagDropped(1, (0, 1)), "The flag of Ben moves to the bottom. From the top: Ada and Ben."),
    (TilePlaced(0, 12, -1, 2, 3, 1), "Ada places the tile, which extends 1 path."),
    (TileLost(0, 12), "The tile fits nowhere in the zoo of Ada and is removed from the game."),
    (EnclosureGrew(0, "sea", 2, 5), "Ada: the best sea creature enclosure now has 5 stars."),
    (VisitorsMoved("apes", 2, 0, 1), "2 visitors for apes go from Ada to Ben."),
    (VisitorsMoved("apes", 1, None, 1), "1 visitor for apes comes to Ben."),
    (TreesMoved(1, 1, 0), "1 tree goes from Ben to Ada."),
    (TreesMoved(2, None, 0), "2 trees come to Ada."),
    (BenchesGained(0, (Corner(1, 1), Corner(1, 2))), "Ada closes 2 paths and gains 2 benches."),
    (
        YearScored(2, (3, 1), (1, 2), (0, 1), (8, 8), (12, 10)),
        "Year 2 is over. Points this year: Ada (8) and Ben (8). Total: Ada (12) and Ben (10).",
    ),
    (IncomePaid((2, 3)), "Income: Ada (2) and Ben (3)."),
    (Ended((1,)), "The game is over. Victory goes to Ben."),
    (Ended((0, 1)), "The game is over. Ada and Ben share the victory."),
]


@pytest.mark.parametrize(("event", "line"), LINES)
def test_an_event_in_words(event: ZooLeMaEvent, line: str) -> None:
    assert GAME.describe_event(event, ENGLISH) == line
    for language in LANGUAGES:
        assert GAME.describe_event(event, words_for(GAME, language, ("Ada", "Ben")))


def test_every_event_is_among_them() -> None:
    assert {type(event) for event, _ in LINES} == set(EVENT_TYPES)


def test_the_question_is_a_sentence_of_its_own() -> None:
    state = new(2, seed=3)
    up = state.view(None).row[0]
    tile = tile_name((up.a.animal, up.b.animal), ENGLISH)
    assert GAME.question(state.view(0), ENGLISH) == f"How many coins do you bid for the tile with {tile}?"
    assert GAME.question(state.view(None), ENGLISH) == f"Waiting for Ada and Ben to bid for the tile with {tile}."
    state.apply(0, Bid(2))
    assert GAME.question(state.view(0), ENGLISH) == "Your bid is made and can still be changed. Waiting for Ben."
    state.apply(1, Bid(0))
    assert GAME.question(state.view(0), ENGLISH) == f"The tile with {tile} is yours: place it in your zoo."
    assert GAME.question(state.view(1), ENGLISH) == f"Waiting for Ada to place the tile with {tile}."
    for seat in (0, 1, None):
        assert GAME.question(state.view(seat), ENGLISH) not in GAME.describe(state.view(seat), ENGLISH)
    play_out(state, Generator("over"))
    assert GAME.question(state.view(1), ENGLISH).startswith("The game is over. Five years are over. Victory goes to ")


def test_bids_as_choices() -> None:
    view = new(2).view(0)
    assert GAME.describe_choice(Bid(0), view, ENGLISH) == ChoiceText("Bid 0", "0 coins", number=0)
    assert GAME.describe_choice(Bid(1), view, ENGLISH) == ChoiceText("Bid 1 coin", "1 coin", number=1)
    assert GAME.describe_choice(Bid(4), view, ENGLISH) == ChoiceText("Bid 4 coins", "4 coins", number=4)


def test_placements_stand_under_the_cell_of_half_a() -> None:
    state = new(2, seed=3)
    bid(state, 2, 0)
    view = state.view(0)
    for action in state.legal(0):
        assert isinstance(action, Place)
        choice = GAME.describe_choice(action, view, ENGLISH)
        tile = view.row[view.lot]
        a, b = animal_name(tile.a.animal, ENGLISH), animal_name(tile.b.animal, ENGLISH)
        assert choice.group == f"On ({action.x}, {action.y})"
        way = ("east", "south", "west", "north")[action.rotation]
        assert choice.short.startswith(f"{b} to the {way}: ")
        assert choice.long == f"Place it: {a} on ({action.x}, {action.y}), {choice.short}"
        assert GAME.describe_action(action, view, ENGLISH) == choice.long
        plain = f"Place it: at ({action.x}, {action.y}), other half to the {way}"
        assert GAME.describe_action(action, None, ENGLISH) == plain


def test_a_forgotten_action_is_an_error() -> None:
    assert set(STEPS) == set(ACTION_TYPES) == {Bid, Place}
    with pytest.raises(TypeError, match="the table must have one entry for each action"):
        require_all_actions({Bid: 1}, "the table")


def test_a_zoo_that_its_tiles_do_not_explain_is_an_error() -> None:
    state = new(2, seed=3)
    play_out(state, Generator("explain"), 12)
    zoo = max(state.view(None).zoos, key=lambda zoo: len(zoo.tiles))
    rebuilt(zoo, "reconstructed", False)
    with pytest.raises(ValueError, match="not what its tiles make"):
        rebuilt(msgspec.structs.replace(zoo, tiles=zoo.tiles[1:]), "reconstructed", False)
