# À qui est le dé quand on revoit une partie.

board-die-of = Le dé { DE($name) } : { $cards }
