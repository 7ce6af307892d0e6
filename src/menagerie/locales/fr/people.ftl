# Profils : ce que tout le monde peut savoir d'une personne.

http-no-such-person = Personne n’a cette adresse ici, ou plus maintenant.

profile-title = Profil { DE($name) }
profile-yours = Ton profil
profile-member = Ici depuis le { $day }.
profile-bot = Un programme qui joue ici, depuis le { $day }.
profile-guest = { $name } joue en invité. Les invités jouent comme tout le monde ; une phrase de passe donne un profil.
profile-guest-you = Tu joues en invité, et tu es bienvenu. Avec une phrase de passe, tu as un profil et personne d’autre ne peut prendre ton nom.
profile-guest-settings = Choisir une phrase de passe
profile-to-yours = Ton profil
profile-ratings = Cotes
profile-no-ratings = Pas encore de partie classée.
profile-rating = { $game }, { $list } : { $rating }
profile-place = Place { $place } du classement
profile-games = Parties
profile-no-games = Pas encore de partie.
profile-game = Jeu
profile-among-people = Entre personnes
profile-with-bots = Avec des robots seuls
profile-won = { $games }, dont { $won } gagnées
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
profile-last-replay = Revoir : { $game }, { $names }
profile-rank = { $rank ->
    [1] gagnée
   *[other] place { $rank }
}
