"""Runs the tests of a game against changes of its rules, and keeps what went unnoticed.

First, once, every test with marks in the rules: which statements does it reach? Then for each change only the tests
that reach the changed statement, the quickest first, until one fails.

All this happens in forks of one process that has everything imported. A change inside of functions is made in a fork
that has also collected the tests: its functions get the changed code. A change of what a module does while it is
imported needs a fork that has not imported the game yet.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import mmap
import os
import signal
import struct
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from types import CodeType

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.mutation.loading import Marks, caches_of, changed_code, clear, install, swap_functions
from tests.mutation.mutate import Change

NOTICED, TOO_LONG, UNNOTICED = "noticed", "too long", "unnoticed"
TOOL_FAILED = 70
OPTIONS = ["-p", "no:cacheprovider", "-p", "no:xdist", "-s", "-q", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
MEMORY = 3 << 30  # bytes a changed run may take on top of what it starts with


class MutationError(Exception):
    """Why nothing can be tried, in one line."""


class Target(msgspec.Struct, frozen=True):
    """Whose rules are changed, and which tests should notice."""

    root: Path
    package: str  # the game, as it is imported
    rules: Path  # the folder that is changed: the package itself, or a folder in it
    tests: Path
    kept: Path  # the folder for what later runs use again

    @property
    def files(self) -> list[Path]:
        return sorted(self.rules.rglob("*.py"))

    def modules(self) -> list[str]:
        """The names of the rules' modules."""
        names = [".".join((self.package, *file.relative_to(self.game).with_suffix("").parts)) for file in self.files]
        return [name.removesuffix(".__init__") for name in names]

    @property
    def game(self) -> Path:
        return self.rules if self.rules.name == self.package.rpartition(".")[2] else self.rules.parent


class TestRun(msgspec.Struct):
    """One test as it runs without any change."""

    seconds: float  # of computing
    reached: dict[str, list[int]]  # file, statements
    failed: bool  # without any change, so it can tell nothing

    __test__ = False


class TestFile(msgspec.Struct):
    """The tests of one file."""

    hash: str
    tests: dict[str, TestRun]

    __test__ = False


class Baseline(msgspec.Struct):
    """The tests without any change."""

    hash: str = ""  # of the game and of what the tests share
    imported: list[str] = []  # modules that do not depend on the game
    at_import: dict[str, list[int]] = {}  # file, statements that run before any test
    files: dict[str, TestFile] = {}

    @property
    def tests(self) -> dict[str, TestRun]:
        return {name: run for file in self.files.values() for name, run in file.tests.items() if not run.failed}

    @property
    def failed(self) -> list[str]:
        return [name for file in self.files.values() for name, run in file.tests.items() if run.failed]


# --- forks ---------------------------------------------------------------------------------------------------------


def fork(work: Callable[[], int]) -> int:
    """The number of a new process that does the work in silence and ends with its exit status."""
    sys.stdout.flush()
    sys.stderr.flush()
    process = os.fork()
    if process:
        return process
    status = TOOL_FAILED
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        status = work()
    finally:
        os._exit(status)


def wait(process: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def limit_seconds(seconds: float) -> None:
    """Ends this process after so much computing; time spent waiting does not count."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def limit_memory() -> None:
    import resource  # only where there are forks

    size = Path("/proc/self/statm")
    if size.exists():
        used = int(size.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, resource.RLIM_INFINITY))


def most_seconds(run: TestRun) -> float:
    return 5 + 10 * run.seconds


# --- what pytest is told -------------------------------------------------------------------------------------------


class _NoShrinking:
    """A failure is enough: nobody reads the smallest example."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        settings.register_profile(
            "mutation",
            parent=settings.get_profile("menagerie") if "menagerie" in settings._profiles else settings(),
            database=None,
            derandomize=True,
            deadline=None,
            phases=(Phase.explicit, Phase.generate),
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        )
        settings.load_profile("mutation")


class _Observe(_NoShrinking):
    """Writes down how long each test takes and which statements it reaches."""

    def __init__(self, target: Target, marks: Marks) -> None:
        self.target = target
        self.marks = marks
        self.at_import: set[tuple[Path, int]] = set()
        self.tests: dict[str, tuple[float, set[tuple[Path, int]]]] = {}
        self.by_fixture: dict[str, set[tuple[Path, int]]] = {}
        self.fixtures: dict[str, list[str]] = {}
        self.failed: set[str] = set()
        self.broken: list[str] = []

    def pytest_collection_finish(self) -> None:
        self.at_import = self.marks.take()
        self.caches = caches_of(self.target.package)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        clear(self.caches)  # or a later test would seem not to reach what an earlier one has calculated
        began = time.process_time()
        result = yield
        self.tests[item.nodeid] = time.process_time() - began, self.marks.take()
        self.fixtures[item.nodeid] = list(getattr(item, "fixturenames", ()))
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
        if fixturedef.scope == "function":
            return (yield)
        before = self.marks.take()
        try:
            return (yield)
        finally:
            # Set up once for several tests, which all depend on it.
            reached = self.marks.take()
            self.by_fixture.setdefault(fixturedef.argname, set()).update(reached)
            self.marks.put_back(before | reached)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    def runs(self) -> Iterator[tuple[str, TestRun]]:
        for name, (seconds, reached) in self.tests.items():
            for fixture in self.fixtures[name]:
                reached |= self.by_fixture.get(fixture, set())
            yield name, TestRun(round(seconds, 4), by_file(reached, self.target.root), name in self.failed)


def by_file(reached: Iterable[tuple[Path, int]], root: Path) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for file, number in sorted(reached):
        found.setdefault(file.relative_to(root).as_posix(), []).append(number)
    return found


class _UntilOneFails(_NoShrinking):
    """Runs chosen tests in this order and ends the process with the first failure."""

    def __init__(self, chosen: dict[str, TestRun], report: Callable[[str], None]) -> None:
        self.chosen = chosen
        self.report = report
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.run(session.items)
        return True

    def run(self, items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        if any(name not in by_name for name in self.chosen):
            os._exit(1)  # the change took a case of a test away, or renamed it
        queue = [by_name[name] for name in self.chosen]
        for item, following in zip(queue, [*queue[1:], None], strict=True):
            limit_seconds(most_seconds(self.chosen[item.nodeid]))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                self.report(item.nodeid)
                os._exit(1)
        os._exit(0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


class _AfterCollecting(_UntilOneFails):
    """Hands over once the tests are collected."""

    def __init__(self, work: Callable[[pytest.Session], None]) -> None:
        super().__init__({}, lambda _: None)
        self.work = work

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.work(session)
        return True


# --- the tests without any change ------------------------------------------------------------------------------------


def digest(files: Iterable[Path], root: Path) -> str:
    found = hashlib.sha256(sys.version.encode())
    for file in sorted(files):
        found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def baseline(target: Target, say: Callable[[str], None]) -> Baseline:
    """What each test reaches; only what changed since the last time is run again."""
    kept = target.kept / "baseline.json"
    old = Baseline()
    if kept.exists():
        old = msgspec.json.decode(kept.read_bytes(), type=Baseline)
    test_files = sorted(target.tests.rglob("test_*.py"))
    shared = [*target.tests.rglob("*"), *target.root.glob("tests/*.py"), *target.game.rglob("*")]
    shared += target.root.glob("src/menagerie/core/**/*.py")
    shared = [f for f in shared if f.is_file() and f not in test_files and "__pycache__" not in f.parts]
    mark = digest(set(shared), target.root)
    hashes = {file.relative_to(target.root).as_posix(): digest([file], target.root) for file in test_files}
    if old.hash != mark:
        old = Baseline(hash=mark)
    new = Baseline(mark, old.imported, old.at_import, {})
    new.files = {name: file for name, file in old.files.items() if hashes.get(name) == file.hash}
    stale = [name for name in hashes if name not in new.files]
    if stale:
        say(f"Running the tests without any change, to see what each of them reaches ({len(stale)} files)")
        for name, observed in observe(target, stale).items():
            new.files[name] = TestFile(hashes[name], observed[0])
            new.imported, new.at_import = observed[1], observed[2]
        target.kept.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.json.encode(new))
    return new


Observed = tuple[dict[str, TestRun], list[str], dict[str, list[int]]]


def observe(target: Target, files: list[str]) -> dict[str, Observed]:
    target.kept.mkdir(parents=True, exist_ok=True)
    answer = target.kept / "observed.json"
    answer.unlink(missing_ok=True)

    def work() -> int:
        marks = Marks(target.files)
        marks.install()
        for module in target.modules():
            importlib.import_module(module)
        plugin = _Observe(target, marks)
        status = pytest.main([*OPTIONS, f"--rootdir={target.root}", *files], plugins=[plugin])
        usual = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
        if status not in usual or plugin.broken:
            answer.write_text("\n".join(plugin.broken), encoding="utf-8")
            return 1
        found: dict[str, dict[str, TestRun]] = {name: {} for name in files}
        for name, run in plugin.runs():
            found[name.split("::")[0]][name] = run
        other = sorted(name for name in sys.modules if is_apart(name, target))
        answer.write_bytes(msgspec.json.encode([found, other, by_file(plugin.at_import, target.root)]))
        return 0

    status = wait(fork(work))
    if status == 1 and answer.exists():
        broken = answer.read_text(encoding="utf-8").splitlines()
        raise MutationError(f"The tests cannot be collected: {', '.join(broken[:5]) or 'see pytest'}")
    if status:
        raise MutationError(f"The tests could not be run (status {status}).")
    found, other, at_import = msgspec.json.decode(
        answer.read_bytes(), type=tuple[dict[str, dict[str, TestRun]], list[str], dict[str, list[int]]]
    )
    answer.unlink()
    return {name: (runs, other, at_import) for name, runs in found.items()}


def is_apart(module: str, target: Target) -> bool:
    """Whether a module can be imported before the rules are changed: nothing that could import them."""
    top, _, rest = module.partition(".")
    if top in ("tests", "__main__", "conftest") or module.startswith(target.package):
        return False
    return top != "menagerie" or rest.startswith("core") or (rest.startswith("games.") and rest != "games")


# --- the changes -----------------------------------------------------------------------------------------------------


class Slots:
    """A number from each fork: which test noticed."""

    def __init__(self, count: int) -> None:
        self.memory = mmap.mmap(-1, 4 * max(count, 1))

    def put(self, slot: int, value: int) -> None:
        struct.pack_into("i", self.memory, 4 * slot, value)

    def get(self, slot: int) -> int:
        return int(struct.unpack_from("i", self.memory, 4 * slot)[0])


class Mutation:
    """Tries changes one at a time."""

    def __init__(self, target: Target, known: Baseline, jobs: int = 1) -> None:
        self.target = target
        self.known = known
        self.runs = known.tests
        self.names = list(self.runs)
        self.kills = [0] * len(self.names)
        self.jobs = jobs

    def tests_for(self, change: Change) -> dict[str, TestRun]:
        """The tests that reach the change: quick ones, and those that have noticed many changes, first."""
        if self.runs_at_import(change):
            chosen = list(range(len(self.names)))
        else:
            chosen = [
                number
                for number, name in enumerate(self.names)
                if change.statement in self.runs[name].reached.get(change.file, ())
            ]
        chosen.sort(key=lambda number: (self.runs[self.names[number]].seconds + 0.001) / (1 + self.kills[number]))
        return {self.names[number]: self.runs[self.names[number]] for number in chosen}

    def runs_at_import(self, change: Change) -> bool:
        return change.statement in self.known.at_import.get(change.file, ())

    def try_all(self, changes: list[Change]) -> Iterator[tuple[Change, str]]:
        """Each change with what became of it, as soon as it is known."""
        for module in self.known.imported:
            with contextlib.suppress(Exception):  # what cannot be imported alone costs only time
                importlib.import_module(module)
        self.try_without_change(changes)
        inside = [change for change in changes if not self.runs_at_import(change)]
        later = [change for change in changes if self.runs_at_import(change)]
        for change, result in self.in_collected_fork(inside):
            if result is None:
                later.append(change)
            else:
                yield change, result
        for change, result in self.in_fresh_forks(later):
            yield change, result or NOTICED

    def try_without_change(self, changes: list[Change]) -> None:
        """Both ways must notice nothing where nothing is changed, or every result would be worthless."""
        for way, at_import in ((self.in_collected_fork, False), (self.in_fresh_forks, True)):
            for change in [change for change in changes if self.runs_at_import(change) is at_import][:1]:
                text = (self.target.root / change.file).read_bytes()[change.start : change.end].decode()
                same = msgspec.structs.replace(change, replacement=text)
                for _, result in way([same], tests=10):
                    if result != UNNOTICED:
                        raise MutationError(
                            f"The tests fail without any change, once {change.file} is loaded again. If other tests are"
                            f" there than the last time, remove {self.target.kept.relative_to(self.target.root)}."
                        )

    def in_fresh_forks(self, changes: list[Change], tests: int | None = None) -> Iterator[tuple[Change, str | None]]:
        return self.pool(changes, self.run_fresh, tests)

    def pool(
        self,
        changes: list[Change],
        run: Callable[[Change, dict[str, TestRun], Callable[[str], None]], int],
        tests: int | None,
    ) -> Iterator[tuple[Change, str | None]]:
        """Runs `run` in a fork for each change; nothing where the fork could not make the change."""
        slots = Slots(len(changes))
        waiting = list(enumerate(changes))
        running: dict[int, tuple[int, Change, float]] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                slot, change = waiting.pop(0)
                chosen = dict(list(self.tests_for(change).items())[:tests])
                if not chosen:
                    yield change, UNNOTICED
                    continue

                def work(slot: int = slot, change: Change = change, chosen: dict[str, TestRun] = chosen) -> int:
                    limit_memory()
                    return run(change, chosen, lambda name: slots.put(slot, self.names.index(name) + 1))

                # Time on the clock is only the last resort: a busy machine must not decide.
                until = time.monotonic() + 120 + 20 * sum(map(most_seconds, chosen.values()))
                running[fork(work)] = slot, change, until
            for process, (slot, change, until) in list(running.items()):
                ended, status = os.waitpid(process, os.WNOHANG)
                if not ended and time.monotonic() > until:
                    os.kill(process, signal.SIGKILL)
                    ended, status = os.waitpid(process, 0)
                if not ended:
                    continue
                del running[process]
                if noticed := slots.get(slot):
                    self.kills[noticed - 1] += 1
                yield change, self.result(os.waitstatus_to_exitcode(status))
            time.sleep(0.002)

    @staticmethod
    def result(status: int) -> str | None:
        if status == TOOL_FAILED:
            return None
        if status == 0:
            return UNNOTICED
        return TOO_LONG if status in (-signal.SIGPROF, -signal.SIGKILL) else NOTICED

    def run_fresh(self, change: Change, chosen: dict[str, TestRun], report: Callable[[str], None]) -> int:
        """Imports the game with the change made."""
        file = self.target.root / change.file

        def compiled(file: Path) -> CodeType:
            return changed_code(change, file)

        install({file: compiled})
        limit_seconds(60)
        files = sorted({name.split("::")[0] for name in chosen})
        plugin = _UntilOneFails(chosen, report)
        return int(pytest.main([*OPTIONS, f"--rootdir={self.target.root}", *files], plugins=[plugin])) or 1

    def in_collected_fork(self, changes: list[Change], tests: int | None = None) -> Iterator[tuple[Change, str | None]]:
        """Collects the tests in a fork, and makes each change in a fork of that one."""
        if not changes:
            return
        reading, writing = os.pipe()

        def work() -> int:
            os.close(reading)
            for module in self.target.modules():
                importlib.import_module(module)

            def with_tests(session: pytest.Session) -> None:
                def run(change: Change, chosen: dict[str, TestRun], report: Callable[[str], None]) -> int:
                    clear(caches_of(self.target.package))
                    swap_functions(change, self.target.root / change.file)
                    runner.chosen, runner.report = chosen, report
                    runner.run(session.items)
                    return 0

                positions = {change.key: number for number, change in enumerate(changes)}
                for change, result in self.pool(changes, run, tests):
                    os.write(writing, f"{positions[change.key]} {result}\n".encode())

            files = sorted(self.known.files)
            runner = _AfterCollecting(with_tests)
            return int(pytest.main([*OPTIONS, f"--rootdir={self.target.root}", *files], plugins=[runner]))

        process = fork(work)
        os.close(writing)
        answered = set()
        with os.fdopen(reading) as lines:
            for line in lines:
                number, _, result = line.strip().partition(" ")
                answered.add(int(number))
                yield changes[int(number)], None if result == "None" else result
        wait(process)
        yield from ((change, None) for number, change in enumerate(changes) if number not in answered)
