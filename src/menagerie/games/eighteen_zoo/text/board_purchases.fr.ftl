# Le plateau dessiné : gares et marqueurs, écureuils, échanges, pouvoirs, achat forcé.

## Ce qu’une action changerait

board-purchases-treasury = { $family } : trésor { $before } → { $after }
board-purchases-cash = { $name } : caisse { $before } → { $after }
board-purchases-debt-more = { $name } devra { $debt } de plus en fin de partie
board-purchases-reputation = { $family } : réputation { $before } → { $after }
board-purchases-phase = La phase { $phase } commence : jusqu’à { $limit } écureuils par famille
board-purchases-retires = À la retraite tout de suite : { $squirrels } des { $family }
board-purchases-may-be-saved = À la retraite, sauf si le bandeau le sauve : { $squirrels } des { $family }
board-purchases-last-run = Court encore une fois, puis à la retraite : { $squirrels } des { $family }
board-purchases-kitchen = cuisine
board-purchases-parents = { $name } prend les parents des { $family }
board-purchases-harvest = Meilleure récolte { $before } → { $after } noix ({ $change })
board-purchases-harvest-same = La meilleure récolte reste à { $after } noix
board-purchases-ends-turn = Le tour se termine ainsi
board-purchases-ends-round = Le tour de bourse ou d’exploitation se termine ainsi
board-purchases-ends-game = La partie se termine ainsi
board-purchases-paragraph = (règle { $paragraph })

## La décision

board-purchases-decision = Gares, écureuils et échanges
board-purchases-treasury-now = trésor { $treasury }, { $count ->
    [one] { $count } écureuil
   *[other] { $count } écureuils
 } sur { $limit }
board-purchases-cancel = Annuler
board-purchases-not-now = Pas maintenant
board-purchases-going-on = La suite vient d’elle-même…
board-purchases-end = { $family } : il ne reste que les pouvoirs et les billets.
board-purchases-why-not = Pourquoi pas { $what } ?
board-purchases-why-not-short = Pourquoi pas ?

## Gares et marqueurs

board-purchases-station-where = Choisis une case, sur la carte ou ici.
board-purchases-mark-where = Choisis une case pour le marqueur, sur la carte ou ici.
board-purchases-no-hex = Aucune case ne convient maintenant. Vises-en une sur la carte pour savoir pourquoi.
board-purchases-hole-first = Un bout du trou est en { $hex } ; choisis l’autre.
board-purchases-hexes = Cases possibles
board-purchases-on-hex = En { $hex }
board-purchases-how = Comment construire
board-purchases-choose-how = Choisis comment
board-purchases-build = Construire
board-purchases-put = Mettre ici
board-purchases-lay = Poser la tuile { $tile } en { $hex }
board-purchases-lay-where = { $count ->
    [one] Choisis la case éclairée sur la carte, puis une tuile.
   *[other] Choisis une des { $count } cases éclairées sur la carte, puis une tuile.
 }
board-purchases-costs = coûte { $cost }
board-purchases-harvest-change = meilleure récolte { $change }
board-purchases-way-station = une gare ordinaire, sur une place libre
board-purchases-way-diet = avec Au régime : à côté des places, et le pouvoir est épuisé
board-purchases-way-mine = avec C’est à moi : sur la place gardée pour la famille, et le pouvoir est épuisé
board-purchases-way-mark = y mettre { $power }

## Écureuils

board-purchases-deck-and-kitchen = Paquet et cuisine
board-purchases-offered = Proposé à cette famille
board-purchases-other-families = Écureuils d’autres familles
board-purchases-from-deck = paquet
board-purchases-from-kitchen = cuisine
board-purchases-cost-and-rest = coûte { $cost } : trésor { $before } → { $after }
board-purchases-forced-short = coûte { $cost }, et le trésor est de { $treasury } : un achat forcé
board-purchases-buy-for = Acheter { $squirrel } pour { $cost }
board-purchases-asleep = Il dort pendant la prochaine course.
board-purchases-on-last-run = Il court encore une fois et ne se vend pas.
board-purchases-offered-for = Offert par les { $family } pour { $price }.
board-purchases-accept-for = Le prendre pour { $price }
board-purchases-name-a-price = Proposer un prix
board-purchases-counter-lower = Proposer moins
board-purchases-ask-for = Proposer un prix pour { $squirrel } des { $family }
board-purchases-counter-for = Proposer moins pour { $squirrel } des { $family }

## Échanges

board-purchases-price-slider = Prix pour { $what }, curseur
board-purchases-price-number = Prix pour { $what }
board-purchases-price-quick = Prix possibles pour { $what }
board-purchases-price-asked = demandé
board-purchases-price-printed = imprimé
board-purchases-treasury-after = Trésor des { $family } ensuite : { $after }.
board-purchases-sold-at-once = La vente se fait tout de suite.
board-purchases-seller-decides = { $name } accepte ou refuse.
board-purchases-offer-at = Proposer { $price }
board-purchases-buy-at = Acheter pour { $price }
board-purchases-name-none = Ne rien proposer finalement
board-purchases-offer = Une offre
board-purchases-offer-terms = Offre des { $family } : { $price } proposés à { $name } pour { $what }
board-purchases-accept = Accepter { $price }
board-purchases-decline = Refuser
board-purchases-counter = Contre-offre
board-purchases-counter-send = Refuser, et demander { $price }
board-purchases-counter-power = Pour un pouvoir, tu ne fixes pas de prix toi-même : refuse, et la famille peut proposer davantage dans ce tour, jusqu’au prix imprimé.
board-purchases-counter-shared = Sur un écran partagé : refuse, dis ton prix à voix haute, et la famille peut proposer davantage dans ce tour.
board-purchases-counter-no-money = La famille n’a pas davantage : accepte ou refuse.
board-purchases-withdraw = Retirer l’offre
board-purchases-waiting-for = { $name } n’a pas encore répondu.
board-purchases-own-offers = Ce que tu offres
board-purchases-own-offer = { $squirrel } ({ $family }) pour { $price }
board-purchases-sell-title = Vendre un écureuil aux { $family }
board-purchases-sell-help = Ton offre tient jusqu’à la fin du tour des { $family }, ou jusqu’à ce que tu la retires.
board-purchases-sell-less = Les { $family } peuvent prendre ce que tu offres jusqu’à la fin de leur tour. Offert à nouveau, il ne peut que coûter moins.
board-purchases-offer-short = Offrir
board-purchases-offer-it = Offrir { $squirrel }

## Achat forcé

board-purchases-forced = Achat forcé
board-purchases-forced-of = Achat forcé : { $squirrel } pour { $price }
board-purchases-forced-which = Quel écureuil
board-purchases-forced-sum = Trésor { $treasury }, { $name } { $cash }, il manque { $missing }.
board-purchases-stage-squirrel = Choisir l’écureuil : { $squirrel } pour { $price }
board-purchases-stage-sellers = On demande aux autres s’ils en vendent un
board-purchases-stage-treasury = Le trésor des { $family } paie { $amount }
board-purchases-stage-player = { $name } ajoute { $amount }
board-purchases-stage-cards = { $name } vend des cartes, un animal à la fois, pour les { $missing } qui manquent
board-purchases-stage-loan = Ce que les cartes ne rapportent pas, la banque le prête : { $name } en devra le double, au plus { $debt }
board-purchases-stage-squirrel-short = écureuil
board-purchases-stage-sellers-short = autres vendeurs
board-purchases-stage-treasury-short = trésor
board-purchases-stage-player-short = joueur
board-purchases-stage-cards-short = cartes
board-purchases-stage-loan-short = prêt
board-purchases-stage-is-done = (fait)
board-purchases-stage-is-now = (maintenant)
board-purchases-stage-is-next = (à venir)
board-purchases-debt-most = Ta dette en fin de partie pourrait aller jusqu’à { $debt }.
board-purchases-debt-none = { $sales ->
    [one] Une seule vente suffit : pas de dette.
   *[other] { $sales } ventes suffisent : pas de dette.
 }
board-purchases-debt-left = { $sales ->
    [0] Rien à vendre : tu devras { $debt } en fin de partie.
    [one] Une vente, puis plus rien à vendre : tu devras { $debt } à la fin.
   *[other] { $sales } ventes, puis plus rien à vendre : tu devras { $debt } à la fin.
 }
board-purchases-debt-zero = Aucune carte n’est vendue, et il n’y aura pas de dette.
board-purchases-sell-now = Vends une carte : il manque { $missing }
board-purchases-sell-before = Vends d’abord des cartes : il manque { $missing }
board-purchases-sell = Vendre { $cards } pour { $amount }
board-purchases-sell-for = Vendre pour { $amount }
board-purchases-you = toi
board-purchases-all-together = En tout
board-purchases-stages = Ce qui se passe, dans cet ordre
board-purchases-sell-part = Vendre un animal ({ $cards }) pour { $amount }
board-purchases-missing-after = Il manquera encore : { $missing }
board-purchases-sellers-wait = On demande qui vend un écureuil : { $names }.

## Écureuils en trop et bandeau

board-purchases-discard-count = { $count } écureuils, et { $limit } sont permis
board-purchases-discard = Mettre { $squirrel } à la cuisine
board-purchases-discard-wait = Trop d’écureuils : on attend { $names }.
board-purchases-patch-about = Avec le bandeau, un écureuil reste, comme 1S : il visite une gare de sa famille et autant d’eaux qu’il veut, et la famille n’achète pas d’écureuil tant qu’il le porte.
board-purchases-save = Sauver { $squirrel }

## Pouvoirs et billets

board-purchases-extras = Billets, et pouvoirs des joueurs
board-purchases-powers-now = Pouvoirs :
board-purchases-buy-power = Acheter { $power }
board-purchases-ticket = Un billet vaut { $value } maintenant ; tu en as { $count }.
board-purchases-ticket-give = { $give } pour les { $family }, { $keep } pour toi
board-purchases-ticket-cash = Changer un billet
board-purchases-blue = bleu, pour les joueurs
board-purchases-green = vert, pour les familles
board-purchases-uses = { $uses ->
    [one] encore { $uses } usage
   *[other] encore { $uses } usages
 }
board-purchases-announced = annoncé
board-purchases-usable = utilisable maintenant
board-purchases-for-sale = en vente maintenant
board-purchases-place-display = exposé
board-purchases-place-next = prochain tour de bourse
board-purchases-place-coming = encore à venir
board-purchases-place-face-down = face cachée, ou pas dans cette partie
board-purchases-place-out = épuisé
board-purchases-group-usable = Utilisables maintenant
board-purchases-group-own = Les tiens et ceux de tes familles
board-purchases-group-display = Exposés
board-purchases-group-next = En vente au prochain tour de bourse
board-purchases-group-others = Chez les autres
board-purchases-group-coming = Encore à venir
board-purchases-group-face-down = Face cachée
board-purchases-group-out = Épuisés
board-purchases-face-down = ({ $count } cartes, dans un ordre que personne ne connaît)
board-purchases-automatic = Il agit de lui-même.
board-purchases-green-with-player = Une famille s’en sert : à son tour, elle peut acheter le pouvoir au joueur, de rien jusqu’au prix imprimé.
board-purchases-blue-now = { $round ->
    [stock] S’utilise quand c’est à toi pendant ce tour de bourse.
   *[other] S’utilise quand c’est à toi dans un tour de bourse, donc pas maintenant.
 }
board-purchases-of-player = { $name } s’en sert dans un tour de bourse.
board-purchases-family-later = S’utilise au tour des { $family }.
board-purchases-nothing-now = C’est le tour de sa famille, mais il n’y a rien en ce moment sur quoi l’utiliser.
board-purchases-display-now = En vente pendant le choix des pouvoirs et les tours de bourse, pour la personne dont c’est le tour.
board-purchases-next-round = En vente dès le prochain tour de bourse.
board-purchases-choose-family = Pour quelle famille ?
board-purchases-choose-squirrel = Quel écureuil ?
board-purchases-choose-hex = { $count ->
    [one] Choisir la case sur la carte ({ $count } possible)
   *[other] Choisir la case sur la carte ({ $count } possibles)
 }
board-purchases-choose-tile = { $count ->
    [one] Choisir la tuile sur la carte ({ $count } case)
   *[other] Choisir la tuile sur la carte ({ $count } cases)
 }
board-purchases-call = { $family } : { $squirrel }
board-purchases-power-from-you = Tu vends { $power } aux { $family } : pour combien ?
board-purchases-power-from = Les { $family } veulent acheter { $power } à { $name }, qui accepte ou refuse.
