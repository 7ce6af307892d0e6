"""Whether this machine can compile Menagerie; `play`, `test` and the build of the wheel ask. Standard library only."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

NO_COMPILER = "no-compiler"
NO_HEADERS = "no-headers"
FAILS = "compiler-fails"

IN_WORDS = {
    NO_COMPILER: "there is no C compiler here",
    NO_HEADERS: "Python's C headers are not installed here",
    FAILS: "the C compiler here does not compile",
}

_LONGEST_TRIAL = 60  # seconds; a compiler that takes longer for five lines would take hours for the rules


def find_compiler() -> str:
    """The command of the C compiler; nothing where there is none.

    The first two are what setuptools would call; where Python was built with another compiler than this machine has,
    the build has to name the one that is here.
    """
    named = os.environ.get("CC")
    if named is not None:
        return named if _program(named) else ""
    if sys.platform == "win32":
        return "cl" if shutil.which("cl") or _has_visual_studio() else ""
    commands = (str(sysconfig.get_config_var("CC") or ""), "cc", "gcc", "clang")
    return next((command for command in commands if _program(command)), "")


def why_not_compile() -> str:
    """Nothing when this machine can compile; otherwise one of the reasons above."""
    command = find_compiler()
    if not command:
        return NO_COMPILER
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        return NO_HEADERS
    # On Windows setuptools finds the compiler and its settings itself; elsewhere a trial takes a tenth of a second.
    return "" if sys.platform == "win32" or _compiles(command, headers) else FAILS


def _program(command: str) -> str | None:
    words = command.split()
    return shutil.which(words[0]) if words else None


def _has_visual_studio() -> bool:
    installed = os.environ.get("PROGRAMFILES(X86)", "")
    return bool(installed) and (Path(installed) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe").exists()


def _compiles(command: str, headers: Path) -> bool:
    with tempfile.TemporaryDirectory(prefix="menagerie-compiler-") as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint trial(void) { return Py_IsInitialized(); }\n", encoding="ascii")
        try:
            done = subprocess.run(
                [*command.split(), "-fPIC", f"-I{headers}", "-c", str(source), "-o", str(source.with_suffix(".o"))],
                capture_output=True,
                timeout=_LONGEST_TRIAL,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0 and source.with_suffix(".o").exists()
