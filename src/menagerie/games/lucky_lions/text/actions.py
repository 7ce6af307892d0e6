"""Actions in words: what a player could do, in full, short, and under which heading."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from menagerie.core.contract import ChoiceText
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    DrawInstead,
    Exclude,
    Keep,
    LuckyLionsAction,
    NameDiscarder,
    Pick,
    Replace,
    Reroll,
    Stand,
    Swap,
    Take,
)
from menagerie.games.lucky_lions.text.names import card_name, zoo_card_text
from menagerie.games.lucky_lions.view import LuckyLionsView

if TYPE_CHECKING:
    from menagerie.core.words import Words


def describe_choice(action: LuckyLionsAction, view: LuckyLionsView | None, words: Words) -> ChoiceText:
    """An action as a list of choices shows it; swaps stand under the card that is put back."""
    if isinstance(action, Swap):
        out, into = card_name(action.out, words), card_name(action.into, words)
        long = words("action-swap", out=out, into=into)
        return ChoiceText(long, words("choice-swap", into=into), words("group-swap", out=out))
    text = describe_action(action, view, words)
    return ChoiceText(text, text)


def describe_action(action: LuckyLionsAction, view: LuckyLionsView | None, words: Words) -> str:
    match action:
        case Choose(card):
            return words("action-choose", card=_in_market(card, view, words))
        case Challenge(opponent):
            return words("action-challenge", seat=opponent)
        case Exclude(player):
            return words("action-exclude", seat=player)
        case Pick(card):
            return words("action-pick", card=card_name(card, words))
        case Swap():
            return describe_choice(action, view, words).long
        case Keep(card):
            return words("action-keep", card=card_name(card, words))
        case Reroll():
            return words("action-reroll")
        case Stand():
            return words("action-stand")
        case Replace(card):
            return words("action-replace", card=_in_market(card, view, words))
        case Award(player):
            return words("action-award", seat=player)
        case NameDiscarder(player):
            return words("action-name-discarder", seat=player)
        case Take():
            return words("action-take")
        case DrawInstead():
            return words("action-draw-instead")
        case Discard(card):
            return words("action-discard", card=card_name(card, words))
        case _:
            assert_never(action)


def _in_market(card: str, view: LuckyLionsView | None, words: Words) -> str:
    """What is printed on a zoo card of the market; nothing more is known of one that is not there."""
    if view is not None:
        for shown in view.market:
            if shown.id == card:
                return zoo_card_text(shown, view.options.busy_zoo, words)
    return words("zoo-card-unknown")
