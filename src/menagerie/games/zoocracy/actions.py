"""The decisions of a party, one small one at a time. Parties are named by their seats."""

from __future__ import annotations

from menagerie.core.contract import Action, FreeAction, SealedAction
from menagerie.games.zoocracy.rules.identifiers import Office, Prize, Species


class Done(Action, frozen=True):
    """Ends one's turn, or declines a power, a bonus card or a payment."""


# --- A, the presidential election


class Bid(SealedAction, frozen=True):
    """5a.2: a bid of so much food. Secret, and changeable, until all have bid."""

    food: int


class Draw(Action, frozen=True):
    """5a.10: the new President draws an action card. (`Done` declines it.)"""


# --- B, campaigning


class Blockade(Action, frozen=True):
    """5b.2: the Defense Minister blocks this species for the round. (`Done` keeps the power for later.)"""

    species: Species


class Manipulate(Action, frozen=True):
    """5b.2: the Finance Minister covers this species' votes. (`Done` keeps the power for later.)"""

    species: Species


class Feed(Action, frozen=True):
    """5b.7: put one, two or three food tokens from the funds on this species."""

    species: Species
    food: int


class Rally(Action, frozen=True):
    """9a.1: play the Rally of this species: one or two tokens from the supply."""

    species: Species
    food: int


class NegativeCampaign(Action, frozen=True):
    """9a.2: play the Negative Campaign of this species: swap one token of that party for one's own."""

    species: Species
    party: int


class Boost(Action, frozen=True):
    """5b.11: the Prime Minister's one or two tokens from the supply."""

    species: Species
    food: int


class Smear(Action, frozen=True):
    """5b.12: the Opposition Leader's own negative campaign, on any species."""

    species: Species
    party: int


# --- C, the parliamentary election


class WetSeason(Action, frozen=True):
    """9a.3: play it."""


class DrySeason(Action, frozen=True):
    """9a.4: play it."""


class Migration(Action, frozen=True):
    """9a.5: play it."""


class OverhangMandate(Action, frozen=True):
    """9a.6: play the one of this species."""

    species: Species


class Loyalty(Action, frozen=True):
    """9a.7: play the one of this species: so many of one's own tokens stay."""

    species: Species
    food: int


# --- D and F, offers, proposals, votes


class Offer(Action, frozen=True):
    """5d.20: the proposer offers one party these for a yes. Binds nobody."""

    party: int
    terms: tuple[Prize, ...]


class Accept(Action, frozen=True):
    """5d.21: agree to what that party offered or asked for."""

    party: int


class Decline(Action, frozen=True):
    """5d.21: decline what that party offered or asked for."""

    party: int


class Counter(Action, frozen=True):
    """5d.21: decline the offer, and ask for these in return for a yes."""

    terms: tuple[Prize, ...]


class Demand(FreeAction, frozen=True):
    """5d.22: without being asked, ask the proposer for these in return for a yes."""

    terms: tuple[Prize, ...]


class SideOffer(FreeAction, frozen=True):
    """5d.27: while another party proposes, offer a third one these in one's own proposal to come, for a yes to that."""

    party: int
    terms: tuple[Prize, ...]


class SideDemand(FreeAction, frozen=True):
    """5d.27: while another party proposes, ask a third one for these in its proposal to come, for a yes to that."""

    party: int
    terms: tuple[Prize, ...]


class SideAccept(FreeAction, frozen=True):
    """5d.28: agree to what that party offered or asked for on the side."""

    party: int


class SideDecline(FreeAction, frozen=True):
    """5d.28: decline what that party offered or asked for on the side."""

    party: int


class Withdraw(FreeAction, frozen=True):
    """5d.23: the proposer withdraws the offer that is not answered yet."""


class Grant(Action, frozen=True):
    """5d.5: the formal proposal, one prize at a time and in the order of `PRIZES`; the last one completes it."""

    prize: Prize
    party: int


class Pass(Action, frozen=True):
    """5d.8: make no proposal."""


class Vote(SealedAction, frozen=True):
    """5d.9: yes or no. Secret, and changeable, until all have voted."""

    yes: bool


# --- E, the event


class Defectors(Action, frozen=True):
    """9a.10: play it: take seats from that party."""

    party: int


class EarlyPresidentialElection(Action, frozen=True):
    """9a.8: play it."""


class EarlyParliamentaryElection(Action, frozen=True):
    """9a.9: play it."""


# --- G, progress


class Assertiveness(Action, frozen=True):
    """9a.11: play the one of this office, which one holds."""

    office: Office


class Discard(Action, frozen=True):
    """5g.4: discard this card."""

    card: str


class Name(Action, frozen=True):
    """5g.9, 8.1: the Prime Minister names the party that implements a goal."""

    party: int


class Pay(Action, frozen=True):
    """9b.3: pay five food for the goal. (`Done` gives it up.)"""


ZoocracyAction = (
    Done
    | Bid
    | Draw
    | Blockade
    | Manipulate
    | Feed
    | Rally
    | NegativeCampaign
    | Boost
    | Smear
    | WetSeason
    | DrySeason
    | Migration
    | OverhangMandate
    | Loyalty
    | Offer
    | Accept
    | Decline
    | Counter
    | Demand
    | SideOffer
    | SideDemand
    | SideAccept
    | SideDecline
    | Withdraw
    | Grant
    | Pass
    | Vote
    | Defectors
    | EarlyPresidentialElection
    | EarlyParliamentaryElection
    | Assertiveness
    | Discard
    | Name
    | Pay
)
