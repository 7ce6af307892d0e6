"""What ``test_18zoo_trades.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

ZOO_18 = "web/src/games/18zoo"
TRADES = "test_18zoo_trades.py::test_"
COUNTER = TRADES + "a_squirrel_is_offered_for_countered_and_taken"
DECLINED = TRADES + "an_offer_is_declined_and_another_one_taken_back"

BREAKAGES = (
    Breakage(
        "18ZOO: a counter-offer follows the refusal", ZOO_18 + "/purchases",
        'sequence.start([decline.action, { type: "offer-squirrel", squirrel: offer.squirrel, price }]);',
        "sequence.start([decline.action]); void price;",
        COUNTER,
    ),
    Breakage(
        "18ZOO: an open offer is taken with one click", ZOO_18 + "/purchases",
        'sequence.start([one.choice.action, { type: "name-price", price: one.asked }]);',
        "sequence.start([one.choice.action]);",
        COUNTER,
    ),
    Breakage(
        "18ZOO: an offer can be declined", ZOO_18 + "/purchases/TradeOffer.svelte",
        "onclick={() => board.props().act(decline.action)}", "onclick={() => board.props().act(accept.action)}",
        DECLINED,
    ),
    Breakage(
        "18ZOO: an offer can be taken back", ZOO_18 + "/purchases/TradeOffer.svelte",
        "{:else if withdraw}", "{:else if withdraw && decline}",
        DECLINED,
    ),
    Breakage(
        "18ZOO: at a shared screen it is said that one cannot counter", ZOO_18 + "/purchases/TradeOffer.svelte",
        "{:else if shared}", "{:else if !shared}",
        TRADES + "on_a_shared_screen_one_offers_and_the_next_accepts",
    ),
)  # fmt: skip
