"""Checks on decisions: what is legal applies, what is not is refused with its rule, addresses are stable."""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.conformance.playout import Playout, encode, fail, playouts
from menagerie.core.conformance.unlisted import sample_actions, unlisted_types
from menagerie.core.contract import (
    Action,
    AnyGame,
    FreeAction,
    Refused,
    RuleViolation,
    SealedAction,
    UnlistedAction,
    state_bytes,
)
from menagerie.core.generator import Generator
from menagerie.core.ledger import ledger
from menagerie.core.player import observe
from menagerie.core.words import LANGUAGES, words_for


def every_legal_action_applies(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """`legal` is stable and without doubles, each of its actions is in `all_actions`, passes `check` and applies."""
    for playout in playouts(game, setups):
        all_actions = game.all_actions(playout.players, playout.options)
        known = set(all_actions)
        if len(known) != len(all_actions):
            playout.fail("`all_actions` lists an action twice", "each action once")
        while playout.state.waiting_on:
            with playout.unchanged("asking", "`legal`, `check`, `point`, `view` and `result` change nothing"):
                for seat in range(playout.players):
                    _check_legal(playout, seat, known)
                    playout.state.view(seat)
                playout.state.view(None)
                playout.state.result()
            with playout.unchanged("playing on clones", "`clone` copies every list it holds"):
                for seat in range(playout.players):
                    for action in playout.sample(playout.state.legal(seat)):
                        playout.apply(playout.state.clone(), seat, action)
            playout.step()


def _check_legal(playout: Playout, seat: int, known: set[Action]) -> None:
    state = playout.state
    legal = state.legal(seat)
    if bool(legal) != (state.point(seat) is not None):
        playout.fail(f"seat {seat}: `legal` and `point` disagree", "a decision is open where something is legal")
    if encode(legal) != encode(state.legal(seat)) or encode(legal) != encode(state.clone().legal(seat)):
        playout.fail(f"seat {seat}: `legal` comes in another order", "build it from lists, never from sets")
    if len(set(legal)) != len(legal):
        playout.fail(f"seat {seat}: `legal` lists an action twice", "equal actions are one action")
    for action in legal:
        if isinstance(action, UnlistedAction):
            playout.fail(f"`legal` lists {action}, which is unlisted", "an `UnlistedAction` is for `check` alone")
        if action not in known:
            playout.fail(f"{action} is not in `all_actions`", "`all_actions` lists all that `legal` can ever list")
        violation = state.check(seat, action)
        if violation is not None:
            playout.fail(f"{action} is legal and refused: {violation}", "let `check` and `legal` use the same `refuse`")


def illegal_actions_are_refused(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """What is not legal is refused with a paragraph, in both languages, and leaves the state as it was."""
    numbers = set(ledger(game).numbers)
    worded: set[tuple[str, ...]] = set()
    for playout in playouts(game, setups):
        all_actions = game.all_actions(playout.players, playout.options)
        while True:
            for seat in playout.seats_to_check(range(-1, playout.players + 1)):
                tried = {playout.rng.choice(all_actions) for _ in range(4)}
                for action in sorted(tried, key=encode):
                    _check_listed(playout, seat, action, numbers, worded)
            if not playout.state.waiting_on:
                break
            playout.step()


def _check_listed(playout: Playout, seat: int, action: Action, numbers: set[str], worded: set[tuple[str, ...]]) -> None:
    legal = playout.state.legal(seat)
    if legal and not 0 <= seat < playout.players:
        playout.fail(f"there is no seat {seat}, and it may {legal[0]}", "test 0 <= seat < players before all else")
    with playout.unchanged(f"checking or refusing {action}", "test first, change afterwards"):
        violation = playout.state.check(seat, action)
        if (violation is None) != (action in legal):
            playout.fail(f"seat {seat}: `check` and `legal` disagree about {action}", "let both use the same `refuse`")
        if violation is not None:
            _check_refusal(playout, seat, action, violation, numbers, worded)


def _check_refusal(
    playout: Playout,
    seat: int,
    action: Action,
    violation: RuleViolation,
    numbers: set[str],
    worded: set[tuple[str, ...]],
) -> None:
    """A refusal names a paragraph and something legal, has words, and is what `apply` raises."""
    legal = playout.state.legal(seat)
    if violation.paragraph not in numbers:
        playout.fail(f"{action} is refused by {violation.paragraph!r}, which is not in the ledger", "name a paragraph")
    if violation.instead is not None and violation.instead not in legal:
        playout.fail(f"instead of {action} it offers {violation.instead}", "offer something legal, or nothing")
    if legal and violation.instead is None:
        playout.fail(f"{action} is refused without an alternative", "`contract.nearest` finds one")
    kind = (violation.reason, *violation.facts)
    for language in () if kind in worded else LANGUAGES:  # formatting is slow: each message once
        with playout.requires_words(f"the refusal of {action}", language):
            words_for(playout.game, language).violation(violation)
    worded.add(kind)
    try:
        playout.state.apply(seat, action)
    except Refused as refusal:
        if encode(refusal.violation) != encode(violation):
            playout.fail(
                f"`apply` refuses {action} for another reason than `check`", "let `apply` raise what `check` found"
            )
    else:
        playout.fail(f"`apply` accepted {action}, which is not legal", "let `apply` call `check` first")


def unlisted_actions_are_checked(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Unlisted actions survive JSON, have words, and `check` and `apply` agree about them.

    Tried are samples made from the types of their fields, and those the game gives in `unlisted_examples`; of these,
    some have to be accepted, or only refusals would be tested.
    """
    if not unlisted_types(game):
        return
    numbers = set(ledger(game).numbers)
    worded: set[tuple[str, ...]] = set()
    samples = sample_actions(game)
    accepted = False
    for number, playout in enumerate(playouts(game, setups)):
        language = LANGUAGES[number % len(LANGUAGES)]
        while True:
            for seat in playout.seats_to_check(range(-1, playout.players + 1)):
                tried = [playout.rng.choice(samples)]
                if 0 <= seat < playout.players:
                    tried += game.unlisted_examples(playout.state, seat)
                for action in tried:
                    accepted |= _check_unlisted(playout, seat, action, language, numbers, worded)
            if not playout.state.waiting_on:
                break
            playout.step()
    if not accepted:
        fail(
            game,
            "no unlisted action was ever accepted",
            "let `unlisted_examples` give some that are legal in the given position",
        )


def _check_unlisted(
    playout: Playout, seat: int, action: Action, language: str, numbers: set[str], worded: set[tuple[str, ...]]
) -> bool:
    """Whether the action was accepted."""
    game, state = playout.game, playout.state
    if not isinstance(action, UnlistedAction):
        playout.fail(f"`unlisted_examples` gives {action}", "give only actions of types that are an `UnlistedAction`")
    if msgspec.json.decode(encode(action), type=game.action_type) != action:
        playout.fail(f"{action} changed on its way through JSON", "use tuples, not lists, and plain types")
    view = state.view(seat) if 0 <= seat < playout.players else None
    with playout.requires_words(action, language):
        if not game.describe_action(action, view, words_for(game, language)).strip():
            playout.fail(f"{action} has an empty text", "`describe_action` covers unlisted actions too")
    with playout.unchanged(f"checking or refusing {action}", "test first, change afterwards"):
        violation = state.check(seat, action)
        if violation is not None:
            _check_refusal(playout, seat, action, violation, numbers, worded)
            return False
        if not state.legal(seat):
            playout.fail(
                f"seat {seat} may {action} and nothing else", "something listed is open beside an unlisted action"
            )
        one, other = state.clone(), state.clone()
        events = playout.apply(one, seat, action)
        if encode(events) != encode(playout.apply(other, seat, action)) or state_bytes(one) != state_bytes(other):
            playout.fail(f"{action} does something else in a clone", "use nothing but the state and its generator")
    return True


def addresses_hold(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A decision keeps its address while it is open, and the address never comes again."""
    for playout in playouts(game, setups):
        closed: list[set[str]] = [set() for _ in range(playout.players)]
        current: list[str | None] = [None] * playout.players
        answered: set[int] = set()  # these need a new address when they are asked again
        for state in playout:
            if playout.moves and not isinstance(playout.moves[-1][1], SealedAction):
                answered.add(playout.moves[-1][0])
            for seat in range(playout.players):
                point, before = state.point(seat), current[seat]
                if seat in state.waiting_on and point is None:
                    playout.fail(f"seat {seat} owes a decision without an address", "`point` names every open decision")
                if before is not None and (before != point or (seat in answered and seat in state.waiting_on)):
                    closed[seat].add(before)
                if point in closed[seat]:
                    playout.fail(
                        f"seat {seat}: the address {point!r} comes again", "count turns or rounds in the address"
                    )
                current[seat] = point
            answered = {seat for seat in range(playout.players) if seat not in state.waiting_on}


def sealed_choices_do_not_collide(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Choices made at the same moment give the same state in whatever order they arrive, and may be changed."""
    for playout in playouts(game, setups):
        while playout.state.waiting_on:
            waiting = playout.state.waiting_on
            if len(waiting) > 1:
                _check_order(playout, waiting[0], waiting[-1])
                for seat in waiting:
                    _check_sealed_stays_open(playout, seat)
            for seat in range(playout.players):
                if seat not in waiting and playout.state.point(seat) is not None:
                    _check_change(playout, seat)
            playout.step()


def _check_order(playout: Playout, one: int, other: int) -> None:
    state, rng = playout.state, playout.rng
    first, second = rng.choice(state.legal(one)), rng.choice(state.legal(other))
    forward, backward = state.clone(), state.clone()
    point = forward.point(other)
    playout.apply(forward, one, first)
    if forward.point(other) != point:
        playout.fail(f"seat {other}'s decision moved when seat {one} answered", "simultaneous choices are independent")
    playout.apply(forward, other, second)
    playout.apply(backward, other, second)
    playout.apply(backward, one, first)
    if state_bytes(forward) != state_bytes(backward):
        playout.fail(
            f"{first} and {second} give another game in the other order", "resolve in seat order, once all are in"
        )


def _check_sealed_stays_open(playout: Playout, seat: int) -> None:
    """While others still owe theirs, a sealed choice there was an alternative to may be changed."""
    legal = playout.state.legal(seat)
    action = playout.rng.choice(legal)
    if not isinstance(action, SealedAction) or len(legal) == 1:
        return
    after = playout.state.clone()
    playout.apply(after, seat, action)
    if after.waiting_on and after.point(seat) != playout.state.point(seat):
        playout.fail(
            f"seat {seat} cannot change {action}, though seats {after.waiting_on} have not answered",
            "keep `point` and `legal` as they are until the last choice is in; a final choice is a `SecretAction`",
        )


def _check_change(playout: Playout, seat: int) -> None:
    changed = playout.state.clone()
    action = playout.rng.choice(changed.legal(seat))
    if isinstance(action, FreeAction):
        return  # not a changed choice: it is open to all, and nobody waits for it
    if not isinstance(action, SealedAction):
        playout.fail(
            f"seat {seat} owes nothing and may {action}",
            "only a `SealedAction` may be changed later; what may be done unprompted is a `FreeAction`",
        )
    point = changed.point(seat)
    events = playout.apply(changed, seat, action)
    if changed.waiting_on != playout.state.waiting_on or changed.point(seat) != point:
        playout.fail(f"all can see that seat {seat} changed its choice", "a changed choice leaves `waiting_on` alone")
    for viewer in (None, *range(playout.players)):
        if viewer == seat:
            continue
        seen = [event for event in events if playout.game.redact(event, viewer) is not None]
        if seen or encode(changed.view(viewer)) != encode(playout.state.view(viewer)):
            playout.fail(
                f"{viewer} can see that seat {seat} changed its choice: {seen or 'the view is another'}",
                "send the event that a seat has chosen once, when it leaves `waiting_on`; a change is not announced",
            )


def bots_choose_what_is_legal(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Each of the game's bots plays whole games, gives reasons in every language, and is deterministic."""
    for name, make in game.bots.items():
        for playout in playouts(game, setups):
            bots, copies = ([make(Generator(f"{seat}")) for seat in range(playout.players)] for _ in range(2))
            while playout.state.waiting_on:
                seat = playout.state.waiting_on[0]
                with playout.unchanged(f"asking the bot {name}", "a bot changes nothing"):
                    choice, again = (bot[seat].choose(observe(playout.state, seat)) for bot in (bots, copies))
                if choice.action not in playout.state.legal(seat):
                    playout.fail(f"the bot {name} chose {choice.action}", "choose one of `observation.legal`")
                if encode(choice) != encode(again):
                    playout.fail(f"the bot {name} chose {choice}, then {again}", "draw only from the bot's `rng`")
                for language in LANGUAGES:
                    with playout.requires_words(choice.reason, language):
                        words_for(game, language).reason(choice.reason)
                playout.apply(playout.state, seat, choice.action)
                playout.record(seat, choice.action)
