/**
 * A step as frames: squirrels run their routes stop by stop, tokens move over the stock board, coins and cards go where
 * they belong, tiles are laid. No rules here: what happened comes with the events, and each frame's view holds what its
 * events have shown so far. Passes and book-keeping take no time.
 */
import type { BoardEvent, SoundName } from "../../lib/board";
import type { AnimationFrame, FlightPath } from "../../lib/board_animation.svelte";
import type { Event, Family, FamilyView, SquirrelRun, View } from "./words";

export interface Flight extends FlightPath {
  readonly what: "coin" | "token" | "squirrel" | "card";
  readonly family: Family | null;
  /** What stands on it: the kind of a squirrel, an amount. */
  readonly text: string;
}

/** Squirrels that are running: all at the same time, from stop to stop. */
export interface Running {
  readonly family: Family;
  readonly runs: readonly SquirrelRun[];
  /** The stop that each squirrel is on its way to, counted from 1; it stays at its last one when it has no further. */
  readonly reached: number;
  /** The nuts of the stops reached when the frame begins. */
  readonly nuts: number;
  /** How long the way to the next stop takes. */
  readonly ms: number;
}

export interface Scene {
  /** What may be shown: the position before, and of the step only what its frames have shown. */
  readonly view: View;
  readonly running: Running | null;
  /** The hex where a tile has just been laid, or a station built. */
  readonly laid: string | null;
}

type Frame = AnimationFrame<Scene, Flight>;

const BEAT = 150;
const SHORT = 220;
const MOVE = 320;
const TOTAL = 350;
/** A squirrel's way to its next stop, at most and at least. */
const LEG = 350;
const SHORT_LEG = 150;
const LONGEST_RUN = 2000;
const LONGEST_STEP = 2500;

export function sceneOf(view: View): Scene {
  return { view, running: null, laid: null };
}

export function animate(before: View | null, events: readonly BoardEvent<Event>[], view: View): readonly Frame[] {
  if (!before || !events.length) return [];
  const frames: Frame[] = [];
  let scene = sceneOf(before);
  let number = 0; // of the event that is animated

  const show = (ms: number, next: Partial<Scene>, sound: SoundName | null = null, flights: readonly Flight[] = []): void => {
    scene = { ...scene, running: null, laid: null, ...next };
    frames.push({ ms, scene, flights, sound, event: number });
  };
  /** Something goes from place to place; it is counted where it arrives once it is there. */
  const send = (ms: number, sound: SoundName, flights: readonly Flight[], arrived: (view: View) => View, next: Partial<Scene> = {}): void => {
    show(ms, next, sound, flights);
    scene = { ...scene, view: arrived(scene.view) };
  };
  const pay = (family: Family, amount: number, next: Partial<Scene> = {}): void => {
    if (amount > 0) send(SHORT, "coin", [coin(amount, `token-${family} ${matOf(family)}`, treasuryOf(family), family)], (now) => withTreasury(now, family, amount), next);
  };

  let kitchens: { readonly family: Family; readonly amount: number }[] = [];
  const payKitchens = (): void => {
    const paid = kitchens;
    kitchens = [];
    if (!paid.length) return;
    const flights = paid.map(({ family, amount }) => coin(amount, `kitchen-${family} ${matOf(family)}`, treasuryOf(family), family));
    send(SHORT, "coin", flights, (now) => paid.reduce((seen, { family, amount }) => withTreasury(seen, family, amount), now));
  };

  for (const { event, number: logNumber } of events) {
    if (event.type !== "kitchen-paid") payKitchens();
    number = logNumber;
    switch (event.type) {
      case "kitchen-paid":
        kitchens.push(event);
        break;
      case "tile-laid":
        scene = { ...scene, view: withTreasury(withHex(scene.view, event.hex, view), event.family, -event.cost) };
        show(SHORT, { laid: event.hex }, "card");
        break;
      case "station-built":
        scene = { ...scene, view: withTreasury(withHex(scene.view, event.hex, view), event.family, -event.cost) };
        show(SHORT, { laid: event.hex }, "card");
        break;
      case "marked":
        scene = { ...scene, view: withHex(scene.view, event.hex, view) };
        show(SHORT, { laid: event.hex }, "card");
        break;
      case "ran":
        for (const running of runFrames(event)) show(running.ms, { running }, running.reached ? "coin" : "roll");
        break;
      case "water-paid":
        pay(event.family, event.amount, { running: scene.running }); // the squirrels wait
        break;
      case "harvest-kept":
        pay(event.family, event.amount);
        break;
      case "harvest-shared": {
        const flights = event.paid.flatMap((amount, seat) =>
          amount > 0 ? [coin(amount, `${treasuryOf(event.family)} token-${event.family}`, purseOf(seat), event.family)] : [],
        );
        if (flights.length) send(MOVE, "coin", flights, (now) => event.paid.reduce(withCash, now));
        break;
      }
      case "reputation-moved": {
        const { family, row, column } = event;
        const from = `token-${family} ${matOf(family)}`;
        scene = { ...scene, view: withoutToken(scene.view, family) };
        const flight: Flight = { what: "token", family, text: "", from, to: `box-${row}-${column}` };
        send(MOVE, "card", [flight], (now) => withToken(now, event));
        break;
      }
      case "launched":
        send(SHORT, "coin", [coin(event.treasury, purseOf(event.seat), `${treasuryOf(event.family)} token-${event.family}`, event.family)], (now) => now);
        break;
      case "card-bought": {
        const from = `lounge-${event.family} kitchen-${event.family} ${matOf(event.family)} token-${event.family}`;
        const flight: Flight = { what: "card", family: event.family, text: "", from, to: placeOf(event.seat) };
        send(SHORT, "card", [flight], (now) => withCash(now, -event.price, event.seat));
        break;
      }
      case "cards-sold":
        send(SHORT, "coin", [coin(event.amount, `${matOf(event.family)} token-${event.family}`, purseOf(event.seat), event.family)], (now) =>
          withCash(now, event.amount, event.seat),
        );
        break;
      case "power-bought": {
        const flight: Flight = { what: "card", family: null, text: "", from: `power-${event.power}`, to: placeOf(event.seat) };
        send(SHORT, "card", [flight], (now) => withCash(now, -event.price, event.seat));
        break;
      }
      case "power-paid":
      case "ticket-cashed": {
        const cashed = event.type === "ticket-cashed";
        const amount = cashed ? event.value - event.given : event.amount;
        const from = cashed ? `tickets-${event.seat} ticket` : `power-${event.power}`;
        if (amount > 0) send(SHORT, "coin", [coin(amount, from, purseOf(event.seat), null)], (now) => withCash(now, amount, event.seat));
        break;
      }
      case "squirrel-bought": {
        const source = event.source === null ? (event.kitchen ? "kitchen-squirrels" : "deck") : matOf(event.source);
        const flight: Flight = {
          what: "squirrel",
          family: event.family,
          text: event.kind,
          from: `squirrel-${event.squirrel} ${source}`,
          to: `squirrels-${event.family} ${matOf(event.family)}`,
        };
        send(MOVE, "card", [flight], (now) => withSquirrel(now, event));
        break;
      }
      case "squirrel-discarded":
      case "squirrel-retired": {
        const kind = squirrelKind(scene.view, event.squirrel);
        const from = `squirrel-${event.squirrel}${event.family ? ` squirrels-${event.family} ${matOf(event.family)}` : ""}`;
        const to = event.type === "squirrel-retired" ? from : "kitchen-squirrels";
        const flight: Flight = { what: "squirrel", family: event.family, text: kind, from, to };
        scene = { ...scene, view: withoutSquirrel(scene.view, event.squirrel) };
        // All that retire at the same moment leave together.
        const last = frames.at(-1);
        if (last && event.type === "squirrel-retired" && last.flights.every((one) => one.what === "squirrel" && one.from === one.to) && last.flights.length)
          frames[frames.length - 1] = { ...last, scene, flights: [...last.flights, flight] };
        else show(MOVE, {}, "card", [flight]);
        break;
      }
      case "ended":
        show(MOVE, {}, "win");
        break;
      default:
        break; // passes and book-keeping
    }
  }
  payKitchens();
  return atMost(LONGEST_STEP, frames);
}

// --- places

/** A family's mat, or its place in the order of families, which is always in view. */
function matOf(family: Family): string {
  return `family-${family} order-${family}`;
}

function treasuryOf(family: Family): string {
  return `treasury-${family} order-${family}`;
}

function placeOf(seat: number): string {
  return `seat-${seat} order-seat-${seat}`;
}

function purseOf(seat: number): string {
  return `cash-${seat} income-${seat} ${placeOf(seat)}`;
}

/** Without flights that begin or end at nothing that is in view; a frame that showed nothing else takes no time. */
export function withPlaces(frames: readonly Frame[], places: ReadonlySet<string>): readonly Frame[] {
  const inView = (names: string): boolean => names.split(" ").some((name) => places.has(name));
  return frames.map((frame) => {
    const flights = frame.flights.filter(({ from, to }) => inView(from) && inView(to));
    if (flights.length === frame.flights.length) return frame;
    const empty = !flights.length && !frame.scene.running && frame.scene.laid === null;
    return { ...frame, flights, ms: empty ? 0 : frame.ms };
  });
}

// --- runs

/** One frame for the start, one for the way to each further stop, and one to read the sum. */
function runFrames({ family, runs, nuts }: { readonly family: Family; readonly runs: readonly SquirrelRun[]; readonly nuts: number }): readonly Running[] {
  if (!runs.length) return [];
  const stops = Math.max(1, ...runs.map((run) => run.stops.length));
  const leg = Math.max(SHORT_LEG, Math.min(LEG, Math.floor(LONGEST_RUN / stops)));
  const frames: Running[] = [{ family, runs, reached: 0, nuts: 0, ms: BEAT }];
  for (let reached = 1; reached <= stops; reached++) {
    frames.push({ family, runs, reached, nuts: nutsOf(runs, reached - 1), ms: reached === 1 ? BEAT : leg });
  }
  return [...frames, { family, runs, reached: stops + 1, nuts, ms: TOTAL }];
}

/** What the first stops of all runs bring. */
export function nutsOf(runs: readonly SquirrelRun[], reached: number): number {
  const counted = runs.flatMap((run) => run.stops.slice(0, Math.max(0, reached)));
  return counted.reduce((sum, stop) => sum + stop.nuts, 0);
}

// --- what an event changes in the view

function withFamily(view: View, family: Family, change: (one: FamilyView) => FamilyView): View {
  return { ...view, families: view.families.map((one) => (one.family === family ? change(one) : one)) };
}

function withTreasury(view: View, family: Family, amount: number): View {
  return withFamily(view, family, (one) => ({ ...one, treasury: one.treasury + amount }));
}

function withCash(view: View, amount: number, seat: number): View {
  return { ...view, players: view.players.map((one, who) => (who === seat ? { ...one, cash: one.cash + amount } : one)) };
}

/** The hex as it is after the step: a step changes a hex once. */
function withHex(view: View, hex: string, after: View): View {
  const laid = after.hexes.find((one) => one.hex === hex);
  return laid ? { ...view, hexes: view.hexes.map((one) => (one.hex === hex ? laid : one)) } : view;
}

function withoutToken(view: View, family: Family): View {
  const stacks = view.stacks
    .map((stack) => ({ ...stack, families: stack.families.filter((one) => one !== family) }))
    .filter((stack) => stack.families.length);
  return { ...view, stacks };
}

/** A token that enters a box goes below those already there. */
function withToken(view: View, { family, row, column, price }: { family: Family; row: number; column: number; price: number }): View {
  const there = view.stacks.find((stack) => stack.row === row && stack.column === column);
  const stacks = there
    ? view.stacks.map((stack) => (stack === there ? { ...stack, families: [...stack.families, family] } : stack))
    : [...view.stacks, { row, column, families: [family] }];
  return withFamily({ ...view, stacks }, family, (one) => ({ ...one, row, column, price }));
}

function withSquirrel(view: View, event: Extract<Event, { type: "squirrel-bought" }>): View {
  const squirrel = { id: event.squirrel, kind: event.kind, asleep: false, last_run: false };
  const bought = withFamily(withoutSquirrel(view, event.squirrel), event.family, (one) => ({
    ...one,
    treasury: Math.max(0, one.treasury + event.helped + event.loan - event.price),
    squirrels: [...one.squirrels, squirrel],
  }));
  return event.source ? withTreasury(bought, event.source, event.price) : bought;
}

function withoutSquirrel(view: View, squirrel: string): View {
  const families = view.families.map((one) => ({ ...one, squirrels: one.squirrels.filter(({ id }) => id !== squirrel) }));
  return { ...view, families, kitchen: view.kitchen.filter(({ id }) => id !== squirrel) };
}

function squirrelKind(view: View, squirrel: string): string {
  const all = [...view.families.flatMap((family) => family.squirrels), ...view.kitchen];
  return all.find((one) => one.id === squirrel)?.kind ?? "";
}

function coin(amount: number, from: string, to: string, family: Family | null): Flight {
  return { what: "coin", family, text: String(amount), from, to, keepSize: true };
}

/** A long step is shown faster. */
function atMost(ms: number, frames: readonly Frame[]): readonly Frame[] {
  const total = frames.reduce((sum, frame) => sum + frame.ms, 0);
  if (total <= ms) return frames;
  const faster = (length: number): number => Math.max(1, Math.floor((length * ms) / total));
  return frames.map((frame) => {
    const running = frame.scene.running && { ...frame.scene.running, ms: faster(frame.ms) };
    return { ...frame, ms: faster(frame.ms), scene: { ...frame.scene, running } };
  });
}
