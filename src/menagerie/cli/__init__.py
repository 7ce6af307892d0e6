"""The command line. One small module a command; everything it says comes from the catalogues.

Exit codes: 0 all is well; 1 something was looked at and found wanting (a record that proves false, a search that
finds nothing), or the reader hung up; 2 the request itself cannot be met (unknown game, bad option, unreadable file);
130 interrupted.
"""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Runs a command and leaves."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    """Runs a command and gives its exit code. No mistake of the reader's ends in a traceback."""
    from menagerie.cli.commands import obey
    from menagerie.cli.problem import Problem, complain, speak_any_letter
    from menagerie.cli.speech import choose_language
    from menagerie.core.words import core_words

    speak_any_letter()
    try:
        language, rest = choose_language(argv, os.environ)
        code = obey(rest, core_words(language))
        sys.stdout.flush()
        return code
    except Problem as problem:
        complain(str(problem))
        return problem.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read us has heard enough (`| head`). Python would complain once more while closing stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
