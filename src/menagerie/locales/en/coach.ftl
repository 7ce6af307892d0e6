# After the game: the turning points. While playing alone: the coach.

table-no-turning-points = There are no turning points: the game is not over, or it was broken off.
table-no-coach = The coach speaks only where one person plays alone against bots, after a move.
turning-point-title = { $name }: { $what }
turning-point-probability = The chance of { $name } to win went from { $before }% to { $after }%.
turning-point-forced = There was nothing else to do: what followed decided.
turning-point-same = The bot would have done the same.
turning-point-preferred = The bot would have preferred: { $what }. Before any luck that followed, that gave { $name } { $probability }%, and what was done { $done }%.
coach-agrees = I would have done the same. { $why }
coach-differs = I would have chosen: { $what }. { $why }
