# Ce que lance « Jouer ».

play-now-players = Nombre de joueurs
play-now-count = { $count } joueurs
play-now-bots = Force des robots
