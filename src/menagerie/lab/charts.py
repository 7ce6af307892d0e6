"""Charts as SVG, drawn from figures alone; their colours are those of the page around them.

Each has a title that a screen reader says, and figures beside what is drawn: nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10

from msgspec import Struct

WIDTH = 760
_ROW = 30
_RIGHT = 120


class Measured(Struct, frozen=True):
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float


Format = Callable[[float], str]


def intervals_chart(title: str, rows: Sequence[Measured], shown: Format, reference: float | None = None) -> str:
    """A dot and a whisker for each row, from top to bottom; the reference is a vertical line."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if reference is None else [reference])
    axis = _Axis(min(ends), max(ends), _label_width([row.label for row in rows]), WIDTH - _RIGHT)
    height = _ROW * len(rows) + 40
    drawn = axis.drawn(height - 26, shown)
    if reference is not None:
        x = axis.x(reference)
        drawn.append(f'<line x1="{x}" y1="4" x2="{x}" y2="{height - 34}" stroke="var(--zero)" stroke-dasharray="4 3"/>')
    for place, row in enumerate(rows):
        y = _ROW * place + 20
        colour = "var(--mark)"
        if reference is not None:
            colour = "var(--high)" if row.low > reference else "var(--low)" if row.high < reference else "var(--zero)"
        drawn += [
            f'<text x="0" y="{y + 4}">{escape(row.label)}</text>',
            f'<path d="M{axis.x(row.low)} {y}H{axis.x(row.high)}" stroke="{colour}" class="whisker"/>',
            f'<circle cx="{axis.x(row.value)}" cy="{y}" r="5.5" fill="{colour}"/>',
            f'<text x="{WIDTH}" y="{y + 4}" text-anchor="end">{escape(shown(row.value))}</text>',
        ]
    return _svg(title, height, drawn)


def bars_chart(title: str, rows: Sequence[tuple[str, float]], shown: Format) -> str:
    """A horizontal bar for each row."""
    axis = _Axis(0.0, max((value for _, value in rows), default=0.0), _label_width([label for label, _ in rows]), 640)
    drawn = []
    for place, (label, value) in enumerate(rows):
        y = _ROW * place + 20
        width = round(axis.x(value) - axis.left, 1)
        drawn += [
            f'<text x="0" y="{y + 4}">{escape(label)}</text>',
            f'<rect x="{axis.left}" y="{y - 9}" width="{max(width, 1)}" height="18" rx="4" fill="var(--mark)"/>',
            f'<text x="{axis.left + width + 8}" y="{y + 4}">{escape(shown(value))}</text>',
        ]
    return _svg(title, _ROW * len(rows) + 10, drawn)


def histogram(title: str, counts: Sequence[tuple[str, int]], axis_text: str) -> str:
    """Columns that stand side by side; labels where there is room for them."""
    tallest = max((count for _, count in counts), default=0) or 1
    width = (WIDTH - 20) / max(1, len(counts))
    every = max(1, -(-len(counts) * 46 // WIDTH))
    drawn = []
    for place, (label, count) in enumerate(counts):
        height, x = 150 * count / tallest, 10 + width * place
        drawn.append(
            f'<rect x="{x + width * 0.06:.1f}" y="{170 - height:.1f}" width="{width * 0.88:.1f}" height="{height:.1f}" '
            f'rx="2" fill="var(--mark)"><title>{escape(label)}: {count}</title></rect>'
        )
        if place % every == 0:
            drawn.append(
                f'<text class="soft" x="{x + width / 2:.1f}" y="188" text-anchor="middle">{escape(label)}</text>'
            )
    drawn += [
        f'<line x1="10" y1="170" x2="{WIDTH - 10}" y2="170" stroke="var(--line)"/>',
        f'<text class="soft" x="{WIDTH / 2}" y="208" text-anchor="middle">{escape(axis_text)}</text>',
    ]
    return _svg(title, 214, drawn)


def matrix_chart(title: str, names: Sequence[str], cell: Callable[[int, int], float | None], shown: Format) -> str:
    """A square of shares, of the row against the column: above a half in one colour, below it in the other."""
    left = _label_width(names)
    size = min(92.0, (WIDTH - left) / max(1, len(names)))
    high = 34.0
    drawn = []
    for place, name in enumerate(names):
        brief = name if len(name) * 7.5 < size else name[: max(1, int(size / 7.5) - 1)] + "…"
        middle = left + size * (place + 0.5)
        drawn += [
            f'<text x="{middle:.1f}" y="20" text-anchor="middle">{escape(brief)}<title>{escape(name)}</title></text>',
            f'<text x="0" y="{34 + high * (place + 0.5) + 4:.1f}">{escape(name)}</text>',
        ]
    for row in range(len(names)):
        for column in range(len(names)):
            share = None if row == column else cell(row, column)
            x, y = left + size * column, 34 + high * row
            colour = "var(--line)" if share is None else "var(--high)" if share >= 0.5 else "var(--low)"
            strength = 0.35 if share is None else round(0.08 + 0.6 * abs(share - 0.5) * 2, 3)
            drawn.append(
                f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{size - 2:.1f}" height="{high - 2}" rx="4" '
                f'fill="{colour}" fill-opacity="{strength}"/>'
            )
            if share is not None:
                drawn.append(
                    f'<text x="{x + size / 2:.1f}" y="{y + high / 2 + 4:.1f}" text-anchor="middle">'
                    f"{escape(shown(share))}</text>"
                )
    return _svg(title, round(40 + high * len(names)), drawn)


class _Axis:
    """Where a figure stands between two pixels."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        if low == high:
            low, high = low - 0.5, high + 0.5
        self.low, self.high, self.left, self.right = low, high, left, right

    def x(self, figure: float) -> float:
        return round(self.left + (figure - self.low) / (self.high - self.low) * (self.right - self.left), 1)

    def ticks(self) -> list[float]:
        """About five round figures."""
        rough = (self.high - self.low) / 5
        unit = 10.0 ** floor(log10(rough))
        step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
        first = -floor(-self.low / step)
        return [round(step * place, 10) for place in range(first, first + 12) if step * place <= self.high + 1e-9]

    def drawn(self, y: float, shown: Format) -> list[str]:
        lines = []
        for tick in self.ticks():
            x = self.x(tick)
            lines += [
                f'<line x1="{x}" y1="4" x2="{x}" y2="{y - 8}" stroke="var(--line)"/>',
                f'<text class="soft" x="{x}" y="{y + 12}" text-anchor="middle">{escape(shown(tick))}</text>',
            ]
        return lines


def _label_width(labels: Sequence[str]) -> float:
    return min(300.0, 16 + 7.5 * max((len(label) for label in labels), default=0))


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(drawn)}</svg>"
    )
