# What helps a newcomer: the goal, what a decision is for, the phases of an auction and a year.

guide-goal = have the most points after { $years } years, from visitors, trees and benches in your zoo, which count more each year.
guide-heading = Year { $year } of { $years }, tile { $tile } of { $tiles }

guide-phase-bid = Auction
guide-phase-place = Place the tile
guide-phase-year-end = Year’s end

guide-purpose-bid = The highest bid wins the tile and is paid; everybody else takes their coins back.
guide-purpose-place = Join animals of a kind: visitors go to the zoos with the best two enclosures of each kind.
