"""11.1, 11.2, 11.7: powers that are announced and take effect later: MIDAS, IT'S ALL GREEK TO ME, TWO BARRELS."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.events import EighteenZooEvent
from menagerie.games.eighteen_zoo.rules.facts import GREEK, MIDAS, TWO_BARRELS
from menagerie.games.eighteen_zoo.rules.position import NOBODY, RUN, STATION, TRACK, WITH_FAMILY, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal
from menagerie.games.eighteen_zoo.rules.used_powers import close, use_up


def refuse_midas(position: Position, seat: int) -> RuleViolation | None:
    return refusal("11.1", "refusal-used-already") if position.midas == seat else None


def use_midas(position: Position, seat: int, _events: list[EighteenZooEvent]) -> None:
    """11.1: the player is first in the next turn order, see `rounds.end_stock_round`."""
    position.midas = seat


def refuse_greek(position: Position, _seat: int) -> RuleViolation | None:
    if position.greek:
        return refusal("11.2", "refusal-used-already")
    return None if _greek_in_time(position) else refusal("11.2", "refusal-greek-too-early")


def _greek_in_time(position: Position) -> bool:
    """11.2: after a sale or a purchase in this turn; 10.49: in records, or once a family was launched in the round."""
    launched = position.launched_in_round and position.compat.greek_after_launch
    return position.sold or position.bought or launched


def use_greek(position: Position, _seat: int, _events: list[EighteenZooEvent]) -> None:
    """11.2: the player has a second turn, see `rounds.end_stock_turn`."""
    position.greek = True


def refuse_barrels(position: Position, _seat: int) -> RuleViolation | None:
    """11.7: before the run, once a turn."""
    if position.barrels:
        return refusal("11.7", "refusal-used-already")
    if position.step not in (TRACK, STATION, RUN):
        return refusal("11.7", "refusal-after-the-run")
    if position.compat.barrels_go_with_run and (position.step != RUN or position.power_left[TWO_BARRELS] == 0):
        return refusal("10.64", "refusal-barrels-at-the-run")
    return None


def open_barrels(position: Position, _seat: int, events: list[EighteenZooEvent]) -> None:
    """11.7: in this run water brings more nuts and no money."""
    position.barrels = True
    if position.compat.barrels_go_with_run:
        position.power_left[TWO_BARRELS] -= 1
    else:
        use_up(position, TWO_BARRELS, events)


def put_away_barrels(position: Position, events: list[EighteenZooEvent]) -> None:
    """10.64: in records, TWO BARRELS that are used up stay with their family until the next run."""
    if position.power_at[TWO_BARRELS] >= WITH_FAMILY and position.power_left[TWO_BARRELS] == 0:
        close(position, TWO_BARRELS, events)


def midas_usable(position: Position, seat: int) -> bool:
    return position.midas != seat


def greek_usable(position: Position, _seat: int) -> bool:
    return not position.greek and _greek_in_time(position)


def close_announced(position: Position, events: list[EighteenZooEvent]) -> None:
    """10.80: in records a new phase closes MIDAS and GREEK where they have been announced."""
    if position.midas != NOBODY:
        position.midas = NOBODY
        close(position, MIDAS, events)
    if position.greek:
        position.greek = False
        close(position, GREEK, events)
