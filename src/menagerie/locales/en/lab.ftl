# What the lab has to tell when a game goes wrong.

mishap-lost = Game { $number } lost or made something out of nothing (seed “{ $seed }”): { $detail }.
mishap-refused = In game { $number } (seed “{ $seed }”) a bot tried a move against the rules: { $detail }.
