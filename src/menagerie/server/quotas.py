"""Quotas: how much lasting or expensive work one person and one address may ask for."""

from __future__ import annotations

import math
from typing import Literal

from msgspec.structs import fields

from menagerie.server.rate_limiter import RateLimiter
from menagerie.table.limits import Quota, QuotaLimits

Kind = Literal[
    "tables", "guests", "hints", "branches", "imports", "invitations", "bots", "tournaments", "reports", "downloads"
]


class QuotaUsed(Exception):
    """A quota is used up: which one, and in how many seconds there is room again."""

    def __init__(self, kind: Kind, seconds: int) -> None:
        super().__init__(kind, seconds)
        self.message = f"quota-{kind}"
        self.seconds = seconds

    @property
    def minutes(self) -> int:
        return math.ceil(self.seconds / 60)


class Quotas:
    """Each kind is counted for the person and for the address: who drops the cookie is another person."""

    def __init__(self, limits: QuotaLimits) -> None:
        self._limiters: dict[str, tuple[RateLimiter, RateLimiter]] = {}
        for field in fields(limits):
            quota: Quota = getattr(limits, field.name)
            self._limiters[field.name] = RateLimiter(quota.person), RateLimiter(quota.address)

    def limiters(self) -> dict[str, RateLimiter]:
        """Each under a name of its own."""
        named = {f"{kind}-{whose}": one for kind, both in self._limiters.items() for whose, one in enumerate(both)}
        return {f"quota-{name}": limiter for name, limiter in named.items()}

    def take(self, kind: Kind, person: str | None, address: str) -> None:
        """Counts one more; raises `QuotaUsed`, and counts nothing then."""
        of_person, of_address = self._limiters[kind]
        wait = of_address.wait(address)
        if person is not None:
            wait = max(wait, of_person.wait(person))
        if wait > 0:
            raise QuotaUsed(kind, math.ceil(min(max(wait, 1), 86_400)))
        of_address.allows(address)
        if person is not None:
            of_person.allows(person)
