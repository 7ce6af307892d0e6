"""Writes docs/features.md from what the games say about their features.

    python -m menagerie.lab.features_page

The tests compare the page with what this writes, so it is never out of date.
"""

from __future__ import annotations

from pathlib import Path

from menagerie.core.contract import AnyGame
from menagerie.core.features import Group, Layout
from menagerie.core.registry import all_games

PAGE = Path(__file__).parents[3] / "docs" / "features.md"

_HEAD = """\
# Features

What a seat may know, as whole numbers for learning machines. The environments of [research.md](research.md) give them
as observations, the [datasets](dataset.md) as a column. This page is written by
`python -m menagerie.lab.features_page`; a test compares it with the games.

* Two positions with equal views give equal features: nothing hidden is in them. They are written from the position
  itself, without a view, and a test compares every field with the view.
* The seats are counted from one's own: the first is always the seat that observes, the others follow clockwise.
* Many fields are 1 or 0. Where one of several things is chosen, each of them has a number, and one of these is 1.
* A number never leaves its bounds. `Encoding.scaled` brings all of them between 0 and 1.
* How many there are depends on the players and the options; the figures below are those of the smallest table with the
  usual options. `Layout.names` says of each number of any table what it is:

```python
from menagerie.lab.encoding import Encoding

encoding = Encoding("lucky-lions", players=3)
state = encoding.new("a seed")
observation, mask = encoding.features(state, 0), encoding.mask(state, 0)
print(dict(zip(encoding.layout.names, observation.tolist(), strict=True)))
print([encoding.all_actions[place] for place in mask.nonzero()[0]])
```

`observation` is an array of 16-bit numbers. An action is its place in `game.all_actions(players, options)`, and `mask`
holds a 1 for each that is legal. A game writes its features as bytes (`Game.features`), so that it needs no library:
first the numbers that are never below 0 nor above 255, a byte each; then the groups with other numbers, two bytes each,
the lower first.
"""


def page() -> str:
    return "\n".join([_HEAD, *(_game(game) for game in all_games())])


def _game(game: AnyGame) -> str:
    players, options = game.players[0], game.options_type()
    layout = Layout(game.feature_groups(players, options))
    actions = len(game.all_actions(players, options))
    lines = [
        f"## {game.title}",
        "",
        f"With {players} players {layout.width} numbers, in {layout.bytes} bytes, and {actions} actions.",
        "",
        "| group | starts at | times | numbers each | what it is |",
        "|---|---:|---:|---:|---|",
    ]
    start = 0
    for group in layout.groups:
        lines.append(f"| `{group.name}` | {start} | {group.times} | {group.width} | {group.about} |")
        start += group.times * group.width
    for group in layout.groups:
        lines += ["", *_fields(group)]
    return "\n".join(lines) + "\n"


def _fields(group: Group) -> list[str]:
    lines = [
        f"### {group.name}",
        "",
        "| field | at | numbers | from | to | what it is |",
        "|---|---:|---:|---:|---:|---|",
    ]
    start = 0
    for field in group.fields:
        lines.append(f"| `{field.name}` | {start} | {field.numbers} | {field.least} | {field.most} | {field.about} |")
        start += field.numbers
    return lines


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
