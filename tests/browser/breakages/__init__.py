"""Features broken on purpose, one at a time, and the test that has to notice: one module for each file of tests.

`./test --soak tests/browser` tries them all, in a copy of the checkout. A plain `./test` only checks that every
breakage still finds the text it changes.
"""

from __future__ import annotations

import importlib
import pkgutil

from tests.browser.breakages.breakage import Breakage


def all_breakages() -> tuple[Breakage, ...]:
    """Those of every module here that lists some."""
    modules = (importlib.import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__))
    return tuple(breakage for module in modules for breakage in getattr(module, "BREAKAGES", ()))
