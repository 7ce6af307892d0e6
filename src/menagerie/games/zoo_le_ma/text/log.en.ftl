# The headings of the log.

heading-year = Year { $year }
heading-auction = Auction of the tile with { $tile }
