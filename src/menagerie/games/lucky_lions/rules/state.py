"""The state of a game of Lucky Lions: the contract, kept by the modules beside this one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.contract import Refused, Result, RuleViolation, Standing, TieBreak, nearest
from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.actions import LuckyLionsAction
from menagerie.games.lucky_lions.events import LuckyLionsEvent
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules import decisions, turn
from menagerie.games.lucky_lions.rules.cards import animal_cards, fixed_deck, fresh_deck
from menagerie.games.lucky_lions.rules.guess import fill_with_guess
from menagerie.games.lucky_lions.rules.position import OVER, Position
from menagerie.games.lucky_lions.view import LuckyLionsView, view

START_CARDS: Final = 6  # 1.4


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class LuckyLionsState(Position):
    """See `menagerie.core.contract.State`."""

    __slots__ = ()

    def point(self, seat: int) -> str | None:
        if seat < 0 or seat >= self.players or not decisions.has_open_decision(self, seat):
            return None
        return f"{self.turn}.{self.step}"

    def legal(self, seat: int) -> list[LuckyLionsAction]:
        return decisions.legal(self, seat)

    def check(self, seat: int, action: LuckyLionsAction) -> RuleViolation | None:
        found = decisions.objection(self, seat, action)
        if found is None:
            return None
        return RuleViolation(found.paragraph, found.reason, found.facts, nearest(action, self.legal(seat)))

    def apply(self, seat: int, action: LuckyLionsAction) -> list[LuckyLionsEvent]:
        if decisions.objection(self, seat, action) is not None:
            violation = self.check(seat, action)
            assert violation is not None
            raise Refused(violation)
        events: list[LuckyLionsEvent] = []
        turn.take(self, seat, action, events)
        return events

    def clone(self) -> LuckyLionsState:
        twin: LuckyLionsState = LuckyLionsState.__new__(LuckyLionsState)
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> LuckyLionsView:
        return view(self, seat, None if seat is None else self.point(seat), self.result())

    def guess(self, seat: int, rng: Generator) -> LuckyLionsState:
        twin = self.clone()
        fill_with_guess(twin, seat, rng)
        return twin

    def result(self) -> Result | None:
        """2.1, 2.4: points, then fewest zoo cards, then a shared victory."""
        if self.step != OVER:
            return None
        order = sorted(turn.ranking(self, seat) for seat in range(self.players))
        standings = tuple(
            Standing(
                seat=seat,
                rank=order.index(turn.ranking(self, seat)) + 1,
                score=self.scores[seat],
                tie_breaks=(TieBreak("zoo-cards", len(self.won[seat])),),
            )
            for seat in range(self.players)
        )
        reached = max(self.scores) >= turn.POINTS_TO_WIN
        level = sum(1 for score in self.scores if score == max(self.scores)) > 1
        return Result(
            standings=standings,
            ended_by="ending-points" if reached else "ending-no-cards",
            decided_by="zoo-cards" if level and order[0] != order[1] else None,
        )


def deal(players: int, options: LuckyLionsOptions, seed: str) -> LuckyLionsState:
    """1: the set-up."""
    rng = Generator(seed)
    deck = fresh_deck(options.busy_zoo, rng) if options.deck == "fresh" else fixed_deck(options.busy_zoo)
    state = LuckyLionsState(players, options, deck, rng)
    state.zoo_deck = list(range(len(deck.cards)))
    rng.shuffle(state.zoo_deck)
    animals = [kind for kind, count in enumerate(animal_cards(options.wild_animals)) for _ in range(count)]
    rng.shuffle(animals)
    for seat in range(players):
        state.dice[seat] = [animals.pop() for _ in range(START_CARDS)]
        if not options.no_shuffle:
            state.dice[seat].sort()
    state.pile = animals
    state.active = rng.below(players)
    turn.begin_turn(state, [])
    return state
