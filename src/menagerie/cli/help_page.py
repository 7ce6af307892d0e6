"""`--help` in the reader's language.

Typer would write its headings in English. So the pages are printed here; the sentences are in the catalogue as
``cli-help-<command>`` and ``cli-help-<command>-<parameter>`` (or ``cli-help-<parameter>`` where commands share it).
"""

from typing import Any

from rich.console import Console
from typer.core import TyperCommand, TyperGroup

from menagerie.cli.errors import CliError
from menagerie.cli.output import console, labelled, paragraph, with_label
from menagerie.core.words import Words, core_words


def _words(ctx: Any) -> Words:
    return ctx.obj if isinstance(ctx.obj, Words) else core_words("en")


class CommandPage(TyperCommand):
    """A command with help in the reader's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        left = super().parse_args(ctx, args)
        if left:
            raise CliError(_words(ctx)("cli-extra-arguments", extra=" ".join(left)[:80]))
        return left

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 - we print ourselves, as Typer does
        words, out = _words(ctx), console()
        arguments = [param for param in self.params if param.param_type_name == "argument"]
        options = [param for param in self.params if param.param_type_name == "option" and not _hidden(param)]
        shapes = " ".join(_shape(param, words) for param in arguments)
        _usage(out, words, f"menagerie {self.name} {words('cli-usage-options')} {shapes}".rstrip())
        paragraph(out, words(f"cli-help-{self.name}"))
        if arguments:
            _heading(out, words("cli-heading-arguments"))
            labelled(out, [(f"  {placeholder(param, words)}", self._explain(param, words)) for param in arguments])
        _heading(out, words("cli-heading-options"))
        labelled(out, [(_switch(param, words), self._explain(param, words)) for param in options] + _common(words))

    def _explain(self, param: Any, words: Words) -> str:
        own = f"cli-help-{self.name}-{param.name}"
        return words(own if words.has(own) else f"cli-help-{param.name}")


class FrontPage(TyperGroup):
    """The help of `menagerie` without a command."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise _unknown_command(args[0], list(self.commands), _words(ctx))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 - we print ourselves, as Typer does
        words, out = _words(ctx), console()
        _usage(out, words, f"menagerie {words('cli-usage-command')}")
        paragraph(out, words("cli-help"))
        _heading(out, words("cli-heading-commands"))
        labelled(out, [(f"  {name}", words(f"cli-help-{name}")) for name in self.list_commands(ctx)])
        _heading(out, words("cli-heading-options"))
        labelled(out, [("  --version", words("cli-help-version")), *_common(words)])


def _unknown_command(name: str, known: list[str], words: Words) -> CliError:
    from difflib import get_close_matches

    close = get_close_matches(name, known, n=1)
    if close:
        return CliError(words("cli-unknown-command-close", name=name[:40], close=close[0]))
    return CliError(words("cli-unknown-command", name=name[:40], known=", ".join(known)))


def _usage(out: Console, words: Words, line: str) -> None:
    with_label(out, words("cli-usage"), line)
    out.print()


def _heading(out: Console, text: str) -> None:
    out.print()
    out.print(text, style="bold")


def _common(words: Words) -> list[tuple[str, str]]:
    """What every command takes; `speech` reads the language before Typer sees it."""
    return [("  --lang en|fr", words("cli-help-lang")), ("  --help, -h", words("cli-help-help"))]


def _hidden(param: Any) -> bool:
    return bool(getattr(param, "hidden", False)) or param.name == "help"


def _shape(param: Any, words: Words) -> str:
    shape = placeholder(param, words) + ("..." if param.nargs == -1 else "")
    return shape if param.required else f"[{shape}]"


def _switch(param: Any, words: Words) -> str:
    return f"  {param.opts[0]} {placeholder(param, words)}".rstrip()


def placeholder(param: Any, words: Words) -> str:
    """What stands for a value: GAME, and in French JEU."""
    message = f"cli-meta-{str(param.metavar).lower()}"
    return words(message) if words.has(message) else str(param.metavar or "")
