# Pourquoi les robots qui jouent à tout font ce qu’ils font.

reason-random = au petit bonheur : tous les coups se valaient.
reason-only-choice = il n’y a rien d’autre à faire.
