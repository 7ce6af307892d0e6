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
