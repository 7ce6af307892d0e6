"""What a store keeps about turn notices: where each person wants them, and at which tables one was sent."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class PushSubscription(Struct, frozen=True):
    id: str
    """Made from the endpoint: the same browser has the same one, whoever uses it."""
    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: float


class MailAddress(Struct, frozen=True):
    person: str
    address: str
    language: str
    confirmed: bool
    """Nothing but the question for confirmation is sent before."""


class NoticeStore(Protocol):
    async def subscriptions(self, person: str) -> list[PushSubscription]:
        """Oldest first."""
        ...

    async def put_subscription(self, subscription: PushSubscription, most: int) -> None:
        """Adds or replaces it. The person keeps so many at most; the oldest go."""
        ...

    async def remove_subscription(self, subscription: str) -> None: ...

    async def mail_address(self, person: str) -> MailAddress | None: ...

    async def put_mail_address(self, address: MailAddress) -> None:
        """Adds it, or replaces the person's former one."""
        ...

    async def remove_mail_address(self, person: str) -> None: ...

    async def mark_noticed(self, person: str, table: str, at: float) -> bool:
        """Remembers that a notice was sent; false where one was already."""
        ...

    async def unmark_noticed(self, person: str, table: str) -> None:
        """The person has come to the table: the next turn may be announced again."""
        ...
