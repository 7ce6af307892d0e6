"""Tests that are coroutines run on asyncio."""

from __future__ import annotations

import inspect

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.function):
            item.add_marker("anyio")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
