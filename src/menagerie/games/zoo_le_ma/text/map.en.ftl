# A zoo in plain letters.

letters-apes = Ap
letters-mammals = Ma
letters-birds = Bi
letters-reptiles = Re
letters-sea = Se
map-signs = On the maps, north is up: Ap apes, Ma mammals, Bi birds, Re reptiles, Se sea creatures, each with its stars; ### the entrance, - and | paths, · and : the two halves of a tile, b a bench.
