"""The arena: who meets whom, what programs outside may do, what is kept, and what the results say."""

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("openskill")

from menagerie.core.registry import game as find_game
from menagerie.core.words import core_words
from menagerie.lab.arena.entrants import Entrant, entrant_named, outside_entrant
from menagerie.lab.arena.html_report import html_report
from menagerie.lab.arena.line_ups import line_ups, seating
from menagerie.lab.arena.match import Arena, GameResult, play_match
from menagerie.lab.arena.results_folder import GAMES, FolderError, ResultsFolder
from menagerie.lab.arena.run import even_number, run_arena
from menagerie.lab.arena.standings import arena_report
from menagerie.lab.workers import Processes

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def arena(*entrants: Entrant | str, players: int = 2, **more: Any) -> Arena:
    found = tuple(Entrant(one) if isinstance(one, str) else one for one in entrants)
    return Arena("lucky-lions", find_game("lucky-lions").rules_version, players, found, "a seed", **more)


def program(tmp_path: Path, code: str, name: str = "outside") -> Entrant:
    """A program outside, made of the code that answers ``message``."""
    file = tmp_path / f"{name}.py"
    beginning = "import json, os, sys, time\nfor line in sys.stdin:\n    message = json.loads(line)\n"
    file.write_text(beginning + "".join(f"    {line}\n" for line in code.splitlines()))
    return Entrant(name, (sys.executable, str(file)))


ASKED = 'if message["type"] == "choose": '
ANSWER = ASKED + 'print(json.dumps({"action": 0}), flush=True)'


# --- line-ups ---------------------------------------------------------------------------------------------------------


def test_everyone_meets_everyone() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(line_ups(["a", "b", "c", "d"], 3)) == 4
    assert line_ups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


@pytest.mark.parametrize(("names", "seats"), [("ab", 2), ("abc", 2), ("abc", 3), ("ab", 4), ("abcde", 4)])
def test_every_entrant_sits_in_every_seat_equally_often_and_each_deal_is_played_in_all_rotations(
    names: str, seats: int
) -> None:
    choices = line_ups(names, seats)
    games = [seating(choices, number, "s") for number in range(1, 3 * len(choices) * seats + 1)]
    counts = {
        (name, seat): sum(line_up[seat] == name for line_up, _ in games) for name in names for seat in range(seats)
    }
    assert len(set(counts.values())) == 1
    for deal in (1, 2, 3):
        assert sum(number == deal for _, number in games) == len(choices) * seats
    assert len({line_up for line_up, deal in games if deal == 2}) > 1


def test_the_number_of_games_is_rounded_up_to_whole_rounds() -> None:
    assert even_number(arena("random", "keeper", "collector"), 1) == 6
    assert even_number(arena("random", "keeper", "collector"), 7) == 12


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_can_be_played_alone_and_comes_out_the_same_in_any_number_of_processes() -> None:
    plan = arena("random", "keeper", players=3)
    one, two = run_arena(plan, 12), run_arena(plan, 12, Processes(2))
    assert [without_time(game) for game in one] == [without_time(game) for game in two]
    assert without_time(play_match(plan, 7)) == without_time(one[6])


def without_time(game: GameResult) -> tuple[Any, ...]:
    return game.number, game.seats, game.deal, game.ranks, game.scores, game.moves


@pytest.mark.parametrize("file", ["outside_bot.py", "outside_bot.mjs"])
@pytest.mark.parametrize("game", ["lucky-lions", "zoo-le-ma", "zoocracy", "18zoo"])
def test_the_documented_examples_play_whole_games(file: str, game: str) -> None:
    runner = sys.executable if file.endswith(".py") else shutil.which("node")
    if runner is None:
        pytest.skip("there is no Node here")
    guest = Entrant("guest", (runner, str(EXAMPLES / file)))
    cap = 400 if game == "18zoo" else 100_000  # whole games of it by chance are long
    plan = Arena(game, find_game(game).rules_version, 2, (guest, Entrant("random")), "1", cap=cap)
    result = play_match(plan, 1)
    assert result.forfeit == "", result.detail
    assert result.unfinished == (game == "18zoo")
    assert all(moves > 0 for moves in result.moves)


def test_the_examples_are_as_short_as_promised() -> None:
    assert all(len((EXAMPLES / file).read_text().splitlines()) <= 35 for file in ("outside_bot.py", "outside_bot.mjs"))


def test_a_program_sees_its_view_and_its_actions_and_nothing_hidden(tmp_path: Path) -> None:
    log = tmp_path / "seen.jsonl"
    spy = program(tmp_path, f'open({str(log)!r}, "a").write(line)\n{ANSWER}', "spy")
    result = play_match(arena(spy, "random"), 1)
    assert result.forfeit == ""
    seen = [json.loads(line) for line in log.read_text().splitlines()]
    assert [seen[0]["type"], seen[-1]["type"]] == ["game", "end"]
    assert seen[0]["seat"] == 0
    assert "a seed" not in log.read_text()
    assert all(message["view"]["seat"] == 0 for message in seen[1:-1])
    assert all(message.keys() == {"type", "view", "legal"} for message in seen[1:-1])
    assert seen[-1]["result"]["standings"]


@pytest.mark.parametrize(
    ("code", "reason", "detail"),
    [
        ("sys.exit('no more')", "crash", "no more"),
        (ASKED + "os._exit(7)", "crash", "exit code 7"),
        (ASKED + "time.sleep(60)", "timeout", "0.5"),
        (ASKED + 'print("hello", flush=True)', "answer", "hello"),
        (ASKED + 'print("{}", flush=True)', "answer", "action"),
        (ASKED + 'print("[" * 100000, flush=True)', "answer", ""),
        (ASKED + 'print(json.dumps({"action": 99}), flush=True)', "illegal", "99"),
        (ASKED + 'print(json.dumps({"action": {"type": "x"}}), flush=True)', "answer", "x"),
        (ASKED + 'print(json.dumps({"action": {"type": "choose", "card": "?"}}), flush=True)', "illegal", "3.1"),
        (ASKED + '\n    while True: sys.stdout.write("x" * 65536)', "crash", ""),
    ],
)
def test_a_fault_costs_the_game_and_not_the_arena(tmp_path: Path, code: str, reason: str, detail: str) -> None:
    plan = arena(
        program(tmp_path, code), "random", "keeper", players=3, move_seconds=0.5 if reason == "timeout" else 20
    )
    result = play_match(plan, 1)
    assert (result.forfeit, result.seats[result.forfeited_by or 0]) == (reason, "outside")
    assert detail in result.detail
    assert [rank for seat, rank in zip(result.seats, result.ranks, strict=True) if seat != "outside"] == [1, 1]
    assert sum(result.points()) == pytest.approx(1)


def test_a_program_that_cannot_be_started_loses_its_games() -> None:
    games = run_arena(arena(Entrant("nobody", ("/no/such/program",)), "random"), 2)
    assert [game.forfeit for game in games] == ["crash", "crash"]
    report = arena_report(arena(Entrant("nobody", ("/no/such/program",)), "random"), games)
    assert report.standings[-1].forfeits == {"crash": 2}


def test_what_a_program_started_is_ended_with_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    child = (
        f'if message["type"] == "game":\n'
        f'    child = __import__("subprocess").Popen([sys.executable, "-c", "import time; time.sleep(600)"])\n'
        f"    open({str(pid)!r}, 'w').write(str(child.pid))\n{ANSWER}"
    )
    play_match(arena(program(tmp_path, child), "random"), 1)
    stat = Path(f"/proc/{pid.read_text()}/stat")
    if not Path("/proc/self").exists():
        pytest.skip("only Linux tells")
    assert not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] == "Z"


def test_entrants_as_they_are_typed() -> None:
    game = find_game("lucky-lions")
    assert entrant_named(game, "search-50").name == "search-50"
    assert outside_entrant('mine=python3 "my bot.py" -x').command == ("python3", "my bot.py", "-x")
    for wrong in ("mine", "=python3", "mine=", 'mine="'):
        with pytest.raises(ValueError):  # noqa: PT011 - shlex says it in its own words
            outside_entrant(wrong)


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_an_arena_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    plan, folder = arena("random", "keeper"), ResultsFolder(tmp_path)
    folder.begin(plan)

    def stop_at_three(played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_arena(plan, 8, folder=folder, done=stop_at_three)
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"number":4,"sea')  # the power went while a line was written
    again, played = ResultsFolder(tmp_path), list[int]()
    assert again.setup() == plan
    whole = run_arena(plan, 8, folder=again, done=played.append)
    assert played == [3, 4, 5, 6, 7, 8]
    assert [without_time(game) for game in whole] == [without_time(game) for game in run_arena(plan, 8)]
    assert [game.number for game in again.games()] == [*range(1, 9)]


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    plan, folder = arena("random", "keeper"), ResultsFolder(tmp_path)
    with pytest.raises(FolderError, match="empty"):
        folder.setup()
    folder.begin(plan)
    with pytest.raises(FolderError, match="in-use"):
        folder.begin(plan)
    (tmp_path / GAMES).write_bytes(b"nonsense\n")
    with pytest.raises(FolderError, match="damaged"):
        folder.games()


# --- what the results say ---------------------------------------------------------------------------------------------


def game(number: int, seats: str, ranks: list[int], **more: Any) -> GameResult:
    return GameResult(number, tuple(seats), 1, tuple(ranks), 10, (5,) * len(seats), (0.01,) * len(seats), **more)


def test_points_meetings_and_costs_are_counted_by_entrant() -> None:
    plan = arena("a", "b", "c", players=3)
    report = arena_report(plan, [game(1, "abc", [1, 2, 3]), game(2, "bca", [1, 1, 3]), game(3, "cab", [1, 2, 2])])
    by_name = {standing.name: standing for standing in report.standings}
    assert [by_name[name].points for name in "abc"] == [1, 0.5, 1.5]
    assert by_name["a"].milliseconds == 2
    meetings = {(meeting.name, meeting.other): meeting.share for meeting in report.meetings}
    assert meetings["a", "b"] == 0.5  # ahead, behind, equal
    assert meetings["c", "a"] == pytest.approx(2 / 3, abs=1e-5)
    assert meetings["b", "c"] == pytest.approx(0.5)


def test_ratings_put_the_stronger_first_and_their_intervals_shrink() -> None:
    plan = arena("a", "b")
    few = arena_report(plan, [game(n, "ab", [1, 2]) for n in range(1, 3)])
    many = arena_report(plan, [game(n, "ab", [1, 2] if n % 4 else [2, 1]) for n in range(1, 101)])
    assert [standing.name for standing in many.standings] == ["a", "b"]

    def width(report: Any) -> float:
        low, high = report.standings[0].rating.interval
        return float(high - low)

    assert width(many) < width(few)


def test_the_order_in_which_games_come_changes_nothing_and_unfinished_ones_rate_nobody() -> None:
    plan = arena("a", "b")
    games = [game(1, "ab", [1, 2]), game(2, "ba", [1, 2]), game(3, "ab", [1, 1], unfinished=True)]
    assert arena_report(plan, games) == arena_report(plan, games[::-1])
    assert arena_report(plan, games).unfinished == 1
    rated = [[standing.rating for standing in arena_report(plan, some).standings] for some in (games, games[:2])]
    assert rated[0] == rated[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_whole_and_takes_nothing_from_elsewhere(language: str) -> None:
    plan = arena("random", "keeper", Entrant("<b>mine</b>", ("true",)))
    games = run_arena(arena("random", "keeper"), 4)
    page = html_report(arena_report(plan, games), "menagerie arena 'x' <y>", core_words(language))
    assert "<b>mine" not in page
    assert "&lt;y&gt;" in page
    assert page.count("<svg") == 5
    assert all(outside not in page for outside in ("http:", "https:", "<script", "@import", "url("))
    assert page.startswith("<!doctype html>")
    assert "{ $" not in page
