# Ce qui aide à découvrir le jeu : le but, à quoi sert une décision, les phases d’une manche par leur nom.

guide-goal = avoir le plus d’objectifs à la fin, quand un parti en a { $goals } ou avec la carte Fin de partie.
guide-heading = Manche { $round } sur { $rounds }

guide-phase-a = Présidence
guide-phase-b = Campagne
guide-phase-c = Élection
guide-phase-d = Gouvernement
guide-phase-e = Événement
guide-phase-f = Motion de censure
guide-phase-g = Progrès

guide-purpose-bid = La plus forte mise donne la présidence et un objectif ; chacun perd la moitié de sa mise.
guide-purpose-bonus = Les cartes Action t’aident en campagne, aux élections et après les événements.
guide-purpose-blockade = Personne ne peut nourrir une espèce bloquée pendant cette manche.
guide-purpose-manipulate = Une espèce manipulée donne 4 votes au parti qui l’a le plus nourrie, et aucun au deuxième.
guide-purpose-campaign = Le parti qui nourrit le plus une espèce aura ses votes, et les votes deviennent des sièges.
guide-purpose-election-cards = Les cartes jouées maintenant changent le nombre de votes et de sièges.
guide-purpose-propose = Il faut le oui d’une majorité : offre assez aux autres, et garde un objectif pour toi.
guide-purpose-answer = Ton oui aide à la majorité. Un accord n’engage personne, mais tous voient s’il est tenu.
guide-purpose-vote = Acceptée : les oui gouvernent. Les non sont dans l’opposition et piochent plus de cartes.
guide-purpose-event-cards = Les cartes jouées maintenant avancent une élection ou t’apportent des sièges.
guide-purpose-progress-cards = Chaque carte Assertivité d’un bureau que tu occupes t’apporte un objectif.
guide-purpose-discard = Tu gardes au plus cinq cartes pour la manche suivante : garde celles qui te serviront.
guide-purpose-name = Le parti que tu désignes avance d’un objectif.
guide-purpose-resist = Un objectif abandonné est perdu ; la nourriture peut servir à la prochaine campagne.
