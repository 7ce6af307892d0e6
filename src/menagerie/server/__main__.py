"""``python -m menagerie.server`` is ``menagerie serve``."""

import typer

from menagerie.server.command import serve

if __name__ == "__main__":
    typer.run(serve)
