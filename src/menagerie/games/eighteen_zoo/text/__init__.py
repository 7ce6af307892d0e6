"""18ZOO: positions, actions and events in words."""
