# The drawn map of 18ZOO in English.

board-map-label = Map
board-map-keys = Arrow keys go from hex to hex, Enter chooses, R turns a tile, Escape takes back. Plus and minus zoom, 0 shows the whole map, Shift and the arrow keys move it.
board-map-show = What the map shows
board-map-zoom-in = Larger
board-map-zoom-out = Smaller
board-map-fit = Whole map
board-map-overlay-coordinates = Coordinates
board-map-overlay-tile-numbers = Tile numbers
board-map-overlay-names = Names of the homes
board-map-overlay-last-lay = Tiles laid last
board-map-overlay-last-runs = Last runs
board-map-overlay-reach = Hexes within reach
board-map-family = Runs and reach of
board-map-family-turn = whose turn it is

## Places

board-map-main-map = Map
board-map-main-stock = Stock board
board-map-main = Large
board-map-round-bar = Round, phase and order of play
board-map-panels = More about the game
board-map-panel-stock = Stock
board-map-panel-families = Families
board-map-panel-players = Players
board-map-panel-squirrels = Squirrels
board-map-panel-tiles = Tiles
board-map-panel-powers = Powers
board-map-panel-charts = Charts
board-map-decision = Decision
board-map-decision-open = Show the decision
board-map-decision-close = Hide the decision

## A hex in words

board-map-edge-0 = south
board-map-edge-1 = south-west
board-map-edge-2 = north-west
board-map-edge-3 = north
board-map-edge-4 = north-east
board-map-edge-5 = south-east
board-map-home = Home of the { $family }
board-map-area-plain = Plain
board-map-area-O = Water
board-map-area-Y = Station area Y
board-map-area-R = Restaurant, { $nuts } nuts
board-map-area-grey = Grey area, nothing is built here
board-map-hill = Hill { $area }, the first tile costs { $cost }
board-map-tile = Tile { $number }, { $colour }
board-map-colour-yellow = yellow
board-map-colour-green = green
board-map-colour-brown = brown
board-map-colour-grey = grey
board-map-track = Track { $from } to { $to }
board-map-tracks-station = Tracks { $edges } to the stop
board-map-tracks-meet = Tracks { $edges } meet
board-map-stub = A stub of track { $edge }
board-map-nuts = { $nuts } nuts
board-map-stations = { $families } here
board-map-works = Work in progress on one space
board-map-free = { $count ->
    [one] 1 free space
   *[other] { $count } free spaces
}
board-map-kept = Kept for { $families }
board-map-extra = Extra station of the { $family }
board-map-hole = An end of the hole
board-map-wheat = Wheat of the { $family }
board-map-last-laid = Laid last
board-map-reached = Within reach
board-map-ghost = Tile { $number } would lie here
board-map-hinted = Suggested
board-map-active = Can be chosen
