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

balance-title = Équilibre : { $game }
balance-lead = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players }, jouées par { $bots } à toutes les places. Ce qui est dit ici vaut pour ces robots : d’autres joueurs peuvent se servir autrement des pièces.
balance-findings = Ce qui ressort
balance-found-seat-high = La place { $number } gagne { $share } ({ $interval }), plus que sa part équitable de { $fair }.
balance-found-seat-low = La place { $number } gagne { $share } ({ $interval }), moins que sa part équitable de { $fair }.
balance-found-seats-fair = Aucune place n’est nettement avantagée ni désavantagée.
balance-found-piece = { $name } ({ $kind }, { $lift } points sur cent)
balance-found-strong = Ceux qui les avaient ont nettement plus gagné : { $pieces }.
balance-found-weak = Ceux qui les avaient ont nettement moins gagné : { $pieces }.
balance-found-compared = { $compared } pièces ont été comparées, { $clear } se détachent ; le hasard seul en donnerait environ { $chance }.
balance-found-dead = { $choices ->
    [one] Un choix est souvent possible et presque jamais fait : { $examples }.
   *[other] { $choices } choix sont souvent possibles et presque jamais faits, dont { $examples }.
}
balance-found-shared = { $share } des parties finissent par une victoire partagée.
balance-seats = Places
balance-seats-caption = La part des points par place avec son intervalle à 95 % ; le pointillé est la part équitable, { $fair }.
balance-course = Durée et suspense
balance-length = Décisions par partie
balance-length-axis = décisions
balance-length-caption = Combien de parties ont eu tant de décisions.
balance-margin = Avance du vainqueur en points
balance-lead-changes = Changements de tête
balance-last-change = Quand la tête change pour la dernière fois, en part de la partie
balance-close = Parties serrées (un dixième d’avance au plus)
balance-shared = Victoires partagées
balance-pieces = Pièces
balance-pieces-text = L’écart dit combien de points sur cent ont gagné de plus ceux qui avaient ou utilisaient la pièce que les autres. Il montre ce qui va avec la victoire, pas ce qui la cause : qui est en tête obtient peut-être simplement plus de tout.
balance-lift-caption = Écart en points sur cent, avec son intervalle à 95 %. En vert, tout entier au-dessus de zéro ; en rouge, tout entier au-dessous.
balance-all-figures = Tous les chiffres
balance-kind-zoo-card = Cartes de zoo gagnées (numéro · points)
balance-kind-card = Cartes
balance-kind-rolled = Animaux sortis au dé
balance-kind-power = Pouvoirs
balance-kind-power-used = Pouvoirs utilisés
balance-kind-tile = Tuiles gagnées
balance-kind-tile-lost = Tuiles impossibles à poser
balance-kind-enclosure = Enclos fermés ou agrandis
balance-kind-office = Fonctions exercées
balance-kind-species = Espèces nourries
balance-kind-goal = Objectifs atteints par
balance-kind-side = Camp au parlement
balance-kind-family = Familles lancées
balance-kind-launch-value = Valeurs de lancement
balance-kind-card-of-family = Animaux achetés, par famille
balance-kind-squirrel = Écureuils achetés
balance-kind-station = Gares construites, par famille
balance-piece-goal-president = L’élection à la présidence
balance-piece-goal-program = Le programme du gouvernement
balance-piece-goal-named = Le choix du Premier ministre
balance-piece-goal-assertiveness = L’autorité
balance-piece-side-government = Gouvernement
balance-piece-side-opposition = Opposition
balance-choices = Choix presque jamais faits
balance-choices-text = Possibles dans au moins 100 décisions et presque jamais pris : trop faibles, ou ces robots ne voient pas à quoi ils servent.
balance-choices-none = Il n’y en a pas.
balance-variants = Autres valeurs des options
balance-variants-text = Les mêmes donnes jouées avec chaque valeur. Le pointillé est la valeur habituelle.
balance-variant-length = décisions par partie
balance-variant-margin = avance du vainqueur en points
balance-variant-first-seat = part de la première place
balance-usual = { $value } (habituel)
balance-again = Refaire l’étude
balance-again-text = Menagerie { $version }, version { $rules } des règles, graine « { $seed } ». Cette commande rejoue les mêmes parties :
balance-method = Les intervalles sont à 95 % : celui de Wilson pour les parts, celui de Newcombe pour les écarts, deux erreurs types pour les moyennes. Une victoire partagée compte à parts égales. La tête se juge sur la position entière, d’après les scores attendus à la fin quand le jeu est long.
balance-column-seat = Place
balance-column-share = Part
balance-column-interval = Intervalle à 95 %
balance-column-score = Score
balance-column-range = De–à
balance-column-what = Chiffre
balance-column-mean = Moyenne
balance-column-piece = Pièce
balance-column-a-game = Par partie
balance-column-use = Part des places
balance-column-lift = Écart
balance-column-lift-interval = Intervalle à 95 %
balance-column-choice = Choix
balance-column-offered = Possible
balance-column-taken = Pris
balance-range = { $low } à { $high }
balance-cannot-vary = L’option { $option } ne peut pas varier ; celles-ci le peuvent : { $known }.
