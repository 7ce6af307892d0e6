// A player for the arena: it answers each line of JSON with a line of JSON. See docs/arena.md.
//
//   menagerie arena lucky-lions --bots keeper --outside "mine=node docs/examples/outside_bot.mjs"

import { createInterface } from "node:readline";

let turns = 0;

/** The place of the action it takes: another one each time, so that it never plays the same twice in a row. */
function choose(view, legal) {
  turns += 1;
  return (turns * 7 + Object.keys(view).length) % legal.length;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "choose") {
    process.stdout.write(`${JSON.stringify({ action: choose(message.view, message.legal) })}\n`);
  } else if (message.type === "end") {
    break;
  }
}
process.exit(0);
