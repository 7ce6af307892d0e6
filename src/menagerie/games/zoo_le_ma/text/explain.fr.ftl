# Zoo le Ma : ce qu’est chaque élément du plateau. `.text` : ce qu’il fait ; `.when` : quand il sert.

## Tuiles

explain-group-tiles = Tuiles

explain-tile = Tuile
    .text = Deux moitiés, chacune un enclos pour une sorte d’animaux, avec des étoiles ; un chemin la traverse, et certaines ont des buissons. La personne qui la gagne la construit aussitôt dans son zoo.
    .when = Mises aux enchères une à une, dans l’ordre de la rangée.
explain-start = Tuile de départ
    .text = Là où commence chaque zoo : un chemin devant la caisse, avec deux bouts vers le zoo. Elle n’a pas d’animaux et ne rapporte pas de revenu.
explain-path = Chemin
    .text = Une nouvelle tuile doit prolonger un chemin de ton zoo, et partout où elle touche tes tuiles, le chemin rencontre le chemin et l’herbe rencontre l’herbe.
    .when = Quand une tuile est posée.
explain-star = Étoile
    .text = Un enclos vaut la somme de ses étoiles. De chaque sorte, seul ton meilleur enclos compte.
explain-bush = Buisson
    .text = Le zoo qui a le plus de buissons a deux arbres, le suivant un. À égalité, celui qui a reçu son dernier buisson le plus tard passe devant.
    .when = Compté après chaque tuile avec buissons.

## Enclos

explain-group-enclosures = Enclos

explain-enclosure-apes = Enclos de singes
    .text = Les moitiés de singes qui se touchent ne font qu’un enclos. Le zoo qui a le meilleur a deux visiteurs de cette couleur, le deuxième en a un.
    .when = Vérifié après chaque tuile.
explain-enclosure-mammals = Enclos de mammifères
    .text = Les moitiés de mammifères qui se touchent ne font qu’un enclos. Le zoo qui a le meilleur a deux visiteurs de cette couleur, le deuxième en a un.
    .when = Vérifié après chaque tuile.
explain-enclosure-birds = Enclos d’oiseaux
    .text = Les moitiés d’oiseaux qui se touchent ne font qu’un enclos. Le zoo qui a le meilleur a deux visiteurs de cette couleur, le deuxième en a un.
    .when = Vérifié après chaque tuile.
explain-enclosure-reptiles = Enclos de reptiles
    .text = Les moitiés de reptiles qui se touchent ne font qu’un enclos. Le zoo qui a le meilleur a deux visiteurs de cette couleur, le deuxième en a un.
    .when = Vérifié après chaque tuile.
explain-enclosure-sea = Enclos d’animaux marins
    .text = Les moitiés d’animaux marins qui se touchent ne font qu’un enclos. Le zoo qui a le meilleur a deux visiteurs de cette couleur, le deuxième en a un.
    .when = Vérifié après chaque tuile.
explain-worth = Valeur de l’enclos
    .text = La somme de ses étoiles. À valeur égale, l’enclos qui l’a atteinte le plus tard passe devant.
explain-idle = Enclos qui ne compte pas
    .text = Un autre enclos de la même sorte dans ce zoo est meilleur. Celui-ci est comme absent, jusqu’à ce qu’il devienne le meilleur.

## Visiteurs, arbres, bancs

explain-group-pieces = Visiteurs, arbres, bancs

explain-visitor = Visiteur
    .text = Un point à la fin de la première année, deux la deuxième, jusqu’à cinq la cinquième. Deux sont dans le zoo qui a le meilleur enclos de leur couleur, un dans le deuxième ; une sorte qu’un seul zoo possède n’en attire qu’un.
    .when = Les visiteurs se déplacent après chaque tuile ; seule compte leur place à la fin de l’année.
explain-tree = Arbre
    .text = Compte comme un visiteur. Deux sont dans le zoo qui a le plus de buissons, un dans le suivant.
    .when = Vérifié après chaque tuile avec buissons.
explain-bench = Banc
    .text = Se trouve à l’intérieur d’un chemin qui forme une boucle, et compte comme un visiteur chaque année. Il reste jusqu’à la fin de la partie.
    .when = Quand une tuile ferme une boucle de chemins.

## Enchère

explain-group-auction = Enchère

explain-row = Tuiles de l’année
    .text = Les tuiles de l’année dans l’ordre des enchères. Celle qui est en vente est marquée ; les vendues sont pâles.
explain-tile-number = Numéro de la tuile
    .text = Le nom de cette tuile dans les questions et le journal. Il n’a aucun effet.
explain-year = Année
    .text = La partie dure cinq ans. À la fin d’une année, chaque visiteur, arbre et banc rapporte autant de points que le numéro de l’année.
explain-stack = Pile de tuiles
    .text = Les tuiles des années à venir, face cachée.
explain-envelope = Mise cachée
    .text = Tout le monde mise en secret pour la tuile en vente. Puis les mises s’ouvrent : la plus forte est payée et prend la tuile, les autres sont reprises.
    .when = Modifiable tant que la dernière mise n’est pas faite.
explain-bidding = Ta mise
    .text = Combien de tes pièces tu mets dans ton poing pour cette tuile : de 0 à toutes. Tu ne paies que si tu gagnes.
    .when = Tant que la dernière mise n’est pas faite.
explain-flag = Drapeau
    .text = Entre mises égales, le drapeau le plus haut sur le mât l’emporte. Puis il passe sous tous les autres.
    .when = Seulement en cas d’égalité pour la plus forte mise.
explain-coins = Tes pièces
    .text = Ce que tu peux miser. Chaque tuile rapporte une pièce à la fin des années un à quatre ; les pièces ne valent pas de points.
    .when = Cachées aux autres.
explain-entrance = Entrée
    .text = Chaque zoo a la sienne ; les pièces sont derrière. Rien ne se construit plus au sud que la tuile de départ.

## Points

explain-group-score = Points

explain-points = Points
    .text = Ce que ce zoo a marqué jusqu’ici. Le plus de points après cinq ans gagne.
explain-count-visitors = Visiteurs de ce zoo
    .text = Combien de visiteurs sont ici maintenant. À la fin de l’année, chacun rapporte autant de points que le numéro de l’année.
explain-count-trees = Arbres de ce zoo
    .text = Combien d’arbres sont ici maintenant. Ils comptent comme des visiteurs.
explain-count-benches = Bancs de ce zoo
    .text = Combien de bancs sont ici. Ils restent jusqu’à la fin et comptent comme des visiteurs.
explain-block = Bloc de score
    .text = Ce que chaque zoo a marqué à la fin de chaque année : visiteurs, arbres et bancs, multipliés par le numéro de l’année.
    .when = Après la dernière tuile d’une année.
explain-zoo = Zoo
    .text = Tout ce qui a été construit ici, et ce que cela a attiré. Chaque tuile rapporte une pièce à la fin de l’année.
