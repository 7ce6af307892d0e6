"""Zoocracy: positions, actions and events in words."""
