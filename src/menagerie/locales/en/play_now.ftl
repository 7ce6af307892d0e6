# What “Play now” starts.

play-now-players = How many play
play-now-count = { $count } players
play-now-bots = How strong the bots are
