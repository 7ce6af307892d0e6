"""The wire format: every message and body that server and browser send each other.

The TypeScript types in ``web/src/lib/wire.ts`` are generated from these structs and from the games' own structs; a test
fails when they differ.

A live table uses one WebSocket, ``/ws/tables/{id}``. The browser sends `Hello` with the number of log entries it has.
The server answers with `Welcome`, `Presence`, the entries the browser missed, and `SeatViews`; after that it sends
entries and views whenever something changes. Entries are numbered per reader: the n-th entry *this reader* may see, so
a gap never reveals that something secret happened. Every request carries a token made by the browser; a request that
arrives twice is answered twice and carried out once.

Each WebSocket frame from the server is a JSON list of messages; everything that one move causes is one frame.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from menagerie.bots import Level
from menagerie.core.contract import Result, kebab

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
    """The guest who sends the request, identified by the session cookie."""

    name: str
    language: Language | None
    """The chosen language; null means the browser's own."""
    code: str
    """Typed together with the passphrase to continue on another device."""
    has_passphrase: bool


class ChangeMe(Wire, frozen=True):
    name: Name | None = None
    language: Language | None = None


class SetPassphrase(Wire, frozen=True):
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class ContinueAs(Wire, frozen=True):
    code: Annotated[str, Meta(min_length=4, max_length=40)]
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


# --- games


class OptionField(Wire, frozen=True):
    """One field of a game's options; its name and explanation are ``option-<name>`` and ``option-<name>-help``."""

    name: str
    kind: Literal["flag", "number", "choice", "several"]
    """``several``: any of the choices together, as a list."""
    default: bool | int | str | tuple[str, ...]
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


class BotInfo(Wire, frozen=True):
    """A bot of a game; its description is the message ``bot-<name>`` in the game's catalogue."""

    name: str
    level: Level


class GameInfo(Wire, frozen=True):
    """One game; its texts are in its catalogue: ``game-title``, ``game-summary``, ``bot-<name>``."""

    name: str
    title: str
    fewest: int
    most: int
    options: tuple[OptionField, ...]
    bots: tuple[BotInfo, ...]
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


class SeatSetup(Wire, frozen=True):
    """Who gets the seat: me, a friend who has the link, a bot, or someone at my screen (``here``: pass and play)."""

    kind: Literal["me", "friend", "bot", "here"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class MakeTable(Wire, frozen=True):
    """A new table, as its owner wants it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatSetup, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str | list[str]] = {}
    clock: Clock | None = None
    absence_minutes: Annotated[int, Meta(ge=1, le=10_080)] = 5
    """After so many minutes any player may hand an absent person's seat to a bot; the owner may at once."""
    shuffle_seats: bool = False
    whispers: bool = True
    """Whether players may send messages to one other player alone."""


class PlayNow(Wire, frozen=True):
    """A table of that game with default settings: me and bots."""

    game: Annotated[str, Meta(max_length=40)]


class NewTable(Wire, frozen=True):
    id: str


class JoinTable(Wire, frozen=True):
    seat: SeatNumber | None = None
    """Null takes the first free one."""
    nonce: Annotated[str, Meta(max_length=128)] = ""
    """The browser's own randomness, mixed into the seed before the deal."""


class StartTable(Wire, frozen=True):
    """The owner starts the game before every seat is taken."""

    fill_with_bots: bool = False
    """Whether open seats go to bots."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """Which bot; null for the best."""


class Branch(Wire, frozen=True):
    """Play on from a position of a finished game against bots, with what that seat could know."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


# --- a table as its reader may see it


class SeatState(Wire, frozen=True):
    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    """The bot that plays there: for itself, or for an absent person."""
    level: Level | None
    """How strong that bot is."""
    mine: bool
    """Whether the reader holds it."""
    resigned: bool
    can_whisper: bool
    """Whether others can whisper to this seat: a person with a screen of their own."""
    clock_ms: int | None
    """Time left, where there is a clock."""


class SeatPresence(Wire, frozen=True):
    here: bool
    """Whether the person who holds the seat is connected; always true for a bot's seat."""
    away_seconds: int | None
    """For how long that person has not been connected."""


class UndoRequest(Wire, frozen=True):
    """A player asks to undo, and the other players answer."""

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
    clock: Clock | None
    absence_minutes: int
    whispers: bool
    promise: str
    """SHA-256 of the server's share of the seed, shown from the start."""
    commitment: str | None
    """SHA-256 of the seed, shown once the game has been dealt."""
    seed: str | None
    """Revealed at the end."""
    undo: UndoRequest | None
    marked_undos: int
    """How many undos were marked: something had been revealed, and no other person was there to ask."""
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
    marked_undos: int
    updated: float
    """Seconds since 1970."""


class Choice(Wire, frozen=True):
    """One legal action, as a list of choices shows it."""

    action: Any
    group: str
    """The heading it stands under in a long list: a place on the map, a family. Empty for none."""
    short: str
    """The text under that heading."""
    long: str
    """The whole action in a sentence."""
    foresight: Any | None
    """What the action would change at once, for the board to show beforehand: the game's own struct. Null where the
    seat cannot know it, or the game computes none."""


UndoKind = Literal["free", "consent", "marked", "none"]
"""How a seat may undo: at once; if the other people agree; at once but marked in the log, because something was
revealed and there is nobody to ask; not at all."""


class SeatView(Wire, frozen=True):
    """One seat's view of the position (or the spectator's), what it may do, and the position in words."""

    seat: int | None
    view: Any
    question: str
    """What the seat is asked now, or whom the table waits for: one sentence in the reader's language."""
    choices: tuple[Choice, ...]
    """The legal actions, in the game's order; empty where a person does not decide for this seat now."""
    point: str | None
    text: str
    """The position in words, for screen readers and pages without a board."""
    undo: UndoKind


# --- what the browser sends over the WebSocket


class Hello(Tagged, frozen=True):
    since: int = 0
    """How many entries the browser has."""
    language: Language = "en"
    nonce: Annotated[str, Meta(max_length=128)] = ""


class Act(Tagged, frozen=True):
    """Make a move."""

    token: Token
    seat: SeatNumber
    point: Annotated[str, Meta(max_length=80)]
    action: dict[str, Any]


class Why(Tagged, frozen=True):
    """Check an action without doing it, for any seat the reader holds, at any time; answered by `WhyAnswer`."""

    token: Token
    seat: SeatNumber
    action: dict[str, Any]


class Say(Tagged, frozen=True):
    """A chat message for everybody."""

    token: Token
    text: ChatText


class Whisper(Tagged, frozen=True):
    """A chat message for that seat alone."""

    token: Token
    seat: SeatNumber
    text: ChatText


class AskUndo(Tagged, frozen=True):
    """Undo this seat's last decision, in the way that `SeatView.undo` names."""

    token: Token
    seat: SeatNumber


class AnswerUndo(Tagged, frozen=True):
    token: Token
    seat: SeatNumber
    agree: bool


class HandOver(Tagged, frozen=True):
    """Let a bot play for an absent person."""

    token: Token
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ReclaimSeat(Tagged, frozen=True):
    """The person is back and plays again instead of the bot."""

    token: Token
    seat: SeatNumber


class Resign(Tagged, frozen=True):
    """Leave for good: a bot plays on for the seat, which cannot win."""

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


class SetLanguage(Tagged, frozen=True):
    """Switch the language; the whole log and the views are sent again."""

    language: Language


class Ping(Tagged, frozen=True):
    token: Token


ClientMessage = (
    Hello | Act | Why | Say | Whisper | AskUndo | AnswerUndo | HandOver | ReclaimSeat | Resign | Abandon | Rematch
    | AskHint | SetLanguage | Ping
)  # fmt: skip


# --- what the server sends over the WebSocket


class Welcome(Tagged, frozen=True):
    """The table now, and how many entries there are for this reader."""

    table: TableState
    entries: int
    caught_up: bool
    """Whether `Hello.since` fits this log: then only the entries after it follow, otherwise all of them."""


class Presence(Tagged, frozen=True):
    """Who is connected. Sent on its own when someone connects or leaves, so that no position is rendered for it."""

    seats: tuple[SeatPresence, ...]
    """In seat order."""
    spectators: int


class ChatLine(Wire, frozen=True):
    """What was said, and by whom."""

    name: str
    text: str
    to: int | None
    """The seat it was whispered to; null where it was said to everybody."""


class Entry(Tagged, frozen=True):
    """One log line: the n-th that this reader may see."""

    number: int
    at: float
    """Seconds since 1970."""
    kind: Literal["move", "chat", "whisper", "undo", "seat", "table"]
    seat: int | None
    text: str
    """In words, in the reader's language."""
    event: Any | None = None
    """An event of the game, redacted for this reader, for the board to animate."""
    chat: ChatLine | None = None
    """For the kinds ``chat`` and ``whisper``."""
    undone: tuple[int, ...] | None = None
    """For an undo that was carried out: the numbers of the entries that no longer count."""


class SeatViews(Tagged, frozen=True):
    """The position after the latest entry: one view for each seat the reader holds, or the spectator's."""

    entries: int
    waiting_on: tuple[int, ...]
    views: tuple[SeatView, ...]


class TableChanged(Tagged, frozen=True):
    """Seats, clocks, undo requests or the phase have changed."""

    table: TableState


class Done(Tagged, frozen=True):
    """A request was carried out and is stored durably."""

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


class WhyAnswer(Tagged, frozen=True):
    """Whether the action of a `Why` may be done now, and if not, the rule that forbids it."""

    token: str
    legal: bool
    text: str
    """Why not; empty where it is legal."""
    paragraph: str | None
    instead: Any | None
    """The nearest legal action, where there is one."""


class Hint(Tagged, frozen=True):
    token: str
    seat: int
    action: Any
    text: str
    """What a bot would do here, and why, in a sentence."""


class Pong(Tagged, frozen=True):
    token: str


ServerMessage = Welcome | Presence | Entry | SeatViews | TableChanged | Done | Refusal | WhyAnswer | Hint | Pong


# --- replay and verification


class ReplayPosition(Wire, frozen=True):
    """One position of a finished game."""

    at: int
    """After how many moves."""
    moves: int
    """How many moves the game has."""
    seat: int | None
    """Who made the last move."""
    views: tuple[SeatView, ...]
    """Each seat's, then the spectator's; all may be seen after the end."""
    entries: tuple[Entry, ...]
    """The log lines of the last move."""


class Verification(Wire, frozen=True):
    """What was checked, step by step, in words."""

    ok: bool
    steps: tuple[str, ...]
    promise: str
    """SHA-256 of the secret, shown since the table was made; empty for an imported record."""
    secret: str
    """The server's share of the seed."""
    commitment: str
    seed: str | None
    nonces: tuple[str, ...]
    """The players' shares, in seat order."""


class ErrorBody(Wire, frozen=True):
    """The body of every HTTP error response."""

    status: int
    reason: str
    text: str
    paragraph: str | None = None
