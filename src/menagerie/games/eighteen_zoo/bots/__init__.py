"""18ZOO: the bots of this game and what they calculate."""
