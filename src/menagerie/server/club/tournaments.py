"""Tournaments that are played: what is due is done, whatever stops meanwhile and whichever process does it.

A tournament is its log. Every process that serves the database looks from time to time which tournaments have something
to do, and looks at once when a table of one is over. Whoever is first writes the next entry; the numbers of a log are
unique, so a second one reads on and finds it done. Tables are made after the entry that pairs them, under ids that
follow from it: whoever finds one missing makes it, and nobody makes a second one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from menagerie.club.tournaments import published, requests
from menagerie.club.tournaments.entries import AnyEntry, Began, Cancelled, Ended, EntrantRemoved, Joined, Logged
from menagerie.club.tournaments.settings import TournamentSettings
from menagerie.club.tournaments.tournament import Tournament, TournamentHeader
from menagerie.core.removed_names import REMOVED_NAME
from menagerie.server.club.tournament_tables import make_table, result_of
from menagerie.server.club.tournament_view import tournament_state
from menagerie.server.periodic_task import PeriodicTask
from menagerie.server.rendering import encode
from menagerie.table.absence import absent_seats, wait_no_longer
from menagerie.table.ids import new_id
from menagerie.table.limits import (
    IDENTIFIER_LENGTH,
    RACES,
    STANDINGS_SECONDS,
    TOURNAMENT_BOT_TABLES,
    TOURNAMENT_SECONDS,
    TOURNAMENTS_IN_MEMORY,
)
from menagerie.table.live_table import LiveTable
from menagerie.table.nodes import Nodes
from menagerie.table.registry import TableRegistry
from menagerie.table.requests import Declined
from menagerie.table.store import Conflict
from menagerie.table.store.sql_tournaments import (
    SqlTournaments,
    TournamentChange,
    TournamentEntryRow,
    TournamentRow,
)

_log = logging.getLogger(__name__)
_IDS_AT_ONCE = 400
_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


class UnknownTournament(LookupError):
    """There is no such tournament."""


class TournamentReader(Protocol):
    """Somebody who watches a tournament."""

    def put(self, messages: bytes) -> None: ...


class LiveTournament:
    """A tournament in memory."""

    def __init__(self, tournament: Tournament, seed: str, organiser_name: str) -> None:
        self.tournament = tournament
        self.seed = seed
        """Shown to nobody before the beginning."""
        self.organiser_name = organiser_name
        self.made: frozenset[str] = frozenset()
        """Of the running tables, those that are known to be there."""
        self.lock = asyncio.Lock()
        self.readers: set[TournamentReader] = set()
        self._telling: asyncio.Task[None] | None = None
        self._changes = 0
        self._encoded: bytes | None = None

    async def encoded(self) -> bytes:
        """Its `TournamentState`, worked out in a thread: the one of a long arena takes a tenth of a second."""
        if self._encoded is not None:
            return self._encoded
        changes, known, made = self._changes, self.tournament.copy(), self.made
        found = await asyncio.to_thread(lambda: encode(tournament_state(known, self.organiser_name, made)))
        if changes == self._changes:
            self._encoded = found
        return found

    def changed(self) -> None:
        """Tells the readers, in a moment: several tables may end together."""
        self._changes += 1
        self._encoded = None
        if self.readers and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            told = -1
            while told != self._changes and self.readers:
                await asyncio.sleep(STANDINGS_SECONDS)
                told, message = self._changes, await self.encoded()
                for reader in list(self.readers):
                    reader.put(message)
        finally:
            self._telling = None

    async def enter(self, reader: TournamentReader) -> None:
        changes, message = self._changes, await self.encoded()
        reader.put(message)
        self.readers.add(reader)
        if changes != self._changes:  # meanwhile, and those who are told of it were others
            self.changed()

    def leave(self, reader: TournamentReader) -> None:
        self.readers.discard(reader)

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    @property
    def idle(self) -> bool:
        return not self.readers and not self.lock.locked()


class Tournaments:
    """A `TableListener`."""

    def __init__(self, registry: TableRegistry, store: SqlTournaments, nodes: Nodes | None) -> None:
        self._registry = registry
        self.store = store
        self._nodes = nodes
        self._opened = registry.now()
        self._live: dict[str, LiveTournament] = {}
        """The one used last stands last."""
        self._loading: dict[str, asyncio.Task[LiveTournament]] = {}
        self._bot_tables: dict[str, int] = {}
        """At how many tables bots play among themselves, by tournament; also 0, where some have to wait."""
        self._wanted: asyncio.Queue[str] = asyncio.Queue()
        self._attending: asyncio.Task[None] | None = None
        self._looking = PeriodicTask(
            self._look_around, TOURNAMENT_SECONDS, "it could not be read which tournaments have something to do"
        )
        if nodes is not None:
            nodes.on("tournament", self._heard)

    def open(self) -> None:
        self._registry.add_listener(self)
        self._attending = asyncio.create_task(self._run())
        self._looking.open()

    async def close(self) -> None:
        await self._looking.close()
        if self._attending is not None:
            self._attending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._attending
        for live in self._live.values():
            live.close()

    # --- what gives reason to look

    def table_changed(self, live: LiveTable) -> None:
        tournament = live.table.settings.tournament
        if tournament is not None and live.table.finished:
            self._wanted.put_nowait(tournament)

    def _heard(self, line: str) -> None:
        """Another process has added to that tournament's log."""
        if line in self._live:
            self._wanted.put_nowait(line)

    async def _run(self) -> None:
        while True:
            names = {await self._wanted.get()}
            while not self._wanted.empty():
                names.add(self._wanted.get_nowait())
            for name in names:
                await self._attend_safely(name)

    async def _look_around(self) -> None:
        for name in await self.store.attended(self._registry.now()):
            await self._attend_safely(name)

    async def _attend_safely(self, name: str) -> None:
        try:
            await self.attend(name)
        except Exception:  # noqa: BLE001 - the database may be away; it is looked at again
            _log.exception("tournament %s could not be attended", name)

    # --- finding and making

    async def find(self, name: str) -> LiveTournament:
        """As it is in the database now; raises `UnknownTournament`."""
        if len(name) > IDENTIFIER_LENGTH or "\0" in name:
            raise UnknownTournament(name)
        known = self._live.pop(name, None)
        if known is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            return await asyncio.shield(self._loading[name])
        self._keep(known)
        if self._nodes is not None:
            async with known.lock:
                await self._read_on(known)
        return known

    async def _load(self, name: str) -> LiveTournament:
        found = await self.store.load(name)
        if found is None:
            raise UnknownTournament(name)
        row, entries = found
        tournament = Tournament(_header(row)).accept_all([_logged(one) for one in entries])
        organiser = await self._registry.people.find(row.organiser)
        live = LiveTournament(tournament, row.seed, REMOVED_NAME if organiser is None else organiser.name)
        self._keep(live)
        return live

    def _keep(self, live: LiveTournament) -> None:
        self._live[live.tournament.id] = live
        if len(self._live) > TOURNAMENTS_IN_MEMORY:
            idle = next((name for name, other in self._live.items() if other.idle and other is not live), None)
            if idle is not None:
                del self._live[idle]

    async def make(self, settings: TournamentSettings, organiser: str) -> str:
        seed, now = secrets.token_hex(32), self._registry.now()
        row = TournamentRow(
            id=new_id(),
            organiser=organiser,
            settings=msgspec.json.encode(settings).decode(),
            seed=seed,
            created=now,
            phase="open",
            entrants=0,
            due=requests.begins_or_ends_at(settings, now),
            updated=now,
        )
        await self.store.make(row)
        return row.id

    # --- changing one

    async def request(self, name: str, ask: Callable[[LiveTournament], list[AnyEntry]]) -> LiveTournament:
        """Carries out what somebody asks for; raises `Declined`."""
        live = await self.find(name)
        async with live.lock:
            await self._carry_out(live, ask)
        self._wanted.put_nowait(name)
        return live

    async def _carry_out(self, live: LiveTournament, ask: Callable[[LiveTournament], list[AnyEntry]]) -> None:
        for _ in range(RACES):
            entries = ask(live)
            if not entries or await self._write(live, entries):
                return
        raise Declined("stale", "table-stale")

    async def _write(self, live: LiveTournament, entries: Sequence[AnyEntry]) -> bool:
        """Adds these entries; where another process was faster it reads those instead, and says no."""
        tournament = live.tournament
        now = max(self._registry.now(), tournament.updated)  # clocks may be put back; time in a log never goes back
        logged = [Logged(len(tournament.log) + place, now, entry) for place, entry in enumerate(entries, start=1)]
        rows = [TournamentEntryRow(one.seq, now, msgspec.json.encode(one.entry).decode()) for one in logged]
        joined = [entry for entry in entries if isinstance(entry, Joined)]
        updated = tournament.updated if all(isinstance(one, EntrantRemoved) for one in entries) else now
        change = TournamentChange(
            phase=_phase_after(tournament, entries), entrants=len(tournament.entrants) + len(joined), updated=updated
        )
        newcomers = [entry.person for entry in joined if entry.person is not None]
        removed = [entry for entry in entries if isinstance(entry, EntrantRemoved)]
        try:
            await self.store.append(
                tournament.id, rows, change, newcomers, [_called(tournament, one) for one in removed]
            )
        except Conflict:
            await self._read_on(live)
            return False
        tournament.accept_all(logged)
        live.changed()
        if self._nodes is not None:
            self._nodes.publish(f"tournament {tournament.id}")
        return True

    async def _read_on(self, live: LiveTournament) -> None:
        """What other processes have added."""
        rows = await self.store.entries_after(live.tournament.id, len(live.tournament.log))
        if rows:
            live.tournament.accept_all([_logged(one) for one in rows])
            live.changed()

    async def remove_person(self, name: str, person: str) -> None:
        """The person takes part no more, and has no name there."""
        await self.request(name, lambda live: requests.remove_person(live.tournament, person))

    async def cancel_open(self, name: str) -> None:
        """Its organiser had everything of theirs removed before it began."""
        await self.request(
            name, lambda live: requests.cancel(live.tournament) if live.tournament.phase == "open" else []
        )

    async def organiser_removed(self, person: str) -> None:
        """That person has no name any more, and what they wrote of a tournament may have had it."""
        for name, live in list(self._live.items()):
            if live.tournament.header.organiser == person and (found := await self.store.load(name)) is not None:
                header = _header(found[0])
                live.tournament.header, live.tournament.settings = header, header.settings
                live.organiser_name = REMOVED_NAME
                live.changed()

    # --- what it does by itself

    async def attend(self, name: str) -> None:
        """Does what is due."""
        live = await self.find(name)
        async with live.lock:
            while not live.tournament.finished:
                entries = await self._due(live)
                if not entries:
                    return
                await self._write(live, entries)
            self._bot_tables.pop(name, None)

    async def _due(self, live: LiveTournament) -> list[AnyEntry]:
        entries = await self._of_tables(live)
        if entries:
            return entries
        step = await asyncio.to_thread(requests.next_step, live.tournament, self._registry.now(), live.seed)
        return [] if step is None else [step]

    async def _of_tables(self, live: LiveTournament) -> list[AnyEntry]:
        """Results of tables that are over, and who has not come; makes those that are missing."""
        tournament = live.tournament
        running = {tournament.table_id(one.number, place): (one.number, place)
                   for one, place in tournament.running_tables()}  # fmt: skip
        names = list(running)
        phases: dict[str, str] = {}
        for start in range(0, len(names), _IDS_AT_ONCE):
            phases.update(await self.store.phases_of(names[start : start + _IDS_AT_ONCE]))
        made = {*phases, *await self._make_missing(tournament, running, phases)}
        if made != live.made:
            live.made = frozenset(made)
            live.changed()
        entries: list[AnyEntry] = []
        for name, (number, place) in running.items():
            phase = phases.get(name)
            if phase in ("over", "abandoned"):
                result = await result_of(self._registry, tournament, number, place)
                entries += [] if result is None else [result]
            elif phase == "gathering":
                entries += await self._wait_no_longer(tournament, name, number, place)
        return entries

    async def _make_missing(
        self, tournament: Tournament, running: dict[str, tuple[int, int]], phases: dict[str, str]
    ) -> list[str]:
        def bots_alone(name: str) -> bool:
            number, place = running[name]
            seats = tournament.rounds[number - 1].tables[place].seats
            return all(tournament.entrant(seat).person is None for seat in seats)

        made = []
        alone = {name for name in running if bots_alone(name)}
        playing = sum(phases.get(name) == "running" for name in alone)
        most = self._bot_tables_of(tournament.id, len(alone))
        for name, (number, place) in running.items():
            if name in phases or (name in alone and playing >= most):
                continue
            playing += name in alone
            await make_table(self._registry, tournament, number, place)
            made.append(name)
        self._note_bot_tables(tournament.id, len(alone), playing)
        return made

    def _bot_tables_of(self, name: str, wanted: int) -> int:
        """At how many tables bots may play among themselves in that tournament: all tournaments share."""
        others = {other: count for other, count in self._bot_tables.items() if other != name}
        share = max(1, TOURNAMENT_BOT_TABLES // (len(others) + 1))
        return min(share, wanted, max(0, TOURNAMENT_BOT_TABLES - sum(others.values())))

    def _note_bot_tables(self, name: str, wanted: int, playing: int) -> None:
        if wanted:
            self._bot_tables[name] = playing
        else:
            self._bot_tables.pop(name, None)

    async def _wait_no_longer(self, tournament: Tournament, name: str, number: int, place: int) -> list[AnyEntry]:
        """Begins the table without those who have not come in time, or breaks it off; they are not paired any more."""
        live = await self._registry.table(name)
        since = max(live.table.header.created, self._opened)  # nobody could come while no server ran
        absent = absent_seats(live.table)
        if not absent or self._registry.now() < since + 60 * tournament.settings.absence_minutes:
            return []
        seats = tournament.rounds[number - 1].tables[place].seats
        gone = requests.absent(tournament, [seats[seat] for seat in absent])
        if not gone:  # that is stored: if this process stops now, the next one goes on here
            await live.request("", None, wait_no_longer)
        return gone


def _header(row: TournamentRow) -> TournamentHeader:
    return TournamentHeader(
        id=row.id,
        settings=msgspec.json.decode(row.settings, type=TournamentSettings),
        organiser=row.organiser,
        commitment=published.commitment(row.seed),
        created=row.created,
    )


def _called(tournament: Tournament, removed: EntrantRemoved) -> TournamentEntryRow:
    """The entry by which the entrant joined, with that name."""
    logged = tournament.joined(removed.entrant)
    entry = msgspec.structs.replace(logged.entry, name=removed.name)
    return TournamentEntryRow(logged.seq, logged.at, msgspec.json.encode(entry).decode())


def _logged(row: TournamentEntryRow) -> Logged:
    return Logged(row.seq, row.at, _entries.decode(row.body))


def _phase_after(tournament: Tournament, entries: Sequence[AnyEntry]) -> str:
    phase: str = tournament.phase
    for entry in entries:
        if isinstance(entry, Began):
            phase = "running"
        elif isinstance(entry, Ended):
            phase = "over"
        elif isinstance(entry, Cancelled):
            phase = "cancelled"
    return phase
