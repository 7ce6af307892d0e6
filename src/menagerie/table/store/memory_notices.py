"""Turn notices in memory."""

from __future__ import annotations

from menagerie.table.store.notice_store import MailAddress, PushSubscription


class MemoryNotices:
    def __init__(self) -> None:
        self._subscriptions: dict[str, PushSubscription] = {}
        self._addresses: dict[str, MailAddress] = {}
        self._noticed: set[tuple[str, str]] = set()

    async def subscriptions(self, person: str) -> list[PushSubscription]:
        mine = [one for one in self._subscriptions.values() if one.person == person]
        return sorted(mine, key=lambda one: one.created)

    async def put_subscription(self, subscription: PushSubscription, most: int) -> None:
        self._subscriptions.pop(subscription.id, None)
        others = await self.subscriptions(subscription.person)
        for old in others[: max(0, len(others) - most + 1)]:
            del self._subscriptions[old.id]
        self._subscriptions[subscription.id] = subscription

    async def remove_subscription(self, subscription: str) -> None:
        self._subscriptions.pop(subscription, None)

    async def mail_address(self, person: str) -> MailAddress | None:
        return self._addresses.get(person)

    async def put_mail_address(self, address: MailAddress) -> None:
        self._addresses[address.person] = address

    async def remove_mail_address(self, person: str) -> None:
        self._addresses.pop(person, None)

    async def mark_noticed(self, person: str, table: str, at: float) -> bool:  # noqa: ARG002 - the protocol's shape
        new = (person, table) not in self._noticed
        self._noticed.add((person, table))
        return new

    async def unmark_noticed(self, person: str, table: str) -> None:
        self._noticed.discard((person, table))
