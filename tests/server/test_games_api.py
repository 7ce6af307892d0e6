"""An option that is a list: ticked on the page, typed with commas on the command line."""

from __future__ import annotations

from menagerie.cli.table_setup import allowed_text, option_fields, options_from
from menagerie.core.words import words_for
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import MODULES, EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.map.modules import module_names
from menagerie.server.games_api import game_info


def test_the_form_offers_every_module_of_the_box() -> None:
    assert sorted(MODULES) == sorted(module_names())
    field = next(field for field in game_info(GAME).options if field.name == "modules")
    assert (field.kind, field.choices, field.most) == ("several", MODULES, 8)


def test_modules_are_typed_with_commas() -> None:
    chosen = options_from(GAME, ["map=custom", "modules=BASE-2, 1A,2ABE"], words_for(GAME, "en"))
    assert chosen == EighteenZooOptions(map="custom", modules=("BASE-2", "1A", "2ABE"))


def test_the_form_does_not_offer_the_reading_of_records() -> None:
    assert "compat" not in [field.name for field in game_info(GAME).options]


def test_neither_page_nor_terminal_offers_the_base_that_only_records_have() -> None:
    field = next(field for field in game_info(GAME).options if field.name == "base")
    assert (field.kind, field.choices, field.default) == ("choice", ("BASE-1", "BASE-2"), "BASE-1")
    base = next(field for field in option_fields(GAME) if field.name == "base")
    assert allowed_text(base.type, words_for(GAME, "en")) == "BASE-1, BASE-2"
