"""Where tables and people are kept: one database, to which a log only ever grows."""

from menagerie.table.store.problem import StoreProblem
from menagerie.table.store.rows import PersonRow, Summary, TableRow
from menagerie.table.store.store import Store
from menagerie.table.store.writer import Clash

__all__ = ["Clash", "PersonRow", "Store", "StoreProblem", "Summary", "TableRow"]
