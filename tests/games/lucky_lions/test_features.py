"""The features are what the view says, field by field."""

from __future__ import annotations

from menagerie.core.features import Layout
from menagerie.core.registry import game
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import ANIMALS, CARDS, SPECIALS, Card, ZooCard
from menagerie.games.lucky_lions.rules.position import STEP_NAMES
from menagerie.games.lucky_lions.view import LuckyLionsView
from tests.features_of_views import Expected, Numbers, assert_features_follow_the_view, fields_of, from_own, one_hot

GAME = game("lucky-lions")


def counts(cards: tuple[Card, ...] | None) -> list[int]:
    return [(cards or ()).count(kind) for kind in CARDS]


def zoo_card(card: ZooCard | None) -> dict[str, Numbers]:
    if card is None:
        nothing = [0] * len(ANIMALS)
        blank: dict[str, Numbers] = {"score": 0, "arrows": 0, "people": 0, "special": [0] * len(SPECIALS)}
        return {**blank, "place": nothing, "named": nothing}
    return {
        "score": card.score,
        "arrows": card.arrows,
        "people": int(card.people),
        "place": [[*card.cycle, animal].index(animal) + 1 if animal in card.cycle else 0 for animal in ANIMALS],
        "named": [card.named.index(animal) + 1 if animal in card.named else 0 for animal in ANIMALS],
        "special": one_hot(card.special, SPECIALS),
    }


def expected(view: LuckyLionsView, players: int, options: LuckyLionsOptions) -> Expected:
    own, battle = view.seat, view.battle
    assert own is not None
    market = [*view.market, *[None] * (options.market - len(view.market))]
    return {
        "table": [
            {
                "step": one_hot(view.step, STEP_NAMES),
                "turn": min(view.turn, 255),
                "zoo_deck": view.zoo_deck,
                "pile": view.pile,
                "smaller_die": battle.smaller_die if battle else 0,
            }
        ],
        "market": [zoo_card(card) for card in market],
        "battle": [zoo_card(battle.zoo if battle else None)],
        "seats": [
            {
                "active": int(view.active == seat),
                "asked": int(seat in view.waiting_on),
                "score": view.scores[seat],
                "zoo_cards": len(view.won[seat]),
                "die": view.dice[seat].size,
                "known": counts(view.dice[seat].known[-1]),
                "rolled": counts(battle.rolled[seat] if battle else ()),
                "result": one_hot(battle.results[seat] if battle else None, CARDS),
                "fox_used": int(battle is not None and battle.fox_used[seat]),
                "battles": int(battle is not None and seat in battle.battlers),
                "tied": int(battle is not None and seat in battle.tied),
                "gains": int(battle is not None and battle.gainer == seat),
                "discards": int(battle is not None and battle.discarder == seat),
            }
            for seat in from_own(own, players)
        ],
        "own": [
            {
                "die": counts(view.dice[own].cards),
                "picks": counts(battle.picks if battle else ()),
                "kept": one_hot(battle.kept if battle else None, CARDS),
            }
        ],
    }


def test_they_say_what_the_view_says() -> None:
    setups = [*GAME.setups()]
    used = assert_features_follow_the_view(GAME, [*setups[::23], setups[-1]], expected)
    assert used == {*fields_of(Layout(GAME.feature_groups(*setups[-1])))}, "every field was tried"
