"""French elision: *de* and *que* before a name, wherever a message writes `DE` or `QUE`."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.elision import de, elides, que
from menagerie.core.registry import all_games
from menagerie.core.words import catalogues, words_for

VOWELS = "aeiouyàâäéèêëîïôöùûüœæ"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anaïs", "d’Anaïs"),
        ("Élodie", "d’Élodie"),
        ("Otto", "d’Otto"),
        ("œdipe", "d’œdipe"),
        ("Yves", "d’Yves"),
        ("Hélène", "d’Hélène"),
        ("Ben", "de Ben"),
        ("Yann", "de Yann"),
        ("Hans", "de Hans"),
        ("Çelik", "de Çelik"),
        ("8", "de 8"),
        ("🦁", "de 🦁"),
    ],
)
def test_of_a_name(name: str, said: str) -> None:
    assert de(name) == said
    assert que(name) == said.replace("d’", "qu’").replace("de ", "que ")


@given(st.text(min_size=1, max_size=12))
def test_no_name_keeps_an_e_before_a_vowel_or_loses_one_before_a_consonant(name: str) -> None:
    first = unicodedata.normalize("NFKD", name.casefold())[:1]
    for said, whole, short in ((de(name), "de ", "d’"), (que(name), "que ", "qu’")):
        assert said in (whole + name, short + name)
        if first in "aeiou":
            assert said == short + name
        elif first not in "yhœæ":
            assert said == whole + name
    assert elides(name) == elides(name.upper()) or len(name.upper()) != len(name)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_no_french_message_puts_a_name_right_after_de_or_que(game: object) -> None:
    """A name that a message is given as a seat or a name goes through the functions."""
    bare = re.compile(r"\b(?:de|que|jusque|lorsque|puisque) \{ \$(?:\w*seat|name|winner|second) \}")
    for text in catalogues("fr", game.package):  # type: ignore[attr-defined]
        assert not bare.findall(text)


def test_the_log_says_d_anais() -> None:
    lions = next(game for game in all_games() if game.name == "lucky-lions")
    words = words_for(lions, "fr", ("Anaïs", "Ben"))
    assert words("heading-turn", seat=0) == "Tour d’Anaïs"
    assert words("heading-turn", seat=1) == "Tour de Ben"
    assert (files("menagerie") / "core" / "elision.py").is_file()
