/**
 * A step as frames: a view that changes with every event, from the position before to the position after. No rules
 * here: what changes, and by how much, comes with the events.
 */
import type { BoardEvent, SoundName } from "../../lib/board";
import type { AnimationFrame, FlightPath } from "../../lib/board_animation.svelte";
import type { Event, Species, View } from "./words";

export interface Flight extends FlightPath {
  readonly what: "food" | "card" | "back";
  readonly seat: number;
  /** A card's name, or how many tokens. */
  readonly text: string;
}

/** The votes being counted: the species counted last, and who gained what. */
export interface VoteCount {
  readonly species: Species | null;
  readonly gains: readonly { readonly seat: number; readonly votes: number }[];
}

export interface Scene {
  readonly view: View;
  readonly voteCount: VoteCount | null;
  /** Bids or votes are being revealed in this frame. */
  readonly opening: "bids" | "votes" | null;
  /** How many seats there will be, so that the hemicycle keeps its size while it fills. */
  readonly places: number;
}

type Frame = AnimationFrame<Scene, Flight>;

const QUICK = 160;
const BEAT = 260;
const MOVE = 340;
const SPECIES = 430;
const OPENING = 1000;
/** The page waits no longer than six seconds for a step. */
const LONGEST = 5600;

const seated = (view: View): number => view.parties.reduce((sum, party) => sum + party.seats, 0);

export function sceneOf(view: View): Scene {
  return { view, voteCount: null, opening: null, places: seated(view) };
}

export function animate(before: View | null, events: readonly BoardEvent<Event>[], view: View): readonly Frame[] {
  if (!before || !events.length) return [];
  const frames: Frame[] = [];
  let number = 0; // of the event that is animated
  let scene: Scene = sceneOf(before);

  const show = (
    ms: number,
    change: Partial<View>,
    more: Partial<Omit<Scene, "view">> = {},
    flights: readonly Flight[] = [],
    sound: SoundName | null = null,
  ): void => {
    scene = { ...scene, opening: null, ...more, view: { ...scene.view, ...change } };
    frames.push({ ms, scene, flights, sound, event: number });
  };
  const parties = (seat: number, change: (party: View["parties"][number]) => Partial<View["parties"][number]>) => ({
    parties: scene.view.parties.map((party) => (party.seat === seat ? { ...party, ...change(party) } : party)),
  });
  const seats = (tally: readonly number[]) => ({
    parties: scene.view.parties.map((party) => ({ ...party, seats: tally[party.seat] ?? 0 })),
  });
  const species = (id: Species, change: Partial<View["species"][number]>) => ({
    species: scene.view.species.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });
  const foodOn = (id: Species, more: Readonly<Record<number, number>>) => {
    const there = scene.view.species.find((one) => one.id === id)?.food ?? [];
    return species(id, { food: there.map((food, seat) => food + (more[seat] ?? 0)) });
  };
  const fed = (seat: number, id: Species, food: number): Flight[] => [
    { what: "food", seat, text: String(food), from: `party-${seat}`, to: `species-${id}` },
  ];

  for (const { event, number: logNumber } of events) {
    number = logNumber;
    switch (event.type) {
      case "round-began":
        show(BEAT, { round: event.round, event: null, votes: null });
        break;
      case "phase-began":
        show(QUICK, { phase: event.phase }, { voteCount: null });
        break;
      case "order-set":
        show(QUICK, { order: event.order_seats });
        break;
      case "ready":
        show(QUICK, { waiting_on: scene.view.waiting_on.filter((seat) => seat !== event.seat) });
        break;
      case "marker-moved":
        show(
          QUICK,
          event.election === "presidential" ? { presidential_round: event.round } : { parliamentary_round: event.round },
        );
        break;
      case "office-turned":
      case "office-moved":
        show(BEAT, {
          offices: scene.view.offices.map((office) =>
            office.id !== event.office
              ? office
              : {
                  ...office,
                  face_up: event.face_up,
                  holder: event.type === "office-moved" ? event.holder_seat : office.holder,
                },
          ),
        });
        break;
      case "drew":
        show(
          BEAT,
          parties(event.seat, (party) => ({ cards: party.cards + event.count })),
          {},
          [{ what: "back", seat: event.seat, text: String(event.count), from: "deck", to: `hand-${event.seat} party-${event.seat}` }],
          "card",
        );
        break;
      case "card-played":
      case "discarded":
        show(
          MOVE,
          parties(event.seat, (party) => ({ cards: party.cards - 1 })),
          {},
          [{ what: "card", seat: event.seat, text: event.card, from: `hand-${event.seat} party-${event.seat}`, to: "pile deck" }],
          "card",
        );
        break;
      case "goal-reached":
        show(MOVE, parties(event.seat, () => ({ goals: event.goals })), {}, [], "coin");
        break;
      case "bids-opened": {
        const earlier = event.second ? scene.view.bids : null;
        const bids = {
          round: scene.view.round,
          first: earlier?.first ?? event.bids,
          second: event.second ? event.bids : [],
          winner: null,
        };
        // The bidding is over, or goes on among those who tied: opened hands stay open while the rest is animated.
        const { step, second_bid, bidders } = view;
        show(OPENING, { bids, step, second_bid, bidders, bid: null, waiting_on: [] }, { opening: "bids" }, [], "coin");
        break;
      }
      case "president-elected":
        show(BEAT, scene.view.bids ? { bids: { ...scene.view.bids, winner: event.seat } } : {});
        break;
      case "blockade-placed":
        show(MOVE, species(event.species, { blocked: true }), {}, [], "card");
        break;
      case "blockade-lifted":
        show(QUICK, species(event.species, { blocked: false }));
        break;
      case "manipulation-placed":
        show(MOVE, species(event.species, { manipulated: true }), {}, [], "card");
        break;
      case "manipulation-lifted":
        show(QUICK, species(event.species, { manipulated: false }));
        break;
      case "campaign-turn":
        show(QUICK, { active: event.seat });
        break;
      case "fed":
        show(MOVE, {}, {}, fed(event.seat, event.species, event.food), "coin");
        show(QUICK, foodOn(event.species, { [event.seat]: event.food }));
        break;
      case "smeared":
        show(MOVE, foodOn(event.species, { [event.victim_seat]: -1 }), {}, fed(event.seat, event.species, 1), "card");
        show(QUICK, foodOn(event.species, { [event.seat]: 1 }));
        break;
      case "parliament-cleared":
        show(BEAT, { ...seats([]), majority: null }, { places: Math.max(seated(view), 1) });
        break;
      case "species-counted": {
        const gains = [
          { seat: event.first_seat, votes: event.first_votes },
          { seat: event.second_seat, votes: event.second_votes },
        ].flatMap(({ seat, votes }) => (seat === null || !votes ? [] : [{ seat, votes }]));
        show(
          gains.length ? SPECIES : QUICK,
          seats(event.tally),
          { voteCount: { species: event.species, gains }, places: Math.max(seated(view), 1) },
          [],
          gains.length ? "coin" : null,
        );
        break;
      }
      case "overhang-counted":
      case "migration-counted": {
        const gains = event.seat === null ? [] : [{ seat: event.seat, votes: 1 }];
        const counted = event.type === "overhang-counted" ? event.species : null;
        show(MOVE, seats(event.tally), { voteCount: { species: counted, gains } }, [], "coin");
        break;
      }
      case "parliament-seated":
        show(MOVE, { ...seats(event.seats), majority: event.majority }, { voteCount: { species: null, gains: [] } });
        break;
      case "food-cleared":
        show(BEAT, { species: view.species }, { voteCount: null });
        break;
      case "proposal-turn":
        show(QUICK, { active: event.seat, proposal: view.proposal, votes: scene.view.votes });
        break;
      case "offer-made":
      case "offer-settled": {
        // Offers are numbered through the game, so the view has this one; its answer may come later in this step.
        const known = view.offers[event.number - 1];
        const offer = known && { ...known, status: event.type === "offer-settled" ? event.status : ("open" as const) };
        const others = scene.view.offers.filter((one) => one.number !== event.number);
        const offers = [...others, ...(offer ? [offer] : [])].sort((one, other) => one.number - other.number);
        show(BEAT, { offers });
        break;
      }
      case "granted": {
        const proposal = scene.view.proposal ?? view.proposal;
        show(QUICK, proposal ? { proposal: { ...proposal, grants: [...proposal.grants, event.party_seat] } } : {});
        break;
      }
      case "proposed":
        show(BEAT, scene.view.proposal ? { proposal: { ...scene.view.proposal, complete: true } } : {}, {}, [], "card");
        break;
      case "votes-opened": {
        const proposal = scene.view.proposal;
        const grants = proposal?.grants.map((party, place) => [proposal.prizes[place] ?? "p1", party] as const) ?? [];
        const { votes, yes, majority, accepted } = event;
        const { round, phase } = scene.view;
        const opened = { round, phase, proposer: event.proposer_seat, grants, votes, yes, majority, accepted };
        show(OPENING, { votes: opened, proposal: null, waiting_on: [] }, { opening: "votes" }, [], "card");
        break;
      }
      case "government-formed":
        show(MOVE, {
          parties: scene.view.parties.map((party) => ({
            ...party,
            side: event.government_seats.includes(party.seat) ? ("government" as const) : ("opposition" as const),
          })),
        });
        break;
      case "program-set":
        show(QUICK, { p1: event.p1_seat, p2: event.p2_seat });
        break;
      case "event-revealed": {
        const card = view.past_events.find((one) => one.id === event.card) ?? null;
        show(MOVE * 2, { event: card }, {}, [], "card");
        break;
      }
      case "defected": {
        const tally = scene.view.parties.map(({ seat, seats: held }) =>
          seat === event.seat ? held + event.seats : seat === event.victim_seat ? held - event.seats : held,
        );
        show(MOVE, seats(tally), {}, [], "card");
        break;
      }
      case "resistance-paid":
      case "goal-named":
      case "goal-missed":
      case "donated":
      case "income-paid":
      case "ended":
        show(BEAT, {});
        break;
    }
  }
  return shortened(frames);
}

/** A step that takes too long is played faster, so that nothing of it is cut off. */
function shortened(frames: readonly Frame[]): readonly Frame[] {
  const total = frames.reduce((sum, frame) => sum + frame.ms, 0);
  if (total <= LONGEST) return frames;
  return frames.map((frame) => ({ ...frame, ms: Math.round((frame.ms * LONGEST) / total) }));
}
