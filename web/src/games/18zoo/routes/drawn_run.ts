/** What a gesture on the map does to a run: every hex from one end to the other. */
import type { TrackMap } from "./track_map";

export type Way = readonly string[];

/** The gesture continued to the hex where the pointer is now: it follows track, and going back takes hexes off. */
export function follow(gesture: Way, hex: string, track: TrackMap): Way {
  const last = gesture.at(-1);
  if (last === undefined || last === hex) return gesture;
  const back = gesture.lastIndexOf(hex);
  if (back >= 0 && gesture.length - back <= 3) return gesture.slice(0, back + 1);
  // A quick pointer leaves hexes out; track that leads there in a few steps is meant.
  const more = track.continuation(gesture, hex, 3);
  return more ? [...gesture, ...more] : gesture;
}

/**
 * A dragged path becomes part of the run: between two hexes of the run it replaces what was there, from an end it
 * extends the run, and along the run from an end it shortens it. Elsewhere it is a new run.
 */
export function splice(run: Way, drag: Way, track: TrackMap): Way {
  const [first] = drag;
  const last = drag.at(-1);
  if (first === undefined || last === undefined || drag.length < 2) return run;
  if (run.length < 2) return drag;
  const from = run.indexOf(first);
  const to = run.indexOf(last);
  if (from < 0 && to < 0) return drag;
  if (from < 0) return splice(run, drag.toReversed(), track);
  return to < 0 ? branch(run, drag, from, track) : replace(run, drag, from, to);
}

function replace(run: Way, drag: Way, from: number, to: number): Way {
  if (from === to) return run;
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  const forwards = from < to ? drag : drag.toReversed();
  const part = run.slice(low, high + 1);
  if (part.length === forwards.length && part.every((hex, place) => hex === forwards[place])) {
    if (from === 0) return run.slice(to);
    return from === run.length - 1 ? run.slice(0, to + 1) : run;
  }
  return [...run.slice(0, low), ...forwards, ...run.slice(high + 1)];
}

/** The path begins on the run and leaves it. */
function branch(run: Way, drag: Way, from: number, track: TrackMap): Way {
  if (drag[1] === run[from + 1]) return [...run.slice(0, from), ...drag];
  if (drag[1] === run[from - 1]) return [...drag.toReversed(), ...run.slice(from + 1)];
  const [hex, next] = drag;
  const goesOn = (behind: string | undefined): boolean =>
    behind !== undefined && hex !== undefined && next !== undefined && track.joined(behind, hex, next);
  const head = goesOn(run[from - 1]);
  const tail = goesOn(run[from + 1]);
  if (head && (!tail || from >= run.length - 1 - from)) return [...run.slice(0, from), ...drag];
  return tail ? [...drag.toReversed(), ...run.slice(from + 1)] : drag;
}

/**
 * A hex chosen by a click or by Enter: the run begins there, goes on to it by the shortest track, or is cut off at it.
 * At an end of the run, that end goes back to the stop before. Null where no track leads there.
 */
export function choose(run: Way, hex: string, track: TrackMap): Way | null {
  if (!run.length) return [hex];
  const at = run.indexOf(hex);
  if (at < 0) {
    const ahead = track.continuation(run, hex);
    const behind = run.length > 1 ? track.continuation(run.toReversed(), hex) : null;
    if (ahead && (!behind || ahead.length <= behind.length)) return [...run, ...ahead];
    return behind ? [...behind.toReversed(), ...run] : null;
  }
  if (run.length === 1) return [];
  if (at === run.length - 1) {
    const end = run.findLastIndex((one, place) => place < at && track.isEnd(one));
    return end < 0 ? [] : run.slice(0, end + 1);
  }
  if (at === 0) {
    const end = run.findIndex((one, place) => place > 0 && track.isEnd(one));
    return end < 0 ? [] : run.slice(end);
  }
  return at >= run.length - 1 - at ? run.slice(0, at + 1) : run.slice(at);
}

/** Whether two runs go the same way, whichever end is named first. */
export function sameWay(one: Way, other: Way): boolean {
  if (one.length !== other.length) return false;
  return one.every((hex, place) => hex === other[place]) || one.every((hex, place) => hex === other[other.length - 1 - place]);
}
