# Zoocracy en français.

game-title = Zoocracy
game-length = environ 90 minutes
game-weight = moyen
game-summary = Nourris les animaux, gagne leurs votes, négocie un gouvernement et réalise tes objectifs politiques.

## Noms

species-elephants = éléphants
species-monkeys = singes
species-zebras = zèbres
species-snakes = serpents
species-parrots = perroquets
species-penguins = pingouins
species-flamingos = flamants roses
species-hippos = hippopotames
species-polar-bears = ours polaires

office-president = président
office-prime-minister = Premier ministre
office-finance-minister = ministre des Finances
office-defense-minister = ministre de la Défense
office-opposition-leader = dirigeant de l’opposition

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

card-rally = Rallier
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

round-event-donation = Donation : { $food } jetons Nourriture pour chacun de ces bureaux : { $offices }
round-event-strike = Grève : aucun objectif du programme cette manche
round-event-resistance = Résistance : un objectif du programme coûte 5 jetons Nourriture cette manche
round-event-good-harvest = Bonne récolte : 2 jetons Nourriture de plus à la prochaine campagne
round-event-crop-failure = Mauvaise récolte : 2 jetons Nourriture de moins à la prochaine campagne
round-event-end-of-game = Fin de partie : cette manche est la dernière

status-open = sans réponse
status-accepted = accord
status-declined = refus
status-countered = contre-offre
status-withdrawn = retirée
status-lapsed = caduque
status-kept = accord tenu
status-broken-by-proposer = accord rompu par le parti qui propose
status-broken-by-partner = accord rompu par le partenaire

figure-of-seat = { $seat } ({ $figure })
# Ce qui sépare les parties d’une ligne.
list-separator = { " ; " }
grant-line = { $prize } : { $seat }

## Options

option-advanced = Règles avancées : Premier ministre et opposition plus forts
option-advanced-help = Le Premier ministre décide à chaque manche quel parti réalise un objectif, quel que soit l’accord, et l’opposition peut proposer un nouveau gouvernement à chaque manche.
option-offers = Offres pendant les négociations
option-offers-help = Avant qu’un gouvernement soit proposé, les partis peuvent se faire des offres. Elles n’engagent personne, mais tout le monde voit ensuite si elles ont été tenues ou rompues.
option-strict_supply = Les jetons Nourriture peuvent manquer
option-strict_supply-help = Chaque parti n’a que les 25 jetons Nourriture de la boîte. Sinon il y en a toujours assez. À deux, on n’en manque jamais.
option-play_before_draw = Jouer ses cartes, puis piocher
option-play_before_draw-help = À la fin d’une manche, on joue ses cartes avant de piocher les nouvelles ; sinon on pioche d’abord.
option-edition = Cartes
option-edition-help = Notre reconstitution des cartes et des votes. Si tu as le jeu, tu peux saisir les cartes de ta propre boîte ; elles sont alors proposées ici.
option-edition-reconstructed = notre reconstitution
option-edition-more-defectors = notre reconstitution, avec une seconde carte Transfuge

setup-bad-edition = On ne peut pas jouer avec l’édition { $edition } : { $problems }

## La question

question-bid = { $funds ->
    [0] L’élection présidentielle : tes fonds sont vides, tu ne peux miser que 0.
   *[other] L’élection présidentielle : mise de 0 à { $funds } jetons Nourriture. La moitié de ta mise sera perdue, quel que soit le vainqueur.
}
question-bonus = Tu es président : tu peux piocher une carte Action.
question-blockade = Tu es ministre de la Défense : bloque une espèce pour cette manche, ou garde le jeton pour plus tard.
question-manipulate = Tu es ministre des Finances : manipule les votes d’une espèce, ou garde le jeton pour plus tard.
question-campaign = Ta campagne : nourris les animaux. Nourriture de tes fonds déjà posée : { $fed } sur { $limit }.
question-election-cards = Avant le décompte : joue des cartes Action, ou termine.
question-propose = Ta proposition. À qui attribuer : { $prize } ?
question-answer = Pour ton oui, { $proposer_seat } t’offre : { $terms }. Accepte, refuse, ou demande autre chose.
question-vote = Vote sur la proposition { DE($proposer_seat) } : oui ou non ?
question-event-cards = Après l’événement : joue des cartes Action, ou termine.
question-progress-cards = Progrès : joue une carte Assertivité d’un bureau que tu occupes, ou termine.
question-discard = Tu as { $cards } cartes : défausse jusqu’à en avoir 5.
question-name = Tu es Premier ministre : désigne le parti qui réalise un objectif.
question-resist = Ton objectif rencontre une résistance : paie 5 jetons Nourriture, ou renonce à l’objectif.

waiting-bid = miser
waiting-bonus = piocher en tant que président
waiting-blockade = décider d’un blocus
waiting-manipulate = décider d’une manipulation
waiting-campaign = faire campagne
waiting-election-cards = jouer des cartes avant le décompte
waiting-propose = proposer un gouvernement
waiting-answer = répondre à une offre
waiting-vote = voter
waiting-event-cards = jouer des cartes après l’événement
waiting-progress-cards = jouer des cartes
waiting-discard = défausser
waiting-name = désigner un parti
waiting-resist = payer pour un objectif, ou non

## La position

question-waiting = On attend { $players } pour { $what }.
question-bid-made = Tu as misé { $food }, et tu peux encore changer. On attend { $players }.
question-vote-yes = Tu votes oui, et tu peux encore changer. On attend { $players }.
question-vote-no = Tu votes non, et tu peux encore changer. On attend { $players }.
question-may-withdraw = Tu peux retirer ton offre et continuer.
question-over = La partie est finie. { $how } Victoire : { $winners }.
position-round = Manche { $round } sur { $rounds }. { $phase }.
position-elections = Prochaine élection présidentielle : { $presidential } ; prochaine élection parlementaire : { $parliamentary }.
position-in-round = manche { $round }
position-no-more-elections = aucune
position-species = { $species } ({ $votes }) : { $food }
position-unfed = Sans nourriture : { $species }
position-unfed-one = { $species } ({ $votes })
position-manipulated = manipulation, 4 votes au premier
position-blocked = blocus
position-overhang = mandat supplémentaire
position-season = un vote de moins au premier
position-party-government = { $seat }, au gouvernement : { $figures }, { $offices }
position-party-opposition = { $seat }, dans l’opposition : { $figures }, { $offices }
position-party-none = { $seat } : { $figures }, { $offices }
position-no-office = aucun bureau
position-seats = { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
position-goals = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
position-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
position-funds = Fonds : { $food }
position-hand = Main : { $cards }
position-majority = La majorité est de { $majority } sièges sur { $total }.
position-interim = Le gouvernement est un gouvernement intérimaire.
position-program = { $prize } : { $seat }
position-unused-powers = Pouvoirs pas encore utilisés : { $offices }
position-event = { $event }
position-harvest-good = Dans cette campagne, tout le monde peut poser { $food } jetons Nourriture de plus.
position-harvest-bad = Dans cette campagne, tout le monde peut poser { $food } jetons Nourriture de moins.
position-bids = Mises : { $bids }
position-proposal = Proposition { DE($seat) } : { $grants }
position-votes-yes = La proposition { DE($seat) } est acceptée. Ont voté oui : { $players }, soit { $seats } sièges ; il en fallait { $majority }.
position-votes-no = La proposition { DE($seat) } est refusée. Ont voté oui : { $players }, soit { $seats } sièges ; il en fallait { $majority }.
position-offer = Offre { $number }, { $proposer_seat } à { $partner_seat } : { $terms } ; { $status }
position-demand = Offre { $number }, { $partner_seat } demande à { $proposer_seat } : { $terms } ; { $status }
position-deck = Cartes Action : { $deck } dans la pioche, { $discards } dans la défausse

## Actions

# Les titres d’une liste de choix, et ce qui est écrit dessous.
group-offer = Offre à { $seat }
group-counter = Contre-offre
group-demand = Demande
group-discard = Défausse
choice-feed = { $food } des fonds
choice-rally = Rallier : { $food } de la réserve
choice-boost = Bonus du Premier ministre : { $food } de la réserve
choice-negative-campaign = Campagne négative contre { $seat }
choice-smear = Campagne négative du dirigeant de l’opposition contre { $seat }

action-done = Terminer
decline-bonus = Ne pas piocher
decline-blockade = Garder le blocus pour plus tard
decline-manipulate = Garder la manipulation pour plus tard
decline-resist = Renoncer à l’objectif
action-bid = Miser { $food }
action-draw = Piocher une carte Action
action-blockade = Bloquer les { $species }
action-manipulate = Manipuler les votes des { $species }
action-feed = { $species } : { $food } des fonds
action-rally = Rallier, { $species } : { $food } de la réserve
action-negative-campaign = Campagne négative, { $species } : échanger un jeton { DE($seat) }
action-boost = Bonus du Premier ministre, { $species } : { $food } de la réserve
action-smear = Campagne négative du dirigeant de l’opposition, { $species } : échanger un jeton { DE($seat) }
action-wet-season = Jouer Saison des pluies
action-dry-season = Jouer Saison sèche
action-migration = Jouer Migration
action-overhang-mandate = Jouer Mandat supplémentaire ({ $species })
action-offer = Offrir à { $seat }, pour un oui : { $terms }
action-accept = Accepter l’accord avec { $seat }
action-decline = Refuser ce que demande ou offre { $seat }
action-counter = Demander en retour : { $terms }
action-demand = Demander au parti qui propose : { $terms }
action-withdraw = Retirer l’offre et continuer
action-grant = { $prize } pour { $seat }
action-pass = Ne rien proposer
action-vote-yes = Voter oui
action-vote-no = Voter non
action-defectors = Jouer Transfuges : prendre des sièges à { $seat }
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
event-ready = { $seat } a décidé en secret.
event-marker-moved-presidential = La prochaine élection présidentielle est à la manche { $round }.
event-marker-moved-presidential-off = Il n’y aura plus d’élection présidentielle.
event-marker-moved-parliamentary = La prochaine élection parlementaire est à la manche { $round }.
event-marker-moved-parliamentary-off = Il n’y aura plus d’élection parlementaire.
event-office-turned = { $seat } a utilisé son pouvoir de { $office }.
event-office-turned-up = { $seat } dispose de nouveau de son pouvoir de { $office }.
event-office-moved = { $holder_seat } devient { $office }.
event-office-moved-aside = Personne n’occupe plus ce bureau : { $office }.
event-drew = { $seat } pioche { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
event-drew-own = { $seat } pioche : { $cards }.
event-deck-renewed = La défausse ({ $count }) est mélangée et redevient la pioche.
event-card-played = { $seat } joue { $card }.
event-goal-reached-president = { $seat } réalise un objectif en tant que président, et en a { $goals }.
event-goal-reached-program = { $seat } réalise un objectif du programme, et en a { $goals }.
event-goal-reached-named = { $seat } réalise un objectif sur décision du Premier ministre, et en a { $goals }.
event-goal-reached-assertiveness = { $seat } réalise un objectif avec Assertivité, et en a { $goals }.
event-bid-chosen = { $seat } mise { $food }.
event-bids-opened = Les mises sont révélées : { $bids }. La moitié de chacune est perdue : { $paid }.
event-bids-opened-second = Les secondes mises sont révélées : { $bids }. La moitié de chacune est perdue : { $paid }.
event-bids-tied = Égalité entre { $tied }, qui misent de nouveau.
event-president-elected = { $seat } devient président.
event-presidency-undecided = Nouvelle égalité : { $incumbent_seat } reste président provisoirement.
event-presidency-undecided-empty = Nouvelle égalité : il n’y a provisoirement pas de président.
event-blockade-placed = { $seat }, ministre de la Défense, bloque les { $species } pour cette manche.
event-blockade-lifted = Le blocus des { $species } est levé.
event-manipulation-placed = { $seat }, ministre des Finances, manipule les votes des { $species } : 4 pour le premier, aucun pour le second.
event-manipulation-lifted = La manipulation des { $species } est finie.
event-campaign-turn = { $seat } fait campagne, avec au plus { $limit } jetons Nourriture des fonds.
event-fed-funds = { $seat } nourrit les { $species } : +{ $food }, soit { $total }.
event-fed-rally = { $seat } joue Rallier pour les { $species }, avec la réserve : +{ $food }, soit { $total }.
event-fed-prime-minister = { $seat }, Premier ministre, nourrit les { $species } : +{ $food }, soit { $total }.
event-smeared-card = { $seat } joue Campagne négative contre { $victim_seat } chez les { $species } : un jeton est échangé.
event-smeared-office = { $seat }, dirigeant de l’opposition, fait campagne contre { $victim_seat } chez les { $species } : un jeton est échangé.
event-parliament-cleared = Le parlement est vidé.
event-species-counted = Les { $species } votent : { $first_seat } { $first_votes }, { $second_seat } { $second_votes }.
event-species-counted-one = Les { $species } votent : { $first_seat } { $first_votes }.
event-species-counted-nobody = Les { $species } n’ont personne pour qui voter.
event-overhang-counted = Mandat supplémentaire des { $species } : un siège de plus pour { $seat }.
event-overhang-counted-nobody = Mandat supplémentaire des { $species } : personne n’y est en tête.
event-migration-counted = Migration : un siège de plus pour { $seat }.
event-parliament-seated = Sièges au parlement : { $seats }. Sur { $total }, la majorité est de { $majority }.
event-parliament-seated-two = Sièges au parlement : { $seats }.
event-food-stayed = Loyauté : { $seat } garde { $food ->
    [one] un jeton
   *[other] { $food } jetons
} chez les { $species }.
event-food-cleared = La nourriture est retirée du plateau.
event-income-paid = Chaque siège rapporte un jeton : { $food }.
event-proposal-turn = C’est à { $seat } de proposer.
event-offer-made-offer = { $seat } propose à { $party_seat } pour un oui : { $terms }.
event-offer-made-counter = { $seat } à { $party_seat } : je préférerais ceci : { $terms }.
event-offer-made-demand = { $seat } à { $party_seat } : je voterais oui pour ceci : { $terms }.
event-offer-settled-open = L’offre { $number } est ouverte.
event-offer-settled-accepted = { $proposer_seat } et { $partner_seat } sont d’accord. Contre un oui : { $terms }.
event-offer-settled-declined = { $proposer_seat } et { $partner_seat } ne sont pas d’accord : { $terms }.
event-offer-settled-countered = { $partner_seat } veut autre chose que ceci : { $terms }.
event-offer-settled-withdrawn = { $proposer_seat } retire l’offre faite à { $partner_seat }.
event-offer-settled-lapsed = L’offre entre { $proposer_seat } et { $partner_seat } est caduque : { $terms }.
event-offer-settled-kept = { $proposer_seat } et { $partner_seat } ont tenu leur accord : { $terms }.
event-offer-settled-broken-by-proposer = { $proposer_seat } a rompu l’accord avec { $partner_seat } : { $terms }.
event-offer-settled-broken-by-partner = { $partner_seat } a rompu l’accord avec { $proposer_seat }. Contre un oui : { $terms }.
event-granted = { $seat } propose : { $prize } pour { $party_seat }.
event-proposed = La proposition { DE($seat) } est complète : { $grants }.
event-proposal-passed = { $seat } ne propose rien.
event-vote-cast-yes = { $seat } vote oui.
event-vote-cast-no = { $seat } vote non.
event-votes-opened-accepted = Les votes sont révélés. Ont voté oui : { $players }, soit { $seats } sièges ; il en fallait { $majority }. La proposition { DE($proposer_seat) } est acceptée.
event-votes-opened-declined = Les votes sont révélés. Ont voté oui : { $players }, soit { $seats } sièges ; il en fallait { $majority }. La proposition { DE($proposer_seat) } est refusée.
event-fell-to-proposer = { $party_seat } a voté non ; ceci revient donc à { $seat } : { $prize }.
event-government-formed = Nouveau gouvernement : { $government }. Dans l’opposition : { $opposition }.
event-government-formed-all = Nouveau gouvernement : { $government }. Il n’y a pas d’opposition.
event-government-stays = Égalité de sièges : { $government } continue à gouverner.
event-government-stays-interim = Aucune proposition n’est acceptée : l’ancien gouvernement reste en place par intérim ({ $government }).
event-no-government = Il n’y a pas de gouvernement.
event-program-set = Programme : P1 pour { $p1_seat }, P2 pour { $p2_seat }.
event-program-set-p1 = Programme : P1 pour { $p1_seat }.
event-program-set-p2 = Programme : P2 pour { $p2_seat }.
event-program-set-none = Les marqueurs de programme sont retirés.
event-event-revealed-donation = Donation : les partis qui occupent certains bureaux reçoivent de la nourriture.
event-event-revealed-strike = Grève : aucun objectif du programme n’est réalisé cette manche.
event-event-revealed-resistance = Résistance : un objectif du programme coûte 5 jetons Nourriture cette manche.
event-event-revealed-good-harvest = Bonne récolte : à la prochaine campagne, tout le monde peut poser 2 jetons Nourriture de plus.
event-event-revealed-crop-failure = Mauvaise récolte : à la prochaine campagne, tout le monde peut poser 2 jetons Nourriture de moins.
event-event-revealed-end-of-game = Fin de partie : cette manche est la dernière.
event-donated = { $seat } reçoit { $food } jetons Nourriture ({ $office }).
event-defected = { $seat } prend { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
} à { $victim_seat }.
event-discarded = { $seat } défausse { $card }.
event-resistance-paid = { $seat } paie { $food } jetons Nourriture pour vaincre la résistance.
event-goal-named = { $seat } désigne { $party_seat } pour réaliser un objectif.
event-goal-missed-strike = La grève arrête le programme : pas d’objectif cette manche.
event-goal-missed-resistance = Les 5 jetons Nourriture de la résistance ne sont pas payés : pas d’objectif.
event-goal-missed-no-majority = Le gouvernement n’a pas la majorité : pas d’objectif du programme cette manche.
event-goal-missed-no-government = Il n’y a pas de gouvernement, donc ni programme ni objectif.
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
refusal-other-phase = { $phase ->
    [B] Cette carte ne se joue que pendant la campagne.
    [C] Cette carte ne se joue que lors d’une élection parlementaire.
    [E] Cette carte ne se joue qu’après l’événement.
   *[other] Cette carte ne se joue que pendant le progrès d’une manche.
}
refusal-not-tied = Seuls les partis à égalité misent de nouveau.
refusal-step-bid = C’est le moment de miser pour la présidence.
refusal-step-bonus = C’est le moment où le président pioche une carte, ou non.
refusal-step-blockade = C’est le moment de décider du blocus.
refusal-step-manipulate = C’est le moment de décider de la manipulation.
refusal-step-campaign = Un parti fait campagne.
refusal-step-election-cards = On joue des cartes avant le décompte.
refusal-step-propose = Une proposition est en cours.
refusal-step-answer = Une offre attend une réponse.
refusal-step-vote = On vote sur une proposition.
refusal-step-event-cards = On joue des cartes après l’événement.
refusal-step-progress-cards = On joue les cartes du progrès.
refusal-step-discard = Il faut défausser des cartes.
refusal-step-name = Le Premier ministre désigne un parti.
refusal-step-resist = Il faut payer pour un objectif, ou y renoncer.
refusal-funds = Il faut { $food } jetons Nourriture, et tu en as { $funds }.
refusal-bid-range = Une mise va de 0 à { $most } jetons Nourriture.
refusal-species-limit = Au plus { $most } jetons Nourriture des fonds sur une espèce par tour, et au moins 1 ; tu en as posé { $fed } ici.
refusal-turn-limit = Au plus { $most } jetons Nourriture des fonds dans ce tour ; tu en as posé { $fed }.
refusal-blocked = Les { $species } sont bloqués pendant cette manche.
refusal-tie = Avec { $count } jetons, tu serais à égalité avec un autre parti chez les { $species }.
refusal-tie-swap = Après l’échange, deux partis seraient à égalité chez les { $species }.
refusal-boost = Place de 1 à { $most } jetons.
refusal-supply = Jetons qui restent dans ta réserve : { $left }.
refusal-no-power = Tu n’occupes pas ce bureau avec son pouvoir disponible : { $office }.
refusal-own-food = On n’échange qu’un jeton d’un autre parti.
refusal-no-food-there = { $victim_seat } n’a pas de nourriture chez les { $species }.
refusal-not-held = Tu n’as pas cette carte : { $card }.
refusal-not-held-species = Tu n’as pas cette carte : { $card } ({ $species }).
refusal-not-held-office = Tu n’as pas cette carte : { $card } ({ $office }).
refusal-no-such-card = Cette carte n’existe pas.
refusal-no-own-food = Tu n’as pas de nourriture qui puisse rester chez les { $species }.
refusal-loyal-already = Les { $species } sont déjà loyaux à un parti.
refusal-own-seats = On ne peut pas prendre des sièges à son propre parti.
refusal-last-round = Il n’y a pas de manche suivante.
refusal-election-due = Cette élection a lieu à la prochaine manche de toute façon.
refusal-no-office = Tu n’occupes pas ce bureau : { $office }.
refusal-other-prize = Il faut d’abord attribuer ceci : { $prize }.
refusal-proposal-begun = La proposition est commencée, il faut la terminer.
refusal-no-offers = À cette table, il n’y a pas d’offres avant une proposition.
refusal-enough-offers = Tu as fait { $most } offres ; propose, maintenant.
refusal-own-offer = On ne fait pas d’offre à son propre parti.
refusal-own-demand = C’est ta propre proposition : tu n’as rien à demander.
refusal-asked-already = Tu as déjà fait une demande avant cette proposition.
refusal-other-offer = C’est l’offre { DE($proposer_seat) }.
refusal-no-demand = Ce parti ne demande rien.
refusal-only-proposer = Seul le parti { DE($proposer_seat) } peut retirer cette offre.
refusal-terms = Une offre nomme des éléments de cette proposition, chacun une fois et dans leur ordre.

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
board-place-floor = Négociations
board-place-hands = Mains
board-place-parliament = Parlement
board-zoo = Le zoo
board-species = { $species } : { $first } pour le parti qui nourrit le plus{ $second ->
    [0] {""}
   *[other] , { $second } pour le deuxième
}{ $hole ->
    [yes] , avec un plan d’eau
   *[no] {""}
}
board-food-on = Nourriture : { $species }
board-pile = { $name } : { $food } { $votes ->
    [0] de nourriture
    [one] de nourriture, { $votes } vote
   *[other] de nourriture, { $votes } votes
}
board-blocked = bloqué
board-manipulated = manipulé
board-overhang = mandat en plus
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
board-counted-on = Votes attendus : { $names }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
board-no-parliament = pas encore de parlement
board-forecast = Si on comptait maintenant
board-goals-of = { $name } { $goals }
board-goals = Objectifs politiques, sur { $last } : { $goals }
board-offices = Bureaux et programme
board-office-free = { $office } : personne
board-office-up = { $office } : { $name }, pouvoir disponible
board-office-down = { $office } : { $name }, face cachée
board-program-free = { $prize } : personne
board-short-president = Président
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
board-funds = fonds
board-no-cards = aucune carte Action
board-card = { $card } : { $what }
board-does-rally = un ou deux jetons de la réserve
board-does-negative-campaign = échange un jeton d’un autre parti contre le tien
board-does-overhang-mandate = un siège de plus pour le parti qui y est en tête
board-does-loyalty = jusqu’à deux de tes jetons restent après l’élection
board-does-assertiveness = un objectif, si tu occupes ce bureau
board-does-wet-season = un vote de moins là où il n’y a pas de plan d’eau
board-does-dry-season = un vote de moins là où il y a un plan d’eau
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
board-hand-closed = { $name } a misé
board-hand-thinking = { $name } réfléchit encore
board-hand-out = { $name } ne mise pas
board-hand-open = { $name } a misé { $food }
board-thinks = réfléchit
board-ready = prêt
board-first-bid = d’abord { $food }
board-your-bid = Ta mise
board-bid-of = { $food } sur { $most }
board-less = Moins de nourriture
board-more = Plus de nourriture
board-lost = Jetons perdus, quel que soit le vainqueur : { $lost }
board-change-bid = Changer pour { $food }
board-hand-is-closed = Ta mise est faite
board-talks-of = { $name } peut proposer un gouvernement
board-proposal-of = La proposition { DE($name) }
board-enough = majorité
board-short = { $seats ->
    [one] il en manque { $seats }
   *[other] il en manque { $seats }
}
board-tray = À attribuer
board-take = Prendre : { $prize }
board-prize-with = { $prize }, chez { $name }
board-give = Donner à { $name } : { $prize }
board-where = À qui attribuer : { $prize } ?
board-build = Fais glisser chaque élément sur un parti, ou choisis-le puis le parti ; une touche de chiffre le donne au parti de ce numéro.
board-all-laid = Tout est attribué.
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
board-demand = Demande ce pour quoi tu voterais oui :
board-ask-for = Demander : { $terms }
board-choose-terms = Choisis quelque chose
board-ballot = Ton vote
board-vote-hidden = Personne ne voit ton vote avant que tous soient révélés, et tu peux encore en changer.
board-vote-yes = oui
board-vote-cast = a voté
board-vote-thinking = réfléchit
board-last-vote = Le dernier vote
board-voted-yes = { $name } a voté oui
board-voted-no = { $name } a voté non
board-accepted = Acceptée : { $yes } sièges, il en fallait { $majority }
board-rejected = Refusée : { $yes } sièges, il en fallait { $majority }
## Les robots, et leurs raisons

bot-newcomer = mise la moitié de ce qu’il a, et nourrit un peu partout
bot-newcomer-name = Le nouvel élu
bot-newcomer-about = Débute au parlement : dépense trop pour la présidence, et veut plaire à toutes les espèces à la fois.
bot-canvasser = nourrit un peu partout, et garde le reste
bot-canvasser-name = La démarcheuse
bot-canvasser-about = Ne dépense plus trop pour la présidence, mais veut toujours plaire à toutes les espèces à la fois.
bot-backbencher = nourrit là où cela rapporte tout de suite, et vote oui s’il y gagne quelque chose
bot-backbencher-name = Le député du fond
bot-backbencher-about = Ne voit pas plus loin que la manche, et une bonne offre suffit à l’acheter.
bot-whip = mise en pensant à ses rivaux, et nourrit là où cela rapporte tout de suite
bot-whip-name = Le chef de groupe
bot-whip-about = Devine ce que ses rivaux vont miser pour la présidence. Pour le reste, ne voit pas plus loin que la manche.
bot-statesman = prévoit, négocie, tient ses promesses et se souvient des tiennes
bot-statesman-name = L’homme d’État
bot-statesman-about = Pèse les coalitions d’après ce qu’elles rapporteront, et sait qui a tenu parole.
