"""Writes the browser's types: every struct of `menagerie.server.wire`, and each game's own, as TypeScript.

    python -m menagerie.server.typescript

rewrites ``web/src/lib/wire.ts``. The types come from msgspec's JSON Schema, so that the browser cannot drift from what
the server accepts and sends. A game's types stand in a namespace of its own: ``LuckyLions.View``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from menagerie.core.contract import AnyGame
from menagerie.core.registry import all_games
from menagerie.server import wire
from menagerie.server.club import (
    bot_wire,
    daily_wire,
    lobby_wire,
    moderation_wire,
    people_wire,
    puzzles_wire,
    ratings_wire,
    tournaments_wire,
)
from menagerie.table import limits
from menagerie.table.phrases import PHRASES
from menagerie.table.undo import UndoKind

WIRE_TS = Path("web") / "src" / "lib" / "wire.ts"

HEADER = """\
// Written by `python -m menagerie.server.typescript` from the server's own structs. Do not edit by hand.
"""

Schema = dict[str, Any]

CLUB: tuple[ModuleType, ...] = (
    bot_wire,
    daily_wire,
    lobby_wire,
    moderation_wire,
    people_wire,
    puzzles_wire,
    ratings_wire,
    tournaments_wire,
)
"""The wire modules of `menagerie.server.club`; each names its own `SENT_BY_BROWSER`."""

# What the browser sends. There a field with a default may be left out; whatever the server sends is whole.
SENT_BY_BROWSER: tuple[Any, ...] = (
    *get_args(wire.ClientMessage),
    wire.ChangeMe,
    wire.SetPassphrase,
    wire.ContinueAs,
    wire.SeatSetup,
    wire.MakeTable,
    wire.PlayNow,
    wire.OpenLesson,
    wire.JoinTable,
    wire.StartTable,
    wire.GameSetup,
    wire.AskPosition,
    wire.CheckAtPosition,
    wire.Branch,
)

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    """The whole of ``wire.ts``."""
    structs = [thing for module in (wire, *CLUB) for thing in vars(module).values() if _is_message(thing)]
    sent = (*SENT_BY_BROWSER, *(kind for module in CLUB for kind in module.SENT_BY_BROWSER))
    blocks = [HEADER, *_declarations(dict.fromkeys(structs), optional={kind.__name__ for kind in sent})]
    blocks.append(f"export type UndoKind = {_type(_schema(UndoKind))};\n")
    blocks.append(f"export type Language = {_type(_schema(wire.Language))};\n")
    for name, union in (("ClientMessage", wire.ClientMessage), ("ServerMessage", wire.ServerMessage)):
        blocks.append(f"export type {name} = {_union(kind.__name__ for kind in get_args(union))};\n")
    blocks.append(
        f"/** The largest record that can be imported. */\nexport const RECORD_BYTES = {limits.RECORD_BYTES};\n"
    )
    bounds = msgspec.json.encode(_tournament_bounds(), order="sorted").decode()
    bounds = bounds.replace(",", ", ").replace(":", ": ")
    said = "/** The least and the most that a tournament may have. */"
    blocks.append(f"{said}\nexport const TOURNAMENT_BOUNDS = {bounds} as const;\n")
    phrases = msgspec.json.encode(PHRASES).decode().replace(",", ", ")
    said = "/** The canned phrases, in the order in which they are offered. */"
    blocks.append(f"{said}\nexport const PHRASES = {phrases} as const;\n")
    blocks += [_namespace(game) for game in all_games()]
    return "\n".join(blocks)


def _tournament_bounds() -> dict[str, tuple[int, int]]:
    return {
        "name": limits.TOURNAMENT_NAME_LENGTH,
        "about": (0, limits.TOURNAMENT_ABOUT_LENGTH),
        "rounds": limits.TOURNAMENT_ROUNDS,
        "late": (0, limits.TOURNAMENT_LATE_ROUNDS),
        "minutes": limits.ARENA_MINUTES,
        "absence": limits.ABSENCE_MINUTES,
        "pause": (0, limits.TOURNAMENT_PAUSE_MINUTES),
        "bots": (1, limits.TOURNAMENT_BOTS),
    }


def _is_message(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, wire.Wire) and thing not in (wire.Wire, wire.Tagged)


def _namespace(game: AnyGame) -> str:
    """A game's options, actions, events, view and foresight, with everything they speak of."""
    actions, events = _members(game.action_type), _members(game.event_type)
    foresight = () if game.foresight_type is None else _members(game.foresight_type)
    document = () if game.document_type is None else _members(game.document_type)
    queries = () if game.query_type is None else _members(game.query_type)
    answers = () if game.answer_type is None else _members(game.answer_type)
    sent = {query.__name__ for query in queries}
    others = (*foresight, *document, *queries, *answers)
    lines = [
        *_declarations([game.options_type, *actions, *events, game.view_type, *others], optional=sent),
        f"export type Action = {_union(kind.__name__ for kind in actions)};\n",
        f"export type Event = {_union(kind.__name__ for kind in events)};\n",
        f"export type Options = {game.options_type.__name__};\n",
        f"export type View = {game.view_type.__name__};\n",
        f"export type Foresight = {_union(kind.__name__ for kind in foresight)};\n",
        f"export type Document = {_union(kind.__name__ for kind in document)};\n",
        f"export type Query = {_union(kind.__name__ for kind in queries)};\n",
        f"export type Answer = {_union(kind.__name__ for kind in answers)};\n",
    ]
    body = "\n".join(lines).rstrip().replace("\n", "\n  ").replace("\n  \n", "\n\n")
    return f"/** {game.title}. */\nexport declare namespace {_camel(game.name)} {{\n  {body}\n}}\n"


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _camel(name: str) -> str:
    """``lucky-lions`` as ``LuckyLions``; a name that starts with a digit gets a letter in front."""
    joined = "".join(part.capitalize() for part in name.split("-"))
    return f"Game{joined}" if joined[:1].isdigit() else joined


def _schema(kind: Any) -> Schema:
    return msgspec.json.schema(kind)


def _declarations(kinds: Iterable[Any], optional: set[str]) -> Iterator[str]:
    """An interface for every struct there, and for every one they hold."""
    wanted = list(kinds)
    _, components = msgspec.json.schema_components(wanted, ref_template="{name}")
    left_out = _omitting(wanted)
    for name, schema in components.items():
        yield _interface(name, schema, optional=name in optional or name in left_out)


def _omitting(kinds: Iterable[Any]) -> set[str]:
    """The structs among these, and those they hold, whose defaults are not sent."""
    found: dict[type, bool] = {}

    def walk(info: object) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = bool(info.cls.__struct_config__.omit_defaults)
        if isinstance(info, msgspec.inspect.Type | msgspec.inspect.Field):
            for name in info.__struct_fields__:
                walk(getattr(info, name))
        elif isinstance(info, tuple):
            for inner in info:
                walk(inner)

    for kind in kinds:
        walk(msgspec.inspect.type_info(kind))
    return {kind.__name__ for kind, omits in found.items() if omits}


def _interface(name: str, schema: Schema, *, optional: bool) -> str:
    lines = [f"/** {_first_sentence(schema['description'])} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for field, inner in schema.get("properties", {}).items():
        mark = "?" if optional and field not in required else ""
        lines.append(f"  {field}{mark}: {_type(inner)};")
    return "\n".join([*lines, "}", ""])


def _first_sentence(text: str) -> str:
    return " ".join(text.split("\n\n", maxsplit=1)[0].split()).replace("*/", "* /")


def _union(names: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(names)) or "never"


def _type(schema: Schema) -> str:
    """One JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return _union(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return _union(_type(inner) for inner in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        more = schema.get("additionalProperties", {})
        return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
    return "unknown" if kind is None else _PLAIN[kind]


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_type(inner) for inner in schema['prefixItems'])}]"
    items = schema.get("items", {})
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def main() -> None:
    home = Path(__file__).resolve().parents[3]
    if not (home / WIRE_TS).parent.is_dir():
        sys.exit("The browser's sources are not here: this needs a checkout of Menagerie.")
    (home / WIRE_TS).write_text(types(), encoding="utf-8")


if __name__ == "__main__":
    main()
