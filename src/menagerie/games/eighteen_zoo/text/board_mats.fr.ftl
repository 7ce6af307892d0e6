# Les plateaux de 18ZOO : tours, personnes, familles, écureuils, courbes, fin de partie.

## Tours

board-mats-rounds = Jours, tours et ordre de jeu
board-mats-colon = {" : "}
board-mats-draft-short = Choix
board-mats-stock-short = TB
board-mats-operating-short = TE{ $number }
board-mats-draft-round = { $day }, choix des pouvoirs
board-mats-stock-round = { $day }, tour de bourse
board-mats-operating-round = { $day }, tour d’exploitation { $number }
board-mats-ticket-worth = un billet vaut { $value }
board-mats-phase = Phase
board-mats-limit-short = Limite
board-mats-limit = Écureuils par famille
board-mats-track = Voies
board-mats-r-areas = Zones R
board-mats-ticket = Billet
board-mats-colour-yellow = jaune
board-mats-colour-green = vert
board-mats-colour-brown = brun
board-mats-colour-grey = gris
board-mats-family-order = Ordre des familles
board-mats-seat-order = Ordre du tour
board-mats-has-operated = a déjà joué
board-mats-turn = à jouer

## Personnes

board-mats-players = Personnes
board-mats-ownership = Animaux de chaque personne, les parents comptant deux ; en couleur là où sont les parents
board-mats-you = (toi)
board-mats-place = rang { $place }
board-mats-cash = Caisse
board-mats-worth = Fortune
board-mats-cards = Cartes
board-mats-of-limit = { $count } sur { $limit }
board-mats-tickets = Billets
board-mats-tickets-worth = soit { $value } maintenant
board-mats-debt = Dette
board-mats-no-cards = Aucune carte pour l’instant.
board-mats-powers = Pouvoirs
board-mats-animals-worth = { $animals } × { $price } = { $value }
board-mats-controls = a les parents
board-mats-turned-over = retournée
board-mats-letter-parents = P
board-mats-letter-cousin = C
board-mats-card-legend = P : les parents, qui comptent pour deux animaux ; 1 à 3 : les enfants ; C : le cousin. Une carte couchée au bord pointillé est retournée : jusqu’à la fin du tour de bourse, elle ne fait de nouveau baisser la réputation que si la personne qui a les parents la vend. Fortune : comme si la partie finissait maintenant. Au plus { $limit } cartes par personne.

## Familles

board-mats-families = Familles
board-mats-none-launched = Aucune famille n’est encore lancée.
board-mats-not-launched = Pas encore lancées
board-mats-home = gîte en { $hex }
board-mats-may-be-launched = , peut être la prochaine
board-mats-parents-of = parents chez { $seat }
board-mats-treasury = Trésor
board-mats-reputation = Réputation
board-mats-pays = paie { $dividend } par carte
board-mats-threshold = , monte à partir de { $threshold } noix
board-mats-last-harvest = Dernière récolte
board-mats-harvest-shared = partagée
board-mats-harvest-kept = gardée
board-mats-harvest-open = pas encore décidée
board-mats-waters = { $waters ->
    [one] , { $waters } point d’eau
   *[other] , { $waters } points d’eau
 }
board-mats-none = aucune pour l’instant
board-mats-squirrels-of = Écureuils : { $count } sur { $limit }
board-mats-full = plus de place
board-mats-no-squirrel = Aucun écureuil : elle doit en acheter un à son tour.
board-mats-animals = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
 }
board-mats-lounge = Salon
board-mats-kitchen = Cuisine
board-mats-kitchen-pays = paie { $amount } au trésor à chaque tour d’exploitation
board-mats-empty = vide
board-mats-stations = Gares
board-mats-stations-left = { $count ->
    [one] Il en reste une, pour
   *[other] Il en reste { $count }, pour
 }
board-mats-no-station-left = il n’en reste aucune
board-mats-show-of = Montrer sur la carte : { $family }
board-mats-show-reach = Montrer la portée
board-mats-show-runs = Montrer les dernières courses
board-mats-show-best = Meilleures courses maintenant

## Écureuils

board-mats-stops = { $stops ->
    [one] { $stops } arrêt
   *[other] { $stops } arrêts
 }
board-mats-doubled = récolte doublée
board-mats-fate-last-run = court encore une fois, puis part
board-mats-fate-patched = un { $kind } avec le bandeau
board-mats-fate-patched-leaves = un { $kind } avec le bandeau ; sans lui, il part
board-mats-fate-retires = part au premier { $kind }
board-mats-fate-once-more = dernière course après le premier { $kind }
board-mats-fate-stays = ne part jamais
board-mats-asleep = , dort jusqu’à la course de sa famille
board-mats-squirrel-deck = Écureuils et phases
board-mats-deck = Le paquet
board-mats-cost = coûte { $cost }
board-mats-kind = Sorte
board-mats-cost-head = Prix
board-mats-stops-head = Arrêts
board-mats-left-head = Reste
board-mats-next = prochain
board-mats-endless = sans fin
board-mats-jumper-rule = On choisit 4J ou 2J à l’achat. L’eau est un arrêt pour lui, et sa récolte est doublée.
board-mats-kitchen-empty = Il n’y a pas d’écureuil dans la cuisine.
board-mats-coming = Ce qui va venir
board-mats-as-it-stands = Selon ce que les familles ont maintenant, si rien d’autre n’est acheté, vendu ou couvert du bandeau d’ici là.
board-mats-phases = Toutes les phases
board-mats-launches = Lancements à
board-mats-now = maintenant
board-mats-lose-first = les { $family } en perdent { $count ->
    [1] un
    [2] deux
    [3] trois
   *[other] { $count }
 }
board-mats-have-first = les { $family } en ont { $count ->
    [1] un
    [2] deux
    [3] trois
   *[other] { $count }
 }
board-mats-discard-first = les { $family } en mettent { $count ->
    [1] un
    [2] deux
    [3] trois
   *[other] { $count }
 } à la cuisine
board-mats-count-next = les { $family } { $count ->
    [1] un
    [2] deux
    [3] trois
   *[other] { $count }
 }
board-mats-retires = Le premier { $phase } met tous les { $kinds } à la retraite : { $losses }.
board-mats-retires-nobody = Le premier { $phase } met tous les { $kinds } à la retraite ; aucune famille n’en a maintenant.
board-mats-retires-none = Le premier { $phase } n’en met aucun à la retraite.
board-mats-last-runs = Le premier { $phase } met aussitôt à la retraite les { $kinds } de la famille qui l’achète ; ceux des autres courent encore une fois : { $losses }.
board-mats-last-runs-nobody = Le premier { $phase } met à la retraite les { $kinds }, aussitôt dans la famille qui l’achète, après une dernière course dans les autres ; aucune famille n’en a maintenant.
board-mats-kitchen-leaves = { $count ->
    [one] Un autre quitte la cuisine.
   *[other] { $count } autres quittent la cuisine.
 }
board-mats-patch-keeps = L’écureuil des { $family } reste tant qu’il porte le bandeau.
board-mats-patch-can-keep = Le bandeau pourrait en garder un ({ $families }).
board-mats-new-limit = Une famille peut alors avoir { $limit ->
    [one] { $limit } écureuil.
   *[other] { $limit } écureuils.
 }
board-mats-discards = Il y en a trop : { $surplus }.
board-mats-brings-yellow = On peut poser des voies jaunes.
board-mats-brings-green = On peut poser des voies vertes.
board-mats-brings-brown = On peut poser des voies brunes.
board-mats-brings-grey = On peut poser des voies grises.
board-mats-new-nuts = Les zones R rapportent { $nuts } noix.
board-mats-new-launch = On peut lancer une famille à { $value }.
board-mats-before = { $before ->
    [0] C’est le prochain écureuil du paquet.
    [one] Un écureuil vient avant lui.
   *[other] { $before } écureuils viennent avant lui.
 }

## Courbes

board-mats-charts = Courbes
board-mats-chart-worth = Fortune
board-mats-chart-reputation = Réputation
board-mats-chart-revenue = Récolte
board-mats-chart-label-worth = Fortune de chaque personne après chaque tour
board-mats-chart-label-reputation = Réputation de chaque famille après chaque tour
board-mats-chart-label-revenue = Noix récoltées par chaque famille à chaque tour d’exploitation
board-mats-no-history = Il y aura quelque chose à voir ici après le premier tour.
board-mats-go-to = Aller à la fin de ce tour : { $round }
board-mats-go-to-help = Un clic sur un tour mène à ce moment.

## La fin

board-mats-end = La partie est finie
board-mats-final-table = Scores finaux
board-mats-part-cash = Caisse
board-mats-part-cards = Cartes
board-mats-part-tickets = Billets
board-mats-part-debt = Dette
board-mats-total = Total
board-mats-end-note = Les cartes comptent leur réputation, les parents deux fois ; chaque billet restant compte 20. Les pouvoirs ne comptent rien.
board-mats-won = { $winner } gagne avec { $score }, soit { $by } de plus { QUE($second) }.
board-mats-won-by-cash = { $winner } gagne avec { $score }, soit { $by } de plus { QUE($second) } : l’argent a décidé, avec { $difference } de plus.
board-mats-won-by-cards = { $winner } gagne avec { $score }, soit { $by } de plus { QUE($second) } : les cartes ont décidé, avec { $difference } de plus.
board-mats-won-by-tickets = { $winner } gagne avec { $score }, soit { $by } de plus { QUE($second) } : les billets ont décidé, avec { $difference } de plus.
board-mats-won-by-debt = { $winner } gagne avec { $score }, soit { $by } de plus { QUE($second) }, dont la dette dépasse la sienne de { $difference }.
board-mats-won-by-order = { $equals } ont { $score } ; { $winner } vient en premier dans l’ordre du tour et gagne.
