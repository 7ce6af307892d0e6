"""Peanuts as everyone else meets it: its name, its set-ups, its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from menagerie.core.contract import Fact, Game, Playthrough, State, kebab
from tests.peanuts.bot import Appraiser
from tests.peanuts.state import (
    BAGS,
    NONE,
    Choose,
    Chose,
    Ended,
    Opened,
    PeanutsEvent,
    PeanutsOptions,
    PeanutsState,
    PeanutsView,
    deal,
)

if TYPE_CHECKING:
    from menagerie.core.player import BotMaker
    from menagerie.core.words import Words


class Peanuts(Game[PeanutsOptions, Choose, PeanutsEvent, PeanutsView]):
    name = "peanuts"
    title = "Peanuts"
    players = (2, 4)
    package = __package__
    options_type = PeanutsOptions
    action_type = Choose
    event_type = PeanutsEvent
    view_type = PeanutsView

    def deal(self, players: int, options: PeanutsOptions, seed: str) -> PeanutsState:
        return deal(players, options.rounds, seed)

    def setups(self) -> Iterator[tuple[int, PeanutsOptions]]:
        for players in (2, 3, 4):
            for rounds in (3, 4, 5, 6):
                yield players, PeanutsOptions(rounds=rounds)

    def redact(self, event: PeanutsEvent, seat: int | None) -> PeanutsEvent | None:
        """2.2: a chosen bag is its owner's secret."""
        if isinstance(event, Chose) and event.seat != seat:
            return None
        return event

    def census(self, state: State[Choose, PeanutsEvent, PeanutsView]) -> Mapping[str, int]:
        assert isinstance(state, PeanutsState)
        bags = [*state.larder, *(bag for place in (*state.hands, *state.eaten) for bag in place)]
        treats = [*state.deck, *state.stolen, *(treat for won in state.won for treat in won)]
        if state.treat != NONE:
            treats.append(state.treat)
        return Counter([*(f"bag-{size}" for size in bags), *(f"treat-{points}" for points in treats)])

    def all_actions(self, players: int, options: PeanutsOptions) -> tuple[Choose, ...]:  # noqa: ARG002 - always the same
        return tuple([Choose(size) for size in sorted(set(BAGS))])

    def features(self, view: PeanutsView) -> tuple[float, ...]:
        """The round, the treat, how many bags of each size one holds; then eaten sizes and points, oneself first."""
        players = len(view.hands)
        own = view.seat or 0
        hand = view.hands[own] or ()
        numbers = [view.round, view.rounds, view.treat or NONE, view.bag or NONE]
        numbers += [hand.count(size) for size in sorted(set(BAGS))]
        for seat in [(own + i) % players for i in range(players)]:
            numbers += [view.eaten[seat].count(size) for size in sorted(set(BAGS))]
            numbers += [sum(view.won[seat]), int(seat in view.waiting_on)]
        return tuple([float(number) for number in numbers])

    # --- in words ----------------------------------------------------------------------------------------------------

    def describe(self, view: PeanutsView, words: Words) -> str:
        lines = [self._question(view, words), words("twin-round", round=view.round, rounds=view.rounds)]
        if view.treat is not None:
            lines.append(words("twin-treat", treat=view.treat))
        for seat, hand in enumerate(view.hands):
            points = sum(view.won[seat])
            lines.append(words("twin-elephant", seat=seat, points=points, eaten=_sizes(view.eaten[seat], words)))
            if hand is not None:
                lines.append("  " + words("twin-hand", bags=_sizes(hand, words)))
        if view.stolen:
            lines.append(words("twin-stolen", points=sum(view.stolen)))
        return "\n".join(lines)

    def _question(self, view: PeanutsView, words: Words) -> str:
        """The one sentence that says what is asked, or whom we wait for."""
        if view.result is not None:
            return words("twin-over", how=words(view.result.ended_by), winners=words.names_of(view.result.winners))
        if view.bag is not None:
            return words("twin-may-change", bag=view.bag, players=words.names_of(view.waiting_on))
        if view.seat is not None:
            return words("asked-choose")
        return words("twin-waiting", players=words.names_of(view.waiting_on))

    def describe_action(self, action: Choose, view: PeanutsView | None, words: Words) -> str:  # noqa: ARG002 - no need
        return words("action-choose", bag=action.bag)

    def describe_event(self, event: PeanutsEvent, words: Words) -> str:
        """The message ``event-`` and the event's name, its fields being the facts."""
        facts: dict[str, Fact] = {}
        if isinstance(event, Opened):
            facts["bags"] = _by_seat([str(bag) for bag in event.bags], words)
        elif isinstance(event, Ended):
            facts["hands"] = _by_seat([_sizes(hand, words) for hand in event.hands], words)
        else:
            facts.update({field: getattr(event, field) for field in event.__struct_fields__})
        return words(f"event-{kebab(type(event).__name__)}", **facts)

    @property
    def playthroughs(self) -> tuple[Playthrough, ...]:
        return (
            Playthrough("base", 2),
            Playthrough("short-fr", 3, PeanutsOptions(rounds=3), language="fr"),
        )

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        return {"appraiser": Appraiser}


def _sizes(bags: tuple[int, ...], words: Words) -> str:
    return words.listing([str(bag) for bag in bags])


def _by_seat(things: list[str], words: Words) -> str:
    return "; ".join(words("by-seat", seat=seat, what=thing) for seat, thing in enumerate(things))


GAME = Peanuts()
