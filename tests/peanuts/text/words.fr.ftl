# Peanuts en français.

game-title = Peanuts
game-summary = Des éléphants misent des sachets de cacahuètes sur des friandises, tous à la fois et en secret.

option-rounds = Manches
option-rounds-help = Combien de friandises il y a à gagner. Plus de manches, plus de sachets en main.

question-choose = Choisissez un sachet à mettre en jeu, ou restez tranquille.

question-waiting = { $players } : encore un sachet à choisir.
question-change = Votre choix : { $bag }. Vous pouvez encore en changer. On attend { $players }.
question-over = La partie est finie : { $how } Victoire : { $winners }.
position-round = Manche { $round } sur { $rounds }
position-treat = { $treat ->
    [one] La friandise vaut { $treat } point.
   *[other] La friandise vaut { $treat } points.
}
position-elephant = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; mangé : { $eaten }
position-hand = En main : { $bags }
position-stolen = { $points ->
    [one] Les écureuils ont { $points } point.
   *[other] Les écureuils ont { $points } points.
}
by-seat = { $seat } : { $text }
bag = { $bag ->
    [0] rien
   *[other] un sachet de { $bag }
}

ending-last-treat = la dernière friandise est partie.
tie-break-peanuts-kept = plus de cacahuètes gardées

group-bags = Mettre en jeu un sachet de
action-choose = Mettre en jeu un sachet de { $bag }
action-keep-still = Rester tranquille

event-chose = Vous mettez en jeu { $bag }.
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
bot-appraiser-name = L’estimateur
bot-appraiser-about = Ouvre le sac dont la taille est la plus proche de ce que vaut la friandise.
reason-worth-it = Un sachet de { $bag } approche le plus la valeur de la friandise ({ $treat }).

refusal-no-such-seat = Il n’y a que { $players } éléphants à cette table.
refusal-game-over = La partie est finie après { $rounds } manches.
refusal-still-before = Vous êtes déjà resté tranquille une fois dans cette partie.
refusal-not-in-hand = Vous n’avez pas de sachet de { $bag } ; vous tenez { $hand }.
