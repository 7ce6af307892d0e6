"""Puzzles: positions of finished games where a search sees one clearly better choice. Calculation alone."""
