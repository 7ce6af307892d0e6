"""Coroutines run on asyncio here, and most tests share one server: its guests do not know each other.

The servers of this process shuffle the same for a test each time, and so do their bots choose (tests/server/guests.py):
a short game would otherwise be over, one time in thirty, before a test has seen what it waits for.

Every test runs on SQLite and on PostgreSQL; on PostgreSQL most of them only with `./test --soak`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from menagerie.table import seed_commitment
from tests.postgres import postgres_address
from tests.second_try import try_twice
from tests.server.guests import Server, serving

HERE = Path(__file__).resolve().parent

ALWAYS_ON_BOTH = (
    "test_daily_storage.py",
    "test_my_data.py",
    "test_play.py",
    "test_puzzles_storage.py",
    "test_ratings.py",
    "test_relations.py",
    "test_removals.py",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    try_twice(config, [item for item in items if HERE in item.path.parents])


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def same_shuffles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = itertools.count()

    def draw(size: int) -> str:
        return sha256(f"{request.node.originalname} {next(tables)}".encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr(seed_commitment, "token_hex", draw)


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
