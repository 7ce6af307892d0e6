"""What ``test_zoocracy_talk.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOOCRACY = "web/src/games/zoocracy"
TESTS = "test_zoocracy_talk.py::test_"

BREAKAGES = (
    Breakage(
        "everybody hears what is said on the side", ZOOCRACY + "/SideTalk.svelte",
        '["open", "accepted", "declined"].includes(offer.status)', "offer.maker === seat",
        TESTS + "two_who_are_not_proposing_agree_about_a_later_proposal",
    ),
    Breakage(
        "a demand on the side can be chosen", ZOOCRACY + "/SideTalk.svelte",
        "onclick={() => (wantedKind = one)}", "",
        TESTS + "a_demand_on_the_side_by_keyboard_is_declined",
    ),
    Breakage(
        "bots answer what is said on the side", "src/menagerie/games/zoocracy/rules/steps.py",
        ".talk-{offers.talks_of(position, seat)}", ".talk",
        TESTS + "bots_answer_what_is_said_on_the_side",
    ),
    Breakage(
        "Loyalty asks how many tokens stay", ZOOCRACY + "/Zoo.svelte",
        ' || action.type === "loyalty") &&', ") &&",
        TESTS + "loyalty_asks_how_many_tokens_stay",
    ),
)  # fmt: skip
