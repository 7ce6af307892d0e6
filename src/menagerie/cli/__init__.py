"""The command line. One small module a command; every text comes from the catalogues.

Exit codes: 0 success; 1 a check failed (a record that is wrong, a search that finds nothing), or the reader closed the
pipe; 2 the command cannot be carried out (unknown game, bad option, unreadable file); 130 interrupted.
"""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Runs a command and exits."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    """Runs a command and returns its exit code. No wrong input ends in a traceback."""
    from menagerie.cli.commands import run_command
    from menagerie.cli.errors import CliError, allow_any_character, print_error
    from menagerie.cli.language import choose_language
    from menagerie.core.words import core_words

    allow_any_character()
    try:
        language, rest = choose_language(argv, os.environ)
        code = run_command(rest, core_words(language))
        sys.stdout.flush()
        return code
    except CliError as problem:
        print_error(str(problem))
        return problem.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has closed the pipe (`| head`). Python would raise again while closing stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
