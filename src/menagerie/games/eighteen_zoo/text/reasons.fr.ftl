# Pourquoi le robot fait ce qu’il fait : c’est aussi ce que dit un conseil.

reason-launch = Avec ses parents, je décide pour une nouvelle famille. À { $value } la carte, il me reste { $left ->
    [0] 0 sac.
    [one] { $left } sac.
   *[other] { $left } sacs.
}
reason-card = À sa réputation actuelle, chaque animal de cette carte rapporte { $each ->
    [one] { $each } sac
   *[other] { $each } sacs
} chaque fois que la famille partage sa récolte, et il reste { $rounds ->
    [one] { $rounds } tour d’exploitation.
   *[other] { $rounds } tours d’exploitation.
}
reason-card-value = Elle ne rapporte encore rien, mais c’est de cette carte que j’attends le plus parmi celles que je peux acheter.
reason-power = Ce pouvoir coûte { $cost ->
    [0] 0 sac
    [one] { $cost } sac
   *[other] { $cost } sacs
}, et c’est celui que je préfère parmi ceux que je peux acheter.
reason-power-to-family = Ma famille m’achète ce pouvoir à son plein prix ({ $price }), et elle en a les moyens.
reason-days-off = Les jours de congé font avancer la réputation de ma famille d’une case vers la droite.
reason-wheat = Chaque course de la famille qui passe par le blé rapporte 30 noix de plus.
reason-track = Cette tuile rapproche les voies de la famille de nouveaux arrêts.
reason-track-more = Avec cette tuile, les écureuils de la famille peuvent rapporter { $nuts } noix au lieu de { $before }.
reason-station = La famille en a les moyens, et c’est un endroit de plus d’où courir.
reason-station-more = Avec cette gare, les écureuils de la famille peuvent rapporter { $nuts } noix au lieu de { $before }.
reason-run = Ce sont les courses qui rapportent le plus de noix.
reason-share = La récolte de { $harvest } noix atteint { $threshold } : la réputation monte. Mes cartes me rapportent { $income ->
    [0] 0 sac.
    [one] { $income } sac.
   *[other] { $income } sacs.
}
reason-share-below = La récolte de { $harvest } noix n’atteint pas { $threshold } : la réputation ne bouge pas. Mais si on la garde, elle baisse. Mes cartes me rapportent { $income ->
    [0] 0 sac.
    [one] { $income } sac.
   *[other] { $income } sacs.
}
reason-keep = Si on garde la récolte, le trésor atteint { $treasury }, assez pour le prochain écureuil, qui coûte { $cost }.
reason-keep-low = La récolte de { $harvest } noix n’atteint pas { $threshold } : autant la garder.
reason-squirrel = Le trésor peut payer un écureuil de plus, et chacun rapporte des noix.
reason-squirrel-needed = La famille n’a pas d’écureuil, et il lui en faut un.
reason-squirrel-own = Il faut un écureuil à la famille, et une autre de mes familles peut en céder un.
reason-ticket = Il faut un écureuil à la famille, et il lui manque { $missing ->
    [one] { $missing } sac.
   *[other] { $missing } sacs.
} Mes billets valent assez pour cela.
reason-price = Ma famille qui vend ne demande pas plus de { $price ->
    [one] { $price } sac.
   *[other] { $price } sacs.
}
reason-patch = Avec le bandeau, cet écureuil reste au lieu de partir à la retraite.
reason-good-price = { $price }, c’est au moins le prix du neuf ({ $cost }).
reason-low-price = { $price }, c’est moins que le prix du neuf ({ $cost }).
reason-last-squirrel = C’est le seul écureuil de sa famille, qui n’en aurait plus.
reason-sell-over-limit = J’ai { $held } cartes, et { $limit } sont permises. C’est la vente qui me coûte le moins.
reason-sell-for-squirrel = Je dois trouver de l’argent pour l’écureuil, et c’est la vente qui me coûte le moins.
reason-nothing-better = Je ne vois rien de mieux à faire.
reason-must = Il n’y a pas d’autre choix.
