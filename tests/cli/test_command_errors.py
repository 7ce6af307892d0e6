"""Requests that cannot be met: one clear line on stderr, exit code 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Order

LIONS = "lucky-lions"
UNMET = [
    (["frolic"], "no command “frolic”", "pas de commande « frolic »"),
    (["simulte", LIONS], "did you mean “simulate”?", "est-ce « simulate » ?"),
    (["--frob"], "no option --frob", "L’option --frob n’existe pas"),
    (["simulate", LIONS, "--bits", "random"], "did you mean --bots", "est-ce --bots"),
    (["simulate", "18zoo", "--option", "compat=18xx.games"], "only for imported records", "parties importées"),
    (["play", "18zoo", "--option", "compat=rulebook"], "only for imported records", "que pour les parties importées"),
    (["simulate"], "GAME is missing", "Il manque JEU"),
    (["verify"], "FILE is missing", "Il manque FICHIER"),
    (["games", LIONS, "zebra"], "Too many arguments: zebra", "C’est trop : zebra"),
    (["simulate", LIONS, "--games"], "--games is not used like this", "--games ne s’emploie pas ainsi"),
    (["simulate", LIONS, "--json=1"], "--json is not used like this", "--json ne s’emploie pas ainsi"),
    (["simulate", LIONS, "--seed", "\udcff"], "--seed is not readable text", "--seed n’est pas un texte lisible"),
    (["play", LIONS, "--seed", "\udcff"], "--seed is not readable text", "--seed n’est pas un texte lisible"),
    (["verify", "\udcff\0"], "cannot be read", "ne peut pas être lu"),
    (["simulate", LIONS, "--games", "9" * 5000], "--games must be a whole number", "--games doit être un nombre"),
    (["simulate", LIONS, "--games", "many"], "--games must be a whole number", "--games doit être un nombre entier"),
    (["simulate", LIONS, "--games", "0"], "--games must be at least 1, not 0", "--games doit valoir au moins 1"),
    (["simulate", LIONS, "--jobs", "-2"], "--jobs must be at least 1, not -2", "--jobs doit valoir au moins 1"),
    (["simulate", "lucky-loins"], "did you mean “lucky-lions”?", "est-ce « lucky-lions » ?"),
    (["rules", "qqq"], "is no game “qqq”; there are: ", "pas de jeu « qqq » ; il y a : "),
    (["games", "qqq"], "is no game “qqq”", "pas de jeu « qqq »"),
    (["play", "qqq"], "is no game “qqq”", "pas de jeu « qqq »"),
    (["simulate", LIONS, "--players", "1"], "2 to 6 players, not 1", "de 2 à 6, pas à 1"),
    (["simulate", LIONS, "--players", "6"], "play six with Wild Animals", "Animaux sauvages"),
    (["play", LIONS, "--players", "7"], "2 to 6 players, not 7", "de 2 à 6, pas à 7"),
    (["play", LIONS, "--people", "0"], "--people must be at least 1", "--people doit valoir au moins 1"),
    (["play", LIONS, "--people", "4", "--players", "3"], "4 people cannot sit on 3 seats", "4 personnes ne tiennent"),
    (["play", LIONS, "--people", "1", "--names", "A,B"], "2 names are given for 1 person", "2 noms pour 1 personne"),
    (["simulate", LIONS, "--bots", "gorilla"], "No bot called “gorilla”", "Aucun robot nommé « gorilla »"),
    (["simulate", LIONS, "--bots", ""], "No bot called “”", "Aucun robot nommé"),
    (["simulate", LIONS, "--bots", "random,random,random"], "only 2 seats for them", "que 2 places pour eux"),
    (["play", LIONS, "--players", "2", "--bots", "random,random"], "only 1 seat for them", "que 1 place pour eux"),
    (["simulate", LIONS, "--option", "market=9"], "a whole number from 2 to 6", "un nombre entier de 2 à 6"),
    (["simulate", LIONS, "--option", "market"], "market cannot be “”", "market ne peut pas être"),
    (["simulate", LIONS, "--option", "deck=marked"], "allowed: fixed, fresh", "possible : fixed, fresh"),
    (["simulate", LIONS, "--option", "longer=perhaps"], "allowed: yes, no", "possible : oui, non"),
    (["simulate", LIONS, "--option", "bizy_zoo=yes"], "did you mean “busy_zoo”?", "est-ce « busy_zoo » ?"),
    (["play", LIONS, "--option", "xyz=1"], "there are: more_decisions, no_shuffle,", "il y a : more_decisions,"),
    (["rules", LIONS, "3.99"], "no paragraph 3.99", "pas de paragraphe 3.99"),
    (["rules", LIONS, "zebra"], "no paragraph zebra", "pas de paragraphe zebra"),
    (["verify", "nowhere.zoo.json"], "there is no such file", "n’existe pas"),
    (["verify", "."], "it is a folder", "c’est un dossier"),
    (["replay", "nowhere.zoo.json"], "there is no such file", "n’existe pas"),
    (["simulate", LIONS, "--out", "taken"], "Cannot write to taken", "Impossible d’écrire dans taken"),
    (["simulate", LIONS, "--out", "taken/deeper"], "Cannot write to taken/deeper", "Impossible d’écrire"),
    (["play", LIONS, "--out", "no/such/folder.zoo.json"], "Cannot write to no", "Impossible d’écrire dans no"),
    (["play", LIONS, "--out", "taken"], "exists already; nothing is overwritten", "rien n’est écrasé"),
    (["playthroughs", "taken"], "Cannot write to taken", "Impossible d’écrire dans taken"),
]  # fmt: skip


@pytest.mark.parametrize(("argv", "english", "french"), UNMET, ids=lambda given: " ".join(given)[:50])
def test_one_clear_line_and_exit_code_2(menagerie: Order, argv: list[str], english: str, french: str) -> None:
    Path("taken").write_text("a file where a folder is wanted")
    for language, wanted in (("en", english), ("fr", french)):
        answer = menagerie(*argv, "--lang", language)
        assert answer.code == 2
        assert answer.out == ""
        assert answer.err.count("\n") == 1
        assert answer.err.endswith("\n")
        assert wanted in answer.err.replace("\u00a0", " ")
    assert Path("taken").read_text() == "a file where a folder is wanted"


def test_a_word_where_a_number_was_expected_is_searched_for(menagerie: Order) -> None:
    answer = menagerie("rules", "18zoo", "WINGS")
    assert answer.code == 0
    assert "11.15" in answer.out


def test_a_difference_is_found_by_its_number_in_the_list_of_differences(menagerie: Order) -> None:
    for typed in (("--search", "D22"), ("--search", "d22"), ("D22",)):
        answer = menagerie("rules", "18zoo", *typed)
        assert answer.code == 0
        assert "10.22" in answer.out
        assert "10.23" not in answer.out


def test_a_near_paragraph_is_named(menagerie: Order) -> None:
    assert "close to it: 3.9," in menagerie("rules", LIONS, "3.99").err


def test_nothing_typed_can_play_tricks_on_the_terminal(menagerie: Order) -> None:
    answer = menagerie("rules", "a\x1b[2Jb\nc")
    assert "\x1b" not in answer.err
    assert answer.err.count("\n") == 1


def test_an_unknown_language_is_answered_in_the_one_we_know(menagerie: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is no language “de”; there are: en, fr." in menagerie("games", "--lang", "de").err
    assert menagerie("games", "--lang").code == 2
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Il n’y a pas de langue" in menagerie("games", "--lang=de").err


def test_a_file_nobody_may_write_to(menagerie: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    answer = menagerie("play", LIONS, "--out", "here.zoo.json")
    assert (answer.code, answer.err) == (2, "menagerie: Cannot write to here.zoo.json: it is not allowed.\n")
