"""Is a seat, a card, a tile, a power too strong? Games of bots, looked at from every side."""
