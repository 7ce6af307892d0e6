"""7: foxes, dolphins, pandas, lions and flamingos with powers."""

from __future__ import annotations

import pytest

from menagerie.core.generator import Generator
from menagerie.games.lucky_lions import GAME
from menagerie.games.lucky_lions.actions import (
    Award,
    Choose,
    Discard,
    Keep,
    LuckyLionsAction,
    Pick,
    Replace,
    Reroll,
    Stand,
)
from menagerie.games.lucky_lions.events import (
    Compared,
    DolphinLeft,
    DolphinStayed,
    Drew,
    FoxNotUsed,
    FoxUsed,
    Gained,
    PandaReplaced,
    PileRenewed,
    Rolled,
    TieSettled,
    Voided,
)
from menagerie.games.lucky_lions.options import LuckyLionsOptions
from menagerie.games.lucky_lions.rules.cards import Special, ZooCard
from menagerie.games.lucky_lions.rules.position import NOBODY
from menagerie.games.lucky_lions.rules.state import LuckyLionsState
from tests.games.lucky_lions.positions import (
    cards,
    fight,
    happened,
    kinds,
    market,
    only,
    play,
    refusal,
    rolled,
    state_with,
    zoo,
    zoo_deck,
)

WILD = LuckyLionsOptions(wild_animals=True)
BUSY = LuckyLionsOptions(wild_animals=True, busy_zoo=True)
ALL = zoo("A", "lion fox panda flamingo dolphin", 2, people=True)
DUEL = zoo("A", "lion fox panda flamingo dolphin", 2)
NO_PANDA = zoo("A", "lion fox", 2)
B, C, D = zoo("B", "panda lion fox", 3), zoo("C", "lion dolphin", 1), zoo("D", "fox panda")


def duel(
    one: str, other: str, card: ZooCard = DUEL, options: LuckyLionsOptions = WILD, pile: str = ""
) -> LuckyLionsState:
    return state_with(one, other, market=[card, B, C, D], options=options, zoo_deck=[zoo("E"), zoo("F")], pile=pile)


# --- the order


@pytest.mark.proves("lucky-lions", "7.3")
def test_foxes_come_before_dolphins() -> None:
    state = duel("wild-dolphin", "wild-fox", pile="lion")
    fight(state, "A", 1)
    assert (state.step, state.waiting_on) == ("fox", (1,))
    assert only(state.apply(1, Stand()), Voided) == Voided(0, "A")


@pytest.mark.proves("lucky-lions", "7.3", "7.4")
def test_a_fox_may_roll_a_dolphin() -> None:
    state = duel("lion", "wild-fox wild-dolphin", pile="lion")
    fight(state, "A", 1, "lion wild-fox")
    assert only(play(state, 1, Reroll(), rolls="wild-dolphin"), Voided) == Voided(1, "A")


@pytest.mark.proves("lucky-lions", "7.3")
def test_dolphins_come_before_pandas() -> None:
    state = duel("wild-panda", "wild-dolphin", NO_PANDA, pile="lion")
    events = fight(state, "A", 1)
    assert happened(events, Voided) == 1
    assert state.turn == 2


@pytest.mark.proves("lucky-lions", "7.3")
def test_pandas_come_before_the_comparison_and_lions_after_it() -> None:
    # On A the panda is missing, so the lion would win; on B the panda is one arrow from the lion, which is two from it.
    state = duel("wild-lion", "wild-panda", NO_PANDA)
    events = fight(state, "A", 1)
    assert not happened(events, Compared)
    assert (state.step, state.waiting_on) == ("panda", (1,))
    events = state.apply(1, Replace("B"))
    assert only(events, Compared).best_seats == (0,)
    assert not happened(events, TieSettled)


@pytest.mark.proves("lucky-lions", "7.3", "7.10")
def test_a_wild_lion_that_is_beaten_is_beaten() -> None:
    state = duel("wild-lion", "dolphin", zoo("A", "lion dolphin fox"))
    assert only(fight(state, "A", 1), Gained).seat == 1


@pytest.mark.proves("lucky-lions", "7.3")
def test_within_a_step_the_active_player_comes_first() -> None:
    state = state_with("wild-fox", "wild-fox", "lion", "wild-fox", market=[ALL, B], options=BUSY, active=1)
    state.apply(1, Choose("A"))
    asked = []
    while state.step == "fox":
        (seat,) = state.waiting_on
        asked.append(seat)
        state.apply(seat, Stand())
    assert asked == [1, 3, 0]


@pytest.mark.proves("lucky-lions", "7.3", "7.6")
def test_dolphins_are_replaced_in_that_order_too() -> None:
    state = state_with(
        "wild-dolphin", "lion", "wild-dolphin", market=[ALL, B], options=BUSY, active=1, pile="fox panda flamingo"
    )
    events = state.apply(1, Choose("A"))
    assert [event.seat for event in events if isinstance(event, DolphinLeft)] == [2, 0]
    assert [cards(die) for die in state.dice] == [["panda"], ["lion"], ["fox"]]


@pytest.mark.proves("lucky-lions", "7.3", "7.8", "7.9")
def test_pandas_act_in_that_order_too() -> None:
    card = zoo("A", "lion fox", people=True)
    rest = [zoo("B", "lion dolphin"), zoo("C", "fox dolphin")]
    state = state_with("wild-panda", "lion", "wild-panda", market=[card, *rest], options=BUSY, active=2)
    state.apply(2, Choose("A"))
    assert (state.step, state.waiting_on) == ("panda", (2,))
    state.apply(2, Replace("B"))
    assert (state.step, state.waiting_on) == ("panda", (0,)), "still missing, so the other one acts as well"
    assert state.legal(0) == [Replace("A"), Replace("C")]
    events = state.apply(0, Replace("A"))
    assert only(events, Gained) == Gained(1, "A", 1, 1), "each acts once"


# --- the fox


@pytest.mark.proves("lucky-lions", "7.4", "7.4a")
def test_a_fox_may_roll_again_and_the_new_result_counts() -> None:
    # A fox is two arrows from the lion, the lion one from the fox; a panda is one from the lion, the lion two from it.
    state = duel("wild-fox panda", "lion", zoo("A", "lion fox panda", 2))
    fight(state, "A", 1, "wild-fox lion")
    assert state.legal(0) == [Reroll(), Stand()]
    assert refusal(state, 1, Reroll()).paragraph == "7.4"
    events = play(state, 0, Reroll(), rolls="panda")
    assert only(events, FoxUsed) == FoxUsed(0)
    assert only(events, Rolled) == Rolled(0, "panda")
    assert only(events, Gained).seat == 1, "even if it is worse"


@pytest.mark.proves("lucky-lions", "7.4", "7.4a")
def test_the_fox_goes_back_first() -> None:
    state = duel("wild-fox lion", "panda")
    fight(state, "A", 1, "wild-fox panda")
    assert rolled(play(state.clone(), 0, Reroll(), rolls="wild-fox")) == ["wild-fox"], "so it can come again"
    play(state, 0, Reroll(), rolls="lion")
    assert state.dice[0] == kinds("lion wild-fox"), "and it stays in the die"


@pytest.mark.proves("lucky-lions", "7.4")
def test_a_fox_may_be_left_as_it_is() -> None:
    state = duel("wild-fox lion", "panda", zoo("A", "fox lion panda", 2))
    fight(state, "A", 1, "wild-fox panda")
    events = state.apply(0, Stand())
    assert only(events, FoxNotUsed) == FoxNotUsed(0)
    assert not happened(events, Rolled)
    assert only(events, Gained).seat == 0, "the fox counts as a fox: two arrows to the panda"


@pytest.mark.proves("lucky-lions", "7.5")
def test_a_second_fox_has_no_power() -> None:
    state = duel("wild-fox wild-fox", "panda")
    fight(state, "A", 1)
    events = state.apply(0, Reroll())
    assert rolled(events) == ["wild-fox"]
    assert happened(events, Compared) == 1
    assert state.turn == 2


@pytest.mark.proves("lucky-lions", "7.5")
def test_each_player_has_a_fox_power_of_his_own_and_again_in_the_next_battle() -> None:
    state = duel("wild-fox", "wild-fox")
    fight(state, "A", 1)
    assert state.waiting_on == (0,)
    state.apply(0, Reroll())
    assert (state.step, state.waiting_on) == ("fox", (1,))
    state.apply(1, Reroll())
    assert state.step == "award"
    state.apply(0, Award(0))
    fight(state, "B", 0)
    assert (state.step, state.waiting_on) == ("fox", (1,))


@pytest.mark.proves("lucky-lions", "7.4", "5a.4")
def test_a_fox_rolls_again_from_the_smaller_die() -> None:
    options = LuckyLionsOptions(wild_animals=True, more_decisions=True)
    state = duel("wild-fox lion dolphin dolphin dolphin", "panda", zoo("A", "lion fox"), options)
    fight(state, "A", 1)
    play(state, 0, Pick("wild-fox"))
    play(state, 0, Pick("lion"), rolls="wild-fox panda")
    shown = set()
    for attempt in range(30):
        other_state = state.clone()
        other_state.rng = Generator(f"again {attempt}")
        shown.update(rolled(other_state.apply(0, Reroll())))
    assert shown == {"wild-fox", "lion"}


@pytest.mark.proves("lucky-lions", "7.5")
@pytest.mark.parametrize("decision", [Reroll(), Stand()])
def test_everybody_sees_whose_fox_power_is_used_up(decision: LuckyLionsAction) -> None:
    state = duel("wild-fox", "wild-fox")
    for card in ("A", "B"):
        fight(state, card, 1 - state.active)
        (first,) = state.waiting_on
        for seat in (None, 0, 1):
            battle = state.view(seat).battle
            assert battle is not None
            assert battle.fox_used == (False, False), "a new battle, a new power"
        state.apply(first, decision)
        for seat in (None, 0, 1):
            battle = state.view(seat).battle
            assert battle is not None
            assert battle.fox_used == (first == 0, first == 1)
        state.apply(1 - first, decision)
        state.apply(state.active, Award(0))


@pytest.mark.proves("lucky-lions", "7.4", "6.15")
def test_after_two_rolls_the_fox_rolls_a_third_time() -> None:
    twice = zoo("A", "lion fox panda", special="double-roll")
    state = duel("wild-fox lion panda", "fox", twice, BUSY)
    fight(state, "A", 1, "lion wild-fox fox fox")
    state.apply(0, Keep("wild-fox"))
    assert only(play(state, 0, Reroll(), rolls="panda"), Compared).best_seats == (0,), "panda beats fox, 2:1"


# --- the dolphin


@pytest.mark.proves("lucky-lions", "7.6", "5b.2")
def test_in_a_queue_the_dolphin_that_was_rolled_leaves() -> None:
    queue = LuckyLionsOptions(wild_animals=True, no_shuffle=True)
    state = duel("wild-dolphin fox wild-dolphin lion", "panda", options=queue)
    fight(state, "A", 1)
    assert cards(state.dice[0]) == ["fox", "wild-dolphin", "lion"]
    assert state.view(1).dice[0].known == ((),)
    assert state.view(1).dice[0].tail == ()


@pytest.mark.proves("lucky-lions", "7.6", "6.15", "5b.6")
def test_in_a_queue_the_dolphin_leaves_from_where_it_was_put() -> None:
    queue = LuckyLionsOptions(wild_animals=True, no_shuffle=True, busy_zoo=True)
    twice = zoo("A", "lion fox panda", special="double-roll")
    state = duel("wild-dolphin fox wild-dolphin lion panda", "panda", twice, queue)
    fight(state, "A", 1)
    state.apply(0, Keep("wild-dolphin"))
    assert cards(state.dice[0]) == ["wild-dolphin", "lion", "panda", "fox"]
    assert state.view(1).dice[0].known == (("fox",),)
    assert state.view(1).dice[0].tail == ("fox",)


@pytest.mark.proves("lucky-lions", "7.6")
def test_a_dolphin_ends_the_battle_and_is_replaced() -> None:
    state = duel("wild-dolphin fox", "lion", pile="panda flamingo")
    events = fight(state, "A", 1, "wild-dolphin lion")
    assert only(events, Voided) == Voided(0, "A")
    assert only(events, DolphinLeft) == DolphinLeft(0)
    assert only(events, Drew) == Drew(0, 1, ("panda",))
    assert not happened(events, Compared)
    assert not happened(events, Gained)
    assert state.scores == [0, 0]
    assert zoo_deck(state) == ["F", "A"], "under the deck, for the market is full"
    assert market(state) == ["E", "B", "C", "D"]
    assert cards(state.dice[0]) == ["fox", "panda"]
    assert (state.active, state.step) == (1, "choose")


@pytest.mark.proves("lucky-lions", "7.6")
def test_the_dolphin_is_discarded_openly_and_what_is_drawn_is_not() -> None:
    state = duel("wild-dolphin", "lion", pile="panda flamingo")
    events = fight(state, "A", 1)
    assert state.discards == [(NOBODY, *kinds("wild-dolphin"))]
    for seat in (None, 0, 1):
        (laid_away,) = state.view(seat).discards
        assert (laid_away.owner, laid_away.card) == (None, "wild-dolphin")
    assert GAME.redact(only(events, Drew), 1) == Drew(0, 1, ())
    assert GAME.redact(only(events, Drew), 0) == Drew(0, 1, ("panda",))


@pytest.mark.proves("lucky-lions", "7.6")
def test_several_dolphins_are_each_replaced() -> None:
    state = duel("wild-dolphin", "wild-dolphin", pile="panda flamingo")
    events = fight(state, "A", 1)
    assert happened(events, Voided) == 1
    assert [cards(die) for die in state.dice] == [["panda"], ["flamingo"]]
    assert zoo_deck(state).count("A") == 1


@pytest.mark.proves("lucky-lions", "7.6")
def test_even_a_tie_is_off() -> None:
    state = duel("wild-dolphin", "dolphin", pile="panda")
    fight(state, "A", 1)
    assert state.step == "choose"


@pytest.mark.proves("lucky-lions", "7.6", "5c.1")
def test_the_longer_game_asks_nobody_when_nobody_won() -> None:
    options = LuckyLionsOptions(wild_animals=True, longer=True)
    state = duel("wild-dolphin", "lion", options=options, pile="panda")
    fight(state, "A", 1)
    assert state.step == "choose"


@pytest.mark.proves("lucky-lions", "7.7")
def test_with_an_empty_pile_the_discards_are_drawn_from_without_this_dolphin() -> None:
    for attempt in range(10):
        state = state_with(
            "wild-dolphin",
            "lion",
            market=[DUEL, B, C, D],
            options=WILD,
            discards=[(1, "fox"), (NOBODY, "wild-dolphin")],
        )
        state.rng = Generator(f"dolphin {attempt}")
        events = fight(state, "A", 1)
        assert only(events, PileRenewed).count == 2
        assert state.discards == [(NOBODY, *kinds("wild-dolphin"))]
        assert len(state.dice[0]) == len(state.pile) == 1
        assert sorted([*state.dice[0], *state.pile]) == kinds("fox wild-dolphin")


@pytest.mark.proves("lucky-lions", "7.7")
def test_the_only_discard_is_drawn_and_never_the_dolphin_itself() -> None:
    state = state_with("wild-dolphin", "lion", market=[DUEL, B], options=WILD, discards=[(1, "fox")])
    fight(state, "A", 1)
    assert (cards(state.dice[0]), state.pile) == (["fox"], [])


@pytest.mark.proves("lucky-lions", "7.7")
def test_with_nothing_to_draw_the_dolphin_still_leaves_a_larger_die() -> None:
    state = duel("wild-dolphin fox", "lion")
    events = fight(state, "A", 1, "wild-dolphin lion")
    assert happened(events, DolphinLeft) == 1
    assert not happened(events, Drew)
    assert cards(state.dice[0]) == ["fox"]
    assert state.discards == [(NOBODY, *kinds("wild-dolphin"))]


@pytest.mark.proves("lucky-lions", "7.7")
def test_with_nothing_to_draw_and_no_other_card_it_stays() -> None:
    state = duel("wild-dolphin", "lion")
    events = fight(state, "A", 1)
    assert only(events, DolphinStayed) == DolphinStayed(0)
    assert cards(state.dice[0]) == ["wild-dolphin"]
    assert state.discards == []
    assert zoo_deck(state)[-1] == "A", "the battle is off all the same"
    assert state.scores == [0, 0]


# --- the panda


@pytest.mark.proves("lucky-lions", "7.8", "7.8a")
def test_a_missing_panda_must_choose_another_card() -> None:
    state = duel("lion", "wild-panda", NO_PANDA)
    fight(state, "A", 1)
    assert (state.step, state.waiting_on) == ("panda", (1,))
    assert state.legal(1) == [Replace("E"), Replace("B"), Replace("C"), Replace("D")]
    gone = refusal(state, 1, Replace("A"))
    assert (gone.paragraph, gone.reason, gone.facts) == ("7.8", "refusal-not-in-market", {"card": "A", "cards": 4})
    assert refusal(state, 1, Stand()).reason == "refusal-asked-panda"
    events = state.apply(1, Replace("D"))
    replaced = only(events, PandaReplaced)
    assert (replaced.seat, replaced.old.id, replaced.new.id) == (1, "A", "D")
    assert only(events, Gained) == Gained(1, "D", 1, 1), "on fox and panda the lion is missing"
    assert market(state) == ["E", "B", "C", "A"], "the old card lies in its place"


@pytest.mark.proves("lucky-lions", "7.8")
def test_a_panda_on_the_cycle_acts_as_any_panda() -> None:
    state = duel("lion", "wild-panda")
    fight(state, "D", 1)
    assert state.step == "choose"
    assert state.scores == [0, 1]


@pytest.mark.proves("lucky-lions", "7.8", "7.8a")
@pytest.mark.parametrize("kind", ["autowin", "autolose"])
def test_where_the_cycle_does_not_count_the_name_does(kind: Special) -> None:
    named = duel("lion", "wild-panda", zoo("A", "", special=kind, named="panda", arrows=3), BUSY)
    fight(named, "A", 1)
    assert named.step == "choose"
    other = duel("lion", "wild-panda", zoo("A", "", special=kind, named="lion", arrows=3), BUSY)
    fight(other, "A", 1)
    assert (other.step, other.waiting_on) == ("panda", (1,))


@pytest.mark.proves("lucky-lions", "7.8")
def test_a_name_on_a_card_whose_cycle_counts_is_not_enough() -> None:
    card = zoo("A", "lion fox", special="extra-rule", named="panda lion")
    state = duel("lion", "wild-panda", card, BUSY)
    fight(state, "A", 1)
    assert state.step == "panda"


@pytest.mark.proves("lucky-lions", "7.9")
def test_a_panda_acts_once_even_if_the_new_card_has_no_panda() -> None:
    state = duel("lion", "wild-panda", NO_PANDA)
    fight(state, "A", 1)
    events = state.apply(1, Replace("C"))
    assert only(events, Gained) == Gained(0, "C", 1, 1)


@pytest.mark.proves("lucky-lions", "7.9")
def test_a_second_panda_does_not_act_when_it_is_on_the_new_card() -> None:
    state = duel("wild-panda", "wild-panda", NO_PANDA)
    fight(state, "A", 1)
    assert state.waiting_on == (0,)
    state.apply(0, Replace("B"))
    assert state.step == "award"


@pytest.mark.proves("lucky-lions", "7.9")
@pytest.mark.parametrize(
    "new",
    [
        zoo("N", "panda lion fox", people=True),
        zoo("N", "panda lion fox", people=True, special="player-exclude"),
        zoo("N", "panda lion fox", special="die-split"),
        zoo("N", "panda lion fox", special="double-roll"),
    ],
    ids=["people", "player-exclude", "die-split", "double-roll"],
)
def test_battlers_and_results_stay(new: ZooCard) -> None:
    state = state_with("lion " * 5, "wild-panda", "fox", market=[NO_PANDA, new], options=BUSY)
    fight(state, "A", 1)
    events = state.apply(1, Replace("N"))
    assert not happened(events, Rolled)
    assert only(events, Compared).best_seats == (0,)
    assert state.turn == 2


@pytest.mark.proves("lucky-lions", "7.9", "6.10")
def test_what_the_new_card_says_about_worth_counts() -> None:
    new = zoo("N", "", special="autowin", named="panda", arrows=3)
    state = state_with("lion", "wild-panda", "fox", market=[NO_PANDA, new], options=BUSY)
    fight(state, "A", 1)
    assert only(state.apply(1, Replace("N")), Gained).seat == 1


@pytest.mark.proves("lucky-lions", "7.9", "6.13")
def test_an_extra_rule_that_comes_late_is_for_two_only() -> None:
    new = zoo("N", "lion fox flamingo", special="extra-rule", named="panda lion")
    two = state_with("lion", "wild-panda", "fox", market=[NO_PANDA, new], options=BUSY)
    fight(two, "A", 1)
    assert only(two.apply(1, Replace("N")), Compared).best_seats == (1,)
    old = zoo("A", "lion fox", people=True)
    three = state_with("lion", "wild-panda", "lion", market=[old, new], options=BUSY)
    three.apply(0, Choose("A"))
    assert only(three.apply(1, Replace("N")), Compared).best_seats == (0, 2)


@pytest.mark.proves("lucky-lions", "7.9")
def test_without_a_market_nothing_happens() -> None:
    state = state_with("lion", "wild-panda", market=[NO_PANDA], options=WILD)
    events = fight(state, "A", 1)
    assert only(events, Gained) == Gained(0, "A", 2, 2)


@pytest.mark.proves("lucky-lions", "7.9", "5a.4")
def test_the_smaller_die_stays_as_it_was_when_the_card_changes() -> None:
    options = LuckyLionsOptions(wild_animals=True, more_decisions=True)
    state = state_with(
        "wild-panda wild-panda lion",
        "wild-panda wild-panda fox",
        market=[NO_PANDA, zoo("N", "lion fox dolphin flamingo")],
        options=options,
    )
    state.apply(0, Choose("A"))
    play(state, 0, Pick("wild-panda"), Pick("wild-panda"))
    play(state, 1, Pick("wild-panda"), Pick("wild-panda"))
    assert state.waiting_on == (0,)
    state.apply(0, Replace("N"))
    assert (state.step, state.waiting_on) == ("panda", (1,))
    battle = state.view(1).battle
    assert battle is not None
    assert battle.smaller_die == 2, "four arrows came too late"


# --- lions and flamingos in ties


@pytest.mark.proves("lucky-lions", "7.10", "7.10a")
def test_a_wild_lion_wins_a_tie_and_nobody_discards() -> None:
    for one, other, winner in (("wild-lion", "lion lion", 0), ("lion lion", "wild-lion", 1)):
        state = duel(one, other)
        events = fight(state, "A", 1)
        assert only(events, Compared).best_seats == (0, 1)
        assert only(events, TieSettled) == TieSettled("lion", (winner,))
        assert only(events, Gained) == Gained(winner, "A", 2, 2)
        assert (state.step, state.discards) == ("choose", [])


@pytest.mark.proves("lucky-lions", "7.10")
def test_a_wild_lion_wins_also_a_tie_of_different_animals() -> None:
    state = duel("wild-lion", "fox", zoo("A", "lion fox"))
    assert only(fight(state, "A", 1), Gained).seat == 0


@pytest.mark.proves("lucky-lions", "7.10", "7.10a")
def test_several_wild_lions_go_on_among_themselves() -> None:
    state = state_with("wild-lion fox", "lion fox", "wild-lion fox", market=[ALL, B], options=BUSY, active=1)
    events = play(state, 1, Choose("A"), rolls="lion wild-lion wild-lion")
    assert only(events, TieSettled) == TieSettled("lion", (2, 0))
    assert state.tied == [0, 2]
    assert state.legal(1) == [Award(0), Award(2)]
    state.apply(1, Award(2))
    assert (state.step, state.waiting_on) == ("discard", (0,)), "now it is a tie like any other"
    state.apply(0, Discard("fox"))
    assert state.scores == [0, 0, 2]


@pytest.mark.proves("lucky-lions", "7.10")
def test_wild_lions_alone_tie_as_usual() -> None:
    state = duel("wild-lion fox", "wild-lion fox")
    assert not happened(fight(state, "A", 1, "wild-lion wild-lion"), TieSettled)
    assert state.tied == [0, 1]


@pytest.mark.proves("lucky-lions", "7.10")
def test_a_wild_lion_that_is_not_among_the_tied_has_no_say() -> None:
    card = zoo("A", "fox panda lion", people=True)
    # Two arrows from the fox to the lion, one back: the two foxes tie.
    state = state_with("wild-lion", "fox", "fox", market=[card, B], options=BUSY)
    events = state.apply(0, Choose("A"))
    assert only(events, Compared).best_seats == (1, 2)
    assert state.tied == [1, 2]


@pytest.mark.proves("lucky-lions", "7.11")
def test_a_wild_flamingo_loses_a_tie() -> None:
    for one, other, winner in (("wild-flamingo fox", "flamingo", 1), ("flamingo", "wild-flamingo fox", 0)):
        state = duel(one, other)
        events = fight(state, "A", 1, f"{one.split()[0]} {other.split()[0]}")
        assert only(events, TieSettled) == TieSettled("flamingo", (winner,))
        assert only(events, Gained).seat == winner
        assert (state.step, state.discards) == ("choose", [])


@pytest.mark.proves("lucky-lions", "7.11")
def test_a_wild_flamingo_that_is_alone_the_best_wins() -> None:
    state = duel("wild-flamingo", "dolphin", zoo("A", "flamingo fox dolphin"))
    assert only(fight(state, "A", 1), Gained).seat == 0


@pytest.mark.proves("lucky-lions", "7.11", "7.11a")
def test_several_others_go_on_as_a_tie() -> None:
    state = state_with("flamingo", "wild-flamingo", "flamingo", market=[ALL, B], options=BUSY)
    events = state.apply(0, Choose("A"))
    assert only(events, TieSettled) == TieSettled("flamingo", (0, 2))
    assert state.tied == [0, 2]


@pytest.mark.proves("lucky-lions", "7.11", "7.11a")
def test_flamingos_alone_tie_as_usual() -> None:
    state = duel("wild-flamingo fox", "wild-flamingo fox")
    events = fight(state, "A", 1, "wild-flamingo wild-flamingo")
    assert not happened(events, TieSettled)
    assert state.tied == [0, 1]
    state.apply(0, Award(0))
    assert (state.step, state.waiting_on) == ("discard", (1,))


@pytest.mark.proves("lucky-lions", "7.10", "7.11", "7.11a")
def test_lions_come_before_flamingos() -> None:
    card = zoo("A", "", people=True, special="autowin", named="panda", arrows=3)
    state = state_with("wild-flamingo", "wild-lion", "fox", "wild-lion", market=[card, B], options=BUSY)
    events = state.apply(0, Choose("A"))
    assert only(events, TieSettled) == TieSettled("lion", (1, 3))
    assert state.tied == [1, 3]
