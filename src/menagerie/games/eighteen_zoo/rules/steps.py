"""The dispatch table: what can be done in which step, and the functions that offer, refuse and do it.

A step has a list of functions that offer actions, in the order players see them, and for every kind of action that
answers it a function that refuses and one that applies it. `legal` is what is offered and not refused; `check` is the
same refusal. Only long lists are not checked one by one, see `ALLOWED_ALREADY`. An action without a step, or a step
without a row, is an error at import.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuyPowerFor,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    Decline,
    DiscardSquirrel,
    DrawRuns,
    EighteenZooAction,
    EndByHand,
    Keep,
    Launch,
    Lay,
    Mark,
    NamePrice,
    OfferSquirrel,
    Pass,
    PutPatch,
    Rest,
    RunBest,
    Save,
    Sell,
    Share,
    TakeDaysOff,
    TakeOffPatch,
    UsePower,
    Withdraw,
)
from menagerie.games.eighteen_zoo.events import EighteenZooEvent
from menagerie.games.eighteen_zoo.rules import (
    blue_powers,
    discard,
    draft,
    ending,
    family_turn,
    forced_purchase,
    harvest,
    in_between,
    launch,
    powers,
    retirement,
    rounds,
    run,
    squirrels,
    station,
    stock_turn,
    tickets,
    track,
    trade,
)
from menagerie.games.eighteen_zoo.rules.position import (
    BONUS,
    DISCARD,
    DRAFT,
    END,
    FORCED_SALE,
    HARVEST,
    HOME,
    NAME_PRICE,
    OFFER,
    OVER,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SELLERS,
    SQUIRRELS,
    STATION,
    TRACK,
    TURN,
    Position,
)
from menagerie.games.eighteen_zoo.rules.refusals import refusal, refuse_never

Offer = Callable[[Position, int], list[EighteenZooAction]]
Refuse = Callable[[Position, int, Any], RuleViolation | None]
Apply = Callable[[Position, int, Any], list[EighteenZooEvent]]


class ActionRule:
    """One kind of action in a step: why it is refused, and what it does."""

    __slots__ = ("apply", "refuse")

    def __init__(self, refuse: Refuse, apply: Apply) -> None:
        self.refuse: Refuse = refuse
        self.apply: Apply = apply


ActionRules = dict[type, ActionRule]


class Step:
    """A decision: its paragraph, what is offered in it, and which actions answer it.

    ``offers`` and ``rules`` are those of the seats that are asked. ``free_rules``: what any seat may do before that,
    also one that is not asked: a `FreeAction`, or in records what is done in between (10.70, 10.72). ``free_offers``
    are what a seat that is not asked is offered of it: each a `FreeAction`.
    """

    __slots__ = ("free_offers", "free_rules", "offers", "paragraph", "rules")

    def __init__(
        self,
        paragraph: str,
        offers: tuple[Offer, ...],
        rules: ActionRules,
        free_rules: ActionRules | None = None,
        free_offers: tuple[Offer, ...] = (),
    ) -> None:
        self.paragraph: str = paragraph
        self.offers: tuple[Offer, ...] = offers
        self.rules: ActionRules = rules
        self.free_rules: ActionRules = free_rules or {}
        self.free_offers: tuple[Offer, ...] = free_offers

    def rule_for(self, kind: type) -> ActionRule | None:
        return self.rules.get(kind) or self.free_rules.get(kind)


_PASS: Final = Pass()


def offer_pass(_position: Position, _seat: int) -> list[EighteenZooAction]:
    return [_PASS]


# 4.3, 4.4: what a player may do besides in a turn of a stock round
PLAYER_OFFERS: Final[tuple[Offer, ...]] = (
    tickets.offer_ticket,
    powers.offer_use_blue,
    blue_powers.offer_days_off,
    blue_powers.offer_calls,
)
PLAYER_RULES: Final[ActionRules] = {
    CashTicket: ActionRule(tickets.refuse_ticket, tickets.apply_ticket),
    UsePower: ActionRule(powers.refuse_use_blue, powers.apply_use),
    TakeDaysOff: ActionRule(blue_powers.refuse_days_off, blue_powers.apply_days_off),
    CallSquirrel: ActionRule(blue_powers.refuse_call, blue_powers.apply_call),
}

# 4.3, 4.4, 7.1a: what a family may do at every step of its turn
FAMILY_OFFERS: Final[tuple[Offer, ...]] = (
    tickets.offer_ticket_for_family,
    trade.offer_ask_for_power,
    track.offer_lays_by_power,
    station.offer_stations_by_power,
    powers.offer_marks,
    powers.offer_use_green,
    retirement.offer_patch,
)
FAMILY_RULES: Final[ActionRules] = {
    CashTicket: ActionRule(tickets.refuse_ticket_for_family, tickets.apply_ticket),
    AskForPower: ActionRule(trade.refuse_ask_for_power, trade.apply_ask_for_power),
    Lay: ActionRule(track.refuse_lay, track.apply_lay),
    BuildStation: ActionRule(station.refuse_station, station.apply_station),
    Mark: ActionRule(powers.refuse_mark, powers.apply_mark),
    UsePower: ActionRule(powers.refuse_use_green, powers.apply_use),
    PutPatch: ActionRule(retirement.refuse_put_patch, retirement.apply_put_patch),
    TakeOffPatch: ActionRule(retirement.refuse_take_off_patch, retirement.apply_take_off_patch),
}

# 7.6a: what a player does with a squirrel that another family could buy
SELLER_RULES: Final[ActionRules] = {
    OfferSquirrel: ActionRule(trade.refuse_offer_squirrel, trade.apply_offer_squirrel),
}

STEPS: Final[dict[str, Step]] = {
    DRAFT: Step(
        "5.2",
        (powers.offer_purchases, tickets.offer_ticket, offer_pass),
        {
            BuyPower: ActionRule(draft.refuse_buy_power, draft.apply_buy_power),
            BuyPowerFor: ActionRule(draft.refuse_buy_power_for, draft.apply_buy_power_for),
            CashTicket: ActionRule(tickets.refuse_ticket_in_draft, tickets.apply_ticket),
            Pass: ActionRule(refuse_never, draft.apply_pass),
        },
    ),
    TURN: Step(
        "6.0",
        (
            stock_turn.offer_cards_and_launches,
            stock_turn.offer_powers,
            stock_turn.offer_sales,
            *PLAYER_OFFERS,
            offer_pass,
        ),
        {
            BuyCard: ActionRule(stock_turn.refuse_buy_card, stock_turn.apply_buy_card),
            Launch: ActionRule(launch.refuse_launch, launch.apply_launch),
            BuyPower: ActionRule(stock_turn.refuse_buy_power, stock_turn.apply_buy_power),
            Sell: ActionRule(stock_turn.refuse_sell, stock_turn.apply_sell),
            **PLAYER_RULES,
            TakeDaysOff: ActionRule(stock_turn.refuse_days_off, blue_powers.apply_days_off),
            CallSquirrel: ActionRule(stock_turn.refuse_call, blue_powers.apply_call),
            Pass: ActionRule(stock_turn.refuse_pass, stock_turn.apply_pass),
        },
    ),
    HOME: Step(
        "6.3b",
        (launch.offer_home_tile, offer_pass),
        {
            Lay: ActionRule(launch.refuse_home_tile, launch.apply_home_tile),
            Pass: ActionRule(launch.refuse_pass_home, launch.apply_pass_home),
        },
    ),
    BONUS: Step(
        "6.3c",
        (launch.offer_bonus_track, offer_pass),
        {
            Lay: ActionRule(launch.refuse_bonus_track, launch.apply_bonus_track),
            Pass: ActionRule(refuse_never, launch.apply_pass_bonus),
        },
    ),
    TRACK: Step(
        "7.1",
        (track.offer_lays, *FAMILY_OFFERS, offer_pass),
        {**FAMILY_RULES, Pass: ActionRule(refuse_never, track.apply_pass)},
    ),
    STATION: Step(
        "7.1",
        (station.offer_stations, *FAMILY_OFFERS, offer_pass),
        {**FAMILY_RULES, Pass: ActionRule(refuse_never, station.apply_pass)},
    ),
    RUN: Step(
        "7.1",
        (run.offer_runs, *FAMILY_OFFERS),
        {
            RunBest: ActionRule(refuse_never, run.apply_run_best),
            Rest: ActionRule(refuse_never, run.apply_rest),
            DrawRuns: ActionRule(run.refuse_draw_runs, run.apply_draw_runs),
            **FAMILY_RULES,
        },
    ),
    HARVEST: Step(
        "7.5",
        (harvest.offer_harvest, *FAMILY_OFFERS),
        {
            Share: ActionRule(refuse_never, harvest.apply_share),
            Keep: ActionRule(refuse_never, harvest.apply_keep),
            **FAMILY_RULES,
        },
    ),
    SQUIRRELS: Step(
        "7.6",
        (
            squirrels.offer_squirrels,
            trade.offer_approaches,
            forced_purchase.offer_early_sales,
            *FAMILY_OFFERS,
            offer_pass,
        ),
        {
            BuySquirrel: ActionRule(squirrels.refuse_buy_squirrel, squirrels.apply_buy_squirrel),
            Approach: ActionRule(trade.refuse_approach, trade.apply_approach),
            Sell: ActionRule(forced_purchase.refuse_early_sale, forced_purchase.apply_forced_sale),
            **FAMILY_RULES,
            Pass: ActionRule(squirrels.refuse_pass, squirrels.apply_pass),
        },
        {
            **SELLER_RULES,
            Withdraw: ActionRule(trade.refuse_withdraw_proposals, trade.apply_withdraw_proposals),
        },
        free_offers=(trade.offer_squirrels_for_sale, trade.offer_withdraw),
    ),
    END: Step(
        "7.1",
        (*FAMILY_OFFERS, offer_pass),
        {**FAMILY_RULES, Pass: ActionRule(refuse_never, family_turn.apply_pass)},
    ),
    # what interrupts a round
    FORCED_SALE: Step(
        "7.6.1",
        (forced_purchase.offer_forced_sales,),
        {Sell: ActionRule(forced_purchase.refuse_forced_sale, forced_purchase.apply_forced_sale)},
    ),
    SAVE: Step(
        "11.19",
        (retirement.offer_saves, offer_pass),
        {
            Save: ActionRule(retirement.refuse_save, retirement.apply_save),
            Pass: ActionRule(refuse_never, retirement.apply_pass),
        },
    ),
    DISCARD: Step(
        "7.6b",
        (discard.offer_discards,),
        {DiscardSquirrel: ActionRule(discard.refuse_discard, discard.apply_discard)},
    ),
    OFFER: Step(
        "7.6a",
        (trade.offer_answers,),
        {
            Accept: ActionRule(refuse_never, trade.apply_accept),
            Decline: ActionRule(refuse_never, trade.apply_decline),
        },
        {Withdraw: ActionRule(trade.refuse_withdraw_offer, trade.apply_withdraw_offer)},
        free_offers=(trade.offer_withdraw_offer,),
    ),
    SELLERS: Step(
        "7.6",
        (trade.offer_squirrels_for_sale, offer_pass),
        {**SELLER_RULES, Pass: ActionRule(refuse_never, trade.apply_pass_seller)},
        SELLER_RULES,
    ),
    NAME_PRICE: Step(
        "7.6a",
        (trade.offer_prices,),
        {NamePrice: ActionRule(trade.refuse_price, trade.apply_price)},
        {Withdraw: ActionRule(trade.refuse_withdraw_offer, trade.apply_withdraw_offer)},
    ),
    SECOND_HOLE: Step(
        "11.20",
        (powers.offer_second_hole,),
        {Mark: ActionRule(powers.refuse_second_hole, powers.apply_mark)},
    ),
    SECOND_MAP: Step(
        "11.12",
        (track.offer_second_map, offer_pass),
        {
            Lay: ActionRule(track.refuse_second_map, track.apply_lay),
            Pass: ActionRule(refuse_never, track.apply_pass_second_map),
        },
    ),
}

# 10.70: powers of the family whose turn it is, before a question is answered
POWERS_IN_BETWEEN: Final[ActionRules] = {
    Lay: ActionRule(in_between.refuse_lay, track.apply_lay),
    BuildStation: ActionRule(in_between.refuse_station, station.apply_station),
    Mark: ActionRule(in_between.refuse_mark, powers.apply_mark),
}

RECORD_STEPS: Final[dict[str, Step]] = {
    **STEPS,
    SAVE: Step("11.19", (*STEPS[SAVE].offers, in_between.offer_powers), STEPS[SAVE].rules, POWERS_IN_BETWEEN),
    # 10.72: and tickets and the PATCH of a family that has to discard
    DISCARD: Step(
        "7.6b",
        (
            discard.offer_discards,
            in_between.offer_tickets,
            in_between.offer_patch,
            in_between.offer_powers,
            in_between.offer_purchases,
        ),
        STEPS[DISCARD].rules,
        {
            **POWERS_IN_BETWEEN,
            CashTicket: ActionRule(in_between.refuse_ticket, tickets.apply_ticket),
            PutPatch: ActionRule(in_between.refuse_put_patch, retirement.apply_put_patch),
            TakeOffPatch: ActionRule(in_between.refuse_take_off_patch, retirement.apply_take_off_patch),
            AskForPower: ActionRule(in_between.refuse_ask_for_power, trade.apply_ask_for_power),
        },
    ),
    # 10.57: marks between the two tiles
    SECOND_MAP: Step(
        "11.12",
        (track.offer_second_map, powers.offer_marks, offer_pass),
        {**STEPS[SECOND_MAP].rules, Mark: ActionRule(powers.refuse_mark, powers.apply_mark)},
    ),
}
"""The steps of a table that plays as 18xx.games does."""

ANY_STEP: Final[ActionRules] = {EndByHand: ActionRule(ending.refuse_end_by_hand, ending.apply_end_by_hand)}
"""What any seat may do at any time."""


ALLOWED_ALREADY: Final = frozenset(
    [
        stock_turn.offer_cards_and_launches,
        stock_turn.offer_sales,
        track.offer_lays,
        track.offer_lays_by_power,
        launch.offer_home_tile,
        launch.offer_bonus_track,
        trade.offer_ask_for_power,
        trade.offer_approaches,
        trade.offer_prices,
        trade.offer_squirrels_for_sale,
    ]
)
"""Offers made of the very tests that their refusals ask: these lists are long, up to hundreds of tracks."""


def steps_of(position: Position) -> dict[str, Step]:
    return RECORD_STEPS if position.compat.others_act_in_between else STEPS


def legal(position: Position, seat: int) -> list[EighteenZooAction]:
    """What is offered to a seat and not refused, in a stable order; to one that is not asked only what is free."""
    if position.pending == OVER:
        return []
    step = steps_of(position)[position.pending]
    found: list[EighteenZooAction] = []
    for offer in step.offers if seat in position.waiting_on else step.free_offers:
        if offer in ALLOWED_ALREADY:
            found += offer(position, seat)
            continue
        kind: type | None = None
        refuse_kind: Refuse = refuse_never
        for action in offer(position, seat):
            if type(action) is not kind:
                kind = type(action)
                rule = step.rule_for(kind)
                assert rule is not None
                refuse_kind = rule.refuse
            if refuse_kind(position, seat, action) is None:
                found.append(action)
    return found


def refuse(position: Position, seat: int, action: EighteenZooAction) -> RuleViolation | None:
    """What is wrong with the action, or nothing."""
    if seat < 0 or seat >= position.players:
        return refusal("1.1", "refusal-no-such-seat", players=position.players)
    if position.pending == OVER:
        return refusal("8.1", "refusal-game-over")
    step = steps_of(position)[position.pending]
    asked = seat in position.waiting_on
    rule = step.rules.get(type(action)) if asked else None
    if rule is None:
        rule = step.free_rules.get(type(action)) or ANY_STEP.get(type(action))
    if rule is not None:
        return rule.refuse(position, seat, action)
    if not asked:
        return refusal(step.paragraph, "refusal-not-asked", asked_seat=position.waiting_on[0])
    return refusal(step.paragraph, f"refusal-asked-{position.pending}")


def may_pass(position: Position) -> bool:
    """Whether the first seat that is asked may pass."""
    if position.pending == OVER:
        return False
    rule = steps_of(position)[position.pending].rules.get(Pass)
    return rule is not None and rule.refuse(position, position.waiting_on[0], Pass()) is None


def apply(position: Position, seat: int, action: EighteenZooAction) -> list[EighteenZooEvent]:
    """Does an action that is not refused, and goes on to the next decision."""
    rule = steps_of(position)[position.pending].rule_for(type(action))
    if rule is None:
        rule = ANY_STEP[type(action)]
    position.decisions_made += 1
    events = rule.apply(position, seat, action)
    rounds.go_on(position, events)
    return events


def _check_table() -> None:
    """Every action answers a step, and every step of the rounds has its row."""
    answering = {kind for step in STEPS.values() for kind in (*step.rules, *step.free_rules)} | set(ANY_STEP)
    actions = set(get_args(EighteenZooAction))
    assert answering == actions, f"not in the table: {actions - answering}; no such action: {answering - actions}"
    named = {*rounds.STEP_ASKS, *rounds.INTERRUPTIONS}
    assert named == set(STEPS), f"steps without a row or without a round: {named ^ set(STEPS)}"


_check_table()
