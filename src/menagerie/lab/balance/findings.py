"""What stands out in a study, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from menagerie.core.contract import AnyGame
from menagerie.core.words import Words
from menagerie.lab.balance.names import choice_text, kind_title, piece_name
from menagerie.lab.balance.study import PieceFigures, Study
from menagerie.lab.figures import decimal, percent, percent_range

_MOST = 5
_RARE = 0.01


def findings(game: AnyGame, study: Study, words: Words) -> Iterator[str]:
    """Seats, pieces and choices whose interval says that chance alone does not explain them."""
    yield from _seats(study, words)
    clear = clear_pieces(study)
    strong = [piece for piece in clear if (piece.lift or 0) > 0][:_MOST]
    weak = [piece for piece in reversed(clear) if (piece.lift or 0) < 0][:_MOST]
    for message, pieces in (("balance-found-strong", strong), ("balance-found-weak", weak)):
        if pieces:
            named = [_with_lift(game, piece, words) for piece in pieces]
            yield words(message, pieces=words.join_list(named))
    compared = sum(piece.lift is not None for piece in study.pieces)
    if compared:
        yield words("balance-found-compared", compared=compared, clear=len(clear), chance=round(compared / 20))
    dead = study.dead_choices
    if dead:
        named = [choice_text(game, choice.choice, words) for choice in dead[:_MOST]]
        yield words("balance-found-dead", choices=len(dead), examples=words.join_list(named))
    if study.shared is not None and study.shared > _RARE:
        yield words("balance-found-shared", share=percent(study.shared, words))
    if study.unfinished:
        yield words("cli-simulate-unfinished", games=study.unfinished)


def _seats(study: Study, words: Words) -> Iterator[str]:
    found = False
    for number, seat in enumerate(study.seats, 1):
        low, high = seat.interval
        if low > study.fair or high < study.fair:
            found = True
            message = "balance-found-seat-high" if low > study.fair else "balance-found-seat-low"
            share, interval = percent(seat.share, words), percent_range(seat.interval, words)
            yield words(message, number=number, share=share, interval=interval, fair=percent(study.fair, words))
    if study.seats and not found:
        yield words("balance-found-seats-fair")


def clear_pieces(study: Study) -> list[PieceFigures]:
    """Pieces whose lift is not explained by chance at 95 %, the highest lift first."""
    clear = [
        piece
        for piece in study.pieces
        if piece.lift_interval is not None and not piece.lift_interval[0] <= 0 <= piece.lift_interval[1]
    ]
    return sorted(clear, key=lambda piece: -(piece.lift or 0))


def _with_lift(game: AnyGame, piece: PieceFigures, words: Words) -> str:
    name, kind = piece_name(game, piece.kind, piece.piece, words), kind_title(piece.kind, words)
    return words("balance-found-piece", name=name, kind=kind, lift=signed(100 * (piece.lift or 0), words))


def signed(points: float, words: Words) -> str:
    return ("+" if points > 0 else "") + decimal(points, words)
