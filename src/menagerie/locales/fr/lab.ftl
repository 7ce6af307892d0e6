# Le laboratoire : simulations et tournois de robots.

simulation-error-lost = La partie { $number } a perdu ou fabriqué quelque chose (graine « { $seed } ») : { $detail }.
simulation-error-refused = Dans la partie { $number } (graine « { $seed } »), un robot a tenté un coup contraire aux règles : { $detail }.

arena-title = Tournoi de robots : { $game }
arena-lead = { $entrants } joueurs se sont rencontrés en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, à { $players } par table, chaque composition à toutes les places.
arena-verdict-clear = { $first } est le plus fort : devant { $second }, et les intervalles de leurs cotes ne se touchent pas.
arena-verdict-close = { $first } est en tête devant { $second }, mais les intervalles de leurs cotes se touchent : il faudrait plus de parties pour trancher.
arena-verdict-none = Il n’y a pas assez de résultats pour comparer.
arena-ratings = Cotes
arena-ratings-caption = Cotes openskill d’après les rangs de toutes les parties ; 25 est la moyenne de départ. Le trait montre où se trouve la force avec une confiance de 95 %.
arena-points = Part des points
arena-points-caption = Chaque partie vaut un point, partagé entre ses vainqueurs. Le pointillé est à { $fair }, la part d’un joueur aussi fort que les autres ; le trait de chaque point est son intervalle à 95 %.
arena-meetings = Qui finit devant qui
arena-meetings-caption = Combien de fois le joueur de la ligne a fini devant celui de la colonne dans les parties où tous deux jouaient ; une égalité compte pour moitié.
arena-cost = Temps par coup
arena-cost-caption = En moyenne, sur la machine qui a joué : les seuls chiffres d’ici qu’une autre exécution donnera différemment.
arena-seats = Places
arena-seats-caption = La part des points selon la place, quel que soit le joueur, avec son intervalle à 95 %.
arena-seat = Place { $number }
arena-again = Refaire le tournoi
arena-again-text = Menagerie { $version }, version { $rules } des règles, graine « { $seed } ». Cette commande rejoue les mêmes parties :
arena-method = Chaque donne est jouée une fois dans chaque rotation de sa composition, pour que la chance des cartes et des places soit la même pour tous. Un programme qui s’arrête, dépasse le temps ou enfreint les règles perd sa partie ; les autres se partagent le point. Intervalles : celui de Wilson pour les parts, deux écarts types pour les cotes.
arena-column-rank = Rang
arena-column-name = Joueur
arena-column-other = Contre
arena-column-rating = Cote
arena-column-games = Parties
arena-column-share = Part
arena-column-interval = Intervalle à 95 %
arena-column-cost = Temps par coup
arena-column-forfeits = Perdues par faute
arena-milliseconds = { $figure } ms
arena-forfeit-crash = { $games ->
    [one] { $games } arrêt du programme
   *[other] { $games } arrêts du programme
}
arena-forfeit-timeout = { $games ->
    [one] { $games } dépassement de temps
   *[other] { $games } dépassements de temps
}
arena-forfeit-answer = { $games ->
    [one] { $games } réponse illisible
   *[other] { $games } réponses illisibles
}
arena-forfeit-illegal = { $games ->
    [one] { $games } coup interdit
   *[other] { $games } coups interdits
}
arena-fair = La part équitable des points est de { $fair } par place.
arena-written = Le rapport : { $path }
arena-interrupted = Interrompu ; ce qui a été joué est gardé. Pour continuer : menagerie arena { $game } --resume { $path }
arena-folder-in-use = Le dossier { $path } contient déjà un tournoi. Pour le continuer, utilise --resume ; pour un nouveau, choisis un autre dossier.
arena-folder-empty = Il n’y a pas de tournoi dans le dossier { $path }.
arena-folder-damaged = { $path } est illisible : { $detail }.
arena-resume-alone = Un tournoi repris a ses réglages dans son dossier ; à côté de --resume, on ne peut donner que --games, --jobs, --json et --open.
arena-other-game = Le tournoi de ce dossier joue à { $stored }, pas à { $game }.
arena-other-rules = Le tournoi de ce dossier a commencé avec la version { $stored } des règles, et voici la version { $rules } : leurs parties ne se mélangent pas. Commence un nouveau tournoi.
arena-bad-outside = Un programme se donne sous la forme NOM=COMMANDE, par exemple "le-mien=python3 mon_robot.py", et non « { $typed } ».
arena-name-twice = Deux joueurs s’appellent { $name } ; donne un nom à chacun.
arena-entrants = Il faut 2 à { $most } joueurs, pas { $entrants } ; nomme-les avec --bots a,b ou --outside NOM=COMMANDE.

dataset-written = { $path } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rows } décisions, { $megabytes } Mo.
