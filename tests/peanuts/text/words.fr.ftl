# Peanuts en français.

game-title = Peanuts
game-summary = Des éléphants misent des sachets de cacahuètes sur des friandises, tous à la fois et en secret.

option-rounds = Manches
option-rounds-help = Combien de friandises on se dispute. Plus de manches, plus de sachets en main.

asked-choose = Choisissez un sachet à mettre en jeu.

twin-waiting = { $players } : encore un sachet à choisir.
twin-may-change = Vous mettez en jeu un sachet de { $bag }, et pouvez encore en changer. On attend { $players }.
twin-over = La partie est finie : { $how } Victoire : { $winners }.
twin-round = Manche { $round } sur { $rounds }
twin-treat = { $treat ->
    [one] La friandise vaut { $treat } point.
   *[other] La friandise vaut { $treat } points.
}
twin-elephant = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; mangé : { $eaten }
twin-hand = En main : { $bags }
twin-stolen = { $points ->
    [one] Les écureuils ont { $points } point.
   *[other] Les écureuils ont { $points } points.
}
by-seat = { $seat } : { $what }

ending-last-treat = la dernière friandise est partie.
tie-break-peanuts-kept = plus de cacahuètes gardées

action-choose = Mettre en jeu un sachet de { $bag }

event-chose = Vous mettez en jeu un sachet de { $bag }.
event-ready = { $seat } a choisi.
event-opened = On ouvre les sachets : { $bags }.
event-won = { $treat ->
    [one] { $seat } emporte la friandise : { $treat } point.
   *[other] { $seat } emporte la friandise : { $treat } points.
}
event-stolen = Personne n’est seul de sa taille : les écureuils emportent la friandise ({ $treat }).
event-turned-up = { $treat ->
    [one] Manche { $round } : une friandise qui vaut { $treat } point.
   *[other] Manche { $round } : une friandise qui vaut { $treat } points.
}
event-ended = La partie est finie. Sachets gardés : { $hands }.

bot-appraiser = regarde ce que vaut la friandise
reason-worth-it = Un sachet de { $bag } approche le plus la valeur de la friandise ({ $treat }).

refusal-no-such-seat = Il n’y a que { $players } éléphants à cette table.
refusal-game-over = La partie est finie après { $rounds } manches.
refusal-not-in-hand = Vous n’avez pas de sachet de { $bag } ; vous tenez { $hand }.
