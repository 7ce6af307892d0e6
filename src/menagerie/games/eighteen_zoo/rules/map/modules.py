"""2.1: the seventeen modules, the six maps made of them, and maps of one's own."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from menagerie.core.contract import BadSetup
from menagerie.games.eighteen_zoo.rules.map.board import AREAS, FAMILIES, STEPS, Area, Board
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_set

BASE: Final = "BASE"
MOST_MODULES: Final = 8


@cache
def _facts() -> dict[str, Any]:
    text = (files("menagerie.games.eighteen_zoo") / "data" / "modules.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def map_names() -> tuple[str, ...]:
    """A to F."""
    return tuple(_facts()["maps"])


def module_names(digital: bool = False) -> tuple[str, ...]:
    """The modules in the box; and with ``digital`` the one that 18xx.games has besides."""
    return tuple(name for name, fact in _facts()["modules"].items() if digital or not fact.get("digital"))


@cache
def board_named(name: str, base: str = "BASE-1") -> Board:
    """Map A to F, on another base module if asked; made once and kept."""
    fact = _facts()["maps"].get(name)
    if fact is None:
        raise BadSetup("bad-map-unknown", concerns="map", name=name, known=", ".join(map_names()))
    modules = tuple(base if module.startswith(BASE) else module for module in fact["modules"])
    areas = _laid_out(modules) | dict(_read(line) for line in fact.get("filler", []))
    return _board(name, modules, areas, fact["centre"])


@cache
def _composed(modules: tuple[str, ...], digital: bool) -> Board:
    problem = map_problem(modules, digital)
    if problem is not None:
        raise problem
    laid = tuple(sorted(_true_name(module) for module in modules))
    centre = _centre_of_twin(laid)
    areas = _laid_out(laid)
    if not centre:  # far to the west we need one column more
        centre = "I11" if min(column for column, _ in areas) < -6 else "H11"
    return _board("+".join(laid), laid, areas, centre)


def compose(modules: Sequence[str], digital: bool = False) -> Board:
    """A custom map of these modules; raises `BadSetup` where they do not make a map."""
    return _composed(tuple(modules), digital)


def board_again(name: str, modules: tuple[str, ...]) -> Board:
    """The board of that name: the very same object, if it is around."""
    if name in map_names():
        return board_named(name, next(module for module in modules if module.startswith(BASE)))
    return compose(modules, digital=True)


def map_problem(modules: Sequence[str], digital: bool = False) -> BadSetup | None:
    """Why these modules do not make a map."""
    known = module_names(digital)
    for module in modules:
        if _true_name(module) not in known:
            return BadSetup("bad-map-module", concerns="modules", module=module, known=", ".join(known))
    names = [_true_name(module) for module in modules]
    bases = [name for name in names if name.startswith(BASE)]
    if len(bases) != 1:
        return BadSetup("bad-map-base", concerns="modules", count=len(bases))
    at: dict[str, str] = {}
    for name in names:
        position = name[0]
        if position in at:
            return BadSetup("bad-map-position", concerns="modules", one=at[position], other=name, position=position)
        at[position] = name
    return _misfit(names)


def _misfit(names: list[str]) -> BadSetup | None:
    """Modules over each other, apart from the rest, or without any home."""
    taken: dict[tuple[int, int], str] = {}
    for name in names:
        for place in module_areas(name):
            if place in taken:
                return BadSetup("bad-map-overlap", concerns="modules", one=taken[place], other=name)
            taken[place] = name
    reached = [next(place for place, name in taken.items() if name.startswith(BASE))]
    seen = set(reached)
    for column, row in reached:  # grows while we walk along it
        for right, down in STEPS:
            beside = (column + right, row + down)
            if beside in taken and beside not in seen:
                seen.add(beside)
                reached.append(beside)
    for place, name in taken.items():
        if place not in seen:
            return BadSetup("bad-map-apart", concerns="modules", module=name)
    if not any(area.family >= 0 for name in names for area in module_areas(name).values()):
        return BadSetup("bad-map-no-home", concerns="modules")
    return None


@cache
def module_areas(name: str) -> dict[tuple[int, int], Area]:
    """A module's hexes, by column and row from the centre of the base module."""
    return dict(_read(line) for line in _facts()["modules"][name]["hexes"])


def _true_name(module: str) -> str:
    """The rulebook calls two modules by fewer letters than their maps have."""
    for name, fact in _facts()["modules"].items():
        if fact.get("also") == module:
            return str(name)
    return module


def _laid_out(modules: Sequence[str]) -> dict[tuple[int, int], Area]:
    return {place: area for module in modules for place, area in module_areas(module).items()}


def _centre_of_twin(modules: tuple[str, ...]) -> str:
    """Where one of the six maps has the same modules, whatever the base: its hexes keep their names."""
    rest = {module for module in modules if not module.startswith(BASE)}
    for fact in _facts()["maps"].values():
        if {module for module in fact["modules"] if not module.startswith(BASE)} == rest:
            return str(fact["centre"])
    return ""


def _read(line: str) -> tuple[tuple[int, int], Area]:
    """``3 -1 home GI``, ``4 -2 grey path 2-5 stub 1``, ``5 -5 R exits 1-2``."""
    column, row, kind, *printed = line.split()
    area = Area(AREAS.index(kind))
    if kind == "home":
        area.family = FAMILIES.index(printed.pop(0))
    for what, edges in zip(printed[::2], printed[1::2], strict=True):
        named = [int(edge) for edge in edges.split("-")]
        if what == "exits":
            area.exits = named
        elif what == "stub":
            area.stubs += named
        else:  # a path joins two edges, a junction any two of three
            area.paths += [(a, b) for a in named for b in named if a < b]
    return (int(column), int(row)), area


def _board(name: str, modules: tuple[str, ...], areas: dict[tuple[int, int], Area], centre: str) -> Board:
    column, row = ord(centre[0]) - 65, int(centre[1:])
    placed = {(column + x, row + y): area for (x, y), area in areas.items()}
    return Board(name, modules, placed, (column, row), tile_set())
