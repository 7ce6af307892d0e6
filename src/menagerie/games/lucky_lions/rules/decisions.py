"""Which decisions are open, and why another one is not.

``offers`` lists what a seat might do; ``objection`` says what is wrong with an action. The legal actions are the
offers nothing can be objected to, so that the list and the reasons cannot disagree.
"""

from __future__ import annotations

from menagerie.core.contract import Action, Fact, RuleViolation
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
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF
from menagerie.games.lucky_lions.rules.position import (
    AWARD,
    CHALLENGE,
    CHOOSE,
    DISCARD,
    EXCLUDE,
    FOX,
    KEEP,
    NOTHING,
    OVER,
    PANDA,
    PICK,
    SENTENCE,
    TAKE,
    Position,
)

_PICK = [Pick(card) for card in CARDS]
_SWAP = [[Swap(out, into) for into in CARDS] for out in CARDS]
_KEEP = [Keep(card) for card in CARDS]
_DISCARD = [Discard(card) for card in CARDS]
_CHALLENGE = [Challenge(seat) for seat in range(6)]
_EXCLUDE = [Exclude(seat) for seat in range(6)]
_AWARD = [Award(seat) for seat in range(6)]
_SENTENCE = [Sentence(seat) for seat in range(6)]

PARAGRAPH = {
    CHOOSE: "3.1", CHALLENGE: "3.3", EXCLUDE: "6.12", PICK: "5a.1", KEEP: "6.15", FOX: "7.4", PANDA: "7.8",
    AWARD: "3.7", SENTENCE: "6.9", TAKE: "5c.1", DISCARD: "3.8", OVER: "2.1",
}  # fmt: skip
"""The paragraph each decision comes from."""

_ANSWERS: dict[str, tuple[type[Action], ...]] = {
    CHOOSE: (Choose,), CHALLENGE: (Challenge,), EXCLUDE: (Exclude,), PICK: (Pick, Swap), KEEP: (Keep,),
    FOX: (Reroll, Stand), PANDA: (Replace,), AWARD: (Award,), SENTENCE: (Sentence,), TAKE: (Take, DrawInstead),
    DISCARD: (Discard,), OVER: (),
}  # fmt: skip


def picks_wanted(position: Position) -> int:
    """5a.1, 6.14: how many cards a smaller die has in this battle; 0 when whole dice are rolled."""
    special = position.deck.special[position.zoo]
    if position.options.more_decisions or special == "die-split":
        return position.deck.arrows[position.zoo]
    return 0


def must_pick(position: Position, seat: int) -> bool:
    """5a.3: only who has more cards than are wanted picks some."""
    return seat in position.battlers and len(position.dice[seat]) > picks_wanted(position) > 0


def could_pick_otherwise(position: Position, seat: int) -> bool:
    """5a.2: whether another choice would be another die; not so where all its cards are alike."""
    return len(set(position.dice[seat])) > 1


def must_keep(position: Position, seat: int) -> bool:
    """6.15: only who rolled two different cards has a choice."""
    return len(set(position.rolled[seat])) == 2


def has_open_decision(position: Position, seat: int) -> bool:
    """Whether the seat owes a decision, or may still change a secret one."""
    if seat in position.waiting_on:
        return True
    if position.step == PICK:
        return must_pick(position, seat) and could_pick_otherwise(position, seat)
    if position.step == KEEP:
        return must_keep(position, seat)
    return False


def offers(position: Position, seat: int) -> list[LuckyLionsAction]:
    """Everything of the right kind that a seat could be thinking of now."""
    step = position.step
    if step == CHOOSE:
        return [Choose(position.deck.cards[card].id) for card in position.market]
    if step == CHALLENGE:
        return [*_CHALLENGE[: position.players]]
    if step == EXCLUDE:
        return [*_EXCLUDE[: position.players]]
    if step == PICK:
        held = sorted(set(position.dice[seat]))
        if len(position.picks[seat]) < picks_wanted(position):
            return [_PICK[kind] for kind in held]
        return [_SWAP[out][into] for out in sorted(set(position.picks[seat])) for into in held]
    if step == KEEP:
        return [_KEEP[kind] for kind in sorted(set(position.rolled[seat]))]
    if step == FOX:
        return [Reroll(), Stand()]
    if step == PANDA:
        return [Replace(position.deck.cards[card].id) for card in position.market]
    if step == AWARD:
        return [_AWARD[tied] for tied in position.tied]
    if step == SENTENCE:
        return [_SENTENCE[tied] for tied in position.tied]
    if step == TAKE:
        return [Take(), DrawInstead()]
    if step == DISCARD:
        return [_DISCARD[kind] for kind in sorted(set(position.dice[seat]))]
    return []


def legal(position: Position, seat: int) -> list[LuckyLionsAction]:
    """The offers nothing can be objected to."""
    if seat < 0 or seat >= position.players or not has_open_decision(position, seat):
        return []
    return [action for action in offers(position, seat) if _object_to(position, seat, action) is None]


def objection(position: Position, seat: int, action: LuckyLionsAction) -> RuleViolation | None:
    """What is wrong with the action, or nothing."""
    step = position.step
    if seat < 0 or seat >= position.players:
        return _no("1.1", "refusal-no-such-seat", players=position.players)
    if step == OVER:
        # Ten points end the game in the middle of a battle, a lack of cards between two turns.
        return _no("2.1" if position.battlers else "2.4", "refusal-game-over")
    if not has_open_decision(position, seat):
        return _no(PARAGRAPH[step], "refusal-not-asked", asked_seat=position.waiting_on[0])
    if type(action) not in _ANSWERS[step]:
        return _no(PARAGRAPH[step], f"refusal-asked-{step}")
    return _object_to(position, seat, action)


def _object_to(position: Position, seat: int, action: LuckyLionsAction) -> RuleViolation | None:
    """What is wrong with an action of the kind that is asked for."""
    # Asked for its type: `isinstance` takes several times as long with structs, and this runs for every offer.
    if type(action) is Choose or type(action) is Replace:
        return _object_to_card(position, action.card)
    if type(action) is Challenge:
        return _object_to_opponent(position, seat, action.opponent)
    if type(action) is Exclude:
        return _object_to_seat(position, action.player)
    if type(action) is Pick:
        return _object_to_pick(position, seat, KIND_OF[action.card])
    if type(action) is Swap:
        return _object_to_swap(position, seat, KIND_OF[action.out], KIND_OF[action.into])
    if type(action) is Keep:
        if KIND_OF[action.card] not in position.rolled[seat]:
            return _no("6.15", "refusal-not-rolled", card=action.card)
    elif type(action) is Award:
        if action.player not in position.tied:
            return _no("3.7", "refusal-not-tied")
    elif type(action) is Sentence:
        return _object_to_sentence(position, action.player)
    elif type(action) is DrawInstead:
        if position.drawable() == 0:
            return _no("5c.3", "refusal-nothing-to-draw")
    elif type(action) is Discard and KIND_OF[action.card] not in position.dice[seat]:
        return _no("3.8", "refusal-not-held", card=action.card)
    return None


def _no(paragraph: str, reason: str, **facts: Fact) -> RuleViolation:
    return RuleViolation(paragraph, reason, facts)


def _object_to_card(position: Position, card: str) -> RuleViolation | None:
    """3.1, 7.8: a zoo card is taken from the market."""
    if position.deck.index.get(card, NOTHING) not in position.market:
        return _no(PARAGRAPH[position.step], "refusal-not-in-market", card=card[:20], cards=len(position.market))
    return None


def _object_to_seat(position: Position, player: int) -> RuleViolation | None:
    if player < 0 or player >= position.players:
        return _no(PARAGRAPH[position.step], "refusal-no-such-player", number=player + 1, players=position.players)
    return None


def _object_to_opponent(position: Position, seat: int, opponent: int) -> RuleViolation | None:
    """3.3: an opponent is another player."""
    if opponent == seat:
        return _no("3.3", "refusal-own-opponent")
    return _object_to_seat(position, opponent)


def _object_to_pick(position: Position, seat: int, kind: int) -> RuleViolation | None:
    """5a.1: as many cards as there are arrows, each from the own die."""
    wanted, picked = picks_wanted(position), position.picks[seat]
    if len(picked) == wanted:
        return _no("5a.2", "refusal-picks-complete", wanted=wanted)
    return _object_to_picked_card(position, seat, kind, picked)


def _object_to_picked_card(position: Position, seat: int, kind: int, picked: list[int]) -> RuleViolation | None:
    held = position.dice[seat].count(kind)
    if picked.count(kind) >= held:
        return _no("5a.1", "refusal-not-enough-held", card=CARDS[kind], held=held)
    return None


def _object_to_swap(position: Position, seat: int, out: int, into: int) -> RuleViolation | None:
    """5a.2: once all are picked, a card may be changed for another."""
    wanted, picked = picks_wanted(position), len(position.picks[seat])
    if picked < wanted:
        return _no("5a.2", "refusal-picks-incomplete", wanted=wanted, picked=picked)
    if out not in position.picks[seat]:
        return _no("5a.2", "refusal-not-picked", card=CARDS[out])
    if out == into:
        return _no("5a.2", "refusal-same-card", card=CARDS[out])
    return _object_to_picked_card(position, seat, into, position.picks[seat])


def _object_to_sentence(position: Position, player: int) -> RuleViolation | None:
    """6.9: one of the tied, and not the one who took the card."""
    if player not in position.tied:
        return _no("6.9", "refusal-not-tied")
    if player == position.gainer:
        return _no("6.9", "refusal-winner-discards", player_seat=player)
    return None


def all_actions(players: int, card_ids: tuple[str, ...]) -> tuple[LuckyLionsAction, ...]:
    """Every action there can be in such a game."""
    return (
        *(Choose(card) for card in card_ids),
        *_CHALLENGE[:players],
        *_EXCLUDE[:players],
        *_PICK,
        *(_SWAP[out][into] for out in range(10) for into in range(10) if out != into),
        *_KEEP,
        Reroll(),
        Stand(),
        *(Replace(card) for card in card_ids),
        *_AWARD[:players],
        *_SENTENCE[:players],
        Take(),
        DrawInstead(),
        *_DISCARD,
    )
