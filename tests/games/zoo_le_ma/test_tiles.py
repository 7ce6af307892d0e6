"""1.3: sets of tiles in files, and what is wrong with a file."""

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

RECONSTRUCTED = (files("menagerie.games.zoo_le_ma") / "data" / "tiles" / "reconstructed.toml").read_text("utf-8")


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
    assert re.search(r'^source = "reconstructed"$', RECONSTRUCTED, re.MULTILINE)


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
    (folder / "reconstructed.toml").write_text(RECONSTRUCTED, encoding="utf-8")
    (folder / "real.toml").write_text(RECONSTRUCTED.replace("stars = 3", "stars = 4"), encoding="utf-8")
    (folder / "notes.txt").write_text("not a set", encoding="utf-8")
    monkeypatch.setattr(tiles, "files", lambda _: tmp_path)
    assert set_names.__wrapped__() == ("reconstructed", "real")
    assert max(one.a.stars for one in tile_set.__wrapped__("real").tiles) == 4


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_a_file_is_read_as_editors_write_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte order mark at its beginning is allowed; another encoding is refused."""
    folder = tmp_path / "data" / "tiles"
    folder.mkdir(parents=True)
    (folder / "marked.toml").write_text(RECONSTRUCTED, encoding="utf-8-sig")
    (folder / "western.toml").write_text("# déjà vu\n" + RECONSTRUCTED, encoding="latin-1")
    known = tile_set("reconstructed").tiles
    monkeypatch.setattr(tiles, "files", lambda _: tmp_path)
    assert tile_set.__wrapped__("marked").tiles == known
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
    assert old in RECONSTRUCTED
    with pytest.raises(BadSetup) as found:
        read_tiles(RECONSTRUCTED.replace(old, new, 1), "mine")
    assert found.value.reason == reason
    assert {**found.value.facts, **facts, "set": "mine"} == found.value.facts
    for language in LANGUAGES:
        assert "mine" in words_for(GAME, language).problem(found.value)


@pytest.mark.proves("zoo-le-ma", "1.3")
@pytest.mark.parametrize(
    ("old", "allowed", "refused", "reason"),
    [
        ("id = 1\n", ("id = 999\n",), ("id = 0\n", "id = 1000\n", "id = -1\n"), "setup-tiles-id"),
        ('"apes", stars = 3', ('"apes", stars = 1', '"apes", stars = 9'), ('"apes", stars = 10',), "setup-tiles-stars"),
        ("bushes = 0", ("bushes = 9",), ("bushes = 10", "bushes = 1.0"), "setup-tiles-bushes"),
    ],
)
def test_numbers_have_bounds(old: str, allowed: tuple[str, ...], refused: tuple[str, ...], reason: str) -> None:
    for new in allowed:
        assert len(read_tiles(RECONSTRUCTED.replace(old, new, 1), "mine").tiles) == 25
    for new in refused:
        with pytest.raises(BadSetup) as found:
            read_tiles(RECONSTRUCTED.replace(old, new, 1), "mine")
        assert found.value.reason == reason
        if "most" in found.value.facts:
            assert found.value.facts["most"] == 9


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_a_mistake_is_named_with_what_is_allowed() -> None:
    for old, new, field, wanted in (
        ('["AN", "BN"]', "[]", "ports", "AN, AS, AW, BN, BS, BE"),
        ('["AN", "AS", "BN"]', "[]", "ports", "AN, AS, AW, BN, BS, BE"),
        ('"mammals", stars = 1', '"fish", stars = 1', "known", "apes, mammals, birds, reptiles, sea"),
    ):
        with pytest.raises(BadSetup) as found:
            read_tiles(RECONSTRUCTED.replace(old, new, 1), "mine")
        assert found.value.facts[field] == wanted


@pytest.mark.proves("zoo-le-ma", "1.3")
@pytest.mark.parametrize("ports", ['["AS", "AN"]', '["BS", "AW"]', '["BE"]'])
def test_one_end_of_the_start_path_must_not_lead_to_the_entrance(ports: str) -> None:
    assert read_tiles(RECONSTRUCTED.replace('["AN", "BN"]', ports, 1), "mine").start


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_tiles_are_kept_in_the_order_of_their_numbers() -> None:
    found = read_tiles(RECONSTRUCTED.replace("id = 1\n", "id = 100\n", 1), "mine")
    assert [one.id for one in found.tiles] == [*range(2, 26), 100]
    assert found.index[100] == 24


@pytest.mark.proves("zoo-le-ma", "1.3")
def test_a_table_with_a_broken_set_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> object:
        return read_tiles("", name)

    monkeypatch.setattr("menagerie.games.zoo_le_ma.game.tile_set", broken)
    with pytest.raises(BadSetup, match="start\\] needs ports"):
        GAME.new(2)
