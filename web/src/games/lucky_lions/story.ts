/**
 * What happened, told frame by frame: from the table as it was, through every event, to the table as it is.
 *
 * No rules here: who won, who pays and what is left comes with the events. The only thing counted is how far apart two
 * animals stand on a drawn ring, so that its arrows can light up one after the other.
 */
import type { Happening, SoundName } from "../../lib/board";
import type { Moment, Way } from "../../lib/telling.svelte";
import { animalOf, type Animal, type Card, type Event, type View, type ZooCard } from "./words";

export interface Arena {
  readonly zoo: ZooCard | null;
  /** The zoo card has gone to its winner or under the deck; its cycle can still be read. */
  readonly gone: boolean;
  readonly battlers: readonly number[];
  /** What each seat has shown, in order. */
  readonly rolled: readonly (readonly Card[])[];
  /** The one that counts, where it is no longer open. */
  readonly results: readonly (Card | null)[];
  /** The cards are being shuffled. */
  readonly rolling: boolean;
  /** Whose card is turned over at this very moment. */
  readonly turning: number | null;
  /** How many arrows are lit from each animal on. */
  readonly lit: number;
  /** Who holds the best animal; nothing before it is known. */
  readonly best: readonly number[] | null;
  readonly gainer: number | null;
  readonly discarder: number | null;
  readonly voided: boolean;
  /** Only a memory: the next turn has begun. */
  readonly past: boolean;
}

export interface Flight extends Way {
  /** A zoo card, its points, an animal seen or unseen. */
  readonly what: "zoo" | "points" | "back" | Card;
  readonly zoo: ZooCard | null;
}

export interface Scene {
  readonly view: View;
  readonly market: readonly ZooCard[];
  readonly scores: readonly number[];
  /** The zoo cards that lie before each player. */
  readonly won: readonly (readonly ZooCard[])[];
  readonly arena: Arena | null;
}

export type Frame = Moment<Scene, Flight>;

const CARD = 320;
const BEAT = 240;
const FLIP = 260;
const ARROW = 200;
const VERDICT = 350;

/** The table as the view has it; what is known of the battle that led here, or goes on, stays visible. */
export function settled(view: View, last: Scene | null = null, told = false): Scene {
  const same = last?.view.point === view.point && last.view.turn === view.turn;
  const arena = arenaNow(view, told || same ? (last?.arena ?? null) : null);
  return { view, market: view.market, scores: view.scores, won: view.won, arena };
}

/** Where nobody may refuse a card, the last one before the winner is what was fought over. */
function justWon(view: View, gainer: number | null): ZooCard | null {
  return gainer === null || view.options.longer ? null : (view.won[gainer]?.at(-1) ?? null);
}

function arenaNow(view: View, last: Arena | null): Arena | null {
  const battle = view.battle;
  if (!battle) return last && last.battlers.length ? { ...last, rolling: false, turning: null, past: true } : null;
  return {
    zoo: battle.zoo ?? last?.zoo ?? justWon(view, battle.gainer),
    gone: battle.zoo === null,
    battlers: battle.battlers,
    rolled: battle.rolled,
    results: battle.results,
    rolling: false,
    turning: null,
    lit: last?.lit ?? (battle.tied.length || battle.gainer !== null ? (battle.zoo?.arrows ?? 0) : 0),
    best: battle.tied.length ? battle.tied : (last?.best ?? null),
    gainer: battle.gainer,
    discarder: battle.discarder,
    voided: false,
    past: false,
  };
}

/** Where the animals that count stand on the ring, and how many arrows it is from each to the next. */
export function gaps(zoo: ZooCard, shown: readonly Animal[]): ReadonlyMap<Animal, number> {
  const there = zoo.cycle.filter((animal) => shown.includes(animal));
  const round = zoo.cycle.length;
  return new Map(
    there.map((animal) => {
      const place = zoo.cycle.indexOf(animal);
      const others = there
        .filter((other) => other !== animal)
        .map((other) => (zoo.cycle.indexOf(other) - place + round) % round);
      return [animal, others.length ? Math.min(...others) : round];
    }),
  );
}

/** The ring decides nothing where the card's own words do, or where all show the same. */
function arrowsToLight(arena: Arena): number {
  const zoo = arena.zoo;
  const shown = arena.battlers.flatMap((seat) => arena.results[seat] ?? []).map(animalOf);
  if (!zoo || new Set(shown).size < 2) return 0;
  if (zoo.special === "extra-rule" && zoo.named.every((animal) => shown.includes(animal)) && shown.length === 2)
    return 0;
  return Math.max(0, ...gaps(zoo, shown).values());
}

export function tell(before: View | null, happened: readonly Happening<Event>[], view: View): readonly Frame[] {
  if (!before || !happened.length) return [];
  const known = new Map<string, ZooCard>();
  for (const one of [before, view]) {
    const piles = [one.market, one.buried, one.unseen, ...one.won, one.battle?.zoo ? [one.battle.zoo] : []];
    for (const card of piles.flat()) known.set(card.id, card);
  }
  const frames: Frame[] = [];
  let scene = settled(before);
  if (scene.arena?.past) scene = { ...scene, arena: null };

  const show = (
    ms: number,
    next: Partial<Scene>,
    flights: readonly Flight[] = [],
    sound: SoundName | null = null,
  ): void => {
    scene = { ...scene, ...next };
    frames.push({ ms, scene, flights, sound });
  };
  const nobody = (): Arena => {
    const seats = view.dice.map(() => null);
    return {
      zoo: null,
      gone: false,
      battlers: [],
      rolled: seats.map(() => []),
      results: seats,
      rolling: false,
      turning: null,
      lit: 0,
      best: null,
      gainer: null,
      discarder: null,
      voided: false,
      past: false,
    };
  };
  const arena = (change: Partial<Arena>): { arena: Arena } => ({ arena: { ...(scene.arena ?? nobody()), turning: null, ...change } });
  const zooFlight = (from: string, to: string, zoo: ZooCard | null): Flight[] => [{ what: "zoo", zoo, from, to }];

  happened.forEach(({ event }, number) => {
    const now = scene.arena ?? nobody();
    const previous = happened[number - 1]?.event.type;
    switch (event.type) {
      case "chosen": {
        const zoo = known.get(event.card) ?? null;
        const refill = event.refill === null ? null : (known.get(event.refill) ?? null);
        const market = scene.market.flatMap((card) => (card.id === event.card ? (refill ?? []) : card));
        show(CARD, { market, arena: { ...nobody(), zoo } }, zooFlight(`zoo-${event.card}`, "arena", zoo), "card");
        break;
      }
      case "challenged":
        show(BEAT, arena({ battlers: [event.seat, event.opponent_seat] }));
        break;
      case "gathered": {
        const round = view.dice.map((_, place) => (event.seat + place) % view.dice.length);
        show(BEAT, arena({ battlers: round.filter((seat) => seat !== event.excluded_seat) }));
        break;
      }
      case "rolled": {
        if (previous !== "rolled") show(CARD, arena({ rolling: true }), [], "roll");
        const rolled = now.rolled.map((cards, seat) => (seat === event.seat ? [...cards, event.card] : cards));
        const results = now.results.map((card, seat) => (seat === event.seat ? event.card : card));
        show(FLIP, arena({ rolling: false, turning: event.seat, rolled, results }), [], "card");
        break;
      }
      case "kept":
        if (event.open)
          show(
            BEAT,
            arena({ results: now.results.map((card, seat) => (seat === event.seat ? event.card : card)) }),
            [],
            "card",
          );
        break;
      case "fox-used":
        show(BEAT, arena({ rolled: now.rolled.map((cards, seat) => (seat === event.seat ? [] : cards)) }));
        break;
      case "panda-replaced": {
        const fresh = known.get(event.new) ?? null;
        const old = known.get(event.old) ?? null;
        const market = scene.market.flatMap((card) => (card.id === event.new ? (old ?? []) : card));
        show(CARD, { market, ...arena({ zoo: fresh }) }, zooFlight(`zoo-${event.new}`, "arena", fresh), "card");
        break;
      }
      case "voided":
        show(CARD, arena({ gone: true, voided: true }), zooFlight("arena", "deck", now.zoo), "card");
        break;
      case "dolphin-left":
        show(CARD, {}, [{ what: "wild-dolphin", zoo: null, from: `slot-${event.seat}`, to: "pile" }], "card");
        break;
      case "compared": {
        for (let arrow = 1; arrow <= arrowsToLight(now); arrow++) show(ARROW, arena({ lit: arrow }));
        show(VERDICT, arena({ best: event.best_seats }));
        break;
      }
      case "tie-settled":
        show(VERDICT, arena({ best: event.left_seats }));
        break;
      case "awarded":
        show(BEAT, arena({ gainer: event.player_seat }));
        break;
      case "discarder-named":
        show(BEAT, arena({ discarder: event.player_seat }));
        break;
      case "gained": {
        const zoo = known.get(event.card) ?? null;
        show(
          VERDICT,
          arena({ gainer: event.seat, gone: true }),
          zooFlight("arena", `won-${event.seat}`, zoo),
          "card",
        );
        // The card lies there; its points go to their owner's disc, which then runs ahead.
        show(
          CARD,
          { won: scene.won.map((cards, seat) => (seat === event.seat && zoo ? [...cards, zoo] : cards)) },
          [{ what: "points", zoo, from: `won-${event.seat}`, to: `disc-${event.seat}`, whole: true }],
        );
        show(
          CARD,
          { scores: scene.scores.map((points, seat) => (seat === event.seat ? event.total : points)) },
          [],
          "coin",
        );
        break;
      }
      case "card-refused":
        show(CARD, arena({ gainer: event.seat, gone: true }), zooFlight("arena", "deck", now.zoo), "card");
        break;
      case "drew":
        show(CARD, {}, [{ what: "back", zoo: null, from: "pile", to: `die-${event.seat}` }], "card");
        break;
      case "discarded":
        show(
          CARD,
          arena({ discarder: event.seat }),
          [{ what: event.card ?? "back", zoo: null, from: `die-${event.seat}`, to: "pile" }],
          "card",
        );
        break;
      case "ended":
        show(VERDICT, {}); // the page itself has a sound for it
        break;
    }
  });
  return frames;
}
