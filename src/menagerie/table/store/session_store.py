"""What a store keeps about sign-ins: the browsers in which a person is known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from menagerie.table.store.rows import PersonRow


class Session(Struct, frozen=True):
    """One browser in which a person is known."""

    id: str
    person: str
    created: float
    seen: float
    """When it was last used, give or take an hour."""
    browser: str
    """Such as "Firefox"; empty where that is not known. Nothing else of the browser is kept, and no address."""
    system: str
    """Such as "Linux"."""


class SessionStore(Protocol):
    async def start(self, session: Session, most: int, newcomer: PersonRow | None = None) -> None:
        """A new session, together with its person where that one is new too: both or none. A person keeps so many;
        those not used for longest end."""
        ...

    async def find(self, session: str) -> Session | None: ...

    async def of(self, person: str) -> list[Session]:
        """Those used last come first."""
        ...

    async def still_open(self, sessions: Iterable[str]) -> set[str]:
        """Which of them have not ended."""
        ...

    async def touch(self, session: str, seen: float) -> None: ...

    async def end(self, sessions: Iterable[str]) -> None: ...

    async def forget_unused(self, before: float, now: float, most: int) -> tuple[int, int]:
        """Looks at so many people who were not looked at since then, and removes the guests among them whom nobody has
        seen since then and who leave nothing behind: no table, no passphrase, no notices. How many it looked at, and
        how many it removed."""
        ...

    async def mute(self, person: str, until: float) -> None:
        """The person may not chat before then."""
        ...

    async def muted_until(self, person: str) -> float:
        """Zero where nobody has muted them."""
        ...
