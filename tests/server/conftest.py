"""Coroutines run on asyncio here, and most tests share one server: its guests do not know each other.

Every test runs on SQLite and on PostgreSQL; on PostgreSQL most of them only with `./test --soak`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import postgres_address
from tests.server.guests import Server, serving

ALWAYS_ON_BOTH = ("test_people.py", "test_play.py", "test_resume.py")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marks = () if metafunc.definition.path.name in ALWAYS_ON_BOTH else (pytest.mark.soak,)
    for name, scope in (("server", "session"), ("database", "function")):
        if name in metafunc.fixturenames:
            kinds = ["sqlite", pytest.param("postgres", marks=marks)]
            metafunc.parametrize(name, kinds, indirect=True, scope=scope)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    postgres = request.param == "postgres"
    database = postgres_address() if postgres else tmp_path_factory.mktemp("server") / "zoo.sqlite3"
    with serving(database) as running:
        yield running


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, for tests that start servers of their own."""
    return postgres_address() if request.param == "postgres" else str(tmp_path / "zoo.sqlite3")
