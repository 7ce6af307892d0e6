"""The dispatch table: what can be done in which step, and the functions that offer, refuse and do it.

A step has a list of functions that offer actions, in the order players see them, and for every kind of action that
answers it a function that refuses and one that applies it. `legal` is what is offered and not refused; `check` is the
same refusal. An action without a step, or a step without a row, is an error at import.
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


class Answer:
    """How one kind of action answers a step."""

    __slots__ = ("apply", "refuse")

    def __init__(self, refuse: Refuse, apply: Apply) -> None:
        self.refuse: Refuse = refuse
        self.apply: Apply = apply


Answers = dict[type, Answer]


class Step:
    """A decision: its paragraph, what is offered in it, and which actions answer it.

    ``free``: what any seat may do before the answer, also one that is not asked: a `FreeAction`, or in records what is
    done in between (10.70, 10.72). ``free_offers`` are those of a seat that is not asked, each a `FreeAction`.
    """

    __slots__ = ("answers", "free", "free_offers", "offers", "paragraph")

    def __init__(
        self,
        paragraph: str,
        offers: tuple[Offer, ...],
        answers: Answers,
        free: Answers | None = None,
        free_offers: tuple[Offer, ...] = (),
    ) -> None:
        self.paragraph: str = paragraph
        self.offers: tuple[Offer, ...] = offers
        self.answers: Answers = answers
        self.free: Answers = free or {}
        self.free_offers: tuple[Offer, ...] = free_offers

    def answer_to(self, kind: type) -> Answer | None:
        return self.answers.get(kind) or self.free.get(kind)


def offer_pass(_position: Position, _seat: int) -> list[EighteenZooAction]:
    return [Pass()]


# 4.3, 4.4: what a player may do besides in a turn of a stock round
PLAYER_OFFERS: Final[tuple[Offer, ...]] = (
    tickets.offer_ticket,
    powers.offer_use_blue,
    blue_powers.offer_days_off,
    blue_powers.offer_calls,
)
PLAYER_ANSWERS: Final[Answers] = {
    CashTicket: Answer(tickets.refuse_ticket, tickets.apply_ticket),
    UsePower: Answer(powers.refuse_use_blue, powers.apply_use),
    TakeDaysOff: Answer(blue_powers.refuse_days_off, blue_powers.apply_days_off),
    CallSquirrel: Answer(blue_powers.refuse_call, blue_powers.apply_call),
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
FAMILY_ANSWERS: Final[Answers] = {
    CashTicket: Answer(tickets.refuse_ticket_for_family, tickets.apply_ticket),
    AskForPower: Answer(trade.refuse_ask_for_power, trade.apply_ask_for_power),
    Lay: Answer(track.refuse_lay, track.apply_lay),
    BuildStation: Answer(station.refuse_station, station.apply_station),
    Mark: Answer(powers.refuse_mark, powers.apply_mark),
    UsePower: Answer(powers.refuse_use_green, powers.apply_use),
    PutPatch: Answer(retirement.refuse_put_patch, retirement.apply_put_patch),
    TakeOffPatch: Answer(retirement.refuse_take_off_patch, retirement.apply_take_off_patch),
}

# 7.6a: what a player does with a squirrel that another family could buy
SELLER_ANSWERS: Final[Answers] = {
    OfferSquirrel: Answer(trade.refuse_offer_squirrel, trade.apply_offer_squirrel),
}

STEPS: Final[dict[str, Step]] = {
    DRAFT: Step(
        "5.2",
        (powers.offer_purchases, tickets.offer_ticket, offer_pass),
        {
            BuyPower: Answer(draft.refuse_buy_power, draft.apply_buy_power),
            BuyPowerFor: Answer(draft.refuse_buy_power_for, draft.apply_buy_power_for),
            CashTicket: Answer(tickets.refuse_ticket_in_draft, tickets.apply_ticket),
            Pass: Answer(refuse_never, draft.apply_pass),
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
            BuyCard: Answer(stock_turn.refuse_buy_card, stock_turn.apply_buy_card),
            Launch: Answer(launch.refuse_launch, launch.apply_launch),
            BuyPower: Answer(stock_turn.refuse_buy_power, stock_turn.apply_buy_power),
            Sell: Answer(stock_turn.refuse_sell, stock_turn.apply_sell),
            **PLAYER_ANSWERS,
            TakeDaysOff: Answer(stock_turn.refuse_days_off, blue_powers.apply_days_off),
            CallSquirrel: Answer(stock_turn.refuse_call, blue_powers.apply_call),
            Pass: Answer(stock_turn.refuse_pass, stock_turn.apply_pass),
        },
    ),
    HOME: Step(
        "6.3b",
        (launch.offer_home_tile, offer_pass),
        {
            Lay: Answer(launch.refuse_home_tile, launch.apply_home_tile),
            Pass: Answer(launch.refuse_pass_home, launch.apply_pass_home),
        },
    ),
    BONUS: Step(
        "6.3c",
        (launch.offer_bonus_track, offer_pass),
        {
            Lay: Answer(launch.refuse_bonus_track, launch.apply_bonus_track),
            Pass: Answer(refuse_never, launch.apply_pass_bonus),
        },
    ),
    TRACK: Step(
        "7.1",
        (track.offer_lays, *FAMILY_OFFERS, offer_pass),
        {**FAMILY_ANSWERS, Pass: Answer(refuse_never, track.apply_pass)},
    ),
    STATION: Step(
        "7.1",
        (station.offer_stations, *FAMILY_OFFERS, offer_pass),
        {**FAMILY_ANSWERS, Pass: Answer(refuse_never, station.apply_pass)},
    ),
    RUN: Step(
        "7.1",
        (run.offer_runs, *FAMILY_OFFERS),
        {
            RunBest: Answer(refuse_never, run.apply_run_best),
            Rest: Answer(refuse_never, run.apply_rest),
            DrawRuns: Answer(run.refuse_draw_runs, run.apply_draw_runs),
            **FAMILY_ANSWERS,
        },
    ),
    HARVEST: Step(
        "7.5",
        (harvest.offer_harvest, *FAMILY_OFFERS),
        {
            Share: Answer(refuse_never, harvest.apply_share),
            Keep: Answer(refuse_never, harvest.apply_keep),
            **FAMILY_ANSWERS,
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
            BuySquirrel: Answer(squirrels.refuse_buy_squirrel, squirrels.apply_buy_squirrel),
            Approach: Answer(trade.refuse_approach, trade.apply_approach),
            Sell: Answer(forced_purchase.refuse_early_sale, forced_purchase.apply_forced_sale),
            **FAMILY_ANSWERS,
            Pass: Answer(squirrels.refuse_pass, squirrels.apply_pass),
        },
        {
            **SELLER_ANSWERS,
            Withdraw: Answer(trade.refuse_withdraw_proposals, trade.apply_withdraw_proposals),
        },
        free_offers=(trade.offer_squirrels_for_sale, trade.offer_withdraw),
    ),
    END: Step(
        "7.1",
        (*FAMILY_OFFERS, offer_pass),
        {**FAMILY_ANSWERS, Pass: Answer(refuse_never, family_turn.apply_pass)},
    ),
    # what interrupts a round
    FORCED_SALE: Step(
        "7.6.1",
        (forced_purchase.offer_forced_sales,),
        {Sell: Answer(forced_purchase.refuse_forced_sale, forced_purchase.apply_forced_sale)},
    ),
    SAVE: Step(
        "11.19",
        (retirement.offer_saves, offer_pass),
        {
            Save: Answer(retirement.refuse_save, retirement.apply_save),
            Pass: Answer(refuse_never, retirement.apply_pass),
        },
    ),
    DISCARD: Step(
        "7.6b",
        (discard.offer_discards,),
        {DiscardSquirrel: Answer(discard.refuse_discard, discard.apply_discard)},
    ),
    OFFER: Step(
        "7.6a",
        (trade.offer_answers,),
        {
            Accept: Answer(refuse_never, trade.apply_accept),
            Decline: Answer(refuse_never, trade.apply_decline),
        },
        {Withdraw: Answer(trade.refuse_withdraw_offer, trade.apply_withdraw_offer)},
        free_offers=(trade.offer_withdraw_offer,),
    ),
    SELLERS: Step(
        "7.6",
        (trade.offer_squirrels_for_sale, offer_pass),
        {**SELLER_ANSWERS, Pass: Answer(refuse_never, trade.apply_pass_seller)},
        SELLER_ANSWERS,
    ),
    NAME_PRICE: Step(
        "7.6a",
        (trade.offer_prices,),
        {NamePrice: Answer(trade.refuse_price, trade.apply_price)},
        {Withdraw: Answer(trade.refuse_withdraw_offer, trade.apply_withdraw_offer)},
    ),
    SECOND_HOLE: Step(
        "11.20",
        (powers.offer_second_hole,),
        {Mark: Answer(powers.refuse_second_hole, powers.apply_mark)},
    ),
    SECOND_MAP: Step(
        "11.12",
        (track.offer_second_map, offer_pass),
        {
            Lay: Answer(track.refuse_second_map, track.apply_lay),
            Pass: Answer(refuse_never, track.apply_pass_second_map),
        },
    ),
}

# 10.70: powers of the family whose turn it is, before a question is answered
POWERS_IN_BETWEEN: Final[Answers] = {
    Lay: Answer(in_between.refuse_lay, track.apply_lay),
    BuildStation: Answer(in_between.refuse_station, station.apply_station),
    Mark: Answer(in_between.refuse_mark, powers.apply_mark),
}

RECORD_STEPS: Final[dict[str, Step]] = {
    **STEPS,
    SAVE: Step("11.19", (*STEPS[SAVE].offers, in_between.offer_powers), STEPS[SAVE].answers, POWERS_IN_BETWEEN),
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
        STEPS[DISCARD].answers,
        {
            **POWERS_IN_BETWEEN,
            CashTicket: Answer(in_between.refuse_ticket, tickets.apply_ticket),
            PutPatch: Answer(in_between.refuse_put_patch, retirement.apply_put_patch),
            TakeOffPatch: Answer(in_between.refuse_take_off_patch, retirement.apply_take_off_patch),
            AskForPower: Answer(in_between.refuse_ask_for_power, trade.apply_ask_for_power),
        },
    ),
    # 10.57: marks between the two tiles
    SECOND_MAP: Step(
        "11.12",
        (track.offer_second_map, powers.offer_marks, offer_pass),
        {**STEPS[SECOND_MAP].answers, Mark: Answer(powers.refuse_mark, powers.apply_mark)},
    ),
}
"""The steps of a table that plays as 18xx.games does."""

ANY_STEP: Final[Answers] = {EndByHand: Answer(ending.refuse_end_by_hand, ending.apply_end_by_hand)}
"""What any seat may do at any time."""


def steps_of(position: Position) -> dict[str, Step]:
    return RECORD_STEPS if position.compat.others_act_in_between else STEPS


def legal(position: Position, seat: int) -> list[EighteenZooAction]:
    """What is offered to a seat and not refused, in a stable order; to one that is not asked only what is free."""
    if position.pending == OVER:
        return []
    step = steps_of(position)[position.pending]
    found: list[EighteenZooAction] = []
    for offer in step.offers if seat in position.waiting_on else step.free_offers:
        kind: type | None = None
        refuse_kind: Refuse = refuse_never
        for action in offer(position, seat):
            if type(action) is not kind:
                kind = type(action)
                answer = step.answer_to(kind)
                assert answer is not None
                refuse_kind = answer.refuse
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
    answer = step.answers.get(type(action)) if asked else None
    if answer is None:
        answer = step.free.get(type(action)) or ANY_STEP.get(type(action))
    if answer is not None:
        return answer.refuse(position, seat, action)
    if not asked:
        return refusal(step.paragraph, "refusal-not-asked", asked_seat=position.waiting_on[0])
    return refusal(step.paragraph, f"refusal-asked-{position.pending}")


def may_pass(position: Position) -> bool:
    """Whether the first seat that is asked may pass."""
    if position.pending == OVER:
        return False
    answer = steps_of(position)[position.pending].answers.get(Pass)
    return answer is not None and answer.refuse(position, position.waiting_on[0], Pass()) is None


def apply(position: Position, seat: int, action: EighteenZooAction) -> list[EighteenZooEvent]:
    """Does an action that is not refused, and goes on to the next decision."""
    answer = steps_of(position)[position.pending].answer_to(type(action))
    if answer is None:
        answer = ANY_STEP[type(action)]
    position.decisions_made += 1
    events = answer.apply(position, seat, action)
    rounds.go_on(position, events)
    return events


def _check_table() -> None:
    """Every action answers a step, and every step of the rounds has its row."""
    answering = {kind for step in STEPS.values() for kind in (*step.answers, *step.free)} | set(ANY_STEP)
    actions = set(get_args(EighteenZooAction))
    assert answering == actions, f"not in the table: {actions - answering}; no such action: {answering - actions}"
    named = {*rounds.STEP_ASKS, *rounds.INTERRUPTIONS}
    assert named == set(STEPS), f"steps without a row or without a round: {named ^ set(STEPS)}"


_check_table()
