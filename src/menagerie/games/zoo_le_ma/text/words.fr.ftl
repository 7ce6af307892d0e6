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

enclosure-apes = enclos de singes
enclosure-mammals = enclos de mammifères
enclosure-birds = enclos d’oiseaux
enclosure-reptiles = enclos de reptiles
enclosure-sea = enclos d’animaux marins

entrance-porky-park = Porky Park
entrance-aqua-shark = Aqua Shark
entrance-villa-gorilla = Villa Gorilla
entrance-crocodome = Crocodome

tile = tuile { $tile } : { $animal } { $stars }★, { $other } { $other_stars }★, { $bushes ->
    [0] aucun buisson
    [one] { $bushes } buisson
   *[other] { $bushes } buissons
} ; chemins : { $paths }
tile-paths = { $animal } { $sides }
side-n = nord
side-e = est
side-s = sud
side-w = ouest
place = en ({ $x }, { $y }), { $direction }
place-of = { $animal } en ({ $x }, { $y }), { $direction }
other-half = autre moitié
direction-east = { $animal } à l’est
direction-south = { $animal } au sud
direction-west = { $animal } à l’ouest
direction-north = { $animal } au nord
# Ce qui sépare les tuiles d’une liste.
tiles-separator = { " ; " }
by-seat = { $seat } ({ $figure })

## Options

option-professional = Pour connaisseurs : des années de durée inconnue
option-professional-help = Une année finit à la troisième tuile avec buissons : personne ne sait d’avance combien de temps elle dure.
option-lone_bush_one_tree = Moins d’arbres pour le seul zoo avec buissons
option-lone_bush_one_tree-help = La personne qui est seule à avoir des buissons reçoit un arbre au lieu de deux.
option-one_bench_a_tile = Un banc au plus par tuile
option-one_bench_a_tile-help = Une tuile qui ferme plusieurs zones à la fois ne rapporte quand même qu’un banc.
option-strict_bank = Les pièces peuvent manquer
option-strict_bank-help = Il n’y a que les 35 pièces de la boîte. Quand elles sont épuisées, les revenus ne sont pas payés en entier. Sinon il y en a toujours assez.
option-flag_breaks_ties = À égalité, le drapeau le plus haut gagne
option-flag_breaks_ties-help = Sinon, à égalité de points, la victoire est partagée.
option-tiles = Tuiles
option-tiles-help = Notre reconstitution des 25 tuiles. Si tu as le jeu, tu peux saisir les tuiles de ta propre boîte ; elles sont alors proposées ici.
option-tiles-reconstructed = notre reconstitution

setup-tiles-unreadable = Le jeu de tuiles « { $set } » est illisible : { $detail }
setup-tiles-start = Le jeu de tuiles « { $set } » : [start] demande des sorties (ports), dont une au moins ailleurs qu’au sud ; les sorties possibles sont { $ports }.
setup-tiles-count = Le jeu de tuiles « { $set } » compte { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} et en demande { $wanted }, chacune sous [[tile]].
setup-tiles-id = Le jeu de tuiles « { $set } » : la tuile numéro { $place } du fichier demande un id, un nombre entier de 1 à 999.
setup-tiles-twice = Le jeu de tuiles « { $set } » : l’id { $tile } apparaît deux fois.
setup-tiles-unknown = Le jeu de tuiles « { $set } », tuile { $tile } : champ inconnu « { $field } » ; les champs sont id, a, b, bushes et ports.
setup-tiles-half = Le jeu de tuiles « { $set } », tuile { $tile } : la moitié { $half } demande animal et stars, et rien d’autre.
setup-tiles-animal = Le jeu de tuiles « { $set } », tuile { $tile }, moitié { $half } : « { $animal } » ne fait pas partie des animaux { $known }.
setup-tiles-stars = Le jeu de tuiles « { $set } », tuile { $tile }, moitié { $half } : les étoiles (stars) sont un nombre entier de 1 à { $most }.
setup-tiles-same-animal = Le jeu de tuiles « { $set } », tuile { $tile } : les deux moitiés montrent { $animal }, or elles doivent différer.
setup-tiles-bushes = Le jeu de tuiles « { $set } », tuile { $tile } : les buissons (bushes) sont un nombre entier de 0 à { $most }.
setup-tiles-ports = Le jeu de tuiles « { $set } », tuile { $tile } : les sorties (ports) sont à prendre parmi { $ports }, une fois chacune, et une au moins.

## La question

question-bid = Combien de pièces mises-tu sur la tuile { $tile } ?
question-place = La tuile { $tile } est à toi : pose-la dans ton zoo.
question-waiting-bid = Mises attendues sur la tuile { $tile } : { $players }.
question-waiting-place = On attend { QUE($players) } pose la tuile { $tile }.
question-change-bid = Ta mise est faite, tu peux encore la changer. On attend { $players }.
question-over = La partie est finie. { $how } Victoire : { $winners }.

## La position en mots

position-bid = Ta mise : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
position-year = Année { $year } sur 5 ; { $stack ->
    [one] { $stack } tuile
   *[other] { $stack } tuiles
} dans la pile. La rangée de l’année :
position-row-gone = (partie) { $tile }
position-row-up = (aux enchères) { $tile }
position-row-to-come = (à venir) { $tile }
position-last-auction = Dernière enchère : { $bids } ; la tuile va à { $winner_seat }.
position-flags = Mât, à partir du haut : { $players }
position-coins = Tes pièces : { $count }
position-bank = Pièces au milieu : { $count }
position-zoo = { $seat } ({ $zoo }) : { $points ->
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
position-enclosures = Enclos : { $what }
position-enclosure = { $animal } { $stars }★
position-enclosure-best = { $animal } { $stars }★ ({ $visitors ->
    [0] aucun visiteur
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
})
position-tiles = Tuiles : { $what }
position-lost = { $count ->
    [one] Hors du jeu : { $count } tuile
   *[other] Hors du jeu : { $count } tuiles
}

ending-five-years = Les cinq années sont passées.
tie-break-flag = le drapeau le plus haut

## Actions

action-bid = { $count ->
    [0] Miser 0
    [one] Miser { $count } pièce
   *[other] Miser { $count } pièces
}
choice-bid = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
action-place = La poser : { $where }
choice-place-group = En ({ $x }, { $y })
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

event-year-began = Les tuiles de l’année { $year } : { $tiles }.
event-year-began-empty = L’année { $year } commence, mais il ne reste aucune tuile.
event-offered = La tuile { $tile } est aux enchères.
event-bid-made = { $seat } mise { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en secret.
event-bid-ready = { $seat } a misé.
event-bids-opened = Les mises : { $bids }.
event-tile-won = { $seat } remporte la tuile pour { $price ->
    [one] { $price } pièce.
   *[other] { $price } pièces.
}
event-tile-won-tied = Égalité entre { $players }. { $seat } a le drapeau le plus haut et remporte la tuile pour { $price ->
    [one] { $price } pièce.
   *[other] { $price } pièces.
}
event-flag-dropped = Le drapeau { DE($seat) } passe tout en bas du mât. À partir du haut : { $flags }.
event-tile-placed = { $seat } pose la tuile ; elle prolonge { $joined ->
    [one] { $joined } chemin.
   *[other] { $joined } chemins.
}
event-tile-lost = La tuile ne peut être posée nulle part dans le zoo { DE($seat) } et quitte le jeu.
event-enclosure-grew = { $seat } : le meilleur { $enclosure } compte maintenant { $stars ->
    [one] { $stars } étoile.
   *[other] { $stars } étoiles.
}
event-visitors-moved = { $count ->
    [one] { $count } visiteur ({ $animal }) quitte { $from_seat } pour { $to_seat }.
   *[other] { $count } visiteurs ({ $animal }) quittent { $from_seat } pour { $to_seat }.
}
event-visitors-moved-from-middle = { $count ->
    [one] { $count } visiteur ({ $animal }) vient chez { $to_seat }.
   *[other] { $count } visiteurs ({ $animal }) viennent chez { $to_seat }.
}
event-trees-moved = { $count ->
    [one] { $count } arbre passe chez { $to_seat } ; { $from_seat } le perd.
   *[other] { $count } arbres passent chez { $to_seat } ; { $from_seat } les perd.
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
refusal-not-your-turn = C’est d’abord à { $asked_seat } de poser la tuile.
refusal-must-bid = Il faut d’abord que tout le monde mise.
refusal-must-place = Tu as gagné la tuile : pose-la d’abord.
refusal-negative-bid = Une mise ne peut pas être inférieure à 0.
refusal-too-few-coins = Tu ne peux pas miser { $coins } : { $held ->
    [0] tu n’as aucune pièce.
    [one] tu as { $held } pièce.
   *[other] tu as { $held } pièces.
}
refusal-rotation = Une tuile se tourne de 0, 1, 2 ou 3 quarts de tour.
refusal-far-away = C’est trop loin de ton zoo : une tuile doit prolonger un de tes chemins.
refusal-south = Au sud de la tuile de départ se trouve l’entrée : on ne peut rien y construire.
refusal-covered = Il y a déjà une tuile à cet endroit.
refusal-grass-on-path = Ici l’herbe couperait le chemin de la moitié en ({ $x }, { $y }).
refusal-path-on-grass = Ici un chemin finirait dans l’herbe de la moitié en ({ $x }, { $y }).
refusal-no-path = Ici la tuile ne prolongerait aucun chemin de ton zoo.

## Bots

bot-monkey = mise la moitié sur tout
bot-monkey-name = Le singe
bot-monkey-about = Mise la moitié de ses pièces sur chaque tuile, et construit là où se réunissent le plus d’étoiles.
bot-beaver = répartit ses pièces
bot-beaver-name = Le castor
bot-beaver-about = Garde une part égale de ses pièces pour chaque tuile de la rangée, quelle que soit sa valeur.
bot-gambler = prévoit, puis mise selon l’humeur
bot-gambler-name = Le joueur
bot-gambler-about = Prévoit ses mises pour toute la rangée, mais paie souvent plus ou moins que prévu.
bot-builder = construit ce qui rapporte
bot-builder-name = Le bâtisseur
bot-builder-about = Sait ce qu’une tuile rapportera au fil des ans, et ne la paie pas plus cher.
bot-strategist = prévoit toute l’année
bot-strategist-name = La stratège
bot-strategist-about = Prévoit ses mises pour toute la rangée, devine ce que tu as, et varie ses mises pour que personne ne les prévoie.

## Le plateau dans le navigateur

board-you = Toi
board-your-zoo = Ton zoo
board-zoos = Les zoos et les scores
board-zoo = Zoo
board-zoo-of = Zoo ({ $name }) : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $bushes ->
    [0] aucun buisson.
    [one] { $bushes } buisson.
   *[other] { $bushes } buissons.
}
board-enclosure = { $animal } : { $stars ->
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
board-row-up = Aux enchères : { $tile }
board-row-won = Gagnée, à poser : { $tile }
board-row-later = À venir : { $tile }
board-year = Année { $year }
board-year-short = An { $year }
board-stack = { $count } en pile
board-auction = Les mises scellées
board-bid-none = { $name } n’a pas encore misé
board-bid-sealed = { $name } a fait une mise scellée
board-bid-open = { $name } a misé { $coins }
board-bid-won = { $name } a misé { $coins } et gagne la tuile
board-last = Dernière tuile : { $name }, pour { $coins }
board-won = gagne
board-won-flag = au drapeau
board-flagpole = Le mât, de haut en bas : { $names }. En cas d’égalité, le drapeau le plus haut l’emporte.
board-coins = Tes pièces : { $count }
board-bidding = Ta mise
board-your-bid = Ta mise
board-less = Une pièce de moins
board-more = Une pièce de plus
board-bid-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-bid-hint = Conseil : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-seal = { $count ->
    [0] Miser 0
   *[other] Miser { $count }
}
board-sealed = Ta mise : { $count }
board-reseal = Changer pour { $count }
board-waits = { $name } pose la tuile.
board-spots = Où la tuile peut aller
board-spot = { $what }{ $ways ->
    [one] {""}
   *[other] {" "}; { $ways } façons de la poser ici
}
board-placing = Ta tuile
board-point = Pointe un endroit en surbrillance pour voir ce que la tuile apporterait.
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
board-chart = Les points de tous les zoos, année par année ; les chiffres sont dans le tableau ci-dessus.
