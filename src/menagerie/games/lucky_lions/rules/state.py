"""The state of a game of Lucky Lions: the contract; the steps of a turn stand in the modules beside this one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.contract import Refused, Result, RuleViolation, Standing, TieBreak, nearest
from menagerie.core.generator import Generator
from menagerie.games.lucky_lions.actions import LuckyLionsAction
from menagerie.games.lucky_lions.events import LuckyLionsEvent
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules import steps
from menagerie.games.lucky_lions.rules.cards import animal_cards
from menagerie.games.lucky_lions.rules.game_end import POINTS_TO_WIN, ranking
from menagerie.games.lucky_lions.rules.guess import fill_with_guess
from menagerie.games.lucky_lions.rules.next_turn import start_turn
from menagerie.games.lucky_lions.rules.position import OVER, Position
from menagerie.games.lucky_lions.rules.zoo_deck import fixed_deck, fresh_deck
from menagerie.games.lucky_lions.view import LuckyLionsView, view

START_CARDS: Final = 6  # 1.4


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class LuckyLionsState(Position):
    """See `menagerie.core.contract.State`."""

    __slots__ = ()

    def point(self, seat: int) -> str | None:
        return f"{self.turn}.{self.step}" if steps.has_open_decision(self, seat) else None

    def legal(self, seat: int) -> list[LuckyLionsAction]:
        return steps.legal(self, seat)

    def check(self, seat: int, action: LuckyLionsAction) -> RuleViolation | None:
        found = steps.refuse(self, seat, action)
        return None if found is None else self._with_nearest(found, seat, action)

    def apply(self, seat: int, action: LuckyLionsAction) -> list[LuckyLionsEvent]:
        found = steps.refuse(self, seat, action)
        if found is not None:
            raise Refused(self._with_nearest(found, seat, action))
        return steps.apply(self, seat, action)

    def _with_nearest(self, found: RuleViolation, seat: int, action: LuckyLionsAction) -> RuleViolation:
        """The refusal, with the legal action that is most like the refused one."""
        return RuleViolation(found.paragraph, found.reason, found.facts, nearest(action, self.legal(seat)))

    def clone(self) -> LuckyLionsState:
        copy: LuckyLionsState = LuckyLionsState.__new__(LuckyLionsState)
        self.copy_to(copy)
        return copy

    def view(self, seat: int | None) -> LuckyLionsView:
        return view(self, seat, None if seat is None else self.point(seat), self.result())

    def guess(self, seat: int, rng: Generator) -> LuckyLionsState:
        guessed = self.clone()
        fill_with_guess(guessed, seat, rng)
        return guessed

    def result(self) -> Result | None:
        """2.1, 2.4: points, then fewest zoo cards, then a shared victory."""
        if self.step != OVER:
            return None
        order = sorted([ranking(self, seat) for seat in range(self.players)])
        standings = tuple(
            [
                Standing(
                    seat=seat,
                    rank=order.index(ranking(self, seat)) + 1,
                    score=self.scores[seat],
                    tie_breaks=(TieBreak("zoo-cards", len(self.won[seat])),),
                )
                for seat in range(self.players)
            ]
        )
        reached = max(self.scores) >= POINTS_TO_WIN
        first, second = order[:2]
        return Result(
            standings=standings,
            ended_by="ending-points" if reached else "ending-no-cards",
            decided_by="zoo-cards" if first[0] == second[0] and first != second else None,
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
    start_turn(state, [])
    return state
