"""Metrics for Prometheus: what the server does, how long that takes, and how much it holds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

from menagerie import __version__

if TYPE_CHECKING:
    from menagerie.server.context import Context

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._counter("moves", "Moves that were acknowledged", "game")
        self.refusals = self._counter("refusals", "Requests over WebSockets that were refused", "reason")
        self.requests = self._counter("http_requests", "HTTP requests", "status")
        self.errors = self._counter("errors", "Errors of the server that somebody was told of")
        self.move_seconds = self._histogram("move_seconds", "From a move's arrival to its acknowledgement")
        self.request_seconds = self._histogram("http_request_seconds", "From an HTTP request to the end of its answer")
        self.loop_block = self._histogram("loop_block_seconds", "How late the event loop came back to its watchdog")
        self.longest_block = self._gauge("loop_longest_block_seconds", "The longest of these in the last minute")
        self._gauge("info", "The version", "version").labels(__version__).set(1)
        self._gauge("start_time_seconds", "When the server started").set(time.time())

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"menagerie_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"menagerie_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"menagerie_{name}", about, buckets=_SECONDS, registry=self.registry)

    def watch(self, context: Context) -> None:
        """What is held now is counted when somebody asks."""
        registry = context.registry
        counts = {
            "tables_live": ("Tables in memory", lambda: len(registry.tables_in_memory())),
            "tables_watched": (
                "Tables that somebody is connected to",
                lambda: sum(1 for live in registry.tables_in_memory() if live.readers),
            ),
            "sockets": ("Open WebSockets of tables", lambda: len(context.connections)),
            "unsent_bytes": (
                "Bytes that wait for readers who do not read",
                lambda: sum(connection.unsent for connection in list(context.connections)),
            ),
            "bots_thinking": (
                "Decisions that bots are to make",
                lambda: sum(live.thinking for live in registry.tables_in_memory()),
            ),
        }
        for name, (about, count) in counts.items():
            self._gauge(name, about).set_function(count)

    @contextmanager
    def timed(self, histogram: Histogram) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            histogram.observe(time.perf_counter() - began)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def serve(self, host: str, port: int) -> None:
        """On an address of their own, in a thread of their own: also while the event loop is blocked."""
        start_http_server(port, host, self.registry)
