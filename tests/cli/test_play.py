"""`play`: whole games typed into the terminal, passing the screen, undo, the rule and the hint."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import menagerie as library
from menagerie.bots import best_bot
from menagerie.cli.local_table import LocalTable
from menagerie.core.contract import state_bytes
from menagerie.core.record import Seat, decode, replay, verify
from menagerie.core.words import words_for
from menagerie.games.lucky_lions.actions import Challenge, Discard, Pick
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from tests.cli.conftest import Answer, Order

LIONS = "lucky-lions"
SEPARATOR = "═" * 40
ALWAYS_THE_FIRST = "1\n" * 3000
EVERYTHING = ["more_decisions", "longer", "busy_zoo", "wild_animals"]


def saved(answer: Answer) -> Path:
    found = re.search(r"(\S+\.zoo\.json)", answer.out.splitlines()[-1])
    assert found is not None, answer.out[-500:]
    return Path(found[1])


def test_a_whole_game_of_one_person_against_a_bot(menagerie: Order) -> None:
    answer = menagerie("play", LIONS, "--seed", "one", typed=ALWAYS_THE_FIRST)
    assert (answer.code, answer.err) == (0, "")
    record = decode(saved(answer).read_bytes())
    verdict = verify(record)
    assert verdict.result is not None
    assert [(seat.name, seat.bot) for seat in record.seats] == [
        ("Player 1", None),
        (f"{best_bot(library.game(LIONS)).capitalize()} 2", best_bot(library.game(LIONS))),
    ]
    assert answer.out.index(record.commitment) < answer.out.index("Your choice")
    assert SEPARATOR not in answer.out
    assert "Victory goes to" in answer.out
    assert menagerie("verify", str(saved(answer))).code == 0


def test_people_and_bots_with_every_expansion(menagerie: Order) -> None:
    options = [part for name in EVERYTHING for part in ("--option", name)]
    argv = ["--players", "6", "--names", "Ada,Ben", "--bots", "random", "--out", "night.zoo.json", *options]
    answer = menagerie("play", LIONS, *argv, typed=ALWAYS_THE_FIRST)
    assert (answer.code, answer.err) == (0, "")
    record = decode(Path("night.zoo.json").read_bytes())
    assert verify(record).result is not None
    assert [seat.name for seat in record.seats] == ["Ada", "Ben", "Random 3", "Random 4", "Random 5", "Random 6"]
    assert all(record.options[name] for name in EVERYTHING)


def test_without_a_seed_every_game_is_another_one(menagerie: Order) -> None:
    one, other = (decode(saved(menagerie("play", LIONS, typed="q\n")).read_bytes()) for _ in range(2))
    assert one.commitment != other.commitment


def test_the_record_never_takes_the_place_of_another_file(menagerie: Order) -> None:
    first, second = (saved(menagerie("play", LIONS, "--seed", "x", typed="q\n")) for _ in range(2))
    assert first != second
    assert first.exists()
    assert second.exists()


# --- two people at one screen ---


def scenes(out: str) -> list[tuple[str, list[str]]]:
    """What stood on the screen between one separator and the next, and for whom."""
    found = []
    for scene in out.split(SEPARATOR)[1:]:
        lines = [line.strip() for line in scene.strip().splitlines()]
        name = next(match[1] for line in lines if (match := re.search(r"Pass the screen to (\w+)", line)))
        found.append((name, lines))
    return found


def said_to(name: str, played: list[tuple[str, list[str]]]) -> set[str]:
    """The lines on that player's screens, without bullets, numbers and names before them."""
    return {re.sub(r"^(• |\d+ +|\w+: (?=[A-Z]))", "", line) for who, lines in played if who == name for line in lines}


def words_of(path: Path, seat: int) -> set[str]:
    """Every line that is meant for this seat, over the whole game."""
    game = library.game(LIONS)
    record = decode(path.read_bytes())
    words = words_for(game, "en", tuple(one.name for one in record.seats))
    lines: set[str] = set()
    for state, _, _, events in replay(record):
        view = state.view(seat)
        lines |= {line.strip() for line in game.describe(view, words).splitlines()}
        lines |= {game.describe_action(action, view, words) for action in state.legal(seat)}
        seen = [redacted for event in events if (redacted := game.redact(event, seat)) is not None]
        lines |= {game.describe_event(event, words) for event in seen}
    return lines


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_hidden_hands_stay_hidden_from_the_others(menagerie: Order, seed: str) -> None:
    options = ["--option", "more_decisions", "--option", "longer", "--option", "wild_animals"]
    answer = menagerie("play", LIONS, "--names", "Ada,Ben", "--seed", seed, *options, typed=ALWAYS_THE_FIRST)
    path = saved(answer)
    assert verify(decode(path.read_bytes())).result is not None
    played = scenes(answer.out)
    assert len(played) > 5
    assert all(one[0] != next_one[0] for one, next_one in pairwise(played))
    last_name, last_lines = played[-1]
    end = max(index for index, line in enumerate(last_lines) if line.startswith("Your choice"))
    played[-1] = last_name, last_lines[: end + 1]  # after that the game is over, and everybody looks
    for seat, name, other in ((0, "Ada", 1), (1, "Ben", 0)):
        secrets = words_of(path, other) - words_of(path, seat)
        assert not secrets & said_to(name, played)
        assert len(secrets & said_to("Ben" if name == "Ada" else "Ada", played)) > 3  # there they were to be seen
    closing = answer.out.rsplit("Your choice", 1)[1]
    assert "You " not in closing.replace("Your", "")


def test_a_secret_choice_of_both_is_asked_from_the_others_one_after_the_other(menagerie: Order) -> None:
    argv = ["--names", "Ada,Ben", "--seed", "5", "--option", "more_decisions"]
    played = scenes(menagerie("play", LIONS, *argv, typed=ALWAYS_THE_FIRST).out)
    picking = [name for name, lines in played if any("Pick" in line and "cards of your die" in line for line in lines)]
    assert picking[:2] in (["Ada", "Ben"], ["Ben", "Ada"])


# --- undo ---


def test_among_bots_everything_may_be_undone_and_the_log_says_when_something_was_revealed(menagerie: Order) -> None:
    argv = ["--players", "3", "--seed", "5", "--bots", "random"]
    answer = menagerie("play", LIONS, *argv, typed="u\n1\n1\nu\nu\nu\nq\n")
    assert answer.out.count("Player 1 undoes a move after something was revealed.") == 2
    assert answer.out.count("There is nothing to undo.") == 2
    moves = decode(saved(answer).read_bytes()).actions
    assert all(move.seat != 0 for move in moves)


def test_a_game_with_undone_moves_can_be_verified(menagerie: Order) -> None:
    answer = menagerie("play", LIONS, "--players", "3", "--seed", "5", typed="1\nu\n2\n1\nu\n" + ALWAYS_THE_FIRST)
    assert answer.out.count("Player 1 undoes a move") == 2
    assert verify(decode(saved(answer).read_bytes())).result is not None


def test_equal_seeds_and_inputs_give_equal_games(menagerie: Order) -> None:
    typed = "1\n1\nu\n" + ALWAYS_THE_FIRST
    one, other = (
        menagerie("play", LIONS, "--players", "3", "--seed", "5", "--out", name, typed=typed) for name in ("a", "b")
    )
    assert one.out.replace(" a;", "") == other.out.replace(" b;", "")
    assert Path("a").read_bytes() == Path("b").read_bytes()


@pytest.mark.parametrize("answer", ["y", "n"])
def test_among_people_the_others_are_asked_once_something_was_revealed(menagerie: Order, answer: str) -> None:
    # Choosing a zoo card turns a new one up; then the same player chooses an opponent.
    typed = f"\nu\n1\nu\n{answer}\n{answer}\nq\n"
    out = menagerie("play", LIONS, "--names", "Ada,Ben,Cleo", "--seed", "5", typed=typed).out
    assert "There is nothing to undo." in out
    assert re.search(r"(\w+) asks to undo the last move\. (?!\1)\w+, do you agree\?", out)
    assert ("everybody agreed" in out) == (answer == "y")
    assert ("The undo was refused." in out) == (answer == "n")


def table(seed: str = "5", more_decisions: bool = False) -> LocalTable:
    people = (Seat("Ada"), Seat("Ben"), Seat("Cleo"))
    return LocalTable(library.game(LIONS), LuckyLionsOptions(more_decisions=more_decisions), people, seed)


def until(local: LocalTable, wanted: type) -> int:
    """Plays first choices until somebody is asked for that kind of action; returns the seat."""
    while waiting := local.table.waiting_on:
        legal = local.state.legal(waiting[0])
        if isinstance(legal[0], wanted):
            return waiting[0]
        local.decide(waiting[0], legal[0])
    raise AssertionError("the game ended first")


def test_a_secret_pick_is_undone_freely() -> None:
    with table(more_decisions=True) as local:
        seat = until(local, Pick)
        before, moves = state_bytes(local.state), len(local.table.moves)
        local.decide(seat, local.state.legal(seat)[0])
        assert local.undo_kind(seat) == "free"
        assert local.undo(seat) == ()
        assert state_bytes(local.state) == before
        assert len(local.table.moves) == len(local.record().actions) == moves


def test_after_a_roll_or_another_move_the_others_must_agree() -> None:
    with table() as local:
        seat = until(local, Challenge)
        local.decide(seat, local.state.legal(seat)[0])
        assert local.undo_kind(seat) == "consent"
    with table("8") as local:
        seat = until(local, Discard)
        local.decide(seat, local.state.legal(seat)[0])
        next_one = local.table.waiting_on[0]
        assert next_one != seat
        local.decide(next_one, local.state.legal(next_one)[0])
        assert local.undo_kind(seat) == "consent"
        assert set(local.undo(seat)) == {0, 1, 2} - {seat}


def test_news_are_shown_once_and_not_when_they_were_undone() -> None:
    words = words_for(library.game(LIONS), "en", ("Ada", "Ben", "Cleo"))
    with table(more_decisions=True) as local:
        seat = until(local, Pick)
        local.news(seat, words)
        local.decide(seat, local.state.legal(seat)[0])
        assert len(local.news(seat, words)) == 1
        assert local.news(seat, words) == []
        local.decide(seat, local.state.legal(seat)[-1])
        local.undo(seat)
        assert [line for line in local.news(seat, words) if "undoes" not in line] == []


def test_the_terminal_needs_no_database() -> None:
    heavy = ("sqlalchemy", "alembic", "aiosqlite", "argon2", "litestar", "uvicorn", "websockets", "multiprocessing")
    asked = f"import sys, menagerie.cli.terminal; print([name for name in {heavy} if name in sys.modules])"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "[]"


def test_before_the_screen_is_passed_on_the_last_player_may_still_undo(menagerie: Order) -> None:
    argv = ["--names", "Ada,Ben", "--seed", "5", "--option", "more_decisions"]
    plain = menagerie("play", LIONS, *argv, "--out", "plain.zoo.json", typed=ALWAYS_THE_FIRST)
    picker = next(n for n, (_, lines) in enumerate(scenes(plain.out)) if any("Pick" in line for line in lines))
    before = plain.out.split(SEPARATOR)[: picker + 2]
    asked = sum(scene.count("Your choice") + scene.count("Enter: go on") for scene in before)
    answer = menagerie("play", LIONS, *argv, typed="1\n" * asked + "u\n" + "q\n")
    first, second, third = (name for name, _ in scenes(answer.out)[picker : picker + 3])
    assert first != second
    assert third == first


# --- rules, hints, and what people type ---


def test_the_rule_of_the_present_decision_and_others(menagerie: Order) -> None:
    typed = "?\n? 3.7\n? 5a\n? zzz\n? 3.99\n?tie\nq\n"
    answer = menagerie("play", LIONS, "--players", "2", "--seed", "3", typed=typed)
    asked = answer.out.split("Your choice")
    assert "\n3.1 " in asked[1]
    assert "\n3.7 " in asked[2]
    assert "\n5a.1 " in asked[3]
    assert "No paragraph holds “zzz”." in asked[4]
    assert "no paragraph 3.99" in asked[5]
    assert "\n3.7 " in asked[6]


def test_a_hint_comes_from_the_best_bot_with_its_reason(menagerie: Order) -> None:
    answer = menagerie("play", LIONS, "--seed", "3", typed="h\nq\n")
    hint = next(line for line in answer.out.splitlines() if " would take " in line)
    found = re.match(r"(\w+) would take (\d+) \((.+)\): (.+)", hint)
    assert found is not None
    assert found[1] == best_bot(library.game(LIONS))
    offered = [line.split(maxsplit=1) for line in answer.out.splitlines() if re.match(r" +\d+  ", line)]
    assert [found[2], found[3]] in offered


@pytest.mark.parametrize("nonsense", ["foo", "0", "99", "-1", "1.5", "²", "hq", "uu", "\x1b[A", "1" * 5000])
def test_what_is_not_understood_is_asked_again(menagerie: Order, nonsense: str) -> None:
    answer = menagerie("play", LIONS, "--seed", "3", typed=f"{nonsense}\nq\n")
    assert "is not understood: type one of 1–4" in answer.out
    assert answer.out.count("Your choice") == 2
    assert answer.code == 0


def test_a_word_finds_the_choices_that_hold_it(menagerie: Order) -> None:
    _, found, _ = menagerie("play", "18zoo", "--seed", "5", typed="PASS\nq\n").out.split("Your choice")
    assert "5  Pass\n" in found
    assert "Buy" not in found


def test_many_choices_stand_in_columns(menagerie: Order) -> None:
    """Every family at every value: more than a screen of lines, if each had its own."""
    answer = menagerie("play", "18zoo", "--seed", "5", "--option", "map=D", "--players", "4", typed="1\nq\n")
    asked = answer.out.split("Your turn: sell cards")[1]
    first = next(line for line in asked.splitlines() if line.startswith(" 1  "))
    assert len(re.findall(r" \d+  [A-Z]", first)) == 2


def test_an_action_may_be_written_out(menagerie: Order) -> None:
    """What no list could hold, such as a run drawn by hand: done, or refused with its rule."""
    typed = '{"type": "rest"}\n{"type": "?"}\n{"type": "pass"}\nq\n'
    _, refused, unreadable, done, *_ = menagerie("play", "18zoo", "--seed", "5", typed=typed).out.split("Your choice")
    assert "(Rule 5.2)" in refused
    assert "This is not an action" in unreadable
    assert "Player 1 passes" in done


def test_enter_shows_the_table_again(menagerie: Order) -> None:
    answer = menagerie("play", LIONS, "--seed", "3", typed="\n\nq\n")
    assert answer.out.count("Your turn: choose") == 3


@pytest.mark.parametrize("typed", ["q\n", "", "1\n1\n"])
def test_leaving_early_saves_what_was_played_without_its_seed(menagerie: Order, typed: str) -> None:
    answer = menagerie("play", LIONS, "--seed", "3", typed=typed)
    assert (answer.code, answer.err) == (0, "")
    assert "You left the game." in answer.out
    record = decode(saved(answer).read_bytes())
    assert record.seed is None
    assert verify(record).running


def test_names_are_kept_tame(menagerie: Order) -> None:
    answer = menagerie("play", LIONS, "--names", "A\x1b[2Jda, ", typed="q\nq\n")
    seats = decode(saved(answer).read_bytes()).seats
    assert "\x1b" not in seats[0].name
    assert seats[1].name == "Player 2"


# --- French ---


def test_a_french_game_has_no_english_in_it(menagerie: Order) -> None:
    options = [part for name in EVERYTHING for part in ("--option", name)]
    argv = ["--names", "Ada,Ben", "--bots", "random", "--seed", "3", "--lang", "fr", *options]
    typed = "\n?\nh\nu\nx\n" + ALWAYS_THE_FIRST
    answer = menagerie("play", LIONS, *argv, typed=typed)
    path = str(saved(answer))
    pages = [
        answer,
        *(menagerie(command, path, "--lang", "fr") for command in ("verify", "replay")),
        menagerie("replay", path, "--seat", "open", "--lang", "fr"),
        menagerie("replay", path, "--at", "9", "--lang", "fr"),
        menagerie("games", "--lang", "fr"),
        menagerie("games", LIONS, "--lang", "fr"),
        menagerie("simulate", LIONS, "--bots", "random", "--games", "5", "--lang", "fr"),
        menagerie("play", LIONS, "--lang", "fr", typed="h\nq\n"),
    ]
    english = re.compile(r"(?i)\b(the|you|your|and|with|is|was|of|to|cards?|rolls|wins|player|fox|dolphin|by)\b")
    for page in pages:
        assert page.code == 0
        said = re.sub(r"\S+\.zoo\.json|Lucky Lions", "", page.out)
        assert english.findall(said) == []


def test_bots_speak_up_before_a_person_decides(menagerie: Order) -> None:
    asked = re.compile(
        r"### Player 1 may propose a government\n(• .*\n)*?• Statesman . to Player 1: I would vote yes for"
    )
    tables = (
        menagerie("play", "zoocracy", "--players", "4", "--seed", f"{seed}", typed="1\n" * 16 + "q\n").out
        for seed in range(20, 80)
    )
    assert any(asked.search(told) for told in tables)  # who may propose, and needs whom, is the game's affair
