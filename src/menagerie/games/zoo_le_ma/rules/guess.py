"""1.7: a full state consistent with a view: the stack, the coins and the bids of the others are drawn at random.

The coins in the middle lie open, so a seat knows what all the others hold together. Nobody can hold more than eight
coins and all the income, nor less than the bid that was shown last; and only who won a tile can have spent anything.
Within these bounds every coin that is gone was spent by anyone who won a tile, the more tiles the likelier.
"""

from __future__ import annotations

from menagerie.core.generator import Generator
from menagerie.games.zoo_le_ma.rules.position import COINS, NO_BID, START_COINS, Position


def fill_with_guess(position: Position, seat: int, rng: Generator) -> None:
    """Replaces everything the seat cannot know. The true values are not used."""
    position.rng = rng.spawn()
    position.stack.sort()
    rng.shuffle(position.stack)
    spent = guess_spending(position, seat, rng)
    for other in range(position.players):
        if other == seat:
            continue
        position.coins[other] = most_coins(position, other) - spent[other]
        if position.bids[other] != NO_BID:
            position.bids[other] = rng.below(position.coins[other] + 1)


def most_coins(position: Position, seat: int) -> int:
    """8.4: eight coins and all the income a zoo has brought, if nothing had been spent."""
    coins = START_COINS
    for _, _, _, auction in position.zoos[seat].tiles:
        coins += position.year - position.year_of(auction)
    return coins


def guess_spending(position: Position, seat: int, rng: Generator) -> list[int]:
    """What each of the others has spent so far, by seat."""
    others = [other for other in range(position.players) if other != seat]
    most = [most_coins(position, other) for other in range(position.players)]
    held_by_others = COINS - position.bank - position.coins[seat]
    left = sum([most[other] for other in others]) - held_by_others
    spent = [0] * position.players
    room = most[:]
    if position.last is not None:
        _, _, bids, winner = position.last
        for other in others:
            if other == winner:
                spent[other] = bids[other]
                left -= bids[other]
            room[other] -= bids[other]
    winners: list[int] = []
    for other in others:
        winners += [other] * len(position.zoos[other].tiles)
    winners += [sale[3] for sale in position.lost if sale[3] != seat]
    if len(others) == 1:
        spent[others[0]] += left
        return spent
    while left > 0:
        winners = [other for other in winners if room[other] > 0]
        other = rng.choice(winners)
        spent[other] += 1
        room[other] -= 1
        left -= 1
    return spent
