"""Logs: for people, or as one JSON object a line, on standard error; with nothing in them that opens anything."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from menagerie.server.operation_settings import LogFormat

HIDDEN = "(hidden)"
_KEYS = frozenset(
    {"authorization", "code", "cookie", "nonce", "passphrase", "password", "secret", "seed", "set-cookie", "token"}
)
_PATTERNS = (
    re.compile(r"(?<=menagerie=)[^;\s\"']+"),  # the session cookie
    re.compile(r"(?<=://)[^/@\s]+(?=@)"),  # user and password of a database or mail server
    re.compile(r"\b[0-9a-f]{64}\b"),  # secrets, seeds and signatures
    re.compile(r"(?i)(?<=bearer )\S+"),
    re.compile(r"(?<=\"passphrase\":\")[^\"]+"),
)


def without_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Drops what must not be in a log, wherever it stands; exceptions have been written out by then."""
    for key, value in event.items():
        event[key] = HIDDEN if key.lower() in _KEYS else _cleaned(value)
    return event


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        for pattern in _PATTERNS:
            value = pattern.sub(HIDDEN, value)
        return value
    if isinstance(value, Mapping):
        return {key: HIDDEN if str(key).lower() in _KEYS else _cleaned(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(one) for one in value]
    return value


def configure(style: LogFormat, level: str) -> None:
    """All that is logged, by this program and by what it uses, goes the same way."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    last: Processor = (
        structlog.processors.JSONRenderer() if style == "json" else structlog.dev.ConsoleRenderer(colors=False)
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def render(style: LogFormat, event: MutableMapping[str, Any]) -> str:
    """One line as it would be logged; for tests and for trying a format out."""
    cleaned = without_secrets(None, "", dict(event))
    line = (structlog.processors.JSONRenderer() if style == "json" else structlog.dev.ConsoleRenderer(colors=False))(
        None, "", cleaned
    )
    return str(line)
