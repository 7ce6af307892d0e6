"""The bots of this game: five characters that play alike and differ in their `style`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.bots import forecast_turn, operating_turn, stock_turn
from menagerie.games.eighteen_zoo.bots.answers import MUST, Answer, Legal, passing
from menagerie.games.eighteen_zoo.bots.style import DEALER, HOARDER, LEARNER, MAGNATE, SQUIRREL, Style
from menagerie.games.eighteen_zoo.rules import position as steps
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.view import EighteenZooView

Chooser = Callable[[Style, EighteenZooState, int, Legal], Answer]


class Squirrel:
    """One player's own; its generator only guesses what is face down."""

    style: ClassVar[Style] = SQUIRREL

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[EighteenZooAction, EighteenZooView]) -> Choice[EighteenZooAction]:
        legal = observation.legal
        if len(legal) == 1:
            return Choice(legal[0], MUST)
        state = observation.guess(self._rng)
        assert isinstance(state, EighteenZooState)
        chooser = _CHOOSERS.get(state.pending)
        if chooser is None:
            action, reason = passing(legal)
        else:
            action, reason = chooser(self.style, state, observation.seat, legal)
        return Choice(action, reason)


class Learner(Squirrel):
    """Makes a beginner's mistakes: spends all on its first family and on powers, keeps what it should share."""

    style = LEARNER


class Hoarder(Squirrel):
    """Sits on its own families, and does not look at those of others."""

    style = HOARDER


class Dealer(Squirrel):
    """Deals in the cards of every family, and lays track for the next run alone."""

    style = DEALER


class Magnate(Squirrel):
    """Tries what it may buy, keep or share in continuations of the game."""

    style = MAGNATE


def _stock_turn(style: Style, state: EighteenZooState, seat: int, legal: Legal) -> Answer:
    if style.forecasts:
        return forecast_turn.turn(style, state, seat, legal)
    return stock_turn.turn(style, state, seat, legal)


_CHOOSERS: dict[str, Chooser] = {
    steps.DRAFT: stock_turn.draft,
    steps.TURN: _stock_turn,
    steps.HOME: operating_turn.lay_track,
    steps.BONUS: operating_turn.lay_track,
    steps.TRACK: operating_turn.lay_track,
    steps.SECOND_MAP: operating_turn.lay_track,
    steps.STATION: operating_turn.build_station,
    steps.RUN: operating_turn.run_squirrels,
    steps.HARVEST: operating_turn.share_or_keep,
    steps.SQUIRRELS: operating_turn.buy_squirrels,
    steps.SAVE: operating_turn.save_squirrel,
    steps.OFFER: operating_turn.answer_offer,
    steps.NAME_PRICE: operating_turn.name_price,
    steps.FORCED_SALE: operating_turn.sell_for_squirrel,
}
