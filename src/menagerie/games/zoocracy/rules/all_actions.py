"""Every action there can be in a game, in a stable order."""

from __future__ import annotations

from menagerie.games.zoocracy.actions import (
    Discard,
    Done,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Migration,
    WetSeason,
    ZoocracyAction,
)
from menagerie.games.zoocracy.rules.campaign import BOOSTS, FEEDS, NEGATIVE_CAMPAIGNS, RALLIES, SMEARS
from menagerie.games.zoocracy.rules.cards import OVERHANG
from menagerie.games.zoocracy.rules.election import CARD_ACTIONS, LOYALTIES
from menagerie.games.zoocracy.rules.event_phase import DEFECTIONS
from menagerie.games.zoocracy.rules.government import GRANTS, NO, PASS, YES
from menagerie.games.zoocracy.rules.markers import BLOCKADES, MANIPULATIONS
from menagerie.games.zoocracy.rules.offers import ACCEPTS, COUNTERS, DECLINES, DEMANDS, OFFERS, WITHDRAW
from menagerie.games.zoocracy.rules.position import SPECIES_COUNT
from menagerie.games.zoocracy.rules.presidency import BIDS, DRAW
from menagerie.games.zoocracy.rules.progress import ASSERTIONS, NAMES, PAY
from menagerie.games.zoocracy.rules.side_offers import SIDE_ACCEPTS, SIDE_DECLINES, SIDE_DEMANDS, SIDE_OFFERS


def all_actions(players: int, with_offers: bool, card_ids: tuple[str, ...]) -> tuple[ZoocracyAction, ...]:
    """With so many players, with or without offers before a proposal, and with these action cards."""
    found: list[ZoocracyAction] = [Done(), *BIDS, DRAW, *BLOCKADES, *MANIPULATIONS]
    for species in range(SPECIES_COUNT):
        found += [*FEEDS[species], *RALLIES[species], *BOOSTS[species]]
        found += [*NEGATIVE_CAMPAIGNS[species][:players], *SMEARS[species][:players]]
    found += [WetSeason(), DrySeason(), Migration()]
    found += [CARD_ACTIONS[OVERHANG + species] for species in range(SPECIES_COUNT)]
    for species in range(SPECIES_COUNT):
        found += LOYALTIES[species]
    if players > 2:
        if with_offers:
            for party in range(players):
                found += [*OFFERS[party][1:], ACCEPTS[party], DECLINES[party]]
            found += [*COUNTERS[1:], *DEMANDS[1:], WITHDRAW]
            for party in range(players):
                found += [*SIDE_OFFERS[party][1:], *SIDE_DEMANDS[party][1:], SIDE_ACCEPTS[party], SIDE_DECLINES[party]]
        for grants in GRANTS:
            found += grants[:players]
        found += [PASS, YES, NO, *NAMES[:players]]
    found += [*DEFECTIONS[:players], EarlyPresidentialElection(), EarlyParliamentaryElection(), *ASSERTIONS]
    found += [Discard(card) for card in card_ids]
    found.append(PAY)
    return tuple(found)
