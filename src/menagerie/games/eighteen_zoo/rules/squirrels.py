"""Squirrels: buying them, the phases they bring, and how they retire (3, 7.6)."""

from __future__ import annotations

from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    LastRunDue,
    PatchPut,
    PatchTakenOff,
    PhaseBegan,
    PowerGone,
    SquirrelBought,
    SquirrelDiscarded,
    SquirrelRetired,
)
from menagerie.games.eighteen_zoo.rules import reputation
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILIES,
    K2J,
    K2S,
    K3S,
    K3S_LONG,
    K4J,
    K4S,
    KIND_COST,
    KINDS,
    PATCH,
    PHASE_4J,
    PHASE_4S,
    PHASE_5S,
    PHASE_BONUS,
    PHASE_BROUGHT_BY,
    PHASE_LIMIT,
    PHASES,
    POWER_LIMIT,
    POWERS,
    squirrel_names,
)
from menagerie.games.eighteen_zoo.rules.position import CLOSED, HARVEST, NOBODY, NONE, WITH_FAMILY, Position


def name(position: Position, squirrel: int) -> str:
    return squirrel_names(position.players)[squirrel]


def family_name(position: Position, squirrel: int) -> str:
    """What a family calls it: the patched one is a 1S."""
    return "1S" if squirrel == position.patched else KINDS[position.kind(squirrel)]


def cheapest(position: Position) -> int:
    """The least that a squirrel of the deck or the kitchen costs."""
    top = position.kinds[position.deck_at]
    least = KIND_COST[K2J] if top == K4J else KIND_COST[top]
    for squirrel in position.kitchen_squirrels:
        cost = KIND_COST[position.kind(squirrel)]
        if cost < least:
            least = cost
    return least


def is_for_sale(position: Position, squirrel: int) -> bool:
    """3.6, 11.19: not those on their last run, not the patched one."""
    return squirrel != position.patched and not (position.last_run >> squirrel) & 1


def others_sell(position: Position, family: int) -> bool:
    """Whether any other family has a squirrel that could be bought."""
    for other in position.families:
        if other != family:
            for squirrel in position.squirrels[other]:
                if is_for_sale(position, squirrel):
                    return True
    return False


def must_buy(position: Position, family: int) -> bool:
    """7.6: a family has at least one squirrel at the end of its turn."""
    return not position.squirrels[family]


def may_want_more(position: Position, family: int) -> bool:
    """7.6: room, and money with all the tickets of the player in control."""
    if not position.has_room(family):
        return False
    seat = position.controller(family)
    money = position.treasury[family] + position.tickets[seat] * position.ticket()
    least = 1 if others_sell(position, family) else cheapest(position)
    return money >= least


# --- buying


def take_from_deck(position: Position, family: int, squirrel: int, kind: int) -> bool:
    """Puts it into the family's nest; whether it came from the deck and not from the kitchen."""
    from_deck = squirrel == position.deck_at
    if from_deck:
        position.deck_at += 1
        if kind == K2J:
            position.two_jumps |= 1 << squirrel
    else:
        position.kitchen_squirrels.remove(squirrel)
    position.squirrels[family].append(squirrel)
    return from_deck


def buy(
    position: Position, family: int, squirrel: int, kind: int, helped: int, loan: int, events: list[EighteenZooEvent]
) -> None:
    """7.6: in the family's own turn, from the deck or the kitchen; 7.6.1: with the player's help and the bank's."""
    seat = position.controller(family)
    cost = KIND_COST[kind]
    own = cost - helped - loan
    position.treasury[family] -= own
    position.cash[seat] -= helped
    position.debt[seat] += 2 * loan
    position.bank += own + helped
    from_deck = take_from_deck(position, family, squirrel, kind)
    events.append(
        SquirrelBought(
            FAMILIES[family],
            name(position, squirrel),
            KINDS[kind],
            cost,
            None,
            not from_deck,
            seat if helped or loan else None,
            helped,
            loan,
        )
    )
    if not from_deck:
        return
    steps = 0
    if not position.new_squirrel:
        position.new_squirrel = True
        steps = 1
    phase = PHASE_BROUGHT_BY[kind]
    new_phase = phase > position.phase
    if new_phase and PHASE_BONUS[phase]:
        steps += 1
    if steps:
        reputation.move_right(position, family, steps, events)
    if new_phase:
        begin_phase(position, phase, family, events)


def buy_from_family(position: Position, family: int, squirrel: int, price: int, events: list[EighteenZooEvent]) -> None:
    """7.6: from another family, at the price agreed upon."""
    owner = position.owner_family(squirrel)
    position.treasury[family] -= price
    position.treasury[owner] += price
    position.squirrels[owner].remove(squirrel)
    position.squirrels[family].append(squirrel)
    kind = KINDS[position.kind(squirrel)]
    events.append(SquirrelBought(FAMILIES[family], name(position, squirrel), kind, price, FAMILIES[owner]))


def buy_by_call(position: Position, family: int, squirrel: int, kind: int, events: list[EighteenZooEvent]) -> None:
    """11.6: WHATSUP. It sleeps through the next run; one step right, and no bonus for a new phase."""
    cost = KIND_COST[kind]
    position.treasury[family] -= cost
    position.bank += cost
    from_deck = take_from_deck(position, family, squirrel, kind)
    position.asleep |= 1 << squirrel
    events.append(SquirrelBought(FAMILIES[family], name(position, squirrel), KINDS[kind], cost, None, not from_deck))
    reputation.move_right(position, family, 1, events)
    phase = PHASE_BROUGHT_BY[kind]
    if from_deck and phase > position.phase:
        spared = position.compat.whatsup_keeps_last_runs
        begin_phase(position, phase, NONE if spared else family, events)


# --- phases and retirement


def begin_phase(position: Position, phase: int, buyer: int, events: list[EighteenZooEvent]) -> None:
    """3: a new phase; some squirrels retire at once, others after one more run."""
    position.phase = phase
    events.append(PhaseBegan(PHASES[phase]))
    retiring: list[int] = []
    if phase == PHASE_4S:
        retiring = _of_kinds(position, K2S, K2S)
    elif phase == PHASE_5S:
        retiring = _of_kinds(position, K3S, K3S)
    elif phase == PHASE_4J:
        retiring = _mark_last_runs(position, buyer, events)
    savable: list[int] = []
    for squirrel in retiring:
        if squirrel in position.kitchen_squirrels:
            position.kitchen_squirrels.remove(squirrel)
            events.append(SquirrelRetired(name(position, squirrel), None))
        elif squirrel == position.patched:
            continue  # 11.19: the PATCH keeps it
        elif patch_holder(position, squirrel) != NOBODY:
            savable.append(squirrel)
        else:
            retire(position, squirrel, events)
    ask_for_patch(position, savable)


def _of_kinds(position: Position, one: int, other: int) -> list[int]:
    """All squirrels of two kinds, in the kitchen and with families."""
    found = [squirrel for squirrel in position.kitchen_squirrels if position.kinds[squirrel] in (one, other)]
    for family in position.families:
        found.extend([squirrel for squirrel in position.squirrels[family] if position.kinds[squirrel] in (one, other)])
    return found


def _mark_last_runs(position: Position, buyer: int, events: list[EighteenZooEvent]) -> list[int]:
    """3.6: the first 4J/2J: the buyer's own 3S LONG and 4S go at once, the others' run once more."""
    at_once: list[int] = []
    for squirrel in _of_kinds(position, K3S_LONG, K4S):
        owner = position.owner_family(squirrel)
        if owner in (NONE, buyer):
            at_once.append(squirrel)
        if owner != NONE and squirrel != position.patched:
            position.last_run |= 1 << squirrel
            if owner != buyer:
                events.append(LastRunDue(name(position, squirrel), FAMILIES[owner]))
    return at_once


def retire(position: Position, squirrel: int, events: list[EighteenZooEvent]) -> None:
    """3: out of the game."""
    owner = position.owner_family(squirrel)
    position.squirrels[owner].remove(squirrel)
    position.last_run &= ~(1 << squirrel)
    position.asleep &= ~(1 << squirrel)
    events.append(SquirrelRetired(name(position, squirrel), FAMILIES[owner]))


def patch_holder(position: Position, squirrel: int) -> int:
    """11.19: the seat that could save this squirrel with the PATCH, by its own hand or its family's; or nobody."""
    if position.patched != NONE:
        return NOBODY
    owner = position.owner_family(squirrel)
    seat = position.controller(owner)
    where = position.power_at[PATCH]
    if where == WITH_FAMILY + owner:
        return seat
    if where == seat and position.power_count(WITH_FAMILY + owner) < POWER_LIMIT:
        return seat
    return NOBODY


def ask_for_patch(position: Position, savable: list[int]) -> None:
    """11.19: whoever has the PATCH is asked before anything else."""
    if savable:
        position.retiring = savable
        position.patch_seat = patch_holder(position, savable[0])


def answer_patch(position: Position, squirrel: int, events: list[EighteenZooEvent]) -> None:
    """The PATCH for one of those that retire, or for none; the others go."""
    for old in position.retiring:
        if old != squirrel:
            retire(position, old, events)
    position.retiring = []
    position.patch_seat = NOBODY
    if squirrel != NONE:
        put_patch(position, squirrel, events)


def put_patch(position: Position, squirrel: int, events: list[EighteenZooEvent]) -> None:
    """11.19: from now on it is a 1S. A PATCH from a player's hand is the family's now."""
    owner = position.owner_family(squirrel)
    position.power_at[PATCH] = WITH_FAMILY + owner
    position.patched = squirrel
    position.last_run &= ~(1 << squirrel)
    position.operated &= ~position.operated_bit(squirrel)
    events.append(PatchPut(FAMILIES[owner], name(position, squirrel)))


def take_off_patch(position: Position, family: int, events: list[EighteenZooEvent]) -> None:
    """11.19: the PATCH is gone; so is the squirrel if its kind has retired, or it has one more run."""
    squirrel = position.patched
    kind = position.kinds[squirrel]
    position.patched = NONE
    position.power_at[PATCH] = CLOSED
    events.append(PatchTakenOff(FAMILIES[family], name(position, squirrel)))
    events.append(PowerGone(POWERS[PATCH]))
    if (kind == K2S and position.phase >= PHASE_4S) or (kind == K3S and position.phase >= PHASE_5S):
        retire(position, squirrel, events)
    elif kind in (K3S_LONG, K4S) and position.phase >= PHASE_4J:
        position.last_run |= 1 << squirrel
        if position.step == HARVEST:
            position.unpatched_after_run = squirrel  # it ran as a 1S this time: its last run is still to come
        events.append(LastRunDue(name(position, squirrel), FAMILIES[family]))


def end_last_runs(position: Position, family: int, events: list[EighteenZooEvent]) -> None:
    """3.6: those that have had their last run retire; 11.19: unless the PATCH saves one."""
    done = [
        squirrel
        for squirrel in position.squirrels[family]
        if (position.last_run >> squirrel) & 1 and squirrel != position.unpatched_after_run
    ]
    position.unpatched_after_run = NONE
    savable: list[int] = []
    for squirrel in done:
        if patch_holder(position, squirrel) != NOBODY:
            savable.append(squirrel)
        else:
            retire(position, squirrel, events)
    ask_for_patch(position, savable)


# --- the limit


def crowding(position: Position, family: int) -> int:
    """7.6: how many squirrels the family has beyond what the phase allows."""
    return max(0, position.counted(family) - PHASE_LIMIT[position.phase])


def owed_discards(position: Position, seat: int) -> int:
    """7.6: how many squirrels the player has to put into the kitchen."""
    owed = 0
    for family in position.families:
        if len(position.squirrels[family]) > 2 and position.controller(family) == seat:
            owed += crowding(position, family)
    return owed


def discard(position: Position, squirrel: int, events: list[EighteenZooEvent]) -> None:
    """7.6: to the kitchen, where families may buy it."""
    owner = position.owner_family(squirrel)
    position.squirrels[owner].remove(squirrel)
    position.operated |= position.asleep & (1 << squirrel)
    position.asleep &= ~(1 << squirrel)
    position.kitchen_squirrels.append(squirrel)
    position.kitchen_squirrels.sort()
    events.append(SquirrelDiscarded(name(position, squirrel), FAMILIES[owner]))
