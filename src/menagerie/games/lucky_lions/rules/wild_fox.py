"""7.4, 7.5: the owner of a wild fox may roll again."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import LuckyLionsAction, Reroll, Stand
from menagerie.games.lucky_lions.events import FoxNotUsed, FoxUsed, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.cards import WILD_FOX
from menagerie.games.lucky_lions.rules.dice import roll_die
from menagerie.games.lucky_lions.rules.next_turn import finish_turn
from menagerie.games.lucky_lions.rules.position import FOX, NOBODY, Position
from menagerie.games.lucky_lions.rules.wild_dolphin import dolphins_end_battle
from menagerie.games.lucky_lions.rules.wild_panda import ask_next_panda


def ask_next_fox(position: Position, events: list[LuckyLionsEvent]) -> None:
    """7.3: wild foxes come first, then the dolphins, then the pandas; 7.5: each player is asked once."""
    owner = position.next_owner(WILD_FOX)
    if owner != NOBODY:
        position.wait_for(FOX, (owner,))
    elif dolphins_end_battle(position, events):
        finish_turn(position, events)
    else:
        position.next_wild = 0
        ask_next_panda(position, events)


def offer_reroll(_position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [Reroll()]


def refuse_reroll(_position: Position, _seat: int, _action: Reroll) -> RuleViolation | None:
    """7.4: who is asked about a wild fox may use it."""
    return None


def apply_reroll(position: Position, seat: int, _action: Reroll) -> list[LuckyLionsEvent]:
    """7.4: the fox goes back and its owner rolls again."""
    position.fox_used[seat] = True
    events: list[LuckyLionsEvent] = [FoxUsed(seat)]
    roll_die(position, seat, events)
    position.results[seat] = position.rolled[seat][-1]
    ask_next_fox(position, events)
    return events


def offer_stand(_position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [Stand()]


def refuse_stand(_position: Position, _seat: int, _action: Stand) -> RuleViolation | None:
    """7.4: nobody has to use a wild fox."""
    return None


def apply_stand(position: Position, seat: int, _action: Stand) -> list[LuckyLionsEvent]:
    """7.4: the wild fox stays the result."""
    position.fox_used[seat] = True
    events: list[LuckyLionsEvent] = [FoxNotUsed(seat)]
    ask_next_fox(position, events)
    return events
