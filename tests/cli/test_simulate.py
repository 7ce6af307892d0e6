"""`simulate` and `playthroughs`."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from menagerie.core.contract import AnyState, Playthrough
from menagerie.core.playthrough import file_name
from menagerie.core.record import decode, verify
from menagerie.core.registry import all_games
from menagerie.games.lucky_lions.game import LuckyLions
from tests.cli.conftest import Order

LIONS = "lucky-lions"


def test_json_is_one_object_with_everything_in_it(menagerie: Order) -> None:
    argv = ["--players", "4", "--games", "30", "--seed", "s", "--option", "market=3", "--option", "busy-zoo=yes"]
    answer = menagerie("simulate", LIONS, *argv, "--json")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("\n") == 1
    report = json.loads(answer.out)
    assert (report["game"], report["players"], report["games"], report["finished"]) == (LIONS, 4, 30, 30)
    assert report["actions"] == pytest.approx(30 * report["length"]["mean"], abs=0.01)
    assert sum(report["wins"]) == pytest.approx(30)
    assert len(report["scores"]) == 4
    assert all(score.keys() == {"mean", "sd", "min", "max"} for score in report["scores"])
    assert report["length"]["min"] <= report["length"]["mean"] <= report["length"]["max"]
    assert all(low < share < high for (low, high), share in zip(report["intervals"], report["shares"], strict=True))
    assert report["options"]["market"] == 3
    assert report["options"]["busy_zoo"] is True
    assert (report["seed"], report["bots"]) == ("s", ["random"] * 4)


def test_the_table_in_both_languages(menagerie: Order) -> None:
    english = menagerie("simulate", LIONS, "--games", "20").out
    french = menagerie("simulate", LIONS, "--games", "20", "--lang", "fr").out.replace("\u00a0", " ")
    assert "Lucky Lions: 20 games with 2 players" in english
    assert "95 % interval" in english
    assert "A fair share of the wins is 50.0 % a seat." in english
    assert "Lucky Lions : 20 parties à 2" in french
    assert "La part équitable est de 50,0 % par place." in french


def test_fewer_bots_than_seats_go_round(menagerie: Order) -> None:
    argv = ["simulate", LIONS, "--players", "3", "--games", "2", "--json"]
    assert json.loads(menagerie(*argv, "--bots", "random").out)["bots"] == ["random"] * 3
    assert menagerie(*argv, "--bots", "random,random").out == menagerie(*argv).out


def test_options_may_be_typed_in_many_ways(menagerie: Order) -> None:
    argv = ["simulate", LIONS, "--games", "1", "--json"]
    for typed in ("longer", "longer=yes", "longer=true", "longer=1", "longer=OUI", "longer = on"):
        assert json.loads(menagerie(*argv, "--option", typed).out)["options"]["longer"] is True
    for typed in ("longer=no", "longer=false", "longer=0", "longer=non"):
        assert json.loads(menagerie(*argv, "--option", typed).out)["options"]["longer"] is False


def test_records_are_written_and_verify(menagerie: Order) -> None:
    answer = menagerie("simulate", LIONS, "--games", "12", "--out", "deep/er", "--json")
    files = sorted(Path("deep/er").iterdir())
    assert [file.name for file in files][:2] == ["lucky-lions-01.zoo.json", "lucky-lions-02.zoo.json"]
    moves = [verify(decode(file.read_bytes())).moves for file in files]
    assert sum(moves) == json.loads(answer.out)["actions"]
    assert menagerie("verify", *map(str, files)).code == 0


def test_a_loss_is_told_with_its_seed(menagerie: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LuckyLions, "census", _wasteful)
    answer = menagerie("simulate", LIONS, "--games", "3", "--seed", "abc")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.count("\n") == 1
    assert "(seed “abc/1”): lion 1 → 0" in answer.err


def _wasteful(_: LuckyLions, state: AnyState) -> Mapping[str, int]:
    return {"lion": 1 if state.waiting_on else 0}


def test_a_progress_bar_only_where_somebody_sees_it(menagerie: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = menagerie("simulate", LIONS, "--games", "3", "--json")
    assert plain.err == ""
    monkeypatch.setattr(type(sys.stderr), "isatty", lambda _: True)
    watched = menagerie("simulate", LIONS, "--games", "3", "--json")
    assert watched.out == plain.out


def test_playthroughs_are_written_and_compared(menagerie: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    two = (Playthrough("base", 2), Playthrough("français", 2, language="fr"))
    for game in all_games():  # the golden files are compared elsewhere; here two of them are enough
        monkeypatch.setattr(type(game), "playthroughs", two if isinstance(game, LuckyLions) else ())
    names = sorted(file_name(game, one) for game in all_games() for one in game.playthroughs)
    assert menagerie("playthroughs", "--check").code == 1
    written = menagerie("playthroughs")
    assert written.code == 0
    assert written.out.count("\n") == len(names)
    folder = Path("tests/playthroughs")
    assert sorted(path.name for path in folder.iterdir()) == names
    assert menagerie("playthroughs", "--check").code == 0
    with (folder / names[0]).open("a", encoding="utf-8") as file:
        file.write("and they lived happily ever after\n")
    (folder / "stray.txt").write_text("?", encoding="utf-8")
    differing = menagerie("playthroughs", "--check", str(folder))
    assert (differing.code, differing.err.count("\n")) == (1, 1)
    assert names[0] in differing.err
    assert "stray.txt" in differing.err
