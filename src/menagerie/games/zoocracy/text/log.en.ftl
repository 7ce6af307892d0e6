# The headings of the log.

heading-round = { $elections ->
    [both] Round { $round }, with both elections
    [presidential] Round { $round }, with a presidential election
    [parliamentary] Round { $round }, with a parliamentary election
   *[none] Round { $round }
}
heading-campaign = { $seat } campaigns, with up to { $limit } food from the funds
heading-proposal = { $seat } may propose a government
