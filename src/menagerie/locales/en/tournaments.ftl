# Tournaments.

## Refusals.

tournament-unknown = There is no such tournament.
tournament-members-only = Whoever organises a tournament needs a passphrase: set one in the settings, so that you stay the same person.
tournament-organiser-only = Only the organiser can do that.
tournament-too-many = You have { $most } tournaments that are not over. End one of them first.
tournament-too-many-entered = You are in { $most } tournaments that are not over. Leave one of them first.
tournament-too-many-bots = A tournament takes { $most } bots at most.
tournament-too-many-returns = You have come back { $most } times; that was the last time.
tournament-log-full = So much has happened in this tournament that nobody else gets in.
tournament-full = The tournament is full: it takes { $most }.
tournament-closed = Nobody else gets into this tournament any more.
tournament-removed = The organiser has taken you out of this tournament.
tournament-not-in = You are not in this tournament.
tournament-no-such-entrant = There is no such entrant.
tournament-no-such-round = That round has not been paired.
tournament-over = The tournament is over.
tournament-begun = The tournament has already begun.
tournament-too-few = It takes { $fewest } entrants at least.
tournament-no-outside-bots = Programs that play over the Bot API do not take part in tournaments.
tournament-bad-sizes = The smallest table is larger than the full one.
tournament-knockout-pairs = A knockout is played at tables of two.
tournament-arena-live = An arena is played live: choose a quicker pace.
tournament-bad-start = That time is over, or too far ahead.
table-of-tournament = The table belongs to a tournament, which decides when its games begin and end. You can leave the tournament on its page, or resign once the game runs.
quota-tournaments = That is enough new tournaments for now. The next one can be made in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

## The pages.

nav-tournaments = Tournaments
tournaments-title = Tournaments
tournaments-intro = Swiss, round robin, knockout, or an arena: play as much as you can. Anybody may take part, guests included.
tournaments-organise = Organise a tournament
tournaments-members = Whoever organises a tournament needs a passphrase.
tournaments-to-settings = Set one in the settings
tournaments-open = You can take part
tournaments-running = Under way
tournaments-over = Over
tournaments-none-open = No tournament is open just now.
tournaments-none-running = No tournament is under way.
tournaments-none-over = No tournament has ended yet.

tournament-all = All tournaments
tournament-table = This game belongs to a tournament
tournament-back = Back to the tournament
tournament-mine = You take part
tournament-by = by { $name }
tournament-organised = Organised by
tournament-format-swiss = Swiss
tournament-format-round-robin = Round robin
tournament-format-knockout = Knockout
tournament-format-arena = Arena
tournament-tables-of = tables of { $size }
tournament-tables-from = tables of { $fewest } to { $size }
tournament-entrants = { $count ->
    [0] no entrants yet
    [one] 1 entrant
   *[other] { $count } entrants
}
tournament-entrants-most = { $count ->
    [0] Nobody takes part yet
    [one] 1 takes part
   *[other] { $count } take part
}; there is room for { $most }.
tournament-taking-part = { $count ->
    [one] 1 takes part.
   *[other] { $count } take part.
}
tournament-took-part = { $count ->
    [0] Nobody took part.
    [one] 1 took part.
   *[other] { $count } took part.
}
tournament-round-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-no-newcomers = Nobody else gets in.
tournament-organiser-begins = the organiser begins it
tournament-begins-at = begins at { $at }
tournament-lost = Connection lost. What you see is what we knew last; we are trying to reconnect.

# What happens now.
tournament-now = Now
tournament-phase-open = Not begun yet
tournament-phase-running = Under way
tournament-phase-over = Over
tournament-phase-cancelled = Cancelled
tournament-begin-when = It begins when the organiser says so.
tournament-begin-in = It begins at { $at }, in { $left }.
tournament-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the first place.
}
tournament-cancelled-organiser = The organiser has cancelled it.
tournament-cancelled-too-few = Too few had come when it was to begin.
tournament-cancelled-never-begun = Nobody began it for two months.
tournament-arena-left = New games begin for another { $left }.
tournament-arena-last = Time is up: the last games are being played.
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $count }
tournament-next-round = The next round begins in { $left }.
tournament-tables-left = { $count ->
    [0] All tables are done.
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
tournament-your-table = Your table is ready
tournament-to-table = Play
tournament-table-soon = Your table is being made …
tournament-you-are-in = You take part. Your table will be shown here when it begins.
tournament-you-wait = You take part. Your next table will be shown here.
tournament-you-wait-arena = You take part. You are paired as soon as others are free.
tournament-you-have-bye = You have a bye in this round: you do not play, and get points for it.
tournament-you-left-asked = You have left the tournament. Your points stay.
tournament-you-left-absent = You did not come to your table, so you are not paired. Come back for the next round?
tournament-you-left-removed = The organiser has taken you out of this tournament.
tournament-join = Take part
tournament-return = Take part again
tournament-leave = Leave the tournament
tournament-leave-sure = You will not be paired any more. A game that you are playing goes on.
tournament-leave-yes = Leave
tournament-leave-no = Stay
tournament-joined = You take part.
tournament-left = You have left.

# Standings and rounds.
tournament-standings = Standings
tournament-who = Who takes part
tournament-nobody = Nobody yet.
tournament-points = Points
tournament-matches = Matches won
tournament-games = Games
tournament-left-asked = left
tournament-left-absent = absent
tournament-left-removed = taken out
tournament-short-direct = Tied
tournament-short-opponents = Met
tournament-short-beaten = Beaten
tournament-short-wins = Firsts
tournament-short-fewer-games = Fewer
tournament-break-direct = The points against those with as many points
tournament-break-opponents = The average points of those one has met
tournament-break-beaten = The points of those one has beaten; half of them for a tie
tournament-break-wins = First places
tournament-break-fewer-games = Fewer games
tournament-break-lot = The lot
tournament-rounds = Rounds
tournament-tables = Tables
tournament-round-before = Before
tournament-round-after = Next
tournament-no-round = Nothing is paired yet.
tournament-stage = { $left ->
    [2] final
    [4] semi-finals
    [8] quarter-finals
   *[other] last { $left }
}
tournament-result-forfeit = not played
tournament-result-broken-off = broken off
tournament-replay = Replay
tournament-replay-of = Replay of { $names }
tournament-play = Play
tournament-play-with = Play: { $names }
tournament-watch-names = Watch { $names }
tournament-waits = waits for a free table
tournament-byes = { $count ->
    [one] { $names } has a bye.
   *[other] { $names } have byes.
}

# How it counts.
tournament-how = How it counts
tournament-how-swiss = Each round you play those with as many points as you; nobody meets the same people twice where it can be avoided.
tournament-how-round-robin = Everybody plays everybody: once each at tables of two; at larger tables in as many rounds as that takes.
tournament-how-knockout = The winner goes on. After a tie the two play again with the seats exchanged; after the third tie the lot decides.
tournament-how-arena = When your game is over you are paired with others who are free, until the time is up. The sum of your points counts.
tournament-how-points = A game gives 1 point to the best, 0 to the last, and those between their share: the part of the others whom they beat, half of it for a tie. Who resigns or runs out of time is last.
tournament-how-bye = A bye counts half a point, the average of a table.
tournament-how-bye-pair = A bye counts as a win.
tournament-how-absent = Who has not come to the table after { $time } gets no points while a bot plays for them, and is not paired again before saying so.
tournament-how-minutes = New games begin for { $time }; the last ones are played to their end.
tournament-how-pause = From the end of a round to the next: { $time }.
tournament-how-no-pause = The next round begins as soon as all tables are done.
tournament-how-late = { $count ->
    [0] Nobody gets in after the beginning.
    [one] Newcomers get in until one round is paired.
   *[other] Newcomers get in until { $count } rounds are paired.
}
tournament-how-ties = Who has as many points is told apart by, in this order:
tournament-seed-sealed = Whatever is left to chance in the pairings follows from one seed. This is its SHA-256; the seed itself is shown when the tournament begins, and everybody can check it then.
tournament-seed-open = The SHA-256 of the seed is what was shown before the beginning; your browser has computed it where it can. With the file below, the command pairs every round again on your own computer.
tournament-file = The tournament as a file
tournament-print = Print

# The organiser.
tournament-organise = Organiser
tournament-begin = Begin now
tournament-begun-now = The tournament has begun.
tournament-still-missing = { $count ->
    [one] One entrant more is needed.
   *[other] { $count } entrants more are needed.
}
tournament-add-bots = Let bots take part
tournament-add = Add
tournament-bots-added = { $count ->
    [one] One bot takes part.
   *[other] { $count } bots take part.
}
tournament-take-out = Take somebody out
tournament-take-out-short = Take out
tournament-take-out-name = Take { $name } out
tournament-take-out-yes = Take { $name } out for good
tournament-taken-out = { $name } has been taken out.
tournament-keep = Keep
tournament-cancel = Cancel the tournament
tournament-cancel-sure = It ends for good, without a winner.
tournament-cancel-yes = Cancel it
tournament-keep-it = Keep it

# The form.
tournament-new-title = A new tournament
tournament-new-what = What is played
tournament-new-name = Name
tournament-new-about = What people should know (may stay empty)
tournament-new-how = How
tournament-new-format = Format
tournament-new-size = A full table
tournament-new-fewest = The smallest table
tournament-new-fewest-help = Where the entrants do not fill all tables, some are smaller. Who fits at none has a bye.
tournament-new-late = Rounds that may be paired when newcomers still get in
tournament-new-minutes = For how many minutes new games begin
tournament-new-time = Time
tournament-new-begins = It begins
tournament-new-when-i-say = when I say so
tournament-new-at-a-time = at a time
tournament-new-at = Time of the beginning
tournament-new-absence = How many minutes a table waits for the absent
tournament-new-absence-help = For a slow pace, choose a day or more: 1440 minutes.
tournament-new-pause = Minutes from the end of a round to the next
tournament-new-make = Make the tournament
