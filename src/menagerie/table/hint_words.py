"""The estimates of a hint in words."""

from __future__ import annotations

import msgspec

from menagerie.core.contract import AnyGame, View
from menagerie.core.words import Words
from menagerie.table.bot_workers import BotDecision

SURE = 2
"""So many standard errors either side: 19 of 20 times the truth lies between."""


def estimate_sentences(game: AnyGame, decision: BotDecision, view: View, words: Words) -> list[str]:
    """How often the hinted action and its alternatives win, and how sure that is; nothing without estimates."""
    if len(decision.estimates) < 2:
        return []
    chosen, *others = decision.estimates
    facts = {"win": _percent(chosen.win_probability), "error": _percent(SURE * chosen.error), "tried": chosen.tried}
    instead = [
        words(
            "hint-instead-one",
            what=game.describe_choice(msgspec.convert(one.action, game.action_type), view, words).short,
            win=_percent(one.win_probability),
            error=_percent(SURE * one.error),
        )
        for one in others
    ]
    return [words("hint-estimate", **facts), words("hint-instead", list=words.join_list(instead))]


def _percent(probability: float) -> int:
    return round(100 * probability)
