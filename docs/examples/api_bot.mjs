// A bot for the Bot API: it accepts every invitation and plays its games. See docs/bot-api.md.
//
//   node api_bot.mjs http://localhost:8700 TOKEN [games, with commas between them]

const [server, token, games = ""] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };

/** The JSON objects of a stream, for as long as the server goes on. */
async function* lines(path) {
  let rest = "";
  for await (const chunk of (await fetch(server + path, { headers })).body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop();
    for (const line of parts) if (line) yield JSON.parse(line);
  }
}

/** Sends it; again where the server asks to wait. What has come too late is refused, and that does no harm. */
async function post(path, body) {
  const answer = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status !== 429) return;
  await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get("Retry-After"))));
  await post(path, body);
}

async function play(table) {
  for await (const message of lines(`/api/bot/tables/${table}`)) {
    for (const { seat, point, choices } of message.views ?? []) {
      if (!choices.length || !message.waiting_on.includes(seat)) continue;
      const { action } = choices[Math.floor(Math.random() * choices.length)]; // here it thinks
      await post(`/api/bot/tables/${table}`, { type: "act", token: crypto.randomUUID(), seat, point, action });
    }
    if (message.type === "table-changed" && ["over", "abandoned"].includes(message.table.phase)) return;
  }
}

for await (const event of lines(`/api/bot/events?games=${games}`)) {
  if (event.type === "invitation") await post(`/api/bot/invitations/${event.id}/accept`, {});
  else if (event.type === "game-begun") void play(event.table);
}
