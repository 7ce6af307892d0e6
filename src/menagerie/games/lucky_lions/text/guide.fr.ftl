# Ce qui aide à découvrir le jeu : le but, à quoi sert une décision, les phases d’un tour.

guide-goal = atteindre { $points } points avant les autres.
guide-heading = Tour : { $seat }

guide-phase-card = Carte Zoo
guide-phase-opponent = Adversaire
guide-phase-roll = Lancer
guide-phase-winner = Victoire
guide-phase-discard = Défausse

guide-purpose-choose = Gagner le combat rapporte les points de cette carte ; son cycle dit quel animal bat lequel.
guide-purpose-challenge = Vous lancez chacun un animal, et le meilleur sur le cycle gagne la carte.
guide-purpose-exclude = La personne qui ne lance pas ne peut pas gagner la carte.
guide-purpose-pick = Seules les cartes choisies sont lancées : prends des animaux forts sur ce cycle.
guide-purpose-keep = C’est la carte choisie qui est comparée sur le cycle.
guide-purpose-fox = Le nouveau lancer compte, même s’il est moins bon.
guide-purpose-panda = Le combat portera sur la carte que tu choisis maintenant.
guide-purpose-award = Prendre la carte rapporte ses points ; quelqu’un d’autre à égalité défausse un animal.
guide-purpose-sentence = Défausser rend le dé plus petit, et permet d’écarter l’animal qu’on aime le moins.
guide-purpose-take = Les points te rapprochent de { $points } ; les animaux changent ce que tu pourras lancer.
guide-purpose-discard = Sans l’animal que tu aimes le moins, ton dé en donne plus souvent un bon.
