"""What one person alone may not do to the others: hand an absent player's seat to a bot, and break the game off.

Someone proposes it, those concerned answer, and one no ends the proposal. To hand a seat over, everybody connected has
to agree, and its player has to be away for the time that the table's settings name. To break off, everybody has to
agree who is connected, or has not been away for that long. Presence is not in the log, so whether anyone is still asked
is decided whenever somebody proposes or agrees; who has agreed already may say so again once the others are gone.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from menagerie.table import requests
from menagerie.table.entries import (
    Abandoned,
    AnyEntry,
    HandedOver,
    ProposalAnswered,
    ProposalDropped,
    ProposalKind,
    Proposed,
)
from menagerie.table.limits import PROPOSALS
from menagerie.table.requests import Declined
from menagerie.table.table import Proposal, Table


class Presence(Protocol):
    """Who is connected."""

    def is_here(self, person: str) -> bool: ...

    def away_seconds(self, person: str) -> float: ...


def hand_over(table: Table, person: str, seat: int, bot: str | None, presence: Presence) -> list[AnyEntry]:
    """Proposes that a bot plays for the absent person of that seat; does it where nobody else is there to ask."""
    if not table.settings.by_agreement:
        holder = table.seats[seat].person
        away = 0.0 if holder is None else presence.away_seconds(holder)
        return requests.hand_over(table, person, seat, bot, presence.is_here, away)
    requests.must_run(table)
    mine = _seat_of(table, person)
    known = requests.known_bot(table.game, bot)
    _must_be_away(table, seat, presence)
    return _propose(table, person, Proposal(mine, "hand-over", seat, known, frozenset({person})), presence)


def abandon(table: Table, person: str, seat: int, presence: Presence) -> list[AnyEntry]:
    """Proposes to break the game off; does it where nobody else has to agree. The owner may close a lobby alone."""
    requests.must_not_be_of_tournament(table)
    if not table.settings.by_agreement or table.phase == "gathering":
        return requests.abandon(table, person, seat)
    requests.must_run(table)
    if person == table.header.owner and not voters(table):  # bots alone play on, and nobody else can stop them
        return [Abandoned()]
    mine = _seat_of(table, person)
    return _propose(table, person, Proposal(mine, "abandon", None, None, frozenset({person})), presence)


def _propose(table: Table, person: str, wanted: Proposal, presence: Presence) -> list[AnyEntry]:
    open_one = table.proposal
    if open_one is not None:
        if (open_one.what, open_one.absent) != (wanted.what, wanted.absent):
            raise Declined("not-running", "table-proposal-open")
        return answer(table, person, True, presence)
    if table.proposals_made.get(person, 0) >= PROPOSALS:
        raise Declined("too-many", "table-too-many-proposals")
    return _outcome(table, wanted, presence) or [Proposed(wanted.seat, wanted.what, wanted.absent, wanted.bot)]


def answer(table: Table, person: str, agree: bool, presence: Presence) -> list[AnyEntry]:
    """Agrees to what is proposed, or ends the proposal: one's own as well."""
    requests.must_run(table)
    proposal = table.proposal
    if proposal is None:
        raise Declined("not-running", "table-nothing-proposed")
    mine = _seat_of(table, person)
    if not agree:
        return [ProposalAnswered(mine, False)]
    if proposal.absent is not None:
        _must_be_away(table, proposal.absent, presence)
    outcome = _outcome(table, msgspec.structs.replace(proposal, agreed=proposal.agreed | {person}), presence)
    if person not in proposal.agreed:
        return [ProposalAnswered(mine, True), *outcome]
    if not outcome:
        raise Declined("not-running", "table-others-asked")
    return outcome


def returned(table: Table, person: str) -> list[AnyEntry]:
    """Whoever comes back keeps the seat that was to be handed over."""
    proposal = table.proposal
    if proposal is None or proposal.absent is None or table.seats[proposal.absent].person != person:
        return []
    return [ProposalDropped(proposal.absent)]


def voters(table: Table) -> tuple[str, ...]:
    """Everyone who may answer a proposal: the people who hold a seat and have not resigned it. Outside bots are not
    asked: a program that does not answer would stop the others."""
    seats = (seat for seat in table.seats if not seat.resigned and not seat.outside_bot)
    return tuple(dict.fromkeys(seat.person for seat in seats if seat.person is not None))


def must_agree(table: Table, what: ProposalKind, presence: Presence) -> frozenset[str]:
    """The people without whose agreement it is not done now."""
    here = {person for person in voters(table) if presence.is_here(person)}
    if what == "hand-over":
        return frozenset(here)
    playing = (seat.person for seat in table.seats if seat.person_plays and not seat.outside_bot)
    late = {person for person in playing if person is not None and presence.away_seconds(person) < _limit(table)}
    return frozenset(here | late)


def _outcome(table: Table, proposal: Proposal, presence: Presence) -> list[AnyEntry]:
    """What follows once all have agreed who must; nothing before that."""
    if must_agree(table, proposal.what, presence) - proposal.agreed:
        return []
    if proposal.absent is None:
        return [Abandoned()]
    handed_over = HandedOver(proposal.absent, proposal.bot or "", table.seats[proposal.seat].name)
    return [handed_over, *requests.granted_by_absence(table, proposal.absent)]


def _seat_of(table: Table, person: str) -> int:
    seat = next((held for held in table.seats_of(person) if not table.seats[held].resigned), None)
    if seat is None:
        raise Declined("not-your-seat", "table-only-players")
    return seat


def _must_be_away(table: Table, seat: int, presence: Presence) -> None:
    absent = table.seats[seat]
    if not absent.person_plays or absent.person is None:
        raise Declined("not-running", "table-bot-plays-here")
    if presence.is_here(absent.person):
        raise Declined("not-your-seat", "table-is-here", name=absent.name)
    if presence.away_seconds(absent.person) < _limit(table):
        minutes = table.settings.absence_minutes
        raise Declined("not-your-seat", "table-not-away-long", name=absent.name, minutes=minutes)


def _limit(table: Table) -> float:
    return table.settings.absence_minutes * 60.0
