"""What people may ask of a table. Each request is validated: it answers with the entries it would add, or declines.

Who asks is settled before: a person's seats are those that `Table.seats_of` names.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from menagerie.bots import best_bot, bots_for, name_of_level
from menagerie.core import record as records
from menagerie.core.contract import Action, AnyGame, Fact, RuleViolation
from menagerie.core.player import Reason
from menagerie.table import auto_passing, seed_commitment, undo
from menagerie.table.entries import (
    Abandoned,
    AbandonRequested,
    AnyEntry,
    AutoPassEnded,
    AutoPassSet,
    BotSatDown,
    CameBack,
    Conceded,
    Dealt,
    Ended,
    HandedOver,
    Moved,
    NonceOffered,
    Ready,
    Resigned,
    Said,
    SatDown,
    StoodUp,
    UndoAnswered,
    UndoAsked,
    Undone,
)  # fmt: skip
from menagerie.table.limits import CHAT_LINES
from menagerie.table.seat_names import bot_names
from menagerie.table.table import Table
from menagerie.table.visibility import may_sit

DeclineReason = Literal[
    "rule", "stale", "not-your-seat", "not-running", "unknown-action", "no-undo", "unknown", "malformed", "not-over",
    "too-many", "not-allowed",
]  # fmt: skip


class Declined(Exception):
    """A request that is not carried out: the kind of reason, and a message of the shared catalogue."""

    def __init__(
        self, reason: DeclineReason, message: str, violation: RuleViolation | None = None, **facts: Fact
    ) -> None:
        super().__init__(reason, message, facts)
        self.reason = reason
        self.message = message
        self.violation = violation
        self.facts = facts


def clean(text: str) -> str:
    """One line of text without anything invisible: what could hide, overlay or reverse other text is left out."""
    spaced = " ".join(text.split())
    kept = [letter for letter in spaced if unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")]
    return " ".join("".join(kept).split())


def known_bot(game: AnyGame, name: str | None) -> str:
    """The bot of that name, or with so many paws; the best one where none is named."""
    if name is None:
        return best_bot(game)
    name = name_of_level(game, name)
    if name not in bots_for(game):
        raise Declined("unknown", "table-no-such-bot", name=name[:40])
    return name


# --- before the game


def sit_down(
    table: Table,
    person: str,
    name: str,
    seat: int | None,
    nonce: str,
    apart: frozenset[str] = frozenset(),
    outside_bot: bool = False,
) -> list[AnyEntry]:
    """A seat for that person, who sits with none of those named as `apart`."""
    held = table.seats_of(person)
    if held and (seat is None or seat in held):
        return _nonce(table, person, nonce) if nonce else []
    if table.phase != "gathering":
        raise Declined("not-running", "table-already-begun")
    if held:
        raise Declined("not-your-seat", "table-one-seat-each")
    if not may_sit(table, person):
        raise Declined("not-allowed", "table-private")
    if not apart.isdisjoint(table.people()):
        raise Declined("not-allowed", "table-blocked")
    free = [one.number for one in table.seats if one.open]
    if seat is not None and seat not in free:
        raise Declined("not-your-seat", "table-seat-taken")
    if not free:
        raise Declined("not-your-seat", "table-full")
    taken = SatDown(free[0] if seat is None else seat, person, _unique_name(table, name), outside_bot)
    return [taken, *(_nonce(table, person, nonce) if nonce else [])]


def _unique_name(table: Table, name: str) -> str:
    """Two people of one name would be hard to tell apart in the log."""
    number, unique = 2, name
    while unique in table.names:
        unique = f"{name} {number}"
        number += 1
    return unique


def offer_nonce(table: Table, person: str, nonce: str) -> list[AnyEntry]:
    """A person's nonce, once; before the deal."""
    if table.phase != "gathering" or not table.seats_of(person):
        return []
    return _nonce(table, person, nonce)


def _nonce(table: Table, person: str, nonce: str) -> list[AnyEntry]:
    return [] if table.phase != "gathering" or person in table.nonces else [NonceOffered(person, nonce)]


def set_ready(table: Table, person: str, ready: bool) -> list[AnyEntry]:
    """The person says that the game may begin, or takes that back."""
    if table.phase != "gathering":
        raise Declined("not-running", "table-already-begun")
    held = table.seats_of(person)
    if not held:
        raise Declined("not-your-seat", "table-only-players")
    return [] if (person in table.ready) == ready else [Ready(person, table.seats[held[0]].name, ready)]


def unready(table: Table) -> list[str]:
    """The people for whom the game still waits."""
    return [person for person in table.people() if person not in table.ready] if table.settings.ready_check else []


def begin(table: Table, person: str, fill_with: str | None) -> list[AnyEntry]:
    """The owner starts the game; seats that are still open go to bots, where a bot is named.

    Whoever else is seated has to be ready.
    """
    if person != table.header.owner:
        raise Declined("not-your-seat", "table-owner-begins")
    must_not_be_of_tournament(table)
    if table.phase != "gathering":
        raise Declined("not-running", "table-already-begun")
    open_seats = [seat.number for seat in table.seats if seat.open]
    if open_seats and fill_with is None:
        raise Declined("not-running", "table-seats-open", count=len(open_seats))
    waited_for = [table.seats[table.seats_of(other)[0]].name for other in unready(table) if other != person]
    if waited_for:
        raise Declined("not-running", "table-not-ready", names=", ".join(waited_for))
    names = bot_names(table.names)
    bots = [BotSatDown(seat, fill_with or "", name) for seat, name in zip(open_seats, names, strict=False)]
    return [*bots, deal(table)]


def deal(table: Table, seed: str | None = None) -> Dealt:
    """The start of the game. Bots bring no nonce, so those who sit down now change nothing."""
    mixed = seed_commitment.mix(table.header.secret, table.seat_nonces()) if seed is None else seed
    return Dealt(records.commitment(mixed), seed)


def follow_up(table: Table) -> AnyEntry | None:
    """What follows from the entries so far without anybody asking: the deal once all are there, the end of the game."""
    if table.phase == "gathering":
        taken = not any(seat.open for seat in table.seats)
        here = all(person in table.nonces for person in table.people())
        return deal(table) if taken and here and not unready(table) else None
    if table.phase == "running" and table.removed and (seat := _seat_of_removed(table)) is not None:
        return _resignation(table, seat)
    if table.phase == "running" and table.state is not None and not table.imported:
        result = table.state.result()
        return auto_passing.follow_up(table) if result is None else Ended(result)
    return None


def _seat_of_removed(table: Table) -> int | None:
    """The seat of somebody who was removed while the game had not begun, as in a tournament."""
    return next((one.number for one in table.seats if one.person_plays and one.person in table.removed), None)


# --- playing


def must_run(table: Table) -> None:
    if table.phase != "running":
        raise Declined("not-running", f"table-phase-{table.phase}")


def bots_first(table: Table) -> bool:
    """Whether people have to wait until bots have decided. At a deal of the day the bots that owe a decision come
    first, one after the other: so it makes no difference who was quicker."""
    return table.settings.daily is not None and any(table.seats[seat].bot is not None for seat in table.waiting_on)


def decode_action(table: Table, action: dict[str, Any]) -> Action:
    try:
        decoded: Action = msgspec.convert(action, table.game.action_type)
    except msgspec.ValidationError:
        raise Declined("unknown-action", "table-unknown-action") from None
    return decoded


def act(
    table: Table,
    seat: int,
    point: str,
    action: dict[str, Any],
    by: Literal["person", "bot", "clock"] = "person",
    aloud: Reason | None = None,
) -> list[AnyEntry]:
    """One decision of one seat. It is checked here, and applied when the table accepts the entry."""
    must_run(table)
    if by == "person" and not table.seats[seat].person_plays:
        raise Declined("not-your-seat", "table-bot-plays-here")
    if by == "person" and bots_first(table):
        raise Declined("stale", "table-bots-first")
    decoded = decode_action(table, action)
    state = table.state
    assert state is not None
    expected = state.point(seat)
    if expected != point:
        raise Declined("stale", "table-stale" if expected is None else "table-stale-other")
    violation = state.check(seat, decoded)
    if violation is not None:
        raise Declined("rule", violation.reason, violation)
    return [Moved(seat, point, records.to_record(decoded), by, aloud)]


def say(table: Table, person: str, name: str, text: str) -> list[AnyEntry]:
    held = table.seats_of(person)
    line = chat_text(table, text)
    if len(held) == 1:
        return [Said(table.seats[held[0]].name, held[0], line, person)]
    return [Said(name, None, line, person)]


def chat_text(table: Table, text: str) -> str:
    """A chat message as it is stored; declined where it is empty, or the table's quota is used up."""
    line = clean(text)
    if not line:
        raise Declined("malformed", "table-nothing-said")
    must_have_room_for_chat(table)
    return line


def must_have_room_for_chat(table: Table) -> None:
    if table.chat_lines >= CHAT_LINES:
        raise Declined("too-many", "table-chat-full")


def ask_undo(table: Table, seat: int) -> list[AnyEntry]:
    """Undoes the seat's latest decision at once, or asks the others."""
    must_run(table)
    kind = undo.undo_kind(table, seat)
    move = undo.last_move(table, seat)
    if kind == "none" or move is None:
        raise Declined("no-undo", undo.why_not(table, seat) if move is not None else "table-nothing-to-undo")
    if kind == "consent":
        if table.undo_request is not None:
            raise Declined("no-undo", "table-undo-already-asked")
        return [UndoAsked(seat, move.seq)]
    if kind == "marked":
        return [Undone(seat, since(table, move.seq), False, marked=True)]
    return [Undone(seat, (move.seq,), False)]


def reset_turn(table: Table, seat: int) -> list[AnyEntry]:
    """Undoes all the seat has decided in its turn at once, or asks the others."""
    must_run(table)
    kind = undo.reset_kind(table, seat)
    moves = undo.moves_of_turn(table, seat)
    if kind == "none":
        raise Declined("no-undo", undo.why_not(table, seat) if len(moves) > 1 else "table-nothing-to-reset")
    if kind == "consent":
        if table.undo_request is not None:
            raise Declined("no-undo", "table-undo-already-asked")
        return [UndoAsked(seat, moves[0].seq)]
    if kind == "marked":
        return [Undone(seat, since(table, moves[0].seq), False, marked=True)]
    return [Undone(seat, tuple(move.seq for move in moves), False)]


def set_auto_pass(table: Table, seat: int, on: bool, exceptions: Iterable[str]) -> list[AnyEntry]:
    """The person asks for it, or ends it."""
    must_run(table)
    assert table.state is not None
    if not on:
        return [AutoPassEnded(seat, "")] if seat in table.auto_passes else []
    if not table.seats[seat].person_plays:
        raise Declined("not-your-seat", "table-bot-plays-here")
    if not table.game.auto_pass_exceptions:
        raise Declined("unknown", "table-no-auto-pass")
    chosen = tuple(dict.fromkeys(exceptions))
    if not set(chosen) <= set(table.game.auto_pass_exceptions):
        raise Declined("malformed", "http-malformed")
    if not table.game.can_auto_pass(table.state.view(seat)):
        raise Declined("not-running", "table-no-auto-pass-now")
    return [AutoPassSet(seat, chosen)]


def since(table: Table, seq: int) -> tuple[int, ...]:
    """The moves from that one on."""
    return tuple(move.seq for move in table.moves if move.seq >= seq)


def answer_undo(table: Table, seat: int, agree: bool) -> list[AnyEntry]:
    must_run(table)
    request = table.undo_request
    person = table.seats[seat].person
    if request is None or person not in {table.seats[asked].person for asked in request.waiting_for}:
        raise Declined("no-undo", "table-not-asked")
    answer = UndoAnswered(seat, agree)
    last = all(table.seats[asked].person == person for asked in request.waiting_for)
    if agree and last:
        return [answer, Undone(request.seat, since(table, request.to), True)]
    return [answer]


def granted_by_absence(table: Table, gone: int) -> list[AnyEntry]:
    """When the last person who was still asked is gone, the undo is granted."""
    request = table.undo_request
    if request is None or request.seat == gone or set(request.waiting_for) - {gone}:
        return []
    return [Undone(request.seat, since(table, request.to), True)]


# --- leaving and coming back


def hand_over(
    table: Table, person: str, seat: int, bot: str | None, is_here: Callable[[str], bool], away_seconds: float
) -> list[AnyEntry]:
    """At a table made before `consent`: by the owner at once, by any player after the agreed time."""
    must_run(table)
    if person != table.header.owner and not table.seats_of(person):
        raise Declined("not-your-seat", "table-only-players")
    absent = table.seats[seat]
    if not absent.person_plays or absent.person is None:
        raise Declined("not-running", "table-bot-plays-here")
    if is_here(absent.person):
        raise Declined("not-your-seat", "table-is-here", name=absent.name)
    minutes = table.settings.absence_minutes
    if person != table.header.owner and away_seconds < minutes * 60:
        raise Declined("not-your-seat", "table-not-away-long", name=absent.name, minutes=minutes)
    by = next((table.seats[held].name for held in table.seats_of(person)), "")
    return [HandedOver(seat, known_bot(table.game, bot), by), *granted_by_absence(table, seat)]


def reclaim_seat(table: Table, seat: int) -> list[AnyEntry]:
    """The person is back and plays again instead of the bot."""
    must_run(table)
    mine = table.seats[seat]
    if mine.resigned:
        raise Declined("not-running", "table-has-resigned")
    if mine.bot is None:
        raise Declined("not-running", "table-no-bot-here")
    return [CameBack(seat)]


def resign(table: Table, seat: int) -> list[AnyEntry]:
    """For good. Before the game begins it only frees the seat; at a table of two seats it ends the game."""
    if table.phase == "gathering":
        return stand_up(table, table.seats[seat].person or "")
    must_run(table)
    if table.seats[seat].resigned:
        raise Declined("not-running", "table-has-resigned")
    resignation = _resignation(table, seat)
    return [resignation, *(granted_by_absence(table, seat) if isinstance(resignation, Resigned) else [])]


def _resignation(table: Table, seat: int) -> Conceded | Resigned:
    if table.settings.by_agreement and table.players == 2:
        return Conceded(seat)
    return Resigned(seat, best_bot(table.game))


def must_not_be_of_tournament(table: Table) -> None:
    """When a tournament's game begins, and who sits there, is the tournament's affair."""
    if table.settings.tournament is not None:
        raise Declined("not-allowed", "table-of-tournament")


def stand_up(table: Table, person: str) -> list[AnyEntry]:
    """Leaves a game that has not begun; a table of the lobby where nobody is left is gone."""
    must_not_be_of_tournament(table)
    if table.phase != "gathering":
        raise Declined("not-running", "table-already-begun")
    held = table.seats_of(person)
    if not held:
        raise Declined("not-your-seat", "table-only-players")
    last = table.settings.visibility == "open" and table.people() == (person,)
    return [*(StoodUp(seat, table.seats[seat].name) for seat in held), *([Abandoned()] if last else [])]


def abandon(table: Table, person: str, seat: int) -> list[AnyEntry]:
    """In the lobby, and at a table made before `consent`: the owner alone, or all the others together."""
    if table.finished:
        raise Declined("not-running", f"table-phase-{table.phase}")
    if person == table.header.owner:
        return [Abandoned()]
    must_run(table)
    wanting = {table.seats[other].person for other in table.abandon_requests} | {person}
    playing = {one.person for one in table.seats if one.person_plays}
    return [AbandonRequested(seat), Abandoned()] if playing <= wanting else [AbandonRequested(seat)]
