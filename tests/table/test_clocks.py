"""Thinking time, worked out from the log alone."""

from __future__ import annotations

from menagerie.table.clocks import Clocks
from menagerie.table.entries import HandedOver, Reopened
from menagerie.table.settings import ClockRule
from tests.table.tables import Match


def test_a_move_clock_begins_anew_with_every_decision() -> None:
    clocks = Clocks(ClockRule("move", 30), 2)
    clocks.turn(100, {0: "1.choose"})
    assert clocks.deadlines() == {0: 130}
    assert clocks.left(0, 110) == 20
    clocks.turn(120, {1: "1.challenge"})
    assert clocks.deadlines() == {1: 150}
    clocks.turn(125, {0: "2.choose"})
    assert clocks.deadlines() == {0: 155}


def test_a_game_clock_adds_up_and_gives_back() -> None:
    clocks = Clocks(ClockRule("game", 60, 5), 2)
    clocks.turn(0, {0: "1.choose"})
    clocks.turn(20, {1: "1.challenge"})
    assert clocks.left(0, 1000) == 45
    clocks.turn(25, {0: "2.choose"})
    assert clocks.deadlines() == {0: 70}
    assert clocks.left(0, 500) == 0


def test_changing_ones_mind_costs_and_brings_nothing() -> None:
    clocks = Clocks(ClockRule("game", 60, 5), 2)
    clocks.turn(0, {0: "1.pick", 1: "1.pick"})
    clocks.turn(10, {1: "1.pick"})
    left = clocks.left(0, 10)
    clocks.turn(12, {1: "1.pick"})
    clocks.turn(14, {1: "1.pick"})
    assert clocks.left(0, 14) == left == 55
    assert clocks.deadlines() == {1: 60}


def test_only_people_who_are_there_are_timed() -> None:
    match = Match("ada", None, clock=ClockRule("move", 30))
    while 0 not in match.state.waiting_on:
        match.act(1, by="bot")
    clocks = match.table.clocks
    assert clocks is not None
    assert clocks.deadlines() == {0: 130.0}
    match.log([HandedOver(0, "random", "Ada")])
    assert match.table.clocks is not None
    assert match.table.clocks.deadlines() == {}


def test_time_without_a_server_does_not_count() -> None:
    match = Match("ada", "ben", clock=ClockRule("game", 30))
    seat = match.state.waiting_on[0]
    match.now = 5000.0
    match.log([Reopened()])
    assert match.table.clocks is not None
    assert match.table.clocks.deadlines() == {seat: 5030.0}
