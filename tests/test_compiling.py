"""Where there is a C compiler the rules are compiled; where it fails, everything plays in plain Python and says why."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bootstrap
import compiled_copy
import hatch_build
from compiled_copy import CompiledCopy
from compiler import FAILS, NO_COMPILER, find_compiler, why_not_compile

ROOT = Path(__file__).resolve().parents[1]

pytestmark = pytest.mark.source_only


class App:
    """What the hook of the build prints with."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


class Build:
    """One call of the hook, with a compilation that fails."""

    def __init__(self) -> None:
        self.app = App()
        self.data: dict[str, Any] = {"force_include": {}}
        self.hook = hatch_build.CompiledWheel(str(ROOT), {}, None, None, "", "wheel", self.app)  # type: ignore[arg-type]

    def run(self) -> None:
        self.hook.initialize("standard", self.data)

    def note(self) -> str:
        (path,) = self.data["force_include"]
        return Path(path).read_text(encoding="ascii").strip()


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Build]:
    def fail(*_: object) -> dict[Path, str]:
        raise RuntimeError("the assembler is on strike\nand so is the linker")

    monkeypatch.setenv("MENAGERIE_PAGES", "0")
    monkeypatch.delenv("MENAGERIE_COMPILE", raising=False)
    monkeypatch.setattr(hatch_build.CompiledWheel, "_compile", fail)
    monkeypatch.setattr(hatch_build, "why_plain", lambda _: "")
    build = Build()
    yield build
    build.hook.finalize("standard", build.data, "")


def test_a_compilation_that_fails_costs_one_line(failing: Build) -> None:
    failing.run()
    (line,) = failing.app.warnings
    assert line.startswith("This wheel is plain Python, since compiling it failed (RuntimeError: the assembler")
    assert "\n" not in line
    assert failing.note() == "compiling-failed"
    assert "pure_python" not in failing.data


def test_a_compilation_that_was_insisted_on_fails_the_build(failing: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_COMPILE", "1")
    with pytest.raises(RuntimeError, match="on strike"):
        failing.run()


@pytest.mark.skipif(sys.platform == "win32", reason="setuptools chooses the compiler there, whatever CC says")
def test_a_compiler_that_does_not_work_is_found_out_before_anything_is_installed(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if name != "MENAGERIE_COMPILE"}
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=ROOT,
        env={**kept, "MENAGERIE_PAGES": "0", "CC": "false"},
        capture_output=True,
        text=True,
        check=True,
    )
    said = [line for line in (done.stdout + done.stderr).splitlines() if "plain Python" in line]
    assert said == ["This wheel is plain Python, since the C compiler here does not compile"]
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(hatch_build.NOTE).strip() == FAILS.encode()


@pytest.mark.skipif(sys.platform == "win32", reason="setuptools chooses the compiler there, whatever CC says")
def test_the_compiler_that_is_named_is_the_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O1")
    assert (find_compiler(), why_not_compile()) == ("", NO_COMPILER)
    monkeypatch.setenv("CC", "false -O1")
    assert find_compiler() == "false -O1"


class PlayStart:
    """`./play` beside which the rules are compiled, in a moment: the wheel is made of one line."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[str] = []
        self.compiles = self.runs = True
        self.built = 0
        self.copy = CompiledCopy(folder)
        monkeypatch.setattr(compiled_copy, "say", self.said.append)
        monkeypatch.setattr(compiled_copy, "quietly", self._quietly)
        monkeypatch.setattr(compiled_copy, "why_not_compile", lambda: "")
        monkeypatch.setattr(CompiledCopy, "_build_wheel", lambda _, wheels: self._build_wheel(wheels))

    def _quietly(self, command: list[str | Path], **_: str) -> subprocess.CompletedProcess[str]:
        proof = "-c" in command
        return subprocess.CompletedProcess([], 1 if proof and not self.runs else 0, "")

    def _build_wheel(self, wheels: Path) -> bool:
        self.built += 1
        wheels.mkdir()
        with zipfile.ZipFile(wheels / "menagerie.whl", "w") as archive:
            archive.writestr("menagerie/__init__.py", "# compiled")
        return self.compiles

    def compile(self) -> None:
        self.copy.start()
        self.copy._thread.join()


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayStart:
    return PlayStart(tmp_path, monkeypatch)


def test_the_next_start_finds_the_compiled_copy(play: PlayStart, tmp_path: Path) -> None:
    (tmp_path / "compiled-of-last-year").mkdir()
    assert not play.copy.is_there()
    play.compile()
    assert [path.name for path in tmp_path.iterdir()] == [play.copy.folder.name]
    assert CompiledCopy(tmp_path).is_there()
    assert "next start uses them" in play.said[-1]


def test_a_change_of_the_source_is_compiled_anew(
    play: PlayStart, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.compile()
    changed = tmp_path / "changed.py"
    changed.write_text("CAGES = 5\n", encoding="ascii")
    monkeypatch.setattr(bootstrap, "HOME", tmp_path)
    monkeypatch.setattr(compiled_copy, "fingerprint", lambda *_: bootstrap.fingerprint(changed))
    assert not CompiledCopy(tmp_path).is_there()


@pytest.mark.parametrize("fault", ["compiles", "runs"])
def test_what_cannot_be_compiled_is_said_in_one_line_and_not_tried_again(
    play: PlayStart, tmp_path: Path, fault: str
) -> None:
    setattr(play, fault, False)
    assert play.copy.can_be_made()
    play.compile()
    assert [line for line in play.said if "plain Python" in line] == play.said[1:]
    again = CompiledCopy(tmp_path)
    assert not again.is_there()
    assert not again.can_be_made()


def test_compiling_that_was_stopped_says_nothing_and_is_tried_again(play: PlayStart, tmp_path: Path) -> None:
    play.compiles = False
    play.copy._stopping.set()
    play.compile()
    assert len(play.said) == 1
    assert CompiledCopy(tmp_path).can_be_made()
