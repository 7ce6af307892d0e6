"""What people decide together: nobody can take a game away from others alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.table import consent, requests
from menagerie.table.entries import Abandoned, AnyEntry, HandedOver, Logged, ProposalDropped, Proposed
from menagerie.table.limits import PROPOSALS
from menagerie.table.requests import Declined
from menagerie.table.settings import TableSettings
from menagerie.table.table import Table
from tests.table.tables import Match

MINUTES = 5
TOGETHER = {"by_agreement": True, "absence_minutes": MINUTES}
LONG = MINUTES * 60.0


def phase(match: Match) -> str:
    """As it is now: mypy would keep what an earlier assert said."""
    return match.table.phase


class People:
    """Who is connected; the others have been away for so many seconds."""

    def __init__(self, **away: float) -> None:
        self.away = away

    def is_here(self, person: str) -> bool:
        return person not in self.away

    def away_seconds(self, person: str) -> float:
        return self.away.get(person, 0.0)


def three(**options: Any) -> Match:
    return Match("ada", "ben", "cleo", settings=TOGETHER, **options)


def test_handing_over_needs_the_time_and_everybody_present() -> None:
    match = three()
    with pytest.raises(Declined, match="is-here"):
        consent.hand_over(match.table, "ada", 1, "random", People())
    with pytest.raises(Declined, match="not-away-long"):
        consent.hand_over(match.table, "ada", 1, "random", People(ben=LONG - 1))
    with pytest.raises(Declined, match="only-players"):
        consent.hand_over(match.table, "eve", 1, "random", People(ben=LONG))
    with pytest.raises(Declined, match="no-such-bot"):
        consent.hand_over(match.table, "ada", 1, "nobody", People(ben=LONG))
    people = People(ben=LONG)
    match.log(consent.hand_over(match.table, "ada", 1, "random", people))
    assert isinstance(match.table.log[-1].entry, Proposed)
    assert match.table.seats[1].person_plays
    with pytest.raises(Declined, match="others-asked"):
        consent.answer(match.table, "ada", True, people)
    match.log(consent.answer(match.table, "cleo", True, people))
    assert isinstance(match.table.log[-1].entry, HandedOver)
    assert match.table.seats[1].bot == "random"
    assert match.table.proposal is None
    match.log(requests.reclaim_seat(match.table, 1))
    assert match.table.seats[1].person_plays


def test_one_no_ends_a_proposal_and_so_does_the_return() -> None:
    match = three()
    people = People(ben=LONG)
    match.log(consent.hand_over(match.table, "ada", 1, None, people))
    with pytest.raises(Declined, match="proposal-open"):
        consent.abandon(match.table, "cleo", 2, people)
    match.log(consent.answer(match.table, "cleo", False, people))
    assert match.table.proposal is None
    assert match.table.seats[1].person_plays
    match.log(consent.hand_over(match.table, "cleo", 1, None, people))
    assert consent.returned(match.table, "ada") == []
    match.log(consent.returned(match.table, "ben"))
    assert isinstance(match.table.log[-1].entry, ProposalDropped)
    assert match.table.proposal is None
    with pytest.raises(Declined, match="nothing-proposed"):
        consent.answer(match.table, "ada", True, people)


def test_who_is_alone_there_hands_over_at_once_but_not_before_the_time() -> None:
    match = three()
    entries = consent.hand_over(match.table, "ada", 1, "random", People(ben=LONG, cleo=1.0))
    assert [type(entry) for entry in entries] == [HandedOver]


def test_breaking_off_needs_everybody_who_was_not_away_for_long() -> None:
    match = three()
    match.log(consent.abandon(match.table, "ada", 0, People(ben=LONG - 1, cleo=LONG)))
    assert phase(match) == "running"
    with pytest.raises(Declined, match="others-asked"):
        consent.answer(match.table, "ada", True, People(ben=LONG - 1, cleo=LONG))
    entries = consent.answer(match.table, "ada", True, People(ben=LONG, cleo=LONG))
    assert [type(entry) for entry in entries] == [Abandoned]
    match.log(consent.answer(match.table, "ben", True, People()))
    assert phase(match) == "running", "Cleo is here"
    match.log(consent.answer(match.table, "cleo", True, People()))
    assert phase(match) == "abandoned"


def test_alone_against_bots_one_breaks_off_at_once() -> None:
    match = Match("ada", None, settings=TOGETHER)
    assert consent.abandon(match.table, "ada", 0, People()) == [Abandoned()]


def test_the_owner_stops_bots_that_play_alone() -> None:
    match = Match(None, None, settings=TOGETHER)
    assert consent.abandon(match.table, "ada", 0, People()) == [Abandoned()]
    with pytest.raises(Declined, match="only-players"):
        consent.abandon(match.table, "eve", 0, People())


@pytest.mark.parametrize("who", [("ada", "ben"), ("ada", None), ("ada", "ada")])
def test_resigning_a_game_of_two_ends_it(who: tuple[str | None, ...]) -> None:
    match = Match(*who, settings=TOGETHER)
    match.log(requests.resign(match.table, 0))
    table = match.again()
    assert table.phase == "over"
    assert table.standings is not None
    assert table.standings.winners == (1,)
    assert table.standings.ended_by == "ending-resigned"
    assert table.to_record().result is None, "the rules gave no result"


def test_proposals_are_bounded() -> None:
    match = three()
    for _ in range(PROPOSALS):
        match.log(consent.abandon(match.table, "ada", 0, People()))
        match.log(consent.answer(match.table, "ben", False, People()))
    with pytest.raises(Declined) as declined:
        consent.abandon(match.table, "ada", 0, People())
    assert declined.value.reason == "too-many"


REQUESTS = ("hand-over", "abandon", "agree", "decline", "resign", "reclaim", "undo", "begin", "ready")
AWAY = st.fixed_dictionaries(
    {}, optional={"ben": st.floats(0, LONG - 1), "cleo": st.floats(0, LONG - 1), "ada": st.floats(0, 2 * LONG)}
)
STEPS = st.lists(st.tuples(st.sampled_from(REQUESTS), st.integers(0, 2), AWAY), max_size=25)


def ask(table: Table, person: str, request: str, seat: int, people: People) -> list[AnyEntry]:
    """A request as a connection passes it on: for one's own seat, or for anybody's where that is allowed."""
    mine = table.seats_of(person)[0]
    match request:
        case "hand-over":
            return consent.hand_over(table, person, seat, "random", people)
        case "abandon":
            return consent.abandon(table, person, mine, people)
        case "agree" | "decline":
            return consent.answer(table, person, request == "agree", people)
        case "resign":
            return requests.resign(table, mine)
        case "reclaim":
            return requests.reclaim_seat(table, mine)
        case "undo":
            return requests.ask_undo(table, mine)
        case "begin":
            return requests.begin(table, person, None)
        case _:
            return requests.set_ready(table, person, True)


@settings(max_examples=60, deadline=None)
@given(person=st.sampled_from(["ada", "ben", "cleo"]), steps=STEPS)
def test_no_single_person_can_take_the_game_away(person: str, steps: list[tuple[str, int, dict[str, float]]]) -> None:
    """Whatever one person asks for, also the owner: the others keep their seats, and the game goes on.

    The others may come and go, but never for as long as the table's settings say.
    """
    match = three()
    for request, seat, away in steps:
        gone = {one: min(seconds, LONG - 1) for one, seconds in away.items() if one != person}
        try:
            match.log(ask(match.table, person, request, seat, People(**gone)))
        except Declined:
            continue
    assert phase(match) == "running"
    assert all(seat.person_plays for seat in match.table.seats if seat.person != person)


@settings(max_examples=40, deadline=None)
@given(
    steps=st.lists(
        st.tuples(st.sampled_from(["ada", "ben"]), st.sampled_from(REQUESTS), st.integers(0, 2)), max_size=25
    )
)
def test_nobody_loses_a_seat_while_here_whatever_two_others_agree_on(steps: list[tuple[str, str, int]]) -> None:
    match = three()
    for person, request, seat in steps:
        if match.table.phase != "running":
            break
        try:
            match.log(ask(match.table, person, request, seat, People()))
        except Declined:
            continue
    assert phase(match) == "running"
    assert match.table.seats[2].person_plays
    folded = match.again()
    assert folded.proposal == match.table.proposal
    assert [seat.bot for seat in folded.seats] == [seat.bot for seat in match.table.seats]


# --- what the table allows


def test_without_undo_nothing_is_undone() -> None:
    match = Match("ada", "ben", settings={**TOGETHER, "undo": False})
    seat = match.state.waiting_on[0]
    match.act(seat)
    with pytest.raises(Declined, match="without-undo"):
        requests.ask_undo(match.table, seat)


def test_without_hindsight_only_what_revealed_nothing_is_undone() -> None:
    match = Match("ada", "ben", settings={**TOGETHER, "hindsight": False}, more_decisions=True)
    match.play_until("pick")
    seat = match.state.waiting_on[0]
    match.act(seat)
    requests.ask_undo(match.table, seat)
    match.play_until("choose")
    seat = match.state.waiting_on[0]
    match.act(seat)
    match.play_until("choose")
    with pytest.raises(Declined, match="without-hindsight"):
        requests.ask_undo(match.table, seat)


# --- readiness


def test_the_game_waits_for_everybody_to_be_ready() -> None:
    match = Match("ada", "ben", settings={**TOGETHER, "ready_check": True})
    assert phase(match) == "gathering"
    match.log(requests.set_ready(match.table, "ada", True))
    assert phase(match) == "gathering"
    with pytest.raises(Declined, match="not-ready"):
        requests.begin(match.table, "ada", None)
    match.log(requests.set_ready(match.table, "ada", False))
    match.log(requests.set_ready(match.table, "ben", True))
    assert phase(match) == "gathering"
    with pytest.raises(Declined, match="only-players"):
        requests.set_ready(match.table, "eve", True)
    match.log(requests.set_ready(match.table, "ada", True))
    assert phase(match) == "running"
    with pytest.raises(Declined, match="already-begun"):
        requests.set_ready(match.table, "ada", True)


def test_who_gets_up_is_no_longer_ready() -> None:
    match = Match("ada", "ben", settings={**TOGETHER, "ready_check": True})
    match.log(requests.set_ready(match.table, "ben", True))
    match.log(requests.resign(match.table, 1))
    match.log(requests.sit_down(match.table, "ben", "Ben", 1, ""))
    assert requests.unready(match.table) == ["ada", "ben"]


# --- tables that were stored before


def test_settings_of_an_older_table_keep_what_it_had() -> None:
    stored = {"game": "lucky-lions", "options": {}, "seats": [{}, {}], "absence_minutes": 7}
    read = msgspec.convert(stored, TableSettings)
    assert (read.hints, read.undo, read.hindsight) == (True, True, True)
    assert (read.by_agreement, read.ready_check) == (False, False)


def test_every_new_entry_is_read_as_it_was_written() -> None:
    match = three()
    people = People(ben=LONG)
    match.log(consent.hand_over(match.table, "ada", 1, "random", people))
    match.log(consent.answer(match.table, "cleo", True, people))
    raw = msgspec.json.encode(match.table.log[:])
    assert Table(match.header).accept_all(msgspec.json.decode(raw, type=list[Logged])).seats[1].bot == "random"
