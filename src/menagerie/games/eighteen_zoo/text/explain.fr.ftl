# 18ZOO : ce qu’est chaque élément du plateau. `.text` : ce qu’il fait ; `.when` : quand il sert.

## Écureuils

explain-group-squirrels = Écureuils

explain-squirrel-2S = Écureuil 2S
    .text = Court jusqu’à deux arrêts ; coûte 7. Le premier 4S met tous les 2S à la retraite.
explain-squirrel-3S = Écureuil 3S
    .text = Court jusqu’à trois arrêts ; coûte 12. Le premier amène les voies vertes ; le premier 5S met les 3S à la retraite.
explain-squirrel-3S-Long = Écureuil 3S LONG
    .text = Un 3S qui reste quand les autres 3S partent : il s’en va avec les 4S. Trois arrêts, coûte 12.
explain-squirrel-4S = Écureuil 4S
    .text = Court jusqu’à quatre arrêts ; coûte 20. Le premier met les 2S à la retraite et baisse la limite à trois ; après le premier 4J ou 2J, il court encore une fois.
explain-squirrel-4S-Perm = Écureuil 4S PERM
    .text = Court jusqu’à quatre arrêts et ne part jamais ; coûte 20. Il amène les voies brunes et des zones R à 60, mais pas le bonus de nouvelle phase.
explain-squirrel-5S = Écureuil 5S
    .text = Court jusqu’à cinq arrêts et ne part jamais ; coûte 30. Le premier met les 3S à la retraite et baisse la limite à deux.
explain-squirrel-4J = Écureuil 4J
    .text = Court jusqu’à quatre arrêts, l’eau étant un arrêt pour lui, et sa récolte est doublée ; coûte 47. Le premier amène les voies grises.
explain-squirrel-2J = Écureuil 2J
    .text = Court jusqu’à deux arrêts, l’eau étant un arrêt pour lui, et sa récolte est doublée ; coûte 37. Se choisit à la place d’un 4J à l’achat.
explain-squirrel-1S = Écureuil au bandeau, 1S
    .text = Un écureuil qui porte le Bandeau au lieu de partir : il visite une gare de sa famille et toute eau. Sa famille n’achète pas d’écureuils entre-temps.
explain-squirrel-deck = Paquet d’écureuils
    .text = Les écureuils dans leur ordre fixe. Seul le premier s’achète ; le premier d’une nouvelle sorte amène sa phase pour tout le monde.
    .when = Quand une famille achète des écureuils, à la fin de son tour.
explain-squirrel-kitchen = Écureuils à la cuisine
    .text = Des écureuils qu’une famille avait en trop. Toute famille peut les acheter au prix imprimé, sans bonus.
    .when = Quand une famille achète des écureuils.
explain-squirrel-limit = Limite d’écureuils
    .text = Le plus d’écureuils qu’une famille peut avoir : quatre, trois à partir du 4S, deux à partir du 5S. Le surplus va aussitôt à la cuisine.
explain-phase = Phase
    .text = Amenée par le premier écureuil de chaque sorte, pour tout le monde aussitôt : couleurs des voies, limite d’écureuils, valeur des zones R, valeurs de lancement.
explain-run = Course
    .text = Un écureuil court le long des voies d’une gare, d’une zone R ou d’une eau à une autre, avec au moins deux arrêts dont une gare de la famille. Aucune voie ne sert deux fois.
    .when = Au tour de la famille, après voies et gare.
explain-harvest = Récolte
    .text = Toutes les noix des courses de la famille. Partagée, chaque carte reçoit le dividende et le jeton va à droite si le seuil est atteint ; gardée, le trésor reçoit un sac par 25 noix et le jeton va à gauche.
    .when = Après la course.

## Familles

explain-group-families = Familles

explain-family-CR = { family-CR }
    .text = Une famille dont le gîte est en H1, avec trois gares en plus. La personne qui détient ses parents décide pour elle.
explain-family-GI = { family-GI }
    .text = Une famille dont le gîte est en H2, avec une gare en plus. La personne qui détient ses parents décide pour elle.
explain-family-PB = { family-PB }
    .text = Une famille dont le gîte est en H3, avec trois gares en plus. La personne qui détient ses parents décide pour elle.
explain-family-PE = { family-PE }
    .text = Une famille dont le gîte est en H4, avec trois gares en plus. La personne qui détient ses parents décide pour elle.
explain-family-LI = { family-LI }
    .text = Une famille dont le gîte est en H5, avec deux gares en plus. La personne qui détient ses parents décide pour elle.
explain-family-TI = { family-TI }
    .text = Une famille dont le gîte est en H6, avec une gare en plus. La personne qui détient ses parents décide pour elle.
explain-family-BB = { family-BB }
    .text = Une famille dont le gîte est en H7, avec deux gares en plus. La personne qui détient ses parents décide pour elle.
explain-family-EL = { family-EL }
    .text = Une famille dont le gîte est en H8, avec trois gares en plus. La personne qui détient ses parents décide pour elle.
explain-treasury = Trésor
    .text = L’argent de la famille, en sacs. Il paie collines, gares et écureuils ; on n’y ajoute que par un billet ou lors d’un achat forcé.
explain-reputation = Réputation
    .text = Le prix des cartes de la famille, là où est son jeton à la bourse. Chaque carte vaut autant à la fin, les parents deux fois.
explain-stations-left = Gares restantes
    .text = Le prix des prochaines gares de la famille : la première 2, les autres 4.
    .when = Une gare par tour, sur une tuile de gare à portée qui a une place libre.
explain-last-harvest = Dernière récolte
    .text = Les noix des dernières courses de la famille, et si elles ont été partagées ou gardées.
explain-launch = Famille pas encore lancée
    .text = Elle démarre quand quelqu’un achète ses parents. La deuxième famille est une voisine de la première par numéro ; ensuite elles se suivent une à une.
    .when = Pendant un tour de bourse.
explain-order = Ordre des familles
    .text = La plus haute réputation d’abord, puis la case la plus à droite, puis le dessus de la pile. Il est fixé au début du tour d’exploitation.

## Cartes et argent

explain-group-cards = Cartes et argent

explain-card-parents = Parents
    .text = Comptent pour deux animaux, sont payés deux fois et dirigent la famille. S’achètent en premier, pour le double de la valeur de lancement, qui devient le trésor.
    .when = Pendant un tour de bourse. La personne qui vient à avoir plus d’animaux prend aussitôt les parents.
explain-card-child = Enfant
    .text = Un animal d’une famille, acheté à sa réputation et payé à son dividende. Il y en a trois.
    .when = Pendant un tour de bourse : une carte par tour, au salon ou à la cuisine.
explain-card-cousin = Cousin
    .text = Un animal de plus d’une famille. Les cousins arrivent au salon avant le tour de bourse du mercredi.
explain-card-turned = Carte retournée
    .text = Vendue pendant ce tour de bourse par quelqu’un qui n’a pas les parents. Revendue, elle ne fait baisser la réputation que si c’est le détenteur des parents qui vend.
explain-lounge = Salon
    .text = Les cartes d’une famille lancée que personne n’a encore achetées. Celle du dessus est à vendre, et le trésor reçoit l’argent.
explain-kitchen = Cuisine
    .text = Les cartes vendues. On peut acheter n’importe laquelle à la banque ; chacune paie 2 à sa famille au début d’un tour d’exploitation.
explain-cash = Caisse
    .text = L’argent d’une personne, en sacs. Il compte à la fin ; après un tour de bourse, la plus riche est première dans l’ordre du tour.
explain-worth = Fortune
    .text = Ce qu’une personne compterait maintenant : caisse, cartes à leur réputation, billets, moins la dette. La plus grande fortune gagne à la fin.
explain-card-limit = Limite de cartes
    .text = Le plus de cartes d’animaux qu’on peut tenir. La personne qui en a plus au début de son tour doit d’abord vendre.
explain-ticket = Billet
    .text = Se change contre la valeur du tour en cours, de 4 à 18 ; 20 à la fin de la partie. Au tour d’une famille, une part peut aller à son trésor.
    .when = À ton tour de bourse, et au tour d’une famille que tu diriges.
explain-debt = Dette
    .text = Le double de ce que la banque a payé lors d’un achat forcé. Elle est retirée à la fin de la partie.
explain-player = Personne à la table
    .text = Dans l’ordre du tour, chacun peut vendre autant de cartes qu’il veut, puis acheter une carte ou un pouvoir.
    .when = Pendant un tour de bourse.

## Bourse

explain-group-stock = Bourse

explain-stock-box = Case de la bourse
    .text = Son prix, le dividende de chaque carte, et les noix qu’il faut à une récolte partagée pour que le jeton aille à droite. Garder le fait aller à gauche, les ventes descendre.
explain-stock-price = Prix
    .text = La réputation d’une famille dont le jeton est ici : ce que ses cartes coûtent, rapportent à la vente et comptent à la fin.
explain-dividend = Dividende
    .text = Payé à chaque carte quand une récolte est partagée, aux parents deux fois. Un plus : ce que les parents reçoivent en outre.
    .when = Quand une famille partage sa récolte.
explain-threshold = Seuil en noix
    .text = Avec autant de noix, une récolte partagée fait aller le jeton à droite, ou monter au bout d’une ligne.
    .when = Quand une famille partage sa récolte.
explain-launch-value = Valeur de lancement
    .text = Une famille lancée à cette valeur commence ici. Ses parents coûtent le double ; à 9 et 12 la banque ajoute de l’argent, et on peut poser des tuiles jaunes depuis le gîte.
    .when = Pendant un tour de bourse ; 9 dès la phase verte, 12 dès la brune.
explain-token = Jeton
    .text = Où en est la réputation d’une famille. En entrant dans une case, il se met sous les jetons déjà là.
explain-stock-end = Fin de la partie
    .text = Quand un jeton atteint 24, la partie finit avec le tour d’exploitation en cours, ou, pendant un tour de bourse, avec le suivant.

## Carte et voies

explain-group-map = Carte et voies

explain-hex-plain = Plaine
    .text = On y pose des voies jaunes : tuiles 7, 8 et 9, et plus tard ce qui les remplace.
    .when = Au tour d’une famille, si la nouvelle voie est à portée.
explain-hex-M = Colline M
    .text = La première tuile coûte 1 au trésor. Elle reçoit un marqueur et reste comme elle est, sauf par Lapins et Taupes.
    .when = Au tour d’une famille.
explain-hex-MM = Haute colline MM
    .text = La première tuile coûte 2 au trésor. Elle reçoit un marqueur et reste comme elle est, sauf par Lapins et Taupes.
    .when = Au tour d’une famille.
explain-hex-O = Eau, O
    .text = Une course qui y passe rapporte 10 noix, et la famille reçoit 1 aussitôt. Ce n’est pas un arrêt, sauf pour 4J et 2J.
explain-hex-Y = Zone de gare Y
    .text = On y pose les tuiles 201, 202 et 621 : des arrêts pour les courses, avec des places de gare.
    .when = Au tour d’une famille.
explain-hex-home = Gîte
    .text = Là où commence une famille : sa première gare y est posée gratuitement. On y pose les tuiles 5, 6 et 57 ; une place est gardée pour une famille pas encore lancée.
explain-hex-R = Restaurant, R
    .text = Un arrêt qui vaut 30 noix, 60 à partir du 4S PERM. C’est la fin d’une course, et on n’y construit rien.
explain-hex-grey = Zone grise
    .text = On n’y construit jamais rien. Une voie ne peut mener qu’à ses chemins imprimés.
explain-tile-yellow = Tuile jaune
    .text = La première tuile d’une case. Une famille en pose jusqu’à deux à son tour, chacune avec une voie à portée.
    .when = Au tour d’une famille ; à la place d’une des deux, on peut améliorer une tuile.
explain-tile-green = Tuile verte
    .text = Remplace une jaune : toutes les voies restent, et une nouvelle doit être à portée, ou la gare doit valoir plus.
    .when = À partir du 3S, une amélioration par tour d’une famille.
explain-tile-brown = Tuile brune
    .text = Remplace une verte : toutes les voies restent, et une nouvelle doit être à portée, ou la gare doit valoir plus.
    .when = À partir du 4S PERM, une amélioration par tour d’une famille.
explain-tile-grey = Tuile grise
    .text = Il y en a trois, chacune pour un gîte : Girafes, Tigres et Ours bruns.
    .when = À partir du 4J/2J ; par Lapins à tout moment.
explain-tile-supply = Réserve de tuiles
    .text = Les tuiles qui restent. Une tuile remplacée revient et peut resservir.
explain-station = Gare
    .text = Le jeton d’une famille dans une place d’une tuile de gare. Les courses doivent en visiter une ; une tuile pleine de gares des autres ne peut être que le bout d’une course.
    .when = Une par tour : la première pour 2, les autres pour 4.
explain-track-colours = Couleurs des voies
    .text = Ce qu’on peut poser dans cette phase : jaune dès le début, vert avec le 3S, brun avec le 4S PERM, gris avec le 4J/2J.
explain-r-value = Valeur des zones R
    .text = Les noix d’un restaurant : 30, 60 à partir du 4S PERM.

## Pouvoirs

explain-group-powers = Pouvoirs

explain-power-MIDAS = { power-MIDAS }
    .text = { power-effect-MIDAS }
    .when = À ton tour de bourse (bleu).
explain-power-IT_S_ALL_GREEK_TO_ME = { power-IT_S_ALL_GREEK_TO_ME }
    .text = { power-effect-IT_S_ALL_GREEK_TO_ME }
    .when = À ton tour de bourse (bleu).
explain-power-TOO_MUCH_RESPONSIBILITY = { power-TOO_MUCH_RESPONSIBILITY }
    .text = { power-effect-TOO_MUCH_RESPONSIBILITY }
    .when = À ton tour de bourse (bleu).
explain-power-DAYS_OFF = { power-DAYS_OFF }
    .text = { power-effect-DAYS_OFF }
    .when = À ton tour de bourse (bleu).
explain-power-LEPRECHAUN_POT_OF_GOLD = { power-LEPRECHAUN_POT_OF_GOLD }
    .text = { power-effect-LEPRECHAUN_POT_OF_GOLD }
    .when = À ton tour de bourse (bleu).
explain-power-WHATSUP = { power-WHATSUP }
    .text = { power-effect-WHATSUP }
    .when = À ton tour de bourse (bleu).
explain-power-TWO_BARRELS = { power-TWO_BARRELS }
    .text = { power-effect-TWO_BARRELS }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-A_SQUEEZE = { power-A_SQUEEZE }
    .text = { power-effect-A_SQUEEZE }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-THAT_S_MINE = { power-THAT_S_MINE }
    .text = { power-effect-THAT_S_MINE }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-WORK_IN_PROGRESS = { power-WORK_IN_PROGRESS }
    .text = { power-effect-WORK_IN_PROGRESS }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-SHINING_GOLD = { power-SHINING_GOLD }
    .text = { power-effect-SHINING_GOLD }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-ANCIENT_MAPS = { power-ANCIENT_MAPS }
    .text = { power-effect-ANCIENT_MAPS }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-MOLES = { power-MOLES }
    .text = { power-effect-MOLES }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-RABBITS = { power-RABBITS }
    .text = { power-effect-RABBITS }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-WINGS = { power-WINGS }
    .text = { power-effect-WINGS }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-ON_A_DIET = { power-ON_A_DIET }
    .text = { power-effect-ON_A_DIET }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-WHEAT = { power-WHEAT }
    .text = { power-effect-WHEAT }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-A_TIP_OF_SUGAR = { power-A_TIP_OF_SUGAR }
    .text = { power-effect-A_TIP_OF_SUGAR }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-PATCH = { power-PATCH }
    .text = { power-effect-PATCH }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-HOLE = { power-HOLE }
    .text = { power-effect-HOLE }
    .when = Au tour de la famille qui l’a (vert) ; une famille l’achète à quelqu’un.
explain-power-supply = Pouvoirs en vente
    .text = Quatre nouveaux à chaque tour de bourse, et les quatre suivants sont visibles. Trois pouvoirs en main au plus, trois par famille.
    .when = Au choix des pouvoirs et à ton tour de bourse.

## Tours

explain-group-rounds = Tours

explain-round-draft = Choix des pouvoirs
    .text = Avant lundi, de la dernière personne à la première, chacun achète un pouvoir ou passe.
explain-round-stock = Tour de bourse
    .text = On vend et achète cartes et pouvoirs, et on lance des familles, jusqu’à ce que tous aient passé à la suite.
explain-round-operating = Tour d’exploitation
    .text = Les familles jouent leur tour : voies, gare, course, partage ou non, achat d’écureuils.
explain-ticket-value = Valeur d’un billet
    .text = Autant de sacs pour un billet changé pendant ce tour.
explain-seat-order = Ordre du tour
    .text = L’ordre dans lequel on joue aux tours de bourse. Après un tour de bourse, la personne la plus riche en caisse devient première.
