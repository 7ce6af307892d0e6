"""The keeper: a bot that calculates what every action is worth and takes the best.

Its decision follows from its view alone; its rng only chooses between actions of equal value.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from menagerie.core.contract import Fact
from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    DrawInstead,
    Exclude,
    Keep,
    LuckyLionsAction,
    NameDiscarder,
    Pick,
    Replace,
    Reroll,
    Swap,
)
from menagerie.games.lucky_lions.bots.battle_forecast import (
    LOSS,
    TIE,
    WIN,
    Forecast,
    average_forecast,
    card_after_pandas,
    duel_table,
    forecast_battle_of_all,
    forecast_double_roll_duel,
    forecast_duel,
    one_of_two_rolls,
    probability_without_dolphin,
    winners,
)
from menagerie.games.lucky_lions.bots.dice_distribution import (
    KINDS,
    DiceDistribution,
    QueueSplit,
    Rolls,
    kinds_of,
    own_die,
    patterns,
)
from menagerie.games.lucky_lions.bots.valuation import Valuation
from menagerie.games.lucky_lions.rules import position as steps
from menagerie.games.lucky_lions.rules.card_lists import without
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF, WILD_DOLPHIN, WILD_FOX, ZooCard
from menagerie.games.lucky_lions.rules.game_end import POINTS_TO_WIN
from menagerie.games.lucky_lions.view import BattleView, LuckyLionsView

TOLERANCE = 1e-9
"""Values nearer than this are the same."""
DIGITS = 9
"""Values are rounded to so many decimals, so that rounding errors decide nothing."""


def percent(probability: float) -> int:
    return int(100 * probability + 0.5 + TOLERANCE)


class Evaluation:
    """What a bot calculates for one decision, from the view of its seat."""

    def __init__(self, view: LuckyLionsView, valuation: type[Valuation] = Valuation) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.dice = DiceDistribution(view)
        self.valuation = valuation(view, self.dice)
        self.players = len(view.dice)
        self._forecasts: dict[tuple[str, tuple[int, ...], tuple[float, ...]], dict[int, Forecast]] = {}

    # --- battles to come

    def battle(self, card: ZooCard, battlers: list[int], picked: list[int] | None = None) -> Forecast:
        """The forecast of a battle in which the seat rolls, with the whole die or the best smaller one; ``picked``
        are the cards of it that are settled already."""
        rivals = [seat for seat in battlers if seat != self.seat]
        rolls = self._own_rolls(card, rivals, picked or [])
        if card.special == "double-roll" and len(rivals) == 1:
            theirs = self.dice.rolls(rivals[0], self._wanted(card))
            return forecast_double_roll_duel(card, rolls, theirs, self._market_then(card))
        if card.special == "double-roll":
            rolls = one_of_two_rolls(rolls)
        return average_forecast(self._by_kind(card, rivals, rolls), rolls.first)

    def _wanted(self, card: ZooCard) -> int:
        return self.valuation.cards_rolled(card)

    def _first(self, rivals: list[int]) -> bool:
        return self.view.active != rivals[0]

    def _market_then(self, card: ZooCard) -> tuple[ZooCard, ...]:
        """The market a wild panda would choose from, as far as it is known now."""
        return tuple(other for other in self.view.market if other.id != card.id)

    def _by_kind(self, card: ZooCard, rivals: list[int], rolls: Rolls) -> dict[int, Forecast]:
        """The forecast for each kind in the own die, when a wild fox may use these rolls."""
        fox = WILD_FOX in self.dice.own and rolls.first[WILD_FOX] > 0
        again = rolls.again(WILD_FOX) if fox else [0.0] * KINDS
        key = card.id, tuple(rivals), tuple(again)
        if key not in self._forecasts:
            kinds = sorted(set(self.dice.own))
            market = self._market_then(card)
            if len(rivals) == 1:
                theirs = self.dice.rolls(rivals[0], self._wanted(card))
                found = forecast_duel(card, kinds, again, theirs, market, self._first(rivals))
            else:
                found = forecast_battle_of_all(
                    card, kinds, again, self._group_rolls(card, rivals), self.dice.pool, market
                )
            self._forecasts[key] = found
        return self._forecasts[key]

    def _group_rolls(self, card: ZooCard, rivals: list[int]) -> list[Rolls]:
        rolls = [self.dice.rolls(rival, self._wanted(card)) for rival in rivals]
        return [one_of_two_rolls(one) for one in rolls] if card.special == "double-roll" else rolls

    def _own_rolls(self, card: ZooCard, rivals: list[int], picked: list[int]) -> Rolls:
        wanted = self._wanted(card)
        if not 0 < wanted < len(self.dice.own):
            return self.dice.own_rolls()
        target = self.smaller_die(card, rivals, picked)
        if self.dice.queue:
            return self.dice.split_rolls(self.dice.smaller_queues(wanted)[target])
        return self.dice.rolls_of(own_die(list(target), []))

    def smaller_die(self, card: ZooCard, rivals: list[int], picked: list[int]) -> tuple[int, ...]:
        """5a.1: the cards worth most on this card, those already picked among them.

        Each kind is valued as a single roll, a wild fox as if it could roll the whole die again.
        """
        whole = own_die(self.dice.own, [])
        every = Rolls(whole, self.dice.pool, patterns(whole, 1, queue=False), patterns(whole, 2, queue=False))
        forecasts = self._by_kind(card, rivals, every)
        worth = {
            kind: round(self.valuation.battle_value(forecast, rivals), DIGITS) for kind, forecast in forecasts.items()
        }
        wanted = self._wanted(card)
        if not self.dice.queue:
            left = sorted(without(self.dice.own, picked), key=lambda kind: -worth[kind])
            return tuple(sorted(picked + left[: wanted - len(picked)]))

        queues = self.dice.smaller_queues(wanted)
        fitting = [kinds for kinds in queues if all(kinds.count(kind) >= picked.count(kind) for kind in picked)]
        return max(fitting, key=lambda kinds: round(_top_worth(queues[kinds], worth), DIGITS))

    def duel(self, card: ZooCard, rival: int) -> tuple[float, Forecast]:
        forecast = self.battle(card, [self.seat, rival])
        return self.valuation.battle_value(forecast, [rival]), forecast

    def all_roll(self, card: ZooCard, excluded: int | None) -> tuple[float, Forecast]:
        """6.2, 6.12: a battle of all, or of all but one. Of a battle of others only the void is counted."""
        battlers = [seat for seat in range(self.players) if seat != excluded]
        rivals = [seat for seat in battlers if seat != self.seat]
        if excluded != self.seat:
            forecast = self.battle(card, battlers)
        else:
            fought = probability_without_dolphin(card, self._group_rolls(card, rivals), self.dice.pool)
            forecast = Forecast()
            forecast.add(LOSS, card.score, fought)
        return self.valuation.battle_value(forecast, rivals), forecast

    # --- a battle that is being fought

    def ending(self, card: ZooCard, battle: BattleView, results: dict[int, int], switch: bool = True) -> float:
        """What it is worth if these are the results."""
        order = list(battle.battlers)
        kinds = [results[seat] for seat in order]
        if WILD_DOLPHIN in kinds:
            return 0.0
        two = len(order) == 2
        if switch:
            card = card_after_pandas(card, kinds, two, self.view.market)
        best = [order[place] for place in winners(card, kinds, two)]
        if len(best) == 1:
            return self.valuation.gain_value(best[0], card.score)
        deciding = self.view.active == self.seat
        if self.seat in best:
            rivals = [seat for seat in best if seat != self.seat]
            ties = [self.valuation.tie_value(rival, card.score, deciding) for rival in rivals]
            return max(ties) if deciding else sum(ties) / len(ties)
        gains = [self.valuation.gain_value(rival, card.score) for rival in best]
        return max(gains) if deciding else sum(gains) / len(gains)

    def wins(self, card: ZooCard, battle: BattleView, results: dict[int, int]) -> bool:
        """Whether the seat wins alone if these are the results."""
        kinds = [results[seat] for seat in battle.battlers]
        if WILD_DOLPHIN in kinds:
            return False
        two = len(kinds) == 2
        used = card_after_pandas(card, kinds, two, self.view.market)
        return winners(used, kinds, two) == [battle.battlers.index(self.seat)]

    def rerolled(self, battle: BattleView) -> list[float]:
        """7.4: what the own wild fox would roll now."""
        cards = kinds_of(battle.picks) or self.dice.own
        die = own_die(cards, self.dice.tail)
        return Rolls(die, self.dice.pool, patterns(die, 1, self.dice.queue), []).first

    def after_rival_fox(self, card: ZooCard, battle: BattleView, results: dict[int, int]) -> float:
        """The worth of these results, when a rival in a battle of two may still use a wild fox."""
        return sum(
            probability * self.ending(card, battle, ended)
            for ended, probability in self._endings(card, battle, results)
        )

    def win_probability(self, card: ZooCard, battle: BattleView, results: dict[int, int]) -> float:
        """How likely the seat wins alone with these results, when that rival may still use a wild fox."""
        return sum(
            probability * self.wins(card, battle, ended) for ended, probability in self._endings(card, battle, results)
        )

    def _endings(
        self, card: ZooCard, battle: BattleView, results: dict[int, int]
    ) -> list[tuple[dict[int, int], float]]:
        """The results that count in the end, each with its probability."""
        rival = next((seat for seat in battle.battlers if seat != self.seat), self.seat)
        waits = results[rival] == WILD_FOX and not battle.fox_used[rival]
        later = battle.battlers.index(rival) > battle.battlers.index(self.seat)
        stands = duel_table(card)[results[rival]][results[self.seat]] == WIN
        if len(battle.battlers) > 2 or not waits or not later or stands:
            return [(results, 1.0)]
        again = self.dice.next_roll(rival, kinds_of(battle.rolled[rival]), battle.smaller_die)
        return [({**results, rival: kind}, probability) for kind, probability in enumerate(again) if probability]


def _top_worth(ways: list[QueueSplit], worth: dict[int, float]) -> float:
    """What the top card of a smaller queue is worth on average."""
    total = 0.0
    for way in ways:
        top = sum(worth[kind] for kind in way.front) / len(way.front) if way.front else worth[way.tail[0]]
        total += way.weight * top
    return total / sum(way.weight for way in ways)


Rated = tuple[float, LuckyLionsAction, Reason]


class Keeper:
    """See `menagerie.core.player.Bot`."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        view: LuckyLionsView = observation.view
        rated = _RATE[view.step](self.evaluation(observation), observation.legal)
        most = max(worth for worth, _, _ in rated)
        best = [(action, reason) for worth, action, reason in rated if worth >= most - TOLERANCE]
        action, reason = best[0] if len(best) == 1 else self._rng.choice(best)
        return Choice(action, reason)

    def evaluation(self, observation: Observation[Any, Any]) -> Evaluation:
        return Evaluation(observation.view)


def _reason(message: str, **facts: Fact) -> Reason:
    return Reason(message, facts)


def _card_named(cards: tuple[ZooCard, ...], name: str) -> ZooCard:
    return next(card for card in cards if card.id == name)


def _card_and_battle(evaluation: Evaluation) -> tuple[ZooCard, BattleView]:
    """The battle and the card it is about."""
    battle = evaluation.view.battle
    assert battle is not None
    assert battle.zoo is not None
    return battle.zoo, battle


def _duel_reason(card: ZooCard, rival: int, forecast: Forecast) -> Reason:
    return _reason(
        "reason-duel",
        opponent_seat=rival,
        win=percent(forecast.probability(WIN)),
        tie=percent(forecast.probability(TIE)),
        points=card.score,
    )


def _all_reason(card: ZooCard, excluded: int | None, forecast: Forecast, own: int) -> Reason:
    win, tie = percent(forecast.probability(WIN)), percent(forecast.probability(TIE))
    if excluded is None:
        return _reason("reason-all", win=win, tie=tie, points=card.score)
    if excluded == own:
        return _reason("reason-all-but-self")
    return _reason("reason-all-but", excluded_seat=excluded, win=win, tie=tie, points=card.score)


def _best(rated: list[Rated]) -> Rated:
    return max(rated, key=lambda one: one[0])


def _rate_choose(evaluation: Evaluation, legal: list[Choose]) -> list[Rated]:
    """3.1: the card of the best battle."""
    rated: list[Rated] = []
    for action in legal:
        card = _card_named(evaluation.view.market, action.card)
        worth, _, reason = _best(_battles_over(evaluation, card))
        rated.append((worth, action, reason))
    return rated


def _battles_over(evaluation: Evaluation, card: ZooCard) -> list[Rated]:
    """Every battle that could be fought over the card."""
    if not (evaluation.view.options.busy_zoo and card.people):
        return _rate_challenge(evaluation, [Challenge(rival) for rival in evaluation.valuation.others], card)
    if card.special == "player-exclude" and evaluation.players > 2:
        return _rate_exclude(evaluation, [Exclude(seat) for seat in range(evaluation.players)], card)
    worth, forecast = evaluation.all_roll(card, None)
    return [(worth, Choose(card.id), _all_reason(card, None, forecast, evaluation.seat))]


def _rate_challenge(evaluation: Evaluation, legal: list[Challenge], card: ZooCard | None = None) -> list[Rated]:
    """3.3: the opponent it is best to fight."""
    card = card or _card_and_battle(evaluation)[0]
    rated: list[Rated] = []
    for action in legal:
        worth, forecast = evaluation.duel(card, action.opponent)
        rated.append((worth, action, _duel_reason(card, action.opponent, forecast)))
    return rated


def _rate_exclude(evaluation: Evaluation, legal: list[Exclude], card: ZooCard | None = None) -> list[Rated]:
    """6.12: who should not roll."""
    card = card or _card_and_battle(evaluation)[0]
    rated: list[Rated] = []
    for action in legal:
        worth, forecast = evaluation.all_roll(card, action.player)
        rated.append((worth, action, _all_reason(card, action.player, forecast, evaluation.seat)))
    return rated


def _rate_pick(evaluation: Evaluation, legal: list[Pick | Swap]) -> list[Rated]:
    """5a.1: the next card of the best smaller die; 5a.2: or a change towards it."""
    card, battle = _card_and_battle(evaluation)
    rivals = [seat for seat in battle.battlers if seat != evaluation.seat]
    picked = kinds_of(battle.picks)
    if len(picked) < battle.smaller_die:
        target = evaluation.smaller_die(card, rivals, picked)
        forecast = evaluation.battle(card, list(battle.battlers), picked)
        action: Pick | Swap = Pick(CARDS[without(list(target), picked)[0]])
        return [(0.0, action, _pick_reason(forecast))]
    target = evaluation.smaller_die(card, rivals, [])
    reason = _pick_reason(evaluation.battle(card, list(battle.battlers)))
    rated: list[Rated] = []
    for action in legal:
        assert isinstance(action, Swap)
        after = [*without(picked, [KIND_OF[action.out]]), KIND_OF[action.into]]
        rated.append((float(sum(min(after.count(k), target.count(k)) for k in set(target))), action, reason))
    return rated


def _pick_reason(forecast: Forecast) -> Reason:
    return _reason("reason-pick", win=percent(forecast.probability(WIN)), tie=percent(forecast.probability(TIE)))


def _rate_keep(evaluation: Evaluation, legal: list[Keep]) -> list[Rated]:
    """6.15: the result that does best against all the others might keep."""
    card, battle = _card_and_battle(evaluation)
    rivals = [seat for seat in battle.battlers if seat != evaluation.seat]
    rated: list[Rated] = []
    for action in legal:
        mine = KIND_OF[action.card]
        worths: list[float] = []
        won = 0
        for kept in product(*(kinds_of(battle.rolled[rival]) for rival in rivals)):
            results = {evaluation.seat: mine, **dict(zip(rivals, kept, strict=True))}
            worths.append(evaluation.ending(card, battle, results))
            won += evaluation.wins(card, battle, results)
        reason = _reason("reason-keep", win=percent(won / len(worths)))
        rated.append((sum(worths) / len(worths), action, reason))
    return rated


def _rate_fox(evaluation: Evaluation, legal: list[LuckyLionsAction]) -> list[Rated]:
    """7.4: rolls again if that promises more."""
    card, battle = _card_and_battle(evaluation)
    results = {seat: KIND_OF[shown] for seat in battle.battlers if (shown := battle.results[seat]) is not None}
    stands = evaluation.after_rival_fox(card, battle, results)
    again = 0.0
    won = 0.0
    for kind, probability in enumerate(evaluation.rerolled(battle)):
        if probability:
            new = {**results, evaluation.seat: kind}
            again += probability * evaluation.after_rival_fox(card, battle, new)
            won += probability * evaluation.win_probability(card, battle, new)
    return [
        (again, action, _reason("reason-reroll", win=percent(won)))
        if isinstance(action, Reroll)
        else (stands, action, _reason("reason-stand", win=percent(won)))
        for action in legal
    ]


def _rate_panda(evaluation: Evaluation, legal: list[Replace]) -> list[Rated]:
    """7.8: the market card that does best with the results on the table."""
    _, battle = _card_and_battle(evaluation)
    results = {seat: KIND_OF[shown] for seat in battle.battlers if (shown := battle.results[seat]) is not None}
    rated: list[Rated] = []
    for action in legal:
        card = _card_named(evaluation.view.market, action.card)
        worth = evaluation.ending(card, battle, results, switch=False)
        best = winners(card, [results[seat] for seat in battle.battlers], len(battle.battlers) == 2)
        own = battle.battlers.index(evaluation.seat)
        how = "win" if best == [own] else "tie" if own in best else "loss"
        facts = {"points": card.score} if how == "win" else {}
        rated.append((worth, action, _reason(f"reason-panda-{how}", **facts)))
    return rated


def _rate_award(evaluation: Evaluation, legal: list[Award]) -> list[Rated]:
    """3.7: the points, or the smaller die; 6.8: or the rival whom the points help least."""
    card, battle = _card_and_battle(evaluation)
    valuation = evaluation.valuation
    rated: list[Rated] = []
    for action in legal:
        ends = evaluation.view.scores[action.player] + card.score >= POINTS_TO_WIN
        discards = [valuation.discard_value(other) for other in battle.tied if other != action.player]
        worth = valuation.gain_value(action.player, card.score) + (0.0 if ends else max(discards))
        if action.player == evaluation.seat:
            reason = _reason("reason-award-self", points=card.score)
        elif evaluation.seat in battle.tied and (ends or valuation.discard_value(evaluation.seat) >= max(discards)):
            reason = _reason("reason-award-and-discard", player_seat=action.player, points=card.score)
        else:
            reason = _reason(
                "reason-award-rival", player_seat=action.player, points=evaluation.view.scores[action.player]
            )
        rated.append((worth, action, reason))
    return rated


def _rate_name_discarder(evaluation: Evaluation, legal: list[NameDiscarder]) -> list[Rated]:
    """6.9: oneself if the die gets better by it, or the rival it helps least."""
    return [
        (
            evaluation.valuation.discard_value(action.player),
            action,
            _reason(f"reason-name-discarder-{'self' if evaluation.valuation.best_own_discard > 0 else 'anyway'}")
            if action.player == evaluation.seat
            else _reason("reason-name-discarder-rival", player_seat=action.player),
        )
        for action in legal
    ]


def _rate_take(evaluation: Evaluation, legal: list[LuckyLionsAction]) -> list[Rated]:
    """5c.1: the points, unless average cards would improve the die by more."""
    card, _ = _card_and_battle(evaluation)
    count = min(card.score, evaluation.view.pile + len(evaluation.view.discards))
    return [
        (evaluation.valuation.draw_value(count), action, _reason("reason-draw", count=count))
        if isinstance(action, DrawInstead)
        else (
            evaluation.valuation.gain_value(evaluation.seat, card.score),
            action,
            _reason("reason-take", points=card.score),
        )
        for action in legal
    ]


def _rate_discard(evaluation: Evaluation, legal: list[Discard]) -> list[Rated]:
    """3.8: the card the die does best without, over all zoo cards to come."""
    cards = len(evaluation.view.market) + evaluation.view.zoo_deck
    reason = _reason("reason-discard", cards=cards)
    return [(evaluation.valuation.value_without(KIND_OF[action.card]), action, reason) for action in legal]


_RATE: dict[str, Callable[[Evaluation, list[Any]], list[Rated]]] = {
    steps.CHOOSE: _rate_choose,
    steps.CHALLENGE: _rate_challenge,
    steps.EXCLUDE: _rate_exclude,
    steps.PICK: _rate_pick,
    steps.KEEP: _rate_keep,
    steps.FOX: _rate_fox,
    steps.PANDA: _rate_panda,
    steps.AWARD: _rate_award,
    steps.NAME_DISCARDER: _rate_name_discarder,
    steps.TAKE: _rate_take,
    steps.DISCARD: _rate_discard,
}

if {*_RATE, steps.OVER} != {*steps.STEP_NAMES}:
    raise TypeError(f"_RATE and STEP_NAMES differ: { ({*_RATE, steps.OVER} ^ {*steps.STEP_NAMES}) }")
