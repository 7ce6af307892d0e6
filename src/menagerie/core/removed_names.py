"""What people are called who have removed themselves from a server: "a player", in the reader's language.

Such a name is stored in place of the person's own. It begins with a character that nobody can type into a name, since
`menagerie.table.requests.clean` drops it: so it is found wherever it stands, and put into words where it is shown.
Where it is not, it reads as English.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

MARK: Final = "\u2060"
"""WORD JOINER, which has no width."""
REMOVED_NAME: Final = f"{MARK}a player"


def is_removed_name(name: str) -> bool:
    return name.startswith(REMOVED_NAME)


def removed_name(taken: Collection[str]) -> str:
    """That name, with a number where somebody at the same table is called so already."""
    name, number = REMOVED_NAME, 2
    while name in taken:
        name, number = f"{REMOVED_NAME} {number}", number + 1
    return name


def plain_name(name: str) -> str:
    """As it stands in a file, which is in no reader's language."""
    return name.removeprefix(MARK)
