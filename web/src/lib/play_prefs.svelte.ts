/** How moves are made and shown, kept in this browser. */
import { read, write } from "./prefs.svelte";

export const CONFIRM_MOVES = ["off", "placements", "all"] as const;
export const BOT_PACES = ["slow", "normal", "fast", "instant"] as const;
export const ANIMATION_SPEEDS = ["slow", "normal", "fast", "off"] as const;

export type ConfirmMoves = (typeof CONFIRM_MOVES)[number];
export type BotPace = (typeof BOT_PACES)[number];
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

/** By what the length of an animation is multiplied. */
const SPEED: Record<AnimationSpeed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const BOT_SPEED: Record<BotPace, number> = { slow: 1, normal: 1, fast: 0.5, instant: 0 };
const PAUSE_AFTER_BOT_MS: Record<BotPace, number> = { slow: 1200, normal: 0, fast: 0, instant: 0 };

function readOne<Value extends string>(key: string, values: readonly Value[], usual: Value): Value {
  const stored = read(key);
  return values.find((value) => value === stored) ?? usual;
}

class PlayPreferences {
  #confirmMoves = $state(readOne("confirm-moves", CONFIRM_MOVES, "placements"));
  #botPace = $state(readOne("bot-pace", BOT_PACES, "normal"));
  #animationSpeed = $state(readOne("animation-speed", ANIMATION_SPEEDS, "normal"));
  #forcedChoices = $state(read("forced-choices") !== "off");
  #guide = $state(read("guide") !== "off");

  /** Which moves are asked about once more before they are made. */
  get confirmMoves(): ConfirmMoves {
    return this.#confirmMoves;
  }

  set confirmMoves(value: ConfirmMoves) {
    this.#confirmMoves = value;
    write("confirm-moves", value === "placements" ? null : value);
  }

  get botPace(): BotPace {
    return this.#botPace;
  }

  set botPace(value: BotPace) {
    this.#botPace = value;
    write("bot-pace", value === "normal" ? null : value);
  }

  get animationSpeed(): AnimationSpeed {
    return this.#animationSpeed;
  }

  set animationSpeed(value: AnimationSpeed) {
    this.#animationSpeed = value;
    write("animation-speed", value === "normal" ? null : value);
  }

  /** Whether a choice that is the only one is made by itself. */
  get forcedChoices(): boolean {
    return this.#forcedChoices;
  }

  set forcedChoices(on: boolean) {
    this.#forcedChoices = on;
    write("forced-choices", on ? null : "off");
  }

  /** Whether goal and phases stand above a decision. */
  get guide(): boolean {
    return this.#guide;
  }

  set guide(on: boolean) {
    this.#guide = on;
    write("guide", on ? null : "off");
  }

  /** By what the length of an animation is multiplied; 0 for none. */
  speed(byBot: boolean): number {
    return SPEED[this.#animationSpeed] * (byBot ? BOT_SPEED[this.#botPace] : 1);
  }

  /** How many milliseconds a bot's move stays in view before the next one is shown. */
  get pauseAfterBot(): number {
    return PAUSE_AFTER_BOT_MS[this.#botPace];
  }
}

export const playPrefs = new PlayPreferences();
