"""Draws the pictures of the README: what the command line shows, as SVG. Run it as ``python docs/pictures/draw.py``."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

FOLDER = Path(__file__).parent
COLUMNS = 92

# the house's paper, ink and colours
THEME = TerminalTheme(
    (251, 246, 234), (43, 42, 38),
    [(43, 42, 38), (196, 96, 60), (91, 127, 75), (138, 98, 20), (46, 126, 143), (110, 74, 126), (46, 126, 143),
     (90, 84, 70)],
)  # fmt: skip
FROM_THE_NET = re.compile(r"@font-face \{\{.*?\}\}\n|<!--.*?-->", re.DOTALL)


def draw(name: str, command: list[str], typed: str = "", lines: int = 60) -> None:
    with tempfile.TemporaryDirectory() as away:
        done = subprocess.run(
            [sys.executable, "-m", "menagerie", *command],
            input=typed, cwd=away, capture_output=True, encoding="utf-8", check=False,
            env={**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(COLUMNS), "MENAGERIE_LANG": "en"},
        )  # fmt: skip
    console = Console(record=True, width=COLUMNS, file=StringIO())
    shown = "\n".join(done.stdout.splitlines()[:lines])
    console.print(Text.from_ansi(shown))
    svg = console.export_svg(
        title=f"menagerie {' '.join(command)}",
        theme=THEME,
        code_format=FROM_THE_NET.sub("", CONSOLE_SVG_FORMAT),
        unique_id=name,
    )
    (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
    print(f"{name}.svg")


if __name__ == "__main__":
    draw("play", ["play", "lucky-lions", "--seed", "5", "--names", "Ada"], "1\n1\nh\n", lines=34)
    draw("rules", ["rules", "lucky-lions", "--search", "distance"])
    draw("simulate", ["simulate", "lucky-lions", "--players", "4", "--games", "2000", "--bots", "keeper,random"])
