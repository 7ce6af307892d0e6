# Leçons : le guide, ses boutons, et la proposition sur l’étagère.

lesson-learn = Apprendre
lesson-learn-done = Apprendre (terminé)
lesson-title = Apprendre { $game }
lesson-offer = Première partie ? Une courte leçon t’explique tout, sur le vrai plateau.
lesson-offer-learn = { $minutes ->
    [3] Apprendre en trois minutes
    [4] Apprendre en quatre minutes
    [5] Apprendre en cinq minutes
   *[other] Apprendre en { $minutes } minutes
}
lesson-offer-play = Jouer tout de suite
lesson-coach = Guide
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suite
lesson-back = Revenir d’une étape
lesson-restart = Recommencer
lesson-leave = Quitter la leçon
lesson-play = Jouer maintenant
lesson-rules = Lire les règles
lesson-all-games = Retour à tous les jeux
lesson-gone = La leçon s’est interrompue. Tu peux reprendre où tu en étais.
lesson-go-on = Reprendre
lesson-missing = Il n’y a pas encore de leçon pour ce jeu.
lesson-not-wanted = Les règles le permettent. Pour l’instant, essaie plutôt ce que propose le guide.
lesson-read-first = Appuie d’abord sur « Suite », ensuite ce sera à toi.
lesson-not-here = Inutile dans une leçon : « Revenir d’une étape » te ramène en arrière.
lesson-done = Bravo !

# Le terminal.
cli-help-learn = Apprendre un jeu pas à pas, avec un guide.
cli-help-learn-outline = Pour qui écrit une leçon : chaque étape, avec ce qui y est permis.
