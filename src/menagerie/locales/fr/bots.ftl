# Les robots qui jouent à tout : comment ils jouent, et pourquoi.

bot-random = joue au petit bonheur

reason-random = au petit bonheur : tous les coups se valaient.
reason-only-choice = il n’y a rien d’autre à faire.
