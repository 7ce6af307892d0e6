// Written by `python -m menagerie.server.typescript` from the server's own structs. Do not edit by hand.

/** The guest who sends the request, identified by the session cookie. */
export interface Me {
  id: string;
  name: string;
  language: "en" | "fr" | null;
  code: string;
  has_passphrase: boolean;
  named: boolean;
}

export interface ChangeMe {
  name?: string | null;
  language?: "en" | "fr" | null;
}

export interface SetPassphrase {
  passphrase: string;
  old?: string | null;
}

/** Removes me for good. */
export interface RemoveMe {
  passphrase: string;
}

export interface ContinueAs {
  code: string;
  passphrase: string;
}

/** A browser in which I am known. */
export interface SignIn {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface AdminSeat {
  number: number;
  name: string;
  person: boolean;
  bot: string | null;
  here: boolean;
  waited_for: boolean;
}

/** A table as its operator sees it: no cards, no chat. */
export interface AdminTable {
  id: string;
  game: string;
  phase: "abandoned" | "gathering" | "over" | "running";
  seats: readonly AdminSeat[];
  moves: number;
  connected: number;
  updated: number;
  stuck: "" | "bot-asleep" | "bot-slow";
}

export interface AdminOverview {
  version: string;
  uptime: number;
  tables: number;
  connections: number;
  thinking: number;
  stuck: number;
  longest_block: number;
  rows: readonly AdminTable[];
}

export interface MutePerson {
  hours: number;
}

/** How I learn that it is my turn. */
export interface Notices {
  push_key: string;
  devices: number;
  mail_offered: boolean;
  mail_address: string | null;
  mail_confirmed: boolean;
}

/** A browser's push subscription. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "fr";
}

export interface Unsubscribe {
  endpoint: string;
}

export interface SetMailAddress {
  address: string;
  language: "en" | "fr";
}

/** What a link from a notice or a mail does. */
export interface NoticeLink {
  purpose: "confirm-mail" | "end-mail" | "end-push";
}

/** One field of a game's options; its name and explanation are ``option-<name>`` and ``option-<name>-help``. */
export interface OptionField {
  name: string;
  kind: "choice" | "flag" | "number" | "several";
  default: boolean | number | string | readonly string[];
  least: number | null;
  most: number | null;
  choices: readonly string[];
}

/** A bot that people are offered. In the game's catalogue: its name ``bot-<name>-name``, how it plays ``bot-<name>``, and a sentence about it ``bot-<name>-about``. */
export interface BotInfo {
  name: string;
  paws: number;
}

/** The lesson of a game, before it is opened. */
export interface LessonInfo {
  minutes: number;
  steps: number;
  opponent: string;
  opponents: number;
}

/** One game; its texts are in its catalogue: ``game-title``, ``game-summary``, ``bot-<name>``. */
export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  weight: number;
  options: readonly OptionField[];
  bots: readonly BotInfo[];
  lesson: LessonInfo | null;
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

export interface SummaryPoint {
  title: string;
  text: string;
}

/** What a newcomer reads first. */
export interface RulesSummary {
  title: string;
  goal: string;
  points: readonly SummaryPoint[];
}

export interface Rules {
  game: string;
  title: string;
  language: "en" | "fr";
  summary: RulesSummary | null;
  sections: readonly LedgerSection[];
}

export interface FoundParagraph {
  number: string;
  marks: readonly (readonly [number, number])[];
}

/** The paragraphs that answer a question, best first. */
export interface RulesSearch {
  found: readonly FoundParagraph[];
}

/** What a piece, an icon or a number on a board is. */
export interface Explanation {
  id: string;
  name: string;
  text: string;
  when: string | null;
  paragraph: string;
}

/** One part of the legend. */
export interface ExplanationGroup {
  name: string;
  title: string;
  things: readonly Explanation[];
}

export interface Explanations {
  groups: readonly ExplanationGroup[];
}

/** Thinking time: for each move, or for the whole game with an increment. */
export interface Clock {
  kind: "game" | "move";
  seconds: number;
  increment: number;
}

/** Who gets the seat: me, a friend who has the link, a bot, or someone at my screen (``here``: pass and play). */
export interface SeatSetup {
  kind: "bot" | "friend" | "here" | "me";
  name?: string | null;
  bot?: string | null;
}

/** A new table, as its owner wants it. */
export interface MakeTable {
  game: string;
  seats: readonly SeatSetup[];
  options?: Record<string, boolean | number | string | readonly string[]>;
  clock?: Clock | null;
  absence_minutes?: number;
  shuffle_seats?: boolean;
  whispers?: boolean;
  hints?: boolean | null;
  undo?: boolean | null;
  hindsight?: boolean | null;
  ready_check?: boolean;
  visibility?: "link" | "open" | "private";
  invited?: readonly string[];
  spectators?: boolean | null;
  rated?: boolean;
}

/** A set-up that has no table yet. */
export interface GameSetup {
  players: number;
  options?: Record<string, boolean | number | string | readonly string[]>;
}

/** Whether a set-up is possible. */
export interface SetupCheck {
  ok: boolean;
  text: string;
  field: string | null;
}

/** A table of that game with default settings: me and bots. */
export interface PlayNow {
  game: string;
  bot?: string | null;
  players?: number | null;
}

export interface NewTable {
  id: string;
}

/** A lesson's table at that step, from 0; the last one where there are fewer. */
export interface OpenLesson {
  step?: number;
}

export interface RematchTable {
  id: string | null;
}

export interface JoinTable {
  seat?: number | null;
  nonce?: string;
}

/** The owner starts the game before every seat is taken. */
export interface StartTable {
  fill_with_bots?: boolean;
  bot?: string | null;
}

/** A question about a position of a finished game, as that seat or a spectator knew it. */
export interface AskPosition {
  query: Record<string, unknown>;
  seat?: number | null;
  language?: "en" | "fr";
}

/** Whether the seat could have done this at a position of a finished game. */
export interface CheckAtPosition {
  seat: number;
  action: Record<string, unknown>;
  language?: "en" | "fr";
}

/** Play on from a position of a finished game against bots, with what that seat could know. */
export interface Branch {
  at: number;
  seat: number;
  bot?: string | null;
}

export interface SeatState {
  number: number;
  kind: "bot" | "open" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  paws: number | null;
  mine: boolean;
  resigned: boolean;
  ready: boolean;
  can_whisper: boolean;
  clock_ms: number | null;
  outside_bot: boolean;
}

export interface SeatPresence {
  here: boolean;
  away_seconds: number | null;
}

/** A player asks to undo, and the other players answer. */
export interface UndoRequest {
  seat: number;
  to_entry: number;
  waiting_for: readonly number[];
}

/** What someone proposes and the others have to agree to. */
export interface Proposal {
  what: "abandon" | "hand-over";
  seat: number;
  absent: number | null;
  waiting_for: readonly number[];
}

/** Someone proposes to play again; one seat of each person stands for that person. */
export interface RematchProposal {
  seat: number;
  accepted: readonly number[];
  declined: readonly number[];
  waiting_for: readonly number[];
}

/** What the table is played with. */
export interface Allowed {
  hints: boolean;
  undo: boolean;
  hindsight: boolean;
}

export interface TableState {
  id: string;
  game: string;
  options: Record<string, unknown>;
  phase: "abandoned" | "gathering" | "over" | "running";
  owner: boolean;
  seats: readonly SeatState[];
  clock: Clock | null;
  absence_minutes: number;
  whispers: boolean;
  allowed: Allowed;
  ready_check: boolean;
  visibility: "link" | "open" | "private";
  spectators: boolean;
  rated: boolean;
  daily: string | null;
  tournament: string | null;
  document: string | null;
  promise: string;
  commitment: string | null;
  seed: string | null;
  undo: UndoRequest | null;
  proposal: Proposal | null;
  marked_undos: number;
  rematch: string | null;
  rematch_proposal: RematchProposal | null;
  foreign: string | null;
  continues: boolean;
  result: Result | null;
}

/** How the game ended. */
export interface Result {
  standings: readonly Standing[];
  ended_by: string;
  decided_by: string | null;
}

/** The final place of one seat. */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  tie_breaks: readonly TieBreak[];
}

/** A number that was compared because scores were equal. */
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
  marked_undos: number;
  updated: number;
}

/** One legal action, as a list of choices shows it. */
export interface Choice {
  action: unknown;
  group: string;
  short: string;
  long: string;
  number: number | null;
  foresight: unknown | null;
}

export interface AutoPassException {
  name: string;
  text: string;
  chosen: boolean;
}

/** Whether the table passes for the seat until the round is over; only its own person gets this. */
export interface AutoPassState {
  on: boolean;
  available: boolean;
  exceptions: readonly AutoPassException[];
  ended: string;
}

/** One seat's view of the position (or the spectator's), what it may do, and the position in words. */
export interface SeatView {
  seat: number | null;
  view: unknown;
  question: string;
  guide: Guide;
  choices: readonly Choice[];
  forced: boolean;
  point: string | null;
  text: string;
  undo: "consent" | "free" | "marked" | "none";
  reset: "consent" | "free" | "marked" | "none";
  auto_pass: AutoPassState | null;
}

/** What helps somebody who does not know the game yet: what one wants, what the decision is for, where in the turn or round it is. */
export interface Guide {
  goal: string;
  purpose: string;
  heading: string;
  phases: readonly string[];
  phase: number | null;
}

export interface Hello {
  type: "hello";
  since?: number;
  language?: "en" | "fr";
  nonce?: string;
  text?: boolean;
  changes?: boolean;
}

/** Make a move. */
export interface Act {
  type: "act";
  token: string;
  seat: number;
  point: string;
  action: Record<string, unknown>;
}

/** Check an action without doing it, for any seat the reader holds, at any time; answered by `WhyAnswer`. */
export interface Why {
  type: "why";
  token: string;
  seat: number;
  action: Record<string, unknown>;
}

/** Ask about the position, which changes nothing; answered by `Analysis`. For a seat the reader holds, or as a spectator, at any time once the game is dealt, also after its end. */
export interface Analyse {
  type: "analyse";
  token: string;
  seat: number | null;
  query: Record<string, unknown>;
}

/** A chat message for everybody. */
export interface Say {
  type: "say";
  token: string;
  text: string;
}

/** A canned phrase for everybody; each reader gets it in their own language. */
export interface SayPhrase {
  type: "say-phrase";
  token: string;
  phrase: "again" | "back" | "first-time" | "good-game" | "good-luck" | "goodbye" | "hello" | "must-go" | "nice-move" | "no" | "no-shared-language" | "one-moment" | "oops" | "sorry" | "take-your-time" | "thanks" | "undo-please" | "watch-out" | "yes" | "your-turn";
}

/** A chat message for that seat alone. */
export interface Whisper {
  type: "whisper";
  token: string;
  seat: number;
  text: string;
}

/** Undo this seat's last decision, in the way that `SeatView.undo` names. */
export interface AskUndo {
  type: "ask-undo";
  token: string;
  seat: number;
}

/** Undo everything this seat has decided in its turn, in the way that `SeatView.reset` names. */
export interface ResetTurn {
  type: "reset-turn";
  token: string;
  seat: number;
}

/** Let the table pass for this seat until the round is over or an exception holds, or end that. Nobody else learns of it. */
export interface SetAutoPass {
  type: "set-auto-pass";
  token: string;
  seat: number;
  on: boolean;
  exceptions?: readonly string[];
}

export interface AnswerUndo {
  type: "answer-undo";
  token: string;
  seat: number;
  agree: boolean;
}

/** Propose that a bot plays for an absent person; done at once where nobody else is connected. */
export interface HandOver {
  type: "hand-over";
  token: string;
  seat: number;
  bot?: string | null;
}

/** The person is back and plays again instead of the bot. */
export interface ReclaimSeat {
  type: "reclaim-seat";
  token: string;
  seat: number;
}

/** Leave for good: a bot plays on for the seat, which cannot win. At a table of two seats the game ends. */
export interface Resign {
  type: "resign";
  token: string;
  seat: number;
}

/** Propose to break the game off; done at once where nobody else has to agree. The owner closes a lobby with it. */
export interface Abandon {
  type: "abandon";
  token: string;
  seat: number;
}

/** Agree to what is proposed, or end the proposal. Who has agreed may do so again once the others are gone. */
export interface AnswerProposal {
  type: "answer-proposal";
  token: string;
  agree: boolean;
}

/** Say that the game may begin, or take that back. */
export interface SetReady {
  type: "set-ready";
  token: string;
  ready: boolean;
}

/** Propose to play again, or accept that. */
export interface Rematch {
  type: "rematch";
  token: string;
}

/** It can be changed until the new table is made. */
export interface AnswerRematch {
  type: "answer-rematch";
  token: string;
  agree: boolean;
}

/** Play again without those who declined or are not connected. */
export interface RematchWithout {
  type: "rematch-without";
  token: string;
  with_bots: boolean;
}

export interface AskHint {
  type: "ask-hint";
  token: string;
  seat: number;
}

/** What would the best bot have done instead of the decision I just made? Answered by `Advice`. Only where one person plays alone against bots. */
export interface AskAdvice {
  type: "ask-advice";
  token: string;
  seat: number;
  point: string;
}

/** Switch the language; the whole log and the views are sent again. */
export interface SetLanguage {
  type: "set-language";
  language: "en" | "fr";
}

/** The page shows the position in words from now on, or does no longer; the views are sent again with it. */
export interface SetText {
  type: "set-text";
  text: boolean;
}

/** Go on from a step of a lesson that is only read. */
export interface LessonNext {
  type: "lesson-next";
  token: string;
  step: number;
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

/** Who is connected. Sent on its own when someone connects or leaves, so that no position is rendered for it. */
export interface Presence {
  type: "presence";
  seats: readonly SeatPresence[];
  spectators: number;
}

/** What was said, and by whom. */
export interface ChatLine {
  name: string;
  person: string | null;
  text: string;
  to: number | null;
}

/** One log line: the n-th that this reader may see. */
export interface Entry {
  type: "entry";
  number: number;
  at: number;
  kind: "chat" | "move" | "seat" | "table" | "undo" | "whisper";
  seat: number | null;
  text: string;
  event: unknown | null;
  chat: ChatLine | null;
  undone: readonly number[] | null;
  headings: readonly LogHeading[];
  about: readonly number[];
  important: boolean;
}

/** A heading of the log. */
export interface LogHeading {
  text: string;
  level: number;
}

/** The position after the latest entry: one view for each seat the reader holds, or the spectator's. */
export interface SeatViews {
  type: "seat-views";
  entries: number;
  waiting_on: readonly number[];
  views: readonly SeatView[];
}

/** What is different from the last `SeatViews` or `ViewChanges` of this connection. For each of its views, in the same order, the fields that have other values now; in `view` those of the game's view, each with its whole value. */
export interface ViewChanges {
  type: "view-changes";
  entries: number;
  waiting_on: readonly number[];
  views: readonly (Record<string, unknown>)[];
}

/** Seats, clocks, undo requests or the phase have changed. */
export interface TableChanged {
  type: "table-changed";
  table: TableState;
}

/** A request was carried out and is stored durably. */
export interface Done {
  type: "done";
  token: string;
}

/** A request was not carried out, and changed nothing. */
export interface Refusal {
  type: "refusal";
  token: string | null;
  reason: "lesson" | "malformed" | "no-undo" | "not-allowed" | "not-running" | "not-your-seat" | "quota" | "rule" | "server" | "stale" | "too-fast" | "too-large" | "too-many" | "unknown" | "unknown-action";
  text: string;
  paragraph: string | null;
  instead: unknown | null;
}

/** Whether the action of a `Why` may be done now, and if not, the rule that forbids it. */
export interface WhyAnswer {
  type: "why-answer";
  token: string;
  legal: boolean;
  text: string;
  paragraph: string | null;
  instead: unknown | null;
}

/** The answer to an `Analyse`: the game's own `Answer`. */
export interface Analysis {
  type: "analysis";
  token: string;
  answer: unknown;
}

export interface Hint {
  type: "hint";
  token: string;
  seat: number;
  action: unknown;
  text: string;
}

/** The step of the lesson that is open now. */
export interface LessonStep {
  type: "lesson-step";
  step: number;
  steps: number;
  chapter: string;
  text: string;
  anchor: string | null;
  next: boolean;
  last: boolean;
}

/** The next step begins at another position: the page opens it at a table of its own. */
export interface LessonJump {
  type: "lesson-jump";
  step: number;
}

export interface Advice {
  type: "advice";
  token: string;
  seat: number;
  agrees: boolean;
  text: string;
}

export interface Pong {
  type: "pong";
  token: string;
}

/** One position of a finished game. */
export interface ReplayPosition {
  at: number;
  moves: number;
  seat: number | null;
  next_stop: number;
  previous_stop: number;
  views: readonly SeatView[];
  entries: readonly Entry[];
}

/** How likely each seat was to win after so many moves, by the estimate of a bot. */
export interface CurvePoint {
  at: number;
  win_probabilities: readonly number[];
}

/** A move after which the probabilities to win changed much. */
export interface TurningPoint {
  move: number;
  seat: number;
  title: string;
  changed: number;
  before: number;
  after: number;
  text: string;
}

/** The estimated probabilities to win over a game that is over, and its largest swings. */
export interface TurningPoints {
  moves: number;
  curve: readonly CurvePoint[];
  points: readonly TurningPoint[];
}

/** The answer to an `AskPosition`: the game's own `Answer`. */
export interface PositionAnswer {
  answer: unknown;
}

/** A position of a game that the reader has seen, from their own seats; nothing can be decided there. */
export interface PastPosition {
  entries: number;
  waiting_on: readonly number[];
  views: readonly SeatView[];
  only_pass: boolean;
}

/** A position that the reader has seen, and those after it. */
export interface PastPositions {
  positions: readonly PastPosition[];
  more: boolean;
}

/** How far the rules agree with another program's file. */
export interface ImportReport {
  source: string;
  actions: number;
  applied: number;
  refused: string;
  result: string;
  differences: readonly string[];
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

/** The body of every HTTP error response. */
export interface ErrorBody {
  status: number;
  reason: string;
  text: string;
  paragraph: string | null;
  field: string | null;
}

/** A token for a bot of that name: a new one, unless I have one of that name already. */
export interface MakeApiToken {
  bot: string;
  scopes?: readonly ("chat" | "invitations" | "play")[];
}

/** A token as it is listed. */
export interface ApiToken {
  id: string;
  bot: string;
  scopes: readonly ("chat" | "invitations" | "play")[];
  created: number;
  used: number;
}

export interface NewApiToken {
  token: string;
  listed: ApiToken;
}

/** A bot that reads its events, and can be invited. */
export interface OnlineBot {
  id: string;
  name: string;
  owner: string;
  games: readonly string[];
}

export interface InviteBot {
  bot: string;
}

/** A bot that was invited to a table. */
export interface InvitedBot {
  name: string;
  state: "accepted" | "declined" | "open";
}

/** Who the token's bot is. */
export interface BotAccount {
  id: string;
  name: string;
  owner: string;
  scopes: readonly ("chat" | "invitations" | "play")[];
}

/** Somebody wants to play with the bot. */
export interface Invitation {
  type: "invitation";
  id: string;
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  clock: Clock | null;
  by: string;
}

/** A game of the bot runs; said of all of them when it begins to read its events. */
export interface GameBegun {
  type: "game-begun";
  table: string;
  game: string;
  seats: readonly number[];
}

export interface GameEnded {
  type: "game-ended";
  table: string;
  game: string;
}

export interface AcceptInvitation {
  nonce?: string;
}

/** Where the bot sits now. */
export interface BotSeat {
  table: string;
  seat: number;
}

/** One game's deal of a day, and what I have done with it. */
export interface DailyDealState {
  game: string;
  players: number;
  options: Record<string, unknown>;
  bot: string;
  paws: number | null;
  finished: number;
  state: "counted" | "gave-up" | "late" | "open" | "playing";
  table: string | null;
  score: number | null;
  rank: number | null;
}

export interface DailyDay {
  date: string;
  ends: number;
  commitment: string;
  seed: string | null;
  deals: readonly DailyDealState[];
}

export interface DailyDays {
  now: number;
  today: DailyDay;
  yesterday: DailyDay | null;
}

/** One person on the list of scores. */
export interface DailyLine {
  place: number;
  name: string | null;
  score: number;
  rank: number;
  mine: boolean;
  table: string | null;
}

/** How many people have a score from `least` to `most`. */
export interface DailyBar {
  least: number;
  most: number;
  players: number;
}

export interface DailyResults {
  date: string;
  over: boolean;
  deal: DailyDealState;
  place: number | null;
  lines: readonly DailyLine[];
  bars: readonly DailyBar[];
}

/** What somebody chose in a position. */
export interface DailyChoice {
  text: string;
  players: number;
  mine: boolean;
}

/** One of my decisions, among all who sat before the same position. */
export interface DailyStep {
  number: number;
  at: number;
  question: string;
  players: number;
  choices: readonly DailyChoice[];
}

/** My game step by step, as far as somebody else's was the same. */
export interface DailySteps {
  steps: readonly DailyStep[];
  next: number | null;
}

export interface LobbySeat {
  kind: "bot" | "open" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  paws: number | null;
}

/** A table that anybody may join, or a running game that anybody may watch. */
export interface LobbyTable {
  id: string;
  game: string;
  phase: "gathering" | "running";
  options: Record<string, unknown>;
  clock: Clock | null;
  pace: "calm" | "free" | "quick" | "slow";
  rated: boolean;
  tournament: boolean;
  spectators: boolean;
  hints: boolean;
  seats: readonly LobbySeat[];
  updated: number;
}

/** Everything the lobby shows now, the latest first. */
export interface Lobby {
  type: "lobby";
  tables: readonly LobbyTable[];
}

/** Tables that are new or have changed, and those that are gone. */
export interface LobbyChanged {
  type: "lobby-changed";
  tables: readonly LobbyTable[];
  gone: readonly string[];
}

/** I look for a game; in place of what I looked for before. */
export interface FindGame {
  type: "find-game";
  games: readonly string[];
  fewest?: number;
  most?: number;
  pace?: "calm" | "free" | "quick" | "slow";
  rated?: boolean;
  bots_after?: number | null;
  paws?: number;
}

/** I look no more. */
export interface StopFinding {
  type: "stop-finding";
}

/** What I look for, and since when; null where I do not. */
export interface Finding {
  type: "finding";
  wish: FindGame | null;
  since: number;
  now: number;
  waiting: number;
}

/** I have been given a seat at that table. */
export interface Found {
  type: "found";
  table: string;
}

export interface HouseRules {
  language: "en" | "fr";
  text: string;
}

/** Somebody disturbs me: a line of my log at a table, or a person. */
export interface MakeReport {
  table?: string | null;
  entry?: number | null;
  person?: string | null;
  why?: string;
}

/** A chat line as the one who reports it read it. */
export interface ReportedLine {
  at: number;
  name: string;
  text: string;
  whispered: boolean;
  reported: boolean;
}

export interface AdminReport {
  id: string;
  at: number;
  reporter: string;
  reporter_id: string;
  accused: string;
  accused_id: string;
  why: string;
  table: string | null;
  game: string | null;
  lines: readonly ReportedLine[];
  open_reports: number;
  muted_until: number;
}

/** The report is dealt with; the person it accuses may be told to be silent for so many hours. */
export interface CloseReport {
  mute_hours?: number;
}

/** A text that the host edits. */
export interface AdminText {
  name: "house-rules-en" | "house-rules-fr" | "word-list";
  text: string;
  default: boolean;
}

export interface ChangeText {
  name: "house-rules-en" | "house-rules-fr" | "word-list";
  text: string;
}

/** How often somebody played a game. */
export interface GamesPlayed {
  game: string;
  among_people: number;
  among_people_won: number;
  with_bots: number;
  with_bots_won: number;
}

export interface FavouriteSetup {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  games: number;
}

export interface LastPlayer {
  name: string;
  person: string | null;
}

/** A game that is over, with its replay. */
export interface LastGame {
  table: string;
  game: string;
  ended: number;
  rank: number | null;
  players: readonly LastPlayer[];
}

/** Somebody whom I follow, mute or block. Nobody but me is told. */
export interface Related {
  kind: "block" | "follow" | "mute";
  person: string;
  name: string;
  since: number;
}

/** Follow, mute or block somebody from now on, or no longer. */
export interface SetRelation {
  kind: "block" | "follow" | "mute";
  on: boolean;
}

/** What everybody may know of a person. Games that are still running are not part of it. */
export interface Profile {
  id: string;
  name: string;
  kind: "bot" | "guest" | "member";
  mine: boolean;
  since: number | null;
  games: readonly GamesPlayed[];
  counted: number;
  favourites: readonly FavouriteSetup[];
  last: readonly LastGame[];
}

/** One game's puzzle of a day, and what I answered. */
export interface PuzzleInfo {
  game: string;
  grade: "easy" | "hard" | "medium";
  state: "nearly" | "open" | "right" | "wrong";
  counts: boolean;
  answers: number;
}

export interface PuzzleDay {
  date: string;
  puzzles: readonly PuzzleInfo[];
}

export interface PuzzleDays {
  now: number;
  ends: number;
  today: PuzzleDay;
  before: readonly PuzzleDay[];
  streak: number;
  right: number;
  answered: number;
}

/** What one choice is worth. */
export interface PuzzleChoice {
  place: number;
  text: string;
  win: number;
  error: number;
  solution: boolean;
  mine: boolean;
  played: boolean;
  people: number;
}

/** What is told after the answer. */
export interface PuzzleResult {
  verdict: "nearly" | "right" | "wrong";
  counts: boolean;
  best: string;
  reason: string;
  estimate: string;
  choices: readonly PuzzleChoice[];
  people: number;
  played: string;
  at: number;
  moves: number;
  curve: readonly CurvePoint[];
  table: string | null;
}

/** A puzzle as its seat sees it. Before the answer there is no result, and nothing of it follows from the rest. */
export interface Puzzle {
  date: string;
  today: boolean;
  game: string;
  grade: "easy" | "hard" | "medium";
  players: number;
  options: Record<string, unknown>;
  seat: number;
  seats: readonly SeatState[];
  view: SeatView;
  result: PuzzleResult | null;
}

/** My choice: one of those of the puzzle's view. */
export interface AnswerPuzzle {
  action: Record<string, unknown>;
  language?: "en" | "fr";
}

/** A board's question about the puzzle's position, as its seat knows it. */
export interface AskPuzzle {
  query: Record<string, unknown>;
  language?: "en" | "fr";
}

/** Whether the puzzle's seat could do this, and if not, why. */
export interface CheckAtPuzzle {
  action: Record<string, unknown>;
  language?: "en" | "fr";
}

export interface RatingPoints {
  points: number;
  uncertainty: number;
  games: number;
  played: number;
}

/** One person on a leaderboard. */
export interface BoardLine {
  place: number;
  person: string;
  name: string;
  rating: RatingPoints;
  cautious: number;
  mine: boolean;
}

/** A bot as the arena measured it. */
export interface BotPoints {
  bot: string;
  paws: number | null;
  rating: RatingPoints;
}

export interface Leaderboard {
  game: string;
  opponents: "bots" | "people";
  lines: readonly BoardLine[];
  more: boolean;
  me: string | null;
  mine: RatingPoints | null;
  my_place: number | null;
  bots: readonly BotPoints[];
  floor: number;
  most_uncertainty: number;
  uncertainty_a_week: number;
}

/** The rating after one game. */
export interface CurveGame {
  table: string;
  ended: number;
  rank: number;
  players: number;
  points: number;
  uncertainty: number;
}

/** A person's rating in one list of one game. */
export interface PersonRating {
  game: string;
  opponents: "bots" | "people";
  rating: RatingPoints;
  place: number | null;
  curve: readonly CurveGame[];
}

export interface PersonRatings {
  person: string;
  ratings: readonly PersonRating[];
}

/** What a game changed for one seat. */
export interface SeatRating {
  seat: number;
  rank: number;
  before: number;
  after: number;
  uncertainty: number;
  bot: boolean;
}

/** What the game of a table was for ratings. */
export interface TableRating {
  state: "counted" | "left-out" | "running" | "soon" | "unrated";
  why: string;
  opponents: "bots" | "people" | null;
  seats: readonly SeatRating[];
}

/** A new tournament, as its organiser wants it. */
export interface MakeTournament {
  name: string;
  game: string;
  about?: string;
  options?: Record<string, boolean | number | string | readonly string[]>;
  format?: "arena" | "knockout" | "round-robin" | "swiss";
  size?: number;
  fewest?: number;
  rounds?: number;
  minutes?: number;
  pace?: "calm" | "quick" | "slow";
  rated?: boolean;
  starts?: number | null;
  absence_minutes?: number;
  pause_minutes?: number;
  late_rounds?: number;
}

export interface NewTournament {
  id: string;
}

/** Bots of the organiser's choice take part. */
export interface AddTournamentBots {
  bot: string;
  count?: number;
}

export interface RemoveEntrant {
  entrant: number;
}

/** A tournament in the list. */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  format: "arena" | "knockout" | "round-robin" | "swiss";
  size: number;
  pace: "calm" | "quick" | "slow";
  rated: boolean;
  phase: "cancelled" | "open" | "over" | "running";
  starts: number | null;
  updated: number;
  entrants: number;
  organiser: string;
  mine: boolean;
}

export interface TournamentList {
  tournaments: readonly TournamentLine[];
  may_organise: boolean;
}

export interface TournamentEntrant {
  number: number;
  name: string;
  person: string | null;
  bot: string | null;
  paws: number | null;
  left: "absent" | "asked" | "removed" | null;
}

export interface TournamentStanding {
  place: number;
  entrant: number;
  points: number;
  games: number;
  wins: number;
  tie_breaks: readonly number[];
}

export interface TournamentTable {
  id: string;
  round: number;
  seats: readonly number[];
  made: boolean;
  result: "broken-off" | "forfeit" | "played" | null;
  points: readonly number[];
}

export interface TournamentRound {
  number: number;
  stage: number;
  tables: readonly TournamentTable[];
  byes: readonly number[];
}

/** All that a tournament's page shows. */
export interface TournamentState {
  type: "tournament-state";
  id: string;
  seq: number;
  name: string;
  about: string;
  game: string;
  options: Record<string, unknown>;
  format: "arena" | "knockout" | "round-robin" | "swiss";
  size: number;
  fewest: number;
  minutes: number | null;
  pace: "calm" | "quick" | "slow";
  clock: Clock;
  rated: boolean;
  starts: number | null;
  absence_minutes: number;
  pause_minutes: number;
  late_rounds: number;
  organiser: string;
  organiser_name: string;
  phase: "cancelled" | "open" | "over" | "running";
  cancelled: "never-begun" | "organiser" | "too-few" | null;
  created: number;
  ends: number | null;
  next_round_at: number | null;
  planned_rounds: number | null;
  rounds: number;
  most_entrants: number;
  newcomers: boolean;
  commitment: string;
  seed: string | null;
  entrants: readonly TournamentEntrant[];
  tie_breaks: readonly ("beaten" | "direct" | "fewer-games" | "lot" | "opponents" | "wins")[];
  standings: readonly TournamentStanding[];
  round: TournamentRound | null;
}

export type UndoKind = "consent" | "free" | "marked" | "none";

export type Language = "en" | "fr";

export type ClientMessage = Hello | Act | Why | Analyse | Say | SayPhrase | Whisper | AskUndo | AnswerUndo | HandOver | ReclaimSeat | Resign | Abandon | Rematch | ResetTurn | SetAutoPass | AskHint | AskAdvice | SetLanguage | LessonNext | Ping | AnswerProposal | SetReady | AnswerRematch | RematchWithout | SetText;

export type ServerMessage = Welcome | Presence | Entry | SeatViews | ViewChanges | TableChanged | Done | Refusal | WhyAnswer | Analysis | Hint | Advice | LessonStep | LessonJump | Pong;

/** The largest record that can be imported. */
export const RECORD_BYTES = 1048576;

/** The least and the most that a tournament may have. */
export const TOURNAMENT_BOUNDS = {"about": [0, 500], "absence": [1, 10080], "bots": [1, 64], "late": [0, 5], "minutes": [5, 240], "name": [3, 60], "pause": [0, 1440], "rounds": [1, 15]} as const;

/** The canned phrases, in the order in which they are offered. */
export const PHRASES = ["hello", "good-luck", "first-time", "no-shared-language", "yes", "no", "thanks", "sorry", "one-moment", "back", "take-your-time", "your-turn", "nice-move", "oops", "undo-please", "watch-out", "good-game", "again", "must-go", "goodbye"] as const;

/** 18ZOO. */
export declare namespace Game18zoo {
  /** Each field is explained to players by ``option-<field>`` in the catalogue. */
  export interface EighteenZooOptions {
    map: "A" | "B" | "C" | "D" | "E" | "F" | "custom";
    base: "BASE-1" | "BASE-2" | "BASE-3";
    modules: readonly string[];
    revealed_powers: boolean;
    compat: "18xx.games" | "rulebook";
  }

  /** Nothing more in this step: 5.3, 6.6, 7.1. Where the PATCH is asked for: no. */
  export interface Pass {
    type: "pass";
  }

  /** 5.2, 6.5: buy a power that is on display. */
  export interface BuyPower {
    type: "buy-power";
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
  }

  /** 10.3: the same at another price, as old records have it. */
  export interface BuyPowerFor {
    type: "buy-power-for";
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
    price: number;
  }

  /** 6.3: buy the parents card and choose the first reputation. */
  export interface Launch {
    type: "launch";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    value: number;
  }

  /** 6.4: buy a child or a cousin, from the lounge or the kitchen, wherever it is. */
  export interface BuyCard {
    type: "buy-card";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    card: number;
  }

  /** 6.2: sell these cards of a family in one go, or 7.6: for a forced purchase. */
  export interface Sell {
    type: "sell";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    cards: readonly number[];
    part: boolean;
  }

  /** 4.4: turn a ticket into money; in an operating round, give this much of it to the family. */
  export interface CashTicket {
    type: "cash-ticket";
    give: number;
  }

  /** MIDAS, IT'S ALL GREEK TO ME, TWO BARRELS: use it now. */
  export interface UsePower {
    type: "use-power";
    power: "IT_S_ALL_GREEK_TO_ME" | "MIDAS" | "TWO_BARRELS";
  }

  /** 11.4: DAYS OFF for this family. */
  export interface TakeDaysOff {
    type: "take-days-off";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
  }

  /** 11.6: WHATSUP: this family buys this squirrel now. */
  export interface CallSquirrel {
    type: "call-squirrel";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    squirrel: string;
    kind: "2J" | "4J" | null;
  }

  /** 7.1: the family wants to buy this power from the player who has it. */
  export interface AskForPower {
    type: "ask-for-power";
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
    price: number;
  }

  /** 7.2, 6.3: lay or upgrade a tile; with a power, beside the ordinary two. */
  export interface Lay {
    type: "lay";
    hex: string;
    tile: string;
    rotation: number;
    power: "ANCIENT_MAPS" | "MOLES" | "RABBITS" | null;
  }

  /** 7.3: build a station. */
  export interface BuildStation {
    type: "build-station";
    hex: string;
    power: "ON_A_DIET" | "THAT_S_MINE" | null;
  }

  /** Put the marker of a power on a hex. */
  export interface Mark {
    type: "mark";
    power: "HOLE" | "THAT_S_MINE" | "WHEAT" | "WORK_IN_PROGRESS";
    hex: string;
  }

  /** 7.4: let all squirrels run where they bring the most nuts. */
  export interface RunBest {
    type: "run-best";
  }

  /** 7.4: let no squirrel run. */
  export interface Rest {
    type: "rest";
  }

  /** 7.4: these runs. */
  export interface DrawRuns {
    type: "draw-runs";
    runs: readonly DrawnRun[];
  }

  /** One squirrel's run, drawn by hand. */
  export interface DrawnRun {
    squirrel: string;
    hexes: readonly string[];
    nuts: number | null;
    waters: number | null;
  }

  /** 7.5: distribute the harvest. */
  export interface Share {
    type: "share";
  }

  /** 7.5: keep the harvest in the treasury. */
  export interface Keep {
    type: "keep";
  }

  /** 7.6: buy from the deck or the kitchen. */
  export interface BuySquirrel {
    type: "buy-squirrel";
    squirrel: string;
    kind: "2J" | "4J" | null;
  }

  /** 7.6: want to buy this squirrel of another family; its price comes next. */
  export interface Approach {
    type: "approach";
    squirrel: string;
  }

  /** 7.6: offer this much for the squirrel. */
  export interface NamePrice {
    type: "name-price";
    price: number;
  }

  /** 7.6: offer a squirrel of one's own to the family that is buying, though nobody has asked; or when asked. */
  export interface OfferSquirrel {
    type: "offer-squirrel";
    squirrel: string;
    price: number;
  }

  /** 7.6: take back an offer that is not answered yet, or name no price after all. */
  export interface Withdraw {
    type: "withdraw";
  }

  /** 7.6: take the offer. */
  export interface Accept {
    type: "accept";
  }

  /** 7.6: refuse the offer. */
  export interface Decline {
    type: "decline";
  }

  /** 11.19: the PATCH for this squirrel, which would retire. */
  export interface Save {
    type: "save";
    squirrel: string;
  }

  /** 10.42: the PATCH for a squirrel that need not retire. */
  export interface PutPatch {
    type: "put-patch";
    squirrel: string;
  }

  /** 11.19: the PATCH comes off and is gone. */
  export interface TakeOffPatch {
    type: "take-off-patch";
  }

  /** 7.6: over the limit: this one goes to the kitchen. */
  export interface DiscardSquirrel {
    type: "discard-squirrel";
    squirrel: string;
  }

  /** 10.48: the table agrees to stop here, as records of 18xx.games may. */
  export interface EndByHand {
    type: "end-by-hand";
  }

  export interface Passed {
    type: "passed";
    seat: number;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    acted: boolean;
  }

  /** 5.2, 6.5: from the display. */
  export interface PowerBought {
    type: "power-bought";
    seat: number;
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
    price: number;
  }

  /** 11.3, 11.5: the bank pays for a power. */
  export interface PowerPaid {
    type: "power-paid";
    seat: number;
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
    amount: number;
  }

  export interface PowerUsed {
    type: "power-used";
    seat: number;
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
  }

  /** Used up, and out of the game. */
  export interface PowerGone {
    type: "power-gone";
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
  }

  /** 7.1: from a player to a family. */
  export interface PowerSold {
    type: "power-sold";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    seat: number;
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
    price: number;
  }

  export interface Launched {
    type: "launched";
    seat: number;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    value: number;
    treasury: number;
  }

  export interface CardBought {
    type: "card-bought";
    seat: number;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    card: number;
    price: number;
    kitchen: boolean;
  }

  export interface CardsSold {
    type: "cards-sold";
    seat: number;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    cards: readonly number[];
    animals: number;
    amount: number;
  }

  /** 6.2: the parents card changes hands for two single ones. */
  export interface ParentsExchanged {
    type: "parents-exchanged";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    old_seat: number;
    new_seat: number;
    cards: readonly number[];
  }

  export interface ReputationMoved {
    type: "reputation-moved";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    price: number;
    row: number;
    column: number;
  }

  export interface TicketCashed {
    type: "ticket-cashed";
    seat: number;
    value: number;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    given: number;
  }

  /** 7: two for every card in the kitchen. */
  export interface KitchenPaid {
    type: "kitchen-paid";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    amount: number;
  }

  export interface TileLaid {
    type: "tile-laid";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    hex: string;
    tile: string;
    rotation: number;
    cost: number;
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS" | null;
    home: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
  }

  export interface StationBuilt {
    type: "station-built";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    hex: string;
    cost: number;
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS" | null;
    home: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
  }

  export interface Marked {
    type: "marked";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
    hex: string;
  }

  export interface Ran {
    type: "ran";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    runs: readonly SquirrelRun[];
    nuts: number;
    waters: number;
  }

  /** One squirrel's run. */
  export interface SquirrelRun {
    squirrel: string;
    hexes: readonly string[];
    nuts: number;
    waters: number;
    kind: string | null;
    stops: readonly RunStop[];
  }

  /** One stop of a run, or an O that is passed. */
  export interface RunStop {
    hex: string;
    kind: "O" | "R" | "station";
    nuts: number;
    doubled?: boolean;
    sugar?: boolean;
    wheat?: boolean;
    wings?: boolean;
    home?: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
  }

  /** 7.4: one for every O, or what A SQUEEZE makes of it. */
  export interface WaterPaid {
    type: "water-paid";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    amount: number;
  }

  export interface HarvestShared {
    type: "harvest-shared";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    each: number;
    bonus: number;
    paid: readonly number[];
  }

  export interface HarvestKept {
    type: "harvest-kept";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    nuts: number;
    amount: number;
  }

  export interface SquirrelBought {
    type: "squirrel-bought";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    squirrel: string;
    kind: string;
    price: number;
    source: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    kitchen: boolean;
    from_seat: number | null;
    helped: number;
    loan: number;
  }

  export interface PhaseBegan {
    type: "phase-began";
    phase: string;
  }

  export interface SquirrelRetired {
    type: "squirrel-retired";
    squirrel: string;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
  }

  /** 3.6: it runs once more. */
  export interface LastRunDue {
    type: "last-run-due";
    squirrel: string;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
  }

  export interface SquirrelDiscarded {
    type: "squirrel-discarded";
    squirrel: string;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    kind: string | null;
  }

  export interface PatchPut {
    type: "patch-put";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    squirrel: string;
    kind: string | null;
  }

  export interface PatchTakenOff {
    type: "patch-taken-off";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    squirrel: string;
    kind: string | null;
  }

  /** 7.6, 7.1: one of the two is there. */
  export interface OfferMade {
    type: "offer-made";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    seat: number;
    price: number;
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS" | null;
    squirrel: string | null;
    kind: string | null;
  }

  export interface OfferDeclined {
    type: "offer-declined";
    seat: number;
  }

  /** 7.6: what the seat had offered no longer stands. */
  export interface OfferWithdrawn {
    type: "offer-withdrawn";
    seat: number;
  }

  /** 7.6: another family would sell this squirrel to the one that is buying. */
  export interface SquirrelOffered {
    type: "squirrel-offered";
    seat: number;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    squirrel: string;
    kind: string;
    price: number;
  }

  export interface RoundBegan {
    type: "round-began";
    kind: "operating" | "stock";
    day: number;
    number: number;
    ticket: number;
    available: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
    future: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
  }

  /** 6.7: at the end of a stock round. */
  export interface PowersShown {
    type: "powers-shown";
    available: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
    future: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
  }

  export interface TurnOrderSet {
    type: "turn-order-set";
    seats: readonly number[];
  }

  /** 7.1: a family's turn. */
  export interface TurnBegan {
    type: "turn-began";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    seat: number;
  }

  export interface Ended {
    type: "ended";
    reason: "by-hand" | "last-round" | "top-reputation";
  }

  /** What one seat may know. */
  export interface EighteenZooView {
    seat: number | null;
    waiting_on: readonly number[];
    point: string | null;
    options: EighteenZooOptions;
    round: "draft" | "operating" | "stock";
    turn: number;
    day: number;
    number: number;
    ticket: number;
    phase: string;
    limit: number;
    r_value: number;
    step: string;
    may_pass: boolean;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    order: readonly number[];
    operating_order: readonly ("BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI")[];
    card_limit: number;
    players: readonly PlayerView[];
    families: readonly FamilyView[];
    stacks: readonly StackView[];
    nearby: readonly ("BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI")[] | null;
    hexes: readonly HexView[];
    tiles: Record<string, number>;
    deck: readonly string[];
    next_cost: number;
    deck_left: number;
    kitchen: readonly SquirrelView[];
    available: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
    future: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
    face_down: number;
    coming: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[] | null;
    out: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
    uses_left: Record<string, number>;
    turned: readonly string[];
    midas: number | null;
    greek: boolean;
    barrels: boolean;
    harvest: number;
    waters: number;
    sold: boolean;
    bought: boolean;
    sold_of: readonly ("BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI")[];
    passed: readonly number[];
    lays: number;
    laid: readonly string[];
    upgraded: boolean;
    bonus_left: number;
    ancient: number;
    hole_first: string | null;
    station_built: boolean;
    new_squirrel: string | null;
    forced: ForcedView | null;
    declined: readonly DeclinedView[];
    reached_top: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    retiring: readonly string[];
    offer: OfferView | null;
    proposals: readonly ProposalView[];
    bargain: string | null;
    last_lays: readonly LaidTile[];
    runs: readonly FamilyRuns[];
    history: readonly RoundHistory[];
    result: Result | null;
  }

  export interface PlayerView {
    cash: number;
    debt: number;
    tickets: number;
    cards: readonly string[];
    powers: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
    worth: number;
  }

  export interface FamilyView {
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    launched: boolean;
    controller: number | null;
    treasury: number;
    row: number | null;
    column: number | null;
    price: number | null;
    lounge: readonly string[];
    kitchen: readonly string[];
    squirrels: readonly SquirrelView[];
    stations: readonly string[];
    station_costs: readonly number[];
    powers: readonly ("ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS")[];
    wheat: string | null;
  }

  export interface SquirrelView {
    id: string;
    kind: string;
    asleep: boolean;
    last_run: boolean;
  }

  /** A box of the stock board with tokens in it, the top one first. */
  export interface StackView {
    row: number;
    column: number;
    families: readonly ("BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI")[];
  }

  /** One hex; edges are numbered clockwise from the south. */
  export interface HexView {
    hex: string;
    area: "M" | "MM" | "O" | "R" | "Y" | "grey" | "home" | "plain";
    home?: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    tile?: string | null;
    rotation?: number;
    tracks?: readonly (readonly [number, number])[];
    spaces?: readonly (string | null)[];
    kept?: readonly (string | null)[];
    extra?: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    hole?: boolean;
  }

  /** 7.6.1: a squirrel that has to be paid for, with what the player adds and cards that are sold. */
  export interface ForcedView {
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    squirrel: string;
    kind: string;
    price: number;
    treasury: number;
    cash: number;
    missing: number;
    debt: number;
  }

  /** 7.6a: an offer declined in this turn; less than that, or as much, need not be offered again. */
  export interface DeclinedView {
    price: number;
    power?: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS" | null;
    squirrel?: string | null;
  }

  export interface OfferView {
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    seat: number;
    price: number;
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS" | null;
    squirrel: string | null;
  }

  /** 7.6a: a squirrel that another player has offered to the family in this turn. */
  export interface ProposalView {
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    squirrel: string;
    kind: string;
    price: number;
  }

  /** A tile as it was laid. */
  export interface LaidTile {
    hex: string;
    tile: string;
    rotation: number;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
  }

  /** The last runs of a family. */
  export interface FamilyRuns {
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    runs: readonly SquirrelRun[];
    nuts: number;
    waters: number;
    shared: boolean | null;
    round: number;
  }

  /** How everybody stood when a round was over. */
  export interface RoundHistory {
    round: number;
    worth: readonly number[];
    cash: readonly number[];
    prices: Record<string, number>;
    revenue: Record<string, number>;
    decision: number;
  }

  /** How the game ended. */
  export interface Result {
    standings: readonly Standing[];
    ended_by: string;
    decided_by: string | null;
  }

  /** The final place of one seat. */
  export interface Standing {
    seat: number;
    rank: number;
    score: number;
    tie_breaks: readonly TieBreak[];
  }

  /** A number that was compared because scores were equal. */
  export interface TieBreak {
    name: string;
    value: number;
  }

  /** Changes, not totals; what does not change is left out. */
  export interface EighteenZooForesight {
    cash: readonly number[];
    worth: readonly number[];
    treasury?: Record<string, number>;
    debt?: readonly number[];
    reputation?: readonly ReputationForesight[];
    parents?: Record<string, number>;
    retires?: readonly RetirementForesight[];
    phase?: string | null;
    nuts?: number | null;
    family?: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    harvest_before?: number | null;
    harvest_after?: number | null;
    ends_turn?: boolean;
    ends_round?: boolean;
    ends_game?: boolean;
  }

  /** Where a family's token would lie. */
  export interface ReputationForesight {
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    row: number;
    column: number;
    price: number;
  }

  export interface RetirementForesight {
    squirrel: string;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    last_run: boolean;
    may_be_saved: boolean;
  }

  export interface StaticDocument {
    players: number;
    options: EighteenZooOptions;
    hexes: readonly HexFacts[];
    tiles: readonly TileFacts[];
    stock: readonly StockBox[];
    launches: readonly LaunchFacts[];
    phases: readonly PhaseFacts[];
    squirrels: readonly SquirrelFacts[];
    deck: readonly string[];
    powers: readonly PowerFacts[];
    families: readonly FamilyFacts[];
    rounds: readonly RoundFacts[];
    modules: readonly ModuleFacts[];
  }

  /** One hex of the map. Its centre is at x = 3 / 2 * size * column, y = sqrt(3) / 2 * size * row. */
  export interface HexFacts {
    hex: string;
    column: number;
    row: number;
    area: "M" | "MM" | "O" | "R" | "Y" | "grey" | "home" | "plain";
    edges: readonly number[];
    open?: readonly number[];
    cost?: number;
    home?: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    tracks?: readonly (readonly [number, number])[];
    stubs?: readonly number[];
    values?: readonly number[];
  }

  /** One kind of tile, at rotation 0; a rotation is added to every edge. */
  export interface TileFacts {
    number: string;
    supply: string;
    colour: "brown" | "green" | "grey" | "yellow";
    area: "M" | "MM" | "O" | "R" | "Y" | "grey" | "home" | "plain";
    copies: number;
    paths?: readonly (readonly [number, number])[];
    stops?: readonly (readonly number[])[];
    nuts?: number;
    slots?: number;
    rotations?: readonly number[];
    upgrades?: readonly string[];
    moles?: boolean;
    home?: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
  }

  export interface StockBox {
    row: number;
    column: number;
    price: number;
    dividend: number;
    bonus: number;
    threshold: number;
  }

  /** 6.3: a value at which a family can be launched. */
  export interface LaunchFacts {
    value: number;
    row: number;
    column: number;
    treasury: number;
    tracks: number;
    colour: "brown" | "green" | "grey" | "yellow";
  }

  export interface PhaseFacts {
    phase: string;
    limit: number;
    colours: readonly ("brown" | "green" | "grey" | "yellow")[];
    r_value: number;
    launch: readonly number[];
    bonus: boolean;
  }

  export interface SquirrelFacts {
    kind: string;
    cost: number;
    stops: number;
    jumping: boolean;
    phase: string;
    retires_on: string | null;
    last_run_on: string | null;
  }

  /** Its name and effect in words are the messages ``power-<name>`` and ``power-effect-<name>``. */
  export interface PowerFacts {
    power: "ANCIENT_MAPS" | "A_SQUEEZE" | "A_TIP_OF_SUGAR" | "DAYS_OFF" | "HOLE" | "IT_S_ALL_GREEK_TO_ME" | "LEPRECHAUN_POT_OF_GOLD" | "MIDAS" | "MOLES" | "ON_A_DIET" | "PATCH" | "RABBITS" | "SHINING_GOLD" | "THAT_S_MINE" | "TOO_MUCH_RESPONSIBILITY" | "TWO_BARRELS" | "WHATSUP" | "WHEAT" | "WINGS" | "WORK_IN_PROGRESS";
    cost: number;
    colour: "blue" | "green";
    uses: number;
    paragraph: string;
  }

  export interface FamilyFacts {
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    colour: string;
    text_colour: string;
    home: string;
    station_costs: readonly number[];
  }

  export interface RoundFacts {
    kind: "draft" | "operating" | "stock";
    day: number;
    number: number;
    ticket: number;
  }

  /** A module of the map, for the editor of custom maps. */
  export interface ModuleFacts {
    module: string;
    place: number;
    hexes: readonly string[];
  }

  /** Why no tile can be laid on this hex now, or no station be built there. */
  export interface AskHex {
    type: "ask-hex";
    hex: string;
  }

  /** The best harvest of a family, with these ghost tiles on the map, and with other squirrels. */
  export interface AskBestRuns {
    type: "ask-best-runs";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    tiles?: readonly PlannedTile[];
    stations?: readonly string[];
    kinds?: readonly string[] | null;
  }

  /** A ghost tile of a private plan. */
  export interface PlannedTile {
    hex: string;
    tile: string;
    rotation: number;
  }

  /** What these runs of the family would bring, or which rule forbids them. */
  export interface AskDrawnRuns {
    type: "ask-drawn-runs";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    runs: readonly DrawnRun[];
    tiles?: readonly PlannedTile[];
    stations?: readonly string[];
  }

  /** The hexes that a family reaches, with these ghost tiles. */
  export interface AskReach {
    type: "ask-reach";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    tiles?: readonly PlannedTile[];
  }

  /** The tiles and rotations that fit on a hex beside these ghost tiles, whoever is to move; no cost, no reach. */
  export interface AskFits {
    type: "ask-fits";
    hex: string;
    tiles?: readonly PlannedTile[];
  }

  /** What these actions of the seat would do one after another. */
  export interface AskTurn {
    type: "ask-turn";
    actions: readonly (Pass | BuyPower | BuyPowerFor | Launch | BuyCard | Sell | CashTicket | UsePower | TakeDaysOff | CallSquirrel | AskForPower | Lay | BuildStation | Mark | RunBest | Rest | DrawRuns | Share | Keep | BuySquirrel | Approach | NamePrice | OfferSquirrel | Withdraw | Accept | Decline | Save | PutPatch | TakeOffPatch | DiscardSquirrel | EndByHand)[];
  }

  export interface HexAnswer {
    type: "hex-answer";
    hex: string;
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI" | null;
    asked: boolean;
    lay: Reason | null;
    station: Reason | null;
  }

  /** The rule that forbids something. */
  export interface Reason {
    text: string;
    paragraph: string;
  }

  /** The stops and nuts of the runs are counted with the phase and the powers of now. */
  export interface RunsAnswer {
    type: "runs-answer";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    runs: readonly SquirrelRun[];
    nuts: number;
    waters: number;
    best: boolean;
    refused: Reason | null;
  }

  export interface ReachAnswer {
    type: "reach-answer";
    family: "BB" | "CR" | "EL" | "GI" | "LI" | "PB" | "PE" | "TI";
    hexes: readonly string[];
    stations: readonly string[];
  }

  export interface FitsAnswer {
    type: "fits-answer";
    hex: string;
    lays: readonly PlannedTile[];
  }

  export interface TurnAnswer {
    type: "turn-answer";
    steps: readonly TurnStep[];
    total: EighteenZooForesight | null;
    next: readonly (Pass | BuyPower | BuyPowerFor | Launch | BuyCard | Sell | CashTicket | UsePower | TakeDaysOff | CallSquirrel | AskForPower | Lay | BuildStation | Mark | RunBest | Rest | DrawRuns | Share | Keep | BuySquirrel | Approach | NamePrice | OfferSquirrel | Withdraw | Accept | Decline | Save | PutPatch | TakeOffPatch | DiscardSquirrel | EndByHand)[];
  }

  /** One action of a planned turn. */
  export interface TurnStep {
    foresight: EighteenZooForesight | null;
    refused: Reason | null;
  }

  export type Action = Pass | BuyPower | BuyPowerFor | Launch | BuyCard | Sell | CashTicket | UsePower | TakeDaysOff | CallSquirrel | AskForPower | Lay | BuildStation | Mark | RunBest | Rest | DrawRuns | Share | Keep | BuySquirrel | Approach | NamePrice | OfferSquirrel | Withdraw | Accept | Decline | Save | PutPatch | TakeOffPatch | DiscardSquirrel | EndByHand;

  export type Event = Passed | PowerBought | PowerPaid | PowerUsed | PowerGone | PowerSold | Launched | CardBought | CardsSold | ParentsExchanged | ReputationMoved | TicketCashed | KitchenPaid | TileLaid | StationBuilt | Marked | Ran | WaterPaid | HarvestShared | HarvestKept | SquirrelBought | PhaseBegan | SquirrelRetired | LastRunDue | SquirrelDiscarded | PatchPut | PatchTakenOff | OfferMade | OfferDeclined | OfferWithdrawn | SquirrelOffered | RoundBegan | PowersShown | TurnOrderSet | TurnBegan | Ended;

  export type Options = EighteenZooOptions;

  export type View = EighteenZooView;

  export type Foresight = EighteenZooForesight;

  export type Document = StaticDocument;

  export type Query = AskHex | AskBestRuns | AskDrawnRuns | AskReach | AskFits | AskTurn;

  export type Answer = HexAnswer | RunsAnswer | ReachAnswer | FitsAnswer | TurnAnswer;
}

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

  /** 5a.2: change a picked card for another. Secret. */
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

  /** 7.8: because of a wild panda, fight over this zoo card instead. */
  export interface Replace {
    type: "replace";
    card: string;
  }

  /** 3.7: this player of the tied takes the zoo card. */
  export interface Award {
    type: "award";
    player: number;
  }

  /** 6.9: this player of the tied discards. The tag is the name in stored games. */
  export interface NameDiscarder {
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

  /** 3.8: discard this card. Secret. */
  export interface Discard {
    type: "discard";
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda";
  }

  /** A zoo card left the market to be fought over; the card that filled its place, if any. */
  export interface Chosen {
    type: "chosen";
    seat: number;
    card: ZooCard;
    refill: ZooCard | null;
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

  export interface Challenged {
    type: "challenged";
    seat: number;
    opponent_seat: number;
  }

  /** 6.2: everybody fights; 6.12: all but one. */
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

  /** 7.4: the wild fox goes back, and its owner rolls again. */
  export interface FoxUsed {
    type: "fox-used";
    seat: number;
  }

  /** 7.4: the wild fox stays the result. */
  export interface FoxNotUsed {
    type: "fox-not-used";
    seat: number;
  }

  /** 7.8: the battle is now over another zoo card. */
  export interface PandaReplaced {
    type: "panda-replaced";
    seat: number;
    old: ZooCard;
    new: ZooCard;
  }

  /** 7.6: a wild dolphin ended the battle; the zoo card went under the deck. */
  export interface Voided {
    type: "voided";
    seat: number;
    card: string;
  }

  /** 7.6: a wild dolphin was discarded openly. */
  export interface DolphinLeft {
    type: "dolphin-left";
    seat: number;
  }

  /** 7.7: nothing to draw, and no other card to go on with. */
  export interface DolphinStayed {
    type: "dolphin-stayed";
    seat: number;
  }

  /** 3.6: who has the best animal; several are tied. */
  export interface Compared {
    type: "compared";
    best_seats: readonly number[];
    distances: readonly Distance[];
  }

  /** 4.2, 6.4: the arrows from an animal to the next other one that was rolled. */
  export interface Distance {
    animal: "dolphin" | "flamingo" | "fox" | "lion" | "panda";
    arrows: number | null;
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
  export interface DiscarderNamed {
    type: "discarder-named";
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

  /** 5c.1: the winner draws instead; the zoo card went under the deck. */
  export interface CardRefused {
    type: "card-refused";
    seat: number;
    card: string;
  }

  /** 5c.4: which cards, only their owner sees. */
  export interface Drew {
    type: "drew";
    seat: number;
    count: number;
    cards: readonly ("dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda")[];
  }

  /** 5c.3, 7.7: the discards became the new pile. */
  export interface PileRenewed {
    type: "pile-renewed";
    count: number;
  }

  export interface Discarded {
    type: "discarded";
    seat: number;
    card: "dolphin" | "flamingo" | "fox" | "lion" | "panda" | "wild-dolphin" | "wild-flamingo" | "wild-fox" | "wild-lion" | "wild-panda" | null;
  }

  /** 3.9: the one who was to discard has only one card. */
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
    card: ZooCard;
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

  /** A card that was discarded. */
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
    distances: readonly Distance[];
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

  /** The final place of one seat. */
  export interface Standing {
    seat: number;
    rank: number;
    score: number;
    tie_breaks: readonly TieBreak[];
  }

  /** A number that was compared because scores were equal. */
  export interface TieBreak {
    name: string;
    value: number;
  }

  export type Action = Choose | Challenge | Exclude | Pick | Swap | Keep | Reroll | Stand | Replace | Award | NameDiscarder | Take | DrawInstead | Discard;

  export type Event = Chosen | Challenged | Gathered | Picked | Ready | SmallerDie | Rolled | Kept | FoxUsed | FoxNotUsed | PandaReplaced | Voided | DolphinLeft | DolphinStayed | Compared | TieSettled | Awarded | DiscarderNamed | Gained | CardRefused | Drew | PileRenewed | Discarded | LastCardKept | Shuffled | TurnedUp | Ended;

  export type Options = LuckyLionsOptions;

  export type View = LuckyLionsView;

  export type Foresight = never;

  export type Document = never;

  export type Query = never;

  export type Answer = never;
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
    animals: readonly ["apes" | "birds" | "mammals" | "reptiles" | "sea", "apes" | "birds" | "mammals" | "reptiles" | "sea"];
  }

  /** Seen by its owner alone. */
  export interface BidMade {
    type: "bid-made";
    seat: number;
    coins: number;
  }

  /** A closed fist is on the table. There is no event when the bid is changed later. */
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

  /** 5.3: visitors of one kind go to another zoo. */
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
    corners: readonly Corner[];
  }

  /** A point where four cells meet: the south-west corner of the cell (x, y). No path ever runs there. */
  export interface Corner {
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
    benches: readonly Corner[];
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

  /** A square of the grid: the start tile covers (0, 0) and (1, 0), x grows to the east, y to the north. */
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

  /** The final place of one seat. */
  export interface Standing {
    seat: number;
    rank: number;
    score: number;
    tie_breaks: readonly TieBreak[];
  }

  /** A number that was compared because scores were equal. */
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
    benches: readonly Corner[];
    joined: number;
  }

  /** What an enclosure would be worth with the half of the tile that joins it. */
  export interface EnclosureForesight {
    animal: "apes" | "birds" | "mammals" | "reptiles" | "sea";
    stars: number;
    before: number;
    cells: readonly Cell[];
  }

  export type Action = Bid | Place;

  export type Event = YearBegan | Offered | BidMade | BidReady | BidsOpened | TileWon | FlagDropped | TilePlaced | TileLost | EnclosureGrew | VisitorsMoved | TreesMoved | BenchesGained | YearScored | IncomePaid | Ended;

  export type Options = ZooLeMaOptions;

  export type View = ZooLeMaView;

  export type Foresight = PlacementForesight;

  export type Document = never;

  export type Query = never;

  export type Answer = never;
}

/** Zoocracy. */
export declare namespace Zoocracy {
  /** Each field is explained to players by ``option-<field>`` in the catalogue. Two players play by chapter 7. */
  export interface ZoocracyOptions {
    advanced: boolean;
    offers: boolean;
    strict_supply: boolean;
    play_before_draw: boolean;
    edition: "more-defectors" | "reconstructed";
  }

  /** Ends one's turn, or declines a power, a bonus card or a payment. */
  export interface Done {
    type: "done";
  }

  /** 5a.2: a bid of so much food. Secret, and changeable, until all have bid. */
  export interface Bid {
    type: "bid";
    food: number;
  }

  /** 5a.10: the new President draws an action card. (`Done` declines it.) */
  export interface Draw {
    type: "draw";
  }

  /** 5b.2: the Defense Minister blocks this species for the round. (`Done` keeps the power for later.) */
  export interface Blockade {
    type: "blockade";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
  }

  /** 5b.2: the Finance Minister covers this species' votes. (`Done` keeps the power for later.) */
  export interface Manipulate {
    type: "manipulate";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
  }

  /** 5b.7: put one, two or three food tokens from the funds on this species. */
  export interface Feed {
    type: "feed";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    food: number;
  }

  /** 9a.1: play the Rally of this species: one or two tokens from the supply. */
  export interface Rally {
    type: "rally";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    food: number;
  }

  /** 9a.2: play the Negative Campaign of this species: swap one token of that party for one's own. */
  export interface NegativeCampaign {
    type: "negative-campaign";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    party: number;
  }

  /** 5b.11: the Prime Minister's one or two tokens from the supply. */
  export interface Boost {
    type: "boost";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    food: number;
  }

  /** 5b.12: the Opposition Leader's own negative campaign, on any species. */
  export interface Smear {
    type: "smear";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    party: number;
  }

  /** 9a.3: play it. */
  export interface WetSeason {
    type: "wet-season";
  }

  /** 9a.4: play it. */
  export interface DrySeason {
    type: "dry-season";
  }

  /** 9a.5: play it. */
  export interface Migration {
    type: "migration";
  }

  /** 9a.6: play the one of this species. */
  export interface OverhangMandate {
    type: "overhang-mandate";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
  }

  /** 9a.7: play the one of this species: so many of one's own tokens stay. */
  export interface Loyalty {
    type: "loyalty";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    food: number;
  }

  /** 5d.20: the proposer offers one party these for a yes. Binds nobody. */
  export interface Offer {
    type: "offer";
    party: number;
    terms: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
  }

  /** 5d.21: agree to what that party offered or asked for. */
  export interface Accept {
    type: "accept";
    party: number;
  }

  /** 5d.21: decline what that party offered or asked for. */
  export interface Decline {
    type: "decline";
    party: number;
  }

  /** 5d.21: decline the offer, and ask for these in return for a yes. */
  export interface Counter {
    type: "counter";
    terms: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
  }

  /** 5d.22: without being asked, ask the proposer for these in return for a yes. */
  export interface Demand {
    type: "demand";
    terms: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
  }

  /** 5d.27: while another party proposes, offer a third one these in one's own proposal to come, for a yes to that. */
  export interface SideOffer {
    type: "side-offer";
    party: number;
    terms: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
  }

  /** 5d.27: while another party proposes, ask a third one for these in its proposal to come, for a yes to that. */
  export interface SideDemand {
    type: "side-demand";
    party: number;
    terms: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
  }

  /** 5d.28: agree to what that party offered or asked for on the side. */
  export interface SideAccept {
    type: "side-accept";
    party: number;
  }

  /** 5d.28: decline what that party offered or asked for on the side. */
  export interface SideDecline {
    type: "side-decline";
    party: number;
  }

  /** 5d.23: the proposer withdraws the offer that is not answered yet. */
  export interface Withdraw {
    type: "withdraw";
  }

  /** 5d.5: the formal proposal, one prize at a time and in the order of `PRIZES`; the last one completes it. */
  export interface Grant {
    type: "grant";
    prize: "defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister";
    party: number;
  }

  /** 5d.8: make no proposal. */
  export interface Pass {
    type: "pass";
  }

  /** 5d.9: yes or no. Secret, and changeable, until all have voted. */
  export interface Vote {
    type: "vote";
    yes: boolean;
  }

  /** 9a.10: play it: take seats from that party. */
  export interface Defectors {
    type: "defectors";
    party: number;
  }

  /** 9a.8: play it. */
  export interface EarlyPresidentialElection {
    type: "early-presidential-election";
  }

  /** 9a.9: play it. */
  export interface EarlyParliamentaryElection {
    type: "early-parliamentary-election";
  }

  /** 9a.11: play the one of this office, which one holds. */
  export interface Assertiveness {
    type: "assertiveness";
    office: "defense-minister" | "finance-minister" | "opposition-leader" | "president" | "prime-minister";
  }

  /** 5g.4: discard this card. */
  export interface Discard {
    type: "discard";
    card: string;
  }

  /** 5g.9, 8.1: the Prime Minister names the party that implements a goal. */
  export interface Name {
    type: "name";
    party: number;
  }

  /** 9b.3: pay five food for the goal. (`Done` gives it up.) */
  export interface Pay {
    type: "pay";
  }

  /** The round marker moves; which elections its markers call for. */
  export interface RoundBegan {
    type: "round-began";
    round: number;
    presidential: boolean;
    parliamentary: boolean;
  }

  /** The phase marker moves. */
  export interface PhaseBegan {
    type: "phase-began";
    phase: "A" | "B" | "C" | "D" | "E" | "F" | "G";
  }

  /** 5b.3: the player order of this phase (in D: the order of proposing). */
  export interface OrderSet {
    type: "order-set";
    order_seats: readonly number[];
    proposing: boolean;
  }

  /** A party has ended its turn, or declined a power. */
  export interface TurnPassed {
    type: "turn-passed";
    seat: number;
  }

  /** A sealed bid or vote is made. It can still be changed, and nobody sees that it is. */
  export interface Ready {
    type: "ready";
    seat: number;
  }

  /** An election marker on the round track; past the last round it is off the board (nothing). */
  export interface MarkerMoved {
    type: "marker-moved";
    election: "parliamentary" | "presidential";
    round: number | null;
  }

  /** An office card is turned: its power is used (or available again). */
  export interface OfficeTurned {
    type: "office-turned";
    office: "defense-minister" | "finance-minister" | "opposition-leader" | "president" | "prime-minister";
    seat: number;
    face_up: boolean;
  }

  /** An office card changes hands; without a holder it is beside the board. */
  export interface OfficeMoved {
    type: "office-moved";
    office: "defense-minister" | "finance-minister" | "opposition-leader" | "president" | "prime-minister";
    holder_seat: number | null;
    face_up: boolean;
  }

  /** Action cards from the deck; which ones, their owner alone sees. */
  export interface Drew {
    type: "drew";
    seat: number;
    count: number;
    cards: readonly string[];
  }

  /** 5g.5: the discards are shuffled into a new deck. */
  export interface DeckRenewed {
    type: "deck-renewed";
    count: number;
  }

  /** An action card leaves a hand for the discard pile; what it does follows. */
  export interface CardPlayed {
    type: "card-played";
    seat: number;
    card: string;
  }

  /** A goal marker moves one step. */
  export interface GoalReached {
    type: "goal-reached";
    seat: number;
    goals: number;
    by: "assertiveness" | "named" | "president" | "program";
  }

  /** Seen by its owner alone. */
  export interface BidChosen {
    type: "bid-chosen";
    seat: number;
    food: number;
  }

  /** 5a.3: all bids are opened together. By seat; nothing for parties that take no part in a second bid. */
  export interface BidsOpened {
    type: "bids-opened";
    bids: readonly (number | null)[];
    paid: readonly number[];
    second: boolean;
  }

  /** 5a.5: these bid once more. */
  export interface BidsTied {
    type: "bids-tied";
    tied_seats: readonly number[];
  }

  export interface PresidentElected {
    type: "president-elected";
    seat: number;
  }

  /** 5a.6: a second tie; the old President stays for the time being, if there is one. */
  export interface PresidencyUndecided {
    type: "presidency-undecided";
    incumbent_seat: number | null;
  }

  export interface BlockadePlaced {
    type: "blockade-placed";
    seat: number;
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
  }

  export interface BlockadeLifted {
    type: "blockade-lifted";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
  }

  export interface ManipulationPlaced {
    type: "manipulation-placed";
    seat: number;
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
  }

  export interface ManipulationLifted {
    type: "manipulation-lifted";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
  }

  /** Whose turn it is to campaign, and how much food from the funds is allowed. */
  export interface CampaignTurn {
    type: "campaign-turn";
    seat: number;
    limit: number;
  }

  /** Food tokens of the party on a species. */
  export interface Fed {
    type: "fed";
    seat: number;
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    food: number;
    source: "funds" | "prime-minister" | "rally";
    total: number;
  }

  /** One token of the victim was swapped for one of the party's. */
  export interface Smeared {
    type: "smeared";
    seat: number;
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    victim_seat: number;
    source: "card" | "office";
  }

  /** 5c.1: seat markers and majority marker leave the parliament track. */
  export interface ParliamentCleared {
    type: "parliament-cleared";
  }

  /** 5c.3: the votes of one species; nothing where no party has food there. */
  export interface SpeciesCounted {
    type: "species-counted";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    first_seat: number | null;
    first_votes: number;
    second_seat: number | null;
    second_votes: number;
    season: boolean;
    manipulated: boolean;
    tally: readonly number[];
  }

  /** 9a.6: an additional seat for the party that leads there. */
  export interface OverhangCounted {
    type: "overhang-counted";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    seat: number | null;
    tally: readonly number[];
  }

  /** 9a.5: an additional seat for the party that played the card. */
  export interface MigrationCounted {
    type: "migration-counted";
    seat: number;
    tally: readonly number[];
  }

  /** 5c.4, 5c.5: all seats, their sum, and the majority (nothing with two parties). */
  export interface ParliamentSeated {
    type: "parliament-seated";
    seats: readonly number[];
    total: number;
    majority: number | null;
  }

  /** 9a.7: so many of the party's tokens are to stay there after the count. */
  export interface LoyaltyPledged {
    type: "loyalty-pledged";
    seat: number;
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    food: number;
  }

  /** 9a.7: loyal animals. */
  export interface FoodStayed {
    type: "food-stayed";
    seat: number;
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    food: number;
  }

  /** 5c.6: everything else goes back to the supply. How much, by seat. */
  export interface FoodCleared {
    type: "food-cleared";
    food: readonly number[];
  }

  /** 5c.8: food by seat. */
  export interface IncomePaid {
    type: "income-paid";
    food: readonly number[];
  }

  /** Whose turn it is to propose, and what the proposal hands out. */
  export interface ProposalTurn {
    type: "proposal-turn";
    seat: number;
    prizes: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
  }

  /** 5d.20, 5d.21, 5d.22, 5d.27: an offer, a counter-offer or a demand; on the side, about a proposal to come. */
  export interface OfferMade {
    type: "offer-made";
    number: number;
    kind: "counter" | "demand" | "offer" | "side-demand" | "side-offer";
    seat: number;
    party_seat: number;
    terms: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
  }

  /** What became of an offer: its answer, or none; and, after the vote, whether an agreement was kept. */
  export interface OfferSettled {
    type: "offer-settled";
    number: number;
    proposer_seat: number;
    partner_seat: number;
    terms: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
    status: "accepted" | "broken-by-partner" | "broken-by-proposer" | "countered" | "declined" | "kept" | "lapsed" | "open" | "withdrawn";
  }

  /** A line of the proposal that is being announced. */
  export interface Granted {
    type: "granted";
    seat: number;
    prize: "defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister";
    party_seat: number;
  }

  /** 5d.4: the proposal is complete, and all vote. */
  export interface Proposed {
    type: "proposed";
    seat: number;
    grants: readonly (readonly ["defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister", number])[];
  }

  /** 5d.8: no proposal from this party. */
  export interface ProposalPassed {
    type: "proposal-passed";
    seat: number;
  }

  /** Seen by its owner alone. */
  export interface VoteCast {
    type: "vote-cast";
    seat: number;
    yes: boolean;
  }

  /** 5d.10: all votes are revealed together. */
  export interface VotesOpened {
    type: "votes-opened";
    proposer_seat: number;
    votes: readonly boolean[];
    yes: number;
    majority: number;
    accepted: boolean;
  }

  /** 5d.13: a prize that was meant for a party that voted no. */
  export interface FellToProposer {
    type: "fell-to-proposer";
    seat: number;
    prize: "defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister";
    party_seat: number;
  }

  /** 5d.11: the new government; office cards and program markers follow. */
  export interface GovernmentFormed {
    type: "government-formed";
    government_seats: readonly number[];
    opposition_seats: readonly number[];
  }

  /** 5d.17, 7.2: nobody was elected; the former government stays. */
  export interface GovernmentStays {
    type: "government-stays";
    government_seats: readonly number[];
    interim: boolean;
  }

  /** 5d.18: there was none before either. */
  export interface NoGovernment {
    type: "no-government";
  }

  /** Whose program markers lie on P1 and P2. */
  export interface ProgramSet {
    type: "program-set";
    p1_seat: number | null;
    p2_seat: number | null;
  }

  /** 5e.1: the event card of the round, by name; see the view for what it says. */
  export interface EventRevealed {
    type: "event-revealed";
    card: string;
    kind: "crop-failure" | "donation" | "end-of-game" | "good-harvest" | "resistance" | "strike";
  }

  /** 9b.1 */
  export interface Donated {
    type: "donated";
    seat: number;
    office: "defense-minister" | "finance-minister" | "opposition-leader" | "president" | "prime-minister";
    food: number;
  }

  /** 9a.10: seats change sides. */
  export interface Defected {
    type: "defected";
    seat: number;
    victim_seat: number;
    seats: number;
  }

  export interface Discarded {
    type: "discarded";
    seat: number;
    card: string;
  }

  export interface ResistancePaid {
    type: "resistance-paid";
    seat: number;
    food: number;
  }

  /** 5g.9, 8.1: the Prime Minister names who implements the goal. */
  export interface GoalNamed {
    type: "goal-named";
    seat: number;
    party_seat: number;
  }

  /** Why no goal comes of the government's program. */
  export interface GoalMissed {
    type: "goal-missed";
    seat: number | null;
    why: "no-government" | "no-majority" | "no-program" | "resistance" | "strike";
  }

  export interface Ended {
    type: "ended";
    winner_seats: readonly number[];
    funds: readonly number[];
  }

  /** The table as one seat sees it. */
  export interface ZoocracyView {
    seat: number | null;
    waiting_on: readonly number[];
    point: string | null;
    options: ZoocracyOptions;
    round: number;
    rounds: number;
    goals: number;
    phase: "A" | "B" | "C" | "D" | "E" | "F" | "G";
    step: string;
    active: number | null;
    order: readonly number[];
    species: readonly SpeciesView[];
    parties: readonly PartyView[];
    offices: readonly OfficeView[];
    forecast: readonly number[];
    majority: number | null;
    presidential_round: number | null;
    parliamentary_round: number | null;
    p1: number | null;
    p2: number | null;
    interim: boolean;
    event: EventCard | null;
    past_events: readonly EventCard[];
    event_deck: number;
    harvest: number;
    deck: number;
    discards: readonly Card[];
    campaign: CampaignView | null;
    count: CountView | null;
    bidders: readonly number[];
    second_bid: boolean;
    bid: number | null;
    bids: BidsView | null;
    proposers: readonly number[];
    proposal: ProposalView | null;
    vote: boolean | null;
    votes: VotesView | null;
    offers: readonly OfferView[];
    offers_left: number;
    goal_party: number | null;
    result: Result | null;
  }

  /** One species of the zoo. */
  export interface SpeciesView {
    id: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras";
    votes: readonly number[];
    watering_hole: boolean;
    food: readonly number[];
    manipulated: boolean;
    blocked: boolean;
    first: number | null;
    second: number | null;
    worth: readonly [number, number];
  }

  /** One party. */
  export interface PartyView {
    seat: number;
    side: "government" | "none" | "opposition";
    seats: number;
    goals: number;
    funds: number | null;
    seen: number;
    cards: number;
    hand: readonly Card[] | null;
  }

  /** An action card as players see it. */
  export interface Card {
    id: string;
    kind: "assertiveness" | "defectors" | "dry-season" | "early-parliamentary-election" | "early-presidential-election" | "loyalty" | "migration" | "negative-campaign" | "overhang-mandate" | "rally" | "wet-season";
    species: "elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras" | null;
    office: "defense-minister" | "finance-minister" | "opposition-leader" | "president" | "prime-minister" | null;
  }

  /** One office card. */
  export interface OfficeView {
    id: "defense-minister" | "finance-minister" | "opposition-leader" | "president" | "prime-minister";
    holder: number | null;
    face_up: boolean;
  }

  /** An event as players see it. */
  export interface EventCard {
    id: string;
    kind: "crop-failure" | "donation" | "end-of-game" | "good-harvest" | "resistance" | "strike";
    offices: readonly ("defense-minister" | "finance-minister" | "opposition-leader" | "president" | "prime-minister")[];
    food: number;
  }

  /** The turn of the party that is campaigning. */
  export interface CampaignView {
    seat: number;
    limit: number;
    fed: readonly number[];
  }

  /** What action cards have changed about the election that is being held. */
  export interface CountView {
    wet: boolean;
    dry: boolean;
    migrations: readonly number[];
    overhangs: readonly ("elephants" | "flamingos" | "hippos" | "monkeys" | "parrots" | "penguins" | "polar-bears" | "snakes" | "zebras")[];
    loyal: readonly (number | null)[];
    loyal_food: readonly number[];
  }

  /** The last presidential election, once its bids were opened. By seat; nothing for parties that took no part. */
  export interface BidsView {
    round: number;
    first: readonly (number | null)[];
    second: readonly (number | null)[];
    winner: number | null;
  }

  /** The proposal that is being made or voted on. */
  export interface ProposalView {
    proposer: number;
    prizes: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
    grants: readonly number[];
    complete: boolean;
  }

  /** The last proposal that was voted on, and the votes. */
  export interface VotesView {
    round: number;
    phase: "A" | "B" | "C" | "D" | "E" | "F" | "G";
    proposer: number;
    grants: readonly (readonly ["defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister", number])[];
    votes: readonly boolean[];
    yes: number;
    majority: number;
    accepted: boolean;
  }

  /** An offer, a counter-offer or a demand, and what became of it. */
  export interface OfferView {
    number: number;
    round: number;
    phase: "A" | "B" | "C" | "D" | "E" | "F" | "G";
    maker: number;
    proposer: number;
    partner: number;
    terms: readonly ("defense-minister" | "finance-minister" | "p1" | "p2" | "prime-minister")[];
    status: "accepted" | "broken-by-partner" | "broken-by-proposer" | "countered" | "declined" | "kept" | "lapsed" | "open" | "withdrawn";
  }

  /** How the game ended. */
  export interface Result {
    standings: readonly Standing[];
    ended_by: string;
    decided_by: string | null;
  }

  /** The final place of one seat. */
  export interface Standing {
    seat: number;
    rank: number;
    score: number;
    tie_breaks: readonly TieBreak[];
  }

  /** A number that was compared because scores were equal. */
  export interface TieBreak {
    name: string;
    value: number;
  }

  /** Only what the action changes. */
  export interface ZoocracyForesight {
    lost: number;
    species: SpeciesView | null;
  }

  export type Action = Done | Bid | Draw | Blockade | Manipulate | Feed | Rally | NegativeCampaign | Boost | Smear | WetSeason | DrySeason | Migration | OverhangMandate | Loyalty | Offer | Accept | Decline | Counter | Demand | SideOffer | SideDemand | SideAccept | SideDecline | Withdraw | Grant | Pass | Vote | Defectors | EarlyPresidentialElection | EarlyParliamentaryElection | Assertiveness | Discard | Name | Pay;

  export type Event = RoundBegan | PhaseBegan | OrderSet | TurnPassed | Ready | MarkerMoved | OfficeTurned | OfficeMoved | Drew | DeckRenewed | CardPlayed | GoalReached | BidChosen | BidsOpened | BidsTied | PresidentElected | PresidencyUndecided | BlockadePlaced | BlockadeLifted | ManipulationPlaced | ManipulationLifted | CampaignTurn | Fed | Smeared | ParliamentCleared | SpeciesCounted | OverhangCounted | MigrationCounted | ParliamentSeated | LoyaltyPledged | FoodStayed | FoodCleared | IncomePaid | ProposalTurn | OfferMade | OfferSettled | Granted | Proposed | ProposalPassed | VoteCast | VotesOpened | FellToProposer | GovernmentFormed | GovernmentStays | NoGovernment | ProgramSet | EventRevealed | Donated | Defected | Discarded | ResistancePaid | GoalNamed | GoalMissed | Ended;

  export type Options = ZoocracyOptions;

  export type View = ZoocracyView;

  export type Foresight = ZoocracyForesight;

  export type Document = never;

  export type Query = never;

  export type Answer = never;
}
