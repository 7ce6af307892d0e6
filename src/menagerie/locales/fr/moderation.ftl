# Les mots entre les gens : phrases toutes faites, mots refusés, signalements et règles de la maison.

words-refused = Il y a là un mot qui n’est pas permis ici. Dis-le autrement.
report-no-such-line = Cette ligne de discussion n’existe pas, ou on ne sait pas qui l’a écrite.
report-not-there = Ce signalement n’existe pas.
quota-reports = Assez de signalements pour le moment. Le prochain sera possible dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.

## Phrases toutes faites

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, et bon jeu !
phrase-first-time = C’est ma première partie.
phrase-no-shared-language = Je ne parle pas ta langue, mais on peut jouer.
phrase-yes = Oui.
phrase-no = Non.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il te plaît.
phrase-back = Je suis de retour.
phrase-take-your-time = Prends ton temps.
phrase-your-turn = C’est à toi, je crois.
phrase-nice-move = Joli coup !
phrase-oops = Oups, c’était une erreur.
phrase-undo-please = Puis-je revenir en arrière ?
phrase-watch-out = Attention !
phrase-good-game = Belle partie !
phrase-again = On rejoue ?
phrase-must-go = Je dois partir.
phrase-goodbye = Au revoir !
phrases-open = Phrases
phrases-help = Chacun les lit dans sa langue.

## Signalements

report-button = Signaler
report-line = Signaler à l’hôte : { $name }, « { $text } »
report-title = Signaler à l’hôte
report-title-person = Signaler { $name } à l’hôte
report-text = L’hôte de ce serveur lit cette ligne et celles qui l’entourent, et qui la signale. { $name } n’en saura rien.
report-text-person = L’hôte de ce serveur lit ce que tu écris, et que c’est toi. { $name } n’en saura rien.
report-why = Qu’est-ce qui ne va pas ? (facultatif)
report-why-person = Qu’est-ce qui ne va pas ?
report-send = Envoyer
report-cancel = Annuler
report-close = Fermer
report-sent = Merci. L’hôte va le lire.
report-person-help = Tu dis à l’hôte { QUE($name) } ne respecte pas les règles de la maison.

## Règles de la maison

house-rules = Règles de la maison

## Pour l'hôte

admin-reports = Signalements
admin-reports-none = Aucun signalement ouvert.
admin-report-by = { $reporter } signale { $accused }
admin-report-more = { $count ->
    [one] Le seul signalement ouvert contre { $accused }.
   *[other] { $count } signalements ouverts contre { $accused }.
}
admin-report-muted = { $accused } ne peut rien dire jusqu’à { $time }.
admin-report-person = Une personne, pas une ligne.
admin-report-whispered = chuchoté
admin-report-mute = Priver de parole un jour
admin-report-mute-do = Priver { $accused } de parole un jour, et clore le signalement ?
admin-report-dismiss = Clore
admin-report-dismiss-do = Clore le signalement contre { $accused } ?
admin-texts = Mots et règles
admin-text-word-list = Mots refusés dans la discussion et les noms
admin-text-word-list-help = Un mot par ligne ; une étoile vaut pour toutes les fins. Majuscules, accents, chiffres à la place de lettres et lettres répétées ne changent rien.
admin-text-house-rules-en = Règles de la maison, en anglais
admin-text-house-rules-fr = Règles de la maison, en français
admin-text-house-rules-help = # et ## commencent un titre, - une ligne de liste, **fort**, *accent*, [lien](https://example.org). Laissé vide, le texte est celui d’origine.
admin-text-default = Tel qu’à l’origine.
admin-text-save = Enregistrer
admin-text-saved = Enregistré : { $what }
