"""What players decide, one small thing at a time. What each does stands in its module under ``rules``."""

from __future__ import annotations

from menagerie.core.contract import Action, SealedAction, SecretAction
from menagerie.games.lucky_lions.rules.cards import Card


class Choose(Action, frozen=True):
    """3.1: fight over this zoo card."""

    card: str


class Challenge(Action, frozen=True):
    """3.3: fight against this player."""

    opponent: int


class Exclude(Action, frozen=True):
    """6.12: keep this player from rolling."""

    player: int


class Pick(SealedAction, frozen=True):
    """5a.1, 6.14: one more card for the smaller die. Secret."""

    card: Card


class Swap(SealedAction, frozen=True):
    """5a.2: change a picked card for another. Secret."""

    out: Card
    into: Card


class Keep(SealedAction, frozen=True):
    """6.15: of two results, let this one count. Secret until all have chosen."""

    card: Card


class Reroll(Action, frozen=True):
    """7.4: use the wild fox."""


class Stand(Action, frozen=True):
    """7.4: leave the wild fox as it is."""


class Replace(Action, frozen=True):
    """7.8: because of a wild panda, fight over this zoo card instead."""

    card: str


class Award(Action, frozen=True):
    """3.7: this player of the tied takes the zoo card."""

    player: int


class NameDiscarder(Action, frozen=True, tag="sentence"):
    """6.9: this player of the tied discards. The tag is the name in stored games."""

    player: int


class Take(Action, frozen=True):
    """5c.1: keep the zoo card that was won."""


class DrawInstead(Action, frozen=True):
    """5c.1: refuse the zoo card and draw animals."""


class Discard(SecretAction, frozen=True):
    """3.8: discard this card. Secret."""

    card: Card


LuckyLionsAction = (
    Choose
    | Challenge
    | Exclude
    | Pick
    | Swap
    | Keep
    | Reroll
    | Stand
    | Replace
    | Award
    | NameDiscarder
    | Take
    | DrawInstead
    | Discard
)
