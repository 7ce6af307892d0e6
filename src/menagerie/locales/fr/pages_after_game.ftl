# Après la partie : les tournants. Pendant qu’on joue seul : l’interrupteur de l’entraîneur.

turning-points = Tournants
turning-points-wait = Un robot estime comment les chances ont évolué…
turning-points-none = Les chances n’ont jamais beaucoup changé d’un coup.
turning-points-failed = Les tournants n’ont pas pu être calculés.
turning-points-about = Les chances de chacun de gagner, estimées par un robot. Il connaît ce qui était caché, mais pas ce que le hasard donnera ensuite.
turning-points-chart = Les chances de chacun de gagner, sur { $moves } coups. { $lines }
turning-points-line = { $name } : { $chances }.
turning-points-at = { $percent } % au coup { $move }
turning-points-show = Voir le coup { $move }
turning-points-play-on = Continuer à partir d’ici
coach-switch = Entraîneur
coach-label = L’entraîneur dit
coach-on = Après chacun de tes coups, l’entraîneur dit ce qu’il aurait fait
