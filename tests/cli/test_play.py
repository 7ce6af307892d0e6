"""`play`: whole games typed into the terminal, the curtain, the way back, the rule and the hint."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import menagerie as house
from menagerie.bots import best_bot
from menagerie.cli.sitting import Sitting
from menagerie.core.contract import state_bytes
from menagerie.core.record import Seat, decode, replay, verify
from menagerie.core.words import words_for
from menagerie.games.lucky_lions.actions import Challenge, Discard, Pick
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from tests.cli.conftest import Answer, Order

LIONS = "lucky-lions"
CURTAIN = "═" * 40
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
        (f"{best_bot(house.game(LIONS)).capitalize()} 2", best_bot(house.game(LIONS))),
    ]
    assert answer.out.index(record.commitment) < answer.out.index("Your choice")
    assert CURTAIN not in answer.out
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
    """What stood on the screen between one curtain and the next, and for whom."""
    found = []
    for scene in out.split(CURTAIN)[1:]:
        lines = [line.strip() for line in scene.strip().splitlines()]
        name = next(match[1] for line in lines if (match := re.search(r"Pass the screen to (\w+)", line)))
        found.append((name, lines))
    return found


def said_to(name: str, played: list[tuple[str, list[str]]]) -> set[str]:
    """The lines on that player's screens, without bullets, numbers and names before them."""
    return {re.sub(r"^(• |\d+ +|\w+: (?=[A-Z]))", "", line) for who, lines in played if who == name for line in lines}


def words_of(path: Path, seat: int) -> set[str]:
    """Every line that is meant for this seat, over the whole game."""
    game = house.game(LIONS)
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
def test_hidden_hands_stay_hidden_behind_the_curtain(menagerie: Order, seed: str) -> None:
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


def test_a_secret_choice_of_both_is_asked_behind_the_curtain_one_after_the_other(menagerie: Order) -> None:
    argv = ["--names", "Ada,Ben", "--seed", "5", "--option", "more_decisions"]
    played = scenes(menagerie("play", LIONS, *argv, typed=ALWAYS_THE_FIRST).out)
    picking = [name for name, lines in played if any("Pick" in line and "cards of your die" in line for line in lines)]
    assert picking[:2] in (["Ada", "Ben"], ["Ben", "Ada"])


# --- the way back ---


def test_against_bots_everything_may_be_taken_back(menagerie: Order) -> None:
    argv = ["--players", "3", "--seed", "5", "--bots", "random"]
    answer = menagerie("play", LIONS, *argv, typed="u\n1\n1\nu\nu\nu\nq\n")
    assert "There is nothing of yours to take back." in answer.out
    assert answer.out.count("Taken back. Against bots alone everything may be.") == 2
    assert answer.out.count("There is nothing of yours to take back.") == 2
    moves = decode(saved(answer).read_bytes()).actions
    assert all(move.seat != 0 for move in moves)


def test_a_game_with_steps_taken_back_can_be_verified(menagerie: Order) -> None:
    answer = menagerie("play", LIONS, "--players", "3", "--seed", "5", typed="1\nu\n2\n1\nu\n" + ALWAYS_THE_FIRST)
    assert answer.out.count("Taken back.") == 2
    assert verify(decode(saved(answer).read_bytes())).result is not None


def test_among_people_what_has_shown_something_stays(menagerie: Order) -> None:
    # Choosing a zoo card turns a new one up; after that, the opponent is asked for.
    typed = "\n" + "u\n1\nu\n1\n" + "\nu\nq\n"
    answer = menagerie("play", LIONS, "--names", "Ada,Ben,Cleo", "--seed", "5", typed=typed)
    assert "There is nothing of yours to take back." in answer.out
    assert "Your last decision has shown you something new" in answer.out
    assert "Taken back." not in answer.out


def table(seed: str = "5", more_decisions: bool = False) -> Sitting:
    people = (Seat("Ada"), Seat("Ben"), Seat("Cleo"))
    return Sitting(house.game(LIONS), LuckyLionsOptions(more_decisions=more_decisions), people, seed)


def until(sitting: Sitting, wanted: type) -> int:
    """Plays first choices until somebody is asked for that kind of action; who that is."""
    while waiting := sitting.state.waiting_on:
        legal = sitting.state.legal(waiting[0])
        if isinstance(legal[0], wanted):
            return waiting[0]
        sitting.decide(waiting[0], legal[0])
    raise AssertionError("the game ended first")


def test_a_secret_pick_may_be_taken_back_while_it_has_shown_nothing() -> None:
    sitting = table(more_decisions=True)
    seat = until(sitting, Pick)
    before, moves = state_bytes(sitting.state), len(sitting.recorder.moves)
    sitting.decide(seat, sitting.state.legal(seat)[0])
    assert sitting.undo_problem(seat) is None
    sitting.undo(seat)
    assert state_bytes(sitting.state) == before
    assert len(sitting.recorder.moves) == len(sitting.steps) == moves


def test_a_roll_may_not() -> None:
    sitting = table()
    seat = until(sitting, Challenge)
    sitting.decide(seat, sitting.state.legal(seat)[0])
    assert sitting.undo_problem(seat) == "cli-undo-revealed"


def test_nor_may_anything_once_others_have_decided() -> None:
    sitting = table("8")
    seat = until(sitting, Discard)
    sitting.decide(seat, sitting.state.legal(seat)[0])
    next_one = sitting.state.waiting_on[0]
    assert next_one != seat
    sitting.decide(next_one, sitting.state.legal(next_one)[0])
    assert sitting.undo_problem(seat) == "cli-undo-others"


def test_news_taken_back_are_news_no_more() -> None:
    sitting = table(more_decisions=True)
    seat = until(sitting, Pick)
    sitting.news(seat)
    sitting.decide(seat, sitting.state.legal(seat)[0])
    assert len(sitting.news(seat)) == 1
    assert sitting.news(seat) == []
    sitting.undo(seat)
    assert sitting.news(seat) == []
    sitting.decide(seat, sitting.state.legal(seat)[-1])
    assert len(sitting.news(seat)) == 1


def test_before_the_curtain_rises_the_last_player_may_still_take_back(menagerie: Order) -> None:
    argv = ["--names", "Ada,Ben", "--seed", "5", "--option", "more_decisions"]
    plain = menagerie("play", LIONS, *argv, "--out", "plain.zoo.json", typed=ALWAYS_THE_FIRST)
    picker = next(n for n, (_, lines) in enumerate(scenes(plain.out)) if any("Pick" in line for line in lines))
    before = plain.out.split(CURTAIN)[: picker + 2]
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
    assert found[1] == best_bot(house.game(LIONS))
    offered = [line.split(maxsplit=1) for line in answer.out.splitlines() if re.match(r" +\d+  ", line)]
    assert [found[2], found[3]] in offered


@pytest.mark.parametrize("nonsense", ["foo", "0", "99", "-1", "1.5", "²", "hq", "uu", "\x1b[A", "1" * 5000])
def test_what_is_not_understood_is_asked_again(menagerie: Order, nonsense: str) -> None:
    answer = menagerie("play", LIONS, "--seed", "3", typed=f"{nonsense}\nq\n")
    assert "is not understood: type a number from 1 to 4" in answer.out
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
    asked = re.compile(r"• It is for Player 1 to propose\.\n• Statesman . to Player 1: I would vote yes for")
    tables = (
        menagerie("play", "zoocracy", "--players", "4", "--seed", f"{seed}", typed="1\n" * 14 + "q\n").out
        for seed in range(20)
    )
    assert any(asked.search(told) for told in tables)  # who may propose, and needs whom, is the game's affair
