# Le but et les phases au-dessus d’une décision : dans les pages et au terminal.

guide-goal-label = But : { $goal }
guide-label = But et phases
guide-phase-now = (maintenant)
guide-show = Montrer le but et les phases
guide-hide = Masquer le but et les phases
