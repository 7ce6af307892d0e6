# Pourquoi le robot fait ce qu’il fait : c’est aussi ce que dit un conseil.

reason-duel = Avec mon dé contre { $opponent_seat }, sur 100 lancers : { $win ->
    [0] presque aucune victoire
    [100] presque que des victoires
    [one] environ { $win } victoire
   *[other] environ { $win } victoires
}{ $tie ->
    [0] { "" }
    [one] { " " }et { $tie } égalité
   *[other] { " " }et { $tie } égalités
}. La carte vaut { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
reason-all = Tout le monde lance. Avec mon dé, sur 100 lancers : { $win ->
    [0] presque aucune victoire
    [100] presque que des victoires
    [one] environ { $win } victoire
   *[other] environ { $win } victoires
}{ $tie ->
    [0] { "" }
    [one] { " " }et { $tie } égalité
   *[other] { " " }et { $tie } égalités
}. La carte vaut { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
reason-all-but = Tout le monde lance sauf { $excluded_seat }. Avec mon dé, sur 100 lancers : { $win ->
    [0] presque aucune victoire
    [100] presque que des victoires
    [one] environ { $win } victoire
   *[other] environ { $win } victoires
}{ $tie ->
    [0] { "" }
    [one] { " " }et { $tie } égalité
   *[other] { " " }et { $tie } égalités
}. La carte vaut { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
reason-all-but-self = Je laisse les autres se battre pour cette carte : cela vaut mieux pour moi que de lancer ou d’écarter quelqu’un d’autre.
reason-pick = Avec le dé réduit que je compose : { $win ->
    [0] presque aucune victoire
    [100] presque que des victoires
    [one] environ { $win } victoire
   *[other] environ { $win } victoires
}{ $tie ->
    [0] { "" }
    [one] { " " }et { $tie } égalité
   *[other] { " " }et { $tie } égalités
} sur 100 lancers.
reason-keep = Si les autres gardent aussi souvent l’un que l’autre de leurs résultats, celui-ci { $win ->
    [0] ne gagne jamais.
    [100] gagne toujours.
   *[other] gagne { $win } fois sur 100.
}
reason-reroll = Relancer { $win ->
    [0] ne gagne presque jamais
    [100] gagne presque toujours
   *[other] gagne environ { $win } fois sur 100
}, et c’est mieux que de garder le renard.
reason-stand = Je garde le renard. Relancer { $win ->
    [0] ne gagnerait presque jamais.
   *[other] gagnerait environ { $win } fois sur 100, ce qui vaut moins pour moi.
}
reason-panda-win = Avec cette carte, je gagne { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
reason-panda-tie = Avec cette carte, je suis à égalité en tête, et c’est mieux pour moi que ce que donnent les autres cartes.
reason-panda-loss = Je ne gagne pas, et c’est avec cette carte que je perds le moins.
reason-award-self = Il y a égalité : je prends { $points ->
    [one] le point.
   *[other] les { $points } points.
}
reason-award-and-discard = Il y a égalité : je laisse { $points ->
    [one] le point
   *[other] les { $points } points
} à { $player_seat } et je défausse. Mon dé avec une carte de moins vaut plus pour moi.
reason-award-rival = C’est { $player_seat } que ces points avancent le moins, avec { $points ->
    [0] aucun point pour l’instant.
    [one] { $points } point.
   *[other] { $points } points.
}
reason-name-discarder-self = Je défausse : sans l’une de ses cartes, mon dé est meilleur.
reason-name-discarder-anyway = Je préfère défausser moi-même que d’améliorer le dé de quelqu’un d’autre.
reason-name-discarder-rival = Un dé s’améliore quand sa carte la plus faible s’en va. C’est { $player_seat } qui en profite le moins.
reason-take = { $points ->
    [one] Un point vaut plus pour moi qu’un animal de plus.
   *[other] { $points } points valent plus pour moi que d’autres animaux.
}
reason-draw = De meilleurs animaux valent maintenant plus pour moi que les points : { $count ->
    [one] je pioche { $count } carte.
   *[other] je pioche { $count } cartes.
}
reason-discard = { $cards ->
    [0] Il ne reste aucune carte Zoo à gagner : peu importe la carte.
    [one] Pour la carte Zoo qui reste, mon dé est le meilleur sans cette carte.
   *[other] Pour les { $cards } cartes Zoo qui restent, mon dé est le meilleur sans cette carte.
}

# Les robots qui jouent comme des débutants.
reason-cub-small = Aucune carte ici ne vaut moins de points : { $points ->
    [one] { $points }.
   *[other] { $points }.
}
reason-cub-leader = Personne, parmi les autres, n’a plus de points { QUE($opponent_seat) }.
reason-cub-slim = J’aime mieux un petit dé que des points, alors je les laisse à quelqu’un d’autre.
reason-cub-discard = Je défausse, parce que j’aime les petits dés.
reason-cub-lonely = Aucun animal de mon dé n’est plus rare que celui-ci.
reason-cub-mine = Je garde ce que j’ai gagné.
reason-cub-roll = J’aime lancer le dé, alors je relance.
reason-cub-like = Cela me plaît mieux, c’est tout : je n’ai rien calculé.
reason-peacock-shown = { $shown ->
    [0] Aucune des { $cards } cartes de mon dé ne montre
    [one] { $shown } des { $cards } cartes de mon dé montre
   *[other] { $shown } des { $cards } cartes de mon dé montrent
} un animal présent sur cette carte.
reason-peacock-whoever = Peu m’importe qui d’autre lance son dé.
reason-peacock-many = Je prends les points : il y en a beaucoup.
reason-peacock-rare = Aucun de mes animaux n’est présent sur moins de cartes du marché.
reason-peacock-here = Cet animal est présent sur la carte Zoo.
reason-peacock-missing = Mon animal n’est pas sur la carte Zoo, alors je relance.
reason-tortoise-tie = Il y a égalité, et je prends les points : un plus petit dé ne les vaut pas pour moi.
reason-tortoise-one = Il y a égalité pour un seul point : j’aime mieux un plus petit dé.
