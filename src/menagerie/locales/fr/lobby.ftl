# Le salon : tables ouvertes, parties à regarder, recherche de partie ; qui peut jouer à une table ou la regarder.

## Refus

table-private = Cette table est privée : seules les personnes que son hôte a invitées peuvent y prendre place.
table-blocked = Tu ne peux pas prendre place à cette table.
table-no-spectators = Seules les personnes qui y jouent peuvent voir cette table.
http-nobody-of-that-name = Personne ayant une phrase secrète ne s’appelle « { $name } ».
http-name-taken = { $name } est pris : quelqu’un avec une phrase de passe s’appelle ainsi. Choisis un autre nom.
http-name-looks-alike = { $name } ressemble trop à { $taken }, qui est pris. Majuscules, accents, espaces et signes ne font pas un autre nom, ni les caractères qui se ressemblent, comme 0 et o, 1 et l et i, ou rn et m.
http-not-invited = { $name } ne peut pas être invité à une table de toi.
people-too-many = Cette liste a de la place pour { $most } personnes, et pas plus.
find-players-reversed = De { $fewest } à { $most } joueurs, ça ne va pas : indique d’abord le plus petit nombre.
find-players-of-no-game = Aucun de ces jeux ne se joue de { $fewest } à { $most } joueurs. Choisis d’autres jeux ou un autre nombre.
find-unknown-game = Il n’y a pas de jeu qui s’appelle « { $name } » ici.

## Navigation

nav-menu = Menu
nav-lobby = Salon

## La page

lobby-title = Salon
lobby-intro = Les tables ouvertes, en direct. Prends place d’un clic, ou crée ta propre table.
lobby-make = Créer une table ouverte
lobby-open = Tables ouvertes
lobby-open-count = { $count ->
    [0] Aucune table ouverte pour le moment.
    [one] { $count } table ouverte.
   *[other] { $count } tables ouvertes.
}
lobby-open-fit = { $fit } des { $count } tables ouvertes correspondent à ton filtre.
lobby-lost = Connexion perdue. La liste montre ce que nous savions ; nous essayons de nous reconnecter.
lobby-running = Parties en cours
lobby-running-none = Aucune partie en cours n’est ouverte aux spectateurs.
lobby-running-intro = Ce qui est caché aux joueurs l’est pour toi aussi.
lobby-watch = Regarder
lobby-watch-table = Regarder { $game } : { $names }
lobby-sit = Prendre place
lobby-sit-table = Prendre place à { $game } avec { $names }
lobby-to-table = Vers la table
lobby-leave = Partir
lobby-left = Tu as quitté la table.
lobby-here = Tu as une place ici.
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-nobody = personne encore
lobby-rated = Classée
lobby-unrated = Non classée
lobby-tournament = Tournoi
lobby-no-watching = Sans spectateurs

## Chercher une partie

find-title = Trouver une partie
find-intro = Dis à quoi tu aimerais jouer. Dès qu’il y a assez de monde, une table est prête.
find-games = Jeux
find-no-game = Choisis au moins un jeu.
find-players = Joueurs
find-fewest = Au moins
find-most = Au plus
find-pace = Rythme
find-rated = Partie classée
find-bots = Si personne ne vient
find-bots-never = Attendre des gens
find-bots-after = Des robots après { $time }
find-bots-strength = Leur force
find-start = Trouver une partie
find-stop = Ne plus chercher
find-looking = Recherche en cours
find-what = { $games } · { $players } · { $pace } · { $rated }
find-player-range = de { $fewest } à { $most } joueurs
find-player-count = { $count } joueurs
find-rated-word = classée
find-unrated-word = non classée
find-people-only = Seulement avec des gens.
find-bots-soon = Dans { $time }, des robots prennent les places libres.
find-bots-now = Des robots prennent les places libres.
find-since = Tu cherches depuis { $time }.
find-waiting = { $count ->
    [0] Personne d’autre ne cherche en ce moment.
    [one] { $count } autre personne cherche aussi.
   *[other] { $count } autres personnes cherchent aussi.
}

## Filtres

lobby-filter = Filtre
lobby-filter-game = Jeu
lobby-filter-any-game = Tous les jeux
lobby-filter-pace = Rythme
lobby-filter-any-pace = Tous les rythmes
lobby-filter-rated = Classement
lobby-filter-any = Les deux
lobby-filter-seats = Places libres
lobby-filter-any-seats = Peu importe
lobby-filter-seats-least = { $count } ou plus

pace-free = Sans pendule
pace-quick = Rapide : une demi-heure au plus
pace-calm = Tranquille : une soirée
pace-slow = Lent : un jour par coup

## Créer une table

new-open = Qui peut jouer et regarder
new-visibility = Qui peut prendre place
new-visibility-private = Seulement les personnes que j’invite par leur nom
new-visibility-link = Quiconque a le lien
new-visibility-open = Tout le monde : le salon la montre
new-invited = Invité à la place { $number }
new-invited-help = Le nom de quelqu’un qui a une phrase secrète. La table apparaît dans ses parties.
new-spectators = Les autres peuvent regarder
new-spectators-help = Les cartes cachées et les choix secrets restent cachés à ceux qui regardent.

table-visibility = Places
table-visibility-private = sur invitation
table-visibility-link = par le lien
table-visibility-open = ouvertes à tous
table-watching = Spectateurs
table-leave = Quitter la table
