# Pourquoi les robots font ce qu’ils font : c’est aussi ce que dit un conseil.

reason-bid = J’ai { $funds } jetons Nourriture et j’en mise { $food }.
reason-bid-zero = Je mise 0 et je garde ma nourriture : aucune mise n’est bien meilleure pour moi.
reason-bid-probability = Avec { $food } { $food ->
    [one] jeton
   *[other] jetons
} Nourriture, { $likelihood ->
    [likely] je remporterai probablement la présidence.
    [unlikely] je n’ai guère de chances de remporter la présidence, sauf si les autres misent peu.
   *[even] je remporterai peut-être la présidence.
} Aucune autre mise n’est bien meilleure pour moi.
reason-draw = Une carte est toujours utile.
reason-votes = Cela me rapporte tout de suite { $votes ->
    [one] { $votes } vote.
   *[other] { $votes } votes.
}
reason-votes-of-others = Cela prend tout de suite { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} aux autres.
reason-most-votes = Je n’y ai encore rien posé, et le premier parti y gagne { $votes ->
    [0] 0 voix.
    [one] { $votes } voix.
   *[other] { $votes } voix.
}
reason-fed-everywhere = J’ai de la nourriture partout où c’est possible.
reason-campaign-plan = Parmi les campagnes que j’ai essayées, une qui commence ainsi mène au meilleur parlement pour moi.
reason-fed-enough = Je garde ma nourriture : en poser plus me rapporterait trop peu maintenant.
reason-marker = C’est ici que le jeton me sert le plus : { $species }.
reason-later = Je garde le jeton pour un meilleur moment.
reason-migration = Un siège de plus pour moi, gratuit.
reason-overhang = C’est ici que j’ai le plus de nourriture, le siège supplémentaire est donc à moi : { $species }.
reason-loyalty = Ma nourriture reste ici pour l’élection suivante : { $species }.
reason-season = { $lost ->
    [0] Je ne perds aucun vote
    [one] Je perds { $lost } vote
   *[other] Je perds { $lost } votes
} et tous les partis ensemble en perdent { $others } : cela m’aide.
reason-nothing-to-play = Je n’ai rien à jouer qui m’aide maintenant.
reason-early-presidential = J’ai { $funds } jetons Nourriture, assez pour une grosse mise : une élection anticipée m’arrange.
reason-early-parliamentary = Le prochain objectif est promis à { $other_seat }. Une élection anticipée peut l’empêcher.
reason-defectors-fall = Sans ces sièges, le gouvernement où siège { $party_seat } n’a plus la majorité.
reason-defectors = La partie est presque finie, et c’est { $party_seat } qui a le plus de sièges à perdre.
reason-assert = Cela me donne un objectif, car j’occupe ce bureau : { $office }.
reason-discard = C’est la moins utile de mes cartes : { $card }.
reason-pay = Un objectif vaut plus que 5 jetons Nourriture.
reason-cannot-pay = J’ai moins de 5 jetons Nourriture, je ne peux donc pas payer.
reason-name-self = Je désigne mon propre parti.
reason-fewest-partners = { $count ->
    [0] J’ai la majorité à moi seul et n’ai besoin des votes de personne.
    [one] Un seul partenaire suffit pour avoir la majorité.
   *[other] Il me faut { $count } partenaires pour avoir la majorité.
}
reason-no-majority = Quels que soient mes partenaires, aucune majorité n’est possible.
reason-gain = J’y gagne quelque chose.
reason-no-gain = Je n’y gagne rien, et dans l’opposition je pioche plus de cartes.
reason-coalition = Ensemble, nous avons { $seats } sièges, et { $majority } suffisent. Je pense que mes partenaires voteront oui.
reason-rather-wait = J’attends plus des propositions suivantes que de n’importe laquelle des miennes.
reason-to-myself = Je ne vois plus de gouvernement qui vaille mieux pour moi que d’attendre, je garde donc ceci : { $prize }.
reason-offer = { $party_seat } a { $seats ->
    [one] { $seats } siège, dont j’ai besoin.
   *[other] { $seats } sièges, dont j’ai besoin.
} C’est ma première offre à ce parti.
reason-better-offer = { $party_seat } a { $seats ->
    [one] { $seats } siège, dont j’ai besoin.
   *[other] { $seats } sièges, dont j’ai besoin.
} Voici ce que je compte donner pour ces votes.
reason-fair-demand = Même en acceptant ce que demande { $party_seat }, je peux avoir le meilleur gouvernement pour moi.
reason-dear-demand = Ce que demande { $party_seat } dépasse ce que ces votes valent pour moi.
reason-proposal = Ensemble, nous avons { $seats } sièges, et { $majority } suffisent. Je pense que mes partenaires voteront oui.
reason-demand = J’ai { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}, et { $party_seat } peut avoir besoin de moi. Pour cela, je voterais oui.
reason-simple-offer = { $party_seat } a { $seats ->
    [one] { $seats } siège, dont j’ai besoin.
   *[other] { $seats } sièges, dont j’ai besoin.
} Voici ce que je peux donner pour ces votes.
reason-modest = { $party_seat } ne demande qu’une seule chose, et j’ai besoin de ces votes.
reason-not-needed = Je n’ai pas besoin des votes de ce parti : { $party_seat }.
reason-too-much = { $party_seat } demande plus d’une chose, ou une chose que j’ai déjà promise.
reason-broken-promise = { $party_seat } a rompu une promesse entre nous à la manche { $round }.
reason-distrust = { $due ->
    [one] { $party_seat } a rompu la seule promesse arrivée à échéance
   *[other] { $party_seat } a rompu { $broken ->
        [one] { $broken } promesse
       *[other] { $broken } promesses
    } sur { $due }
}, alors je ne conviens de rien à l’avance.
reason-accept = Je n’attends pas mieux si la proposition faite par { $party_seat } échoue.
reason-counter = Pour moins que cela, je préfère que la proposition faite par { $party_seat } échoue.
reason-decline = Rien de ce que peut me donner { $party_seat } ne vaut mieux que d’attendre.

# Ce que dit de l’autre parti le compte des promesses

reason-accept-broken = { $due ->
    [one] { $party_seat } a rompu la seule promesse arrivée à échéance
   *[other] { $party_seat } a rompu { $broken ->
        [one] { $broken } promesse
       *[other] { $broken } promesses
    } sur { $due }
}. Même avec ce doute, je n’attends pas mieux si cette proposition échoue.
reason-accept-kept = { $party_seat } a tenu ses { $kept } promesses, et je n’attends pas mieux si la proposition échoue.
reason-counter-broken = { $due ->
    [one] { $party_seat } a rompu la seule promesse arrivée à échéance
   *[other] { $party_seat } a rompu { $broken ->
        [one] { $broken } promesse
       *[other] { $broken } promesses
    } sur { $due }
}, alors pour une promesse moindre je préfère que cette proposition échoue.
reason-decline-broken = { $due ->
    [one] { $party_seat } a rompu la seule promesse arrivée à échéance
   *[other] { $party_seat } a rompu { $broken ->
        [one] { $broken } promesse
       *[other] { $broken } promesses
    } sur { $due }
}. Avec ce doute, aucune promesse de sa part ne vaut mieux que d’attendre.
reason-fair-demand-broken = { $due ->
    [one] { $party_seat } a rompu la seule promesse arrivée à échéance
   *[other] { $party_seat } a rompu { $broken ->
        [one] { $broken } promesse
       *[other] { $broken } promesses
    } sur { $due }
}. Même avec ce doute, je peux accepter et avoir le meilleur gouvernement pour moi.
reason-fair-demand-kept = { $party_seat } a tenu ses { $kept } promesses, et même en acceptant je peux avoir le meilleur gouvernement pour moi.
reason-dear-demand-broken = { $due ->
    [one] { $party_seat } a rompu la seule promesse arrivée à échéance
   *[other] { $party_seat } a rompu { $broken ->
        [one] { $broken } promesse
       *[other] { $broken } promesses
    } sur { $due }
}. Avec ce doute, ces votes ne valent pas pour moi ce qui est demandé.
reason-side-accept-broken = { $due ->
    [one] { $party_seat } a rompu la seule promesse arrivée à échéance
   *[other] { $party_seat } a rompu { $broken ->
        [one] { $broken } promesse
       *[other] { $broken } promesses
    } sur { $due }
}. Même avec ce doute, c’est plus que ce que je peux espérer ensuite.
reason-side-accept-kept = { $party_seat } a tenu ses { $kept } promesses, et c’est plus que ce que je peux espérer ensuite.
reason-side-decline-broken = { $due ->
    [one] { $party_seat } a rompu la seule promesse arrivée à échéance
   *[other] { $party_seat } a rompu { $broken ->
        [one] { $broken } promesse
       *[other] { $broken } promesses
    } sur { $due }
}. Avec ce doute, je peux espérer mieux que cette offre.

reason-my-word = J’ai un accord avec { $party_seat }, et la proposition le respecte.
reason-better-yes = J’y gagne au moins autant que ce que j’attends si la proposition faite par { $party_seat } échoue.
reason-passes-anyway = Avec les votes de tous les autres qui y gagnent quelque chose, la proposition faite par { $party_seat } passe sans moi. Je prends donc ce qu’elle me donne.
reason-better-no = J’attends mieux si la proposition faite par { $party_seat } échoue.

# Un conseil qui rompt une promesse le dit

reason-break-grant = Attention : cela rompt une promesse. Il était convenu { QUE($party_seat) } reçoive ceci : { $prize }. Un autre gouvernement vaut plus pour moi.
reason-break-pass = Attention : cela rompt mon accord avec { $party_seat }. J’attends plus des propositions suivantes.
reason-break-vote = Attention : je romps ma parole. { $party_seat } me donne ce dont nous avions convenu, mais j’attends mieux si la proposition échoue.
