"""The position in words, for terminals, screen readers and playthroughs; and the question that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.lucky_lions.rules.position import (
    AWARD,
    CHALLENGE,
    CHOOSE,
    DISCARD,
    EXCLUDE,
    FOX,
    KEEP,
    NAME_DISCARDER,
    OVER,
    PANDA,
    PICK,
    STEP_NAMES,
    TAKE,
)
from menagerie.games.lucky_lions.text.names import card_name, card_names, distances_text, zoo_card, zoo_card_text
from menagerie.games.lucky_lions.view import BattleView, DieView, LuckyLionsView

if TYPE_CHECKING:
    from menagerie.core.words import Words

_QUESTIONS = {
    CHOOSE: ("question-choose", "waiting-choose"),
    CHALLENGE: ("question-challenge", "waiting-challenge"),
    EXCLUDE: ("question-exclude", "waiting-exclude"),
    PICK: ("question-pick", "waiting-pick"),
    KEEP: ("question-keep", "waiting-keep"),
    FOX: ("question-fox", "waiting-fox"),
    PANDA: ("question-panda", "waiting-panda"),
    AWARD: ("question-award", "waiting-award"),
    NAME_DISCARDER: ("question-name-discarder", "waiting-name-discarder"),
    TAKE: ("question-take", "waiting-take"),
    DISCARD: ("question-discard", "waiting-discard"),
}
"""For each step the question to who decides, and what the others wait for."""

if {*_QUESTIONS, OVER} != {*STEP_NAMES}:
    raise TypeError(f"_QUESTIONS and STEP_NAMES differ: { ({*_QUESTIONS, OVER} ^ {*STEP_NAMES}) }")


def question(view: LuckyLionsView, words: Words) -> str:
    """What the seat is asked now, or whom the game waits for."""
    if view.result is not None:
        return words("question-over", how=words(view.result.ended_by), winners=words.names_of(view.result.winners))
    asked, waiting = _QUESTIONS[view.step]
    if view.seat is not None and view.seat in view.waiting_on:
        return words(asked, **_question_facts(view))
    if view.point is not None:
        return words("question-change", players=words.names_of(view.waiting_on))
    return words("question-waiting", players=words.names_of(view.waiting_on), what=words(waiting))


def _question_facts(view: LuckyLionsView) -> dict[str, int]:
    battle = view.battle
    if battle is None:
        return {}
    return {"wanted": battle.smaller_die, "picked": len(battle.picks), "score": battle.zoo.score if battle.zoo else 0}


def describe(view: LuckyLionsView, words: Words) -> str:
    """Everything the seat may know."""
    lines = [] if view.battle is None else _battle(view.battle, words)
    lines.append(words("position-market", count=len(view.market), deck=view.zoo_deck))
    lines += [f"  {zoo_card_text(card, view.options.busy_zoo, words)}" for card in view.market]
    if view.buried:
        lines.append(
            words("position-buried", cards=words("zoo-separator").join([zoo_card(card, words) for card in view.buried]))
        )
    for seat in range(len(view.dice)):
        lines += _player(view, seat, words)
    lines.append(words("position-pile", pile=view.pile, discards=len(view.discards)))
    known = [card_name(discard.card, words) for discard in view.discards if discard.card]
    if known:
        lines.append(words("position-discards-known", cards=words.join_list(known)))
    return "\n".join(lines)


def _battle(battle: BattleView, words: Words) -> list[str]:
    lines = [words("position-battle", players=words.names_of(battle.battlers) if battle.battlers else "").rstrip()]
    if battle.zoo is not None:
        what = zoo_card_text(battle.zoo, False, words)
        lines[0] += " " + words("position-battle-over", what=what)
    for seat in battle.battlers:
        result, rolled = battle.results[seat], battle.rolled[seat]
        if result is not None:
            lines.append("  " + words("position-result", seat=seat, card=card_name(result, words)))
        elif rolled:
            lines.append("  " + words("position-rolled", seat=seat, cards=card_names(rolled, words)))
    if battle.distances:
        lines.append("  " + words("position-distances", distances=distances_text(battle.distances, words)))
    if battle.picks:
        lines.append("  " + words("position-picks", cards=card_names(battle.picks, words)))
    if battle.kept is not None and any(battle.results[seat] is None for seat in battle.battlers):
        lines.append("  " + words("position-kept", card=card_name(battle.kept, words)))
    if battle.tied:
        lines.append("  " + words("position-tied", players=words.names_of(battle.tied)))
    return lines


def _player(view: LuckyLionsView, seat: int, words: Words) -> list[str]:
    die = view.dice[seat]
    line = "position-player-active" if seat == view.active and view.step != OVER else "position-player"
    lines = [words(line, seat=seat, points=view.scores[seat], won=len(view.won[seat]), size=die.size)]
    if die.cards is not None:
        lines.append("  " + words("position-own-die", cards=card_names(die.cards, words)))
    lines += ["  " + line for line in _known(die, words)]
    return lines


def _known(die: DieView, words: Words) -> list[str]:
    """1.7: what everybody has seen of a die."""
    lines = []
    if die.known[-1]:
        lines.append(words("position-known", cards=card_names(die.known[-1], words)))
    for ago, layer in enumerate(reversed(die.known[:-1]), start=1):
        if layer:
            lines.append(words("position-known-before", cards=card_names(layer, words), ago=ago))
    if die.tail:
        lines.append(words("position-tail", cards=words.join_list([card_name(card, words) for card in die.tail])))
    return lines
