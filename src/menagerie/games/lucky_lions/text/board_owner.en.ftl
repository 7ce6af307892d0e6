# Whose die it is in a replay.

board-die-of = The die of { $name }: { $cards }
