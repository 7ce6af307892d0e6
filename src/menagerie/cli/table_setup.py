"""Setting up a table from what was typed: the game, its options, how many play, and which bots."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import inspect

from menagerie.bots import best_bot, bots_for, levels, name_of_level
from menagerie.cli.errors import CliError
from menagerie.core.contract import AnyGame, BadSetup, Options
from menagerie.core.registry import UnknownGame
from menagerie.core.registry import game as find_game
from menagerie.core.words import Words, words_for

_YES = {"yes", "y", "on", "oui", "o"}
_NO = {"no", "n", "off", "non"}


def game_named(name: str, words: Words) -> AnyGame:
    """The game of that name; the error names the closest one."""
    try:
        return find_game(name)
    except UnknownGame as unknown:
        close = get_close_matches(name.lower().replace("_", "-").replace(" ", "-"), unknown.known, n=1, cutoff=0.4)
        known = ", ".join(unknown.known)
        if close:
            raise CliError(words("cli-unknown-game-close", name=name[:40], close=close[0], known=known)) from None
        raise CliError(words("cli-unknown-game", name=name[:40], known=known)) from None


def options_from(game: AnyGame, given: Sequence[str], words: Words) -> Options:
    """The options of a table from ``name=value`` texts; a bare name switches a yes-or-no option on."""
    fields = {field.name: field for field in option_fields(game)}
    chosen: dict[str, Any] = {}
    for text in given:
        typed, equals, value = text.partition("=")
        name = typed.strip().replace("-", "_")
        if name in game.record_options:
            raise CliError(words("bad-option-for-records", game=game.title, option=name))
        if name not in fields:
            raise _unknown_option(game, typed.strip(), list(fields), words)
        kind = fields[name].type
        if isinstance(kind, inspect.BoolType):
            value = _yes_or_no(value.strip().lower()) if equals else "true"
        try:
            several = isinstance(kind, inspect.Metadata) and isinstance(kind.type, inspect.VarTupleType)
            read = msgspec.convert(
                {name: split_list(value) if several else value.strip()}, game.options_type, strict=False
            )
        except msgspec.ValidationError:
            raise CliError(
                words("cli-bad-option-value", option=name, value=value[:40], allowed=allowed_text(kind, words))
            ) from None
        chosen[name] = getattr(read, name)
    options: Options = msgspec.convert(chosen, game.options_type)
    return options


def option_fields(game: AnyGame) -> Sequence[inspect.Field]:
    """What a new table may choose."""
    described = inspect.type_info(game.options_type)
    assert isinstance(described, inspect.StructType)
    return [field for field in described.fields if field.name not in game.record_options]


def _yes_or_no(value: str) -> str:
    return "true" if value in _YES else "false" if value in _NO else value


def _unknown_option(game: AnyGame, typed: str, known: list[str], words: Words) -> CliError:
    close = get_close_matches(typed.replace("-", "_"), known, n=1)
    facts = {"option": typed[:40], "game": game.title, "known": ", ".join(known), "name": game.name}
    if close:
        return CliError(words("cli-unknown-option-close", close=close[0], **facts))
    return CliError(words("cli-unknown-option", **facts))


def allowed_text(kind: inspect.Type, words: Words) -> str:
    """What an option may be, in words."""
    match kind:
        case inspect.BoolType():
            return words("cli-allowed-bool")
        case inspect.IntType(ge=int(least), le=int(most)):
            return words("cli-allowed-range", least=least, most=most)
        case inspect.IntType():
            return words("cli-allowed-number")
        case (
            inspect.LiteralType(values=values) | inspect.Metadata(type=inspect.LiteralType(), extra={"choices": values})
        ):
            return ", ".join(str(value) for value in values)
        case inspect.Metadata(type=inspect.VarTupleType(), extra={"choices": choices}):
            return words("cli-allowed-several", choices=", ".join(choices))
        case _:
            return words("cli-allowed-text")


def default_text(field: inspect.Field, words: Words) -> str:
    if isinstance(field.default, bool):
        return words("cli-yes") if field.default else words("cli-no")
    if isinstance(field.default, tuple):
        return ",".join(field.default) or words("cli-none")
    return str(field.default)


def check_setup(game: AnyGame, players: int, options: Options, words: Words) -> None:
    """Raises where so many cannot play with these options."""
    try:
        game.check_new(players, options)
    except BadSetup as problem:
        raise CliError(words_for(game, words.language).setup_error(problem)) from None


def split_list(text: str | None) -> list[str]:
    """``a,b,c`` as a list; nothing for nothing."""
    return [] if text is None else [name.strip() for name in text.split(",")]


def bots_for_seats(
    game: AnyGame, given: str | None, seats: int, words: Words, default: str | None = None
) -> tuple[str, ...]:
    """One bot a seat, by its name or its number of paws. Where fewer are named than there are seats, the list is gone
    through again."""
    known = bots_for(game)
    named = [name_of_level(game, name) for name in split_list(given)] or [default or best_bot(game)]
    for name in named:
        if name not in known:
            offered = ", ".join(dict.fromkeys([*levels(game), *known]))
            raise CliError(words("cli-unknown-bot", name=name[:40], game=game.title, known=offered))
    if given is not None and len(named) > seats:
        raise CliError(words("cli-too-many-bots", named=len(named), seats=seats))
    return tuple(named[seat % len(named)] for seat in range(seats))
