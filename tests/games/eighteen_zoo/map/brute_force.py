"""Legal lays and best runs by brute force, for comparison: every tile and every run is tried.

Independent of the library: its own model of the tiles and of a way over the map (a chain of sides between hexes, and
stops), every run followed to its end. Slow, and simple enough to be checked by reading.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import copy
from importlib.resources import files

from menagerie.games.eighteen_zoo.rules.map.modules import module_areas
from menagerie.games.eighteen_zoo.rules.map.runs import RunModifiers, Runner
from menagerie.games.eighteen_zoo.rules.map.track import Track

FACTS = tomllib.loads((files("menagerie.games.eighteen_zoo") / "data" / "tiles.toml").read_text())["tiles"]
STEPS = [(0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)]

Side = frozenset[tuple[int, int]]
Stop = tuple[str, tuple[int, int], int]  # kind, place, number on that hex
Run = tuple[tuple[Stop, ...], tuple[Side, ...]]


class PlainMap:
    """The map hex by hex: what its edges lead to."""

    def __init__(self, track: Track, family: int) -> None:
        self.track = track
        self.family = family
        self.links: dict[tuple[int, int], list[tuple[object, object]]] = {}
        """By place: pairs of an edge (int) and another edge or a stop."""
        centre = track.board.places[track.board.centre]
        printed = {
            (centre[0] + column, centre[1] + row): area
            for module in track.board.modules
            for (column, row), area in module_areas(module).items()
        }
        for hex, place in enumerate(track.board.places):
            links: list[tuple[object, object]] = []
            area = printed.get(place)
            tile = track.tile(hex)
            if tile >= 0:
                links = tile_links(track, hex, track.board.tiles.numbers[tile], track.rotation(hex), place)
            elif area is not None:
                links += list(area.paths)
                links += [(edge, ("stub", place, edge)) for edge in area.stubs]
                links += [(edge, ("R", place, 0)) for edge in area.exits]
            self.links[place] = links

    def with_tile(self, hex: int, tile: int, rotation: int) -> PlainMap:
        """The same map with one more tile."""
        after = copy(self)
        after.track = self.track.clone()
        after.track.lay(hex, tile, rotation)
        place = self.track.board.places[hex]
        links = tile_links(self.track, hex, self.track.board.tiles.numbers[tile], rotation, place)
        after.links = self.links | {place: links}
        return after

    def own(self) -> list[tuple[int, int]]:
        places = [self.track.board.places[hex] for hex in self.track.board.station_hexes]
        return [place for i, place in enumerate(places) if self.track.stands[self.family] >> i & 1]

    def spaces(self, place: tuple[int, int]) -> list[int]:
        hex = self.track.board.places.index(place)
        tile = self.track.tile(hex)
        count = FACTS[self.track.board.tiles.numbers[tile]]["spaces"] if tile >= 0 else 1
        i = 3 * self.track.board.station_hexes.index(hex)
        return self.track.spaces[i : i + count]

    def tokened_out(self, place: tuple[int, int]) -> bool:
        return place not in self.own() and -1 not in self.spaces(place)

    def hole(self) -> list[tuple[int, int]]:
        return [self.track.board.places[hex] for hex in self.track.hole if hex >= 0]

    def side(self, place: tuple[int, int], edge: int) -> Side | None:
        beside = (place[0] + STEPS[edge][0], place[1] + STEPS[edge][1])
        return frozenset((place, beside)) if beside in self.links else None

    def out_of(self, stop: Stop) -> list[tuple[tuple[int, int], int]]:
        """The ways to leave a stop: place and edge."""
        return [(stop[1], a) for a, b in self.links[stop[1]] if b == stop and isinstance(a, int)]

    def onwards(self, place: tuple[int, int], edge: int) -> list[object]:
        """What an edge leads to on its hex: other edges, and stops."""
        found: list[object] = []
        for a, b in self.links[place]:
            if a == edge:
                found.append(b)
            elif b == edge:
                found.append(a)
        return found


def tile_links(
    track: Track, hex: int, number: str, rotation: int, place: tuple[int, int]
) -> list[tuple[object, object]]:
    wet = track.board.kind[hex] == 3
    if wet and track.compat.water_tiles_swapped:
        number = {"23": "24", "24": "23"}.get(number, number)
    fact = FACTS[number]

    def turn(edge: int) -> int:
        return (edge + rotation) % 6

    if "exits" in fact:
        return [(turn(edge), ("station", place, 0)) for edge in fact["exits"]]
    groups = [fact["junction"]] if "junction" in fact else fact["paths"]
    links: list[tuple[object, object]] = []
    for number_of_water, group in enumerate(groups):
        if wet:
            links += [(turn(edge), ("O", place, number_of_water)) for edge in group]
        else:
            links += [(turn(a), turn(b)) for a in group for b in group if a < b]
    return links


# -- runs -------------------------------------------------------------------------------------------------------------


def all_runs(sheet: PlainMap, wings: bool) -> Iterator[Run]:
    """Every way from stop to stop, of any length, that never takes a side twice or comes to a stop twice."""
    stops = {b for links in sheet.links.values() for _, b in links if isinstance(b, tuple)}
    for start in sorted(stops):
        if start[0] == "stub" and not sheet.track.compat.run_to_stub:
            continue
        yield ((start,), ())
        yield from _longer(sheet, wings, (start,), (), start)


def _longer(sheet: PlainMap, wings: bool, stops: tuple[Stop, ...], sides: tuple[Side, ...], at: Stop) -> Iterator[Run]:
    for place, edge in sheet.out_of(at):
        yield from _over(sheet, wings, stops, sides, place, edge)


def _over(
    sheet: PlainMap, wings: bool, stops: tuple[Stop, ...], sides: tuple[Side, ...], place: tuple[int, int], edge: int
) -> Iterator[Run]:
    side = sheet.side(place, edge)
    if side is None or side in sides:
        return
    (beside,) = side - {place}
    sides = (*sides, side)
    for end in sheet.onwards(beside, (edge + 3) % 6):
        if isinstance(end, int):
            yield from _over(sheet, wings, stops, sides, beside, end)
            continue
        assert isinstance(end, tuple)
        stop: Stop = end
        if stop[0] == "stub" and not sheet.track.compat.run_to_stub:
            continue
        if area(sheet, stop) in [area(sheet, other) for other in stops]:
            continue
        longer = (*stops, stop)
        yield longer, sides
        if stop[0] == "R" and stop[1] in sheet.hole():
            (other_place,) = set(sheet.hole()) - {stop[1]}
            yield from _longer(sheet, wings, longer, sides, ("R", other_place, 0))
        elif may_pass(sheet, wings, stop):
            yield from _longer(sheet, wings, longer, sides, stop)


def area(sheet: PlainMap, stop: Stop) -> object:
    if stop[0] == "R" and stop[1] in sheet.hole():
        return "HOLE"
    if stop[0] == "O" and not sheet.track.compat.two_waters:
        return ("O", stop[1])
    return stop


def may_pass(sheet: PlainMap, wings: bool, stop: Stop) -> bool:
    if stop[0] == "R":
        return sheet.track.compat.run_through_r
    if stop[0] == "station" and sheet.tokened_out(stop[1]):
        return wings and sheet.spaces(stop[1]) != [8]
    return stop[0] != "stub"


def value(sheet: PlainMap, squirrel: Runner, modifiers: RunModifiers, run: Run, sugar: bool) -> int | None:
    """What it brings, or nothing where this squirrel may not run so."""
    stops, _ = run
    nuts = counted = waters = own = 0
    for i, (kind, place, _number) in enumerate(stops):
        hex = sheet.track.board.places.index(place)
        if kind == "R":
            nuts += modifiers.r_value
            counted += 1
        elif kind == "O":
            waters += 1
        elif kind == "station":
            if 0 < i < len(stops) - 1 and sheet.tokened_out(place):
                continue
            nuts += FACTS[sheet.track.board.tiles.numbers[sheet.track.tile(hex)]]["nuts"]
            counted += 1
            if place in sheet.own():
                own += 1
                nuts += 30 if modifiers.wheat == hex else 0
    if not own:
        return None
    if squirrel.patched:
        return nuts + waters * (20 if modifiers.barrels else 10) if counted == 1 else None
    if squirrel.jumping:
        counted += waters
    if (len(stops) if sheet.track.compat.any_two_stops else counted) < 2:
        return None
    if counted > squirrel.stops + (1 if sugar and not squirrel.jumping else 0):
        return None
    if not squirrel.jumping:
        return nuts + waters * (20 if modifiers.barrels else 10)
    if modifiers.barrels and sheet.track.compat.barrels_after_doubling:
        return 2 * (nuts + 10 * waters) + 10 * waters
    return 2 * (nuts + waters * (20 if modifiers.barrels else 10))


def flights(sheet: PlainMap, run: Run) -> int:
    return sum(1 for stop in run[0][1:-1] if stop[0] == "station" and sheet.tokened_out(stop[1]))


WATERLESS = 1000
"""Nuts are counted this much, so that water decides between equals."""


def most_nuts(track: Track, family: int, squirrels: list[Runner], modifiers: RunModifiers, limit: int) -> int | None:
    """The best harvest by trying all; nothing where there are more ways than the limit."""
    best = most_nuts_and_water(track, family, squirrels, modifiers, limit)
    return None if best is None else best[0]


def most_nuts_and_water(
    track: Track, family: int, squirrels: list[Runner], modifiers: RunModifiers, limit: int
) -> tuple[int, int] | None:
    """The same; with the most O areas that a harvest of so many nuts can visit."""
    sheet = PlainMap(track, family)
    runs: list[Run] = []
    for run in all_runs(sheet, modifiers.wings):
        if flights(sheet, run) <= 1:
            runs.append(run)
        if len(runs) > limit:
            return None
    choices: list[list[tuple[int, frozenset[object]]]] = []
    for squirrel in squirrels:
        best: dict[frozenset[object], int] = {}
        for run in runs:
            needs: set[object] = set(run[1])
            if flights(sheet, run):
                needs.add("WINGS")
            nuts = value(sheet, squirrel, modifiers, run, sugar=False)
            if nuts is None and modifiers.sugar and not squirrel.jumping and not squirrel.patched:
                nuts = value(sheet, squirrel, modifiers, run, sugar=True)
                needs.add("SUGAR")
            if nuts is not None:
                key = frozenset(needs)
                score = WATERLESS * nuts + sum(1 for stop in run[0] if stop[0] == "O")
                best[key] = max(score, best.get(key, 0))
        choices.append(sorted(((nuts, needs) for needs, nuts in best.items()), key=lambda choice: -choice[0]))
    return divmod(_most(choices, frozenset()), WATERLESS)


def _most(choices: list[list[tuple[int, frozenset[object]]]], taken: frozenset[object]) -> int:
    if not choices:
        return 0
    top = sum(choice[0][0] for choice in choices[1:] if choice)
    best = _most(choices[1:], taken)
    for nuts, needs in choices[0]:
        if nuts + top <= best:
            break
        if not needs & taken:
            best = max(best, nuts + _most(choices[1:], taken | needs))
    return best


# -- lays -------------------------------------------------------------------------------------------------------------


def reached_links(sheet: PlainMap) -> set[tuple[tuple[int, int], frozenset[object]]]:
    """Every piece of track some run of any length from a station of the family uses."""
    found: set[tuple[tuple[int, int], frozenset[object]]] = set()
    for place in sheet.own():
        home: Stop = ("station", place, 0)
        for _, edge in sheet.out_of(home):
            found.add((place, frozenset((edge, home))))
            _reach(sheet, found, place, edge, frozenset(), frozenset({home}))
    return found


def _reach(
    sheet: PlainMap,
    found: set[tuple[tuple[int, int], frozenset[object]]],
    place: tuple[int, int],
    edge: int,
    sides: frozenset[Side],
    stops: frozenset[object],
) -> None:
    side = sheet.side(place, edge)
    if side is None or side in sides:
        return
    (beside,) = side - {place}
    sides |= {side}
    came = (edge + 3) % 6
    found.add((beside, frozenset({"come", came})))
    for end in sheet.onwards(beside, came):
        if isinstance(end, int):
            if sheet.side(beside, end) not in sides:
                found.add((beside, frozenset((came, end))))
                _reach(sheet, found, beside, end, sides, stops)
            continue
        assert isinstance(end, tuple)
        stop: Stop = end
        found.add((beside, frozenset((came, stop))))
        if area(sheet, stop) in stops:
            continue
        beyond = [stop]
        if stop[0] == "R":
            beyond = [("R", other, 0) for other in set(sheet.hole()) - {stop[1]} if stop[1] in sheet.hole()]
        elif stop[0] == "stub" or (stop[0] == "station" and sheet.tokened_out(stop[1])):
            beyond = []
        for after in beyond:
            for place_out, edge_out in sheet.out_of(after):
                if sheet.side(place_out, edge_out) not in sides:
                    found.add((place_out, frozenset((edge_out, after))))
                    if stop[0] == "O" and edge_out != came:
                        found.add((beside, frozenset((came, edge_out))))
                    _reach(sheet, found, place_out, edge_out, sides, stops | {area(sheet, stop)})


COLOURS = ["yellow", "green", "brown", "grey"]


def legal_by_trying(track: Track, family: int, mode: str, colour: int) -> set[tuple[int, int, int]]:
    """Every lay, judged on its own by laying it."""
    found = set()
    before = PlainMap(track, family)
    for hex in range(len(track.board.hexes)):
        for tile, number in enumerate(track.board.tiles.numbers):
            if not _suits(track, family, hex, tile, number, mode, colour):
                continue
            for rotation in range(6):
                if _keeps_and_reaches(before, hex, tile, rotation):
                    found.add((hex, tile, rotation))
    return found


def _suits(track: Track, family: int, hex: int, tile: int, number: str, mode: str, colour: int) -> bool:
    """Whether such a tile may come on this hex at all, by its colour and kind."""
    fact = FACTS[number]
    kind = ["track", "track", "track", "track", "Y", "home", "", ""][track.board.kind[hex]]
    home = track.board.home_of[hex]
    counted = mode == "home" or not track.compat.supply_not_checked
    if fact["kind"] != kind or (counted and track.left[tile] <= 0):
        return False
    if "home" in fact and ["CR", "GI", "PB", "PE", "LI", "TI", "BB", "EL"].index(fact["home"]) != home:
        return False
    new = COLOURS.index(fact["colour"])
    old_tile = track.tile(hex)
    old = -1 if old_tile < 0 else COLOURS.index(FACTS[track.board.tiles.numbers[old_tile]]["colour"])
    special = fact.get("moles", False)
    if mode == "moles":
        return bool(special and old == 0 and kind == "track")
    if special:
        return False
    if mode == "home":
        return home == family and old < new <= colour
    if mode in ("yellow", "bonus", "maps"):
        return old == -1 and new == 0
    if mode == "upgrade" and old == -1:
        return False
    if mode == "rabbits" and old == -1:
        return False
    if new != old + 1:
        return False
    if old == -1:
        return True
    if FACTS[track.board.tiles.numbers[old_tile]].get("moles"):
        return False
    marked = track.board.kind[hex] in (1, 2, 3)
    if mode == "rabbits":
        return not marked or old == 0
    return not marked and new <= colour


def _keeps_and_reaches(before: PlainMap, hex: int, tile: int, rotation: int) -> bool:
    track = before.track
    place = track.board.places[hex]
    after = before.with_tile(hex, tile, rotation)
    if not all(_goes_somewhere(before, place, edge) for edge in _edges(after, place)):
        return False
    if not _joins(before, place) <= _joins(after, place):
        return False
    reached = {ends for where, ends in reached_links(after) if where == place}
    if place in after.own():
        return True
    used = {ends for ends in reached if "come" not in ends}
    if not before.links[place]:
        return bool(used)
    if any(ends not in _joins(before, place) for ends in used & _joins(after, place)):
        return True
    old, new = FACTS[track.board.tiles.numbers[track.tile(hex)]], FACTS[track.board.tiles.numbers[tile]]
    return bool(used) and new.get("nuts", 0) > old.get("nuts", 0)


def _edges(sheet: PlainMap, place: tuple[int, int]) -> set[int]:
    return {end for link in sheet.links[place] for end in link if isinstance(end, int)}


def _goes_somewhere(sheet: PlainMap, place: tuple[int, int], edge: int) -> bool:
    """The neighbour can be built on, or has a path or an arrow there."""
    side = sheet.side(place, edge)
    if side is None:
        return False
    (beside,) = side - {place}
    hex = sheet.track.board.places.index(beside)
    return sheet.track.board.kind[hex] < 6 or (edge + 3) % 6 in _edges(sheet, beside)


def _joins(sheet: PlainMap, place: tuple[int, int]) -> set[frozenset[object]]:
    """What is joined on a hex: two edges, also over an O, or an edge and the station."""
    found: set[frozenset[object]] = set()
    for a, b in sheet.links[place]:
        if not (isinstance(b, tuple) and b[0] == "O"):
            found.add(frozenset((a, b)))
            continue
        found |= {frozenset((a, other)) for other, stop in sheet.links[place] if stop == b and other != a}
    return found
