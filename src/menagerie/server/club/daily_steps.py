"""A game of the deal of the day step by step, with what others chose in the same position; in a replay worker."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from menagerie.server.club.daily_wire import DailyChoice, DailyStep, DailySteps
from menagerie.server.rendering import encode
from menagerie.server.replayed_tables import SentTable, replayed
from menagerie.table.log_lines import table_words


class Chosen(Struct, frozen=True):
    """An action as JSON, how many chose it, and whether I did."""

    action: str
    players: int
    mine: bool


class Step(Struct, frozen=True):
    """One of my decisions."""

    number: int
    at: int
    choices: tuple[Chosen, ...]


def steps(sent_table: SentTable, seat: int, wanted: tuple[Step, ...], following: int | None, language: str) -> bytes:
    """These decisions in words, without those where there was nothing to choose: `DailySteps`, encoded."""
    known = replayed(sent_table)
    table, words = known.table, table_words(known.table, language)
    found = []
    for step in wanted:
        state = known.at(step.at).state
        if len(state.legal(seat)) <= 1 and len(step.choices) <= 1:
            continue
        view = state.view(seat)
        choices = tuple(
            DailyChoice(
                text=table.game.describe_choice(
                    msgspec.json.decode(one.action, type=table.game.action_type), view, words
                ).long,
                players=one.players,
                mine=one.mine,
            )
            for one in step.choices
        )
        found.append(
            DailyStep(
                number=step.number,
                at=step.at,
                question=table.game.question(view, words),
                players=sum(one.players for one in step.choices),
                choices=choices,
            )
        )
    return encode(DailySteps(steps=tuple(found), next=following))
