# Les robots qui jouent à tout : comment ils jouent, et pourquoi.

bot-random = joue au petit bonheur

reason-random = Je l’ai choisi au hasard : je joue n’importe quel coup.
reason-only-choice = Il n’y a pas d’autre choix.
