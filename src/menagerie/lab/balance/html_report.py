"""A study as a page that people want to read."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie import __version__
from menagerie.core.contract import AnyGame
from menagerie.core.registry import game as find_game
from menagerie.core.words import Words
from menagerie.lab.balance.findings import findings, signed
from menagerie.lab.balance.names import choice_text, kind_title, piece_name
from menagerie.lab.balance.study import Mean, PieceFigures, Study
from menagerie.lab.balance.variation import Variant
from menagerie.lab.charts import Measured, histogram, intervals_chart
from menagerie.lab.figures import decimal, percent, percent_range
from menagerie.lab.html_page import bullets, command, details, figure, grid, heading, page, subheading, text

_MOST_ROWS = 40


def html_report(study: Study, variants: Sequence[Variant], command_line: str, words: Words) -> str:
    """The whole page."""
    game = find_game(study.series.game)
    parts = [
        text(_lead(study, words), "lead"),
        heading(words("balance-findings")),
        bullets(findings(game, study, words)),
        *(_seats(study, words) if study.seats else []),
        *_course(study, words),
        *_pieces(game, study, words),
        *_choices(game, study, words),
        *_variants(variants, words),
        heading(words("balance-again")),
        text(words("balance-again-text", seed=study.series.seed, rules=study.rules, version=__version__)),
        command(command_line),
        text(words("balance-method"), "soft"),
    ]
    return page(words.language, words("balance-title", game=game.title), parts)


def _lead(study: Study, words: Words) -> str:
    bots = words.join_list(list(dict.fromkeys(study.series.bots)))
    return words("balance-lead", games=study.games, players=study.series.players, bots=bots)


def _seats(study: Study, words: Words) -> list[str]:
    rows = [
        Measured(words("arena-seat", number=number), seat.share, *seat.interval)
        for number, seat in enumerate(study.seats, 1)
    ]
    chart = intervals_chart(words("balance-seats"), rows, lambda share: percent(share, words, 0), study.fair)
    table = grid(
        [words(f"balance-column-{column}") for column in ("seat", "share", "interval", "score", "range")],
        [
            [
                str(number),
                percent(seat.share, words),
                percent_range(seat.interval, words),
                _mean(seat.score, words),
                _range(seat.score, words),
            ]
            for number, seat in enumerate(study.seats, 1)
        ],
    )
    caption = words("balance-seats-caption", fair=percent(study.fair, words))
    return [heading(words("balance-seats")), figure(chart, caption), table]


def _course(study: Study, words: Words) -> list[str]:
    """How long a game is, and how long it stays open."""
    columns = [(str(begin), count) for begin, count in study.lengths]
    chart = histogram(words("balance-length"), columns, words("balance-length-axis"))
    figures: list[tuple[str, Mean | None, float]] = [
        ("balance-length", study.length, 1),
        ("balance-margin", study.margin, 1),
        ("balance-lead-changes", study.lead_changes, 1),
        ("balance-last-change", study.last_change, 100),
    ]
    rows = [
        [words(message), _mean(mean, words, factor), _range(mean, words, factor)]
        for message, mean, factor in figures
        if mean is not None
    ]
    rows.append([words("balance-close"), percent(study.close, words), ""])
    rows.append([words("balance-shared"), percent(study.shared, words), ""])
    columns_of_table = [words("balance-column-what"), words("balance-column-mean"), words("balance-column-range")]
    return [
        heading(words("balance-course")),
        figure(chart, words("balance-length-caption")),
        grid(columns_of_table, rows),
    ]


def _pieces(game: AnyGame, study: Study, words: Words) -> list[str]:
    parts = [heading(words("balance-pieces")), text(words("balance-pieces-text"))]
    for kind in dict.fromkeys(piece.kind for piece in study.pieces):
        parts += [subheading(kind_title(kind, words)), *_kind(game, kind, study, words)]
    return parts if len(parts) > 2 else []


def _kind(game: AnyGame, kind: str, study: Study, words: Words) -> list[str]:
    pieces = sorted(
        (piece for piece in study.pieces if piece.kind == kind),
        key=lambda piece: (piece.lift is None, -(piece.lift or 0), piece.piece),
    )
    compared = [piece for piece in pieces if piece.lift is not None]
    if len(compared) > _MOST_ROWS:  # the ends of a long list say most
        compared = compared[: _MOST_ROWS // 2] + compared[-_MOST_ROWS // 2 :]
    rows = [
        Measured(piece_name(game, kind, piece.piece, words), 100 * piece.lift, *_hundredfold(piece))
        for piece in compared
        if piece.lift is not None
    ]
    table = grid(
        [words(f"balance-column-{column}") for column in ("piece", "a-game", "use", "share", "lift", "lift-interval")],
        [_piece_row(game, piece, words) for piece in pieces],
        marks=[_mark(piece) for piece in pieces],
    )
    if not rows:
        return [table]
    chart = intervals_chart(kind_title(kind, words), rows, lambda points: signed(points, words), 0)
    return [figure(chart, words("balance-lift-caption")), details(words("balance-all-figures"), table)]


def _piece_row(game: AnyGame, piece: PieceFigures, words: Words) -> list[str]:
    interval = piece.lift_interval
    return [
        piece_name(game, piece.kind, piece.piece, words),
        decimal(piece.a_game, words, 2),
        percent(piece.use, words),
        percent(piece.share, words),
        "–" if piece.lift is None else signed(100 * piece.lift, words),
        "–" if interval is None else _points_range(interval, words),
    ]


def _points_range(interval: tuple[float, float], words: Words) -> str:
    low, high = (signed(100 * end, words) for end in interval)
    return words("balance-range", low=low, high=high)


def _hundredfold(piece: PieceFigures) -> tuple[float, float]:
    low, high = piece.lift_interval or (0.0, 0.0)
    return 100 * low, 100 * high


def _mark(piece: PieceFigures) -> str:
    if piece.lift_interval is None:
        return ""
    low, high = piece.lift_interval
    return "high" if low > 0 else "low" if high < 0 else ""


def _choices(game: AnyGame, study: Study, words: Words) -> list[str]:
    dead = {choice.choice for choice in study.dead_choices}
    columns = [words(f"balance-column-{column}") for column in ("choice", "offered", "taken", "interval")]

    def rows(only: bool) -> list[list[str]]:
        return [
            [
                choice_text(game, choice.choice, words),
                str(choice.offered),
                percent(choice.share, words),
                percent_range(choice.interval, words),
            ]
            for choice in sorted(study.choices, key=lambda choice: (choice.share, choice.choice))
            if choice.choice in dead or not only
        ]

    found = grid(columns, rows(True)) if dead else text(words("balance-choices-none"))
    return [
        heading(words("balance-choices")),
        text(words("balance-choices-text")),
        found,
        details(words("balance-all-figures"), grid(columns, rows(False))),
    ]


def _variants(variants: Sequence[Variant], words: Words) -> list[str]:
    if not variants:
        return []
    parts = [heading(words("balance-variants")), text(words("balance-variants-text"))]
    for option in dict.fromkeys(variant.option for variant in variants):
        of_it = [variant for variant in variants if variant.option == option]
        parts.append(subheading(option))
        for name in ("length", "margin", "first-seat"):
            rows = [
                Measured(_value(variant, words), *figures)
                for variant in of_it
                if (figures := _figures(variant.study, name)) is not None
            ]
            if not rows:
                continue
            title = words(f"balance-variant-{name}")
            shown = (lambda share: percent(share, words, 0)) if name == "first-seat" else (lambda f: decimal(f, words))
            usual = next((row.value for row, variant in zip(rows, of_it, strict=False) if variant.usual), None)
            parts.append(figure(intervals_chart(f"{option}: {title}", rows, shown, usual), title))
    return parts


def _figures(study: Study, name: str) -> tuple[float, float, float] | None:
    if name == "first-seat":
        return (study.seats[0].share, *study.seats[0].interval) if study.seats else None
    mean = study.length if name == "length" else study.margin
    return None if mean is None else (mean.mean, *mean.interval)


def _value(variant: Variant, words: Words) -> str:
    value = variant.value
    said = words("cli-yes" if value else "cli-no") if isinstance(value, bool) else str(value)
    return words("balance-usual", value=said) if variant.usual else said


def _mean(mean: Mean, words: Words, factor: float = 1) -> str:
    half = (mean.interval[1] - mean.interval[0]) / 2
    unit = "\u00a0%" if factor == 100 else ""
    return f"{decimal(factor * mean.mean, words)} ± {decimal(factor * half, words)}{unit}"


def _range(mean: Mean, words: Words, factor: float = 1) -> str:
    unit = "\u00a0%" if factor == 100 else ""
    low, high = (decimal(factor * end, words, 0) for end in (mean.least, mean.most))
    return words("balance-range", low=low, high=f"{high}{unit}")
