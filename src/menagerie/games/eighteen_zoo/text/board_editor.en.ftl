# The editor for custom maps of 18ZOO.

board-editor-title = Compose a map for 18ZOO
board-editor-how = A map is one base module and up to seven others around it. The number of a module says where it lies, the letters which of the maps A to F use it. Drag modules to the map, or choose them with a click or Enter; drag them off the map to take them away.
board-editor-rules = The rule
board-editor-map = The map
board-editor-checking = Checking the map.
board-editor-good = { $count ->
    [one] This map can be played, with 1 family: { $families }.
   *[other] This map can be played, with { $count } families: { $families }.
 }
board-editor-players = The rulebook takes so many families for { $least } to { $most } players.
board-editor-unusual = { $count ->
    [one] The rulebook takes 4 to 6 families for 2 or 3 players and 6 to 8 for more; with 1 the game is a different one, and allowed.
   *[other] The rulebook takes 4 to 6 families for 2 or 3 players and 6 to 8 for more; with { $count } the game is a different one, and allowed.
 }
board-editor-place = place { $place }
board-editor-middle = the middle
board-editor-place-label = Place { $place }
board-editor-base = Base
board-editor-placed = { $module } lies at its place now: { $place }.
board-editor-removed = { $module } is taken away.
board-editor-base-stays = A map has a base: choose the other one to exchange it.
board-editor-other-place = { $module } does not go there. Its number says where it lies: { $place }.
board-editor-map-laid = The modules of map { $map } are laid, around your base.
board-editor-no-turning = Modules are not turned: the rules give each of them one place by its number, and no other direction.
board-editor-lies = { $module } at { $place }. Enter or Delete takes it away.
board-editor-base-lies = Base module { $module }.
board-editor-module = { $module }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 }, { $homes }
board-editor-no-home = no home
board-editor-start-from = Start from map
board-editor-base-only = Base alone
board-editor-cleared = Only the base is left.
board-editor-map-named = Map { $map }
board-editor-play-title = Play this map
board-editor-player-count = Players
board-editor-with = With
board-editor-with-bots = bots
board-editor-with-friends = friends, by link
board-editor-play = Play this map
board-editor-settings = More settings
board-editor-share = The link to this map
