"""How a game came out, in words."""

from rich.console import Console

from menagerie.core.contract import Result, Standing
from menagerie.core.words import Words


def show_result(out: Console, result: Result, words: Words) -> None:
    """What ended it, everyone's place, and what decided between equal scores."""
    out.print(words("cli-result", how=words(result.ended_by), winners=words.names_of(result.winners)), soft_wrap=True)
    for standing in sorted(result.standings, key=lambda one: (one.rank, one.seat)):
        out.print(f"  {_place(standing, words)}", soft_wrap=True)
    if result.decided_by is not None:
        out.print(words("cli-result-decided", what=_tie_break(result.decided_by, words)), soft_wrap=True)


def _place(standing: Standing, words: Words) -> str:
    return words("cli-result-place", rank=standing.rank, seat=standing.seat, score=standing.score)


def _tie_break(name: str, words: Words) -> str:
    message = f"tie-break-{name}"
    return words(message) if words.has(message) else name
