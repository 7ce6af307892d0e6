# The log: its filter and its copy as text.

log-filter = Which lines are shown
log-filter-all = All
log-filter-mine = Mine
log-filter-important = Important
log-empty-filtered = No such line yet.
log-copy = Copy as text
log-copied = Copied
log-copy-by-hand = The log as text, to be copied

# --- what somebody had removed

log-person-removed = { $name } has removed everything of theirs from this server: the name here, and what they wrote.
log-chat-removed = { $name }: (removed)
table-person-removed = You have removed everything of yours, and are gone from here.
