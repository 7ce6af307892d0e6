# Ce que le labo raconte quand une partie tourne mal.

mishap-lost = La partie { $number } a perdu ou fabriqué quelque chose (graine « { $seed } ») : { $detail }.
mishap-refused = Dans la partie { $number } (graine « { $seed } »), un robot a tenté un coup contraire aux règles : { $detail }.
