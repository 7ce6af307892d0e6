"""Tournaments as calculation: who plays whom, where they sit, and how they stand. No I/O, no clock."""
