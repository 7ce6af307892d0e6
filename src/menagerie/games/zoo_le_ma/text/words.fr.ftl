# Zoo le Ma en français.

game-title = Zoo le Ma
game-length = 45 minutes environ
game-weight = moyen
game-summary = Mise en secret sur des tuiles, assemble-les, et attire les visiteurs dans ton zoo pendant cinq ans.

## Tuiles et zoos

animal-apes = singes
animal-mammals = mammifères
animal-birds = oiseaux
animal-reptiles = reptiles
animal-sea = animaux marins

entrance-porky-park = Porky Park
entrance-aqua-shark = Aqua Shark
entrance-villa-gorilla = Villa Gorilla
entrance-crocodome = Crocodome

tile = tuile { $tile } : { $animal } { $stars }★, { $other } { $other_stars }★, { $bushes ->
    [0] aucun buisson
    [one] { $bushes } buisson
   *[other] { $bushes } buissons
}, chemins { $paths }
port-an = a nord
port-as = a sud
port-aw = a ouest
port-bn = b nord
port-bs = b sud
port-be = b est
place = en ({ $x }, { $y }), { $way }
way-east = b à l’est
way-south = b au sud
way-west = b à l’ouest
way-north = b au nord
by-seat = { $seat } ({ $figure })

## Options

option-professional = Direction professionnelle
option-professional-help = Une année dure jusqu’à ce que trois tuiles avec buissons aient été tirées ; certaines années sont donc plus longues que d’autres.
option-lone_bush_one_tree = Un arbre pour les seuls buissons
option-lone_bush_one_tree-help = Tant qu’un seul zoo a des buissons, il reçoit un arbre au lieu de deux.
option-one_bench_a_tile = Un banc par tuile
option-one_bench_a_tile-help = Une tuile rapporte un banc au plus, même si elle ferme plusieurs zones.
option-strict_bank = Banque stricte
option-strict_bank-help = Il y a 35 pièces et pas une de plus : les revenus sont payés tant qu’il en reste.
option-flag_breaks_ties = Le drapeau départage
option-flag_breaks_ties-help = À égalité de points à la fin, le drapeau le plus haut gagne ; sinon la victoire est partagée.
option-tiles = Tuiles
option-tiles-help = Le jeu de 25 tuiles avec lequel on joue.
option-tiles-reconstructed = reconstituées

setup-tiles-unreadable = Le jeu de tuiles « { $set } » est illisible : { $detail }
setup-tiles-start = Le jeu de tuiles « { $set } » : [start] demande des sorties (ports), dont une au moins ailleurs qu’au sud ; il y a { $ports }.
setup-tiles-count = Le jeu de tuiles « { $set } » compte { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} et en demande { $wanted }, chacune sous [[tile]].
setup-tiles-id = Le jeu de tuiles « { $set } » : la tuile numéro { $place } du fichier demande un id, un nombre entier de 1 à 999.
setup-tiles-twice = Le jeu de tuiles « { $set } » : l’id { $tile } y est deux fois.
setup-tiles-unknown = Le jeu de tuiles « { $set } », tuile { $tile } : personne ne connaît le champ « { $field } » ; il y a id, a, b, bushes et ports.
setup-tiles-half = Le jeu de tuiles « { $set } », tuile { $tile } : la moitié { $half } demande animal et stars, et rien d’autre.
setup-tiles-animal = Le jeu de tuiles « { $set } », tuile { $tile }, moitié { $half } : « { $animal } » n’est aucun des animaux { $known }.
setup-tiles-stars = Le jeu de tuiles « { $set } », tuile { $tile }, moitié { $half } : les étoiles (stars) sont un nombre entier de 1 à { $most }.
setup-tiles-same-animal = Le jeu de tuiles « { $set } », tuile { $tile } : les deux moitiés montrent { $animal }, or elles doivent différer.
setup-tiles-bushes = Le jeu de tuiles « { $set } », tuile { $tile } : les buissons (bushes) sont un nombre entier de 0 à { $most }.
setup-tiles-ports = Le jeu de tuiles « { $set } », tuile { $tile } : les sorties (ports) sont à prendre parmi { $ports }, une fois chacune, et une au moins.

## Ce qui est demandé

asked-bid = Combien de pièces mises-tu sur la tuile { $tile } ?
asked-place = La tuile { $tile } est à toi : pose-la dans ton zoo.
waiting-bid = On attend les mises de { $players } sur la tuile { $tile }.
waiting-place = On attend que { $players } pose la tuile { $tile }.

## La table en mots

twin-may-change = Ta mise est faite, tu peux encore la changer. On attend { $players }.
twin-over = La partie est finie. { $how } Victoire : { $winners }.
twin-bid = Ta mise : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
twin-year = Année { $year } sur 5 ; { $stack ->
    [one] { $stack } tuile
   *[other] { $stack } tuiles
} dans la pile. La rangée de l’année :
twin-row-gone = (partie) { $tile }
twin-row-up = (aux enchères) { $tile }
twin-row-to-come = (à venir) { $tile }
twin-last = Dernière enchère, tuile { $tile } : { $bids } ; elle va à { $winner_seat }.
twin-flags = Mât, à partir du haut : { $players }
twin-coins = Tes pièces : { $count }
twin-bank = Pièces au milieu : { $count }
twin-zoo = { $seat } ({ $zoo }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $visitors ->
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
}, { $trees ->
    [one] { $trees } arbre
   *[other] { $trees } arbres
}, { $benches ->
    [one] { $benches } banc
   *[other] { $benches } bancs
}, { $bushes ->
    [one] { $bushes } buisson
   *[other] { $bushes } buissons
}
twin-enclosures = Enclos : { $what }
twin-enclosure = { $animal } { $stars }★
twin-enclosure-best = { $animal } { $stars }★ ({ $visitors ->
    [0] aucun visiteur
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
})
twin-tiles = Tuiles : { $what }
twin-placed = { $tile } { $where }
twin-lost = { $count ->
    [one] Hors du jeu : tuile { $tiles }
   *[other] Hors du jeu : tuiles { $tiles }
}

ending-five-years = Les cinq années sont passées.
tie-break-flag = le drapeau le plus haut

## Actions

action-bid = { $count ->
    [0] Ne rien miser
    [one] Miser { $count } pièce
   *[other] Miser { $count } pièces
}
action-place = La poser { $where }
placement-brings = { $what } : { $brings }
brings-stars = { $animal } { $stars }★
brings-visitors = { $count ->
    [one] { $count } visiteur de plus
   *[other] { $count } visiteurs de plus
}
brings-trees = { $count ->
    [one] { $count } arbre de plus
   *[other] { $count } arbres de plus
}
brings-benches = { $count ->
    [one] un banc
   *[other] { $count } bancs
}

## Événements

event-year-began = L’année { $year } commence avec les tuiles { $tiles }.
event-year-began-empty = L’année { $year } commence, et il ne reste aucune tuile.
event-offered = La tuile { $tile } est aux enchères.
event-bid-made = { $seat } { $coins ->
    [0] ne mise rien
    [one] mise { $coins } pièce
   *[other] mise { $coins } pièces
} en secret.
event-bid-ready = { $seat } a misé.
event-bids-opened = Les mises : { $bids }.
event-tile-won = { $seat } prend la tuile { $tile } { $price ->
    [0] pour rien.
    [one] pour { $price } pièce.
   *[other] pour { $price } pièces.
}
event-tile-won-tied = Égalité entre { $players }. { $seat } a le drapeau le plus haut et prend la tuile { $tile } { $price ->
    [0] pour rien.
    [one] pour { $price } pièce.
   *[other] pour { $price } pièces.
}
event-flag-dropped = Le drapeau de { $seat } passe tout en bas. À partir du haut : { $flags }.
event-tile-placed = { $seat } pose la tuile { $tile } { $where } ; elle prolonge { $joined ->
    [one] { $joined } chemin.
   *[other] { $joined } chemins.
}
event-tile-lost = La tuile { $tile } ne va nulle part dans le zoo de { $seat } et quitte le jeu.
event-enclosure-grew = { $seat } : le meilleur enclos avec { $animal } compte maintenant { $stars ->
    [one] { $stars } étoile.
   *[other] { $stars } étoiles.
}
event-visitors-moved = { $count ->
    [one] { $count } visiteur ({ $animal }) va de { $from_seat } à { $to_seat }.
   *[other] { $count } visiteurs ({ $animal }) vont de { $from_seat } à { $to_seat }.
}
event-visitors-moved-from-middle = { $count ->
    [one] { $count } visiteur ({ $animal }) vient chez { $to_seat }.
   *[other] { $count } visiteurs ({ $animal }) viennent chez { $to_seat }.
}
event-trees-moved = { $count ->
    [one] { $count } arbre va de { $from_seat } à { $to_seat }.
   *[other] { $count } arbres vont de { $from_seat } à { $to_seat }.
}
event-trees-moved-from-middle = { $count ->
    [one] { $count } arbre vient chez { $to_seat }.
   *[other] { $count } arbres viennent chez { $to_seat }.
}
event-benches-gained = { $count ->
    [one] { $seat } ferme un chemin et gagne un banc.
   *[other] { $seat } ferme { $count } chemins et gagne { $count } bancs.
}
event-year-scored = L’année { $year } est finie. Points de l’année : { $points }. En tout : { $totals }.
event-income-paid = Revenus : { $coins }.
event-ended = La partie est finie. Victoire : { $players }.
event-ended-shared = La partie est finie. { $players } se partagent la victoire.

## Refus

refusal-no-such-seat = Il n’y a que { $players } places.
refusal-game-over = La partie est finie.
refusal-not-asked = C’est à { $asked_seat } de poser la tuile.
refusal-asked-bid = C’est le moment de miser, pour tout le monde.
refusal-asked-place = La tuile est gagnée, il faut la poser maintenant.
refusal-less-than-nothing = On ne peut pas miser moins que rien.
refusal-too-few-coins = Tu ne peux pas miser { $coins } : { $held ->
    [0] tu n’as aucune pièce.
    [one] tu as { $held } pièce.
   *[other] tu as { $held } pièces.
}
refusal-rotation = Une tuile se tourne de 0, 1, 2 ou 3 quarts de tour.
refusal-far-away = C’est bien loin de ton zoo : une tuile doit prolonger un de tes chemins.
refusal-south = Au sud de la tuile de départ se trouve l’entrée : rien ne se construit là.
refusal-covered = Il y a déjà quelque chose à cet endroit.
refusal-grass-on-path = Ici l’herbe couperait le chemin de la moitié en ({ $x }, { $y }).
refusal-path-on-grass = Ici un chemin finirait dans l’herbe de la moitié en ({ $x }, { $y }).
refusal-no-path = Ici la tuile ne prolongerait aucun chemin de ton zoo.

## Bots

bot-builder = construit ce qui rapporte
bot-strategist = prévoit toute l’année

## Raisons

reason-bid = { $points ->
    [0] La tuile ne me rapporterait rien,
    [one] La tuile me rapporterait { $points } point avec les années,
   *[other] La tuile me rapporterait { $points } points avec les années,
} { $loss ->
    [0] et ne me coûterait rien dans un autre zoo.
    [one] et me coûterait { $loss } point dans un autre zoo.
   *[other] et me coûterait { $loss } points dans un autre zoo.
} { $coins ->
    [0] Les pièces sont plus précieuses : je la laisse.
   *[other] Je mise { $coins } et je garde { $left }.
}
reason-plan = Dans { $win } % des mondes que j’imagine, { $coins ->
    [one] { $coins } pièce suffit
   *[other] { $coins } pièces suffisent
} pour cette tuile ; { $more ->
    [0] je garde { $left }.
   *[other] je garde { $left } pour le reste de la rangée.
}
reason-plan-nothing = { $left ->
    [0] Je n’ai aucune pièce à miser.
   *[other] Je ne mise rien et je garde mes pièces : { $left }.
} { $win ->
    [0] Les autres paieront celle-ci.
   *[other] Dans { $win } % des mondes que j’imagine, je l’ai quand même.
}
reason-place = Ici elle fait un enclos de { $stars }★ ({ $animal }), et mon zoo peut bien continuer de là.
reason-place-bench = Ici elle ferme { $benches ->
    [one] un chemin pour un banc
   *[other] { $benches } chemins pour { $benches } bancs
}, et fait un enclos de { $stars }★ ({ $animal }).

## Le plateau dans le navigateur

board-you = Toi
board-your-zoo = Ton zoo
board-zoos = Les zoos et les scores
board-zoo = Zoo
board-zoo-of = Le zoo de { $name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $bushes ->
    [0] aucun buisson.
    [one] { $bushes } buisson.
   *[other] { $bushes } buissons.
}
board-pen = { $animal } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} et { $visitors ->
    [0] aucun visiteur
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
}
board-places = pose la tuile
board-points = Points :
board-tile = tuile { $tile } : { $a }, { $a_stars ->
    [one] { $a_stars } étoile
   *[other] { $a_stars } étoiles
} ; { $b }, { $b_stars ->
    [one] { $b_stars } étoile
   *[other] { $b_stars } étoiles
}{ $bushes ->
    [0] {""}
    [one] {" "}; { $bushes } buisson
   *[other] {" "}; { $bushes } buissons
}
board-row = Les tuiles de l’année { $year }
board-row-gone = Partie : { $tile }
board-row-up = À l’enchère : { $tile }
board-row-won = Gagnée, à poser : { $tile }
board-row-later = À venir : { $tile }
board-year = Année { $year }
board-year-short = An { $year }
board-stack = { $count } en pile
board-auction = Les enveloppes
board-bid-none = { $name } n’a pas encore misé
board-bid-sealed = { $name } a scellé une mise
board-bid-open = { $name } a misé { $coins }
board-bid-won = { $name } a misé { $coins } et gagne la tuile
board-last = La tuile d’avant : { $name }, pour { $coins }
board-won = gagne
board-won-flag = au drapeau
board-flagpole = Le mât, de haut en bas : { $names }. À mises égales, le drapeau le plus haut l’emporte.
board-coins = Tes pièces : { $count }
board-bidding = Ta mise
board-your-bid = Ta mise
board-less = Une pièce de moins
board-more = Une pièce de plus
board-bid-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-bid-hint = Le conseil : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-seal = { $count ->
    [0] Sceller une mise de rien
   *[other] Sceller une mise de { $count }
}
board-sealed = Scellé : { $count }
board-reseal = Changer pour { $count }
board-waits = { $name } pose la tuile.
board-spots = Où la tuile peut aller
board-spot = { $what }{ $ways ->
    [one] {""}
   *[other] {" "}; { $ways } façons de la poser ici
}
board-laying = La tuile dans ta main
board-point = Montre un endroit qui brille pour voir ce que la tuile apporterait.
board-turn = Tourner
board-lay = Poser ici
board-brings-first = Premiers { $animal } : { $stars }★
board-brings-more = { $animal } : { $before } → { $stars }★
board-brings-same = { $animal } : { $stars }★, le meilleur reste à { $before }★
board-brings-visitors = { $name } : { $change } { $count ->
    [1] visiteur
    [-1] visiteur
   *[other] visiteurs
}
board-brings-trees = { $name } : { $change } { $count ->
    [1] arbre
    [-1] arbre
   *[other] arbres
}
board-brings-benches = { $count ->
    [one] un banc
   *[other] { $count } bancs
}
board-change = , changerait de { $count }
board-count-visitors = { $count ->
    [one] { $count } visiteur
   *[other] { $count } visiteurs
}
board-count-trees = { $count ->
    [one] { $count } arbre
   *[other] { $count } arbres
}
board-count-benches = { $count ->
    [one] { $count } banc
   *[other] { $count } bancs
}
board-block = Scores
board-block-empty = Rien n’a encore été compté. À la fin d’une année, chaque visiteur, arbre et banc vaut autant de points que le numéro de l’année : 1 la première, 5 la dernière.
board-year-end = La fin de l’année { $year }
board-head-visitors = Visiteurs
board-head-trees = Arbres
board-head-benches = Bancs
board-times = × { $year }
board-total = Total
board-years = Points par année
board-chart = Les points de tous les zoos, année par année ; les chiffres sont dans le tableau au-dessus.
