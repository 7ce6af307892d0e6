"""Games exported from 18xx.games: read, replayed with its switches on, and compared step by step."""
