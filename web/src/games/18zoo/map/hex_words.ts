/** A hex in words, for those who hear the map or point at it. */
import { formatList } from "../../../lib/words.svelte";
import { familyName, say, type Family, type HexView } from "../words";
import type { Cell } from "./cells";
import { faceOfPrint, faceOfTile, type Face } from "./faces";

export function edgeName(edge: number): string {
  return say(`board-map-edge-${edge}`);
}

/** "south to north-west", "a bridge", "south, north and north-east to the station". */
function tracksInWords(face: Face, station: boolean): string[] {
  const paths = face.paths.map(([from, to]) => say("board-map-track", { from: edgeName(from), to: edgeName(to) }));
  const groups = face.groups
    .filter((edges) => edges.length)
    .map((edges) => say(station ? "board-map-tracks-station" : "board-map-tracks-meet", { edges: formatList(edges.map(edgeName)) }));
  const stubs = face.stubs.map((edge) => say("board-map-stub", { edge: edgeName(edge) }));
  return [...paths, ...groups, ...stubs];
}

function stationsInWords(hex: HexView): string[] {
  const spaces = hex.spaces ?? [];
  const said: string[] = [];
  const standing = spaces.filter((one): one is Family => one !== null && one !== "BLOCK");
  if (standing.length) said.push(say("board-map-stations", { families: formatList(standing.map(familyName)) }));
  if (spaces.includes("BLOCK")) said.push(say("board-map-works"));
  const free = spaces.filter((one, place) => one === null && !hex.kept?.[place]).length;
  if (hex.tile && free) said.push(say("board-map-free", { count: free }));
  const kept = (hex.kept ?? []).filter((one, place): one is Family => one !== null && spaces[place] == null);
  if (kept.length) said.push(say("board-map-kept", { families: formatList(kept.map(familyName)) }));
  if (hex.extra) said.push(say("board-map-extra", { family: familyName(hex.extra) }));
  return said;
}

export function hexInWords({ facts, hex, laidTile: tile, value, wheat, mark, reached, lastLaid }: Cell): string {
  const rotation = hex.rotation ?? 0;
  const said: string[] = [facts.hex];
  if (facts.home) said.push(say("board-map-home", { family: familyName(facts.home) }));
  else if (facts.area === "R") said.push(say("board-map-area-R", { nuts: value }));
  else if (facts.area === "M" || facts.area === "MM") said.push(say("board-map-hill", { area: facts.area, cost: facts.cost ?? 0 }));
  else said.push(say(`board-map-area-${facts.area}`));
  const face = tile ? faceOfTile(tile, rotation) : faceOfPrint(facts);
  if (tile) said.push(say("board-map-tile", { number: tile.supply, colour: say(`board-map-colour-${tile.colour}`) }));
  said.push(...tracksInWords(face, (tile?.slots ?? 0) > 0 || facts.area === "R"));
  if (tile?.nuts) said.push(say("board-map-nuts", { nuts: tile.nuts }));
  said.push(...stationsInWords(hex));
  if (hex.hole) said.push(say("board-map-hole"));
  if (wheat) said.push(say("board-map-wheat", { family: familyName(wheat) }));
  if (lastLaid) said.push(say("board-map-last-laid"));
  if (reached) said.push(say("board-map-reached"));
  if (mark?.ghost) said.push(say("board-map-ghost", { number: mark.ghost.tile.replace(/^X/, "") }));
  if (mark?.badge) said.push(mark.badge);
  if (mark?.hinted) said.push(say("board-map-hinted"));
  if (mark?.active) said.push(say("board-map-active"));
  return said.join(". ") + ".";
}
