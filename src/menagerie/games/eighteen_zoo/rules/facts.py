"""The facts of the box as plain numbers: families, squirrels and phases, the stock board, powers, the set-up.

Inside the rules everything is a small int. A family is its place among H1 to H8; a card is ``5 * family + i``, 0 being
the parents and 4 the cousin; a squirrel is its place in the deck, so that the deck is never shuffled nor stored; a
power is its place in `POWERS`; a box of the stock board is its place in `PRICE`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, get_args


@cache
def _facts(name: str) -> dict[str, Any]:
    return tomllib.loads((files("menagerie.games.eighteen_zoo") / "data" / f"{name}.toml").read_text("utf-8"))


# --- families and their cards

Family = Literal["CR", "GI", "PB", "PE", "LI", "TI", "BB", "EL"]
FAMILIES: Final[tuple[Family, ...]] = get_args(Family)
FAMILY_OF: Final[dict[str, int]] = {name: family for family, name in enumerate(FAMILIES)}
FAMILY_NAMES: Final[tuple[str, ...]] = tuple(family["name"] for family in _facts("families")["family"])
COLOURS: Final[tuple[str, ...]] = tuple(family["colour"] for family in _facts("families")["family"])
TEXT_COLOURS: Final[tuple[str, ...]] = tuple(family["text_colour"] for family in _facts("families")["family"])
STATION_COSTS: Final[list[list[int]]] = [family["stations"] for family in _facts("families")["family"]]
STATION_COSTS_18XX: Final[list[list[int]]] = [
    family.get("stations_18xx", family["stations"]) for family in _facts("families")["family"]
]

CARDS: Final = 5
"""Parents, three children, a cousin."""
COUSIN: Final = 4
FAMILY_LIMIT: Final = 4
"""6.4: with this many animals of a family nothing more from the lounge."""

# --- powers

PowerName = Literal[
    "DAYS_OFF", "MIDAS", "TOO_MUCH_RESPONSIBILITY", "LEPRECHAUN_POT_OF_GOLD", "IT_S_ALL_GREEK_TO_ME", "WHATSUP",
    "RABBITS", "MOLES", "ANCIENT_MAPS", "HOLE", "ON_A_DIET", "SHINING_GOLD", "THAT_S_MINE", "WORK_IN_PROGRESS",
    "WHEAT", "TWO_BARRELS", "A_SQUEEZE", "PATCH", "WINGS", "A_TIP_OF_SUGAR",
]  # fmt: skip
POWERS: Final[tuple[PowerName, ...]] = get_args(PowerName)
POWER_OF: Final[dict[str, int]] = {name: power for power, name in enumerate(POWERS)}
POWER_COST: Final[list[int]] = [power["cost"] for power in _facts("powers")["power"]]
POWER_USES: Final[list[int]] = [power["uses"] for power in _facts("powers")["power"]]
GREEN: Final[list[bool]] = [power["colour"] == "green" for power in _facts("powers")["power"]]

DAYS_OFF: Final = 0
MIDAS: Final = 1
RESPONSIBILITY: Final = 2
LEPRECHAUN: Final = 3
GREEK: Final = 4
WHATSUP: Final = 5
RABBITS: Final = 6
MOLES: Final = 7
ANCIENT_MAPS: Final = 8
HOLE: Final = 9
ON_A_DIET: Final = 10
SHINING_GOLD: Final = 11
THATS_MINE: Final = 12
WORK_IN_PROGRESS: Final = 13
WHEAT: Final = 14
TWO_BARRELS: Final = 15
A_SQUEEZE: Final = 16
PATCH: Final = 17
WINGS: Final = 18
SUGAR: Final = 19

POWER_LIMIT: Final = 3

# --- squirrels and phases

KINDS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in _facts("squirrels")["type"])
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
KIND_COST: Final[list[int]] = [kind["cost"] for kind in _facts("squirrels")["type"]]
KIND_STOPS: Final[list[int]] = [kind["stops"] for kind in _facts("squirrels")["type"]]
K2S: Final = 0
K3S: Final = 1
K3S_LONG: Final = 2
K4S: Final = 3
K4S_PERM: Final = 4
K5S: Final = 5
K4J: Final = 6
K2J: Final = 7


def retirement_phases(kind: int) -> tuple[str | None, str | None]:
    """3.6: the phase that retires a kind at once, and the one that leaves it a last run."""
    facts = _facts("squirrels")["type"][kind]
    return facts.get("obsolete_on"), facts.get("last_run_on")


PHASES: Final[tuple[str, ...]] = tuple(phase["name"] for phase in _facts("squirrels")["phase"])
PHASE_LIMIT: Final[list[int]] = [phase["limit"] for phase in _facts("squirrels")["phase"]]
PHASE_COLOUR: Final[list[int]] = [phase["colours"] - 1 for phase in _facts("squirrels")["phase"]]
PHASE_R: Final[list[int]] = [phase["r"] for phase in _facts("squirrels")["phase"]]
PHASE_BONUS: Final[list[bool]] = [phase["bonus"] for phase in _facts("squirrels")["phase"]]
PHASE_LAUNCH: Final[list[list[int]]] = [phase["launch"] for phase in _facts("squirrels")["phase"]]
PHASE_BROUGHT_BY: Final[list[int]] = [0, 1, 1, 2, 3, 4, 5, 5]
"""The phase in which a squirrel of each kind can be had first."""
PHASE_4S: Final = 2
PHASE_5S: Final = 4
PHASE_4J: Final = 5

JUMPERS: Final = 24
"""1.1: 4J/2J never run out; but no more than these can ever be wanted."""


@cache
def deck(players: int) -> list[int]:
    """2.4: the kinds of all squirrels, in the order they leave the deck."""
    kinds: list[int] = []
    for kind, facts in enumerate(_facts("squirrels")["type"][: K4J + 1]):
        count = facts["count"]
        kinds += [kind] * (players if count == 0 else JUMPERS if count < 0 else count)
    return kinds


PATCHED_NAME: Final = "1S-0"
"""How records name the squirrel with the PATCH."""


@cache
def squirrel_names(players: int) -> list[str]:
    """``2S-0``, ``3S Long-0``, ``4J-3``: a squirrel's kind and its number among them."""
    kinds = deck(players)
    return [f"{KINDS[kind]}-{kinds[:place].count(kind)}" for place, kind in enumerate(kinds)]


@cache
def squirrel_index(players: int) -> dict[str, int]:
    return {name: squirrel for squirrel, name in enumerate(squirrel_names(players))}


# --- the stock board

_ROWS: Final[list[list[list[int]]]] = _facts("stock_board")["rows"]
CELLS: Final[list[tuple[int, int]]] = [(row, col) for row, boxes in enumerate(_ROWS) for col in range(len(boxes))]
CELL_AT: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(CELLS)}
COLUMN: Final[list[int]] = [col for _, col in CELLS]
PRICE: Final[list[int]] = [_ROWS[row][col][0] for row, col in CELLS]
DIVIDEND: Final[list[int]] = [_ROWS[row][col][1] for row, col in CELLS]
PARENTS_BONUS: Final[list[int]] = [_ROWS[row][col][2] for row, col in CELLS]
THRESHOLD: Final[list[int]] = [_ROWS[row][col][3] for row, col in CELLS]
RIGHT: Final[list[int]] = [
    CELL_AT.get((row, col + 1), CELL_AT.get((row - 1, col), cell)) for cell, (row, col) in enumerate(CELLS)
]
LEFT: Final[list[int]] = [
    CELL_AT[(row, col - 1)] if col else CELL_AT.get((row + 1, 0), cell) for cell, (row, col) in enumerate(CELLS)
]
UP: Final[list[int]] = [CELL_AT.get((row - 1, col), cell) for cell, (row, col) in enumerate(CELLS)]
DOWN: Final[list[int]] = [CELL_AT.get((row + 1, col), cell) for cell, (row, col) in enumerate(CELLS)]
LAST_CELL: Final = CELL_AT[(0, len(_ROWS[0]) - 1)]
"""The 24: a token there ends the game."""

LAUNCH_VALUES: Final[list[int]] = [launch[0] for launch in _facts("stock_board")["launch"]]
LAUNCH_CELL: Final[dict[int, int]] = {
    value: CELL_AT[(row, col)] for value, row, col, _, _ in _facts("stock_board")["launch"]
}
LAUNCH_BONUS: Final[dict[int, int]] = {launch[0]: launch[3] for launch in _facts("stock_board")["launch"]}
BONUS_TRACKS: Final[dict[int, int]] = {launch[0]: launch[4] for launch in _facts("stock_board")["launch"]}
LAUNCH_COLOUR: Final[dict[int, int]] = {5: 0, 6: 0, 7: 0, 9: 1, 12: 2}
"""6.3: the best colour of home tile a launch at this value brings."""

# --- the set-up and the rounds

_SETUP: Final = _facts("setup")
DRAFT_ROUND: Final = 0
STOCK_ROUND: Final = 1
OPERATING_ROUND: Final = 2
ROUND_KIND: Final[list[int]] = [("draft", "sr", "or").index(entry[0]) for entry in _SETUP["rounds"]]
ROUND_DAY: Final[list[int]] = [entry[1] for entry in _SETUP["rounds"]]
ROUND_NUMBER: Final[list[int]] = [entry[2] for entry in _SETUP["rounds"]]
TICKET: Final[list[int]] = [entry[3] for entry in _SETUP["rounds"]]
LAST_TICKET: Final[int] = _SETUP["ticket_at_the_end"]
COUSINS_ROUND: Final = 7
"""WEDNESDAY's stock round, when the cousins arrive."""
POWERS_A_ROUND: Final = 4


def setup_of(players: int) -> dict[str, Any]:
    """2.3, 9: what a table of this size starts with."""
    facts: dict[str, Any] = _SETUP["players"][str(players)]
    return facts
