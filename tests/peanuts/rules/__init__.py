"""The rules of Peanuts."""
