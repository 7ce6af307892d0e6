# Errors of simulations.

simulation-error-lost = Game { $number } lost or made something out of nothing (seed “{ $seed }”): { $detail }.
simulation-error-refused = In game { $number } (seed “{ $seed }”) a bot tried a move against the rules: { $detail }.
