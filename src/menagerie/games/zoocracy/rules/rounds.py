"""A round from its first phase to its last, and what an action does: the way through the game."""

from __future__ import annotations

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
    Pay,
    Rally,
    Smear,
    Vote,
    WetSeason,
    Withdraw,
    ZoocracyAction,
)
from menagerie.games.zoocracy.events import Ended, PhaseBegan, RoundBegan, ZoocracyEvent
from menagerie.games.zoocracy.rules import campaign, election, government, presidency, progress, talks
from menagerie.games.zoocracy.rules.cards import NUMBER_OF
from menagerie.games.zoocracy.rules.editions import END_OF_GAME
from menagerie.games.zoocracy.rules.nouns import OFFICES, PHASES, SPECIES
from menagerie.games.zoocracy.rules.position import (
    CAMPAIGN,
    GOALS,
    NOBODY,
    OVER,
    PROGRESS_CARDS,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    Position,
)

SPECIES_NUMBER: dict[str, int] = {name: number for number, name in enumerate(SPECIES)}
OFFICE_NUMBER: dict[str, int] = {name: number for number, name in enumerate(OFFICES)}


def take(position: Position, seat: int, action: ZoocracyAction, events: list[ZoocracyEvent]) -> None:
    """Carries out an action that nothing could be objected to, and all that follows of itself."""
    if position.phase == A:
        over = _in_presidency(position, seat, action, events)
    elif position.phase == B:
        over = _in_campaign(position, seat, action, events)
    elif position.phase == C:
        over = _in_election(position, seat, action, events)
    elif position.phase == E:
        over = _in_event(position, seat, action, events)
    elif position.phase == G:
        over = _in_progress(position, seat, action, events)
    else:
        over = _in_formation(position, seat, action, events)
    if over:
        go_on(position, events)


def _in_presidency(position: Position, seat: int, action: ZoocracyAction, events: list[ZoocracyEvent]) -> bool:
    if type(action) is Bid:
        return presidency.bid(position, seat, action.food, events)
    if type(action) is Draw:
        return presidency.draw_bonus(position, seat, events)
    return presidency.leave_bonus(position, seat, events)


def _in_campaign(position: Position, seat: int, action: ZoocracyAction, events: list[ZoocracyEvent]) -> bool:
    if type(action) is Feed:
        return campaign.feed(position, seat, SPECIES_NUMBER[action.species], action.food, events)
    if type(action) is Rally:
        return campaign.rally(position, seat, SPECIES_NUMBER[action.species], action.food, events)
    if type(action) is Boost:
        return campaign.boost(position, seat, SPECIES_NUMBER[action.species], action.food, events)
    if type(action) is NegativeCampaign:
        return campaign.negative(position, seat, SPECIES_NUMBER[action.species], action.party, events)
    if type(action) is Smear:
        return campaign.smear(position, seat, SPECIES_NUMBER[action.species], action.party, events)
    if type(action) is Blockade:
        return campaign.block(position, seat, SPECIES_NUMBER[action.species], events)
    if type(action) is Manipulate:
        return campaign.manipulate(position, seat, SPECIES_NUMBER[action.species], events)
    if position.step == CAMPAIGN:
        return campaign.end_turn(position, seat, events)
    return campaign.spare(position, seat, events)


def _in_election(position: Position, seat: int, action: ZoocracyAction, events: list[ZoocracyEvent]) -> bool:
    if type(action) is OverhangMandate:
        return election.overhang(position, seat, SPECIES_NUMBER[action.species], events)
    if type(action) is Loyalty:
        return election.loyalty(position, seat, SPECIES_NUMBER[action.species], events)
    if type(action) is WetSeason:
        return election.wet_season(position, seat, events)
    if type(action) is DrySeason:
        return election.dry_season(position, seat, events)
    if type(action) is Migration:
        return election.migration(position, seat, events)
    return election.end_turn(position, seat, events)


def _in_formation(position: Position, seat: int, action: ZoocracyAction, events: list[ZoocracyEvent]) -> bool:
    if type(action) is Vote:
        return government.vote(position, seat, action.yes, events)
    if type(action) is Grant:
        return government.grant(position, seat, action.party, events)
    if type(action) is Offer:
        return talks.offer(position, seat, action.party, talks.NUMBER_OF_TERMS[action.terms], events)
    if type(action) is Accept:
        return talks.accept(position, seat, action.party, events)
    if type(action) is Decline:
        return talks.decline(position, seat, action.party, events)
    if type(action) is Counter:
        return talks.counter(position, seat, talks.NUMBER_OF_TERMS[action.terms], events)
    if type(action) is Demand:
        return talks.demand(position, seat, talks.NUMBER_OF_TERMS[action.terms], events)
    if type(action) is Withdraw:
        return talks.withdraw(position, events)
    return government.pass_on(position, seat, events)


def _in_event(position: Position, seat: int, action: ZoocracyAction, events: list[ZoocracyEvent]) -> bool:
    if type(action) is Defectors:
        return progress.defect(position, seat, action.party, events)
    if type(action) is EarlyPresidentialElection:
        return progress.call_presidential(position, seat, events)
    if type(action) is EarlyParliamentaryElection:
        return progress.call_parliamentary(position, seat, events)
    return progress.end_event_turn(position, seat, events)


def _in_progress(position: Position, seat: int, action: ZoocracyAction, events: list[ZoocracyEvent]) -> bool:
    if type(action) is Assertiveness:
        return progress.assert_office(position, seat, OFFICE_NUMBER[action.office], events)
    if type(action) is Discard:
        return progress.lay_away(position, seat, NUMBER_OF[action.card], events)
    if type(action) is Name:
        return progress.name(position, seat, action.party, events)
    if type(action) is Pay:
        return progress.resist(position, seat, True, events)
    if position.step == PROGRESS_CARDS:
        return progress.end_progress_turn(position, seat, events)
    return progress.resist(position, seat, False, events)


# --- phases


def begin_round(position: Position, events: list[ZoocracyEvent]) -> None:
    """5.2: the election markers say which phases are played."""
    position.election_held = False
    position.harvest = position.next_harvest
    position.next_harvest = 0
    presidential = position.presidential_round == position.round
    events.append(RoundBegan(position.round, presidential, position.parliamentary_round == position.round))
    if not begin_phase(position, A if presidential else B, events):
        return
    go_on(position, events)


def go_on(position: Position, events: list[ZoocracyEvent]) -> None:
    """The phase is over: the next one that is played begins, and so on until somebody has to decide."""
    while True:
        following = next_phase(position)
        if following == NOBODY:
            end_round(position, events)
            return
        if not begin_phase(position, following, events):
            return


def next_phase(position: Position) -> int:
    """5.1, 5.2: which phase comes after this one; none after progress."""
    if position.phase == A:
        return B
    if position.phase == B:
        return C if position.parliamentary_round == position.round else E
    if position.phase == C:
        return D
    if position.phase == D:
        return E
    if position.phase == E:
        return F if government.censure_is_due(position) else G
    if position.phase == F:
        return G
    return NOBODY


def begin_phase(position: Position, phase: int, events: list[ZoocracyEvent]) -> bool:
    """The phase marker moves. True where the phase is over before anybody had to decide."""
    position.phase = phase
    position.acts = 0
    position.active = NOBODY
    events.append(PhaseBegan(PHASES[phase]))
    if phase == A:
        presidency.begin(position)
        return False
    if phase == B:
        return campaign.begin(position, events)
    if phase == C:
        return election.begin(position, events)
    if phase == D:
        return government.begin_formation(position, events)
    if phase == E:
        return progress.begin_event(position, events)
    if phase == F:
        return government.begin_censure(position, events)
    return progress.begin_progress(position, events)


def end_round(position: Position, events: list[ZoocracyEvent]) -> None:
    """5g.10, 6.1: the blockade is lifted, and the game is over or goes on with the next round."""
    campaign.lift_blockade(position, events)
    if max(position.goals) >= GOALS or END_OF_GAME in position.past_events:
        position.step = OVER
        position.waiting_on = ()
        position.active = NOBODY
        best = max([ranking(position, seat) for seat in range(position.players)])
        winners = [seat for seat in range(position.players) if ranking(position, seat) == best]
        events.append(Ended(tuple(winners), tuple(position.funds)))
        return
    position.round += 1
    begin_round(position, events)


def ranking(position: Position, seat: int) -> tuple[int, int]:
    """6.2, 6.3: goals, then food."""
    return position.goals[seat], position.funds[seat]
