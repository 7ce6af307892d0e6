"""How this process joins the others that serve the same database."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.server.rate_limiter import RateLimiter
from menagerie.table.nodes import Nodes, NodeTimes
from menagerie.table.store import Store
from menagerie.table.store.node_rows import NodeKind
from menagerie.table.store.notifications import LocalNotifications, Notifications, PostgresNotifications
from menagerie.table.store.sql import SqlStore


def share_limits(nodes: Nodes, limiters: Mapping[str, RateLimiter]) -> None:
    """What one node counts is counted by all of them, some milliseconds later."""

    def sharing(name: str, limiter: RateLimiter) -> None:
        limiter.tell = lambda key: nodes.publish(f"used {nodes.id} {name} {key}")

    def used(line: str) -> None:
        node, name, key = line.split(" ", 2)
        if node != nodes.id and name in limiters:
            limiters[name].count(key)

    for name, limiter in limiters.items():
        sharing(name, limiter)
    nodes.on("used", used)


async def join_nodes(
    store: Store, kind: NodeKind, times: NodeTimes, notifications: Notifications | None = None
) -> Nodes | None:
    """This node; nothing where no other process can reach the database. The store must be open."""
    if not isinstance(store, SqlStore):
        return None
    if notifications is None:
        if store.address.get_backend_name() != "postgresql":
            return None
        notifications = PostgresNotifications(store.address, times.beat)
    else:
        store.announce = notifications.publish
    nodes = Nodes(store.nodes, notifications, kind, times)
    await nodes.open()
    if isinstance(notifications, LocalNotifications):
        notifications.publish(f"node {nodes.id}")  # so that the parent can say who died
    return nodes
