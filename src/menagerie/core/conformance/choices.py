"""Checks on decisions: what is legal applies, what is not is refused with its rule, and addresses hold."""

from __future__ import annotations

from typing import Any

from menagerie.core.conformance.walk import Walk, encode, walks
from menagerie.core.contract import (
    Action,
    AnyGame,
    FreeAction,
    Refused,
    SealedAction,
    UnlistedAction,
    state_bytes,
)
from menagerie.core.generator import Generator
from menagerie.core.ledger import ledger
from menagerie.core.player import observe
from menagerie.core.words import LANGUAGES, words_for


def every_legal_action_applies(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """`legal` is stable, without doubles, in the all_actions, accepted by `check`, and every action in it applies."""
    for walk in walks(game, setups):
        all_actions = game.all_actions(walk.players, walk.options)
        known = set(all_actions)
        if len(known) != len(all_actions):
            walk.broken("the all_actions lists an action twice", "each action once")
        while walk.state.waiting_on:
            look_again = walk.unchanged("asking", "`legal`, `check`, `point`, `view` and `result` only look")
            for seat in range(walk.players):
                _check_legal(walk, seat, known)
                walk.state.view(seat)
            walk.state.view(None)
            walk.state.result()
            look_again()
            look_again = walk.unchanged("playing on clones", "`clone` copies every list it holds")
            for seat in range(walk.players):
                for action in walk.some(walk.state.legal(seat)):
                    walk.apply(walk.state.clone(), seat, action)
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
        if isinstance(action, UnlistedAction):
            walk.broken(f"`legal` lists {action}, which is of free form", "a `UnlistedAction` is for `check` alone")
        if action not in known:
            walk.broken(f"{action} is not in the all_actions", "`all_actions` lists all that `legal` can ever list")
        violation = walk.state.check(seat, action)
        if violation is not None:
            walk.broken(f"{action} is legal and refused: {violation}", "build `check` and `legal` from the same tests")


def illegal_actions_are_refused(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """What is not legal is refused with a paragraph, in both languages, and leaves the state as it was."""
    numbers = set(ledger(game).numbers)
    told: set[tuple[str, ...]] = set()
    for walk in walks(game, setups):
        all_actions = game.all_actions(walk.players, walk.options)
        while True:
            for seat in walk.watching(range(-1, walk.players + 1)):
                tried = {walk.chance.choice(all_actions) for _ in range(4)}
                for action in sorted(tried, key=encode):
                    _check_refusal(walk, seat, action, numbers, told)
            if not walk.state.waiting_on:
                break
            walk.step()


def _check_refusal(walk: Walk, seat: int, action: Action, numbers: set[str], told: set[tuple[str, ...]]) -> None:
    legal = walk.state.legal(seat)
    if legal and not 0 <= seat < walk.players:
        walk.broken(f"there is no seat {seat}, and it may {legal[0]}", "ask for 0 <= seat < players before all else")
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
    kind = (violation.reason, *violation.facts)
    for language in () if kind in told else LANGUAGES:  # words are slow: each sentence once
        with walk.telling(f"the refusal of {action}", language):
            words_for(walk.game, language).violation(violation)
    told.add(kind)
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
        answered: set[int] = set()  # these need a new address when they are asked again
        for state in walk:
            if walk.moves and not isinstance(walk.moves[-1][1], SealedAction):
                answered.add(walk.moves[-1][0])
            for seat in range(walk.players):
                point, before = state.point(seat), current[seat]
                if seat in state.waiting_on and point is None:
                    walk.broken(f"seat {seat} owes a decision without an address", "`point` names every open decision")
                if before is not None and (before != point or (seat in answered and seat in state.waiting_on)):
                    closed[seat].add(before)
                if point in closed[seat]:
                    walk.broken(
                        f"seat {seat}: the address {point!r} comes again", "count turns or rounds in the address"
                    )
                current[seat] = point
            answered = {seat for seat in range(walk.players) if seat not in state.waiting_on}


def sealed_choices_do_not_collide(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Choices made at the same moment give the same state in whatever order they arrive, and may be changed."""
    for walk in walks(game, setups):
        while walk.state.waiting_on:
            waiting = walk.state.waiting_on
            if len(waiting) > 1:
                _check_order(walk, waiting[0], waiting[-1])
                for seat in waiting:
                    _check_sealed_stays_open(walk, seat)
            for seat in range(walk.players):
                if seat not in waiting and walk.state.point(seat) is not None:
                    _check_change(walk, seat)
            walk.step()


def _check_order(walk: Walk, one: int, other: int) -> None:
    first, second = walk.chance.choice(walk.state.legal(one)), walk.chance.choice(walk.state.legal(other))
    there, back = walk.state.clone(), walk.state.clone()
    point = there.point(other)
    walk.apply(there, one, first)
    if there.point(other) != point:
        walk.broken(f"seat {other}'s decision moved when seat {one} answered", "simultaneous decisions are independent")
    walk.apply(there, other, second)
    walk.apply(back, other, second)
    walk.apply(back, one, first)
    if state_bytes(there) != state_bytes(back):
        walk.broken(
            f"{first} and {second} give another game in the other order", "resolve in seat order, once all are in"
        )


def _check_sealed_stays_open(walk: Walk, seat: int) -> None:
    """While others still owe theirs, a sealed choice there was an alternative to may be changed."""
    legal = walk.state.legal(seat)
    action = walk.chance.choice(legal)
    if not isinstance(action, SealedAction) or len(legal) == 1:
        return
    after = walk.state.clone()
    walk.apply(after, seat, action)
    if after.waiting_on and after.point(seat) != walk.state.point(seat):
        walk.broken(
            f"seat {seat} cannot change {action}, though seats {after.waiting_on} have not answered",
            "keep `point` and `legal` as they are until the last choice is in; a final choice is a `SecretAction`",
        )


def _check_change(walk: Walk, seat: int) -> None:
    changed = walk.state.clone()
    action = walk.chance.choice(changed.legal(seat))
    if isinstance(action, FreeAction):
        return  # not a changed mind: it is open to all, and nobody waits for it
    if not isinstance(action, SealedAction):
        walk.broken(
            f"seat {seat} owes nothing and may {action}",
            "only a `SealedAction` may be changed later; what may be done unasked is a `FreeAction`",
        )
    point = changed.point(seat)
    events = walk.apply(changed, seat, action)
    if changed.waiting_on != walk.state.waiting_on or changed.point(seat) != point:
        walk.broken(f"all can see that seat {seat} changed its mind", "a changed choice leaves `waiting_on` alone")
    for watcher in (None, *range(walk.players)):
        if watcher == seat:
            continue
        told = [event for event in events if walk.game.redact(event, watcher) is not None]
        if told or encode(changed.view(watcher)) != encode(walk.state.view(watcher)):
            walk.broken(
                f"{watcher} can see that seat {seat} changed its mind: {told or 'the view is another'}",
                "tell that a seat has chosen once, when it leaves `waiting_on`; a change is its own affair",
            )


def bots_choose_what_is_legal(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Each of the game's bots plays whole games, says why in every language, and does the same with equal chance."""
    for name, make in game.bots.items():
        for walk in walks(game, setups):
            bots, twins = ([make(Generator(f"{seat}")) for seat in range(walk.players)] for _ in range(2))
            while walk.state.waiting_on:
                seat = walk.state.waiting_on[0]
                look_again = walk.unchanged(f"asking the bot {name}", "a bot only looks")
                choice, again = (bot[seat].choose(observe(walk.state, seat)) for bot in (bots, twins))
                look_again()
                if choice.action not in walk.state.legal(seat):
                    walk.broken(f"the bot {name} chose {choice.action}", "choose one of `observation.legal`")
                if encode(choice) != encode(again):
                    walk.broken(f"the bot {name} chose {choice}, then {again}", "draw chance only from the bot's own")
                for language in LANGUAGES:
                    with walk.telling(choice.reason, language):
                        words_for(game, language).reason(choice.reason)
                walk.apply(walk.state, seat, choice.action)
                walk.count(seat, choice.action)
