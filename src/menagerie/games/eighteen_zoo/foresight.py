"""What an action would change at once, worked out on a state guessed from the view: what the board shows beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from menagerie.games.eighteen_zoo.actions import (
    Accept,
    BuildStation,
    BuySquirrel,
    CallSquirrel,
    DiscardSquirrel,
    EighteenZooAction,
    Lay,
    Mark,
    UsePower,
)
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, LastRunDue, Ran, SquirrelRetired
from menagerie.games.eighteen_zoo.harvest_search import ALL_HARVESTS_BUDGET, HarvestSearch, runners_of
from menagerie.games.eighteen_zoo.rules import scoring, steps
from menagerie.games.eighteen_zoo.rules.facts import CELLS, FAMILIES, FAMILY_OF, PHASES, PRICE, Family
from menagerie.games.eighteen_zoo.rules.map.stop_graph import changes_graph
from menagerie.games.eighteen_zoo.rules.position import NOBODY, NONE, RUNNING, Position
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState


class ReputationForesight(Struct, frozen=True):
    """Where a family's token would lie."""

    family: Family
    row: int
    column: int
    price: int


class RetirementForesight(Struct, frozen=True):
    squirrel: str
    family: Family | None
    """None in the kitchen."""
    last_run: bool
    """It runs once more."""
    may_be_saved: bool = False
    """The PATCH will be asked for first."""


class EighteenZooForesight(Struct, frozen=True, omit_defaults=True):
    """Changes, not totals; what does not change is left out."""

    cash: tuple[int, ...]
    """By seat."""
    worth: tuple[int, ...]
    """By seat."""
    treasury: dict[Family, int] = {}
    debt: tuple[int, ...] = ()
    """By seat; empty where no debt changes."""
    reputation: tuple[ReputationForesight, ...] = ()
    parents: dict[Family, int] = {}
    """Families with another parent, and which seat it is."""
    retires: tuple[RetirementForesight, ...] = ()
    phase: str | None = None
    """The phase that would begin."""
    nuts: int | None = None
    """Of runs that the action makes."""
    family: Family | None = None
    """Whose best harvest the action may change."""
    harvest_before: int | None = None
    """Its best harvest in nuts now, and after the action; nothing where the search for it would take too long."""
    harvest_after: int | None = None
    ends_turn: bool = False
    """Of the player or family whose turn it is."""
    ends_round: bool = False
    ends_game: bool = False


def foresee(
    actions: Sequence[EighteenZooAction], guess: EighteenZooState, seat: int
) -> list[EighteenZooForesight | None]:
    """For each action of the seat what it would change; nothing for one that is refused."""
    before = Standing(guess)
    search = HarvestSearch(ALL_HARVESTS_BUDGET)
    alike: dict[tuple[object, ...], EighteenZooForesight | None] = {}
    found: list[EighteenZooForesight | None] = []
    for action in actions:
        key = _looks(guess, action)
        if key is None:
            found.append(_foresee(guess, before, seat, action, search))
            continue
        if key not in alike:
            alike[key] = _foresee(guess, before, seat, action, search)
        found.append(alike[key])
    return found


def _looks(position: Position, action: EighteenZooAction) -> tuple[object, ...] | None:
    """What a lay leaves on the map: equal for rotations that look the same."""
    if type(action) is not Lay:
        return None
    track = position.track
    hex = track.board.index.get(action.hex, NONE)
    tile = track.board.tiles.index.get(action.tile, NONE)
    if hex == NONE or tile == NONE:
        return None
    faces = track.board.faces
    face = track.face_of(hex, tile, action.rotation)
    return action.hex, action.tile, action.power, faces.exits[face], faces.joined[face]


def _foresee(
    guess: EighteenZooState,
    before: Standing,
    seat: int,
    action: EighteenZooAction,
    search: HarvestSearch,
) -> EighteenZooForesight | None:
    if steps.refuse(guess, seat, action) is not None:
        return None
    after = guess.clone()
    events = steps.apply(after, seat, action)
    return foresee_one(before, guess, after, action, events, search)


def foresee_one(
    before: Standing,
    old: Position,
    new: Position,
    action: EighteenZooAction,
    events: Sequence[EighteenZooEvent],
    search: HarvestSearch,
) -> EighteenZooForesight:
    """What the action has changed, with the best harvest of the family it concerns."""
    family = _family_concerned(old, action)
    if family == NONE or not _may_run(old, new, family):
        return difference(before, old, new, events)
    was = search.best_nuts(old, old.step, family)
    now = search.best_nuts(new, old.step, family, old if _same_graph(old, new, action) else None)
    return difference(before, old, new, events, family, was, now)


class Standing:
    """How everybody stands in a position: what changes are counted from."""

    def __init__(self, position: Position) -> None:
        seats = range(position.players)
        self.cash: list[int] = position.cash[:]
        self.debt: list[int] = position.debt[:]
        self.treasury: list[int] = position.treasury[:]
        self.cell: list[int] = position.cell[:]
        self.worth: list[int] = [scoring.worth_at_the_end(position, seat) for seat in seats]
        self.controllers: list[int] = [position.controller(family) for family in position.families]


def difference(
    before: Standing,
    old: Position,
    new: Position,
    events: Sequence[EighteenZooEvent],
    family: int = NONE,
    harvest_before: int | None = None,
    harvest_after: int | None = None,
) -> EighteenZooForesight:
    """What has changed from one position to the other, by these events."""
    after = Standing(new)
    debts = _less(after.debt, before.debt)
    ran = [event.nuts for event in events if type(event) is Ran]
    return EighteenZooForesight(
        cash=_less(after.cash, before.cash),
        worth=_less(after.worth, before.worth),
        treasury={
            FAMILIES[one]: after.treasury[one] - before.treasury[one]
            for one in new.families
            if after.treasury[one] != before.treasury[one]
        },
        debt=debts if any(debts) else (),
        reputation=tuple(
            [
                ReputationForesight(FAMILIES[one], *CELLS[after.cell[one]], PRICE[after.cell[one]])
                for one in new.families
                if after.cell[one] != before.cell[one]
            ]
        ),
        parents={
            FAMILIES[one]: now
            for one, was, now in zip(new.families, before.controllers, after.controllers, strict=True)
            if was != now and now != NOBODY
        },
        retires=_retirements(old, new, events),
        phase=PHASES[new.phase] if new.phase != old.phase else None,
        nuts=ran[-1] if ran else None,
        family=None if family == NONE else FAMILIES[family],
        harvest_before=harvest_before,
        harvest_after=harvest_after,
        ends_turn=new.turns_ended != old.turns_ended or new.ended != RUNNING,
        ends_round=new.round != old.round or new.ended != RUNNING,
        ends_game=new.ended != RUNNING,
    )


def _less(after: list[int], before: list[int]) -> tuple[int, ...]:
    return tuple([one - other for one, other in zip(after, before, strict=True)])


def _retirements(old: Position, new: Position, events: Sequence[EighteenZooEvent]) -> tuple[RetirementForesight, ...]:
    found: list[RetirementForesight] = []
    for event in events:
        if type(event) is SquirrelRetired:
            found.append(RetirementForesight(event.squirrel, event.family, last_run=False))
        elif type(event) is LastRunDue:
            found.append(RetirementForesight(event.squirrel, event.family, last_run=True))
    for squirrel in new.retiring:
        if squirrel not in old.retiring:
            family = new.owner_family(squirrel)
            name = None if family == NONE else FAMILIES[family]
            found.append(RetirementForesight(new.squirrel_name(squirrel), name, last_run=False, may_be_saved=True))
    return tuple(found)


# --- the best harvest


def _family_concerned(position: Position, action: EighteenZooAction) -> int:
    """The family whose best harvest the action may change."""
    if type(action) is CallSquirrel:
        return FAMILY_OF[action.family]
    if type(action) in (Lay, BuildStation, Mark, BuySquirrel, Accept) or (
        type(action) is UsePower and action.power == "TWO_BARRELS"
    ):
        return position.family
    if type(action) is DiscardSquirrel:
        for family in position.families:
            if action.squirrel in [position.squirrel_name(squirrel) for squirrel in position.squirrels[family]]:
                return family
    return NONE


def _same_graph(old: Position, new: Position, action: EighteenZooAction) -> bool:
    """Whether a lay leads nowhere yet, as most do: then it changes no harvest."""
    if type(action) is not Lay:
        return False
    hex = old.track.board.index[action.hex]
    return not changes_graph(old.track, hex, new.track.face[hex])


def _may_run(old: Position, new: Position, family: int) -> bool:
    return bool(runners_of(old, old.step, family) or runners_of(new, old.step, family))
