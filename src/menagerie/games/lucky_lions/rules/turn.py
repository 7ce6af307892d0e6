"""A turn from the choice of a zoo card to the next player: each function a step, in the order they are played."""

from __future__ import annotations

from typing import Final

from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    DrawInstead,
    Exclude,
    Keep,
    LuckyLionsAction,
    Pick,
    Replace,
    Reroll,
    Sentence,
    Stand,
    Swap,
    Take,
)
from menagerie.games.lucky_lions.events import (
    Awarded,
    Challenged,
    Chosen,
    Compared,
    Discarded,
    Ended,
    Gained,
    Gathered,
    Kept,
    LastCardKept,
    LuckyLionsEvent,
    Picked,
    Ready,
    Refused,
    Sentenced,
    SmallerDie,
    TurnedUp,
)
from menagerie.games.lucky_lions.rules import powers
from menagerie.games.lucky_lions.rules.animals import draw, lay_away, roll, shuffle_at_five
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF
from menagerie.games.lucky_lions.rules.decisions import must_keep, must_pick, picks_wanted
from menagerie.games.lucky_lions.rules.guess import saw_secret_discard, saw_smaller_die, without
from menagerie.games.lucky_lions.rules.position import (
    AWARD,
    CHALLENGE,
    CHOOSE,
    DISCARD,
    EXCLUDE,
    FOX,
    KEEP,
    NOBODY,
    NOTHING,
    OVER,
    PANDA,
    PICK,
    SENTENCE,
    TAKE,
    Position,
)
from menagerie.games.lucky_lions.rules.value import best

POINTS_TO_WIN: Final = 10  # 2.1


def take(position: Position, seat: int, action: LuckyLionsAction, events: list[LuckyLionsEvent]) -> None:
    """Carries out an action that nothing could be objected to."""
    if type(action) is Choose:
        choose_card(position, position.deck.index[action.card], events)
    elif type(action) is Challenge:
        challenge(position, action.opponent, events)
    elif type(action) is Exclude:
        gather(position, action.player, events)
    elif type(action) is Pick:
        pick(position, seat, KIND_OF[action.card], events)
    elif type(action) is Swap:
        swap(position, seat, KIND_OF[action.out], KIND_OF[action.into], events)
    elif type(action) is Keep:
        keep(position, seat, KIND_OF[action.card], events)
    elif type(action) is Reroll:
        powers.use_fox(position, seat, events)
        foxes(position, events)
    elif type(action) is Stand:
        powers.spare_fox(position, seat, events)
        foxes(position, events)
    elif type(action) is Replace:
        powers.use_panda(position, seat, position.deck.index[action.card], events)
        pandas(position, events)
    elif type(action) is Award:
        award(position, action.player, events)
    elif type(action) is Sentence:
        sentence(position, action.player, events)
    elif type(action) is Take:
        gain(position, events)
    elif type(action) is DrawInstead:
        draw_instead(position, events)
    elif type(action) is Discard:
        discard(position, seat, KIND_OF[action.card], events)


def ask(position: Position, step: str, seats: tuple[int, ...]) -> None:
    position.step = step
    position.waiting_on = seats


def clockwise(position: Position) -> list[int]:
    """Everybody, the active player first."""
    return [(position.active + i) % position.players for i in range(position.players)]


# --- the choice of a battle


def begin_turn(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.1: the active player picks a zoo card; 2.4: with nothing left to pick the game is over."""
    refill(position, events)
    if position.market:
        ask(position, CHOOSE, (position.active,))
    else:
        end(position, events)


def refill(position: Position, events: list[LuckyLionsEvent]) -> None:
    """1.3, 2.3: the market is full again as long as there are cards."""
    while len(position.market) < position.options.market and position.zoo_deck:
        card = turn_up(position)
        position.market.append(card)
        events.append(TurnedUp(position.deck.cards[card].id))


def turn_up(position: Position) -> int:
    """The top card of the zoo deck."""
    card = position.zoo_deck.pop()
    position.buried = min(position.buried, len(position.zoo_deck))
    return card


def choose_card(position: Position, card: int, events: list[LuckyLionsEvent]) -> None:
    """3.1, 3.2: the card leaves the market, and its place is filled at once."""
    place = position.market.index(card)
    position.zoo = card
    new = turn_up(position) if position.zoo_deck else NOTHING
    if new == NOTHING:
        del position.market[place]
    else:
        position.market[place] = new
    cards = position.deck.cards
    events.append(Chosen(position.active, cards[card].id, None if new == NOTHING else cards[new].id))
    if not position.people_counts(card):
        if position.players == 2:
            challenge(position, 1 - position.active, events)  # 3.3: there is nobody else
        else:
            ask(position, CHALLENGE, (position.active,))
    elif position.deck.special[card] == "player-exclude" and position.players > 2:
        ask(position, EXCLUDE, (position.active,))
    else:
        gather(position, NOBODY, events)


def challenge(position: Position, opponent: int, events: list[LuckyLionsEvent]) -> None:
    """3.3: a battle of two."""
    events.append(Challenged(position.active, opponent))
    position.battlers = [position.active, opponent]
    prepare_dice(position, events)


def gather(position: Position, excluded: int, events: list[LuckyLionsEvent]) -> None:
    """6.2: a battle of all; 6.12: or of all but one."""
    events.append(Gathered(position.active, None if excluded == NOBODY else excluded))
    position.battlers = [seat for seat in clockwise(position) if seat != excluded]
    prepare_dice(position, events)


# --- the smaller die


def prepare_dice(position: Position, events: list[LuckyLionsEvent]) -> None:
    """5a.1, 6.14: battlers with too many cards pick some."""
    pickers = tuple(seat for seat in sorted(position.battlers) if must_pick(position, seat))
    if pickers:
        ask(position, PICK, pickers)
    else:
        roll_all(position, events)


def pick(position: Position, seat: int, kind: int, events: list[LuckyLionsEvent]) -> None:
    """5a.1: one more card."""
    picked = position.picks[seat]
    picked.append(kind)
    picked.sort()
    events.append(Picked(seat, CARDS[kind]))
    if len(picked) == picks_wanted(position):
        be_ready(position, seat, events)
        if not position.waiting_on:
            make_smaller_dice(position, events)
            roll_all(position, events)


def be_ready(position: Position, seat: int, events: list[LuckyLionsEvent]) -> None:
    """5a.2, 6.15: the first time a secret choice is complete, everybody learns that it is; never that it changed."""
    if seat in position.waiting_on:
        position.waiting_on = tuple(other for other in position.waiting_on if other != seat)
        events.append(Ready(seat))


def swap(position: Position, seat: int, out: int, into: int, events: list[LuckyLionsEvent]) -> None:
    """5a.2: until the last battler is ready, minds may be changed."""
    picked = position.picks[seat]
    picked.remove(out)
    picked.append(into)
    picked.sort()
    events.append(Picked(seat, CARDS[into], CARDS[out]))


def make_smaller_dice(position: Position, events: list[LuckyLionsEvent]) -> None:
    """5a.4: the other cards are set aside; 5b.7: in a queue they lie above, each part in its order."""
    for seat in position.battlers:
        if not must_pick(position, seat):
            continue
        picked = position.picks[seat]
        if position.options.no_shuffle:
            aside, taking_part = part_queue(position, seat, picked)
            saw_smaller_die(position, seat)
        else:
            aside, taking_part = without(position.dice[seat], picked), picked
        position.dice[seat] = aside + taking_part
        position.cup[seat] = len(picked)
        events.append(SmallerDie(seat, len(picked)))


def part_queue(position: Position, seat: int, picked: list[int]) -> tuple[list[int], list[int]]:
    """The queue without the picked cards, and those; of equal cards chance decides which are meant."""
    die = position.dice[seat]
    chosen: set[int] = set()
    for kind in sorted(set(picked)):
        copies = [place for place, held in enumerate(die) if held == kind]
        position.rng.shuffle(copies)
        chosen.update(copies[: picked.count(kind)])
    aside = [kind for place, kind in enumerate(die) if place not in chosen]
    return aside, [kind for place, kind in enumerate(die) if place in chosen]


# --- the roll


def roll_all(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.4: all battlers roll; 6.15: on some cards twice."""
    rolls = 2 if position.deck.special[position.zoo] == "double-roll" else 1
    for seat in position.battlers:
        for _ in range(rolls):
            roll(position, seat, events)
    if rolls == 2:
        choosers = tuple(seat for seat in sorted(position.battlers) if must_keep(position, seat))
        if choosers:
            ask(position, KEEP, choosers)
            return
    show_results(position, events)


def keep(position: Position, seat: int, kind: int, events: list[LuckyLionsEvent]) -> None:
    """6.15: of two results one counts; all choose at the same time."""
    position.kept[seat] = kind
    events.append(Kept(seat, CARDS[kind], open=False))
    be_ready(position, seat, events)
    if not position.waiting_on:
        choosers = [battler for battler in position.battlers if must_keep(position, battler)]
        events.extend(Kept(battler, CARDS[position.kept[battler]], open=True) for battler in choosers)
        show_results(position, events)


def show_results(position: Position, events: list[LuckyLionsEvent]) -> None:
    """Every battler has one result."""
    for seat in position.battlers:
        kept = position.kept[seat]
        position.results[seat] = position.rolled[seat][-1] if kept == NOTHING else kept
    position.asked = 0
    foxes(position, events)


def foxes(position: Position, events: list[LuckyLionsEvent]) -> None:
    """7.3: wild foxes come first, then the dolphins; 7.4: each fox is asked in turn."""
    owner = powers.next_owner(position, powers.may_reroll)
    if owner != NOBODY:
        ask(position, FOX, (owner,))
    elif powers.dolphins(position, events):
        finish_turn(position, events)
    else:
        position.asked = 0
        pandas(position, events)


def pandas(position: Position, events: list[LuckyLionsEvent]) -> None:
    """7.3: wild pandas come after the dolphins, and then the comparison."""
    owner = powers.next_owner(position, powers.must_replace)
    if owner != NOBODY:
        ask(position, PANDA, (owner,))
    else:
        compare(position, events)


# --- the outcome


def compare(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.6: the most valuable animal wins the zoo card."""
    deck, zoo = position.deck, position.zoo
    animals = [position.results[seat] % 5 for seat in position.battlers]
    places = best(deck.special[zoo], deck.named[zoo], deck.places[zoo], deck.arrows[zoo], animals)
    winners = [position.battlers[place] for place in places]
    events.append(Compared(tuple(winners)))
    put_dice_back(position)
    if len(winners) > 1:
        winners = powers.settle_tie(position, winners, events)
    if len(winners) == 1:
        win(position, winners[0], events)
    else:
        position.tied = sorted(winners)
        ask(position, AWARD, (position.active,))


def put_dice_back(position: Position) -> None:
    """3.5: the cards that were set aside join the others again."""
    for seat in position.battlers:
        if position.cup[seat]:
            position.cup[seat] = 0
            position.picks[seat] = []
            if not position.options.no_shuffle:
                position.dice[seat].sort()


def award(position: Position, winner: int, events: list[LuckyLionsEvent]) -> None:
    """3.7: the active player decides who of the tied takes the card."""
    position.gainer = winner
    events.append(Awarded(position.active, winner))
    others = [seat for seat in position.tied if seat != winner]
    if len(others) == 1:
        sentence(position, others[0], events)
    else:
        ask(position, SENTENCE, (position.active,))


def sentence(position: Position, discarder: int, events: list[LuckyLionsEvent]) -> None:
    """6.9: and who of them discards."""
    position.discarder = discarder
    events.append(Sentenced(position.active, discarder))
    win(position, position.gainer, events)


def win(position: Position, winner: int, events: list[LuckyLionsEvent]) -> None:
    """3.6, 5c.1: the winner takes the zoo card, or may refuse it."""
    position.gainer = winner
    if position.options.longer and position.drawable() > 0:
        ask(position, TAKE, (winner,))
    else:
        gain(position, events)


def gain(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.6: the zoo card lies open before its winner; 2.2: ten points end the game at once."""
    winner, card = position.gainer, position.zoo
    points, before = position.deck.score[card], position.scores[winner]
    position.won[winner].append(card)
    position.scores[winner] = before + points
    position.zoo = NOTHING
    events.append(Gained(winner, position.deck.cards[card].id, points, before + points))
    if position.scores[winner] >= POINTS_TO_WIN:
        end(position, events)
        return
    shuffle_at_five(position, winner, before, events)
    settle_discard(position, events)


def draw_instead(position: Position, events: list[LuckyLionsEvent]) -> None:
    """5c.1: the zoo card goes under the deck, and as many animals are drawn as it is worth."""
    winner, card = position.gainer, position.zoo
    events.append(Refused(winner, position.deck.cards[card].id))
    powers.bury(position)
    draw(position, winner, position.deck.score[card], events)
    settle_discard(position, events)


def settle_discard(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.8: whoever was named discards; 3.9: but never the last card."""
    if position.discarder == NOBODY:
        finish_turn(position, events)
    elif len(position.dice[position.discarder]) == 1:
        events.append(LastCardKept(position.discarder))
        finish_turn(position, events)
    else:
        ask(position, DISCARD, (position.discarder,))


def discard(position: Position, seat: int, kind: int, events: list[LuckyLionsEvent]) -> None:
    """3.8: in secret."""
    lay_away(position, seat, kind)
    saw_secret_discard(position, seat)
    events.append(Discarded(seat, CARDS[kind]))
    finish_turn(position, events)


def finish_turn(position: Position, events: list[LuckyLionsEvent]) -> None:
    """3.11: the battle is cleared away, and the next player's turn begins."""
    clear_battle(position)
    position.active = (position.active + 1) % position.players
    position.turn += 1
    begin_turn(position, events)


def clear_battle(position: Position) -> None:
    """Nothing of this battle is left to be seen."""
    put_dice_back(position)
    position.rolled = [[] for _ in range(position.players)]
    position.kept = [NOTHING] * position.players
    position.results = [NOTHING] * position.players
    position.fox_used = [False] * position.players
    position.battlers = []
    position.tied = []
    position.asked = NOTHING
    position.gainer = NOBODY
    position.discarder = NOBODY


def end(position: Position, events: list[LuckyLionsEvent]) -> None:
    """2.1, 2.4: nothing more to decide."""
    ask(position, OVER, ())
    events.append(Ended(tuple(winners(position))))


def ranking(position: Position, seat: int) -> tuple[int, int]:
    """2.4: most points, then fewest zoo cards."""
    return -position.scores[seat], len(position.won[seat])


def winners(position: Position) -> list[int]:
    """Who is ahead of all others; several share the victory."""
    ahead = min(ranking(position, seat) for seat in range(position.players))
    return [seat for seat in range(position.players) if ranking(position, seat) == ahead]
