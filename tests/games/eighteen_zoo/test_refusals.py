"""What a refusal says: its paragraph, its message in both languages, and the facts it names."""

from __future__ import annotations

import pytest

from menagerie.core.ledger import ledger
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.eighteen_zoo.actions import BuySquirrel, CallSquirrel, DiscardSquirrel, DrawnRun, DrawRuns
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF, squirrel_index
from menagerie.games.eighteen_zoo.rules.position import DISCARD, SAVE
from menagerie.games.eighteen_zoo.rules.refusals import MAP_REFUSALS
from tests.games.eighteen_zoo.state_builders import (
    RECORDS,
    do,
    enrich,
    give,
    launch,
    lay,
    nest,
    owned,
    refreshed,
    squirrel,
    stock_round,
    to_step,
    violation,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_map_has_a_paragraph_and_words(language: str) -> None:
    words = words_for(GAME, language)
    numbers = {paragraph.number for paragraph in ledger(GAME, language).paragraphs}
    for paragraph, reason in MAP_REFUSALS.values():
        assert words.has(reason), reason
        assert paragraph in numbers, paragraph


@pytest.mark.proves("18zoo", "7.4")
def test_a_refused_run_names_its_squirrel_and_its_hex() -> None:
    state = owned(families={"GI": 0})
    squirrel(state, "GI", "2S-0")
    lay(state, "K9", "57", 2)  # towards the stub of L10
    to_step(refreshed(state), "run")
    told = violation(state, DrawRuns((DrawnRun("2S-0", ("K9", "K11")),)))
    assert (told.paragraph, told.facts) == ("7.4", {"squirrel": "2S-0", "hex": "K9"})
    told = violation(state, DrawRuns((DrawnRun("2S-0", ("K9", "Z99")),)))
    assert (told.paragraph, told.facts) == ("4.1", {"squirrel": "2S-0", "hex": ""})


@pytest.mark.proves("18zoo", "10.16")
def test_a_recorded_run_of_an_unknown_squirrel_names_it_in_short() -> None:
    state = owned(families={"GI": 0}, compat=RECORDS)
    squirrel(state, "GI", "2S-0")
    lay(state, "K9", "57", 2)
    to_step(refreshed(state), "run")
    told = violation(state, DrawRuns((DrawnRun("a name without an end", ("K9",), 10),)))
    assert told.facts == {"squirrel": "a name witho", "hex": ""}


@pytest.mark.proves("18zoo", "11.6")
def test_whatsup_names_what_the_squirrel_costs_and_what_is_there() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    give(state, "WHATSUP", 0)
    enrich(state, "GI", 3)
    told = violation(state, CallSquirrel("GI", state.squirrel_name(state.deck_at)), 0)
    assert (told.paragraph, told.reason) == ("11.6", "refusal-treasury")
    assert told.facts == {"cost": 7, "treasury": 3}


@pytest.mark.proves("18zoo", "11.19")
def test_a_family_with_the_patch_buys_no_squirrel() -> None:
    state = owned(families={"GI": 0})
    squirrel(state, "GI", "2S-0")
    give(state, "PATCH", "GI")
    state.patched = squirrel_index(2)["2S-0"]
    enrich(state, "GI", 40)
    state.step = "squirrels"
    told = violation(refreshed(state), BuySquirrel(state.squirrel_name(state.deck_at)), 0)
    assert (told.paragraph, told.reason) == ("11.19", "refusal-patched-buys-none")


@pytest.mark.proves("18zoo", "7.6b")
def test_nobody_discards_for_another_or_without_need() -> None:
    state = owned(families={"GI": 0, "PB": 1})
    squirrel(state, "GI", "2S-0", "2S-1", "3S-0", "3S-1")
    squirrel(state, "PB", "3S-2")
    state.phase = 2  # a family may have three now
    assert refreshed(state).pending == DISCARD
    assert state.waiting_on == (0,)
    assert violation(state, DiscardSquirrel("3S-2"), 0).paragraph == "7.6b"  # another's, and it has room
    other = state.clone()
    other.squirrels[FAMILY_OF["PB"]] += [squirrel_index(2)[name] for name in ("4S-0", "4S-1", "5S-0")]
    assert refreshed(other).waiting_on == (0, 1)
    assert violation(other, DiscardSquirrel("2S-0"), 1).paragraph == "7.6b"  # too many, but another's
    do(state, DiscardSquirrel("2S-0"))
    assert nest(state, "GI") == ["2S-1", "3S-0", "3S-1"]


@pytest.mark.proves("18zoo", "11.19", "10.71")
def test_by_the_rulebook_the_patch_is_asked_before_the_discards() -> None:
    state = stock_round()
    launch(state, "GI", 7)
    for name in ("WHATSUP", "PATCH"):
        give(state, name, 0)
    squirrel(state, "GI", "2S-0", "2S-1", "3S-0")
    state.phase, state.deck_at = 1, squirrel_index(2)["4S-0"]
    enrich(state, "GI", 99)
    state.apply(0, CallSquirrel("GI", "4S-0"))
    assert state.pending == SAVE
