# Lucky Lions en français.

game-title = Lucky Lions
game-length = 20 minutes environ
game-weight = facile
game-summary = Un dé fait de cartes. Choisis le combat que tu peux gagner, lance, et cours jusqu’à dix points.

## Cartes

card-lion = lion
card-fox = renard
card-panda = panda
card-flamingo = flamant
card-dolphin = dauphin
card-wild-lion = lion sauvage
card-wild-fox = renard sauvage
card-wild-panda = panda sauvage
card-wild-flamingo = flamant sauvage
card-wild-dolphin = dauphin sauvage

cards-lion = { $count ->
    [one] { $count } lion
   *[other] { $count } lions
}
cards-fox = { $count ->
    [one] { $count } renard
   *[other] { $count } renards
}
cards-panda = { $count ->
    [one] { $count } panda
   *[other] { $count } pandas
}
cards-flamingo = { $count ->
    [one] { $count } flamant
   *[other] { $count } flamants
}
cards-dolphin = { $count ->
    [one] { $count } dauphin
   *[other] { $count } dauphins
}
cards-wild-lion = { $count ->
    [one] { $count } lion sauvage
   *[other] { $count } lions sauvages
}
cards-wild-fox = { $count ->
    [one] { $count } renard sauvage
   *[other] { $count } renards sauvages
}
cards-wild-panda = { $count ->
    [one] { $count } panda sauvage
   *[other] { $count } pandas sauvages
}
cards-wild-flamingo = { $count ->
    [one] { $count } flamant sauvage
   *[other] { $count } flamants sauvages
}
cards-wild-dolphin = { $count ->
    [one] { $count } dauphin sauvage
   *[other] { $count } dauphins sauvages
}

# Une carte Zoo dans une phrase : « renard → lion (2 points) ».
zoo-card = { $what } ({ $points })
zoo-card-unknown = une carte Zoo qui n’est pas au marché
zoo-ring = cycle { $ring }
zoo-separator = { " ; " }
# Un animal et sa distance, les flèches jusqu’au prochain autre animal lancé.
distance = { $animal } { $arrows }
distance-alone = { $animal } sur le cycle
distance-missing = { $animal } absent du cycle
# Ce qui sépare les parties d’une carte Zoo.
zoo-and = { ", " }
zoo-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
zoo-people = tout le monde lance
special-autowin = { $first } gagne, tout le reste se vaut
special-autolose = { $first } perd, tout le reste se vaut
special-player-exclude = une personne ne lance pas
special-extra-rule = { $first } bat { $second } quoi que disent les flèches
special-die-split = { $arrows ->
    [one] lancer seulement { $arrows } carte
   *[other] lancer seulement { $arrows } cartes
}
special-double-roll = lancer deux fois et garder un résultat

## Options

option-more_decisions = Plus de décisions : choisir ce qu’on lance
option-more_decisions-help = Avant un combat, tu choisis toi-même des cartes de ton dé, autant que la carte Zoo a de flèches, et tu ne lances que celles-là.
option-no_shuffle = Sans mélange : les cartes dans l’ordre
option-no_shuffle-help = Les cartes de ton dé viennent dans un ordre fixe : celle du dessus est lancée et passe en dessous. On ne les mélange à nouveau que quand tu atteins 5 points ou que tu pioches.
option-longer = Partie plus longue
option-longer-help = La personne qui gagne une carte Zoo peut renoncer à ses points et piocher autant de cartes Animal, pour améliorer son dé.
option-busy_zoo = Extension : Zoo animé
option-busy_zoo-help = Ajoute des combats où tout le monde lance, et treize cartes Zoo aux règles spéciales.
option-wild_animals = Extension : Animaux sauvages
option-wild_animals-help = Ajoute dix cartes Animal avec des pouvoirs. Il les faut pour jouer à six.
option-market = Cartes Zoo au choix
option-market-help = Le nombre de cartes Zoo posées face visible sur la table ; la règle dit 4.
option-deck = Cartes Zoo
option-deck-help = Nos cartes Zoo habituelles, les mêmes à chaque partie ; ou des cartes inventées pour cette partie, avec les mêmes proportions de points et de flèches.
option-deck-fixed = les cartes habituelles
option-deck-fresh = de nouvelles cartes pour cette partie

setup-six-need-wild = À six il faut 36 cartes Animal, et il y en a 33 : jouez à six avec les Animaux sauvages.

## La question

question-choose = À toi : choisis une carte Zoo comme enjeu du combat.
question-challenge = Choisis qui tu défies.
question-exclude = Tout le monde lance sauf une personne : choisis laquelle. Ce peut être toi.
question-pick = Choisis { $wanted } cartes de ton dé à lancer ; tu en as { $picked }.
question-keep = Tu as lancé deux cartes : choisis celle qui compte.
question-fox = Tu as lancé un renard sauvage : relance, ou garde-le.
question-panda = Ton panda sauvage manque sur la carte Zoo : choisis-en une autre au marché.
question-award = Égalité : choisis qui prend la carte Zoo.
question-name-discarder = Parmi les autres à égalité, choisis qui défausse.
question-take = { $score ->
    [one] Tu as gagné : prends la carte Zoo pour { $score } point, ou pioche { $score } animal à la place.
   *[other] Tu as gagné : prends la carte Zoo pour { $score } points, ou pioche { $score } animaux à la place.
}
question-discard = Défausse une carte de ton dé. Personne d’autre ne verra laquelle.

question-waiting = On attend { $players } ({ $what }).
question-change = Ton choix est fait, et tu peux encore en changer. On attend { $players }.
question-over = La partie est finie. { $how } Victoire : { $winners }.
waiting-choose = choix d’une carte Zoo
waiting-challenge = choix de l’adversaire
waiting-exclude = choix de qui ne lance pas
waiting-pick = choix secret de cartes
waiting-keep = choix secret du résultat qui compte
waiting-fox = décision pour un renard sauvage
waiting-panda = choix d’une autre carte Zoo
waiting-award = décision sur l’égalité
waiting-name-discarder = choix de qui défausse
waiting-take = prendre la carte Zoo ou piocher
waiting-discard = défausse secrète

## La position en mots

position-battle = Combat : { $players }
position-battle-over = (carte Zoo : { $what })
position-result = { $seat } a : { $card }
position-rolled = { $seat } a lancé : { $cards }
position-picks = Tu as choisi : { $cards }
position-kept = Tu gardes : { $card }
position-distances = Distances : { $distances }
position-tied = À égalité : { $players }
position-market = Marché ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $deck } dans la pioche Zoo) :
position-buried = Vues sous la pioche Zoo, la plus profonde en dernier : { $cards }
position-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $won ->
    [0] aucune carte Zoo gagnée
    [one] { $won } carte Zoo gagnée
   *[other] { $won } cartes Zoo gagnées
} ; dé de { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
position-player-active = { $seat } (c’est son tour) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $won ->
    [0] aucune carte Zoo gagnée
    [one] { $won } carte Zoo gagnée
   *[other] { $won } cartes Zoo gagnées
} ; dé de { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
position-own-die = Ton dé : { $cards }
position-known = Vu dedans : { $cards }
position-known-before = { $ago ->
    [one] Vu avant la dernière défausse secrète : { $cards }
   *[other] Vu avant les { $ago } dernières défausses secrètes : { $cards }
}
position-tail = Vues tout en dessous, la plus profonde en dernier : { $cards }
position-pile = Pioche d’animaux : { $pile } ; défausse : { $discards }
position-discards-known = Ce que tu connais de la défausse : { $cards }

ending-points = Les dix points sont atteints.
ending-no-cards = Il ne reste aucune carte Zoo.
tie-break-zoo-cards = moins de cartes Zoo

## Actions

action-choose = Combattre pour : { $card }
action-challenge = Défier { $seat }
action-exclude = Laisser lancer tout le monde sauf { $seat }
action-pick = Choisir : { $card }
action-swap = Reposer : { $out } ; choisir : { $into }
group-swap = Reposer : { $out }
choice-swap = Choisir : { $into }
action-keep = Garder : { $card }
action-reroll = Relancer
action-stand = Garder le renard sauvage
action-replace = Combattre plutôt pour : { $card }
action-award = Donner la carte Zoo à { $seat }
action-name-discarder = Faire défausser { $seat }
action-take = Prendre la carte Zoo
action-draw-instead = Piocher des animaux à la place
action-discard = Défausser : { $card }

## Événements

event-chosen = { $seat } choisit une carte Zoo : { $card }. Nouvelle carte au marché : { $refill }.
event-chosen-last = { $seat } choisit une carte Zoo : { $card }. La pioche Zoo est vide, et le marché a une carte de moins.
event-challenged = { $seat } défie { $opponent_seat }.
event-gathered = Tout le monde lance.
event-gathered-without = { $seat } décide : tout le monde lance sauf { $excluded_seat }.
event-picked = { $seat } choisit : { $card }.
event-picked-instead = { $seat } choisit : { $card }, à la place de : { $instead_of }.
event-ready = { $seat } a fait un choix secret.
event-smaller-die = { $cards ->
    [one] { $seat } ne lance que { $cards } carte.
   *[other] { $seat } ne lance que { $cards } cartes.
}
event-rolled = { $seat } lance : { $card }.
event-kept = { $seat } garde : { $card }.
event-kept-secretly = { $seat } décide de garder : { $card }.
event-fox-used = { $seat } utilise le renard sauvage et relance.
event-fox-not-used = { $seat } garde le renard sauvage.
event-panda-replaced = { $seat } utilise un panda sauvage : on se bat maintenant pour une autre carte Zoo : { $new }.
event-voided = { $seat } a un dauphin sauvage, qui met fin au combat ; la carte Zoo va sous la pioche Zoo.
event-dolphin-left = { $seat } défausse le dauphin sauvage.
event-dolphin-stayed = { $seat } garde le dauphin sauvage : c’est sa seule carte, et il n’y a rien à piocher.
event-compared = { $players } a le meilleur animal.
event-compared-by = { $distances } : { $outcome }
event-compared-tie = Égalité entre { $players }.
event-tie-settled-lion = Les lions sauvages gagnent les égalités. Il reste : { $players }.
event-tie-settled-flamingo = Les flamants sauvages perdent les égalités. Il reste : { $players }.
event-awarded = { $seat } décide : la carte Zoo va à { $player_seat }.
event-discarder-named = { $seat } décide : { $player_seat } défausse une carte.
event-gained = { $points ->
    [one] { $seat } prend la carte Zoo : { $points } point, { $total } en tout.
   *[other] { $seat } prend la carte Zoo : { $points } points, { $total } en tout.
}
event-card-refused = { $seat } refuse la carte Zoo, qui va sous la pioche Zoo.
event-drew = { $count ->
    [one] { $seat } pioche { $count } animal.
   *[other] { $seat } pioche { $count } animaux.
}
event-drew-own = { $seat } pioche : { $cards }.
event-pile-renewed = { $count ->
    [one] La défausse est mélangée et devient une nouvelle pioche de { $count } carte.
   *[other] La défausse est mélangée et devient une nouvelle pioche de { $count } cartes.
}
event-discarded = { $seat } défausse une carte en secret.
event-discarded-own = { $seat } défausse : { $card }.
event-last-card-kept = { $seat } garde la seule carte de son dé : la dernière ne se défausse jamais.
event-shuffled = { $seat } mélange tout son dé.
event-turned-up = Nouvelle carte au marché : { $card }.
event-ended = La partie est finie. Victoire : { $players }.

## Refus

refusal-no-such-seat = Il n’y a que { $players } places.
refusal-game-over = La partie est finie.
refusal-not-asked = C’est à { $asked_seat } de décider maintenant.
refusal-no-such-player = Il n’y a pas de joueur { $number } ; vous êtes { $players }.
refusal-asked-choose = Il faut maintenant choisir une carte Zoo du marché.
refusal-asked-challenge = Il faut maintenant choisir qui défier.
refusal-asked-exclude = Il faut maintenant choisir qui ne lance pas.
refusal-asked-pick = Il faut maintenant choisir les cartes du dé réduit.
refusal-asked-keep = Il faut maintenant choisir un des deux résultats.
refusal-asked-fox = Il faut maintenant décider pour le renard sauvage : relancer, ou le garder.
refusal-asked-panda = Il faut maintenant choisir une autre carte Zoo pour le panda sauvage.
refusal-asked-award = Il faut maintenant régler l’égalité : qui prend la carte Zoo ?
refusal-asked-name-discarder = Il faut maintenant régler l’égalité : qui défausse une carte ?
refusal-asked-take = Il faut maintenant prendre la carte Zoo, ou piocher des animaux à la place.
refusal-asked-discard = Il faut maintenant défausser une carte.
refusal-not-in-market = { $cards ->
    [one] On ne peut choisir que la carte Zoo du marché.
   *[other] On ne peut choisir qu’une des { $cards } cartes Zoo du marché.
}
refusal-own-opponent = On ne peut pas se défier soi-même.
refusal-picks-complete = Tu as déjà choisi tes { $wanted } cartes ; tu peux encore en échanger une.
refusal-picks-incomplete = Tu as choisi { $picked } cartes sur { $wanted } ; choisis d’abord les autres, puis tu pourras en échanger.
refusal-not-enough-held = { $held ->
    [0] Tu n’as pas cette carte : { $card }.
   *[other] Tu as déjà choisi toutes tes cartes de cette sorte ({ $held }) : { $card }.
}
refusal-not-picked = Tu n’as pas choisi cette carte : { $card }.
refusal-same-card = Cela ne changerait rien : { $card }.
refusal-not-rolled = Tu n’as pas lancé cette carte : { $card }.
refusal-not-tied = Cette personne n’est pas à égalité.
refusal-winner-discards = { $player_seat } prend la carte Zoo ; quelqu’un d’autre à égalité défausse.
refusal-not-held = Tu n’as pas cette carte : { $card }.

## Les robots et leurs raisons

bot-cub = essaie d’abord la plus petite carte
bot-cub-name = Le lionceau
bot-cub-about = Prend la carte qui vaut le moins, comme si c’était la plus facile, et à égalité laisse les points pour avoir un plus petit dé.
bot-peacock = admire son propre dé
bot-peacock-name = Le paon
bot-peacock-about = Compte ses animaux présents sur la carte, et oublie que tu lances aussi.
bot-tortoise = choisit la victoire la plus sûre
bot-tortoise-name = La tortue
bot-tortoise-about = Calcule chaque combat et choisit celui qu’elle gagne le plus sûrement, même s’il rapporte peu.
bot-keeper = pèse ses chances
bot-keeper-name = La gardienne
bot-keeper-about = Calcule exactement chaque combat, et ce que vaut chaque carte de ton dé et du marché.

## Le plateau dans le navigateur

board-track = La course aux dix points : { $scores }
board-track-seat = { $name } { $points }
board-mat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dé de { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
board-mat-seen = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dé de { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}, on y a vu : { $cards }
board-market = Marché
board-battle = Le combat
board-last-battle = Dernier combat
board-missing = Manquent : { $animals }
board-arrows = { $count ->
    [one] { $count } flèche
   *[other] { $count } flèches
}
board-best = le meilleur
board-tied = égalité
board-takes = gagne
board-discards = défausse
board-void = Le dauphin met fin au combat
board-give = Donner la carte
board-name-discarder = Défausse
board-your-die = Ton dé : { $cards }
board-picked = { $card }, choisi
board-put-back = Reposer : { $card }
board-zoo-deck = Pioche Zoo : { $count }
board-pile = Animaux : { $count }
board-wild = { $card } : { $power }
board-power-lion = gagne les égalités
board-power-fox = peut relancer
board-power-panda = change une carte Zoo où il manque
board-power-flamingo = perd les égalités
board-power-dolphin = met fin au combat
board-special-autowin = { $first } gagne
board-special-autolose = { $first } perd
board-special-player-exclude = tous lancent sauf un
board-special-extra-rule = { $first } bat { $second }
board-special-die-split = { $arrows ->
    [one] lancer { $arrows } carte
   *[other] lancer { $arrows } cartes
}
board-special-double-roll = lancer deux fois
