"""Where tables and people are stored: in a database (`sql`) or in memory (`memory`), behind one protocol.

`sql` is imported only by those who use it, so that this package loads without SQLAlchemy.
"""

from menagerie.table.store.errors import Conflict, StoreError
from menagerie.table.store.notice_store import MailAddress, NoticeStore, PushSubscription
from menagerie.table.store.outside_bot_store import ApiToken, Invitation, OnlineBot, OutsideBotStore
from menagerie.table.store.protocol import Store
from menagerie.table.store.rows import PersonRow, Summary, TableRow
from menagerie.table.store.session_store import Session, SessionStore

__all__ = [
    "ApiToken",
    "Conflict",
    "Invitation",
    "MailAddress",
    "NoticeStore",
    "OnlineBot",
    "OutsideBotStore",
    "PersonRow",
    "PushSubscription",
    "Session",
    "SessionStore",
    "Store",
    "StoreError",
    "Summary",
    "TableRow",
]
