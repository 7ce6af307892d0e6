# The goal line and the phases above a decision: in the pages and in the terminal.

guide-goal-label = Goal: { $goal }
guide-label = Goal and phases
guide-phase-now = (now)
guide-show = Show goal and phases
guide-hide = Hide goal and phases
