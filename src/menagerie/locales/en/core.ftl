# What the house itself says, whatever the game.

seat-name = Player { $number }
list-and = { $most } and { $last }
list-empty = nothing

refusal = { $what } (Rule { $paragraph })

bad-player-count = { $game } is for { $fewest } to { $most } players, not { $players }.
