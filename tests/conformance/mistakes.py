"""Mistakes people make when they write a game, each made on purpose in Peanuts, and the message the kit gives."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from menagerie.core.conformance import playout
from menagerie.core.contract import ChoiceText, Refused, Result, RuleViolation, UnlistedAction, nearest
from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from menagerie.core.words import Words
from tests import peanuts
from tests.peanuts.actions import Choose, KeepStill, PeanutsAction
from tests.peanuts.bots.appraiser import Appraiser
from tests.peanuts.events import Chose, Opened, PeanutsEvent, Ready, TurnedUp
from tests.peanuts.game import GAME, Peanuts
from tests.peanuts.options import PeanutsOptions
from tests.peanuts.rules import choose, guess, resolve, steps
from tests.peanuts.rules.position import NO_TREAT, NOT_CHOSEN, Position
from tests.peanuts.rules.state import PeanutsState, deal
from tests.peanuts.view import PeanutsView

FOLDER = Path(str(peanuts.__file__)).parent


class Patcher:
    """Puts a mistake into the game until the test is over, with a temporary folder for changed files."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self._patch = patch
        self._folder = folder

    def state(self, name: str, value: object) -> None:
        """Replaces a method of the state."""
        self._patch.setattr(PeanutsState, name, value)

    def game(self, name: str, value: object) -> None:
        """Replaces a method or a field of the game."""
        self._patch.setattr(Peanuts, name, value)

    def patch(self, where: object, name: str, value: object) -> None:
        self._patch.setattr(where, name, value)

    def rewrite(self, file: str, change: Callable[[str], str] | None) -> None:
        """Gives the game a folder in which one file is changed, or missing."""
        package = f"peanuts_{self._folder.name}"
        copy = self._folder / package
        copy.mkdir()
        (copy / "__init__.py").touch()
        (copy / "text").mkdir()
        for original in (*FOLDER.glob("*.md"), *FOLDER.glob("text/*.ftl")):
            shutil.copy(original, copy / original.relative_to(FOLDER))
        if change is None:
            (copy / file).unlink()
        else:
            before = (copy / file).read_text("utf-8")
            after = change(before)
            assert after != before
            (copy / file).write_text(after, "utf-8")
        self._patch.syspath_prepend(self._folder)
        self.game("package", package)


Make = Callable[[Patcher], None]


class Mistake(Struct, frozen=True):
    name: str
    check: str
    """The check that must notice."""
    says: str
    """What its message must hold."""
    game: Peanuts
    make: Make


MISTAKES: list[Mistake] = []


def caught_by(check: str, says: str, game: Peanuts = GAME) -> Callable[[Make], Make]:
    def add(make: Make) -> Make:
        MISTAKES.append(Mistake(make.__name__.replace("_", "-"), check, says, game, make))
        return make

    return add


# --- the course of the game ------------------------------------------------------------------------------------------


@caught_by("plays-to-the-end", "'bag-")
def a_bag_vanishes(patcher: Patcher) -> None:
    right = resolve.open_bags

    def open_bags(position: Position) -> list[PeanutsEvent]:
        events = right(position)
        position.larder.pop()
        return events

    patcher.patch(choose, "open_bags", open_bags)


@caught_by("plays-to-the-end", "`result` and `waiting_on` disagree")
def the_result_is_there_too_early(patcher: Patcher) -> None:
    right = PeanutsState.result

    def result(self: PeanutsState) -> Result | None:
        ended = self.clone()
        ended.treat = NO_TREAT
        return right(ended)

    patcher.state("result", result)


@caught_by("plays-to-the-end", "the game did not end within 300 moves")
def the_game_never_ends(patcher: Patcher) -> None:
    def open_bags(position: Position) -> list[PeanutsEvent]:
        opened = Opened(tuple(position.chosen))
        position.chosen = [NOT_CHOSEN] * position.players
        return [opened]

    patcher.patch(choose, "open_bags", open_bags)
    patcher.patch(playout, "MOST_ACTIONS", 300)


@caught_by("clones-are-independent", "the game did not end within 300 moves")
def the_game_never_ends_elsewhere_either(patcher: Patcher) -> None:
    the_game_never_ends(patcher)


@caught_by("plays-to-the-end", "ranks begin with 1")
def ranks_begin_with_nought(patcher: Patcher) -> None:
    _change_result(patcher, lambda result: _with_standings(result, lambda s: replace(s, rank=s.rank - 1)))


@caught_by("plays-to-the-end", "the standings are not in seat order")
def standings_come_by_rank(patcher: Patcher) -> None:
    _change_result(patcher, lambda result: replace(result, standings=result.standings[::-1]))


@caught_by("plays-to-the-end", "a `Standing` shows each tie-break")
def a_tie_break_is_not_shown(patcher: Patcher) -> None:
    _change_result(patcher, lambda result: replace(result, decided_by="longest-trunk"))


@caught_by("plays-to-the-end", "a seat can still act")
def one_can_act_after_the_end(patcher: Patcher) -> None:
    right = steps.refuse_seat

    def refuse_seat(position: Position, seat: int) -> RuleViolation | None:
        violation = right(position, seat)
        return None if violation is not None and violation.paragraph == "3.1" else violation

    patcher.patch(steps, "refuse_seat", refuse_seat)


@caught_by("plays-to-the-end", "has no legal action")
def one_is_asked_and_cannot_answer(patcher: Patcher) -> None:
    right = PeanutsState.legal
    patcher.state("legal", lambda self, seat: [offer for offer in right(self, seat) if self.round < 3])


@caught_by("same-moves-same-game", "a replay")
def random_numbers_come_from_outside(patcher: Patcher) -> None:
    """A counter in the module stands for the clock, for `random`, for anything outside the state."""
    outside = count()

    def begin_round(position: Position) -> None:
        position.round += 1
        position.treat = position.deck.pop(next(outside) % len(position.deck))

    patcher.patch(resolve, "begin_round", begin_round)


@caught_by("clones-are-independent", "playing on a clone changed the original")
def a_clone_shares_a_list(patcher: Patcher) -> None:
    right = PeanutsState.clone

    def clone(self: PeanutsState) -> PeanutsState:
        clone = right(self)
        clone.eaten = self.eaten[:]  # a new list of the old lists
        return clone

    patcher.state("clone", clone)


@caught_by("clones-are-independent", "a clone differs from its original")
def a_clone_forgets_a_field(patcher: Patcher) -> None:
    right = PeanutsState.clone

    def clone(self: PeanutsState) -> PeanutsState:
        clone = right(self)
        clone.chosen = [NOT_CHOSEN] * len(clone.chosen)
        return clone

    patcher.state("clone", clone)


@caught_by("snapshot-is-complete", "`snapshot` leaves out larder, rng")
def snapshot_forgets_a_field(patcher: Patcher) -> None:
    right = PeanutsState.snapshot

    def snapshot(self: PeanutsState) -> dict[str, object]:
        return {name: value for name, value in right(self).items() if name not in ("larder", "rng")}

    patcher.state("snapshot", snapshot)


@caught_by("json-both-ways", "use tuples, not lists")
def a_view_holds_a_list(patcher: Patcher) -> None:
    _change_view(patcher, lambda state, view: replace(view, stolen=list(state.stolen)))


@caught_by("json-both-ways", "name its type in the game's union")
def an_event_is_missing_from_the_union(patcher: Patcher) -> None:
    patcher.game("event_type", Chose | Ready | Opened)


@caught_by("json-both-ways", "answers for each action, or not at all")
def something_is_foreseen_of_some_actions_only(patcher: Patcher) -> None:
    patcher.game("foresee", lambda _game, _view, actions, _guess: (None,) * (len(actions) + 1))


@caught_by("records-verify", "its own record does not verify")
def an_address_comes_from_outside(patcher: Patcher) -> None:
    right, outside = PeanutsState.point, count()
    patcher.state("point", lambda self, seat: right(self, seat) and f"decision-{next(outside)}")


# --- decisions -------------------------------------------------------------------------------------------------------


@caught_by("every-legal-action-applies", "is legal and refused")
def check_refuses_what_is_legal(patcher: Patcher) -> None:
    right = PeanutsState.check

    def check(self: PeanutsState, seat: int, action: PeanutsAction) -> RuleViolation | None:
        if action == Choose(9):
            return RuleViolation("2.2", "refusal-not-in-hand", {"bag": 9, "hand": ""})
        return right(self, seat, action)

    patcher.state("check", check)


@caught_by("plays-to-the-end", "and `apply` refuses it")
def apply_refuses_what_is_legal(patcher: Patcher) -> None:
    check_refuses_what_is_legal(patcher)


@caught_by("every-legal-action-applies", "comes in another order")
def legal_comes_in_any_order(patcher: Patcher) -> None:
    right, outside = PeanutsState.legal, count()
    patcher.state("legal", lambda self, seat: right(self, seat)[:: 1 if next(outside) % 2 else -1])


@caught_by("every-legal-action-applies", "lists an action twice")
def legal_lists_equal_bags_twice(patcher: Patcher) -> None:
    right = PeanutsState.legal
    patcher.state(
        "legal", lambda self, seat: [Choose(bag) for bag in self.hands[seat] if Choose(bag) in right(self, seat)]
    )


@caught_by("every-legal-action-applies", "is not in `all_actions`")
def all_actions_lacks_one(patcher: Patcher) -> None:
    right = Peanuts.all_actions
    patcher.game("all_actions", lambda self, players, options: right(self, players, options)[:-1])


@caught_by("every-legal-action-applies", "`legal` and `point` disagree")
def an_address_outlives_its_decision(patcher: Patcher) -> None:
    patcher.state("point", lambda self, seat: f"round-{self.round}" if seat in self.waiting_on else None)


@caught_by("every-legal-action-applies", "asking changed the state")
def a_view_draws_from_the_generator(patcher: Patcher) -> None:
    def drawing(state: PeanutsState, view: PeanutsView) -> PeanutsView:
        state.rng.below(6)
        return view

    _change_view(patcher, drawing)


@caught_by("illegal-actions-are-refused", "`check` and `legal` disagree")
def legal_is_not_complete(patcher: Patcher) -> None:
    right = PeanutsState.legal
    patcher.state("legal", lambda self, seat: right(self, seat)[:2])


@caught_by("illegal-actions-are-refused", "which is not in the ledger")
def a_refusal_names_no_paragraph(patcher: Patcher) -> None:
    _change_refusal(patcher, lambda _, __, ___, violation: violation and replace(violation, paragraph="2.9"))


@caught_by("illegal-actions-are-refused", "is refused without an alternative")
def a_refusal_offers_nothing(patcher: Patcher) -> None:
    _change_violation(patcher, lambda violation, _: replace(violation, instead=None))


@caught_by("illegal-actions-are-refused", "offer something legal, or nothing")
def a_refusal_offers_what_is_illegal(patcher: Patcher) -> None:
    _change_violation(patcher, lambda violation, action: replace(violation, instead=action))


@caught_by("illegal-actions-are-refused", "no words for the refusal of")
def a_refusal_has_no_words(patcher: Patcher) -> None:
    _change_violation(patcher, lambda violation, _: replace(violation, reason="refusal-because-i-say-so"))


@caught_by("illegal-actions-are-refused", "no words for the refusal of")
def a_refusal_lacks_a_fact(patcher: Patcher) -> None:
    _change_violation(patcher, lambda violation, _: replace(violation, facts={}))


@caught_by("illegal-actions-are-refused", "test first, change afterwards")
def apply_changes_the_state_and_then_refuses(patcher: Patcher) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: PeanutsAction) -> list[PeanutsEvent]:
        self.larder.append(9)
        events = right(self, seat, action)
        self.larder.pop()
        return events

    patcher.state("apply", apply)


@caught_by("illegal-actions-are-refused", "`apply` accepted")
def apply_does_not_check(patcher: Patcher) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: PeanutsAction) -> list[PeanutsEvent]:
        return right(self, seat, action) if action in self.legal(seat) else []

    patcher.state("apply", apply)


@caught_by("illegal-actions-are-refused", "for another reason than `check`")
def apply_gives_another_reason(patcher: Patcher) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: PeanutsAction) -> list[PeanutsEvent]:
        if action not in self.legal(seat):
            raise Refused(RuleViolation("2.1", "refusal-not-in-hand"))
        return right(self, seat, action)

    patcher.state("apply", apply)


@caught_by("illegal-actions-are-refused", "there is no seat -1")
def the_seat_before_the_first_is_the_last(patcher: Patcher) -> None:
    """Python counts -1 from the end of a list."""
    right = steps.refuse_seat
    patcher.patch(steps, "refuse_seat", lambda position, seat: right(position, max(seat, 0)))


@caught_by("addresses-hold", "comes again")
def every_round_has_the_same_address(patcher: Patcher) -> None:
    right = PeanutsState.point
    patcher.state("point", lambda self, seat: right(self, seat) and "choose")


@caught_by("addresses-hold", "comes again")
def addresses_take_turns(patcher: Patcher) -> None:
    right = PeanutsState.point
    patcher.state("point", lambda self, seat: right(self, seat) and f"choose-{self.round % 2}")


@caught_by("addresses-hold", "owes a decision without an address")
def a_decision_has_no_address(patcher: Patcher) -> None:
    right = PeanutsState.point
    patcher.state("point", lambda self, seat: right(self, seat) if self.round < 3 else None)


@caught_by("sealed-choices-do-not-collide", "resolve in seat order, once all are in")
def the_last_to_choose_has_an_advantage(patcher: Patcher) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: PeanutsAction) -> list[PeanutsEvent]:
        last = self.waiting_on == (seat,)
        events = right(self, seat, action)
        if last:  # swaps the smallest bag for one that nobody was dealt
            smallest, self.hands[seat][0] = self.hands[seat][0], self.larder.pop()
            self.larder.append(smallest)
            self.hands[seat].sort()
        return events

    patcher.state("apply", apply)


@caught_by("sealed-choices-do-not-collide", "simultaneous choices are independent")
def an_address_counts_the_choices_of_others(patcher: Patcher) -> None:
    right = PeanutsState.point
    patcher.state("point", lambda self, seat: right(self, seat) and f"round-{self.round}-{len(self.waiting_on)}")


@caught_by("sealed-choices-do-not-collide", "a final choice is a `SecretAction`")
def a_sealed_choice_is_final(patcher: Patcher) -> None:
    def refuse_change(position: Position, seat: int, _: PeanutsAction, violation: RuleViolation | None) -> Any:
        if violation is None and position.chosen[seat] != NOT_CHOSEN:
            return RuleViolation("2.2", "refusal-not-in-hand", {"bag": 0, "hand": ""})
        return violation

    _change_refusal(patcher, refuse_change)


@caught_by("sealed-choices-do-not-collide", "changed its choice")
def a_changed_choice_is_announced(patcher: Patcher) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: PeanutsAction) -> list[PeanutsEvent]:
        events = right(self, seat, action)
        return events if Ready(seat) in events else [*events, Ready(seat)]

    patcher.state("apply", apply)


@caught_by("sealed-choices-do-not-collide", "changed its choice")
def a_changed_choice_is_asked_again(patcher: Patcher) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: PeanutsAction) -> list[PeanutsEvent]:
        changed = 0 <= seat < len(self.hands) and self.chosen[seat] not in (NOT_CHOSEN, _bag(action))
        events = right(self, seat, action)
        if changed:
            self.chosen[seat] = NOT_CHOSEN
        return events

    patcher.state("apply", apply)


@caught_by("bots-choose-what-is-legal", "choose one of `observation.legal`")
def a_bot_makes_moves_up(patcher: Patcher) -> None:
    _change_bot(patcher, lambda _, choice: replace(choice, action=Choose(10)))


@caught_by("bots-choose-what-is-legal", "no words for Reason")
def a_bot_cannot_explain_itself(patcher: Patcher) -> None:
    _change_bot(patcher, lambda _, choice: replace(choice, reason=Reason("reason-none")))


@caught_by("bots-choose-what-is-legal", "draw only from the bot's `rng`")
def a_bot_draws_random_numbers_from_outside(patcher: Patcher) -> None:
    outside = count()
    _change_bot(
        patcher,
        lambda observation, choice: replace(choice, action=observation.legal[next(outside) % len(observation.legal)]),
    )


# --- unlisted actions ------------------------------------------------------------------------------------------------


class Trumpet(UnlistedAction, frozen=True):
    """Keeps still, and plays notes that add up to the treat: there are too many of them to list."""

    notes: tuple[int, ...]


class TrumpetState(PeanutsState):
    """Peanuts in which an elephant may also trumpet."""

    __slots__ = ()

    def refuse_trumpet(self, seat: int, action: Trumpet) -> RuleViolation | None:
        violation = steps.refuse(self, seat, KeepStill())
        if violation is None and sum(action.notes) != self.treat:
            violation = RuleViolation("2.6", "refusal-still-before")
        return violation and replace(violation, instead=nearest(action, self.legal(seat)))

    def check(self, seat: int, action: PeanutsAction | Trumpet) -> RuleViolation | None:
        return self.refuse_trumpet(seat, action) if isinstance(action, Trumpet) else super().check(seat, action)

    def apply(self, seat: int, action: PeanutsAction | Trumpet) -> list[PeanutsEvent]:
        if not isinstance(action, Trumpet):
            return super().apply(seat, action)
        violation = self.refuse_trumpet(seat, action)
        if violation is not None:
            raise Refused(violation)
        return steps.apply(self, seat, KeepStill())

    def clone(self) -> TrumpetState:
        clone = TrumpetState(self.players, self.rounds, self.rng)
        self.copy_to(clone)
        return clone

    def guess(self, seat: int, rng: Generator) -> TrumpetState:
        state = TrumpetState(self.players, self.rounds, rng.spawn())
        guess.fill(state, self.view(seat), rng)
        return state


class Trumpets(Peanuts):
    name = "trumpets"
    action_type = Choose | KeepStill | Trumpet

    def deal(self, players: int, options: PeanutsOptions, seed: str) -> TrumpetState:
        state = TrumpetState(players, options.rounds, Generator(seed))
        deal(players, options.rounds, seed).copy_to(state)
        return state

    def unlisted_examples(self, state: Any, seat: int) -> tuple[Any, ...]:  # noqa: ARG002 - the same for all
        return Trumpet((state.treat - 1, 1)), Trumpet((state.treat, 1))

    def describe_action(self, action: Any, view: PeanutsView | None, words: Words) -> str:
        if isinstance(action, Trumpet):
            return words("action-choose", bag=sum(action.notes))
        return super().describe_action(action, view, words)


TRUMPETS = Trumpets()


@caught_by("unlisted-actions-are-checked", "test first, change afterwards", TRUMPETS)
def an_unlisted_action_changes_the_state_and_is_then_refused(patcher: Patcher) -> None:
    right = TrumpetState.apply

    def apply(self: TrumpetState, seat: int, action: Any) -> list[PeanutsEvent]:
        if isinstance(action, Trumpet):
            self.larder.reverse()
        return right(self, seat, action)

    patcher.patch(TrumpetState, "apply", apply)


@caught_by("unlisted-actions-are-checked", "`apply` accepted Trumpet", TRUMPETS)
def apply_does_not_check_an_unlisted_action(patcher: Patcher) -> None:
    right = TrumpetState.apply

    def apply(self: TrumpetState, seat: int, action: Any) -> list[PeanutsEvent]:
        return [] if isinstance(action, Trumpet) and self.check(seat, action) else right(self, seat, action)

    patcher.patch(TrumpetState, "apply", apply)


@caught_by("unlisted-actions-are-checked", "no example of an unlisted action was ever accepted", TRUMPETS)
def no_example_of_an_unlisted_action_is_legal(patcher: Patcher) -> None:
    patcher.patch(Trumpets, "unlisted_examples", lambda _, __, ___: (Trumpet((100,)),))


@caught_by("unlisted-actions-are-checked", "`unlisted_examples` gives KeepStill", TRUMPETS)
def an_example_is_a_listed_action(patcher: Patcher) -> None:
    patcher.patch(Trumpets, "unlisted_examples", lambda _, __, ___: (KeepStill(),))


@caught_by("unlisted-actions-are-checked", "no words for Trumpet", TRUMPETS)
def an_unlisted_action_has_no_words(patcher: Patcher) -> None:
    patcher.patch(Trumpets, "describe_action", lambda _, __, ___, words: words("action-trumpet"))


# --- secrets ---------------------------------------------------------------------------------------------------------


@caught_by("two-worlds-look-alike", "by its view")
def the_view_shows_every_hand(patcher: Patcher) -> None:
    right = PeanutsState.view
    _change_view(patcher, lambda state, view: replace(view, hands=tuple([tuple(hand) for hand in state.hands])))
    patcher.state("guess", lambda self, seat, rng: _guess_from(right(self, seat), rng))


@caught_by("two-worlds-look-alike", "a spectator sees more than a seat")
def a_spectator_sees_the_deck(patcher: Patcher) -> None:
    def shown(state: PeanutsState, view: PeanutsView) -> PeanutsView:
        return replace(view, stolen=tuple(state.deck)) if view.seat is None else view

    _change_view(patcher, shown)


@caught_by("two-worlds-look-alike", "by what is legal")
def what_is_legal_depends_on_the_choices_of_others(patcher: Patcher) -> None:
    right = PeanutsState.legal

    def legal(self: PeanutsState, seat: int) -> list[PeanutsAction]:
        offers = right(self, seat)
        free = [offer for offer in offers if _bag(offer) not in self.chosen]
        return free or offers

    patcher.state("legal", legal)


@caught_by("two-worlds-look-alike", "by the refusal of")
def a_refusal_shows_a_secret(patcher: Patcher) -> None:
    def with_larder(position: Position, _: int, __: PeanutsAction, violation: RuleViolation | None) -> Any:
        return violation and replace(violation, facts={**violation.facts, "hand": str(position.larder)})

    _change_refusal(patcher, with_larder)


@caught_by("two-worlds-look-alike", "by the events of")
def an_event_shows_the_hand(patcher: Patcher) -> None:
    _change_events(patcher, lambda state, seat, events: [*events, Opened(tuple(state.hands[seat]))])


@caught_by("two-worlds-look-alike", "whatever changes in a view has an event")
def a_treat_is_turned_up_without_an_event(patcher: Patcher) -> None:
    _change_events(patcher, lambda _, __, events: [event for event in events if not isinstance(event, TurnedUp)])


@caught_by("secret-choices-stay-secret", "by the events")
def the_event_of_a_choice_goes_to_all(patcher: Patcher) -> None:
    patcher.game("redact", lambda _, event, __: event)


@caught_by("secret-choices-stay-secret", "drop it in `redact` and in `view`")
def the_view_shows_a_choice_to_all(patcher: Patcher) -> None:
    _change_view(patcher, lambda state, view: replace(view, bag=max(state.chosen) or None))


@caught_by("secret-choices-stay-secret", "the guesses of seat")
def a_guess_knows_the_chosen_bags(patcher: Patcher) -> None:
    patcher.state("guess", lambda self, seat, _: _guess_from(self.view(seat), Generator(f"{self.chosen}")))


@caught_by("guesses-fit-the-view-alone", "no two guesses ever differ")
def a_guess_is_the_truth(patcher: Patcher) -> None:
    def guess(self: PeanutsState, _: int, rng: Generator) -> PeanutsState:
        clone = self.clone()
        clone.rng = rng.spawn()
        return clone

    patcher.state("guess", guess)


@caught_by("guesses-fit-the-view-alone", "from which the future follows")
def a_guess_keeps_the_generator(patcher: Patcher) -> None:
    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        clone = _guess_from(self.view(seat), rng)
        clone.rng = self.rng.clone()
        return clone

    patcher.state("guess", guess)


@caught_by("guesses-fit-the-view-alone", "guessing changed the state")
def a_guess_draws_from_the_state(patcher: Patcher) -> None:
    patcher.state("guess", lambda self, seat, _: _guess_from(self.view(seat), self.rng))


@caught_by("guesses-fit-the-view-alone", "guesses made in two worlds with equal views differ")
def a_guess_starts_from_the_true_order(patcher: Patcher) -> None:
    """It shuffles what it may shuffle, but begins with the deck as it truly lies."""

    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        clone = _guess_from(self.view(seat), rng)
        clone.deck = self.deck[:]
        rng.shuffle(clone.deck)
        return clone

    patcher.state("guess", guess)


@caught_by("guesses-fit-the-view-alone", "a guess loses or invents pieces")
def a_guess_loses_a_bag(patcher: Patcher) -> None:
    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        clone = _guess_from(self.view(seat), rng)
        clone.larder.pop()
        return clone

    patcher.state("guess", guess)


@caught_by("two-worlds-look-alike", "`guess` must keep what it knows")
def a_guess_deals_its_own_hand_anew(patcher: Patcher) -> None:
    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        nothing_known = replace(self.view(seat), hands=(None,) * len(self.hands), bag=None)
        return _guess_from(nothing_known, rng)

    patcher.state("guess", guess)


@caught_by("guesses-vary-what-was-dealt", "hands.*.*")
def a_guess_keeps_the_true_hands(patcher: Patcher) -> None:
    """The deck is shuffled and the choices are guessed, but the hands are the true ones."""

    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        clone = _guess_from(self.view(seat), rng)
        clone.hands = [hand[:] for hand in self.hands]
        clone.larder = self.larder[:]
        for other, bag in enumerate(clone.chosen):
            if bag != NOT_CHOSEN and other != seat:
                clone.chosen[other] = rng.choice(clone.hands[other])
        return clone

    patcher.state("guess", guess)


# --- words and numbers -----------------------------------------------------------------------------------------------


@caught_by("everything-has-words", "no words for Won")
def an_event_has_no_words(patcher: Patcher) -> None:
    patcher.rewrite("text/words.en.ftl", lambda text: text.replace("event-won =", "event-one ="))


@caught_by("everything-has-words", "no words for Choose")
def an_action_lacks_a_fact(patcher: Patcher) -> None:
    patcher.rewrite("text/words.fr.ftl", lambda text: text.replace("un sachet de { $bag }", "un sachet de { $sac }"))


@caught_by("everything-has-words", "no words for the end")
def an_ending_has_no_words(patcher: Patcher) -> None:
    _change_result(patcher, lambda result: replace(result, ended_by="ending-of-the-world"))


@caught_by("everything-has-words", "the description is empty")
def the_description_is_empty(patcher: Patcher) -> None:
    patcher.game("describe", lambda _, __, ___: " ")


@caught_by("everything-has-words", "the question is empty")
def the_question_is_empty(patcher: Patcher) -> None:
    patcher.game("question", lambda _, __, ___: "")


@caught_by("everything-has-words", "`describe` leaves the question out")
def the_description_repeats_the_question(patcher: Patcher) -> None:
    right = Peanuts.describe

    def repeat(self: Peanuts, view: PeanutsView, words: Words) -> str:
        return f"{self.question(view, words)}\n{right(self, view, words)}"

    patcher.game("describe", repeat)


@caught_by("everything-has-words", "has an empty text")
def a_choice_has_no_short_text(patcher: Patcher) -> None:
    patcher.game(
        "describe_choice", lambda self, action, view, words: ChoiceText(self.describe_action(action, view, words), "")
    )


@caught_by("everything-has-words", "takes its long text from `describe_action`")
def a_choice_is_another_sentence_than_its_action(patcher: Patcher) -> None:
    patcher.game("describe_choice", lambda _, action, __, ___: ChoiceText(f"{action}", "do it"))


@caught_by("options-have-words", "there are no messages option-rounds-help")
def an_option_is_not_explained(patcher: Patcher) -> None:
    patcher.rewrite("text/words.fr.ftl", lambda text: text.replace("option-rounds-help =", "option-rounds-aide ="))


@caught_by("options-have-words", "there are no messages bot-appraiser")
def a_bot_is_not_explained(patcher: Patcher) -> None:
    patcher.rewrite("text/words.en.ftl", lambda text: text.replace("bot-appraiser =", "bot-someone ="))


@caught_by("catalogues-are-bilingual", "words.fr.ftl lacks reason-worth-it")
def a_message_is_not_translated(patcher: Patcher) -> None:
    patcher.rewrite("text/words.fr.ftl", lambda text: text.replace("reason-worth-it =", "-worth-it ="))


@caught_by("catalogues-are-bilingual", "not a message: 'event-ready")
def a_message_is_no_fluent(patcher: Patcher) -> None:
    patcher.rewrite("text/words.en.ftl", lambda text: text.replace("event-ready = { $seat }", "event-ready = { seat"))


@caught_by("ledger-is-bilingual", "differ in: 2.5")
def a_paragraph_is_not_translated(patcher: Patcher) -> None:
    def without(text: str) -> str:
        return "\n\n".join(part for part in text.split("\n\n") if not part.startswith("**2.5**"))

    patcher.rewrite("rules.fr.md", without)


@caught_by("ledger-is-bilingual", "there is no rules.fr.md")
def the_rules_are_not_translated(patcher: Patcher) -> None:
    patcher.rewrite("rules.fr.md", None)


@caught_by("ledger-is-bilingual", "paragraph 2.5 is there twice")
def a_paragraph_is_there_twice(patcher: Patcher) -> None:
    patcher.rewrite("rules.en.md", lambda text: text.replace("**2.4**", "**2.5**"))


@caught_by("features-fit-their-fields", "write zeros for what is not there")
def features_shrink_with_the_hand(patcher: Patcher) -> None:
    right = Peanuts.features
    patcher.game("features", lambda self, state, seat: right(self, state, seat)[: -1 - len(state.hands[seat])])


@caught_by("features-fit-their-fields", "the feature table.bag of seat 0 is 255, and should be from 0 to")
def a_feature_is_out_of_its_bounds(patcher: Patcher) -> None:
    right = Peanuts.features

    def wrong(self: Peanuts, state: Any, seat: int) -> bytes:
        numbers = bytearray(right(self, state, seat))
        numbers[4] = 255
        return bytes(numbers)

    patcher.game("features", wrong)


@caught_by("features-fit-their-fields", "two fields have the same name")
def two_features_have_one_name(patcher: Patcher) -> None:
    right = Peanuts.feature_groups
    patcher.game("feature_groups", lambda self, players, options: (*right(self, players, options),) * 2)


@caught_by("two-worlds-look-alike", "by its features")
def the_features_show_the_hand_of_another(patcher: Patcher) -> None:
    right = Peanuts.features
    patcher.game("features", lambda self, state, seat: right(self, state, seat) + bytes(state.hands[seat - 1]))


# --- other processes -------------------------------------------------------------------------------------------------


class Scattered(Peanuts):
    """Looks at the order of a set of words, which is another one in every process."""

    name = "scattered-peanuts"

    def deal(self, players: int, options: PeanutsOptions, seed: str) -> PeanutsState:
        state = deal(players, options.rounds, seed)
        treats = {f"treat {points}" for points in state.deck}
        state.deck = [int(treat.removeprefix("treat ")) for treat in treats]
        return state


SCATTERED = Scattered()
"""A game of its own, because a patch does not reach other processes."""


# --- how the mistakes are made ---------------------------------------------------------------------------------------


def _change_result(patcher: Patcher, change: Callable[[Result], Result]) -> None:
    right = PeanutsState.result

    def result(self: PeanutsState) -> Result | None:
        true = right(self)
        return None if true is None else change(true)

    patcher.state("result", result)


def _with_standings(result: Result, change: Callable[[Any], Any]) -> Result:
    return replace(result, standings=tuple([change(standing) for standing in result.standings]))


def _change_view(patcher: Patcher, change: Callable[[PeanutsState, PeanutsView], PeanutsView]) -> None:
    right = PeanutsState.view
    patcher.state("view", lambda self, seat: change(self, right(self, seat)))


def _change_refusal(
    patcher: Patcher, change: Callable[[Position, int, PeanutsAction, RuleViolation | None], RuleViolation | None]
) -> None:
    right = steps.refuse
    patcher.patch(
        steps, "refuse", lambda position, seat, action: change(position, seat, action, right(position, seat, action))
    )


def _bag(action: PeanutsAction) -> int:
    return action.bag if isinstance(action, Choose) else 0


def _guess_from(view: PeanutsView, rng: Generator) -> PeanutsState:
    state = PeanutsState(len(view.hands), view.rounds, rng.spawn())
    guess.fill(state, view, rng)
    return state


def _change_violation(patcher: Patcher, change: Callable[[RuleViolation, PeanutsAction], RuleViolation]) -> None:
    right = PeanutsState.check

    def check(self: PeanutsState, seat: int, action: PeanutsAction) -> RuleViolation | None:
        true = right(self, seat, action)
        return None if true is None else change(true, action)

    patcher.state("check", check)


def _change_events(
    patcher: Patcher, change: Callable[[PeanutsState, int, list[PeanutsEvent]], list[PeanutsEvent]]
) -> None:
    right = PeanutsState.apply
    patcher.state("apply", lambda self, seat, action: change(self, seat, right(self, seat, action)))


def _change_bot(
    patcher: Patcher,
    change: Callable[[Observation[PeanutsAction, PeanutsView], Choice[PeanutsAction]], Choice[PeanutsAction]],
) -> None:
    right = Appraiser.choose
    patcher.patch(Appraiser, "choose", lambda self, observation: change(observation, right(self, observation)))
