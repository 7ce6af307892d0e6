"""What an import says of an action that was refused, and of a figure that is not what the rules count.

Names and ids stand there as the file has them: whoever shows the text drops what a page or terminal must not get.
"""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.actions import AskForPower, EighteenZooAction, Lay, Sell
from menagerie.games.eighteen_zoo.importer.claims import WrongClaim
from menagerie.games.eighteen_zoo.importer.file import RecordedGame
from menagerie.games.eighteen_zoo.importer.replay import Outcome, RefusedAction
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF, POWER_OF
from menagerie.games.eighteen_zoo.text.actions import describe_action, describe_choice, group_of
from menagerie.games.eighteen_zoo.text.names import family_name, power_name
from menagerie.games.eighteen_zoo.view import EighteenZooView

_SHOWN = 8
"""How many possible actions are named."""
_NEAR = 4
"""How many of these are like the one that was tried."""
_KINDS = {
    "pass": "cli-import-kind-pass",
    "bid": "cli-import-kind-bid",
    "par": "cli-import-kind-par",
    "buy_shares": "cli-import-kind-buy-shares",
    "sell_shares": "cli-import-kind-sell-shares",
    "buy_company": "cli-import-kind-buy-company",
    "lay_tile": "cli-import-kind-lay-tile",
    "place_token": "cli-import-kind-place-token",
    "assign": "cli-import-kind-assign",
    "choose": "cli-import-kind-choose",
    "choose_ability": "cli-import-kind-choose-ability",
    "run_routes": "cli-import-kind-run-routes",
    "dividend": "cli-import-kind-dividend",
    "buy_train": "cli-import-kind-buy-train",
    "discard_train": "cli-import-kind-discard-train",
    "end_game": "cli-import-kind-end-game",
}
"""The kinds of actions in a file, in words."""

_HEADINGS: dict[type, str] = {
    Lay: "cli-import-kind-lay-tile",
    Sell: "cli-import-kind-sell-shares",
    AskForPower: "cli-import-kind-buy-company",
}
"""Long lists of possible actions: hexes, families and powers, under what is done there."""

_ROUNDS = {
    "draft": "cli-import-round-draft",
    "stock": "cli-import-round-stock",
    "operating": "cli-import-round-operating",
}


def refusal_text(refused: RefusedAction, own: Words) -> str:
    """At which action and in which round, who tried what, why it is refused, and what would have been possible."""
    view = refused.state.view(None)
    place = own(
        "cli-import-place",
        action=str(refused.action)[:20],
        kind=_kind(refused, own),
        round=own(_ROUNDS[view.round], day=view.day, number=view.number),
    )
    why = own.violation(refused.violation)
    if "difference" in refused.violation.facts:  # it was played, with another outcome
        return f"{place} {why}"
    tried = own("cli-import-tried", who=_who(refused, own), tried=_tried(refused, own))
    return " ".join([place, tried, why, _possible(refused, own)]).rstrip()


def _who(refused: RefusedAction, own: Words) -> str:
    if refused.seat < 0 and refused.entity in POWER_OF:
        return own("cli-import-for-power", power=power_name(refused.entity, own))
    if refused.seat < 0:
        return own("cli-import-nobody", entity=refused.entity[:20])
    if refused.entity in FAMILY_OF:
        return own("cli-import-for-family", seat=refused.seat, family=family_name(refused.entity, own))
    return own.seat(refused.seat)


def _tried(refused: RefusedAction, own: Words) -> str:
    if refused.tried is not None:
        try:
            return describe_action(refused.tried, refused.state.view(refused.seat), own)
        except (KeyError, ValueError, IndexError):  # it names what there is not
            pass
    return _kind(refused, own)


def _kind(refused: RefusedAction, own: Words) -> str:
    """What the action is about; one that nobody knows by its name in the file."""
    known = _KINDS.get(refused.kind)
    return own("cli-import-unknown-kind", kind=refused.kind[:20]) if known is None else own(known)


def _possible(refused: RefusedAction, own: Words) -> str:
    """The choices of those who are waited for; what comes nearest to what was tried is spelled out, first."""
    state = refused.state
    sentences = []
    for seat in state.waiting_on:
        choices = _choices(state.legal(seat), refused.tried, state.view(seat), own)
        shown = choices[0]
        for choice in choices[1:_SHOWN]:
            shown = own("cli-import-next-choice", choices=shown, choice=choice)
        if len(choices) > _SHOWN:
            shown = own("cli-import-and-more", choices=shown, more=len(choices) - _SHOWN)
        sentences.append(own("cli-import-possible", seat=seat, choices=shown))
    return " ".join(sentences) or own("cli-import-over")


def _choices(
    legal: list[EighteenZooAction], tried: EighteenZooAction | None, view: EighteenZooView, own: Words
) -> list[str]:
    """Those of the same kind and under the same heading whole; of the others with a heading only that."""
    wanted = None if tried is None else _group_of(tried, view, own)
    near: list[str] = []
    others: list[str] = []
    headings: dict[str, list[str]] = {}
    for action in legal:
        text = describe_choice(action, view, own)
        if type(action) is type(tried) and text.group == wanted and len(near) < _NEAR:
            near.append(text.long)
        elif type(action) in _HEADINGS:
            headings.setdefault(own(_HEADINGS[type(action)]), []).append(text.group)
        else:
            others.append(text.group or text.long)
    grouped = [
        own("choice-in-group", group=kind, choice=own.join_list(list(dict.fromkeys(groups))))
        for kind, groups in headings.items()
    ]
    return list(dict.fromkeys([*near, *grouped, *others]))


def _group_of(tried: EighteenZooAction, view: EighteenZooView, own: Words) -> str | None:
    try:
        return group_of(tried, view, own)
    except (KeyError, ValueError, IndexError):  # it names what there is not
        return None


def result_text(outcome: Outcome, game: RecordedGame, own: Words) -> str:
    """Whether the result is the recorded one; empty where nothing is recorded."""
    if outcome.refused is not None or outcome.expected is None:
        return ""
    if outcome.expected == outcome.result:
        return own("cli-import-as-recorded")
    return own("cli-import-not-as-recorded", scores=recorded_scores(outcome.expected, game, own))


def recorded_scores(expected: dict[str, int], game: RecordedGame, own: Words) -> str:
    told = [(seat, str(key)) for seat, key in enumerate(game.ids) if str(key) in expected]
    return ", ".join(own("cli-import-score", seat=seat, score=expected[key]) for seat, key in told)


def claim_text(claim: WrongClaim, own: Words) -> str:
    """10.16: the income as recorded and as counted."""
    facts: dict[str, int | str] = {
        "action": str(claim.action)[:20],
        "family": family_name(claim.family, own),
        "nuts": claim.claimed[0],
        "waters": claim.claimed[1],
    }
    if claim.counted is not None:
        return own("cli-import-claim", counted_nuts=claim.counted[0], counted_waters=claim.counted[1], **facts)
    assert claim.refused is not None
    paragraph, reason = claim.refused
    why = own.violation(RuleViolation(paragraph, reason, {"squirrel": claim.squirrel, "hex": claim.hex}))
    return own("cli-import-claim-refused", why=why, **facts)
