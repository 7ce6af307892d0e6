"""Rendering: what a table looks like on the wire, in the reader's language.

Whatever leaves here about a position comes from ``view(seat)`` and ``redact(event, seat)`` of a seat the reader holds,
or from the spectator's. Nothing else of a running game may.

What has been rendered is kept and shared by `render_cache`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from menagerie.bots import levels
from menagerie.core.contract import Action, AnyGame, AnyState, View
from menagerie.core.generator import Generator
from menagerie.core.removed_names import is_removed_name
from menagerie.core.words import Words
from menagerie.server import wire
from menagerie.server.static_documents import document_of
from menagerie.table import seed_commitment
from menagerie.table.consent import voters
from menagerie.table.live_table import Advice, LiveTable
from menagerie.table.log_lines import LogLine, first_headings, log_line, move_line
from menagerie.table.reader_log import Perspective, ReaderEntry
from menagerie.table.requests import Declined
from menagerie.table.table import Table, TableSeat
from menagerie.table.undo import UndoKind, reset_kind, undo_kind
from menagerie.table.visibility import seed_is_open
from menagerie.table.whispers import can_whisper

encode = msgspec.json.Encoder().encode


# --- the table


def table_state(live: LiveTable, person: str | None, perspective: Perspective) -> wire.TableState:
    table = live.table
    return wire.TableState(
        id=table.id,
        game=table.game.name,
        options=table.all_options(),
        phase=table.phase,
        owner=person is not None and person == table.header.owner,
        seats=tuple(_seat(live, seat, person) for seat in table.seats),
        clock=_clock(table),
        absence_minutes=table.settings.absence_minutes,
        whispers=table.settings.whispers,
        allowed=wire.Allowed(hints=table.settings.hints, undo=table.settings.undo, hindsight=table.settings.hindsight),
        ready_check=table.settings.ready_check,
        visibility=table.settings.visibility,
        spectators=table.settings.spectators,
        rated=table.settings.rated,
        daily=None if table.settings.daily is None else table.settings.daily.date,
        tournament=table.settings.tournament,
        document=document_of(table).version,
        promise="" if table.imported else seed_commitment.promise(table.header.secret),
        commitment=table.commitment,
        seed=table.seed if seed_is_open(table, live.now()) else None,
        undo=_undo_request(live, perspective),
        proposal=_proposal(table),
        marked_undos=table.marked_undos,
        rematch=table.rematch,
        rematch_proposal=_rematch_proposal(table),
        foreign=table.foreign_source,
        continues=table.settings.base is not None,
        result=table.standings,
    )


def _seat(live: LiveTable, seat: TableSeat, person: str | None) -> wire.SeatState:
    holder = seat.person
    clocks = live.table.clocks
    timed = clocks is not None and holder is not None and not seat.resigned
    return wire.SeatState(
        number=seat.number,
        kind=_kind(live.table, seat),
        name=seat.name,
        person=None if is_removed_name(seat.name) else holder,
        bot=seat.bot,
        paws=None if seat.bot is None else levels(live.table.game).get(seat.bot),
        mine=holder is not None and holder == person,
        resigned=seat.resigned,
        ready=holder is not None and holder in live.table.ready,
        can_whisper=can_whisper(live.table, seat.number),
        clock_ms=int(clocks.left(seat.number, live.now()) * 1000) if timed and clocks is not None else None,
        outside_bot=seat.outside_bot,
    )


def _proposal(table: Table) -> wire.Proposal | None:
    proposal = table.proposal
    if proposal is None:
        return None
    absent = None if proposal.absent is None else table.seats[proposal.absent].person
    people = [person for person in voters(table) if person not in proposal.agreed and person != absent]
    return wire.Proposal(
        what=proposal.what, seat=proposal.seat, absent=proposal.absent, waiting_for=_first_seats(table, people)
    )


def _rematch_proposal(table: Table) -> wire.RematchProposal | None:
    if table.rematch_by is None:
        return None
    answers = table.rematch_answers
    accepted = [person for person in table.people() if answers.get(person) is True]
    declined = [person for person in table.people() if answers.get(person) is False]
    return wire.RematchProposal(
        seat=table.rematch_by,
        accepted=_first_seats(table, accepted),
        declined=_first_seats(table, declined),
        waiting_for=_first_seats(table, [person for person in table.people() if person not in answers]),
    )


def _first_seats(table: Table, people: list[str]) -> tuple[int, ...]:
    return tuple(table.seats_of(person)[0] for person in people)


def _kind(table: Table, seat: TableSeat) -> Literal["person", "bot", "open"]:
    if seat.open and not table.imported:
        return "open"
    return "bot" if seat.person is None and seat.bot is not None else "person"


def _clock(table: Table) -> wire.Clock | None:
    rule = table.settings.clock
    return None if rule is None else wire.Clock(kind=rule.kind, seconds=rule.seconds, increment=rule.increment)


def _undo_request(live: LiveTable, perspective: Perspective) -> wire.UndoRequest | None:
    request = live.table.undo_request
    if request is None:
        return None
    visible = live.reader_log.entries(live.table, perspective)
    before = sum(1 for one in visible if one.logged.seq < request.to)
    return wire.UndoRequest(seat=request.seat, to_entry=before, waiting_for=request.waiting_for)


def presence(live: LiveTable) -> wire.Presence:
    """Who is connected."""
    seats = tuple(_seat_presence(live, seat) for seat in live.table.seats)
    return wire.Presence(seats=seats, spectators=live.spectators)


def _seat_presence(live: LiveTable, seat: TableSeat) -> wire.SeatPresence:
    holder = seat.person
    here = seat.bot is not None if holder is None else live.is_here(holder)
    away = None if holder is None or here else int(live.away_seconds(holder))
    return wire.SeatPresence(here=here, away_seconds=away)


# --- the position


def live_view(table: Table, seat: int | None, view: View, words: Words) -> wire.SeatView:
    """What the seat sees now, without the position in words; the spectator's view for no seat."""
    assert table.state is not None
    if seat is None:
        return _seat_view(table.game, table.state, view, words, decides=False)
    decides = table.phase == "running" and table.seats[seat].person_plays
    return _seat_view(
        table.game,
        table.state,
        view,
        words,
        decides=decides,
        undo=undo_kind(table, seat),
        reset=reset_kind(table, seat),
        auto_pass=_auto_pass(table, seat, view, words) if decides else None,
    )


def position_text(table: Table, seat: int | None, words: Words) -> str:
    """The position in words, as the seat or a spectator sees it."""
    assert table.state is not None
    text: str = table.game.describe(table.state.view(seat), words)
    return text


def _auto_pass(table: Table, seat: int, view: View, words: Words) -> wire.AutoPassState | None:
    game = table.game
    if not game.auto_pass_exceptions:
        return None
    chosen = table.auto_passes.get(seat)
    ended = table.auto_pass_ends.get(seat)
    return wire.AutoPassState(
        on=chosen is not None,
        available=game.can_auto_pass(view),
        exceptions=tuple(
            wire.AutoPassException(
                name=name,
                text=game.describe_auto_pass(name, words),
                chosen=chosen is not None and name in chosen.exceptions,
            )
            for name in game.auto_pass_exceptions
        ),
        ended="" if ended is None else game.describe_auto_pass_end(ended, words),
    )


def seat_view(
    table: Table, state: AnyState, seat: int | None, words: Words, decides: bool, text: bool = True
) -> wire.SeatView:
    """What one seat sees of a position; its choices only where a person decides for it."""
    return _seat_view(table.game, state, state.view(seat), words, decides, text=text)


def puzzle_view(game: AnyGame, state: AnyState, seat: int, words: Words) -> wire.SeatView:
    """What the seat of a puzzle sees and may do."""
    return _seat_view(game, state, state.view(seat), words, decides=True, text=True)


def _seat_view(
    game: AnyGame,
    state: AnyState,
    view: View,
    words: Words,
    decides: bool,
    undo: UndoKind = "none",
    reset: UndoKind = "none",
    auto_pass: wire.AutoPassState | None = None,
    text: bool = False,
) -> wire.SeatView:
    seat = view.seat
    point = view.point if decides else None
    legal = [] if point is None or seat is None else state.legal(seat)
    return wire.SeatView(
        seat=seat,
        view=view,
        question=game.question(view, words),
        guide=game.guide(view, words),
        choices=tuple(_choices(game, state, view, legal, words)) if legal else (),
        forced=seat is not None and len(legal) == 1 and game.is_forced(state, seat, legal),
        point=point,
        text=game.describe(view, words) if text else "",
        undo=undo,
        reset=reset,
        auto_pass=auto_pass,
    )


def _choices(game: AnyGame, state: AnyState, view: View, legal: list[Action], words: Words) -> Iterator[wire.Choice]:
    if game.foresight_type is None or not legal or view.seat is None:
        foresight: Sequence[Any] = [None] * len(legal)
    else:
        guess = state.guess(view.seat, Generator("foresight"))
        foresight = game.foresee(view, legal, guess) or [None] * len(legal)
    for action, foreseen in zip(legal, foresight, strict=True):
        text = game.describe_choice(action, view, words)
        yield wire.Choice(
            action=action,
            group=text.group,
            short=text.short,
            long=text.long,
            number=text.number,
            foresight=foreseen,
        )


def advice(table: Table, token: str, seat: int, found: Advice, words: Words) -> wire.Advice:
    """What the coach says about a decision."""
    decision = found.decision
    if decision is None:
        return wire.Advice(token=token, seat=seat, agrees=True, text="")
    action = msgspec.convert(decision.action, table.game.action_type)
    agrees = action == found.move.action
    what = table.game.describe_action(action, found.before.view(seat), words)
    why = words.reason(decision.reason)
    text = words("coach-agrees", why=why) if agrees else words("coach-differs", what=what, why=why)
    return wire.Advice(token=token, seat=seat, agrees=agrees, text=text)


def why_answer(state: AnyState, token: str, seat: int, action: Action, words: Words) -> wire.WhyAnswer:
    """Checks an action of a seat without doing it.

    What this may reveal: nothing but what the seat can see. The check runs on a state guessed from the seat's own
    view, never on the real one. In turn, a refused move would reveal the same; out of turn, a check on the real state
    could depend on what another seat has already chosen in secret. Equal views give equal answers.
    """
    violation = state.guess(seat, Generator("why")).check(seat, action)
    if violation is None:
        return wire.WhyAnswer(token=token, legal=True, text="", paragraph=None, instead=None)
    text = words.what_is_wrong(violation)
    return wire.WhyAnswer(token=token, legal=False, text=text, paragraph=violation.paragraph, instead=violation.instead)


# --- the log


def entry(table: Table, number: int, one: ReaderEntry, words: Words) -> wire.Entry:
    """One log line."""
    return _entry(number, one.logged.at, log_line(table, one, words), one.event, one.undone)


def _entry(
    number: int, at: float, line: LogLine, event: Any | None, undone: tuple[int, ...] | None = None
) -> wire.Entry:
    chat = line.chat
    return wire.Entry(
        number=number,
        at=at,
        kind=line.kind,
        seat=line.seat,
        text=line.text,
        event=event,
        chat=None if chat is None else wire.ChatLine(name=chat.name, person=chat.person, text=chat.text, to=chat.to),
        undone=undone,
        headings=tuple([wire.LogHeading(heading.text, heading.level) for heading in line.headings]),
        about=line.about,
        important=line.important,
    )


def move_entries(
    table: Table, at: float, seat: int | None, events: Sequence[Any], words: Words, first: bool
) -> list[wire.Entry]:
    """The log lines of a move in a replay, numbered from 1; above the first move, the headings of the first round."""
    repeated = table.game.repeated(events)
    lines = [move_line(table, seat, event, words, place in repeated) for place, event in enumerate(events)]
    if first and lines:
        lines[0] = msgspec.structs.replace(lines[0], headings=(*first_headings(table, words), *lines[0].headings))
    return [_entry(place, at, line, event) for place, (line, event) in enumerate(zip(lines, events, strict=True), 1)]


# --- refusals


def refusal(token: str | None, declined: Declined, words: Words) -> wire.Refusal:
    """The answer to a request that was declined."""
    violation = declined.violation
    return wire.Refusal(
        token=token,
        reason="not-running" if declined.reason == "not-over" else declined.reason,
        text=decline_text(declined, words),
        paragraph=None if violation is None else violation.paragraph,
        instead=None if violation is None else violation.instead,
    )


def decline_text(declined: Declined, words: Words) -> str:
    """Why a request was declined, in a sentence; a rule's paragraph stands beside it."""
    if declined.violation is not None:
        return words.what_is_wrong(declined.violation)
    return words(declined.message, **declined.facts)
