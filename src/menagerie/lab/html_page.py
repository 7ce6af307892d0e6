"""A report as one HTML file: no script, no font or picture from elsewhere, light and dark, made to be printed too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ground: #fbfaf6; --paper: #fff; --ink: #23261f; --soft: #5d6257; --line: #dcd9cd;
  --mark: #1f6f50; --mark-soft: #cfe5d8; --high: #1f6f50; --low: #a8431f; --zero: #8b8f83; }
@media (prefers-color-scheme: dark) { :root { --ground: #171a16; --paper: #20241f; --ink: #e9e8df; --soft: #a9ada0;
  --line: #3b4139; --mark: #7fcfa4; --mark-soft: #2a4a3a; --high: #7fcfa4; --low: #f0946c; --zero: #858a7d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p { margin: .5rem 0; max-width: 46rem; }
p.lead { font-size: 1.05rem; }
.soft, figcaption, caption { color: var(--soft); font-size: .9rem; }
figure { margin: 1rem 0; padding: 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; }
figcaption { margin-top: .5rem; max-width: 46rem; }
.chart { overflow-x: auto; }
svg { display: block; width: 100%; min-width: 34rem; max-width: 56rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
svg text.soft { fill: var(--soft); font-size: 12px; }
svg .whisker { stroke-width: 3; stroke-linecap: round; opacity: .55; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; background: var(--paper); }
caption { text-align: left; padding-bottom: .4rem; }
th, td { padding: .4rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th.text, td.text { text-align: left; }
th { font-weight: 600; font-size: .85rem; color: var(--soft); }
tr.high td:first-child { box-shadow: inset 3px 0 var(--high); }
tr.low td:first-child { box-shadow: inset 3px 0 var(--low); }
code { font: .9em ui-monospace, monospace; background: var(--mark-soft); padding: .1em .35em; border-radius: 4px; }
pre { overflow-x: auto; padding: .75rem 1rem; background: var(--paper); border: 1px solid var(--line); }
pre code { background: none; padding: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .5rem 0; } summary { cursor: pointer; color: var(--soft); }
@media print { body { background: #fff; } figure, table { break-inside: avoid; } }
"""


def page(language: str, title: str, parts: Iterable[str]) -> str:
    """A whole page. The parts are HTML already."""
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def text(content: str, style: str = "") -> str:
    mark = f' class="{style}"' if style else ""
    return f"<p{mark}>{escape(content)}</p>"


def command(line: str) -> str:
    """A command to be copied."""
    return f"<pre><code>{escape(line)}</code></pre>"


def figure(drawing: str, caption: str) -> str:
    return f'<figure><div class="chart">{drawing}</div><figcaption>{escape(caption)}</figcaption></figure>'


def grid(
    headings: Sequence[str],
    rows: Iterable[Sequence[str]],
    caption: str = "",
    marks: Sequence[str] | None = None,
    texts: int = 1,
) -> str:
    """A table; its first columns, ``texts`` of them, hold text and the others figures. ``marks`` gives a row the mark
    ``high`` or ``low``."""

    def style(place: int) -> str:
        return ' class="text"' if place < texts else ""

    head = "".join(f'<th scope="col"{style(place)}>{escape(name)}</th>' for place, name in enumerate(headings))
    body = []
    for place, row in enumerate(rows):
        mark = f' class="{marks[place]}"' if marks and marks[place] else ""
        cells = "".join(f"<td{style(column)}>{escape(cell)}</td>" for column, cell in enumerate(row))
        body.append(f"<tr{mark}>{cells}</tr>")
    said = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{said}<thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'


def details(summary: str, inside: str) -> str:
    """What is folded away until someone opens it."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def bullets(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def subheading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"
