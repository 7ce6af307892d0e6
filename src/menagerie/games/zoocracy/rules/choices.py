"""Every action there can be, made once; the rules hand out the same ones again and again."""

from __future__ import annotations

from typing import Final

from menagerie.games.zoocracy.actions import (
    Accept,
    Assertiveness,
    Bid,
    Blockade,
    Boost,
    Counter,
    Decline,
    Defectors,
    Demand,
    Discard,
    Done,
    Draw,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Feed,
    Grant,
    Loyalty,
    Manipulate,
    Migration,
    Name,
    NegativeCampaign,
    Offer,
    OverhangMandate,
    Pass,
    Pay,
    Rally,
    Smear,
    Vote,
    WetSeason,
    Withdraw,
    ZoocracyAction,
)
from menagerie.games.zoocracy.rules import talks
from menagerie.games.zoocracy.rules.cards import CARDS
from menagerie.games.zoocracy.rules.nouns import OFFICES, PRIZES, SPECIES
from menagerie.games.zoocracy.rules.position import ALL_SPECIES

MOST_BID: Final = 99  # 5a.12
MOST_FED: Final = 3  # 5b.7
MOST_BOOST: Final = 2  # 5b.11, 9a.1
_PLAYERS: Final = 6

DONE: Final = Done()
DRAW: Final = Draw()
PASS: Final = Pass()
PAY: Final = Pay()
WITHDRAW: Final = Withdraw()
YES: Final = Vote(True)
NO: Final = Vote(False)
BIDS: Final = [Bid(food) for food in range(MOST_BID + 1)]
BLOCKADE: Final = [Blockade(species) for species in SPECIES]
MANIPULATE: Final = [Manipulate(species) for species in SPECIES]
FEED: Final = [[Feed(species, food) for food in range(1, MOST_FED + 1)] for species in SPECIES]
RALLY: Final = [[Rally(species, food) for food in range(1, MOST_BOOST + 1)] for species in SPECIES]
BOOST: Final = [[Boost(species, food) for food in range(1, MOST_BOOST + 1)] for species in SPECIES]
NEGATIVE: Final = [[NegativeCampaign(species, party) for party in range(_PLAYERS)] for species in SPECIES]
SMEAR: Final = [[Smear(species, party) for party in range(_PLAYERS)] for species in SPECIES]
OVERHANG: Final = [OverhangMandate(species) for species in SPECIES]
LOYALTY: Final = [Loyalty(species) for species in SPECIES]
OFFER: Final = [[Offer(party, terms) for terms in talks.TERMS] for party in range(_PLAYERS)]
COUNTER: Final = [Counter(terms) for terms in talks.TERMS]
DEMAND: Final = [Demand(terms) for terms in talks.TERMS]
ACCEPT: Final = [Accept(party) for party in range(_PLAYERS)]
DECLINE: Final = [Decline(party) for party in range(_PLAYERS)]
GRANT: Final = [[Grant(prize, party) for party in range(_PLAYERS)] for prize in PRIZES]
DEFECTORS: Final = [Defectors(party) for party in range(_PLAYERS)]
ASSERTIVENESS: Final = [Assertiveness(office) for office in OFFICES]
DISCARD: Final = [Discard(card.id) for card in CARDS]
NAME: Final = [Name(party) for party in range(_PLAYERS)]


def all_actions(players: int, offers_made: bool, card_ids: tuple[str, ...]) -> tuple[ZoocracyAction, ...]:
    """Every action there can be in such a game."""
    parties = range(players)
    found: list[ZoocracyAction] = [DONE, *BIDS, DRAW, *BLOCKADE, *MANIPULATE]
    for species in range(ALL_SPECIES):
        found += [*FEED[species], *RALLY[species], *BOOST[species]]
        found += [*NEGATIVE[species][:players], *SMEAR[species][:players]]
    found += [WetSeason(), DrySeason(), Migration(), *OVERHANG, *LOYALTY]
    if players > 2:
        if offers_made:
            for party in parties:
                found += [*OFFER[party][1:], ACCEPT[party], DECLINE[party]]
            found += [*COUNTER[1:], *DEMAND[1:], WITHDRAW]
        for prize in range(5):
            found += GRANT[prize][:players]
        found += [PASS, YES, NO, *NAME[:players]]
    found += [*DEFECTORS[:players], EarlyPresidentialElection(), EarlyParliamentaryElection(), *ASSERTIVENESS]
    found += [Discard(card) for card in card_ids]
    found.append(PAY)
    return tuple(found)
