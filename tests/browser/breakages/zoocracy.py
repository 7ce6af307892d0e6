"""What ``test_zoocracy.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOOCRACY = "web/src/games/zoocracy"
ZOOCRACY_TESTS = "test_zoocracy.py::test_"
OFFERS = ZOOCRACY_TESTS + "two_people_and_bots_form_governments_by_offers"

BREAKAGES = (
    Breakage(
        "a touch in Zoocracy decides", ZOOCRACY + "/interaction.svelte.ts",
        "this.#props().act(action);", "void action;",
        OFFERS,
    ),
    Breakage(
        "the keyboard reaches Zoocracy's things", "web/src/lib",
        "tabindex={button.available || tabEntry ? 0 : -1}", "tabindex={-1}",
        ZOOCRACY_TESTS + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "a number key lays a prize", ZOOCRACY + "/Negotiation.svelte",
        "draft.assign(prize, number - 1);", "void prize;",
        ZOOCRACY_TESTS + "a_proposal_is_built_by_keyboard",
    ),
    Breakage(
        "the seats of a coalition are counted live", ZOOCRACY + "/Negotiation.svelte",
        "draft.coalition.includes(party.seat)", "view.proposal?.proposer === party.seat",
        ZOOCRACY_TESTS + "a_proposal_is_built_by_keyboard",
    ),
    Breakage(
        "a prize is dragged onto a party", ZOOCRACY + "/drag.svelte.ts",
        "this.#draft.assign(carried.prize, party);", "void party;",
        OFFERS,
    ),
    Breakage(
        "offers are shown beside the vote", ZOOCRACY + "/NegotiationParty.svelte",
        "{#each offers as one (one.number)}<OfferText offer={one} {names} />{/each}", "",
        OFFERS,
    ),
    Breakage(
        "a broken offer is marked", ZOOCRACY + "/Votes.svelte",
        'offer.status.startsWith("broken")', "false",
        OFFERS,
    ),
    Breakage(
        "a vote is secret", "src/menagerie/games/zoocracy/view.py",
        "return event if event.seat == seat else None", "return event",
        OFFERS,
    ),
    Breakage(
        "funds are secret", "src/menagerie/games/zoocracy/view.py",
        "funds=position.funds[owner] if over or owner == seat else None", "funds=position.funds[owner]",
        OFFERS,
    ),
    Breakage(
        "funds and hands are hidden while the device is passed", "web/src/table",
        "if (!views || this.#hidden) return null;", "if (!views) return null;",
        ZOOCRACY_TESTS + "six_on_a_shared_screen_see_only_their_own_cards",
    ),
    Breakage(
        "votes are counted species by species", ZOOCRACY + "/animations.ts",
        "gains.length ? SPECIES : QUICK,", "0,",
        ZOOCRACY_TESTS + "the_count_of_votes_fills_the_seats_species_by_species",
    ),
    Breakage(
        "nine species fit a phone", ZOOCRACY + "/Enclosure.svelte",
        ".feed-amount {\n      min-height: 30px;", ".feed-amount {\n      min-height: 90px;",
        ZOOCRACY_TESTS + "on_a_phone_six_parties_and_every_action_in_reach",
    ),
    Breakage(
        "food buttons stay in place", "web/src/lib/BoardButton.svelte",
        "transform: translateY(-3px);", "transform: translateY(-30px);",
        ZOOCRACY_TESTS + "on_a_phone_six_parties_and_every_action_in_reach",
    ),
    Breakage(
        "Zoocracy's board is in French", ZOOCRACY + "/Bids.svelte",
        '{say("board-lost", { lost })}', "{lost} of it will be gone, whoever wins.",
        ZOOCRACY_TESTS + "in_french_no_text_is_english_and_axe_finds_nothing_serious",
    ),
)  # fmt: skip
