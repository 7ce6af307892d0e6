"""The report of an arena as a page."""

from __future__ import annotations

from menagerie import __version__
from menagerie.core.registry import game as find_game
from menagerie.core.words import Words
from menagerie.lab.arena.standings import ArenaReport
from menagerie.lab.charts import Measured, bars_chart, intervals_chart, matrix_chart
from menagerie.lab.figures import decimal, percent, percent_range
from menagerie.lab.html_page import command, figure, grid, heading, page, text


def html_report(report: ArenaReport, command_line: str, words: Words) -> str:
    """The whole page: who is how strong, by what margin, against whom, at what cost, and how to make it again."""
    arena, title = report.arena, find_game(report.arena.game).title
    parts = [
        text(words("arena-lead", games=report.games, entrants=len(arena.entrants), players=arena.players), "lead"),
        text(_verdict(report, words)),
        heading(words("arena-ratings")),
        _ratings(report, words),
        _table(report, words),
        heading(words("arena-points")),
        _points(report, words),
        heading(words("arena-meetings")),
        _meetings(report, words),
        heading(words("arena-cost")),
        _cost(report, words),
        heading(words("arena-seats")),
        _seats(report, words),
        heading(words("arena-again")),
        text(words("arena-again-text", seed=arena.seed, rules=arena.rules, version=__version__)),
        command(command_line),
        text(words("arena-method"), "soft"),
    ]
    return page(words.language, words("arena-title", game=title), parts)


def _verdict(report: ArenaReport, words: Words) -> str:
    """Whether the first is ahead beyond doubt: the two ratings' intervals do not touch."""
    if len(report.standings) < 2 or not report.games:
        return words("arena-verdict-none")
    first, second = report.standings[:2]
    clear = first.rating.interval[0] > second.rating.interval[1]
    return words("arena-verdict-clear" if clear else "arena-verdict-close", first=first.name, second=second.name)


def _ratings(report: ArenaReport, words: Words) -> str:
    rows = [Measured(standing.name, standing.rating.mu, *standing.rating.interval) for standing in report.standings]
    chart = intervals_chart(words("arena-ratings"), rows, lambda mu: decimal(mu, words))
    return figure(chart, words("arena-ratings-caption"))


def _table(report: ArenaReport, words: Words) -> str:
    columns = ("rank", "name", "rating", "games", "share", "interval", "cost", "forfeits")
    rows = [
        [
            str(place),
            standing.name,
            rating_text(standing.rating.mu, standing.rating.interval, words),
            str(standing.games),
            percent(standing.share, words),
            percent_range(standing.interval, words),
            "–" if standing.milliseconds is None else milliseconds(standing.milliseconds, words),
            forfeits_text(standing.forfeits, words),
        ]
        for place, standing in enumerate(report.standings, 1)
    ]
    return grid([words(f"arena-column-{column}") for column in columns], rows, texts=2)


def _points(report: ArenaReport, words: Words) -> str:
    rows = [
        Measured(standing.name, standing.share, *standing.interval)
        for standing in report.standings
        if standing.share is not None and standing.interval is not None
    ]
    if not rows:
        return text("–")
    chart = intervals_chart(words("arena-points"), rows, lambda share: percent(share, words, 0), report.fair)
    return figure(chart, words("arena-points-caption", fair=percent(report.fair, words)))


def _meetings(report: ArenaReport, words: Words) -> str:
    names = [standing.name for standing in report.standings]
    shares = {(meeting.name, meeting.other): meeting.share for meeting in report.meetings}
    chart = matrix_chart(
        words("arena-meetings"),
        names,
        lambda row, column: shares[names[row], names[column]],
        lambda share: percent(share, words, 0),
    )
    rows = [
        [
            meeting.name,
            meeting.other,
            str(meeting.games),
            percent(meeting.share, words),
            percent_range(meeting.interval, words),
        ]
        for meeting in report.meetings
        if names.index(meeting.name) < names.index(meeting.other)
    ]
    columns = ("name", "other", "games", "share", "interval")
    return figure(chart, words("arena-meetings-caption")) + grid(
        [words(f"arena-column-{column}") for column in columns], rows, texts=2
    )


def _cost(report: ArenaReport, words: Words) -> str:
    rows = [(one.name, one.milliseconds) for one in report.standings if one.milliseconds is not None]
    chart = bars_chart(words("arena-cost"), rows, lambda cost: milliseconds(cost, words))
    return figure(chart, words("arena-cost-caption"))


def _seats(report: ArenaReport, words: Words) -> str:
    rows = [
        Measured(words("arena-seat", number=number), seat.share, *seat.interval)
        for number, seat in enumerate(report.seats, 1)
    ]
    if not rows:
        return text("–")
    chart = intervals_chart(words("arena-seats"), rows, lambda share: percent(share, words, 0), report.fair)
    return figure(chart, words("arena-seats-caption"))


def rating_text(mu: float, interval: tuple[float, float], words: Words) -> str:
    """``27.3 ± 0.8``."""
    return f"{decimal(mu, words)} ± {decimal((interval[1] - interval[0]) / 2, words)}"


def milliseconds(figure: float, words: Words) -> str:
    digits = 0 if figure >= 100 else 1 if figure >= 10 else 2
    return words("arena-milliseconds", figure=decimal(figure, words, digits))


def forfeits_text(forfeits: dict[str, int], words: Words) -> str:
    """``2 timeouts, 1 crash``."""
    return ", ".join(words(f"arena-forfeit-{reason}", games=games) for reason, games in forfeits.items()) or "–"
