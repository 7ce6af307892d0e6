# Les titres du journal.

heading-round-draft = { $day }, choix des pouvoirs
heading-round-stock = { $day }, tour de bourse { $number }
heading-round-operating = { $day }, tour d’exploitation { $number }
heading-turn = Les { $family }, pour { $seat }

# Les lieux dans les lignes du journal.
place-home = { $hex }, gîte des { $family }
home-of = gîte des { $family }
run-stop-station = { $hex }
run-stop-r = restaurant { $hex }
