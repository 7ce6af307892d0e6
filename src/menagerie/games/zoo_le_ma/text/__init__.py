"""Zoo le Ma: positions, actions and events in words."""
