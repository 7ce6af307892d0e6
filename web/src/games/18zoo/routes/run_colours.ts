/** The colour and the dashes of each run of a family, in the order of its squirrels: on the map and in the table. */
const RUN_COLOURS: readonly string[] = ["#b0124f", "#1450b4", "#6a1fa8", "#0a6350"];
const RUN_DASHES: readonly string[] = ["none", "16 7", "3 7", "16 6 3 6"];

export function runColour(index: number): string {
  return RUN_COLOURS[index % RUN_COLOURS.length] ?? "#b0124f";
}

export function runDash(index: number): string {
  return RUN_DASHES[index % RUN_DASHES.length] ?? "none";
}
