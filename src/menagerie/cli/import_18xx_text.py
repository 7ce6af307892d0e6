"""What an import says of an action that was refused, and of a figure that is not what the rules count."""

from menagerie.cli.errors import one_line
from menagerie.core.contract import RuleViolation
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.importer.claims import WrongClaim
from menagerie.games.eighteen_zoo.importer.replay import RefusedAction
from menagerie.games.eighteen_zoo.rules.facts import FAMILY_OF, POWER_OF
from menagerie.games.eighteen_zoo.text.actions import describe_action, describe_choice
from menagerie.games.eighteen_zoo.text.names import family_name, power_name

_SHOWN = 8
"""How many possible actions are named."""
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
        round=own(_ROUNDS[view.round], day=own(f"day-{view.day}"), number=view.number),
    )
    why = own.violation(refused.violation)
    if "difference" in refused.violation.facts:  # it was played, with another outcome
        return one_line(f"{place} {why}")
    tried = own("cli-import-tried", who=_who(refused, own), tried=_tried(refused, own))
    return one_line(" ".join([place, tried, why, _possible(refused, own)]).rstrip())


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
    """The choices of those who are waited for; of several under one heading the heading."""
    state = refused.state
    sentences = []
    for seat in state.waiting_on:
        view = state.view(seat)
        texts = [describe_choice(action, view, own) for action in state.legal(seat)]
        choices = list(dict.fromkeys(text.group or text.long for text in texts))
        shown = "; ".join(choices[:_SHOWN])
        if len(choices) > _SHOWN:
            shown = own("cli-import-and-more", choices=shown, more=len(choices) - _SHOWN)
        sentences.append(own("cli-import-possible", seat=seat, choices=shown))
    return " ".join(sentences) or own("cli-import-over")


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
