# Un zoo en lettres.

letters-apes = Si
letters-mammals = Ma
letters-birds = Oi
letters-reptiles = Re
letters-sea = AM
map-signs = Sur les plans, le nord est en haut : Si singes, Ma mammifères, Oi oiseaux, Re reptiles, AM animaux marins, chacun avec ses étoiles ; ### l’entrée, - et | des chemins, · et : les deux moitiés d’une tuile, b un banc.
