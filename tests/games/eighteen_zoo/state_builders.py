"""States for tests, built in a few words; and what is refused in them."""

from __future__ import annotations

from typing import Any

from menagerie.core.contract import Refused, RuleViolation
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Launch, Lay, Pass, Rest
from menagerie.games.eighteen_zoo.events import EighteenZooEvent
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules import rounds, stock_turn
from menagerie.games.eighteen_zoo.rules.facts import CARDS, CELL_AT, FAMILY_OF, POWER_OF, squirrel_index
from menagerie.games.eighteen_zoo.rules.position import HOME, NONE, TURN, WITH_FAMILY
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

RECORDS = "18xx.games"


def new(players: int = 2, letter: str = "A", seed: str = "1", **options: Any) -> EighteenZooState:
    state = GAME.start(players, EighteenZooOptions(map=letter, **options), seed)  # type: ignore[arg-type]  # a letter
    assert isinstance(state, EighteenZooState)
    return state


def do(state: EighteenZooState, *actions: EighteenZooAction) -> list[EighteenZooEvent]:
    """Does them one after another, each by the seat that is asked."""
    events: list[EighteenZooEvent] = []
    for action in actions:
        events += state.apply(state.waiting_on[0], action)
    return events


def refusal(state: EighteenZooState, action: EighteenZooAction, seat: int | None = None) -> str:
    """The paragraph that forbids it to the seat that is asked."""
    asked = state.waiting_on[0] if seat is None else seat
    before = state.snapshot()
    try:
        state.clone().apply(asked, action)
    except Refused as refused:
        assert state.snapshot() == before
        assert action not in state.legal(asked)
        return _with_words(refused.violation).paragraph
    raise AssertionError(f"{action} is not refused")


def allowed(state: EighteenZooState, action: EighteenZooAction, seat: int | None = None) -> bool:
    found = state.check(state.waiting_on[0] if seat is None else seat, action)
    if found is not None:
        _with_words(found)
    return found is None


def violation(state: EighteenZooState, action: EighteenZooAction, seat: int | None = None) -> RuleViolation:
    """The whole refusal, with the facts it names."""
    found = state.check(state.waiting_on[0] if seat is None else seat, action)
    assert found is not None, f"{action} is not refused"
    return _with_words(found)


def _with_words(violation: RuleViolation) -> RuleViolation:
    """A refusal whose message is in both languages."""
    for language in LANGUAGES:
        assert words_for(GAME, language, ()).has(violation.reason), violation.reason
    return violation


def stock_round(players: int = 2, letter: str = "A", **options: Any) -> EighteenZooState:
    """Monday's stock round, nothing drafted; the first player's turn."""
    state = new(players, letter, **options)
    do(state, *[Pass()] * players)
    assert state.pending == TURN
    return state


def launch(state: EighteenZooState, family: str, value: int = 5, tile: str = "", rotation: int = 0) -> None:
    """The asked player launches a family; its home tile is the first that fits, or the one named."""
    do(state, Launch(family, value))  # type: ignore[arg-type]  # one of the families
    if state.pending == HOME:
        lays = [action for action in state.legal(state.waiting_on[0]) if isinstance(action, Lay)]
        home = Lay(lays[0].hex, tile, rotation) if tile else lays[0]
        do(state, home)
    if state.pending == "bonus":
        do(state, Pass())


def owned(
    players: int = 2, letter: str = "A", families: dict[str, int] | None = None, value: int = 7, **options: Any
) -> EighteenZooState:
    """The first operating round: each of the families belongs to a seat, its home tile lies, nobody has acted."""
    state = stock_round(players, letter, **options)
    for family, seat in (families or {"GI": 0}).items():
        _launch_freely(state, family, seat, value)
    state.first_launch = FAMILY_OF[next(iter(families or {"GI": 0}))]
    _pass_all(state)
    return state


def _launch_freely(state: EighteenZooState, family: str, seat: int, value: int) -> None:
    """A launch out of turn, for tests that are about something else."""
    number = FAMILY_OF[family]
    place, near, first = state.turn_index, state.launchable, state.first_launch
    state.launchable = -1
    state.cash[seat] += 2 * value
    state.bank -= 2 * value
    state.turn_index = state.order.index(seat)
    stock_turn.begin(state)
    rounds.go_on(state, [])
    launch(state, family, value)
    state.launchable, state.first_launch = near, first
    state.turn_index = place
    stock_turn.begin(state)
    rounds.go_on(state, [])
    assert state.controller(number) == seat


def _pass_all(state: EighteenZooState) -> None:
    while state.round == 1:
        do(state, Pass())


def to_step(state: EighteenZooState, step: str) -> EighteenZooState:
    """Passes, and runs nowhere, until that step of the family whose turn it is."""
    for _ in range(8):
        if state.pending == step:
            return state
        do(state, Rest() if state.pending == "run" else Pass())
    raise AssertionError(f"{state.pending} is not {step}")


def give(state: EighteenZooState, power: str, owner: int | str) -> None:
    """Puts a power into a player's hand (a seat) or with a family (its name)."""
    place = owner if isinstance(owner, int) else WITH_FAMILY + FAMILY_OF[owner]
    state.power_at[POWER_OF[power]] = place


def deal_card(state: EighteenZooState, seat: int, *cards: str) -> None:
    """Cards (``GI_1``) from wherever they are into a hand."""
    for name in cards:
        family, _, number = name.partition("_")
        card = CARDS * FAMILY_OF[family] + int(number)
        for hand in state.hands:
            if card in hand:
                hand.remove(card)
        if card in state.kitchen[FAMILY_OF[family]]:
            state.kitchen[FAMILY_OF[family]].remove(card)
        state.hands[seat].append(card)


def squirrel(state: EighteenZooState, family: str, *names: str) -> None:
    """Squirrels for a family; the deck goes on after the last of them."""
    for name in names:
        number = squirrel_index(state.players)[name]
        state.squirrels[FAMILY_OF[family]].append(number)
        state.deck_at = max(state.deck_at, number + 1)


def cell(state: EighteenZooState, family: str) -> tuple[int, int]:
    from menagerie.games.eighteen_zoo.rules.facts import CELLS

    return CELLS[state.cell[FAMILY_OF[family]]]


def stand(state: EighteenZooState, family: str, row: int, column: int) -> None:
    """Puts a token into a box, below those already there."""
    number = FAMILY_OF[family]
    if state.cell[number] != NONE:
        state.stacks[state.cell[number]].remove(number)
    state.cell[number] = CELL_AT[(row, column)]
    state.stacks[state.cell[number]].append(number)


def treasury(state: EighteenZooState, family: str) -> int:
    return state.treasury[FAMILY_OF[family]]


def enrich(state: EighteenZooState, family: str, amount: int) -> None:
    state.bank -= amount - state.treasury[FAMILY_OF[family]]
    state.treasury[FAMILY_OF[family]] = amount


def cash(state: EighteenZooState, seat: int, amount: int) -> None:
    state.bank -= amount - state.cash[seat]
    state.cash[seat] = amount


def nest(state: EighteenZooState, family: str) -> list[str]:

    return [state.squirrel_name(number) for number in state.squirrels[FAMILY_OF[family]]]


def lay(state: EighteenZooState, hex: str, tile: str, rotation: int) -> None:
    """Track that lies there already, whatever the rules say."""
    from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named

    state.track.lay(state.track.board.index[hex], tile_named(tile), rotation)


def station(state: EighteenZooState, family: str, hex: str) -> None:
    state.track.place(FAMILY_OF[family], state.track.board.index[hex])


def refreshed(state: EighteenZooState) -> EighteenZooState:
    """Finds the next decision again, after a test has changed the state."""
    rounds.go_on(state, [])
    return state
