# 18ZOO en français.

game-title = 18ZOO
game-length = environ 3 heures
game-weight = exigeant
game-summary = Lance des familles d’animaux, pose des voies pour leurs écureuils, partage la récolte, et deviens l’écureuil le plus riche du dix-huitième zoo.

## Noms

family-CR = Crocodiles
family-GI = Girafes
family-PB = Ours polaires
family-PE = Manchots
family-LI = Lions
family-TI = Tigres
family-BB = Ours bruns
family-EL = Éléphants
letters-cr = CR
letters-gi = GI
letters-pb = OP
letters-pe = MA
letters-li = LI
letters-ti = TI
letters-bb = OB
letters-el = EL
power-DAYS_OFF = Jours de congé
power-MIDAS = Midas
power-TOO_MUCH_RESPONSIBILITY = Trop de responsabilités
power-LEPRECHAUN_POT_OF_GOLD = Chaudron du lutin
power-IT_S_ALL_GREEK_TO_ME = C’est du chinois
power-WHATSUP = Quoi de neuf
power-RABBITS = Lapins
power-MOLES = Taupes
power-ANCIENT_MAPS = Cartes anciennes
power-HOLE = Trou
power-ON_A_DIET = Au régime
power-SHINING_GOLD = Or brillant
power-THAT_S_MINE = C’est à moi
power-WORK_IN_PROGRESS = Travaux en cours
power-WHEAT = Blé
power-TWO_BARRELS = Deux tonneaux
power-A_SQUEEZE = Essorage
power-PATCH = Bandeau
power-WINGS = Ailes
power-A_TIP_OF_SUGAR = Un peu de sucre
card-parents = parents
card-first = enfant 1
card-second = enfant 2
card-third = enfant 3
card-cousin = cousin
the-card-parents = les parents
the-card-first = l’enfant 1
the-card-second = l’enfant 2
the-card-third = l’enfant 3
the-card-cousin = le cousin
cards-of-family = { $cards } ({ $family })
squirrel-numbered = { $kind } n° { $number }
squirrel-patched = { $squirrel } (avec le bandeau, un 1S)
day-1 = Lundi
day-2 = Mardi
day-3 = Mercredi

## Options

option-map = Carte
option-map-help = A, B et C conviennent à deux ou trois personnes, D, E et F à quatre ou cinq. « La tienne » te laisse assembler une carte avec les modules de la boîte.
option-map-A = A
option-map-B = B
option-map-C = C
option-map-D = D
option-map-E = E
option-map-F = F
option-map-custom = la tienne
option-base = Milieu de la carte
option-base-help = Le module au milieu des cartes A à F : la boîte en a deux, avec d’autres collines et d’autres points d’eau.
option-base-BASE-1 = premier module central (BASE-1)
option-base-BASE-2 = second module central (BASE-2)
option-base-BASE-3 = troisième module central (BASE-3)
option-modules = Modules de ta carte
option-modules-help = Seulement pour ta propre carte : un module central (BASE), et autour au plus un module pour chacune des places 1 à 7. Le numéro d’un module est sa place, ses lettres sont les cartes dont il fait partie.
option-revealed_powers = Tous les pouvoirs visibles dès le début
option-revealed_powers-help = Tout le monde voit dès le début quels pouvoirs seront à vendre, et dans quel ordre. On prévoit mieux, la chance compte moins.
option-compat = Lecture des règles
option-compat-help = Le livret tel qu’il est écrit, ou tel que le suivent les parties du serveur 18xx.games.
option-compat-rulebook = livret
setup-modules-unused = On ne nomme des modules que pour une carte personnelle.
setup-base-3 = BASE-3 n’est dans aucune boîte : seul le serveur 18xx.games le connaît.

## Cartes impossibles

bad-map-unknown = Il n’y a pas de carte { $name } ; il y a { $known }.
bad-map-module = Il n’y a pas de module { $module } ; il y a { $known }.
bad-map-base = Une carte a un module de base, BASE-1 ou BASE-2, pas { $count }.
bad-map-position = { $one } et { $other } veulent la même place { $position }.
bad-map-overlap = { $one } et { $other } ne vont pas ensemble : ils couvrent les mêmes cases.
bad-map-apart = { $module } ne touche aucun autre module.
bad-map-no-home = Cette carte n’a de gîte pour aucune famille.

## Ce qu’on demande

ask-draft = Achète un des pouvoirs exposés, ou passe.
wait-draft = choix d’un pouvoir
ask-turn = À toi : vends des cartes, puis achète une carte ou un pouvoir, ou passe.
ask-turn-must = Tu tiens { $cards } cartes et peux en avoir { $limit } : vends d’abord.
wait-turn = vente et achat
ask-home = Pose la tuile de gîte des { $family }.
ask-home-replaced = Remplace la tuile de gîte des { $family }, ou passe.
wait-home = tuile de gîte des { $family }
ask-bonus = Pose des voies de bonus pour les { $family }, ou passe.
wait-bonus = voies de bonus des { $family }
ask-track = { $family } : pose des voies, ou passe. { $lays ->
    [0] Aucune tuile posée.
    [one] { $lays } tuile déjà posée.
   *[other] { $lays } tuiles déjà posées.
 }
wait-track = voies des { $family }
ask-station = { $family } : construis une gare, ou passe.
wait-station = gare des { $family }
ask-run = { $family } : fais courir tes écureuils.
wait-run = course des { $family }
ask-harvest = { $family } : la récolte est de { $nuts } noix. Partage-la, ou garde-la.
wait-harvest = récolte des { $family }
ask-squirrels = { $family } : achète des écureuils, ou passe.
ask-squirrels-must = { $family } : la famille n’a pas d’écureuil et doit en acheter un.
wait-squirrels = écureuils des { $family }
ask-end = { $family } : utilise des pouvoirs ou des billets, ou finis le tour.
wait-end = fin du tour des { $family }
ask-patch = Ces écureuils partent à la retraite : { $squirrels }. Sauves-en un avec le bandeau, ou passe.
wait-patch = bandeau pour un de : { $squirrels }
ask-discard = Trop d’écureuils : mets-en un à la cuisine.
wait-discard = un écureuil de trop
ask-offer = Offre des { $family } : { $price } pour { $what }. Accepte ou refuse.
wait-offer = réponse à { $price } pour { $what }
ask-price = { $family } : que proposes-tu pour { $squirrel } ?
wait-price = prix pour { $squirrel }
ask-sellers = { $family } : il faut acheter un écureuil et le trésor n’en paie aucun. Offre un des tiens, ou passe.
wait-sellers = si une autre famille vend un écureuil aux { $family }
ask-forced = Achat forcé : vends une carte.
wait-forced = vente pour un achat forcé
ask-second-map = Pose la deuxième tuile des cartes anciennes, ou passe.
wait-second-map = deuxième tuile des cartes anciennes
ask-second-hole = Choisis l’autre bout du trou.
wait-second-hole = autre bout du trou

## La table en mots

question-waiting = On attend { $players } ({ $what }).
question-over = La partie est finie : { $scores }.
question-score = { $seat } avec { $score }
position-round-draft = { $day }, choix des pouvoirs { $number }. Un billet vaut { $ticket }. Phase { $phase } : jusqu’à { $limit } écureuils par famille, les zones R rapportent { $nuts }.
position-round-stock = { $day }, tour de bourse { $number }. Un billet vaut { $ticket }. Phase { $phase } : jusqu’à { $limit } écureuils par famille, les zones R rapportent { $nuts }.
position-round-operating = { $day }, tour d’exploitation { $number }. Un billet vaut { $ticket }. Phase { $phase } : jusqu’à { $limit } écureuils par famille, les zones R rapportent { $nuts }.
position-deck = Écureuils à venir : { $squirrels }, et ainsi de suite ; le premier coûte { $cost }.
position-kitchen = À la cuisine : { $squirrels }.
position-powers = Pouvoirs exposés, avec leur prix : { $powers }.
position-no-powers = Aucun pouvoir n’est exposé.
position-future = Pouvoirs du prochain tour de bourse : { $powers }.
position-coming = Pouvoirs ensuite : { $powers }.
position-nearby = À lancer ensuite : { $families }.
position-offered = À vendre par les { $family } : l’écureuil { $squirrel } pour { $price }.
position-operating-order = Ordre des familles : { $families }.
position-player = { $seat } : { $cash } en caisse, { $tickets ->
    [one] { $tickets } billet
   *[other] { $tickets } billets
 }, fortune { $worth }.
position-debt = Dette { $debt }.
position-cards = Cartes : { $cards }.
position-player-powers = Pouvoirs : { $powers }.
power-uses-left = ({ $uses ->
    [one] encore { $uses } fois
   *[other] encore { $uses } fois
 })
position-announced = Annoncé : { $power }.
position-turned = Retournées jusqu’à la fin du tour de bourse : { $cards }.
position-asleep = (endormi)
position-last-run = (dernière course)
position-unlaunched = Pas encore lancées : { $families }.
position-home = { $family } ({ $letters }, gîte H{ $home } en { $hex })
position-family = { $family } ({ $letters }), à { $seat } : réputation { $price }, trésor { $treasury }.
position-squirrels = Écureuils : { $squirrels }.
position-no-squirrels = Aucun écureuil.
position-stations = Gares : { $stations }.
position-to-build = { $count ->
    [one] Encore une à construire, pour { $costs }.
   *[other] Encore { $count } à construire, pour { $costs }.
 }
position-lounge = Au salon : { $cards }.
position-card-kitchen = À la cuisine : { $cards }.
position-family-powers = Pouvoirs : { $powers }.
position-wheat = Le blé est en { $hex }.
position-box = Bourse, ligne { $row }, colonne { $column } : { $families }. Vaut { $price }, paie { $dividend } par carte{ $bonus ->
    [0] .
   *[other] {" "}et { $bonus } de plus pour les parents.
 } { $threshold ->
    [0] La partie finit.
   *[other] { $move ->
        [right] Va à droite
       *[up] Monte
     } à partir de { $threshold } noix.
 }
question-threshold-met = Le seuil de { $threshold } est atteint : partagée, elle paie les cartes et { $share_move ->
    [right] le jeton va à droite
    [up] le jeton monte
   *[stays] le jeton reste
 }. Gardée, elle rapporte { $kept } au trésor et { $keep_move ->
    [left] le jeton va à gauche
    [down] le jeton descend
   *[stays] le jeton reste
 }.
question-threshold-missed = Le seuil de { $threshold } n’est pas atteint : partagée, elle paie les cartes et le jeton reste. Gardée, elle rapporte { $kept } au trésor et { $keep_move ->
    [left] le jeton va à gauche
    [down] le jeton descend
   *[stays] le jeton reste
 }.
run-drawn = { $squirrel } { $way }
run-made = { $squirrel } : { $way } ({ $nuts })
price-free = sans frais
price-for = pour { $cost }
price-brings = ce qui rapporte { $amount }
position-map = Carte : le numéro d’une tuile et les côtés où mène sa voie (↓-↑↗ : de ↓ vers ↑ ou ↗) ; au-dessous les gares, (entre parenthèses) celles qui sont réservées, X pour des travaux.
position-map-signs = Signes : . plaine, m et mm collines, o eau, y zone de gare, H gîte, R restaurant, # gris, * trou.
choice-same-rotation = (pareil, orientation { $rotation })
choice-by-power = (par { $power })
dividend-paid = { $amount } à { $seat }

## Ce qu’on peut faire

choice-in-group = { $group } : { $choice }
group-ticket = Un billet
action-pass = Passer
choice-pass-end-turn = Finir le tour
choice-pass-save-none = N’en sauver aucun
action-buy-power = Acheter { $power } pour { $price }
action-buy-power-for = Acheter { $power } pour { $price }
action-launch = Lancer les { $family } à { $value }, pour { $cost }
action-buy-card = Acheter { $card }
choice-buy-card-lounge = Acheter { $card } pour { $price }
choice-buy-card-kitchen = Acheter { $card } à la cuisine pour { $price }
action-sell = vendre { $cards }
action-sell-part = vendre { $cards }, mais un seul animal des parents,
action-cash-ticket = Changer un billet
choice-cash-ticket-value = Changer un billet contre { $value }
choice-cash-ticket-family = { $keep } pour toi, { $give } pour les { $family }
action-use-power = Utiliser { $power }
action-take-days-off = Jours de congé pour les { $family }
action-call-squirrel = acheter { $squirrel } pour les { $family }
action-ask-for-power = l’acheter pour la famille à { $price }
choice-ask-for-power-from = en proposer { $price } à { $seat }
action-lay = poser la tuile { $tile } { $leads }
choice-lay-upgrade = améliorer avec la tuile { $tile } { $leads }
action-build-station = Construire une gare en { $hex }
action-mark = Mettre { $power } en { $hex }
action-run-best = Courir pour le plus de noix
action-rest = Ne pas courir
action-draw-runs = Courir : { $runs }
action-share = Partager la récolte
action-keep = Garder la récolte
action-buy-squirrel = Acheter l’écureuil { $squirrel } pour { $cost }
choice-buy-squirrel-forced = Achat forcé de l’écureuil { $squirrel } pour { $cost } : le trésor donne { $treasury }, tu donnes { $helped }{ $lacking ->
    [0] {""}
   *[other] ; pour les { $lacking } qui manquent tu vends des cartes, et tu dois le double de ce que la banque prête
 }
action-approach = Demander l’écureuil { $squirrel }
choice-approach-family = Demander l’écureuil { $squirrel } aux { $family }
action-name-price = Proposer { $price }
action-offer-squirrel = l’offrir pour { $price }
choice-offer-squirrel-to = l’offrir aux { $family } pour { $price }
choice-asked-price = (offert pour { $price })
action-withdraw = Retirer l’offre
action-accept = Accepter l’offre
action-decline = Refuser l’offre
action-save = Sauver { $squirrel } avec le bandeau
action-put-patch = Mettre le bandeau à { $squirrel }
action-take-off-patch = Enlever le bandeau
action-discard-squirrel = Mettre { $squirrel } à la cuisine
action-end-by-hand = Finir la partie ici

## Ce qui s’est passé

event-passed = { $seat } passe.
event-passed-family = { $seat } passe pour les { $family }.
event-passed-end = { $seat } finit son tour.
event-passed-end-family = { $seat } finit le tour des { $family }.
event-power-bought = { $seat } achète { $power } pour { $price }.
event-power-paid = { $power } rapporte { $amount } à { $seat }.
event-power-used = { $seat } utilise { $power }.
event-power-gone = Le pouvoir { $power } est épuisé.
event-power-sold = { $seat } vend { $power } aux { $family } pour { $price }.
event-launched = { $seat } lance les { $family } à { $value } ; leur trésor contient { $treasury }.
event-card-bought = { $seat } achète { $card } pour { $price }.
event-card-bought-kitchen = { $seat } achète { $card } à la cuisine pour { $price }.
event-cards-sold = { $seat } vend { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
 } des { $family } pour { $amount } ; maintenant à la cuisine : { $cards }.
event-parents-exchanged = { $new_seat } reprend les parents des { $family } à { $old_seat } contre { $cards }.
event-reputation-moved = La réputation des { $family } est maintenant de { $price }.
event-ticket-cashed = { $seat } change un billet contre { $value }.
event-ticket-cashed-for = { $seat } change un billet contre { $value } et en donne { $given } aux { $family }.
event-kitchen-paid = La cuisine rapporte { $amount } aux { $family }.
event-tile-laid = Les { $family } posent la tuile { $tile } en { $hex } ({ $leads }), { $price }.
event-tile-laid-with = Les { $family } posent la tuile { $tile } en { $hex } ({ $leads }), { $price }, grâce au pouvoir { $power }.
event-station-built = Les { $family } construisent une gare en { $hex }, { $price }.
event-station-built-with = Les { $family } construisent une gare en { $hex }, { $price }, grâce au pouvoir { $power }.
event-marked = Les { $family } posent le jeton { $power } en { $hex }.
event-ran = Course des { $family } : { $runs }. Récolte : { $nuts } noix{ $waters ->
    [0] .
    [one] , avec { $waters } point d’eau.
   *[other] , avec { $waters } points d’eau.
 }
event-ran-none = Les { $family } ne courent pas.
event-water-paid = L’eau rapporte { $amount } aux { $family }.
event-harvest-shared = Les { $family } partagent : { $each } par carte{ $bonus ->
    [0] {""}
   *[other] , { $bonus } de plus pour les parents
 }. { $total ->
    [0] Rien n’est payé.
   *[other] Payé : { $paid }.
 }
event-harvest-kept = { $nuts ->
    [0] Les { $family } n’ont rien récolté.
   *[other] Les { $family } gardent la récolte : { $nuts } noix, soit { $amount } pour le trésor.
 }
event-squirrel-bought = Les { $family } achètent l’écureuil { $squirrel } pour { $price }.
event-squirrel-bought-family = Les { $family } achètent l’écureuil { $squirrel } aux { $source } pour { $price }.
event-squirrel-bought-kitchen = Les { $family } achètent l’écureuil { $squirrel } à la cuisine pour { $price }.
event-squirrel-bought-forced = Les { $family } doivent acheter l’écureuil { $squirrel } pour { $price } ; { $from_seat } ajoute { $helped }, la banque prête { $loan }.
event-phase-began = La phase { $phase } commence.
event-squirrel-retired = L’écureuil { $squirrel } des { $family } part à la retraite.
event-squirrel-retired-kitchen = L’écureuil { $squirrel }, à la cuisine, part à la retraite.
event-last-run-due = L’écureuil { $squirrel } des { $family } courra encore une fois.
event-squirrel-discarded = Les { $family } mettent l’écureuil { $squirrel } à la cuisine.
event-patch-put = L’écureuil { $squirrel } des { $family } porte maintenant le bandeau.
event-patch-taken-off = Les { $family } enlèvent le bandeau de l’écureuil { $squirrel }.
event-offer-made = Les { $family } offrent { $price } à { $seat } pour { $power }.
event-offer-made-squirrel = Les { $family } offrent { $price } à { $seat } pour l’écureuil { $squirrel }.
event-offer-withdrawn = { $seat } retire son offre.
event-squirrel-offered = { $seat } vendrait l’écureuil { $squirrel } des { $family } pour { $price }.
event-offer-declined = { $seat } refuse.
event-round-began-stock = Un billet vaut maintenant { $ticket }.{ $new ->
    [0] {""}
   *[other] {" "}Nouveaux pouvoirs : { $powers }.
 }{ $later ->
    [0] {""}
   *[other] {" "}À venir : { $future }.
 }
event-powers-shown = En vente dès le prochain tour de bourse : { $powers }. Ensuite : { $future }.
event-powers-shown-last = En vente dès le prochain tour de bourse, les derniers : { $powers }.
event-round-began-operating = Un billet vaut maintenant { $ticket }.
event-turn-order-set = Ordre du tour : { $players }.
event-turn-began = C’est le tour des { $family }, pour { $seat }.
event-ended-last-round = Le dernier tour est fini.
event-ended-top-reputation = Une famille a atteint 24 : la partie est finie.
event-ended-by-hand = La table s’arrête ici.

## Comment ça finit

ending-last-round = Les trois jours sont passés.
ending-top-reputation = Une famille a atteint la réputation 24.
ending-by-hand = La table a décidé d’arrêter.
tie-break-turn-order = place dans l’ordre du tour

## Refus

refusal-no-such-seat = Il n’y a que { $players } personnes à table.
refusal-game-over = La partie est finie.
refusal-end-by-hand = Une partie finit selon ses règles, sauf si elle suit un enregistrement.
refusal-not-asked = C’est à { $asked_seat } de décider.
refusal-asked-draft = Pendant le choix des pouvoirs, tu en achètes un, ou tu passes.
refusal-asked-turn = Pendant un tour de bourse, tu vends, tu achètes, tu utilises des pouvoirs, ou tu passes.
refusal-asked-home = D’abord la tuile de gîte.
refusal-asked-bonus = D’abord les voies de bonus, ou passe.
refusal-asked-track = La famille pose des voies.
refusal-asked-station = La famille en est à sa gare.
refusal-asked-run = Les écureuils doivent courir maintenant.
refusal-asked-harvest = Partage la récolte, ou garde-la.
refusal-asked-squirrels = La famille achète des écureuils.
refusal-asked-end = Il ne reste que les pouvoirs et les billets dans ce tour.
refusal-asked-patch = Dis d’abord quel écureuil le bandeau sauve, ou aucun.
refusal-asked-discard = Mets d’abord un écureuil à la cuisine.
refusal-asked-offer = Réponds d’abord à l’offre.
refusal-asked-sellers = Dis d’abord si tu vendrais un écureuil.
refusal-asked-price = Donne d’abord ton prix.
refusal-asked-forced = Pendant un achat forcé, tu vends des cartes, une par une.
refusal-asked-second-map = D’abord la deuxième tuile des cartes anciennes, ou passe.
refusal-asked-second-hole = D’abord l’autre bout du trou.
refusal-answer-first = D’abord la question en suspens.
refusal-not-its-turn = Ce n’est pas son tour.
reason-for-family = { $family } : { $what }
refusal-unknown-action = Personne ici ne connaît l’action { $kind }.
refusal-unreadable-action = L’action { $kind } est illisible.
refusal-over-limit = Tu as { $cards } cartes et tu peux en avoir { $limit } : vends d’abord.
refusal-bought-already = Tu as déjà acheté dans ce tour.
refusal-sell-first = On vend avant d’acheter.
refusal-other-price = Le pouvoir coûte { $cost }.
refusal-no-ticket = Il n’y a plus de billet.
refusal-ticket-in-draft = Pas de billets pendant le choix des pouvoirs.
refusal-ticket-for-nobody = Il n’y a pas de famille à qui donner de l’argent.
refusal-ticket-part = Entre { $least } et { $value } d’un billet vont à la famille.
refusal-not-your-cards = Ce ne sont pas tes cartes, ou pas dans l’ordre.
refusal-sold-now = Tu as déjà vendu des cartes de cette famille dans ce tour.
refusal-no-heir = On ne vend des parents que si quelqu’un d’autre a ensuite plus d’animaux de la famille.
refusal-not-on-display = Ce pouvoir n’est pas exposé.
refusal-cash = Cela coûte { $cost }, et tu as { $cash }.
refusal-three-powers = La limite est de trois pouvoirs.
refusal-not-in-play = Cette famille n’est pas sur cette carte.
refusal-launched = Cette famille a déjà ses parents.
refusal-not-nearby = Ce n’est pas à cette famille d’être lancée.
refusal-launch-value = On lance une famille à 5, 6, 7, 9 ou 12.
refusal-launch-phase = Un lancement à { $value } vient dans une phase plus tardive.
refusal-card-limit = Tu peux avoir { $limit } cartes.
refusal-not-launched = Cette famille n’est pas lancée.
refusal-sold-before = Tu as vendu des cartes de cette famille pendant ce tour.
refusal-card-not-there = Cette carte n’est ni au salon ni à la cuisine.
refusal-not-top-card = Au salon, seule la carte du dessus est à vendre.
refusal-family-limit = Avec quatre animaux d’une famille, tu n’achètes plus au salon.
refusal-not-your-power = Ce pouvoir n’est pas à toi.
refusal-not-its-power = La famille n’a pas ce pouvoir.
refusal-blue-power = Les pouvoirs bleus sont pour les tours de bourse.
refusal-green-power = Les pouvoirs verts sont pour les familles, pendant les tours d’exploitation.
refusal-used-already = C’est déjà utilisé.
refusal-greek-too-early = Vends ou achète d’abord.
refusal-not-your-family = Tu ne diriges pas cette famille.
refusal-not-first-squirrel = On ne peut appeler que le premier écureuil du paquet.
refusal-no-room = La famille a autant d’écureuils que la phase le permet.
refusal-treasury = Cela coûte { $cost }, et le trésor contient { $treasury }.
refusal-home-tile = Il faut poser la tuile de gîte.
refusal-must-buy = Une famille sans écureuil doit en acheter un.
refusal-track-done = La pose de voies est finie pour ce tour.
refusal-track-later = La voie se pose au tour d’une famille, pendant un tour d’exploitation, ou juste après son lancement.
refusal-station-later = Les gares se construisent au tour d’une famille, pendant un tour d’exploitation.
refusal-same-hex = La famille a déjà posé une tuile là pendant ce tour.
refusal-station-step = On construit les gares après les voies.
refusal-station-over = La construction des gares est finie pour ce tour.
refusal-one-station = Une gare par tour.
refusal-no-station-left = La famille n’a plus de gare.
refusal-nobody-has-it = Personne n’a ce pouvoir.
refusal-power-price = Une famille le paie de rien à { $cost }.
refusal-declined = Cette somme a été refusée pendant ce tour.
refusal-after-the-run = On ouvre les tonneaux avant la course.
refusal-barrels-at-the-run = On ouvre les tonneaux au moment de la course.
refusal-patch-at-will = Le bandeau est pour les écureuils qui partent à la retraite.
refusal-no-patch = La famille n’a pas de bandeau pour cela.
refusal-not-its-squirrel = Cet écureuil n’entre pas en question.
refusal-not-retiring = Cet écureuil ne part pas à la retraite.
refusal-recorded-runs = Ce qu’une course rapporte se compte, on ne le dit pas.
refusal-patched-buys-none = Tant qu’un de ses écureuils porte le bandeau, la famille n’en achète pas.
refusal-4j-or-2j = Dis s’il est acheté comme 4J ou comme 2J.
refusal-not-for-sale = Cet écureuil n’est pas à vendre.
refusal-not-forced = Le trésor peut payer un écureuil : pas d’achat forcé.
refusal-sell-before = Il coûte { $cost } et il y a { $money } : vends d’abord des cartes.
refusal-forced-parents = La famille qui doit acheter ne peut pas changer de mains.
refusal-one-by-one = Pendant un achat forcé, on vend les cartes une par une.
refusal-no-need-to-sell = Il n’y a pas besoin de vendre.
refusal-squirrel-price = Le prix va de 1 à { $treasury }.
refusal-driven-by-hand = Les pages de 18xx.games ne proposent jamais cela ({ $entry }) ; la partie est lue jusqu’ici.
refusal-more-than-asked = Il est offert pour { $asked }.
refusal-asked-too-much = La famille peut payer de 1 à { $most }.
refusal-asked-before = Il est déjà offert pour { $asked } ; maintenant seulement pour moins.
refusal-nothing-offered = Tu n’as rien offert.
refusal-cannot-discard = Un écureuil avec le bandeau, ou à sa dernière course, reste.
refusal-no-such-hex = Il n’y a pas de telle case.
refusal-no-such-tile = Il n’y a pas de telle tuile.
refusal-none-left = Il ne reste plus de cette tuile.
refusal-wrong-area = Cette tuile ne va pas sur ce genre de zone.
refusal-terminal-area = On ne construit rien sur les zones R et grises.
refusal-not-yellow = Une case nue reçoit une tuile jaune.
refusal-not-an-upgrade = Ce n’est pas la couleur suivante pour cette tuile, ou les améliorations sont finies.
refusal-phase-too-early = Cette couleur vient dans une phase plus tardive.
refusal-marked-tile = Une tuile avec un marqueur ne s’améliore pas.
refusal-final-tile = Cette tuile reste comme elle est.
refusal-wrong-home = Cette tuile grise est pour le gîte d’une autre famille.
refusal-closed-side = La voie mènerait à un côté fermé.
refusal-paths-lost = Toutes les anciennes voies doivent rester.
refusal-out-of-reach = Aucune gare de la famille n’atteint cet endroit.
refusal-nothing-new = Aucune nouvelle voie ne serait à portée, et aucune gare ne vaudrait plus.
refusal-not-the-home = La tuile va sur le gîte de la famille.
refusal-not-plain-yellow = Les taupes remplacent les tuiles jaunes 7, 8 et 9.
refusal-moles-only = Les tuiles 80 à 83 sont pour les taupes.
refusal-one-upgrade = Une amélioration par tour : l’autre tuile est une jaune sur une case nue.
refusal-already-track = Une tuile y est déjà.
refusal-no-station-tile = Il n’y a pas de tuile de gare là.
refusal-station-out-of-reach = Aucune gare de la famille n’atteint celle-là.
refusal-already-there = La famille y a déjà une gare.
refusal-no-free-space = Il n’y a pas de place libre.
refusal-space-reserved = La place libre est gardée pour une autre famille.
refusal-unlaunched-home = C’est le gîte d’une famille pas encore lancée.
refusal-space-kept-already = La place libre est déjà gardée pour cette famille.
refusal-not-booked = Rien n’y est réservé.
refusal-no-own-station = La famille n’y a pas de gare.
refusal-not-r-area = Ce n’est pas une zone R.
refusal-same-r-area = Un trou a deux bouts.
refusal-no-other-r-area = Cette carte n’a pas de deuxième zone R pour l’autre bout d’un trou.
refusal-centre-r-area = La zone R du milieu n’a pas de trou ici.
refusal-too-few-stops = Une course atteint au moins deux arrêts.
refusal-too-many-stops = Cet écureuil ne court pas si loin.
refusal-without-station = Une course touche une gare de la famille.
refusal-stop-twice = Pas deux fois le même arrêt dans une course, comme en { $hex }.
refusal-water-twice = Pas deux fois le même point d’eau dans une course, comme en { $hex }.
refusal-track-twice = Pas deux fois la même voie dans une course, comme en { $hex }.
refusal-track-shared = Un autre écureuil de la famille y court.
refusal-no-track = Il n’y a pas de voie sur ce chemin, en { $hex }.
refusal-through-r = Une zone R finit une course, et { $hex } en est une.
refusal-tokened-out = La gare en { $hex } est pleine, sans place de la famille.
refusal-hole-twice = Un écureuil passe une fois par le trou, et { $hex } serait la deuxième.
refusal-hole-same-hex = On sort du trou par l’autre bout, pas en { $hex }.
refusal-not-an-end = Une course finit à un arrêt ou à un point d’eau, pas en { $hex }.
refusal-patched-one-station = Avec le bandeau, un écureuil visite une gare de la famille, et de l’eau.
refusal-wings-once = Les ailes portent un écureuil au-dessus d’une gare.
refusal-no-such-runner = Cet écureuil ne court pas pour la famille maintenant.
refusal-runs-twice = Un écureuil court une fois.
refusal-hole-crowded = Deux écureuils d’une famille passent par le trou.

## Parties de 18xx.games

refusal-differs-seat = À partir d’ici, 18xx.games et le livret diffèrent sur { $difference } ({ $seat }).
refusal-differs-seat-figures = À partir d’ici, 18xx.games et le livret diffèrent sur { $difference } ({ $seat }) : { $recorded } selon 18xx.games, { $counted } selon le livret.
refusal-differs-family = À partir d’ici, 18xx.games et le livret diffèrent sur { $difference } ({ $family }).
refusal-differs-family-figures = À partir d’ici, 18xx.games et le livret diffèrent sur { $difference } ({ $family }) : { $recorded } selon 18xx.games, { $counted } selon le livret.
refusal-differs-hex = À partir d’ici, 18xx.games et le livret diffèrent sur { $difference } ({ $hex }).
refusal-differs-power = À partir d’ici, 18xx.games et le livret diffèrent sur { $difference } ({ $power }).
refusal-differs-game = À partir d’ici, 18xx.games et le livret diffèrent sur { $difference }.
refusal-differs-game-figures = À partir d’ici, 18xx.games et le livret diffèrent sur { $difference } : { $recorded } selon 18xx.games, { $counted } selon le livret.
difference-cash = l’argent
difference-penalty = la dette
difference-tickets = les billets
difference-powers = les pouvoirs
difference-cards = les cartes
difference-num_cards = le nombre de cartes
difference-value = la valeur
difference-launched = le lancement
difference-president = les parents
difference-cell = la case en bourse
difference-reputation = la réputation
difference-lounge = les cartes au salon
difference-kitchen = les cartes à la cuisine
difference-trains = les écureuils
difference-stations_left = le nombre de gares restantes
difference-stations = les gares
difference-assigned = les pouvoirs en usage
difference-tiles = la tuile
difference-cities = les gares
difference-place = la place
difference-round = le tour
difference-phase = la phase
difference-finished = la fin de la partie
difference-player_order = l’ordre du tour
difference-reputation_order = l’ordre des familles
difference-stock_board = la bourse
difference-or_order = l’ordre des familles dans ce tour
difference-deck = les prochains écureuils
difference-deck_left = le nombre d’écureuils restant dans le paquet
difference-kitchen_trains = les écureuils à la cuisine
difference-ticket_value = la valeur d’un billet
difference-holes = le trou
difference-wheat = le blé
difference-near_families = les familles que l’on peut lancer
difference-patched_train = l’écureuil au bandeau
difference-result = le résultat
difference-game_end_reason = ce qui a fini la partie
import-not-json = Ce n’est pas une partie exportée de 18xx.games.
import-no-players = L’enregistrement ne nomme pas deux à cinq personnes.
import-no-actions = L’enregistrement n’a pas d’actions.
import-other-game = C’est une partie de { $title }, pas de 18ZOO.

## Raisons du robot

bot-learner = apprend, avec les erreurs de débutant
bot-learner-name = L’apprenti
bot-learner-about = Dépense trop pour sa première famille et ses pouvoirs, et garde des récoltes qu’il devrait partager.
bot-hoarder = ne quitte pas ses propres familles des yeux
bot-hoarder-name = Le thésauriseur
bot-hoarder-about = N’achète aucune carte des autres, ne voit pas plus loin que son prochain trajet, et n’achète d’écureuil que s’il le faut.
bot-dealer = fait commerce des cartes de toutes les familles
bot-dealer-name = La courtière
bot-dealer-about = Achète toute carte qui rapporte tout de suite, de n’importe quelle famille, et ne pose ses voies que pour son prochain trajet.
bot-squirrel = court où sont les noix
bot-squirrel-name = L’écureuil
bot-squirrel-about = Fonde d’abord une seule famille, garde de quoi payer ses cartes, et suit les trajets les plus riches.
bot-magnate = joue la partie jusqu’au bout avant de dépenser un sac
bot-magnate-name = La magnate
bot-magnate-about = Imagine plusieurs suites de la partie, pour les cartes, les lancements, les récoltes et les nouveaux écureuils.

## Passer à la place d’une personne

auto-pass-launch = quelqu’un lance une famille
auto-pass-parents = quelqu’un devient parent à ma place
auto-pass-trade = quelqu’un achète ou vend une carte d’une de mes familles
auto-pass-fall = la réputation d’une de mes familles baisse
auto-pass-ended-round = Le passe automatique est terminé : le tour de bourse est fini.
auto-pass-ended-launch = Le passe automatique s’est arrêté : une famille a été lancée.
auto-pass-ended-parents = Le passe automatique s’est arrêté : quelqu’un est devenu parent à ta place.
auto-pass-ended-trade = Le passe automatique s’est arrêté : des cartes d’une de tes familles ont été achetées ou vendues.
auto-pass-ended-fall = Le passe automatique s’est arrêté : la réputation d’une de tes familles a baissé.
