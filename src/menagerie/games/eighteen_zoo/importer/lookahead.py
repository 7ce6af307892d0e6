"""Reads ahead in a record: what follows shows where 18xx.games asked for something, and where not."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.importer.file import Raw

_OF_A_TURN = ("lay_tile", "place_token", "assign", "pass")
"""What powers do only in the turn of a family."""


def is_operating(raw: Raw) -> bool:
    """Whether this can only be done in an operating round."""
    kind = raw.get("type")
    if raw.get("entity_type") == "corporation":
        return kind != "end_game"
    if raw.get("entity_type") != "company":
        return False
    choice = raw.get("choice")
    return kind in _OF_A_TURN or (isinstance(choice, dict) and "corporation" in choice)


class Lookahead:
    """The actions of a record in order, and how far they have been read."""

    def __init__(self, actions: list[Raw]) -> None:
        self.actions = actions
        self.at = -1

    def advance_to(self, raw: Raw) -> None:
        """Reads on to this action."""
        self.at += 1
        while self.at < len(self.actions) and self.actions[self.at] is not raw:
            self.at += 1

    def has_extra_pass(self, family: str, buys: bool) -> bool:
        """Whether the rest of a family's turn holds a pass that neither its purchases (if any) nor its end asks for."""
        passes = 0
        for raw in self.actions[self.at + 1 :]:
            kind = raw.get("type")
            if raw.get("entity_type") == "company" or kind == "sell_shares":
                continue
            if raw.get("entity") != family or kind == "end_game":
                return passes > (2 if buys else 1)
            if kind == "buy_train":
                return passes > 0
            if kind == "pass":
                passes += 1
        return False
