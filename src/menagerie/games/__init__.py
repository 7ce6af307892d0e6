"""One folder a game. Each imports `menagerie.core` and nothing else of Menagerie."""
