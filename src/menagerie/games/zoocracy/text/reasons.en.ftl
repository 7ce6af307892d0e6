# Why the bots do what they do: also what a hint says.

reason-bid = I have { $funds } food and bid { $food } of it.
reason-bid-zero = I bid 0 and keep my food: no bid is much better for me.
reason-bid-probability = With { $food } food { $likelihood ->
    [likely] I will probably become President.
    [unlikely] I will hardly become President, unless the others bid little.
   *[even] I may become President, or not.
} No other bid is much better for me.
reason-draw = A card is always useful.
reason-votes = This brings me { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} at once.
reason-votes-of-others = This takes { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} from the others at once.
reason-most-votes = None of my food lies there yet, and the first gets { $votes ->
    [one] 1 vote.
   *[other] { $votes } votes.
}
reason-fed-everywhere = I have some food everywhere I can.
reason-campaign-plan = Of the campaigns I tried, one that begins like this leads to the best parliament for me.
reason-fed-enough = I keep my food: more of it would bring me too little now.
reason-marker = The marker helps me most here: { $species }.
reason-later = I keep the marker for a better moment.
reason-migration = One more seat for me, at no cost.
reason-overhang = I have the most food here, so the additional seat is mine: { $species }.
reason-loyalty = My food here stays for the next election: { $species }.
reason-season = { $lost ->
    [0] I lose no votes,
    [one] I lose 1 vote,
   *[other] I lose { $lost } votes,
} and all parties together lose { $others }: that helps me.
reason-nothing-to-play = I have nothing to play that would help me now.
reason-early-presidential = I have { $funds } food, enough for a high bid: an early election is good for me.
reason-early-parliamentary = { $other_seat } is promised the next goal. An early election may prevent it.
reason-defectors-fall = Without these seats the government with { $party_seat } has no majority.
reason-defectors = The game is nearly over, and { $party_seat } has the most seats to lose.
reason-assert = This gives me a goal, because I hold this office: { $office }.
reason-discard = This is the least useful of my cards: { $card }.
reason-pay = A goal is worth more than 5 food.
reason-cannot-pay = I have less than 5 food, so I cannot pay.
reason-name-self = I name my own party.
reason-fewest-partners = { $count ->
    [0] I have a majority alone and need nobody else’s votes.
    [one] One partner is enough for a majority.
   *[other] I need { $count } partners for a majority.
}
reason-no-majority = Whoever votes with me, there is no majority.
reason-gain = I get something out of it.
reason-no-gain = I get nothing out of it, and in opposition I draw more cards.
reason-coalition = Together we have { $seats } seats, and { $majority } are enough. I expect my partners to vote yes.
reason-rather-wait = I expect more from the proposals that follow than from any of mine.
reason-to-myself = I see no government any more that is better for me than to wait, so I keep this: { $prize }.
reason-offer = { $party_seat } has { $seats ->
    [one] 1 seat, which I need.
   *[other] { $seats } seats, which I need.
} This is my first offer to them.
reason-better-offer = { $party_seat } has { $seats ->
    [one] 1 seat, which I need.
   *[other] { $seats } seats, which I need.
} This is what I plan to give for the votes.
reason-fair-demand = If I agree to what { $party_seat } asks for, I can still have the best government for me.
reason-dear-demand = What { $party_seat } asks for is more than those votes are worth to me.
reason-proposal = Together we have { $seats } seats, and { $majority } are enough. I expect my partners to vote yes.
reason-demand = I have { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, and { $party_seat } may need me. For this I would vote yes.
reason-simple-offer = { $party_seat } has { $seats ->
    [one] 1 seat, which I need.
   *[other] { $seats } seats, which I need.
} This is what I can give for the votes.
reason-modest = { $party_seat } asks for one thing only, and I need those votes.
reason-not-needed = I do not need the votes of { $party_seat }.
reason-too-much = { $party_seat } asks for more than one thing, or for something I have promised already.
reason-broken-promise = { $party_seat } broke a promise we had, in round { $round }.
reason-distrust = { $due ->
    [one] { $party_seat } broke the only promise that has fallen due
   *[other] { $party_seat } broke { $broken } of { $due } promises
}, so I agree on nothing beforehand.
reason-accept = I expect no more than this if the proposal by { $party_seat } fails.
reason-counter = For less than this I would rather let the proposal by { $party_seat } fail.
reason-decline = Nothing that { $party_seat } could give me is better than to wait.

# What the account of promises says about the other party

reason-accept-broken = { $due ->
    [one] { $party_seat } broke the only promise that has fallen due
   *[other] { $party_seat } broke { $broken } of { $due } promises
}. Even with that doubt I expect no more if this proposal fails.
reason-accept-kept = { $party_seat } kept all { $kept } promises, and I expect no more than this if the proposal fails.
reason-counter-broken = { $due ->
    [one] { $party_seat } broke the only promise that has fallen due
   *[other] { $party_seat } broke { $broken } of { $due } promises
}, so for a promise of less I would rather let this proposal fail.
reason-decline-broken = { $due ->
    [one] { $party_seat } broke the only promise that has fallen due
   *[other] { $party_seat } broke { $broken } of { $due } promises
}. With that doubt no promise from them is better than to wait.
reason-fair-demand-broken = { $due ->
    [one] { $party_seat } broke the only promise that has fallen due
   *[other] { $party_seat } broke { $broken } of { $due } promises
}. Even with that doubt I can agree and still have the best government for me.
reason-fair-demand-kept = { $party_seat } kept all { $kept } promises, and if I agree I can still have the best government for me.
reason-dear-demand-broken = { $due ->
    [one] { $party_seat } broke the only promise that has fallen due
   *[other] { $party_seat } broke { $broken } of { $due } promises
}. With that doubt those votes are not worth to me what they ask for.
reason-side-accept-broken = { $due ->
    [one] { $party_seat } broke the only promise that has fallen due
   *[other] { $party_seat } broke { $broken } of { $due } promises
}. Even with that doubt this is more than I can expect later.
reason-side-accept-kept = { $party_seat } kept all { $kept } promises, and this is more than I can expect later.
reason-side-decline-broken = { $due ->
    [one] { $party_seat } broke the only promise that has fallen due
   *[other] { $party_seat } broke { $broken } of { $due } promises
}. With that doubt I can expect more than this offer.

reason-my-word = I agreed on this with { $party_seat }, and the proposal keeps the agreement.
reason-better-yes = I get at least as much from this as I expect if the proposal by { $party_seat } fails.
reason-passes-anyway = With the votes of all others who get something, the proposal by { $party_seat } passes without me. So I take what it gives me.
reason-better-no = I expect more if the proposal by { $party_seat } fails.

# A hint that breaks a promise says so

reason-break-grant = Careful: this breaks a promise. It was agreed that { $party_seat } gets this: { $prize }. Another government is worth more to me.
reason-break-pass = Careful: this breaks my agreement with { $party_seat }. I expect more from the proposals that follow.
reason-break-vote = Careful: this breaks my word. { $party_seat } gives me what we agreed on, but I expect more if the proposal fails.
