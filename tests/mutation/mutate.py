"""Finds the small changes that can be made to a module: an operator, a constant or a condition at a time.

A change is an edit of the source text that keeps every line where it is, so that what is shown is what is run.

Left alone, because a change there says nothing about the rules: docstrings, annotations, type aliases, ``__slots__``,
decorators, bases of classes, ``assert`` statements, ``__repr__``, f-strings, and code for type checkers only.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

PARAGRAPH = re.compile(r"\d+[a-z]?(\.\d+[a-z]?)+")
MESSAGE_ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")

COMPARISONS: dict[type[ast.cmpop], tuple[bytes, bytes]] = {
    ast.Lt: (rb"<", b"<="),
    ast.LtE: (rb"<=", b"<"),
    ast.Gt: (rb">", b">="),
    ast.GtE: (rb">=", b">"),
    ast.Eq: (rb"==", b"!="),
    ast.NotEq: (rb"!=", b"=="),
    ast.In: (rb"\bin\b", b"not in"),
    ast.NotIn: (rb"\bnot\s+in\b", b"in"),
    ast.Is: (rb"\bis\b", b"is not"),
    ast.IsNot: (rb"\bis\s+not\b", b"is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[bytes, bytes]] = {
    ast.Add: (rb"\+", b"-"),
    ast.Sub: (rb"-", b"+"),
    ast.Mult: (rb"\*", b"+"),
    ast.FloorDiv: (rb"//", b"*"),
    ast.Div: (rb"/", b"*"),
    ast.Mod: (rb"%", b"*"),
    ast.Pow: (rb"\*\*", b"*"),
    ast.LShift: (rb"<<", b">>"),
    ast.RShift: (rb">>", b"<<"),
    ast.BitAnd: (rb"&", b"|"),
    ast.BitOr: (rb"\|", b"&"),
    ast.BitXor: (rb"\^", b"&"),
}
# Negating one of these is the same as changing its operator, which is done anyway.
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
NOT_RULES = {"__slots__", "__all__", "__match_args__"}


class Change(Struct, frozen=True):
    """One edit of one file."""

    file: str  # from the root of the project
    line: int
    function: str  # with its class, "" outside of functions
    before: str  # the lines that are edited, as one line
    after: str
    number: int  # counts the changes that are alike in all of the above but the line
    statement: int  # in the order of `statements`
    start: int  # what is replaced, in bytes
    end: int
    replacement: str

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """The same for the same change after an edit elsewhere."""
        return self.file, self.function, self.before, self.after, self.number

    def edit(self, source: bytes) -> bytes:
        return source[: self.start] + self.replacement.encode() + source[self.end :]


def statements(tree: ast.AST) -> dict[ast.stmt, int]:
    """Every statement with its number; parsing the same text again gives the same numbers."""
    return {node: number for number, node in enumerate(n for n in ast.walk(tree) if isinstance(n, ast.stmt))}


def changes_in(file: Path, root: Path) -> list[Change]:
    source = file.read_bytes()
    finder = _Finder(source, file.relative_to(root).as_posix())
    finder.visit(finder.tree)
    return _numbered(finder.found)


def all_changes(folder: Path, root: Path) -> list[Change]:
    return [change for file in sorted(folder.rglob("*.py")) for change in changes_in(file, root)]


def sample(changes: list[Change], size: int, seed: int) -> list[Change]:
    """The changes of a seed, in the order of the source.

    Chosen by a hash of each change rather than by a shuffle of all: an edit of the source replaces few of them.
    """

    def rank(change: Change) -> bytes:
        _, *rest = change.key  # not the file: a function that moves keeps its place
        return hashlib.sha256(repr((seed, rest)).encode()).digest()

    chosen = {change.key for change in sorted(changes, key=rank)[:size]}
    return [change for change in changes if change.key in chosen]


def _numbered(found: Iterable[Change]) -> list[Change]:
    seen: Counter[tuple[str, str, str]] = Counter()
    numbered = []
    for change in found:
        alike = (change.function, change.before, change.after)
        fields = {name: getattr(change, name) for name in change.__struct_fields__}
        numbered.append(Change(**{**fields, "number": seen[alike]}))
        seen[alike] += 1
    return numbered


class _Finder(ast.NodeVisitor):
    def __init__(self, source: bytes, file: str) -> None:
        self.source = source
        self.file = file
        self.tree = ast.parse(source)
        self.numbers = statements(self.tree)
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))
        self.found: list[Change] = []
        self.scope: list[str] = []
        self.statement = 0
        self.message_ids: set[ast.expr] = set()

    # --- where things stand in the text ------------------------------------------------------------------------------

    def start(self, node: ast.expr) -> int:
        return self.line_starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.line_starts[node.end_lineno - 1] + node.end_col_offset

    def line_of(self, offset: int) -> int:
        return sum(1 for start in self.line_starts if start <= offset)

    def add(self, start: int, end: int, replacement: bytes) -> None:
        first, last = self.line_of(start), self.line_of(max(start, end - 1))
        lines = slice(self.line_starts[first - 1], self.line_starts[last])
        before = self.source[lines]
        after = self.source[lines.start : start] + replacement + self.source[end : lines.stop]
        change = Change(
            file=self.file,
            line=first,
            function=".".join(self.scope),
            before=" ".join(before.decode().split()),
            after=" ".join(after.decode().split()),
            number=0,
            statement=self.statement,
            start=start,
            end=end,
            replacement=replacement.decode(),
        )
        self.found.append(change)

    def swap_between(self, left: ast.expr, right: ast.expr, pattern: bytes, replacement: bytes) -> None:
        """Replaces the operator between two operands."""
        start = self.end(left)
        gap = self.source[start : self.start(right)]
        gap = re.sub(rb"#[^\n]*", lambda comment: b" " * len(comment.group()), gap)
        if found := re.search(pattern, gap):
            self.add(start + found.start(), start + found.end(), replacement)

    def drop(self, node: ast.expr, pattern: bytes) -> None:
        """Removes what a unary expression begins with."""
        start = self.start(node)
        if found := re.match(pattern, self.source[start : self.end(node)]):
            self.add(start, start + found.end(), b"")

    def negate(self, condition: ast.expr) -> None:
        if isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not):
            return
        if isinstance(condition, ast.Compare) and len(condition.ops) == 1 and isinstance(condition.ops[0], OPPOSITES):
            return
        if isinstance(condition, ast.Constant):
            return
        start, end = self.start(condition), self.end(condition)
        self.add(start, end, b"not (" + self.source[start:end] + b")")

    # --- what is visited ---------------------------------------------------------------------------------------------

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        outer, self.statement = self.statement, self.numbers[node]
        super().visit(node)
        self.statement = outer

    def visit_all(self, nodes: Iterable[ast.AST | None]) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        self.visit_all([*node.args.defaults, *node.args.kw_defaults])
        self.scope.append(node.name)
        self.visit_all(node.body)
        self.scope.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        self.visit_all(node.body)
        self.scope.pop()

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit_all([*node.args.defaults, *node.args.kw_defaults, node.body])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        name = node.target.id if isinstance(node.target, ast.Name) else ""
        if name not in NOT_RULES and not ast.unparse(node.annotation).endswith("TypeAlias"):
            self.visit_all([node.value])

    def visit_Assign(self, node: ast.Assign) -> None:
        names = {target.id for target in node.targets if isinstance(target, ast.Name)}
        if not names & NOT_RULES:
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test).endswith("TYPE_CHECKING"):
            self.visit_all(node.orelse)
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.negate(condition)
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self.negate(node.guard)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name in ("TypeVar", "NewType"):
            return
        self.note_message_ids([*node.args, *(keyword.value for keyword in node.keywords)])
        if name == "cast":
            self.visit_all(node.args[1:])
        else:
            self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        self.note_message_ids(node.elts)
        self.generic_visit(node)

    def note_message_ids(self, nodes: list[ast.expr]) -> None:
        """A message id that stands beside a paragraph is the reason of a refusal."""
        texts = [node for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        if any(PARAGRAPH.fullmatch(str(node.value)) for node in texts):
            self.message_ids.update(node for node in texts if MESSAGE_ID.fullmatch(str(node.value)))

    # --- what is changed ---------------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, operator in zip(operands, operands[1:], node.ops, strict=False):
            self.swap_between(left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        swap = (rb"\band\b", b"or") if isinstance(node.op, ast.And) else (rb"\bor\b", b"and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.swap_between(left, right, *swap)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.BitOr) and _is_type(node.left) and _is_type(node.right):
            return
        if type(node.op) in ARITHMETIC and not (_is_sequence(node.left) or _is_sequence(node.right)):
            self.swap_between(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in ARITHMETIC and not _is_sequence(node.value):
            self.swap_between(node.target, node.value, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.drop(node, rb"not\b\s*")
        elif isinstance(node.op, ast.USub):
            self.drop(node, rb"-\s*")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        for replacement in self.other_values(node):
            self.add(self.start(node), self.end(node), replacement.encode())

    def other_values(self, node: ast.Constant) -> Iterator[str]:
        value = node.value
        if isinstance(value, bool):
            yield str(not value)
        elif isinstance(value, int):
            yield str(value + 1)
            if value > 0:
                yield str(value - 1)
        elif isinstance(value, str):
            if PARAGRAPH.fullmatch(value):
                yield '"0.0"'
            elif node in self.message_ids or (value.startswith("refusal-") and MESSAGE_ID.fullmatch(value)):
                yield f'"{value}-other"'


def _is_type(node: ast.expr) -> bool:
    """Whether ``A | B`` is a union of types: both are classes or None."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _is_type(node.left) and _is_type(node.right)
    if isinstance(node, ast.Subscript):
        return _is_type(node.value)
    if isinstance(node, ast.Constant):
        return node.value is None
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    if name in ("int", "str", "bool", "float", "bytes", "tuple", "list", "dict", "set", "frozenset"):
        return True
    return name.lstrip("_")[:1].isupper() and not name.isupper()


def _is_sequence(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes)
    return isinstance(node, ast.List | ast.ListComp | ast.Tuple | ast.JoinedStr)
