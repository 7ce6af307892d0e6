"""Lucky Lions: the chances that hints name are compared with battles fought in many guessed positions."""

from __future__ import annotations

from itertools import product
from math import sqrt
from typing import Any

from menagerie.core.contract import Action
from menagerie.core.generator import Generator
from menagerie.core.player import observe
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    DrawInstead,
    Exclude,
    Keep,
    NameDiscarder,
    Pick,
    Replace,
    Reroll,
    Stand,
    Swap,
    Take,
)
from menagerie.games.lucky_lions.bots.keeper import Keeper
from menagerie.games.lucky_lions.events import Compared, TieSettled, Voided
from menagerie.games.lucky_lions.rules import position as steps
from tests.bots.hint_checks.checks import Checks, Claimed, Hint, Near, nothing
from tests.bots.hint_checks.search import declare_search

LUCKY_LIONS = Checks()
BATTLES = 60
HABITS = 5.0
"""By so many percent the habits that a forecast assumes of the others may differ from what the bot does itself."""

PICKS = 15.0
"""The same for a smaller die, where it also counts which cards the others pick."""


def fight(state: Any, seat: int, actions: list[Action], number: int) -> tuple[int, ...]:
    """Who is best in the battle: the actions, and then the bot for everybody. Nobody where a dolphin ends it."""
    rng = Generator(f"fight {number}")
    bots = [Keeper(Generator(f"{number} {player}")) for player in range(len(state.dice))]
    for _ in range(60):
        mover = seat if actions else state.waiting_on[0]
        if actions:
            action = actions.pop(0)
        elif state.step in (steps.PICK, steps.KEEP) and mover != seat:
            action = rng.choice(state.legal(mover))  # as forecasts assume it of the others
        else:
            action = bots[mover].choose(observe(state, mover)).action
        events = state.apply(mover, action)
        if any(isinstance(event, Voided) for event in events):
            return ()
        best = [event for event in events if isinstance(event, Compared | TieSettled)]
        if best:
            last = best[-1]
            return last.best_seats if isinstance(last, Compared) else last.left_seats
    raise AssertionError("the battle does not end")


def chances(hint: Hint, *more: Action) -> tuple[Near, Near]:
    """How often the seat wins and ties, of 100, if it does what the hint says and then this."""
    wins = ties = 0
    for number in range(BATTLES):
        guess = hint.state.guess(hint.seat, Generator(f"{number}"))
        best = fight(guess, hint.seat, [hint.action, *more], number)
        wins += best == (hint.seat,)
        ties += hint.seat in best and len(best) > 1
    return near(wins), near(ties)


def near(count: int) -> Near:
    share = count / BATTLES
    return Near(100 * share, 100 * 4.5 * sqrt(max(share * (1 - share), 0.01) / BATTLES) + HABITS)


def chosen_card(hint: Hint) -> Any:
    if isinstance(hint.action, Choose):
        return next(card for card in hint.view.market if card.id == hint.action.card)
    return hint.view.battle.zoo


@LUCKY_LIONS.explains("reason-duel", Choose, Challenge)
def duel(hint: Hint) -> Claimed:
    opponent = hint.choice.reason.facts["opponent_seat"]
    assert isinstance(opponent, int)
    more: list[Action] = []
    if isinstance(hint.action, Choose) and hint.after().step == steps.CHALLENGE:
        more = [Challenge(opponent)]
    else:
        assert not isinstance(hint.action, Challenge) or hint.action.opponent == opponent
    win, tie = chances(hint, *more)
    return {"opponent_seat": opponent, "win": win, "tie": tie, "points": chosen_card(hint).score}


@LUCKY_LIONS.explains("reason-all", Choose)
def all_roll(hint: Hint) -> Claimed:
    win, tie = chances(hint)
    return {"win": win, "tie": tie, "points": chosen_card(hint).score}


@LUCKY_LIONS.explains("reason-all-but", Choose, Exclude)
def all_but_one(hint: Hint) -> Claimed:
    excluded = hint.choice.reason.facts["excluded_seat"]
    assert isinstance(excluded, int)
    assert excluded != hint.seat
    win, tie = chances(hint, *([Exclude(excluded)] if isinstance(hint.action, Choose) else []))
    return {"excluded_seat": excluded, "win": win, "tie": tie, "points": chosen_card(hint).score}


@LUCKY_LIONS.explains("reason-all-but-self", Choose, Exclude)
def all_but_self(hint: Hint) -> Claimed:
    assert isinstance(hint.action, Choose) or hint.action.player == hint.seat
    return {}


@LUCKY_LIONS.explains("reason-pick", Pick, Swap)
def pick(hint: Hint) -> Claimed:
    win, tie = (Near(found.value, found.within + PICKS) for found in chances(hint))
    return {"win": win, "tie": tie}


@LUCKY_LIONS.explains("reason-keep", Keep)
def keep(hint: Hint) -> Claimed:
    battle = hint.view.battle
    others = [seat for seat in battle.battlers if seat != hint.seat]
    won = cases = 0
    for kept in product(*(battle.rolled[seat] for seat in others)):
        state = hint.state.clone()
        events = [*state.apply(hint.seat, hint.action)]
        for seat, card in zip(others, kept, strict=True):
            events += state.apply(seat, Keep(card))
        best = next((event for event in events if isinstance(event, Compared)), None)
        if best is None and state.step == steps.PANDA:
            return {"win": Near(50, 50)}  # whoever has the panda changes the card
        settled = next((event.left_seats for event in events if isinstance(event, TieSettled)), None)
        cases += 1
        won += (settled or (best.best_seats if best is not None else ())) == (hint.seat,)
    return {"win": Near(100 * won / cases, 0.51)}


@LUCKY_LIONS.explains("reason-reroll", Reroll)
def reroll(hint: Hint) -> Claimed:
    return {"win": chances(hint)[0]}


@LUCKY_LIONS.explains("reason-stand", Stand)
def stand(hint: Hint) -> Claimed:
    return {"win": chances(Hint(hint.state, hint.seat, type(hint.choice)(Reroll(), hint.choice.reason)))[0]}


def _best_after_panda(hint: Hint) -> tuple[int, ...] | None:
    events = hint.state.clone().apply(hint.seat, hint.action)
    best = [event for event in events if isinstance(event, Compared | TieSettled)]
    if not best:
        return None  # another panda changes the card again
    return best[-1].best_seats if isinstance(best[-1], Compared) else best[-1].left_seats


@LUCKY_LIONS.explains("reason-panda-win", Replace)
def panda_win(hint: Hint) -> Claimed:
    assert _best_after_panda(hint) in (None, (hint.seat,))
    return {"points": next(card.score for card in hint.view.market if card.id == hint.action.card)}


@LUCKY_LIONS.explains("reason-panda-tie", Replace)
def panda_tie(hint: Hint) -> Claimed:
    best = _best_after_panda(hint)
    assert best is None or (hint.seat in best and len(best) > 1)
    return {}


@LUCKY_LIONS.explains("reason-panda-loss", Replace)
def panda_loss(hint: Hint) -> Claimed:
    best = _best_after_panda(hint)
    assert best is None or hint.seat not in best
    return {}


@LUCKY_LIONS.explains("reason-cub-small", Choose, Replace)
def smallest(hint: Hint) -> Claimed:
    points = {card.id: card.score for card in hint.view.market}
    offered = [points[action.card] for action in hint.state.legal(hint.seat)]
    assert points[hint.action.card] == min(offered)
    return {"points": min(offered)}


@LUCKY_LIONS.explains("reason-cub-leader", Challenge)
def leader(hint: Hint) -> Claimed:
    scores = [points for seat, points in enumerate(hint.view.scores) if seat != hint.seat]
    assert hint.view.scores[hint.action.opponent] == max(scores)
    return {"opponent_seat": hint.action.opponent}


@LUCKY_LIONS.explains("reason-cub-slim", Award)
def points_left_to_another(hint: Hint) -> Claimed:
    assert hint.action.player != hint.seat
    return {}


@LUCKY_LIONS.explains("reason-cub-discard", NameDiscarder)
def discards_itself(hint: Hint) -> Claimed:
    assert hint.action.player == hint.seat
    return {}


@LUCKY_LIONS.explains("reason-cub-lonely", Discard)
def rarest(hint: Hint) -> Claimed:
    own = hint.view.dice[hint.seat].cards
    assert all(own.count(hint.action.card) <= own.count(card) for card in own)
    return {}


@LUCKY_LIONS.explains("reason-peacock-shown", Choose, Replace)
def shown(hint: Hint) -> Claimed:
    card = next(card for card in hint.view.market if card.id == hint.action.card)
    own = hint.view.dice[hint.seat].cards
    return {"shown": sum(stands_on(one, card) for one in own), "cards": len(own)}


def stands_on(card: str, zoo: Any) -> bool:
    return card.removeprefix("wild-") in zoo.cycle


@LUCKY_LIONS.explains("reason-peacock-rare", Discard)
def on_fewest_cards(hint: Hint) -> Claimed:
    own = hint.view.dice[hint.seat].cards
    seen = {card: sum(stands_on(card, zoo) for zoo in hint.view.market) for card in own}
    assert seen[hint.action.card] == min(seen.values())
    return {}


@LUCKY_LIONS.explains("reason-peacock-here", Pick, Keep)
def stands_here(hint: Hint) -> Claimed:
    assert stands_on(hint.action.card, hint.view.battle.zoo)
    return {}


@LUCKY_LIONS.explains("reason-peacock-missing", Reroll)
def does_not_stand_here(hint: Hint) -> Claimed:
    assert not stands_on(hint.view.battle.results[hint.seat], hint.view.battle.zoo)
    return {}


@LUCKY_LIONS.explains("reason-peacock-many", Award)
@LUCKY_LIONS.explains("reason-tortoise-tie", Award)
def takes_the_points(hint: Hint) -> Claimed:
    assert hint.action.player == hint.seat
    return {}


@LUCKY_LIONS.explains("reason-tortoise-one", Award)
def leaves_one_point(hint: Hint) -> Claimed:
    assert hint.action.player != hint.seat
    assert hint.view.battle.zoo.score == 1
    return {}


LUCKY_LIONS.explains("reason-cub-mine", Take)(nothing)
LUCKY_LIONS.explains("reason-cub-roll", Reroll)(nothing)
LUCKY_LIONS.explains("reason-cub-like")(nothing)
LUCKY_LIONS.explains("reason-peacock-whoever", Challenge, Exclude)(nothing)


@LUCKY_LIONS.explains("reason-award-self", Award)
def award_self(hint: Hint) -> Claimed:
    assert hint.action.player == hint.seat
    return {"points": hint.view.battle.zoo.score}


@LUCKY_LIONS.explains("reason-award-and-discard", Award)
def award_and_discard(hint: Hint) -> Claimed:
    assert hint.seat in hint.view.battle.tied
    assert hint.action.player != hint.seat
    return {"player_seat": hint.action.player, "points": hint.view.battle.zoo.score}


@LUCKY_LIONS.explains("reason-award-rival", Award)
def award_rival(hint: Hint) -> Claimed:
    assert hint.action.player != hint.seat
    return {"player_seat": hint.action.player, "points": hint.view.scores[hint.action.player]}


@LUCKY_LIONS.explains("reason-name-discarder-self", NameDiscarder)
def discarder_self(hint: Hint) -> Claimed:
    assert hint.action.player == hint.seat
    return {}


@LUCKY_LIONS.explains("reason-name-discarder-anyway", NameDiscarder)
def discarder_anyway(hint: Hint) -> Claimed:
    assert hint.action.player == hint.seat
    return {}


@LUCKY_LIONS.explains("reason-name-discarder-rival", NameDiscarder)
def discarder_rival(hint: Hint) -> Claimed:
    assert hint.action.player != hint.seat
    return {"player_seat": hint.action.player}


@LUCKY_LIONS.explains("reason-take", Take)
def take(hint: Hint) -> Claimed:
    return {"points": hint.after().scores[hint.seat] - hint.state.scores[hint.seat]}


@LUCKY_LIONS.explains("reason-draw", DrawInstead)
def draw(hint: Hint) -> Claimed:
    return {"count": len(hint.after().dice[hint.seat]) - len(hint.state.dice[hint.seat])}


@LUCKY_LIONS.explains("reason-discard", Discard)
def discard(hint: Hint) -> Claimed:
    return {"cards": len(hint.state.market) + len(hint.state.zoo_deck)}


LUCKY_LIONS.explains("reason-random")(nothing)
LUCKY_LIONS.explains("reason-only-choice")(nothing)
declare_search(LUCKY_LIONS)
