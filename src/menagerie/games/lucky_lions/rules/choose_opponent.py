"""3.3, 6.2, 6.12: who fights: one opponent, everybody, or everybody but one."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import Challenge, Exclude, LuckyLionsAction
from menagerie.games.lucky_lions.events import Challenged, Gathered, LuckyLionsEvent
from menagerie.games.lucky_lions.rules.position import CHALLENGE, EXCLUDE, MOST_PLAYERS, NOBODY, Position
from menagerie.games.lucky_lions.rules.smaller_die import ask_for_picks

_CHALLENGE: Final = [Challenge(seat) for seat in range(MOST_PLAYERS)]
_EXCLUDE: Final = [Exclude(seat) for seat in range(MOST_PLAYERS)]
_CHALLENGED: Final = [[Challenged(seat, other) for other in range(MOST_PLAYERS)] for seat in range(MOST_PLAYERS)]


def ask_for_opponent(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.3: an opponent; 6.2: or everybody, where the zoo card has a people icon; 6.12: or everybody but one."""
    card, active = position.zoo, position.active
    if not position.people_counts(card):
        if position.players == 2:
            _challenge(position, 1 - active, events)  # 3.3: there is nobody else
        else:
            position.wait_for(CHALLENGE, (active,))
    elif position.deck.special[card] == "player-exclude" and position.players > 2:
        position.wait_for(EXCLUDE, (active,))
    else:
        _gather(position, NOBODY, events)


def offer_challenge(position: Position, seat: int) -> list[LuckyLionsAction]:
    return [_CHALLENGE[other] for other in range(position.players) if other != seat]


def refuse_challenge(position: Position, seat: int, action: Challenge) -> RuleViolation | None:
    """3.3: an opponent is another player."""
    if action.opponent == seat:
        return RuleViolation("3.3", "refusal-own-opponent")
    return _refuse_player(position, action.opponent, "3.3")


def apply_challenge(position: Position, _seat: int, action: Challenge) -> list[LuckyLionsEvent]:
    events: list[LuckyLionsEvent] = []
    _challenge(position, action.opponent, events)
    return events


def _challenge(position: Position, opponent: int, events: list[LuckyLionsEvent]) -> None:
    """3.3: a battle of two."""
    events.append(_CHALLENGED[position.active][opponent])
    position.battlers = [position.active, opponent]
    ask_for_picks(position, events)


def offer_exclude(position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [*_EXCLUDE[: position.players]]


def refuse_exclude(position: Position, _seat: int, action: Exclude) -> RuleViolation | None:
    """6.12: any player, the active one too."""
    return _refuse_player(position, action.player, "6.12")


def apply_exclude(position: Position, _seat: int, action: Exclude) -> list[LuckyLionsEvent]:
    events: list[LuckyLionsEvent] = []
    _gather(position, action.player, events)
    return events


def _gather(position: Position, excluded: int, events: list[LuckyLionsEvent]) -> None:
    """6.2: a battle of all; 6.12: or of all but one. The active player comes first, then clockwise."""
    events.append(Gathered(position.active, None if excluded == NOBODY else excluded))
    clockwise = [(position.active + i) % position.players for i in range(position.players)]
    position.battlers = [seat for seat in clockwise if seat != excluded]
    ask_for_picks(position, events)


def _refuse_player(position: Position, player: int, paragraph: str) -> RuleViolation | None:
    if player < 0 or player >= position.players:
        return RuleViolation(paragraph, "refusal-no-such-player", {"number": player + 1, "players": position.players})
    return None
