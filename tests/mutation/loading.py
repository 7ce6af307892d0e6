"""Runs other code in place of a module's file: marked, to see which statements a test reaches, or changed."""

from __future__ import annotations

import ast
import builtins
import gc
import importlib.machinery
import sys
from collections.abc import Callable, Sequence
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tests.mutation.mutate import Change, statements

Compile = Callable[[Path], CodeType]


class ReplaceModules:
    """An import hook: the modules of these files are made from other code."""

    def __init__(self, code_of: dict[Path, Compile]) -> None:
        self.code_of = code_of

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or (compiled := self.code_of.get(Path(spec.origin))) is None:
            return None
        spec.loader = _Loader(name, spec.origin, compiled)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, compiled: Compile) -> None:
        super().__init__(name, path)
        self.compiled = compiled

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002
        return self.compiled(Path(self.path))


def install(code_of: dict[Path, Compile]) -> None:
    sys.meta_path.insert(0, ReplaceModules(code_of))


def changed_code(change: Change, file: Path) -> CodeType:
    return compile(change.edit(file.read_bytes()), str(file), "exec", dont_inherit=True)


# --- which statements are reached ----------------------------------------------------------------------------------


class Marks:
    """Which statements of these files were reached since the last time it was asked."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.marks: dict[Path, bytearray] = {file: bytearray() for file in files}

    def install(self) -> None:
        install(dict.fromkeys(self.marks, self._compile))

    def take(self) -> set[tuple[Path, int]]:
        found = {(file, number) for file, marks in self.marks.items() for number, mark in enumerate(marks) if mark}
        for marks in self.marks.values():
            marks[:] = bytes(len(marks))
        return found

    def put_back(self, reached: set[tuple[Path, int]]) -> None:
        for file, number in reached:
            self.marks[file][number] = 1

    def _compile(self, file: Path) -> CodeType:
        """The module with an assignment before each statement that marks it as reached."""
        tree = ast.parse(file.read_bytes())
        numbers = statements(tree)
        self.marks[file].extend(bytes(len(numbers)))
        name = f"__reached_{list(self.marks).index(file)}__"
        setattr(builtins, name, self.marks[file])
        for node in list(ast.walk(tree)):
            for field in ("body", "orelse", "finalbody"):
                block = getattr(node, field, None)
                if isinstance(block, list):
                    setattr(node, field, _marked(block, numbers, name))
        return compile(ast.fix_missing_locations(tree), str(file), "exec", dont_inherit=True)


def _marked(block: list[ast.stmt], numbers: dict[ast.stmt, int], name: str) -> list[ast.stmt]:
    marked: list[ast.stmt] = []
    for node in block:
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if not is_text and not (isinstance(node, ast.ImportFrom) and node.module == "__future__"):
            mark = ast.parse(f"{name}[{numbers[node]}] = 1").body[0]
            for part in ast.walk(mark):
                ast.copy_location(part, node)
            marked.append(mark)
        marked.append(node)
    return marked


# --- changing what is loaded already -------------------------------------------------------------------------------


def swap_functions(change: Change, file: Path) -> None:
    """Gives every function of the loaded module the code it has after the change."""
    new = dict(_code_objects(changed_code(change, file)))
    for function in [thing for thing in gc.get_objects() if type(thing) is FunctionType]:
        old = function.__code__
        if old.co_filename == str(file) and (code := new.get((old.co_qualname, old.co_firstlineno))) is not None:
            function.__code__ = code


def _code_objects(code: CodeType) -> list[tuple[tuple[str, int], CodeType]]:
    found = [((code.co_qualname, code.co_firstlineno), code)]
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found += _code_objects(constant)
    return found


def caches_of(package: str) -> list[_lru_cache_wrapper[object]]:
    """What functions of the package remember of earlier calls."""
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, _lru_cache_wrapper) and f"{thing.__module__}.".startswith(f"{package}.")
    ]


def clear(caches: list[_lru_cache_wrapper[object]]) -> None:
    for cache in caches:
        cache.cache_clear()
