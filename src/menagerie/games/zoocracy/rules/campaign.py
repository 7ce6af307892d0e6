"""5b: campaigning. Functions that end the phase answer True."""

from __future__ import annotations

from typing import Final

from menagerie.games.zoocracy.events import (
    BlockadeLifted,
    BlockadePlaced,
    CampaignTurn,
    Fed,
    ManipulationLifted,
    ManipulationPlaced,
    OfficeTurned,
    Smeared,
    TurnPassed,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.cards import NEGATIVE, RALLY
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.hands import play_card
from menagerie.games.zoocracy.rules.nouns import OFFICES, SPECIES
from menagerie.games.zoocracy.rules.order import set_order
from menagerie.games.zoocracy.rules.position import (
    ALL_SPECIES,
    BLOCKADE,
    CAMPAIGN,
    DEFENSE,
    FINANCE,
    MANIPULATE,
    NOBODY,
    NOWHERE,
    OPPOSITION_LEADER,
    PRIME_MINISTER,
    Position,
)

_LIMIT: Final[tuple[int, ...]] = rulebook().campaign_limit


def limit(position: Position) -> int:
    """5b.6: so much food from the funds in a turn; 9b.4, 9b.5: two more or less after some events."""
    return max(0, _LIMIT[position.players - 2] + position.harvest)


def begin(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5b.2: the Defense Minister decides first."""
    set_order(position, events)
    if position.holder[DEFENSE] != NOBODY and position.face[DEFENSE]:
        return _ask(position, BLOCKADE, position.holder[DEFENSE])
    return _ask_finance(position, events)


def _ask(position: Position, step: str, seat: int) -> bool:
    position.step = step
    position.active = seat
    position.waiting_on = (seat,)
    position.acts = 0
    return False


def _ask_finance(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5b.2: and then the Finance Minister."""
    if position.holder[FINANCE] != NOBODY and position.face[FINANCE]:
        return _ask(position, MANIPULATE, position.holder[FINANCE])
    return _first_turn(position, events)


def _first_turn(position: Position, events: list[ZoocracyEvent]) -> bool:
    position.asked = 0
    return _turn(position, events)


def _turn(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5b.3: the parties in player order."""
    seat = position.order[position.asked]
    position.fed = [0] * ALL_SPECIES
    events.append(CampaignTurn(seat, limit(position)))
    return _ask(position, CAMPAIGN, seat)


def block(position: Position, seat: int, species: int, events: list[ZoocracyEvent]) -> bool:
    """5b.2, 5b.9: nobody puts food there in this round."""
    position.blockade = species
    turn_office(position, DEFENSE, seat, events)
    events.append(BlockadePlaced(seat, SPECIES[species]))
    return _ask_finance(position, events)


def manipulate(position: Position, seat: int, species: int, events: list[ZoocracyEvent]) -> bool:
    """5b.2, 5c.9: other votes at the next count."""
    position.manipulation = species
    turn_office(position, FINANCE, seat, events)
    events.append(ManipulationPlaced(seat, SPECIES[species]))
    return _first_turn(position, events)


def spare(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """5b.2: a minister keeps the marker for later."""
    events.append(TurnPassed(seat))
    if position.step == BLOCKADE:
        return _ask_finance(position, events)
    return _first_turn(position, events)


def turn_office(position: Position, office: int, seat: int, events: list[ZoocracyEvent]) -> None:
    """A power is used: its card is turned."""
    position.face[office] = False
    events.append(OfficeTurned(OFFICES[office], seat, face_up=False))


def feed(position: Position, seat: int, species: int, food: int, events: list[ZoocracyEvent]) -> bool:
    """5b.7: food from the funds."""
    position.funds[seat] -= food
    position.seen[seat] -= food
    position.fed[species] += food
    total = _put(position, seat, species, food)
    events.append(Fed(seat, SPECIES[species], food, "funds", total))
    position.acts += 1
    return False


def _put(position: Position, seat: int, species: int, food: int) -> int:
    place = species * position.players + seat
    position.food[place] += food
    return position.food[place]


def rally(position: Position, seat: int, species: int, food: int, events: list[ZoocracyEvent]) -> bool:
    """9a.1: food from the supply."""
    play_card(position, seat, RALLY + species, events)
    position.supply[seat] -= food
    total = _put(position, seat, species, food)
    events.append(Fed(seat, SPECIES[species], food, "rally", total))
    position.acts += 1
    return False


def boost(position: Position, seat: int, species: int, food: int, events: list[ZoocracyEvent]) -> bool:
    """5b.11: the Prime Minister's food from the supply."""
    turn_office(position, PRIME_MINISTER, seat, events)
    position.supply[seat] -= food
    total = _put(position, seat, species, food)
    events.append(Fed(seat, SPECIES[species], food, "prime-minister", total))
    position.acts += 1
    return False


def negative(position: Position, seat: int, species: int, victim: int, events: list[ZoocracyEvent]) -> bool:
    """9a.2: by card."""
    play_card(position, seat, NEGATIVE + species, events)
    _swap(position, seat, species, victim)
    events.append(Smeared(seat, SPECIES[species], victim, "card"))
    position.acts += 1
    return False


def smear(position: Position, seat: int, species: int, victim: int, events: list[ZoocracyEvent]) -> bool:
    """5b.12: by office."""
    turn_office(position, OPPOSITION_LEADER, seat, events)
    _swap(position, seat, species, victim)
    events.append(Smeared(seat, SPECIES[species], victim, "office"))
    position.acts += 1
    return False


def _swap(position: Position, seat: int, species: int, victim: int) -> None:
    first = species * position.players
    position.food[first + victim] -= 1
    position.supply[victim] += 1
    position.food[first + seat] += 1
    position.supply[seat] -= 1


def end_turn(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """The next party's turn, or the end of the phase."""
    events.append(TurnPassed(seat))
    position.fed = [0] * ALL_SPECIES
    position.asked += 1
    if position.asked < position.players:
        return _turn(position, events)
    position.active = NOBODY
    return True


def lift_blockade(position: Position, events: list[ZoocracyEvent]) -> None:
    """5b.14: at the end of the round."""
    if position.blockade != NOWHERE:
        events.append(BlockadeLifted(SPECIES[position.blockade]))
        position.blockade = NOWHERE


def lift_manipulation(position: Position, events: list[ZoocracyEvent]) -> None:
    """5b.14: once the votes are counted."""
    if position.manipulation != NOWHERE:
        events.append(ManipulationLifted(SPECIES[position.manipulation]))
        position.manipulation = NOWHERE


def ties(position: Position, species: int, seat: int, count: int, victim: int) -> bool:
    """5b.8: whether two parties would have equally many tokens there, if this one had so many and the victim one less.

    There is no tie before, so only the two that change can make one. Nothing and nothing are no tie.
    """
    first = species * position.players
    robbed = position.food[first + victim] - 1 if victim != NOBODY else -1
    for other in range(position.players):
        if other in (seat, victim):
            continue
        there = position.food[first + other]
        if there == count or (there == robbed and robbed > 0):
            return True
    return count == robbed and robbed > 0
