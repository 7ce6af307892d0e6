"""The bots of Peanuts."""
