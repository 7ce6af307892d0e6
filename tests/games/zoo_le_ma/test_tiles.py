"""1.3: sets of tiles in files, and what is said about files that make no sense."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from menagerie.core.contract import BadSetup
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.zoo_le_ma import GAME
from menagerie.games.zoo_le_ma.options import ZooLeMaOptions
from menagerie.games.zoo_le_ma.rules import tiles
from menagerie.games.zoo_le_ma.rules.tiles import ANIMALS, read_tiles, set_names, tile_set

OURS = (files("menagerie.games.zoo_le_ma") / "data" / "tiles" / "reconstructed.toml").read_text("utf-8")


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_our_set_is_as_its_page_says() -> None:
    known = tile_set("reconstructed").tiles
    assert [one.id for one in known] == list(range(1, 26))
    for animal in ANIMALS:
        stars = sorted(half.stars for one in known for half in (one.a, one.b) if half.animal == animal)
        assert stars == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    pairs = [frozenset((one.a.animal, one.b.animal)) for one in known]
    assert sorted(pairs.count(pair) for pair in set(pairs)) == [2] * 5 + [3] * 5
    assert sorted(one.bushes for one in known) == [0] * 10 + [1] * 10 + [2] * 5
    assert sorted(len(one.ports) for one in known).count(3) == 11


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_every_file_says_where_it_is_from() -> None:
    assert re.search(r'^source = "reconstructed"$', OURS, re.MULTILINE)


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_only_a_set_that_is_there_can_be_chosen() -> None:
    assert set_names() == ("reconstructed",)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"tiles": "real"}, ZooLeMaOptions)
    with pytest.raises(BadSetup):
        GAME.new(2, ZooLeMaOptions(tiles="real"))


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_a_file_that_is_put_there_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data" / "tiles"
    folder.mkdir(parents=True)
    (folder / "reconstructed.toml").write_text(OURS, encoding="utf-8")
    (folder / "real.toml").write_text(OURS.replace("stars = 3", "stars = 4"), encoding="utf-8")
    (folder / "notes.txt").write_text("not a set", encoding="utf-8")
    monkeypatch.setattr(tiles, "files", lambda _: tmp_path)
    assert set_names.__wrapped__() == ("reconstructed", "real")
    assert max(one.a.stars for one in tile_set.__wrapped__("real").tiles) == 4


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_a_file_is_read_as_editors_write_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a mark at its beginning it is as good as without; in another encoding it is refused."""
    folder = tmp_path / "data" / "tiles"
    folder.mkdir(parents=True)
    (folder / "marked.toml").write_text(OURS, encoding="utf-8-sig")
    (folder / "western.toml").write_text("# déjà vu\n" + OURS, encoding="latin-1")
    monkeypatch.setattr(tiles, "files", lambda _: tmp_path)
    assert tile_set.__wrapped__("marked").tiles == tile_set("reconstructed").tiles
    with pytest.raises(BadSetup, match="setup-tiles-unreadable"):
        tile_set.__wrapped__("western")


FIRST = """id = 1
a = { animal = "apes", stars = 3 }
b = { animal = "mammals", stars = 1 }
bushes = 0
ports = ["AN", "AS", "BN"]
"""


@pytest.mark.proves("zoo-le-ma", "1.3")
@pytest.mark.parametrize(
    ("old", "new", "reason", "facts"),
    [
        ('id = 1\n', 'id = \n', "setup-tiles-unreadable", {}),
        ('["AN", "BN"]', '[]', "setup-tiles-start", {}),
        ('["AN", "BN"]', '["AS", "BS"]', "setup-tiles-start", {}),
        ("[start]", "[beginning]", "setup-tiles-start", {}),
        (f"[[tile]]\n{FIRST}", "", "setup-tiles-count", {"count": 24, "wanted": 25}),
        ("id = 1\n", "", "setup-tiles-id", {"place": 1}),
        ("id = 1\n", 'id = "one"\n', "setup-tiles-id", {"place": 1}),
        ("id = 1\n", "id = true\n", "setup-tiles-id", {"place": 1}),
        ("id = 1\n", "id = 2\n", "setup-tiles-twice", {"tile": 2}),
        ("id = 1\n", "id = 1\nbush = 3\n", "setup-tiles-unknown", {"tile": 1, "field": "bush"}),
        ('a = { animal = "apes", stars = 3 }', "", "setup-tiles-half", {"tile": 1, "half": "a"}),
        ('"mammals", stars = 1', '"mammals"', "setup-tiles-half", {"tile": 1, "half": "b"}),
        ('"mammals", stars = 1', '"fish", stars = 1', "setup-tiles-animal", {"tile": 1, "half": "b", "animal": "fish"}),
        ('"mammals", stars = 1', '"mammals", stars = 0', "setup-tiles-stars", {"tile": 1, "half": "b"}),
        ('"mammals", stars = 1', '"apes", stars = 1', "setup-tiles-same-animal", {"tile": 1, "animal": "apes"}),
        ("bushes = 0", "bushes = -1", "setup-tiles-bushes", {"tile": 1}),
        ('["AN", "AS", "BN"]', '["AN", "AN"]', "setup-tiles-ports", {"tile": 1}),
        ('["AN", "AS", "BN"]', '["AE"]', "setup-tiles-ports", {"tile": 1}),
        ('["AN", "AS", "BN"]', '[]', "setup-tiles-ports", {"tile": 1}),
        ('["AN", "AS", "BN"]', '"AN"', "setup-tiles-ports", {"tile": 1}),
    ],
)  # fmt: skip
def test_a_mistake_is_named(old: str, new: str, reason: str, facts: dict[str, int | str]) -> None:
    assert old in OURS
    with pytest.raises(BadSetup) as told:
        read_tiles(OURS.replace(old, new, 1), "mine")
    assert told.value.reason == reason
    assert {**told.value.facts, **facts, "set": "mine"} == told.value.facts
    for language in LANGUAGES:
        assert "mine" in words_for(GAME, language).setup_error(told.value)


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_a_table_with_a_broken_set_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> object:
        return read_tiles("", name)

    monkeypatch.setattr("menagerie.games.zoo_le_ma.game.tile_set", broken)
    with pytest.raises(BadSetup, match="start\\] needs ports"):
        GAME.new(2)
