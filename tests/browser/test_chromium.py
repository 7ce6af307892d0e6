"""How ./test comes by a Chromium: the machine's own, Debian's, Playwright's, or a clear line that there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

APT = "apt-get install --yes --no-install-recommends chromium"
UPDATE = "apt-get update"
FETCH = "playwright install chromium"
MISSING = "BrowserType.launch: Executable doesn't exist at chromium"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    loader = SourceFileLoader("menagerie_test_script", str(Path(__file__).resolve().parents[2] / "test"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


class Machine:
    """A machine on which some commands help, and others do not."""

    def __init__(self, script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self._script, self._patch = script, monkeypatch
        self.commands: list[str] = []
        self.trouble = MISSING
        self.helps: tuple[str, ...] = ()
        monkeypatch.setattr(script, "quietly", self._run)
        monkeypatch.delenv("MENAGERIE_CHROMIUM", raising=False)

    def has(self, *, root: bool, apt: bool) -> None:
        self._patch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
        self._patch.setattr(shutil, "which", lambda name: name if apt and name == "apt-get" else None)

    def _run(self, command: list[str | Path], **_: str) -> subprocess.CompletedProcess[str]:
        if "-c" in command:  # whether one opens
            opens = bool(self.helps) and tuple(self.commands[-len(self.helps) :]) == self.helps
            return subprocess.CompletedProcess(command, 0 if opens else 1, "" if opens else self.trouble)
        said = " ".join(str(part) for part in command)
        self.commands.append(said[said.index("playwright") :] if "playwright" in said else said)
        return subprocess.CompletedProcess(command, 100, "E: no such thing")


@pytest.fixture
def machine(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(script, monkeypatch)


@pytest.mark.parametrize(
    ("root", "apt", "commands"),
    [
        pytest.param(True, True, (APT,), id="Debian, as root"),
        pytest.param(True, True, (APT, UPDATE, APT), id="a fresh Debian"),
        pytest.param(True, True, (APT, UPDATE, APT, f"{FETCH} --with-deps"), id="Ubuntu"),
        pytest.param(False, True, (FETCH,), id="Debian, as anybody"),
        pytest.param(True, False, (FETCH,), id="another system"),
        pytest.param(True, True, (APT, UPDATE, APT, f"{FETCH} --with-deps", FETCH), id="a Debian without its archive"),
    ],
)
def test_the_right_command_fetches_a_chromium(
    script: ModuleType, machine: Machine, root: bool, apt: bool, commands: tuple[str, ...]
) -> None:
    machine.has(root=root, apt=apt)
    machine.helps = commands
    assert script.chromium() is True
    assert tuple(machine.commands) == commands


def test_nothing_is_fetched_where_one_opens(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str | Path]] = []

    def fine(command: list[str | Path], **_: str) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(script, "quietly", fine)
    monkeypatch.delenv("MENAGERIE_CHROMIUM", raising=False)
    assert script.chromium() is True
    assert len(commands) == 1


def test_where_none_can_be_had_the_tests_step_aside(
    script: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.has(root=False, apt=False)
    assert script.chromium() is None
    said = capsys.readouterr().out
    assert "E: no such thing" in said
    assert "There is no Chromium here, and none could be had" in said


def test_one_that_does_not_open_is_a_failure_and_not_a_silence(
    script: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.has(root=False, apt=False)
    machine.trouble = "Host system is missing dependencies to run browsers."
    assert script.chromium() is False
    said = capsys.readouterr().out
    assert "missing dependencies" in said
    assert "MENAGERIE_CHROMIUM" in said


def test_a_wished_one_that_is_not_there_is_named(
    script: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.has(root=False, apt=False)
    monkeypatch.setenv("MENAGERIE_CHROMIUM", "moonlight")
    with pytest.raises(script.SetUpError, match="moonlight"):
        script.chromium()
