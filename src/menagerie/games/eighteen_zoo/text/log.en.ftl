# The headings of the log.

heading-round-draft = { $day }, choice of powers
heading-round-stock = { $day }, stock round { $number }
heading-round-operating = { $day }, operating round { $number }
heading-turn = The { $family }, for { $seat }

# Places in log lines.
place-home = { $hex }, home of the { $family }
home-of = home of the { $family }
run-stop-station = { $hex }
run-stop-r = restaurant { $hex }
