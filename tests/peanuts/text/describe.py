"""The question, and the position in words."""

from __future__ import annotations

from menagerie.core.words import Words
from tests.peanuts.text.names import bag_name, sizes
from tests.peanuts.view import PeanutsView


def question(view: PeanutsView, words: Words) -> str:
    """What the seat is asked, or whom the table waits for."""
    if view.result is not None:
        return words("question-over", how=words(view.result.ended_by), winners=words.names_of(view.result.winners))
    if view.bag is not None:
        return words("question-change", bag=bag_name(view.bag, words), players=words.names_of(view.waiting_on))
    if view.seat is not None:
        return words("question-choose")
    return words("question-waiting", players=words.names_of(view.waiting_on))


def describe(view: PeanutsView, words: Words) -> str:
    lines = [words("position-round", round=view.round, rounds=view.rounds)]
    if view.treat is not None:
        lines.append(words("position-treat", treat=view.treat))
    for seat, hand in enumerate(view.hands):
        points = sum(view.won[seat])
        lines.append(words("position-elephant", seat=seat, points=points, eaten=sizes(view.eaten[seat], words)))
        if hand is not None:
            lines.append("  " + words("position-hand", bags=sizes(hand, words)))
    if view.stolen:
        lines.append(words("position-stolen", points=sum(view.stolen)))
    return "\n".join(lines)
