"""The canonical state: what two engines are compared by, step by step."""

from __future__ import annotations

from typing import Any

from menagerie.games.eighteen_zoo.rules import reputation
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    CELLS,
    FAMILIES,
    K4J,
    KINDS,
    OPERATING_ROUND,
    PATCH,
    PATCHED_NAME,
    PHASES,
    POWERS,
    POWERS_A_ROUND,
    PRICE,
    ROUND_DAY,
    ROUND_KIND,
    ROUND_NUMBER,
    WHEAT,
    WINGS,
    setup_of,
)
from menagerie.games.eighteen_zoo.rules.map.track import FREE, MOST_SPACES, NEUTRAL, NEVER
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    BY_HAND,
    CLOSED,
    FUTURE,
    HARVEST,
    HIDDEN,
    LAST_ROUND,
    NOBODY,
    NONE,
    RUN,
    RUNNING,
    STATION,
    TOP_REPUTATION,
    TRACK,
    WITH_FAMILY,
    Position,
)
from menagerie.games.eighteen_zoo.rules.scoring import worth

_PLACES = {AVAILABLE: "available", FUTURE: "future", HIDDEN: "hidden", CLOSED: "closed"}
_REASONS = {LAST_ROUND: "fixed_round", TOP_REPUTATION: "stock_market", BY_HAND: "manually_ended"}
_SHOWN = 3


def canonical(position: Position, ids: list[Any]) -> dict[str, Any]:
    """Everything that can be compared; players go by the record's own keys."""
    kind = ROUND_KIND[position.round]
    state: dict[str, Any] = {
        "round": _round(position),
        "phase": PHASES[position.phase],
        "finished": position.ended != RUNNING,
        "player_order": [ids[seat] for seat in position.order],
        "players": {str(ids[seat]): _player(position, seat) for seat in range(position.players)},
        "families": {FAMILIES[family]: _family(position, family, ids) for family in position.families},
        "reputation_order": [FAMILIES[family] for family in reputation.operating_order(position)],
        "stock_board": _stock_board(position),
        "or_order": [FAMILIES[family] for family in position.operating_order] if kind == OPERATING_ROUND else None,
        "tiles": _tiles(position),
        "cities": _cities(position),
        "deck": _deck(position),
        "deck_left": max(0, position.kinds.index(K4J) - position.deck_at),
        "kitchen_trains": sorted(_train_name(position, squirrel) for squirrel in position.kitchen_squirrels),
        "powers": {name: _place(position, power, ids) for power, name in sorted(enumerate(POWERS), key=_by_name)},
        "ticket_value": position.ticket(),
        "holes": _holes(position),
        "wheat": [position.track.board.hexes[hex] for hex in position.wheat if hex != NONE],
        "near_families": _near(position),
        "patched_train": None if position.patched == NONE else position.squirrel_name(position.patched),
    }
    if position.ended != RUNNING:
        state["result"] = {str(ids[seat]): worth(position, seat) for seat in range(position.players)}
        state["game_end_reason"] = _REASONS[position.ended]
    return state


def _by_name(entry: tuple[int, str]) -> str:
    return entry[1]


def _round(position: Position) -> dict[str, Any]:
    day, number = ROUND_DAY[position.round], ROUND_NUMBER[position.round]
    kind = ("DR", "SR", "OR")[ROUND_KIND[position.round]]
    name = {"DR": "DR", "SR": f"SR{day}", "OR": f"OR{day}.{number}"}[kind]
    return {"kind": kind, "turn": day, "num": number, "name": name}


def _player(position: Position, seat: int) -> dict[str, Any]:
    cards: dict[str, list[str]] = {}
    for card in sorted(position.hands[seat]):
        cards.setdefault(FAMILIES[card // CARDS], []).append(_card(card))
    return {
        "cash": position.cash[seat],
        "penalty": position.debt[seat],
        "tickets": position.tickets[seat],
        "powers": sorted(POWERS[power] for power in position.powers_of(seat)),
        "cards": dict(sorted(cards.items())),
        "num_cards": len(position.hands[seat]),
        "value": worth(position, seat),
    }


def _card(card: int) -> str:
    return f"{FAMILIES[card // CARDS]}_{card % CARDS}"


def _family(position: Position, family: int, ids: list[Any]) -> dict[str, Any]:
    seat = position.controller(family)
    cell = position.cell[family]
    gone = [card for hand in position.hands for card in hand] + position.kitchen[family]
    track = position.track
    fields: dict[str, Any] = {
        "launched": position.is_launched(family),
        "president": None if seat == NOBODY else ids[seat],
        "cash": position.treasury[family],
        "cell": None if cell == NONE else list(CELLS[cell]),
        "reputation": None if cell == NONE else PRICE[cell],
        "lounge": [_card(card) for card in range(CARDS * family, CARDS * family + CARDS) if card not in gone],
        "kitchen": [_card(card) for card in sorted(position.kitchen[family])],
        "trains": sorted(
            [_train(position, squirrel) for squirrel in position.squirrels[family]], key=lambda t: t["id"]
        ),
        "stations_left": len(position.station_costs(family))
        + 1
        - position.stations_built[family]
        - (1 if position.is_launched(family) else 0),
        "stations": sorted(track.board.hexes[hex] for hex in track.board.station_hexes if track.stands_at(family, hex)),
        "powers": sorted(POWERS[power] for power in position.powers_of(WITH_FAMILY + family)),
    }
    assigned = _assigned(position, family)
    if assigned:
        fields["assigned"] = assigned
    return fields


def _assigned(position: Position, family: int) -> list[str]:
    assigned = []
    if position.barrels and position.family == family and position.step in (TRACK, STATION, RUN, HARVEST):
        assigned.append("BARREL")
    if position.patched != NONE and position.family_has(family, PATCH):
        assigned.append(POWERS[PATCH])
    if position.family_has(family, WHEAT) or position.wheat[family] != NONE:
        assigned.append(POWERS[WHEAT])
    if position.family_has(family, WINGS):
        assigned.append(POWERS[WINGS])
    return assigned


def _train(position: Position, squirrel: int) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "id": _train_name(position, squirrel),
        "name": "1S" if squirrel == position.patched else KINDS[position.kind(squirrel)],
    }
    if (position.last_run >> squirrel) & 1:
        fields["obsolete"] = True
    if position.operated & position.operated_bit(squirrel):
        fields["operated"] = True
    return fields


def _train_name(position: Position, squirrel: int) -> str:
    return PATCHED_NAME if squirrel == position.patched else position.squirrel_name(squirrel)


def _stock_board(position: Position) -> dict[str, list[str]]:
    found = {f"{row},{col}": position.stacks[cell] for cell, (row, col) in enumerate(CELLS) if position.stacks[cell]}
    return {place: [FAMILIES[family] for family in stack] for place, stack in sorted(found.items())}


def _tiles(position: Position) -> dict[str, list[Any]]:
    track = position.track
    laid = {
        track.board.hexes[hex]: [track.label(hex), track.rotation(hex)]
        for hex in range(len(track.board.hexes))
        if track.tile(hex) >= 0
    }
    return dict(sorted(laid.items()))


def _cities(position: Position) -> dict[str, Any]:
    """Station hexes that hold, or keep a space for, anybody."""
    track = position.track
    cities: dict[str, Any] = {}
    for place, hex in enumerate(track.board.station_hexes):
        first = MOST_SPACES * place
        count = track.space_count(hex)
        spaces = track.spaces[first : first + count]
        reserved = track.reserved[first : first + count]
        while reserved and reserved[-1] == NEVER:
            reserved.pop()
        extra = track.extra[place]
        if all(space == FREE for space in spaces) and not any(kept >= 0 for kept in reserved) and extra < 0:
            continue
        cities[track.board.hexes[hex]] = {
            "slots": [None if space == FREE else "BLOCK" if space == NEUTRAL else FAMILIES[space] for space in spaces],
            "extra": [] if extra < 0 else [FAMILIES[extra]],
            "reserved": [FAMILIES[kept] if kept >= 0 else None for kept in reserved],
        }
    return dict(sorted(cities.items()))


def _deck(position: Position) -> list[str]:
    """The next three; all that is left when only jumping ones are is a single card."""
    shown: list[str] = []
    for squirrel in range(position.deck_at, position.deck_at + _SHOWN):
        shown.append(position.squirrel_name(squirrel))
        if position.kinds[squirrel] == K4J:
            break
    return shown


def _place(position: Position, power: int, ids: list[Any]) -> str:
    place = position.power_at[power]
    if place >= WITH_FAMILY:
        return f"family:{FAMILIES[place - WITH_FAMILY]}"
    if place == HIDDEN and position.options.revealed_powers and power in position.power_order[: _in_play(position)]:
        return _PLACES[FUTURE]  # 9.3: it lies open, but its round is still to come
    return f"player:{ids[place]}" if place >= 0 else _PLACES[place]


def _in_play(position: Position) -> int:
    """5.1: how many powers come up in a game: those of the draft and of three rounds."""
    draft: int = setup_of(position.players)["draft"]
    return draft + 3 * POWERS_A_ROUND


def _holes(position: Position) -> list[str]:
    hexes = position.track.board.hexes
    if position.hole_first != NONE:
        return [hexes[position.hole_first]]
    return [hexes[hex] for hex in position.track.hole if hex >= 0]


def _near(position: Position) -> list[str] | None:
    if position.players == 5:
        return None
    return sorted(FAMILIES[family] for family in position.families if (position.launchable >> family) & 1)
