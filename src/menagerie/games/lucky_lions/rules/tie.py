"""3.7, 6.8, 6.9, 7.10, 7.11: a tie: who takes the zoo card and who discards."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.lucky_lions.actions import Award, LuckyLionsAction, NameDiscarder
from menagerie.games.lucky_lions.events import Awarded, DiscarderNamed, LuckyLionsEvent, TieSettled
from menagerie.games.lucky_lions.rules.cards import WILD_FLAMINGO, WILD_LION
from menagerie.games.lucky_lions.rules.position import AWARD, MOST_PLAYERS, NAME_DISCARDER, Position
from menagerie.games.lucky_lions.rules.take_card import win_card

_AWARD: Final = [Award(seat) for seat in range(MOST_PLAYERS)]
_NAME_DISCARDER: Final = [NameDiscarder(seat) for seat in range(MOST_PLAYERS)]
_AWARDED: Final = [[Awarded(seat, player) for player in range(MOST_PLAYERS)] for seat in range(MOST_PLAYERS)]
_DISCARDER_NAMED: Final = [
    [DiscarderNamed(seat, discarder) for discarder in range(MOST_PLAYERS)] for seat in range(MOST_PLAYERS)
]


def settle_tie(position: Position, tied: list[int], events: list[LuckyLionsEvent]) -> None:
    """3.7: the active player decides, unless wild animals leave only one of the tied."""
    left = _without_losers_of_ties(position, tied, events)
    if len(left) == 1:
        win_card(position, left[0], events)
    else:
        position.tied = sorted(left)
        position.wait_for(AWARD, (position.active,))


def _without_losers_of_ties(position: Position, tied: list[int], events: list[LuckyLionsEvent]) -> list[int]:
    """7.10: wild lions win ties; 7.11: without one, wild flamingos lose them."""
    lions = [seat for seat in tied if position.results[seat] == WILD_LION]
    if lions:
        if len(lions) < len(tied):
            events.append(TieSettled("lion", tuple(lions)))
        return lions
    others = [seat for seat in tied if position.results[seat] != WILD_FLAMINGO]
    if others and len(others) < len(tied):
        events.append(TieSettled("flamingo", tuple(others)))
        return others
    return tied


def offer_award(position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [_AWARD[tied] for tied in position.tied]


def refuse_award(position: Position, _seat: int, action: Award) -> RuleViolation | None:
    """3.7, 6.8: one of the tied takes the card."""
    if action.player not in position.tied:
        return RuleViolation("3.7", "refusal-not-tied")
    return None


def apply_award(position: Position, seat: int, action: Award) -> list[LuckyLionsEvent]:
    """3.7: the other one discards; 6.9: of several others the active player names one."""
    position.gainer = action.player
    events: list[LuckyLionsEvent] = [_AWARDED[seat][position.gainer]]
    others = [tied for tied in position.tied if tied != position.gainer]
    if len(others) == 1:
        _name_discarder(position, seat, others[0], events)
    else:
        position.wait_for(NAME_DISCARDER, (seat,))
    return events


def offer_name_discarder(position: Position, _seat: int) -> list[LuckyLionsAction]:
    return [_NAME_DISCARDER[tied] for tied in position.tied if tied != position.gainer]


def refuse_name_discarder(position: Position, _seat: int, action: NameDiscarder) -> RuleViolation | None:
    """6.9: one of the tied, and not the one who takes the card."""
    if action.player not in position.tied:
        return RuleViolation("6.9", "refusal-not-tied")
    if action.player == position.gainer:
        return RuleViolation("6.9", "refusal-winner-discards", {"player_seat": action.player})
    return None


def apply_name_discarder(position: Position, seat: int, action: NameDiscarder) -> list[LuckyLionsEvent]:
    events: list[LuckyLionsEvent] = []
    _name_discarder(position, seat, action.player, events)
    return events


def _name_discarder(position: Position, active: int, discarder: int, events: list[LuckyLionsEvent]) -> None:
    """3.7, 6.9: one of the tied discards, once the zoo card is taken."""
    position.discarder = discarder
    events.append(_DISCARDER_NAMED[active][discarder])
    win_card(position, position.gainer, events)
