"""Mistakes people make when they write a game, each made on purpose in Peanuts, and what the kit has to say of it."""

from __future__ import annotations

import math
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from menagerie.core.conformance import walk
from menagerie.core.contract import Refused, Result, RuleViolation
from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Observation, Reason
from tests.peanuts import state as peanuts
from tests.peanuts.bot import Appraiser
from tests.peanuts.game import Peanuts
from tests.peanuts.state import (
    NONE,
    Choose,
    Chose,
    Opened,
    PeanutsEvent,
    PeanutsOptions,
    PeanutsState,
    PeanutsView,
    Ready,
    TurnedUp,
    deal,
    imagine,
)

FOLDER = Path(peanuts.__file__).parent


class Hands:
    """What a mistake works with: patches that are taken back after the test, and a folder of its own."""

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
        for original in (*FOLDER.glob("*.md"), *FOLDER.glob("*.ftl")):
            shutil.copy(original, copy)
        if change is None:
            (copy / file).unlink()
        else:
            before = (copy / file).read_text("utf-8")
            after = change(before)
            assert after != before
            (copy / file).write_text(after, "utf-8")
        self._patch.syspath_prepend(self._folder)
        self.game("package", package)


class Mistake(Struct, frozen=True):
    name: str
    check: str
    """The check that must notice."""
    says: str
    """What its message must hold."""
    make: Callable[[Hands], None]


MISTAKES: list[Mistake] = []


def caught_by(check: str, says: str) -> Callable[[Callable[[Hands], None]], Callable[[Hands], None]]:
    def note(make: Callable[[Hands], None]) -> Callable[[Hands], None]:
        MISTAKES.append(Mistake(make.__name__.replace("_", "-"), check, says, make))
        return make

    return note


# --- the course of the game ------------------------------------------------------------------------------------------


@caught_by("plays-to-the-end", "'bag-")
def a_bag_vanishes(hands: Hands) -> None:
    right = PeanutsState._open_bags

    def open_bags(self: PeanutsState, events: list[PeanutsEvent]) -> None:
        right(self, events)
        self.eaten[0].pop()

    hands.state("_open_bags", open_bags)


@caught_by("plays-to-the-end", "`result` and `waiting_on` disagree")
def the_result_is_there_too_early(hands: Hands) -> None:
    right = PeanutsState.result

    def result(self: PeanutsState) -> Result | None:
        ended = self.clone()
        ended.treat = NONE
        return right(ended)

    hands.state("result", result)


@caught_by("plays-to-the-end", "the game did not end within 300 moves")
def the_game_never_ends(hands: Hands) -> None:
    def open_bags(self: PeanutsState, events: list[PeanutsEvent]) -> None:
        events.append(Opened(tuple(self.chosen)))
        self.chosen = [NONE] * len(self.hands)

    hands.state("_open_bags", open_bags)
    hands.patch(walk, "MOST_ACTIONS", 300)


@caught_by("clones-are-independent", "the game did not end within 300 moves")
def the_game_never_ends_elsewhere_either(hands: Hands) -> None:
    the_game_never_ends(hands)


@caught_by("plays-to-the-end", "ranks begin with 1")
def ranks_begin_with_nought(hands: Hands) -> None:
    _change_result(hands, lambda result: _with_standings(result, lambda s: replace(s, rank=s.rank - 1)))


@caught_by("plays-to-the-end", "the standings are not in seat order")
def standings_come_by_rank(hands: Hands) -> None:
    _change_result(hands, lambda result: replace(result, standings=result.standings[::-1]))


@caught_by("plays-to-the-end", "a `Standing` shows each tie-break")
def a_tie_break_is_not_shown(hands: Hands) -> None:
    _change_result(hands, lambda result: replace(result, decided_by="longest-trunk"))


@caught_by("plays-to-the-end", "a seat can still act")
def one_can_act_after_the_end(hands: Hands) -> None:
    _change_objection(hands, lambda _, __, ___, objection: None if objection and objection[0] == "3.1" else objection)


@caught_by("plays-to-the-end", "has no legal action")
def one_is_asked_and_cannot_answer(hands: Hands) -> None:
    right = PeanutsState.legal
    hands.state("legal", lambda self, seat: [offer for offer in right(self, seat) if self.round < 3])


@caught_by("same-moves-same-game", "a replay")
def chance_comes_from_outside(hands: Hands) -> None:
    """A counter in the module stands for the clock, for `random`, for anything the state does not hold."""
    outside = count()

    def begin_round(self: PeanutsState) -> None:
        self.round += 1
        self.treat = self.deck.pop(next(outside) % len(self.deck))

    hands.state("begin_round", begin_round)


@caught_by("clones-are-independent", "playing on a clone changed the original")
def a_clone_shares_a_list(hands: Hands) -> None:
    right = PeanutsState.clone

    def clone(self: PeanutsState) -> PeanutsState:
        twin = right(self)
        twin.eaten = self.eaten[:]  # a new list of the old lists
        return twin

    hands.state("clone", clone)


@caught_by("clones-are-independent", "a clone differs from its original")
def a_clone_forgets_a_field(hands: Hands) -> None:
    right = PeanutsState.clone

    def clone(self: PeanutsState) -> PeanutsState:
        twin = right(self)
        twin.chosen = [NONE] * len(twin.chosen)
        return twin

    hands.state("clone", clone)


@caught_by("snapshot-is-complete", "`snapshot` leaves out larder, rng")
def snapshot_forgets_a_field(hands: Hands) -> None:
    right = PeanutsState.snapshot

    def snapshot(self: PeanutsState) -> dict[str, object]:
        return {name: value for name, value in right(self).items() if name not in ("larder", "rng")}

    hands.state("snapshot", snapshot)


@caught_by("json-both-ways", "use tuples, not lists")
def a_view_holds_a_list(hands: Hands) -> None:
    _change_view(hands, lambda state, view: replace(view, stolen=list(state.stolen)))


@caught_by("json-both-ways", "name its type in the game's union")
def an_event_is_missing_from_the_union(hands: Hands) -> None:
    hands.game("event_type", Chose | Ready | Opened)


@caught_by("json-both-ways", "answers for each action, or not at all")
def something_is_foreseen_of_some_actions_only(hands: Hands) -> None:
    hands.game("foresee", lambda _game, _view, actions: (None,) * (len(actions) + 1))


@caught_by("records-verify", "its own record does not verify")
def an_address_comes_from_outside(hands: Hands) -> None:
    right, outside = PeanutsState.point, count()
    hands.state("point", lambda self, seat: right(self, seat) and f"decision-{next(outside)}")


# --- decisions -------------------------------------------------------------------------------------------------------


@caught_by("every-legal-action-applies", "is legal and refused")
def check_refuses_what_is_legal(hands: Hands) -> None:
    right = PeanutsState.check

    def check(self: PeanutsState, seat: int, action: Choose) -> RuleViolation | None:
        if action.bag == 9:
            return RuleViolation("2.2", "refusal-not-in-hand", {"bag": 9, "hand": ""})
        return right(self, seat, action)

    hands.state("check", check)


@caught_by("plays-to-the-end", "and `apply` refuses it")
def apply_refuses_what_is_legal(hands: Hands) -> None:
    check_refuses_what_is_legal(hands)


@caught_by("every-legal-action-applies", "comes in another order")
def legal_comes_in_any_order(hands: Hands) -> None:
    right, outside = PeanutsState.legal, count()
    hands.state("legal", lambda self, seat: right(self, seat)[:: 1 if next(outside) % 2 else -1])


@caught_by("every-legal-action-applies", "lists an action twice")
def legal_lists_equal_bags_twice(hands: Hands) -> None:
    right = PeanutsState.legal
    hands.state(
        "legal", lambda self, seat: [Choose(bag) for bag in self.hands[seat] if Choose(bag) in right(self, seat)]
    )


@caught_by("every-legal-action-applies", "is not in the all_actions")
def the_vocabulary_lacks_a_word(hands: Hands) -> None:
    right = Peanuts.all_actions
    hands.game("all_actions", lambda self, players, options: right(self, players, options)[:-1])


@caught_by("every-legal-action-applies", "`legal` and `point` disagree")
def an_address_outlives_its_decision(hands: Hands) -> None:
    hands.state("point", lambda self, seat: f"round-{self.round}" if seat in self.waiting_on else None)


@caught_by("every-legal-action-applies", "asking changed the state")
def looking_draws_from_the_generator(hands: Hands) -> None:
    def touched(state: PeanutsState, view: PeanutsView) -> PeanutsView:
        state.rng.below(6)
        return view

    _change_view(hands, touched)


@caught_by("illegal-actions-are-refused", "`check` and `legal` disagree")
def legal_is_not_complete(hands: Hands) -> None:
    right = PeanutsState.legal
    hands.state("legal", lambda self, seat: right(self, seat)[:2])


@caught_by("illegal-actions-are-refused", "which is not in the ledger")
def a_refusal_names_no_paragraph(hands: Hands) -> None:
    _change_objection(hands, lambda _, __, ___, objection: objection and ("2.9", *objection[1:]))


@caught_by("illegal-actions-are-refused", "is refused without an alternative")
def a_refusal_offers_nothing(hands: Hands) -> None:
    _change_violation(hands, lambda violation, _: replace(violation, instead=None))


@caught_by("illegal-actions-are-refused", "offer something legal, or nothing")
def a_refusal_offers_what_is_illegal(hands: Hands) -> None:
    _change_violation(hands, lambda violation, action: replace(violation, instead=action))


@caught_by("illegal-actions-are-refused", "no words for the refusal of")
def a_refusal_has_no_words(hands: Hands) -> None:
    _change_violation(hands, lambda violation, _: replace(violation, reason="refusal-because-i-say-so"))


@caught_by("illegal-actions-are-refused", "no words for the refusal of")
def a_refusal_lacks_a_fact(hands: Hands) -> None:
    _change_violation(hands, lambda violation, _: replace(violation, facts={}))


@caught_by("illegal-actions-are-refused", "test first, change afterwards")
def apply_changes_the_state_and_then_refuses(hands: Hands) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: Choose) -> list[PeanutsEvent]:
        if 0 <= seat < len(self.hands):
            self.eaten[seat].append(action.bag)
        events = right(self, seat, action)
        self.eaten[seat].remove(action.bag)
        return events

    hands.state("apply", apply)


@caught_by("illegal-actions-are-refused", "`apply` accepted")
def apply_does_not_check(hands: Hands) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: Choose) -> list[PeanutsEvent]:
        return right(self, seat, action) if action in self.legal(seat) else []

    hands.state("apply", apply)


@caught_by("illegal-actions-are-refused", "for another reason than `check`")
def apply_gives_another_reason(hands: Hands) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: Choose) -> list[PeanutsEvent]:
        if action not in self.legal(seat):
            raise Refused(RuleViolation("2.1", "refusal-not-in-hand"))
        return right(self, seat, action)

    hands.state("apply", apply)


@caught_by("illegal-actions-are-refused", "there is no seat -1")
def the_seat_before_the_first_is_the_last(hands: Hands) -> None:
    """Python counts -1 from the end of a list."""
    right = PeanutsState._objection

    def objection(self: PeanutsState, seat: int, action: Choose) -> Any:
        return right(self, seat % len(self.hands) if seat < 0 else seat, action)

    def legal(self: PeanutsState, seat: int) -> list[Choose]:
        bags = sorted(set(self.hands[seat])) if seat < len(self.hands) else []
        return [Choose(bag) for bag in bags if self._objection(seat, Choose(bag)) is None]

    hands.state("_objection", objection)
    hands.state("legal", legal)


@caught_by("addresses-hold", "comes again")
def every_round_has_the_same_address(hands: Hands) -> None:
    right = PeanutsState.point
    hands.state("point", lambda self, seat: right(self, seat) and "choose")


@caught_by("addresses-hold", "comes again")
def addresses_take_turns(hands: Hands) -> None:
    right = PeanutsState.point
    hands.state("point", lambda self, seat: right(self, seat) and f"choose-{self.round % 2}")


@caught_by("addresses-hold", "owes a decision without an address")
def a_decision_has_no_address(hands: Hands) -> None:
    right = PeanutsState.point
    hands.state("point", lambda self, seat: right(self, seat) if self.round < 3 else None)


@caught_by("sealed-choices-do-not-collide", "resolve in seat order, once all are in")
def the_last_to_choose_has_an_advantage(hands: Hands) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: Choose) -> list[PeanutsEvent]:
        last = self.waiting_on == (seat,)
        events = right(self, seat, action)
        if last:  # swaps the smallest bag for one that nobody was dealt
            smallest, self.hands[seat][0] = self.hands[seat][0], self.larder.pop()
            self.larder.append(smallest)
            self.hands[seat].sort()
        return events

    hands.state("apply", apply)


@caught_by("sealed-choices-do-not-collide", "simultaneous decisions are independent")
def an_address_counts_the_choices_of_others(hands: Hands) -> None:
    right = PeanutsState.point
    hands.state("point", lambda self, seat: right(self, seat) and f"round-{self.round}-{len(self.waiting_on)}")


@caught_by("sealed-choices-do-not-collide", "a final choice is a `SecretAction`")
def a_sealed_choice_is_final(hands: Hands) -> None:
    def settled(state: PeanutsState, seat: int, _: Choose, objection: Any) -> Any:
        if objection is None and state.chosen[seat] != NONE:
            return "2.2", "refusal-not-in-hand", {"bag": 0, "hand": ""}
        return objection

    _change_objection(hands, settled)


@caught_by("sealed-choices-do-not-collide", "changed its mind")
def everyone_hears_of_a_changed_mind(hands: Hands) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: Choose) -> list[PeanutsEvent]:
        events = right(self, seat, action)
        return events if Ready(seat) in events else [*events, Ready(seat)]

    hands.state("apply", apply)


@caught_by("sealed-choices-do-not-collide", "changed its mind")
def a_changed_mind_is_asked_again(hands: Hands) -> None:
    right = PeanutsState.apply

    def apply(self: PeanutsState, seat: int, action: Choose) -> list[PeanutsEvent]:
        changed = 0 <= seat < len(self.hands) and self.chosen[seat] not in (NONE, action.bag)
        events = right(self, seat, action)
        if changed:
            self.chosen[seat] = NONE
        return events

    hands.state("apply", apply)


@caught_by("bots-choose-what-is-legal", "choose one of `observation.legal`")
def a_bot_makes_moves_up(hands: Hands) -> None:
    _change_bot(hands, lambda _, choice: replace(choice, action=Choose(10)))


@caught_by("bots-choose-what-is-legal", "no words for Reason")
def a_bot_cannot_explain_itself(hands: Hands) -> None:
    _change_bot(hands, lambda _, choice: replace(choice, reason=Reason("reason-none")))


@caught_by("bots-choose-what-is-legal", "draw chance only from the bot's own")
def a_bot_draws_chance_from_outside(hands: Hands) -> None:
    outside = count()
    _change_bot(
        hands,
        lambda observation, choice: replace(choice, action=observation.legal[next(outside) % len(observation.legal)]),
    )


# --- secrets ---------------------------------------------------------------------------------------------------------


@caught_by("two-worlds-look-alike", "by its view")
def the_view_shows_every_hand(hands: Hands) -> None:
    right = PeanutsState.view
    _change_view(hands, lambda state, view: replace(view, hands=tuple([tuple(hand) for hand in state.hands])))
    hands.state("guess", lambda self, seat, rng: imagine(right(self, seat), rng))


@caught_by("two-worlds-look-alike", "a spectator sees more than a seat")
def a_spectator_sees_the_deck(hands: Hands) -> None:
    def shown(state: PeanutsState, view: PeanutsView) -> PeanutsView:
        return replace(view, stolen=tuple(state.deck)) if view.seat is None else view

    _change_view(hands, shown)


@caught_by("two-worlds-look-alike", "by what is legal")
def what_is_legal_depends_on_the_choices_of_others(hands: Hands) -> None:
    right = PeanutsState.legal

    def legal(self: PeanutsState, seat: int) -> list[Choose]:
        offers = right(self, seat)
        free = [offer for offer in offers if offer.bag not in self.chosen]
        return free or offers

    hands.state("legal", legal)


@caught_by("two-worlds-look-alike", "by the refusal of")
def a_refusal_tells_a_secret(hands: Hands) -> None:
    def telling(state: PeanutsState, _: int, __: Choose, objection: Any) -> Any:
        return objection and (*objection[:2], {**objection[2], "hand": str(state.larder)})

    _change_objection(hands, telling)


@caught_by("two-worlds-look-alike", "by the events of")
def an_event_shows_the_hand(hands: Hands) -> None:
    _change_events(hands, lambda state, seat, events: [*events, Opened(tuple(state.hands[seat]))])


@caught_by("two-worlds-look-alike", "whatever changes in a view has an event that tells of it")
def nobody_is_told_what_is_turned_up(hands: Hands) -> None:
    _change_events(hands, lambda _, __, events: [event for event in events if not isinstance(event, TurnedUp)])


@caught_by("secret-choices-stay-secret", "by the events")
def the_chosen_bag_is_told_to_all(hands: Hands) -> None:
    hands.game("redact", lambda _, event, __: event)


@caught_by("secret-choices-stay-secret", "drop it in `redact` and in `view`")
def the_chosen_bag_is_shown_to_all(hands: Hands) -> None:
    _change_view(hands, lambda state, view: replace(view, bag=max(state.chosen) or None))


@caught_by("secret-choices-stay-secret", "the guesses of seat")
def a_guess_knows_the_chosen_bags(hands: Hands) -> None:
    hands.state("guess", lambda self, seat, _: imagine(self.view(seat), Generator(f"{self.chosen}")))


@caught_by("guesses-fit-and-tell-nothing", "no two guesses ever differ")
def a_guess_is_the_truth(hands: Hands) -> None:
    def guess(self: PeanutsState, _: int, rng: Generator) -> PeanutsState:
        twin = self.clone()
        twin.rng = rng.spawn()
        return twin

    hands.state("guess", guess)


@caught_by("guesses-fit-and-tell-nothing", "which knows the future")
def a_guess_keeps_the_generator(hands: Hands) -> None:
    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        twin = imagine(self.view(seat), rng)
        twin.rng = self.rng.clone()
        return twin

    hands.state("guess", guess)


@caught_by("guesses-fit-and-tell-nothing", "guessing changed the state")
def a_guess_draws_from_the_state(hands: Hands) -> None:
    hands.state("guess", lambda self, seat, _: imagine(self.view(seat), self.rng))


@caught_by("guesses-fit-and-tell-nothing", "guesses made in two worlds with equal views differ")
def a_guess_starts_from_the_true_order(hands: Hands) -> None:
    """It shuffles what it may shuffle, but begins with the deck as it truly lies."""

    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        twin = imagine(self.view(seat), rng)
        twin.deck = self.deck[:]
        rng.shuffle(twin.deck)
        return twin

    hands.state("guess", guess)


@caught_by("guesses-fit-and-tell-nothing", "a guess loses or invents pieces")
def a_guess_loses_a_bag(hands: Hands) -> None:
    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        twin = imagine(self.view(seat), rng)
        twin.larder.pop()
        return twin

    hands.state("guess", guess)


@caught_by("two-worlds-look-alike", "`guess` must keep what it knows")
def a_guess_deals_its_own_hand_anew(hands: Hands) -> None:
    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        nothing_known = replace(self.view(seat), hands=(None,) * len(self.hands), bag=None)
        return imagine(nothing_known, rng)

    hands.state("guess", guess)


@caught_by("guesses-vary-what-was-dealt", "hands.*.*")
def a_guess_peeks_into_the_hands(hands: Hands) -> None:
    """The deck is shuffled and the choices are guessed, but the hands are the true ones."""

    def guess(self: PeanutsState, seat: int, rng: Generator) -> PeanutsState:
        twin = imagine(self.view(seat), rng)
        twin.hands = [hand[:] for hand in self.hands]
        twin.larder = self.larder[:]
        for other, bag in enumerate(twin.chosen):
            if bag != NONE and other != seat:
                twin.chosen[other] = rng.choice(twin.hands[other])
        return twin

    hands.state("guess", guess)


# --- words and numbers -----------------------------------------------------------------------------------------------


@caught_by("everything-has-words", "no words for Won")
def an_event_has_no_words(hands: Hands) -> None:
    hands.rewrite("text/words.en.ftl", lambda text: text.replace("event-won =", "event-one ="))


@caught_by("everything-has-words", "no words for Choose")
def an_action_lacks_a_fact(hands: Hands) -> None:
    hands.rewrite("text/words.fr.ftl", lambda text: text.replace("un sachet de { $bag }", "un sachet de { $sac }"))


@caught_by("everything-has-words", "no words for the end")
def an_ending_has_no_words(hands: Hands) -> None:
    _change_result(hands, lambda result: replace(result, ended_by="ending-of-the-world"))


@caught_by("everything-has-words", "the text twin says nothing")
def the_text_twin_is_silent(hands: Hands) -> None:
    hands.game("describe", lambda _, __, ___: " ")


@caught_by("options-have-words", "nobody says option-rounds-help")
def an_option_is_not_explained(hands: Hands) -> None:
    hands.rewrite("text/words.fr.ftl", lambda text: text.replace("option-rounds-help =", "option-rounds-aide ="))


@caught_by("options-have-words", "nobody says bot-appraiser")
def a_bot_is_not_explained(hands: Hands) -> None:
    hands.rewrite("text/words.en.ftl", lambda text: text.replace("bot-appraiser =", "bot-someone ="))


@caught_by("catalogues-are-bilingual", "words.fr.ftl lacks reason-worth-it")
def a_message_is_not_translated(hands: Hands) -> None:
    hands.rewrite("text/words.fr.ftl", lambda text: text.replace("reason-worth-it =", "-worth-it ="))


@caught_by("catalogues-are-bilingual", "not a message: 'event-ready")
def a_message_is_no_fluent(hands: Hands) -> None:
    hands.rewrite("text/words.en.ftl", lambda text: text.replace("event-ready = { $seat }", "event-ready = { seat"))


@caught_by("ledger-is-bilingual", "differ in: 2.5")
def a_paragraph_is_not_translated(hands: Hands) -> None:
    def without(text: str) -> str:
        return "\n\n".join(part for part in text.split("\n\n") if not part.startswith("**2.5**"))

    hands.rewrite("rules.fr.md", without)


@caught_by("ledger-is-bilingual", "there is no rules.fr.md")
def the_rules_are_not_translated(hands: Hands) -> None:
    hands.rewrite("rules.fr.md", None)


@caught_by("ledger-is-bilingual", "paragraph 2.5 is there twice")
def a_paragraph_is_there_twice(hands: Hands) -> None:
    hands.rewrite("rules.en.md", lambda text: text.replace("**2.4**", "**2.5**"))


@caught_by("features-are-numbers", "fill missing things with zeros")
def features_shrink_with_the_hand(hands: Hands) -> None:
    right = Peanuts.features
    hands.game("features", lambda self, view: right(self, view) + (0.0,) * len(view.hands[view.seat or 0] or ()))


@caught_by("features-are-numbers", "a feature is no finite number")
def a_feature_is_infinite(hands: Hands) -> None:
    right = Peanuts.features
    hands.game("features", lambda self, view: (*right(self, view), math.inf if view.treat is None else 0.0))


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


def _change_result(hands: Hands, change: Callable[[Result], Result]) -> None:
    right = PeanutsState.result

    def result(self: PeanutsState) -> Result | None:
        true = right(self)
        return None if true is None else change(true)

    hands.state("result", result)


def _with_standings(result: Result, change: Callable[[Any], Any]) -> Result:
    return replace(result, standings=tuple([change(standing) for standing in result.standings]))


def _change_view(hands: Hands, change: Callable[[PeanutsState, PeanutsView], PeanutsView]) -> None:
    right = PeanutsState.view
    hands.state("view", lambda self, seat: change(self, right(self, seat)))


def _change_objection(hands: Hands, change: Callable[[PeanutsState, int, Choose, Any], Any]) -> None:
    right = PeanutsState._objection
    hands.state("_objection", lambda self, seat, action: change(self, seat, action, right(self, seat, action)))


def _change_violation(hands: Hands, change: Callable[[RuleViolation, Choose], RuleViolation]) -> None:
    right = PeanutsState.check

    def check(self: PeanutsState, seat: int, action: Choose) -> RuleViolation | None:
        true = right(self, seat, action)
        return None if true is None else change(true, action)

    hands.state("check", check)


def _change_events(hands: Hands, change: Callable[[PeanutsState, int, list[PeanutsEvent]], list[PeanutsEvent]]) -> None:
    right = PeanutsState.apply
    hands.state("apply", lambda self, seat, action: change(self, seat, right(self, seat, action)))


def _change_bot(
    hands: Hands, change: Callable[[Observation[Choose, PeanutsView], Choice[Choose]], Choice[Choose]]
) -> None:
    right = Appraiser.choose
    hands.patch(Appraiser, "choose", lambda self, observation: change(observation, right(self, observation)))
