# Après la partie : les tournants. Pendant qu’on joue seul : l’entraîneur.

table-no-turning-points = Il n’y a pas de tournants : la partie n’est pas finie, ou elle a été interrompue.
table-no-coach = L’entraîneur ne parle qu’à une personne qui joue seule contre des robots, après un coup.
turning-point-title = { $name } : { $what }
turning-point-probability = Chances de gagner ({ $name }) : { $before } % avant, { $after } % après.
turning-point-forced = Il n’y avait rien d’autre à faire : c’est la suite qui a décidé.
turning-point-same = Le robot aurait fait la même chose.
turning-point-preferred = Le robot aurait préféré : { $what }. Sans compter le hasard qui a suivi, cela donnait { $probability } % ({ $name }), et ce qui a été joué { $done } %.
coach-agrees = J’aurais fait la même chose. { $why }
coach-differs = J’aurais choisi : { $what }. { $why }
