"""The folder that a command writes to."""

from pathlib import Path

from menagerie.cli.errors import CliError, os_error_text
from menagerie.core.words import Words


def output_folder(out: str, words: Words) -> Path:
    """The folder, made and tried out before the work begins rather than after it."""
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".menagerie-trial"
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as error:
        raise CliError(words("cli-cannot-write", path=out, detail=os_error_text(error, words))) from None
    return folder
