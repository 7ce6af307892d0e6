"""Which language to use."""

from collections.abc import Mapping, Sequence

from menagerie.cli.errors import CliError
from menagerie.core.words import LANGUAGES, core_words

_VARIABLES = ("MENAGERIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(argv: Sequence[str], environ: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language, and the arguments without ``--lang``.

    It is read before everything else, so that help and errors too come in the language asked for. Without ``--lang``
    the first of `_VARIABLES` that is set decides; a language without a catalogue means English.
    """
    default = _from_environment(environ)
    chosen: str | None = None
    rest: list[str] = []
    waiting = list(argv)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            rest += [word, *waiting]
            break
        if word == "--lang":
            chosen = waiting.pop(0) if waiting else ""
        elif word.startswith("--lang="):
            chosen = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if chosen is None:
        return default, rest
    if chosen.lower() not in LANGUAGES:
        words = core_words(default)
        raise CliError(words("cli-unknown-language", name=chosen[:20], known=", ".join(LANGUAGES)))
    return chosen.lower(), rest


def _from_environment(environ: Mapping[str, str]) -> str:
    spoken = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = spoken.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else "en"
