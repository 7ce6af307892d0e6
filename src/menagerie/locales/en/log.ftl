# The log: its filter and its copy as text.

log-filter = Which lines are shown
log-filter-all = All
log-filter-mine = Mine
log-filter-important = Important
log-empty-filtered = No such line yet.
log-copy = Copy as text
log-copied = Copied
log-copy-by-hand = The log as text, to be copied
