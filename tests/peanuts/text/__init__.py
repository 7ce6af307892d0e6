"""Peanuts in words."""
