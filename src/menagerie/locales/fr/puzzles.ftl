# Les problèmes du jour.

puzzles-title = Les problèmes du jour
puzzles-intro = Des positions tirées de parties jouées. Dans chacune, une longue recherche voit un choix nettement meilleur que les autres : lequel ? Ta première réponse compte.
puzzles-grade-easy = facile
puzzles-grade-medium = moyen
puzzles-grade-hard = difficile
puzzles-grade = Difficulté : { $grade }
puzzles-state-open = Pas encore de réponse
puzzles-state-right = Résolu
puzzles-state-nearly = Presque juste
puzzles-state-wrong = Pas résolu
puzzles-answers = { $count ->
    [0] Personne n’a encore répondu.
    [one] Une personne a répondu.
   *[other] { $count } personnes ont répondu.
}
puzzles-solve = Résoudre
puzzles-look = Voir le résultat
puzzles-streak = { $count ->
    [one] Un jour d’affilée.
   *[other] { $count } jours d’affilée.
}
puzzles-score = Résolus : { $right } sur { $answered }.
puzzles-none = Il n’y a pas de problème aujourd’hui.
puzzles-before = Problèmes précédents
puzzles-before-text = Tu peux encore les résoudre, mais ils ne comptent plus.
puzzles-of = { $date } : { $game }

puzzle-title = Problème : { $game }
puzzle-back = Les problèmes du jour
puzzle-of = Le problème du { $date }
puzzle-side = Le problème, sa position en mots et les règles
puzzle-tab = Problème
puzzle-tab-result = Résultat
puzzle-tab-position = En mots
puzzle-task = Tu es { $name }. Un choix est nettement meilleur que les autres : choisis-le, sur le plateau ou dans la liste.
puzzle-once = Tu peux répondre une fois. Tu vois ce { QUE($name) } pouvait voir : ce qui est caché l’était aussi dans la partie.
puzzle-late = Son jour est passé : ta réponse ne compte pas, mais tu vois le résultat.
puzzle-score = { $points } points
puzzle-you = toi

puzzle-verdict-right = Juste !
puzzle-verdict-nearly = Presque juste
puzzle-verdict-wrong = Pas le meilleur
puzzle-not-counted = Ta réponse ne compte pas : le jour de ce problème était passé.
puzzle-best-is = Le meilleur choix : { $what }
puzzle-why = Pourquoi
puzzle-choices = Ce que vaut chaque choix
puzzle-choices-text = Combien de parties sur 100 la recherche pense gagner ensuite, à deux erreurs types près, et combien de personnes l’ont choisi.
puzzle-win = { $win } sur 100 (à { $error } près)
puzzle-people = { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
}
puzzle-best = le meilleur
puzzle-as-good = aussi bon
puzzle-mine = ton choix
puzzle-was-played = choisi dans la partie
puzzle-played = Dans la partie : { $what }
puzzle-watch = Regarder la partie
puzzle-chart = Le cours de la partie
puzzle-chart-text = Les chances de gagner de chacun, estimées par un robot qui sait ce qui était caché. Le 1 marque ce problème.
puzzle-chart-label = Les chances de gagner de chacun, sur { $moves } coups ; le problème se pose après { $at }. { $lines }

# Ce que le serveur refuse.
puzzles-no-such-puzzle = Il n’y a pas un tel problème ici, ou c’est trop ancien.
puzzles-no-such-choice = Ce n’est aucun des choix de ce problème.
