"""What people may ask of a table. Each request answers with the entries it would add, or declines and changes nothing.

Who asks is settled before: a person's seats are those that `Table.seats_of` names.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from menagerie.bots import best_bot, bots_for
from menagerie.core import record as paper
from menagerie.core.contract import Action, AnyGame, Fact, RuleViolation
from menagerie.core.player import Reason
from menagerie.table import chance, undo
from menagerie.table.entries import (
    Abandoned,
    AbandonWished,
    AnyEntry,
    BotSatDown,
    CameBack,
    Dealt,
    Ended,
    HandedOver,
    Moved,
    Offered,
    Resigned,
    Said,
    SatDown,
    StoodUp,
    TookBack,
    UndoAnswered,
    UndoAsked,
)  # fmt: skip
from menagerie.table.table import Table

Why = Literal[
    "rule", "stale", "not-your-seat", "not-running", "unknown-action", "no-undo", "unknown", "malformed", "not-over",
]  # fmt: skip

BOT_NAMES = ("Pip", "Coco", "Otto", "Mia", "Bruno", "Lotte", "Hugo", "Suki")


class Declined(Exception):
    """A request that is not carried out: the kind of reason, and a message of the house's catalogue."""

    def __init__(self, why: Why, message: str, violation: RuleViolation | None = None, **facts: Fact) -> None:
        super().__init__(why, message, facts)
        self.why = why
        self.message = message
        self.violation = violation
        self.facts = facts


def clean(text: str) -> str:
    """One line of text without anything invisible: what could hide, overlay or reverse other text is left out."""
    spaced = " ".join(text.split())
    kept = [letter for letter in spaced if unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")]
    return " ".join("".join(kept).split())


def known_bot(game: AnyGame, name: str | None) -> str:
    """The bot of that name; the best one where none is named."""
    if name is None:
        return best_bot(game)
    if name not in bots_for(game):
        raise Declined("unknown", "table-no-such-bot", name=name[:40])
    return name


# --- before the game


def sit_down(table: Table, person: str, name: str, seat: int | None, nonce: str) -> list[AnyEntry]:
    held = table.seats_of(person)
    if held and (seat is None or seat in held):
        return _offer(table, person, nonce) if nonce else []
    if table.phase != "gathering":
        raise Declined("not-running", "table-already-begun")
    if held:
        raise Declined("not-your-seat", "table-one-seat-each")
    free = [chair.number for chair in table.chairs if chair.open]
    if seat is not None and seat not in free:
        raise Declined("not-your-seat", "table-seat-taken")
    if not free:
        raise Declined("not-your-seat", "table-full")
    taken = SatDown(free[0] if seat is None else seat, person, _unlike_others(table, name))
    return [taken, *(_offer(table, person, nonce) if nonce else [])]


def _unlike_others(table: Table, name: str) -> str:
    """Two people of one name would be hard to tell apart in the log."""
    number, unlike = 2, name
    while unlike in table.names:
        unlike = f"{name} {number}"
        number += 1
    return unlike


def offer(table: Table, person: str, nonce: str) -> list[AnyEntry]:
    """A person's nonce, once; before the deal."""
    if table.phase != "gathering" or not table.seats_of(person):
        return []
    return _offer(table, person, nonce)


def _offer(table: Table, person: str, nonce: str) -> list[AnyEntry]:
    return [] if table.phase != "gathering" or person in table.nonces else [Offered(person, nonce)]


def everybody_is_here(table: Table) -> bool:
    """Whether every seat is taken and every person has been asked for a nonce."""
    return not any(chair.open for chair in table.chairs) and all(person in table.nonces for person in table.people())


def begin(table: Table, person: str, fill_with: str | None) -> list[AnyEntry]:
    """The owner begins: places that are still open go to bots, if that is wished."""
    if person != table.deed.owner:
        raise Declined("not-your-seat", "table-owner-begins")
    if table.phase != "gathering":
        raise Declined("not-running", "table-already-begun")
    open_seats = [chair.number for chair in table.chairs if chair.open]
    if open_seats and fill_with is None:
        raise Declined("not-running", "table-seats-open", count=len(open_seats))
    names = [name for name in BOT_NAMES if name not in table.names]
    bots = [BotSatDown(seat, fill_with or "", name) for seat, name in zip(open_seats, names, strict=False)]
    return [*bots, deal(table)]


def deal(table: Table) -> Dealt:
    """Bots bring no nonce, so who they are changes nothing."""
    return Dealt(paper.commitment(chance.mix(table.deed.secret, table.seat_nonces())))


# --- playing


def _running(table: Table) -> None:
    if table.phase != "running":
        raise Declined("not-running", f"table-phase-{table.phase}")


def decoded(table: Table, action: dict[str, Any]) -> Action:
    try:
        found: Action = msgspec.convert(action, table.game.action_type)
    except msgspec.ValidationError:
        raise Declined("unknown-action", "table-unknown-action") from None
    return found


def act(
    table: Table,
    seat: int,
    point: str,
    action: dict[str, Any],
    by: Literal["person", "bot", "clock"] = "person",
    aloud: Reason | None = None,
) -> list[AnyEntry]:
    """One decision of one seat."""
    _running(table)
    if by == "person" and not table.chairs[seat].decides:
        raise Declined("not-your-seat", "table-bot-plays-here")
    move = decoded(table, action)
    state = table.state
    assert state is not None
    expected = state.point(seat)
    if expected != point:
        raise Declined("stale", "table-stale" if expected is None else "table-stale-other")
    violation = state.check(seat, move)
    if violation is not None:
        raise Declined("rule", violation.reason, violation)
    after = state.clone()
    after.apply(seat, move)
    result = after.result()
    moved = Moved(seat, point, paper.to_record(move), by, aloud)
    return [moved] if result is None else [moved, Ended(result)]


def say(table: Table, person: str, name: str, text: str) -> list[AnyEntry]:
    held = table.seats_of(person)
    words = clean(text)
    if not words:
        raise Declined("malformed", "table-nothing-said")
    if len(held) == 1:
        return [Said(table.chairs[held[0]].name, held[0], words)]
    return [Said(name, None, words)]


def ask_undo(table: Table, seat: int) -> list[AnyEntry]:
    """Takes the seat's latest decision back at once, or asks the others."""
    _running(table)
    manner = undo.how(table, seat)
    if manner == "none":
        raise Declined("no-undo", "table-nothing-to-undo")
    move = undo.last_move(table, seat)
    assert move is not None
    if manner == "consent":
        if table.wish is not None:
            raise Declined("no-undo", "table-undo-already-asked")
        return [UndoAsked(seat, move.seq)]
    if manner == "marked":
        return [TookBack(seat, since(table, move.seq), False, hindsight=True)]
    return [TookBack(seat, (move.seq,), False)]


def since(table: Table, seq: int) -> tuple[int, ...]:
    """The moves from that one on."""
    return tuple(move.seq for move in table.moves if move.seq >= seq)


def answer_undo(table: Table, seat: int, agree: bool) -> list[AnyEntry]:
    _running(table)
    wish = table.wish
    person = table.chairs[seat].person
    if wish is None or person not in {table.chairs[asked].person for asked in wish.waiting_for}:
        raise Declined("no-undo", "table-not-asked")
    answer = UndoAnswered(seat, agree)
    last = all(table.chairs[asked].person == person for asked in wish.waiting_for)
    if agree and last:
        return [answer, TookBack(wish.seat, since(table, wish.to), True)]
    return [answer]


def granted_by_absence(table: Table, gone: int) -> list[AnyEntry]:
    """When the last one who was still asked is gone, the wish is granted."""
    wish = table.wish
    if wish is None or wish.seat == gone or set(wish.waiting_for) - {gone}:
        return []
    return [TookBack(wish.seat, since(table, wish.to), True)]


# --- coming and going


def hand_over(
    table: Table, person: str, seat: int, bot: str | None, is_here: Callable[[str], bool], away_seconds: float
) -> list[AnyEntry]:
    """An absent seat is given to a bot: by the owner at once, by anyone at the table after the time agreed on."""
    _running(table)
    if person != table.deed.owner and not table.seats_of(person):
        raise Declined("not-your-seat", "table-only-players")
    chair = table.chairs[seat]
    if not chair.decides or chair.person is None:
        raise Declined("not-running", "table-bot-plays-here")
    if is_here(chair.person):
        raise Declined("not-your-seat", "table-is-here", name=chair.name)
    if person != table.deed.owner and away_seconds < table.plan.absence_minutes * 60:
        raise Declined("not-your-seat", "table-not-away-long", name=chair.name, minutes=table.plan.absence_minutes)
    by = next((table.chairs[held].name for held in table.seats_of(person)), "")
    return [HandedOver(seat, known_bot(table.game, bot), by), *granted_by_absence(table, seat)]


def come_back(table: Table, seat: int) -> list[AnyEntry]:
    _running(table)
    chair = table.chairs[seat]
    if chair.resigned:
        raise Declined("not-running", "table-has-resigned")
    if chair.bot is None:
        raise Declined("not-running", "table-nobody-stands-in")
    return [CameBack(seat)]


def resign(table: Table, seat: int) -> list[AnyEntry]:
    """For good; before the game begins it is only standing up."""
    if table.phase == "gathering":
        return [StoodUp(seat, table.chairs[seat].name)]
    _running(table)
    if table.chairs[seat].resigned:
        raise Declined("not-running", "table-has-resigned")
    return [Resigned(seat, best_bot(table.game)), *granted_by_absence(table, seat)]


def abandon(table: Table, person: str, seat: int) -> list[AnyEntry]:
    """The owner ends the table; the others do when all of them want to."""
    if table.finished:
        raise Declined("not-running", f"table-phase-{table.phase}")
    if person == table.deed.owner:
        return [Abandoned()]
    _running(table)
    wanting = {table.chairs[other].person for other in table.wants_to_abandon} | {person}
    staying = {chair.person for chair in table.chairs if chair.decides}
    return [AbandonWished(seat), Abandoned()] if staying <= wanting else [AbandonWished(seat)]
