# Les tournois.

## Les refus.

tournament-unknown = Ce tournoi n’existe pas.
tournament-members-only = Qui organise un tournoi a besoin d’une phrase secrète : choisis-en une dans les réglages, pour rester la même personne.
tournament-organiser-only = Seule la personne qui organise le tournoi peut faire cela.
tournament-too-many = Tu as { $most } tournois en cours. Termine d’abord l’un d’eux.
tournament-too-many-entered = Tu participes à { $most } tournois en cours. Quitte d’abord l’un d’eux.
tournament-too-many-bots = Un tournoi accepte { $most } robots au plus.
tournament-too-many-returns = Tu es déjà revenu { $most } fois ; c’était la dernière.
tournament-log-full = Il s’est passé tant de choses dans ce tournoi que plus personne ne peut entrer.
tournament-full = Le tournoi est complet : il accepte { $most } participants.
tournament-closed = Plus personne ne peut entrer dans ce tournoi.
tournament-removed = La personne qui organise t’a retiré de ce tournoi.
tournament-not-in = Tu ne participes pas à ce tournoi.
tournament-no-such-entrant = Ce participant n’existe pas.
tournament-no-such-round = Cette ronde n’a pas été appariée.
tournament-over = Le tournoi est terminé.
tournament-begun = Le tournoi a déjà commencé.
tournament-too-few = Il faut au moins { $fewest } participants.
tournament-no-outside-bots = Les programmes qui jouent par l’API des robots ne participent pas aux tournois.
tournament-bad-sizes = La plus petite table est plus grande que la table complète.
tournament-knockout-pairs = L’élimination directe se joue à des tables de deux.
tournament-arena-live = Une arène se joue en direct : choisis un rythme plus rapide.
tournament-bad-start = Cette heure est passée, ou trop lointaine.
table-of-tournament = La table fait partie d’un tournoi, qui décide du début et de la fin de ses parties. Tu peux quitter le tournoi sur sa page, ou abandonner une fois la partie commencée.
quota-tournaments = Cela fait assez de nouveaux tournois pour l’instant. Le prochain pourra être créé dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.

## Les pages.

nav-tournaments = Tournois
tournaments-title = Tournois
tournaments-intro = Système suisse, toutes rondes, élimination directe, ou arène : joue autant que tu peux. Tout le monde peut participer, même en invité.
tournaments-organise = Organiser un tournoi
tournaments-members = Qui organise un tournoi a besoin d’une phrase secrète.
tournaments-to-settings = Choisis-en une dans les réglages
tournaments-open = Tu peux participer
tournaments-running = En cours
tournaments-over = Terminés
tournaments-none-open = Aucun tournoi n’est ouvert pour le moment.
tournaments-none-running = Aucun tournoi n’est en cours.
tournaments-none-over = Aucun tournoi n’est encore terminé.

tournament-all = Tous les tournois
tournament-table = Cette partie fait partie d’un tournoi
tournament-back = Retour au tournoi
tournament-mine = Tu participes
tournament-by = par { $name }
tournament-organised = Organisé par
tournament-format-swiss = Système suisse
tournament-format-round-robin = Toutes rondes
tournament-format-knockout = Élimination directe
tournament-format-arena = Arène
tournament-tables-of = tables de { $size }
tournament-tables-from = tables de { $fewest } à { $size }
tournament-entrants = { $count ->
    [0] aucun participant
    [one] { $count } participant
   *[other] { $count } participants
}
tournament-entrants-most = { $count ->
    [0] Personne ne participe encore
    [one] { $count } personne participe
   *[other] { $count } participants
} ; il y a de la place pour { $most }.
tournament-taking-part = { $count ->
    [one] { $count } personne participe.
   *[other] { $count } participants.
}
tournament-took-part = { $count ->
    [0] Personne n’a participé.
    [one] { $count } personne a participé.
   *[other] { $count } personnes ont participé.
}
tournament-round-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-no-newcomers = Plus personne ne peut entrer.
tournament-organiser-begins = la personne qui organise donne le départ
tournament-begins-at = début : { $at }
tournament-lost = Connexion perdue. La page montre ce que nous savions ; nous essayons de nous reconnecter.

# Ce qui se passe.
tournament-now = Maintenant
tournament-phase-open = Pas encore commencé
tournament-phase-running = En cours
tournament-phase-over = Terminé
tournament-phase-cancelled = Annulé
tournament-begin-when = Il commence quand la personne qui l’organise le décide.
tournament-begin-in = Début : { $at }, dans { $left }.
tournament-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } se partagent la première place.
}
tournament-cancelled-organiser = La personne qui l’organisait l’a annulé.
tournament-cancelled-too-few = Trop peu de monde était là au moment de commencer.
tournament-cancelled-never-begun = Personne ne l’a commencé pendant deux mois.
tournament-arena-left = De nouvelles parties commencent encore pendant { $left }.
tournament-arena-last = Le temps est écoulé : les dernières parties se jouent.
tournament-round = Ronde { $number }
tournament-round-of = Ronde { $number } sur { $count }
tournament-next-round = La ronde suivante commence dans { $left }.
tournament-tables-left = { $count ->
    [0] Toutes les tables ont fini.
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
}
tournament-your-table = Ta table est prête
tournament-to-table = Jouer
tournament-table-soon = Ta table se prépare…
tournament-you-are-in = Tu participes. Ta table apparaîtra ici au début.
tournament-you-wait = Tu participes. Ta prochaine table apparaîtra ici.
tournament-you-wait-arena = Tu participes. Une table se forme dès que d’autres sont libres.
tournament-you-have-bye = Tu es exempt de cette ronde : tu ne joues pas, et tu reçois des points pour cela.
tournament-you-left-asked = Tu as quitté le tournoi. Tes points restent.
tournament-you-left-absent = Tu n’es pas venu à ta table : plus aucune table ne t’attend. Reviens-tu pour la ronde suivante ?
tournament-you-left-removed = La personne qui organise t’a retiré de ce tournoi.
tournament-join = Participer
tournament-return = Participer de nouveau
tournament-leave = Quitter le tournoi
tournament-leave-sure = Plus aucune table ne t’attendra. Une partie que tu joues continue.
tournament-leave-yes = Quitter
tournament-leave-no = Rester
tournament-joined = Tu participes.
tournament-left = Tu as quitté le tournoi.

# Le classement et les rondes.
tournament-standings = Classement
tournament-who = Qui participe
tournament-nobody = Personne encore.
tournament-points = Points
tournament-matches = Duels gagnés
tournament-games = Parties
tournament-left-asked = parti
tournament-left-absent = absent
tournament-left-removed = retiré
tournament-short-direct = Égaux
tournament-short-opponents = Moyenne
tournament-short-beaten = Battus
tournament-short-wins = Premiers
tournament-short-fewer-games = Moins
tournament-break-direct = Les points contre ceux qui en ont autant
tournament-break-opponents = La moyenne des points de ceux qu’on a rencontrés
tournament-break-beaten = Les points de ceux qu’on a battus ; la moitié pour une égalité
tournament-break-wins = Les premières places
tournament-break-fewer-games = Moins de parties
tournament-break-lot = Le tirage au sort
tournament-rounds = Rondes
tournament-tables = Tables
tournament-round-before = Avant
tournament-round-after = Après
tournament-no-round = Rien n’est encore apparié.
tournament-stage = { $left ->
    [2] finale
    [4] demi-finales
    [8] quarts de finale
   *[other] { $left } en lice
}
tournament-result-forfeit = pas jouée
tournament-result-broken-off = interrompue
tournament-replay = Revoir
tournament-replay-of = Revoir la partie de { $names }
tournament-play = Jouer
tournament-play-with = Jouer : { $names }
tournament-watch-names = Regarder { $names }
tournament-waits = attend une table libre
tournament-byes = { $count ->
    [one] { $names } est exempt.
   *[other] { $names } sont exempts.
}

# Comment on compte.
tournament-how = Comment on compte
tournament-how-swiss = À chaque ronde, tu joues contre ceux qui ont autant de points que toi ; personne ne rencontre deux fois les mêmes si on peut l’éviter.
tournament-how-round-robin = Chacun joue contre chacun : une fois aux tables de deux ; aux plus grandes, en autant de rondes qu’il en faut.
tournament-how-knockout = Le gagnant continue. Après une égalité, les deux rejouent en échangeant les places ; après la troisième égalité, on tire au sort.
tournament-how-arena = Quand ta partie est finie, tu joues avec d’autres qui sont libres, jusqu’à la fin du temps. La somme de tes points compte.
tournament-how-points = Une partie donne 1 point au premier, 0 au dernier, et aux autres leur part : la part des adversaires qu’ils battent, la moitié pour une égalité. Qui abandonne ou dépasse son temps est dernier.
tournament-how-bye = Une exemption compte un demi-point, la moyenne d’une table.
tournament-how-bye-pair = Une exemption compte comme une victoire.
tournament-how-absent = Qui n’est pas venu à sa table après { $time } n’a pas de points tant qu’un robot joue à sa place, et ne reçoit plus de table avant de le demander.
tournament-how-minutes = De nouvelles parties commencent pendant { $time } ; les dernières se jouent jusqu’au bout.
tournament-how-pause = De la fin d’une ronde à la suivante : { $time }.
tournament-how-no-pause = La ronde suivante commence dès que toutes les tables ont fini.
tournament-how-late = { $count ->
    [0] Personne n’entre après le début.
    [one] On peut entrer jusqu’à ce qu’une ronde soit appariée.
   *[other] On peut entrer jusqu’à ce que { $count } rondes soient appariées.
}
tournament-how-ties = À égalité de points, on départage dans cet ordre :
tournament-seed-sealed = Tout ce qui est laissé au hasard dans les appariements vient d’une seule graine. Voici son SHA-256 ; la graine elle-même est montrée quand le tournoi commence, et chacun peut alors la contrôler.
tournament-seed-open = Le SHA-256 de la graine est ce qui était montré avant le début ; ton navigateur l’a calculé, s’il le peut. Avec le fichier ci-dessous, la commande refait chaque ronde sur ton propre ordinateur.
tournament-file = Le tournoi dans un fichier
tournament-print = Imprimer

# Qui organise.
tournament-organise = Organisation
tournament-begin = Commencer maintenant
tournament-begun-now = Le tournoi a commencé.
tournament-still-missing = { $count ->
    [one] Il manque encore un participant.
   *[other] Il manque encore { $count } participants.
}
tournament-add-bots = Faire participer des robots
tournament-add = Ajouter
tournament-bots-added = { $count ->
    [one] { $count } robot participe.
   *[other] { $count } robots participent.
}
tournament-take-out = Retirer quelqu’un
tournament-take-out-short = Retirer
tournament-take-out-name = Retirer { $name }
tournament-take-out-yes = Retirer { $name } pour de bon
tournament-taken-out = { $name } ne participe plus.
tournament-keep = Garder
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Il s’arrête pour de bon, sans gagnant.
tournament-cancel-yes = L’annuler
tournament-keep-it = Le garder

# Le formulaire.
tournament-new-title = Un nouveau tournoi
tournament-new-what = À quoi on joue
tournament-new-name = Nom
tournament-new-about = Ce qu’il faut savoir (peut rester vide)
tournament-new-how = Comment
tournament-new-format = Formule
tournament-new-size = Une table complète
tournament-new-fewest = La plus petite table
tournament-new-fewest-help = Quand les participants ne remplissent pas toutes les tables, certaines sont plus petites. Qui ne trouve de place à aucune est exempt.
tournament-new-late = Rondes déjà appariées quand on peut encore entrer
tournament-new-minutes = Pendant combien de minutes de nouvelles parties commencent
tournament-new-time = Le temps
tournament-new-begins = Il commence
tournament-new-when-i-say = quand je le décide
tournament-new-at-a-time = à une heure donnée
tournament-new-at = Heure du début
tournament-new-absence = Combien de minutes une table attend les absents
tournament-new-absence-help = Pour un rythme lent, choisis un jour ou plus : 1440 minutes.
tournament-new-pause = Minutes entre la fin d’une ronde et la suivante
tournament-new-make = Créer le tournoi
