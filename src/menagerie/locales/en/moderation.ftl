# Words between people: canned phrases, refused words, reports, and the rules of the house.

words-refused = There is a word in it that is not allowed here. Please say it in another way.
report-no-such-line = There is no such chat line, or it is not known who wrote it.
report-not-there = There is no such report.
quota-reports = That is enough reports for now. The next one can be sent in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

## Canned phrases

phrase-hello = Hello!
phrase-good-luck = Good luck, and have fun!
phrase-first-time = This is my first game.
phrase-no-shared-language = I do not speak your language, but we can play.
phrase-yes = Yes.
phrase-no = No.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-take-your-time = Take your time.
phrase-your-turn = It is your turn, I believe.
phrase-nice-move = Nice move!
phrase-oops = Oops, that was a mistake.
phrase-undo-please = May I take that back?
phrase-watch-out = Watch out!
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-must-go = I have to go now.
phrase-goodbye = Goodbye!
phrases-open = Phrases
phrases-help = Everybody reads these in their own language.

## Reports

report-button = Report
report-line = Report to the host: { $name }, “{ $text }”
report-title = Report to the host
report-title-person = Report { $name } to the host
report-text = The host of this server reads this line and those around it, and who reports it. { $name } is not told.
report-text-person = The host of this server reads what you write, and that it is you. { $name } is not told.
report-why = What is wrong? (optional)
report-why-person = What is wrong?
report-send = Send the report
report-cancel = Cancel
report-close = Close
report-sent = Thank you. The host will read it.
report-person-help = You tell the host that { $name } does not keep to the rules of the house.

## Rules of the house

house-rules = Rules of the house

## For the host

admin-reports = Reports
admin-reports-none = No open reports.
admin-report-by = { $reporter } reports { $accused }
admin-report-more = { $count ->
    [one] The only open report against { $accused }.
   *[other] { $count } open reports against { $accused }.
}
admin-report-muted = { $accused } is muted until { $time }.
admin-report-person = A person, not a line.
admin-report-whispered = whispered
admin-report-mute = Mute for a day
admin-report-mute-do = Mute { $accused } for a day, and close the report?
admin-report-dismiss = Close it
admin-report-dismiss-do = Close the report against { $accused }?
admin-texts = Words and rules
admin-text-word-list = Words that are refused in chat and names
admin-text-word-list-help = One word a line; a star stands for every ending. Capitals, accents, digits in place of letters and repeated letters make no difference.
admin-text-house-rules-en = Rules of the house, in English
admin-text-house-rules-fr = Rules of the house, in French
admin-text-house-rules-help = # and ## begin headings, - a line of a list, **strong**, *emphasis*, [link](https://example.org). Left empty, the text is as it came.
admin-text-default = As it came.
admin-text-save = Save
admin-text-saved = Saved: { $what }
