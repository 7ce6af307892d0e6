"""Ratings, matchmaking, tournaments and deals of the day: calculation alone; the server stores and serves them."""
