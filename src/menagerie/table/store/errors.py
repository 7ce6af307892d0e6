"""What can go wrong with a store."""


class StoreError(Exception):
    """A database that cannot be used: a message of the shared catalogue and its facts, one line for the operator."""

    def __init__(self, message: str, **facts: str) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


class Conflict(Exception):
    """Someone else has already written that: the same number, or the same token, of the same table."""
