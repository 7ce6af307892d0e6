# The deal of the day.

table-bots-first = The bots decide first at a deal of the day. Choose again in a moment.
table-no-rematch-of-daily = A deal of the day is played once. Tomorrow there is another one.
table-daily-not-over = Others may still play this deal today. Its seed, its record and its positions to play on from are there when the day is over.
daily-other-rules = This deal was made with an earlier version of the rules, and the server has been updated since. Tomorrow there is another one.
daily-not-played = You have not played this deal to its end.
daily-no-such-day = There is no deal of the day for that date here, or it is too long ago.
daily-not-over = How others played is shown when your own game is over, or the day is.
