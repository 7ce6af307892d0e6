"""Heuristics both bots use: bids they can afford, the effect of campaign actions, cards to play and to discard."""

from __future__ import annotations

from menagerie.core.player import Choice, Reason
from menagerie.games.zoocracy.actions import (
    Assertiveness,
    Boost,
    Defectors,
    Discard,
    Done,
    Draw,
    DrySeason,
    EarlyParliamentaryElection,
    EarlyPresidentialElection,
    Feed,
    Loyalty,
    Migration,
    NegativeCampaign,
    OverhangMandate,
    Pay,
    Rally,
    Smear,
    WetSeason,
    ZoocracyAction,
)
from menagerie.games.zoocracy.bots.campaign_model import CampaignModel, model_of
from menagerie.games.zoocracy.rules.cards import ASSERTIVENESS, CARDS, LOYALTY, NUMBER_OF, OVERHANG, WET_SEASON
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.rules.position import GOVERNMENT, ROUNDS, Position
from menagerie.games.zoocracy.rules.vote_count import LOYAL_TOKENS
from menagerie.games.zoocracy.view import ZoocracyView


def choice(action: ZoocracyAction, message: str, **facts: int | str) -> Choice[ZoocracyAction]:
    return Choice(action, Reason(message, facts))


def choice_aloud(action: ZoocracyAction, message: str, **facts: int | str) -> Choice[ZoocracyAction]:
    """A choice whose reason all players may read: it is made in the open, for reasons everybody can see."""
    return Choice(action, Reason(message, facts), aloud=True)


def campaigns_before_income(view: ZoocracyView) -> int:
    """How many campaigns there are before the next income, this round's included."""
    if view.parliamentary_round is None:
        return 1
    return max(1, view.parliamentary_round - view.round + 1)


def affordable_bid(view: ZoocracyView, funds: int) -> int:
    """The most a party with such funds can bid and still pay for its campaigns until the next income."""
    book = rulebook()
    limit = max(0, book.campaign_limit[len(view.parties) - 2] + view.harvest)
    need = limit * campaigns_before_income(view)
    return max(0, min(funds, 2 * (funds - need)))


# --- the campaign


def model_after(model: CampaignModel, seat: int, action: ZoocracyAction) -> CampaignModel:
    """The model after one step of a campaign."""
    then = model.clone()
    if isinstance(action, (Feed, Rally, Boost)):
        then.food[SPECIES.index(action.species)][seat] += action.food
        if isinstance(action, Feed):
            then.funds[seat] -= action.food
        elif isinstance(action, Rally):
            then.rallies[seat].remove(SPECIES.index(action.species))
    elif isinstance(action, (NegativeCampaign, Smear)):
        tokens = then.food[SPECIES.index(action.species)]
        tokens[action.party] -= 1
        tokens[seat] += 1
    else:
        raise TypeError(f"no campaign action: {action}")
    return then


def seat_swing(before: list[int], then: list[int], seat: int) -> float:
    """Seats gained, and a little for those the others lose: more for the strongest."""
    players = len(before)
    others = [other for other in range(players) if other != seat]
    strongest = max(others, key=lambda other: (before[other], -other))
    lost = sum(before[other] - then[other] for other in others)
    return then[seat] - before[seat] + 0.3 * lost / (players - 1) + 0.15 * (before[strongest] - then[strongest])


def campaign_choice(action: ZoocracyAction, now: list[int], then: list[int], seat: int) -> Choice[ZoocracyAction]:
    """A step of a campaign, with what it changes if the votes were counted at once."""
    gained = then[seat] - now[seat]
    if gained > 0:
        return choice(action, "reason-votes", votes=gained)
    lost = sum(now) - now[seat] - sum(then) + then[seat]
    if gained == 0 and lost > 0:
        return choice(action, "reason-votes-of-others", votes=lost)
    return choice(action, "reason-campaign-plan")


def food_cost(action: ZoocracyAction) -> int:
    """Food from the funds."""
    return action.food if isinstance(action, Feed) else 0


# --- cards


def election_card(position: Position, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """9a.3 to 9a.7: cards that help the party more than the others."""
    now = model_of(position).tally()
    for action in legal:
        if isinstance(action, Migration):
            return choice(action, "reason-migration")
        if isinstance(action, OverhangMandate):
            tokens = model_of(position).food[SPECIES.index(action.species)]
            if max(tokens) > 0 and tokens[seat] == max(tokens):
                return choice(action, "reason-overhang", species=action.species)
        if isinstance(action, Loyalty) and position.round < ROUNDS:
            species = SPECIES.index(action.species)
            if action.food < min(LOYAL_TOKENS, position.food[species * position.players + seat]):
                continue  # as much as may stay
            return choice(action, "reason-loyalty", species=action.species)
        if isinstance(action, (WetSeason, DrySeason)):
            wet = isinstance(action, WetSeason)
            imagined = position.wet, position.dry
            position.wet, position.dry = position.wet or wet, position.dry or not wet
            then = model_of(position).tally()
            position.wet, position.dry = imagined
            if seat_swing(now, then, seat) > 0.1:
                return choice(action, "reason-season", lost=now[seat] - then[seat], others=sum(now) - sum(then))
    return choice(Done(), "reason-nothing-to-play")


def event_card(
    view: ZoocracyView, position: Position, seat: int, legal: list[ZoocracyAction]
) -> Choice[ZoocracyAction]:
    """9a.8 to 9a.10"""
    for action in legal:
        if isinstance(action, Defectors):
            found = _defectors(position, seat, legal)
            if found is not None:
                return found
        if isinstance(action, EarlyPresidentialElection) and affordable_bid(view, position.funds[seat]) >= 8:
            return choice(action, "reason-early-presidential", funds=position.funds[seat])
        if isinstance(action, EarlyParliamentaryElection) and position.p2 not in (seat, -1):
            return choice(action, "reason-early-parliamentary", other_seat=position.p2)
    return choice(Done(), "reason-nothing-to-play")


def _defectors(position: Position, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction] | None:
    """Where the government then loses its majority; late in the game from the strongest party."""
    number = position.edition.defectors[position.players - 2]
    targets = [action for action in legal if isinstance(action, Defectors) and position.seats[action.party] > 0]
    if not targets:
        return None
    opposed = position.side[seat] != GOVERNMENT and position.government_exists()
    governing = [action for action in targets if position.side[action.party] == GOVERNMENT]
    for action in governing:
        taken = min(number, position.seats[action.party])
        falls = position.government_seats() - taken < position.majority if position.players > 2 else False
        if position.players == 2:
            falls = position.seats[seat] + taken > position.seats[action.party] - taken
        if opposed and falls:
            return choice(action, "reason-defectors-fall", party_seat=action.party)
    if position.round >= ROUNDS - 1:
        action = max(targets, key=lambda target: position.seats[target.party])
        return choice(action, "reason-defectors", party_seat=action.party)
    return None


def progress_card(legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """9a.11: always."""
    for action in legal:
        if isinstance(action, Assertiveness):
            return choice(action, "reason-assert", office=action.office)
    return choice(Done(), "reason-nothing-to-play")


def card_value(position: Position, seat: int, card: int) -> float:
    """The value of a card in hand."""
    if ASSERTIVENESS <= card < WET_SEASON:
        return 6.0 if position.holder[card - ASSERTIVENESS] == seat else 4.0
    if card < OVERHANG:
        return 2.0 + position.edition.first[card % len(SPECIES)] / 6
    if card < LOYALTY:
        return 1.0
    if card < ASSERTIVENESS:
        return 1.2
    return {"defectors": 4.0, "migration": 2.0}.get(CARDS[card].kind, 1.5)


def card_to_discard(position: Position, seat: int, legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """5g.4"""
    offers = [action for action in legal if isinstance(action, Discard)]
    least = min(offers, key=lambda action: card_value(position, seat, NUMBER_OF[action.card]))
    card = CARDS[NUMBER_OF[least.card]]
    return choice(least, "reason-discard", card=card.kind)


# --- other decisions


def bonus() -> Choice[ZoocracyAction]:
    return choice(Draw(), "reason-draw")


def resistance(legal: list[ZoocracyAction]) -> Choice[ZoocracyAction]:
    """9b.3"""
    for action in legal:
        if isinstance(action, Pay):
            return choice(action, "reason-pay")
    return choice(Done(), "reason-cannot-pay")
