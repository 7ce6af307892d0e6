// boardgame.io's own server with a game whose moves are comparable: four players, each gets a view of about the size of
// a Lucky Lions view, with the others' secrets stripped, after every move. Nothing is stored durably.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const CARDS = ["lion", "fox", "panda", "dolphin", "flamingo", "wild-lion", "wild-fox", "wild-panda"];

const bench = {
  name: "bench",
  setup: ({ ctx }) => ({
    market: CARDS.slice(0, 6).map((name, id) => ({ id: `${name}-${id}`, name, score: id + 1, kind: "zoo" })),
    deck: 20,
    pile: 12,
    discards: [],
    scores: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((seat) => [seat, 0])),
    players: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((seat) => [seat, CARDS.slice(0, 6)])),
    secret: { deck: CARDS },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: ({ G, playerID, random }, card) => {
      const hand = G.players[playerID];
      hand[random.Die(hand.length) - 1] = CARDS[card % CARDS.length];
      G.scores[playerID] += 1;
      G.discards = [...G.discards.slice(-5), { owner: playerID, card: CARDS[card % CARDS.length] }];
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [bench], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
