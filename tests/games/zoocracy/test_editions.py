"""Editions: data that is checked, and says clearly what is wrong with it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from menagerie.core.contract import BadSetup
from menagerie.core.words import words_for
from menagerie.games.zoocracy import GAME, validate_edition
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules import editions
from menagerie.games.zoocracy.rules.cards import MIGRATION
from menagerie.games.zoocracy.rules.editions import BadEdition, edition_names, load_edition, parse_edition, rulebook
from menagerie.games.zoocracy.rules.identifiers import SPECIES

OURS = (files("menagerie.games.zoocracy") / "data" / "editions" / "reconstructed.toml").read_text("utf-8")


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_there_is_can_be_played(name: str) -> None:
    found = load_edition(name)
    assert sum(found.copies) == 47
    assert len(found.events) == 8
    assert found.source
    assert GAME.new(4, ZoocracyOptions(edition=name)).waiting_on


def test_the_votes_fit_the_printed_example() -> None:
    votes = load_edition("reconstructed").votes
    assert (sum(map(sum, votes)), sum(first for first, *_ in votes)) == (51, 40)


def test_the_printed_figures() -> None:
    book = rulebook()
    assert book.species == SPECIES
    assert (book.rounds, book.goals, book.hand_limit, book.tokens_of_a_party) == (8, 8, 5, 25)
    assert len(book.party_colours) == 6


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("snakes = [3]", "snakes = [3, 4]", "votes: snakes has [3, 4]; the first number is the higher one"),
        ("snakes = [3]", "snakes = []", "votes: snakes needs one number or two, and has 0"),
        ("snakes = [3]", "snakes = [0]", "votes: snakes has [0]; votes are from 1 to 20"),
        ("snakes = [3]", "", "votes: snakes is missing"),
        ("snakes = [3]", "snakes = [3]\ncows = [1]", "votes: there is no species 'cows'"),
        ("defectors = 1", "defectors = 2", "cards: the rulebook counts 47 action cards, and these are 48"),
        ("defectors = 1", "spies = 1", "cards: there is no card 'spies'"),
        ("defectors = 1", "defectors = -1", "cards: defectors is there -1 times"),
        (
            "seats = [4, 3, 2, 2, 2]",
            "seats = [4]",
            "defectors: one number from 1 to 20 for each of 2 to 6 players, not [4]",
        ),
        ('kind = "strike"', 'kind = "strike"\nfood = 2', "events: number 4, strike, gives nothing to anybody"),
        ('offices = ["president"]', "", "events: number 2 is a donation and names no office, or no food"),
        (
            'kind = "strike"',
            'kind = "end-of-game"',
            "events: number 4 is the end of the game, which is added by itself",
        ),
        ('[[events]]\nkind = "strike"\n', "", "events: the rulebook counts 7 events, and these are 6"),
        (
            'offices = ["president"]',
            'offices = ["president", "president"]',
            "events: number 2 names an office twice",
        ),
    ],
)
def test_what_is_wrong_is_said_clearly(old: str, new: str, problem: str) -> None:
    assert old in OURS
    with pytest.raises(BadEdition) as bad:
        parse_edition("mine", OURS.replace(old, new, 1))
    assert problem in bad.value.problems


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(BadEdition) as bad:
        parse_edition("mine", OURS.replace("snakes = [3]", "").replace("defectors = 1", "defectors = 2"))
    assert len(bad.value.problems) == 2


@pytest.mark.parametrize("text", ["this is no toml", OURS.replace("[votes]", "[voices]"), 'source = "x"'])
def test_what_is_no_edition_at_all(text: str) -> None:
    with pytest.raises(BadEdition, match="mine"):
        parse_edition("mine", text)


def test_a_single_card_can_be_named_by_itself() -> None:
    found = parse_edition("mine", OURS.replace("rally = 1", 'rally = 1\n"rally:snakes" = 0\n"rally:hippos" = 2'))
    assert (found.copies[3], found.copies[7], sum(found.copies)) == (0, 2, 47)


def test_a_table_with_a_bad_edition_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(name: str) -> None:
        raise BadEdition(name, ["votes: snakes is missing"])

    monkeypatch.setattr("menagerie.games.zoocracy.game.load_edition", bad)
    with pytest.raises(BadSetup) as problem:
        GAME.new(3)
    assert "snakes is missing" in words_for(GAME, "en").setup_error(problem.value)
    assert "snakes is missing" in words_for(GAME, "fr").setup_error(problem.value)


def test_the_validation_command_accepts_good_files_and_names_problems_of_bad_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, binary = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "binary.toml"
    good.write_text(OURS, "utf-8")
    bad.write_text(OURS.replace("snakes = [3]", ""), "utf-8")
    binary.write_bytes(b"\xff\xfe")
    assert validate_edition.main([str(good)]) == 0
    assert "51 votes, 47 cards" in capsys.readouterr().out
    assert validate_edition.main([str(good), str(bad)]) == 1
    assert "snakes is missing" in capsys.readouterr().out
    assert validate_edition.main([str(binary)]) == 1
    assert "UTF-8" in capsys.readouterr().out
    assert validate_edition.main([str(tmp_path / "nowhere.toml")]) == 1
    assert "cannot be read" in capsys.readouterr().out
    assert validate_edition.main([]) == 2
    assert "Which file?" in capsys.readouterr().out


def test_another_edition_beside_ours_is_found_and_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the docs say: put a file beside ours, and choose it."""
    (tmp_path / "data" / "editions").mkdir(parents=True)
    mine = tmp_path / "data" / "editions" / "my-box.toml"
    mine.write_text(OURS.replace("snakes = [3]", "snakes = [4, 1]"), "utf-8")
    rulebook()  # read once and kept, before its folder is replaced
    monkeypatch.setattr(editions, "files", lambda _: tmp_path)
    assert edition_names() == ("my-box",)
    found = editions.load_edition.__wrapped__("my-box")
    assert (found.first[SPECIES.index("snakes")], found.second[SPECIES.index("snakes")]) == (4, 1)
    for module in ("game", "rules.state"):
        monkeypatch.setattr(f"menagerie.games.zoocracy.{module}.load_edition", lambda _: found)
    state = GAME.new(3)
    snakes = next(species for species in state.view(None).species if species.id == "snakes")
    assert snakes.votes == (4, 1)


@pytest.mark.parametrize(
    ("old", "new", "fine"),
    [
        ("snakes = [3]", "snakes = [1]", True),
        ("snakes = [3]", "snakes = [20]", True),
        ("snakes = [3]", "snakes = [21]", False),
        ("snakes = [3]", "snakes = [3, 2]", True),
        ("snakes = [3]", "snakes = [3, 3]", False),
        ("snakes = [3]", "snakes = [3, 2, 1]", False),
        ("snakes = [3]", "snakes = [2, 0]", False),
        ("seats = [4, 3, 2, 2, 2]", "seats = [20, 1, 2, 2, 2]", True),
        ("seats = [4, 3, 2, 2, 2]", "seats = [21, 3, 2, 2, 2]", False),
        ("seats = [4, 3, 2, 2, 2]", "seats = [4, 3, 2, 2, 0]", False),
        ("seats = [4, 3, 2, 2, 2]", "seats = [4, 3, 2, 2, 2, 2]", False),
        ("migration = 1", 'migration = 0\n"rally:snakes" = 2', True),
        ("food = 4", "food = 1", True),
        ("food = 4", "food = 0", False),
    ],
)
def test_the_limits_of_an_edition(old: str, new: str, fine: bool) -> None:
    assert old in OURS
    text = OURS.replace(old, new, 1)
    if fine:
        assert parse_edition("mine", text).name == "mine"
    else:
        with pytest.raises(BadEdition):
            parse_edition("mine", text)


@pytest.mark.parametrize(("copies", "fine"), [(9, True), (10, False)])
def test_at_most_nine_copies_of_a_card(copies: int, fine: bool) -> None:
    """With so many Migrations other cards have to go: eight or nine Rallies."""
    gone = "".join([f'"rally:{species}" = 0\n' for species in SPECIES[: copies - 1]])
    text = OURS.replace("migration = 1", f"migration = {copies}\n{gone}")
    if fine:
        assert sum(parse_edition("mine", text).copies) == 47
    else:
        with pytest.raises(BadEdition) as bad:
            parse_edition("mine", text)
        assert bad.value.problems == ("cards: migration is there 10 times",)


def test_events_of_one_kind_are_numbered() -> None:
    assert [event.id for event in load_edition("reconstructed").events] == [
        "donation:1", "donation:2", "donation:3", "strike", "resistance", "good-harvest", "crop-failure", "end-of-game",
    ]  # fmt: skip
    first = load_edition("reconstructed").events[0]
    assert (first.offices, first.food) == (("prime-minister", "finance-minister", "defense-minister"), 2)


def test_votes_of_species_with_one_number_and_with_two() -> None:
    found = load_edition("reconstructed")
    assert (found.first[0], found.second[0], found.votes[0]) == (6, 3, (6, 3))
    assert (found.first[3], found.second[3], found.votes[3]) == (3, 0, (3,))


def test_our_edition_is_named_first() -> None:
    assert edition_names()[0] == "reconstructed"
    assert list(edition_names()[1:]) == sorted(edition_names()[1:])


def test_a_kind_an_edition_does_not_name_is_not_in_it() -> None:
    found = parse_edition("mine", OURS.replace("migration = 1", '"rally:snakes" = 2'))
    assert (found.copies[MIGRATION], sum(found.copies)) == (0, 47)
