# Jouer avec d’autres : les noms, qui est prêt, ce que les gens décident ensemble à une table, et ce qu’elle permet.

## Ton nom

name-ask = Comment les autres doivent-ils t’appeler ?
name-ask-text = Ils verront ton nom à la table. Tu peux le changer plus tard dans les réglages.
name-label = Ton nom
name-sit-down = Prendre place
name-keep = Garder { $name }

## Nouvelle table

new-play-help = Aide pendant la partie
new-play-help-text = Tout le monde à la table voit ce que tu choisis ici.
new-hints = Conseils
new-hints-help = Un robot dit ce qu’il ferait, et pourquoi. Seule la personne qui demande le voit.
new-undo = Annuler un coup
new-undo-help = On peut reprendre son dernier coup tant qu’on n’a rien appris de nouveau et que personne n’a joué depuis.
new-hindsight = Annuler après une révélation
new-hindsight-help = On peut aussi reprendre un coup après avoir vu des dés, des cartes ou d’autres coups, si tous les autres sont d’accord. Sans autre personne à la table, l’accord n’est pas nécessaire, mais le résultat le dit.

## Avant la partie

lobby-ready = C’est bon pour moi
lobby-not-ready = Pas encore, attendez-moi
lobby-ready-hint = La partie commence dès que toutes les places sont prises et que tout le monde est prêt.
lobby-waiting-for = On attend encore : { $names }
lobby-qr = Le lien en code QR : ouvre-le avec l’appareil photo d’un téléphone.
lobby-played = Comment on joue
seat-is-ready = peut commencer
seat-not-ready = pas encore prêt
seat-at-this-screen = à cet écran

## Ce que la table permet

allowed-hints = Conseils
allowed-undo = Annuler un coup
allowed-hindsight = Annuler après une révélation
allowed-whispers = Chuchotements
allowed-line = { $what } : { $how }
allowed-yes = oui
allowed-no = non
allowed-clock = Pendule
allowed-absence = { $minutes ->
    [1] Après une minute d’absence, un robot peut prendre la place, si tous ceux qui sont là sont d’accord.
   *[other] Après { $minutes } minutes d’absence, un robot peut prendre la place, si tous ceux qui sont là sont d’accord.
}
allowed-clock-move = { $time } par coup
allowed-clock-game = { $time } par personne
allowed-clock-increment = { $time } par personne, plus { $seconds } s par coup
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count } s

## Propositions

proposal-label = Proposition
proposal-hand-over = { $name } propose qu’un robot joue à la place { DE($absent) }, qui pourra reprendre sa place à tout moment.
proposal-my-hand-over = Tu proposes qu’un robot joue à la place { DE($absent) }.
proposal-abandon = { $name } voudrait arrêter la partie. Elle finirait sans vainqueur.
proposal-my-abandon = Tu voudrais arrêter la partie.
proposal-agree = D’accord
proposal-decline = Refuser
proposal-withdraw = Retirer ma proposition
proposal-now = Le faire maintenant
proposal-waiting = Réponse attendue : { $names }.
proposal-nobody-left = Il n’y a plus personne à qui demander.

## Rejouer

rematch-label = Rejouer
rematch-invited = { $name } aimerait rejouer. Tu joues aussi ?
rematch-accept = Oui, rejouer
rematch-decline = Non merci
rematch-waiting = Réponse attendue : { $names }.
rematch-declined = Pas cette fois : { $names }.
rematch-away = Pas là : { $names }.
rematch-change = Rejouer finalement
rematch-with-bots = Jouer avec des robots à leur place
rematch-leave-open = Laisser leurs places libres
rematch-said-no = Tu ne rejoues pas.
