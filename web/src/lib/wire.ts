// Written by `python -m menagerie.server.typescript` from the server's own structs. Do not edit by hand.

/** Who I am: a guest with a name, known by a signed cookie. */
export interface Me {
  name: string;
  language: "en" | "fr" | null;
  code: string;
  has_passphrase: boolean;
}

export interface ChangeMe {
  name?: string | null;
  language?: "en" | "fr" | null;
}

export interface SetPassphrase {
  passphrase: string;
}

export interface ContinueAs {
  code: string;
  passphrase: string;
}

/** One field of a game's options; its name and explanation are ``option-<name>`` and ``option-<name>-help``. */
export interface OptionField {
  name: string;
  kind: "choice" | "flag" | "number";
  default: boolean | number | string;
  least: number | null;
  most: number | null;
  choices: readonly string[];
}

/** Somebody to play against; what it does is said by ``bot-<name>`` in the game's catalogue. */
export interface BotOnShelf {
  name: string;
  level: "easy" | "hard" | "medium";
}

/** One box; its texts are in the game's catalogue: ``game-title``, ``game-summary``, ``bot-<name>``. */
export interface GameOnShelf {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: readonly OptionField[];
  bots: readonly BotOnShelf[];
}

export interface LedgerParagraph {
  number: string;
  text: string;
  ruling: boolean;
}

export interface LedgerSection {
  number: string;
  title: string;
  paragraphs: readonly LedgerParagraph[];
}

export interface Rules {
  game: string;
  title: string;
  language: "en" | "fr";
  sections: readonly LedgerSection[];
}

/** Thinking time: for each move, or for the whole game with an increment. */
export interface Clock {
  kind: "game" | "move";
  seconds: number;
  increment: number;
}

/** Who shall sit there: me, a friend who has the link, a bot, or someone here at my screen (pass and play). */
export interface SeatPlan {
  kind: "bot" | "friend" | "here" | "me";
  name?: string | null;
  bot?: string | null;
}

export interface TablePlan {
  game: string;
  seats: readonly SeatPlan[];
  options?: Record<string, boolean | number | string>;
  clock?: Clock | null;
  absence_minutes?: number;
  shuffle_seats?: boolean;
}

/** Sensible defaults, no questions. */
export interface PlayNow {
  game: string;
}

export interface NewTable {
  id: string;
}

export interface JoinTable {
  seat?: number | null;
  nonce?: string;
}

/** The owner begins, though not everyone has come. */
export interface StartTable {
  fill_with_bots?: boolean;
  bot?: string | null;
}

/** Play on from here against bots, with what that seat could know. */
export interface Branch {
  at: number;
  seat: number;
  bot?: string | null;
}

export interface SeatState {
  number: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  level: "easy" | "hard" | "medium" | null;
  mine: boolean;
  here: boolean;
  away_seconds: number | null;
  resigned: boolean;
  clock_ms: number | null;
}

/** Someone asks to take back; the others answer. */
export interface UndoRequest {
  seat: number;
  to_entry: number;
  waiting_for: readonly number[];
}

export interface TableState {
  id: string;
  game: string;
  options: Record<string, unknown>;
  phase: "abandoned" | "gathering" | "over" | "running";
  owner: boolean;
  seats: readonly SeatState[];
  spectators: number;
  clock: Clock | null;
  absence_minutes: number;
  promise: string;
  commitment: string | null;
  seed: string | null;
  undo: UndoRequest | null;
  hindsight: number;
  rematch: string | null;
  result: Result | null;
}

/** How the game ended. */
export interface Result {
  standings: readonly Standing[];
  ended_by: string;
  decided_by: string | null;
}

/** How one seat came out. */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  tie_breaks: readonly TieBreak[];
}

/** A figure that was compared because scores were level. */
export interface TieBreak {
  name: string;
  value: number;
}

export interface MyTable {
  id: string;
  game: string;
  phase: "abandoned" | "gathering" | "over" | "running";
  names: readonly string[];
  my_turn: boolean;
  my_seats: readonly number[];
  result: Result | null;
  hindsight: number;
  updated: number;
}

/** One seat's view (or the spectator's), what it may do, and a sentence a screen reader can say. */
export interface Sight {
  seat: number | null;
  view: unknown;
  legal: readonly unknown[];
  actions: readonly string[];
  foresight: readonly unknown[];
  point: string | null;
  text: string;
  can_undo: "by-consent" | "freely" | "in-hindsight" | "no";
}

export interface Hello {
  type: "hello";
  since?: number;
  language?: "en" | "fr";
  nonce?: string;
}

export interface Act {
  type: "act";
  token: string;
  seat: number;
  point: string;
  action: Record<string, unknown>;
}

export interface Say {
  type: "say";
  token: string;
  text: string;
}

/** Take back this seat's last decision: at once where nothing was revealed since, by consent of people otherwise. */
export interface AskUndo {
  type: "ask-undo";
  token: string;
  seat: number;
}

export interface AnswerUndo {
  type: "answer-undo";
  token: string;
  seat: number;
  agree: boolean;
}

/** Let a bot play an absent seat. */
export interface HandOver {
  type: "hand-over";
  token: string;
  seat: number;
  bot?: string | null;
}

/** I am back: the seat is mine again. */
export interface TakeBack {
  type: "take-back";
  token: string;
  seat: number;
}

/** Leave for good: a bot finishes for the seat, which cannot win. */
export interface Resign {
  type: "resign";
  token: string;
  seat: number;
}

/** The owner ends the table, or every person agrees to. */
export interface Abandon {
  type: "abandon";
  token: string;
  seat: number;
}

export interface Rematch {
  type: "rematch";
  token: string;
}

export interface AskHint {
  type: "ask-hint";
  token: string;
  seat: number;
}

/** Switch the language of everything that is told from here on. */
export interface Speak {
  type: "speak";
  language: "en" | "fr";
}

export interface Ping {
  type: "ping";
  token: string;
}

/** The table now, and how many entries there are for this reader. */
export interface Welcome {
  type: "welcome";
  table: TableState;
  entries: number;
  caught_up: boolean;
}

/** One line of the log: the n-th thing this reader may know of. */
export interface Entry {
  type: "entry";
  number: number;
  at: number;
  kind: "chat" | "move" | "seat" | "table" | "undo";
  seat: number | null;
  text: string;
  event: unknown | null;
  message: string | null;
  facts: Record<string, number | string>;
}

/** The position after the latest entry: one sight for each seat the reader holds, or the spectator's. */
export interface Sights {
  type: "sights";
  entries: number;
  waiting_on: readonly number[];
  sights: readonly Sight[];
}

/** Someone came, left, sat down; clocks; undo requests; the end. */
export interface TableChanged {
  type: "table-changed";
  table: TableState;
}

/** A request was carried out and is stored for good. */
export interface Done {
  type: "done";
  token: string;
}

/** A request was not carried out, and changed nothing. */
export interface Refusal {
  type: "refusal";
  token: string | null;
  reason: "malformed" | "no-undo" | "not-running" | "not-your-seat" | "rule" | "server" | "stale" | "too-fast" | "too-large" | "unknown" | "unknown-action";
  text: string;
  paragraph: string | null;
  instead: unknown | null;
}

export interface Hint {
  type: "hint";
  token: string;
  seat: number;
  action: unknown;
  text: string;
}

export interface Pong {
  type: "pong";
  token: string;
}

/** One position of a finished game. */
export interface Frame {
  at: number;
  moves: number;
  seat: number | null;
  sights: readonly Sight[];
  entries: readonly Entry[];
}

/** What was checked, step by step, in words. */
export interface Verification {
  ok: boolean;
  steps: readonly string[];
  promise: string;
  secret: string;
  commitment: string;
  seed: string | null;
  nonces: readonly string[];
}

/** An error of the HTTP API, for people. */
export interface Problem {
  status: number;
  reason: string;
  text: string;
  paragraph: string | null;
}

export type Language = "en" | "fr";

export type Request = Hello | Act | Say | AskUndo | AnswerUndo | HandOver | TakeBack | Resign | Abandon | Rematch | AskHint | Speak | Ping;

export type Tell = Welcome | Entry | Sights | TableChanged | Done | Refusal | Hint | Pong;

/** Lucky Lions. */
export declare namespace LuckyLions {
  /** Each field is explained to players by ``option-<field>`` in the catalogue. */
  export interface LuckyLionsOptions {
    more_decisions: boolean;
    no_shuffle: boolean;
    longer: boolean;
    busy_zoo: boolean;
    wild_animals: boolean;
    market: number;
    deck: "fixed" | "fresh";
  }

  /** 3.1: fight over this zoo card. */
  export interface Choose {
    type: "choose";
    card: string;
  }

  /** 3.3: fight against this player. */
  export interface Challenge {
    type: "challenge";
    opponent: number;
  }

  /** 6.12: keep this player from rolling. */
  export interface Exclude {
    type: "exclude";
    player: number;
  }

  /** 5a.1, 6.14: one more card for the smaller die. Secret. */
  export interface Pick {
    type: "pick";
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
  }

  /** 5a.2: change one's mind about a picked card. Secret. */
  export interface Swap {
    type: "swap";
    out: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
    into: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
  }

  /** 6.15: of two results, let this one count. Secret until all have chosen. */
  export interface Keep {
    type: "keep";
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
  }

  /** 7.4: use the wild fox. */
  export interface Reroll {
    type: "reroll";
  }

  /** 7.4: leave the wild fox as it is. */
  export interface Stand {
    type: "stand";
  }

  /** 7.8: the wild panda wants this zoo card instead. */
  export interface Replace {
    type: "replace";
    card: string;
  }

  /** 3.7: this player of the tied takes the zoo card. */
  export interface Award {
    type: "award";
    player: number;
  }

  /** 6.9: this player of the tied discards. */
  export interface Sentence {
    type: "sentence";
    player: number;
  }

  /** 5c.1: keep the zoo card that was won. */
  export interface Take {
    type: "take";
  }

  /** 5c.1: refuse the zoo card and draw animals. */
  export interface DrawInstead {
    type: "draw-instead";
  }

  /** 3.8: lay this card away. Secret. */
  export interface Discard {
    type: "discard";
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
  }

  /** A zoo card left the market to be fought over; the card that filled its place, if any. */
  export interface Chosen {
    type: "chosen";
    seat: number;
    card: string;
    refill: string | null;
  }

  export interface Challenged {
    type: "challenged";
    seat: number;
    opponent_seat: number;
  }

  /** 6.2: everybody fights; one may have been sent away. */
  export interface Gathered {
    type: "gathered";
    seat: number;
    excluded_seat: number | null;
  }

  /** Seen by its owner alone. */
  export interface Picked {
    type: "picked";
    seat: number;
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
    instead_of: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda" | null;
  }

  /** A secret choice is made, though it can still be changed. */
  export interface Ready {
    type: "ready";
    seat: number;
  }

  /** 5a.4: a battler rolls only some of the die's cards. */
  export interface SmallerDie {
    type: "smaller-die";
    seat: number;
    cards: number;
  }

  export interface Rolled {
    type: "rolled";
    seat: number;
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
  }

  /** 6.15: the result that counts; until all have chosen, its owner alone sees it. */
  export interface Kept {
    type: "kept";
    seat: number;
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
    open: boolean;
  }

  export interface FoxUsed {
    type: "fox-used";
    seat: number;
  }

  export interface FoxSpared {
    type: "fox-spared";
    seat: number;
  }

  /** 7.8: the battle is now over another zoo card. */
  export interface PandaReplaced {
    type: "panda-replaced";
    seat: number;
    old: string;
    new: string;
  }

  /** 7.6: a wild dolphin ended the battle; the zoo card went under the deck. */
  export interface Voided {
    type: "voided";
    seat: number;
    card: string;
  }

  export interface DolphinLeft {
    type: "dolphin-left";
    seat: number;
  }

  /** 7.7: nothing to draw, and no other card to go on with. */
  export interface DolphinStayed {
    type: "dolphin-stayed";
    seat: number;
  }

  /** The battle's outcome: who holds the best animal. */
  export interface Compared {
    type: "compared";
    best_seats: readonly number[];
  }

  /** 7.10, 7.11: wild animals changed who is tied. */
  export interface TieSettled {
    type: "tie-settled";
    by: "flamingo" | "lion";
    left_seats: readonly number[];
  }

  /** 3.7: the active player gave the zoo card to one of the tied. */
  export interface Awarded {
    type: "awarded";
    seat: number;
    player_seat: number;
  }

  /** 3.7, 6.9: the active player named who discards. */
  export interface Sentenced {
    type: "sentenced";
    seat: number;
    player_seat: number;
  }

  export interface Gained {
    type: "gained";
    seat: number;
    card: string;
    points: number;
    total: number;
  }

  /** 5c.1: the zoo card went under the deck. */
  export interface Refused {
    type: "refused";
    seat: number;
    card: string;
  }

  /** Cards are for the owner's eyes only. */
  export interface Drew {
    type: "drew";
    seat: number;
    count: number;
    cards: readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda")[];
  }

  /** 7.7, 5c.3: the discards became the new pile. */
  export interface PileRenewed {
    type: "pile-renewed";
    count: number;
  }

  export interface Discarded {
    type: "discarded";
    seat: number;
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda" | null;
  }

  export interface LastCardKept {
    type: "last-card-kept";
    seat: number;
  }

  /** 5b.3, 5b.4: a queue was put in a new order. */
  export interface Shuffled {
    type: "shuffled";
    seat: number;
  }

  /** 2.3: a zoo card filled a gap in the market. */
  export interface TurnedUp {
    type: "turned-up";
    card: string;
  }

  export interface Ended {
    type: "ended";
    winner_seats: readonly number[];
  }

  /** The table as one seat sees it. */
  export interface LuckyLionsView {
    seat: number | null;
    waiting_on: readonly number[];
    point: string | null;
    options: LuckyLionsOptions;
    turn: number;
    active: number;
    step: string;
    market: readonly ZooCard[];
    zoo_deck: number;
    buried: readonly ZooCard[];
    unseen: readonly ZooCard[];
    pile: number;
    discards: readonly DiscardView[];
    dice: readonly DieView[];
    scores: readonly number[];
    won: readonly (readonly ZooCard[])[];
    battle: BattleView | null;
    result: Result | null;
  }

  /** A zoo card as players see it. */
  export interface ZooCard {
    id: string;
    set: "base" | "busy";
    cycle: readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda")[];
    arrows: number;
    score: number;
    people: boolean;
    special: "autolose" | "autowin" | "die-split" | "double-roll" | "extra-rule" | "player-exclude" | null;
    named: readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda")[];
  }

  /** A card that was laid away. */
  export interface DiscardView {
    owner: number | null;
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda" | null;
  }

  /** One player's die. */
  export interface DieView {
    size: number;
    cards: readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda")[] | null;
    known: readonly (readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda")[])[];
    tail: readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda")[];
  }

  /** The battle that is being fought. */
  export interface BattleView {
    zoo: ZooCard | null;
    battlers: readonly number[];
    smaller_die: number;
    picks: readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda")[];
    rolled: readonly (readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda")[])[];
    kept: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda" | null;
    results: readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda" | null)[];
    fox_used: readonly boolean[];
    tied: readonly number[];
    gainer: number | null;
    discarder: number | null;
  }

  /** How the game ended. */
  export interface Result {
    standings: readonly Standing[];
    ended_by: string;
    decided_by: string | null;
  }

  /** How one seat came out. */
  export interface Standing {
    seat: number;
    rank: number;
    score: number;
    tie_breaks: readonly TieBreak[];
  }

  /** A figure that was compared because scores were level. */
  export interface TieBreak {
    name: string;
    value: number;
  }

  export type Action = Choose | Challenge | Exclude | Pick | Swap | Keep | Reroll | Stand | Replace | Award | Sentence | Take | DrawInstead | Discard;

  export type Event = Chosen | Challenged | Gathered | Picked | Ready | SmallerDie | Rolled | Kept | FoxUsed | FoxSpared | PandaReplaced | Voided | DolphinLeft | DolphinStayed | Compared | TieSettled | Awarded | Sentenced | Gained | Refused | Drew | PileRenewed | Discarded | LastCardKept | Shuffled | TurnedUp | Ended;

  export type Options = LuckyLionsOptions;

  export type View = LuckyLionsView;

  export type Foresight = never;
}

/** Zoo le Ma. */
export declare namespace ZooLeMa {
  /** Each field is explained to players by ``option-<field>`` in the catalogue. */
  export interface ZooLeMaOptions {
    professional: boolean;
    lone_bush_one_tree: boolean;
    one_bench_a_tile: boolean;
    strict_bank: boolean;
    flag_breaks_ties: boolean;
    tiles: "reconstructed";
  }

  /** 3.1: so many coins in the closed fist. Secret, and changeable, until everyone has bid. */
  export interface Bid {
    type: "bid";
    coins: number;
  }

  /** 4.1: the tile that was won goes here. */
  export interface Place {
    type: "place";
    x: number;
    y: number;
    rotation: number;
  }

  /** 2.2: the year's tiles are turned over, in the order they will be auctioned. */
  export interface YearBegan {
    type: "year-began";
    year: number;
    row: readonly ZooTile[];
  }

  /** A zoo tile as it lies unturned: half a in the west, half b in the east. */
  export interface ZooTile {
    id: number;
    a: Half;
    b: Half;
    bushes: number;
    ports: readonly ("AN" | "AS" | "AW" | "BE" | "BN" | "BS")[];
  }

  /** One half of a tile: an enclosure for one kind of animal. */
  export interface Half {
    animal: "apes" | "birds" | "mammals" | "reptiles" | "sea";
    stars: number;
  }

  /** 3.1: the next tile of the row is up for auction. */
  export interface Offered {
    type: "offered";
    auction: number;
    tile: number;
  }

  /** Seen by its owner alone. */
  export interface BidMade {
    type: "bid-made";
    seat: number;
    coins: number;
  }

  /** A closed fist is on the table. Changing the bid later is not told to anyone. */
  export interface BidReady {
    type: "bid-ready";
    seat: number;
  }

  /** 3.2: all fists open at once. */
  export interface BidsOpened {
    type: "bids-opened";
    bids: readonly number[];
  }

  /** 3.2: the highest bid pays and takes the tile; the others take their coins back. */
  export interface TileWon {
    type: "tile-won";
    seat: number;
    tile: number;
    price: number;
    tied_seats: readonly number[];
  }

  /** 3.4: after a tie the winner's flag goes under all the others. */
  export interface FlagDropped {
    type: "flag-dropped";
    seat: number;
    flags: readonly number[];
  }

  /** 4.1: the tile lies in the winner's zoo; where, as in the action `Place`. */
  export interface TilePlaced {
    type: "tile-placed";
    seat: number;
    tile: number;
    x: number;
    y: number;
    rotation: number;
    joined: number;
  }

  /** 4.6: it fits nowhere and leaves the game. */
  export interface TileLost {
    type: "tile-lost";
    seat: number;
    tile: number;
  }

  /** 5.2: the best enclosure of a kind in this zoo is worth more than before (0 where there was none). */
  export interface EnclosureGrew {
    type: "enclosure-grew";
    seat: number;
    animal: "apes" | "birds" | "mammals" | "reptiles" | "sea";
    before: number;
    stars: number;
  }

  /** 5.3: visitors of one kind walk to another zoo. */
  export interface VisitorsMoved {
    type: "visitors-moved";
    animal: "apes" | "birds" | "mammals" | "reptiles" | "sea";
    count: number;
    from_seat: number | null;
    to_seat: number;
  }

  /** 6.1: trees are carried to another zoo. */
  export interface TreesMoved {
    type: "trees-moved";
    count: number;
    from_seat: number | null;
    to_seat: number;
  }

  /** 7.1: closed paths, and a bench for each, in the middle of the grass they enclose. */
  export interface BenchesGained {
    type: "benches-gained";
    seat: number;
    spots: readonly Spot[];
  }

  /** A point where four cells meet: the south-west corner of the cell (x, y). No path ever runs there. */
  export interface Spot {
    x: number;
    y: number;
  }

  /** 8.1: visitors, trees and benches, each by seat, times the year. */
  export interface YearScored {
    type: "year-scored";
    year: number;
    visitors: readonly number[];
    trees: readonly number[];
    benches: readonly number[];
    points: readonly number[];
    totals: readonly number[];
  }

  /** 8.4: a coin a tile, by seat. (8.6: with the strict bank, as far as it reached.) */
  export interface IncomePaid {
    type: "income-paid";
    coins: readonly number[];
  }

  export interface Ended {
    type: "ended";
    winner_seats: readonly number[];
  }

  /** The table as one seat sees it. */
  export interface ZooLeMaView {
    seat: number | null;
    waiting_on: readonly number[];
    point: string | null;
    options: ZooLeMaOptions;
    start: readonly ("AN" | "AS" | "AW" | "BE" | "BN" | "BS")[];
    year: number;
    auction: number;
    step: string;
    row: readonly ZooTile[];
    lot: number;
    stack: number;
    unseen: readonly ZooTile[];
    bank: number;
    coins: readonly (number | null)[];
    bid: number | null;
    last: Auction | null;
    flags: readonly number[];
    placing: number | null;
    zoos: readonly ZooView[];
    lost: readonly Auction[];
    scores: readonly number[];
    sheet: readonly YearSheet[];
    result: Result | null;
  }

  /** What became of a tile. */
  export interface Auction {
    auction: number;
    tile: number;
    bids: readonly number[];
    winner: number;
    price: number;
    tied: readonly number[];
  }

  /** One player's zoo; all of it lies open. */
  export interface ZooView {
    entrance: string;
    tiles: readonly PlacedTile[];
    enclosures: readonly Enclosure[];
    bushes: number;
    bushes_since: number;
    trees: number;
    benches: readonly Spot[];
    visitors: number;
    income: number;
  }

  /** A tile in a zoo. Its half a lies at (x, y); unturned, half b lies to the east of it, and after each quarter turn clockwise to the south, west, north. */
  export interface PlacedTile {
    tile: ZooTile;
    x: number;
    y: number;
    rotation: number;
    auction: number;
    year: number;
  }

  /** 5.1: halves of one kind that lie half to half. */
  export interface Enclosure {
    animal: "apes" | "birds" | "mammals" | "reptiles" | "sea";
    stars: number;
    cells: readonly Cell[];
    best: boolean;
    visitors: number;
    since: number;
  }

  /** A square of the ground: the start tile covers (0, 0) and (1, 0), x grows to the east, y to the north. */
  export interface Cell {
    x: number;
    y: number;
  }

  /** 8.1: a year on the scoring block; each list is by seat. */
  export interface YearSheet {
    year: number;
    visitors: readonly number[];
    trees: readonly number[];
    benches: readonly number[];
    points: readonly number[];
  }

  /** How the game ended. */
  export interface Result {
    standings: readonly Standing[];
    ended_by: string;
    decided_by: string | null;
  }

  /** How one seat came out. */
  export interface Standing {
    seat: number;
    rank: number;
    score: number;
    tie_breaks: readonly TieBreak[];
  }

  /** A figure that was compared because scores were level. */
  export interface TieBreak {
    name: string;
    value: number;
  }

  /** What a placement would change at once: what the board shows before one commits to it. */
  export interface PlacementForesight {
    enclosures: readonly [EnclosureForesight, EnclosureForesight];
    visitors: readonly number[];
    visitors_of: readonly [readonly number[], readonly number[]];
    trees: readonly number[];
    benches: readonly Spot[];
    joined: number;
  }

  /** What an enclosure would be worth with the half of the tile that joins it. */
  export interface EnclosureForesight {
    animal: "apes" | "birds" | "mammals" | "reptiles" | "sea";
    stars: number;
    before: number;
  }

  export type Action = Bid | Place;

  export type Event = YearBegan | Offered | BidMade | BidReady | BidsOpened | TileWon | FlagDropped | TilePlaced | TileLost | EnclosureGrew | VisitorsMoved | TreesMoved | BenchesGained | YearScored | IncomePaid | Ended;

  export type Options = ZooLeMaOptions;

  export type View = ZooLeMaView;

  export type Foresight = PlacementForesight;
}
