# La zone de décision : choix, touches, confirmation, ce qui se joue tout seul ; et ses réglages.

choices-title = Tous les choix
choices-typed = Numéro { $number }, Entrée pour choisir
confirm-move = À confirmer : { $what }
confirm-yes = Confirmer
confirm-no = Pas encore
forced-done = Il n’y avait qu’un choix, il a été fait : { $what }

table-menu = Plus
table-menu-keys = Touches
keys-title = Touches
keys-digits = Les chiffres choisissent dans la liste numérotée, dans tous les jeux. Si la liste est fermée, le premier chiffre l’ouvre et marque ce choix.
keys-number = Quand un nombre est demandé, une mise par exemple, le nombre que tu tapes est ce nombre.
keys-enter = Entrée fait ce qui est marqué ou sélectionné.
keys-arrows = Les flèches passent d’un choix à l’autre, ou sur le plateau vers ce qui se trouve dans cette direction.
keys-escape = Échap ferme une liste ou un menu, et efface un nombre tapé.

play-settings = Coups et vitesse
play-settings-confirm = Demander confirmation
play-settings-confirm-off = Jamais
play-settings-confirm-placements = Quand je pose une tuile
play-settings-confirm-all = Avant chaque coup
play-settings-bots = Rythme des robots
play-settings-bots-slow = Lent : une pause après chaque coup
play-settings-bots-normal = Normal
play-settings-bots-fast = Rapide
play-settings-bots-instant = Tout de suite, sans animation
play-settings-animations = Animations
play-settings-animations-slow = Lentes
play-settings-animations-normal = Normales
play-settings-animations-fast = Rapides
play-settings-animations-off = Aucune
play-settings-forced = Faire un choix tout seul quand il n’y en a pas d’autre
play-settings-guide = Montrer le but et les phases au-dessus d’une décision
