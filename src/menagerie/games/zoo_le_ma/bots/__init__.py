"""Zoo le Ma: the bots of this game and what they calculate."""
