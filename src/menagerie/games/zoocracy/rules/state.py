"""The state of a game of Zoocracy: the contract, which the other rules modules fulfil."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.contract import Refused, Result, RuleViolation, Standing, TieBreak, nearest
from menagerie.core.generator import Generator
from menagerie.games.zoocracy.actions import ZoocracyAction
from menagerie.games.zoocracy.events import ZoocracyEvent
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules import steps
from menagerie.games.zoocracy.rules.editions import END_OF_GAME, load_edition, rulebook
from menagerie.games.zoocracy.rules.guess import fill_with_guess
from menagerie.games.zoocracy.rules.phases import begin_round, ranking
from menagerie.games.zoocracy.rules.position import GOALS, OVER, Position
from menagerie.games.zoocracy.view import ZoocracyView, view

_START_FOOD: Final[tuple[int, ...]] = rulebook().start_food
_START_HAND: Final = rulebook().start_hand
_EARLY: Final = rulebook().early_events
_EVENTS: Final = rulebook().event_cards


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class ZoocracyState(Position):
    """See `menagerie.core.contract.State`."""

    __slots__ = ()

    def point(self, seat: int) -> str | None:
        return steps.point(self, seat)

    def legal(self, seat: int) -> list[ZoocracyAction]:
        return steps.legal(self, seat)

    def check(self, seat: int, action: ZoocracyAction) -> RuleViolation | None:
        found = steps.refuse(self, seat, action)
        if found is None:
            return None
        return RuleViolation(found.paragraph, found.reason, found.facts, nearest(action, self.legal(seat)))

    def apply(self, seat: int, action: ZoocracyAction) -> list[ZoocracyEvent]:
        if steps.refuse(self, seat, action) is not None:
            violation = self.check(seat, action)
            assert violation is not None
            raise Refused(violation)
        return steps.apply(self, seat, action)

    def clone(self) -> ZoocracyState:
        copy: ZoocracyState = ZoocracyState.__new__(ZoocracyState)
        self.copy_to(copy)
        return copy

    def view(self, seat: int | None) -> ZoocracyView:
        return view(self, seat, None if seat is None else self.point(seat), self.result())

    def guess(self, seat: int, rng: Generator) -> ZoocracyState:
        guessed = self.clone()
        fill_with_guess(guessed, seat, rng)
        return guessed

    def result(self) -> Result | None:
        """6.2, 6.3: goals, then food in the funds, then a shared place."""
        if self.step != OVER:
            return None
        order = sorted([ranking(self, seat) for seat in range(self.players)], reverse=True)
        standings = tuple(
            [
                Standing(
                    seat=seat,
                    rank=order.index(ranking(self, seat)) + 1,
                    score=self.goals[seat],
                    tie_breaks=(TieBreak("food", self.funds[seat]),),
                )
                for seat in range(self.players)
            ]
        )
        by_card = END_OF_GAME in self.past_events
        reached = max(self.goals) >= GOALS
        level = order[0][0] == order[1][0]
        return Result(
            standings=standings,
            ended_by=("ending-both" if by_card else "ending-goals") if reached else "ending-card",
            decided_by="food" if level and order[0] != order[1] else None,
        )


def deal(players: int, options: ZoocracyOptions, seed: str) -> ZoocracyState:
    """3: the set-up."""
    rng = Generator(seed)
    chosen = load_edition(options.edition)
    state = ZoocracyState(players, options, chosen, rng)
    for seat in range(players):
        state.earn(seat, _START_FOOD[players - 2])
    deck = [card for card, copies in enumerate(chosen.copies) for _ in range(copies)]
    rng.shuffle(deck)
    state.deck = deck
    for seat in range(players):
        state.hands[seat] = sorted([deck.pop() for _ in range(_START_HAND)])
    events = list(range(_EVENTS))
    rng.shuffle(events)
    late = [*events[: _EVENTS - _EARLY], END_OF_GAME]
    rng.shuffle(late)
    state.event_deck = late + events[_EVENTS - _EARLY :]
    begin_round(state, [])
    return state
