"""`menagerie tournament`: whether a published tournament is paired to the same again."""

from __future__ import annotations

import json
import random
from pathlib import Path

from menagerie.club.tournaments import published
from tests.cli.conftest import Order
from tests.club.test_tournaments import begun, play_all, tournament


def test_a_published_tournament_is_checked(menagerie: Order, tmp_path: Path) -> None:
    one = begun("swiss", 5, rounds=3)
    play_all(one, random.Random(1))
    file = tmp_path / "cup.tournament.json"
    file.write_bytes(published.encode(one))
    answer = menagerie("tournament", str(file))
    assert answer.code == 0
    assert "Round 3: 2 tables, 1 bye; the same again." in answer.out
    assert "1. Person" in answer.out
    assert "Ronde 3\u00a0: 2 tables" in menagerie("tournament", str(file), "--lang", "fr").out
    forged = json.loads(file.read_bytes())
    second = next(logged["entry"] for logged in forged["log"] if logged["entry"].get("round") == 2)
    second["tables"][0].reverse()
    file.write_text(json.dumps(forged))
    answer = menagerie("tournament", str(file))
    assert answer.code == 1
    assert "Round 2 comes out otherwise" in answer.out


def test_what_is_no_tournament_is_refused(menagerie: Order, tmp_path: Path) -> None:
    file = tmp_path / "cup.tournament.json"
    file.write_bytes(b"{}")
    assert menagerie("tournament", str(file)).code == 2
    assert menagerie("tournament", "nowhere.json").code == 2
    file.write_bytes(published.encode(tournament("swiss", 4)))
    answer = menagerie("tournament", str(file))
    assert (answer.code, "has not begun" in answer.out) == (0, True)
