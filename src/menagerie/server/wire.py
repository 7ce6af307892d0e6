"""The wire format: every message and body that server and browser send each other.

The TypeScript types in ``web/src/lib/wire.ts`` are generated from these structs and from the games' own structs; a test
fails when they differ.

A live table uses one WebSocket, ``/ws/tables/{id}``. The browser sends `Hello` with the number of log entries it has.
The server answers with `Welcome`, `Presence`, the entries the browser missed, and `SeatViews`; after that it sends
entries and views whenever something changes, or of the views only what changed (`ViewChanges`). Entries are numbered
per reader: the n-th entry *this reader* may see, so a gap never reveals that something secret happened. Every request
carries a token made by the browser; a request that arrives twice is answered twice and carried out once.

Each WebSocket frame from the server is a JSON list of messages; everything that one move causes is one frame.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from menagerie.core.contract import Guide, Result, kebab
from menagerie.table import limits
from menagerie.table.phrases import Phrase
from menagerie.table.settings import Visibility
from menagerie.table.undo import UndoKind

NO_NUL = r"\A[^\x00]*\Z"
"""Text that every database can store. What people write is cleaned as well (`requests.clean`)."""
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Token = Annotated[str, Meta(min_length=limits.TOKEN_LENGTH[0], max_length=limits.TOKEN_LENGTH[1], pattern=NO_NUL)]
ChatText = Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LENGTH)]
Identifier = Annotated[str, Meta(max_length=limits.IDENTIFIER_LENGTH, pattern=NO_NUL)]
Nonce = Annotated[str, Meta(max_length=limits.NONCE_LENGTH, pattern=NO_NUL)]
SeatNumber = Annotated[int, Meta(ge=0, lt=limits.SEATS)]
Language = Literal["en", "fr"]


class Wire(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """Plain data."""


class Tagged(Wire, frozen=True, tag_field="type", tag=kebab):
    """One of several messages, told apart by its ``type``."""


# --- people


class Me(Wire, frozen=True):
    """The guest who sends the request, identified by the session cookie."""

    id: str
    name: str
    language: Language | None
    """The chosen language; null means the browser's own."""
    code: str
    """Typed together with the passphrase to continue on another device."""
    has_passphrase: bool
    named: bool
    """Whether the name was chosen, and not made up when the guest first came."""


class ChangeMe(Wire, frozen=True):
    name: Name | None = None
    language: Language | None = None


class SetPassphrase(Wire, frozen=True):
    passphrase: Annotated[str, Meta(min_length=limits.PASSPHRASE_LENGTH[0], max_length=limits.PASSPHRASE_LENGTH[1])]
    old: Annotated[str, Meta(max_length=limits.PASSPHRASE_LENGTH[1])] | None = None
    """The one that was set before, where there was one."""


class RemoveMe(Wire, frozen=True):
    """Removes me for good."""

    passphrase: Annotated[str, Meta(max_length=limits.PASSPHRASE_LENGTH[1])] = ""
    """Needed where I have one."""


class ContinueAs(Wire, frozen=True):
    code: Annotated[str, Meta(min_length=limits.CODE_LENGTH[0], max_length=limits.CODE_LENGTH[1], pattern=NO_NUL)]
    passphrase: Annotated[str, Meta(min_length=1, max_length=limits.PASSPHRASE_LENGTH[1])]


class SignIn(Wire, frozen=True):
    """A browser in which I am known."""

    id: Identifier
    browser: str
    """Such as "Firefox"; empty where that is not known."""
    system: str
    """Such as "Linux"."""
    created: float
    seen: float
    """When it was last used, give or take an hour."""
    here: bool
    """Whether it is the browser that asks."""


# --- the admin page


class AdminSeat(Wire, frozen=True):
    number: int
    name: str
    person: bool
    bot: str | None
    here: bool
    """Whether the person is connected."""
    waited_for: bool


class AdminTable(Wire, frozen=True):
    """A table as its operator sees it: no cards, no chat."""

    id: str
    game: str
    phase: Literal["gathering", "running", "over", "abandoned"]
    seats: tuple[AdminSeat, ...]
    moves: int
    connected: int
    updated: float
    stuck: Literal["", "bot-slow", "bot-asleep"]
    """Why the game does not go on though only bots are waited for."""


class AdminOverview(Wire, frozen=True):
    version: str
    uptime: float
    """Seconds."""
    tables: int
    """Tables in memory."""
    connections: int
    thinking: int
    """Decisions that bots are to make."""
    stuck: int
    longest_block: float
    """How long the event loop was blocked in the last minute, at worst, in seconds."""
    rows: tuple[AdminTable, ...]


class MutePerson(Wire, frozen=True):
    hours: Annotated[int, Meta(ge=0, le=limits.MUTE_HOURS)]


# --- turn notices


class Notices(Wire, frozen=True):
    """How I learn that it is my turn."""

    push_key: str
    """The server's public key, with which a browser subscribes."""
    devices: int
    """In how many browsers I get notices."""
    mail_offered: bool
    """Whether this server sends mail."""
    mail_address: str | None
    mail_confirmed: bool


class Subscribe(Wire, frozen=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=limits.ENDPOINT_LENGTH, pattern=NO_NUL)]
    p256dh: Annotated[str, Meta(max_length=100, pattern=NO_NUL)]
    auth: Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
    language: Language = "en"


class Unsubscribe(Wire, frozen=True):
    endpoint: Annotated[str, Meta(max_length=limits.ENDPOINT_LENGTH, pattern=NO_NUL)]


class SetMailAddress(Wire, frozen=True):
    address: Annotated[str, Meta(max_length=limits.MAIL_ADDRESS_LENGTH, pattern=NO_NUL)]
    language: Language = "en"


class NoticeLink(Wire, frozen=True):
    """What a link from a notice or a mail does."""

    purpose: Literal["confirm-mail", "end-mail", "end-push"]


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
    """A bot that people are offered. In the game's catalogue: its name ``bot-<name>-name``, how it plays
    ``bot-<name>``, and a sentence about it ``bot-<name>-about``."""

    name: str
    paws: int
    """How strong it is, from 1 to 5."""


class LessonInfo(Wire, frozen=True):
    """The lesson of a game, before it is opened."""

    minutes: int
    steps: int
    opponent: str
    """The bot of the first real game, which is offered at the end."""
    opponents: int


class GameInfo(Wire, frozen=True):
    """One game; its texts are in its catalogue: ``game-title``, ``game-summary``, ``bot-<name>``."""

    name: str
    title: str
    fewest: int
    most: int
    weight: int
    """From 1, light; the list goes from light to heavy."""
    options: tuple[OptionField, ...]
    bots: tuple[BotInfo, ...]
    """Weakest first."""
    lesson: LessonInfo | None
    """Null where there is none."""


class LedgerParagraph(Wire, frozen=True):
    number: str
    text: str
    ruling: bool


class LedgerSection(Wire, frozen=True):
    number: str
    title: str
    paragraphs: tuple[LedgerParagraph, ...]


class SummaryPoint(Wire, frozen=True):
    title: str
    text: str


class RulesSummary(Wire, frozen=True):
    """What a newcomer reads first."""

    title: str
    goal: str
    points: tuple[SummaryPoint, ...]


class Rules(Wire, frozen=True):
    game: str
    title: str
    language: Language
    summary: RulesSummary | None
    sections: tuple[LedgerSection, ...]


class FoundParagraph(Wire, frozen=True):
    number: str
    marks: tuple[tuple[int, int], ...]
    """What matched in its text: from which character to which."""


class RulesSearch(Wire, frozen=True):
    """The paragraphs that answer a question, best first."""

    found: tuple[FoundParagraph, ...]


class Explanation(Wire, frozen=True):
    """What a piece, an icon or a number on a board is."""

    id: str
    """As the board marks it: ``card:rally``."""
    name: str
    text: str
    """What it does."""
    when: str | None
    """When it may be used or counts, where that is not always."""
    paragraph: str
    """Its rule."""


class ExplanationGroup(Wire, frozen=True):
    """One part of the legend."""

    name: str
    title: str
    things: tuple[Explanation, ...]


class Explanations(Wire, frozen=True):
    groups: tuple[ExplanationGroup, ...]


# --- making a table


class Clock(Wire, frozen=True):
    """Thinking time: for each move, or for the whole game with an increment."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=limits.CLOCK_SECONDS[0], le=limits.CLOCK_SECONDS[1])]
    increment: Annotated[int, Meta(ge=0, le=limits.INCREMENT_SECONDS)] = 0


class SeatSetup(Wire, frozen=True):
    """Who gets the seat: me, a friend who has the link, a bot, or someone at my screen (``here``: pass and play)."""

    kind: Literal["me", "friend", "bot", "here"]
    name: Name | None = None
    bot: Identifier | None = None


class MakeTable(Wire, frozen=True):
    """A new table, as its owner wants it."""

    game: Identifier
    seats: Annotated[tuple[SeatSetup, ...], Meta(min_length=1, max_length=limits.SEATS)]
    options: dict[str, bool | int | str | list[str]] = {}
    clock: Clock | None = None
    absence_minutes: Annotated[int, Meta(ge=limits.ABSENCE_MINUTES[0], le=limits.ABSENCE_MINUTES[1])] = 5
    """After so many minutes those present may together hand an absent person's seat to a bot, or break off without
    that person."""
    shuffle_seats: bool = False
    whispers: bool = True
    """Whether players may send messages to one other player alone."""
    hints: bool | None = None
    """Null, as for the two below: only where one person plays alone against bots."""
    undo: bool | None = None
    """Whether a decision can be undone while nothing was revealed and nobody acted since."""
    hindsight: bool | None = None
    """Whether it can be undone afterwards too: if the others agree, or marked where there is nobody to ask."""
    ready_check: bool = True
    """Whether the game of a table with friends begins only when everybody has said that they are ready."""
    visibility: Visibility = "link"
    """Who may take a seat: the people invited here, whoever has the link, or anybody who sees it in the lobby."""
    invited: Annotated[tuple[Name, ...], Meta(max_length=limits.SEATS)] = ()
    """To a private table: the names of people with a passphrase."""
    spectators: bool | None = None
    """Whether anybody may watch; null: anybody who has the link, but not at a private table."""
    rated: bool = False
    """Whether the result changes ratings. Such a table is played without hints, and without undo in hindsight."""


class GameSetup(Wire, frozen=True):
    """A set-up that has no table yet."""

    players: Annotated[int, Meta(ge=1, le=limits.SEATS)]
    options: dict[str, bool | int | str | list[str]] = {}


class SetupCheck(Wire, frozen=True):
    """Whether a set-up is possible."""

    ok: bool
    text: str
    """What is wrong; empty where nothing is."""
    field: str | None
    """As in `ErrorBody`."""


class PlayNow(Wire, frozen=True):
    """A table of that game with default settings: me and bots."""

    game: Identifier
    bot: Identifier | None = None
    """Null means the strongest."""
    players: Annotated[int, Meta(ge=2, le=limits.SEATS)] | None = None


class NewTable(Wire, frozen=True):
    id: str


class OpenLesson(Wire, frozen=True):
    """A lesson's table at that step, from 0; the last one where there are fewer."""

    step: Annotated[int, Meta(ge=0, le=limits.LESSON_STEPS)] = 0


class RematchTable(Wire, frozen=True):
    id: str | None
    """Null while others have yet to accept."""


class JoinTable(Wire, frozen=True):
    seat: SeatNumber | None = None
    """Null takes the first free one."""
    nonce: Nonce = ""
    """The browser's own randomness, mixed into the seed before the deal."""


class StartTable(Wire, frozen=True):
    """The owner starts the game before every seat is taken."""

    fill_with_bots: bool = False
    """Whether open seats go to bots."""
    bot: Identifier | None = None
    """Which bot; null for the best."""


class AskPosition(Wire, frozen=True):
    """A question about a position of a finished game, as that seat or a spectator knew it."""

    query: dict[str, Any]
    seat: SeatNumber | None = None
    language: Language = "en"


class CheckAtPosition(Wire, frozen=True):
    """Whether the seat could have done this at a position of a finished game."""

    seat: SeatNumber
    action: dict[str, Any]
    language: Language = "en"


class Branch(Wire, frozen=True):
    """Play on from a position of a finished game against bots, with what that seat could know."""

    at: Annotated[int, Meta(ge=0, le=limits.REPLAY_MOVES)]
    seat: SeatNumber
    bot: Identifier | None = None


# --- a table as its reader may see it


class SeatState(Wire, frozen=True):
    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    person: str | None
    """The id of the person who holds it, for the link to their profile."""
    bot: str | None
    """The bot that plays there: for itself, or for an absent person."""
    paws: int | None
    """How strong that bot is; null where it is none of those that people are offered today."""
    mine: bool
    """Whether the reader holds it."""
    resigned: bool
    ready: bool
    """Before the game: whether the person has said that it may begin."""
    can_whisper: bool
    """Whether others can whisper to this seat: a person with a screen of their own."""
    clock_ms: int | None
    """Time left, where there is a clock."""
    outside_bot: bool
    """Whether its person is a program that plays over the Bot API."""


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


class Proposal(Wire, frozen=True):
    """What someone proposes and the others have to agree to."""

    what: Literal["hand-over", "abandon"]
    seat: int
    """Whose person proposes it."""
    absent: int | None
    """To hand over: the seat that a bot would play."""
    waiting_for: tuple[int, ...]
    """One seat of each person who has not answered. Those who are not connected are asked only as `MakeTable` says of
    the absence time."""


class RematchProposal(Wire, frozen=True):
    """Someone proposes to play again; one seat of each person stands for that person."""

    seat: int
    accepted: tuple[int, ...]
    declined: tuple[int, ...]
    waiting_for: tuple[int, ...]


class Allowed(Wire, frozen=True):
    """What the table is played with."""

    hints: bool
    undo: bool
    """While nothing was revealed and nobody acted since."""
    hindsight: bool
    """Undo afterwards too: if the others agree, or marked where there is nobody to ask."""


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
    allowed: Allowed
    ready_check: bool
    """Whether the game begins only when everybody seated is ready."""
    visibility: Visibility
    """Who may take a seat, as in `MakeTable`."""
    spectators: bool
    """Whether anybody may watch."""
    rated: bool
    daily: str | None
    """The date of the deal of the day that is played here; null at other tables."""
    tournament: str | None
    """The id of the tournament that the table belongs to."""
    document: str | None
    """The version of the game's static document, which ``/api/tables/{id}/static?version=`` serves; null where there is
    none."""
    promise: str
    """SHA-256 of the server's share of the seed, shown from the start."""
    commitment: str | None
    """SHA-256 of the seed, shown once the game has been dealt."""
    seed: str | None
    """Revealed at the end; that of a deal of the day once the day is over."""
    undo: UndoRequest | None
    proposal: Proposal | None
    marked_undos: int
    """How many undos were marked: something had been revealed, and no other person was there to ask."""
    rematch: str | None
    """The table of the rematch, once there is one."""
    rematch_proposal: RematchProposal | None
    foreign: str | None
    """The program whose file was imported; null for games played here, and for records."""
    continues: bool
    """Whether the game plays on from a position of another one: such a game cannot be played on from."""
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
    number: int | None
    """What is typed to choose it, where the decision is a number (a bid); null otherwise."""
    foresight: Any | None
    """What the action would change at once, for the board to show beforehand: the game's own struct. Null where the
    seat cannot know it, or the game computes none."""


class AutoPassException(Wire, frozen=True):
    name: str
    text: str
    """In the reader's language, as it reads after "until"."""
    chosen: bool


class AutoPassState(Wire, frozen=True):
    """Whether the table passes for the seat until the round is over; only its own person gets this."""

    on: bool
    available: bool
    """Whether it can be asked for now."""
    exceptions: tuple[AutoPassException, ...]
    ended: str
    """Why it ended, in a sentence; empty where it did not."""


class SeatView(Wire, frozen=True):
    """One seat's view of the position (or the spectator's), what it may do, and the position in words."""

    seat: int | None
    view: Any
    question: str
    """What the seat is asked now, or whom the table waits for: one sentence in the reader's language."""
    guide: Guide
    """What one wants in this game, what the decision is for, and where in the turn or round it is."""
    choices: tuple[Choice, ...]
    """The legal actions, in the game's order; empty where a person does not decide for this seat now."""
    forced: bool
    """There is one choice alone, and all know it: the page may do it by itself."""
    point: str | None
    text: str
    """The position in words, for screen readers and pages without a board; empty at a live table unless the page asks
    for it (`Hello.text`, `SetText`)."""
    undo: UndoKind
    """How the seat may undo its latest decision: at once; if the other people agree; at once but marked in the log,
    because something was revealed and there is nobody to ask; not at all."""
    reset: UndoKind
    """The same for everything the seat has decided in its turn, at once; not at all where that is one decision."""
    auto_pass: AutoPassState | None
    """Null in a game that does not offer it, and for spectators."""


# --- what the browser sends over the WebSocket


class Hello(Tagged, frozen=True):
    since: int = 0
    """How many entries the browser has."""
    language: Language = "en"
    nonce: Nonce = ""
    text: bool = False
    """Whether the page shows the position in words: only then it is sent with every view."""
    changes: bool = False
    """Whether `ViewChanges` may be sent in place of `SeatViews`, where this connection has had the position before."""


class Act(Tagged, frozen=True):
    """Make a move."""

    token: Token
    seat: SeatNumber
    point: Annotated[str, Meta(max_length=limits.POINT_LENGTH, pattern=NO_NUL)]
    action: dict[str, Any]


class Why(Tagged, frozen=True):
    """Check an action without doing it, for any seat the reader holds, at any time; answered by `WhyAnswer`."""

    token: Token
    seat: SeatNumber
    action: dict[str, Any]


class Analyse(Tagged, frozen=True):
    """Ask about the position, which changes nothing; answered by `Analysis`. For a seat the reader holds, or as a
    spectator, at any time once the game is dealt, also after its end."""

    token: Token
    seat: SeatNumber | None
    query: dict[str, Any]
    """The game's own `Query`."""


class Say(Tagged, frozen=True):
    """A chat message for everybody."""

    token: Token
    text: ChatText


class SayPhrase(Tagged, frozen=True):
    """A canned phrase for everybody; each reader gets it in their own language."""

    token: Token
    phrase: Phrase


class Whisper(Tagged, frozen=True):
    """A chat message for that seat alone."""

    token: Token
    seat: SeatNumber
    text: ChatText


class AskUndo(Tagged, frozen=True):
    """Undo this seat's last decision, in the way that `SeatView.undo` names."""

    token: Token
    seat: SeatNumber


class ResetTurn(Tagged, frozen=True):
    """Undo everything this seat has decided in its turn, in the way that `SeatView.reset` names."""

    token: Token
    seat: SeatNumber


class SetAutoPass(Tagged, frozen=True):
    """Let the table pass for this seat until the round is over or an exception holds, or end that. Nobody else learns
    of it."""

    token: Token
    seat: SeatNumber
    on: bool
    exceptions: Annotated[tuple[Identifier, ...], Meta(max_length=limits.AUTO_PASS_EXCEPTIONS)] = ()


class AnswerUndo(Tagged, frozen=True):
    token: Token
    seat: SeatNumber
    agree: bool


class HandOver(Tagged, frozen=True):
    """Propose that a bot plays for an absent person; done at once where nobody else is connected."""

    token: Token
    seat: SeatNumber
    bot: Identifier | None = None


class ReclaimSeat(Tagged, frozen=True):
    """The person is back and plays again instead of the bot."""

    token: Token
    seat: SeatNumber


class Resign(Tagged, frozen=True):
    """Leave for good: a bot plays on for the seat, which cannot win. At a table of two seats the game ends."""

    token: Token
    seat: SeatNumber


class Abandon(Tagged, frozen=True):
    """Propose to break the game off; done at once where nobody else has to agree. The owner closes a lobby with it."""

    token: Token
    seat: SeatNumber


class AnswerProposal(Tagged, frozen=True):
    """Agree to what is proposed, or end the proposal. Who has agreed may do so again once the others are gone."""

    token: Token
    agree: bool


class SetReady(Tagged, frozen=True):
    """Say that the game may begin, or take that back."""

    token: Token
    ready: bool


class Rematch(Tagged, frozen=True):
    """Propose to play again, or accept that."""

    token: Token


class AnswerRematch(Tagged, frozen=True):
    """It can be changed until the new table is made."""

    token: Token
    agree: bool


class RematchWithout(Tagged, frozen=True):
    """Play again without those who declined or are not connected."""

    token: Token
    with_bots: bool
    """Whether their seats go to bots; otherwise they stay open."""


class AskHint(Tagged, frozen=True):
    token: Token
    seat: SeatNumber


class AskAdvice(Tagged, frozen=True):
    """What would the best bot have done instead of the decision I just made? Answered by `Advice`. Only where one
    person plays alone against bots."""

    token: Token
    seat: SeatNumber
    point: Annotated[str, Meta(max_length=limits.POINT_LENGTH, pattern=NO_NUL)]
    """The decision that was made: an answer about another one would mislead."""


class SetLanguage(Tagged, frozen=True):
    """Switch the language; the whole log and the views are sent again."""

    language: Language


class SetText(Tagged, frozen=True):
    """The page shows the position in words from now on, or does no longer; the views are sent again with it."""

    text: bool


class LessonNext(Tagged, frozen=True):
    """Go on from a step of a lesson that is only read."""

    token: Token
    step: Annotated[int, Meta(ge=0, le=limits.LESSON_STEPS)]
    """The step that was read: pressed twice, it leads on once."""


class Ping(Tagged, frozen=True):
    token: Token


ClientMessage = (
    Hello | Act | Why | Analyse | Say | SayPhrase | Whisper | AskUndo | AnswerUndo | HandOver | ReclaimSeat | Resign
    | Abandon | Rematch | ResetTurn | SetAutoPass | AskHint | AskAdvice | SetLanguage | LessonNext | Ping
    | AnswerProposal | SetReady | AnswerRematch | RematchWithout | SetText
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
    person: str | None
    """The id of the person who wrote it, for the link to their profile; null for a bot's comment."""
    text: str
    to: int | None
    """The seat it was whispered to; null where it was said to everybody."""


class LogHeading(Struct, frozen=True, gc=False):
    """A heading of the log."""

    text: str
    level: int


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
    headings: tuple[LogHeading, ...] = ()
    """What begins here, a round, a phase or a turn: they stand above the line."""
    about: tuple[int, ...] = ()
    """The seats it is about."""
    important: bool = False
    """Whether it stays in a log that shows only what matters most."""


class SeatViews(Tagged, frozen=True):
    """The position after the latest entry: one view for each seat the reader holds, or the spectator's."""

    entries: int
    waiting_on: tuple[int, ...]
    views: tuple[SeatView, ...]


class ViewChanges(Tagged, frozen=True):
    """What is different from the last `SeatViews` or `ViewChanges` of this connection. For each of its views, in the
    same order, the fields that have other values now; in `view` those of the game's view, each with its whole value."""

    entries: int
    waiting_on: tuple[int, ...]
    views: tuple[dict[str, Any], ...]


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
        "no-undo", "unknown", "too-many", "not-allowed", "server", "lesson", "quota",
    ]  # fmt: skip
    text: str
    """Why; without the paragraph, which pages show as a link."""
    paragraph: str | None = None
    instead: Any | None = None


class WhyAnswer(Tagged, frozen=True):
    """Whether the action of a `Why` may be done now, and if not, the rule that forbids it."""

    token: str
    legal: bool
    text: str
    """Why not, without the paragraph; empty where it is legal."""
    paragraph: str | None
    instead: Any | None
    """The nearest legal action, where there is one."""


class Analysis(Tagged, frozen=True):
    """The answer to an `Analyse`: the game's own `Answer`."""

    token: str
    answer: Any


class Hint(Tagged, frozen=True):
    token: str
    seat: int
    action: Any
    text: str
    """What a bot would do here, and why, in a sentence."""


class LessonStep(Tagged, frozen=True):
    """The step of the lesson that is open now."""

    step: int
    """From 0."""
    steps: int
    chapter: str
    """Its title."""
    text: str
    """What the coach says."""
    anchor: str | None
    """The ``data-anchor`` of the thing it is about."""
    next: bool
    """Whether the step is only read, and a button leads on; otherwise the learner does something."""
    last: bool


class LessonJump(Tagged, frozen=True):
    """The next step begins at another position: the page opens it at a table of its own."""

    step: int


class Advice(Tagged, frozen=True):
    token: str
    seat: int
    agrees: bool
    """Whether the bot would have done the same."""
    text: str
    """What the bot would have done, and why, in a sentence or two; empty where there was nothing to choose."""


class Pong(Tagged, frozen=True):
    token: str


ServerMessage = (
    Welcome | Presence | Entry | SeatViews | ViewChanges | TableChanged | Done | Refusal | WhyAnswer | Analysis | Hint
    | Advice | LessonStep | LessonJump | Pong
)  # fmt: skip


# --- replay and verification


class ReplayPosition(Wire, frozen=True):
    """One position of a finished game."""

    at: int
    """After how many moves."""
    moves: int
    """How many moves the game has."""
    seat: int | None
    """Who made the last move."""
    next_stop: int
    """The next position that is not reached by passes alone; the last position where there is none."""
    previous_stop: int
    """The previous one, in the same way; the first position where there is none."""
    views: tuple[SeatView, ...]
    """Each seat's, then the spectator's; all may be seen after the end."""
    entries: tuple[Entry, ...]
    """The log lines of the last move."""


class CurvePoint(Wire, frozen=True):
    """How likely each seat was to win after so many moves, by the estimate of a bot."""

    at: int
    win_probabilities: tuple[float, ...]
    """By seat, from 0 to 1; together 1."""


class TurningPoint(Wire, frozen=True):
    """A move after which the probabilities to win changed much."""

    move: int
    """Its number, from 1; the position before it is that after ``move - 1`` moves."""
    seat: int
    """Who moved."""
    title: str
    """Who did what."""
    changed: int
    """The seat whose probability to win changed most."""
    before: float
    after: float
    """That seat's probability to win before and after the move."""
    text: str
    """How the probability changed, and what the bot would have preferred, with both probabilities."""


class TurningPoints(Wire, frozen=True):
    """The estimated probabilities to win over a game that is over, and its largest swings."""

    moves: int
    curve: tuple[CurvePoint, ...]
    points: tuple[TurningPoint, ...]
    """In the order of the game."""


class PositionAnswer(Wire, frozen=True):
    """The answer to an `AskPosition`: the game's own `Answer`."""

    answer: Any


class PastPosition(Wire, frozen=True):
    """A position of a game that the reader has seen, from their own seats; nothing can be decided there."""

    entries: int
    """How many entries of the reader's log led here."""
    waiting_on: tuple[int, ...]
    views: tuple[SeatView, ...]
    """One for each seat the reader holds, or the spectator's."""
    only_pass: bool
    """Whether what led here is one pass."""


class PastPositions(Wire, frozen=True):
    """A position that the reader has seen, and those after it."""

    positions: tuple[PastPosition, ...]
    more: bool
    """Whether there are later ones that were not asked for."""


class ImportReport(Wire, frozen=True):
    """How far the rules agree with another program's file."""

    source: str
    """The program."""
    actions: int
    """How many the file has."""
    applied: int
    """How many of them the rules allow: those before the first that is refused."""
    refused: str
    """That action: who tried what, where, why not, and what was possible. Empty for none."""
    result: str
    """Whether the result is the one in the file. Empty where the file has none, or it was not reached."""
    differences: tuple[str, ...]
    """What the file claims and the rules count otherwise; the file is believed."""


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
    field: str | None = None
    """What of the request is wrong, where that is known: ``seats``, ``absence_minutes``, the name of an option."""
