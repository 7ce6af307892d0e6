"""The text twin: the table in words, for terminals, screen readers, logs and playthroughs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.contract import Fact, kebab
from menagerie.games.lucky_lions.actions import (
    Award,
    Challenge,
    Choose,
    Discard,
    Exclude,
    Keep,
    LuckyLionsAction,
    Pick,
    Replace,
    Sentence,
    Swap,
)
from menagerie.games.lucky_lions.events import (
    Chosen,
    Compared,
    Discarded,
    Drew,
    Gathered,
    Kept,
    LuckyLionsEvent,
    Picked,
    TieSettled,
)
from menagerie.games.lucky_lions.rules.cards import CARDS, KIND_OF, Animal, Card, ZooCard
from menagerie.games.lucky_lions.rules.position import OVER
from menagerie.games.lucky_lions.view import BattleView, DieView, LuckyLionsView

if TYPE_CHECKING:
    from menagerie.core.words import Words


def describe(view: LuckyLionsView, words: Words) -> str:
    """Everything the seat may know, the question first."""
    lines = [_question(view, words)]
    if view.battle is not None:
        lines += _battle(view.battle, words)
    lines.append(words("twin-market", count=len(view.market), deck=view.zoo_deck))
    lines += [f"  {zoo_card(card, view, words)}" for card in view.market]
    if view.buried:
        lines.append(words("twin-buried", cards=words.join_list([card.id for card in view.buried])))
    for seat in range(len(view.dice)):
        lines += _player(view, seat, words)
    lines.append(words("twin-pile", pile=view.pile, discards=len(view.discards)))
    laid_away = [card_name(discard.card, words) for discard in view.discards if discard.card]
    if laid_away:
        lines.append(words("twin-discards-known", cards=words.join_list(laid_away)))
    return "\n".join(lines)


def _question(view: LuckyLionsView, words: Words) -> str:
    """The one sentence that says what is asked, or whom we wait for."""
    if view.result is not None:
        return words("twin-over", how=words(view.result.ended_by), winners=words.names_of(view.result.winners))
    if view.seat is not None and view.seat in view.waiting_on:
        return words(f"asked-{view.step}", **_question_facts(view))
    if view.point is not None:
        return words("twin-may-change", players=words.names_of(view.waiting_on))
    return words("twin-waiting", players=words.names_of(view.waiting_on), what=words(f"waiting-{view.step}"))


def _question_facts(view: LuckyLionsView) -> dict[str, int]:
    battle = view.battle
    if battle is None:
        return {}
    return {"wanted": battle.smaller_die, "picked": len(battle.picks), "score": battle.zoo.score if battle.zoo else 0}


def _battle(battle: BattleView, words: Words) -> list[str]:
    lines = [words("twin-battle", players=words.names_of(battle.battlers) if battle.battlers else "").rstrip()]
    if battle.zoo is not None:
        lines[0] += " " + words("twin-battle-over", card=battle.zoo.id, what=_card_text(battle.zoo, False, words))
    for seat in battle.battlers:
        result, rolled = battle.results[seat], battle.rolled[seat]
        if result is not None:
            lines.append("  " + words("twin-result", seat=seat, card=card_name(result, words)))
        elif rolled:
            lines.append("  " + words("twin-rolled", seat=seat, cards=card_names(rolled, words)))
    if battle.picks:
        lines.append("  " + words("twin-picks", cards=card_names(battle.picks, words)))
    if battle.kept is not None and any(result is None for result in (battle.results[s] for s in battle.battlers)):
        lines.append("  " + words("twin-kept", card=card_name(battle.kept, words)))
    if battle.tied:
        lines.append("  " + words("twin-tied", players=words.names_of(battle.tied)))
    return lines


def _player(view: LuckyLionsView, seat: int, words: Words) -> list[str]:
    die = view.dice[seat]
    mark = "twin-player-active" if seat == view.active and view.step != OVER else "twin-player"
    won = words.join_list([card.id for card in view.won[seat]]) if view.won[seat] else words("list-empty")
    lines = [words(mark, seat=seat, points=view.scores[seat], won=won, size=die.size)]
    if die.cards is not None:
        lines.append("  " + words("twin-own-die", cards=card_names(die.cards, words)))
    lines += ["  " + line for line in _known(die, words)]
    return lines


def _known(die: DieView, words: Words) -> list[str]:
    lines = []
    if die.known[-1]:
        lines.append(words("twin-known", cards=card_names(die.known[-1], words)))
    for ago, layer in enumerate(reversed(die.known[:-1]), start=1):
        if layer:
            lines.append(words("twin-known-before", cards=card_names(layer, words), ago=ago))
    if die.tail:
        lines.append(words("twin-tail", cards=words.join_list([card_name(card, words) for card in die.tail])))
    return lines


def card_name(card: Card, words: Words) -> str:
    return words(f"card-{card}")


def card_names(cards: tuple[Card, ...], words: Words) -> str:
    """Cards counted by kind: "2 lions and 1 fox"."""
    counted = [(card, cards.count(card)) for card in CARDS if card in cards]
    return words.join_list([words(f"cards-{card}", count=count) for card, count in counted])


def animal_name(animal: Animal, words: Words) -> str:
    return words(f"card-{animal}")


def zoo_card(card: ZooCard, view: LuckyLionsView, words: Words) -> str:
    """A zoo card in one line."""
    return words("zoo-card", card=card.id, what=_card_text(card, view.options.busy_zoo, words))


def _card_text(card: ZooCard, people_count: bool, words: Words) -> str:
    parts = [words("zoo-points", score=card.score)]
    if card.cycle:
        parts.append(" > ".join(animal_name(animal, words) for animal in card.cycle) + " >")
    if card.special is not None:
        named = [animal_name(animal, words) for animal in card.named]
        facts = {"first": named[0] if named else "", "second": named[1] if len(named) > 1 else ""}
        parts.append(words(f"special-{card.special}", arrows=card.arrows, **facts))
    if card.people and people_count:
        parts.append(words("zoo-people"))
    return words("zoo-and").join(parts)


def describe_action(action: LuckyLionsAction, view: LuckyLionsView | None, words: Words) -> str:
    """What a player could do, in words."""
    message = f"action-{kebab(type(action).__name__)}"
    if isinstance(action, (Choose, Replace)):
        card = _find(action.card, view)
        return words(message, card=action.card if card is None or view is None else zoo_card(card, view, words))
    if isinstance(action, Challenge):
        return words(message, seat=action.opponent)
    if isinstance(action, (Exclude, Award, Sentence)):
        return words(message, seat=action.player)
    if isinstance(action, (Pick, Keep, Discard)):
        return words(message, card=card_name(action.card, words))
    if isinstance(action, Swap):
        return words(message, out=card_name(action.out, words), into=card_name(action.into, words))
    return words(message)


def _find(card_id: str, view: LuckyLionsView | None) -> ZooCard | None:
    if view is None:
        return None
    return next((card for card in view.market if card.id == card_id), None)


def describe_event(event: LuckyLionsEvent, words: Words) -> str:
    """What happened, in words, as far as the reader witnessed it."""
    facts: dict[str, Fact] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field.endswith("_seats"):
            facts["players"] = words.names_of(value)
        elif isinstance(value, tuple):
            facts[field] = card_names(value, words)
        elif isinstance(value, (int, str)):
            facts[field] = words(f"card-{value}") if value in KIND_OF else value
    return words(f"event-{kebab(type(event).__name__)}{_variant(event)}", **facts)


def _variant(event: LuckyLionsEvent) -> str:
    """Which of an event's sentences fits."""
    match event:
        case Chosen(refill=None):
            return "-last"
        case Gathered(excluded_seat=int()):
            return "-without"
        case Picked(instead_of=str()):
            return "-instead"
        case Kept(open=False):
            return "-secretly"
        case Compared(best_seats=(_, _, *_)):
            return "-tie"
        case TieSettled(by=animal):
            return f"-{animal}"
        case Drew(cards=(_, *_)) | Discarded(card=str()):
            return "-own"
        case _:
            return ""
