# Pourquoi les robots font ce qu’ils font : c’est aussi ce que dit un conseil.

reason-bid = { $points ->
    [0] Je n’attends pas de points de cette tuile.
    [one] J’attends de cette tuile environ { $points } point de plus au fil des années.
   *[other] J’attends de cette tuile environ { $points } points de plus au fil des années.
} { $loss ->
    [0] Dans un autre zoo, elle ne me nuirait pas.
    [one] Dans un autre zoo, elle réduirait mon avance d’environ { $loss } point.
   *[other] Dans un autre zoo, elle réduirait mon avance d’environ { $loss } points.
} { $coins ->
    [0] Je ne mise rien et je garde mes pièces.
    [one] Je mise { $coins } pièce et j’en garde { $left }.
   *[other] Je mise { $coins } pièces et j’en garde { $left }.
}
reason-plan = Avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $likelihood ->
    [likely] je remporterai probablement cette tuile.
    [unlikely] je ne remporterai guère cette tuile, sauf si les autres misent peu ; perdre ne coûte rien.
   *[even] je remporterai peut-être cette tuile.
} Si je gagne, j’en garde { $left }{ $more ->
    [0] .
    [one] { " " }pour la dernière tuile de l’année.
   *[other] { " " }pour les { $more } suivantes.
}
reason-plan-nothing = { $left ->
    [0] Je n’ai aucune pièce à miser.
   *[other] Je ne mise rien et je garde mes pièces ({ $left }).
} { $likelihood ->
    [likely] Personne d’autre ne misera, sans doute, et je remporterai la tuile.
    [unlikely] Quelqu’un d’autre misera sans doute plus.
   *[even] Je peux remporter la tuile quand même.
}
reason-place = Ici, la tuile fait partie d’un enclos de { $stars }★ ({ $animal }).
reason-place-bench = Ici, la tuile ferme { $benches ->
    [one] un chemin et rapporte un banc
   *[other] { $benches } chemins et rapporte { $benches } bancs
}. Elle fait partie d’un enclos de { $stars }★ ({ $animal }).

# Les robots qui jouent comme des débutants.
reason-bid-half = J’ai { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, et je mise la moitié de ce que j’ai.
reason-bid-even = Il reste { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} cette année et j’ai { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : je garde à peu près autant pour chacune.
reason-place-stars = Ici, ses animaux rejoignent des enclos de { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} en tout.
