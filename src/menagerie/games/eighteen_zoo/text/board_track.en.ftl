# Laying track, the supply of tiles and the private plan on the board of 18ZOO, in English.

## Tiles and lays

board-track-tile = Tile { $tile }
board-track-tile-on = Tile { $tile } on { $hex }
board-track-caption = { $tile }: { $facts }
board-track-rotation = rotation { $place } of { $rotations }
board-track-side-0 = south
board-track-side-1 = south-west
board-track-side-2 = north-west
board-track-side-3 = north
board-track-side-4 = north-east
board-track-side-5 = south-east
board-track-path = { $from } to { $to }
board-track-meet = { $sides } meet
board-track-free = free of charge
board-track-costs = costs { $cost }
board-track-pays = brings { $cost }
board-track-cost-short = Cost { $cost }
board-track-nuts-short = { $change } nuts
board-track-left-short = { $left } left
board-track-later-short = from { $squirrel }
board-track-harvest = harvest { $before } → { $after } nuts
board-track-harvest-same = harvest stays { $nuts } nuts
board-track-by-power = by { $power }
board-track-or-by-power = or by { $power }
board-track-way-ordinary = As ordinary track, { $cost }
board-track-way-power = By { $power }, { $cost } ({ $uses ->
    [one] 1 use left
   *[other] { $uses } uses left
 })

## The fan of tiles

board-track-fan = Tiles for { $hex }
board-track-choose-tile = { $hex }: choose a tile.
board-track-which-way = This tile can be laid in more than one way. Which?
board-track-lay = Lay it
board-track-rotate = Rotate (R)
board-track-rotate-back = Rotate back (Shift+R)
board-track-cancel = Cancel
board-track-upgrades = Upgrades
board-track-hex-reason = { $hex }: { $reason }
board-track-rule = Rule { $paragraph }

## The decision

board-track-laying = Laying track
board-track-title = { $family }: track
board-track-left-home = The home tile comes first.
board-track-left-bonus = { $count ->
    [one] 1 bonus track left.
   *[other] { $count } bonus tracks left.
 }
board-track-left-map = The second tile of the ancient maps.
board-track-left = { $count ->
    [one] 1 lay left, yellow or an upgrade.
   *[other] { $count } lays left, one of them may be an upgrade.
 }
board-track-left-yellow = { $count ->
    [one] 1 yellow lay left; the upgrade is used.
   *[other] { $count } yellow lays left; the upgrade is used.
 }
board-track-treasury = Treasury { $treasury }.
board-track-treasury-after = treasury then { $treasury }
board-track-planning-now = You are planning: nothing on the map is played.
board-track-lay-now = Lay track instead
board-track-powers = Lay by a power
board-track-power-uses = { $power } ({ $uses } left)
board-track-how = Choose { $count ->
    [one] the lit hex
   *[other] one of the { $count } lit hexes
 }, or a tile from the supply. Any other hex says why not.
board-track-how-short = { $count ->
    [one] Touch the lit hex.
   *[other] Touch one of the { $count } lit hexes.
 }
board-track-in-between = { $power }: choose { $count ->
    [one] the lit hex
   *[other] one of the { $count } lit hexes
 }.
board-track-nothing = Nothing can be laid here now.
board-track-finish = Finish laying
board-track-supply = Tile supply

## The supply

board-track-supply-tile = Tile { $tile }, { $left } of { $copies } left.
board-track-supply-how = Take a tile: the hexes where it fits light up.
board-track-supply-look = Touch a tile to see what it can become.
board-track-supply-chosen = Tile { $tile } fits on { $count ->
    [0] no hex
    [one] 1 hex
   *[other] { $count } hexes
 }.
board-track-all-tiles = All tiles
board-track-fits-on = Fits on { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 } now.
board-track-fits-nowhere = Fits nowhere now.
board-track-none-left = None left.
board-track-later = Comes with the first { $squirrel }.
board-track-moles-only = Only by Moles.
board-track-home-only = Only on the home of the { $family }.
board-track-filter = Which tiles
board-track-filter-all = All
board-track-filter-track = Track
board-track-filter-Y = Y
board-track-filter-home = Homes
board-track-filter-now = Fit now
board-track-colour-yellow = Yellow
board-track-colour-green = Green
board-track-colour-brown = Brown
board-track-colour-grey = Grey

## The upgrade chart

board-track-chart = Upgrades of tile { $tile }
board-track-back-to-supply = Back to the supply
board-track-one-yellow = yellow
board-track-one-green = green
board-track-one-brown = brown
board-track-one-grey = grey
board-track-comes-from = { $tile } can replace
board-track-comes-first = It is laid on an empty hex.
board-track-comes-from-nothing = It replaces no other tile.
board-track-becomes = { $tile } can become
board-track-becomes-nothing = It stays as it is.
board-track-copies = { $left } of { $copies } left

## The private plan

board-track-plan = Plan
board-track-plan-kept = Plan ({ $count })
board-track-plan-how = Only you see this. Click a hex and try tiles; nothing is played.
board-track-plan-more = The whole plan
board-track-plan-family = Whose harvest
board-track-plan-harvest = Harvest
board-track-plan-idle = No squirrel yet.
board-track-plan-try = Try a { $kind }
board-track-plan-reckoning = Working out the harvest …
board-track-plan-asking = { $hex }: looking for tiles that fit …
board-track-plan-nothing-fits = { $hex }: no tile fits here.
board-track-plan-shown = Planned: tile { $tile } on { $hex }
board-track-plan-brings = { $tile }; { $harvest }
board-track-plan-remove = Take it away
board-track-plan-remove-from = Take the planned tile off { $hex }
board-track-plan-station = Plan a station
board-track-plan-no-station = No station
board-track-plan-station-short = station
board-track-plan-station-on = Station on { $hex }
board-track-plan-no-station-on = Take the planned station off { $hex }
board-track-plan-misfit = Tile { $tile } no longer fits on { $hex }
board-track-plan-done = Done
board-track-plan-undo = Undo
board-track-plan-clear = Clear
board-track-plan-squirrels = Squirrels as they are: { $squirrels }
board-track-plan-squirrels-other = With other squirrels: { $squirrels }
board-track-plan-squirrels-reset = As they are
board-track-plan-squirrel-more = One { $kind } more
board-track-plan-squirrel-less = One { $kind } less
