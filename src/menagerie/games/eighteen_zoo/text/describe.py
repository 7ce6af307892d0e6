"""The position in words, and the question a seat is asked: for terminals, screen readers and playthroughs."""

from __future__ import annotations

from menagerie.core.contract import Fact
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.rules.facts import (
    CELL_AT,
    CELLS,
    DIVIDEND,
    FAMILIES,
    LEFT,
    PARENTS_BONUS,
    PRICE,
    RIGHT,
    THRESHOLD,
)
from menagerie.games.eighteen_zoo.rules.harvest import NUTS_A_BAG
from menagerie.games.eighteen_zoo.rules.position import HARVEST, HOME, SQUIRRELS, TURN
from menagerie.games.eighteen_zoo.text.actions import known_squirrel
from menagerie.games.eighteen_zoo.text.map import draw
from menagerie.games.eighteen_zoo.text.names import (
    card_name,
    families,
    family_letters,
    family_name,
    hand,
    power_name,
    powers,
    squirrel_kind,
    squirrel_name,
    squirrels,
)
from menagerie.games.eighteen_zoo.view import EighteenZooView, FamilyView, PlayerView, SquirrelView, StackView


def describe(view: EighteenZooView, words: Words) -> str:
    """The round, the squirrels and powers to come, the players, the families, the stock board, the map."""
    lines = [
        words(
            f"position-round-{view.round}",
            day=words(f"day-{view.day}"),
            number=view.number,
            ticket=view.ticket,
            phase=view.phase,
            limit=view.limit,
            nuts=view.r_value,
        )
    ]
    deck = words.join_list([squirrel_kind(squirrel) for squirrel in view.deck])
    lines.append(words("position-deck", squirrels=deck, cost=view.next_cost))
    if view.kitchen:
        lines.append(words("position-kitchen", squirrels=_squirrels(view.kitchen, words)))
    if view.available:
        lines.append(words("position-powers", powers=powers(view.available, words, priced=True)))
    else:
        lines.append(words("position-no-powers"))
    if view.future:
        lines.append(words("position-future", powers=powers(view.future, words, priced=True)))
    if view.coming:
        lines.append(words("position-coming", powers=powers(view.coming, words, priced=True)))
    nearby = [family.family for family in view.families if not family.launched and family.family in (view.nearby or ())]
    if nearby:
        lines.append(words("position-nearby", families=families(nearby, words)))
    if view.operating_order:
        lines.append(words("position-operating-order", families=families(view.operating_order, words)))
    for offered in view.proposals:
        name = squirrel_name(offered.squirrel, words, offered.kind)
        seller = family_name(offered.family, words)
        lines.append(words("position-offered", family=seller, squirrel=name, price=offered.price))
    lines += [_player(view.players[seat], seat, view, words) for seat in view.order]
    if view.turned:
        lines.append(words("position-turned", cards=hand(view.turned, words)))
    lines += [_family(family, view, words) for family in view.families if family.launched]
    lines += _unlaunched(view, words)
    lines += [_box(stack, words) for stack in view.stacks]
    lines += [words("position-map"), words("position-map-signs")]
    lines += draw(view, words)
    return "\n".join(lines)


def question(view: EighteenZooView, words: Words) -> str:
    """What the view's seat is asked, or whom the table waits for, or how the game ended."""
    if view.result is not None:
        scores = [
            words("question-score", seat=standing.seat, score=standing.score)
            for standing in sorted(view.result.standings, key=lambda standing: standing.rank)
        ]
        return words("question-over", scores=words.join_list(scores))
    facts: dict[str, Fact] = {
        "family": family_name(view.family, words) if view.family else "",
        "nuts": view.harvest,
        "waters": view.waters,
        "squirrels": squirrels(view.retiring, words),
        "squirrel": known_squirrel(view.bargain, view, words) if view.bargain else "",
        "lays": view.lays,
    }
    if view.offer is not None:
        squirrel, power = view.offer.squirrel, view.offer.power
        facts["what"] = known_squirrel(squirrel, view, words) if squirrel else power_name(power or "", words)
        facts["price"] = view.offer.price
    if view.seat not in view.waiting_on:
        return words(
            "question-waiting", players=words.names_of(view.waiting_on), what=words(f"wait-{view.step}", **facts)
        )
    if view.step == TURN and view.seat is not None:
        facts |= {"cards": len(view.players[view.seat].cards), "limit": view.card_limit}
    asked = words(_special_question(view) or f"ask-{view.step}", **facts)
    return f"{asked} {_threshold(view, words)}" if view.step == HARVEST else asked


def _special_question(view: EighteenZooView) -> str:
    """Where passing is refused, and where a tile lies on the home already."""
    if view.step == HOME and any(hex.home == view.family and hex.tile is not None for hex in view.hexes):
        return "ask-home-replaced"
    if view.step == TURN and not view.may_pass:
        return "ask-turn-must"
    return "ask-squirrels-must" if view.step == SQUIRRELS and not view.may_pass else ""


def _move(cell: int, goal: int) -> str:
    """Where the token goes: right, left, up or down; or it stays."""
    (row, column), (new_row, new_column) = CELLS[cell], CELLS[goal]
    if row != new_row:
        return "up" if new_row < row else "down"
    return "stays" if column == new_column else "right" if new_column > column else "left"


def _threshold(view: EighteenZooView, words: Words) -> str:
    """7.5: what sharing and keeping would do."""
    running = next(family for family in view.families if family.family == view.family)
    cell = CELL_AT[(running.row or 0, running.column or 0)]
    threshold = THRESHOLD[cell]
    kept = -(-view.harvest // NUTS_A_BAG)
    return words(
        "question-threshold-met" if view.harvest >= threshold else "question-threshold-missed",
        threshold=threshold,
        kept=kept,
        share_move=_move(cell, RIGHT[cell]),
        keep_move=_move(cell, LEFT[cell]),
    )


def _player(player: PlayerView, seat: int, view: EighteenZooView, words: Words) -> str:
    line = words("position-player", seat=seat, cash=player.cash, tickets=player.tickets, worth=player.worth)
    if player.debt:
        line += " " + words("position-debt", debt=player.debt)
    if player.cards:
        line += " " + words("position-cards", cards=hand(player.cards, words))
    if player.powers:
        line += " " + words("position-player-powers", powers=powers(player.powers, words, uses=view.uses_left))
    if view.midas == seat:
        line += " " + words("position-announced", power=power_name("MIDAS", words))
    if view.greek and "IT_S_ALL_GREEK_TO_ME" in player.powers:
        line += " " + words("position-announced", power=power_name("IT_S_ALL_GREEK_TO_ME", words))
    return line


def _squirrels(owned: tuple[SquirrelView, ...], words: Words) -> str:
    texts = []
    for squirrel in owned:
        name = squirrel_name(squirrel.id, words, squirrel.kind)
        if squirrel.asleep:
            name += " " + words("position-asleep")
        if squirrel.last_run:
            name += " " + words("position-last-run")
        texts.append(name)
    return words.join_list(texts)


def _family(family: FamilyView, view: EighteenZooView, words: Words) -> str:
    parts = [
        words(
            "position-family",
            family=family_name(family.family, words),
            letters=family_letters(family.family, words),
            seat=family.controller or 0,
            price=family.price or 0,
            treasury=family.treasury,
        )
    ]
    if family.squirrels:
        parts.append(words("position-squirrels", squirrels=_squirrels(family.squirrels, words)))
    else:
        parts.append(words("position-no-squirrels"))
    if family.stations:
        parts.append(words("position-stations", stations=words.join_list(family.stations)))
    if family.station_costs:
        costs = words.join_list([str(cost) for cost in family.station_costs])
        parts.append(words("position-to-build", count=len(family.station_costs), costs=costs))
    for place, cards in (("position-lounge", family.lounge), ("position-card-kitchen", family.kitchen)):
        if cards:
            parts.append(words(place, cards=words.join_list([card_name(card, words) for card in cards])))
    if family.powers:
        parts.append(words("position-family-powers", powers=powers(family.powers, words, uses=view.uses_left)))
    if view.barrels and view.family == family.family:
        parts.append(words("position-announced", power=power_name("TWO_BARRELS", words)))
    if family.wheat:
        parts.append(words("position-wheat", hex=family.wheat))
    return " ".join(parts)


def _unlaunched(view: EighteenZooView, words: Words) -> list[str]:
    homes = {hex.home: hex.hex for hex in view.hexes if hex.home}
    waiting = [
        words(
            "position-home",
            family=family_name(family.family, words),
            letters=family_letters(family.family, words),
            home=FAMILIES.index(family.family) + 1,
            hex=homes[family.family],
        )
        for family in view.families
        if not family.launched
    ]
    return [words("position-unlaunched", families=words.join_list(waiting))] if waiting else []


def _box(stack: StackView, words: Words) -> str:
    """A box of the stock board and who is in it, the top first."""
    cell = CELL_AT[(stack.row, stack.column)]
    return words(
        "position-box",
        row=stack.row + 1,
        column=stack.column + 1,
        price=PRICE[cell],
        dividend=DIVIDEND[cell],
        bonus=PARENTS_BONUS[cell],
        threshold=THRESHOLD[cell],
        move=_move(cell, RIGHT[cell]),
        families=families(stack.families, words),
    )
