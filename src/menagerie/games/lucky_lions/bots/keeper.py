"""The keeper: a bot that counts. It knows every chance its seat can know, and picks the battle worth most.

What it decides follows from its view alone; its generator only breaks exact ties.
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
    Pick,
    Replace,
    Reroll,
    Sentence,
    Swap,
)
from menagerie.games.lucky_lions.bots.battle_forecast import (
    LOSS,
    TIE,
    WIN,
    Forecast,
    after_pandas,
    double_duel,
    duel,
    duel_table,
    either,
    group,
    mixed,
    no_dolphin,
    winners,
)
from menagerie.games.lucky_lions.bots.dice_distribution import (
    KINDS,
    Outlook,
    Parting,
    Rolls,
    kinds_of,
    own_die,
    patterns,
)
from menagerie.games.lucky_lions.bots.valuation import Race
from menagerie.games.lucky_lions.rules import position as steps
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF, ZooCard
from menagerie.games.lucky_lions.rules.guess import without
from menagerie.games.lucky_lions.rules.powers import WILD_DOLPHIN, WILD_FOX
from menagerie.games.lucky_lions.rules.turn import POINTS_TO_WIN
from menagerie.games.lucky_lions.view import BattleView, LuckyLionsView

EQUAL = 1e-9
"""Values nearer than this are the same."""
DIGITS = 9
"""So many decimals count, so that the last bit of an addition decides nothing."""


def percent(chance: float) -> int:
    return int(100 * chance + 0.5 + EQUAL)


class Thought:
    """One decision: the table, the dice and the race as the seat knows them."""

    def __init__(self, view: LuckyLionsView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.outlook = Outlook(view)
        self.race = Race(view, self.outlook)
        self.players = len(view.dice)
        self._forecasts: dict[tuple[str, tuple[int, ...], tuple[float, ...]], dict[int, Forecast]] = {}

    # --- battles to come

    def battle(self, card: ZooCard, battlers: list[int], picked: list[int] | None = None) -> Forecast:
        """The forecast of a battle in which the seat rolls, with the whole die or the best smaller one; ``picked``
        are the cards of it that are settled already."""
        rivals = [seat for seat in battlers if seat != self.seat]
        rolls = self._own_rolls(card, rivals, picked or [])
        if card.special == "double-roll" and len(rivals) == 1:
            theirs = self.outlook.rolls(rivals[0], self._wanted(card))
            return double_duel(card, rolls, theirs, self._market_then(card))
        if card.special == "double-roll":
            rolls = either(rolls)
        return mixed(self._by_kind(card, rivals, rolls), rolls.first)

    def _wanted(self, card: ZooCard) -> int:
        return self.race.cards_rolled(card)

    def _first(self, rivals: list[int]) -> bool:
        return self.view.active != rivals[0]

    def _market_then(self, card: ZooCard) -> tuple[ZooCard, ...]:
        """The market a wild panda would choose from, as far as it is known now."""
        return tuple(other for other in self.view.market if other.id != card.id)

    def _by_kind(self, card: ZooCard, rivals: list[int], rolls: Rolls) -> dict[int, Forecast]:
        """The forecast for each kind in the own die, when a wild fox may use these rolls."""
        fox = WILD_FOX in self.outlook.own and rolls.first[WILD_FOX] > 0
        again = rolls.again(WILD_FOX) if fox else [0.0] * KINDS
        key = card.id, tuple(rivals), tuple(again)
        if key not in self._forecasts:
            kinds = sorted(set(self.outlook.own))
            market = self._market_then(card)
            if len(rivals) == 1:
                theirs = self.outlook.rolls(rivals[0], self._wanted(card))
                found = duel(card, kinds, again, theirs, market, self._first(rivals))
            else:
                found = group(card, kinds, again, self._group_rolls(card, rivals), self.outlook.pool, market)
            self._forecasts[key] = found
        return self._forecasts[key]

    def _group_rolls(self, card: ZooCard, rivals: list[int]) -> list[Rolls]:
        rolls = [self.outlook.rolls(rival, self._wanted(card)) for rival in rivals]
        return [either(one) for one in rolls] if card.special == "double-roll" else rolls

    def _own_rolls(self, card: ZooCard, rivals: list[int], picked: list[int]) -> Rolls:
        wanted = self._wanted(card)
        if not 0 < wanted < len(self.outlook.own):
            return self.outlook.own_rolls()
        target = self.smaller_die(card, rivals, picked)
        if self.outlook.queue:
            return self.outlook.parted_rolls(self.outlook.smaller_queues(wanted)[target])
        return self.outlook.rolls_of(own_die(list(target), []))

    def smaller_die(self, card: ZooCard, rivals: list[int], picked: list[int]) -> tuple[int, ...]:
        """5a.1: the cards worth most on this card, those already picked among them.

        Each kind is valued as a single roll, a wild fox as if it could roll the whole die again.
        """
        whole = own_die(self.outlook.own, [])
        every = Rolls(whole, self.outlook.pool, patterns(whole, 1, queue=False), patterns(whole, 2, queue=False))
        forecasts = self._by_kind(card, rivals, every)
        worth = {kind: round(self.race.of(forecast, rivals), DIGITS) for kind, forecast in forecasts.items()}
        wanted = self._wanted(card)
        if not self.outlook.queue:
            left = sorted(without(self.outlook.own, picked), key=lambda kind: -worth[kind])
            return tuple(sorted(picked + left[: wanted - len(picked)]))

        dice = self.outlook.smaller_queues(wanted)
        fitting = [kinds for kinds in dice if all(kinds.count(kind) >= picked.count(kind) for kind in picked)]
        return max(fitting, key=lambda kinds: round(_top_worth(dice[kinds], worth), DIGITS))

    def duel(self, card: ZooCard, rival: int) -> tuple[float, Forecast]:
        forecast = self.battle(card, [self.seat, rival])
        return self.race.of(forecast, [rival]), forecast

    def all_roll(self, card: ZooCard, excluded: int | None) -> tuple[float, Forecast]:
        """6.2, 6.12: a battle of all, or of all but one. Of a battle of others only the void is counted."""
        battlers = [seat for seat in range(self.players) if seat != excluded]
        rivals = [seat for seat in battlers if seat != self.seat]
        if excluded != self.seat:
            forecast = self.battle(card, battlers)
        else:
            fought = no_dolphin(card, self._group_rolls(card, rivals), self.outlook.pool)
            forecast = Forecast()
            forecast.add(LOSS, card.score, fought)
        return self.race.of(forecast, rivals), forecast

    # --- a battle that is being fought

    def ending(self, card: ZooCard, battle: BattleView, results: dict[int, int], switch: bool = True) -> float:
        """What it is worth if these are the results."""
        order = list(battle.battlers)
        kinds = [results[seat] for seat in order]
        if WILD_DOLPHIN in kinds:
            return 0.0
        two = len(order) == 2
        if switch:
            card = after_pandas(card, kinds, two, self.view.market)
        best = [order[place] for place in winners(card, kinds, two)]
        if len(best) == 1:
            return self.race.gain(best[0], card.score)
        deciding = self.view.active == self.seat
        if self.seat in best:
            rivals = [seat for seat in best if seat != self.seat]
            ties = [self.race.tie(rival, card.score, deciding) for rival in rivals]
            return max(ties) if deciding else sum(ties) / len(ties)
        gains = [self.race.gain(rival, card.score) for rival in best]
        return max(gains) if deciding else sum(gains) / len(gains)

    def rerolled(self, battle: BattleView) -> list[float]:
        """7.4: what the own wild fox would roll now."""
        cards = kinds_of(battle.picks) or self.outlook.own
        die = own_die(cards, self.outlook.tail)
        return Rolls(die, self.outlook.pool, patterns(die, 1, self.outlook.queue), []).first

    def after_rival_fox(self, card: ZooCard, battle: BattleView, results: dict[int, int]) -> float:
        """The worth of these results, when a rival in a battle of two may still use a wild fox."""
        rival = next((seat for seat in battle.battlers if seat != self.seat), self.seat)
        waits = results[rival] == WILD_FOX and not battle.fox_used[rival]
        later = battle.battlers.index(rival) > battle.battlers.index(self.seat)
        stands = duel_table(card)[results[rival]][results[self.seat]] == WIN
        if len(battle.battlers) > 2 or not waits or not later or stands:
            return self.ending(card, battle, results)
        again = self.outlook.next_roll(rival, kinds_of(battle.rolled[rival]), battle.smaller_die)
        return sum(
            chance * self.ending(card, battle, {**results, rival: kind}) for kind, chance in enumerate(again) if chance
        )


def _top_worth(ways: list[Parting], worth: dict[int, float]) -> float:
    """What the top card of a smaller queue is worth on average."""
    total = 0.0
    for way in ways:
        top = sum(worth[kind] for kind in way.front) / len(way.front) if way.front else worth[way.tail[0]]
        total += way.weight * top
    return total / sum(way.weight for way in ways)


Weighed = tuple[float, LuckyLionsAction, Reason]


class Keeper:
    """See `menagerie.core.player.Bot`."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng
        self._answers: dict[str, Callable[[Thought, list[Any]], list[Weighed]]] = {
            steps.CHOOSE: _choose,
            steps.CHALLENGE: _challenge,
            steps.EXCLUDE: _exclude,
            steps.PICK: _pick,
            steps.KEEP: _keep,
            steps.FOX: _fox,
            steps.PANDA: _panda,
            steps.AWARD: _award,
            steps.SENTENCE: _sentence,
            steps.TAKE: _take,
            steps.DISCARD: _discard,
        }

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        view: LuckyLionsView = observation.view
        weighed = self._answers[view.step](Thought(view), observation.legal)
        most = max(worth for worth, _, _ in weighed)
        best = [(action, reason) for worth, action, reason in weighed if worth >= most - EQUAL]
        action, reason = best[0] if len(best) == 1 else self._rng.choice(best)
        return Choice(action, reason)


def _because(message: str, **facts: Fact) -> Reason:
    return Reason(message, facts)


def _card_named(cards: tuple[ZooCard, ...], name: str) -> ZooCard:
    return next(card for card in cards if card.id == name)


def _fought(thought: Thought) -> tuple[ZooCard, BattleView]:
    """The battle and the card it is about."""
    battle = thought.view.battle
    assert battle is not None
    assert battle.zoo is not None
    return battle.zoo, battle


def _duel_reason(card: ZooCard, rival: int, forecast: Forecast) -> Reason:
    return _because(
        "reason-duel",
        card=card.id,
        opponent_seat=rival,
        win=percent(forecast.chance(WIN)),
        tie=percent(forecast.chance(TIE)),
        points=card.score,
    )


def _all_reason(card: ZooCard, excluded: int | None, forecast: Forecast, own: int) -> Reason:
    win, tie = percent(forecast.chance(WIN)), percent(forecast.chance(TIE))
    if excluded is None:
        return _because("reason-all", card=card.id, win=win, tie=tie, points=card.score)
    if excluded == own:
        return _because("reason-all-but-self", card=card.id)
    return _because("reason-all-but", card=card.id, excluded_seat=excluded, win=win, tie=tie, points=card.score)


def _best(weighed: list[Weighed]) -> Weighed:
    return max(weighed, key=lambda one: one[0])


def _choose(thought: Thought, legal: list[Choose]) -> list[Weighed]:
    """3.1: the card of the best battle."""
    weighed: list[Weighed] = []
    for action in legal:
        card = _card_named(thought.view.market, action.card)
        worth, _, reason = _best(_battles_over(thought, card))
        weighed.append((worth, action, reason))
    return weighed


def _battles_over(thought: Thought, card: ZooCard) -> list[Weighed]:
    """Every battle that could be fought over the card."""
    if not (thought.view.options.busy_zoo and card.people):
        return _challenge(thought, [Challenge(rival) for rival in thought.race.others], card)
    if card.special == "player-exclude" and thought.players > 2:
        return _exclude(thought, [Exclude(seat) for seat in range(thought.players)], card)
    worth, forecast = thought.all_roll(card, None)
    return [(worth, Choose(card.id), _all_reason(card, None, forecast, thought.seat))]


def _challenge(thought: Thought, legal: list[Challenge], card: ZooCard | None = None) -> list[Weighed]:
    """3.3: the opponent it is best to fight."""
    card = card or _fought(thought)[0]
    weighed: list[Weighed] = []
    for action in legal:
        worth, forecast = thought.duel(card, action.opponent)
        weighed.append((worth, action, _duel_reason(card, action.opponent, forecast)))
    return weighed


def _exclude(thought: Thought, legal: list[Exclude], card: ZooCard | None = None) -> list[Weighed]:
    """6.12: who had better not roll."""
    card = card or _fought(thought)[0]
    weighed: list[Weighed] = []
    for action in legal:
        worth, forecast = thought.all_roll(card, action.player)
        weighed.append((worth, action, _all_reason(card, action.player, forecast, thought.seat)))
    return weighed


def _pick(thought: Thought, legal: list[Pick | Swap]) -> list[Weighed]:
    """5a.1: the next card of the smaller die it has in mind; 5a.2: or the way there."""
    card, battle = _fought(thought)
    rivals = [seat for seat in battle.battlers if seat != thought.seat]
    picked = kinds_of(battle.picks)
    if len(picked) < battle.smaller_die:
        target = thought.smaller_die(card, rivals, picked)
        forecast = thought.battle(card, list(battle.battlers), picked)
        action: Pick | Swap = Pick(CARDS[without(list(target), picked)[0]])
        return [(0.0, action, _pick_reason(card, forecast))]
    target = thought.smaller_die(card, rivals, [])
    reason = _pick_reason(card, thought.battle(card, list(battle.battlers)))
    weighed: list[Weighed] = []
    for action in legal:
        assert isinstance(action, Swap)
        after = [*without(picked, [KIND_OF[action.out]]), KIND_OF[action.into]]
        weighed.append((float(sum(min(after.count(k), target.count(k)) for k in set(target))), action, reason))
    return weighed


def _pick_reason(card: ZooCard, forecast: Forecast) -> Reason:
    return _because("reason-pick", card=card.id, win=percent(forecast.chance(WIN)), tie=percent(forecast.chance(TIE)))


def _keep(thought: Thought, legal: list[Keep]) -> list[Weighed]:
    """6.15: the result that does best against all the others might keep."""
    card, battle = _fought(thought)
    rivals = [seat for seat in battle.battlers if seat != thought.seat]
    weighed: list[Weighed] = []
    for action in legal:
        mine = KIND_OF[action.card]
        worths: list[float] = []
        won = 0
        for kept in product(*(kinds_of(battle.rolled[rival]) for rival in rivals)):
            results = {thought.seat: mine, **dict(zip(rivals, kept, strict=True))}
            worths.append(thought.ending(card, battle, results))
            won += winners(card, [mine, *kept], len(rivals) == 1) == [0]
        reason = _because("reason-keep", card=card.id, win=percent(won / len(worths)))
        weighed.append((sum(worths) / len(worths), action, reason))
    return weighed


def _fox(thought: Thought, legal: list[LuckyLionsAction]) -> list[Weighed]:
    """7.4: rolls again if that promises more."""
    card, battle = _fought(thought)
    results = {seat: KIND_OF[shown] for seat in battle.battlers if (shown := battle.results[seat]) is not None}
    stands = thought.after_rival_fox(card, battle, results)
    again = 0.0
    won = 0.0
    for kind, chance in enumerate(thought.rerolled(battle)):
        if chance:
            new = {**results, thought.seat: kind}
            again += chance * thought.after_rival_fox(card, battle, new)
            kinds = [new[seat] for seat in battle.battlers]
            best = winners(card, kinds, len(kinds) == 2)
            won += chance * (WILD_DOLPHIN not in kinds and best == [battle.battlers.index(thought.seat)])
    return [
        (again, action, _because("reason-reroll", card=card.id, win=percent(won)))
        if isinstance(action, Reroll)
        else (stands, action, _because("reason-stand", card=card.id, win=percent(won)))
        for action in legal
    ]


def _panda(thought: Thought, legal: list[Replace]) -> list[Weighed]:
    """7.8: the market card that does best with the results on the table."""
    _, battle = _fought(thought)
    results = {seat: KIND_OF[shown] for seat in battle.battlers if (shown := battle.results[seat]) is not None}
    weighed: list[Weighed] = []
    for action in legal:
        card = _card_named(thought.view.market, action.card)
        worth = thought.ending(card, battle, results, switch=False)
        best = winners(card, [results[seat] for seat in battle.battlers], len(battle.battlers) == 2)
        own = battle.battlers.index(thought.seat)
        how = "win" if best == [own] else "tie" if own in best else "loss"
        weighed.append((worth, action, _because(f"reason-panda-{how}", card=card.id, points=card.score)))
    return weighed


def _award(thought: Thought, legal: list[Award]) -> list[Weighed]:
    """3.7: the points, or the slimmer die; 6.8: or the rival they help least."""
    card, battle = _fought(thought)
    race = thought.race
    weighed: list[Weighed] = []
    for action in legal:
        ends = thought.view.scores[action.player] + card.score >= POINTS_TO_WIN
        discards = [race.sentence(other) for other in battle.tied if other != action.player]
        worth = race.gain(action.player, card.score) + (0.0 if ends else max(discards))
        if action.player == thought.seat:
            reason = _because("reason-award-self", card=card.id, points=card.score)
        elif thought.seat in battle.tied:
            reason = _because("reason-award-and-discard", card=card.id, player_seat=action.player, points=card.score)
        else:
            reason = _because(
                "reason-award-rival", card=card.id, player_seat=action.player, points=thought.view.scores[action.player]
            )
        weighed.append((worth, action, reason))
    return weighed


def _sentence(thought: Thought, legal: list[Sentence]) -> list[Weighed]:
    """6.9: oneself if the die gets better by it, or the rival it helps least."""
    return [
        (
            thought.race.sentence(action.player),
            action,
            _because("reason-sentence-self")
            if action.player == thought.seat
            else _because("reason-sentence-rival", player_seat=action.player),
        )
        for action in legal
    ]


def _take(thought: Thought, legal: list[LuckyLionsAction]) -> list[Weighed]:
    """5c.1: the points, unless an average card would better the die by more."""
    card, _ = _fought(thought)
    count = min(card.score, thought.view.pile + len(thought.view.discards))
    return [
        (thought.race.draw(count), action, _because("reason-draw", count=count))
        if isinstance(action, DrawInstead)
        else (thought.race.gain(thought.seat, card.score), action, _because("reason-take", points=card.score))
        for action in legal
    ]


def _discard(thought: Thought, legal: list[Discard]) -> list[Weighed]:
    """3.8: the card the die does best without, over all zoo cards to come."""
    cards = len(thought.view.market) + thought.view.zoo_deck
    reason = _because("reason-discard", cards=cards, left=len(thought.outlook.own) - 1)
    return [(thought.race.without(KIND_OF[action.card]), action, reason) for action in legal]
