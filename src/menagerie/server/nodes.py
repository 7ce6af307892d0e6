"""How this process joins the others that serve the same database."""

from __future__ import annotations

from menagerie.table.nodes import Nodes, NodeTimes
from menagerie.table.store import Store
from menagerie.table.store.node_rows import NodeKind
from menagerie.table.store.notifications import LocalNotifications, Notifications, PostgresNotifications
from menagerie.table.store.sql import SqlStore


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
