# Ce que se disent les partis qui ne proposent pas, et Loyauté.

action-loyalty = Jouer Loyauté ({ $species }) : { $food ->
    [0] ne laisser aucun jeton
    [one] laisser { $food } jeton
   *[other] laisser { $food } jetons
}
action-side-offer = Offrir à { $seat }, dans ta propre proposition : { $terms }
action-side-demand = Demander à { $seat }, contre un oui à sa proposition : { $terms }
action-side-accept = Accepter l’accord avec { $seat }
action-side-decline = Refuser ce { QUE($seat) } demande ou offre
group-side-offer = Offre à { $seat }, pour ta proposition
group-side-demand = Demande à { $seat }, pour sa proposition

question-may-talk = En attendant, tu peux parler aux autres : demander, offrir ou répondre.

position-loyal = { $food ->
    [0] aucun jeton { DE($seat) } ne restera
    [one] { $food } jeton { DE($seat) } restera
   *[other] { $food } jetons { DE($seat) } resteront
}

event-loyalty-pledged = { $food ->
    [0] Loyauté : aucun jeton { DE($seat) } ne restera ici : { $species }.
    [one] Loyauté : { $food } jeton { DE($seat) } restera ici : { $species }.
   *[other] Loyauté : { $food } jetons { DE($seat) } resteront ici : { $species }.
}
event-offer-made-side-offer = Pour sa propre proposition, { $seat } offre à { $party_seat } contre un oui : { $terms }.
event-offer-made-side-demand = Pour la proposition { DE($party_seat) }, { $seat } demande contre un oui : { $terms }.

refusal-loyal-food = { $most ->
    [one] Tu peux laisser ici 0 ou { $most } jeton.
   *[other] Tu peux laisser ici de 0 à { $most } jetons.
}
refusal-side-proposer = C’est toi qui proposes : parle aux autres par des offres.
refusal-side-with-proposer = C’est { $proposer_seat } qui propose : demande-lui plutôt quelque chose.
refusal-no-later-proposal = { $later_seat } ne fera plus de proposition dans cette phase.
refusal-talked-already = Avant cette proposition, tu as déjà fait une offre ou une demande à { $party_seat }.
refusal-no-side-offer = Ce parti ne t’a rien offert et ne t’a rien demandé.

board-side = Parler aux autres
board-side-help = Des offres pour les propositions à venir. Tout le monde les entend, et elles n’engagent personne.
board-side-with = Parler à
board-side-offer-kind = Dans ma proposition, pour { $name }
board-side-demand-kind = Dans la proposition { DE($name) }, pour moi
board-side-offer = Offrir { $terms }
board-side-offers = { $proposer } à { $partner }, pour la proposition { DE($proposer) } : { $terms }.
board-side-asks = { $partner } à { $proposer }, pour la proposition { DE($proposer) } : { $terms } contre un oui.
board-loyal = loyauté : { $name } en laisse { $food }

reason-side-offer = Je propose juste après, et { $party_seat } a { $seats ->
    [one] { $seats } siège dont
   *[other] { $seats } sièges dont
} j’aurai besoin.
reason-side-accept = Si { $party_seat } en vient à proposer, c’est plus que ce que je peux espérer ensuite.
reason-side-decline = Je peux espérer mieux que ce { QUE($party_seat) } offre.
