# Erreurs des simulations.

simulation-error-lost = La partie { $number } a perdu ou fabriqué quelque chose (graine « { $seed } ») : { $detail }.
simulation-error-refused = Dans la partie { $number } (graine « { $seed } »), un robot a tenté un coup contraire aux règles : { $detail }.
