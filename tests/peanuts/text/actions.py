"""Actions in words."""

from __future__ import annotations

from typing import assert_never

from menagerie.core.contract import ChoiceText
from menagerie.core.words import Words
from tests.peanuts.actions import Choose, KeepStill, PeanutsAction


def describe_action(action: PeanutsAction, words: Words) -> str:
    match action:
        case Choose(bag):
            return words("action-choose", bag=bag)
        case KeepStill():
            return words("action-keep-still")
        case _:
            assert_never(action)


def describe_choice(action: PeanutsAction, words: Words) -> ChoiceText:
    """In a list the bags stand under one heading, by their sizes alone."""
    text = describe_action(action, words)
    match action:
        case Choose(bag):
            return ChoiceText(text, str(bag), words("group-bags"))
        case KeepStill():
            return ChoiceText(text, text)
        case _:
            assert_never(action)
