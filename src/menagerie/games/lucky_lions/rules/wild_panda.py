"""7.8, 7.9: a wild panda that is missing from the zoo card changes the card."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import LuckyLionsAction, Replace
from menagerie.games.lucky_lions.events import LuckyLionsEvent, PandaReplaced
from menagerie.games.lucky_lions.rules.battle import compare
from menagerie.games.lucky_lions.rules.best_animal import MISSING
from menagerie.games.lucky_lions.rules.cards import PANDA_ANIMAL, WILD_PANDA
from menagerie.games.lucky_lions.rules.market import refuse_card
from menagerie.games.lucky_lions.rules.position import NOBODY, PANDA, Position


def ask_next_panda(position: Position, events: list[LuckyLionsEvent]) -> None:
    """7.3: wild pandas act one after the other, and then the animals are compared; 7.9: each acts once."""
    owner = position.next_owner(WILD_PANDA)
    while owner != NOBODY:
        if _panda_is_missing(position) and position.market:
            position.wait_for(PANDA, (owner,))
            return
        owner = position.next_owner(WILD_PANDA)
    compare(position, events)


def _panda_is_missing(position: Position) -> bool:
    """7.8: not on the cycle; where the cycle is not used, not named by the card."""
    if position.deck.cards[position.zoo].cycle:
        return position.deck.places[position.zoo][PANDA_ANIMAL] == MISSING
    return PANDA_ANIMAL not in position.deck.named[position.zoo]


def offer_replace(position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [Replace(position.deck.names[card]) for card in position.market]


def refuse_replace(position: Position, _seat: int, action: Replace) -> RuleViolation | None:
    return refuse_card(position, action.card, "7.8")


def apply_replace(position: Position, seat: int, action: Replace) -> list[LuckyLionsEvent]:
    """7.8: another card of the market is used, and the old one takes its place."""
    old, new = position.zoo, position.deck.index[action.card]
    position.market[position.market.index(new)] = old
    position.zoo = new
    events: list[LuckyLionsEvent] = [PandaReplaced(seat, position.deck.cards[old], position.deck.cards[new])]
    ask_next_panda(position, events)
    return events
