# Classements.

nav-ratings = Classements

ratings-title = Classements
ratings-intro = Qui joue comment, d’après les seules parties classées. On choisit en créant la table si elle est classée.
ratings-game = Jeu
ratings-opponents = Parties
ratings-people = Entre personnes
ratings-bots = Avec des robots à la table
ratings-place = Place
ratings-name = Nom
ratings-points = Cote
ratings-cautious = Au moins
ratings-games = Parties jouées
ratings-played = Dernière partie
ratings-none = Personne n’a encore joué assez de parties classées.
ratings-more = Les places suivantes
ratings-back = Les premières places
ratings-my-own = Ta cote
ratings-mine = Ta cote : { $points }, à { $uncertainty } près, après { $games ->
    [one] une partie
   *[other] { $games } parties
}.
ratings-my-place = Tu es à la place { $place }.
ratings-not-listed = Tu n’es pas dans cette liste : il faut { $floor } parties classées et une cote connue à { $most } points près.
ratings-not-rated = Tu n’as pas encore joué de partie classée ici.
ratings-you = toi
ratings-of-bots = Les robots
ratings-of-bots-text = Mesurés en les faisant jouer entre eux de nombreuses fois. La cote d’un robot ne change pas.
ratings-bot = Robot
ratings-how = Comment c’est compté
ratings-how-1 = Tout le monde commence avec 1000 points, sans que l’on sache si c’est juste. Plus tu joues de parties, plus c’est sûr.
ratings-how-2 = Après une partie, qui finit devant plus fort que soi gagne le plus. Une partie à plusieurs compte par tous les rangs.
ratings-how-3 = La liste montre qui a joué { $floor } parties, dans l’ordre de ce que chacun vaut au moins : ses points moins l’incertitude.
ratings-how-4 = Chaque semaine sans partie classée ajoute { $week } points à l’incertitude. Au-dessus de { $most }, tu quittes la liste jusqu’à ta prochaine partie.
ratings-how-5 = Une partie classée se joue sans conseils et sans annulation après coup, et son mélange est vérifié. Qui abandonne, dépasse son temps ou laisse sa place à un robot passe derrière tous les autres. Les parties avec des robots comptent dans une liste à part.
ratings-points-text = { $points } ± { $uncertainty }

# La courbe d'une personne.
curve-label = Cote { DE($name) } à { $game } : { $points }, à { $uncertainty } près. { $games ->
    [one] Une partie
   *[other] { $games } parties
}, de { $lowest } à { $highest } points.
curve-none = Pas encore de partie classée.
curve-table = Les parties
curve-date = Date
curve-rank = Rang
curve-rank-of = { $rank } sur { $players }

# À la table.
new-rated = Partie classée
new-rated-help = Le résultat change la cote de chacun. Personne ne reçoit de conseils, et rien n’est annulé après coup. Qui abandonne ou dépasse son temps est dernier.
rated-table = Classée
rated-table-bots = Classée, dans la liste des parties avec des robots
rated-heading = Cotes
rated-soon = La partie est en train d’être comptée…
rated-failed = Les cotes n’ont pas pu être lues à l’instant.
rated-change = { $before } → { $after }
rated-gain = +{ $change }
rated-loss = −{ $change }
rated-same = ±0
rated-spoken = { $name } : de { $before } à { $after } points
rated-to-list = Le classement
rated-not-broken-off = La partie a été interrompue : elle ne compte pas pour les cotes.
rated-not-imported = Une partie importée ne compte pas pour les cotes.
rated-not-continued = Une partie qui en prolonge une autre ne compte pas pour les cotes.
rated-not-several-seats = Une personne avait plusieurs places : la partie ne compte pas pour les cotes.
rated-not-nobody = Seuls des robots ont joué : la partie ne compte pas pour les cotes.
rated-not-unrated-bot = Un des robots n’a pas de cote : la partie ne compte pas pour les cotes.
rated-not-hints = La table donnait des conseils : la partie ne compte pas pour les cotes.
rated-not-hindsight = Des coups ont été annulés après coup : la partie ne compte pas pour les cotes.
rated-not-shuffle = Le mélange n’a pas pu être vérifié : la partie ne compte pas pour les cotes.
rated-not-rules = La partie suit des règles que ce serveur ne connaît plus : elle ne compte pas pour les cotes.
http-rated-seats = Dans une partie classée, chaque personne joue dans son propre navigateur, et une place au moins est à une personne.
http-rated-bot = Ce robot n’a pas de cote ; une partie classée prend les robots proposés.
