"""What happens, in full and in order; `view.redact` drops what a seat may not see.

Fields that end in ``_seat`` are a party, those in ``_seats`` several. Lists "by seat" have one entry a party.
"""

from __future__ import annotations

from typing import Literal

from menagerie.core.contract import Event
from menagerie.games.zoocracy.rules.identifiers import GoalSource, OfferKind, OfferStatus, Office, Phase, Prize, Species

# --- rounds and phases


class RoundBegan(Event, frozen=True):
    """The round marker moves; which elections its markers call for."""

    round: int
    presidential: bool
    parliamentary: bool


class PhaseBegan(Event, frozen=True):
    """The phase marker moves."""

    phase: Phase


class OrderSet(Event, frozen=True):
    """5b.3: the player order of this phase (in D: the order of proposing)."""

    order_seats: tuple[int, ...]
    proposing: bool


class TurnPassed(Event, frozen=True):
    """A party has ended its turn, or declined a power."""

    seat: int


class Ready(Event, frozen=True):
    """A sealed bid or vote is made. It can still be changed, and nobody sees that it is."""

    seat: int


class MarkerMoved(Event, frozen=True):
    """An election marker on the round track; past the last round it is off the board (nothing)."""

    election: Literal["presidential", "parliamentary"]
    round: int | None


class OfficeTurned(Event, frozen=True):
    """An office card is turned: its power is used (or available again)."""

    office: Office
    seat: int
    face_up: bool


class OfficeMoved(Event, frozen=True):
    """An office card changes hands; without a holder it is beside the board."""

    office: Office
    holder_seat: int | None
    face_up: bool


class Drew(Event, frozen=True):
    """Action cards from the deck; which ones, their owner alone sees."""

    seat: int
    count: int
    cards: tuple[str, ...]


class DeckRenewed(Event, frozen=True):
    """5g.5: the discards are shuffled into a new deck."""

    count: int


class CardPlayed(Event, frozen=True):
    """An action card leaves a hand for the discard pile; what it does follows."""

    seat: int
    card: str


class GoalReached(Event, frozen=True):
    """A goal marker moves one step."""

    seat: int
    goals: int
    by: GoalSource


# --- A


class BidChosen(Event, frozen=True):
    """Seen by its owner alone."""

    seat: int
    food: int


class BidsOpened(Event, frozen=True):
    """5a.3: all bids are opened together. By seat; nothing for parties that take no part in a second bid."""

    bids: tuple[int | None, ...]
    paid: tuple[int, ...]
    """5a.4: half of each bid, rounded up."""
    second: bool


class BidsTied(Event, frozen=True):
    """5a.5: these bid once more."""

    tied_seats: tuple[int, ...]


class PresidentElected(Event, frozen=True):
    seat: int


class PresidencyUndecided(Event, frozen=True):
    """5a.6: a second tie; the old President stays for the time being, if there is one."""

    incumbent_seat: int | None


# --- B


class BlockadePlaced(Event, frozen=True):
    seat: int
    species: Species


class BlockadeLifted(Event, frozen=True):
    species: Species


class ManipulationPlaced(Event, frozen=True):
    seat: int
    species: Species


class ManipulationLifted(Event, frozen=True):
    species: Species


class CampaignTurn(Event, frozen=True):
    """Whose turn it is to campaign, and how much food from the funds is allowed."""

    seat: int
    limit: int


class Fed(Event, frozen=True):
    """Food tokens of the party on a species."""

    seat: int
    species: Species
    food: int
    source: Literal["funds", "rally", "prime-minister"]
    total: int
    """The party's tokens there now."""


class Smeared(Event, frozen=True):
    """One token of the victim was swapped for one of the party's."""

    seat: int
    species: Species
    victim_seat: int
    source: Literal["card", "office"]


# --- C


class ParliamentCleared(Event, frozen=True):
    """5c.1: seat markers and majority marker leave the parliament track."""


class SpeciesCounted(Event, frozen=True):
    """5c.3: the votes of one species; nothing where no party has food there."""

    species: Species
    first_seat: int | None
    first_votes: int
    second_seat: int | None
    second_votes: int
    season: bool
    """Whether a season card took a vote off the first number."""
    manipulated: bool
    tally: tuple[int, ...]
    """Seats by party up to now."""


class OverhangCounted(Event, frozen=True):
    """9a.6: an additional seat for the party that leads there."""

    species: Species
    seat: int | None
    tally: tuple[int, ...]


class MigrationCounted(Event, frozen=True):
    """9a.5: an additional seat for the party that played the card."""

    seat: int
    tally: tuple[int, ...]


class ParliamentSeated(Event, frozen=True):
    """5c.4, 5c.5: all seats, their sum, and the majority (nothing with two parties)."""

    seats: tuple[int, ...]
    total: int
    majority: int | None


class LoyaltyPledged(Event, frozen=True):
    """9a.7: so many of the party's tokens are to stay there after the count."""

    seat: int
    species: Species
    food: int


class FoodStayed(Event, frozen=True):
    """9a.7: loyal animals."""

    seat: int
    species: Species
    food: int


class FoodCleared(Event, frozen=True):
    """5c.6: everything else goes back to the supply. How much, by seat."""

    food: tuple[int, ...]


class IncomePaid(Event, frozen=True):
    """5c.8: food by seat."""

    food: tuple[int, ...]


# --- D and F


class ProposalTurn(Event, frozen=True):
    """Whose turn it is to propose, and what the proposal hands out."""

    seat: int
    prizes: tuple[Prize, ...]


class OfferMade(Event, frozen=True):
    """5d.20, 5d.21, 5d.22, 5d.27: an offer, a counter-offer or a demand; on the side, about a proposal to come."""

    number: int
    kind: OfferKind
    seat: int
    party_seat: int
    terms: tuple[Prize, ...]


class OfferSettled(Event, frozen=True):
    """What became of an offer: its answer, or none; and, after the vote, whether an agreement was kept."""

    number: int
    proposer_seat: int
    partner_seat: int
    terms: tuple[Prize, ...]
    status: OfferStatus


class Granted(Event, frozen=True):
    """A line of the proposal that is being announced."""

    seat: int
    prize: Prize
    party_seat: int


class Proposed(Event, frozen=True):
    """5d.4: the proposal is complete, and all vote."""

    seat: int
    grants: tuple[tuple[Prize, int], ...]


class ProposalPassed(Event, frozen=True):
    """5d.8: no proposal from this party."""

    seat: int


class VoteCast(Event, frozen=True):
    """Seen by its owner alone."""

    seat: int
    yes: bool


class VotesOpened(Event, frozen=True):
    """5d.10: all votes are revealed together."""

    proposer_seat: int
    votes: tuple[bool, ...]
    """By seat."""
    yes: int
    """Seats in parliament behind it."""
    majority: int
    accepted: bool


class FellToProposer(Event, frozen=True):
    """5d.13: a prize that was meant for a party that voted no."""

    seat: int
    prize: Prize
    party_seat: int


class GovernmentFormed(Event, frozen=True):
    """5d.11: the new government; office cards and program markers follow."""

    government_seats: tuple[int, ...]
    opposition_seats: tuple[int, ...]


class GovernmentStays(Event, frozen=True):
    """5d.17, 7.2: nobody was elected; the former government stays."""

    government_seats: tuple[int, ...]
    interim: bool


class NoGovernment(Event, frozen=True):
    """5d.18: there was none before either."""


class ProgramSet(Event, frozen=True):
    """Whose program markers lie on P1 and P2."""

    p1_seat: int | None
    p2_seat: int | None


# --- E


class EventRevealed(Event, frozen=True):
    """5e.1: the event card of the round, by name; see the view for what it says."""

    card: str
    kind: Literal["donation", "strike", "resistance", "good-harvest", "crop-failure", "end-of-game"]


class Donated(Event, frozen=True):
    """9b.1"""

    seat: int
    office: Office
    food: int


class Defected(Event, frozen=True):
    """9a.10: seats change sides."""

    seat: int
    victim_seat: int
    seats: int


# --- G


class Discarded(Event, frozen=True):
    seat: int
    card: str


class ResistancePaid(Event, frozen=True):
    seat: int
    food: int


class GoalNamed(Event, frozen=True):
    """5g.9, 8.1: the Prime Minister names who implements the goal."""

    seat: int
    party_seat: int


class GoalMissed(Event, frozen=True):
    """Why no goal comes of the government's program."""

    seat: int | None
    """Whose it was, if anybody's."""
    why: Literal["strike", "resistance", "no-majority", "no-government", "no-program"]


class Ended(Event, frozen=True):
    winner_seats: tuple[int, ...]
    funds: tuple[int, ...]
    """6.4: by seat, for they may break a tie."""


ZoocracyEvent = (
    RoundBegan
    | PhaseBegan
    | OrderSet
    | TurnPassed
    | Ready
    | MarkerMoved
    | OfficeTurned
    | OfficeMoved
    | Drew
    | DeckRenewed
    | CardPlayed
    | GoalReached
    | BidChosen
    | BidsOpened
    | BidsTied
    | PresidentElected
    | PresidencyUndecided
    | BlockadePlaced
    | BlockadeLifted
    | ManipulationPlaced
    | ManipulationLifted
    | CampaignTurn
    | Fed
    | Smeared
    | ParliamentCleared
    | SpeciesCounted
    | OverhangCounted
    | MigrationCounted
    | ParliamentSeated
    | LoyaltyPledged
    | FoodStayed
    | FoodCleared
    | IncomePaid
    | ProposalTurn
    | OfferMade
    | OfferSettled
    | Granted
    | Proposed
    | ProposalPassed
    | VoteCast
    | VotesOpened
    | FellToProposer
    | GovernmentFormed
    | GovernmentStays
    | NoGovernment
    | ProgramSet
    | EventRevealed
    | Donated
    | Defected
    | Discarded
    | ResistancePaid
    | GoalNamed
    | GoalMissed
    | Ended
)
