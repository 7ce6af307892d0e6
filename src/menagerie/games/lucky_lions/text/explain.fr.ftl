# Lucky Lions : ce qu’est chaque élément du plateau. `.text` : ce qu’il fait ; `.when` : quand il sert.

## Cartes Zoo

explain-group-zoo-cards = Cartes Zoo

explain-zoo-card = Carte Zoo
    .text = L’enjeu d’un combat : la personne qui la gagne marque ses points. Son cycle dit quel animal bat lequel.
    .when = À ton tour, tu en choisis une au marché, puis la personne que tu défies.
explain-cycle = Cycle de flèches
    .text = Compte les flèches de ton animal à l’autre, dans leur sens seulement : le plus grand nombre gagne. Si les deux nombres sont égaux, il y a égalité.
    .when = Quand les deux animaux sont sur le cycle.
explain-arrows = Nombre de flèches
    .text = Combien de flèches il y a de cet animal au prochain animal différent qui a été montré. Le plus de flèches gagne le combat.
explain-score = Points de la carte
    .text = Autant de points pour la personne qui gagne cette carte Zoo. La première à dix points gagne la partie.
explain-missing = Animal absent
    .text = Cet animal n’est pas sur le cycle. Il perd contre tous ceux qui y sont, et il est à égalité avec les autres absents.
explain-own-marks = Points et losanges
    .text = Points à l’extérieur du cycle : autant de cartes de cet animal dans ton dé. Losanges à l’intérieur : autant qui sont à coup sûr dans le dé d’en face.
explain-people = Icône de groupe
    .text = Tout le monde lance, et on ne défie personne en particulier. Le plus grand écart jusqu’au prochain animal différent gagne.
    .when = Seulement avec l’extension Zoo animé.

## Cartes Zoo spéciales (Zoo animé)

explain-group-special = Cartes Zoo spéciales (Zoo animé)

explain-special-autowin = Un animal gagne
    .text = La personne qui montre l’animal couronné gagne ; à plusieurs, il y a égalité. Le cycle ne sert pas.
explain-special-autolose = Un animal perd
    .text = Toutes les personnes qui ne montrent pas l’animal nommé gagnent : le plus souvent, c’est une égalité. Le cycle ne sert pas.
explain-special-player-exclude = Une personne reste à l’écart
    .text = Avant le lancer, la personne dont c’est le tour désigne quelqu’un qui ne participe pas ; toutes les autres lancent.
    .when = À trois ou plus.
explain-special-extra-rule = Une règle de plus
    .text = Le premier animal bat le second, quoi que disent les flèches.
    .when = Quand deux personnes se battent et montrent exactement ces deux animaux.
explain-special-die-split = Dé divisé
    .text = Chaque camp choisit en secret autant de cartes de son dé qu’il y a de flèches ; on ne lance que celles-là.
    .when = Avant le lancer.
explain-special-double-roll = Deux lancers
    .text = Chaque camp lance deux fois, puis choisit lequel des deux résultats compte.

## Cartes Animal

explain-group-animals = Cartes Animal

explain-card-lion = Lion
    .text = Une carte d’un dé. Il y a neuf lions parmi les 33 cartes Animal. Sa valeur dépend du cycle de la carte Zoo.
explain-card-fox = Renard
    .text = Une carte d’un dé. Il y a six renards parmi les 33 cartes Animal. Sa valeur dépend du cycle de la carte Zoo.
explain-card-panda = Panda
    .text = Une carte d’un dé. Il y a six pandas parmi les 33 cartes Animal. Sa valeur dépend du cycle de la carte Zoo.
explain-card-flamingo = Flamant
    .text = Une carte d’un dé. Il y a six flamants parmi les 33 cartes Animal. Sa valeur dépend du cycle de la carte Zoo.
explain-card-dolphin = Dauphin
    .text = Une carte d’un dé. Il y a six dauphins parmi les 33 cartes Animal. Sa valeur dépend du cycle de la carte Zoo.
explain-card-wild-lion = Lion sauvage
    .text = Gagne les égalités : seul parmi les ex æquo, il prend la carte Zoo et personne ne défausse. Plusieurs lions sauvages restent à égalité entre eux.
    .when = En cas d’égalité.
explain-card-wild-fox = Renard sauvage
    .text = Tu peux relancer : le renard retourne dans le dé et le nouveau résultat compte, même s’il est moins bon.
    .when = Quand tu l’as montré, une fois par combat.
explain-card-wild-panda = Panda sauvage
    .text = Tu dois choisir une carte Zoo du marché qui servira à la place ; l’ancienne prend sa place au marché.
    .when = Quand il manque sur le cycle, ou n’est pas l’animal que nomme la carte.
explain-card-wild-flamingo = Flamant sauvage
    .text = Perd les égalités : il en est exclu, et la personne qui reste seule gagne sans défausse. Si tous les ex æquo en ont un, c’est une égalité ordinaire.
    .when = En cas d’égalité sans lion sauvage.
explain-card-wild-dolphin = Dauphin sauvage
    .text = Met fin au combat sans vainqueur. Le dauphin est défaussé, la personne à qui il est pioche une carte, et la carte Zoo va sous la pioche Zoo.
    .when = Dès qu’il est montré.
explain-back = Carte cachée
    .text = Une carte d’un dé que personne d’autre ne peut connaître. Un animal pâle : il y était avant les dernières défausses secrètes, et y est peut-être encore.
explain-seen = Carte vue
    .text = Cette carte a été montrée et se trouve à coup sûr encore dans le dé. La table s’en souvient pour tout le monde.

## Sur la table

explain-group-table = Sur la table

explain-die = Dé
    .text = Tes cartes sont ton dé : le lancer, c’est en montrer une au hasard. Après le combat, elles y retournent.
explain-die-size = Taille du dé
    .text = Le nombre de cartes dans ce dé. Les défausses le rétrécissent, mais la dernière carte reste toujours.
explain-market = Marché
    .text = Les cartes Zoo pour lesquelles tu peux te battre. Une carte choisie est aussitôt remplacée depuis la pioche Zoo.
    .when = À ton tour, tu en choisis une.
explain-deck = Pioche Zoo
    .text = Les cartes Zoo à venir, face cachée. Quand elle est vide, le marché rétrécit.
explain-pile = Pioche d’animaux
    .text = Les cartes Animal qui ne sont dans aucun dé. Dans la partie plus longue, la personne qui gagne une carte Zoo peut à la place en piocher autant que ses points.
    .when = Seulement dans la partie plus longue et avec les Animaux sauvages.
explain-track = Piste de score
    .text = Les points de tout le monde. Dix points ou plus, et c’est gagné aussitôt.
explain-won = Cartes gagnées
    .text = Les cartes Zoo gagnées par cette personne, avec leurs points.
explain-player = Personne à la table
    .text = Nom, points, cartes gagnées et dé. Tu peux défier n’importe qui d’autre.
    .when = À ton tour, après avoir choisi une carte Zoo.
explain-battler = Camp
    .text = Ce que cette personne a montré. L’animal le plus précieux gagne la carte Zoo ; les cartes montrées retournent dans leur dé.
explain-tie = Égalité
    .text = Un camp prend la carte Zoo et l’autre défausse en secret une carte Animal. La personne dont c’est le tour dit qui fait quoi.
    .when = Après un lancer à égalité.
