# Les robots qui jouent à tout : comment ils jouent, et pourquoi.

bot-random = joue au petit bonheur
bot-random-name = Dé
bot-random-about = Joue n’importe quel coup permis, sans en préférer aucun.

# Les niveaux, d’une à cinq pattes.
level-list = Qui sont les robots
level-paws = { $paws ->
    [one] { $paws } patte
   *[other] { $paws } pattes
}
level-line = { $name } ({ $paws ->
    [one] { $paws } patte
   *[other] { $paws } pattes
}) : { $like }
level-line-about = { $name } ({ $paws ->
    [one] { $paws } patte
   *[other] { $paws } pattes
}) : { $like }. { $about }

reason-random = Je l’ai choisi au hasard : je joue n’importe quel coup.
reason-only-choice = Il n’y a pas d’autre choix.
reason-outside = C’est le choix d’un programme extérieur.

# Ce qu’une recherche a vu. Le nombre d’essais, et les chances de gagner du coup choisi et du meilleur autre.
reason-search-only = J’ai essayé { $tried } suites. Après ce coup, je pense gagner environ { $win } parties sur 100.
reason-search-better = J’ai essayé { $tried } suites. Après ce coup, je pense gagner environ { $win } parties sur 100, après le meilleur autre choix environ { $other }.
reason-search-close = J’ai essayé { $tried } suites. Après ce coup, je pense gagner environ { $win } parties sur 100, après un autre choix environ { $other } : trop proche pour être sûr.
reason-search-rival = Si tu choisis { $number }, { $seat } choisit plus dans environ { $higher } suites sur 100 que j’ai essayées.
