# Zoocracy : ce qu’est chaque élément du plateau. `.text` : ce qu’il fait ; `.when` : quand il sert.

## Cartes Action

explain-group-cards = Cartes Action

explain-card-rally = Rallier
    .text = Pose un ou deux jetons Nourriture de la réserve sur l’espèce indiquée. Ils s’ajoutent à ce que tu poses de tes fonds.
    .when = Campagne, à ton tour de campagne ; pas sur une espèce sous blocus, et jamais si deux partis y sont à égalité.
explain-card-negative-campaign = Campagne négative
    .text = Échange un jeton d’un autre parti sur l’espèce indiquée contre un des tiens, pris dans la réserve. Tu choisis le parti.
    .when = Campagne, à ton tour ; il faut un jeton d’un autre parti, et aucune égalité ne doit naître.
explain-card-wet-season = Saison des pluies
    .text = Dans cette élection, chaque espèce sans plan d’eau donne un vote de moins au premier parti.
    .when = Élection parlementaire, avant le décompte des votes.
explain-card-dry-season = Saison sèche
    .text = Dans cette élection, chaque espèce avec plan d’eau donne un vote de moins au premier parti.
    .when = Élection parlementaire, avant le décompte des votes.
explain-card-migration = Migration
    .text = Ton parti a un siège de plus. Il compte pour le total, la majorité et les revenus.
    .when = Élection parlementaire, avant le décompte des votes.
explain-card-overhang-mandate = Mandat supplémentaire
    .text = Le parti qui a le plus de nourriture sur l’espèce indiquée au décompte a un siège de plus, quel que soit celui qui a joué la carte.
    .when = Élection parlementaire, avant le décompte des votes.
explain-card-loyalty = Loyauté
    .text = Jusqu’à deux de tes propres jetons sur l’espèce indiquée y restent après cette élection.
    .when = Élection parlementaire ; il te faut de la nourriture à cet endroit, et une espèce n’est loyale qu’à un parti.
explain-card-early-presidential-election = Élection présidentielle anticipée
    .text = Le marqueur présidentiel va sur la manche suivante. Jusque-là, le président reste en place.
    .when = Événement ; pas s’il y est déjà, ni à la manche 8.
explain-card-early-parliamentary-election = Élection parlementaire anticipée
    .text = Le marqueur parlementaire va sur la manche suivante. L’objectif convenu pour cette manche est perdu.
    .when = Événement ; pas s’il y est déjà, ni à la manche 8.
explain-card-defectors = Transfuges
    .text = Des sièges d’un autre parti passent au tien : 4 à deux joueurs, 3 à trois, 2 au-delà dans notre édition, mais pas plus qu’il n’en a.
    .when = Événement.
explain-card-assertiveness = Assertivité
    .text = Ton parti réalise un objectif, s’il occupe à ce moment le bureau indiqué, quelle que soit la face visible de sa carte.
    .when = Progrès.

## Événements

explain-group-events = Événements

explain-event-donation = Donation
    .text = Pour chaque bureau indiqué, le parti qui l’occupe prend dans la réserve la nourriture indiquée.
    .when = Événement de la manche où elle est révélée.
explain-event-strike = Grève
    .text = Aucun objectif du programme n’est réalisé dans cette manche. Les objectifs des cartes Action ne sont pas touchés.
    .when = Progrès de cette manche.
explain-event-resistance = Résistance
    .text = Un objectif du programme n’est réalisé dans cette manche que si son parti paie cinq jetons Nourriture de ses fonds.
    .when = Progrès de cette manche.
explain-event-good-harvest = Bonne récolte
    .text = À la manche suivante, chacun peut poser deux jetons Nourriture de plus de ses fonds.
    .when = Campagne de la manche suivante.
explain-event-crop-failure = Mauvaise récolte
    .text = À la manche suivante, chacun peut poser deux jetons Nourriture de moins de ses fonds.
    .when = Campagne de la manche suivante.
explain-event-end-of-game = Fin de partie
    .text = Cette manche est la dernière. La carte vient à la manche 5, 6, 7 ou 8.
explain-event = Événement
    .text = À chaque manche, une carte Événement est révélée et appliquée.
    .when = Événement.

## Bureaux et programme

explain-group-offices = Bureaux et programme

explain-office-president = Président
    .text = Le parti qui gagne l’élection présidentielle réalise aussitôt un objectif et peut piocher une carte Action. Le président n’est au gouvernement que s’il vote oui.
    .when = Gagné à l’élection présidentielle par la plus haute mise.
explain-office-prime-minister = Premier ministre
    .text = Peut poser un ou deux jetons de plus, pris dans la réserve, sur une espèce. Dans un gouvernement intérimaire majoritaire, désigne qui réalise l’objectif.
    .when = Campagne, une fois jusqu’à la prochaine élection parlementaire, tant que la carte est face visible.
explain-office-finance-minister = Ministre des Finances
    .text = Peut poser le jeton Manipulation sur une espèce : elle donne 4 votes au premier parti et aucun au second.
    .when = Avant le premier tour de la campagne, une fois jusqu’à la prochaine élection parlementaire.
explain-office-defense-minister = Ministre de la Défense
    .text = Peut poser le jeton Blocus sur une espèce : personne n’y pose de nourriture pendant cette manche.
    .when = Avant le premier tour de la campagne, une fois jusqu’à la prochaine élection parlementaire.
explain-office-opposition-leader = Dirigeant de l’opposition
    .text = Le plus grand parti de l’opposition. Peut mener une campagne négative sans carte, et fait la proposition lors d’une motion de censure.
    .when = Campagne, une fois tant que la carte est face visible ; motion de censure si le gouvernement a perdu sa majorité.
explain-office-used = Bureau face cachée
    .text = Le pouvoir de ce bureau a servi. La carte est remise face visible par le prochain gouvernement élu.
explain-program-p1 = Objectif du programme, P1
    .text = Le parti qui y est posé réalise un objectif dans la manche de l’élection parlementaire.
    .when = Progrès, si aucun événement ne l’empêche et que le gouvernement a sa majorité.
explain-program-p2 = Objectif du programme, P2
    .text = Le parti qui y est posé réalise un objectif dans la manche sans élection parlementaire.
    .when = Progrès, si aucun événement ne l’empêche et que le gouvernement a sa majorité.
explain-interim = Gouvernement intérimaire
    .text = Aucune proposition n’a été acceptée : l’ancien gouvernement reste pour le moment. Ses bureaux ne sont pas remis face visible.
explain-proposal = Proposition
    .text = Nomme le Premier ministre, les ministres des Finances et de la Défense, et qui réalise les objectifs P1 et P2. Puis tout le monde vote.
    .when = Formation du gouvernement, et motion de censure par le dirigeant de l’opposition.
explain-vote = Vote
    .text = Tout le monde vote oui ou non, en secret et en même temps. Si les sièges de ceux qui ont voté oui atteignent la majorité, la proposition est acceptée.
    .when = Après une proposition.
explain-offer = Offre
    .text = Le parti qui propose peut offrir à un parti une part de la proposition contre un oui. Les offres n’engagent personne, mais on retient si elles ont été tenues.
    .when = Avant une proposition, jusqu’à trois fois.

## Le zoo

explain-group-zoo = Le zoo

explain-species-elephants = Éléphants
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce n’a pas de plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-species-monkeys = Singes
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce n’a pas de plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-species-zebras = Zèbres
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce n’a pas de plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-species-snakes = Serpents
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce n’a pas de plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-species-parrots = Perroquets
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce n’a pas de plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-species-penguins = Pingouins
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce a un plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-species-flamingos = Flamants roses
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce a un plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-species-hippos = Hippopotames
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce a un plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-species-polar-bears = Ours polaires
    .text = À l’élection parlementaire, le parti qui a ici le plus de nourriture reçoit le premier nombre de votes, le suivant reçoit le second. Cette espèce a un plan d’eau.
    .when = La nourriture se pose pendant la campagne, les votes se comptent à l’élection parlementaire.
explain-votes-first = Premier nombre : votes
    .text = Autant de votes pour le parti qui a le plus de nourriture sur cette espèce. Un nombre en pointillé a été changé par un jeton ou une saison.
    .when = Élection parlementaire.
explain-votes-second = Second nombre : votes
    .text = Autant de votes pour le parti qui vient en deuxième. Si un seul parti a de la nourriture ici, ces votes sont perdus.
    .when = Élection parlementaire.
explain-watering-hole = Plan d’eau
    .text = Cette espèce souffre de la Saison sèche ; celles sans plan d’eau souffrent de la Saison des pluies.
explain-food-pile = Nourriture sur une espèce
    .text = Autant de jetons de ce parti sont ici. Deux partis n’en ont jamais autant l’un que l’autre sur une espèce. Bord épais : ces jetons gagneraient maintenant les votes indiqués.
explain-feed = Poser de la nourriture
    .text = Pose ici autant de jetons de tes fonds (ou d’une carte, d’un bureau). Au plus trois de tes fonds sur une espèce par tour.
    .when = Campagne, à ton tour.
explain-blockade = Blocus
    .text = Personne ne pose de nourriture sur cette espèce pendant cette manche, d’où qu’elle vienne. Il est levé à la fin de la manche.
explain-manipulation = Manipulation
    .text = Cette espèce donne 4 votes au premier parti et aucun au second. Le jeton reste jusqu’au prochain décompte.
explain-note = Changement du décompte
    .text = Une carte jouée pour cette élection : saison, mandat ou loyauté sur cette espèce.
    .when = Élection parlementaire de cette manche.

## Partis et parlement

explain-group-parties = Partis et parlement

explain-party = Parti
    .text = Sièges, objectifs, cartes ou nourriture, et bureaux de ce parti. Un parti qui a voté oui gouverne, un parti qui a voté non est dans l’opposition.
explain-seats = Sièges
    .text = Les votes de la dernière élection parlementaire. Ils décident de l’ordre des joueurs, de la majorité et des revenus : un jeton Nourriture par siège.
    .when = Recomptés à l’élection parlementaire.
explain-goals = Objectifs
    .text = Le parti qui a le plus d’objectifs gagne. À huit objectifs, la partie finit avec la manche.
explain-hand-cards = Nombre de cartes
    .text = Combien de cartes Action ce parti a en main. À la phase du progrès, on défausse jusqu’à cinq.
explain-funds = Fonds
    .text = La nourriture derrière ton écran : pour miser aux élections présidentielles et pour poser sur les espèces. À égalité d’objectifs, le plus de nourriture l’emporte.
    .when = Cachés aux autres.
explain-government = Gouvernement
    .text = Un parti qui a voté oui. Il a part aux bureaux et aux objectifs, et pioche une carte à la phase du progrès.
explain-opposition = Opposition
    .text = Un parti qui a voté non. Il pioche deux cartes Action à la phase du progrès au lieu d’une.
explain-majority = Majorité
    .text = La moitié de tous les sièges, arrondie à l’unité inférieure, plus un. Un gouvernement a besoin d’autant de sièges.
explain-parliament = Parlement
    .text = Chaque siège avec son parti. Le gouvernement siège à gauche sous l’accolade ; la ligne est la majorité.
explain-forecast = Si l’on votait maintenant
    .text = Les sièges que chaque parti aurait avec la nourriture posée maintenant sur les espèces.
explain-goal-track = Piste des objectifs
    .text = Combien d’objectifs chaque parti a réalisés. Quand un marqueur atteint la dernière case, la partie finit avec la manche.
explain-bid = Mise
    .text = Tous misent en secret de la nourriture pour la présidence. La plus haute mise gagne ; chaque parti perd la moitié de sa propre mise, arrondie à l’unité supérieure.
    .when = Élection présidentielle.

## Manches et piles

explain-group-rounds = Manches et piles

explain-round = Manche
    .text = Une manche a jusqu’à sept phases, de A à G. La partie a au plus huit manches.
explain-marker-president = Marqueur présidentiel
    .text = Dans la manche où il est posé, il y a une élection présidentielle. Ensuite il avance de deux manches.
explain-marker-parliament = Marqueur parlementaire
    .text = Dans la manche où il est posé, on élit un parlement et on forme un gouvernement. Ensuite il avance de deux manches.
explain-phase-A = Élection présidentielle (A)
    .text = Tous misent de la nourriture en secret ; la plus haute mise remporte la présidence et un objectif.
explain-phase-B = Campagne (B)
    .text = À tour de rôle, chaque parti pose de la nourriture sur les espèces et joue des cartes, pour gagner leurs votes.
explain-phase-C = Élection parlementaire (C)
    .text = On joue des cartes, puis chaque espèce vote : les votes deviennent des sièges, et chaque siège rapporte un jeton Nourriture.
explain-phase-D = Formation du gouvernement (D)
    .text = Les partis proposent tour à tour bureaux et objectifs, jusqu’à ce qu’une proposition ait la majorité des sièges.
explain-phase-E = Événement (E)
    .text = On révèle et applique la première carte Événement ; puis on peut jouer des cartes de cette phase.
explain-phase-F = Motion de censure (F)
    .text = Si le gouvernement a perdu sa majorité, le dirigeant de l’opposition peut en proposer un autre.
explain-phase-G = Progrès (G)
    .text = On pioche et on joue des cartes ; puis l’objectif convenu du programme est réalisé.
explain-deck = Pioche des cartes Action
    .text = Les cartes Action encore à piocher. Quand elle est vide, la défausse est mélangée.
explain-discards = Défausse
    .text = Les cartes Action jouées ou défaussées, visibles de tous.
