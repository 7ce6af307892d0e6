# After the game: the turning points. While playing alone: the switch of the coach.

turning-points = Turning points
turning-points-wait = A bot estimates how the chances went …
turning-points-none = The chances never changed much at once.
turning-points-failed = The turning points could not be computed.
turning-points-about = How likely each was to win, as a bot estimates it. It knows what was hidden, and future luck is open.
turning-points-chart = How likely each was to win, over { $moves } moves. { $lines }
turning-points-line = { $name }: { $chances }.
turning-points-at = { $percent }% at move { $move }
turning-points-show = Show move { $move }
turning-points-play-on = Play on from here
coach-switch = Coach
coach-label = The coach says
coach-on = The coach says after each of your moves what it would have done
