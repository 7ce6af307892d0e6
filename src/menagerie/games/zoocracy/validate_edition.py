"""Checks the files of editions, and says everything that is wrong with them:

python -m menagerie.games.zoocracy.validate_edition my-box.toml
"""

from __future__ import annotations

import sys
from pathlib import Path

from menagerie.games.zoocracy.rules.editions import BadEdition, parse_edition


def main(paths: list[str]) -> int:
    """0 if all of them can be played with."""
    if not paths:
        print("Which file? python -m menagerie.games.zoocracy.validate_edition my-box.toml")
        return 2
    return max([_check(Path(path)) for path in paths])


def _check(path: Path) -> int:
    try:
        found = parse_edition(path.stem, path.read_text("utf-8"))
    except OSError as trouble:
        print(f"{path}: cannot be read ({trouble.strerror}).")
    except UnicodeDecodeError:
        print(f"{path}: this is no text in UTF-8.")
    except BadEdition as trouble:
        print(f"{path}: this is no edition.")
        for problem in trouble.problems:
            print(f"  {problem}")
    else:
        print(f"{path}: fine. {sum(map(sum, found.votes))} votes, {sum(found.copies)} cards.")
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
