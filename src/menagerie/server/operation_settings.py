"""How a server is operated: proxies, logs, metrics, the admin page, and how long things are kept."""

from __future__ import annotations

import os
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Literal, cast

from msgspec import Struct

from menagerie.core.contract import Fact
from menagerie.table.limits import OPERATOR_TOKEN_LENGTH

LogFormat = Literal["human", "json"]
LEVELS = ("debug", "info", "warning", "error")


class Operation(Struct, frozen=True, kw_only=True):
    proxies: tuple[str, ...] = ()
    """Addresses and networks that may say for whom they speak."""
    log_format: LogFormat = "human"
    log_level: str = "warning"
    metrics: tuple[str, int] | None = None
    """Where metrics are served to whoever asks; otherwise the token opens them at /metrics."""
    metrics_token: str | None = None
    admin_token: str | None = None
    """Opens the admin page; without one there is none."""
    keep_games_days: float | None = None
    """How long games are kept once they are over; nothing for ever."""
    keep_guests_days: float = 180
    """How long guests are kept who left nothing behind."""
    puzzle_search: bool = True
    """Whether puzzles are looked for in games that are over."""


USUAL = Operation()


class BadOperation(Exception):
    """An option that cannot be: a message of the shared catalogue and its facts."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


def operation(
    proxies: Sequence[str] = (),
    log_format: str | None = None,
    log_level: str | None = None,
    metrics: str | None = None,
    keep_games: float | None = None,
    keep_guests: float | None = None,
    puzzle_search: bool = True,
) -> Operation:
    """From the options, and from the environment what others must not see in a list of processes.

    Raises `BadOperation`.
    """
    for proxy in proxies:
        _check_proxy(proxy)
    if log_format not in (None, "human", "json"):
        raise BadOperation("serve-bad-choice", option="--log", value=str(log_format)[:40], allowed="human, json")
    if log_level is not None and log_level not in LEVELS:
        raise BadOperation("serve-bad-choice", option="--log-level", value=log_level[:40], allowed=", ".join(LEVELS))
    for option, days in (("--keep-games", keep_games), ("--keep-guests", keep_guests)):
        if days is not None and not days >= 1:
            raise BadOperation("serve-bad-choice", option=option, value=str(days), allowed="1, 2, …")
    return Operation(
        proxies=tuple(proxies),
        log_format=cast("LogFormat", log_format or "human"),
        log_level=log_level or "warning",
        metrics=None if metrics is None else _place(metrics),
        metrics_token=_token("MENAGERIE_METRICS_TOKEN"),
        admin_token=_token("MENAGERIE_ADMIN_TOKEN"),
        keep_games_days=keep_games,
        keep_guests_days=USUAL.keep_guests_days if keep_guests is None else keep_guests,
        puzzle_search=puzzle_search,
    )


def _check_proxy(proxy: str) -> None:
    try:
        ip_network(proxy, strict=False)
    except ValueError:
        raise BadOperation("serve-bad-proxy", proxy=proxy[:60]) from None


def _place(text: str) -> tuple[str, int]:
    """``9100`` or ``10.0.0.5:9100``."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) <= 65_535:
        raise BadOperation("serve-bad-choice", option="--metrics", value=text[:40], allowed="9100, 10.0.0.5:9100")
    return host.strip("[]") or "127.0.0.1", int(port)


def _token(variable: str) -> str | None:
    """A token that is too short to be safe is refused, not used."""
    token = os.environ.get(variable) or None
    if token is not None and len(token) < OPERATOR_TOKEN_LENGTH:
        raise BadOperation("serve-short-token", variable=variable, least=OPERATOR_TOKEN_LENGTH)
    return token
