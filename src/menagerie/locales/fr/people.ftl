# Profils : ce que tout le monde peut savoir d'une personne.

http-no-such-person = Personne n’a cette adresse ici, ou plus maintenant.

profile-title = Profil { DE($name) }
profile-member = Ici depuis le { $day }.
profile-bot = Un programme qui joue ici, depuis le { $day }.
profile-guest = { $name } joue en invité. Les invités jouent comme tout le monde ; une phrase de passe donne un profil.
profile-guest-you = Tu joues en invité, et tu es bienvenu. Avec une phrase de passe, tu as un profil et personne d’autre ne peut prendre ton nom.
profile-guest-settings = Choisir une phrase de passe
profile-to-yours = Ton profil
profile-ratings = Cotes
profile-no-ratings = Pas encore de partie classée.
profile-rating = { $game } · { $list } : { $rating }
profile-place = Place { $place } du classement
profile-games = Parties
profile-no-games = Pas encore de partie.
profile-game = Jeu
profile-among-people = Entre personnes
profile-with-bots = Avec des robots seuls
profile-won = { $games }, dont { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
profile-counted = Les { $games } dernières parties sont comptées.
profile-favourites = Mises en place préférées
profile-setup = { $players } joueurs
profile-times = { $games ->
    [one] une partie
   *[other] { $games } parties
}
profile-last = Dernières parties
profile-last-none = Aucune partie que tout le monde peut voir.
profile-last-text = Les parties aux tables ouvertes, les parties classées, et celles où tu étais.
profile-last-text-yours = Les autres n’en voient que les parties aux tables ouvertes, les parties classées, et celles où ils étaient.
profile-last-replay = Revoir : { $game }, { $names }
profile-rank = { $rank ->
    [1] gagnée
   *[other] place { $rank }
}

# Suivre, ne plus lire, bloquer.

people-yourself = C’est toi.
relation-heading = Ce que tu peux faire
relation-follow = Suivre
relation-unfollow = Ne plus suivre
relation-follow-help = Tu trouves les tables ouvertes { DE($name) } marquées dans le salon.
relation-mute = Ne plus lire
relation-unmute = Lire de nouveau
relation-mute-help = Tu ne lis plus ce { QUE($name) } écrit.
relation-block = Bloquer
relation-unblock = Ne plus bloquer
relation-block-help = Jamais à une même table avec toi. Ni toi ni { $name } ne voit les tables de l’autre dans le salon, ni ne lit ce que l’autre écrit.
relation-secret = { $name } n’en saura rien.
relation-now-follow = Tu suis { $name }.
relation-now-mute = Tu ne lis plus { $name }.
relation-now-block = Tu as bloqué { $name }.
relation-ended = C’est fait : cela ne vaut plus pour { $name }.
relations-heading = Les gens que tu connais
relations-follow = Tu suis
relations-mute = Tu ne lis plus
relations-block = Tu as bloqué
relations-none = Suis, ignore ou bloque quelqu’un sur son profil : clique sur un nom.
relations-end = Y mettre fin pour { $name }
lobby-followed = tu suis
