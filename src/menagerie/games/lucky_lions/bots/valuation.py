"""What points, discards and dice are worth to one seat on the way to ten points."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from menagerie.games.lucky_lions.bots.battle_forecast import LOSS, TIE, VOID, WIN, Forecast, duel_table
from menagerie.games.lucky_lions.bots.dice_distribution import KINDS, DiceDistribution
from menagerie.games.lucky_lions.rules.cards import WILD_DOLPHIN, ZooCard
from menagerie.games.lucky_lions.rules.game_end import POINTS_TO_WIN
from menagerie.games.lucky_lions.view import LuckyLionsView

WIN_BONUS = 6.0
"""What the last point is worth beyond itself."""
RIVAL_DISCARD = 0.1
"""By how much a discard is assumed to improve a rival's die, in points a round."""
ROUNDS = 4.0
"""How many rounds a game has, about."""


def points_value(points: int) -> float:
    """What it is worth to have so many points: a point counts more the nearer ten is."""
    reached = min(points, POINTS_TO_WIN)
    return reached + reached * reached / 15 + (WIN_BONUS if reached == POINTS_TO_WIN else 0.0)


class Valuation:
    """Values from the side of one seat, all counted in points."""

    def __init__(self, view: LuckyLionsView, dice: DiceDistribution) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.dice = dice
        self.others = [seat for seat in range(len(view.scores)) if seat != self.seat]
        self.rounds = 0.5 + ROUNDS * (1 - max(view.scores) / POINTS_TO_WIN)
        self._values: list[tuple[int, list[float]]] | None = None
        self._discard: float | None = None

    # --- points

    def gain_value(self, seat: int, points: int) -> float:
        """What it is worth that this player gets points. A rival's count by a share: the rivals race one another
        too; but points that end the game count in full."""
        before = self.view.scores[seat]
        step = points_value(before + points) - points_value(before)
        if seat == self.seat:
            return step
        return -step if before + points >= POINTS_TO_WIN else -step / len(self.others)

    def tie_value(self, rival: int, points: int, deciding: bool) -> float:
        """A tie with this player; the active player takes the better half."""
        taking = self.gain_value(self.seat, points) + self.discard_value(rival)
        giving = self.gain_value(rival, points) + self.discard_value(self.seat)
        return max(taking, giving) if deciding else min(taking, giving)

    def discard_value(self, seat: int) -> float:
        """What it is worth that this player discards."""
        if self.dice.sizes[seat] == 1:
            return 0.0
        if seat == self.seat:
            return self.best_own_discard
        return -RIVAL_DISCARD * self.rounds * (1 + self.view.scores[seat] / POINTS_TO_WIN) / len(self.others)

    def battle_value(self, forecast: Forecast, rivals: list[int]) -> float:
        """What a battle against these is worth, the endings weighted by their probabilities."""
        deciding = self.view.active == self.seat
        value = 0.0
        for (outcome, points), probability in forecast.probabilities.items():
            if outcome == WIN:
                value += probability * self.gain_value(self.seat, points)
            elif outcome == TIE:
                value += probability * sum(self.tie_value(rival, points, deciding) for rival in rivals) / len(rivals)
            elif outcome == LOSS:
                value += probability * sum(self.gain_value(rival, points) for rival in rivals) / len(rivals)
            else:
                assert outcome == VOID
        return value

    # --- the die

    def _kind_values(self) -> list[tuple[int, list[float]]]:
        """For each zoo card that may still be fought over: how many cards of a die are rolled (0: all), and what
        each kind is worth on it against an average rival."""
        if self._values is None:
            rolled = [0.0] * KINDS
            for other in self.others:
                for kind, probability in enumerate(self.dice.rolls(other).first):
                    rolled[kind] += probability / len(self.others)
            rolled[WILD_DOLPHIN] = 0.0  # nothing comes of it
            shown = [(kind, probability) for kind, probability in enumerate(rolled) if probability]
            kinds = {*self.dice.own}
            if self.view.options.longer:
                kinds.update(kind for kind, count in enumerate(self.dice.pool.counts) if count)
            self._values = []
            for card in (*self.view.market, *self.view.unseen, *self.view.buried):
                table = duel_table(card)
                worth = [0.0] * KINDS
                for kind in kinds:
                    if kind != WILD_DOLPHIN:
                        row = table[kind]
                        worth[kind] = card.score * sum(probability * row[other] for other, probability in shown)
                self._values.append((self.cards_rolled(card), worth))
        return self._values

    def cards_rolled(self, card: ZooCard) -> int:
        """5a.1, 6.14: how many cards take part; 0 for all."""
        return card.arrows if self.view.options.more_decisions or card.special == "die-split" else 0

    def die_value(self, cards: list[int], average: int = 0) -> float:
        """What a die (and so many average cards more) is worth a round: one battle of one's own choice out of a
        market, and one as somebody else's opponent."""
        values = self._kind_values()
        if not values:
            return 0.0
        worths = sorted((self._rolled_worth(cards, average, worth, rolled) for rolled, worth in values), reverse=True)
        probabilities = _probabilities_to_be_best(len(worths), min(self.view.options.market, len(worths)))
        chosen = sum(worth * probability for worth, probability in zip(worths, probabilities, strict=True))
        return chosen + sum(worths) / len(worths)

    def _rolled_worth(self, cards: list[int], average: int, worth: list[float], rolled: int) -> float:
        """The mean worth of a roll."""
        worths = [worth[kind] for kind in cards]
        if average:
            pool = self.dice.pool
            mean = sum(count * worth[kind] for kind, count in enumerate(pool.counts)) / max(pool.total, 1)
            worths += [mean] * average
        if 0 < rolled < len(worths):
            worths = sorted(worths, reverse=True)[:rolled]
        return sum(worths) / len(worths)

    def value_without(self, kind: int) -> float:
        """What it is worth, until the end, to discard this card."""
        cards = self.dice.own[:]
        cards.remove(kind)
        return (self.die_value(cards) - self.die_value(self.dice.own)) * self.rounds

    @property
    def best_own_discard(self) -> float:
        """What the best discard is worth; below nothing if every card is needed."""
        if self._discard is None:
            self._discard = max(self.value_without(kind) for kind in sorted(set(self.dice.own)))
        return self._discard

    def draw_value(self, count: int) -> float:
        """What it is worth, until the end, to draw so many cards."""
        return (self.die_value(self.dice.own, average=count) - self.die_value(self.dice.own)) * self.rounds


@lru_cache(maxsize=256)
def _probabilities_to_be_best(cards: int, market: int) -> tuple[float, ...]:
    """For each card, best first: the probability to be the best one in a random market."""
    return tuple(comb(cards - 1 - rank, market - 1) / comb(cards, market) for rank in range(cards))
