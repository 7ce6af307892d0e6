"""A tournament as a file that anybody can check: its settings, its log and its seed. From these three every pairing
follows again."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal

import msgspec
from msgspec import Struct

from menagerie.club.tournaments.entries import Began, Logged, Paired
from menagerie.club.tournaments.pairing import next_round
from menagerie.club.tournaments.tournament import Tournament, TournamentHeader

VERSION: Final = 1
SUFFIX: Final = ".tournament.json"


class PublishedTournament(Struct, frozen=True, kw_only=True, tag_field="format", tag="menagerie-tournament"):
    version: Literal[1] = VERSION
    header: TournamentHeader
    log: tuple[Logged, ...]


class BadTournamentFile(Exception):
    """The file is none of a tournament, or its log cannot be."""


class CheckedRound(Struct, frozen=True):
    number: int
    tables: int
    byes: int
    same: bool
    """Whether the seed gives the same tables, seats and byes."""


class Checked(Struct, frozen=True):
    seed: bool
    """Whether the seed is the one that was promised before the beginning."""
    rounds: tuple[CheckedRound, ...]

    @property
    def ok(self) -> bool:
        return self.seed and all(one.same for one in self.rounds)


def encode(tournament: Tournament) -> bytes:
    """As anybody may have it: the seed is in the log once the tournament has begun."""
    published = PublishedTournament(header=tournament.header, log=tuple(tournament.log))
    return msgspec.json.format(msgspec.json.encode(published), indent=1)


def decode(raw: bytes) -> PublishedTournament:
    try:
        return msgspec.json.decode(raw, type=PublishedTournament)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadTournamentFile(str(error)) from None


def folded(published: PublishedTournament) -> Tournament:
    try:
        return Tournament(published.header).accept_all(published.log)
    except (AssertionError, LookupError, ValueError, TypeError) as error:
        raise BadTournamentFile(str(error)) from None


def check(published: PublishedTournament) -> Checked:
    """Pairs every round again, each from what was known before it."""
    tournament = Tournament(published.header)
    seed_fits = True
    rounds: list[CheckedRound] = []
    try:
        for logged in published.log:
            entry = logged.entry
            if isinstance(entry, Began):
                seed_fits = commitment(entry.seed) == published.header.commitment
            if isinstance(entry, Paired):
                same = next_round(tournament, entry.small) == entry
                rounds.append(CheckedRound(entry.round, len(entry.tables), len(entry.byes), same))
            tournament.accept(logged)
    except (AssertionError, LookupError, ValueError, TypeError) as error:
        raise BadTournamentFile(str(error)) from None
    return Checked(seed_fits, tuple(rounds))


def commitment(seed: str) -> str:
    """What is shown before the beginning."""
    return sha256(seed.encode()).hexdigest()
