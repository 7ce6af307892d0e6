"""Positions for tests: a phase is about to begin, with these seats, hands, offices and food; and ways to play on.

Food is written by species, with the tokens of each party in seat order: ``{"elephants": (3, 1, 0)}``. Hands are written
as names of cards, ``"rally:elephants migration"``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import pytest

from menagerie.core.contract import Refused, RuleViolation
from menagerie.core.generator import Generator
from menagerie.games.zoocracy import GAME
from menagerie.games.zoocracy.actions import Bid, Done, Draw, Grant, Pass, Vote, ZoocracyAction
from menagerie.games.zoocracy.events import ZoocracyEvent
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.cards import CARDS, NUMBER_OF
from menagerie.games.zoocracy.rules.editions import END_OF_GAME
from menagerie.games.zoocracy.rules.identifiers import OFFICES, PRIZES, SPECIES, Species
from menagerie.games.zoocracy.rules.phases import advance, begin_phase
from menagerie.games.zoocracy.rules.position import GOVERNMENT, NOBODY, OPPOSITION, A, B, C, D, E, F, G
from menagerie.games.zoocracy.rules.state import ZoocracyState

E_ = TypeVar("E_", bound=ZoocracyEvent)

PLAIN = ZoocracyOptions()
QUIET = ZoocracyOptions(offers=False)
ADVANCED = ZoocracyOptions(advanced=True, offers=False)

_PHASES = {"A": A, "B": B, "C": C, "D": D, "E": E, "F": F, "G": G}


def new(players: int, options: ZoocracyOptions = PLAIN, seed: int | str = 0) -> ZoocracyState:
    """A game as it begins."""
    state = GAME.new(players, options, seed)
    assert isinstance(state, ZoocracyState)
    return state


def midgame(
    players: int,
    *,
    options: ZoocracyOptions = QUIET,
    round: int = 3,  # noqa: A002 - the game's own word
    seats: Sequence[int] = (),
    goals: Sequence[int] = (),
    funds: Sequence[int] = (),
    hands: Mapping[int, str] | None = None,
    food: Mapping[Species, Sequence[int]] | None = None,
    offices: Mapping[str, int] | None = None,
    used: Iterable[str] = (),
    government: Iterable[int] | None = None,
    presidential: int = 5,
    parliamentary: int = 5,
    election_held: bool = False,
    p1: int = NOBODY,
    p2: int = NOBODY,
    event: str = "good-harvest",
    seed: int | str = 0,
) -> ZoocracyState:
    """In the middle of a game, between two phases. Nobody holds cards but those named; funds are 10 unless said.

    The next event is the one named; office cards are face up unless they are among the used.
    """
    state = new(players, options, seed)
    state.round = round
    state.seats = list(seats) if seats else [10] * players
    state.goals = list(goals) if goals else [0] * players
    state.majority = sum(state.seats) // 2 + 1 if players > 2 else 0
    for seat in range(players):
        state.pay(seat, state.funds[seat])
        state.earn(seat, funds[seat] if funds else 10)
        state.deck.extend(state.hands[seat])
        state.hands[seat] = []
    for seat, cards in (hands or {}).items():
        state.hands[seat] = sorted(NUMBER_OF[card] for card in cards.split())
        for card in state.hands[seat]:
            state.deck.remove(card)
    for species, tokens in (food or {}).items():
        for seat, count in enumerate(tokens):
            state.food[SPECIES.index(species) * players + seat] = count
            state.supply[seat] -= count
    used_up = set(used)
    for office, holder in (offices or {}).items():
        state.holder[OFFICES.index(office)] = holder
        state.face_up[OFFICES.index(office)] = office not in used_up
    if government is not None:
        governing = set(government)
        state.side = [GOVERNMENT if seat in governing else OPPOSITION for seat in range(players)]
    state.presidential_round, state.parliamentary_round = presidential, parliamentary
    state.election_held = election_held
    state.p1, state.p2 = p1, p2
    kinds = [card.kind for card in state.edition.events]
    number = kinds.index(event)  # type: ignore[arg-type]  # a test names it in plain text
    others = [other for other in range(END_OF_GAME) if other != number]
    if round == 8 and number != END_OF_GAME:  # by right the eighth event is the end; here it has been seen already
        others.append(END_OF_GAME)
    state.past_events, rest = others[: round - 1], others[round - 1 :]
    state.event_deck = [*([] if END_OF_GAME in (number, *others) else [END_OF_GAME]), *rest, number]
    state.waiting_on = ()
    return state


def begin(state: ZoocracyState, phase: str) -> list[ZoocracyEvent]:
    """The phase begins, and whatever follows of itself."""
    events: list[ZoocracyEvent] = []
    begin_phase(state, _PHASES[phase], events)
    advance(state, events)
    return events


def play(state: ZoocracyState, seat: int, *actions: ZoocracyAction) -> list[ZoocracyEvent]:
    """Does these actions, one after the other."""
    return [event for action in actions for event in state.apply(seat, action)]


def bid(state: ZoocracyState, *food: int | None) -> list[ZoocracyEvent]:
    """All bid, by seat; nothing for who takes no part."""
    return [event for seat, b in enumerate(food) if b is not None for event in state.apply(seat, Bid(b))]


def propose(state: ZoocracyState, *parties: int) -> list[ZoocracyEvent]:
    """The proposer hands the prizes to these parties, in their order."""
    proposer = state.active
    events: list[ZoocracyEvent] = []
    for prize, party in zip(list(state.prizes), parties, strict=True):
        events += state.apply(proposer, Grant(PRIZES[prize], party))
    return events


def vote(state: ZoocracyState, yes: Iterable[int]) -> list[ZoocracyEvent]:
    """All others vote: these yes, the rest no."""
    wanted = set(yes)
    return [event for seat in state.waiting_on for event in state.apply(seat, Vote(seat in wanted))]


def finish_phase(state: ZoocracyState, phase: str) -> list[ZoocracyEvent]:
    """Everybody ends the turn until that phase is over."""
    events: list[ZoocracyEvent] = []
    now = state.round
    while state.waiting_on and (state.phase, state.round) == (_PHASES[phase], now):
        seat = state.waiting_on[0]
        done = Done() if Done() in state.legal(seat) else state.legal(seat)[0]
        events += state.apply(seat, done)
    return events


def to_round(state: ZoocracyState, wanted: int) -> list[ZoocracyEvent]:
    """Everybody ends the turn until that round begins, or the game is over; proposals are accepted as they come."""
    events: list[ZoocracyEvent] = []
    while state.waiting_on and state.round < wanted:
        events += finish_phase(state, "ABCDEFG"[state.phase])
    return events


def all_pass(state: ZoocracyState) -> list[ZoocracyEvent]:
    """All parties pass."""
    events: list[ZoocracyEvent] = []
    while state.phase == D and state.step == "propose":
        events += state.apply(state.active, Pass())
    return events


def take_bonus(state: ZoocracyState) -> list[ZoocracyEvent]:
    return state.apply(state.active, Draw())


def refusal(state: ZoocracyState, seat: int, action: ZoocracyAction) -> RuleViolation:
    """Why the action is refused; it must be, by ``check`` and ``apply`` alike."""
    violation = state.check(seat, action)
    assert violation is not None, f"{action} was to be refused"
    with pytest.raises(Refused) as refused:
        state.clone().apply(seat, action)
    assert refused.value.violation == violation
    assert action not in state.legal(seat)
    return violation


def why_not(state: ZoocracyState, seat: int, action: ZoocracyAction) -> tuple[str, str]:
    """The paragraph and the reason of a refusal."""
    violation = refusal(state, seat, action)
    return violation.paragraph, violation.reason


def only(events: Iterable[ZoocracyEvent], kind: type[E_]) -> E_:
    """The one event of that kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def event_count(events: Iterable[ZoocracyEvent], kind: type[ZoocracyEvent]) -> int:
    """How many events of that kind there were."""
    return sum(isinstance(event, kind) for event in events)


def hand(state: ZoocracyState, seat: int) -> list[str]:
    return [CARDS[card].id for card in state.hands[seat]]


def food_on(state: ZoocracyState, species: Species) -> list[int]:
    start = SPECIES.index(species) * state.players
    return state.food[start : start + state.players]


def play_out(state: ZoocracyState, rng: Generator, moves: int = 20_000) -> list[ZoocracyEvent]:
    """Random play to the end, or for so many moves."""
    events: list[ZoocracyEvent] = []
    while state.waiting_on and moves:
        seat = rng.choice(state.waiting_on)
        events += state.apply(seat, rng.choice(state.legal(seat)))
        moves -= 1
    return events
