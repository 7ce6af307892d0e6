# Ce qui aide à découvrir le jeu : le but, à quoi sert une décision, les étapes d’un tour.

guide-goal = valoir le plus mercredi soir, avec tes sacs, tes billets et tes cartes à leur réputation.
guide-heading-draft = Choix des pouvoirs
guide-heading-stock = Tour de bourse
guide-heading-operating = Tour d’exploitation { $number }
guide-heading-family = Tour d’exploitation { $number }, { $family }

guide-step-turn = Vente et achat
guide-step-home = Tuile de gîte
guide-step-bonus = Voies de bonus
guide-step-track = Voies
guide-step-station = Gare
guide-step-run = Course
guide-step-harvest = Récolte
guide-step-squirrels = Écureuils
guide-step-end = Fin du tour

guide-purpose-draft = Les pouvoirs t’aideront plus tard ; ce que tu paies ici manquera pour lancer une famille.
guide-purpose-turn = Une carte rapporte quand sa famille partage ; la personne qui a les parents la dirige.
guide-purpose-home = Les voies de la famille commencent à son gîte.
guide-purpose-bonus = Avec des voies posées maintenant, la famille court plus loin dès son premier tour.
guide-purpose-track = Les voies relient tes gares à des lieux qui rapportent plus de noix.
guide-purpose-station = Une gare ouvre des lieux à tes courses, et peut les fermer aux autres familles.
guide-purpose-run = Les noix que tes écureuils ramassent sont la récolte de ce tour.
guide-purpose-harvest = Partager paie les cartes et peut faire monter la réputation ; garder remplit le trésor.
guide-purpose-squirrels = Les meilleurs ramassent plus, les anciens s’en vont ; à la fin du tour, il en faut un.
guide-purpose-end = C’est le dernier moment de ce tour pour les pouvoirs de la famille et tes billets.
guide-purpose-patch = Avec le bandeau un écureuil reste, mais ne court plus qu’à une seule gare.
guide-purpose-discard = La nouvelle phase permet moins d’écureuils par famille.
guide-purpose-offer = Si tu acceptes, il part dans cette famille à ce prix ; si tu refuses, il reste où il est.
guide-purpose-price = L’argent va à la famille de l’écureuil ; la personne qui la dirige peut refuser.
guide-purpose-sellers = Un écureuil vendu ici rapporte de l’argent à sa famille.
guide-purpose-forced = Ta famille doit avoir un écureuil, et tu paies ce qui manque à son trésor.
guide-purpose-second-map = Les cartes anciennes permettent deux tuiles dans ce tour.
guide-purpose-second-hole = Le trou relie deux zones R pour tout le monde, jusqu’à la fin de la partie.
