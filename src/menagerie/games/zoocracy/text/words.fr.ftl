# Zoocracy en français.

game-title = Zoocracy
game-length = environ 90 minutes
game-weight = moyen
game-summary = Nourris les animaux, gagne leurs voix, négocie un gouvernement et réalise tes objectifs politiques.

## Noms

species-elephants = éléphants
species-monkeys = singes
species-zebras = zèbres
species-snakes = serpents
species-parrots = perroquets
species-penguins = manchots
species-flamingos = flamants
species-hippos = hippopotames
species-polar-bears = ours polaires

office-president = présidence
office-prime-minister = Premier ministre
office-finance-minister = ministre des Finances
office-defense-minister = ministre de la Défense
office-opposition-leader = tête de l’opposition

prize-prime-minister = Premier ministre
prize-finance-minister = ministère des Finances
prize-defense-minister = ministère de la Défense
prize-p1 = objectif P1
prize-p2 = objectif P2

phase-a = Élection présidentielle
phase-b = Campagne
phase-c = Élection parlementaire
phase-d = Formation du gouvernement
phase-e = Événement
phase-f = Motion de censure
phase-g = Progrès

card-rally = Ralliement
card-negative-campaign = Campagne négative
card-overhang-mandate = Mandat supplémentaire
card-loyalty = Loyauté
card-assertiveness = Assertivité
card-wet-season = Saison des pluies
card-dry-season = Saison sèche
card-migration = Migration
card-early-presidential-election = Élection présidentielle anticipée
card-early-parliamentary-election = Élection parlementaire anticipée
card-defectors = Transfuges
# Une carte et l’espèce ou le bureau qu’elle montre.
card-of = { $card } ({ $what })

happening-donation = Donation : { $food } jetons Nourriture pour chacun de ces bureaux : { $offices }
happening-strike = Grève : aucun objectif du programme cette manche
happening-resistance = Résistance : un objectif du programme coûte 5 jetons Nourriture cette manche
happening-good-harvest = Bonne récolte : 2 jetons Nourriture de plus à la prochaine campagne
happening-crop-failure = Mauvaise récolte : 2 jetons Nourriture de moins à la prochaine campagne
happening-end-of-game = Fin de partie : cette manche est la dernière

status-open = sans réponse
status-accepted = accord
status-declined = refus
status-countered = contre-offre
status-withdrawn = retirée
status-lapsed = caduque
status-kept = accord tenu
status-broken-by-proposer = accord rompu par qui propose
status-broken-by-partner = accord rompu par le partenaire

of-seat = { $seat } ({ $figure })
# Ce qui sépare les parties d’une ligne.
and-then = { " ; " }
grant-line = { $prize } : { $seat }

## Options

option-advanced = Règles avancées
option-advanced-help = Le Premier ministre désigne à chaque manche le parti qui réalise un objectif, quoi qu’on ait convenu ; et l’opposition peut proposer un nouveau gouvernement à chaque manche.
option-offers = Offres
option-offers-help = Avant une proposition, les partis se font des offres qui n’engagent personne et dont on se souvient : tenues ou rompues.
option-strict_supply = Réserve stricte
option-strict_supply-help = Un parti n’a que ses 25 jetons Nourriture. À deux, on n’en manque jamais.
option-play_before_draw = Jouer, puis piocher
option-play_before_draw-help = Dans la dernière phase d’une manche, on joue ses cartes avant d’en piocher.
option-edition = Édition
option-edition-help = Les votes, les cartes Action et les événements avec lesquels on joue.
option-edition-reconstructed = reconstituée
option-edition-more-defectors = reconstituée, avec deux Transfuges

setup-bad-edition = On ne peut pas jouer avec l’édition { $edition } : { $problems }

## Ce qu’on demande

asked-bid = { $funds ->
    [0] L’élection présidentielle : tes fonds sont vides, ferme une main vide.
   *[other] L’élection présidentielle : ferme la main sur 0 à { $funds } jetons Nourriture. La moitié sera perdue.
}
asked-bonus = La présidence est à toi : pioche une carte Action, ou laisse-la.
asked-blockade = Tu as la Défense : bloque une espèce pour cette manche, ou attends.
asked-manipulate = Tu as les Finances : manipule les votes d’une espèce, ou attends.
asked-campaign = Ta campagne : nourris les animaux. Nourriture de tes fonds déjà posée : { $fed } sur { $limit }.
asked-election-cards = Avant le décompte : joue des cartes Action, ou termine.
asked-propose = Ta proposition : pour qui ? { $prize }
asked-answer = Pour ton oui, { $proposer_seat } t’offre : { $terms }. Accepte, refuse, ou demande autre chose.
asked-vote = Vote sur la proposition de { $proposer_seat } : oui ou non ?
asked-event-cards = Après l’événement : joue des cartes Action, ou termine.
asked-progress-cards = Progrès : joue une Assertivité d’un bureau que tu occupes, ou termine.
asked-discard = Tu as { $cards } cartes : défausse jusqu’à en avoir 5.
asked-name = Tu es Premier ministre : désigne le parti qui réalise un objectif.
asked-resist = On résiste à ton objectif : paie 5 jetons Nourriture, ou renonce.

waiting-bid = fermer la main
waiting-bonus = piocher pour la présidence
waiting-blockade = décider d’un blocus
waiting-manipulate = décider d’une manipulation
waiting-campaign = faire campagne
waiting-election-cards = jouer avant le décompte
waiting-propose = proposer un gouvernement
waiting-answer = répondre à une offre
waiting-vote = voter
waiting-event-cards = jouer après l’événement
waiting-progress-cards = jouer des cartes
waiting-discard = défausser
waiting-name = désigner un parti
waiting-resist = payer pour un objectif, ou non

## La table en mots

twin-waiting = On attend { $players } pour { $what }.
twin-bid-closed = Ta main est fermée sur { $food }, et tu peux encore changer. On attend { $players }.
twin-vote-laid = Tu votes oui, et tu peux encore changer. On attend { $players }.
twin-vote-laid-no = Tu votes non, et tu peux encore changer. On attend { $players }.
twin-may-withdraw = Tu peux retirer ton offre et continuer.
twin-may-ask = Tu peux demander quelque chose à qui propose, sans attendre qu’on t’en parle.
twin-over = La partie est finie. { $how } Victoire : { $winners }.
twin-round = Manche { $round } sur { $rounds }. { $phase }.
twin-elections = Prochaine élection présidentielle : { $presidential } ; prochaine élection parlementaire : { $parliamentary }.
twin-in-round = manche { $round }
twin-no-more-elections = aucune
twin-species = { $species } ({ $votes }) : { $food }
twin-hungry = Sans nourriture : { $species }
twin-hungry-one = { $species } ({ $votes })
twin-manipulated = manipulation, 4 votes au premier
twin-blocked = blocus
twin-overhang = mandat supplémentaire
twin-loyal = loyauté envers { $seat }
twin-season = un vote de moins au premier
twin-party-government = { $seat }, au gouvernement : { $figures }, { $offices }
twin-party-opposition = { $seat }, dans l’opposition : { $figures }, { $offices }
twin-party-none = { $seat } : { $figures }, { $offices }
twin-no-office = aucun bureau
twin-seats = { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
twin-goals = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
twin-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
twin-funds = Fonds : { $food }
twin-hand = Main : { $cards }
twin-majority = La majorité est de { $majority } sièges sur { $total }.
twin-interim = Le gouvernement n’est qu’intérimaire.
twin-program = { $prize } : { $seat }
twin-fresh = Pouvoirs encore intacts : { $offices }
twin-event = Événement : { $event }
twin-harvest-good = Dans cette campagne, tout le monde peut poser { $food } jetons Nourriture de plus.
twin-harvest-bad = Dans cette campagne, tout le monde peut poser { $food } jetons Nourriture de moins.
twin-bids = Mises : { $bids }
twin-proposal = Proposition de { $seat } : { $grants }
twin-votes-yes = La proposition de { $seat } est acceptée : oui de { $players }, { $seats } sièges, il en faut { $majority }.
twin-votes-no = La proposition de { $seat } est refusée : oui de { $players }, { $seats } sièges, il en faut { $majority }.
twin-offer = Offre { $number }, { $proposer_seat } à { $partner_seat } : { $terms } ; { $status }
twin-demand = Offre { $number }, { $partner_seat } demande à { $proposer_seat } : { $terms } ; { $status }
twin-deck = Cartes Action : { $deck } dans la pioche, { $discards } dans la défausse

## Actions

action-done = Terminer
leave-bonus = Ne pas piocher
leave-blockade = Garder le blocus pour plus tard
leave-manipulate = Garder la manipulation pour plus tard
leave-resist = Renoncer à l’objectif
action-bid = Fermer la main sur { $food }
action-draw = Piocher une carte Action
action-blockade = Blocus : { $species }
action-manipulate = Manipulation : { $species }
action-feed = { $species } : { $food } des fonds
action-rally = Ralliement, { $species } : { $food } de la réserve
action-negative-campaign = Campagne négative, { $species } : échanger un jeton de { $seat }
action-boost = Bonus du Premier ministre, { $species } : { $food } de la réserve
action-smear = Campagne négative de l’opposition, { $species } : échanger un jeton de { $seat }
action-wet-season = Jouer Saison des pluies
action-dry-season = Jouer Saison sèche
action-migration = Jouer Migration
action-overhang-mandate = Jouer Mandat supplémentaire ({ $species })
action-loyalty = Jouer Loyauté ({ $species })
action-offer = Offrir à { $seat } pour un oui : { $terms }
action-accept = Se mettre d’accord avec { $seat }
action-decline = Refuser ce que veut { $seat }
action-counter = Demander en retour : { $terms }
action-demand = Demander à qui propose : { $terms }
action-withdraw = Retirer l’offre et continuer
action-grant = { $prize } pour { $seat }
action-pass = Ne rien proposer
action-vote-yes = Voter oui
action-vote-no = Voter non
action-defectors = Jouer Transfuges : des sièges de { $seat } changent de camp
action-early-presidential-election = Jouer Élection présidentielle anticipée
action-early-parliamentary-election = Jouer Élection parlementaire anticipée
action-assertiveness = Jouer Assertivité ({ $office })
action-discard = Défausser : { $card }
action-name = Désigner { $seat }
action-pay = Payer 5 jetons Nourriture pour l’objectif

## Événements

event-round-began = La manche { $round } commence, sans élection.
event-round-began-presidential = La manche { $round } commence, avec une élection présidentielle.
event-round-began-parliamentary = La manche { $round } commence, avec une élection parlementaire.
event-round-began-both = La manche { $round } commence, avec les deux élections.
event-phase-began = { $phase }.
event-order-set = L’ordre des joueurs est maintenant : { $order }.
event-order-set-proposing = On propose dans cet ordre : { $order }.
event-turn-passed = { $seat } a terminé.
event-ready = { $seat } a fait un choix secret.
event-marker-moved-presidential = La prochaine élection présidentielle est à la manche { $round }.
event-marker-moved-presidential-off = Il n’y aura plus d’élection présidentielle.
event-marker-moved-parliamentary = La prochaine élection parlementaire est à la manche { $round }.
event-marker-moved-parliamentary-off = Il n’y aura plus d’élection parlementaire.
event-office-turned = { $seat } a utilisé le pouvoir d’un bureau : { $office }.
event-office-turned-up = { $seat } a un pouvoir tout neuf : { $office }.
event-office-moved = Bureau attribué à { $holder_seat } : { $office }.
event-office-moved-aside = Bureau laissé de côté : { $office }.
event-drew = { $seat } pioche { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
event-drew-own = Tu pioches : { $cards }.
event-deck-renewed = La défausse ({ $count }) est mélangée et redevient la pioche.
event-card-played = { $seat } joue { $card }.
event-goal-reached-president = { $seat } réalise un objectif grâce à la présidence, et en a { $goals }.
event-goal-reached-program = { $seat } réalise un objectif du programme, et en a { $goals }.
event-goal-reached-named = { $seat } réalise un objectif par la volonté du Premier ministre, et en a { $goals }.
event-goal-reached-assertiveness = { $seat } réalise un objectif par assertivité, et en a { $goals }.
event-bid-chosen = Tu fermes la main sur { $food }.
event-bids-opened = Les mains s’ouvrent : { $bids }. La moitié est perdue : { $paid }.
event-bids-opened-second = Les mains s’ouvrent de nouveau : { $bids }. La moitié est perdue : { $paid }.
event-bids-tied = Égalité entre { $tied } : nouvelle mise.
event-president-elected = { $seat } remporte la présidence.
event-presidency-undecided = Nouvelle égalité : { $incumbent_seat } garde provisoirement la présidence.
event-presidency-undecided-empty = Nouvelle égalité : la présidence reste provisoirement vide.
event-blockade-placed = { $seat } pose le blocus pour cette manche : { $species }.
event-blockade-lifted = Le blocus est levé : { $species }.
event-manipulation-placed = { $seat } manipule les votes : { $species }, 4 au premier, aucun au second.
event-manipulation-lifted = La manipulation est finie : { $species }.
event-campaign-turn = { $seat } fait campagne, avec au plus { $limit } jetons Nourriture des fonds.
event-fed-funds = { $seat } nourrit les { $species } : +{ $food }, soit { $total }.
event-fed-rally = { $seat } rallie les { $species } avec la réserve : +{ $food }, soit { $total }.
event-fed-prime-minister = { $seat }, Premier ministre, nourrit les { $species } : +{ $food }, soit { $total }.
event-smeared-card = { $seat } fait campagne contre { $victim_seat } chez les { $species } : un jeton échangé.
event-smeared-office = { $seat } mène l’opposition contre { $victim_seat } chez les { $species } : un jeton échangé.
event-parliament-cleared = Le parlement est vidé.
event-species-counted = Les { $species } votent : { $first_seat } { $first_votes }, { $second_seat } { $second_votes }.
event-species-counted-one = Les { $species } votent : { $first_seat } { $first_votes }.
event-species-counted-nobody = Les { $species } n’ont personne pour qui voter.
event-overhang-counted = Mandat supplémentaire ({ $species }) : un siège de plus pour { $seat }.
event-overhang-counted-nobody = Mandat supplémentaire ({ $species }) : personne n’y est en tête.
event-migration-counted = Migration : un siège de plus pour { $seat }.
event-parliament-seated = Sièges au parlement : { $seats }. Sur { $total }, la majorité est de { $majority }.
event-parliament-seated-two = Sièges au parlement : { $seats }.
event-food-stayed = { $food ->
    [one] Un jeton de { $seat } reste
   *[other] { $food } jetons de { $seat } restent
} en place : { $species }.
event-food-cleared = La nourriture est débarrassée.
event-income-paid = Chaque siège rapporte un jeton : { $food }.
event-proposal-turn = C’est à { $seat } de proposer.
event-offer-made-offer = { $seat } à { $party_seat } : vote oui, et voici ta part : { $terms }.
event-offer-made-counter = { $seat } à { $party_seat } : je préférerais ceci : { $terms }.
event-offer-made-demand = { $seat } à { $party_seat } : je voterais oui pour ceci : { $terms }.
event-offer-settled-open = L’offre { $number } est ouverte.
event-offer-settled-accepted = { $proposer_seat } et { $partner_seat } sont d’accord. Contre un oui : { $terms }.
event-offer-settled-declined = { $proposer_seat } et { $partner_seat } ne sont pas d’accord : { $terms }.
event-offer-settled-countered = { $partner_seat } veut autre chose que ceci : { $terms }.
event-offer-settled-withdrawn = { $proposer_seat } retire l’offre faite à { $partner_seat }.
event-offer-settled-lapsed = Entre { $proposer_seat } et { $partner_seat }, ceci ne compte plus : { $terms }.
event-offer-settled-kept = { $proposer_seat } et { $partner_seat } ont tenu parole : { $terms }.
event-offer-settled-broken-by-proposer = { $proposer_seat } n’a pas tenu parole envers { $partner_seat } : { $terms }.
event-offer-settled-broken-by-partner = { $partner_seat } n’a pas tenu parole envers { $proposer_seat }. Contre un oui : { $terms }.
event-granted = { $seat } propose : { $prize } pour { $party_seat }.
event-proposed = La proposition de { $seat } est sur la table : { $grants }.
event-proposal-passed = { $seat } ne propose rien.
event-vote-cast-yes = Tu votes oui.
event-vote-cast-no = Tu votes non.
event-votes-opened-accepted = On retourne les votes : oui de { $players }, { $seats } sièges, il en faut { $majority }. La proposition de { $proposer_seat } est acceptée.
event-votes-opened-declined = On retourne les votes : oui de { $players }, { $seats } sièges, il en faut { $majority }. La proposition de { $proposer_seat } est refusée.
event-fell-to-proposer = { $party_seat } a voté non, cela revient donc à { $seat } : { $prize }.
event-government-formed = Nouveau gouvernement : { $government }. Dans l’opposition : { $opposition }.
event-government-formed-all = Nouveau gouvernement : { $government }. Il n’y a pas d’opposition.
event-government-stays = Autant de sièges des deux côtés : { $government } continue à gouverner.
event-government-stays-interim = Aucune proposition n’a la majorité : { $government } continuent comme gouvernement intérimaire.
event-no-government = Il n’y a pas de gouvernement.
event-program-set = Programme : P1 pour { $p1_seat }, P2 pour { $p2_seat }.
event-program-set-p1 = Programme : P1 pour { $p1_seat }.
event-program-set-p2 = Programme : P2 pour { $p2_seat }.
event-program-set-none = Le programme est retiré.
event-event-revealed-donation = Événement : Donation. Certains bureaux rapportent de la nourriture.
event-event-revealed-strike = Événement : Grève. Aucun objectif du programme n’est réalisé cette manche.
event-event-revealed-resistance = Événement : Résistance. Un objectif du programme coûte 5 jetons Nourriture cette manche.
event-event-revealed-good-harvest = Événement : Bonne récolte. À la prochaine campagne, tout le monde peut poser 2 jetons Nourriture de plus.
event-event-revealed-crop-failure = Événement : Mauvaise récolte. À la prochaine campagne, tout le monde peut poser 2 jetons Nourriture de moins.
event-event-revealed-end-of-game = Fin de partie : cette manche est la dernière.
event-donated = { $seat } reçoit { $food } jetons Nourriture ({ $office }).
event-defected = { $seats ->
    [one] { $seats } siège de { $victim_seat } passe à { $seat }.
   *[other] { $seats } sièges de { $victim_seat } passent à { $seat }.
}
event-discarded = { $seat } défausse { $card }.
event-resistance-paid = { $seat } paie { $food } jetons Nourriture contre la résistance.
event-goal-named = { $seat } désigne { $party_seat }.
event-goal-missed-strike = La grève arrête le programme : pas d’objectif cette manche.
event-goal-missed-resistance = La résistance n’est pas payée : pas d’objectif.
event-goal-missed-no-majority = Le gouvernement n’a pas la majorité : pas d’objectif du programme cette manche.
event-goal-missed-no-government = Sans gouvernement, ni programme ni objectif.
event-goal-missed-no-program = Aucun objectif n’était promis pour cette manche.
event-ended = La partie est finie. Nourriture dans les fonds : { $funds }. Victoire : { $winner }.

## La fin

ending-goals = Un parti a réalisé tous ses objectifs.
ending-card = La carte Fin de partie est révélée.
ending-both = La carte Fin de partie est révélée, et un parti a réalisé tous ses objectifs.
tie-break-food = nourriture dans les fonds

## Refus

refusal-no-such-seat = Il n’y a que { $players } partis.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $turn_seat } de décider.
refusal-others-decide = C’est à d’autres de décider.
refusal-other-phase = Cette carte ne se joue que dans la phase { $phase }.
refusal-not-tied = Seuls les partis à égalité misent de nouveau.
refusal-step-bid = C’est le moment de fermer la main pour l’élection présidentielle.
refusal-step-bonus = C’est le moment de piocher pour la présidence, ou non.
refusal-step-blockade = C’est le moment de décider du blocus.
refusal-step-manipulate = C’est le moment de décider de la manipulation.
refusal-step-campaign = Un parti fait campagne.
refusal-step-election-cards = On joue des cartes avant le décompte.
refusal-step-propose = Une proposition est en cours.
refusal-step-answer = Une offre attend une réponse.
refusal-step-vote = On vote sur une proposition.
refusal-step-event-cards = On joue des cartes après l’événement.
refusal-step-progress-cards = On joue des cartes de la phase G.
refusal-step-discard = Il faut défausser des cartes.
refusal-step-name = Le Premier ministre désigne un parti.
refusal-step-resist = Un objectif est à payer, ou à laisser.
refusal-funds = Il faut { $food } jetons Nourriture, et tu en as { $funds }.
refusal-bid-range = Une mise va de 0 à { $most } jetons Nourriture.
refusal-species-limit = Au plus { $most } jetons Nourriture des fonds sur une espèce par tour, et au moins 1 ; tu en as posé { $fed } ici.
refusal-turn-limit = Au plus { $most } jetons Nourriture des fonds dans ce tour ; tu en as posé { $fed }.
refusal-blocked = Blocus pendant cette manche : { $species }.
refusal-tie = Avec { $count } jetons, tu serais à égalité avec un autre parti : { $species }.
refusal-tie-swap = Après l’échange, deux partis seraient à égalité : { $species }.
refusal-boost = Un jeton ou { $most }.
refusal-supply = Jetons qui restent dans ta réserve : { $left }.
refusal-no-power = Tu n’as pas ce bureau avec son pouvoir intact : { $office }.
refusal-own-food = On n’échange qu’un jeton d’un autre parti.
refusal-no-food-there = { $victim_seat } n’a pas de nourriture ici : { $species }.
refusal-not-held = Tu n’as pas cette carte : { $card }.
refusal-not-held-species = Tu n’as pas cette carte : { $card } ({ $species }).
refusal-not-held-office = Tu n’as pas cette carte : { $card } ({ $office }).
refusal-no-such-card = Cette carte n’existe pas.
refusal-no-own-food = Tu n’as pas de nourriture qui puisse rester ici : { $species }.
refusal-loyal-already = Loyauté déjà acquise à un parti : { $species }.
refusal-own-seats = On ne débauche pas ses propres sièges.
refusal-last-round = Il n’y a pas de manche suivante.
refusal-election-due = Cette élection a lieu à la prochaine manche de toute façon.
refusal-no-office = Tu n’occupes pas ce bureau : { $office }.
refusal-other-prize = Il faut d’abord attribuer ceci : { $prize }.
refusal-proposal-begun = La proposition est commencée, il faut l’annoncer jusqu’au bout.
refusal-no-offers = À cette table, il n’y a pas d’offres avant une proposition.
refusal-enough-offers = Tu as fait { $most } offres ; propose, maintenant.
refusal-own-offer = On ne fait pas d’offre à son propre parti.
refusal-own-demand = C’est ta proposition : tu n’as rien à demander.
refusal-asked-already = Tu as déjà pris la parole avant cette proposition.
refusal-other-offer = L’offre vient de { $proposer_seat }.
refusal-no-demand = Ce parti ne demande rien.
refusal-only-proposer = Seul { $proposer_seat } peut retirer l’offre.
refusal-terms = Une offre nomme ce que la proposition peut donner, chaque chose une fois et dans l’ordre habituel.

## Le plateau dans le navigateur

board-room = La table de Zoocracy
board-tracks = Manche { $round } sur { $rounds }. { $phase }. { $presidential ->
    [0] Plus d’élection présidentielle.
   *[other] Présidentielle à la manche { $presidential }.
} { $parliamentary ->
    [0] Plus d’élection parlementaire.
   *[other] Parlementaire à la manche { $parliamentary }.
}
board-places = Où regarder
board-place-zoo = Zoo
board-place-floor = Débats
board-place-hands = Mains
board-place-house = Parlement
board-zoo = Le zoo
board-species = { $species } : { $first } pour qui nourrit le plus{ $second ->
    [0] {""}
   *[other] , { $second } pour le deuxième
}{ $hole ->
    [yes] , avec un point d’eau
   *[no] {""}
}
board-food-on = Nourriture : { $species }
board-pile = { $name } : { $food } { $votes ->
    [0] de nourriture
    [one] de nourriture, { $votes } voix
   *[other] de nourriture, { $votes } voix
}
board-blocked = bloqué
board-manipulated = manipulé
board-overhang = mandat en plus
board-loyal = fidèle : { $name }
board-season = saison : −1
board-party = { $name } : { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}, { $goals ->
    [one] { $goals } objectif
   *[other] { $goals } objectifs
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $side ->
    [government] , au gouvernement
    [opposition] , dans l’opposition
   *[none] {""}
}
board-side-government = gouverne
board-side-opposition = opposition
board-decides = décide
board-seats-of = { $name } { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
board-majority = majorité à { $majority } sur { $total }
board-of-seats = sur { $total }
board-governs = Au gouvernement : { $names }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
board-counted-on = Voix attendues : { $names }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
board-no-parliament = pas encore de parlement
board-forecast = Si on comptait maintenant
board-goals-of = { $name } { $goals }
board-goals = Objectifs politiques, sur { $last } : { $goals }
board-offices = Postes et programme
board-office-free = { $office } : personne
board-office-up = { $office } : { $name }, pouvoir disponible
board-office-down = { $office } : { $name }, face cachée
board-program-free = { $prize } : personne
board-short-president = Présidence
board-short-prime-minister = 1er ministre
board-short-finance-minister = Finances
board-short-defense-minister = Défense
board-short-opposition-leader = Opposition
board-short-p1 = Objectif 1
board-short-p2 = Objectif 2
board-screen = Derrière ton écran : { $food } de nourriture, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-hand = Tes cartes Action
board-funds = caisse
board-no-cards = aucune carte Action
board-card = { $card } : { $what }
board-does-rally = un ou deux jetons de la réserve
board-does-negative-campaign = échange un jeton d’un autre parti contre le tien
board-does-overhang-mandate = un siège de plus pour qui mène là
board-does-loyalty = jusqu’à deux de tes jetons restent après l’élection
board-does-assertiveness = un objectif, si tu occupes ce poste
board-does-wet-season = une voix de moins là où il n’y a pas de point d’eau
board-does-dry-season = une voix de moins là où il y a un point d’eau
board-does-migration = un siège de plus pour toi
board-does-early-presidential-election = une présidentielle à la manche suivante
board-does-early-parliamentary-election = des élections parlementaires à la manche suivante
board-does-defectors = des sièges d’un autre parti passent chez toi
board-no-event = Pas encore d’événement dans cette manche
board-deck = { $count } dans la pioche
board-pile-open = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
}
board-second-bid = Seconde mise des ex æquo
board-hand-closed = { $name } a fermé sa main
board-hand-thinking = { $name } réfléchit encore
board-hand-out = { $name } ne mise pas
board-hand-open = { $name } a misé { $food }
board-thinks = réfléchit
board-ready = prêt
board-first-bid = d’abord { $food }
board-your-bid = Nourriture dans ta main
board-bid-of = { $food } sur { $most }
board-less = Moins de nourriture
board-more = Plus de nourriture
board-lost = Perdus, qui que ce soit qui gagne : { $lost }
board-change-bid = Changer pour { $food }
board-hand-is-closed = Ta main est fermée
board-talks-of = { $name } peut proposer un gouvernement
board-proposal-of = La proposition de { $name }
board-enough = majorité
board-short = { $seats ->
    [one] il en manque { $seats }
   *[other] il en manque { $seats }
}
board-tray = À distribuer
board-take = Prendre : { $prize }
board-prize-with = { $prize }, chez { $name }
board-give = Donner à { $name } : { $prize }
board-where = Pour qui : { $prize } ?
board-build = Fais glisser chaque poste sur un parti, ou choisis-le puis le parti ; une touche de chiffre le donne au parti de ce numéro.
board-all-laid = Tout est distribué.
board-announce = Proposer cela
board-proposes = propose
board-make-offer = Offrir cela
board-offers-left = { $count ->
    [0] Plus d’offre possible.
    [one] Tu peux encore faire { $count } offre.
   *[other] Tu peux encore faire { $count } offres.
}
board-offers = { $proposer } offre à { $partner } : { $terms }.
board-asks = { $partner } demande à { $proposer } : { $terms }.
board-asks-you = { $name } demande : { $terms }
board-offered = { $name } t’offre pour ton oui : { $terms }.
board-agree = Accepter
board-refuse = Refuser
board-counter = Pas pour cela, mais pour ceci :
board-demand = Dis pour quoi tu voterais oui :
board-ask-for = Demander : { $terms }
board-choose-terms = Choisis quelque chose
board-ballot = Ton vote
board-vote-hidden = Personne ne voit ton vote avant que tous soient retournés, et tu peux encore en changer.
board-vote-yes = oui
board-vote-cast = a voté
board-vote-thinking = réfléchit
board-last-vote = Le dernier vote
board-voted-yes = { $name } a voté oui
board-voted-no = { $name } a voté non
board-accepted = Acceptée : { $yes } sièges, il en fallait { $majority }
board-rejected = Refusée : { $yes } sièges, il en fallait { $majority }
## Les robots, et leurs raisons

bot-backbencher = nourrit là où cela rapporte tout de suite, et vote pour qui lui donne quelque chose
bot-statesman = prévoit, négocie dur, tient parole et se souvient de la tienne

reason-bid = J’ai { $funds } jetons Nourriture et je peux en miser { $food }.
reason-bid-nothing = Je ne mise rien : aucune mise ne promet beaucoup plus que la nourriture que je garde.
reason-bid-odds = Avec { $food } jetons Nourriture, je devrais remporter la présidence { $odds } fois sur 100, et aucune autre mise ne promet beaucoup plus.
reason-draw = Une carte est une carte.
reason-votes = Cela rapporte tout de suite, en votes : { $votes }.
reason-seats-expected = Dans { $worlds } mondes que j’ai imaginés, ce tour mène en moyenne à ce nombre de sièges : { $seats }.
reason-fed-enough = Plus de nourriture ne rapporterait rien qui en vaille le prix.
reason-marker = C’est ici que le jeton me sert le plus : { $species }.
reason-later = Je garde le jeton pour un meilleur moment.
reason-migration = Un siège de plus, gratuit.
reason-overhang = J’y suis en tête, le siège supplémentaire est donc à moi : { $species }.
reason-loyalty = Ma nourriture ici servira pour une autre élection : { $species }.
reason-season = J’en perds { $lost }, et tous ensemble { $others } : cela m’arrange.
reason-nothing-to-play = Je n’ai rien qui m’aide maintenant.
reason-early-presidential = J’ai { $funds } jetons Nourriture, et une mise anticipée m’arrange.
reason-early-parliamentary = Avant que { $other_seat } n’ait le prochain objectif, qu’on vote !
reason-defectors-fall = Sans ces sièges, le gouvernement de { $party_seat } n’a plus la majorité.
reason-defectors = Si tard dans la partie, ces sièges sont mieux chez moi que chez { $party_seat }.
reason-assert = Un objectif pour un bureau que j’occupe : { $office }.
reason-discard = De mes cartes, celle-ci me sert le moins : { $card }.
reason-pay = Un objectif vaut plus que 5 jetons Nourriture.
reason-cannot-pay = Je ne peux pas payer 5 jetons Nourriture.
reason-name-self = Charité bien ordonnée commence par soi-même.
reason-fewest-partners = { $count ->
    [0] Je n’ai besoin des voix de personne.
    [one] Il me faut un partenaire, pas plus.
   *[other] Il me faut { $count } partenaires, pas plus.
}
reason-no-majority = Il n’y a pas de majorité à trouver.
reason-gain = J’y gagne quelque chose.
reason-no-gain = Je n’y gagne rien, et dans l’opposition je pioche plus de cartes.
reason-coalition = Avec { $seats } sièges, nous avons la majorité de { $majority }, et personne dont j’ai besoin ne peut espérer mieux ailleurs ; je propose donc : { $prize }.
reason-rather-wait = Les propositions suivantes devraient me rapporter plus que les miennes.
reason-to-myself = Ce dont personne n’a besoin, je le garde : { $prize }.
reason-offer = J’ai besoin des sièges de { $party_seat } ({ $seats }). C’est ma première offre.
reason-better-offer = J’ai besoin des sièges de { $party_seat } ({ $seats }), et c’est plus que ce que les autres donneront.
reason-fair-demand = Ce que demande { $party_seat } me laisse le meilleur gouvernement que je puisse avoir.
reason-dear-demand = Ce que demande { $party_seat } dépasse ce que ces voix valent pour moi.
reason-proposal = Ensemble, nous avons { $seats } sièges, et { $majority } suffisent. Personne parmi nous ne peut espérer mieux ailleurs.
reason-demand = J’ai des sièges ({ $seats }), et { $party_seat } peut avoir besoin de moi. Pour cela, je voterais oui.
reason-simple-offer = Les sièges de { $party_seat } ({ $seats }) m’aideraient, et voici ce que je donne en échange.
reason-modest = { $party_seat } ne demande qu’une seule chose, et j’ai besoin de ces voix.
reason-too-much = { $party_seat } demande plus que ce que j’ai à donner.
reason-cheated = { $party_seat } a rompu une promesse entre nous à la manche { $round }.
reason-distrust = { $party_seat } a rompu une promesse à la manche { $round }, alors je ne conviens de rien à l’avance.
reason-accept = C’est mieux que tout ce que je peux espérer après la proposition de { $party_seat }.
reason-counter = Pour moins que cela, mieux vaut attendre la proposition suivante que voter avec { $party_seat }.
reason-decline = Rien de ce que { $party_seat } peut me donner ne vaut mieux qu’attendre.
reason-my-word = J’ai donné ma parole à { $party_seat }, et la proposition contient ce qui était convenu.
reason-better-yes = { $party_seat } me donne plus que ce que je peux espérer plus tard.
reason-passes-anyway = La proposition de { $party_seat } passe sans moi, alors je prends ce qu’elle me donne.
reason-better-no = Si la proposition de { $party_seat } échoue, je peux espérer mieux.
