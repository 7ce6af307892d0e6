# The drawn board of 18ZOO: runs and harvest.

board-routes-title = { $family }: the runs
board-routes-title-what-if = { $family }: the best runs now
board-routes-close = Close
board-routes-nuts = { $nuts ->
    [one] { $nuts } nut
   *[other] { $nuts } nuts
 }
board-routes-waters = { $waters ->
    [one] { $waters } water
   *[other] { $waters } waters
 }
board-routes-proved = proved best
board-routes-before = { $before } before ({ $change })
board-routes-less = { $less } less than the best ({ $best })
board-routes-equal = as many as the best ({ $best })
board-routes-rule = Rule { $paragraph }
board-routes-refused = { $before } before; the best is { $best }.
board-routes-failed = The runs cannot be counted now.
board-routes-counting = Counting the nuts …
board-routes-unreachable = No track leads from this run to { $hex }.
board-routes-squirrels = Squirrels and their runs
board-routes-no-squirrels = The family has no squirrel.
board-routes-barrels-open = Two barrels are open: water brings twice as many nuts.
board-routes-run = Run these: { $nuts ->
    [one] { $nuts } nut
   *[other] { $nuts } nuts
 }
board-routes-run-none = Run these
board-routes-use = Use { $power }
board-routes-back = Back to the best
board-routes-rest = Do not run
board-routes-how = Pick a squirrel, then drag along track on the map to change its run; or click the stops one after another, or press Enter on them.
board-routes-asleep = sleeps this turn
board-routes-stays = does not run
board-routes-begins = begins at { $hex }: choose the next stop
board-routes-last-run = last run
board-routes-water = water
board-routes-mark-wheat = wheat
board-routes-mark-sugar = sugar
board-routes-mark-wings = flown over
board-routes-clear = Remove the run of { $squirrel }
board-routes-harvest-title = { $family }: the harvest
board-routes-threshold = { $nuts } nuts, threshold { $threshold }
board-routes-threshold-met = The threshold is met.
board-routes-threshold-missed = The threshold is missed.
board-routes-share = Share
board-routes-keep = Keep
board-routes-reputation = Reputation
board-routes-becomes = becomes
board-routes-treasury = Treasury
board-routes-card = Each card
board-routes-parents-bonus = parents +{ $bonus }
board-routes-worth = worth { $change }
board-routes-retires = Retires: { $squirrels }.
board-routes-ends-game = The game ends with this round.
board-routes-run-best = Run the best
board-routes-same = as now
board-routes-nothing = nothing
board-routes-then = Then
