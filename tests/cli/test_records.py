"""`verify` and `replay`: what is in order, and an answer of its own for every kind of damage."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import menagerie as library
from menagerie.core.record import commitment, decode, replay
from menagerie.core.words import words_for
from menagerie.lab.series import Series, play_recorded
from tests.cli.conftest import Order

Damage = Callable[[dict[str, Any]], None]
OPTIONS = {"more_decisions": True, "busy_zoo": True}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record of a whole game, with secret and simultaneous choices in it."""
    path = tmp_path / "game.zoo.json"
    path.write_bytes(play_recorded(Series("lucky-lions", 3, ("random",) * 3, "a seed", OPTIONS), 1)[1])
    return path


def change(name: str, value: Any) -> Damage:
    def damage(record: dict[str, Any]) -> None:
        record[name] = value

    return damage


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] = "another"


def reseeded(record: dict[str, Any]) -> None:
    """A forger who changes the commitment along with the seed is given away by the moves."""
    record["seed"], record["commitment"] = "another", commitment("another")


def lost(name: str) -> Damage:
    def damage(record: dict[str, Any]) -> None:
        del record[name]

    return damage


def first_move(**changes: Any) -> Damage:
    def damage(record: dict[str, Any]) -> None:
        record["actions"][0].update(changes)

    return damage


def one_move_too_many(record: dict[str, Any]) -> None:
    record["actions"].append(record["actions"][0])


def one_move_too_few(record: dict[str, Any]) -> None:
    record["actions"].pop()


def better_score(record: dict[str, Any]) -> None:
    record["result"]["standings"][0]["score"] += 1


def unfinished(record: dict[str, Any]) -> None:
    record["actions"].pop()
    record["result"] = None


def too_many_seats(record: dict[str, Any]) -> None:
    record["seats"] = [{"name": f"p{n}"} for n in range(6)]


READABLE: list[tuple[Damage, str, str]] = [
    (other_seed, "The seed is not the one the table committed to", "La graine n’est pas celle"),
    (change("commitment", "0" * 64), "The seed is not the one", "La graine n’est pas celle"),
    (reseeded, "Move 1 ", "Le coup 1 "),
    (first_move(action={"type": "choose", "card": "Q99"}), "Move 1 is against rule 3.1: ", "contraire à la règle 3.1"),
    (first_move(action={"type": "fly"}), "Move 1 is not a move of this game: $.type", "Le coup 1 n’existe pas"),
    (first_move(point="9.9"), "Move 1 answers the decision “9.9”", "répond à la décision « 9.9 »"),
    (first_move(seat=77), "Move 1 is against rule 1.1: ", "contraire à la règle 1.1"),
    (first_move(seat=-1), "Move 1 is against rule 1.1: ", "contraire à la règle 1.1"),
    (one_move_too_many, "comes after the end of the game", "vient après la fin"),
    (one_move_too_few, "the game is not over", "elle n’est pas finie"),
    (better_score, "The result is not the one the moves lead to", "Le résultat n’est pas celui"),
    (change("result", None), "the record has no result", "la partie n’a pas de résultat"),
    (change("seed", None), "a result but no seed", "un résultat mais pas de graine"),
    (change("options", {"market": 99}), "The options do not fit the game: $.market", "Les options ne vont pas"),
    (change("options", {"zebras": 1}), "The options do not fit the game: $.zebras", "Les options ne vont pas"),
    (too_many_seats, "Six players need 36 animal cards", "Animaux sauvages"),
    (change("seats", []), "2 to 6 players, not 0", "de 2 à 6, pas à 0"),
]
UNREADABLE: list[tuple[Damage, str, str]] = [
    (change("game", "zebra-derby"), "is no game “zebra-derby”", "de jeu « zebra-derby »"),
    (change("format", 99), "has the format 99", "au format 99"),
    (change("format", "x"), "has the format x", "au format x"),
    (lost("format"), "not the record of a game", "pas une partie écrite"),
    (change("rules", 99), "version 99 of the rules", "la version 99 des règles"),
    (change("rules", "one"), "The record is damaged: $.rules", "abîmée : $.rules"),
    (lost("seats"), "The record is damaged: $.seats", "abîmée : $.seats"),
    (first_move(seat="first"), "The record is damaged: $.actions[0].seat", "abîmée : $.actions[0].seat"),
    (change("weather", "fine"), "The record is damaged: $.weather", "abîmée : $.weather"),
]


def proves_wrong(menagerie: Order, path: Path, code: int, english: str, french: str) -> None:
    for language, wanted in (("en", english), ("fr", french)):
        for command in ("verify", "replay"):
            answer = menagerie(command, str(path), "--lang", language)
            assert wanted in answer.err.replace("\u00a0", " ")
            assert answer.err.count("\n") == 1
            assert answer.out == ""
            assert answer.code == code


@pytest.mark.parametrize(("damage", "english", "french"), READABLE)
def test_a_record_that_proves_false(menagerie: Order, path: Path, damage: Damage, english: str, french: str) -> None:
    record = json.loads(path.read_text("utf-8"))
    damage(record)
    path.write_text(json.dumps(record), "utf-8")
    if record["seed"] is None:  # such a record cannot be replayed at all
        assert english in menagerie("verify", str(path)).err
        return
    proves_wrong(menagerie, path, 1, english, french)


@pytest.mark.parametrize(("damage", "english", "french"), UNREADABLE)
def test_a_record_nobody_can_read(menagerie: Order, path: Path, damage: Damage, english: str, french: str) -> None:
    record = json.loads(path.read_text("utf-8"))
    damage(record)
    path.write_text(json.dumps(record), "utf-8")
    proves_wrong(menagerie, path, 2, english, french)


@pytest.mark.parametrize(
    ("raw", "english", "french"),
    [
        (b"", "ends too early: its JSON is cut off (position 0)", "s’arrête trop tôt"),
        (b'{"format": 1, "game": "luck', "ends too early", "s’arrête trop tôt"),
        (b"Dear diary", "This is not JSON: position 0", "Ce n’est pas du JSON : position 0"),
        (b'{"format": 1}}', "This is not JSON: position 14", "Ce n’est pas du JSON"),
        (b'{"format": "\xff\xfe"}', "This is not JSON", "Ce n’est pas du JSON"),
        (b"[1, 2]", "not the record of a game", "pas une partie écrite"),
        (b"[" * 100_000, "not the record of a game", "pas une partie écrite"),
    ],
    ids=range(7),
)
def test_a_file_that_is_no_record(menagerie: Order, path: Path, raw: bytes, english: str, french: str) -> None:
    path.write_bytes(raw)
    proves_wrong(menagerie, path, 2, english, french)


def test_every_truncation_is_answered(menagerie: Order, path: Path) -> None:
    whole = path.read_bytes().rstrip()
    for length in range(0, len(whole), 97):
        path.write_bytes(whole[:length])
        answer = menagerie("verify", str(path))
        assert (answer.code, answer.out) == (2, "")
        assert "ends too early" in answer.err


def test_records_in_order(menagerie: Order, path: Path) -> None:
    answer = menagerie("verify", str(path), str(path))
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert len(lines) == 2
    record = decode(path.read_bytes())
    assert record.result is not None
    winner = record.seats[record.result.winners[0]].name
    assert lines[0] == (f"{path}: ok: Lucky Lions, 3 players, {len(record.actions)} moves, won by {winner}")
    french = menagerie("verify", str(path), "--lang", "fr").out.replace("\u00a0", " ")
    assert f"en ordre : Lucky Lions, 3 joueurs, {len(record.actions)} coups, victoire : {winner}" in french


def test_the_worst_of_several_files_counts(menagerie: Order, path: Path) -> None:
    false, torn = Path("false.zoo.json"), Path("torn.zoo.json")
    record = json.loads(path.read_text("utf-8"))
    record["seed"] = "another"
    false.write_text(json.dumps(record), "utf-8")
    torn.write_bytes(path.read_bytes()[:100])
    assert menagerie("verify", str(path), str(false)).code == 1
    answer = menagerie("verify", str(torn), str(false), str(path))
    assert answer.code == 2
    assert answer.err.count("\n") == 2
    assert answer.out.count("\n") == 1


def test_a_game_that_was_stopped_with_its_seed_shown(menagerie: Order, path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    unfinished(record)
    path.write_text(json.dumps(record), "utf-8")
    assert "ok so far" in menagerie("verify", str(path)).out
    assert menagerie("replay", str(path)).code == 0


def test_a_running_game_cannot_be_replayed(menagerie: Order, path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    record["seed"] = record["result"] = None
    path.write_text(json.dumps(record), "utf-8")
    assert "still running" in menagerie("verify", str(path)).out
    for argv in ((), ("--at", "3"), ("--seat", "open")):
        answer = menagerie("replay", str(path), *argv)
        assert (answer.code, answer.out) == (2, "")
        assert "still running" in answer.err


# --- replay ---


def private(path: Path, seat: int | None) -> set[str]:
    """Every line the words hold for that seat, over the whole game: events and positions."""
    game = library.game("lucky-lions")
    record = decode(path.read_bytes())
    words = words_for(game, "en", tuple(one.name for one in record.seats))
    lines: set[str] = set()
    for state, _, _, events in replay(record):
        lines |= {line.strip() for line in game.describe(state.view(seat), words).splitlines()}
        seen = [redacted for event in events if (redacted := game.redact(event, seat)) is not None]
        lines |= {game.describe_event(event, words) for event in seen}
    return lines


def test_a_replay_shows_a_seat_only_what_it_saw(menagerie: Order, path: Path) -> None:
    told = {}
    for seat, typed in enumerate(("1", "random 2", "3")):
        answer = menagerie("replay", str(path), "--seat", typed)
        assert answer.code == 0
        told[seat] = {line.strip().split(". ", 1)[-1] for line in answer.out.splitlines()}
    for seat, other in ((0, 1), (1, 2), (2, 0)):
        secrets = private(path, other) - private(path, seat)
        assert secrets & told[other]
        assert not secrets & told[seat]


def test_names_from_elsewhere_play_no_tricks(menagerie: Order, path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    record["seats"][0]["name"] = "\x1b]0;gotcha\x07\x1b[2J"
    path.write_text(json.dumps(record), "utf-8")
    for argv in (["verify"], ["replay"], ["replay", "--seat", "open"], ["replay", "--at", "5"]):
        answer = menagerie(*argv, str(path))
        assert answer.code == 0
        assert "\x1b" not in answer.out


def test_a_spectator_sees_what_all_see(menagerie: Order, path: Path) -> None:
    lines = {line.strip().split(". ", 1)[-1] for line in menagerie("replay", str(path)).out.splitlines()}
    for seat in range(3):
        assert not (private(path, seat) - private(path, None)) & lines
    assert "You " not in menagerie("replay", str(path)).out


def test_open_cards_show_every_decision(menagerie: Order, path: Path) -> None:
    answer = menagerie("replay", str(path), "--seat", "open")
    moves = [line for line in answer.out.splitlines() if line.split(".")[0].isdigit()]
    assert len(moves) == len(decode(path.read_bytes()).actions)
    assert " picks: " in answer.out
    assert "Victory goes to" in answer.out


def test_one_position(menagerie: Order, path: Path) -> None:
    game, record = library.game("lucky-lions"), decode(path.read_bytes())
    words = words_for(game, "en", tuple(one.name for one in record.seats))
    moves = len(record.actions)
    for number, (state, _, _, _) in enumerate(replay(record), start=1):
        if number in (1, 7, moves):
            for typed, seat in (("1", 0), ("3", 2), (None, None)):
                argv = [] if typed is None else ["--seat", typed]
                answer = menagerie("replay", str(path), "--at", str(number), *argv)
                assert game.describe(state.view(seat), words) in answer.out
                assert answer.out.startswith(f"After move {number} of {moves}:")
    fresh = game.new(3, game.options_type(**OPTIONS), record.seed or "")
    answer = menagerie("replay", str(path), "--at", "0", "--seat", "open")
    for seat in range(3):
        assert game.describe(fresh.view(seat), words) in answer.out


@pytest.mark.parametrize("argv", [["--at", "999"], ["--at", "-1"], ["--seat", "4"], ["--seat", "0"], ["--seat", "Zoe"]])
def test_what_is_not_there_cannot_be_shown(menagerie: Order, path: Path, argv: list[str]) -> None:
    answer = menagerie("replay", str(path), *argv)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert argv[1] in answer.err
