"""The choices of a decision as a terminal lists them: what to type for each, a few lines of many, and what is gone."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from rich.cells import cell_len, set_cell_size

from menagerie.core.contract import Action, AnyGame, AnyState, View
from menagerie.core.words import Words

MANY = 24
"""More choices than this stand in columns."""
GAP = 2
"""Between two columns of choices."""
LETTERS = "abcdefgijklnoprstvwxyz"
"""For what is no number, where the other choices are numbers; without the letters of the commands."""
MOST_CHECKED = 60
"""So many choices that are gone are asked about at most."""
MOST_NAMED = 3


class Choice(Struct, frozen=True):
    label: str
    """What to type for it."""
    action: Action
    text: str
    short: str
    group: str


class Gone(Struct, frozen=True):
    """Choices of the last decision of this kind that one rule forbids now."""

    texts: tuple[str, ...]
    reason: str


def choices_of(game: AnyGame, legal: Sequence[Action], view: View, words: Words) -> list[Choice]:
    """Where the decision is a number, the number typed is that number; otherwise choices are counted from 1."""
    found = []
    numbered = any(game.number_in(action) is not None for action in legal)
    letters = iter(LETTERS)
    for place, action in enumerate(legal, start=1):
        number = game.number_in(action) if numbered else place
        label = str(number) if number is not None else next(letters, f"#{place}")
        text = game.describe_choice(action, view, words)
        found.append(Choice(label, action, text.long, text.short, text.group))
    return found


def meant_number(game: AnyGame, legal: Sequence[Action], number: int) -> Action | None:
    """The action that is this number, though it is not legal now; nothing where the decision is no number."""
    for action in legal:
        usual = game.number_in(action)
        if usual is not None:
            field = next(name for name in action.__struct_fields__ if getattr(action, name) == usual)
            meant: Action = msgspec.structs.replace(action, **{field: number})
            return meant
    return None


def prompt_range(choices: Sequence[Choice]) -> str:
    """What may be typed: "1–12", "0–8", "3"; with letters behind it where there are some."""
    numbers = [int(choice.label) for choice in choices if choice.label.isdecimal()]
    parts = [choice.label for choice in choices if not choice.label.isdecimal()]
    if numbers:
        low, high = min(numbers), max(numbers)
        parts.insert(0, str(low) if low == high else f"{low}–{high}")
    return ", ".join(parts)


def listed(choices: Sequence[Choice], width: int) -> list[str]:
    """Every choice in full; many stand in columns."""
    many = len(choices) > MANY
    digits = max([len(choice.label) for choice in choices], default=0) if many else 4
    lines = [f"{choice.label:>{digits}}  {choice.text}" for choice in choices]
    room = max((cell_len(line) for line in lines), default=0) + GAP
    columns = max(1, (width + GAP) // room) if many else 1
    rows = -(-len(lines) // columns)
    found = []
    for row in range(rows):
        *before, last = lines[row::rows]
        found.append("".join(set_cell_size(line, room) for line in before) + last)
    return found


def grouped(choices: Sequence[Choice], width: int, words: Words) -> list[str]:
    """A line for each group of choices that follow each other: "3–5  Elephants: 1 food | 2 food | 3 food"."""
    runs: list[list[Choice]] = []
    for choice in choices:
        if runs and choice.group and runs[-1][0].group == choice.group:
            runs[-1].append(choice)
        else:
            runs.append([choice])
    labels = [run[0].label if len(run) == 1 else f"{run[0].label}–{run[-1].label}" for run in runs]
    digits = max(len(label) for label in labels)
    found = []
    for run, label in zip(runs, labels, strict=True):
        text, group = run[0].text, run[0].group
        if group:
            text = words("cli-play-group", group=group, choices=" | ".join(choice.short for choice in run))
        line = f"{label:>{digits}}  {text}"
        found.append(line if cell_len(line) <= width else set_cell_size(line, width - 1) + "…")
    return found


def gone(
    before: Sequence[tuple[Action, str]], legal: Sequence[Action], state: AnyState, seat: int, words: Words
) -> list[Gone]:
    """What could be chosen at the last decision of this kind and cannot now, by the rule that forbids it."""
    reasons: dict[tuple[str, str], tuple[list[str], str]] = {}
    missing = [(action, text) for action, text in before if action not in legal]
    for action, text in missing[:MOST_CHECKED]:
        violation = state.check(seat, action)
        if violation is not None:
            rule = violation.paragraph, violation.reason
            reasons.setdefault(rule, ([], words.violation(violation)))[0].append(text)
    return [Gone(tuple(texts), reason) for texts, reason in reasons.values()]


def gone_line(one: Gone, words: Words) -> str:
    """ "Not now: Bid 5 coins, Bid 6 coins and 2 more. You cannot bid 5: you have 4 coins. (Rule 3.1)" """
    named = ", ".join(one.texts[:MOST_NAMED])
    return words("cli-play-gone", choices=named, more=max(0, len(one.texts) - MOST_NAMED), reason=one.reason)


def kind_of(point: str) -> str:
    """The kind of a decision by its address: ``campaign`` of ``1B.0.campaign-3``."""
    return re.sub(r"[-0-9]+$", "", point.rpartition(".")[2])
