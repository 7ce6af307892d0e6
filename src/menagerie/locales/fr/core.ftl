# Messages communs à tous les jeux.

seat-name = Joueur { $number }
removed-player = un joueur
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-empty = rien

refusal = { $what } (Règle { $paragraph })

bad-player-count = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
bad-option-for-records = L’option { $option } de { $game } n’existe que pour les parties importées, pas pour une nouvelle.
bad-option = Une option de { $game } ne va pas : { $detail }.

## Parties écrites

record-truncated = Le fichier s’arrête trop tôt : son JSON est coupé ({ $detail }).
record-not-json = Ce n’est pas du JSON : { $detail }.
record-not-a-record = C’est du JSON, mais pas une partie écrite.
record-unknown-format = La partie est au format { $format } ; cette version lit le format { $known }.
record-bad-field = La partie écrite est abîmée : { $detail }.
record-unknown-game = Il n’y a pas de jeu « { $name } » ; il y a : { $known }.
record-unknown-rules = Elle suit la version { $version } des règles de { $game } ; ce programme connaît la version { $known }.
record-no-seed = La partie est en cours : sa graine n’y est pas encore, on ne peut donc pas la rejouer.
record-bad-options = Les options ne vont pas avec le jeu : { $detail }.
record-bad-setup = Impossible de préparer cette table : { $detail }
record-bad-action = Le coup { $number } n’existe pas dans ce jeu : { $detail }.
record-move-after-end = Le coup { $number } vient après la fin de la partie.
record-wrong-point = Le coup { $number } répond à la décision « { $point } », mais c’est « { $expected } » qu’il fallait décider.
record-illegal = Le coup { $number } est contraire à la règle { $paragraph }.
record-because = { $said } : { $why }
record-wrong-seed = La graine n’est pas celle que la table avait promise avant le premier coup.
record-result-without-seed = La partie a un résultat mais pas de graine, on ne peut donc pas le vérifier.
record-result-missing = Les coups mènent à la fin, mais la partie n’a pas de résultat.
record-not-finished = { $moves ->
    [one] La partie a un résultat, mais après { $moves } coup elle n’est pas finie.
   *[other] La partie a un résultat, mais après { $moves } coups elle n’est pas finie.
}
record-wrong-result = Le résultat n’est pas celui auquel mènent les coups.
record-too-many-actions = Le fichier est trop long : au plus { $actions } actions.
record-too-long = L’enregistrement est trop long : au plus { $moves } coups, et une partie avant elle qui n’en continue aucune.
ending-resigned = La partie s’est terminée par un abandon.
