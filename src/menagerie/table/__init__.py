"""A game in progress: seats, log, undo policy, clocks, chat, bots; and where it is stored.

A table is its header (what was fixed when it was made) and its log, to which entries are only ever added. Everything
else follows from the two by folding: the position, the seats, the clocks, what each reader may see.

Both front ends run on this package: the server with a database, the terminal with an in-memory store. Importing it
needs neither SQLAlchemy nor argon2; `menagerie.table.store.sql` and `menagerie.table.people` load those.
"""
