"""Lucky Lions: positions, actions and events in words."""
