# La donne du jour.

nav-today = Aujourd’hui
home-today = Les donnes du jour : une par jeu, la même pour tout le monde

daily-title = La donne du jour
daily-intro = Chaque jour, une donne par jeu. Chacun la joue seul, contre les mêmes robots, une seule fois. Ensuite tu vois comment les autres s’en sont sortis, et ce qu’ils ont choisi là où tu étais.
daily-left = Nouvelles donnes dans { $hours } h { $minutes } min.
daily-yesterday = Hier, { $date }
daily-players = { $count ->
    [one] un seul joueur
   *[other] { $count } joueurs
}
daily-usual = options habituelles
daily-bots = Les autres : { $bot }
daily-play = Jouer
daily-go-on = Continuer
daily-results = Comment tous ont joué
daily-score = { $score } points, place { $rank } sur { $players } à ta table
daily-rank = À ta propre table, tu as fini { $rank } sur { $players }.
daily-state-open = Pas encore jouée
daily-state-playing = Tu as commencé.
daily-state-gave-up = Tu as abandonné, ta partie n’est donc pas dans la liste.
daily-state-late = Tu as fini après la journée, ta partie n’est donc pas dans la liste.
daily-state-missed = Tu ne l’as pas jouée.
daily-finished = { $count ->
    [0] Personne n’est encore arrivé au bout.
    [one] Une personne est arrivée au bout.
   *[other] { $count } personnes sont arrivées au bout.
}
daily-people = { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
}
daily-a-player = un joueur
daily-table = C’est une donne du jour : tout le monde joue la même, une seule fois. Mêmes choix, même partie.

daily-seed-sealed-text = Toutes les donnes de ce jour viennent d’une seule graine. Voici son SHA-256 : elle était fixée avant que quiconque ne joue. La graine elle-même est montrée demain, et chacun peut alors la contrôler.
daily-seed-open-text = Le SHA-256 de la graine est ce qui a été montré toute la journée ; ton navigateur l’a calculé, s’il le peut. La commande ci-dessous le contrôle sur ton propre ordinateur et dit ce qui en découle : places, options et graine de chaque jeu.

daily-how = Comment ça marche
daily-how-1 = Une journée commence à minuit UTC. Le lundi on joue comme d’habitude, les autres jours une option change. Les robots sont les plus faibles le lundi et les plus forts le dimanche.
daily-how-2 = Tu as un seul essai, sans conseils et sans retour en arrière. Il compte si tu arrives au bout le même jour.
daily-how-3 = Les robots choisissent toujours la même chose dans la même position, aussi longtemps que tu réfléchisses : qui fait les mêmes choix a la même partie. Ils décident donc avant toi là où tous décident en même temps, et aucun n’agit de lui-même.
daily-how-4 = On voit comment les autres ont joué quand ta propre partie est finie. Avant la fin de la journée, personne d’autre que toi ne voit ta table.
daily-how-5 = Les invités comptent aussi, une fois par navigateur, comme « un joueur ». Qui a une phrase de passe est dans la liste avec son nom.

deal-title = Comment tous ont joué : { $game }
deal-back = La donne du jour
deal-of = La donne du { $date }
deal-scores = Scores
deal-mine = Ton score est { $score } : place { $place } sur { $count }.
deal-place = Place
deal-name = Nom
deal-score = Score
deal-rank = À sa table
deal-rank-of = { $rank } sur { $players }
deal-replay = Regarder
deal-replay-of = Regarder la partie { DE($name) }, place { $place }
deal-more = Les { $count } meilleurs sur { $all }.
deal-nobody = Personne n’est encore arrivé au bout.
deal-running = D’autres jouent peut-être encore aujourd’hui.
deal-chart = Scores dans { $game }, { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
}, de { $lowest } à { $highest }.
deal-chart-mine = Le tien est { $score }.
deal-steps = Ta partie, pas à pas
deal-steps-text = À chacune de tes décisions : qui avait fait les mêmes choix avant était devant la même position. Voici combien ont choisi quoi.
deal-steps-text-uncounted = À chacune de tes décisions : qui avait fait les mêmes choix avant était devant la même position. Voici combien ont choisi quoi ; ta propre partie ne compte pas.
deal-step = Décision { $number } : { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
} ici
deal-share = { $percent } %
deal-my-choice = ton choix
deal-position = Voir la position
deal-steps-more = Décisions suivantes
deal-steps-end = À partir d’ici, la partie de personne d’autre n’était la même que la tienne.
deal-steps-none = Personne d’autre n’est encore arrivé au bout de cette donne.

# What the server refuses.
table-bots-first = Dans une donne du jour, les robots décident d’abord. Choisis à nouveau dans un instant.
table-no-rematch-of-daily = Une donne du jour se joue une seule fois. Demain, il y en aura une autre.
table-daily-not-over = D’autres peuvent encore jouer cette donne aujourd’hui. Sa graine, son enregistrement et ses positions à rejouer seront là une fois la journée finie.
daily-other-rules = Cette donne a été faite avec une version antérieure des règles, et le serveur a été mis à jour depuis. Demain, il y en aura une autre.
daily-not-played = Tu n’as pas joué cette donne jusqu’au bout.
daily-no-such-day = Il n’y a pas de donne du jour à cette date ici, ou elle est trop ancienne.
daily-not-over = On voit comment les autres ont joué quand ta partie est finie, ou la journée.
