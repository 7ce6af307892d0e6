"""The two weakest levels make a beginner's mistakes: both spread their food thin, and one bids half of what it has."""

from __future__ import annotations

from menagerie.core.player import Choice
from menagerie.games.zoocracy.actions import Bid, Done, Feed, ZoocracyAction
from menagerie.games.zoocracy.bots.backbencher import Backbencher
from menagerie.games.zoocracy.bots.heuristics import choice
from menagerie.games.zoocracy.rules import position
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.rules.presidency import MOST_BID
from menagerie.games.zoocracy.rules.state import ZoocracyState
from menagerie.games.zoocracy.view import ZoocracyView


class Canvasser(Backbencher):
    """Spreads its food thin; otherwise as the backbencher."""

    def _answer(
        self, view: ZoocracyView, guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]
    ) -> Choice[ZoocracyAction]:
        if view.step == position.CAMPAIGN:
            return _campaign(guess, seat, legal)
        return super()._answer(view, guess, seat, legal)


class Newcomer(Canvasser):
    """Bids half of what it has as well."""

    def _answer(
        self, view: ZoocracyView, guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]
    ) -> Choice[ZoocracyAction]:
        if view.step == position.BID:
            funds = guess.funds[seat]
            food = min(MOST_BID, (funds + 1) // 2)
            return choice(Bid(food), "reason-bid", funds=funds, food=food)
        return super()._answer(view, guess, seat, legal)


def _campaign(guess: ZoocracyState, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """One token on each species that has none of it, those with the most votes first, whoever leads there."""
    best: Feed | None = None
    most = 0
    for action in legal:
        if not isinstance(action, Feed) or action.food != 1:
            continue
        species = SPECIES.index(action.species)
        votes = guess.edition.first[species]
        if guess.food[species * guess.players + seat] == 0 and votes > most:
            best, most = action, votes
    if best is None:
        return choice(Done(), "reason-fed-everywhere")
    return choice(best, "reason-most-votes", votes=most)
