"""What foresight shows of an action is what happens."""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import Bid
from menagerie.games.zoocracy.events import BidsOpened, ParliamentSeated
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.identifiers import SPECIES


def test_a_species_stands_as_foreseen_and_the_forecast_is_counted() -> None:
    rng = Generator("foresight")
    touched = counted = 0
    for players in (2, 3, 6):
        for seed in range(4):
            state = GAME.new(players, ZoocracyOptions(offers=False), seed)
            while state.waiting_on:
                seat = state.waiting_on[0]
                view = state.view(seat)
                legal = state.legal(seat)
                seen = GAME.foresee(view, legal)
                assert len(seen) == len(legal)
                place = rng.below(len(legal))
                events = state.apply(seat, legal[place])
                expected = seen[place]
                if expected is not None and expected.species is not None:
                    assert state.view(seat).species[SPECIES.index(expected.species.id)] == expected.species
                    touched += 1
                for event in events:
                    if isinstance(event, ParliamentSeated):
                        assert event.seats == view.forecast
                        counted += 1
    assert touched > 100
    assert counted > 10


def test_half_of_a_bid_is_lost() -> None:
    state = GAME.new(3, ZoocracyOptions(), "bids")
    lost = []
    for seat, food in enumerate((3, 4, 0)):
        (seen,) = GAME.foresee(state.view(seat), [Bid(food)])
        assert seen is not None
        lost.append(seen.lost)
        events = state.apply(seat, Bid(food))
    (opened,) = (event for event in events if isinstance(event, BidsOpened))
    assert opened.paid == tuple(lost) == (2, 2, 0)
