# Les titres du journal.

heading-round = { $elections ->
    [both] Manche { $round }, avec les deux élections
    [presidential] Manche { $round }, avec une élection présidentielle
    [parliamentary] Manche { $round }, avec une élection parlementaire
   *[none] Manche { $round }
}
heading-campaign = Campagne { DE($seat) }, avec au plus { $limit } jetons Nourriture des fonds
heading-proposal = C’est à { $seat } de proposer un gouvernement
