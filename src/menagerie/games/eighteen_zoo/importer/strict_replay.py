"""Replays a record by the rulebook and as 18xx.games does, side by side, up to the first difference."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.eighteen_zoo.actions import Pass, Rest
from menagerie.games.eighteen_zoo.importer.canonical_state import canonical
from menagerie.games.eighteen_zoo.importer.file import Raw, RecordedAction, RecordedGame
from menagerie.games.eighteen_zoo.importer.replay import Outcome, RefusedAction, Replay
from menagerie.games.eighteen_zoo.rules.facts import OPERATING_ROUND
from menagerie.games.eighteen_zoo.rules.position import END, HARVEST, HOME, RUN, SQUIRRELS, STATION, TURN
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.rules.steps import may_pass

_BY_KIND = {
    "run_routes": "10.16",
    "dividend": "10.6",
    "pass": "10.6",
    "lay_tile": "10.22",
    "place_token": "10.20",
    "sell_shares": "10.29",
    "buy_train": "10.41",
    "choose_ability": "10.41",
}
"""The ruling that an action of each kind most likely shows, where the two states differ."""


_DISPLAYED = ("available", "future", "hidden")
"""Where a power nobody has yet may be."""

_LATER = (STATION, RUN, HARVEST, SQUIRRELS, END)
"""The steps of a family's turn after the track, in order."""

_BY_REASON = {
    "refusal-through-r": "10.11",
    "refusal-water-twice": "10.12",
    "refusal-not-an-end": "10.18",
    "refusal-too-few-stops": "10.18",
    "refusal-phase-too-early": "10.21",
    "refusal-launch-phase": "10.21",
    "refusal-card-limit": "10.30",
    "refusal-over-limit": "10.31",
    "refusal-three-powers": "10.32",
    "refusal-not-nearby": "10.33",
    "refusal-not-top-card": "10.34",
    "refusal-one-by-one": "10.37",
    "refusal-no-need-to-sell": "10.39",
    "refusal-not-forced": "10.39",
    "refusal-not-first-squirrel": "10.41",
    "refusal-patch-at-will": "10.42",
    "refusal-ticket-part": "10.45",
    "refusal-greek-too-early": "10.49",
    "refusal-none-left": "10.55",
    "refusal-same-hex": "10.56",
    "refusal-asked-second-map": "10.57",
    "refusal-asked-second-hole": "10.59",
    "refusal-must-buy": "10.69",
    "refusal-asked-patch": "10.70",
    "refusal-asked-discard": "10.72",
    "refusal-cannot-discard": "10.73",
    "refusal-no-room": "10.74",
    "refusal-patched-buys-none": "10.74",
    "refusal-unlaunched-home": "10.60",
}
"""What the rulebook refuses and a record may do, with its ruling."""


def ruling(raw: Raw, violation: RuleViolation) -> RuleViolation:
    """The refusal with the number of its ruling in section 10, where there is one."""
    paragraph = _BY_REASON.get(violation.reason, violation.paragraph)
    if raw.get("type") == "sell_shares" and len(raw.get("shares") or ()) > 1 and paragraph == "10.39":
        paragraph = "10.37"
    elif raw.get("type") == "lay_tile" and str(raw.get("tile")).startswith("X"):
        paragraph = "10.22"
    elif raw.get("entity") == "ON_A_DIET":
        paragraph = "10.20"
    elif raw.get("entity") == "ANCIENT_MAPS" and raw.get("type") == "pass":
        paragraph = "10.25"
    return RuleViolation(paragraph, violation.reason, violation.facts, violation.instead)


def compare(game: RecordedGame) -> Outcome:
    """Plays the record by the rulebook and as 18xx.games did, up to the first action where the two differ."""
    recorded, strict = Replay(game), Replay(game, strict=True)
    refused: RefusedAction | None = None
    applied = 0
    for number, played in enumerate(game.actions, start=1):
        refused = _step(recorded, strict, played, number)
        if refused is not None:
            break
        applied += 1
    return Outcome(len(game.actions), applied, strict.scores(), game.expected, refused)


def _step(recorded: Replay, strict: Replay, played: RecordedAction, number: int) -> RefusedAction | None:
    for raw in played.parts:
        asked = recorded.state.pending
        _pass_idle(recorded.state, strict)
        refused = recorded.play(raw)
        if refused is None:
            if asked == HOME and raw.get("type") == "pass" and strict.state.pending != HOME:
                continue  # 10.28: by the rulebook nobody is asked where there is nothing to choose
            refused = strict.play(raw)
            refused = None if refused is None else ruling(raw, refused)
            if refused is None:
                _catch_up(recorded.state, strict)
        if refused is not None:
            return strict.refused(played, number, raw, refused)
    return _difference(recorded.game, recorded, strict, played, number)


def _pass_idle(recorded: EighteenZooState, strict: Replay) -> None:
    """10.52: by the rulebook a player passes where in records the turn has ended by itself, also after a sale."""
    state = strict.state
    for _ in range(state.players):
        same_round = recorded.pending == state.pending == TURN and recorded.round == state.round
        if same_round and recorded.waiting_on != state.waiting_on and may_pass(state):
            strict.answer(Pass())


def _catch_up(recorded: EighteenZooState, strict: Replay) -> None:
    """10.24: by the rulebook a step waits for what powers could do; where 18xx.games has gone on, nothing is done."""
    state = strict.state
    while (
        state.family == recorded.family
        and recorded.pending in _LATER
        and state.pending in _LATER
        and _LATER.index(state.pending) < _LATER.index(recorded.pending)
        and state.pending != HARVEST
    ):
        strict.answer(Rest() if state.pending == RUN else Pass())


def _difference(
    game: RecordedGame, recorded: Replay, strict: Replay, played: RecordedAction, number: int
) -> RefusedAction | None:
    """What differs between the two states, as a refusal that names the ruling."""
    if recorded.state.pending == HARVEST:
        return None  # 10.15: the water is paid a step earlier by the rulebook
    one, other = (canonical(state, game.ids) for state in (recorded.state, strict.state))
    for state in (one, other):
        state["families"].get("EL", {}).pop("stations_left", None)  # 10.2: it shows when the third one is built
        if recorded.state.round_kind() == OPERATING_ROUND:  # 10.36: the rulebook puts up powers a little earlier
            state["powers"] = {name: place for name, place in state["powers"].items() if place not in _DISPLAYED}
    if one == other:
        return None
    kind = str(played.raw.get("type"))
    difference = _first_difference(one, other)
    first = number == 1 and difference.field in ("cash", "value")
    paragraph = "10.1" if first else _paragraph(recorded.state, strict.state, difference, kind)
    return strict.refused(played, number, played.raw, in_words(difference, game, paragraph))


class Difference(Struct, frozen=True):
    """The first field in which two states differ, with both values."""

    path: tuple[str, ...]
    """Down to the field of a player, a family, a hex or a power, or of the game."""
    recorded: Any
    strict: Any

    @property
    def field(self) -> str:
        return self.path[-1]


_PARTS = ("players", "families", "tiles", "cities", "powers")
"""What the canonical state holds one of for each player, family, hex and power."""


def _first_difference(one: dict[str, Any], other: dict[str, Any]) -> Difference:
    for key in sorted(one.keys() | other.keys()):
        here, there = one.get(key), other.get(key)
        if here == there:
            continue
        if key not in _PARTS:
            return Difference((key,), here, there)
        assert isinstance(here, dict)
        assert isinstance(there, dict)
        owner = next(name for name in sorted(here.keys() | there.keys()) if here.get(name) != there.get(name))
        mine, theirs = here.get(owner), there.get(owner)
        if key in ("players", "families") and isinstance(mine, dict) and isinstance(theirs, dict):
            field = next(name for name in sorted(mine.keys() | theirs.keys()) if mine.get(name) != theirs.get(name))
            return Difference((key, owner, field), mine.get(field), theirs.get(field))
        return Difference((key, owner), mine, theirs)
    raise AssertionError("the states are equal")


def in_words(difference: Difference, game: RecordedGame, paragraph: str) -> RuleViolation:
    """Names the difference by messages of the catalogue; numbers with both figures."""
    path = difference.path
    facts: dict[str, Fact] = {}
    if path[0] == "players":
        facts = {"seat": game.seat(path[1]), "difference": path[2]}
    elif path[0] == "families":
        facts = {"family": path[1], "difference": path[2]}
    elif path[0] in ("tiles", "cities"):
        facts = {"hex": path[1], "difference": path[0]}
    elif path[0] == "powers":
        facts = {"power": path[1], "difference": "place"}
    else:
        facts = {"difference": path[0]}
    owner = "seat" if "seat" in facts else next((name for name in ("family", "hex", "power") if name in facts), "game")
    reason = f"refusal-differs-{owner}"
    if type(difference.recorded) is int and type(difference.strict) is int and path[-1] != "president":
        reason = f"refusal-differs-{owner}-figures"
        facts |= {"recorded": difference.recorded, "counted": difference.strict}
    return RuleViolation(paragraph, reason, facts)


def _paragraph(recorded: EighteenZooState, strict: EighteenZooState, difference: Difference, kind: str) -> str:
    """The ruling that a difference most likely shows."""
    if recorded.round > strict.round and kind == "pass":
        return "10.81"
    match difference.field, kind:
        case "cash", "dividend":
            return "10.10"
        case "trains", "pass":
            return "10.66"
        case _, "sell_shares" if recorded.family >= 0:
            return "10.37"
        case "kitchen", "sell_shares":
            return "10.34"
    return _BY_KIND.get(kind, "10.0")
