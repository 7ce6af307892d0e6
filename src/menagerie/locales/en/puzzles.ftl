# The puzzles of the day.

puzzles-title = Puzzles of the day
puzzles-intro = Positions from games that were played. In each of them a long search sees one choice that is clearly better than the others: which one? Your first answer counts.
puzzles-grade-easy = easy
puzzles-grade-medium = medium
puzzles-grade-hard = hard
puzzles-grade = How hard: { $grade }
puzzles-state-open = Not answered yet
puzzles-state-right = Solved
puzzles-state-nearly = Nearly right
puzzles-state-wrong = Not solved
puzzles-answers = { $count ->
    [0] Nobody has answered yet.
    [one] One person has answered.
   *[other] { $count } people have answered.
}
puzzles-solve = Solve
puzzles-look = Look at the result
puzzles-streak = { $count ->
    [one] One day in a row.
   *[other] { $count } days in a row.
}
puzzles-score = Solved: { $right } of { $answered }.
puzzles-none = There is no puzzle today.
puzzles-before = Earlier puzzles
puzzles-before-text = They can still be solved, but they do not count any more.
puzzles-of = { $date }: { $game }

puzzle-title = Puzzle: { $game }
puzzle-back = Puzzles of the day
puzzle-of = The puzzle of { $date }
puzzle-side = The puzzle, its position in words, and the rules
puzzle-tab = Puzzle
puzzle-tab-result = Result
puzzle-tab-position = In words
puzzle-task = You are { $name }. One choice is clearly better than the others: choose it, on the board or in the list.
puzzle-once = You can answer once. You see what { $name } could see: what is hidden was hidden in the game too.
puzzle-late = Its day is over: your answer does not count, but you see the result.
puzzle-score = { $points } points
puzzle-you = you

puzzle-verdict-right = Right!
puzzle-verdict-nearly = Nearly right
puzzle-verdict-wrong = Not the best
puzzle-not-counted = Your answer does not count: the day of this puzzle was over.
puzzle-best-is = The best choice: { $what }
puzzle-why = Why
puzzle-choices = What each choice is worth
puzzle-choices-text = How many of 100 games the search expects to win after it, give or take two standard errors, and how many people chose it.
puzzle-win = { $win } of 100 (give or take { $error })
puzzle-people = { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
}
puzzle-best = best
puzzle-as-good = as good
puzzle-mine = your choice
puzzle-was-played = chosen in the game
puzzle-played = In the game: { $what }
puzzle-watch = Watch the game
puzzle-chart = How the game went
puzzle-chart-text = How likely each was to win, as a bot estimates it knowing what was hidden. The 1 marks this puzzle.
puzzle-chart-label = How likely each was to win, over { $moves } moves; the puzzle comes up after { $at }. { $lines }

# What the server refuses.
puzzles-no-such-puzzle = There is no such puzzle here, or it is too long ago.
puzzles-no-such-choice = That is none of the choices of this puzzle.
