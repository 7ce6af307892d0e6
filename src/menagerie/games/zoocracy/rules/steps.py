"""The one dispatch table: for every step what it offers, for every action in it why it is refused and what it does.

A step offers just what nothing refuses: ``offer_...`` and ``refuse_...`` ask the same tests, and the first need not say
why not. `legal` is what it offers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, get_args

from menagerie.core.contract import Action, FreeAction, RuleViolation
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
    SideAccept,
    SideDecline,
    SideDemand,
    SideOffer,
    Smear,
    Vote,
    WetSeason,
    Withdraw,
    ZoocracyAction,
)
from menagerie.games.zoocracy.events import ZoocracyEvent
from menagerie.games.zoocracy.rules import (
    campaign,
    election,
    event_phase,
    government,
    markers,
    offers,
    presidency,
    progress,
    side_offers,
)
from menagerie.games.zoocracy.rules.identifiers import PHASES
from menagerie.games.zoocracy.rules.phases import advance
from menagerie.games.zoocracy.rules.position import (
    ANSWER,
    BID,
    BLOCKADE,
    BONUS,
    CAMPAIGN,
    DISCARD,
    ELECTION_CARDS,
    EVENT_CARDS,
    MANIPULATE,
    NAME,
    OVER,
    PROGRESS_CARDS,
    PROPOSE,
    RESIST,
    STEP_NAMES,
    VOTE,
    Position,
)
from menagerie.games.zoocracy.rules.refusals import refuse_nothing, refuse_unknown_party

A_ = TypeVar("A_", bound=Action)
Offers = Callable[[Position, int], list[ZoocracyAction]]


class ActionRule:
    """One kind of action in one step: why it is refused, and what it does."""

    __slots__ = ("apply", "card_phase", "free", "kind", "refuse")

    def __init__(
        self,
        kind: type[Action],
        refuse: Callable[[Position, int, Any], RuleViolation | None],
        apply: Callable[[Position, int, Any], list[ZoocracyEvent]],
        card_phase: str,
    ) -> None:
        self.kind: type[Action] = kind
        self.refuse: Callable[[Position, int, Any], RuleViolation | None] = refuse
        self.apply: Callable[[Position, int, Any], list[ZoocracyEvent]] = apply
        self.card_phase: str = card_phase  # 5.3: of an action card; empty for other actions
        self.free: bool = issubclass(kind, FreeAction)  # open to seats nobody waits for


class Step:
    """One decision: the paragraph it comes from, what is offered, and the actions that answer it."""

    __slots__ = ("offer", "paragraph", "rules")

    def __init__(self, paragraph: str, offer: Offers, *rules: ActionRule) -> None:
        self.paragraph: str = paragraph
        self.offer: Offers = offer
        self.rules: dict[type[Action], ActionRule] = {rule.kind: rule for rule in rules}


def _rule(
    kind: type[A_],
    refuse: Callable[[Position, int, A_], RuleViolation | None],
    apply: Callable[[Position, int, A_], list[ZoocracyEvent]],
) -> ActionRule:
    return ActionRule(kind, refuse, apply, "")


def _card(
    kind: type[A_],
    phase: str,
    refuse: Callable[[Position, int, A_], RuleViolation | None],
    apply: Callable[[Position, int, A_], list[ZoocracyEvent]],
) -> ActionRule:
    return ActionRule(kind, refuse, apply, phase)


def _offer_nothing(_position: Position, _seat: int) -> list[ZoocracyAction]:
    return []


_SIDE_TALK: Final = (
    _rule(SideOffer, side_offers.refuse_side_offer, side_offers.apply_side_offer),
    _rule(SideDemand, side_offers.refuse_side_demand, side_offers.apply_side_demand),
    _rule(SideAccept, side_offers.refuse_side_answer, side_offers.apply_side_accept),
    _rule(SideDecline, side_offers.refuse_side_answer, side_offers.apply_side_decline),
)

STEPS: Final[dict[str, Step]] = {
    BID: Step("5a.2", presidency.offer_bid, _rule(Bid, presidency.refuse_bid, presidency.apply_bid)),
    BONUS: Step(
        "5a.10",
        presidency.offer_bonus,
        _rule(Draw, refuse_nothing, presidency.apply_draw),
        _rule(Done, refuse_nothing, presidency.apply_leave_bonus),
    ),
    BLOCKADE: Step(
        "5b.2",
        markers.offer_blockade,
        _rule(Blockade, refuse_nothing, markers.apply_blockade),
        _rule(Done, refuse_nothing, markers.apply_keep_blockade),
    ),
    MANIPULATE: Step(
        "5b.2",
        markers.offer_manipulation,
        _rule(Manipulate, refuse_nothing, markers.apply_manipulation),
        _rule(Done, refuse_nothing, markers.apply_keep_manipulation),
    ),
    CAMPAIGN: Step(
        "5b.3",
        campaign.offer_campaign,
        _rule(Feed, campaign.refuse_feed, campaign.apply_feed),
        _card(Rally, "B", campaign.refuse_rally, campaign.apply_rally),
        _card(NegativeCampaign, "B", campaign.refuse_negative_campaign, campaign.apply_negative_campaign),
        _rule(Boost, campaign.refuse_boost, campaign.apply_boost),
        _rule(Smear, campaign.refuse_smear, campaign.apply_smear),
        _rule(Done, refuse_nothing, campaign.apply_end_campaign_turn),
    ),
    ELECTION_CARDS: Step(
        "5c.2",
        election.offer_election_cards,
        _card(WetSeason, "C", election.refuse_wet_season, election.apply_wet_season),
        _card(DrySeason, "C", election.refuse_dry_season, election.apply_dry_season),
        _card(Migration, "C", election.refuse_migration, election.apply_migration),
        _card(OverhangMandate, "C", election.refuse_overhang_mandate, election.apply_overhang_mandate),
        _card(Loyalty, "C", election.refuse_loyalty, election.apply_loyalty),
        _rule(Done, refuse_nothing, election.apply_end_election_turn),
    ),
    PROPOSE: Step(
        "5d.4",
        government.offer_propose,
        _rule(Grant, government.refuse_grant, government.apply_grant),
        _rule(Pass, government.refuse_pass, government.apply_pass),
        _rule(Offer, offers.refuse_offer, offers.apply_offer),
        _rule(Accept, offers.refuse_answer_to_demand, offers.apply_accept_demand),
        _rule(Decline, offers.refuse_answer_to_demand, offers.apply_decline_demand),
        _rule(Demand, offers.refuse_demand, offers.apply_demand),
        *_SIDE_TALK,
    ),
    ANSWER: Step(
        "5d.21",
        offers.offer_answer,
        _rule(Accept, offers.refuse_answer, offers.apply_accept_offer),
        _rule(Decline, offers.refuse_answer, offers.apply_decline_offer),
        _rule(Counter, offers.refuse_counter, offers.apply_counter),
        _rule(Demand, offers.refuse_demand, offers.apply_demand),
        *_SIDE_TALK,
        _rule(Withdraw, offers.refuse_withdraw, offers.apply_withdraw),
    ),
    VOTE: Step("5d.9", government.offer_vote, _rule(Vote, refuse_nothing, government.apply_vote)),
    EVENT_CARDS: Step(
        "5e.2",
        event_phase.offer_event_cards,
        _card(Defectors, "E", event_phase.refuse_defectors, event_phase.apply_defectors),
        _card(
            EarlyPresidentialElection,
            "E",
            event_phase.refuse_early_presidential,
            event_phase.apply_early_presidential,
        ),
        _card(
            EarlyParliamentaryElection,
            "E",
            event_phase.refuse_early_parliamentary,
            event_phase.apply_early_parliamentary,
        ),
        _rule(Done, refuse_nothing, event_phase.apply_end_event_turn),
    ),
    PROGRESS_CARDS: Step(
        "5g.2",
        progress.offer_progress_cards,
        _card(Assertiveness, "G", progress.refuse_assertiveness, progress.apply_assertiveness),
        _rule(Done, refuse_nothing, progress.apply_end_progress_turn),
    ),
    DISCARD: Step("5g.4", progress.offer_discard, _rule(Discard, progress.refuse_discard, progress.apply_discard)),
    NAME: Step("5g.9", progress.offer_name, _rule(Name, progress.refuse_name, progress.apply_name)),
    RESIST: Step(
        "9b.3",
        progress.offer_resistance,
        _rule(Pay, progress.refuse_pay, progress.apply_pay),
        _rule(Done, refuse_nothing, progress.apply_forgo_goal),
    ),
    OVER: Step("6.1", _offer_nothing),
}

_CARD_PHASE: Final[dict[type[Action], str]] = {
    rule.kind: rule.card_phase for step in STEPS.values() for rule in step.rules.values() if rule.card_phase
}
"""5.3: the phase in which each kind of card may be played."""


def check_table() -> None:
    """Every step and every action has an entry."""
    missing = {*STEP_NAMES} ^ {*STEPS}
    handled = {kind.__name__ for step in STEPS.values() for kind in step.rules}
    missing |= {kind.__name__ for kind in get_args(ZoocracyAction)} ^ handled
    if missing:
        raise TypeError(f"rules/steps.py and the steps and actions there are differ in: {sorted(missing)}")


check_table()


# --- who may decide


def may_answer(position: Position, seat: int) -> bool:
    """Whether the seat owes a decision, or may still change a sealed one."""
    if seat in position.waiting_on:
        return True
    if position.step == BID:
        return seat in position.bidders
    return position.step == VOTE and seat != position.active


def has_open_decision(position: Position, seat: int) -> bool:
    """Whether the seat may answer, or may do something that nobody waits for."""
    if seat < 0 or seat >= position.players:
        return False
    if may_answer(position, seat):
        return True
    if position.step == ANSWER and seat == position.active:
        return True  # 5d.23
    return offers.may_demand(position, seat) or side_offers.may_talk(position, seat)


def point(position: Position, seat: int) -> str | None:
    """The address of the decision open to the seat."""
    if not has_open_decision(position, seat):
        return None
    where = f"{position.round}{PHASES[position.phase]}"
    step = position.step
    if step == BID:
        return f"{where}.bid-{2 if position.second_bid else 1}"
    if step == DISCARD:
        return f"{where}.discard-{len(position.hands[seat])}"
    if step in (NAME, RESIST):
        return f"{where}.{step}-{position.goals_to_name}-{len(position.goals_due)}"
    if step == VOTE:
        return f"{where}.{position.turn_index}.vote"
    if step in (PROPOSE, ANSWER) and seat != position.active and seat not in position.waiting_on:
        return f"{where}.{position.turn_index}.talk-{offers.talks_of(position, seat)}"
    if step in (PROPOSE, ANSWER, CAMPAIGN, ELECTION_CARDS, EVENT_CARDS, PROGRESS_CARDS):
        return f"{where}.{position.turn_index}.{step}-{position.action_count}"
    return f"{where}.{step}"


# --- what may be done


def legal(position: Position, seat: int) -> list[ZoocracyAction]:
    """What the step offers the seat."""
    if not has_open_decision(position, seat):
        return []
    found = STEPS[position.step].offer(position, seat)
    if position.step == PROPOSE or position.step == ANSWER:
        found.extend(offers.offer_terms(position, seat))
        found.extend(side_offers.offer_talk(position, seat))
    return found


def refuse(position: Position, seat: int, action: ZoocracyAction) -> RuleViolation | None:
    """Why the seat may not do this now, or nothing."""
    unknown = refuse_unknown_party(position, seat)
    if unknown is not None:
        return unknown
    if position.step == OVER:
        return RuleViolation("6.1", "refusal-game-over")
    rule = STEPS[position.step].rules.get(type(action))
    if rule is None:
        return _refuse_other_decision(position, type(action))
    if not rule.free and not may_answer(position, seat):
        return _refuse_out_of_turn(position)
    return rule.refuse(position, seat, action)


def _refuse_other_decision(position: Position, kind: type[Action]) -> RuleViolation:
    """5.3: a card of another phase; or the action does not answer what is decided now."""
    phase = _CARD_PHASE.get(kind, "")
    if phase and phase != PHASES[position.phase]:
        return RuleViolation("5.3", "refusal-other-phase", {"phase": phase})
    return RuleViolation(STEPS[position.step].paragraph, f"refusal-step-{position.step}")


def _refuse_out_of_turn(position: Position) -> RuleViolation:
    if position.step == BID and position.second_bid:
        return RuleViolation("5a.5", "refusal-not-tied")
    paragraph = STEPS[position.step].paragraph
    if len(position.waiting_on) == 1:
        return RuleViolation(paragraph, "refusal-not-your-turn", {"turn_seat": position.waiting_on[0]})
    return RuleViolation(paragraph, "refusal-others-decide")


def apply(position: Position, seat: int, action: ZoocracyAction) -> list[ZoocracyEvent]:
    """Does what nothing refuses, and all that follows from it without a decision."""
    events = STEPS[position.step].rules[type(action)].apply(position, seat, action)
    advance(position, events)
    return events
