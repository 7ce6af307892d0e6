"""What can be wrong with a database, in one line for whoever starts the server."""


class StoreProblem(Exception):
    """A message of the house's catalogue, and its facts."""

    def __init__(self, message: str, **facts: str) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts
