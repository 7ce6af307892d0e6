# Ce que dit la ligne de commande.

## Aide

cli-usage = Usage :
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE ...
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commandes

cli-meta-game = JEU
cli-meta-file = FICHIER
cli-meta-dir = DOSSIER
cli-meta-paragraph = PARAGRAPHE
cli-meta-word = MOT
cli-meta-folder = DOSSIER

cli-help = Menagerie : des jeux de société venus du zoo. Joues-y ici contre des robots ou entre amis, lis leurs règles, fais jouer les robots par milliers et contrôle ce que d’autres ont joué.
cli-help-version = Donne la version, et dit si les règles sont compilées.
cli-version = menagerie { $version }, compilé
cli-version-source = menagerie { $version }, en Python simple (lancé depuis son code source)
cli-version-refused = menagerie { $version }, en Python simple (comme demandé à la construction)
cli-version-no-compiler = menagerie { $version }, en Python simple (pas de compilateur C à la construction)
cli-version-no-headers = menagerie { $version }, en Python simple (pas d’en-têtes C de Python à la construction)
cli-version-compiler-fails = menagerie { $version }, en Python simple (le compilateur C ne marchait pas à la construction)
cli-version-compiling-failed = menagerie { $version }, en Python simple (la compilation a échoué)
cli-help-lang = La langue, anglais ou français. Sinon celle de ton système (ou de la variable MENAGERIE_LANG).
cli-help-help = Affiche cette page.

cli-help-games = Les jeux disponibles ; avec un nom, un seul jeu, ses robots et ses options.
cli-help-rules = Les règles d’un jeu : toutes, une section, un paragraphe, ou ceux qui contiennent un mot.
cli-help-play = Jouer dans le terminal, avec des robots et avec des gens qui partagent l’écran.
cli-help-serve = Ouvre la table aux navigateurs, sur cette machine ou pour tout ton réseau.
cli-help-serve-proxies = Adresse ou réseau d’un serveur mandataire placé devant celui-ci, comme 127.0.0.1 ; les adresses transmises par d’autres ne sont pas crues. Peut être répété.
cli-help-serve-log = Forme du journal : human ou json.
cli-help-serve-log_level = Ce qui est noté : debug, info, warning ou error.
cli-help-serve-metrics = Port, ou adresse et port, des mesures pour Prometheus ; sinon MENAGERIE_METRICS_TOKEN ouvre /metrics.
cli-help-serve-keep_games = Nombre de jours pendant lesquels les parties finies sont gardées ; sinon pour toujours.
cli-help-serve-keep_guests = Nombre de jours pendant lesquels sont gardés les invités qui n’ont rien laissé ; 180 sinon.
cli-help-serve-no_puzzle_search = Ne cherche pas de problèmes dans les parties finies ; les problèmes du jour sont alors ceux qui sont fournis.
cli-help-backup = Copie la base d’un serveur dans un seul fichier, pendant qu’il tourne, et rejoue chaque partie de la copie.
cli-help-backup-file = Le fichier à créer.
cli-help-restore = Copie une sauvegarde dans une base vide de n’importe quelle sorte, et en rejoue chaque partie.
cli-help-restore-file = La sauvegarde.
cli-help-ratings = Recalcule toutes les cotes d’une base de données à partir de ses parties.
cli-help-ratings-action = recompute : met les cotes calculées à la place des autres ; check : compare seulement.
cli-ratings-action = Que faut-il faire des cotes : recompute ou check ?
cli-ratings-done = Parties comptées : { $games }, rejouées : { $replayed }, comptées pour la première fois : { $added }. Cotes qui différaient : { $different }.
cli-help-doctor = Rejoue chaque partie conservée selon les règles actuelles, et dit où l’une d’elles continue autrement.
cli-help-doctor-repair = Garde jouables les parties d’anciennes règles qui se rejouent à l’identique, et ferme celles en cours qui diffèrent.
cli-backup-done = { $file } contient tout ; parties rejouées : { $games }.
cli-restore-done = Tout le contenu de { $file } est rétabli ; parties rejouées : { $games }.
cli-backup-exists = { $file } existe déjà.
cli-backup-wrong = La table { $table } ne peut pas être rejouée à partir du coup { $move } : { $detail }. « menagerie doctor » les examine toutes.
cli-restore-not-empty = Cette base n’est pas vide. Une sauvegarde se rétablit dans une base vide.
cli-no-database = Il n’y a pas de base { $file }.
cli-file-failed = Le fichier ne peut être ni écrit ni lu : { $detail }.
cli-doctor-older-rules = { $game } { $table } : faite avec la version { $version } des règles, et se rejoue à l’identique avec la version { $present }
cli-doctor-diverges = { $game } { $table } : faite avec la version { $version } ; avec la version { $present }, le coup { $move } va autrement : { $detail }
cli-doctor-other-result = { $game } { $table } : faite avec la version { $version } ; se rejoue avec la version { $present }, mais ne finit pas comme conservé : { $detail }
cli-doctor-unknown-game = { $game } { $table } : ce jeu n’est pas installé ici
cli-doctor-unreadable = { $game } { $table } : ce qui est conservé est illisible : { $detail }
cli-doctor-kept = gardée : elle se joue avec la version { $version }
cli-doctor-closed = fermée : elle ne peut pas continuer
cli-doctor-count-as-stored = { $game }, version { $version } des règles : { $count } comme conservé
cli-doctor-count-older-rules = { $game }, version { $version } des règles : { $count } à l’identique avec la version actuelle
cli-doctor-count-diverges = { $game }, version { $version } des règles : { $count } vont autrement
cli-doctor-count-other-result = { $game }, version { $version } des règles : { $count } ne finissent pas comme conservé
cli-doctor-count-unknown-game = { $game }, version { $version } des règles : { $count } d’un jeu qui n’est pas installé
cli-doctor-count-unreadable = { $game }, version { $version } des règles : { $count } illisibles
cli-doctor-games = Parties examinées : { $count }.
cli-help-simulate = Les robots jouent beaucoup de parties : victoires, scores, durée, et si une place est avantagée.
cli-help-daily = Contrôle la graine d’une donne du jour qu’un serveur a révélée, et les parties jouées avec elle.
cli-help-daily-date = Le jour, par exemple 2026-11-19.
cli-help-daily-seed = La graine, telle que le serveur la montre une fois la journée finie.
cli-help-daily-commitment = Ce que le serveur a montré pendant la journée.
cli-help-daily-files = Des parties écrites qui auraient été jouées avec elle.
cli-meta-date = DATE
cli-meta-commitment = PROMESSE
cli-daily-date = Une date s’écrit comme 2026-11-19.
cli-daily-wrong = La graine n’est pas celle qui était promise : son SHA-256 est un autre.
cli-daily-fits = La graine du { $date } est celle qui était promise.
cli-daily-deal = { $game } : { $players } joueurs, toi à la place { $place }, les autres { $bot } ; { $options } ; graine { $seed }
cli-daily-usual = options habituelles
cli-daily-record = en ordre, jouée avec la donne du { $date }
cli-daily-other-record = pas jouée avec la donne du { $date }
cli-help-arena = Les robots jouent tous contre tous, les places tournent : classement avec intervalles, qui bat qui, ce que coûte un coup. Tes propres programmes peuvent participer.
cli-help-balance = Fait jouer beaucoup de parties par de bons robots et les regarde de tous côtés : places, durée, changements de tête, pièces qui gagnent, choix que personne ne fait.
cli-help-dataset = Écrit des parties de robots dans un fichier Parquet, une ligne par décision : ce qu’on savait, ce qui était permis, ce qui a été fait, comment cela a fini.
cli-help-puzzles = Cherche des problèmes dans des parties de robots : des positions où un choix est nettement meilleur, chacune avec ce que vaut chaque choix et pourquoi.
cli-help-verify = Contrôle des parties écrites : la graine, chaque coup, le résultat.
cli-help-replay = Raconte à nouveau une partie écrite, coup par coup, ou montre une de ses positions.
cli-help-import-18xx = Rejoue une partie de 18ZOO exportée de 18xx.games, et dit les scores, qui gagne, et la première action que nos règles refusent.
cli-help-playthroughs = Récrit les parties de référence. Pour qui travaille sur Menagerie même.

cli-help-game = Quel jeu, par exemple lucky-lions.
cli-help-games-game = Un seul jeu.
cli-help-paragraph = Un paragraphe (3.7) ou une section (3).
cli-help-search = Seulement les paragraphes qui contiennent ce mot, sans regarder majuscules ni accents.
cli-help-players = À combien on joue. Sinon aussi peu que le jeu le permet.
cli-help-play-players = À combien on joue, robots compris. Sinon aussi peu que le permettent le jeu, les gens et les robots nommés ici.
cli-help-people = Combien de gens jouent sur cet écran ; ils prennent les premières places. Sinon autant qu’il y a de noms, ou un.
cli-help-names = Comment s’appellent les gens.
cli-help-bots = Les robots, par leur nom ou leur nombre de pattes, dans l’ordre des places. Si tu en nommes moins qu’il n’y a de places, la liste recommence. Sinon ils jouent tous au hasard (random).
cli-help-play-bots = Les robots, par leur nom ou leur nombre de pattes, dans l’ordre des places. Si tu en nommes moins qu’il n’y a de places, la liste recommence. Sinon le meilleur du jeu.
cli-help-option = Une variante ou une extension, par exemple market=3 ; peut être donnée plusieurs fois. « menagerie games JEU » les énumère.
cli-help-seed = D’où vient le hasard : un texte quelconque. La même graine donne les mêmes parties. Sinon 0.
cli-help-play-seed = D’où vient le hasard : un texte quelconque. Sinon une graine que personne ne connaît, montrée à la fin.
cli-help-simulate-games = Combien de parties ; sinon 100.
cli-help-arena-bots = Les robots qui participent, séparés par des virgules ; « search-400 » est la recherche avec 400 itérations par coup, « search-1.5s » avec une seconde et demie.
cli-help-arena-outside = Un programme qui participe, par exemple "le-mien=python3 mon_robot.py" ; peut être donné plusieurs fois. docs/arena.md dit comment on l’interroge.
cli-help-arena-games = Combien de parties ; sinon 100. Arrondi vers le haut pour que chaque composition ait joué aussi souvent à chaque place.
cli-help-move_time = Combien de secondes un programme peut réfléchir à un coup ; sinon 10. Qui prend plus de temps perd la partie.
cli-help-arena-out = Écrit les résultats dans ce dossier à mesure qu’ils arrivent : une ligne par partie, et à la fin report.json et report.html.
cli-help-resume = Reprend le tournoi de ce dossier, avec les réglages qui y sont gardés ; seuls --games, --jobs, --json et --open peuvent être donnés à côté.
cli-help-show = Ouvre le rapport dans le navigateur.
cli-help-dataset-out = Le fichier à écrire ; un fichier qui existe n’est pas écrasé.
cli-help-dataset-games = Combien de parties ; sinon 100.
cli-help-dataset-bots = Les robots, dans l’ordre des places. Si tu en nommes moins qu’il n’y a de places, la liste recommence. Sinon le meilleur du jeu.
cli-help-puzzles-out = Le fichier à écrire ; un fichier qui existe n’est pas écrasé.
cli-help-puzzles-games = Dans combien de parties chercher ; sinon 20.
cli-help-puzzles-most = Combien de problèmes garder, de toutes les difficultés tour à tour ; sinon 20.
cli-help-balance-games = Combien de parties ; sinon 200. Avec --vary, autant pour chaque valeur.
cli-help-balance-bots = Les robots, dans l’ordre des places. Si tu en nommes moins qu’il n’y a de places, la liste recommence. Sinon le meilleur du jeu.
cli-help-varied = Les options dont on compare les valeurs sur les mêmes donnes, séparées par des virgules ; « all » pour toutes.
cli-help-balance-out = Écrit balance.html et balance.json dans ce dossier.
cli-help-jobs = Combien de processus se partagent le travail ; le résultat est le même. Sinon 1.
cli-help-cluster = Joue les parties sur un cluster Ray : « local » en démarre un sur cette machine, une adresse comme 192.0.2.7:6379 en utilise un qui tourne. Le résultat est le même.
cli-help-json = Affiche un objet JSON au lieu d’un tableau.
cli-help-out = Écrit chaque partie dans ce dossier.
cli-help-play-out = Où la partie est enregistrée. Sinon dans ce dossier-ci, sous un nom à elle.
cli-help-files = Des parties écrites : *.zoo.json
cli-help-file = Une partie écrite : *.zoo.json
cli-help-trace = Écrit une ligne JSON par action, avec toute la table ensuite.
cli-help-strict = La joue selon le livret seul, et nomme la première action où les deux règlements divergent.
cli-help-import-18xx-out = Écrit la partie à notre manière ; si une action est refusée, ce qui la précède.
cli-help-import-18xx-json = Écrit un objet JSON au lieu de phrases.
cli-help-import-18xx-file = Une partie exportée de 18xx.games : *.json
cli-help-at = Montre plutôt la position après tant de coups ; 0 est le début.
cli-help-seat = Par quels yeux la voir : une place (1, 2, ...), un nom, ou « open » pour toutes les cartes à découvert. Sinon comme le public.
cli-help-folder = Où se trouvent les parties de référence ; sinon tests/playthroughs.
cli-help-check = Compare seulement, et n’écrit rien.
cli-help-host = Qui peut venir : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous ceux qui l’atteignent.
cli-help-port = Le port où écouter ; sinon 8700.
cli-help-database = Où l’on garde les tables : un fichier, ou l’adresse d’une base de données. Sinon un fichier dans ton dossier de données.

## Ce qui n’est pas possible

cli-unknown-language = Il n’y a pas de langue « { $name } » ; il y a : { $known }.
cli-unknown-command = Il n’y a pas de commande « { $name } » ; il y a : { $known }.
cli-unknown-command-close = Il n’y a pas de commande « { $name } » ; est-ce « { $close } » ?
cli-unknown-game = Il n’y a pas de jeu « { $name } » ; il y a : { $known }.
cli-unknown-game-close = Il n’y a pas de jeu « { $name } » ; est-ce « { $close } » ? Il y a : { $known }.
cli-unknown-option = { $game } n’a pas d’option « { $option } » ; il y a : { $known } (voir : menagerie games { $name }).
cli-unknown-option-close = { $game } n’a pas d’option « { $option } » ; est-ce « { $close } » ? Il y a : { $known } (voir : menagerie games { $name }).
cli-bad-option-value = L’option { $option } ne peut pas être « { $value } » ; possible : { $allowed }.
cli-unknown-bot = Aucun robot nommé « { $name } » ne joue à { $game } ; il y a : { $known }.
cli-too-many-bots = { $seats ->
    [0] { $named } robots sont nommés, et il ne reste aucune place pour eux.
    [one] { $named } robots sont nommés, et il n’y a que { $seats } place pour eux.
   *[other] { $named } robots sont nommés, et il n’y a que { $seats } places pour eux.
}
cli-too-many-names = { $people ->
    [one] Il y a { $names } noms pour { $people } personne.
   *[other] Il y a { $names } noms pour { $people } personnes.
}
cli-too-many-people = { $players ->
    [one] { $people } personnes ne tiennent pas sur { $players } place.
   *[other] { $people } personnes ne tiennent pas sur { $players } places.
}
cli-at-least-one = { $name } doit valoir au moins 1, pas { $number }.
cli-missing-argument = Il manque { $name } (voir : --help).
cli-no-such-switch = L’option { $name } n’existe pas ici (voir : --help).
cli-no-such-switch-close = L’option { $name } n’existe pas ici ; est-ce { $close } ?
cli-switch-value = L’option { $name } ne s’emploie pas ainsi (voir : --help).
cli-not-a-number = { $name } doit être un nombre entier.
cli-not-text = { $name } n’est pas un texte lisible.
cli-extra-arguments = C’est trop : { $extra } (voir : --help).
cli-bad-usage = Cette commande ne se comprend pas : { $detail }
cli-cannot-write = Impossible d’écrire dans { $path } : { $detail }.
cli-file-exists = Le fichier { $path } existe déjà ; rien n’est écrasé.
cli-record-cannot-read = Le fichier ne peut pas être lu : { $detail }.

cli-os-missing = ce fichier ou ce dossier n’existe pas
cli-os-directory = c’est un dossier
cli-os-not-a-directory = un fichier occupe la place d’un dossier
cli-os-forbidden = ce n’est pas permis

cli-allowed-bool = oui, non
cli-allowed-range = un nombre entier de { $least } à { $most }
cli-allowed-number = un nombre entier
cli-allowed-text = un texte
cli-allowed-several = au choix { $choices }, séparés par des virgules
cli-yes = oui
cli-no = non
cli-none = aucun

## games

cli-games-name = Nom
cli-games-title = Titre
cli-games-players = Joueurs
cli-games-summary = De quoi il s’agit
cli-games-bots = Robots
cli-games-players-label = Joueurs :
cli-games-bots-label = Robots (--bots nom)
cli-games-options = Options (--option nom=valeur)
cli-games-allowed = [{ $allowed } ; sinon { $default }]

## rules

cli-rules-ruling = [décision]
cli-rules-no-paragraph = Il n’y a pas de paragraphe { $number } dans les règles de { $game } ; tout près : { $close }.
cli-rules-nothing-found = Aucun paragraphe ne contient « { $word } ».

## play

cli-play-welcome = { $game } avec { $players }.
cli-play-commitment = La graine est choisie ; son SHA-256 est { $commitment }.
cli-play-prompt = Ton choix ({ $range }) :
cli-play-keys = Un nombre choisit, un mot trouve des choix. Entrée : revoir, m : tous les choix, ? : la règle, ? 3.7 ou ? mot : une autre règle, une carte, un bureau, h : conseil, u : annuler, q : quitter
cli-play-unreadable = Ce n’est pas une action : { $detail }
cli-play-more = — Entrée : la suite —
cli-play-what = « { $typed } » ne se comprend pas : tape un de ceux-ci : { $range }, ou ?, m, h, u, q.
cli-play-fold = { $count ->
    [one] … encore { $count } ligne ; m : tous les choix
   *[other] … encore { $count } lignes ; m : tous les choix
}
cli-play-group = { $group } : { $choices }
cli-play-gone = { $more ->
    [0] Pas maintenant : { $choices }. { $reason }
   *[other] Pas maintenant : { $choices } et { $more } de plus. { $reason }
}
cli-explain = { $name } ({ $kind })
cli-play-left = Tu as quitté la partie. Ce qui a été joué est enregistré dans { $path }.
cli-play-saved = La partie est enregistrée dans { $path } ; « menagerie verify » la contrôle, « menagerie replay » la raconte.
cli-hint = { $bot } prendrait { $number } ({ $action }) : { $reason }
cli-pass-screen = Passe l’écran à { $seat }. Les autres regardent ailleurs.
cli-pass-screen-enter = Entrée : continuer (u : annuler le dernier coup, q : quitter)
cli-undo-nothing = Il n’y a rien à annuler.
cli-undo-consent = { $asking_seat } demande à annuler le dernier coup. { $other_seat }, es-tu d’accord ?
cli-undo-consent-enter = o : d’accord, Entrée : refuser
cli-undo-refused = L’annulation a été refusée.

cli-says = { $seat } : { $what }
cli-result = La partie est finie. { $how } Victoire : { $winners }.
cli-result-place = { $score ->
    [one] { $rank }. { $seat } : { $score } point
   *[other] { $rank }. { $seat } : { $score } points
}
cli-result-decided = Ce qui a décidé : { $what }.

## simulate

cli-simulate-progress = On joue
cli-puzzles-progress = On cherche
cli-puzzles-written = { $path } : { $kept } des { $found } problèmes trouvés dans { $games } parties.
cli-simulate-title = { $games ->
    [one] { $game } : { $games } partie à { $players }
   *[other] { $game } : { $games } parties à { $players }
}
cli-simulate-setup = graine { $seed } ; { $options }
cli-simulate-seat = Place
cli-simulate-bot = Robot
cli-simulate-wins = Victoires
cli-simulate-share = Part
cli-simulate-interval = Intervalle à 95 %
cli-simulate-score = Score (± σ, étendue)
cli-simulate-by-bot = { $bot } gagne { $share } ({ $interval }) ; une part équitable serait { $fair }.
cli-simulate-length = Durée en actions : { $length } ; { $actions } en tout.
cli-simulate-shared = { $games ->
    [one] { $games } victoire a été partagée ; elle compte à parts égales.
   *[other] { $games } victoires ont été partagées ; elles comptent à parts égales.
}
cli-simulate-unfinished = { $games ->
    [one] { $games } partie durait encore quand on l’a arrêtée ; elle ne compte ni pour les victoires ni pour les scores.
   *[other] { $games } parties duraient encore quand on les a arrêtées ; elles ne comptent ni pour les victoires ni pour les scores.
}
cli-simulate-fair = La part équitable est de { $fair } par place.
cli-simulate-better = Nettement au-dessus : place { $seats }.
cli-simulate-worse = Nettement au-dessous : place { $seats }.
cli-simulate-no-advantage = Aucune place n’est nettement au-dessus ni au-dessous.
cli-simulate-worker-died = Un processus qui jouait a été arrêté de l’extérieur ; le résultat est incomplet.
cli-no-ray = Un cluster demande Ray, qui n’est pas installé : { $command }
cli-no-cluster = Pas de cluster à l’adresse { $address } : { $detail }
cli-cluster-jobs = Un cluster qui tourne utilise tous ses processeurs : --jobs ne va qu’avec --cluster local.
cli-cluster-version = { $machine } a menagerie { $theirs }, et ici c’est { $ours } : toutes les machines d’un cluster demandent la même version.
cli-cluster-lost = Le cluster a perdu une partie du travail, après plusieurs essais : { $detail }
cli-percent = { $figure } %
cli-percent-range = { $low }–{ $high } %
cli-spread = { $mean } ± { $sd } ({ $least }–{ $most })
cli-decimal-point = ,

## verify, replay, playthroughs

cli-verify-ok = en ordre : { $game }, { $players } joueurs, { $moves } coups, victoire : { $winners }
cli-verify-unfinished = en ordre jusqu’ici : { $game }, { $players } joueurs, { $moves } coups, pas jouée jusqu’au bout
cli-verify-running = en ordre autant qu’on peut voir : { $game }, { $players } joueurs, { $moves } coups ; la partie est en cours, sa graine et ses coups ne peuvent pas encore être contrôlés
cli-replay-title = { $game } avec { $players }.
cli-replay-position = Après le coup { $number } sur { $moves } :
cli-replay-view-of = --- ce que voit { $seat } ---
cli-replay-privately = ({ $seat } voit : { $what })
cli-replay-no-such-move = Il n’y a pas de coup { $number } ; la partie en a { $moves }, et 0 est le début.
cli-replay-no-such-seat = Il n’y a pas de place « { $name } » ; il y a 1 à { $players }, les noms des joueurs, et « open ».
cli-playthroughs-written = Écrit : { $path }
cli-playthroughs-same = { $count ->
    [one] { $count } partie de référence, inchangée.
   *[other] { $count } parties de référence, inchangées.
}
cli-playthroughs-differ = Ces parties de référence ne sont plus ce que disent les règles : { $files } (menagerie playthroughs { $folder } les récrit).

## import-18xx

cli-import-cannot-read = { $file } : { $detail }
cli-import-cannot-write = { $file } ne peut pas être écrit : { $detail }
cli-import-played = { $applied } actions jouées sur { $actions }.
cli-import-parts = Ici, les deux règlements divergent.
cli-import-place = Action { $action } ({ $kind }), { $round }.
cli-import-kind-pass = passer
cli-import-kind-bid = achat d’un pouvoir
cli-import-kind-par = lancement
cli-import-kind-buy-shares = achat d’une carte
cli-import-kind-sell-shares = vente de cartes
cli-import-kind-buy-company = achat d’un pouvoir
cli-import-kind-lay-tile = tuile
cli-import-kind-place-token = gare
cli-import-kind-assign = marque d’un pouvoir
cli-import-kind-choose = choix
cli-import-kind-choose-ability = pouvoir ou billet
cli-import-kind-run-routes = course
cli-import-kind-dividend = récolte
cli-import-kind-buy-train = achat d’un écureuil
cli-import-kind-discard-train = écureuil défaussé
cli-import-kind-end-game = fin à la main
cli-import-unknown-kind = « { $kind } »
cli-import-for-power = La personne qui possède { $power }
cli-import-round-draft = { $day ->
    [1] lundi
    [2] mardi
   *[3] mercredi
 }, choix des pouvoirs
cli-import-round-stock = { $day ->
    [1] lundi
    [2] mardi
   *[3] mercredi
 }, tour de bourse { $number }
cli-import-round-operating = { $day ->
    [1] lundi
    [2] mardi
   *[3] mercredi
 }, tour d’exploitation { $number }
cli-import-tried = { $who } a tenté : { $tried }. C’est refusé.
cli-import-for-family = { $seat } pour les { $family }
cli-import-nobody = Quelqu’un d’inconnu (« { $entity } »)
cli-import-possible = Possible pour { $seat } : { $choices }.
cli-import-next-choice = { $choices } ; { $choice }
cli-import-and-more = { $choices }, et { $more } de plus
cli-import-over = La partie y est finie.
cli-import-offer = La partie jusque-là ({ $applied } actions) peut être gardée comme enregistrement : ajoute --out FICHIER.
cli-import-claim = Action { $action } : l’enregistrement annonce { $nuts } noix et { $waters } points d’eau pour la course ({ $family }) ; le compte donne { $counted_nuts } et { $counted_waters }. On croit l’enregistrement (10.16).
cli-import-claim-refused = Action { $action } : l’enregistrement annonce { $nuts } noix et { $waters } points d’eau pour la course ({ $family }), que les règles ne permettent pas : { $why } On croit l’enregistrement (10.16).
cli-import-other-winner = Victoire selon l’enregistrement : { $recorded } ; selon le compte : { $counted }.
cli-import-part-written = { $file } contient la partie qui tient : { $applied } actions sur { $actions }.
cli-import-score = { $seat } : { $score }
cli-import-winner = (victoire)
cli-import-so-far = La partie n’arrive pas à sa fin ; les scores jusque-là :
cli-import-written = Écrit comme un de nos enregistrements : { $file } (« menagerie verify » le contrôle, « menagerie replay » le raconte).
cli-import-not-written = { $file } n’est pas écrit : --strict ne fait que comparer. Sans cette option on obtient un enregistrement.
cli-import-as-recorded = Le résultat est celui de l’enregistrement.
cli-import-not-as-recorded = L’enregistrement dit autre chose : { $scores }.

# --- learn

cli-learn-next = Entrée : suite, q : quitter
cli-learn-choose = Tape un nombre de 1 à { $count } (q : quitter)

cli-help-tournament = Refait les appariements d’un tournoi publié à partir de sa graine, et dit s’ils sont les mêmes.
cli-help-tournament-file = Le fichier d’un tournoi, pris sur sa page.
cli-tournament-bad = { $file } n’est pas le fichier d’un tournoi, ou il est abîmé : { $detail }
cli-tournament-not-begun = Le tournoi n’a pas commencé : sa graine n’est pas encore publiée et rien n’est apparié.
cli-tournament-seed = La graine est celle qui était promise avant le début.
cli-tournament-other-seed = La graine n’est pas celle qui était promise avant le début.
cli-tournament-round = Ronde { $number } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $byes ->
    [0] aucune exemption
    [one] { $byes } exemption
   *[other] { $byes } exemptions
} ; de nouveau la même.
cli-tournament-other-round = La ronde { $number } donne autre chose : elle n’a pas été appariée par la graine et ce qui précédait.
cli-tournament-standing = { $place }. { $name } : { $points }
