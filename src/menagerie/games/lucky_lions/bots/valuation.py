"""What things are worth on the way to ten points: points, to oneself and to others, and a die for battles to come."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from menagerie.games.lucky_lions.bots.battle_forecast import LOSS, TIE, VOID, WIN, Forecast, duel_table
from menagerie.games.lucky_lions.bots.dice_distribution import KINDS, Outlook
from menagerie.games.lucky_lions.rules.cards import ZooCard
from menagerie.games.lucky_lions.rules.powers import WILD_DOLPHIN
from menagerie.games.lucky_lions.rules.turn import POINTS_TO_WIN
from menagerie.games.lucky_lions.view import LuckyLionsView

VICTORY = 6.0
"""What the last point is worth beyond itself."""
RIVAL_DISCARD = 0.1
"""What a discard of their own choice is thought to better a rival's die by, in points a round."""
ROUNDS = 4.0
"""How many rounds a game has, about."""


def standing(points: int) -> float:
    """What it is worth to have so many points: a point counts more the nearer ten is."""
    reached = min(points, POINTS_TO_WIN)
    return reached + reached * reached / 15 + (VICTORY if reached == POINTS_TO_WIN else 0.0)


class Race:
    """The race as one seat sees it. Everything is counted in points, and from this seat's side."""

    def __init__(self, view: LuckyLionsView, outlook: Outlook) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.outlook = outlook
        self.others = [seat for seat in range(len(view.scores)) if seat != self.seat]
        self.rounds = 0.5 + ROUNDS * (1 - max(view.scores) / POINTS_TO_WIN)
        self._values: list[tuple[int, list[float]]] | None = None
        self._discard: float | None = None

    # --- points

    def gain(self, seat: int, points: int) -> float:
        """What it is worth that this player gets points. A rival's count by a share: the rivals race one another
        too; but points that end the game count in full."""
        before = self.view.scores[seat]
        step = standing(before + points) - standing(before)
        if seat == self.seat:
            return step
        return -step if before + points >= POINTS_TO_WIN else -step / len(self.others)

    def tie(self, rival: int, points: int, deciding: bool) -> float:
        """A tie with this player; whoever decides takes the better half."""
        taking = self.gain(self.seat, points) + self.sentence(rival)
        giving = self.gain(rival, points) + self.sentence(self.seat)
        return max(taking, giving) if deciding else min(taking, giving)

    def sentence(self, seat: int) -> float:
        """What it is worth that this player discards."""
        if self.outlook.sizes[seat] == 1:
            return 0.0
        if seat == self.seat:
            return self.own_discard
        return -RIVAL_DISCARD * self.rounds * (1 + self.view.scores[seat] / POINTS_TO_WIN) / len(self.others)

    def of(self, forecast: Forecast, rivals: list[int]) -> float:
        """What a battle against these is worth, the endings weighed by their chances."""
        deciding = self.view.active == self.seat
        value = 0.0
        for (outcome, points), chance in forecast.chances.items():
            if outcome == WIN:
                value += chance * self.gain(self.seat, points)
            elif outcome == TIE:
                value += chance * sum(self.tie(rival, points, deciding) for rival in rivals) / len(rivals)
            elif outcome == LOSS:
                value += chance * sum(self.gain(rival, points) for rival in rivals) / len(rivals)
            else:
                assert outcome == VOID
        return value

    # --- the die

    def _kinds_worth(self) -> list[tuple[int, list[float]]]:
        """For each zoo card that may still be fought over: how many cards of a die are rolled (0: all), and what
        each kind is worth on it against an average rival."""
        if self._values is None:
            rolled = [0.0] * KINDS
            for other in self.others:
                for kind, chance in enumerate(self.outlook.rolls(other).first):
                    rolled[kind] += chance / len(self.others)
            rolled[WILD_DOLPHIN] = 0.0  # nothing comes of it
            shown = [(kind, chance) for kind, chance in enumerate(rolled) if chance]
            kinds = {*self.outlook.own}
            if self.view.options.longer:
                kinds.update(kind for kind, count in enumerate(self.outlook.pool.counts) if count)
            self._values = []
            for card in (*self.view.market, *self.view.unseen, *self.view.buried):
                table = duel_table(card)
                worth = [0.0] * KINDS
                for kind in kinds:
                    if kind != WILD_DOLPHIN:
                        row = table[kind]
                        worth[kind] = card.score * sum(chance * row[other] for other, chance in shown)
                self._values.append((self.cards_rolled(card), worth))
        return self._values

    def cards_rolled(self, card: ZooCard) -> int:
        """5a.1, 6.14: how many cards take part; 0 for all."""
        return card.arrows if self.view.options.more_decisions or card.special == "die-split" else 0

    def die(self, cards: list[int], average: int = 0) -> float:
        """What a die (and so many average cards more) is worth a round: one battle of one's own choice out of a
        market, and one as somebody else's opponent."""
        values = self._kinds_worth()
        if not values:
            return 0.0
        worths = sorted((self._rolled_worth(cards, average, worth, rolled) for rolled, worth in values), reverse=True)
        chances = _best_of(len(worths), min(self.view.options.market, len(worths)))
        chosen = sum(worth * chance for worth, chance in zip(worths, chances, strict=True))
        return chosen + sum(worths) / len(worths)

    def _rolled_worth(self, cards: list[int], average: int, worth: list[float], rolled: int) -> float:
        """The mean worth of a roll."""
        worths = [worth[kind] for kind in cards]
        if average:
            pool = self.outlook.pool
            mean = sum(count * worth[kind] for kind, count in enumerate(pool.counts)) / max(pool.total, 1)
            worths += [mean] * average
        if 0 < rolled < len(worths):
            worths = sorted(worths, reverse=True)[:rolled]
        return sum(worths) / len(worths)

    def without(self, kind: int) -> float:
        """What it is worth, until the end, to lay this card away."""
        cards = self.outlook.own[:]
        cards.remove(kind)
        return (self.die(cards) - self.die(self.outlook.own)) * self.rounds

    @property
    def own_discard(self) -> float:
        """What the best discard is worth; below nothing if every card is needed."""
        if self._discard is None:
            self._discard = max(self.without(kind) for kind in sorted(set(self.outlook.own)))
        return self._discard

    def draw(self, count: int) -> float:
        """What it is worth, until the end, to draw so many cards."""
        return (self.die(self.outlook.own, average=count) - self.die(self.outlook.own)) * self.rounds


@lru_cache(maxsize=256)
def _best_of(cards: int, market: int) -> tuple[float, ...]:
    """For each card, best first: the chance to be the best one in a random market."""
    return tuple(comb(cards - 1 - rank, market - 1) / comb(cards, market) for rank in range(cards))
