## Légendes des images dans les règles

board-picture-zoo-card = Une carte Zoo : le cycle de flèches et, dans le coin, les points qu’elle vaut. Un petit animal pâle manque au cycle.
board-picture-animal-cards = Des cartes Animal. Six d’entre elles forment ton dé.
board-picture-ring = dauphin → flamant → renard → lion, cela fait trois flèches ; lion → dauphin, une seule : le dauphin gagne.
board-picture-people = L’icône de groupe : tout le monde lance son dé.
board-picture-special = Une carte Zoo spéciale avec sa propre règle ; son cycle ne sert pas.
board-picture-wild-fox = Renard sauvage : relance
board-picture-wild-dolphin = Dauphin sauvage : le combat s’arrête
board-picture-wild-panda = Panda sauvage : une autre carte Zoo
board-picture-wild-lion = Lion sauvage : gagne les égalités
board-picture-wild-flamingo = Flamant sauvage : perd les égalités
