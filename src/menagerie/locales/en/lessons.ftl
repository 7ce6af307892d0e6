# Lessons: the coach, its buttons, and the offer on the home page.

lesson-learn = Learn
lesson-learn-done = Learn (done)
lesson-title = Learn { $game }
lesson-offer = First time? A short lesson shows you how, on the real board.
lesson-offer-learn = { $minutes ->
    [3] Learn it in three minutes
    [4] Learn it in four minutes
    [5] Learn it in five minutes
   *[other] Learn it in { $minutes } minutes
}
lesson-offer-play = Just play
lesson-coach = Coach
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back one step
lesson-restart = Start again
lesson-leave = Leave the lesson
lesson-play = Play now
lesson-rules = Read the rules
lesson-all-games = Back to all games
lesson-gone = The lesson was paused. You can go on where you were.
lesson-go-on = Go on
lesson-missing = There is no lesson for this game yet.
lesson-not-wanted = The rules allow that. For now, try what the coach suggests.
lesson-read-first = First press “Next”, then it is your turn.
lesson-not-here = There is no need for that in a lesson: “Back one step” takes you back.
lesson-done = Well done!

# The terminal.
cli-help-learn = Learn a game step by step, with a coach.
cli-help-learn-outline = For those who write lessons: every step, with what is legal there.
