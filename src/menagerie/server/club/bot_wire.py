"""The Bot API's own structs. Everything about a table is as on the WebSocket: see `menagerie.server.wire`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from menagerie.server.wire import (
    Abandon,
    Act,
    AnswerProposal,
    AnswerRematch,
    AnswerUndo,
    AskUndo,
    Clock,
    Identifier,
    Nonce,
    ReclaimSeat,
    ResetTurn,
    Resign,
    Say,
    SayPhrase,
    SetAutoPass,
    SetReady,
    Tagged,
    Whisper,
    Wire,
)
from menagerie.table import limits

Scope = Literal["invitations", "play", "chat"]
"""``invitations``: read and answer invitations, sit down at open tables. ``play``: read one's tables and decide there.
``chat``: talk there."""


# --- for the page of the person who makes it


class MakeApiToken(Wire, frozen=True):
    """A token for a bot of that name: a new one, unless I have one of that name already."""

    bot: Annotated[str, Meta(min_length=1, max_length=limits.BOT_NAME_LENGTH)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=3)] = ("invitations", "play", "chat")


class ApiToken(Wire, frozen=True):
    """A token as it is listed."""

    id: str
    bot: str
    scopes: tuple[Scope, ...]
    created: float
    used: float
    """When it was last used, give or take an hour; 0 for never."""


class NewApiToken(Wire, frozen=True):
    token: str
    """Shown this once."""
    listed: ApiToken


# --- for the page of bots


class OnlineBot(Wire, frozen=True):
    """A bot that reads its events, and can be invited."""

    id: str
    name: str
    owner: str
    """Who made it."""
    games: tuple[str, ...]
    """What it plays."""


class InviteBot(Wire, frozen=True):
    bot: Identifier


class InvitedBot(Wire, frozen=True):
    """A bot that was invited to a table."""

    name: str
    state: Literal["open", "accepted", "declined"]


# --- for bots


class BotAccount(Wire, frozen=True):
    """Who the token's bot is."""

    id: str
    name: str
    owner: str
    scopes: tuple[Scope, ...]


class Invitation(Tagged, frozen=True):
    """Somebody wants to play with the bot."""

    id: str
    table: str
    game: str
    players: int
    options: dict[str, Any]
    clock: Clock | None
    by: str
    """The name of who invites."""


class GameBegun(Tagged, frozen=True):
    """A game of the bot runs; said of all of them when it begins to read its events."""

    table: str
    game: str
    seats: tuple[int, ...]
    """Which the bot holds."""


class GameEnded(Tagged, frozen=True):
    table: str
    game: str


BotEvent = Invitation | GameBegun | GameEnded


class AcceptInvitation(Wire, frozen=True):
    nonce: Nonce = ""
    """The bot's own randomness, mixed into the seed before the deal."""


class BotSeat(Wire, frozen=True):
    """Where the bot sits now."""

    table: str
    seat: int


BotRequest = (
    Act | Say | SayPhrase | Whisper | AskUndo | ResetTurn | SetAutoPass | AnswerUndo | ReclaimSeat | Resign | Abandon
    | AnswerProposal | SetReady | AnswerRematch
)  # fmt: skip
"""What a bot can ask of a table: the same messages as over the WebSocket."""

SENT_BY_BROWSER: tuple[Any, ...] = (MakeApiToken, InviteBot, AcceptInvitation)
