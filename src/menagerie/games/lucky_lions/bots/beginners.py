"""Two bots that play as beginners do. They know the rules, and see only a part of what matters.

The cub is shy: it takes the card with the fewest points, as if that were the easiest to win, and fights whoever leads.
It has heard that a small die is a good one: in every tie it gives the points away.
The peacock admires its own die: it counts which of its animals stand on a card, and forgets that others roll as well.
In a tie it takes points only where there are many.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, assert_never

from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    DrawInstead,
    Exclude,
    Keep,
    LuckyLionsAction,
    NameDiscarder,
    Pick,
    Replace,
    Reroll,
    Stand,
    Swap,
    Take,
)
from menagerie.games.lucky_lions.rules.cards import ANIMALS, KIND_OF, Card, ZooCard
from menagerie.games.lucky_lions.view import LuckyLionsView

Rated = tuple[float, Reason]

MANY_POINTS = 3
"""So many are worth more to the peacock than a smaller die."""


class _Beginner(ABC):
    """Rates every action by itself, and takes the best."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        view: LuckyLionsView = observation.view
        legal: Sequence[LuckyLionsAction] = observation.legal
        rated = [(self.rate(view, observation.seat, action), action) for action in legal]
        most = max(worth for (worth, _), _ in rated)
        (_, reason), action = self._rng.choice([one for one in rated if one[0][0] == most])
        return Choice(action, reason)

    @abstractmethod
    def rate(self, view: LuckyLionsView, seat: int, action: LuckyLionsAction) -> Rated:
        """What it thinks of the action, and why."""


class Cub(_Beginner):
    """See `menagerie.core.player.Bot`."""

    def rate(self, view: LuckyLionsView, seat: int, action: LuckyLionsAction) -> Rated:
        match action:
            case Choose() | Replace():
                points = _market_card(view, action.card).score
                return -points, Reason("reason-cub-small", {"points": points})
            case Challenge():
                return view.scores[action.opponent], Reason("reason-cub-leader", {"opponent_seat": action.opponent})
            case Award():
                return float(action.player != seat), _award_reason(action, seat)
            case NameDiscarder():
                return float(action.player == seat), _discarder_reason(action, seat)
            case Discard():  # what there is more of must be good
                return -_own(view, seat).count(action.card), Reason("reason-cub-lonely")
            case Take():
                return 1.0, Reason("reason-cub-mine")
            case Reroll():
                return 1.0, Reason("reason-cub-roll")
            case DrawInstead() | Stand() | Pick() | Swap() | Keep() | Exclude():
                return 0.0, Reason("reason-cub-like")
        assert_never(action)


class Peacock(_Beginner):
    """See `menagerie.core.player.Bot`."""

    def rate(self, view: LuckyLionsView, seat: int, action: LuckyLionsAction) -> Rated:
        match action:
            case Choose() | Replace():
                card, own = _market_card(view, action.card), _own(view, seat)
                shown = sum(_stands_on(one, card) for one in own)
                return shown / len(own), Reason("reason-peacock-shown", {"shown": shown, "cards": len(own)})
            case Challenge() | Exclude():
                return 0.0, Reason("reason-peacock-whoever")
            case Award():
                many = _points_at_stake(view) >= MANY_POINTS
                return float((action.player == seat) == many), _award_reason(action, seat)
            case NameDiscarder():
                return float(action.player == seat), _discarder_reason(action, seat)
            case Discard():
                return -_seen_in_market(view, action.card), Reason("reason-peacock-rare")
            case Pick() | Keep():
                here = _stands_here(view, action.card)
                return here, Reason("reason-peacock-here" if here else "reason-cub-like")
            case Swap():
                return _stands_here(view, action.into) - _stands_here(view, action.out), Reason("reason-cub-like")
            case Stand():
                return 0.5, Reason("reason-cub-like")
            case Reroll():
                shown_card = view.battle.results[seat] if view.battle is not None else None
                missing = shown_card is None or not _stands_here(view, shown_card)
                return float(missing), Reason("reason-peacock-missing")
            case Take():
                return 1.0, Reason("reason-cub-mine")
            case DrawInstead():
                return 0.0, Reason("reason-cub-like")
        assert_never(action)


def _award_reason(action: Award, seat: int) -> Reason:
    return Reason("reason-peacock-many" if action.player == seat else "reason-cub-slim")


def _discarder_reason(action: NameDiscarder, seat: int) -> Reason:
    return Reason("reason-cub-discard" if action.player == seat else "reason-cub-like")


def _market_card(view: LuckyLionsView, name: str) -> ZooCard:
    return next(card for card in view.market if card.id == name)


def _own(view: LuckyLionsView, seat: int) -> tuple[Card, ...]:
    return view.dice[seat].cards or ()


def _points_at_stake(view: LuckyLionsView) -> int:
    return view.battle.zoo.score if view.battle is not None and view.battle.zoo is not None else 0


def _stands_on(card: Card, zoo: ZooCard) -> bool:
    return ANIMALS[KIND_OF[card] % len(ANIMALS)] in zoo.cycle


def _stands_here(view: LuckyLionsView, card: Card) -> float:
    """Whether the animal stands on the card that is fought over."""
    zoo = view.battle.zoo if view.battle is not None else None
    return 0.0 if zoo is None else float(_stands_on(card, zoo))


def _seen_in_market(view: LuckyLionsView, card: Card) -> float:
    """On how many cards of the market the animal stands."""
    return float(sum(_stands_on(card, zoo) for zoo in view.market))
