# What parties that are not proposing say to each other, and Loyalty.

action-loyalty = Play Loyalty ({ $species }): { $food ->
    [0] keep no token
    [one] keep 1 token
   *[other] keep { $food } tokens
}
action-side-offer = Offer { $seat }, in your own proposal: { $terms }
action-side-demand = Ask { $seat }, for a yes to its proposal: { $terms }
action-side-accept = Agree with { $seat }
action-side-decline = Decline what { $seat } asks or offers
group-side-offer = Offer to { $seat }, for your proposal
group-side-demand = Ask of { $seat }, for its proposal

question-may-talk = Meanwhile you may talk to the others: ask, offer, or answer.

position-loyal = { $food ->
    [0] no token of { $seat } stays
    [one] 1 token of { $seat } stays
   *[other] { $food } tokens of { $seat } stay
}

event-loyalty-pledged = { $food ->
    [0] Loyalty: no token of { $seat } will stay on the { $species }.
    [one] Loyalty: 1 token of { $seat } will stay on the { $species }.
   *[other] Loyalty: { $food } tokens of { $seat } will stay on the { $species }.
}
event-offer-made-side-offer = For a yes to its own proposal, { $seat } offers { $party_seat }: { $terms }.
event-offer-made-side-demand = For a yes to the proposal by { $party_seat }, { $seat } asks: { $terms }.

refusal-loyal-food = { $most ->
    [one] You can keep 0 or 1 token here.
   *[other] You can keep 0 to { $most } tokens here.
}
refusal-side-proposer = You are proposing now: talk to the others with offers.
refusal-side-with-proposer = { $proposer_seat } is proposing now: ask for something instead.
refusal-no-later-proposal = { $later_seat } will not make another proposal in this phase.
refusal-talked-already = You have already made { $party_seat } an offer or asked for something before this proposal.
refusal-no-side-offer = That party has offered you nothing and asked you for nothing.

board-side = Talk to the others
board-side-help = Offers about later proposals. Everybody hears them, and they bind nobody.
board-side-with = Talk to
board-side-offer-kind = In my proposal, for { $name }
board-side-demand-kind = In the proposal by { $name }, for me
board-side-offer = Offer { $terms }
board-side-offers = { $proposer } to { $partner }, when { $proposer } proposes: { $terms }.
board-side-asks = { $partner } to { $proposer }, when { $proposer } proposes: { $terms } for a yes.
board-loyal = loyal: { $name } keeps { $food }

reason-side-offer = I propose next, and { $party_seat } has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} I will need.
reason-side-accept = If it comes to a proposal by { $party_seat }, this is more than I can expect later.
reason-side-decline = I can expect more than { $party_seat } offers.
