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
