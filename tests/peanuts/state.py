"""A game of Peanuts: what elephants decide, what happens, what each of them sees, and the rules themselves."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from msgspec import Meta

from menagerie.core.contract import (
    Event,
    Options,
    Refused,
    Result,
    RuleViolation,
    SealedAction,
    Standing,
    TieBreak,
    View,
    nearest,
)
from menagerie.core.generator import Generator

BAGS = tuple(size for size in range(1, 10) for _ in range(4))  # 1.2
TREATS = tuple(range(1, 9))  # 1.3
KEPT = 2  # 1.2: bags an elephant has left when the game is over
NONE = 0  # no bag, no treat


class PeanutsOptions(Options, frozen=True, kw_only=True):
    """What a table may choose."""

    rounds: Annotated[int, Meta(ge=3, le=6)] = 5
    """1.1: how many treats are fought over."""


class Choose(SealedAction, frozen=True):
    """2.2: put this bag forward. Secret, and changeable, until all have."""

    bag: int


class Chose(Event, frozen=True):
    """Seen by its owner alone."""

    seat: int
    bag: int


class Ready(Event, frozen=True):
    """An elephant has chosen. Changing one's mind later is not told to anyone."""

    seat: int


class Opened(Event, frozen=True):
    """2.3: the bags, by seat."""

    bags: tuple[int, ...]


class Won(Event, frozen=True):
    seat: int
    treat: int


class Stolen(Event, frozen=True):
    """2.4: by the squirrels."""

    treat: int


class TurnedUp(Event, frozen=True):
    """2.1"""

    round: int
    treat: int


class Ended(Event, frozen=True):
    """3.2: the bags that were kept, by seat, now for all to see."""

    hands: tuple[tuple[int, ...], ...]


PeanutsEvent = Chose | Ready | Opened | Won | Stolen | TurnedUp | Ended


class PeanutsView(View, frozen=True):
    """The table as one elephant sees it."""

    rounds: int
    round: int
    treat: int | None
    """What this round is about; nothing when the game is over."""
    hands: tuple[tuple[int, ...] | None, ...]
    """One's own; everybody's when the game is over."""
    bag: int | None
    """One's own choice in this round."""
    eaten: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    stolen: tuple[int, ...]
    result: Result | None


class PeanutsState:
    """See `menagerie.core.contract.State`."""

    __slots__ = ("chosen", "deck", "eaten", "hands", "larder", "rng", "round", "rounds", "stolen", "treat", "won")

    def __init__(self, players: int, rounds: int, rng: Generator) -> None:
        self.rounds = rounds
        self.rng = rng
        self.round = 0
        self.treat = NONE
        self.deck: list[int] = []  # treats, face down; the next one is the last in the list
        self.larder: list[int] = []  # bags nobody was dealt
        self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted
        self.chosen: list[int] = [NONE] * players  # such a bag is still in its hand
        self.eaten: list[list[int]] = [[] for _ in range(players)]
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.stolen: list[int] = []

    # --- who may do what ---------------------------------------------------------------------------------------------

    @property
    def waiting_on(self) -> tuple[int, ...]:
        if self.treat == NONE:
            return ()
        return tuple([seat for seat, bag in enumerate(self.chosen) if bag == NONE])

    def point(self, seat: int) -> str | None:
        """Open to every elephant until the bags are opened, whether it has chosen or not."""
        return f"round-{self.round}" if self.legal(seat) else None

    def legal(self, seat: int) -> list[Choose]:
        hand = self.hands[seat] if 0 <= seat < len(self.hands) else []
        offers = [Choose(size) for size in sorted(set(hand))]
        return [offer for offer in offers if self._objection(seat, offer) is None]

    def check(self, seat: int, action: Choose) -> RuleViolation | None:
        objection = self._objection(seat, action)
        if objection is None:
            return None
        paragraph, reason, facts = objection
        return RuleViolation(paragraph, reason, facts, nearest(action, self.legal(seat)))

    def _objection(self, seat: int, action: Choose) -> tuple[str, str, dict[str, int | str]] | None:
        """The paragraph an action breaks, what to say, and the facts; `legal` and `check` both ask here."""
        if not 0 <= seat < len(self.hands):
            return "1.1", "refusal-no-such-seat", {"players": len(self.hands)}
        if self.treat == NONE:
            return "3.1", "refusal-game-over", {"rounds": self.rounds}
        if action.bag not in self.hands[seat]:
            return "2.2", "refusal-not-in-hand", {"bag": action.bag, "hand": ", ".join(map(str, self.hands[seat]))}
        return None

    # --- what happens ------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Choose) -> list[PeanutsEvent]:
        violation = self.check(seat, action)
        if violation is not None:
            raise Refused(violation)
        events: list[PeanutsEvent] = [Chose(seat, action.bag)]
        if self.chosen[seat] == NONE:
            events.append(Ready(seat))
        self.chosen[seat] = action.bag
        if not self.waiting_on:
            self._open_bags(events)
        return events

    def _open_bags(self, events: list[PeanutsEvent]) -> None:
        """2.3 to 2.5, once the last choice is in."""
        events.append(Opened(tuple(self.chosen)))
        winner = winner_of(self.chosen)
        if winner is None:
            self.stolen.append(self.treat)
            events.append(Stolen(self.treat))
        else:
            self.won[winner].append(self.treat)
            events.append(Won(winner, self.treat))
        for seat, bag in enumerate(self.chosen):
            self.hands[seat].remove(bag)
            self.eaten[seat].append(bag)
            self.chosen[seat] = NONE
        if self.round < self.rounds:
            self.begin_round()
            events.append(TurnedUp(self.round, self.treat))
        else:
            self.treat = NONE  # 3.1
            events.append(Ended(tuple([tuple(hand) for hand in self.hands])))

    def begin_round(self) -> None:
        """2.1"""
        self.round += 1
        self.treat = self.deck.pop()

    def result(self) -> Result | None:
        """3.1, 3.2: points in treats, then peanuts kept, then a shared rank."""
        if self.treat != NONE:
            return None
        figures = [(sum(won), sum(hand)) for won, hand in zip(self.won, self.hands, strict=True)]
        order = sorted(figures, reverse=True)
        level = order[0][0] == order[1][0]
        return Result(
            standings=tuple(
                [
                    Standing(seat, order.index((points, kept)) + 1, points, (TieBreak("peanuts-kept", kept),))
                    for seat, (points, kept) in enumerate(figures)
                ]
            ),
            ended_by="ending-last-treat",
            decided_by="peanuts-kept" if level and order[0] != order[1] else None,
        )

    # --- copies ------------------------------------------------------------------------------------------------------

    def clone(self) -> PeanutsState:
        twin = PeanutsState(len(self.hands), self.rounds, self.rng.clone())
        twin.round = self.round
        twin.treat = self.treat
        twin.deck = self.deck[:]
        twin.larder = self.larder[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen = self.chosen[:]
        twin.eaten = [bags[:] for bags in self.eaten]
        twin.won = [treats[:] for treats in self.won]
        twin.stolen = self.stolen[:]
        return twin

    def snapshot(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__} | {"rng": self.rng.snapshot()}

    # --- who sees what -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> PeanutsView:
        over = self.treat == NONE
        return PeanutsView(
            seat=seat,
            waiting_on=self.waiting_on,
            point=None if seat is None else self.point(seat),
            rounds=self.rounds,
            round=self.round,
            treat=None if over else self.treat,
            hands=tuple([tuple(hand) if over or owner == seat else None for owner, hand in enumerate(self.hands)]),
            bag=None if seat is None or self.chosen[seat] == NONE else self.chosen[seat],
            eaten=tuple([tuple(bags) for bags in self.eaten]),
            won=tuple([tuple(treats) for treats in self.won]),
            stolen=tuple(self.stolen),
            result=self.result(),
        )

    def guess(self, seat: int, rng: Generator) -> PeanutsState:
        return imagine(self.view(seat), rng)


def winner_of(bags: list[int]) -> int | None:
    """2.3, 2.4: the seat with the biggest bag that is the only one of its size."""
    alone = [bag for bag in bags if bags.count(bag) == 1]
    return bags.index(max(alone)) if alone else None


def deal(players: int, rounds: int, seed: str) -> PeanutsState:
    """1.2, 1.3"""
    state = PeanutsState(players, rounds, Generator(seed))
    bags = list(BAGS)
    state.rng.shuffle(bags)
    for seat in range(players):
        state.hands[seat] = sorted([bags.pop() for _ in range(rounds + KEPT)])
    state.larder = bags
    state.deck = list(TREATS)
    state.rng.shuffle(state.deck)
    state.begin_round()
    return state


def imagine(view: PeanutsView, rng: Generator) -> PeanutsState:
    """A whole game that looks like this view. It never meets the true state, so nothing true can slip in."""
    players = len(view.hands)
    state = PeanutsState(players, view.rounds, rng.spawn())
    state.round = view.round
    state.treat = NONE if view.treat is None else view.treat
    state.eaten = [list(bags) for bags in view.eaten]
    state.won = [list(treats) for treats in view.won]
    state.stolen = list(view.stolen)

    seen = [bag for bags in (*view.eaten, *view.hands) for bag in bags or ()]
    unseen = sorted((Counter(BAGS) - Counter(seen)).elements())
    rng.shuffle(unseen)
    for seat, hand in enumerate(view.hands):
        size = view.rounds + KEPT - len(view.eaten[seat])
        state.hands[seat] = sorted([unseen.pop() for _ in range(size)] if hand is None else hand)
        if state.treat == NONE or seat in view.waiting_on:
            continue
        state.chosen[seat] = view.bag if seat == view.seat and view.bag else rng.choice(state.hands[seat])
    state.larder = unseen

    gone = [state.treat, *view.stolen, *(treat for treats in view.won for treat in treats)]
    state.deck = [treat for treat in TREATS if treat not in gone]
    rng.shuffle(state.deck)
    return state
