"""Every numeric limit of a request, in one place: sizes, depths, counts, times, quotas and rate limits.

No request may do unbounded work. The limits that an operator can change are fields of
`menagerie.server.settings.Limits`; their defaults stand here too. JSON that is nested too deeply is refused by the
decoder itself.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

# --- sizes of what a client sends

MESSAGE_BYTES: Final = 16 * 1024
"""A WebSocket message, or the body of an HTTP request."""
RECORD_BYTES: Final = 1024 * 1024
"""An imported record."""
NAME_LENGTH: Final = 30
CHAT_LENGTH: Final = 500
TOKEN_LENGTH: Final = (8, 64)
NONCE_LENGTH: Final = 128
POINT_LENGTH: Final = 80
IDENTIFIER_LENGTH: Final = 40
"""Names of games and bots, ids of tables."""
SEARCH_LENGTH: Final = 120
"""How much of a question to the rules is read."""
PASSPHRASE_LENGTH: Final = (8, 200)
CODE_LENGTH: Final = (4, 40)
HEADER_LENGTH: Final = 200
"""How much of an Accept-Language header is read."""

ENDPOINT_LENGTH: Final = 1_000
"""The address of a push subscription."""
MAIL_ADDRESS_LENGTH: Final = 254
OPERATOR_TOKEN_LENGTH: Final = 16
"""The least length of the tokens for the admin page and the metrics."""
ADMIN_TABLES: Final = 200
"""Tables on the admin page."""
LINK_LENGTH: Final = 240
"""The token of a link that confirms or ends notices."""

HOST_TEXT_LENGTH: Final = 12_000
"""The rules of the house, or the list of words that are refused."""
SKELETON_LENGTH: Final = 120
"""How much of a name's skeleton is compared."""

# --- counts and depths

SEATS: Final = 8
RECORD_MOVES: Final = 20_000
"""Moves of an imported record, those of the games it continues included."""
RECORD_DEPTH: Final = 1
"""How many games a game may continue, one from another."""
FOREIGN_ACTIONS: Final = 6_000
"""Actions in an imported file of another program, undone ones included."""
LESSON_STEPS: Final = 100
"""The highest step of a lesson that a client can ask for."""
REPLAY_MOVES: Final = 1_000_000
"""The highest move number a client can ask for."""
CHAT_LINES: Final = 5_000
"""Chat messages and whispers of one table."""
PROPOSALS: Final = 20
"""How often one person may propose to hand a seat over or to break off, in one game."""
PAST_POSITIONS: Final = 40
"""Past positions in one answer."""
AUTO_PASS_EXCEPTIONS: Final = 16
TABLES_LISTED: Final = 200
"""Tables in one person's list."""
BOARD_ROWS: Final = 50
"""Lines of a leaderboard in one answer, and"""
BOARD_PLACES: Final = 1_000
"""the last place that can be asked for."""
CURVE_GAMES: Final = 200
"""Games of a person's rating curve."""
UNSENT_BYTES: Final = 1024 * 1024
"""What may wait for a reader who does not read; further behind they are disconnected, and catch up by reconnecting."""
UNREAD_MESSAGES: Final = 32
"""Messages of one WebSocket that wait to be answered before no more are read."""
CROWD: Final = 20
"""More readers of one table are a crowd."""
LINES_AT_ONCE: Final = 10
"""Log lines that are rendered for a newcomer before other tables have their turn."""
LINES_KEPT: Final = (16, 32)
"""Of the rendered log lines of a table the latest so many are kept, when there are more than so many, and"""
LINES_KEPT_FOR: Final = 50
"""all of them for so many changes after a newcomer asked for them."""
OPEN_SOCKETS: Final = 500
"""WebSockets that one address may have open at the same time: a school has room."""
OPEN_FILES: Final = 65_536
"""Files and connections of a process, where the system allows so many: the usual thousand is soon used up."""
OPEN_QUESTIONS: Final = 40
"""Questions over one WebSocket that wait for their answers."""
THROTTLED_MESSAGES: Final = 200
"""Messages refused by the rate limit before the connection is closed."""

TOURNAMENT_ENTRANTS: Final = 256
TOURNAMENT_ROUND_ROBIN: Final = 40
"""Entrants of a round robin: each more is a round more."""
TOURNAMENT_BOTS: Final = 64
"""Bots of the organiser in one tournament."""
TOURNAMENT_BOT_TABLES: Final = 8
"""Tables of all tournaments at which bots alone play at the same time: other people's bots must not wait for them."""
TOURNAMENT_SIZE: Final = (2, 6)
"""Seats at its tables."""
TOURNAMENT_ROUNDS: Final = (1, 15)
"""Rounds of a Swiss."""
TOURNAMENT_LATE_ROUNDS: Final = 5
"""Rounds after the first of which newcomers may still get in."""
ARENA_MINUTES: Final = (5, 240)
TOURNAMENT_PAUSE_MINUTES: Final = 1_440
"""Between two rounds, at most."""
TOURNAMENT_NAME_LENGTH: Final = (3, 60)
TOURNAMENT_ABOUT_LENGTH: Final = 500
TOURNAMENT_ENTRIES: Final = 20_000
"""Entries of a tournament's log after which nobody more gets in, and an arena begins no more games."""
TOURNAMENT_RETURNS: Final = 10
"""How often one entrant may come back after leaving."""
TOURNAMENTS_ORGANISED: Final = 5
"""Tournaments of one organiser that are not over."""
TOURNAMENTS_ENTERED: Final = 20
"""Tournaments that are not over which one person may be in."""
TOURNAMENTS_LISTED: Final = 100
"""Tournaments in one answer that are not over, and as many that are."""
TOURNAMENTS_IN_MEMORY: Final = 100
TOURNAMENT_SOCKETS: Final = 200
"""WebSockets of tournaments that one address may have open at the same time."""
ARENA_TABLES_SHOWN: Final = 60
"""Tables of an arena that its page shows: those that are running, and the latest others."""
TOURNAMENT_FILE_BYTES: Final = 16 * 1024 * 1024
"""A tournament's file that is checked."""
API_TOKENS_OF_ONE: Final = 20
"""Tokens of the Bot API that one person may have at a time."""
BOT_NAME_LENGTH: Final = 24
"""Of the name that its maker chooses; what marks it as a bot is added to that."""
API_TOKEN_LENGTH: Final = 80
"""How much of an Authorization header's token is read."""
BOT_STREAMS_OF_TOKEN: Final = 24
"""HTTP streams that one token may have open at the same time."""
BOT_STREAMS_OF_ADDRESS: Final = 100
"""HTTP streams that one address may have open at the same time."""
BOTS_LISTED: Final = 100
"""Online bots in one answer."""
INVITATIONS_LISTED: Final = 50
"""Open invitations that a bot is told of when it begins to read its events."""
TOLD_GAMES: Final = 500
"""Games that one stream of events remembers having told of."""
LOBBY_TABLES: Final = 500
"""Open and running tables in the lobby; the latest."""
LOBBY_SOCKETS: Final = 200
"""WebSockets of the lobby that one address may have open at the same time."""
GAMES_WANTED: Final = 16
"""Games among which somebody looks for one."""
BOTS_AFTER_SECONDS: Final = (5, 86_400)
"""How long somebody waits for people before bots may take the other seats."""
WISHES: Final = 300
"""People who look for a game that are matched at a time; the others wait behind them."""
MATCHING_STEPS: Final = 20_000
"""Pairs of people that are compared to seat one table: enough for any that are not made to be hard."""
COUNTED_GAMES: Final = 2_000
"""A profile counts so many of a person's latest games."""
LAST_GAMES: Final = 20
"""Games with their replays on a profile."""
FAVOURITES_SHOWN: Final = 5
"""Set-ups on a profile."""
PLAYED_AT_ONCE: Final = 100
"""Games that are over and not on profiles yet, which are looked for at a time."""
REPORTS_LISTED: Final = 100
"""Open reports on the admin page; the latest."""
REPORTS_KEPT_SECONDS: Final = 180 * 86_400.0
"""After that a report is removed, whether somebody has dealt with it or not."""
REPORT_CONTEXT: Final = (8, 4)
"""Chat lines before and after a reported one that the host reads with it."""
WORDS_LISTED: Final = 1_000
"""Words that a host can refuse."""
RELATIONS: Final = 500
"""People whom one person follows, mutes or blocks; as many of each."""

DATE_LENGTH: Final = 10
DAILY_LINES: Final = 100
"""Lines of the list of scores of a deal of the day."""
DAILY_STEPS: Final = 60
"""Decisions of one's own game that are compared with others' in one answer."""
DAILY_CHOICES: Final = 8
"""Different choices in one position; the most frequent ones, and one's own."""
DAILY_DAYS: Final = 30
"""How long the results of a day can be asked for, and what was chosen is kept."""
DAILY_AT_ONCE: Final = 200
"""Deals of the day that are over and still have to count: so many are read at a time, and"""
DAILY_SECONDS: Final = 60.0
"""so often they are looked for, in seconds."""

PUZZLE_DAYS: Final = 7
"""How long the puzzle of a day can be solved, the day included; after the day itself it does not count."""
PUZZLE_ANSWER_DAYS: Final = 400
"""How long answers to puzzles are kept: no row of days is counted as longer."""
PUZZLES_FRESH: Final = 60
"""Found puzzles of one game that no day has had yet; with so many no more are looked for."""
PUZZLE_GAMES_A_DAY: Final = 200
"""Games of one day in which puzzles are looked for, by all processes together."""
PUZZLE_GAMES_LISTED: Final = 20
"""Games among which the next one to be searched is chosen."""
KNOWN_PUZZLES: Final = 32
"""Positions of puzzles that a replay worker keeps."""

SESSIONS_OF_ONE: Final = 40
"""Browsers in which one person is known; one more ends the one not used for longest."""
PUSH_DEVICES: Final = 8
"""Browsers in which one person gets notices; one more takes the place of the oldest."""
NOTICE_THREADS: Final = 4
"""Notices that are sent at the same time."""
PENDING_NOTICES: Final = 1_000
"""Notices that wait to be sent; more are dropped."""

# --- times, in seconds

RECORD_SECONDS: Final = 30.0
"""How long the check of an imported record may take."""
REPLAY_SECONDS: Final = 20.0
"""How long the other work on a game that is replayed may take."""
PUZZLE_SEARCH_SECONDS: Final = 60.0
"""How often a server looks whether there is a game to find puzzles in, and"""
PUZZLE_SECONDS: Final = 180.0
"""how long finding them in one game may take."""
WARM_UP_SECONDS: Final = 5.0
"""From the start of the server to that of the first replay worker."""
REPLAY_IDLE_SECONDS: Final = 300.0
"""A replay worker with nothing to do for so long is ended."""
CLOCK_SECONDS: Final = (5, 1_209_600)
INCREMENT_SECONDS: Final = 3_600
ABSENCE_MINUTES: Final = (1, 10_080)
WORKERS: Final = 64
"""Processes behind one port."""
WORKER_BACKLOG: Final = 1024 * 1024
"""Bytes of notifications that wait for a worker; one that is further behind compares everything with the database."""
NODE_BEAT_SECONDS: Final = 2.0
"""How often a node renews its row in the database."""
NODE_LEASE_SECONDS: Final = 10.0
"""How long a node that does not renew it still counts as living."""
LEASE_WANTED_SECONDS: Final = 3.0
"""How long a server waits for a bot worker to attend a table before it does that itself."""
WATCHDOG_SECONDS: Final = 0.01
"""How often the event loop is asked whether it is blocked."""
PRESENCE_SECONDS: Final = 0.25
"""Who comes to a crowded table, or leaves it, within that time is told to the others in one message."""
DATABASE_CONNECT_SECONDS: Final = 10.0
DATABASE_SECONDS: Final = 15.0
"""How long a statement may take in a database that is reached over the network; then the connection counts as lost."""
BOT_RETRY_SECONDS: Final = (0.5, 60.0)
"""The first and the longest pause before a bot's move that could not be stored is tried again."""

BOTS_FIRST_SECONDS: Final = 30.0
"""How long somebody's choice at a deal of the day waits for bots that have to decide before."""
STREAM_KEEP_ALIVE_SECONDS: Final = 6.0
"""How often an HTTP stream sends an empty line where nothing else is to be sent."""
STREAM_WRITE_SECONDS: Final = 30.0
"""Whoever reads nothing of an HTTP stream for so long is dropped."""
BOT_ONLINE_SECONDS: Final = 20.0
"""How long a bot counts as online unless its stream of events says so again."""
INVITATION_SECONDS: Final = 600.0
"""How long an invitation of a bot can be accepted."""
LOBBY_SECONDS: Final = 0.5
"""What changes in the lobby within that time is sent to everybody in one message."""
LOBBY_SWEEP_SECONDS: Final = 30.0
"""How often the lobby drops what is too old."""
LISTED_SECONDS: Final = (3_600.0, 7 * 86_400.0)
"""How long an open table at which nothing happens stays in the lobby: with a clock for a sitting, and for days."""
WATCHED_SECONDS: Final = 30 * 86_400.0
"""How long a running game stays there."""
FINDING_SECONDS: Final = 1.0
"""How often those who look for a game are matched."""
WISH_SEEN_SECONDS: Final = (2.0, 8.0)
"""How often a node says that a person still waits, and how long that holds: a page that is loaded again is in time, and
whoever has closed it is soon left out."""
WISH_KEPT_SECONDS: Final = 120.0
"""Whoever comes back within that time goes on looking for what they looked for."""
FOUND_SECONDS: Final = 10.0
"""A table that was found but not made in that time will not be made: its server has stopped."""

PLAYED_AGAIN_SECONDS: Final = 86_400.0
"""How far back from the last game that is on profiles others are looked for at the start."""
REQUEST_SECONDS: Final = 60.0
"""How long a request may take to arrive."""
READY_SECONDS: Final = 2.0
"""How long the database may take to answer before nobody is sent to this server."""
STUCK_SECONDS: Final = 60.0
"""How long bots alone may be waited for before the admin page calls a game stuck."""
MUTE_HOURS: Final = 24 * 365
RETENTION_SECONDS: Final = 3_600.0
"""How often old games and unused guests are looked for."""
RETENTION_AT_ONCE: Final = 200
"""How many are looked at and removed in one commit, and"""
RETENTION_PAUSE: Final = 0.2
"""how long players have the database for themselves after it, in seconds."""
STANDINGS_SECONDS: Final = 0.5
"""How long changes of a tournament are gathered before its readers are told."""
TOURNAMENT_SECONDS: Final = 2.0
"""How often a server looks which tournaments have something to do, where nothing else gives reason to."""
TOURNAMENT_OPEN_SECONDS: Final = 60 * 86_400.0
"""A tournament that nobody has begun by then is cancelled."""
TOURNAMENT_STARTS_SECONDS: Final = 180 * 86_400.0
"""How far ahead one can be planned."""
ARENA_PATIENCE_SECONDS: Final = 20.0
"""How long people wait in an arena for a full table before a smaller one will do."""
RATINGS_SECONDS: Final = 60.0
"""How often games are looked for that are over and still have to count for ratings, and"""
RATINGS_AT_ONCE: Final = 100
"""how many of them are read at a time."""
SHUTDOWN_SECONDS: Final = 5
"""How long a server that stops waits for what it has begun."""
SESSION_CHECK_SECONDS: Final = 10.0
"""A session that another process ended is worth nothing after this time."""
SESSION_SEEN_SECONDS: Final = 3_600.0
"""How exactly it is stored when a session was last used."""
NOTICE_GRACE_SECONDS: Final = 60.0
"""From the beginning of a turn to its notice: whoever comes to the table meanwhile gets none."""
NOTICE_TIMEOUT: Final = 10.0
"""For each answer of a push service or mail server."""
NOTICE_RETRY_SECONDS: Final = (60.0, 600.0)
"""The pauses before a notice that failed is tried again."""
CONFIRMATION_SECONDS: Final = 2 * 24 * 3600
"""How long a mail address can be confirmed."""

# --- what is kept in memory

LIVE_TABLES: Final = 500
EVICTION_TRIES: Final = 8
"""Tables that are looked at for an idle one, each time that another comes where there are too many."""
KNOWN_PEOPLE: Final = 10_000
KNOWN_SESSIONS: Final = 20_000
KNOWN_API_TOKENS: Final = 5_000
KNOWN_FINISHED_TABLES: Final = 5_000
"""Tables whose end was handled, and need not be again."""
STATIC_DOCUMENTS: Final = 64
"""Encoded static documents: one for each set-up."""
REPLAYED_TABLES: Final = 16
"""Tables that a replay worker keeps between requests."""
REPLAYED_POSITIONS: Final = 12
"""Positions of one finished table that are kept while it is watched."""
REPLAY_CHECKPOINTS: Final = 24
"""Further ones, at equal distances, from which the others are computed."""
IMPORT_REPORTS: Final = 200
"""Reports about imported files of other programs."""
KNOWN_POSITIONS: Final = 64
"""Positions a bot worker keeps between questions."""
THOUGHTS: Final = 4096
"""Thoughts of bots under way at once that can be cancelled; a byte each."""
CHECKPOINT_MOVES: Final = 64
"""After so many moves each a table keeps a position, so that an undo replays few moves; two of them, and the first."""
REPLAYED_AT_ONCE: Final = 200
"""Moves that the event loop replays itself; more are replayed in a thread."""
LESSON_TABLES: Final = 200
"""Tables of lessons, which no store keeps; the one used longest ago makes room."""
LESSON_TABLES_OF_ONE: Final = 2
"""Tables of lessons of one person."""
LESSON_IDLE_SECONDS: Final = 3_600.0
"""A lesson's table that nobody has read for so long is dropped; the browser remembers the step and opens another."""
LEASES_TAKEN: Final = 50
"""Tables without a living node that are taken over at a time."""
RACES: Final = 20
"""How often a request is checked again because another node was faster."""
NOTICES_WAITING: Final = 10_000
"""Notifications to other nodes that wait to be sent; when there are more, the others are told to read everything."""
RATE_LIMITED_KEYS: Final = 20_000
COMMIT_JOBS: Final = 200
"""Writes that share one commit, or a few more."""
PIECES_AT_ONCE: Final = 16
"""Messages that are begun, or committed writes that are told, in one turn of the event loop."""
TURN_SECONDS: Final = 0.01
"""Where such a turn takes longer, there are fewer in the next."""
QUESTIONS: Final = 2
"""Questions about positions that are answered at the same time."""
POSITION_WORKERS: Final = 2
"""Replay workers for positions: of games that are over, and past ones of running games."""
RECORD_WORKERS: Final = 2
"""Replay workers for records: imported, verified, played on from."""
REPLAYS_WAITING: Final = 60
"""Requests that may wait for replay workers of one kind."""
REVIEWS: Final = 1
"""Games that are over whose turning points are computed at the same time: each keeps a worker process busy."""
REVIEWS_WAITING: Final = 20
"""Further ones that may wait for that."""


class Rate(Struct, frozen=True):
    """A rate limit: so many at once, and then so many a second."""

    burst: float
    per_second: float


MY_DATA_AT_ONCE: Final = 2
"""For so many files of everything of somebody's a process puts a table together at the same time."""
MY_DATA_TABLES: Final = 100_000
MY_DATA_BYTES: Final = 4_000_000_000
MY_DATA_SECONDS: Final = 3_600.0
"""Such a file ends, and says that it is not complete, after so many tables, bytes or seconds."""
MY_DATA_ROWS: Final = 500
"""So many rows are read at once for it."""
REMOVAL_TABLES: Final = 25
"""From so many tables a person's name is removed in one transaction."""
REMOVAL_PAUSE: Final = 0.02
"""Between two such transactions, so that others write meanwhile."""
REMOVAL_SECONDS: Final = 30.0
"""How often it is looked for removals that were not finished, and how long after its beginning each is looked at once
more: until then another process may store something for that person."""
REMOVAL_WAIT_SECONDS: Final = 20.0
"""How long the answer to a removal waits for all tables; those of somebody who played very much are done afterwards."""


class Quota(Struct, frozen=True):
    """What one person may ask for, and what all behind one network address may together."""

    person: Rate
    address: Rate


class QuotaLimits(Struct, frozen=True, kw_only=True):
    """Lasting or expensive work. A classroom or a club behind one address has room; a script has not."""

    tables: Quota = Quota(Rate(60, 1 / 60), Rate(300, 1 / 10))
    """New tables."""
    guests: Quota = Quota(Rate(1, 0), Rate(60, 1 / 60))
    """Guests that are stored for the first time; by address alone."""
    hints: Quota = Quota(Rate(12, 0.5), Rate(60, 3))
    """Hints, and what the coach would have done: each keeps a worker process busy."""
    invitations: Quota = Quota(Rate(20, 1 / 30), Rate(100, 1 / 5))
    """Bots that are invited to a table."""
    bots: Quota = Quota(Rate(10, 1 / 600), Rate(40, 1 / 120))
    """Tokens of the Bot API, each for a bot that may be new."""
    tournaments: Quota = Quota(Rate(6, 1 / 1_800), Rate(30, 1 / 300))
    """New tournaments."""
    reports: Quota = Quota(Rate(10, 1 / 600), Rate(60, 1 / 60))
    """Reports to the host."""
    downloads: Quota = Quota(Rate(3, 1 / 1_200), Rate(12, 1 / 300))
    """Files of everything of somebody's: each reads all their games."""
    branches: Quota = Quota(Rate(20, 1 / 60), Rate(80, 1 / 15))
    """Tables that play on from a position: each replays the game before it."""
    imports: Quota = Quota(Rate(20, 1 / 60), Rate(60, 1 / 20))
    """Imported records: each is replayed by the rules."""


# --- rate limits

READS: Final = Rate(400, 40)
"""HTTP requests that change nothing, by address."""
WRITES: Final = Rate(120, 4)
"""HTTP requests that change something, by address."""
PASSPHRASES: Final = Rate(10, 0.1)
"""Attempts at a passphrase, by address."""
SOCKETS: Final = Rate(60, 2)
"""New WebSockets, by address."""
MESSAGES: Final = Rate(150, 30)
"""Messages over one WebSocket."""
CHECKS: Final = Rate(60, 10)
"""Actions checked without doing them (`Why`), over one WebSocket."""
ANALYSES: Final = Rate(80, 15)
"""Questions about a position (`Analyse`), over one WebSocket, or by address in replays: a board asks while the pointer
moves over it."""
PAST_POSITIONS_READ: Final = Rate(30, 1)
"""Requests for past positions of a table, by address: each replays the game."""
LESSONS: Final = Rate(60, 1)
"""Opened steps of lessons, by person: each replays a few moves."""
REVIEWS_READ: Final = Rate(20, 0.2)
"""Requests for the turning points of a game, by address."""
PUZZLES_READ: Final = Rate(60, 1)
"""Positions of puzzles and answers to them, by address: each is computed in a worker process."""
BOT_REQUESTS: Final = Rate(60, 5)
"""Requests of the Bot API, by token."""
NOTICES: Final = Rate(30, 30 / 3600)
"""Turn notices, by person."""
CONFIRMATIONS: Final = Rate(5, 1 / 1200)
"""Mails that ask to confirm an address: to one mail address, for one person, and from one network address."""
