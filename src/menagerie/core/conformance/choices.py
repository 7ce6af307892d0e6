"""Checks on decisions: what is legal applies, what is not is refused with its rule, and addresses hold."""

from __future__ import annotations

from typing import Any

from menagerie.core.conformance.walk import Walk, encode, walks
from menagerie.core.contract import Action, AnyGame, Refused, SealedAction, state_bytes
from menagerie.core.ledger import ledger
from menagerie.core.words import LANGUAGES, words_for


def every_legal_action_applies(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """`legal` is stable, without doubles, in the vocabulary, accepted by `check`, and every action in it applies."""
    for walk in walks(game, setups):
        vocabulary = game.vocabulary(walk.players, walk.options)
        known = set(vocabulary)
        if len(known) != len(vocabulary):
            walk.broken("the vocabulary lists an action twice", "each action once")
        while walk.state.waiting_on:
            look_again = walk.unchanged("asking what is legal", "`legal`, `check`, `point` and `view` only look")
            for seat in range(walk.players):
                _check_legal(walk, seat, known)
            look_again()
            for seat in range(walk.players):
                for action in walk.state.legal(seat):
                    walk.state.clone().apply(seat, action)
            look_again()
            walk.step()


def _check_legal(walk: Walk, seat: int, known: set[Action]) -> None:
    legal = walk.state.legal(seat)
    if bool(legal) != (walk.state.point(seat) is not None):
        walk.broken(f"seat {seat}: `legal` and `point` disagree", "a decision is open where something is legal")
    if encode(legal) != encode(walk.state.legal(seat)) or encode(legal) != encode(walk.state.clone().legal(seat)):
        walk.broken(f"seat {seat}: `legal` comes in another order", "build it from lists, never from sets")
    if len(set(legal)) != len(legal):
        walk.broken(f"seat {seat}: `legal` lists an action twice", "equal actions are one action")
    for action in legal:
        if action not in known:
            walk.broken(f"{action} is not in the vocabulary", "`vocabulary` lists all that `legal` can ever list")
        violation = walk.state.check(seat, action)
        if violation is not None:
            walk.broken(f"{action} is legal and refused: {violation}", "build `check` and `legal` from the same tests")


def illegal_actions_are_refused(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """What is not legal is refused with a paragraph, in both languages, and leaves the state as it was."""
    numbers = set(ledger(game).numbers)
    for walk in walks(game, setups):
        vocabulary = game.vocabulary(walk.players, walk.options)
        while True:
            for seat in range(-1, walk.players + 1):
                tried = {walk.chance.choice(vocabulary) for _ in range(4)}
                for action in sorted(tried, key=encode):
                    _check_refusal(walk, seat, action, numbers)
            if not walk.state.waiting_on:
                break
            walk.step()


def _check_refusal(walk: Walk, seat: int, action: Action, numbers: set[str]) -> None:
    legal = walk.state.legal(seat)
    look_again = walk.unchanged(f"checking or refusing {action}", "test first, change afterwards")
    violation = walk.state.check(seat, action)
    if (violation is None) != (action in legal):
        walk.broken(f"seat {seat}: `check` and `legal` disagree about {action}", "build both from the same tests")
    if violation is None:
        look_again()
        return
    if violation.paragraph not in numbers:
        walk.broken(f"{action} is refused by {violation.paragraph!r}, which is not in the ledger", "name a paragraph")
    if violation.instead is not None and violation.instead not in legal:
        walk.broken(f"instead of {action} it offers {violation.instead}", "offer something legal, or nothing")
    if legal and violation.instead is None:
        walk.broken(f"{action} is refused without an alternative", "`contract.nearest` finds one")
    for language in LANGUAGES:
        words_for(walk.game, language).violation(violation)
    try:
        walk.state.apply(seat, action)
    except Refused as refusal:
        if encode(refusal.violation) != encode(violation):
            walk.broken(
                f"`apply` refuses {action} for another reason than `check`", "let `apply` raise what `check` found"
            )
    else:
        walk.broken(f"`apply` accepted {action}, which is not legal", "let `apply` ask the same tests as `check`")
    look_again()


def addresses_hold(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A decision keeps its address while it is open, and the address never comes again."""
    for walk in walks(game, setups):
        closed: list[set[str]] = [set() for _ in range(walk.players)]
        current: list[str | None] = [None] * walk.players
        for state in walk:
            for seat in range(walk.players):
                point = state.point(seat)
                if seat in state.waiting_on and point is None:
                    walk.broken(f"seat {seat} owes a decision without an address", "`point` names every open decision")
                before = current[seat]
                if before is not None and before != point:
                    closed[seat].add(before)
                if point in closed[seat]:
                    walk.broken(
                        f"seat {seat}: the address {point!r} comes again", "count turns or rounds in the address"
                    )
                current[seat] = point


def sealed_choices_do_not_collide(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Choices made at the same moment give the same state in whatever order they arrive, and may be changed."""
    for walk in walks(game, setups):
        while walk.state.waiting_on:
            waiting = walk.state.waiting_on
            if len(waiting) > 1:
                _check_order(walk, waiting[0], waiting[-1])
            for seat in range(walk.players):
                if seat not in waiting and walk.state.point(seat) is not None:
                    _check_change(walk, seat)
            walk.step()


def _check_order(walk: Walk, one: int, other: int) -> None:
    first, second = walk.chance.choice(walk.state.legal(one)), walk.chance.choice(walk.state.legal(other))
    there, back = walk.state.clone(), walk.state.clone()
    point = there.point(other)
    there.apply(one, first)
    if there.point(other) != point:
        walk.broken(f"seat {other}'s decision moved when seat {one} answered", "simultaneous decisions are independent")
    there.apply(other, second)
    back.apply(other, second)
    back.apply(one, first)
    if state_bytes(there) != state_bytes(back):
        walk.broken(
            f"{first} and {second} give another game in the other order", "resolve in seat order, once all are in"
        )


def _check_change(walk: Walk, seat: int) -> None:
    changed = walk.state.clone()
    action = walk.chance.choice(changed.legal(seat))
    if not isinstance(action, SealedAction):
        walk.broken(f"seat {seat} owes nothing and may {action}", "only a `SealedAction` may be changed later")
    point = changed.point(seat)
    changed.apply(seat, action)
    if changed.waiting_on != walk.state.waiting_on or changed.point(seat) != point:
        walk.broken(f"all can see that seat {seat} changed its mind", "a changed choice leaves `waiting_on` alone")
