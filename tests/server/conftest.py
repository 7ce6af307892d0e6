"""Coroutines run on asyncio here, and most tests share one server: its guests do not know each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.guests import Server, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "zoo.sqlite3") as running:
        yield running
