# Tournaments.

## The command.

cli-help-tournament = Pairs a published tournament again from its seed, and says whether it comes out the same.
cli-help-tournament-file = The file of a tournament, from its page.
cli-tournament-bad = { $file } is no file of a tournament, or was damaged: { $detail }
cli-tournament-not-begun = The tournament has not begun, so its seed is not published yet and nothing is paired.
cli-tournament-seed = The seed is the one that was promised before the beginning.
cli-tournament-other-seed = The seed is not the one that was promised before the beginning.
cli-tournament-round = Round { $number }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $byes ->
    [0] no byes
    [one] 1 bye
   *[other] { $byes } byes
}; the same again.
cli-tournament-other-round = Round { $number } comes out otherwise: it was not paired by the seed and what had happened before.
cli-tournament-standing = { $place }. { $name }: { $points }
