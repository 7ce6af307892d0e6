# La bourse, le choix des pouvoirs et le tour de bourse, dessinés dans le navigateur.

## Bourse

board-stock-name = Bourse
board-stock-grid = Les cases de la bourse, ligne par ligne
board-stock-end = Fin
board-stock-box = Prix { $price }, paie { $dividend } par carte{ $bonus ->
    [0] {""}
   *[other] , { $bonus } de plus pour les parents
 }. { $threshold ->
    [0] La partie finit ici.
   *[other] Le jeton avance à partir de { $threshold } noix.
 }
board-stock-box-launch = Un lancement à { $value } commence ici.
board-stock-box-tokens = { $count ->
    [one] Jeton : { $families }.
   *[other] Jetons, du haut vers le bas : { $families }.
 }
board-stock-box-ghosts = Viendrait ici : { $families }.
board-stock-legend-price = prix d’une carte
board-stock-legend-dividend = payé par carte, et en plus pour les parents
board-stock-legend-threshold = noix qui font avancer le jeton
board-stock-legend-launch = un lancement commence ici
board-stock-legend-click = Choisis un jeton pour voir son prix tour par tour et où sont ses cartes.
board-stock-families = Familles
board-stock-close = Fermer
board-stock-reputation = prix { $price }
board-stock-controls = a les parents
board-stock-lounge = Salon
board-stock-kitchen = Cuisine
board-stock-treasury = Trésor
board-stock-no-cards = aucune
board-stock-history-line = { $family } : { $prices }.
board-stock-history-none = Pas encore de prix.
board-stock-round-draft = Choix
board-stock-round-stock = TB { $day }
board-stock-round-operating = TE { $day }.{ $number }

## Le tour

board-stock-draft = Pouvoirs en vente
board-stock-turn = Tour de bourse
board-stock-waits-draft = { $name } choisit un pouvoir.
board-stock-waits = { $name } vend et achète.
board-stock-plan-ahead = Tu peux préparer ton tour en attendant.
board-stock-over-limit = Tu tiens { $cards } cartes et peux en avoir { $limit } : vends d’abord jusqu’à la limite.
board-stock-hint = Conseil : { $step }
board-stock-plan-it = Prévoir
board-stock-parts = Parties du tour
board-stock-tab-sell = Vendre
board-stock-tab-buy = Acheter
board-stock-tab-launch = Lancer
board-stock-tab-powers = Pouvoirs
board-stock-tab-extras = Billets
board-stock-planned = { $count ->
    [one] { $count } prévu
   *[other] { $count } prévus
 }
board-stock-pass = Passer
board-stock-pass-hint = Tu ne vends ni n’achètes rien.
board-stock-pass-draft = Passer sans pouvoir
board-stock-end-hint = Tu as vendu ou acheté pendant ce tour.

## Vendre

board-stock-sell-help = Marque ce que tu vends. Les cartes d’une famille partent en une seule vente.
board-stock-sell-of = Cartes à vendre des { $family }
board-stock-sell-none = Tu n’as pas de cartes.
board-stock-turned = retournée
board-stock-marked = à vendre
board-stock-part = un seul des deux animaux

## Acheter

board-stock-holder = { $name } : { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
 }{ $parents ->
    [yes] , avec les parents
   *[no] {""}
 }
board-stock-from-lounge = salon, reste { $count }
board-stock-from-kitchen = cuisine
board-stock-sold-out = Aucune carte au salon ni à la cuisine.
board-stock-none-launched = Aucune famille n’est encore lancée.

## Lancer

board-stock-launch-family = Famille à lancer
board-stock-not-next = pas la suivante
board-stock-home = Gîte { $hex } :
board-stock-home-empty = pas encore de tuile.
board-stock-home-tile = tuile { $tile }.
board-stock-show-home = Montrer sur la carte
board-stock-hide-home = Retour à la bourse
board-stock-launch-money = coûte { $cost }, trésor { $treasury }
board-stock-launch-box = Paie { $dividend } par carte, avance dès { $threshold } noix.
board-stock-launch-colour-yellow = Tuile de gîte jaune.
board-stock-launch-colour-green = Tuile de gîte jusqu’au vert.
board-stock-launch-colour-brown = Tuile de gîte jusqu’au brun.
board-stock-launch-colour-grey = Tuile de gîte jusqu’au gris.
board-stock-launch-tracks = { $count } voies de bonus.
board-stock-launch-later = Dans une phase ultérieure.
board-stock-all-launched = Toutes les familles sont lancées.

## Pouvoirs et billets

board-stock-for-player = pour les personnes
board-stock-for-family = pour les familles
board-stock-costs = coûte { $cost }
board-stock-buy-for = Acheter pour { $cost }
board-stock-buy-power = Acheter { $power } pour { $cost }
board-stock-no-powers = Aucun pouvoir n’est exposé.
board-stock-future = En vente au prochain tour de bourse ({ $count })
board-stock-tickets = { $count ->
    [0] Tu n’as pas de billet
    [one] Tu as { $count } billet
   *[other] Tu as { $count } billets
 }
board-stock-ticket-values = Ce que vaut un billet, tour par tour
board-stock-now = actuel
board-stock-tickets-planned = { $count ->
    [one] { $count } prévu
   *[other] { $count } prévus
 }
board-stock-ticket-less = Un de moins
board-stock-hand-powers = Tes pouvoirs
board-stock-power-not-now = Ne s’utilise pas maintenant.
board-stock-no-hand-powers = Tu n’as pas de pouvoir.

## Le tour préparé

board-stock-plan = Tour préparé
board-stock-plan-empty = Rien de prévu. Choisis ce que tu vends et achètes ; rien ne part avant que tu le dises.
board-stock-plan-later = Rien de prévu.
board-stock-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
 }
board-stock-cash = Caisse
board-stock-worth = Fortune
board-stock-cards = Cartes
board-stock-step-sell = Vendre { $cards }
board-stock-step-sell-part = Vendre { $cards }, un seul animal des parents
board-stock-step-buy = Acheter { $card }
board-stock-step-launch = Lancer les { $family } à { $value }
board-stock-step-power = Acheter { $power }
board-stock-step-ticket = Changer un billet contre { $value }
board-stock-step-use = Utiliser { $power }
board-stock-step-days-off = Jours de congé pour les { $family }
board-stock-step-call = Achat d’un { $squirrel } pour les { $family }
board-stock-step-end = Finir le tour
board-stock-earlier = Plus tôt : { $step }
board-stock-remove = Retirer : { $step }
board-stock-effect-cash = caisse { $amount }
board-stock-effect-treasury = trésor { $letters } { $amount }
board-stock-effect-placed = { $letters } commence à { $after }
board-stock-effect-price = { $letters } { $before } → { $after }
board-stock-effect-parents = { $name } reçoit les parents ({ $letters })
board-stock-effect-parents-you = tu reçois les parents ({ $letters })
board-stock-effect-retires = à la retraite : { $squirrels }
board-stock-effect-phase = la phase { $phase } commence
board-stock-effect-ends-round = le tour de bourse finit
board-stock-effect-ends-game = la partie finit
board-stock-and-end = puis finir le tour
board-stock-do = C’est parti
board-stock-do-and-end = C’est parti, et finir le tour
board-stock-sending = En cours : encore { $count }
board-stock-clear = Tout retirer
board-stock-kept = Ce tour préparé est gardé jusqu’à ton tour.
board-stock-stopped = La position a changé et la suite n’a pas pu se faire. Ce qui reste est ci-dessus.
board-stock-unchecked = Le tour préparé n’a pas pu être vérifié. Chaque étape le sera au moment de la faire.
