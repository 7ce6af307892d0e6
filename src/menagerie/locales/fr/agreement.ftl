# Ce que les gens décident ensemble à une table, tel que le disent le journal et le serveur.

## Le journal

log-ready = { $name } peut commencer.
log-not-ready = { $name } ne peut finalement pas encore commencer.
log-hand-over-proposed = { $name } propose qu’un robot joue à la place { DE($absent) }, qui n’est pas là.
log-proposal-agreed = { $name } est d’accord.
log-proposal-refused = { $name } n’est pas d’accord. La partie continue comme avant.
log-proposal-dropped = { $name } est de retour et garde sa place.
log-conceded = { $name } abandonne. { $winner } gagne.
log-rematch-proposed = { $name } aimerait rejouer.
log-rematch-accepted = { $name } aimerait aussi rejouer.
log-rematch-declined = { $name } ne rejoue pas.

## Ce que la table refuse

table-not-ready = Tout le monde n’est pas encore prêt. On attend : { $names }.
table-proposal-open = Une autre proposition est en cours. Réponds d’abord à celle-là.
table-too-many-proposals = Tu as fait trop de propositions dans cette partie.
table-nothing-proposed = Rien n’est proposé.
table-others-asked = D’autres personnes n’ont pas encore répondu.
table-no-rematch-proposed = Personne n’a proposé de rejouer.
table-without-hints = On joue sans conseils à cette table.
table-without-undo = On n’annule pas de coup à cette table.
table-without-hindsight = Quelque chose a été révélé depuis ton coup, et cette table ne permet pas d’annuler après cela.
http-bad-field = Cette valeur n’est pas possible.
