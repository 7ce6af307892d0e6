/**
 * A step as frames: from the position before, event by event, to the position after.
 *
 * No rules here: who won, who pays and what is left comes with the events. The only thing computed is how far apart two
 * animals stand on a drawn ring, so that its arrows light up one after the other.
 */
import type { BoardEvent, SoundName } from "../../lib/board";
import type { AnimationFrame, FlightPath } from "../../lib/board_animation.svelte";
import { animalOf, type Animal, type Card, type Event, type View, type ZooCard } from "./words";

export interface BattleScene {
  readonly zoo: ZooCard | null;
  /** The zoo card went to its winner or under the deck; its cycle is still shown. */
  readonly gone: boolean;
  readonly battlers: readonly number[];
  /** What each seat has shown, in order. */
  readonly rolled: readonly (readonly Card[])[];
  /** The card that counts, per seat. */
  readonly results: readonly (Card | null)[];
  /** The cards are being shuffled. */
  readonly rolling: boolean;
  /** Whose card is turned over in this frame. */
  readonly turning: number | null;
  /** How many arrows are lit from each animal on. */
  readonly litArrows: number;
  /** Who holds the best animal; null before it is known. */
  readonly best: readonly number[] | null;
  readonly gainer: number | null;
  readonly discarder: number | null;
  readonly voided: boolean;
  /** The last battle: the next turn has begun. */
  readonly past: boolean;
}

export interface Flight extends FlightPath {
  /** A zoo card, its points, or an animal card face up or down. */
  readonly what: "zoo" | "points" | "back" | Card;
  readonly zoo: ZooCard | null;
}

export interface Scene {
  readonly view: View;
  readonly market: readonly ZooCard[];
  readonly scores: readonly number[];
  /** The zoo cards each player has won. */
  readonly won: readonly (readonly ZooCard[])[];
  readonly battle: BattleScene | null;
}

export type Frame = AnimationFrame<Scene, Flight>;

const CARD = 320;
const BEAT = 240;
const FLIP = 260;
const ARROW = 200;
const VERDICT = 350;

/** The position at rest; what is known of the battle that led here, or goes on, stays visible. */
export function sceneOf(view: View, last: Scene | null = null, animated = false): Scene {
  const same = last?.view.point === view.point && last.view.turn === view.turn;
  const battle = battleNow(view, animated || same ? (last?.battle ?? null) : null);
  return { view, market: view.market, scores: view.scores, won: view.won, battle };
}

/** Where nobody may refuse a card, the winner's last one is what was fought for. */
function justWon(view: View, gainer: number | null): ZooCard | null {
  return gainer === null || view.options.longer ? null : (view.won[gainer]?.at(-1) ?? null);
}

function battleNow(view: View, last: BattleScene | null): BattleScene | null {
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
    litArrows: last?.litArrows ?? (battle.tied.length || battle.gainer !== null ? (battle.zoo?.arrows ?? 0) : 0),
    best: battle.tied.length ? battle.tied : (last?.best ?? null),
    gainer: battle.gainer,
    discarder: battle.discarder,
    voided: false,
    past: false,
  };
}

/** For each shown animal, how many arrows it is to the next one on the ring. */
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

/** How many arrows light up: none where the card's own rule decides, or where all show the same. */
function arrowsToLight(battle: BattleScene): number {
  const zoo = battle.zoo;
  const shown = battle.battlers.flatMap((seat) => battle.results[seat] ?? []).map(animalOf);
  if (!zoo || new Set(shown).size < 2) return 0;
  if (zoo.special === "extra-rule" && zoo.named.every((animal) => shown.includes(animal)) && shown.length === 2)
    return 0;
  return Math.max(0, ...gaps(zoo, shown).values());
}

export function animate(before: View | null, events: readonly BoardEvent<Event>[], view: View): readonly Frame[] {
  if (!before || !events.length) return [];
  const known = new Map<string, ZooCard>();
  for (const one of [before, view]) {
    const piles = [one.market, one.buried, one.unseen, ...one.won, one.battle?.zoo ? [one.battle.zoo] : []];
    for (const card of piles.flat()) known.set(card.id, card);
  }
  const frames: Frame[] = [];
  let number = 0; // of the event that is animated
  let scene = sceneOf(before);
  if (scene.battle?.past) scene = { ...scene, battle: null };

  const show = (
    ms: number,
    next: Partial<Scene>,
    flights: readonly Flight[] = [],
    sound: SoundName | null = null,
  ): void => {
    scene = { ...scene, ...next };
    frames.push({ ms, scene, flights, sound, event: number });
  };
  const nobody = (): BattleScene => {
    const seats = view.dice.map(() => null);
    return {
      zoo: null,
      gone: false,
      battlers: [],
      rolled: seats.map(() => []),
      results: seats,
      rolling: false,
      turning: null,
      litArrows: 0,
      best: null,
      gainer: null,
      discarder: null,
      voided: false,
      past: false,
    };
  };
  const battle = (change: Partial<BattleScene>): { battle: BattleScene } => ({ battle: { ...(scene.battle ?? nobody()), turning: null, ...change } });
  const zooFlight = (from: string, to: string, zoo: ZooCard | null): Flight[] => [{ what: "zoo", zoo, from, to }];

  events.forEach(({ event, number: logNumber }, index) => {
    number = logNumber;
    const now = scene.battle ?? nobody();
    const previous = events[index - 1]?.event.type;
    switch (event.type) {
      case "chosen": {
        const zoo = event.card;
        const market = scene.market.flatMap((card) => (card.id === zoo.id ? (event.refill ?? []) : card));
        show(CARD, { market, battle: { ...nobody(), zoo } }, zooFlight(`zoo-${zoo.id}`, "battle", zoo), "card");
        break;
      }
      case "challenged":
        show(BEAT, battle({ battlers: [event.seat, event.opponent_seat] }));
        break;
      case "gathered": {
        const round = view.dice.map((_, place) => (event.seat + place) % view.dice.length);
        show(BEAT, battle({ battlers: round.filter((seat) => seat !== event.excluded_seat) }));
        break;
      }
      case "rolled": {
        if (previous !== "rolled") show(CARD, battle({ rolling: true }), [], "roll");
        const rolled = now.rolled.map((cards, seat) => (seat === event.seat ? [...cards, event.card] : cards));
        const results = now.results.map((card, seat) => (seat === event.seat ? event.card : card));
        show(FLIP, battle({ rolling: false, turning: event.seat, rolled, results }), [], "card");
        break;
      }
      case "kept":
        if (event.open)
          show(
            BEAT,
            battle({ results: now.results.map((card, seat) => (seat === event.seat ? event.card : card)) }),
            [],
            "card",
          );
        break;
      case "fox-used":
        show(BEAT, battle({ rolled: now.rolled.map((cards, seat) => (seat === event.seat ? [] : cards)) }));
        break;
      case "panda-replaced": {
        const market = scene.market.flatMap((card) => (card.id === event.new.id ? event.old : card));
        show(CARD, { market, ...battle({ zoo: event.new }) }, zooFlight(`zoo-${event.new.id}`, "battle", event.new), "card");
        break;
      }
      case "voided":
        show(CARD, battle({ gone: true, voided: true }), zooFlight("battle", "deck", now.zoo), "card");
        break;
      case "dolphin-left":
        show(CARD, {}, [{ what: "wild-dolphin", zoo: null, from: `slot-${event.seat}`, to: "pile" }], "card");
        break;
      case "compared": {
        for (let arrow = 1; arrow <= arrowsToLight(now); arrow++) show(ARROW, battle({ litArrows: arrow }));
        show(VERDICT, battle({ best: event.best_seats }));
        break;
      }
      case "tie-settled":
        show(VERDICT, battle({ best: event.left_seats }));
        break;
      case "awarded":
        show(BEAT, battle({ gainer: event.player_seat }));
        break;
      case "discarder-named":
        show(BEAT, battle({ discarder: event.player_seat }));
        break;
      case "gained": {
        const zoo = known.get(event.card) ?? null;
        show(
          VERDICT,
          battle({ gainer: event.seat, gone: true }),
          zooFlight("battle", `won-${event.seat}`, zoo),
          "card",
        );
        // The card has arrived; its points fly to the owner's disc, which then moves on.
        show(
          CARD,
          { won: scene.won.map((cards, seat) => (seat === event.seat && zoo ? [...cards, zoo] : cards)) },
          [{ what: "points", zoo, from: `won-${event.seat}`, to: `disc-${event.seat}`, keepSize: true }],
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
        show(CARD, battle({ gainer: event.seat, gone: true }), zooFlight("battle", "deck", now.zoo), "card");
        break;
      case "drew":
        show(CARD, {}, [{ what: "back", zoo: null, from: "pile", to: `die-${event.seat}` }], "card");
        break;
      case "discarded":
        show(
          CARD,
          battle({ discarder: event.seat }),
          [{ what: event.card ?? "back", zoo: null, from: `die-${event.seat}`, to: "pile" }],
          "card",
        );
        break;
      case "ended":
        show(VERDICT, {}); // the page plays the sound
        break;
    }
  });
  return frames;
}
