"""Everything that crosses the wire between server and browser, in both directions.

These structs are the one contract of both sides: the TypeScript types in ``web/src/lib/wire.ts`` are generated from
them (and from the games' own structs), and a test fails when they drift.

A live table speaks over one WebSocket, ``/ws/tables/{id}``. The browser says `Hello` with the number of the last entry
it has; the server answers with `Welcome`, then the entries it missed, then `Sights`; from then on it sends entries and
sights as things happen. Entries are numbered for their reader: the n-th thing *this reader* may know of, so that a
gap never tells of a secret. Every request carries a token made by the browser; a request that arrives twice is
answered twice and done once.

A frame from the server is a list of messages: what is told together arrives together, and a move is one frame.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from menagerie.bots import Level
from menagerie.core.contract import Fact, Result, kebab

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Language = Literal["en", "fr"]


class Wire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Plain data."""


class Tagged(Wire, frozen=True, tag_field="type", tag=kebab):
    """One of several messages, told apart by its ``type``."""


# --- people


class Me(Wire, frozen=True):
    """Who I am: a guest with a name, known by a signed cookie."""

    name: str
    language: Language | None
    """What I chose; nothing means the browser's own."""
    code: str
    """What I type, with my passphrase, to continue on another device."""
    has_passphrase: bool


class ChangeMe(Wire, frozen=True):
    name: Name | None = None
    language: Language | None = None


class SetPassphrase(Wire, frozen=True):
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class ContinueAs(Wire, frozen=True):
    code: Annotated[str, Meta(min_length=4, max_length=40)]
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


# --- the shelf


class OptionField(Wire, frozen=True):
    """One field of a game's options; its name and explanation are ``option-<name>`` and ``option-<name>-help``."""

    name: str
    kind: Literal["flag", "number", "choice", "several"]
    """``several``: any of the choices together, as a list."""
    default: bool | int | str | tuple[str, ...]
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


class BotOnShelf(Wire, frozen=True):
    """Somebody to play against; what it does is said by ``bot-<name>`` in the game's catalogue."""

    name: str
    level: Level


class GameOnShelf(Wire, frozen=True):
    """One box; its texts are in the game's catalogue: ``game-title``, ``game-summary``, ``bot-<name>``."""

    name: str
    title: str
    fewest: int
    most: int
    options: tuple[OptionField, ...]
    bots: tuple[BotOnShelf, ...]
    """Weakest first."""


class LedgerParagraph(Wire, frozen=True):
    number: str
    text: str
    ruling: bool


class LedgerSection(Wire, frozen=True):
    number: str
    title: str
    paragraphs: tuple[LedgerParagraph, ...]


class Rules(Wire, frozen=True):
    game: str
    title: str
    language: Language
    sections: tuple[LedgerSection, ...]


# --- making a table


class Clock(Wire, frozen=True):
    """Thinking time: for each move, or for the whole game with an increment."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatPlan(Wire, frozen=True):
    """Who shall sit there: me, a friend who has the link, a bot, or someone here at my screen (pass and play)."""

    kind: Literal["me", "friend", "bot", "here"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TablePlan(Wire, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str | list[str]] = {}
    clock: Clock | None = None
    absence_minutes: Annotated[int, Meta(ge=1, le=10_080)] = 5
    """After so long anyone at the table may hand an absent seat to a bot; the owner may at once."""
    shuffle_seats: bool = False
    whispers: bool = True
    """Whether two players may talk so that nobody else hears it."""


class PlayNow(Wire, frozen=True):
    """Sensible defaults, no questions."""

    game: Annotated[str, Meta(max_length=40)]


class NewTable(Wire, frozen=True):
    id: str


class JoinTable(Wire, frozen=True):
    seat: SeatNumber | None = None
    """Nothing takes the first free one."""
    nonce: Annotated[str, Meta(max_length=128)] = ""
    """The browser's own randomness, mixed into the seed before the deal."""


class StartTable(Wire, frozen=True):
    """The owner begins, though not everyone has come."""

    fill_with_bots: bool = False
    """Whether seats that are still open go to bots."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """Which bot; nothing for the best."""


class Branch(Wire, frozen=True):
    """Play on from here against bots, with what that seat could know."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


# --- a table as its reader may know it


class SeatState(Wire, frozen=True):
    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    """The bot that plays there: its own seat, or standing in for an absent person."""
    level: Level | None
    """How strong that bot is."""
    mine: bool
    """Whether the reader holds it."""
    here: bool
    """Whether the one who holds it is connected."""
    away_seconds: int | None
    resigned: bool
    ears: bool
    """Whether one can whisper to whoever sits there: a person with a screen of their own."""
    clock_ms: int | None
    """What is left, where there is a clock."""


class UndoRequest(Wire, frozen=True):
    """Someone asks to take back; the others answer."""

    seat: int
    to_entry: int
    waiting_for: tuple[int, ...]


class TableState(Wire, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    phase: Literal["gathering", "running", "over", "abandoned"]
    owner: bool
    """Whether the reader made the table."""
    seats: tuple[SeatState, ...]
    spectators: int
    clock: Clock | None
    absence_minutes: int
    whispers: bool
    promise: str
    """SHA-256 of the server's share of the seed, from the very beginning."""
    commitment: str | None
    """There once everybody is seated and the cards are dealt."""
    seed: str | None
    """Revealed at the end."""
    undo: UndoRequest | None
    hindsight: int
    """How often moves were taken back in hindsight, with nobody to ask."""
    rematch: str | None
    result: Result | None


class MyTable(Wire, frozen=True):
    id: str
    game: str
    phase: Literal["gathering", "running", "over", "abandoned"]
    names: tuple[str, ...]
    my_turn: bool
    my_seats: tuple[int, ...]
    result: Result | None
    hindsight: int
    updated: float
    """Seconds since 1970."""


class Sight(Wire, frozen=True):
    """One seat's view (or the spectator's), what it may do, and a sentence a screen reader can say."""

    seat: int | None
    view: Any
    legal: tuple[Any, ...]
    actions: tuple[str, ...]
    """The legal actions in words, in the same order."""
    foresight: tuple[Any, ...]
    """What each of them would change at once, in the same order, for the board to show beforehand: the game's own
    struct, or nothing where the seat cannot know; empty in a game that foresees nothing."""
    point: str | None
    text: str
    """The text twin, in the reader's language."""
    can_undo: Literal["freely", "by-consent", "in-hindsight", "no"]
    """In hindsight: something came to light, and only bots are left to ask. It can be done, and is marked for good."""


# --- what the browser asks for over the socket


class Hello(Tagged, frozen=True):
    since: int = 0
    """How many entries the browser has; 0 for none."""
    language: Language = "en"
    nonce: Annotated[str, Meta(max_length=128)] = ""


class Act(Tagged, frozen=True):
    token: Token
    seat: SeatNumber
    point: Annotated[str, Meta(max_length=80)]
    action: dict[str, Any]


class Say(Tagged, frozen=True):
    token: Token
    text: ChatText


class Whisper(Tagged, frozen=True):
    """For that seat's ears alone."""

    token: Token
    seat: SeatNumber
    text: ChatText


class AskUndo(Tagged, frozen=True):
    """Take back this seat's last decision: at once where nothing was revealed since, by consent of people otherwise."""

    token: Token
    seat: SeatNumber


class AnswerUndo(Tagged, frozen=True):
    token: Token
    seat: SeatNumber
    agree: bool


class HandOver(Tagged, frozen=True):
    """Let a bot play an absent seat."""

    token: Token
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TakeBack(Tagged, frozen=True):
    """I am back: the seat is mine again."""

    token: Token
    seat: SeatNumber


class Resign(Tagged, frozen=True):
    """Leave for good: a bot finishes for the seat, which cannot win."""

    token: Token
    seat: SeatNumber


class Abandon(Tagged, frozen=True):
    """The owner ends the table, or every person agrees to."""

    token: Token
    seat: SeatNumber


class Rematch(Tagged, frozen=True):
    token: Token


class AskHint(Tagged, frozen=True):
    token: Token
    seat: SeatNumber


class Speak(Tagged, frozen=True):
    """Switch the language of everything that is told from here on."""

    language: Language


class Ping(Tagged, frozen=True):
    token: Token


Request = (
    Hello | Act | Say | Whisper | AskUndo | AnswerUndo | HandOver | TakeBack | Resign | Abandon | Rematch | AskHint
    | Speak | Ping
)  # fmt: skip


# --- what the server tells over the socket


class Welcome(Tagged, frozen=True):
    """The table now, and how many entries there are for this reader."""

    table: TableState
    entries: int
    caught_up: bool
    """Whether the browser's `since` fitted: only what it missed follows. Otherwise everything does."""


class Entry(Tagged, frozen=True):
    """One line of the log: the n-th thing this reader may know of."""

    number: int
    at: float
    """Seconds since 1970."""
    kind: Literal["move", "chat", "whisper", "undo", "seat", "table"]
    seat: int | None
    text: str
    """In words, in the reader's language."""
    event: Any | None = None
    """A witnessed event of the game, for the board to animate."""
    message: str | None = None
    """For other entries: the message's name in the catalogue, so that the page can say it in another language."""
    facts: dict[str, Fact] = {}


class Sights(Tagged, frozen=True):
    """The position after the latest entry: one sight for each seat the reader holds, or the spectator's."""

    entries: int
    waiting_on: tuple[int, ...]
    sights: tuple[Sight, ...]


class TableChanged(Tagged, frozen=True):
    """Someone came, left, sat down; clocks; undo requests; the end."""

    table: TableState


class Done(Tagged, frozen=True):
    """A request was carried out and is stored for good."""

    token: str


class Refusal(Tagged, frozen=True):
    """A request was not carried out, and changed nothing."""

    token: str | None
    reason: Literal[
        "rule", "stale", "not-your-seat", "not-running", "unknown-action", "malformed", "too-fast", "too-large",
        "no-undo", "unknown", "server",
    ]  # fmt: skip
    text: str
    paragraph: str | None = None
    instead: Any | None = None


class Hint(Tagged, frozen=True):
    token: str
    seat: int
    action: Any
    text: str
    """What a bot would do here, and why, in a sentence."""


class Pong(Tagged, frozen=True):
    token: str


Tell = Welcome | Entry | Sights | TableChanged | Done | Refusal | Hint | Pong


# --- replay and verification


class Frame(Wire, frozen=True):
    """One position of a finished game."""

    at: int
    """After so many moves."""
    moves: int
    """Of so many."""
    seat: int | None
    """Who made the last move."""
    sights: tuple[Sight, ...]
    """Each seat's, then the spectator's; all are open after the end."""
    entries: tuple[Entry, ...]
    """What the last move brought."""


class Verification(Wire, frozen=True):
    """What was checked, step by step, in words."""

    ok: bool
    steps: tuple[str, ...]
    promise: str
    """SHA-256 of the secret, shown since the table was made; empty where the record came from elsewhere."""
    secret: str
    """The server's share of the seed."""
    commitment: str
    seed: str | None
    nonces: tuple[str, ...]
    """The players' shares, in seat order."""


class Problem(Wire, frozen=True):
    """An error of the HTTP API, for people."""

    status: int
    reason: str
    text: str
    paragraph: str | None = None
