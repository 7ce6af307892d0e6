"""Games exported from 18xx.games: read, played again under its reading of the rules, and compared step by step."""
